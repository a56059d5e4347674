"""Kept designs: one file each, nothing lost, one sentence for each thing that goes wrong."""

import errno
import io
import json
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path, PurePath, PureWindowsPath
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serveplate import Brief, Design, __version__
from serveplate.files.atomic import StoreError, write_atomically
from serveplate.files.briefs import brief_sha256, brief_to_dict
from serveplate.files.designs import LARGEST_FILE, DesignStore, SavedDesign, file_name, slug
from serveplate.simulator.study import Result
from tests.examples import examples

NOW = datetime(2026, 7, 25, 12, 34, 56, 789000, UTC)
KEY = "continuous-paged-1gpu-8bit-draft2"


def named(result: Result, name: str) -> Result:
    """The result as one of a brief of another name."""
    return replace(result, run=replace(result.run, brief=replace(result.brief, name=name)))


def saved(store: DesignStore, result: Result) -> SavedDesign:
    design = store.save(result)
    assert design is not None
    return design


def files(store: DesignStore) -> list[str]:
    return sorted(path.name for path in store.folder.iterdir())


def test_a_kept_design_comes_back_as_it_was(store: DesignStore, passing: Result) -> None:
    design = saved(store, passing)
    assert design == SavedDesign(
        path=store.folder / f"serve-a-model-22bb6bd4-{KEY}.json",
        brief=Brief(),
        design=passing.design,
        measures=passing.measures,
        seed=48,
        version=__version__,
        saved_utc=NOW,
    )
    assert store.load_all() == ([design], [])
    assert files(store) == [design.path.name]


def test_the_file_says_all_that_it_takes_to_run_it_again(store: DesignStore, passing: Result) -> None:
    document = json.loads(saved(store, passing).path.read_text("ascii"))
    assert list(document) == ["schema", "brief", "brief_sha256", "design", "measures", "seed", "saved_utc", "version"]
    assert document["schema"] == 1
    assert document["brief"] == json.loads(json.dumps(brief_to_dict(Brief())))
    assert document["brief_sha256"] == brief_sha256(Brief())
    assert document["saved_utc"] == "2026-07-25T12:34:56.789000Z"


def test_kept_once_and_left_as_it_is(store: DesignStore, passing: Result) -> None:
    first = saved(store, passing)
    before = first.path.read_bytes()
    assert DesignStore(store.folder, now=lambda: NOW + timedelta(days=1)).save(passing) is None
    assert first.path.read_bytes() == before


def test_oldest_first_and_one_file_a_brief_and_design(config_dir: Path, passing: Result) -> None:
    times = iter([NOW + timedelta(seconds=2), NOW, NOW + timedelta(seconds=1)])
    store = DesignStore(config_dir / "designs", now=lambda: next(times))
    paths = [saved(store, named(passing, name)).path for name in ("A", "B", "a")]
    times = iter([NOW])
    assert [design.path for design in store.load_all()[0]] == [paths[1], paths[2], paths[0]]


def test_delete_undo_and_reach_again(store: DesignStore, passing: Result) -> None:
    design = saved(store, passing)
    before = design.path.read_bytes()
    store.delete(design)
    assert store.load_all() == ([], [])
    store.delete(design)  # in another window too
    store.restore(design)
    assert design.path.read_bytes() == before
    store.delete(design)
    assert saved(store, passing) == design


def test_nothing_is_there_at_first(store: DesignStore) -> None:
    assert store.load_all() == ([], [])
    assert not store.folder.exists()
    assert store.trouble() is None
    assert files(store) == []


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Serve a Model", "serve-a-model"),
        ("Größe / Zürich!", "groe-zurich"),
        ("模型", "brief"),
        ("../../etc/passwd", "etc-passwd"),
        ("con", "con"),
        ("x" * 120, "x" * 40),
        ("a" * 39 + " b", "a" * 39),
        ("...", "brief"),
    ],
)
def test_file_names_are_safe_on_any_platform(name: str, part: str) -> None:
    assert slug(name) == part
    whole = file_name(Brief(name=name), Design("continuous", "paged", 1, 8, 2))
    assert whole == f"{part}-{brief_sha256(Brief(name=name))[:8]}-{KEY}.json"
    assert len(whole) < 120
    assert PurePath(whole).name == PureWindowsPath(whole).name == whole
    assert not PureWindowsPath(whole).is_reserved()


# What can go wrong with a file.


