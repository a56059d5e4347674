"""What a report says, sentence by sentence; each can be translated."""

from serveplate.files.report_charts import (
    check_words,
    in_milliseconds,
    percent,
    share_of_limit,
)
from serveplate.files.studies import study_sentence
from serveplate.files.text import (
    ESTIMATE,
    Quantity,
    check_limit,
    check_title,
    count,
    gigabytes,
    in_turn,
    mean_text,
    memory_left,
    milliseconds,
    number,
    plain,
    price,
    seconds,
    throughput,
    trace_words,
)
from serveplate.simulator.brief import Brief
from serveplate.simulator.causes import Causes
from serveplate.simulator.sentence import Numeral, Sentence
from serveplate.simulator.study import Result, Study
from serveplate.simulator.workload import mean_tokens

SPLITS = {
    "ttft": Sentence("To the first token"),
    "decode": Sentence("From first to last token"),
    "run": Sentence("The whole run"),
}
"""What a split is of, by its name."""
_OF_SPLITS = {
    "ttft": Sentence("the mean time to first token"),
    "decode": Sentence("the mean time from first token to finish"),
    "run": Sentence("the whole run"),
}
KINDS = {
    "batch": Sentence("waiting for the batch"),
    "memory": Sentence("waiting for memory"),
    "sequences": Sentence("waiting for a place"),
    "prompts": Sentence("waiting for prompts ahead"),
    "pass": Sentence("waiting for a pass to end"),
    "weights": Sentence("reading weights"),
    "kv": Sentence("reading KV cache"),
    "compute": Sentence("compute"),
    "overhead": Sentence("overhead of passes"),
    "link": Sentence("link between GPUs"),
    "draft": Sentence("draft passes"),
    "stalls": Sentence("prefills of others"),
    "evicted": Sentence("evicted"),
    "idle": Sentence("idle"),
}
"""What time goes to, by the kinds of ``causes``."""
_LEAST_SHARE, _LEAST_SHOWN_S = 0.0005, 1e-5


def headings() -> dict[str, Sentence]:
    """The page's headings by the names of its parts."""
    return {
        "brief": Sentence("The brief"),
        "levers": Sentence("The levers"),
        "checks": Sentence("The four checks"),
        "bars": Sentence("Against the limits"),
        "timeline": Sentence("The run along its time"),
        "distributions": Sentence("How TTFT and TPOT are spread over the requests"),
        "causes": Sentence("What binds"),
        "sure": Sentence("How sure it is"),
        "assumptions": Sentence("What is assumed, and what is not simulated"),
    }


def brief_sentence(brief: Brief) -> Sentence:
    """What is asked."""
    return Sentence(
        "{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.",
        model=brief.model.name,
        traffic=_traffic(brief),
        lengths=_lengths(brief),
        gpu=brief.gpu.name,
        price=price(brief.gpu.usd_per_hour),
    )


def _traffic(brief: Brief) -> Sentence:
    traffic = brief.traffic
    if traffic.arrivals == "trace":
        return Sentence("a recorded trace ({how})", how=trace_words(brief))
    if traffic.arrivals == "closed":
        requests, clients = count(traffic.requests or 0, "request"), count(traffic.concurrency or 0, "client")
        return Sentence("{requests} from {clients} in a closed loop", requests=requests, clients=clients)
    duration = plain(traffic.duration_s)
    if traffic.requests_per_s == 1:
        return Sentence("1 request a second for {duration} s", duration=duration)
    rate = plain(traffic.requests_per_s)
    return Sentence("{rate} requests a second for {duration} s", rate=rate, duration=duration)


def _lengths(brief: Brief) -> Sentence:
    prompt, output = map(mean_text, mean_tokens(brief))
    if brief.traffic.lengths == "fixed" and brief.traffic.arrivals != "trace":
        return Sentence("prompts of {prompt} and outputs of {output} tokens", prompt=prompt, output=output)
    return Sentence("prompts averaging {prompt} and outputs {output} tokens", prompt=prompt, output=output)


def limits_sentence(result: Result) -> Sentence:
    """The limits of the four checks."""
    ttft, tpot, cost, quality = (check_limit(check) for check in result.grade.checks)
    return Sentence(
        "p95 time to first token (TTFT) at most {ttft}, p95 time per output token (TPOT) at most {tpot}, "
        "cost at most {cost}, weights of at least {quality}.",
        ttft=ttft,
        tpot=tpot,
        cost=cost,
        quality=quality,
    )


def facts(result: Result) -> object:
    """What was measured besides the checks."""
    measures = result.measures
    cache = Sentence("GPU memory left for the cache: {memory}.", memory=memory_left(measures.cache_bytes))
    if measures.throughput_tokens_per_s is None or measures.run_s is None:
        return cache
    served = Sentence(
        "Served {requests} and {tokens} in {time}: {throughput}.",
        requests=count(measures.requests or 0, "request"),
        tokens=count(measures.tokens or 0, "token"),
        time=seconds(measures.run_s),
        throughput=throughput(measures.throughput_tokens_per_s),
    )
    passes = Sentence(
        "{passes} passes, {evictions}.",
        passes=measures.passes or 0,
        evictions=count(measures.evictions or 0, "eviction"),
    )
    return in_turn(served, passes, cache)


