"""Keep the catalogues of the window's languages.

    python packaging/translations.py update [CODE...]
    python packaging/translations.py compile [CODE...]
    python packaging/translations.py fonts FOLDER

``update`` gathers every sentence and writes ``resources/translations/serveplate_CODE.ts``: what is new is unfinished,
what is gone is dropped, what is translated stays. ``compile`` makes the ``.qm`` files, which the window loads, beside
them with Qt's lrelease. ``fonts`` cuts the fonts that are shipped, of those below a folder,
to the characters that are used: see TRANSLATING.md.

Qt's lupdate reads Python, but it knows neither our plurals nor the simulator's sentences, gives a sentence of a
function an empty context, and passes over a call whose argument is no literal; so gathering is done here.
"""

import ast
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "serveplate"
CATALOGUES, FONTS = ROOT / "resources" / "translations", ROOT / "resources" / "fonts"
CONTEXT, BRIEFS = "serveplate", "briefs"
Key = tuple[str, str]
PLURAL_FORMS = {"de": 2, "es": 2, "fr": 2, "zh_CN": 1, "ar": 6}
"""How many forms Qt asks for: of Arabic none, one, two, few, many and other."""

_TRANSLATED = {"tr": 2, "Sentence": 1, "Plural": 2}
"""What marks a sentence, and how many literals it takes at most: the second is the plural."""


@dataclass(frozen=True)
class Message:
    """A sentence to translate.

    Attributes:
        context: "serveplate", or "briefs" for what the bundled briefs and timings say of themselves.
        source: in English; of one with a plural the plural.
        singular: of one with a plural the sentence of one thing, else None.
        files: where it is said.
    """

    context: str
    source: str
    singular: str | None = None
    files: list[str] = field(default_factory=list, compare=False)


def gather() -> tuple[dict[Key, Message], list[str]]:
    """Every sentence by context and source, and a line for each call that can't be gathered: it has no literal."""
    messages: dict[Key, Message] = {}
    faults = []
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        for call in _calls(path):
            if isinstance(call.args[0], ast.Attribute) and call.args[0].attr == "template":
                continue  # a sentence that is made again
            literals = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if not literals or len(literals) != len(call.args):
                faults.append(f"{name}:{call.lineno} is no literal")
                continue
            source, singular = literals[-1], literals[0] if len(literals) == 2 else None
            known = messages.setdefault((CONTEXT, source), Message(CONTEXT, source, singular))
            if known.singular != singular:
                faults.append(f"{name}:{call.lineno} has a plural that another call has not")
            if f"serveplate/{name}" not in known.files:
                known.files.append(f"serveplate/{name}")
    for path in sorted((ROOT / "resources" / "briefs").glob("*.toml")):
        brief = tomllib.loads(path.read_text("utf-8"))
        for text in (brief["name"], brief["description"]):
            messages[BRIEFS, text] = Message(BRIEFS, text, files=[path.relative_to(ROOT).as_posix()])
    for path in sorted((ROOT / "resources" / "timings").glob("*.toml")):
        name = tomllib.loads(path.read_text("utf-8"))["name"]
        messages[BRIEFS, name] = Message(BRIEFS, name, files=[path.relative_to(ROOT).as_posix()])
    return messages, faults


def _calls(path: Path) -> Iterator[ast.Call]:
    """The calls in a module that say a sentence, but those that hand on their own argument (translation.py's)."""
    if path.name in ("translation.py", "sentence.py"):
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in _TRANSLATED:
                yield node


def catalogue_file(code: str) -> Path:
    """The source of a language's catalogue."""
    return CATALOGUES / f"serveplate_{code}.ts"


def read(code: str) -> dict[Key, list[str]]:
    """The translations of a language by context and source, a text for each plural form; unfinished ones left out."""
    path, found = catalogue_file(code), {}
    for context in ElementTree.parse(path).getroot().iter("context") if path.exists() else ():
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if translation.get("type") is None and all(forms):
                found[context.findtext("name") or "", message.findtext("source") or ""] = forms
    return found


def write(code: str, messages: dict[Key, Message], translations: dict[Key, list[str]]) -> int:
    """Write a language's catalogue; how many of its sentences are unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=code, sourcelanguage="en")
    unfinished = 0
    for name in (CONTEXT, BRIEFS):
        context = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(context, "name").text = name
        of_context = [message for message in messages.values() if message.context == name]
        for message in sorted(of_context, key=lambda message: (message.files[0], message.source)):
            unfinished += not _write(context, code, message, translations.get((name, message.source), []))
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    catalogue_file(code).write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")
    return unfinished


def _write(context: ElementTree.Element, code: str, message: Message, texts: list[str]) -> bool:
    """Write a sentence; whether it is translated."""
    forms = PLURAL_FORMS[code] if message.singular else 1
    item = ElementTree.SubElement(context, "message", {"numerus": "yes"} if message.singular else {})
    for file in message.files:
        ElementTree.SubElement(item, "location", filename=f"../../{file}")
    ElementTree.SubElement(item, "source").text = message.source
    if message.singular:
        ElementTree.SubElement(item, "extracomment").text = f"Of one: {message.singular}"
    translation = ElementTree.SubElement(item, "translation")
    finished = len(texts) == forms
    if not finished:
        translation.set("type", "unfinished")
        texts = [""] * forms
    if message.singular:
        for text in texts:
            ElementTree.SubElement(translation, "numerusform").text = text
    else:
        translation.text = texts[0]
    return finished


def compiled(code: str, to: Path) -> Path:
    """Have lrelease make a catalogue's .qm in a folder."""
    made = to / f"serveplate_{code}.qm"
    program = Path(sys.executable).with_name("pyside6-lrelease")
    command = [str(program), "-silent", str(catalogue_file(code)), "-qm", str(made)]
    subprocess.run(command, check=True)
    return made


def codes() -> list[str]:
    """The languages that have a catalogue."""
    return [code for code in PLURAL_FORMS if catalogue_file(code).exists()]


def update(wanted: list[str]) -> int:
    """Gather and write; 1 where a call can't be gathered."""
    messages, faults = gather()
    for fault in faults:
        print(fault, file=sys.stderr)
    for code in wanted:
        unfinished = write(code, messages, read(code))
        print(f"{code}: {len(messages)} sentences, {unfinished} unfinished")
    return 1 if faults else 0


def main() -> int:
    """Do what is asked."""
    match sys.argv[1:]:
        case ["update", *wanted]:
            return update(wanted or codes())
        case ["compile", *wanted]:
            for code in wanted or codes():
                compiled(code, CATALOGUES)
            return 0
        case ["fonts", folder]:
            from fonts import cut_fonts  # only here: it needs fonttools, which nothing else does

            cut_fonts(Path(folder))
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
