"""The report of a design: one HTML page without scripts and without anything to load, which prints on two A4 pages."""

import importlib.resources
from collections.abc import Sequence
from dataclasses import replace
from string import Template

from serveplate import __version__
from serveplate.files.report_charts import (
    CLIP,
    bars,
    check_words,
    distribution,
    in_milliseconds,
    share_of_limit,
    timeline,
)
from serveplate.files.studies import study_sentence, study_to_dict
from serveplate.files.svg import Markup, element, joined, markup
from serveplate.files.text import (
    ESTIMATE,
    check_limit,
    check_title,
    check_value,
    count,
    design_words,
    gigabytes,
    mean_text,
    memory_left,
    milliseconds,
    number,
    plain,
    price,
    seconds,
    setting_label,
    throughput,
    trace_words,
    verdict,
)
from serveplate.simulator.brief import Brief, Traffic
from serveplate.simulator.causes import Causes, Split, causes
from serveplate.simulator.design import LEVERS
from serveplate.simulator.distributions import Distribution, distributions_of
from serveplate.simulator.grading import Check
from serveplate.simulator.study import Result, Study
from serveplate.simulator.workload import mean_tokens

_SPLITS = {
    "ttft": "To the first token",
    "decode": "From first to last token",
    "run": "The whole run",
}
_OF_SPLITS = {
    "ttft": "the mean time to first token",
    "decode": "the mean time from first token to finish",
    "run": "the whole run",
}
_KINDS = {
    "batch": "waiting for the batch",
    "memory": "waiting for memory",
    "sequences": "waiting for a place",
    "prompts": "waiting for prompts ahead",
    "pass": "waiting for a pass to end",
    "weights": "reading weights",
    "kv": "reading KV cache",
    "compute": "compute",
    "overhead": "overhead of passes",
    "link": "link between GPUs",
    "draft": "draft passes",
    "stalls": "prefills of others",
    "evicted": "evicted",
    "idle": "idle",
}
_SPREADS = {"ttft": "ttft_p95_s", "tpot": "tpot_p95_s", "cost": "cost_usd_per_million_tokens"}
_NOT_SIMULATED = (
    "the quality of quantised weights (hence the floor), activations' memory, tokenising, the network, "
    "prefix caching, chunked prefill, disaggregated pools"
)
_LEAST_SHARE, _LEAST_SHOWN_S = 0.0005, 1e-5


def report_html(result: Result, study: Study | None = None, made_on: str | None = None) -> str:
    """The report of a design as HTML, the same for the same arguments.

    Args:
        result: the design on the brief's own draw of the traffic.
        study: the same design on other draws too; None leaves open how sure the verdict is.
        made_on: the day that it is dated; None leaves it undated.
    """
    template = importlib.resources.files("serveplate.resources").joinpath("report", "report.html")
    reason = result.measures.reason or ("" if _served(result) else "No request arrived: there is nothing to measure.")
    parts = {
        "title": result.brief.name,
        "design": design_words(result.design),
        "verdict": f"{'✓' if result.grade.passed else '✗'} {verdict(result)}",
        "verdict_class": "pass-text" if result.grade.passed else "fail-text",
        "reason": element("p", reason) if reason else "",
        "brief": f"{_brief_sentence(result.brief)} {_limits_sentence(result)}",
        "levers": _levers(result),
        "checks": _checks(result),
        "bars": _bars(result, study),
        "timeline": _timeline(result),
        "distributions": _distributions(result),
        "causes": _causes(causes(result.run)),
        "sure": _sure(study),
        "assumptions": _assumptions(result.brief),
        "footer": _footer(result, made_on),
    }
    return Template(template.read_text("utf-8")).substitute({name: markup(part) for name, part in parts.items()})


def _served(result: Result) -> bool:
    return result.measures.run_s is not None


def _brief_sentence(brief: Brief) -> str:
    traffic = brief.traffic
    asked = f"{plain(traffic.requests_per_s)} requests a second for {plain(traffic.duration_s)} s"
    if traffic.arrivals == "trace":
        asked = f"a recorded trace ({trace_words(brief)})"
    if traffic.arrivals == "closed":
        requests, clients = count(traffic.requests or 0, "request"), count(traffic.concurrency or 0, "client")
        asked = f"{requests} from {clients} in a closed loop"
    prompt, output = map(mean_text, mean_tokens(brief))
    lengths = f"prompts averaging {prompt} and outputs {output} tokens"
    if traffic.lengths == "fixed" and traffic.arrivals != "trace":
        lengths = f"prompts of {prompt} and outputs of {output} tokens"
    hour = price(brief.gpu.usd_per_hour)
    return f"{brief.model.name} must serve {asked}, {lengths}, on {brief.gpu.name} GPUs at {hour} per GPU-hour."


