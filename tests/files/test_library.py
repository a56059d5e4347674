"""The bundled briefs. What each promises over all its designs and 41 draws: tests/benchmarks/prove_briefs.py."""

from dataclasses import replace

import pytest

from serveplate import Brief, Design
from serveplate.files.briefs import bundled_briefs, find_brief
from serveplate.files.catalogue import read_catalogue
from serveplate.simulator.design import check_offered, starting_design
from serveplate.simulator.study import evaluate

BRIEFS = {name: find_brief(name) for name in bundled_briefs()}
# A design that passes, on 39 of 41 draws at least; None where no design does, which the description must say.
SOLUTIONS = {
    "serve-a-model": Design("continuous", "paged", 1, 8, 2),
    "quiet-chat": Design("continuous", "contiguous", 1, 8, 2),
    "long-prompts": Design("continuous", "paged", 2, 16, 2),
    "sixteen-bits": Design("continuous", "paged", 1, 16, 4),
    "code-completion": Design("continuous", "paged", 2, 8, 6),
    "long-context": Design("continuous", "paged", 1, 8, 4),
    "overnight-batch": Design("continuous", "paged", 1, 8, 2),
    "burst": Design("continuous", "paged", 2, 8, 2),
    "seventy-billion": Design("continuous", "paged", 2, 8, 2),
    "slow-link": Design("continuous", "paged", 4, 16, 2),
    "overload": None,
}


def test_the_plate_comes_first_and_every_brief_has_its_own_name() -> None:
    assert list(BRIEFS) == list(SOLUTIONS)
    assert len({brief.name for brief in BRIEFS.values()}) == len(BRIEFS)
    for brief in BRIEFS.values():
        assert brief.description is not None
        assert brief.description.endswith(".")


@pytest.mark.parametrize("name", SOLUTIONS)
def test_its_starting_server_fails_and_its_solution_passes(name: str) -> None:
    brief, solution = BRIEFS[name], SOLUTIONS[name]
    assert not evaluate(brief, starting_design(brief)).grade.passed
    if solution is None:
        assert "no design passes" in (brief.description or "")
        # The most that the levers give, whatever it costs.
        most = {lever: max(getattr(brief.levers, lever)) for lever in ("gpus", "draft")}
        for draft in (0, most["draft"]):
            best = Design("continuous", "paged", most["gpus"], min(brief.levers.bits), draft)
            assert not evaluate(brief, best).grade.passed
    else:
        check_offered(brief, solution)
        assert evaluate(brief, solution).grade.passed


def test_models_gpus_and_their_prices_are_the_catalogues() -> None:
    catalogue = read_catalogue()
    models, gpus = {entry.facts for entry in catalogue.models}, {entry.facts for entry in catalogue.gpus}
    for brief in BRIEFS.values():
        assert brief.model in models
        # How long a link takes is on no data sheet: it is the brief's.
        assert replace(brief.gpu, link_latency_s=0) in gpus or brief.gpu == Brief().gpu
