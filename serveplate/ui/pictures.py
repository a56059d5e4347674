"""Pictures of a view for slides and papers: white whatever the theme, and they say what they show."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QGraphicsView,
    QHeaderView,
    QScrollArea,
    QTableView,
    QWidget,
)

from serveplate import __version__
from serveplate.simulator.study import Result
from serveplate.ui.design_words import design_words
from serveplate.ui.svg import SvgDevice
from serveplate.ui.theme import CAPTION, HEADING, LIGHT, Appearance, px, ui_font, zoom
from serveplate.ui.translation import brief_text, tr

_MARGIN, _GAP = 16, 8
_SIZE = QSize(960, 540)
"""Of what is pictured, at 100%, whatever room it has in the window; what would scroll in it takes more."""
_ROUNDS = 3
_DOTS_PER_METER = 3780


@dataclass(frozen=True)
class _Line:
    """A line of the caption, which goes on in a further one where the picture is narrow."""

    text: str
    size: int = CAPTION
    strong: bool = False
    colour: str = LIGHT.ink

    def laid_out(self, width: float) -> QTextLayout:
        """The line in a width."""
        layout = QTextLayout(self.text, ui_font(self.size, self.strong))
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout


def picture_image(widget: QWidget, title: str, result: Result, appearance: Appearance) -> QImage:
    """A widget under a caption, in as many pixels as it has on its screen.

    Args:
        widget: it is shown whole, at a size that does not hang on the window's.
        title: what the picture shows.
        result: whose design, seed and brief the caption names.
        appearance: what the widget follows; it is light while the picture is made.
    """
    with _light(appearance), _whole(widget):
        picture = _Picture(widget, title, result)
        ratio = widget.devicePixelRatioF()
        image = QImage(picture.size * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.setDotsPerMeterX(round(_DOTS_PER_METER * ratio))
        image.setDotsPerMeterY(round(_DOTS_PER_METER * ratio))
        image.setText("Title", title)
        image.setText("Description", picture.description)
        _paint(image, picture.paint)
    return image


def picture_png(widget: QWidget, title: str, result: Result, appearance: Appearance) -> bytes:
    """The same as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture_image(widget, title, result, appearance).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def picture_svg(widget: QWidget, title: str, result: Result, appearance: Appearance) -> bytes:
    """The same as an SVG file, of lines, shapes and text."""
    with _light(appearance), _whole(widget), _vectors(widget):
        picture = _Picture(widget, title, result)
        # Plots count the width of their lines in pixels of the screen, so an SVG has as many units.
        ratio = widget.devicePixelRatioF()
        device = SvgDevice(picture.size * ratio, title, picture.description)

        def paint(painter: QPainter) -> None:
            painter.scale(ratio, ratio)
            picture.paint(painter)

        _paint(device, paint)
    return device.svg().encode()


class _Picture:
    """The caption's head, the widget, and the caption's foot, one below the other."""

    def __init__(self, widget: QWidget, title: str, result: Result) -> None:
        self._widget = _page(widget)
        seed = tr("seed {seed}", seed=result.brief.traffic.seed)
        design = tr("{design}; {seed}", design=design_words(result.design), seed=seed)
        brief = tr("{title}: {brief}", title=title, brief=brief_text(result.brief.name))
        origin = tr(
            "{estimate}. serveplate {version}",
            estimate=tr("Roofline estimates, not measurements; one draw of traffic"),
            version=__version__,
        )
        self.description = tr("{brief}. {design}. {origin}", brief=brief, design=design, origin=origin)
        inner = self._widget.width()
        head = (_Line(brief, HEADING, strong=True), _Line(design))
        self._head = [line.laid_out(inner) for line in head]
        self._foot = _Line(origin, colour=LIGHT.muted).laid_out(inner)
        heights = [each.boundingRect().height() for each in (*self._head, self._foot)]
        margin, gap = px(_MARGIN), px(_GAP)
        self._top = round(margin + sum(heights[:-1]) + gap)
        height = self._top + self._widget.height() + gap + heights[-1] + margin
        self.size = QSize(inner + 2 * margin, round(height))

    def paint(self, painter: QPainter) -> None:
        """Paint all of it on white."""
        painter.fillRect(QRect(QPoint(0, 0), self.size), QColor(LIGHT.surface))
        y = float(px(_MARGIN))
        painter.setPen(QColor(LIGHT.ink))
        for layout in self._head:
            layout.draw(painter, QPointF(px(_MARGIN), y))
            y += layout.boundingRect().height()
        painter.setPen(QColor(LIGHT.muted))
        self._foot.draw(painter, QPointF(px(_MARGIN), self._top + self._widget.height() + px(_GAP)))
        painter.save()
        # Without the window's own background the white shows through.
        painter.translate(px(_MARGIN), self._top)
        self._widget.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
        painter.restore()


