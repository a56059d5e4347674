"""The lesson, readable beside the levers."""

from importlib import resources
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QUrl, Slot
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from serveplate.ui.theme import BODY, HEADING, TITLE, Appearance, Theme, px, ui_font
from serveplate.ui.translation import language, tr

_WIDEST_PROSE = 680
_INDENT = 20
_LINE_HEIGHT_PERCENT = 135.0
_HEADING_SIZES = {1: TITLE, 2: HEADING}


class Reading(NamedTuple):
    """How far somebody has read: the paragraph at the top, the same in every language, and how much of it is above."""

    paragraph: int
    share: float


class LessonView(QTextBrowser):
    """A lesson's text, at most 680 wide, that stays where it is read whatever its size becomes.

    It fetches nothing; a link opens in the browser, and only when activated.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson_view")
        self.setAccessibleName(tr("Lesson"))
        self.setOpenLinks(False)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(px(_INDENT))
        self.setMarkdown(lesson_text(language()))
        self.anchorClicked.connect(self._on_link)
        self._reading, self._is_fitting = Reading(0, 0.0), False
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)

    @property
    def place(self) -> Reading:
        """How far it is read."""
        return self._reading

    def return_to(self, place: Reading) -> None:
        """Scroll to where somebody was in another language or size."""
        self._reading = place
        self._scroll_there()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._is_fitting = True
        super().resizeEvent(event)
        if self.isRightToLeft():  # a document stands at the left of its view
            room = self.viewport().width() + self.viewportMargins().left()
            self.setViewportMargins(max(room - px(_WIDEST_PROSE), 0), 0, 0, 0)
        width = self.viewport().width()
        if self.isRightToLeft():  # Qt counts the space at such a line's end as part of it
            width -= ceil(QFontMetricsF(ui_font(TITLE, strong=True)).horizontalAdvance(" "))
        self.setLineWrapColumnOrWidth(min(px(_WIDEST_PROSE), width))
        self._scroll_there()
        self._is_fitting = False

    def event(self, event: QEvent) -> bool:
        # A text widget claims Ctrl+C even with nothing selected; then it means the design.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
            and not self.textCursor().hasSelection()
        ):
            event.ignore()
            return False
        return super().event(event)

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        """Nothing: no text of a lesson makes the program read a file or the network."""

    @Slot()
    def _on_scrolled(self) -> None:
        if not self._is_fitting:
            block = self.cursorForPosition(QPoint(0, 0)).block()
            rect = self.document().documentLayout().blockBoundingRect(block)
            into = (self.verticalScrollBar().value() - rect.top()) / max(rect.height(), 1.0)
            self._reading = Reading(block.blockNumber(), into)

    def _scroll_there(self) -> None:
        layout = self.document().documentLayout()
        layout.documentSize()  # lays out all of it: the bar may go that far
        rect = layout.blockBoundingRect(self.document().findBlockByNumber(self._reading.paragraph))
        self.verticalScrollBar().setValue(round(rect.top() + self._reading.share * rect.height()))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            _dress(cursor, block, theme)
            block = block.next()
        cursor.endEditBlock()

    @Slot(QUrl)
    def _on_link(self, address: QUrl) -> None:
        QDesktopServices.openUrl(address)


def lesson_text(language: str) -> str:
    """The plate's lesson in a language, else in English, as Markdown."""
    folder = resources.files("serveplate.resources.lesson")
    own = folder.joinpath(f"serve-a-model.{language}.md")
    return (own if own.is_file() else folder.joinpath("serve-a-model.md")).read_text("utf-8")


def _dress(cursor: QTextCursor, block: QTextBlock, theme: Theme) -> None:
    """Give one block the theme's sizes, spaces and colours; Markdown brings Qt's own."""
    level = block.blockFormat().headingLevel()
    spaces = QTextBlockFormat()
    spaces.setTopMargin(px(20 if level > 1 else 4))
    spaces.setBottomMargin(px(4))
    spaces.setLineHeight(_LINE_HEIGHT_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.setPosition(block.position())
    cursor.mergeBlockFormat(spaces)
    # Collected first: changing a format re-arranges the fragments that are walked.
    pieces = []
    walk = block.begin()
    while not walk.atEnd():
        piece = walk.fragment()
        pieces.append((piece.position(), piece.length(), piece.charFormat()))
        walk += 1
    for start, length, old in pieces:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(_words_format(old, level, theme))


def _words_format(old: QTextCharFormat, level: int, theme: Theme) -> QTextCharFormat:
    font = ui_font(_HEADING_SIZES.get(level, BODY), level > 0 or old.fontWeight() > QFont.Weight.Normal)
    font.setItalic(old.fontItalic())
    font.setUnderline(old.isAnchor())
    words = QTextCharFormat(old)
    words.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
    words.setFont(font)
    words.setForeground(QColor(theme.accent if old.isAnchor() else theme.ink))
    return words
