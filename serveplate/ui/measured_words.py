"""What is said of a measurement: beside the simulation, and of how their traffic differs."""

from serveplate.files.measurements import ServerMeasurement
from serveplate.files.server_commands import repository
from serveplate.files.text import Quantity
from serveplate.simulator.brief import Brief
from serveplate.simulator.study import Result
from serveplate.simulator.workload import rate_of
from serveplate.ui import quantities
from serveplate.ui.translation import tr

_SAME_RATE, _SAME_LENGTH, _SAME_COUNT = 0.02, 0.05, 0.1


def loaded_words(measured: ServerMeasurement) -> str:
    """That a measurement is there, and what it says."""
    said = tr(", ").join(
        tr("{name} {value}", name=name, value=value)
        for name, value in (
            (tr("p95 TTFT"), _shown("ttft", measured.ttft.p95_s)),
            (tr("p95 TPOT"), _shown("tpot", measured.tpot.p95_s)),
            (tr("throughput"), _shown("throughput", measured.throughput_tokens_per_s)),
        )
        if value is not None
    )
    return tr(
        "Measured with {source}: {said}. The Trust view says what differs.",
        source=measured.source,
        said=said or quantities.NOTHING,
    )


def comparison_rows(measured: ServerMeasurement, result: Result) -> tuple[list[str], dict[str, list[str]]]:
    """The columns and rows of simulated against measured."""
    measures = result.measures
    rows = {
        tr("mean TTFT"): ("ttft", measures.ttft_mean_s, measured.ttft.mean_s),
        tr("p50 TTFT"): ("ttft", measures.ttft_p50_s, measured.ttft.p50_s),
        tr("p95 TTFT"): ("ttft", measures.ttft_p95_s, measured.ttft.p95_s),
        tr("p99 TTFT"): ("ttft", measures.ttft_p99_s, measured.ttft.p99_s),
        tr("mean TPOT"): ("tpot", measures.tpot_mean_s, measured.tpot.mean_s),
        tr("p50 TPOT"): ("tpot", measures.tpot_p50_s, measured.tpot.p50_s),
        tr("p95 TPOT"): ("tpot", measures.tpot_p95_s, measured.tpot.p95_s),
        tr("p99 TPOT"): ("tpot", measures.tpot_p99_s, measured.tpot.p99_s),
        tr("throughput"): ("throughput", measures.throughput_tokens_per_s, measured.throughput_tokens_per_s),
    }
    cells = {
        name: [
            str(_shown(kind, simulated) or quantities.NOTHING),
            str(_shown(kind, found) or quantities.NOTHING),
            _off(simulated, found),
        ]
        for name, (kind, simulated, found) in rows.items()
    }
    return [tr("Simulated"), tr("Measured"), tr("Off by")], cells


def difference_words(measured: ServerMeasurement, result: Result) -> list[str]:
    """What is otherwise in the measurement than in the brief, a sentence each."""
    said = [
        *_traffic_words(measured, result),
        *_length_words(measured, result),
        *_model_words(measured, result),
        *_file_words(measured),
    ]
    return said or [tr("As far as the file says, its model and traffic are the brief's.")]


def _shown(kind: str, value: float | None) -> Quantity | None:
    if value is None:
        return None
    return {"ttft": quantities.seconds, "tpot": quantities.milliseconds, "throughput": quantities.throughput}[kind](
        value
    )


def _off(simulated: float | None, measured: float | None) -> str:
    if simulated is None or not measured:
        return quantities.NOTHING
    return quantities.percent(f"{(simulated / measured - 1) * 100:+.1f}")


def _differs(one: float, other: float, share: float) -> bool:
    return abs(one - other) > share * other


def _traffic_words(measured: ServerMeasurement, result: Result) -> list[str]:
    clients, said = measured.concurrency, _arrival_words(measured, result.brief)
    if result.brief.traffic.arrivals != "closed" and clients is not None and clients < measured.requests:
        said.append(
            tr(
                "It had at most {n} request at once; the brief has no such bound.",
                "It had at most {n} requests at once; the brief has no such bound.",
                n=clients,
            )
        )
    requests = result.measures.requests
    if requests and _differs(measured.requests, requests, _SAME_COUNT):
        said.append(
            tr(
                "It answered {n} request; the brief brings {ours}.",
                "It answered {n} requests; the brief brings {ours}.",
                n=measured.requests,
                ours=quantities.number(requests),
            )
        )
    return said


def _arrival_words(measured: ServerMeasurement, brief: Brief) -> list[str]:
    traffic, said = brief.traffic, []
    clients, rate, ours = measured.concurrency, measured.requests_per_s, rate_of(brief)
    if traffic.arrivals == "closed":
        if rate is not None:
            said.append(
                tr(
                    "Its requests came at {rate} a second; the brief's clients wait for answers.",
                    rate=quantities.number(rate),
                )
            )
        elif clients is not None and clients != traffic.concurrency:
            said.append(
                tr(
                    "It had {clients} clients; the brief has {ours}.",
                    clients=quantities.number(clients),
                    ours=quantities.number(traffic.concurrency or 0),
                )
            )
    elif ours is not None and rate is None:
        said.append(
            tr(
                "Its requests did not come at a rate; the brief's come at {rate} a second.",
                rate=quantities.number(ours),
            )
        )
    elif ours is not None and rate is not None and _differs(rate, ours, _SAME_RATE):
        said.append(
            tr(
                "Its requests came at {rate} a second; the brief's come at {ours}.",
                rate=quantities.number(rate),
                ours=quantities.number(ours),
            )
        )
    return said


def _length_words(measured: ServerMeasurement, result: Result) -> list[str]:
    requests, said = result.run.requests, []
    for found, ours, words in (
        (measured.prompt_tokens, requests.prompt_tokens, _prompt_words),
        (measured.output_tokens, requests.output_tokens, _output_words),
    ):
        mean = float(ours.mean()) if len(ours) else 0.0
        if found is not None and mean and _differs(found, mean, _SAME_LENGTH):
            said.append(words(quantities.number(found), quantities.number(mean)))
    return said


def _prompt_words(found: str, mean: str) -> str:
    return tr("Its prompts average {found} tokens; the brief's average {mean}.", found=found, mean=mean)


def _output_words(found: str, mean: str) -> str:
    return tr("Its outputs average {found} tokens; the brief's average {mean}.", found=found, mean=mean)


def _model_words(measured: ServerMeasurement, result: Result) -> list[str]:
    name = result.brief.model.name
    if measured.model is None:
        return [tr("The file does not say which model it served.")]
    if measured.model == repository(name) or name.lower().replace(" ", "-") in measured.model.lower():
        return []
    return [tr("It served {model}; the brief's model is {name}.", model=measured.model, name=name)]


def _file_words(measured: ServerMeasurement) -> list[str]:
    said = []
    for name, latency in ((tr("TTFT"), measured.ttft), (tr("TPOT"), measured.tpot)):
        if latency.p95_s is None:
            said.append(tr("The file has no p95 of {name}, so its bar has no mark.", name=name))
    if measured.weighted:
        said.append(tr("GuideLLM's summary counts a request's TPOT once for each of its tokens."))
    if measured.failed:
        said.append(tr("{n} of its requests failed.", "{n} of its requests failed.", n=measured.failed))
    if measured.runs > 1:
        said.append(
            tr(
                "The file holds {runs} runs; this is the one whose traffic is nearest to the brief's.",
                runs=quantities.number(measured.runs),
            )
        )
    return said
