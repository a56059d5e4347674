"""A design as command lines of the engines that could serve it, and the benchmark with its brief's traffic.

The flags are those of the versions below, read from their sources: of vLLM ``vllm/engine/arg_utils.py``,
``vllm/config`` and ``vllm/benchmarks``, of SGLang ``sglang/srt/arg_groups``.
"""

import json
import re
import shlex
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from serveplate import __version__
from serveplate.files.atomic import one_line
from serveplate.files.catalogue import read_catalogue
from serveplate.files.text import count, design_words, plain
from serveplate.simulator.brief import Brief
from serveplate.simulator.cache import infeasible_reason
from serveplate.simulator.design import Design
from serveplate.simulator.workload import rate_of, workload_of

VLLM, SGLANG = "0.33.0", "0.5.23"
PORT = "8000"
RESULT_FILE = "measured.json"
"""What the benchmark writes, and serveplate reads beside the simulation."""

_MODEL, _DRAFT_MODEL, _QUANTISED = "MODEL", "DRAFT-MODEL", "MODEL-IN-4-BITS"
_REPOSITORY = re.compile(r"config\.json of (\S+/\S+) on Hugging Face")
_DRAFT_OF_LLAMA_3 = "Llama 3.2 1B"
_VLLM_BLOCKS_OF = 16


@dataclass(frozen=True)
class ServerCommands:
    """Command lines, each a list of words that no shell has seen.

    Attributes:
        vllm, sglang: start the server.
        benchmark: vLLM's benchmark with the brief's traffic, against either.
        notes: what an engine does otherwise than the simulator, and what was assumed; a sentence or two each.
    """

    vllm: tuple[str, ...]
    sglang: tuple[str, ...]
    benchmark: tuple[str, ...]
    notes: tuple[str, ...]


def server_commands(
    brief: Brief, design: Design, model: str | None = None, draft_model: str | None = None, trace: str | None = None
) -> ServerCommands:
    """The command lines for a design.

    Args:
        brief: what is served.
        design: the server.
        model: the checkpoint to serve, a Hugging Face repository or a folder; None: the catalogue's, or a placeholder.
        draft_model: the draft model's; None: one of the same family where it is known, or a placeholder.
        trace: the file that ``trace_jsonl`` was written to; None: random prompts of the mean lengths.
    """
    served, drafts = model or _checkpoint(brief, design), draft_model or _draft_checkpoint(brief)
    return ServerCommands(
        _vllm(brief, design, served, drafts),
        _sglang(brief, design, served, drafts),
        _benchmark(brief, served, trace),
        (
            *_cannot_run(brief, design),
            *_engine_notes(brief, design),
            *_checkpoint_notes(brief, design, served),
            *_draft_notes(brief, design, drafts),
            *_traffic_notes(brief, trace),
        ),
    )


def trace_jsonl(brief: Brief) -> str:
    """The brief's requests as vLLM's benchmark reads them with ``--dataset-name timed_trace``, a line each.

    A request's one hash id is its own, and stands for all its tokens: no two share a prefix. In a closed loop, where
    requests are sent as others finish, the timestamps are 0.
    """
    workload = workload_of(brief)
    arrivals = [0.0] * workload.requests if workload.arrival_s is None else workload.arrival_s.tolist()
    lengths = zip(workload.prompt_tokens.tolist(), workload.output_tokens.tolist(), strict=True)
    lines = (
        {"timestamp": arrival, "input_length": prompt, "output_length": output, "hash_ids": [index]}
        for index, (arrival, (prompt, output)) in enumerate(zip(arrivals, lengths, strict=True))
    )
    return "".join(json.dumps(line, allow_nan=False) + "\n" for line in lines)


def commands_text(brief: Brief, design: Design, commands: ServerCommands) -> str:
    """The command lines as a shell takes them, what is not a command behind ``#``."""
    parts = [
        f"# {one_line(brief.name)}: {design_words(design)}\n",
        f"# vLLM {VLLM}\n{shell_line(commands.vllm)}\n",
        f"# SGLang {SGLANG}\n{shell_line(commands.sglang)}\n",
        f"# The brief's traffic, against either: the benchmark of vLLM {VLLM}\n{shell_line(commands.benchmark)}\n",
        "".join(f"# - {one_line(note)}\n" for note in commands.notes),
    ]
    return "\n".join(parts)


def commands_to_dict(brief: Brief, design: Design, commands: ServerCommands) -> dict[str, Any]:
    """The command lines with their engines' versions."""
    versions = {"vllm": VLLM, "sglang": SGLANG, "benchmark": VLLM}
    words = {item.name: getattr(commands, item.name) for item in fields(commands) if item.name in versions}
    return {
        **{
            name: {"version": versions[name], "argv": list(argv), "command": shlex.join(argv)}
            for name, argv in words.items()
        },
        "notes": list(commands.notes),
        "brief": brief.name,
        "design": asdict(design),
        "version": __version__,
    }


