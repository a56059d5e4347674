"""``serveplate study``: one design on many draws of the traffic."""

import argparse
import logging
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

from serveplate.cli.output import DONE, FAILED, write
from serveplate.cli.values import chosen_design, whole
from serveplate.files.atomic import one_line, reason
from serveplate.files.exports import to_json
from serveplate.files.studies import study_text, study_to_dict
from serveplate.pool import MOST_JOBS, worker_pool
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.study import OTHER_SEEDS, Study, study, study_seeds

_log = logging.getLogger(__name__)


MOST_SEEDS = 100_000


def study_command(options: argparse.Namespace, brief: Brief) -> int:
    """Simulate a design on many draws and print how it did; the exit code."""
    design = chosen_design(options, brief)
    draws = 1 + OTHER_SEEDS if options.seeds is None else whole("--seeds", options.seeds, MOST_SEEDS)
    jobs = 1 if options.jobs is None else whole("--jobs", options.jobs, MOST_JOBS)
    try:
        made = _studied(brief, design, study_seeds(brief, draws - 1), jobs)
    except BrokenExecutor:
        print("serveplate: a process of the study ended before its work did", file=sys.stderr)
        return FAILED
    except OSError as error:  # such as of a container without shared memory
        sentence = f"serveplate: the study's processes can't be started: {reason(error)}; --jobs 1 needs none"
        print(one_line(sentence), file=sys.stderr)
        return FAILED
    _log.info("simulated %s on %d seeds", design.key, draws)
    code = write(to_json(study_to_dict(made)) if options.json else study_text(made))
    sure = made.own is not None and made.own.grade.passed and not made.fragile
    return code or (FAILED if options.check and not sure else DONE)


def _studied(brief: Brief, design: Design, seeds: Sequence[int], jobs: int) -> Study:
    jobs = min(jobs, len(seeds))
    if jobs == 1:
        return study(brief, design, seeds)
    with worker_pool(jobs) as (pool, interrupted):
        return study(brief, design, seeds, pool, interrupted)
