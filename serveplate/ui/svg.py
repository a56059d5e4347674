"""A paint device that writes SVG: lines, shapes and text, all in the picture's own coordinates.

Qt's QSvgGenerator puts clips in the wrong place once a painter has been moved or restored, and it writes thin lines
in a way that few programs know.
"""

import base64
from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontInfo,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QPen,
    QPixmap,
    QRegion,
    QTextItem,
    QTransform,
)

_DOTS_PER_INCH = 96
_ONE = 1 << 16
_CAPS = {Qt.PenCapStyle.FlatCap: "butt", Qt.PenCapStyle.RoundCap: "round", Qt.PenCapStyle.SquareCap: "square"}
_JOINS = {Qt.PenJoinStyle.BevelJoin: "bevel", Qt.PenJoinStyle.RoundJoin: "round"}
_HATCHES = {
    Qt.BrushStyle.BDiagPattern: "M-1 1L1 -1M0 8L8 0M7 9L9 7",
    Qt.BrushStyle.FDiagPattern: "M-1 7L1 9M0 0L8 8M7 -1L9 1",
}
_CLIP_FLAGS = (
    QPaintEngine.DirtyFlag.DirtyClipPath
    | QPaintEngine.DirtyFlag.DirtyClipRegion
    | QPaintEngine.DirtyFlag.DirtyClipEnabled
)


class SvgDevice(QPaintDevice):
    """A page to paint on; one painter, once.

    Args:
        size: in pixels of 1/96 inch.
        title: what other programs call the picture.
        description: what is to be known of it besides.
    """

    def __init__(self, size: QSize, title: str, description: str) -> None:
        super().__init__()
        self._size = size
        self._head = f"<title>{escape(title, quote=False)}</title>\n<desc>{escape(description, quote=False)}</desc>"
        self._engine = _SvgEngine()

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        metrics = QPaintDevice.PaintDeviceMetric
        return {
            metrics.PdmWidth: self._size.width(),
            metrics.PdmHeight: self._size.height(),
            metrics.PdmNumColors: 1 << 24,
            metrics.PdmDepth: 32,
            metrics.PdmDpiX: _DOTS_PER_INCH,
            metrics.PdmDpiY: _DOTS_PER_INCH,
            metrics.PdmPhysicalDpiX: _DOTS_PER_INCH,
            metrics.PdmPhysicalDpiY: _DOTS_PER_INCH,
            metrics.PdmDevicePixelRatio: 1,
            metrics.PdmDevicePixelRatioScaled: _ONE,
        }.get(metric, 0)

    def svg(self) -> str:
        """What was painted, as a document."""
        width, height = self._size.width(), self._size.height()
        parts = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
            self._head,
            *self._engine.parts,
            "</svg>",
        ]
        return "\n".join(parts) + "\n"


