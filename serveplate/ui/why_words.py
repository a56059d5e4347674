"""The sentences of "What binds": the paragraph, the hints, and the names of the parts. All computed from a run."""

from serveplate.files.text import Quantity
from serveplate.simulator.causes import Binding, Causes, Move, Part, Split, moves_for
from serveplate.simulator.run import Run
from serveplate.ui import quantities as text
from serveplate.ui.design_words import lever_title
from serveplate.ui.translation import joined, tr
from serveplate.ui.words import check_text, percent_of_limit, why_infeasible

_LEAST_SHARE = 0.0005


def kind_name(kind: str) -> str:
    """A kind of part in a word or three, for a legend."""
    return {
        "batch": tr("wait for the batch"),
        "memory": tr("wait for memory"),
        "sequences": tr("wait for a place"),
        "prompts": tr("wait for prompts ahead"),
        "pass": tr("wait for a pass to end"),
        "weights": tr("reading weights"),
        "kv": tr("reading KV cache"),
        "compute": tr("compute"),
        "overhead": tr("overhead"),
        "link": tr("link"),
        "draft": tr("draft passes"),
        "stalls": tr("prefill stalls"),
        "evicted": tr("evicted"),
        "idle": tr("idle"),
    }[kind]


def part_name(part: Part) -> str:
    """A part's name in the table."""
    if part.cause == "again":
        return tr("Evicted: prefilled once more")
    stage = {
        "queue": tr("Queue"),
        "prefill": tr("Own prefill"),
        "decode": tr("Decode"),
        "draft": tr("Draft"),
        "between": tr("Between passes"),
        "idle": tr("Idle"),
    }[part.stage]
    return tr("{stage}: {part}", stage=stage, part=kind_name(part.cause))


def split_title(split: Split) -> str:
    """A split's name and its measured mean: ``Mean time to first token: 37.6 s``."""
    shown = tr("none measured") if split.seconds is None else time_words(split.seconds, split)
    return tr("{name}: {time}", name=_split_name(split), time=shown)


def time_words(seconds: float, split: Split) -> Quantity:
    """A part's time, in the unit that suits its whole."""
    assert split.seconds is not None
    return text.seconds(seconds) if split.seconds >= 1 else text.milliseconds(seconds)


def whole_cells(split: Split) -> tuple[str, str, str]:
    """A split's row in the table: its name, its time, all of it."""
    assert split.seconds is not None
    return _split_name(split), _to_the_digit(split.seconds, split), share_words(1.0)


def part_cells(part: Part, split: Split) -> tuple[str, str, str]:
    """A part's row in the table: its name, its time, its share."""
    return part_name(part), _to_the_digit(part.seconds, split), share_words(split.share(part.seconds))


def _split_name(split: Split) -> str:
    return tr("Mean time to first token") if split.name == "ttft" else tr("Mean time from first token to finish")


def _to_the_digit(seconds: float, split: Split) -> str:
    """A time with as many decimals as all of its split have, so that the rows can be added up."""
    unit, scale, decimals = (tr("s"), 1.0, 3) if (split.seconds or 0.0) >= 1 else (tr("ms"), 1e3, 2)
    least = 10.0**-decimals
    if 0 < seconds * scale < least / 2:
        return tr("<{time} {unit}", time=text.fixed(least, decimals), unit=unit)
    return tr("{time} {unit}", time=text.fixed(seconds * scale, decimals), unit=unit)


def share_words(share: float) -> str:
    """A share in percent: ``41.9%``, and ``<0.1%`` rather than nothing."""
    return (
        tr("<{percent}", percent=text.percent("0.1"))
        if 0 < share < _LEAST_SHARE
        else text.percent(f"{share * 100:.1f}")
    )


def paragraph(run: Run, causes: Causes) -> str:
    """Which check binds, what makes it, and what kind of lever touches that; it names no setting."""
    if run.reason is not None:
        return joined(
            why_infeasible(run.brief, run.design),
            tr("No request is served, so there is no time to explain."),
            _touched("room", run),
        )
    binding, quality = causes.binding, causes.grade.quality
    if binding is None:
        return tr("No request arrived: there is no time to explain.")
    if not quality.passed and binding.check.passed:
        return joined(
            tr("All three numbers pass; only quality refuses: {value}.", value=check_text(quality)[1]),
            tr("A dashboard can't see why. It measures a server's time and money, and fewer bits improve both."),
            tr(
                "What they do to the answers shows only when answers are judged, elsewhere and by others; "
                "the floor stands for what the quality team found."
            ),
        )
    below = ""
    if not quality.passed:
        below = tr(
            "Whatever the numbers say, the weights are below the quality floor: {value}.", value=check_text(quality)[1]
        )
    return joined(_check_sentence(causes, binding), _share_sentence(run, binding), _lever_sentence(run, binding), below)