def _limits_sentence(result: Result) -> str:
    ttft, tpot, cost, quality = (check_limit(check) for check in result.grade.checks)
    return (
        f"p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, "
        f"cost at most {cost}, weights of at least {quality}."
    )


def _levers(result: Result) -> Markup:
    settings = [setting_label(lever.name, getattr(result.design, lever.name)) for lever in LEVERS]
    return _table([lever.title for lever in LEVERS], [settings], first_names=False)


def _checks(result: Result) -> Markup:
    rows = []
    for check in result.grade.checks:
        passed = "pass-text" if check.passed else "fail-text"
        bound = f"{'at least' if check.name == 'quality' else 'at most'} {check_limit(check)}"
        finding = element("strong", "✓ passes" if check.passed else "✗ fails", class_=passed)
        rows.append((check_title(check.name), check_words(check), bound, finding))
    facts = element("p", _facts(result), class_="dim")
    return joined(_table(("Check", "Value", "Limit", "Finding"), rows), facts)


def _facts(result: Result) -> str:
    measures = result.measures
    cache = f"GPU memory left for the cache: {memory_left(measures.cache_bytes)}."
    if measures.throughput_tokens_per_s is None or measures.run_s is None:
        return cache
    return (
        f"Served {count(measures.requests or 0, 'request')} and {count(measures.tokens or 0, 'token')} "
        f"in {seconds(measures.run_s)}: {throughput(measures.throughput_tokens_per_s)}. "
        f"{number(measures.passes or 0)} passes, {count(measures.evictions or 0, 'eviction')}. {cache}"
    )


def _bars(result: Result, study: Study | None) -> Markup:
    note = f"Shares of the limits. Hatched: fails. A bar beyond {CLIP:.0%} is broken off; its value stands beside it."
    if study is None or len(study.draws) < 2:
        return element("figure", bars(result), element("figcaption", note))
    note += f" Whiskers: from the least to the most of {len(study.draws)} draws of the traffic."
    spreads = [getattr(study, name) for name in _SPREADS.values()]
    return element("figure", bars(result, spreads), element("figcaption", note))


def _timeline(result: Result) -> Markup:
    if not _served(result):
        return element("p", "Nothing ran.")
    note = (
        "Bands reach from the least to the most in each piece of time; of the cache the most is drawn, its size is the "
        "line. Dashed: the last request arrives."
    )
    return element("figure", timeline(result.run), element("figcaption", note))


def _distributions(result: Result) -> Markup:
    both = distributions_of(result)
    named = (("TTFT", both.ttft, 1.0, "s"), ("TPOT", both.tpot, 1e3, "ms"))
    there = [each for each in named if len(each[1].values_s)]
    if not there:
        return element("p", "No request was served: there is nothing to spread.")
    charts = [element("figure", distribution(*each)) for each in there]
    head = ("", "p50", "p95", "p99", "mean", "limit of p95", "requests within it")
    rows = [(name, *_spread_cells(of, unit)) for name, of, _, unit in named]
    return joined(element("div", *charts, class_="pair"), _table(head, rows, numbers=True))


def _spread_cells(of: Distribution, unit: str) -> tuple[str, ...]:
    scale = seconds if unit == "s" else milliseconds
    values = (of.p50_s, of.p95_s, of.p99_s, of.mean_s)
    shown = ["-" if value is None else str(scale(value)) for value in values]
    if of.p95_s is not None:
        shown[1] = str(scale(of.p95_s, of.limit_s))
    limit = f"{plain(of.limit_s) if unit == 's' else in_milliseconds(of.limit_s)} {unit}"
    return (*shown, limit, "-" if of.within_limit is None else _percent(of.within_limit))


def _causes(found: Causes) -> Markup:
    if found.binding is None:
        return element("p", "No request was served: there is no time to explain.")
    tables = [_split_table(split) for split in (found.ttft, found.decode, found.run) if split.seconds]
    note = "Where the time goes, of a request on average and of the run:"
    return joined(element("p", f"{_binding_sentence(found)} {note}"), element("div", *tables, class_="columns"))


def _binding_sentence(found: Causes) -> str:
    binding = found.binding
    assert binding is not None
    check, split = binding.check, binding.split
    where = "nearest to its limit" if check.passed else "furthest over its limit"
    largest = _percent(split.share(split.kinds[binding.kind]))
    sentence = f"{check_title(check.name)} is {where}: {check_words(check)}, {share_of_limit(check)}. "
    if check.passed and not found.grade.quality.passed:
        sentence = f"All three numbers pass; only the floor under the weights' bits refuses. {sentence}"
    if binding.traffic_bound:
        sentence += "The run is about as long as its traffic, so quicker passes would not make it cheaper. "
    return f"{sentence}Of {_OF_SPLITS[split.name]} behind it {largest} is {_KINDS[binding.kind]}."