class _SvgEngine(QPaintEngine):
    """Writes an element for each thing that is drawn.

    Attributes:
        parts: the elements.
    """

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.parts: list[str] = []
        self._clips: dict[str, str] = {}
        self._clip: str | None = None
        self._visible = QRegion()
        self._hatches = 0

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        if state.state() & _CLIP_FLAGS:
            # Qt may be on the way back through former states; what is clipped shows when something is drawn.
            self._clip = None

    def drawPath(self, path: QPainterPath) -> None:
        self._draw(path, self.painter().brush())

    def drawPolygon(self, points: Sequence[QPointF], mode: QPaintEngine.PolygonDrawMode) -> None:  # type: ignore[override]
        path = QPainterPath(QPointF(points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(point))
        if mode == QPaintEngine.PolygonDrawMode.PolylineMode:
            self._draw(path, QBrush())
            return
        path.closeSubpath()
        if mode == QPaintEngine.PolygonDrawMode.WindingMode:
            path.setFillRule(Qt.FillRule.WindingFill)
        self._draw(path, self.painter().brush())

    def drawLines(self, lines: Iterable[QLineF]) -> None:
        path = QPainterPath()
        for line in lines:
            path.moveTo(QPointF(line.p1()))
            path.lineTo(QPointF(line.p2()))
        self._draw(path, QBrush())

    def drawRects(self, rects: Iterable[QRectF]) -> None:
        path = QPainterPath()
        for rect in rects:
            path.addRect(QRectF(rect))
        self._draw(path, self.painter().brush())

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:  # type: ignore[override]
        words = item.text()
        if not words.strip():
            return
        font, info = item.font(), QFontInfo(item.font())
        transform = QTransform.fromTranslate(at.x(), at.y()) * self.painter().deviceTransform()
        place = f'x="{_number(transform.dx())}" y="{_number(transform.dy())}"'
        if transform.isScaling() or transform.isRotating():
            place = f'transform="matrix({_numbers(*_matrix(transform))})"'
        # The width that it has here keeps it in its place where another font is used.
        self._add(
            f'<text {place} font-family="{escape(f"{info.family()}, sans-serif")}" font-size="{info.pixelSize()}" '
            f'font-weight="{font.weight()}" textLength="{_number(item.width())}" lengthAdjust="spacingAndGlyphs" '
            f'{self._paint("fill", self.painter().pen().color())} xml:space="preserve"',
            escape(words, quote=False),
        )

    def drawPixmap(self, rect: QRectF, pixmap: QPixmap, source: QRectF) -> None:  # type: ignore[override]
        self._embed(rect, pixmap.toImage().copy(source.toRect()))

    def drawImage(
        self,
        rect: QRectF | QRect,
        image: QImage,
        source: QRectF | QRect,
        flags: Qt.ImageConversionFlag = Qt.ImageConversionFlag.AutoColor,
    ) -> None:
        self._embed(rect, image.copy(QRectF(source).toRect()))

    def _embed(self, rect: QRectF | QRect, image: QImage) -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        data = base64.b64encode(bytes(buffer.data().data())).decode()
        placed = self.painter().deviceTransform().mapRect(QRectF(rect))
        self._add(
            f'<image x="{_number(placed.x())}" y="{_number(placed.y())}" width="{_number(placed.width())}" '
            f'height="{_number(placed.height())}" preserveAspectRatio="none" '
            f'xlink:href="data:image/png;base64,{data}"'
        )

    def _draw(self, path: QPainterPath, brush: QBrush) -> None:
        transform, pen = self.painter().deviceTransform(), self.painter().pen()
        filled = brush.style() != Qt.BrushStyle.NoBrush
        stroked = pen.style() != Qt.PenStyle.NoPen
        if path.isEmpty() or not (filled or stroked):
            return
        placed = transform.map(path)
        style = self._fill(brush) if filled else 'fill="none"'
        if filled and placed.fillRule() == Qt.FillRule.OddEvenFill:
            style += ' fill-rule="evenodd"'
        if stroked:
            style += " " + self._stroke(pen, transform)
        self._add(f'<path d="{_steps(placed)}" {style}')

    def _fill(self, brush: QBrush) -> str:
        hatch = _HATCHES.get(brush.style())
        if hatch is None:
            return self._paint("fill", _colour(brush))
        self._hatches += 1
        name = f"hatch{self._hatches}"
        self.parts.append(
            f'<pattern id="{name}" patternUnits="userSpaceOnUse" width="8" height="8"><path d="{hatch}" fill="none" '
            f"{self._paint('stroke', brush.color())}/></pattern>"
        )
        return f'fill="url(#{name})"'

    def _stroke(self, pen: QPen, transform: QTransform) -> str:
        scale = 1.0 if pen.isCosmetic() else abs(transform.determinant()) ** 0.5
        width = (pen.widthF() or 1.0) * scale
        dashes = pen.dashPattern() if pen.style() != Qt.PenStyle.SolidLine else []
        style = self._paint("stroke", _colour(pen.brush())) + f' stroke-width="{_number(width)}"'
        style += f' stroke-linecap="{_CAPS[pen.capStyle()]}" stroke-linejoin="{_JOINS.get(pen.joinStyle(), "miter")}"'
        return style + (f' stroke-dasharray="{_numbers(*(dash * width for dash in dashes))}"' if dashes else "")

    def _paint(self, what: str, colour: QColor) -> str:
        opacity = colour.alphaF() * self.painter().opacity()
        return f'{what}="{colour.name()}"' + (f' {what}-opacity="{_number(opacity)}"' if opacity < 1 else "")

    def _add(self, element: str, content: str | None = None) -> None:
        if self._clip is None or self.systemClip() != self._visible:
            self._visible = QRegion(self.systemClip())
            self._clip = self._clip_now()
        name = element[1:].split(" ", 1)[0]
        end = "/>" if content is None else f">{content}</{name}>"
        self.parts.append(f"{element}{end}" if not self._clip else f"<g {self._clip}>{element}{end}</g>")

    def _clip_now(self) -> str:
        """Where a widget ends, and what its painter clips within."""
        painter, visible = self.painter(), self.systemClip()
        if visible.isEmpty() and not painter.hasClipping():
            return ""
        path = QPainterPath()
        path.addRegion(visible)
        if painter.hasClipping():
            clip = painter.deviceTransform().map(painter.clipPath())
            path = clip if visible.isEmpty() else clip.intersected(path)
        steps = _steps(path)
        if steps not in self._clips:
            name = f"clip{len(self._clips) + 1}"
            self._clips[steps] = name
            self.parts.append(f'<clipPath id="{name}"><path clip-rule="evenodd" d="{steps}"/></clipPath>')
        return f'clip-path="url(#{self._clips[steps]})"'


def _colour(brush: QBrush) -> QColor:
    """The brush's colour; of a gradient the first."""
    gradient = brush.gradient()
    stops = gradient.stops() if gradient is not None else []
    return QColor(stops[0][1]) if stops else brush.color()


def _matrix(transform: QTransform) -> tuple[float, ...]:
    t = transform
    return t.m11(), t.m12(), t.m21(), t.m22(), t.dx(), t.dy()


def _steps(path: QPainterPath) -> str:
    """A path in the language of SVG."""
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    elements = [path.elementAt(index) for index in range(path.elementCount())]
    return "".join(f"{letters.get(each.type, ' ')}{_numbers(each.x, each.y)}" for each in elements)


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _numbers(*values: float) -> str:
    return " ".join(map(_number, values))