def hints(run: Run, causes: Causes) -> tuple[str, ...]:
    """Three steps: which part to look at, how a lever touches it, which levers and where to. None of no requests."""
    if run.reason is not None:
        weights, memory = run.brief.model.weight_bytes(run.design.bits), run.design.gpus * run.brief.gpu.memory_bytes
        look = tr(
            "Look at GPU memory: {weights} of {memory} go to weights.",
            weights=text.gigabytes(weights),
            memory=text.gigabytes(memory),
        )
        return look, _mechanism("room", run), _levers(moves_for(run, "room"))
    if causes.binding is None:
        return ()
    if not causes.grade.quality.passed and causes.binding.check.passed:
        return (
            tr("Look at the weights, not at the bars: no bar shows what is wrong."),
            tr("One lever says how many bits keep a weight. Fewer are quicker to read, and the floor says how few."),
            tr(
                "Weights: {floor} or more. Reading them takes longer again, so see which bar that moves.",
                floor=text.check_limit(causes.grade.quality),
            ),
        )
    binding = causes.binding
    if binding.lead is None:
        nothing = tr("No lever that this brief offers makes it smaller.")
        return _look(run, binding, binding.kind), nothing, _levers(())
    return _look(run, binding, binding.lead), _mechanism(binding.lead, run), _levers(binding.moves)


def _check_sentence(causes: Causes, binding: Binding) -> str:
    check = binding.check
    values = {
        "check": tr("Cost per M tokens") if check.name == "cost" else text.check_title(check.name),
        "values": check_text(check)[1],
        "percent": percent_of_limit(check),
    }
    if check.passed:
        return tr("All four checks pass. {check} is nearest to its limit: {values} ({percent} of it).", **values)
    numbers = (causes.grade.ttft, causes.grade.tpot, causes.grade.cost)
    if sum(not each.passed for each in numbers) == 1:
        return tr("{check} is over its limit: {values} ({percent} of it).", **values)
    return tr("{check} is furthest over its limit: {values} ({percent} of it).", **values)


def _share_sentence(run: Run, binding: Binding) -> str:
    split = binding.split
    assert split.seconds is not None
    seconds = split.kinds[binding.kind]
    values = {
        "time": time_words(split.seconds, split),
        "share": share_words(split.share(seconds)),
        "part": _where(binding.kind, run),
    }
    if split.name == "ttft":
        return tr("A request waits {time} for its first token on average, and {share} of that is {part}.", **values)
    if split.name == "decode":
        return tr("From first token to finish a request takes {time} on average; {share} of that is {part}.", **values)
    return tr("The run takes {time}; the largest part of it, {share}, is {part}.", **values)


def _lever_sentence(run: Run, binding: Binding) -> str:
    if binding.traffic_bound:
        bound = tr("That is about as long as the traffic itself, so quicker passes would not make it cheaper.")
        if binding.lead is None:
            return joined(bound, tr("No lever touches it: the brief offers no fewer GPUs."))
        return joined(bound, _touched("price", run))
    if binding.lead is None:
        return tr("No lever that this brief offers makes that smaller.")
    if binding.lead == binding.kind:
        return _touched(binding.kind, run)
    values = {
        "share": share_words(binding.split.share(binding.split.kinds[binding.lead])),
        "part": _where(binding.lead, run),
    }
    if binding.kind == "stalls":
        first = tr(
            "Only more hardware makes a stall shorter, but whoever decodes quicker meets fewer of them. "
            "Of the rest most, {share} of the whole, is {part}.",
            **values,
        )
    elif moves_for(run, binding.kind, binding.split.name):
        first = tr("Only more hardware touches that. Another {share} is {part}.", **values)
    else:
        first = tr("No lever left touches that. Another {share} is {part}.", **values)
    return joined(first, _touched(binding.lead, run))


def _where(kind: str, run: Run) -> str:
    """A kind of part within a sentence."""
    most = text.sequences(run.brief.engine.max_sequences)
    return {
        "batch": tr("queueing while a batch runs that it may not join"),
        "memory": tr("queueing until the cache has room"),
        "sequences": tr("queueing because {most}, the most that may, already run", most=most),
        "prompts": tr("queueing while the prompts ahead of it are prefilled"),
        "pass": tr("waiting for the pass under way to end"),
        "weights": tr("reading the weights"),
        "kv": tr("reading the KV cache"),
        "compute": tr("compute"),
        "overhead": tr("the fixed overhead of passes"),
        "link": tr("the link between GPUs"),
        "draft": tr("guessing draft tokens"),
        "stalls": tr("standing still while prompts of others are prefilled"),
        "evicted": tr("being out of the cache, and prefilled again"),
        "idle": tr("idling"),
    }[kind]


