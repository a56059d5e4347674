"""Who made what is frozen: each file and module must be somebody's in carried.toml, under a licence allowed there.

Writes the licences' texts and a bill of materials (CycloneDX) that go with the program.
"""

import datetime
import fnmatch
import hashlib
import os
import platform
import sys
import time
import tomllib
import uuid
from collections.abc import Iterable, Sequence
from importlib.metadata import distribution
from pathlib import Path, PurePath
from typing import Any

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

_HERE = Path(__file__).parent
BILL = "serveplate.cdx.json"

Entry = tuple[str, str, str]
"""As PyInstaller has them: the path in the frozen folder, the file that it is a copy of, and its kind."""


def with_papers(entries: Sequence[Entry], modules: Iterable[str], folder: Path) -> list[Entry]:
    """What is carried, with the licences' texts and the bill of materials, which are written to a folder.

    Raises:
        SystemExit: a file or a module is nobody's, or a licence is not allowed.
    """
    table = tomllib.loads((_HERE / "carried.toml").read_text("utf-8"))
    made: dict[str, dict[str, str]] = {maker["name"]: {} for maker in table["component"]}
    packages = {module.partition(".")[0] for module in modules}
    of_modules = {package: _maker_of_module(table["component"], package) for package in packages}
    of_files = {path: _maker_of_file(table["component"], path) for path, _, kind in entries if kind != "SYMLINK"}
    nobodys = [name for name, maker in (of_files | of_modules).items() if maker is None]
    if nobodys:
        raise SystemExit(f"nobody's in carried.toml: {', '.join(nobodys)}; who made it, and under which licence?")
    for path, source, kind in entries:
        if kind in ("BINARY", "EXTENSION"):
            made[str(of_files[path])][PurePath(path).as_posix()] = hashlib.sha256(Path(source).read_bytes()).hexdigest()
    here = {*of_files.values(), *of_modules.values()}
    makers = [maker for maker in table["component"] if maker["name"] in here]
    for maker in makers:
        if maker["licence"] not in table["allowed"]:
            raise SystemExit(f"{maker['name']} is under {maker['licence']}, which carried.toml does not allow")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / BILL).write_text(_bill(makers, made), "utf-8")
    texts = [
        *((f"licences/{name}", str(source)) for maker in makers for name, source in _texts(maker)),
        ("licences/README.txt", str(_HERE / "licences" / "README.txt")),
        (f"licences/{BILL}", str(folder / BILL)),
    ]
    return [*entries, *((path, source, "DATA") for path, source in dict.fromkeys(texts))]


def _maker_of_file(makers: Sequence[dict[str, Any]], path: str) -> str | None:
    posix = PurePath(path).as_posix()
    for maker in makers:
        if any(fnmatch.fnmatch(posix, pattern) for pattern in maker["files"]):
            return str(maker["name"])
    return None


def _maker_of_module(makers: Sequence[dict[str, Any]], package: str) -> str | None:
    if package in sys.stdlib_module_names or package.startswith("_sysconfigdata"):
        return "CPython"
    for maker in makers:
        if any(fnmatch.fnmatch(package, pattern) for pattern in maker.get("modules", ())):
            return str(maker["name"])
    return None


def _version(maker: dict[str, Any]) -> str | None:
    of = maker.get("version_of", maker.get("distribution"))
    if of is None:
        return None
    return platform.python_version() if of == "python" else distribution(of).version


def _texts(maker: dict[str, Any]) -> list[tuple[str, Path]]:
    """The licence's texts of a component: their names, and where they are."""
    texts = [(name, _HERE / "licences" / name) for name in maker.get("texts", ())]
    package = maker.get("distribution", maker.get("part_of"))
    for file in (distribution(package).files or ()) if package else ():
        if ".dist-info" in file.parts[0] and "licenses" in file.parts:
            inner = "-".join(file.parts[file.parts.index("licenses") + 1 :])
            texts.append((f"{package}-{inner}", Path(str(file.locate()))))
    if not texts:
        raise SystemExit(f"no text of {maker['name']}'s licence was found")
    return texts


def _bill(makers: Sequence[dict[str, Any]], made: dict[str, dict[str, str]]) -> str:
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    bill = Bom(components=[_component(maker, made[maker["name"]]) for maker in makers if maker["name"] != "serveplate"])
    ours = _component(next(maker for maker in makers if maker["name"] == "serveplate"), {}, ComponentType.APPLICATION)
    bill.metadata.component = ours
    bill.metadata.timestamp = datetime.datetime.fromtimestamp(moment, datetime.UTC)
    bill.register_dependency(ours, bill.components)
    bill.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"{ours.purl} {moment} {platform.platform()}")
    return str(JsonV1Dot6(bill).output_as_string(indent=2)) + "\n"


def _component(maker: dict[str, Any], files: dict[str, str], kind: ComponentType = ComponentType.LIBRARY) -> Component:
    version, package, whole = _version(maker), maker.get("distribution"), maker.get("part_of")
    return Component(
        name=maker["name"],
        type=kind,
        version=version,
        description=f"from the wheel of {whole} {distribution(whole).version}" if whole else None,
        licenses=[LicenseFactory().make_from_string(maker["licence"])],
        purl=PackageURL("pypi", None, package.lower().replace("_", "-"), version) if package else None,
        bom_ref=maker["name"],
        components=[
            Component(
                name=name,
                type=ComponentType.FILE,
                bom_ref=name,
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
            )
            for name, digest in sorted(files.items())
        ],
    )