def _split_table(split: Split) -> Markup:
    assert split.seconds is not None
    rows = [(_KINDS[kind], _time(spent), _percent(split.share(spent))) for kind, spent in split.kinds.items()]
    caption = f"{_SPLITS[split.name]}: {_time(split.seconds)}"
    return _table(("part", "time", "share"), rows, numbers=True, caption=caption)


def _time(spent_s: float) -> str:
    if 0 < spent_s < _LEAST_SHOWN_S:
        return f"<{in_milliseconds(_LEAST_SHOWN_S)} ms"
    return str(seconds(spent_s) if spent_s >= 1 else milliseconds(spent_s))


def _percent(share: float) -> str:
    return "<0.1%" if 0 < share < _LEAST_SHARE else f"{share:.1%}"


def _sure(study: Study | None) -> Markup:
    if study is None or not study.draws:
        return element("p", "Not studied: the verdict is that of one draw of the traffic.")
    sentence = f"{study_sentence(study)} of the traffic: the brief's seed, {study.brief.traffic.seed}, and others. "
    if study.fragile:
        sentence += "The design is fragile: it passes on the brief's seed by luck, and another draw may well fail."
    elif study.own is not None and study.own.grade.passed:
        sentence += "The design is not fragile."
    else:
        sentence += "On the brief's seed, which gives the verdict, it fails."
    head = ("Over the draws", "limit", "least", "p5", "median", "p95", "most", "holds on")
    rows = [_study_row(study, check) for check in study.draws[0].grade.checks]
    return joined(element("p", sentence), _table(head, rows, numbers=True))


def _study_row(study: Study, check: Check) -> tuple[str, ...]:
    document = study_to_dict(study)
    spread = document["spreads"].get(_SPREADS.get(check.name, ""))
    values = [check_value(replace(check, value=value)) for value in (spread or dict.fromkeys(range(5))).values()]
    nothing = "" if check.name == "quality" else "-"
    shown = [nothing if value is None else value.text for value in values]
    holds = document["checks"][check.name]["draws_passed"]
    return (check_title(check.name), str(check_limit(check)), *shown, f"{holds} of {len(study.draws)}")


def _assumptions(brief: Brief) -> Markup:
    model, gpu, timing, traffic, engine = brief.model, brief.gpu, brief.timing, brief.traffic, brief.engine
    link = ""
    if gpu.link_bandwidth_bytes_per_s is None:
        link = "communication between GPUs, "
    items = (
        f"{ESTIMATE}: seed {traffic.seed}.",
        f"{model.name}: {model.parameters:,} parameters, a context of {model.context_tokens:,} tokens, "
        f"{number(model.kv_bytes_per_token / 1e3)} kB of KV cache a token, {engine.block_tokens:,} tokens a block.",
        f"{gpu.name}: {timing.compute_efficiency:.3g} of {number(gpu.peak_flop_per_s / 1e12)} TFLOP/s and "
        f"{timing.bandwidth_efficiency:.3g} of {number(gpu.bandwidth_bytes_per_s / 1e12)} TB/s are reached; "
        f"{gigabytes(gpu.memory_bytes)}; {in_milliseconds(timing.pass_overhead_s)} ms of overhead a pass.",
        f"At most {count(engine.max_sequences, 'sequence')} at once and {engine.prefill_tokens_max:,} prompt tokens "
        f"a prefill pass{_longest_output(traffic)}.",
        f"A draft token is accepted with probability {brief.speculation.acceptance:.3g} and costs "
        f"{brief.speculation.draft_cost:.3g} of a pass.",
        f"Not simulated: {link}{_NOT_SIMULATED}.",
    )
    return element("ul", *(element("li", item) for item in items))


def _longest_output(traffic: Traffic) -> str:
    return "" if traffic.arrivals == "trace" else f"; outputs of at most {traffic.output_tokens_max:,} tokens"


def _footer(result: Result, made_on: str | None) -> str:
    dated = f", {made_on}" if made_on else ""
    return f"serveplate {__version__}, seed {result.brief.traffic.seed}{dated}. {result.design.key}"


def _table(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    numbers: bool = False,
    first_names: bool = True,
    caption: str | None = None,
) -> Markup:
    """A table whose first column names its rows (or not); with ``numbers`` the others are set to the right."""

    def kind(column: int) -> str | None:
        return "number" if numbers and column else None

    heads = [element("th", text, scope="col", class_=kind(index)) for index, text in enumerate(head)]
    body = [
        element("tr", *(
            element("th", text, scope="row") if first_names and not index else element("td", text, class_=kind(index))
            for index, text in enumerate(row)
        ))
        for row in rows
    ]  # fmt: skip
    return element(
        "table",
        element("caption", caption) if caption else "",
        element("thead", element("tr", *heads)),
        element("tbody", *body),
    )
