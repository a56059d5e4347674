"""The command lines of real servers: the flag of each lever, what is said where there is none, the traffic."""

import json
import shlex
from dataclasses import replace

import pytest

from serveplate import Brief, Design
from serveplate.files.server_commands import (
    commands_text,
    commands_to_dict,
    server_commands,
    shell_line,
    trace_jsonl,
)
from serveplate.simulator.brief import Engine, Gpu, Levers, Model, Traffic
from serveplate.simulator.trace import Trace

PLATE = Brief()
PASSING = Design("continuous", "paged", 1, 8, 2)
# What the parsers of vLLM 0.33.0 (vllm/engine/arg_utils.py, vllm/entrypoints/openai/cli_args.py), of its benchmark
# (vllm/benchmarks/serve.py, vllm/benchmarks/datasets/datasets.py) and of SGLang 0.5.23 (sglang/srt/arg_groups/fields)
# know, of those that are used here.
VLLM = {
    *("--port", "--tensor-parallel-size", "--dtype", "--quantization", "--max-model-len", "--max-num-seqs"),
    *("--max-num-batched-tokens", "--block-size", "--no-enable-prefix-caching", "--kv-cache-dtype"),
    "--speculative-config",
}
SGLANG = {
    *("--model-path", "--port", "--tp-size", "--dtype", "--quantization", "--context-length", "--max-running-requests"),
    *("--max-prefill-tokens", "--chunked-prefill-size", "--page-size", "--disable-radix-cache", "--kv-cache-dtype"),
    *("--speculative-algorithm", "--speculative-draft-model-path", "--speculative-num-steps"),
    *("--speculative-eagle-topk", "--speculative-num-draft-tokens"),
}
BENCHMARK = {
    *("--model", "--port", "--dataset-name", "--dataset-path", "--timed-trace-chunk-hash-size", "--no-self-timed"),
    *("--random-input-len", "--random-output-len", "--seed", "--request-rate", "--num-prompts", "--max-concurrency"),
    *("--percentile-metrics", "--metric-percentiles", "--save-result", "--save-detailed", "--result-filename"),
}


def after(argv: tuple[str, ...], flag: str) -> str:
    return argv[argv.index(flag) + 1]


def flags(argv: tuple[str, ...]) -> set[str]:
    return {word for word in argv if word.startswith("--")}


def test_a_passing_design() -> None:
    made = server_commands(PLATE, PASSING)
    assert made.vllm[:3] == ("vllm", "serve", "meta-llama/Meta-Llama-3-8B-Instruct")
    assert after(made.vllm, "--tensor-parallel-size") == after(made.sglang, "--tp-size") == "1"
    assert after(made.vllm, "--quantization") == after(made.sglang, "--quantization") == "fp8"
    assert after(made.vllm, "--max-model-len") == after(made.sglang, "--context-length") == "8192"
    assert after(made.vllm, "--max-num-seqs") == after(made.sglang, "--max-running-requests") == "256"
    assert after(made.vllm, "--max-num-batched-tokens") == after(made.sglang, "--max-prefill-tokens") == "8192"
    assert after(made.vllm, "--block-size") == after(made.sglang, "--page-size") == "16"
    draft = {"method": "draft_model", "model": "meta-llama/Llama-3.2-1B-Instruct", "num_speculative_tokens": 2}
    assert json.loads(after(made.vllm, "--speculative-config")) == draft
    assert after(made.sglang, "--speculative-algorithm") == "STANDALONE"
    assert after(made.sglang, "--speculative-draft-model-path") == draft["model"]
    assert after(made.sglang, "--speculative-num-steps") == "2"
    assert after(made.sglang, "--speculative-num-draft-tokens") == "3"  # with the one that the target adds
    assert after(made.benchmark, "--request-rate") == "16"
    assert after(made.benchmark, "--num-prompts") == "964"
    assert after(made.benchmark, "--random-input-len") == "1024"
    assert after(made.benchmark, "--random-output-len") == "256"
    assert any('"synthetic_acceptance_rates": [0.7, 0.49]' in note for note in made.notes)


@pytest.mark.parametrize("design", [PASSING, Design(), Design("continuous", "paged", 2, 4, 4)], ids=lambda d: d.key)
def test_every_flag_is_one_that_the_engine_knows(design: Design) -> None:
    closed = replace(PLATE, traffic=Traffic(arrivals="closed", concurrency=8, requests=32))
    short = replace(closed, model=Model(kv_bytes_per_element=1))
    for brief, trace in ((PLATE, None), (PLATE, "t.jsonl"), (closed, None), (short, "t.jsonl")):
        made = server_commands(brief, design, trace=trace)
        assert flags(made.vllm) <= VLLM
        assert flags(made.sglang) <= SGLANG
        assert flags(made.benchmark) <= BENCHMARK


