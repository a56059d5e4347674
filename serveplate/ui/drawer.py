"""The drawer of views: a strip of tabs at the bottom of the right column that grows upward when one is opened."""

from collections.abc import Callable, Collection, Mapping
from itertools import pairwise
from math import ceil
from string import Template
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QEasingCurve, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from serveplate.ui.flow import Flow
from serveplate.ui.icons import chevron_icon
from serveplate.ui.making import CELL_PADDING, named, spaced
from serveplate.ui.theme import BODY, CAPTION, Appearance, Theme, px, ui_font, zoomed
from serveplate.ui.translation import tr

_SLIDE_MS = 150
_TAB_HEIGHT, _TAB_BELOW, _STRIP_MARGIN, _STRIP_GAP = 32, 2, 4, 8
# From a tab's edge to its title: so that nine tabs fit a small window on one line.
_TAB_PADDING, _TIGHT_TAB_PADDING = 9, 3
_TAB_GAP, _TIGHT_TAB_GAP = 4, 2
_TOUCH_TAB_GAP = 8
# Above and below the text of a row that is pressed.
_ROW, _TOUCH_ROW = 3, 14
_LEAST_VIEW_HEIGHT = 120
_STYLE_SHEET = """
QPushButton[tab="true"] { background: transparent; color: $muted; border: 2px solid transparent; border-radius: 6px;
    padding: 4px ${tab_padding}px; text-align: left; }
QPushButton[tab="true"]:hover { background: $hover; }
QPushButton[tab="true"]:checked { color: $ink; font-weight: 600; border-bottom-color: $ink; border-radius: 0; }
QPushButton[tab="true"]:focus { border-color: $ink; padding: 4px ${tab_padding}px; }
QTableView, QTextBrowser { border: 2px solid transparent; border-radius: 4px; }
QTableView:focus, QTextBrowser:focus { border-color: $ink; }
QTextBrowser { padding: 4px 17px; }
QTableView::item { padding: 3px ${cell_padding}px; }
QTableView#saved_designs::item, QTableView#map_grid::item, QTableView#map_table::item {
    padding: ${row_padding}px ${cell_padding}px; }
QHeaderView::section { padding: 4px 8px; }
QHeaderView { background: $surface; border: none; }
QHeaderView::section:vertical { border: none; }
QTableCornerButton::section { background: $surface; border: none; border-bottom: 1px solid $card_border; }
"""


@runtime_checkable
class Placed(Protocol):
    """A view in which a person gets on, and in which they can be put back when it is made anew."""

    @property
    def place(self) -> Any:
        """How far they are."""

    def return_to(self, place: Any) -> None:
        """Put them there."""


