"""The report of a design: one HTML page without scripts and without anything to load, which prints on two A4 pages."""

import importlib.resources
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from string import Template

from serveplate import __version__
from serveplate.files.report_charts import (
    CLIP,
    bars,
    check_words,
    distribution,
    finding,
    in_milliseconds,
    percent,
    timeline,
)
from serveplate.files.report_words import (
    KINDS,
    SPLITS,
    assumptions,
    binding_sentence,
    brief_sentence,
    facts,
    headings,
    limits_sentence,
    share_words,
    sure_sentence,
    time_words,
)
from serveplate.files.studies import study_to_dict
from serveplate.files.svg import Markup, element, joined, markup
from serveplate.files.text import (
    Quantity,
    check_limit,
    check_title,
    check_value,
    design_words,
    in_turn,
    lever_title,
    milliseconds,
    plain,
    seconds,
    setting_label,
    verdict,
)
from serveplate.simulator.causes import Split, causes
from serveplate.simulator.design import LEVERS
from serveplate.simulator.distributions import Distribution, distributions_of
from serveplate.simulator.grading import Check
from serveplate.simulator.sentence import Sentence
from serveplate.simulator.study import Result, Study

_SPREADS = {"ttft": "ttft_p95_s", "tpot": "tpot_p95_s", "cost": "cost_usd_per_million_tokens"}


@dataclass(frozen=True)
class Voice:
    """How a report speaks.

    Attributes:
        say: says a sentence, a quantity or a number of the simulator or the files.
        say_name: says the name of a brief.
        language: as HTML names it.
        right_to_left: whether it is read so.
    """

    say: Callable[[object], str] = str
    say_name: Callable[[str], str] = str
    language: str = "en"
    right_to_left: bool = False


ENGLISH = Voice()


def report_html(result: Result, study: Study | None = None, made_on: str | None = None, voice: Voice = ENGLISH) -> str:
    """The report of a design as HTML, the same for the same arguments.

    Args:
        result: the design on the brief's own draw of the traffic.
        study: the same design on other draws too; None leaves open how sure the verdict is.
        made_on: the day that it is dated; None leaves it undated.
        voice: the language that it is in.
    """
    template = importlib.resources.files("serveplate.resources").joinpath("report", "report.html")
    parts = _Parts(result, study, voice)
    texts = {
        "language": voice.language,
        "direction": "rtl" if voice.right_to_left else "ltr",
        "title": voice.say_name(result.brief.name),
        "design": voice.say(design_words(result.design)),
        "verdict": f"{'✓' if result.grade.passed else '✗'} {voice.say(verdict(result))}",
        "verdict_class": "pass-text" if result.grade.passed else "fail-text",
        "reason": parts.reason(),
        "brief": voice.say(in_turn(brief_sentence(result.brief), limits_sentence(result))),
        "levers": parts.levers(),
        "checks": parts.checks(),
        "bars": parts.bars(),
        "timeline": parts.timeline(),
        "distributions": parts.distributions(),
        "causes": parts.causes(),
        "sure": parts.sure(),
        "assumptions": parts.assumptions(),
        "footer": _footer(result, made_on, voice),
    }
    texts |= {f"heading_{name}": voice.say(heading) for name, heading in headings().items()}
    return Template(template.read_text("utf-8")).substitute({name: markup(text) for name, text in texts.items()})


