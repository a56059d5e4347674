"""The window's language: its sentences, its numerals, its direction, its fonts."""

from importlib import resources
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from serveplate.files.languages import SYSTEM, catalogue, offered
from serveplate.files.text import Count, Quantity
from serveplate.simulator.sentence import Numeral, Plural, Sentence, sentence_of, written

CONTEXT, _BRIEFS = "serveplate", "briefs"
_FONTS = {
    "zh_CN": ("serveplate-chinese.otf", "Serveplate Chinese"),
    "ar": ("serveplate-arabic.ttf", "Serveplate Arabic"),
}
"""File and family of the fonts for scripts that a bare machine has none for: every character of their catalogues."""

_TERRITORIES = {"ar": "ar_AE"}
"""Whose numerals are those of the brief files, the units and the exports: western ones."""

_WIDE_STOP = "\N{IDEOGRAPHIC FULL STOP}"


def tr(sentence: str, plural: str | None = None, /, **values: object) -> str:
    """A sentence in the window's language, its ``{names}`` filled in.

    Args:
        sentence: a literal; of one thing where a number decides the words.
        plural: the same of several things.
        values: what the names stand for; with a plural ``n`` is that number, and ``{n}`` it in numerals.
    """
    n = values.get("n")
    if plural is None or not isinstance(n, int):
        return QCoreApplication.translate(CONTEXT, sentence).format(**values)
    # A catalogue knows it by its plural, and has as many forms as its language.
    words = QCoreApplication.translate(CONTEXT, plural, None, n)
    words = sentence if words == plural and n == 1 else words
    return words.format(**values | {"n": numerals(f"{n:,}")})


def joined(*sentences: str) -> str:
    """Sentences one after another, empty ones left out. A Chinese full stop brings its own space."""
    return " ".join(filter(None, sentences)).replace(f"{_WIDE_STOP} ", _WIDE_STOP)


def said(sentence: object) -> str:
    """A sentence, number or quantity of the simulator or the files in the window's language; other text as it is.

    Of an error it is the sentence that it has.
    """
    match sentence:
        case BaseException():
            return said(sentence_of(sentence)) or type(sentence).__name__
        case Plural():
            return tr(sentence.singular, sentence.template, **_said_values(sentence))
        case Sentence():
            return tr(sentence.template, **_said_values(sentence))
        case Numeral():
            return numerals(sentence)
        case Count():
            return said(sentence.words)
        case Quantity():
            return f"{said(sentence.text)} {said(sentence.unit)}".strip()
        case _:
            return str(sentence)


def _said_values(sentence: Sentence) -> dict[str, object]:
    """What the names of a sentence stand for; a plural's number decides its form, and is written by it."""
    return {
        name: value
        if isinstance(sentence, Plural) and name == "n"
        else numerals(written(value))
        if isinstance(value, int | float)
        else said(value)
        for name, value in sentence.values.items()
    }


def brief_text(text: str) -> str:
    """A brief's name or description, or a timing's name, in the window's language; a person's own as it is."""
    return QCoreApplication.translate(_BRIEFS, text)


def numerals(number: str) -> str:
    """A number as files.text writes it ("1,642.5"), in the window's language."""
    locale = QLocale()
    whole, point, fraction = number.partition(".")
    digits = whole.replace(",", "")
    if len(digits) == 4 and locale.language() == QLocale.Language.Spanish:
        whole = digits  # grouped from five digits on
    return whole.replace(",", locale.groupSeparator()) + (locale.decimalPoint() if point else "") + fraction


def spoken(choice: str) -> str:
    """The language that a choice means: for "system" the first of the person's that is there, else English."""
    if choice != SYSTEM:
        return choice
    wanted = [name.replace("-", "_") for name in QLocale.system().uiLanguages()]
    return next((code for name in wanted for code in offered() if code in (name, name.split("_")[0])), "en")


def language() -> str:
    """The code of the language that is spoken now."""
    locale = QLocale()
    return next((code for code in offered() if QLocale(code).language() == locale.language()), "en")


def speak(app: QCoreApplication, choice: str) -> None:
    """Make a choice the language of all that is said, and of all windows that are made from now on."""
    code = spoken(choice)
    locale = QLocale(_TERRITORIES.get(code, code))
    if locale.language() == QLocale.system().language() and code not in _TERRITORIES:
        locale = QLocale(QLocale.system().name())  # the same language as it is written where the person lives
    QLocale.setDefault(locale)
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm")
    for file in (str(qt), str(catalogue(code))):
        translator = QTranslator(app)
        if translator.load(file):
            app.installTranslator(translator)
    if isinstance(app, QApplication):
        app.setLayoutDirection(locale.textDirection())
        app.setFont(own_font(code, app.font()))


def has_own_font(font: QFont) -> bool:
    """Whether a font of the program's own is behind the system's."""
    return any(name in font.families() for _, name in _FONTS.values())


def own_font(code: str, font: QFont) -> QFont:
    """A font that has the glyphs of a language: the program's own beside the system's where a bare machine has none."""
    file, family = _FONTS.get(code, ("", ""))
    path = resources.files("serveplate.resources").joinpath("fonts", file)
    own = [name for _, name in _FONTS.values()]
    families = [name for name in font.families() if name not in own]
    if file and path.is_file():
        if not QFontDatabase.hasFamily(family):
            QFontDatabase.addApplicationFont(str(path))
        # By its real name: an alias such as "Sans Serif" is no family in a list, where the next would be taken for all.
        families = [QFontInfo(font).family(), family]
    font.setFamilies(families)
    return font
