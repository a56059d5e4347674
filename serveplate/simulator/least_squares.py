"""Nonlinear least squares for a handful of parameters, by Levenberg and Marquardt's method.

Forty lines of NumPy instead of SciPy, whose one call would make an installer half as large again. The step is
Marquardt's (SIAM Journal on Applied Mathematics 11, 1963): Gauss-Newton's where that goes well, and a short one down
the gradient, scaled by each parameter's own curvature, where it does not.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from serveplate.simulator.workload import Floats

# A simulated run jumps a little where a request falls on the other side of a pass: a step of a hundredth sees past it.
_STEP = 0.01
_MOST_ROUNDS, _ENOUGH = 60, 1e-4
_DAMPING, _MOST_DAMPING = 1e-3, 1e2


@dataclass(frozen=True)
class Minimum:
    """Where the sum of squares is least, as far as was found.

    Attributes:
        parameters: shape (p,).
        residuals: there, shape (n,).
        jacobian: of the residuals there, shape (n, p).
    """

    parameters: Floats
    residuals: Floats
    jacobian: Floats


def least_squares(residuals: Callable[[Floats], Floats], start: Floats, least: Floats, most: Floats) -> Minimum:
    """The parameters that make the sum of squared residuals least, from ``start`` on, within bounds.

    Args:
        residuals: of parameters of shape (p,), shape (n,). A ten-thousandth of a residual is nothing.
        start: shape (p,), within the bounds.
        least: shape (p,), the lower bounds.
        most: shape (p,), the upper bounds.
    """
    here = start
    there = residuals(here)
    damping = _DAMPING
    jacobian = _jacobian(residuals, here, there, most)
    for _ in range(_MOST_ROUNDS):
        before = float(there @ there)
        while damping < _MOST_DAMPING:
            step = _step(jacobian, there, damping)
            stuck = ((here <= least) & (step < 0)) | ((here >= most) & (step > 0))
            if stuck.any():  # the others' best step is another when these can't make theirs
                step = _step(np.where(stuck, 0.0, jacobian), there, damping)
            next_here = np.clip(here + step, least, most)
            next_there = residuals(next_here)
            if next_there @ next_there < before:
                break
            damping *= 10
        else:
            break
        here, there, damping = next_here, next_there, damping / 10
        jacobian = _jacobian(residuals, here, there, most)
        if there @ there > before * (1 - _ENOUGH) or there @ there < len(there) * _ENOUGH**2:
            break
    return Minimum(here, there, jacobian)


def _step(jacobian: Floats, there: Floats, damping: float) -> Floats:
    """Marquardt's step, as a linear least-squares problem: what no residual depends on stays where it is."""
    scale = np.sqrt(damping) * np.maximum(np.linalg.norm(jacobian, axis=0), 1e-12)
    step: Floats = np.linalg.lstsq(
        np.vstack([jacobian, np.diag(scale)]), np.concatenate([-there, np.zeros(len(scale))]), rcond=None
    )[0]
    return step


def _jacobian(residuals: Callable[[Floats], Floats], here: Floats, there: Floats, most: Floats) -> Floats:
    """By differences, forwards, or backwards where forwards would leave the bounds."""
    columns = []
    for index, value in enumerate(here):
        step = _STEP if value + _STEP <= most[index] else -_STEP
        moved = here.copy()
        moved[index] += step
        columns.append((residuals(moved) - there) / step)
    return np.stack(columns, axis=1)