class _Parts:
    """The parts of a page, in a voice."""

    def __init__(self, result: Result, study: Study | None, voice: Voice) -> None:
        self._result, self._study, self._say = result, study, voice.say
        self._served = result.measures.run_s is not None

    def reason(self) -> Markup:
        """Why nothing ran, where nothing did."""
        reason = self._result.measures.reason
        if reason is None and not self._served:
            reason = Sentence("No request arrived: there is nothing to measure.")
        return self._paragraph(reason) if reason else Markup()

    def levers(self) -> Markup:
        """The design as a table."""
        settings = [setting_label(lever.name, getattr(self._result.design, lever.name)) for lever in LEVERS]
        return self._table([lever_title(lever.name) for lever in LEVERS], [settings], first_names=False)

    def checks(self) -> Markup:
        """The four checks, and what was measured besides."""
        rows = []
        for check in self._result.grade.checks:
            limit = check_limit(check)
            at_least = check.name == "quality"
            bound = Sentence("at least {limit}", limit=limit) if at_least else Sentence("at most {limit}", limit=limit)
            tone = "pass-text" if check.passed else "fail-text"
            found = element("strong", finding(check, self._say), class_=tone)
            rows.append((check_title(check.name), check_words(check), bound, found))
        head = (Sentence("Check"), Sentence("Value"), Sentence("Limit"), Sentence("Finding"))
        return joined(self._table(head, rows), element("p", self._say(facts(self._result)), class_="dim"))

    def bars(self) -> Markup:
        """The values against their limits."""
        note: object = Sentence(
            "Shares of the limits. Hatched: fails. A bar beyond {clip} is broken off; its value stands beside it.",
            clip=percent(CLIP),
        )
        study = self._study
        if study is None or len(study.draws) < 2:
            return self._figure(bars(self._result, self._say), note)
        draws = Sentence(
            "Whiskers: from the least to the most of {draws} draws of the traffic.", draws=len(study.draws)
        )
        spreads = [getattr(study, name) for name in _SPREADS.values()]
        return self._figure(bars(self._result, self._say, spreads), in_turn(note, draws))

    def timeline(self) -> Markup:
        """The run along its time."""
        if not self._served:
            return self._paragraph(Sentence("Nothing ran."))
        note = Sentence(
            "Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is "
            "the line. Dashed: the last request arrives."
        )
        return self._figure(timeline(self._result.run, self._say), note)

    def distributions(self) -> Markup:
        """How the latencies are spread."""
        both = distributions_of(self._result)
        named = (("TTFT", both.ttft, 1.0, Sentence("s")), ("TPOT", both.tpot, 1e3, Sentence("ms")))
        there = [each for each in named if len(each[1].values_s)]
        if not there:
            return self._paragraph(Sentence("No request was served: there is nothing to spread."))
        charts = [element("figure", distribution(*each, self._say)) for each in there]
        means = (Sentence("mean"), Sentence("limit of p95"), Sentence("requests within it"))
        head = ("", "p50", "p95", "p99", *means)
        rows = [(name, *_spread_cells(of, unit)) for name, of, _, unit in named]
        return joined(element("div", *charts, class_="pair"), self._table(head, rows, numbers=True))

    def causes(self) -> Markup:
        """Where the time goes."""
        found = causes(self._result.run)
        if found.binding is None:
            return self._paragraph(Sentence("No request was served: there is no time to explain."))
        tables = [self._split_table(split) for split in (found.ttft, found.decode, found.run) if split.seconds]
        note = Sentence("Where the time goes, of a request on average and of the run:")
        return joined(
            self._paragraph(in_turn(binding_sentence(found), note)), element("div", *tables, class_="columns")
        )

    def sure(self) -> Markup:
        """What other draws of the traffic say."""
        study = self._study
        if study is None or not study.draws:
            return self._paragraph(Sentence("Not studied: the verdict is that of one draw of the traffic."))
        columns = [Sentence("limit"), Sentence("least"), "p5", Sentence("median"), "p95", Sentence("most")]
        head = (Sentence("Over the draws"), *columns, Sentence("holds on"))
        rows = [_study_row(study, check) for check in study.draws[0].grade.checks]
        return joined(self._paragraph(sure_sentence(study)), self._table(head, rows, numbers=True))

    def assumptions(self) -> Markup:
        """What the figures rest on."""
        items = assumptions(self._result.brief)
        return element("ul", *(element("li", self._say(item)) for item in items))

    def _split_table(self, split: Split) -> Markup:
        assert split.seconds is not None
        rows = [
            (KINDS[kind], time_words(spent), share_words(split.share(spent))) for kind, spent in split.kinds.items()
        ]
        caption = Sentence("{name}: {time}", name=SPLITS[split.name], time=time_words(split.seconds))
        head = (Sentence("part"), Sentence("time"), Sentence("share"))
        return self._table(head, rows, numbers=True, caption=caption)

    def _paragraph(self, sentence: object) -> Markup:
        return element("p", self._say(sentence))

    def _figure(self, chart: Markup, caption: object) -> Markup:
        return element("figure", chart, element("figcaption", self._say(caption)))

    def _table(
        self,
        head: Sequence[object],
        rows: Sequence[Sequence[object]],
        *,
        numbers: bool = False,
        first_names: bool = True,
        caption: Sentence | None = None,
    ) -> Markup:
        """A table whose first column names its rows (or not); with ``numbers`` the others are set to the end."""

        def kind(column: int) -> str | None:
            return "number" if numbers and column else None

        def cell(index: int, content: object) -> Markup:
            text = content if isinstance(content, Markup) else self._say(content)
            if first_names and not index:
                return element("th", text, scope="row")
            return element("td", text, class_=kind(index))

        heads = [element("th", self._say(text), scope="col", class_=kind(index)) for index, text in enumerate(head)]
        body = [element("tr", *(cell(index, content) for index, content in enumerate(row))) for row in rows]
        return element(
            "table",
            element("caption", self._say(caption)) if caption else "",
            element("thead", element("tr", *heads)),
            element("tbody", *body),
        )


def _spread_cells(of: Distribution, unit: Sentence) -> tuple[object, ...]:
    scale = seconds if unit == "s" else milliseconds
    values = (of.p50_s, of.p95_s, of.p99_s, of.mean_s)
    shown = ["-" if value is None else scale(value) for value in values]
    if of.p95_s is not None:
        shown[1] = scale(of.p95_s, of.limit_s)
    limit = Quantity(plain(of.limit_s) if unit == "s" else in_milliseconds(of.limit_s), unit)
    return (*shown, limit, "-" if of.within_limit is None else share_words(of.within_limit))


def _study_row(study: Study, check: Check) -> tuple[object, ...]:
    document = study_to_dict(study)
    spread = document["spreads"].get(_SPREADS.get(check.name, ""))
    values = [check_value(replace(check, value=value)) for value in (spread or dict.fromkeys(range(5))).values()]
    nothing = "" if check.name == "quality" else "-"
    shown = [nothing if value is None else value.text for value in values]
    holds = document["checks"][check.name]["draws_passed"]
    held = Sentence("{some} of {draws}", some=holds, draws=len(study.draws))
    return (check_title(check.name), check_limit(check), *shown, held)


def _footer(result: Result, made_on: str | None, voice: Voice) -> str:
    seed = voice.say(Sentence("seed {seed}", seed=str(result.brief.traffic.seed)))
    dated = f", {made_on}" if made_on else ""
    return f"serveplate {__version__}, {seed}{dated}. {result.design.key}"
