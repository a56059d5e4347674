"""What the kiosk's tests share."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from serveplate.files.kiosk import KioskOptions
from serveplate.simulator.brief import Brief, Traffic
from serveplate.ui.clock import Clock
from serveplate.ui.kiosk import KioskWindow

IDLE_S = 60
BRIEF = Brief(name="Short", traffic=Traffic(duration_s=2))
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_NO_KEY = Qt.KeyboardModifier.NoModifier


def options(pin_hash: str | None) -> KioskOptions:
    return KioskOptions(idle_seconds=IDLE_S, theme="light", reduced_motion=True, pin_hash=pin_hash)


def child(kiosk: KioskWindow, name: str) -> Any:
    """What is named so: the visitor's where the attract loop has one too."""
    for around in (kiosk.visit, kiosk):
        found = around.findChild(QObject, name)
        if found is not None:
            return found
    raise AssertionError(f"nothing is named {name}")


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def type_pin(kiosk: KioskWindow, digits: str) -> None:
    for digit in digits:
        click(child(kiosk, f"pin_{digit}_button"))
    click(child(kiosk, "pin_ok_button"))


def call_staff(kiosk: KioskWindow) -> None:
    QTest.keyClick(kiosk, Qt.Key.Key_Q, CHORD)
    assert child(kiosk, "pin_pad").isVisible()


def is_kept_in(kiosk: KioskWindow) -> bool:
    """Whether the kiosk fills the screen still, alone."""
    others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not kiosk]
    return kiosk.isVisible() and kiosk.isFullScreen() and not kiosk.isMinimized() and not others


def advance(kiosk: KioskWindow, seconds: float) -> None:
    clock = kiosk.findChild(Clock)
    assert clock is not None
    clock.advance(seconds)


def press(widget: QWidget, device: QPointingDevice, at: QPoint, by: QPoint | None = None) -> None:
    """A finger comes down, is pushed in steps, and is lifted."""
    QTest.touchEvent(widget, device).press(0, at, widget).commit()
    for step in range(1, 6 if by else 0):
        QTest.touchEvent(widget, device).move(0, at + (by or QPoint()) * step / 5, widget).commit()
    QTest.touchEvent(widget, device).release(0, at + (by or QPoint()), widget).commit()
