"""How fast the simulator is, against the plain loop of the tests: python tests/benchmarks/bench_simulator.py [--quick].

Both simulate the plate's 72 designs in one process. The engine is timed from a workload that has not been drawn yet
(caches emptied before each round), as the oracle always is.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from serveplate import Brief, Design, simulate
from serveplate.simulator.design import all_designs
from serveplate.simulator.workload import progress_of, workload_of
from tests.simulator import oracle

SHOWN = Design("continuous", "paged", 1, 16, 0)
BAR_RATIO, BAR_SLOWEST_MS = 30, 10


def round_s(run: Callable[[Brief, Design], object], brief: Brief, designs: list[Design]) -> dict[Design, float]:
    """Seconds of each design, one after another."""
    seconds = {}
    for design in designs:
        start = perf_counter()
        run(brief, design)
        seconds[design] = perf_counter() - start
    return seconds


def engine_round_s(brief: Brief, designs: list[Design]) -> dict[Design, float]:
    """One round of the engine, which draws the workload anew."""
    workload_of.cache_clear()
    progress_of.cache_clear()
    return round_s(simulate, brief, designs)


def medians(rounds: list[dict[Design, float]]) -> tuple[float, dict[Design, float]]:
    """The median of the rounds' sums, and each design's median."""
    total = median(sum(seconds.values()) for seconds in rounds)
    return total, {design: median(seconds[design] for seconds in rounds) for design in rounds[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="the oracle once, instead of three times")
    quick = parser.parse_args().quick
    brief, designs = Brief(), all_designs(Brief())
    engine_round_s(brief, designs)
    # In turn, so that a busy moment of the machine does not hit one of the two alone.
    engine, plain = [], []
    for _ in range(1 if quick else 3):
        engine += [engine_round_s(brief, designs) for _ in range(5)]
        plain.append(round_s(oracle.run, brief, designs))
    engine_s, each_s = medians(engine)
    plain_s, plain_each_s = medians(plain)
    slowest = max(each_s, key=lambda design: each_s[design])
    print(f"{len(designs)} designs, engine      {engine_s:8.3f} s   (median of {len(engine)})")
    print(f"{len(designs)} designs, plain loop  {plain_s:8.3f} s   (median of {len(plain)})")
    print(f"ratio                   {plain_s / engine_s:8.1f}     (bar: {BAR_RATIO})")
    print(f"slowest design          {each_s[slowest] * 1e3:8.2f} ms  {slowest.key} (bar: {BAR_SLOWEST_MS})")
    print(f"{SHOWN.key}: {each_s[SHOWN] * 1e3:.2f} ms, plain loop {plain_each_s[SHOWN] * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