def change(**changes: Any) -> Callable[[dict[str, Any]], object]:
    return lambda document: document.update(changes)


def drop(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda document: document.pop(name)


def inside(table: str, **changes: Any) -> Callable[[dict[str, Any]], object]:
    return lambda document: document[table].update(changes)


def brief_with(**changes: Any) -> Callable[[dict[str, Any]], object]:
    """Another brief in the file, with its right fingerprint."""
    import hashlib

    def apply(document: dict[str, Any]) -> None:
        document["brief"] |= changes
        canonical = json.dumps(document["brief"], sort_keys=True, separators=(",", ":"))
        document["brief_sha256"] = hashlib.sha256(canonical.encode()).hexdigest()

    return apply


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (drop("schema"), "schema is not given; it must be a whole number"),
        (change(schema="1"), 'schema is "1"; it must be a whole number'),
        (change(schema=0), "schema is 0; it must be 1"),
        (change(brief=3), "brief is 3; it must be an object"),
        (change(brief_sha256="0" * 64), "brief_sha256 is not the fingerprint of its brief"),
        (inside("brief", name="Other"), "brief_sha256 is not the fingerprint of its brief"),
        (brief_with(traffic={"seed": -1}), "traffic.seed is -1; it must be a whole number"),
        (brief_with(schema=2), "schema is 2, of a newer serveplate"),
        (brief_with(levers={"bits": [16]}), "bits is 8; this brief offers 16"),
        (inside("design", bits=3), "bits is 3; it must be 16, 8 or 4"),
        (inside("design", gpus=True), "gpus is true; it must be a whole number"),
        (change(design=[]), "design is []; it must be an object"),
        (inside("measures", feasible=1), "feasible is 1; it must be true or false"),
        (inside("measures", ttft_p95_s="0.1"), 'ttft_p95_s is "0.1"; it must be a number or null'),
        (inside("measures", cache_bytes=None), "cache_bytes is null; it must be a number"),
        (inside("measures", run_s=10**400), "run_s is a number of more than 30 digits; it must be a number or null"),
        (inside("measures", ttft_p95_s=-5.0), "measures.ttft_p95_s is -5.0; it must be at least 0"),
        (change(seed=49), "seed is 49; it must be its brief's, 48"),
        (change(seed=48.0), "seed is 48.0; it must be a whole number"),
        (change(saved_utc="yesterday"), 'saved_utc is "yesterday"; it must be a time in UTC'),
        (change(saved_utc="2026-07-25T12:00:00"), 'saved_utc is "2026-07-25T12:00:00"; it must be a time in UTC'),
        (change(version=None), "version is null; it must be a text"),
    ],
)
def test_a_spoilt_design_is_set_aside(
    store: DesignStore, passing: Result, spoil: Callable[[dict[str, Any]], object], why: str
) -> None:
    good, bad = saved(store, named(passing, "Good")), saved(store, passing)
    document = json.loads(bad.path.read_text())
    spoil(document)
    bad.path.write_text(json.dumps(document))
    designs, problems = store.load_all()
    assert designs == [good]
    assert len(problems) == 1
    assert problems[0].startswith(f"The kept design {bad.path} is not readable ({why}")
    assert problems[0].endswith(f"; it is set aside as {bad.path.name}.corrupt")
    assert json.loads((bad.path.with_name(bad.path.name + ".corrupt")).read_text()) == document
    assert store.load_all() == ([good], [])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"\x00" * 3000,
        b"[" * 100_000,
        b'{"schema": NaN}',
        b" " * (LARGEST_FILE + 1),
    ],
    ids=["empty", "cut", "list", "null", "not UTF-8", "zeros", "deep", "NaN", "large"],
)
def test_a_file_that_is_no_design_is_set_aside_and_kept_anew(store: DesignStore, passing: Result, data: bytes) -> None:
    design = saved(store, passing)
    design.path.write_bytes(data)
    assert saved(store, passing) == design  # it does not stand in for a design that is reached again
    assert store.load_all() == ([design], [])
    assert design.path.with_name(f"{design.path.name}.corrupt").read_bytes() == data


def test_what_was_set_aside_before_is_not_overwritten(store: DesignStore, passing: Result) -> None:
    path = saved(store, passing).path
    for data in (b"first", b"second", b"third"):
        path.write_bytes(data)
        designs, problems = store.load_all()
        assert (designs, len(problems)) == ([], 1)
    suffixes = (".corrupt", ".2.corrupt", ".3.corrupt")
    assert [(store.folder / (path.name + suffix)).read_bytes() for suffix in suffixes] == [
        b"first",
        b"second",
        b"third",
    ]


