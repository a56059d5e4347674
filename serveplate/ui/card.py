"""A card: a panel on the surface colour, with a heading 28 pixels high."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.theme import HEADING, Appearance, Density, px

HEADING_HEIGHT = 28


class Card(QFrame):
    """A frame with paddings by density. What is in it goes below ``heading`` into ``body``.

    Args:
        title: what the heading says; None for a card without one.
        heading_height: in pixels, more than the usual where its buttons need it.
    """

    def __init__(
        self,
        appearance: Appearance,
        title: str | None,
        name: str,
        parent: QWidget | None = None,
        heading_height: int | None = None,
    ) -> None:
        super().__init__(parent)
        self._heading_height = px(HEADING_HEIGHT) if heading_height is None else heading_height
        self.setObjectName(name)
        self.appearance = appearance
        self.density = Density()
        self.setProperty("card", True)
        self.body = QVBoxLayout(self)
        self.body.setSpacing(0)
        self.heading = QHBoxLayout()
        self.heading.setSpacing(px(4))
        if title is not None:
            label = StyledLabel(appearance, name=f"{name}_title")
            label.set_spans(Span(title, size=HEADING, strong=True))
            self.setAccessibleName(title)
            bar = QWidget(self)
            bar.setFixedHeight(self._heading_height)
            bar.setLayout(self.heading)
            self.heading.setContentsMargins(0, 0, 0, 0)
            self.heading.addWidget(label)
            self.heading.addStretch(1)
            self.body.addWidget(bar)
        Card.set_density(self, self.density)

    def show_heading(self, shown: bool) -> None:
        """Show the bar with the title, or give its room to what is below."""
        bar = self.heading.parentWidget()
        assert bar is not None  # the card has a title
        bar.setVisible(shown)

    def set_density(self, density: Density) -> None:
        """Follow the window's size."""
        self.density = density
        # The border is part of the padding.
        x, y = px(density.padding_x) - 1, px(density.padding_y) - 1
        # Titles of neighbours stand level, however high their headings are.
        top = max(y - (self._heading_height - px(HEADING_HEIGHT)) // 2, 0)
        self.body.setContentsMargins(x, top, x, y)
