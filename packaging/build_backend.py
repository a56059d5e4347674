"""setuptools as the build backend, whose source archive is the same bytes twice: it writes the time of day into it.

The moment is SOURCE_DATE_EPOCH, as it is for the wheel, or now.
"""

import gzip
import io
import os
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - every other hook is setuptools' own


def build_sdist(sdist_directory: str, config_settings: Mapping[str, Any] | None = None) -> str:
    """Build the source archive, with this file in it; its name."""
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    archive = Path(sdist_directory, name)
    _rewrite(archive, int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    return name


def _rewrite(archive: Path, moment: int) -> None:
    with tarfile.open(archive) as made:
        files = {member.name: made.extractfile(member).read() for member in made if member.isfile()}  # type: ignore[union-attr]
    top = min(files).partition("/")[0]
    files[f"{top}/packaging/{Path(__file__).name}"] = Path(__file__).read_bytes()
    with (
        archive.open("wb") as file,
        gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as made,
    ):
        for name, content in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size, member.mtime = len(content), moment
            made.addfile(member, io.BytesIO(content))
