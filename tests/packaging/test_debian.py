"""What the Debian packages say of the program: parsed, and true of it."""

import configparser
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from serveplate import __version__
from serveplate.cli.options import COMMANDS, OPTIONS
from serveplate.files.kiosk import KioskOptions, read_kiosk
from tests.packaging.test_supply import PACKAGING, PROJECT, load

DEBIAN = PACKAGING / "debian"


@pytest.fixture(scope="module")
def reference() -> ModuleType:
    return load("reference")


def test_the_man_page_has_every_command_and_option(reference: ModuleType) -> None:
    page = reference.man_page().replace("\\-", "-")
    assert f'"serveplate {__version__}"' in page
    for command in COMMANDS:
        assert f".B {command}\n" in page
    for option in OPTIONS:
        value = f" \\fI{option.value}\\fR" if option.value else ""
        assert f".TP\n\\fB{option.flag}\\fR{value}\n" in page


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completions_have_every_command_and_option(reference: ModuleType, shell: str) -> None:
    words = reference.completions(shell)
    for command in COMMANDS:
        assert re.search(rf"[ (\"]{command}[ :)\"]", words), command
    for option in OPTIONS:
        assert option.flag in words


def test_bash_completes_a_setting(reference: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "completion").write_text(reference.completions("bash"), "utf-8")
    asked = "COMP_WORDS=(serveplate run --batching c) COMP_CWORD=3; _shtab_serveplate; echo ${COMPREPLY[@]}"
    script = f'. "{tmp_path}/completion"; {asked}'
    if sys.platform == "win32":
        pytest.skip("Windows has no bash")
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "continuous\n"


def test_the_menu_entry_starts_the_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string((DEBIAN / "serveplate.desktop").read_text("utf-8"))
    desktop = entry["Desktop Entry"]
    assert (desktop["Type"], desktop["Exec"], desktop["Icon"]) == ("Application", "serveplate", "serveplate")
    assert (PROJECT / "resources" / "icons" / "serveplate.svg").exists()
    assert all(value.endswith(";") for value in (desktop["Categories"], desktop["Keywords"]))


def test_the_metainfo_is_of_that_entry() -> None:
    info = DEBIAN / "net.serveplate.Serveplate.metainfo.xml"
    root = ElementTree.fromstring(info.read_text("utf-8"))
    assert root.findtext("id") == info.name.removesuffix(".metainfo.xml")
    assert root.findtext("launchable") == "serveplate.desktop"
    assert root.findtext("project_license") == "MIT"
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "@VERSION@", "date": "@DATE@"}


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__
    written = [
        path for path in PACKAGING.rglob("*") if path.suffix in (".py", ".spec", ".xml", ".iss", ".sh", ".desktop")
    ]
    assert len(written) > 5
    for path in written:
        assert __version__ not in path.read_text("utf-8"), path


def test_the_kiosks_options_are_as_they_are_without_a_file_and_examples_are_right(tmp_path: Path) -> None:
    text = (DEBIAN / "kiosk.toml").read_text("utf-8")
    assert read_kiosk(DEBIAN / "kiosk.toml") == KioskOptions()
    (tmp_path / "kiosk.toml").write_text(re.sub(r"^#(?=\w+ = )", "", text, flags=re.MULTILINE), "utf-8")
    assert read_kiosk(tmp_path / "kiosk.toml") == KioskOptions(brief="serve-a-model", idle_seconds=90, theme="light")


def test_the_service_is_watched_and_started_again() -> None:
    unit = (DEBIAN / "serveplate-kiosk.service").read_text("utf-8")
    for line in ("Type=notify", "NotifyAccess=all", "WatchdogSec=20", "Restart=always", "User=serveplate-kiosk"):
        assert f"\n{line}\n" in unit
    session = (DEBIAN / "kiosk-session").read_text("utf-8")
    assert "serveplate --kiosk --kiosk-config /etc/serveplate/kiosk.toml\n" in session
