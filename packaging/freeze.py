"""Freeze the program on Linux, Windows or macOS: ``python packaging/freeze.py [WHEEL]``.

Builds the wheel where none is given, installs it with what requirements.txt pins into an environment of its own, lets
PyInstaller freeze it into build/frozen/serveplate (on macOS also build/frozen/Serveplate.app) and says how large it is.
pip's own settings may name a folder of wheels instead of a network (PIP_NO_INDEX, PIP_FIND_LINKS).
"""

import os
import subprocess
import sys
import venv
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
BUILD = PROJECT / "build"


def main() -> int:
    """Freeze; the exit code."""
    if len(sys.argv) > 2:
        print("usage: freeze.py [WHEEL]", file=sys.stderr)
        return 2
    os.environ.setdefault("SOURCE_DATE_EPOCH", last_commit())
    os.environ["PYTHONHASHSEED"] = "0"
    folder = BUILD / "environment"
    folder.mkdir(parents=True, exist_ok=True)
    venv.create(folder, clear=True, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", HERE / "requirements.txt")
    wheel = Path(sys.argv[1]).resolve() if len(sys.argv) == 2 else built_wheel(python)
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", wheel)
    options = ("--noconfirm", "--clean", "--log-level", "WARN")
    places = ("--distpath", BUILD / "frozen", "--workpath", BUILD / "pyinstaller")
    run(python, "-m", "PyInstaller", *options, *places, HERE / "serveplate.spec")
    print_sizes(BUILD / "frozen" / "serveplate")
    return 0


def run(*command: str | Path) -> None:
    """Run a command; it must succeed."""
    print("+", *command, flush=True)
    # Away from the source: what is frozen is the wheel.
    subprocess.run([str(word) for word in command], check=True, cwd=BUILD)


def last_commit() -> str:
    """The moment of the last commit, in seconds, as reproducible builds want it; the present without git."""
    asked = ["git", "-C", str(PROJECT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return str(int(Path(__file__).stat().st_mtime))


def built_wheel(python: Path) -> Path:
    """The program's wheel, built with the pinned setuptools."""
    run(python, "-m", "build", "--no-isolation", "--outdir", BUILD / "dist", PROJECT)
    return max((BUILD / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)


def print_sizes(folder: Path) -> None:
    """Say how large the frozen folder is, and what of it."""
    sizes: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            parts = path.relative_to(folder).parts
            sizes[parts[1] if parts[0] == "_internal" else parts[0]] += path.stat().st_size
    for name, size in sizes.most_common(8):
        print(f"{size / 1e6:8.1f} MB  {name}")
    print(f"{sizes.total() / 1e6:8.1f} MB  in all, in {folder}")


if __name__ == "__main__":
    sys.exit(main())
