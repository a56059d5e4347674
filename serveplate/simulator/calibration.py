"""The timing constants that make the simulator's mean TPOT what was measured (MODEL.md section 10)."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace

import numpy as np

from serveplate.simulator.brief import Brief, Traffic
from serveplate.simulator.cache import infeasible_reason
from serveplate.simulator.design import Design
from serveplate.simulator.engine import never, simulate
from serveplate.simulator.least_squares import Minimum, least_squares
from serveplate.simulator.measures import measure
from serveplate.simulator.workload import Floats

HOLD_OUT = 5
"""Of the rows that could be fitted every fifth is held out, to see the error where nothing was fitted."""
MOST_GPUS_FITTED = 2
"""The model's ring of all-reduces is not how engines reduce among more GPUs; of those nothing is claimed."""

_LEAST_REQUESTS = 32  # a row simulates four requests a client, and not fewer than these
_TIMING = ("compute_efficiency", "bandwidth_efficiency", "pass_overhead_s")
_LINK = ("link_latency_s", "link_bandwidth_bytes_per_s")
_START_LINK_BYTES_PER_S = 100e9  # where the brief's link is ideal


@dataclass(frozen=True)
class _Scale:
    """How a constant stands in the fit: ``constant = unit * parameter ** power``.

    A pass's time is nearly linear in the parameters: in overhead and latency, and in the inverse of every rate.
    """

    unit: float
    power: int
    least: float
    most: float

    def parameter(self, constant: float) -> float:
        return min(max((constant / self.unit) ** self.power, self.least), self.most)

    def constant(self, parameter: float) -> float:
        return self.unit * parameter**self.power if parameter > _NOTHING else 0.0


_NOTHING = 1e-9
_SCALES = {
    "compute_efficiency": _Scale(1.0, -1, 1.0, 1e3),
    "bandwidth_efficiency": _Scale(1.0, -1, 1.0, 1e3),
    "pass_overhead_s": _Scale(1e-3, 1, 0.0, 1e4),
    "link_latency_s": _Scale(1e-6, 1, 0.0, 1e6),
    "link_bandwidth_bytes_per_s": _Scale(1e11, -1, 1e-4, 1e4),
}


@dataclass(frozen=True)
class Measurement:
    """What a benchmark measured of a server with so many clients, each sending its next request after an answer.

    Attributes:
        gpus: tensor parallel.
        concurrency: clients.
        prompt_tokens, output_tokens: of every request.
        tpot_s: mean time per output token.
        ttft_s: mean time to first token; None where it was not measured.
    """

    gpus: int
    concurrency: int
    prompt_tokens: int
    output_tokens: int
    tpot_s: float
    ttft_s: float | None = None


@dataclass(frozen=True)
class Constants:
    """What of a brief says how long its passes take: its timing and its GPUs' link (None: ideal)."""

    compute_efficiency: float
    bandwidth_efficiency: float
    pass_overhead_s: float
    link_latency_s: float
    link_bandwidth_bytes_per_s: float | None

    def applied(self, brief: Brief) -> Brief:
        """The brief with these in place of its own.

        Raises:
            BriefError: one of them can't be.
        """
        values = asdict(self)
        return replace(
            brief,
            timing=replace(brief.timing, **{name: values[name] for name in _TIMING}),
            gpu=replace(brief.gpu, **{name: values[name] for name in _LINK}),
        )


@dataclass(frozen=True)
class Comparison:
    """A measurement and what the simulator says of it, mean TPOT and mean TTFT in seconds."""

    measurement: Measurement
    tpot_s: float
    ttft_s: float

    @property
    def error(self) -> float:
        """Of the simulated mean TPOT, as a share of the measured one; below 0 where the simulator is too fast."""
        return self.tpot_s / self.measurement.tpot_s - 1


@dataclass(frozen=True)
class Errors:
    """How far the simulator is off, as shares of what was measured: on the average, and at worst."""

    rows: int
    mean: float
    worst: float


@dataclass(frozen=True)
class Calibration:
    """A fit and how good it is.

    Attributes:
        constants: fitted; of the link the brief's own where no fitted row has two GPUs.
        uncertainty: by the name of each fitted constant its standard error, as a share of it, 1 at most.
        fitted, held_out, beyond: the measurements, in the order of the file: those that the constants are fitted to,
            those held out of the fit, and those with more GPUs than are fitted.
    """

    constants: Constants
    uncertainty: dict[str, float]
    fitted: tuple[Comparison, ...]
    held_out: tuple[Comparison, ...]
    beyond: tuple[Comparison, ...]


class CalibrationError(ValueError):
    """Measurements that can't be fitted: one sentence that says why."""


def constants_of(brief: Brief) -> Constants:
    """The brief's own."""
    return Constants(
        **{name: getattr(brief.timing, name) for name in _TIMING}, **{name: getattr(brief.gpu, name) for name in _LINK}
    )


def measured_brief(brief: Brief, measurement: Measurement) -> Brief:
    """The brief with the measurement's traffic: its clients, its fixed lengths and four requests for each client.

    Raises:
        BriefError: prompt and output exceed the model's context, or are more than can be simulated.
    """
    traffic = Traffic(
        arrivals="closed",
        concurrency=measurement.concurrency,
        requests=max(4 * measurement.concurrency, _LEAST_REQUESTS),
        lengths="fixed",
        prompt_tokens_mean=measurement.prompt_tokens,
        output_tokens_mean=measurement.output_tokens,
        output_tokens_max=measurement.output_tokens,
    )
    return replace(brief, traffic=traffic, trace=None)


