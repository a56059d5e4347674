"""Design codes in the window: one is copied, another one loaded, and a wrong one told beside its field."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design
from serveplate.files.codes import design_code
from serveplate.ui.theme import ui_font

Find = Callable[[str], Any]
Settle = Callable[..., None]
GOOD = Design("continuous", "paged", 1, 8, 2)


def test_copying_the_code(find: Find) -> None:
    find("copy_code_action").trigger()
    assert QGuiApplication.clipboard().text() == design_code(Brief(), Design())
    assert design_code(Brief(), Design()) in find("message").text()


def test_loading_a_code_by_keyboard(window: Any, find: Find, settle: Settle, qtbot: QtBot) -> None:
    find("load_code_action").trigger()
    field = find("code_field")
    qtbot.keyClicks(field, design_code(Brief(), GOOD).lower())
    settle(window.session, qtbot.keyClick, field, Qt.Key.Key_Return)
    assert window.session.design == GOOD
    settle(window.session, window.session.undo)
    assert window.session.design == Design()


def test_what_is_wrong_stands_beside_the_field(window: Any, find: Find, qtbot: QtBot) -> None:
    find("load_code_action").trigger()
    load = find("code_load_button")
    words = QFontMetrics(ui_font(strong=True)).horizontalAdvance(load.text())
    assert load.width() >= words + 2 * 14, "its words are whole in their weight"
    field: QLineEdit = find("code_field")
    error: QLabel = find("code_error")
    told = []
    code = design_code(Brief(), GOOD)
    for text in (
        "",
        code[:-1] + "0",
        design_code(Brief(name="Another"), GOOD),
        design_code(Brief(), Design(gpus=8)),
    ):
        field.setText(text)
        find("code_load_button").click()
        assert field.accessibleDescription() == error.text()
        told.append(error.text())
    assert len(set(told)) == 4
    assert all(told)
    assert told[3] == "This brief does not offer the design of this code: gpus is 8; this brief offers 1 or 2."
    qtbot.keyClicks(field, "x")
    assert error.text() == ""
    find("code_cancel_button").click()
    assert window.session.design == Design()