def test_a_newer_schema_is_left_untouched(store: DesignStore, passing: Result) -> None:
    design = saved(store, passing)
    newer = b'{"schema": 2, "brief": "of another shape"}'
    design.path.write_bytes(newer)
    sentence = (
        f"The kept design {design.path} is left untouched: it has schema 2, of a newer serveplate; this one reads 1"
    )
    assert store.load_all() == ([], [sentence])
    with pytest.raises(StoreError) as caught:
        store.save(passing)
    assert str(caught.value) == sentence
    assert design.path.read_bytes() == newer
    assert files(store) == [design.path.name]


def test_what_a_later_version_adds_within_the_schema_is_read_over(store: DesignStore, passing: Result) -> None:
    design = saved(store, passing)
    document = json.loads(design.path.read_text()) | {"note": "mine"}
    document["measures"] |= {"goodput": 1.0}
    del document["measures"]["reason"]
    design.path.write_text(json.dumps(document))
    assert store.load_all() == ([design], [])


def test_what_is_not_a_design_is_left_alone(store: DesignStore, passing: Result) -> None:
    design = saved(store, passing)
    (store.folder / "notes.txt").write_text("mine")
    (store.folder / "folder.json").mkdir()
    assert store.load_all() == ([design], [])
    assert files(store) == sorted([design.path.name, "notes.txt", "folder.json"])


def test_old_leftovers_go_and_young_ones_stay(store: DesignStore, passing: Result) -> None:
    design = saved(store, passing)
    old, young = (store.folder / f"{design.path.name}.{name}.tmp" for name in ("old", "young"))
    for path, age in ((old, timedelta(hours=2)), (young, timedelta(minutes=1))):
        path.write_text("{")
        os.utime(path, times=((NOW - age).timestamp(),) * 2)
    assert store.load_all() == ([design], [])
    assert files(store) == [design.path.name, young.name]


# What can go wrong with the disk. Root may write anywhere, so the faults are put in.


