"""The catalogue of models and GPUs."""

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serveplate import Brief
from serveplate.files.catalogue import CatalogueError, parse_entries, read_catalogue
from serveplate.files.toml import to_toml
from serveplate.simulator.brief import Gpu, Model
from tests.examples import examples

CATALOGUE = read_catalogue()
MODELS = {entry.name: entry.facts for entry in CATALOGUE.models}
GPUS = {entry.name: entry.facts for entry in CATALOGUE.gpus}


@dataclass(frozen=True)
class Shapes:
    """What a config.json says beyond the catalogue: enough to count the weights."""

    hidden: int
    intermediate: int
    vocabulary: int
    tied: bool = False
    bias: bool = False  # of the query, key and value projections
    norms: int = 2  # a layer


# hidden_size, intermediate_size and vocab_size of the configs that models.toml names.
SHAPES = {
    "Llama 3 8B": Shapes(4096, 14336, 128_256),
    "Llama 3 70B": Shapes(8192, 28672, 128_256),
    "Llama 3.1 8B": Shapes(4096, 14336, 128_256),
    "Llama 3.1 70B": Shapes(8192, 28672, 128_256),
    "Llama 3.2 1B": Shapes(2048, 8192, 128_256, tied=True),
    "Llama 3.2 3B": Shapes(3072, 8192, 128_256, tied=True),
    "Mistral 7B v0.3": Shapes(4096, 14336, 32_768),
    "Mistral Small 3 24B": Shapes(5120, 32768, 131_072),
    "Qwen 2.5 7B": Shapes(3584, 18944, 152_064, bias=True),
    "Qwen 2.5 32B": Shapes(5120, 27648, 152_064, bias=True),
    "Gemma 2 9B": Shapes(3584, 14336, 256_000, tied=True, norms=4),
    "Phi-4": Shapes(5120, 17920, 100_352),
}


def count(model: Model, shapes: Shapes) -> int:
    """All weights of a decoder with gated feed-forward layers and grouped-query attention."""
    queries, keys = model.attention_heads * model.head_dim, model.kv_heads * model.head_dim
    attention = 2 * shapes.hidden * (queries + keys) + (queries + 2 * keys if shapes.bias else 0)
    layer = attention + 3 * shapes.hidden * shapes.intermediate + shapes.norms * shapes.hidden
    embeddings = (1 if shapes.tied else 2) * shapes.vocabulary * shapes.hidden
    return embeddings + model.layers * layer + shapes.hidden


def test_parameters_are_those_that_the_published_shapes_give() -> None:
    assert {name: count(model, SHAPES[name]) for name, model in MODELS.items()} == {
        name: model.parameters for name, model in MODELS.items()
    }


def test_the_plate_is_made_of_the_catalogue() -> None:
    assert MODELS["Llama 3 8B"] == Brief().model
    assert replace(GPUS["H100 SXM"], name="H100", link_bandwidth_bytes_per_s=None) == Brief().gpu


def test_gpus_are_in_a_plausible_order() -> None:
    # Dense compute: a figure with sparsity slipped in would stand twice as high.
    assert sorted(GPUS, key=lambda name: GPUS[name].peak_flop_per_s) == [
        "L4", "RTX 4090", "A100 40 GB", "A100 80 GB", "L40S", "H100 PCIe", "H100 SXM", "H200", "MI300X", "B200",
    ]  # fmt: skip
    assert all(40 < gpu.peak_flop_per_s / gpu.bandwidth_bytes_per_s < 500 for gpu in GPUS.values())


MODEL = """schema = 1
[[model]]
name = "Mine"
parameters = 1000
layers = 2
attention_heads = 4
kv_heads = 2
head_dim = 8
context_tokens = 128
kv_bytes_per_element = 2
source = "my own"
checked = 2026-01-31
"""


def test_an_entry_is_read_with_its_source() -> None:
    (entry,) = parse_entries(MODEL.encode(), "mine.toml", Model)
    assert entry.facts == Model("Mine", 1000, 2, 4, 2, 8, 128, 2)
    assert (entry.source, entry.checked.isoformat(), entry.priced, entry.note) == ("my own", "2026-01-31", None, "")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("schema = 1", "schema = 2", "has schema 2; it must be 1"),
        ("schema = 1", "schema = 1\nmodels = 3", 'has "models", which is none of a catalogue; it must be schema or'),
        ("[[model]]", "[model]", "has model {name ="),
        ("[[model]]", "[[gpu]]", 'has "gpu", which is none of a catalogue'),
        ("layers = 2\n", "", "has an entry of which model.layers is not given"),
        ("layers = 2", "layers = -2", "has an entry of which model.layers is -2; it must be a whole number"),
        ("layers = 2", "layers = nan", "has an entry of which model.layers is nan; it must be a whole number"),
        ("layers = 2", "layer = 2", "has an entry of which model.layer is not a field of the catalogue"),
        ("2026-01-31", '"today"', 'has an entry of which model.checked is "today"; it must be a day'),
        ("2026-01-31", "2026-01-31T12:00:00", "has an entry of which model.checked is 2026-01-31T12:00:00; it must"),
        ('"my own"', '" "', 'has an entry of which model.source is " "; it must be a text'),
        ("schema = 1", "schema = 1\nschema = 1", "is not valid TOML"),
        (MODEL, MODEL + MODEL.removeprefix("schema = 1\n"), 'has "Mine" twice'),
        (MODEL, "\xff", "is not UTF-8 text"),
    ],
)
def test_what_is_refused_and_how(old: str, new: str, sentence: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        parse_entries(MODEL.replace(old, new, 1).encode("latin-1"), "mine.toml", Model)
    assert str(caught.value).startswith(f"mine.toml {sentence}")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
).filter(lambda value: value is not None)


@examples(100)
@given(data=st.binary(max_size=100) | st.tuples(st.integers(0, len(MODEL)), st.binary(max_size=8)))
def test_any_bytes_are_read_or_refused_in_one_line(data: bytes | tuple[int, bytes]) -> None:
    if isinstance(data, tuple):
        data = MODEL[: data[0]].encode() + data[1] + MODEL[data[0] :].encode()
    read_or_refused(data)


@examples(100)
@given(st.dictionaries(st.sampled_from(["name", "layers", "source", "checked", "note", "x"]), JSON, max_size=3))
def test_any_values_are_read_or_refused_in_one_line(values: dict[str, object]) -> None:
    lines = [line for line in MODEL.splitlines() if line.split(" =")[0] not in values]
    read_or_refused("\n".join([*lines, to_toml(values)]).encode("utf-8", "surrogatepass"))


def read_or_refused(data: bytes) -> None:
    for kind in (Model, Gpu):
        try:
            sentence = parse_entries(data, "mine.toml", kind)[0].name
        except CatalogueError as error:
            sentence = str(error)
        assert sentence.isprintable()
        assert 0 < len(sentence) < 600