def test_what_no_engine_has_is_said_and_gets_no_flag() -> None:
    made = server_commands(PLATE, Design("static", "contiguous", 1, 4, 0))
    plain = server_commands(PLATE, Design("continuous", "paged", 1, 4, 0))
    assert (made.vllm, made.sglang) == (plain.vllm, plain.sglang)
    assert any(note.startswith("Static batching: neither engine has it.") for note in made.notes)
    assert any(note.startswith("A contiguous cache: neither engine has one.") for note in made.notes)
    assert any(note.startswith("4 bits: the checkpoint must be quantised already") for note in made.notes)
    assert not any("batching:" in note or "contiguous" in note for note in plain.notes)
    assert "MODEL-IN-4-BITS" in made.vllm
    assert "--quantization" not in made.vllm + made.sglang


def test_what_an_engine_would_refuse_is_said() -> None:
    odd = replace(
        PLATE, engine=Engine(block_tokens=10, max_sequences=512, prefill_tokens_max=256), levers=Levers(gpus=(3,))
    )
    made = server_commands(odd, Design("continuous", "paged", 3, 16, 0))
    assert after(made.vllm, "--max-num-batched-tokens") == "512"
    said = " ".join(made.notes)
    for words in ("Both engines refuse 3 GPUs: 32 attention heads", "may refuse 10", "512 instead of the brief's 256"):
        assert words in said
    tiny = replace(PLATE, gpu=Gpu(memory_bytes=8e9))
    assert server_commands(tiny, Design()).notes[0].startswith("This design can't run: The 16-bit weights take")


def test_a_model_that_is_not_known_is_a_place_to_fill() -> None:
    mine = replace(PLATE, model=Model(name="Mine"))
    made = server_commands(mine, PASSING)
    assert made.vllm[2] == "MODEL"
    assert any(note.startswith("Put a checkpoint of Mine for MODEL") for note in made.notes)
    assert any("with the vocabulary of Mine for DRAFT-MODEL" in note for note in made.notes)
    named = server_commands(mine, PASSING, "a/b", "c/d")
    assert named.vllm[2] == after(named.sglang, "--model-path") == after(named.benchmark, "--model") == "a/b"
    assert "c/d" in after(named.vllm, "--speculative-config")
    assert not any(note.startswith("Put ") for note in named.notes)


def test_a_closed_loop_and_fixed_lengths() -> None:
    traffic = Traffic(arrivals="closed", concurrency=8, requests=32, lengths="fixed", prompt_tokens_mean=512)
    made = server_commands(replace(PLATE, traffic=traffic), PASSING)
    assert after(made.benchmark, "--max-concurrency") == "8"
    assert after(made.benchmark, "--num-prompts") == "32"
    assert "--request-rate" not in made.benchmark
    assert not any("exponential" in note for note in made.notes)


def test_the_briefs_own_requests_as_a_trace() -> None:
    lines = [json.loads(line) for line in trace_jsonl(PLATE).splitlines()]
    assert len(lines) == 964
    assert lines[1] == {
        "timestamp": pytest.approx(0.247252385),
        "input_length": 393,
        "output_length": 174,
        "hash_ids": [1],
    }
    closed = replace(PLATE, traffic=Traffic(arrivals="closed", concurrency=8, requests=32))
    assert {json.loads(line)["timestamp"] for line in trace_jsonl(closed).splitlines()} == {0.0}
    made = server_commands(closed, PASSING, trace="t.jsonl")
    assert after(made.benchmark, "--dataset-name") == "timed_trace"
    assert "--no-self-timed" in made.benchmark
    # One id a request stands for its whole prompt.
    assert after(made.benchmark, "--timed-trace-chunk-hash-size") == "8192"


def test_a_trace_is_benchmarked_at_its_means_or_as_it_is() -> None:
    trace = Trace.of([0.0, 1.0, 4.0], [100, 200, 300], [10, 20, 30])
    brief = Brief(traffic=Traffic(arrivals="trace"), trace=trace)
    made = server_commands(brief, PASSING)
    assert after(made.benchmark, "--random-input-len") == "200"
    assert after(made.benchmark, "--random-output-len") == "20"
    assert after(made.benchmark, "--request-rate") == "0.75"
    assert any("the brief's are those of a trace" in note for note in made.notes)
    assert [json.loads(line)["timestamp"] for line in trace_jsonl(brief).splitlines()] == [0.0, 1.0, 4.0]
    at_once = Brief(traffic=Traffic(arrivals="trace"), trace=Trace.of([0.0], [100], [10]))
    assert "--request-rate" not in server_commands(at_once, PASSING).benchmark


def test_a_shell_reads_the_text_as_the_commands() -> None:
    nasty = "my model's; echo $HOME `id`"
    made = server_commands(PLATE, PASSING, nasty, trace="a b\n# c.jsonl")
    text = commands_text(PLATE, PASSING, made)
    parsed = shlex.split(text.replace("\\\n", " "), comments=True)
    assert parsed == [*made.vllm, *made.sglang, *made.benchmark]
    assert shlex.split(shell_line(made.vllm).replace("\\\n", " ")) == list(made.vllm)
    document = json.loads(json.dumps(commands_to_dict(PLATE, PASSING, made), allow_nan=False))
    assert document["vllm"]["version"] == "0.33.0"
    assert document["sglang"]["version"] == "0.5.23"
    assert shlex.split(document["benchmark"]["command"]) == document["benchmark"]["argv"] == list(made.benchmark)
    assert document["design"]["bits"] == 8