def measured_design(measurement: Measurement, bits: int) -> Design:
    """The server that was measured: what engines do today, continuous batching with a paged cache."""
    return Design("continuous", "paged", measurement.gpus, bits)


def unfit_reason(brief: Brief, measurement: Measurement, bits: int) -> str | None:
    """Why a measurement's server can't be simulated, one sentence; None when it can.

    Raises:
        BriefError: as ``measured_brief`` does.
    """
    asked = measured_brief(brief, measurement)
    if measurement.prompt_tokens > asked.prompt_tokens_max:
        total = measurement.prompt_tokens + measurement.output_tokens
        return f"prompt and output are {total:,} tokens; the model's context is {brief.model.context_tokens:,}"
    return infeasible_reason(asked, measured_design(measurement, bits))


def compare(brief: Brief, measurement: Measurement, bits: int, cancelled: Callable[[], bool] = never) -> Comparison:
    """A measurement beside the simulation of the same, under the brief's model, GPU, timing and engine.

    Raises:
        Cancelled: ``cancelled()`` answered True.
    """
    run = simulate(measured_brief(brief, measurement), measured_design(measurement, bits), cancelled)
    measures = measure(run)
    return Comparison(measurement, measures.tpot_mean_s or 0.0, measures.ttft_mean_s or 0.0)


def errors_of(comparisons: Sequence[Comparison]) -> Errors | None:
    """Their errors together; None of none."""
    if not comparisons:
        return None
    shares = [abs(comparison.error) for comparison in comparisons]
    return Errors(len(shares), sum(shares) / len(shares), max(shares))


def calibrate(
    brief: Brief,
    measurements: Sequence[Measurement],
    bits: int = 16,
    hold_out: int = HOLD_OUT,
    most_gpus: int = MOST_GPUS_FITTED,
) -> Calibration:
    """Fit the constants to measurements by least squares of the logarithms of mean TPOT.

    Args:
        brief: the model, the GPU and the engine; the fit begins at its timing.
        measurements: of which ``unfit_reason`` is None.
        bits: of the measured server's weights.
        hold_out: every so-manieth row of those that could be fitted is held out; 0 for none.
        most_gpus: rows with more GPUs are compared, not fitted.

    Raises:
        CalibrationError: fewer rows to fit than constants.
    """
    fit_rows, held_rows, beyond_rows = _parts(measurements, hold_out, most_gpus)
    names = _TIMING + (_LINK if any(row.gpus > 1 for row in fit_rows) else ())
    if len(fit_rows) < len(names):
        raise CalibrationError(
            f"only {len(fit_rows)} of its rows can be fitted ({len(held_rows)} are held out, {len(beyond_rows)} have "
            f"more than {most_gpus} GPUs); {len(names)} constants need at least as many"
        )
    scales = [_SCALES[name] for name in names]
    own = constants_of(brief)
    measured = np.log([row.tpot_s for row in fit_rows])

    def constants(parameters: Floats) -> Constants:
        values = [scale.constant(value) for scale, value in zip(scales, parameters.tolist(), strict=True)]
        return replace(own, **dict(zip(names, values, strict=True)))

    def residuals(parameters: Floats) -> Floats:
        asked = constants(parameters).applied(brief)
        return np.log([compare(asked, row, bits).tpot_s for row in fit_rows]) - measured

    starts = asdict(own) | {"link_bandwidth_bytes_per_s": own.link_bandwidth_bytes_per_s or _START_LINK_BYTES_PER_S}
    minimum = least_squares(
        residuals,
        np.array([scale.parameter(starts[name]) for name, scale in zip(names, scales, strict=True)]),
        np.array([scale.least for scale in scales]),
        np.array([scale.most for scale in scales]),
    )
    fitted = constants(minimum.parameters)
    parts = (
        tuple(compare(fitted.applied(brief), row, bits) for row in rows) for rows in (fit_rows, held_rows, beyond_rows)
    )
    return Calibration(fitted, dict(zip(names, _uncertainty(minimum), strict=True)), *parts)


def _parts(
    measurements: Sequence[Measurement], hold_out: int, most_gpus: int
) -> tuple[list[Measurement], list[Measurement], list[Measurement]]:
    """Rows to fit, held out, and beyond the fit."""
    could = [row for row in measurements if row.gpus <= most_gpus]
    held = could[hold_out - 1 :: hold_out] if hold_out else []
    kept = [row for index, row in enumerate(could, 1) if not hold_out or index % hold_out]
    return kept, held, [row for row in measurements if row.gpus > most_gpus]


def _uncertainty(minimum: Minimum) -> list[float]:
    """The standard error of each parameter as a share of it, which is the constant's too; 1 where it is 0."""
    rows, count = minimum.jacobian.shape
    variance = float(minimum.residuals @ minimum.residuals) / max(rows - count, 1)
    covariance = np.linalg.pinv(minimum.jacobian.T @ minimum.jacobian) * variance
    errors = np.sqrt(np.diag(covariance).clip(0))
    shares: list[float] = np.minimum(errors / np.maximum(minimum.parameters, _NOTHING), 1.0).tolist()
    return shares
