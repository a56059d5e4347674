"""The views that show a run from the inside, in the order of their tabs."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from serveplate.files.measurements import ServerMeasurement
from serveplate.simulator.study import Result
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import tr


@runtime_checkable
class RunView(Protocol):
    """A view of one result; it is told of one only while it is open."""

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Show a result, with the one before it as a ghost."""


@runtime_checkable
class MeasuredView(Protocol):
    """A view that shows a server's measurement beside the result that it is told of next."""

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Take the measurement of the design that is shown; None where there is none."""


def run_views(appearance: Appearance) -> tuple[tuple[str, str, Callable[[], QWidget]], ...]:
    """Name, title and maker of each view. Its module too is loaded only when it is made: together they take a while."""

    def why() -> QWidget:
        from serveplate.ui.why_view import WhyView

        return WhyView(appearance)

    def timeline() -> QWidget:
        from serveplate.ui.timeline_view import TimelineView

        return TimelineView(appearance)

    def distributions() -> QWidget:
        from serveplate.ui.distributions_view import DistributionsView

        return DistributionsView(appearance)

    def roofline() -> QWidget:
        from serveplate.ui.roofline_view import RooflineView

        return RooflineView(appearance)

    return (
        ("why", tr("Why"), why),
        ("timeline", tr("Timeline"), timeline),
        ("distributions", tr("Distributions"), distributions),
        ("roofline", tr("Roofline"), roofline),
    )