def _page(widget: QWidget) -> QWidget:
    """What scrolls within a widget, else the widget itself."""
    page: QWidget | None = widget.widget() if isinstance(widget, QScrollArea) else None
    return widget if page is None else _page(page)


def _paint(device: QPaintDevice, paint: Callable[[QPainter], None]) -> None:
    painter = QPainter(device)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    finally:
        painter.end()


@contextmanager
def _whole(widget: QWidget) -> Iterator[None]:
    """A size for as long as it takes at which nothing in it scrolls; the screen never shows it."""
    inner = [each for each in widget.findChildren(QWidget) if each.isVisibleTo(widget)]
    areas = [each for each in (*inner, widget) if isinstance(each, QAbstractScrollArea)]
    areas = [each for each in areas if not isinstance(each, QGraphicsView | QHeaderView)]
    bounds = [(area, area.minimumSize(), area.maximumSize()) for area in areas]
    size = widget.size()
    with _out_of_its_place(widget):
        widget.resize(_SIZE * zoom())
        try:
            for _ in range(_ROUNDS):  # what one takes more of moves the others
                _lay_out(inner)
                full = {area: _full_size(area) for area in areas}
                across = max((each.width() - area.width() for area, each in full.items()), default=0)
                # The whole page is pictured of a view that is itself what scrolls.
                below = [max(each.height() - area.height(), 0) for area, each in full.items()]
                down = 0 if isinstance(widget, QScrollArea) else sum(below)
                for area, each in full.items():
                    if area is not widget:
                        area.setMaximumSize(area.maximumSize().expandedTo(each))
                        area.setMinimumSize(each)
                widget.resize(widget.size() + QSize(max(across, 0), down))
            _lay_out(inner)
            yield
        finally:
            for area, least, most in bounds:
                area.setMinimumSize(least)
                area.setMaximumSize(most)
            widget.resize(size)


@contextmanager
def _out_of_its_place(widget: QWidget) -> Iterator[None]:
    """A place in the window would keep the view at its own size."""
    viewport = widget.parentWidget()
    around = None if viewport is None else viewport.parentWidget()
    place = around if isinstance(around, QScrollArea) else None
    if place is not None:
        place.setWidgetResizable(False)
    try:
        yield
    finally:
        if place is not None:
            place.setWidgetResizable(True)


def _lay_out(widgets: list[QWidget]) -> None:
    """Have these in their places at once, and not what is around them: the outer ones hear of the inner ones' wish."""
    for each in (*reversed(widgets), *widgets):
        QApplication.sendPostedEvents(each, QEvent.Type.LayoutRequest.value)


def _full_size(area: QAbstractScrollArea) -> QSize:
    """The size at which it shows all that is in it."""
    if isinstance(area, QTableView):
        inside = QSize(area.horizontalHeader().length(), area.verticalHeader().length())
        return inside + area.size() - area.viewport().size()
    across, down = area.horizontalScrollBar(), area.verticalScrollBar()
    return area.size() + QSize(across.maximum() - across.minimum(), down.maximum() - down.minimum())


@contextmanager
def _light(appearance: Appearance) -> Iterator[None]:
    """The light theme for as long as it takes; the screen, painted only between events, never shows it."""
    choice = appearance.choice
    appearance.set_choice(LIGHT.name)
    try:
        yield
    finally:
        appearance.set_choice(choice)


@contextmanager
def _vectors(widget: QWidget) -> Iterator[None]:
    """Have plots draw lines and shapes, where they would copy pixels for speed."""
    views = widget.findChildren(QGraphicsView)
    modes = [view.cacheMode() for view in views]
    items = [item for view in views for item in view.items() if isinstance(item, pg.GraphicsItem)]
    for view in views:
        view.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
    for item in items:
        item.setExportMode(True, {"antialias": True})
    try:
        yield
    finally:
        for item in items:
            item.setExportMode(False)
        for view, mode in zip(views, modes, strict=True):
            view.setCacheMode(mode)
