"""Markup whose texts are always escaped, and the few things that drawings as SVG need: scales, ticks, step areas."""

import html
import math
from dataclasses import dataclass

import numpy as np

from serveplate.simulator.workload import Floats


class Markup(str):
    """HTML or SVG that is ready; any other text is escaped before it gets into one."""

    __slots__ = ()


def markup(text: str) -> Markup:
    """The text as markup: as it is where it is that already, else escaped."""
    return text if isinstance(text, Markup) else Markup(html.escape(text))


def joined(*children: str) -> Markup:
    """Pieces of markup and texts, one after another."""
    return Markup("".join(map(markup, children)))


def element(name: str, *children: str, **attributes: str | float | None) -> Markup:
    """An element: ``element("text", "a < b", x=1.25, text_anchor="end", class_="dim")``.

    Args:
        name: its tag.
        children: markup, or texts to be escaped.
        attributes: with ``_`` for ``-``, but for one at the end, which is dropped; None leaves one out.
    """
    given = "".join(
        f' {_attribute_name(key)}="{html.escape(_attribute(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{given}>{joined(*children)}</{name}>")


def _attribute_name(key: str) -> str:
    return "viewBox" if key == "view_box" else key.rstrip("_").replace("_", "-")


def _attribute(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def drawing(width: float, height: float, label: str, *children: str) -> Markup:
    """A drawing of so many units that takes the width of its page; ``label`` is what a screen reader says of it."""
    size = f"0 0 {width:g} {height:g}"
    return element("svg", *children, view_box=size, role="img", aria_label=label)


def ticks(top: float, most: int = 5) -> list[float]:
    """Round values from 0 up to ``top``, at most so many steps apart by 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(top / most))
    step = next(power * factor for factor in (1, 2, 5, 10, 20) if power * factor * most >= top)
    return [step * index for index in range(int(top / step * (1 + 1e-9)) + 1)]


@dataclass(frozen=True)
class Frame:
    """A rectangle of a drawing, and the values that its right and its upper edge stand for; its corner stands for 0."""

    left: float
    top: float
    width: float
    height: float
    x_top: float
    y_top: float

    @property
    def right(self) -> float:
        """Its right edge in the drawing."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge in the drawing."""
        return self.top + self.height

    def x(self, value: float) -> float:
        """Where a value stands from left to right."""
        return self.left + value / self.x_top * self.width

    def y(self, value: float) -> float:
        """Where a value stands from the bottom up."""
        return self.bottom - value / self.y_top * self.height

    def path(self, x: Floats, y: Floats, close: bool = False) -> str:
        """The ``d`` of a path through points given as values, both of shape (points,)."""
        lefts, tops = self.left + x / self.x_top * self.width, self.bottom - y / self.y_top * self.height
        points = (f"{left:.1f} {top:.1f}" for left, top in zip(lefts.tolist(), tops.tolist(), strict=True))
        return "M" + "L".join(points) + ("Z" if close else "")

    def steps(self, edges: Floats, low: Floats, high: Floats) -> str:
        """The ``d`` of the area between two step functions.

        Args:
            edges: of the columns, shape (columns + 1,).
            low: the lower one in each column, shape (columns,).
            high: the upper one.
        """
        there = np.repeat(edges, 2)[1:-1]
        up, down = np.repeat(high, 2), np.repeat(low, 2)
        return self.path(np.concatenate((there, there[::-1])), np.concatenate((up, down[::-1])), close=True)

    def grid(self, x_labels: dict[float, str], y_labels: dict[float, str]) -> Markup:
        """Its lines, and the labels of values along its lower and its left edge."""
        lines = [
            element("path", d=f"M{self.left:.1f} {self.y(value):.1f}H{self.right:.1f}", class_="grid")
            for value in y_labels
        ]
        across = [
            element("text", label, x=self.left - 6, y=self.y(value) + 4, text_anchor="end", class_="dim")
            for value, label in y_labels.items()
        ]
        along = [
            element("text", label, x=self.x(value), y=self.bottom + 16, text_anchor="middle", class_="dim")
            for value, label in x_labels.items()
        ]
        return joined(*lines, *across, *along)
