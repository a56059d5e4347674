"""The dialog with the command lines of real servers."""

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from serveplate import Design
from serveplate.files.server_commands import commands_text, server_commands, shell_line


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
