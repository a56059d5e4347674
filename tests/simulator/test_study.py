"""One design on many seeds: here, in threads, in processes, on a Dask cluster."""

import pickle
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from serveplate import Brief, Design
from serveplate.simulator.brief import BriefError, Limits, Traffic
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.study import Draw, Study, draw, evaluate, study, study_seeds
from tests.simulator import oracle

SHORT = Brief(traffic=Traffic(duration_s=2, seed=5))
PASSING = Design("continuous", "paged", 1, 8, 2)


def luck(cache: str, bits: int, draft: int) -> Design:
    return Design("continuous", cache, 1, bits, draft)


class AtOnce(Executor):
    """An executor that has submit and nothing else, and notes what it was asked for."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.seeds.append(args[-1])
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@pytest.mark.parametrize(
    ("cache", "bits", "draft_tokens", "passes"),
    [("paged", 16, 2, 15), ("paged", 16, 4, 32), ("contiguous", 16, 2, 21), ("contiguous", 16, 4, 33)]
    + [(cache, 8, draft_tokens, 41) for cache in ("paged", "contiguous") for draft_tokens in (2, 4)],
)
def test_seeds_0_to_40_pass_as_the_model_says(cache: str, bits: int, draft_tokens: int, passes: int) -> None:
    made = study(Brief(), luck(cache, bits, draft_tokens), range(41))
    assert made.passes == passes
    assert not made.fragile  # the brief's own seed was not drawn: nothing to be lucky on


@pytest.mark.parametrize(("bits", "fragile"), [(16, True), (8, False)])
def test_sixteen_bits_pass_by_luck(bits: int, fragile: bool) -> None:
    made = study(Brief(), luck("paged", bits, 4), study_seeds(Brief()))
    assert made.own == made.draws[0]
    assert made.own.grade == evaluate(Brief(), luck("paged", bits, 4)).grade
    assert (made.own.grade.passed, made.fragile) == (True, fragile)


def test_the_seeds_are_the_briefs_and_others_from_0_up() -> None:
    assert study_seeds(Brief()) == (48, *range(40))
    assert study_seeds(SHORT) == (5, 0, 1, 2, 3, 4, *range(6, 41))
    assert study_seeds(SHORT, 0) == (5,)
    assert study_seeds(replace(SHORT, traffic=replace(SHORT.traffic, seed=40))) == (40, *range(40))


def test_a_draw_is_the_design_on_that_seed_and_small() -> None:
    seeded = Brief(traffic=replace(SHORT.traffic, seed=7))
    made, result = draw(SHORT, PASSING, 7), evaluate(seeded, PASSING)
    assert made == Draw(7, result.measures, result.grade)
    assert len(pickle.dumps(made)) < 2000
    assert pickle.loads(pickle.dumps(made)) == made


@pytest.mark.parametrize(("passing", "of", "fragile"), [(39, 41, False), (38, 41, True), (1, 1, False), (19, 20, True)])
def test_fragile_is_fewer_than_39_of_41(passing: int, of: int, fragile: bool) -> None:
    good, bad = draw(SHORT, PASSING, 5), draw(SHORT, Design(bits=4), 5)
    assert (good.grade.passed, bad.grade.passed) == (True, False)
    draws = tuple(replace(good if index < passing else bad, seed=5 + index) for index in range(of))
    assert Study(SHORT, PASSING, draws).fragile is fragile


def test_a_design_that_fails_its_own_seed_is_not_fragile() -> None:
    assert not study(SHORT, Design(bits=4), study_seeds(SHORT, 2)).fragile


def test_spreads_are_numpys_percentiles() -> None:
    made = study(SHORT, PASSING, range(7))
    for name in ("ttft_p95_s", "tpot_p95_s", "cost_usd_per_million_tokens"):
        values = [getattr(each.measures, name) for each in made.draws]
        spread = getattr(made, name)
        assert (spread.min, spread.max) == (min(values), max(values))
        assert (spread.p05, spread.p50, spread.p95) == tuple(np.percentile(values, (5, 50, 95)))
        assert spread.min < spread.p50 < spread.max


def test_what_no_draw_measures_has_no_spread() -> None:
    small = replace(SHORT, gpu=replace(SHORT.gpu, memory_bytes=10e9))
    made = study(small, Design(), study_seeds(small, 2))
    assert [made.ttft_p95_s, made.tpot_p95_s, made.cost_usd_per_million_tokens] == [None] * 3
    assert (made.passes, len(made.draws), made.fragile) == (0, 3, False)
    assert study(SHORT, Design(), ()).ttft_p95_s is None


def test_41_draws_are_the_plain_loops() -> None:
    design, seeds = luck("paged", 16, 4), study_seeds(SHORT)
    for made in study(SHORT, design, seeds).draws:
        brief = replace(SHORT, traffic=replace(SHORT.traffic, seed=made.seed))
        plain = oracle.figures(oracle.run(brief, design), brief, design)
        assert plain.ttft is not None
        assert plain.tpot is not None
        values = [check.value for check in (made.grade.ttft, made.grade.tpot, made.grade.cost)]
        assert values == [plain.ttft[1], plain.tpot[1], plain.cost]


def test_a_study_under_way_is_one_of_fewer_draws() -> None:
    seeds = study_seeds(SHORT, 4)
    whole = study(SHORT, PASSING, seeds)
    assert Study(SHORT, PASSING, whole.draws[:2]) == study(SHORT, PASSING, seeds[:2])


@pytest.fixture(params=["submit only", "threads", "processes"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    make: dict[str, Callable[[], Executor]] = {
        "submit only": AtOnce,
        "threads": lambda: ThreadPoolExecutor(3),
        # Not forked: a fork copies the threads of the tests before it, Qt's too.
        "processes": lambda: ProcessPoolExecutor(2, mp_context=get_context("spawn")),
    }
    with make[request.param]() as made:
        yield made


def test_any_executor_gives_the_same_study(executor: Executor) -> None:
    seeds = (5, 9, 0, 3, 3)
    assert study(SHORT, PASSING, seeds, executor) == study(SHORT, PASSING, seeds)


def test_an_executor_is_asked_for_the_seeds_in_order() -> None:
    executor = AtOnce()
    made = study(SHORT, PASSING, (5, 2, 0), executor)
    assert executor.seeds == [each.seed for each in made.draws] == [5, 2, 0]


def test_a_seed_that_is_none_is_refused_before_any_work() -> None:
    executor = AtOnce()
    for works in (executor, None):
        with pytest.raises(BriefError, match="seed is -1; it must"):
            study(SHORT, PASSING, (5, -1), works)
    assert executor.seeds == []


def test_the_first_failure_in_the_order_of_the_seeds_is_raised() -> None:
    class Failing(AtOnce):
        """Seeds from 1 on fail."""

        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
            future = super().submit(fn, *args, **kwargs)
            if args[-1] == 0:
                return future
            failed: Future[Any] = Future()
            failed.set_exception(MemoryError(f"no room for seed {args[-1]}"))
            return failed

    with pytest.raises(MemoryError, match="no room for seed 2"):
        study(SHORT, PASSING, (0, 2, 1), Failing())


def test_what_a_draw_raises_arrives(executor: Executor) -> None:
    with pytest.raises(AttributeError, match="'NoneType' object has no attribute"):
        study(SHORT, None, (5, 6), executor)  # type: ignore[arg-type]


def test_an_executor_that_is_shut_down_says_so() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    with pytest.raises(RuntimeError, match="after shutdown"):
        study(SHORT, PASSING, (5,), executor)


def test_cancelled_while_the_executor_works() -> None:
    begun, free = threading.Event(), threading.Event()

    class Held(Executor):
        """One thread; its first draw waits until the test lets it go."""

        def __init__(self) -> None:
            self.pool = ThreadPoolExecutor(1)
            self.futures: list[Future[Any]] = []

        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
            self.futures.append(self.pool.submit(self.held, partial(fn, *args, **kwargs)))
            return self.futures[-1]

        def held(self, work: Callable[[], Any]) -> Any:
            begun.set()
            free.wait()
            return work()

    executor = Held()
    with executor.pool:
        with pytest.raises(Cancelled):
            study(SHORT, PASSING, range(4), executor, begun.is_set)
        free.set()
    assert [future.cancelled() for future in executor.futures] == [False, True, True, True]


def test_a_draw_that_times_out_itself_is_not_waited_for() -> None:
    class Late(AtOnce):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
            future: Future[Any] = Future()
            future.set_exception(TimeoutError("the cluster is gone"))
            return future

    with pytest.raises(TimeoutError, match="the cluster is gone"):
        study(SHORT, PASSING, (5,), Late())


def test_cancelled_in_this_thread() -> None:
    with pytest.raises(Cancelled):
        study(Brief(), Design(), study_seeds(Brief()), cancelled=lambda: True)


def test_limits_grade_each_draw() -> None:
    strict = replace(SHORT, limits=Limits(ttft_p95_s=1e-6))
    assert study(strict, PASSING, range(3)).passes == 0


@pytest.fixture(scope="module")
def dask_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A Dask cluster in this process; of the module's scope, as Dask keeps an idle thread after it is closed."""
    distributed = pytest.importorskip("distributed", reason="dask[distributed] is not installed")
    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=False,
            dashboard_address="127.0.0.1:0",  # any free port: a taken one is a warning
            worker_dashboard_address="127.0.0.1:0",
            local_directory=tmp_path_factory.mktemp("dask"),
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        for worker in client.scheduler_info()["workers"]:  # their threads are there before a test counts them
            client.submit(abs, -1, workers=[worker], pure=False).result()
        yield client


def test_a_dask_cluster_gives_the_same_study(dask_client: Any) -> None:
    seeds = study_seeds(SHORT, 6)
    with dask_client.get_executor() as executor:
        assert study(SHORT, PASSING, seeds, executor) == study(SHORT, PASSING, seeds)
        with pytest.raises(AttributeError, match="'NoneType' object has no attribute"):
            study(SHORT, None, (5, 6), executor)  # type: ignore[arg-type]
