"""The map of a brief, its Pareto front and the records."""

import pickle
from dataclasses import replace

import pytest

from serveplate import Brief, Design
from serveplate.simulator.brief import Levers, Limits, Traffic
from serveplate.simulator.design import all_designs
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.space import Point, Space, map_of, point_of, points_of, records
from serveplate.simulator.study import evaluate, evaluate_all

PASSING = Design("continuous", "paged", 1, 8, 2)
SHORT = Brief(traffic=Traffic(duration_s=2))


@pytest.fixture(scope="module")
def plate() -> Space:
    return map_of(Brief())


def placed_at(cost: float | None, tpot: float | None, design: Design | None = None) -> Point:
    point = point_of(evaluate(SHORT, design or Design()))
    return replace(point, measures=replace(point.measures, cost_usd_per_million_tokens=cost, tpot_p95_s=tpot))


def test_the_map_holds_every_design_in_the_order_of_the_settings() -> None:
    space = map_of(SHORT)
    assert [point.design for point in space.points] == list(all_designs(Brief()))
    assert len(space.points) == 72
    for point, result in zip(space.points, evaluate_all(SHORT), strict=True):
        assert (point.measures, point.grade) == (result.measures, result.grade)
        assert point.place == (result.measures.cost_usd_per_million_tokens, result.measures.tpot_p95_s)


def test_eight_pass_and_each_other_says_what_stops_it(plate: Space) -> None:
    assert len(plate.passing) == 8
    assert {(p.design.batching, p.design.gpus, p.design.bits, p.design.draft) for p in plate.passing} == {
        ("continuous", 1, bits, draft) for bits in (16, 8) for draft in (2, 4)
    }
    stopped = {point.design: point.stopped_by for point in plate.points}
    assert stopped[Design()] == ("ttft", "cost")
    assert stopped[Design("continuous", "paged", 1, 4, 0)] == ("quality",)
    assert all((point.stopped_by == ()) == point.passed for point in plate.points)


def test_the_front_is_what_nothing_beats(plate: Space) -> None:
    def beaten(point: Point) -> bool:
        cost, tpot = point.place or (0, 0)
        return any(
            other.place and other.place != (cost, tpot) and other.place[0] <= cost and other.place[1] <= tpot
            for other in plate.points
        )

    front = [point for point in plate.points if not beaten(point)]
    assert sorted(plate.front, key=plate.points.index) == front
    assert [point.place for point in plate.front] == sorted(point.place or () for point in front)
    assert not any(point.passed for point in plate.front)  # 4 bits beat all that the quality team allows


def test_ties_are_all_on_the_front() -> None:
    a, b, c = placed_at(1, 3), placed_at(1, 3, PASSING), placed_at(2, 1)
    cheaper_slower, same_cost_slower, same_tpot_dearer = placed_at(0.5, 9), placed_at(1, 4), placed_at(3, 1)
    no_tpot, nothing = placed_at(0.1, None), placed_at(None, None)
    points = (c, same_tpot_dearer, a, nothing, same_cost_slower, b, no_tpot, cheaper_slower)
    assert Space(SHORT, points).front == (cheaper_slower, a, b, c)


def test_a_map_without_anything_to_place_has_no_front() -> None:
    small = replace(SHORT, gpu=replace(SHORT.gpu, memory_bytes=1e9))
    space = map_of(small)
    assert (space.front, space.passing) == ((), ())
    assert space.points[0].stopped_by == ("ttft", "tpot", "cost")
    assert Space(small, ()).front == ()


def test_the_map_is_made_one_design_at_a_time() -> None:
    stop: list[bool] = []
    steps = points_of(Brief(), lambda: bool(stop))
    assert next(steps) == point_of(evaluate(Brief(), Design()))
    stop.append(True)
    with pytest.raises(Cancelled):  # the second design is only simulated when it is asked for
        next(steps)


def test_a_cancelled_map_stops() -> None:
    with pytest.raises(Cancelled):
        map_of(Brief(), lambda: True)


def test_a_point_is_small(plate: Space) -> None:
    assert all(len(pickle.dumps(point)) < 2000 for point in plate.points)


def test_records_stand_against_the_best_that_passes(plate: Space) -> None:
    by_name = {record.name: record for record in records(plate, [PASSING, Design(), Design("continuous", bits=4)])}
    assert list(by_name) == ["cost", "ttft", "tpot", "throughput"]
    mine = evaluate(Brief(), PASSING).measures
    assert by_name["cost"].value == mine.cost_usd_per_million_tokens
    assert by_name["tpot"].value == mine.tpot_p95_s
    assert all(record.best is not None and record.best.design == PASSING for record in by_name.values())
    for record in by_name.values():
        assert len(record.values) == 8
        assert record.possible == (max if record.name == "throughput" else min)(record.values)
    assert by_name["ttft"].reached
    assert not by_name["cost"].reached
    assert by_name["throughput"].possible == pytest.approx(3883.8575, abs=1e-4)


def test_of_several_the_best_counts(plate: Space) -> None:
    both = records(plate, [PASSING, PASSING.moved("draft", 4)])
    assert {record.name: record.best.design.draft for record in both if record.best} == {
        "cost": 4,
        "ttft": 2,
        "tpot": 4,
        "throughput": 4,
    }
    assert all(record.reached for record in both)


def test_without_a_passing_design_there_is_no_record(plate: Space) -> None:
    assert {(record.best, record.value, record.reached) for record in records(plate, [Design()])} == {
        (None, None, False)
    }
    hard = replace(SHORT, limits=Limits(cost_usd_per_million_tokens=1e-9), levers=Levers(draft=(0,)))
    assert {(record.possible, record.values, record.reached) for record in records(map_of(hard), [PASSING])} == {
        (None, (), False)
    }


def test_outputs_of_one_token_have_no_record_in_tpot() -> None:
    one_token = Brief(
        traffic=Traffic(duration_s=2, output_tokens_max=1), limits=Limits(cost_usd_per_million_tokens=1e9)
    )
    tpot = next(record for record in records(map_of(one_token), all_designs(one_token)) if record.name == "tpot")
    assert (tpot.value, tpot.possible, tpot.values) == (None, None, ())