class Drawer(QFrame):
    """A card whose head is a strip of tabs, on as many lines as they need. Closed, the strip is all of it.

    Attributes:
        opened_changed: Signal(bool).
        view_made: Signal(QWidget), a view that is opened for the first time, before it is seen.
        view_opened: Signal(str), the name of the view that is shown now.
    """

    opened_changed = Signal(bool)
    view_made = Signal(QWidget)
    view_opened = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("drawer")
        self.setProperty("card", True)
        self.setAccessibleName(tr("Views"))
        self._appearance = appearance
        self._padding = _TAB_PADDING
        self._tabs: dict[str, QPushButton] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self._opened = False
        self._full_height = 0
        self._strip = QWidget(self)
        self._views = QStackedWidget(self)
        self._slide = QVariantAnimation(self)
        self._slide.setDuration(_SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve(QEasingCurve.Type.OutCubic))
        self._slide.valueChanged.connect(self._on_slide)
        self._slide.finished.connect(self._on_slid)
        self._lay_out()
        self._views.hide()
        self.setFixedHeight(self._strip_height())
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)

    def add_view(self, name: str, title: str, view: QWidget) -> None:
        """Add a view, with its tab at the end of the strip."""
        self.add_view_later(name, title, lambda: view)
        self._make(name)

    def add_view_later(self, name: str, title: str, make: Callable[[], QWidget]) -> None:
        """Add the tab of a view that is made when it is first opened: the window is there sooner without it."""
        tab = named(QPushButton(), f"tab_{name}")
        tab.setCheckable(True)
        tab.setFixedHeight(self._appearance.target(_TAB_HEIGHT))
        tab.setText(title)
        tab.setCursor(Qt.CursorShape.PointingHandCursor)
        tab.setProperty("tab", True)
        tab.setProperty("view", name)
        tab.setToolTip(tr("Show or hide: {view}", view=title))
        tab.toggled.connect(self._on_tab)
        self._tab_row.add(tab)
        self._views.addWidget(_place(name))
        self._tabs[name] = tab
        self._makers[name] = make
        self._fit_tabs()

    @property
    def unmade_views(self) -> tuple[str, ...]:
        """The views that nobody has opened yet."""
        return tuple(self._makers)

    def make_views(self, but: Collection[str] = ()) -> None:
        """Make the views that were not opened yet, but not all."""
        for name in self.unmade_views:
            if name not in but:
                self._make(name)

    @property
    def places(self) -> dict[str, Any]:
        """How far a person is in each view that knows it."""
        return {name: view.place for name, view in self._placed().items()}

    def return_to(self, places: Mapping[str, Any]) -> None:
        """Put a person back, in views that were made anew."""
        for name, view in self._placed().items():
            if name in places:
                view.return_to(places[name])

    def _placed(self) -> dict[str, Placed]:
        views: dict[str, object] = {name: self._place_of(name).widget() for name in self._tabs}
        return {name: view for name, view in views.items() if isinstance(view, Placed)}

    def _place_of(self, name: str) -> QScrollArea:
        place = self._views.widget(list(self._tabs).index(name))
        assert isinstance(place, QScrollArea)
        return place

    def set_title(self, name: str, title: str) -> None:
        """Write another title on a view's tab."""
        self._tabs[name].setText(title)
        self._fit_tabs()
        self.set_full_height(self._full_height)  # its strip may have come to another number of lines

    @property
    def is_open(self) -> bool:
        """Whether a view is shown, or on its way."""
        return self._opened

    @property
    def is_sliding(self) -> bool:
        """Whether it has not yet its height."""
        return self._slide.state() == QVariantAnimation.State.Running

    @property
    def view_top(self) -> int:
        """Where the view begins, below the tabs, in pixels."""
        return self._strip_height()

    @property
    def view_name(self) -> str:
        """The view that is shown, or would be."""
        return list(self._tabs)[self._views.currentIndex()]

    @property
    def view(self) -> QWidget | None:
        """The view that is shown; None while the drawer is closed."""
        place = self._views.currentWidget()
        return place.widget() if self._opened and isinstance(place, QScrollArea) else None

    def open(self, name: str | None = None) -> None:
        """Show a view; the last one when none is named."""
        self._make(name or self.view_name)
        self._views.setCurrentIndex(list(self._tabs).index(name or self.view_name))
        self.order_tabs()  # a view that was just made would come last of all
        self._set_opened(True)
        self.view_opened.emit(self.view_name)

    @Slot()
    def close_view(self) -> None:
        """Leave only the strip. The keyboard stays on it when it was within."""
        if self._views.isAncestorOf(QApplication.focusWidget() or self):
            self._tabs[self.view_name].setFocus(Qt.FocusReason.OtherFocusReason)
        self._set_opened(False)

    @Slot()
    def toggle(self) -> None:
        """Open the last view, or close."""
        if self._opened:
            self.close_view()
        else:
            self.open()

    def order_tabs(self) -> None:
        """Let the keyboard come to the tabs in their order, then to the button at the strip's end, then to the view."""
        view = self._views.currentWidget()  # None where there is none yet
        stops = [*self._tabs.values(), self._toggle, *(() if view is None else _stops(view))]
        for stop, following in pairwise(stops):
            self.setTabOrder(stop, following)

    def set_tight(self, tight: bool) -> None:
        """Put the tabs close together, or not."""
        self._padding = _TIGHT_TAB_PADDING if tight else _TAB_PADDING
        gap = _TIGHT_TAB_GAP if tight else _TAB_GAP
        self._tab_row.set_between(px(_TOUCH_TAB_GAP if self._appearance.touch else gap))
        self._on_theme(self._appearance.theme)
        self._fit_tabs()

    def set_full_height(self, height: int) -> None:
        """Say how high the drawer is when open, in pixels; at once where it is open and at rest."""
        self._full_height = max(height, self._strip_height() + self._views.minimumSizeHint().height())
        self._place_views()
        if not self.is_sliding:
            self.setFixedHeight(self._full_height if self._opened else self._strip_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._strip.minimumSizeHint().width() + 2, self._strip_height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tabs()
        self._place_views()

    def _fit_tabs(self) -> None:
        """Where all the titles need a second line, they are smaller, if that spares it."""
        room = self.width() - 2 - px(3 * _STRIP_GAP) - self._toggle.width()
        widths = {size: self._tab_widths(size) for size in (BODY, CAPTION)}
        size = CAPTION if self._tab_row.lines(widths[CAPTION], room) < self._tab_row.lines(widths[BODY], room) else BODY
        for tab, width in zip(self._tabs.values(), widths[size], strict=True):
            tab.setFont(ui_font(size))
            tab.setFixedWidth(width)
        self._tab_row.updateGeometry()  # at once: the strip's height is asked for next

    def _tab_widths(self, size: int) -> list[int]:
        """Titles keep their place when one becomes strong."""
        strong = QFontMetricsF(ui_font(size, strong=True))
        least, padding = self._appearance.target(0), 2 * px(self._padding)
        return [max(ceil(strong.horizontalAdvance(tab.text())) + padding, least) for tab in self._tabs.values()]

    def _place_views(self) -> None:
        """The views have their full height from the start: sliding uncovers them, and lays nothing out anew."""
        inside, strip = self.rect().adjusted(1, 0, -1, 0), self._strip_height()
        self._strip.setGeometry(inside.left(), 0, inside.width(), strip)
        self._views.setGeometry(inside.left(), strip, inside.width(), max(self._full_height - strip - 1, 0))

    def _strip_height(self) -> int:
        return max(
            self._strip.heightForWidth(self.width() - 2), self._appearance.target(_TAB_HEIGHT) + px(2 * _STRIP_MARGIN)
        )

    def _lay_out(self) -> None:
        self._tab_row = Flow(px(_TAB_GAP), px(_TOUCH_TAB_GAP if self._appearance.touch else _TAB_BELOW))
        self._toggle = named(QToolButton(), "drawer_button")
        self._toggle.setFixedSize(self._appearance.target(32), self._appearance.target(32))
        self._toggle.setIconSize(QSize(px(16), px(16)))
        self._toggle.clicked.connect(self.toggle)
        strip = spaced(QHBoxLayout(self._strip), _STRIP_GAP, (_STRIP_GAP, _STRIP_MARGIN, _STRIP_GAP, _STRIP_MARGIN))
        strip.addWidget(self._tab_row, 1)
        strip.addWidget(self._toggle, 0, Qt.AlignmentFlag.AlignTop)

    def _set_opened(self, opened: bool) -> None:
        changed, self._opened = opened != self._opened, opened
        for name, tab in self._tabs.items():
            tab.setChecked(opened and name == self.view_name)
        self._show_toggle()
        if changed:
            self._views.setVisible(True)
            self._start_slide(self._full_height if opened else self._strip_height())
            self.opened_changed.emit(opened)

    def _start_slide(self, height: int) -> None:
        self._slide.stop()
        if self._appearance.reduced_motion or not self.isVisible():
            self.setFixedHeight(height)
            self._on_slid()
            return
        self._slide.setStartValue(self.height())
        self._slide.setEndValue(height)
        self._slide.start()

    @Slot("QVariant")
    def _on_slide(self, height: int) -> None:
        self.setFixedHeight(height)

    @Slot()
    def _on_slid(self) -> None:
        self._views.setVisible(self._opened)
        self.setFixedHeight(self._full_height if self._opened else self._strip_height())

    @Slot(bool)
    def _on_tab(self, checked: bool) -> None:
        """By mouse, key or screen reader, which presses no tab but checks it. What the drawer does is no news to it."""
        name = self.sender().property("view")
        shown = self._opened and name == self.view_name
        if checked and not shown:
            self.open(name)
        elif shown and not checked:
            self.close_view()

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        sizes = {
            "tab_padding": self._padding - 3,
            "cell_padding": CELL_PADDING,
            "row_padding": _TOUCH_ROW if self._appearance.touch else _ROW,
        }
        self.setStyleSheet(zoomed(Template(_STYLE_SHEET).substitute(vars(theme) | sizes)))
        self._show_toggle()

    def _make(self, name: str) -> None:
        make = self._makers.pop(name, None)
        if make is None:
            return
        place, view = self._place_of(name), make()
        place.setWidget(view)
        for layer in (place.viewport(), view):  # the card is what is seen behind
            layer.setAutoFillBackground(False)
        self.view_made.emit(view)

    def _show_toggle(self) -> None:
        self._toggle.setIcon(chevron_icon(self._appearance.theme, down=self._opened))
        label = tr("Close the views") if self._opened else tr("Open the views")
        self._toggle.setToolTip(label)
        self._toggle.setAccessibleName(label)


def _stops(view: QWidget) -> list[QWidget]:
    """Where the keyboard comes by in a view, in order.

    Not by Qt's own chain: PySide6 6.10 takes what it finds along it for its own, and crashes when that is gone.
    """
    return [
        widget
        for widget in view.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.window() is view.window()  # not in the list of a box with choices
    ]


def _place(name: str) -> QScrollArea:
    """A place for a view that scrolls what does not fit: a low window keeps its bars."""
    place = named(QScrollArea(), f"{name}_place")
    place.setWidgetResizable(True)
    place.setFrameShape(QFrame.Shape.NoFrame)
    place.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    place.setMinimumHeight(px(_LEAST_VIEW_HEIGHT))
    return place
