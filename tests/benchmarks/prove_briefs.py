"""What the bundled briefs promise, over all their designs and 41 draws: ``python tests/benchmarks/prove_briefs.py``.

Of each brief: its starting server fails, some design passes and is not fragile (of the overload: no design passes any
draw), and a design takes less than 100 ms.
"""

import sys
from time import perf_counter

from serveplate.files.briefs import IMPOSSIBLE, bundled_briefs, find_brief
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import all_designs, starting_design
from serveplate.simulator.study import Result, evaluate, study, study_seeds

MOST_S = 0.1


def main() -> int:
    """Print a line a brief; 1 where a promise is not kept."""
    broken = [name for name in bundled_briefs() if not report(name)]
    return int(bool(broken))


def report(name: str) -> bool:
    """A brief's line, and whether it keeps its promise."""
    brief = find_brief(name)
    results, slowest = [], 0.0
    for design in all_designs(brief):
        start = perf_counter()
        results.append(evaluate(brief, design))
        slowest = max(slowest, perf_counter() - start)
    passing = [result for result in results if result.grade.passed]
    sound = [result.design.key for result in passing if not study(brief, result.design, study_seeds(brief)).fragile]
    starts = next(result for result in results if result.design == starting_design(brief)).grade.passed
    kept = not starts and slowest < MOST_S and (_never(brief, results) if name in IMPOSSIBLE else bool(sound))
    print(
        f"{'ok  ' if kept else 'FAIL'} {name}: {len(passing)} of {len(results)} designs pass, {len(sound)} not fragile "
        f"({', '.join(sound) or 'none'}); slowest {slowest * 1e3:.0f} ms"
    )
    return kept


def _never(brief: Brief, results: list[Result]) -> bool:
    """Whether none of the designs passes any of the draws."""
    return not any(study(brief, result.design, study_seeds(brief)).passes for result in results)


if __name__ == "__main__":
    sys.exit(main())
