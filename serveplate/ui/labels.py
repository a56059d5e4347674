"""Labels that style their text while they paint it, so that ``text()`` stays plain."""

import re
from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from serveplate.ui.theme import BODY, Appearance, ui_font, zoom

# A number and its unit, and the words of a unit, stay on one line.
_KEPT_TOGETHER = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=\bper) (?=M tokens)|(?<=\bM) (?=tokens)")
_MOST_LAYOUTS = 8


@dataclass(frozen=True)
class Span:
    """A piece of text in one style.

    Attributes:
        colour: the name of one of the theme's colours.
        shown: what is painted instead of ``text``, of the same length.
    """

    text: str
    colour: str = "ink"
    size: int = BODY
    strong: bool = False
    shown: str | None = None


class StyledLabel(QLabel):
    """A label of spans on common baselines. ``text()`` is their plain text, with ordinary spaces.

    Args:
        wrap: whether long text goes on in a further line.
        align: where its lines stand.
        selectable: whether the mouse selects text, and a double click all of it.
        lines: how many lines it takes at least, whether or not it has them.
        name: its objectName.
    """

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        selectable: bool = False,
        lines: int = 1,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._appearance = appearance
        self._align = align
        self._lines = lines
        self._selectable = selectable
        self._selection = (0, 0)
        self._spans: tuple[Span, ...] = ()
        self._layouts: dict[Hashable, QTextLayout] = {}
        self.setSizePolicy(QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed))
        self.setWordWrap(wrap)
        if selectable:
            self.setCursor(Qt.CursorShape.IBeamCursor)
            self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        appearance.changed.connect(self._on_theme)

    def set_spans(self, *spans: Span) -> None:
        """Say these spans, one after the other."""
        if spans != self._spans:
            self._spans, self._selection = spans, (0, 0)
            self._layouts.clear()
            self.setText("".join(span.text for span in spans))
            self._take_height()
            self.updateGeometry()
            self.update()

    def setWordWrap(self, wrap: bool) -> None:
        super().setWordWrap(wrap)
        policy = self.sizePolicy()
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)

    def set_align(self, align: Qt.AlignmentFlag) -> None:
        """Let its lines stand elsewhere."""
        self._align = align
        self.update()

    def set_lines(self, lines: int) -> None:
        """Take the room of at least so many lines."""
        self._lines = lines
        self.updateGeometry()

    def natural_width(self) -> float:
        """The width that the text takes on one line, in pixels."""
        return self._laid_out(None).maximumWidth()

    def ascent(self) -> float:
        """From the top of the first line to its baseline, in pixels."""
        # A QTextLine points into its layout, which has to outlive it.
        layout = self._laid_out(None)
        return layout.lineAt(0).ascent() if layout.lineCount() else 0

    def hasSelectedText(self) -> bool:
        return self._selection[0] != self._selection[1]

    def selectedText(self) -> str:
        return self.text()[slice(*sorted(self._selection))]

    def sizeHint(self) -> QSize:
        layout = self._laid_out(None)
        return QSize(_whole(layout.maximumWidth()), self._height(layout))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(_whole(self._laid_out(0).minimumWidth()), self._height(None)) if self.wordWrap() else hint

    def hasHeightForWidth(self) -> bool:
        return self.wordWrap()

    def heightForWidth(self, width: int) -> int:
        # A layout asks for the width of its place, of which a label that may not be so wide takes less.
        return self._height(self._laid_out(min(width, self.maximumWidth())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        """A fixed policy would hold a label that wraps to the height of its one-line hint."""
        fixed = self.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Fixed
        if fixed and self.wordWrap() and self.width() > 1:
            self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self._laid_out(self.width())
        layout.draw(painter, QPointF(0, self._top(layout)), self._selected_ranges())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._selectable:
            super().mousePressEvent(event)
            return
        start = self._position_at(event.position())
        self._select(start, start)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._selectable and event.buttons() & Qt.MouseButton.LeftButton:
            self._select(self._selection[0], self._position_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._selectable:
            self._select(0, len(self.text()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # Opening a menu, where Copy is, keeps the selection.
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason):
            self._select(0, 0)

    @Slot(object)
    def _on_theme(self, theme: object) -> None:
        self.update()

    def _select(self, start: int, end: int) -> None:
        self._selection = (start, end)
        self.update()

    def _selected_ranges(self) -> list[QTextLayout.FormatRange]:
        if not self.hasSelectedText():
            return []
        theme = self._appearance.theme
        chosen = QTextCharFormat()
        chosen.setBackground(QColor(theme.accent))
        chosen.setForeground(QColor(theme.on_accent))
        start, end = sorted(self._selection)
        return [_format_range(start, end - start, chosen)]

    def _position_at(self, point: QPointF) -> int:
        layout = self._laid_out(self.width())
        y = point.y() - self._top(layout)
        lines = [layout.lineAt(index) for index in range(layout.lineCount())]
        if not lines:
            return 0
        line = next((line for line in lines if y < line.y() + line.height()), lines[-1])
        return line.xToCursor(point.x())

    def _top(self, layout: QTextLayout) -> float:
        if self.alignment() & Qt.AlignmentFlag.AlignVCenter and not self.wordWrap():
            return round((self.height() - layout.boundingRect().height()) / 2)
        return 0

    def _height(self, layout: QTextLayout | None) -> int:
        font, zoomed = QGuiApplication.font().toString(), zoom()
        line = max(_line_height(span.size, span.strong, font, zoomed) for span in self._spans or (Span(""),))
        return max(_whole(self._lines * line), _whole(layout.boundingRect().height()) if layout else 0)

    def _laid_out(self, width: float | None) -> QTextLayout:
        """The text in lines of a width; None lets it run on. Qt's layouts ask for the same few again and again."""
        direction, family = self.layoutDirection(), QGuiApplication.font().family()
        key = (width, self.wordWrap(), self._align, direction, family, zoom(), self._appearance.theme.name)
        if key not in self._layouts:
            if len(self._layouts) >= _MOST_LAYOUTS:
                self._layouts.clear()
            self._layouts[key] = self._lay_out(width)
        return self._layouts[key]

    def _lay_out(self, width: float | None) -> QTextLayout:
        shown = "".join(span.shown or span.text for span in self._spans)
        layout = QTextLayout(kept_together(shown), ui_font())
        wrap = self.wordWrap() and width is not None
        # QTextLayout takes left for left; a mirrored line begins at the right.
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self._align))
        modes = QTextOption.WrapMode
        # A word longer than its line is broken; the least width, asked for with 0, keeps words whole.
        option.setWrapMode(
            (modes.WrapAtWordBoundaryOrAnywhere if width else modes.WordWrap) if wrap else modes.ManualWrap
        )
        # In a chart that is not mirrored, Arabic words are in their own order all the same.
        directions = Qt.LayoutDirection
        option.setTextDirection(directions.RightToLeft if self.isRightToLeft() else directions.LayoutDirectionAuto)
        layout.setTextOption(option)
        layout.setFormats(self._formats())
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(1e6 if width is None else width)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout

    def _formats(self) -> list[QTextLayout.FormatRange]:
        ranges, start = [], 0
        for span in self._spans:
            style = QTextCharFormat()
            style.setFont(ui_font(span.size, span.strong))
            style.setForeground(QColor(getattr(self._appearance.theme, span.colour)))
            ranges.append(_format_range(start, len(span.text), style))
            start += len(span.text)
        return ranges


def kept_together(text: str) -> str:
    """A text whose numbers go to no other line than their units."""
    return _KEPT_TOGETHER.sub("\u00a0", text)


@lru_cache(maxsize=64)
def _line_height(size: int, strong: bool, font: str, zoomed: float) -> float:
    """Of the UI font, where the application's font is this one and zoomed so: Qt asks hundreds of times a move."""
    return QFontMetricsF(ui_font(size, strong)).height()


def _format_range(start: int, length: int, style: QTextCharFormat) -> QTextLayout.FormatRange:
    part = QTextLayout.FormatRange()
    part.start, part.length, part.format = start, length, style
    return part


def _whole(size: float) -> int:
    # A hair over a whole pixel is arithmetic, not text.
    return int(-((-size + 1e-3) // 1))