class FullFile(io.FileIO):
    """A file on a full disk."""

    def write(self, data: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def fault(monkeypatch: pytest.MonkeyPatch, step: str, number: int) -> None:
    """Make one step of writing a file fail."""

    def fail(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    really_open = Path.open

    def open_for_writing(path: Path, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        if mode == "xb" and path.suffix == ".tmp":
            return FullFile(path, mode) if step == "write" else fail()
        return really_open(path, mode, *args, **kwargs)

    if step in ("open", "write"):
        monkeypatch.setattr(Path, "open", open_for_writing)
    elif step == "mkdir":
        monkeypatch.setattr(Path, "mkdir", fail)
    else:
        monkeypatch.setattr(os, step, fail)


@pytest.mark.parametrize(
    ("step", "number"),
    [
        ("mkdir", errno.EACCES),
        ("mkdir", errno.EROFS),
        ("open", errno.EACCES),
        ("open", errno.ENOSPC),
        ("open", errno.EROFS),
        ("write", errno.ENOSPC),
        ("fsync", errno.ENOSPC),
        ("fsync", errno.EIO),
        ("replace", errno.EACCES),
        ("replace", errno.ENOSPC),
    ],
)
def test_a_disk_that_refuses_is_said_and_harms_nothing(
    store: DesignStore, passing: Result, step: str, number: int
) -> None:
    first = saved(store, passing)
    other = named(passing, "Other")
    with pytest.MonkeyPatch.context() as patch:
        fault(patch, step, number)
        with pytest.raises(StoreError) as caught:
            store.save(other)
    assert str(caught.value) == f"The design {KEY} can't be kept in {store.folder}: {os.strerror(number)}"
    assert files(store) == [first.path.name]
    second = saved(store, other)
    assert sorted(design.path for design in store.load_all()[0]) == sorted([first.path, second.path])


def test_a_failed_replacement_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"before")
    with pytest.MonkeyPatch.context() as patch:
        fault(patch, "fsync", errno.ENOSPC)
        with pytest.raises(OSError, match="No space left"):
            write_atomically(path, b"after")
    assert path.read_bytes() == b"before"
    assert list(tmp_path.glob("file*")) == [path]


def test_a_folder_that_cannot_be_synced_is_no_fault(
    store: DesignStore, passing: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([None, OSError(errno.EINVAL, "Invalid argument")])

    def fsync(_: int) -> None:
        answer = next(answers)
        if answer:
            raise answer

    monkeypatch.setattr(os, "fsync", fsync)
    design = saved(store, passing)
    assert next(answers, "none left") == "none left" or os.name == "nt"
    assert store.load_all() == ([design], [])


def test_a_folder_that_is_a_file(config_dir: Path, passing: Result) -> None:
    config_dir.write_text("a file")
    store, why = DesignStore(config_dir / "designs"), "a file is where a folder must be"
    assert store.trouble() == f"Designs can't be kept in {store.folder}: {why}"
    with pytest.raises(StoreError) as caught:
        store.save(passing)
    assert str(caught.value) == f"The design {KEY} can't be kept in {store.folder}: {why}"
    assert store.load_all() == ([], [f"The kept designs in {store.folder} can't be read: {why}"])


def test_faults_of_reading_deleting_and_setting_aside(
    store: DesignStore, passing: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    design = saved(store, passing)

    def refuse(*_: Any, **__: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        with pytest.raises(StoreError) as caught:
            store.delete(design)
    assert str(caught.value) == f"The design {KEY} can't be deleted from {store.folder}: Permission denied"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        assert store.load_all() == ([], [f"The kept design {design.path} can't be read: Permission denied"])
    assert store.load_all() == ([design], [])
    design.path.write_bytes(b"{}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        designs, problems = store.load_all()
    assert designs == []
    assert problems[0].endswith(" and can't be set aside: Permission denied")
    assert files(store) == [design.path.name]


def test_two_stores_on_one_folder_lose_nothing(store: DesignStore, passing: Result) -> None:
    other = DesignStore(store.folder, now=lambda: NOW)
    mine, yours = saved(store, named(passing, "Mine")), saved(other, named(passing, "Yours"))
    assert store.save(yours_again := named(passing, "Yours")) is None
    assert store.load_all() == other.load_all() == ([mine, yours], [])
    other.delete(mine)
    store.delete(mine)
    assert store.load_all() == ([yours], [])
    assert other.save(yours_again) is None


def test_two_windows_that_save_the_same_design_at_once(
    store: DesignStore, passing: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one saves while the first one's file is written but not yet in place."""
    other, really_fsync, turns = DesignStore(store.folder, now=lambda: NOW), os.fsync, iter([True])

    def fsync(descriptor: int) -> None:
        really_fsync(descriptor)
        if next(turns, False):
            assert other.save(passing) is not None
            assert len(other.load_all()[0]) == 1

    monkeypatch.setattr(os, "fsync", fsync)
    design = saved(store, passing)
    assert store.load_all() == ([design], [])
    assert files(store) == [design.path.name]


@pytest.fixture(scope="module")
def whole(passing: Result, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return saved(DesignStore(tmp_path_factory.mktemp("whole"), now=lambda: NOW), passing).path.read_bytes()


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@examples(80)
@given(data=st.data())
def test_any_file_is_a_design_or_set_aside_in_one_line(
    whole: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    kind = data.draw(st.sampled_from(["bytes", "cut", "value", "inner value"]))
    if kind == "bytes":
        content = data.draw(st.binary(max_size=300))
    elif kind == "cut":
        at = data.draw(st.integers(0, len(whole)))
        content = whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + data.draw(st.integers(0, 9)) :]
    else:
        document = json.loads(whole)
        place = document[data.draw(st.sampled_from(["design", "measures"]))] if kind == "inner value" else document
        place[data.draw(st.sampled_from(sorted(place)))] = data.draw(VALUES)
        content = json.dumps(document).encode()
    store = DesignStore(tmp_path_factory.mktemp("any"))
    (store.folder / "design.json").write_bytes(content)
    designs, problems = store.load_all()
    assert len(designs) + len(problems) == 1
    assert all(problem.isprintable() and len(problem) < 500 for problem in problems)
    kept = [path for path in store.folder.iterdir() if path.read_bytes() == content]
    assert len(kept) == 1


def test_a_device_or_a_pipe_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="it is no ordinary file"):
        write_atomically(pipe, b"contents")
    assert pipe.is_fifo()
    assert not list(tmp_path.glob("pipe?*"))