def shell_line(argv: Sequence[str]) -> str:
    """A command for a shell, quoted, a flag and its value a line."""
    lines, quoted = [""], [shlex.quote(word) for word in argv]
    for word, text in zip(argv, quoted, strict=True):
        if word.startswith("--"):
            lines.append(text)
        else:
            lines[-1] = f"{lines[-1]} {text}".strip()
    return " \\\n  ".join(lines)


def _vllm(brief: Brief, design: Design, model: str, draft_model: str) -> tuple[str, ...]:
    engine = brief.engine
    words = ["vllm", "serve", model, "--port", PORT, "--tensor-parallel-size", str(design.gpus)]
    words += {16: ["--dtype", "bfloat16"], 8: ["--quantization", "fp8"], 4: []}[design.bits]
    words += ["--max-model-len", str(brief.model.context_tokens), "--max-num-seqs", str(engine.max_sequences)]
    words += ["--max-num-batched-tokens", str(max(engine.prefill_tokens_max, engine.max_sequences))]
    words += ["--block-size", str(engine.block_tokens), "--no-enable-prefix-caching"]
    if brief.model.kv_bytes_per_element == 1:
        words += ["--kv-cache-dtype", "fp8"]
    if design.draft:
        speculation = {"method": "draft_model", "model": draft_model, "num_speculative_tokens": design.draft}
        words += ["--speculative-config", json.dumps(speculation)]
    return tuple(words)


def _sglang(brief: Brief, design: Design, model: str, draft_model: str) -> tuple[str, ...]:
    engine = brief.engine
    words = ["python", "-m", "sglang.launch_server", "--model-path", model, "--port", PORT]
    words += ["--tp-size", str(design.gpus)]
    words += {16: ["--dtype", "bfloat16"], 8: ["--quantization", "fp8"], 4: []}[design.bits]
    words += ["--context-length", str(brief.model.context_tokens), "--max-running-requests", str(engine.max_sequences)]
    words += ["--max-prefill-tokens", str(engine.prefill_tokens_max), "--chunked-prefill-size", "-1"]
    words += ["--page-size", str(engine.block_tokens), "--disable-radix-cache"]
    if brief.model.kv_bytes_per_element == 1:
        words += ["--kv-cache-dtype", "fp8_e4m3"]
    if design.draft:
        words += ["--speculative-algorithm", "STANDALONE", "--speculative-draft-model-path", draft_model]
        words += ["--speculative-num-steps", str(design.draft), "--speculative-eagle-topk", "1"]
        words += ["--speculative-num-draft-tokens", str(design.draft + 1)]
    return tuple(words)


def _benchmark(brief: Brief, model: str, trace: str | None) -> tuple[str, ...]:
    traffic, closed = brief.traffic, brief.traffic.arrivals == "closed"
    words = ["vllm", "bench", "serve", "--model", model, "--port", PORT]
    if trace is not None:
        words += ["--dataset-name", "timed_trace", "--dataset-path", trace]
        words += ["--timed-trace-chunk-hash-size", str(brief.model.context_tokens)]
        words += ["--no-self-timed"] if closed else []
    else:
        (prompt, output), rate = _means(brief), rate_of(brief)
        words += ["--dataset-name", "random", "--random-input-len", str(prompt), "--random-output-len", str(output)]
        words += ["--seed", str(traffic.seed % 2**32)]
        words += [] if rate is None else ["--request-rate", f"{rate:.6g}"]
    words += ["--num-prompts", str(workload_of(brief).requests)]
    words += ["--max-concurrency", str(traffic.concurrency)] if closed else []
    words += ["--percentile-metrics", "ttft,tpot", "--metric-percentiles", "50,95,99"]
    words += ["--save-result", "--save-detailed", "--result-filename", RESULT_FILE]
    return tuple(words)


def _means(brief: Brief) -> tuple[int, int]:
    """Mean prompt and mean output: the brief's, or its trace's."""
    traffic = brief.traffic
    if traffic.arrivals != "trace":
        prompt, output = round(traffic.prompt_tokens_mean), round(traffic.output_tokens_mean)
        return min(max(prompt, 1), brief.prompt_tokens_max), min(max(output, 1), traffic.output_tokens_max)
    workload = workload_of(brief)
    return max(round(workload.prompt_tokens.mean()), 1), max(round(workload.output_tokens.mean()), 1)


def repository(name: str) -> str | None:
    """Where the catalogue's model of that name is published."""
    for entry in read_catalogue().models:
        found = _REPOSITORY.search(entry.source)
        if entry.name == name and found:
            return found[1]
    return None


