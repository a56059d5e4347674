"""The fit of the timing constants, and the shipped one beside the measurements that it was made of."""

from dataclasses import asdict, replace
from math import log

import numpy as np
import pytest

from serveplate import Brief
from serveplate.files.calibrations import published_measurements
from serveplate.files.timings import CALIBRATED, timed
from serveplate.simulator import calibration
from serveplate.simulator.brief import Gpu, Timing, Traffic
from serveplate.simulator.calibration import (
    CalibrationError,
    Constants,
    Measurement,
    calibrate,
    compare,
    constants_of,
    errors_of,
    measured_brief,
    measured_design,
    unfit_reason,
)
from serveplate.simulator.engine import simulate
from serveplate.simulator.least_squares import least_squares
from serveplate.simulator.measures import measure
from serveplate.simulator.trace import Trace

PLATE = Brief()
FITTED = replace(
    PLATE,
    timing=Timing(0.393, 0.941, 2.16e-3),
    gpu=Gpu(link_latency_s=3.47e-6, link_bandwidth_bytes_per_s=119e9),
)


def measured(brief: Brief, gpus: tuple[int, ...] = (1, 2)) -> list[Measurement]:
    """What a server that is just like the simulator would have been measured at, short."""
    rows = [
        Measurement(gpus, concurrency, prompt, output, 1.0)
        for gpus in gpus
        for concurrency in (1, 4, 40)
        for prompt, output in ((64, 12), (3500, 4))
    ]
    return [replace(row, tpot_s=compare(brief, row, 16).tpot_s) for row in rows]


@pytest.fixture(scope="module")
def published() -> list[Measurement]:
    return published_measurements()


@pytest.mark.parametrize(
    ("brief", "gpus", "tpot_ms", "tokens_per_s"),
    [(PLATE, 1, 12.894186, 3807.6352), (FITTED, 2, 9.633251, 4813.6262)],
    ids=["plate", "fitted"],
)
def test_the_spot_figures(brief: Brief, gpus: int, tpot_ms: float, tokens_per_s: float) -> None:
    row = Measurement(gpus, 64, 1024, 256, 1.0)
    measures = measure(simulate(measured_brief(brief, row), measured_design(row, 16)))
    assert measures.tpot_mean_s == pytest.approx(tpot_ms / 1e3, rel=1e-7)
    assert measures.throughput_tokens_per_s == pytest.approx(tokens_per_s, rel=1e-7)
    assert (measures.requests, measures.passes) == (256, 1052)


def test_the_plates_timing_beside_what_was_published(published: list[Measurement]) -> None:
    one = [compare(PLATE, row, 16) for row in published if row.gpus == 1]
    errors = sorted(comparison.error for comparison in one)
    assert (round(errors[0], 2), round(errors[-1], 2)) == (-0.23, -0.09)
    assert sum(errors) / 30 == pytest.approx(-0.145, abs=5e-4)
    two = [compare(PLATE, row, 16).error for row in published if row.gpus == 2]
    assert sum(two) / 30 == pytest.approx(-0.32, abs=5e-3)


def test_the_shipped_timing_holds_what_is_said_of_it(published: list[Measurement]) -> None:
    brief = timed(PLATE, CALIBRATED)
    means = {}
    for gpus in (1, 2, 4, 8):
        errors = errors_of([compare(brief, row, 16) for row in published if row.gpus == gpus])
        assert errors is not None
        means[gpus] = round(errors.mean, 3)
    assert means == {1: 0.016, 2: 0.034, 4: 0.107, 8: 0.163}


@pytest.mark.parametrize("name", ["compute_efficiency", "bandwidth_efficiency", "pass_overhead_s"])
def test_the_shipped_timing_is_where_the_squares_are_least(published: list[Measurement], name: str) -> None:
    shipped = constants_of(timed(PLATE, CALIBRATED))

    def squares(factor: float) -> float:
        brief = replace(shipped, **{name: asdict(shipped)[name] * factor}).applied(PLATE)
        return sum(log(1 + compare(brief, row, 16).error) ** 2 for row in published if row.gpus <= 2)

    assert squares(1) < min(squares(0.98), squares(1.02))


