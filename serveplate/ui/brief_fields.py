"""What the form says of a brief's fields: their labels, units and help, and a number in the unit that people use."""

from dataclasses import dataclass
from typing import Any

from serveplate.simulator.rules import Rule
from serveplate.ui import quantities as text
from serveplate.ui.translation import tr

Field = tuple[str, str]
_FAR = 10**12
POISSON_ONLY: tuple[Field, ...] = (("traffic", "requests_per_s"), ("traffic", "duration_s"))
CLOSED_ONLY: tuple[Field, ...] = (("traffic", "concurrency"), ("traffic", "requests"))


@dataclass(frozen=True)
class FieldWords:
    """A field's label, its unit (empty where it has none) and a sentence of help."""

    label: str
    unit: str
    help: str


@dataclass(frozen=True)
class Page:
    """A page of the form: its name in object names, its title, and its tables or single fields in order."""

    name: str
    title: str
    fields: tuple[Field, ...]


def pages() -> tuple[Page, ...]:
    """The form's pages of text and choices; the levers have their own."""
    words = field_words()

    def of(*tables: str) -> tuple[Field, ...]:
        return tuple(field for table in tables for field in words if field[0] == table)

    return (
        Page("asked", tr("What is asked"), of("", "limits")),
        Page("traffic", tr("Traffic"), of("traffic")),
        Page("model", tr("Model"), of("model")),
        Page("gpu", tr("GPU"), of("gpu")),
        Page("assumed", tr("Assumptions"), of("timing", "speculation", "engine")),
    )


def field_words() -> dict[Field, FieldWords]:
    """The words of every field that is a text, a number or a choice, in the form's order."""
    return _asked() | _traffic() | _model() | _gpu() | _assumed()


def choice_label(choice: str) -> str:
    """A choice as the form names it."""
    return {
        "poisson": tr("At random, at a rate"),
        "closed": tr("Clients that wait for their answer"),
        "exponential": tr("Spread (exponential)"),
        "fixed": tr("All the same"),
    }.get(choice, choice)


def range_words(rule: Rule) -> str:
    """What a text or a number may be, in a sentence; bounds that only a slip meets go unsaid."""
    if rule.kind == "text":
        return tr("A text of 1 to {most} characters on one line.", most=rule.most)
    if rule.kind == "count" and rule.most >= _FAR:
        return tr("A whole number, {least} or more.", least=rule.least)
    if rule.kind == "count":
        return tr("A whole number from {least} to {most}.", least=rule.least, most=text.number(rule.most))
    if rule.most <= 1:
        return tr("From 0 to 1.") if rule.least == 0 else tr("Above 0, at most 1.")
    return tr("0 or more.") if rule.least == 0 else tr("Above 0.")


def reading(unit: str, value: Any) -> str:
    """A number in the unit that people use; empty where that says no more than the field does."""
    if not isinstance(value, int | float) or not value:
        return ""
    for of, scale, name in (
        (tr("FLOP/s"), 1e12, tr("TFLOP/s")),
        (tr("bytes/s"), 1e9, tr("GB/s")),
        (tr("bytes"), 1e9, tr("GB")),
        (tr("weights"), 1e9, tr("billion")),
        (tr("share"), 1e-2, "%"),
    ):
        if unit == of and value >= 10 * scale / 1e3:
            return f"{text.number(value / scale)}\N{NO-BREAK SPACE}{name}"
    if unit == tr("s") and value < 1:
        small = value < 1e-3
        return f"{text.number(value * (1e6 if small else 1e3))}\N{NO-BREAK SPACE}{tr('µs') if small else tr('ms')}"
    if unit == tr("s") and value >= 120:
        return f"{text.number(value / 60)}\N{NO-BREAK SPACE}{tr('min')}"
    return ""


def _asked() -> dict[Field, FieldWords]:
    return {
        ("", "name"): FieldWords(tr("Name"), "", tr("What the brief is called.")),
        ("", "description"): FieldWords(
            tr("Description"), "", tr("A sentence on what it is for. It may be left out and changes no result.")
        ),
        ("limits", "ttft_p95_s"): FieldWords(
            tr("p95 TTFT, at most"), tr("s"), tr("Time to first token that 95% of requests keep.")
        ),
        ("limits", "tpot_p95_s"): FieldWords(
            tr("p95 TPOT, at most"), tr("s"), tr("Time per further output token that 95% of requests keep.")
        ),
        ("limits", "cost_usd_per_million_tokens"): FieldWords(
            tr("Cost, at most"), tr("$ per M tokens"), tr("GPU time per million generated tokens.")
        ),
        ("limits", "min_weight_bits"): FieldWords(
            tr("Weights, at least"), tr("bits"), tr("The quality floor: fewer bits than this fail.")
        ),
    }