def _checkpoint(brief: Brief, design: Design) -> str:
    return _QUANTISED if design.bits == 4 else repository(brief.model.name) or _MODEL


def _draft_checkpoint(brief: Brief) -> str:
    known = brief.model.name.startswith("Llama 3") and brief.model.name != _DRAFT_OF_LLAMA_3
    return (repository(_DRAFT_OF_LLAMA_3) if known else None) or _DRAFT_MODEL


def _cannot_run(brief: Brief, design: Design) -> list[str]:
    reason = infeasible_reason(brief, design)
    notes = [] if reason is None else [f"This design can't run: {reason}"]
    heads = brief.model.attention_heads
    if heads % design.gpus:
        notes.append(
            f"Both engines refuse {count(design.gpus, 'GPU')}: {heads} attention heads can't be shared equally."
        )
    return notes


def _engine_notes(brief: Brief, design: Design) -> list[str]:
    engine, notes = brief.engine, []
    if design.batching == "static":
        notes.append("Static batching: neither engine has it. Both batch continuously, whatever their flags.")
    if design.cache == "contiguous":
        notes.append("A contiguous cache: neither engine has one. Both keep their cache in pages.")
    if engine.block_tokens % _VLLM_BLOCKS_OF:
        notes.append(
            f"vLLM's attention on NVIDIA GPUs takes blocks of a multiple of {_VLLM_BLOCKS_OF} tokens, "
            f"and may refuse {engine.block_tokens}."
        )
    if engine.max_sequences > engine.prefill_tokens_max:
        notes.append(
            f"vLLM's batched tokens must be no fewer than its sequences: {engine.max_sequences:,} instead of the "
            f"brief's {engine.prefill_tokens_max:,}."
        )
    if brief.model.kv_bytes_per_element not in (1, 2):
        notes.append(
            f"A cache of {plain(brief.model.kv_bytes_per_element)} bytes an element is left to the engine: "
            "it takes the model's own type."
        )
    return [
        *notes,
        "vLLM runs parts of a prompt beside decoding (chunked prefill; it does not support turning that off) and "
        "counts both in --max-num-batched-tokens. The simulator, and SGLang with --chunked-prefill-size -1, prefill "
        "whole prompts in passes of their own.",
        "Prefix caching is off, as it is in the simulator. The engines set memory aside for activations "
        "(--gpu-memory-utilization, --mem-fraction-static), the simulator none: they have room for fewer sequences.",
    ]


def _checkpoint_notes(brief: Brief, design: Design, model: str) -> list[str]:
    notes = []
    if design.bits == 8:
        notes.append("8 bits: --quantization fp8 rounds a 16-bit checkpoint's weights while they are loaded.")
    if design.bits == 4:
        notes.append(
            "4 bits: the checkpoint must be quantised already, with AWQ or GPTQ for instance; the engines read the "
            "method from it, so there is no flag."
        )
    if model in (_MODEL, _QUANTISED):
        notes.append(f"Put a checkpoint of {brief.model.name} for {model}: a Hugging Face repository or a folder.")
    return notes


def _draft_notes(brief: Brief, design: Design, draft_model: str) -> list[str]:
    if not design.draft:
        return []
    acceptance = brief.speculation.acceptance
    rates = [round(acceptance**accepted, 6) for accepted in range(1, design.draft + 1)]
    synthetic = json.dumps({"rejection_sample_method": "synthetic", "synthetic_acceptance_rates": rates})
    choose = (
        f"Put a smaller model with the vocabulary of {brief.model.name} for {draft_model}."
        if draft_model == _DRAFT_MODEL
        else f"{draft_model} is assumed as the draft model; the brief names none."
    )
    return [
        f"Draft tokens need a draft model. {choose} The brief has each of its tokens cost "
        f"{plain(brief.speculation.draft_cost)} of a target pass and be accepted with a chance of {plain(acceptance)}.",
        "Random prompts are no text: on them the acceptance is another. vLLM can be made to accept as the brief says, "
        f"whatever the text, with {synthetic[1:-1]} in its --speculative-config; its answers are then worth nothing.",
    ]


def _traffic_notes(brief: Brief, trace: str | None) -> list[str]:
    traffic, closed = brief.traffic, brief.traffic.arrivals == "closed"
    if trace is not None:
        moments = "" if closed else " and their moments of arrival"
        return [f"{trace} holds the brief's own requests, with their lengths{moments}."]
    if traffic.arrivals != "trace" and traffic.lengths == "fixed":
        return []
    ours = "those of a trace" if traffic.arrivals == "trace" else "exponential"
    return [
        f"The benchmark's random prompts all have the mean lengths; the brief's are {ours}. serveplate "
        "export-command --write-trace FILE writes the brief's own requests, and names the file in the command."
    ]
