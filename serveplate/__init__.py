"""Serveplate: learn to serve a language model, with an exact simulator of the plate "Serve a Model"."""

from importlib.metadata import version

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.engine import simulate
from serveplate.simulator.grading import grade

__all__ = ["Brief", "Design", "__version__", "grade", "simulate"]
__version__ = version("serveplate")