def binding_sentence(found: Causes) -> object:
    """What binds, of a run that served a request, and what most of it is."""
    binding = found.binding
    assert binding is not None
    check, split = binding.check, binding.split
    values = {"name": check_title(check.name), "value": check_words(check), "share": share_of_limit(check)}
    where = (
        Sentence("{name} is nearest to its limit: {value}, {share}.", **values)
        if check.passed
        else Sentence("{name} is furthest over its limit: {value}, {share}.", **values)
    )
    refused = Sentence("All three numbers pass; only the floor under the weights' bits refuses.")
    is_refused = check.passed and not found.grade.quality.passed
    bound = Sentence("The run is about as long as its traffic, so quicker passes would not make it cheaper.")
    largest = Sentence(
        "Of {time} behind it {share} is {kind}.",
        time=_OF_SPLITS[split.name],
        share=share_words(split.share(split.kinds[binding.kind])),
        kind=KINDS[binding.kind],
    )
    return in_turn(refused if is_refused else "", where, bound if binding.traffic_bound else "", largest)


def time_words(spent_s: float) -> Sentence | Quantity:
    """A part's time, in the unit that suits it."""
    if 0 < spent_s < _LEAST_SHOWN_S:
        return Sentence("<{time}", time=Quantity(in_milliseconds(_LEAST_SHOWN_S), Sentence("ms")))
    return seconds(spent_s) if spent_s >= 1 else milliseconds(spent_s)


def share_words(share: float) -> Sentence:
    """A part's share in percent; one that is there is not 0."""
    return Sentence("<{number}%", number=Numeral("0.1")) if 0 < share < _LEAST_SHARE else percent(share, 1)


def sure_sentence(study: Study) -> object:
    """How sure the verdict is."""
    draws = Sentence(
        "{outcome} of the traffic: the brief's seed, {seed}, and others.",
        outcome=study_sentence(study),
        seed=str(study.brief.traffic.seed),
    )
    if study.fragile:
        return in_turn(
            draws,
            Sentence("The design is fragile: it passes on the brief's seed by luck, and another draw may well fail."),
        )
    if study.own is not None and study.own.grade.passed:
        return in_turn(draws, Sentence("The design is not fragile."))
    return in_turn(draws, Sentence("On the brief's seed, which gives the verdict, it fails."))


def assumptions(brief: Brief) -> tuple[Sentence, ...]:
    """What the figures rest on, and what is not simulated."""
    model, gpu, timing, traffic, engine = brief.model, brief.gpu, brief.timing, brief.traffic, brief.engine
    return (
        Sentence("{estimate}: seed {seed}.", estimate=ESTIMATE, seed=str(traffic.seed)),
        Sentence(
            "{model}: {parameters} parameters, a context of {context} tokens, {kilobytes} kB of KV cache a token, "
            "{block} tokens a block.",
            model=model.name,
            parameters=model.parameters,
            context=model.context_tokens,
            kilobytes=number(model.kv_bytes_per_token / 1e3),
            block=engine.block_tokens,
        ),
        Sentence(
            "{gpu}: {compute} of {flops} TFLOP/s and {bandwidth} of {terabytes} TB/s are reached; {memory}; {overhead} "
            "ms of overhead a pass.",
            gpu=gpu.name,
            compute=_short(timing.compute_efficiency),
            flops=number(gpu.peak_flop_per_s / 1e12),
            bandwidth=_short(timing.bandwidth_efficiency),
            terabytes=number(gpu.bandwidth_bytes_per_s / 1e12),
            memory=gigabytes(gpu.memory_bytes),
            overhead=in_milliseconds(timing.pass_overhead_s),
        ),
        _limits_of_a_pass(brief),
        Sentence(
            "A draft token is accepted with probability {acceptance} and costs {cost} of a pass.",
            acceptance=_short(brief.speculation.acceptance),
            cost=_short(brief.speculation.draft_cost),
        ),
        _not_simulated(brief),
    )


def _limits_of_a_pass(brief: Brief) -> Sentence:
    traffic, engine = brief.traffic, brief.engine
    values = {"sequences": count(engine.max_sequences, "sequence"), "prompts": engine.prefill_tokens_max}
    if traffic.arrivals == "trace":
        return Sentence("At most {sequences} at once and {prompts} prompt tokens a prefill pass.", **values)
    return Sentence(
        "At most {sequences} at once and {prompts} prompt tokens a prefill pass; outputs of at most {outputs} tokens.",
        outputs=traffic.output_tokens_max,
        **values,
    )


def _not_simulated(brief: Brief) -> Sentence:
    if brief.gpu.link_bandwidth_bytes_per_s is None:
        return Sentence(
            "Not simulated: communication between GPUs, the quality of quantised weights (hence the floor), "
            "activations' memory, tokenising, the network, prefix caching, chunked prefill, disaggregated pools."
        )
    return Sentence(
        "Not simulated: the quality of quantised weights (hence the floor), activations' memory, tokenising, the "
        "network, prefix caching, chunked prefill, disaggregated pools."
    )


def _short(value: float) -> Numeral:
    return Numeral(f"{value:.3g}")
