"""Cut Noto's Chinese and Arabic fonts to the characters of our catalogues, for machines that have no such font.

The fonts are those of Debian's fonts-noto-cjk and fonts-noto-core, under the SIL Open Font License 1.1, which has no
reserved name for them; the cut ones carry a name of their own all the same.
"""

from collections.abc import Iterator
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont
from translations import FONTS, ROOT, read

from serveplate.files.languages import NAMES

_SOURCES = {
    "zh_CN": ("NotoSansCJK-Regular.ttc", "Noto Sans CJK SC", "serveplate-chinese.otf", "Serveplate Chinese"),
    "ar": ("NotoSansArabic-Regular.ttf", "Noto Sans Arabic", "serveplate-arabic.ttf", "Serveplate Arabic"),
}
_FAMILY, _FULL, _POSTSCRIPT, _TYPOGRAPHIC = 1, 4, 6, 16


def characters(code: str) -> set[str]:
    """Every character that a language is written with here: its catalogue, its lesson, its name."""
    used = set(NAMES[code])
    for texts in read(code).values():
        used.update(*texts)
    lessons = ROOT / "resources" / "lesson"
    for lesson in lessons.glob(f"*.{code}.md"):
        used.update(lesson.read_text("utf-8"))
    return {sign for sign in used if sign.isprintable() and sign != " "}


def cut_fonts(folder: Path) -> None:
    """Write the fonts, from those below a folder."""
    FONTS.mkdir(exist_ok=True)
    for code, (source, family, target, name) in _SOURCES.items():
        font = _font(next(folder.rglob(source)), family)
        options = subset.Options(layout_features=["*"], hinting=False, notdef_outline=True, name_IDs=["*"])
        cutter = subset.Subsetter(options)
        # The words of the text's own script, and its marks and numerals; Latin letters come from the system's font.
        cutter.populate(text="".join(characters(code)) + " 0123456789.,:;%()/+-…")
        cutter.subset(font)
        for record in font["name"].names:
            if record.nameID in (_FAMILY, _FULL, _TYPOGRAPHIC):
                record.string = name
            elif record.nameID == _POSTSCRIPT:
                record.string = name.replace(" ", "")
        font.save(FONTS / target)
        print(f"{target}: {(FONTS / target).stat().st_size:,} bytes")


def _font(path: Path, family: str) -> TTFont:
    return next(font for font in _fonts_in(path) if font["name"].getBestFamilyName() == family)


def _fonts_in(path: Path) -> Iterator[TTFont]:
    if path.suffix == ".ttc":
        yield from TTCollection(path).fonts
    else:
        yield TTFont(path)
