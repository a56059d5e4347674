"""The application's style sheets. ``theme`` fills in the colours, and turns the lengths into those of the zoom."""

STYLE_SHEET = """
QFrame[card="true"] { background: $surface; border: 1px solid $card_border; border-radius: 10px; }
QMenuBar { background: $background; color: $ink; padding: 2px 15px; spacing: 0; min-height: 18px; font-size: $body;
    border: none; }
QMenuBar::item { padding: 4px 11px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $accent; color: $on_accent; }
QMenu { background: $surface; color: $ink; border: 1px solid $control_border; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { background: transparent; color: $disabled; }
QMenu::separator { height: 1px; background: $card_border; margin: 4px 8px; }
QToolTip { background: $surface; color: $ink; border: 1px solid $control_border; padding: 4px 6px; }
QToolButton { background: transparent; color: $ink; border: 2px solid transparent; border-radius: 6px; padding: 2px; }
QToolButton:hover { background: $hover; }
QToolButton:disabled { color: $disabled; }
QToolButton:focus { border-color: $ink; }
QPushButton { background: $track; color: $ink; border: 1px solid $control_border; border-radius: 6px;
    padding: 6px 14px; }
QPushButton:hover { background: $hover; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton:default:hover { background: $accent_hover; }
QPushButton:disabled { background: $track; color: $disabled; border-color: $disabled; font-weight: 400; }
QPushButton:focus { border: 2px solid $ink; padding: 5px 13px; }
QProgressBar { background: $track; border: 1px solid $control_border; border-radius: 4px; }
QProgressBar::chunk { background: $muted; border-radius: 3px; }
QTabBar::tab { background: transparent; color: $muted; padding: 6px 12px; border: 2px solid transparent;
    border-radius: 6px; }
QTabBar::tab:hover { background: $hover; }
QTabBar::tab:selected { color: $ink; font-weight: 600; }
QTabBar::tab:focus { border-color: $ink; }
QAbstractItemView { background: $surface; alternate-background-color: $track; color: $ink; border: none;
    gridline-color: $card_border; outline: none; selection-background-color: $accent;
    selection-color: $on_accent; }
QAbstractItemView:focus { border: 2px solid $ink; border-radius: 4px; }
QHeaderView::section { background: $surface; color: $muted; border: none; border-bottom: 1px solid $card_border;
    padding: 6px 8px; font-size: $caption; }
QTextBrowser, QPlainTextEdit, QTextEdit, QLineEdit { background: $surface; color: $ink; border: none;
    selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit { border: 1px solid $control_border; border-radius: 6px; padding: 6px 9px; }
QLineEdit:focus { border: 2px solid $ink; padding: 5px 8px; }
QLineEdit[invalid="true"] { border-color: $failed; }
QLabel[error="true"] { color: $fail_text; }
QTextBrowser:focus, QTextEdit:focus, QPlainTextEdit:focus { border: 2px solid $ink; border-radius: 4px; }
QComboBox { background: $track; color: $ink; border: 1px solid $control_border; border-radius: 6px;
    padding: 3px 8px; }
QComboBox:hover { background: $hover; }
QComboBox:disabled { color: $disabled; border-color: $disabled; }
QComboBox:focus { border: 2px solid $ink; padding: 2px 7px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox QAbstractItemView { border: 1px solid $control_border; }
QSlider { border: 2px solid transparent; border-radius: 6px; padding: 0 2px; min-height: 20px; }
QSlider:focus { border-color: $ink; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $control_border; }
QSlider::handle:horizontal { width: 14px; margin: -5px 0; border-radius: 7px; background: $ink; }
QSlider::handle:horizontal:disabled { background: $disabled; }
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; margin: 0; }
QScrollBar:horizontal { height: 12px; margin: 0; }
QScrollBar::handle { background: $control_border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

# A line of text is 16 high.
TOUCH_STYLE_SHEET = """
QPushButton { padding: 14px; }
QPushButton:focus { padding: 13px; }
QPushButton#contrast_button:checked, #language_pad QPushButton:checked { background: $accent; color: $on_accent;
    border-color: $accent; }
QPushButton#contrast_button:checked:hover, #language_pad QPushButton:checked:hover { background: $accent_hover; }
QPushButton#contrast_button:checked:focus, #language_pad QPushButton:checked:focus { border-color: $ink; }
QComboBox QAbstractItemView::item { min-height: 44px; }
QSlider { min-height: 44px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; }
QSlider::handle:horizontal { width: 44px; margin: -19px 0; border-radius: 22px; background: $surface;
    border: 2px solid $ink; }
QProgressBar { background: $track; border: 1px solid $control_border; border-radius: 6px; min-height: 12px;
    max-height: 12px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
"""
