"""The kiosk: its options, which may come from a kiosk.toml, and ``serveplate kiosk-pin``."""

import argparse
import getpass
import sys
from pathlib import Path

from serveplate.cli.options import UsageError
from serveplate.cli.output import DONE, FAILED
from serveplate.cli.values import setting, target
from serveplate.files.atomic import StoreError
from serveplate.files.kiosk import IDLE_RANGE, IDLE_SECONDS, KioskOptions, kiosk_file, read_kiosk, write_pin
from serveplate.files.pins import FEWEST_DIGITS, MOST_DIGITS, is_pin
from serveplate.simulator.brief import shown


def fill_in_from_kiosk_file(options: argparse.Namespace) -> None:
    """Take from the kiosk.toml what the command line leaves out; nothing where it asks for no kiosk.

    Raises:
        UsageError: an option is refused.
        InputFileError: the file is.
    """
    if not options.kiosk:
        for flag, value in (("--kiosk-config", options.kiosk_config), ("--idle-seconds", options.idle_seconds)):
            if value is not None:
                raise UsageError(f"{flag} is given without --kiosk; it must stand beside it")
        return
    kept = _read(options.kiosk_config)
    options.idle_seconds = _idle_seconds(options.idle_seconds, kept)
    options.pin_hash = kept.pin_hash
    for name in ("brief", "timing", "language", "theme", "log_level"):
        if getattr(options, name) is None:
            setattr(options, name, getattr(kept, name))
    if options.zoom is None and kept.zoom_percent is not None:
        options.zoom = str(kept.zoom_percent)
    options.show_map = options.show_map or kept.show_map is True
    if not options.reduced_motion and not options.no_reduced_motion:
        options.reduced_motion, options.no_reduced_motion = kept.reduced_motion is True, kept.reduced_motion is False


def kiosk_pin_command(options: argparse.Namespace) -> int:
    """Read a PIN and keep its hash; the exit code."""
    path = target("--config", str(kiosk_file()) if options.config is None else options.config)
    pin = _given_pin()
    if not is_pin(pin):  # which is not shown: it may be one for something else
        raise UsageError(
            f"the PIN on standard input is not one; it must be {FEWEST_DIGITS} to {MOST_DIGITS} of the digits 0 to 9"
        )
    try:
        write_pin(path, pin)
    except StoreError as error:
        print(f"serveplate: {error}", file=sys.stderr)
        return FAILED
    return DONE


def _given_pin() -> str:
    """What standard input says, which is closed at the start of some services."""
    if sys.stdin is not None and sys.stdin.isatty():
        return getpass.getpass("PIN: ")
    return "" if sys.stdin is None else sys.stdin.readline(MOST_DIGITS + 3).rstrip("\r\n")


def _read(name: str | None) -> KioskOptions:
    if name == "":
        raise UsageError('--kiosk-config is ""; it must be a kiosk.toml')
    if name is not None:
        return read_kiosk(Path(name))
    try:
        is_there = kiosk_file().exists()
    except OSError:  # a folder that may not be looked into, say: reading it says why, and no kiosk runs without its PIN
        is_there = True
    return read_kiosk(kiosk_file()) if is_there else KioskOptions()


def _idle_seconds(text: str | None, kept: KioskOptions) -> int:
    if text is None:
        return IDLE_SECONDS if kept.idle_seconds is None else kept.idle_seconds
    value = setting(text)
    if not isinstance(value, int) or value not in IDLE_RANGE:
        must_be = f"a whole number from {IDLE_RANGE[0]} to {IDLE_RANGE[-1]:,}"
        raise UsageError(f"--idle-seconds is {shown(value)}; it must be {must_be}")
    return value