def _touched(kind: str, run: Run) -> str:
    """What kind of lever touches a part, naming none."""
    contiguous = run.design.cache == "contiguous"
    kinds = {
        "batch": tr("how requests join those that run"),
        "memory": tr("how the cache's memory is set aside") if contiguous else tr("how much memory the cache has"),
        "sequences": tr("how long a sequence stays: whatever makes its decoding slow"),
        "prompts": tr("how quickly prompts are prefilled"),
        "pass": tr("how long a pass takes"),
        "weights": tr("how many bytes a pass reads, or how many tokens it yields"),
        "kv": tr("how many tokens a pass yields, or how fast it reads"),
        "compute": tr("how much a pass computes, or how fast"),
        "overhead": tr("how many tokens a pass yields"),
        "link": tr("how often GPUs have to talk, and how many"),
        "draft": tr("how much is guessed ahead, and what a guess costs"),
        "stalls": tr("how quickly prompts are prefilled"),
        "evicted": tr("how much memory the cache has"),
        "room": tr("what else is in memory, or how much memory there is"),
        "idle": tr("how much hardware is paid for"),
        "price": tr("how much hardware is paid for"),
    }
    return tr("What touches it is {kind}.", kind=kinds[kind])


def _look(run: Run, binding: Binding, kind: str) -> str:
    split = binding.split
    assert split.seconds is not None
    if kind == "price" or binding.traffic_bound:
        return tr(
            "Look at the bill, not at the passes: {gpus} for {time}, and requests went on arriving until {last}.",
            gpus=text.gpus(run.design.gpus),
            time=text.seconds(split.seconds),
            last=text.seconds(float(run.requests.arrival_s[-1])),
        )
    seconds = split.kinds[kind]
    return tr(
        "Look at {part}: {seconds} of {time}. All the rest takes {rest}.",
        part=_where(kind, run),
        seconds=time_words(seconds, split),
        time=time_words(split.seconds, split),
        rest=time_words(max(split.seconds - seconds, 0.0), split),
    )


def _mechanism(kind: str, run: Run) -> str:
    """How a lever gets at a part."""
    weights = text.gigabytes(run.brief.model.weight_bytes(run.design.bits))
    if run.design.cache == "contiguous":
        memory = tr(
            "One lever says how the cache is shared out: now a sequence holds {tokens} of it, used or not.",
            tokens=text.tokens(run.brief.model.context_tokens),
        )
    else:
        memory = tr("A sequence already holds no more than it uses, so it is the cache that has to grow.")
    faster = tr("Prompts are computed, not read: fewer bytes don't help, more FLOP a second do.")
    room = tr("Weights and cache share the memory: either the weights take less of it, or there is more of it.")
    sentences = {
        "batch": tr("One lever says when a request may join: now a place that is free stays empty to the batch's end."),
        "memory": memory,
        "sequences": tr("A place is free sooner when decoding is quicker: see what makes the lower bar."),
        "prompts": faster,
        "pass": tr("A request can't join within a pass, so shorter passes make it wait less."),
        "weights": tr(
            "Every pass reads all {weights} of weights: let it read less, get more tokens from each, or read faster.",
            weights=weights,
        ),
        "kv": tr("Every pass reads every context that runs: get more tokens from each pass, or read faster."),
        "compute": tr("Compute sets the time of these passes: let them compute less, or faster."),
        "overhead": tr("Every pass has it, whatever it does: get more tokens from each pass."),
        "link": tr("Every pass crosses it, more often with more GPUs: make fewer passes, or split them less."),
        "draft": tr("Each token guessed ahead costs a share of a pass, accepted or not."),
        "stalls": tr("Prompts are computed, not read: only more FLOP a second make these stalls shorter."),
        "evicted": room,
        "room": room,
        "idle": tr("A server that waits is paid for too."),
        "price": tr("Every GPU is paid for from start to end, whether the traffic needs it or not."),
    }
    return sentences[kind]


def _levers(moves: tuple[Move, ...]) -> str:
    """Which levers, and where to."""
    if not moves:
        return tr("The brief would have to change: its traffic, its hardware or its limits.")
    ways = {
        ("batching", "continuous"): tr("continuous"),
        ("cache", "paged"): tr("paged"),
        ("bits", "fewer"): tr("fewer bits"),
        ("gpus", "more"): tr("more, at their price"),
        ("gpus", "fewer"): tr("fewer"),
        ("draft", "more"): tr("more tokens"),
        ("draft", "fewer"): tr("fewer tokens"),
    }
    named = [tr("{lever}: {way}", lever=lever_title(move.lever), way=ways[move.lever, move.to]) for move in moves]
    return tr("{levers}.", levers=tr("; ").join(named))
