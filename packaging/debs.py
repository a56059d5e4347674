"""Make the Debian packages of the frozen program: ``python packaging/debs.py``, on Debian, after freeze.py; no network.

They are left in build/debs, checked by lintian. Needs debhelper, librsvg2-bin and, to be checked, lintian.
"""

import datetime
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from freeze import BUILD, HERE, PROJECT, last_commit

TREE = BUILD / "debs" / "tree"
TEMPLATES = ("net.serveplate.Serveplate.metainfo.xml",)


def main() -> int:
    """Make both packages; the exit code."""
    frozen = BUILD / "frozen" / "serveplate"
    if not (frozen / "serveplate").exists():
        print(f"there is no {frozen}: run packaging/freeze.py first", file=sys.stderr)
        return 1
    version = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    os.environ.setdefault("SOURCE_DATE_EPOCH", last_commit())
    moment = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.UTC)
    shutil.rmtree(TREE.parent, ignore_errors=True)
    shutil.copytree(HERE / "debian", TREE / "debian")
    shutil.copytree(frozen, TREE / "frozen", symlinks=True)
    shutil.copy(PROJECT / "resources" / "icons" / "serveplate.svg", TREE)
    python = BUILD / "environment" / "bin" / "python"
    run(python, HERE / "reference.py", TREE / "reference")
    for name in ("serveplate.desktop", "kiosk.toml", *TEMPLATES):
        text = (TREE / "debian" / name).read_text("utf-8")
        (TREE / name).write_text(text.replace("@VERSION@", version).replace("@DATE@", f"{moment:%Y-%m-%d}"), "utf-8")
    (TREE / "debian" / "changelog").write_text(
        f"serveplate ({version}) unstable; urgency=medium\n\n  * See the project's own history.\n\n"
        f" -- the serveplate developers <serveplate@localhost>  {moment:%a, %d %b %Y %H:%M:%S +0000}\n",
        "utf-8",
    )
    run("dpkg-buildpackage", "--build=binary", "--no-sign")
    packages = sorted(TREE.parent.glob("*.deb"))
    if shutil.which("lintian"):
        run("lintian", "--fail-on", "error", "--allow-root", *packages)
    for package in packages:
        print(f"{package.stat().st_size / 1e6:8.1f} MB  {package}")
    return 0


def run(*command: str | Path) -> None:
    """Run a command where the packages are made; it must succeed."""
    subprocess.run([str(word) for word in command], check=True, cwd=TREE)


if __name__ == "__main__":
    sys.exit(main())
