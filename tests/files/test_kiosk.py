"""The kiosk's options and the staff's PIN."""

import os
import stat
from pathlib import Path

import pytest

from serveplate.files.atomic import StoreError
from serveplate.files.kiosk import KioskOptions, read_kiosk, write_pin
from serveplate.files.pins import hash_pin, is_pin, is_pin_hash, pin_matches
from serveplate.files.reading import InputFileError

HASH = "$scrypt$ln=14,r=8,p=1$6XQBme9whiUO3VT5RMPcwg$CnM8DUn4pTKyWmFMRoZopRKIokP6cm5CkO64O1GgVSQ"


def test_a_pin_is_hashed_with_a_salt_of_its_own() -> None:
    first, second = hash_pin("471100"), hash_pin("471100")
    assert first != second
    assert is_pin_hash(first)
    assert "471100" not in first
    assert pin_matches("471100", first)
    assert pin_matches("471100", second)
    assert not pin_matches("471101", first)
    assert not pin_matches("", first)
    with pytest.raises(ValueError, match="not a hash"):
        pin_matches("471100", first[:-1])


def test_the_hash_of_an_earlier_version_still_matches() -> None:
    assert pin_matches("4711", HASH)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("4711", True),
        ("0" * 12, True),
        ("471", False),
        ("0" * 13, False),
        ("47 11", False),
        ("47a1", False),
        ("٤٧١١", False),
    ],
)
def test_what_a_pin_may_be(text: str, is_one: bool) -> None:
    assert is_pin(text) is is_one


def test_all_options(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    (tmp_path / "mine.toml").touch()
    path.write_text(
        'brief = "mine.toml"\ntiming = "h100-tensorrt-llm"\nshow_map = false\nidle_seconds = 60\ntheme = "dark"\n'
        'reduced_motion = true\nlog_level = "info"\n'
        f'pin_hash = "{HASH}"\n'
    )
    assert read_kiosk(path) == KioskOptions(
        brief=str(tmp_path / "mine.toml"),
        timing="h100-tensorrt-llm",
        idle_seconds=60,
        theme="dark",
        reduced_motion=True,
        show_map=False,
        log_level="info",
        pin_hash=HASH,
    )
    path.write_text('brief = "serve-a-model"')
    assert read_kiosk(path) == KioskOptions("serve-a-model")
    path.write_text("")
    assert read_kiosk(path) == KioskOptions()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("idle_second = 60", "{path}: idle_second is not an option; did you mean idle_seconds?"),
        ("[kiosk]", "{path}: kiosk is not an option; it must be one of brief, timing, "),
        ("idle_seconds = 14", "{path}: idle_seconds is 14; it must be a whole number from 15 to 3,600"),
        ("idle_seconds = true", "{path}: idle_seconds is true; it must be a whole number"),
        ('theme = "pink"', '{path}: theme is "pink"; it must be "system", '),
        ("reduced_motion = 1", "{path}: reduced_motion is 1; it must be true or false"),
        ('log_level = "all"', '{path}: log_level is "all"; it must be "debug", '),
        ("brief = ''", '{path}: brief is ""; it must be the name of a brief or a file'),
        ("pin_hash = '4711'", "{path}: pin_hash is not such a hash; it must be what serveplate kiosk-pin writes"),
        ("theme =", "{path} is not valid TOML: "),
        ("theme = '\xff'", "{path} is not UTF-8 text (at line 1); a kiosk.toml must be"),
        ("a = " + "[" * 5000, "{path} is nested too deeply to be a kiosk.toml"),
        ("#" * (1 << 17), "{path} is larger than 65,536 bytes, the most that a kiosk.toml may have"),
    ],
    ids=range(13),
)
def test_what_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(InputFileError) as refused:
        read_kiosk(path)
    assert str(refused.value).startswith(sentence.format(path=path))
    assert "4711" not in str(refused.value)


@pytest.mark.parametrize("name", ["mybrief", "my.brief", "sub/mine", "./mine.toml"])
def test_a_file_stands_beside_the_kiosk_toml_whatever_its_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / "kiosk.toml"
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).touch()
    path.write_text(f'brief = "{name}"\ntiming = "{name}"')
    assert read_kiosk(path) == KioskOptions(brief=str(tmp_path / name), timing=str(tmp_path / name))


@pytest.mark.parametrize("key", ["brief", "timing"])
@pytest.mark.parametrize("name", ["mybrief", "sub/mine.toml", ".", "x" * 300])
def test_a_file_that_is_not_there_is_refused_by_the_kiosk_toml(tmp_path: Path, key: str, name: str) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text(f'{key} = "{name}"')
    with pytest.raises(InputFileError) as refused:
        read_kiosk(path)
    assert str(refused.value).startswith(f'{path}: {key} is "{name[:56]}')
    assert str(refused.value).endswith(f" or a file, and {tmp_path / name} is none")


def test_a_pin_is_set_before_the_brief_is_there(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text('brief = "later.toml"\n')
    write_pin(path, "4711")
    (tmp_path / "later.toml").touch()
    assert read_kiosk(path).pin_hash is not None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    os.mkfifo(path)
    for use in (read_kiosk, lambda there: write_pin(there, "4711")):
        with pytest.raises(InputFileError, match="is no ordinary file; a kiosk"):
            use(path)


def test_a_pin_is_written_beside_the_other_options(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_bytes(b'# Hall 3\r\nidle_seconds = 60 # short\r\n  pin_hash = "an old one" # mine\r\ntheme = "dark"')
    write_pin(path, "4711")
    first = read_kiosk(path)
    assert first.pin_hash is not None
    assert pin_matches("4711", first.pin_hash)
    assert path.read_bytes() == (
        b'# Hall 3\r\nidle_seconds = 60 # short\r\npin_hash = "' + first.pin_hash.encode() + b'"\r\ntheme = "dark"'
    )
    for quote in "\"'":
        path.write_text(f"{quote}pin_hash{quote} = 'an old one'\nidle_seconds = 60\n")
        write_pin(path, "4711")
        assert path.read_text() == f'pin_hash = "{read_kiosk(path).pin_hash}"\nidle_seconds = 60\n'
    path.write_text("idle_seconds = 60")
    write_pin(path, "0815")
    assert path.read_text().startswith('idle_seconds = 60\npin_hash = "$scrypt$')
    assert [each.name for each in tmp_path.iterdir() if each.suffix] == ["kiosk.toml"]


def test_a_file_that_is_no_kiosk_toml_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text('name = "a brief"\n')
    with pytest.raises(InputFileError, match="name is not an option"):
        write_pin(path, "4711")
    assert path.read_text() == 'name = "a brief"\n'
    with pytest.raises(StoreError, match="can't be written: No such file"):
        write_pin(tmp_path / "none" / "kiosk.toml", "4711")


@pytest.mark.skipif(not hasattr(os, "fchown"), reason="owners and modes are of POSIX systems")
def test_a_new_file_is_private_and_one_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    write_pin(path, "4711")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.stat().st_gid == tmp_path.stat().st_gid
    path.chmod(0o604)
    before = path.stat()
    write_pin(path, "0815")
    after = path.stat()
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)
