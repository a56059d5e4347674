"""The report of a design: what it says, that nothing of it is loaded or run, that it is well-formed."""

from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from serveplate import Brief, Design, __version__
from serveplate.files.report import report_html
from serveplate.files.svg import Frame, element, ticks
from serveplate.simulator.causes import causes
from serveplate.simulator.study import Result, evaluate, study

PASSING = Design("continuous", "paged", 1, 8, 2)
VOID = {"meta"}


class Page(HTMLParser):
    """What is in a page; fails where an element is not closed where it must be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.pieces: list[str] = []
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs)
        self.tags.append((tag, dict(attrs)))
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.pieces.append(data)
        if any(tag in ("td", "th") for tag in self.open):
            self.rows[-1][-1] += data

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.pieces).split())

    def of(self, tag: str) -> Iterator[dict[str, str | None]]:
        return (attributes for name, attributes in self.tags if name == tag)

    def of_class(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for _, attributes in self.tags if attributes.get("class") == name]


def with_traffic(**fields: float) -> Brief:
    brief = Brief()
    return replace(brief, traffic=replace(brief.traffic, **fields))  # type: ignore[arg-type]


def infeasible() -> Result:
    brief = Brief()
    return evaluate(replace(brief, gpu=replace(brief.gpu, memory_bytes=10e9)), Design())


@pytest.fixture(scope="module")
def start() -> Result:
    return evaluate(Brief(), Design())


def test_the_starting_server_and_its_checks(start: Result) -> None:
    page = Page(report_html(start))
    assert "Static batching, contiguous KV cache, 1 GPU, 16-bit weights, no draft ✗ 2 of 4 checks fail" in page.words
    assert "Llama 3 8B must serve 16 requests a second for 60 s, prompts averaging 1,024 and outputs 256" in page.words
    assert ["Static", "Contiguous", "1 GPU", "16 bits", "None"] in page.rows
    assert ["p95 TTFT", "73.9 s", "at most 0.5 s", "✗ fails"] in page.rows
    assert ["p95 TPOT", "9.18 ms", "at most 15 ms", "✓ passes"] in page.rows
    assert ["Cost", "$0.338 per M tokens", "at most $0.20 per M tokens", "✗ fails"] in page.rows
    assert ["Quality", "16 bits", "at least 8 bits", "✓ passes"] in page.rows
    assert ["TTFT", "36.1 s", "73.9 s", "79.8 s", "37.6 s", "0.5 s", "0.1%"] in page.rows
    assert "the last request arrives at 59.9 s" in str([svg["aria-label"] for svg in page.of("svg")])


def test_whiskers_span_the_draws(passing: Result, start: Result) -> None:
    brief = passing.brief
    made = study(brief, passing.design, (brief.traffic.seed, 0, 1))
    page = Page(report_html(passing, made))
    whiskers = page.of_class("whisker")
    assert len(whiskers) == 3
    assert "Whiskers: from the least to the most of 3 draws of the traffic." in page.words
    spread, limit = made.ttft_p95_s, brief.limits.ttft_p95_s
    assert spread is not None
    frame = Frame(104, 20, 356, 132, 2.0, 1)
    left, right = frame.x(spread.min / limit), frame.x(spread.max / limit)
    assert str(whiskers[0]["d"]).startswith(f"M{left:.1f} 42.0H{right:.1f}M{left:.1f} 36.0v12M{right:.1f} 36.0v12")
    beyond = Page(report_html(start, study(brief, start.design, (brief.traffic.seed, 0)))).of_class("whisker")
    assert str(beyond[0]["d"]).count("v12") == 0
    assert Page(report_html(passing)).of_class("whisker") == []


def test_bars_are_hatched_where_they_fail_and_broken_off_beyond_the_scale(start: Result, passing: Result) -> None:
    page = Page(report_html(start))
    assert len(page.of_class("bar fail")) == 2
    (tpot,) = page.of_class("bar pass")
    assert tpot["width"] == f"{178 * start.grade.tpot.value / 0.015:.1f}"  # type: ignore[operator]
    assert [path.get("stroke") for path in page.of("path")].count("#FFFFFF") == 1
    assert "14,775% of its limit" in page.words
    assert Page(report_html(passing)).of_class("bar fail") == []


def test_shares_are_those_of_the_causes(start: Result) -> None:
    found, page = causes(start.run), Page(report_html(start))
    kind, spent = next(iter(found.ttft.kinds.items()))
    assert kind == "batch"
    assert ["waiting for the batch", "29.7 s", f"{found.ttft.share(spent):.1%}"] in page.rows
    assert "p95 TTFT is furthest over its limit: 73.9 s, 14,775% of its limit." in page.words
    assert "Of the mean time to first token behind it 79.1% is waiting for the batch." in page.words


def test_every_kind_of_part_has_words() -> None:
    brief = with_traffic(requests_per_s=40.0, duration_s=10.0)
    gpu = replace(brief.gpu, link_bandwidth_bytes_per_s=119e9, link_latency_s=3.47e-6, memory_bytes=12e9)
    brief = replace(brief, gpu=gpu, engine=replace(brief.engine, max_sequences=1024))
    page = Page(report_html(evaluate(brief, Design("continuous", "paged", 2, 8, 2))))
    assert {"evicted", "link between GPUs", "draft passes"} <= {row[0] for row in page.rows}
    assert "Not simulated: the quality of quantised weights" in page.words


def test_only_quality_refuses() -> None:
    page = Page(report_html(evaluate(Brief(), Design("continuous", "paged", 1, 4, 0))))
    assert "All three numbers pass; only the floor under the weights' bits refuses." in page.words


def test_how_sure(passing: Result) -> None:
    brief = with_traffic(duration_s=20.0)
    fragile = Design("continuous", "paged", 1, 16, 2)
    made = study(Brief(), fragile, (48, 0, 1, 2, 3))
    page = Page(report_html(evaluate(Brief(), fragile), made))
    assert made.fragile
    assert f"Passes on {made.passes} of 5 draws of the traffic: the brief's seed, 48, and others." in page.words
    assert "The design is fragile" in page.words
    quality = ["Quality", "8 bits", *[""] * 5, "5 of 5"]
    assert quality in page.rows
    sure = Page(report_html(evaluate(brief, PASSING), study(brief, PASSING, (48, 0))))
    assert "Passes on 2 of 2 draws" in sure.words
    assert "The design is not fragile." in sure.words
    assert "Not studied: the verdict is that of one draw of the traffic." in Page(report_html(passing)).words


def test_a_design_that_cannot_run_says_why() -> None:
    result = infeasible()
    page = Page(report_html(result, study(result.brief, result.design, (48, 0))))
    assert "✗ This design can't run The 16-bit weights take 16.1 GB" in page.words
    assert ["p95 TTFT", "no result", "at most 0.5 s", "✗ fails"] in page.rows
    assert ["p95 TTFT", "0.5 s", *["-"] * 5, "0 of 2"] in page.rows
    assert "Nothing ran." in page.words
    assert len(list(page.of("svg"))) == 1


def test_no_requests_and_outputs_of_one_token() -> None:
    none = Page(report_html(evaluate(with_traffic(requests_per_s=0.0001, duration_s=0.001), PASSING)))
    assert "No request arrived: there is nothing to measure." in none.words
    one = Page(report_html(evaluate(with_traffic(output_tokens_mean=1.0, output_tokens_max=1), PASSING)))
    assert ["p95 TPOT", "none measured", "at most 15 ms", "✓ passes"] in one.rows
    assert ["TPOT", "-", "-", "-", "-", "15 ms", "-"] in one.rows


@pytest.mark.parametrize("extreme", [1e24, 1e-3])
def test_extreme_hardware_still_makes_a_page(extreme: float) -> None:
    brief = with_traffic(duration_s=1.0)
    gpu = replace(brief.gpu, peak_flop_per_s=extreme, bandwidth_bytes_per_s=extreme, usd_per_hour=extreme)
    limits = replace(brief.limits, ttft_p95_s=1e-24, cost_usd_per_million_tokens=1e-24)
    text = report_html(evaluate(replace(brief, gpu=gpu, limits=limits), PASSING))
    assert len(Page(text).of_class("bar fail")) >= 2
    assert "nan" not in text
    assert "inf" not in text.replace("inference", "")


def test_a_closed_loop_is_said() -> None:
    closed = replace(Brief().traffic, arrivals="closed", concurrency=1, requests=2, lengths="fixed")
    page = Page(report_html(evaluate(replace(Brief(), traffic=closed), PASSING)))
    assert "must serve 2 requests from 1 client in a closed loop, prompts of 1,024 and outputs of 256" in page.words


def test_hostile_names_are_texts(passing: Result) -> None:
    plain = report_html(passing)
    name = '</title><script src="//x">alert("$title")</script> & ${design} <!--'
    brief = replace(Brief(), name=name)
    brief = replace(brief, model=replace(brief.model, name="<img src=x onerror=y>"), gpu=replace(brief.gpu, name="'>"))
    page = Page(report_html(evaluate(brief, PASSING)))
    assert page.words.startswith(name)
    assert "<img src=x onerror=y> must serve" in page.words
    assert [tag for tag, _ in page.tags] == [tag for tag, _ in Page(plain).tags]


def test_it_runs_and_loads_nothing(start: Result) -> None:
    text = report_html(start)
    page = Page(text)
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "object", "base", "use", "image"}
    assert not {key for _, attributes in page.tags for key in attributes if key in ("src", "href", "style")}
    assert "default-src 'none'" in text
    assert "@import" not in text
    assert text.count("url(") == text.count("url(#hatch)") == 1
    assert [attributes["id"] for _, attributes in page.tags if "id" in attributes] == ["hatch"]
    assert all(svg["role"] == "img" and svg["aria-label"] for svg in page.of("svg"))


def test_the_date_is_the_callers(passing: Result) -> None:
    dated = Page(report_html(passing, made_on="2026-07-25")).words
    assert dated.endswith(f"serveplate {__version__}, seed 48, 2026-07-25. continuous-paged-1gpu-8bit-draft2")
    assert report_html(passing) == report_html(passing)
    assert Page(report_html(passing)).words.endswith("seed 48. continuous-paged-1gpu-8bit-draft2")


def test_an_element_escapes_texts_but_not_markup() -> None:
    inner = element("b", "<&>", class_='"', stroke_width=1.04, x=None)
    assert inner == '<b class="&quot;" stroke-width="1">&lt;&amp;&gt;</b>'
    assert element("p", inner, "'") == f"<p>{inner}&#x27;</p>"


@pytest.mark.parametrize(
    ("top", "expected"),
    [(5.0, [0, 1, 2, 3, 4, 5]), (0.575, [0, 0.2, 0.4]), (848.0, [0, 200, 400, 600, 800]), (1e-9, [0, 2e-10, 4e-10])],
)
def test_ticks_are_round_and_few(top: float, expected: list[float]) -> None:
    assert ticks(top)[: len(expected)] == pytest.approx(expected)
    assert len(ticks(top)) <= 6
    assert ticks(top)[-1] <= top * (1 + 1e-6)


def test_a_frame_stands_values_from_its_lower_left_corner() -> None:
    frame = Frame(10, 20, 100, 50, 4, 2)
    assert (frame.x(0), frame.x(4), frame.y(0), frame.y(2)) == (10, 110, 70, 20)