def _traffic() -> dict[Field, FieldWords]:
    mean = tr("The mean, in tokens.")
    return {
        ("traffic", "arrivals"): FieldWords(tr("Requests come"), "", tr("How the traffic arrives.")),
        ("traffic", "requests_per_s"): FieldWords(tr("Rate"), tr("requests/s"), tr("The mean rate of arrivals.")),
        ("traffic", "duration_s"): FieldWords(
            tr("Duration"), tr("s"), tr("How long requests arrive; the run goes on until all are answered.")
        ),
        ("traffic", "concurrency"): FieldWords(
            tr("Clients"), "", tr("Each sends its next request when it has its answer.")
        ),
        ("traffic", "requests"): FieldWords(tr("Requests"), "", tr("How many all clients send together.")),
        ("traffic", "lengths"): FieldWords(tr("Lengths are"), "", tr("How long prompts and outputs are.")),
        ("traffic", "prompt_tokens_mean"): FieldWords(tr("Prompt"), tr("tokens"), mean),
        ("traffic", "output_tokens_mean"): FieldWords(tr("Output"), tr("tokens"), mean),
        ("traffic", "output_tokens_max"): FieldWords(
            tr("Longest output"), tr("tokens"), tr("Below the context, of which it leaves the rest to prompts.")
        ),
        ("traffic", "seed"): FieldWords(tr("Seed"), "", tr("Which draw of the traffic gives the verdict.")),
    }


def _model() -> dict[Field, FieldWords]:
    return {
        ("model", "name"): FieldWords(tr("Model"), "", tr("What it is called.")),
        ("model", "parameters"): FieldWords(tr("Parameters"), tr("weights"), tr("All weights, each counted once.")),
        ("model", "layers"): FieldWords(tr("Layers"), "", tr("num_hidden_layers in its config.")),
        ("model", "attention_heads"): FieldWords(
            tr("Attention heads"), "", tr("Query heads of a layer, num_attention_heads.")
        ),
        ("model", "kv_heads"): FieldWords(
            tr("KV heads"), "", tr("Key and value heads of a layer, num_key_value_heads: they fill the cache.")
        ),
        ("model", "head_dim"): FieldWords(tr("Head dimension"), "", tr("Elements of one head's vector, head_dim.")),
        ("model", "context_tokens"): FieldWords(
            tr("Context"), tr("tokens"), tr("The longest sequence, prompt and output together.")
        ),
        ("model", "kv_bytes_per_element"): FieldWords(
            tr("KV element"), tr("bytes"), tr("2 for a cache in 16 bits, 1 for one in 8.")
        ),
    }


def _gpu() -> dict[Field, FieldWords]:
    return {
        ("gpu", "name"): FieldWords(tr("GPU"), "", tr("What it is called.")),
        ("gpu", "peak_flop_per_s"): FieldWords(tr("Peak compute"), tr("FLOP/s"), tr("Dense bf16, without sparsity.")),
        ("gpu", "bandwidth_bytes_per_s"): FieldWords(tr("Memory bandwidth"), tr("bytes/s"), tr("Of one GPU.")),
        ("gpu", "memory_bytes"): FieldWords(tr("Memory"), tr("bytes"), tr("Of one GPU; a GB is 10⁹ bytes.")),
        ("gpu", "usd_per_hour"): FieldWords(tr("Price"), tr("$ per hour"), tr("Of one GPU.")),
        ("gpu", "link_bandwidth_bytes_per_s"): FieldWords(
            tr("Link bandwidth"), tr("bytes/s"), tr("Each way to the other GPUs; empty: an ideal link without cost.")
        ),
        ("gpu", "link_latency_s"): FieldWords(
            tr("Link latency"), tr("s"), tr("Of each of the two exchanges a layer; needs a link bandwidth.")
        ),
    }


def _assumed() -> dict[Field, FieldWords]:
    return {
        ("timing", "compute_efficiency"): FieldWords(
            tr("Compute that is reached"), tr("share"), tr("Of the GPU's peak, where compute is the bound.")
        ),
        ("timing", "bandwidth_efficiency"): FieldWords(
            tr("Bandwidth that is reached"), tr("share"), tr("Of the GPU's, where memory traffic is the bound.")
        ),
        ("timing", "pass_overhead_s"): FieldWords(tr("Overhead"), tr("s"), tr("What each pass costs besides.")),
        ("speculation", "acceptance"): FieldWords(
            tr("Acceptance"), tr("share"), tr("Chance that a drafted token is what the large model would say.")
        ),
        ("speculation", "draft_cost"): FieldWords(
            tr("Draft cost"), tr("share"), tr("A drafted token's time, of a pass of the large model.")
        ),
        ("engine", "block_tokens"): FieldWords(tr("Cache block"), tr("tokens"), tr("The unit of the paged cache.")),
        ("engine", "max_sequences"): FieldWords(tr("Most sequences"), "", tr("That run at once.")),
        ("engine", "prefill_tokens_max"): FieldWords(
            tr("Most prompt tokens"), tr("tokens"), tr("In one prefill pass of continuous batching.")
        ),
    }
