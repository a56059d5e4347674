"""``serveplate calibrate``: the timing constants that make the simulator's mean TPOT what was measured."""

import argparse
import logging
from pathlib import Path

from serveplate.cli.options import UsageError
from serveplate.cli.output import DONE, write, write_file
from serveplate.cli.values import setting, target, whole
from serveplate.files.calibrations import calibration_text, calibration_to_dict, calibration_toml, read_measurements
from serveplate.files.exports import to_json
from serveplate.simulator.brief import Brief
from serveplate.simulator.calibration import HOLD_OUT, MOST_GPUS_FITTED, CalibrationError, calibrate
from serveplate.simulator.design import Design

_log = logging.getLogger(__name__)

_MOST_GPUS, _MOST_HOLD_OUT = 8, 1_000


def calibrate_command(options: argparse.Namespace, brief: Brief) -> int:
    """Fit the constants to the measurements in a file and print them; the exit code."""
    if len(options.files) != 1:
        raise UsageError(f"calibrate is given {len(options.files)} files; it must be one, of measurements as CSV")
    bits = _bits(options.bits)
    hold_out = HOLD_OUT if options.holdout is None else whole("--holdout", options.holdout, _MOST_HOLD_OUT, least=0)
    gpus = MOST_GPUS_FITTED if options.fit_gpus is None else whole("--fit-gpus", options.fit_gpus, _MOST_GPUS)
    path = None if options.output is None else target("--output", options.output)
    measurements = read_measurements(Path(options.files[0]), brief, bits)
    try:
        made = calibrate(brief, measurements, bits, hold_out, gpus)
    except CalibrationError as error:
        raise UsageError(f"{options.files[0]}: {error}") from None
    _log.info("fitted %d measurements", len(made.fitted))
    code = DONE if path is None else write_file(path, calibration_toml(made, Path(options.files[0]).name))
    return code or write(to_json(calibration_to_dict(made)) if options.json else calibration_text(made))


def _bits(text: str | None) -> int:
    """The weights that were measured; refused as a design's are."""
    bits = Design().bits if text is None else setting(text)
    return Design().moved("bits", bits).bits