def test_the_fit_finds_the_constants_that_made_the_measurements() -> None:
    made = calibrate(PLATE, measured(FITTED), hold_out=0)
    for name, value in asdict(constants_of(FITTED)).items():
        assert asdict(made.constants)[name] == pytest.approx(value, rel=0.02), name
    errors = errors_of(made.fitted)
    assert errors is not None
    assert errors.worst < 1e-3
    assert max(made.uncertainty.values()) < 0.05
    assert constants_of(made.constants.applied(PLATE)) == made.constants


def test_without_rows_of_two_gpus_the_link_stays_the_briefs() -> None:
    brief = replace(PLATE, gpu=Gpu(link_bandwidth_bytes_per_s=50e9, link_latency_s=1e-6))
    made = calibrate(brief, measured(FITTED, (1,)), hold_out=0)
    assert (made.constants.link_bandwidth_bytes_per_s, made.constants.link_latency_s) == (50e9, 1e-6)
    assert list(made.uncertainty) == ["compute_efficiency", "bandwidth_efficiency", "pass_overhead_s"]


def test_every_nth_row_is_held_out_and_many_gpus_are_beside_the_fit() -> None:
    rows = measured(PLATE, (1, 4))
    made = calibrate(PLATE, rows, hold_out=3)
    assert [comparison.measurement for comparison in made.held_out] == [rows[2], rows[5]]
    assert [comparison.measurement for comparison in made.beyond] == rows[6:]
    assert len(made.fitted) == 4


def test_fewer_rows_than_constants_are_refused() -> None:
    with pytest.raises(CalibrationError, match=r"^only 2 of its rows can be fitted \(1 are held out, 0 have more"):
        calibrate(PLATE, measured(PLATE, (1,))[:3], hold_out=3)


def test_a_brief_with_a_trace_is_measured_without_it() -> None:
    trace = Trace.of([0.0, 1.0], [10, 20], [2, 3])
    brief = Brief(traffic=Traffic(arrivals="trace"), trace=trace)
    asked = measured_brief(brief, Measurement(1, 8, 512, 4, 1.0))
    assert (asked.trace, asked.traffic.arrivals, asked.traffic.concurrency) == (None, "closed", 8)


def test_what_cannot_be_simulated_says_why() -> None:
    assert unfit_reason(PLATE, Measurement(1, 8, 8000, 192, 1.0), 16) is None
    longer = unfit_reason(PLATE, Measurement(1, 8, 8000, 193, 1.0), 16)
    assert longer == "prompt and output are 8,193 tokens; the model's context is 8,192"
    small = replace(PLATE, gpu=replace(PLATE.gpu, memory_bytes=16e9))
    assert "no room" in (unfit_reason(small, Measurement(1, 8, 512, 8, 1.0), 16) or "")


def test_least_squares_finds_a_curve_and_keeps_its_bounds() -> None:
    x = np.linspace(0, 2, 20)
    wide, tight = np.array([9.0, 9.0, 9.0]), np.array([9.0, 0.5, 9.0])

    def residuals(p: np.ndarray) -> np.ndarray:
        return p[0] * np.exp(p[1] * x) + 0.0 * p[2] - 2 * np.exp(0.7 * x)

    found = least_squares(residuals, np.ones(3) * 0.3, -wide, wide)
    assert found.parameters == pytest.approx([2, 0.7, 0.3], rel=0.02)  # what nothing depends on stays
    bounded = least_squares(residuals, np.ones(3) * 0.3, -wide, tight)
    assert bounded.parameters[1] == 0.5
    # At the bound the other takes its own best: 2 exp(0.7 x) by a exp(0.5 x).
    curve = np.exp(0.5 * x)
    assert bounded.parameters[0] == pytest.approx(curve @ (2 * np.exp(0.7 * x)) / (curve @ curve), rel=1e-3)


def test_a_comparison_of_nothing_has_no_errors() -> None:
    assert errors_of([]) is None
    assert Constants(0.5, 0.5, 0.0, 0.0, None).applied(PLATE).timing == Timing(0.5, 0.5, 0.0)
    assert calibration.MOST_GPUS_FITTED == 2
