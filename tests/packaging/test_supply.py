"""What goes into the packages: pinned, hashed, licensed, and the same bytes twice."""

import importlib.util
import io
import re
import tarfile
import tomllib
from pathlib import Path
from types import ModuleType

PROJECT = Path(__file__).parents[2]
PACKAGING = PROJECT / "packaging"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_requirements_are_pinned_and_hashed_and_name_no_host() -> None:
    text = (PACKAGING / "requirements.txt").read_text("utf-8")
    assert "://" not in text
    assert "index-url" not in text
    blocks = re.split(r"\n(?=[a-z])", text.replace("\\\n", " "))
    assert len(blocks) > 10
    for block in blocks:
        assert re.match(r"[a-z0-9-]+==[0-9.]+ .*--hash=sha256:[0-9a-f]{64}", block, re.DOTALL), block


def test_requirements_have_all_that_the_program_and_its_freezing_need() -> None:
    pinned = set(re.findall(r"^([a-z0-9-]+)==", (PACKAGING / "requirements.txt").read_text("utf-8"), re.MULTILINE))
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    freezing = [line for line in (PACKAGING / "requirements.in").read_text("utf-8").splitlines() if line[0] != "#"]
    for requirement in (*project["dependencies"], *freezing):
        name = re.match(r"[A-Za-z0-9-]+", requirement)
        assert name is not None
        assert name[0].lower() in pinned


def test_all_that_is_carried_is_under_a_licence_that_is_allowed() -> None:
    table = tomllib.loads((PACKAGING / "carried.toml").read_text("utf-8"))
    names = [maker["name"] for maker in table["component"]]
    assert len(names) == len(set(names))
    assert {maker["licence"] for maker in table["component"]} == set(table["allowed"])
    for maker in table["component"]:
        assert maker.keys() & {"distribution", "part_of", "texts"}, maker["name"]
        for text in maker.get("texts", ()):
            assert (PACKAGING / "licences" / text).stat().st_size > 1000


def test_the_source_archive_is_the_same_bytes_whenever_it_is_made(tmp_path: Path) -> None:
    backend = load("build_backend")
    archives = []
    for moment in (1, 2_000_000_000):
        archive = tmp_path / f"{moment}.tar.gz"
        with tarfile.open(archive, "w:gz") as made:
            for name in ("b", "a") if moment == 1 else ("a", "b"):
                member = tarfile.TarInfo(f"serveplate-1/{name}")
                member.size, member.mtime, member.uid = 3, moment, moment % 1000
                made.addfile(member, io.BytesIO(name.encode() * 3))
        backend._rewrite(archive, 1_700_000_000)
        archives.append(archive)
    assert archives[0].read_bytes() == archives[1].read_bytes()
    with tarfile.open(archives[0]) as made:
        assert made.getnames() == ["serveplate-1/a", "serveplate-1/b", "serveplate-1/packaging/build_backend.py"]
        content = made.extractfile("serveplate-1/b")
        assert content is not None
        assert content.read() == b"bbb"
