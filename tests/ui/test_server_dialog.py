"""The dialog with the command lines of real servers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from serveplate import Design
from serveplate.files.server_commands import commands_text, server_commands, shell_line
from serveplate.ui import open_window
from tests.ui.walker import cut_words


def test_each_command_is_copied_as_it_is_shown(
    qtbot: QtBot, window: Any, find: Callable[[str], Any], settle: Callable[..., None]
) -> None:
    design = Design("continuous", "paged", 1, 8, 2)
    settle(window.session, window.session.load, design)
    find("server_commands_action").trigger()
    dialog = window.findChild(QDialog, "server_dialog")
    made = server_commands(window.session.brief, design)
    whole = commands_text(window.session.brief, design, made)
    assert find("server_text").toPlainText() == whole
    for name, text, said in (
        ("copy_vllm_button", shell_line(made.vllm), "The command is copied."),
        ("copy_sglang_button", shell_line(made.sglang), "The command is copied."),
        ("copy_benchmark_button", shell_line(made.benchmark), "The command is copied."),
        ("copy_all_button", whole, "All of it is copied."),
    ):
        find(name).click()
        assert QGuiApplication.clipboard().text() == text
        assert find("server_copied").text() == said
    assert not any(button.isDefault() for button in dialog.findChildren(type(find("copy_all_button"))))
    find("server_close_button").click()
    assert not dialog.isVisible()


def test_at_the_largest_text_its_buttons_stand_below_one_another(
    qtbot: QtBot, config_dir: Path, settle: Callable[..., None]
) -> None:
    window = open_window(config_dir=config_dir, theme="light", reduced_motion=True, zoom_percent=200, language="de")
    qtbot.addWidget(window)
    window.resize(1280, 800)
    settle(window.session, lambda: None)
    window.findChild(QAction, "server_commands_action").trigger()
    dialog: Any = window.findChild(QDialog)
    QApplication.sendPostedEvents()
    assert dialog.width() <= 1280
    assert list(cut_words(dialog)) == []
    for button in dialog.findChildren(QPushButton):
        assert dialog.rect().contains(button.rect().translated(button.mapTo(dialog, QPoint(0, 0)))), button.text()
    dialog.reject()
