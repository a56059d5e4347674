"""Worker processes of the command line: none outlives it, and Ctrl+C ends them without a word."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

MOST_JOBS = 61
"""Windows can't wait for more processes at once."""


@contextmanager
def worker_pool(jobs: int) -> Iterator[Executor]:
    """So many worker processes; where the block is left by an exception, they are ended where they are.

    Raises:
        concurrent.futures.process.BrokenProcessPool: by its futures, where a worker ended on its own.
    """
    others = set(multiprocessing.active_children())
    # Started afresh on every platform: a fork would copy what the log and the interpreter have locked.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_start_worker) as pool:
        try:
            with _interrupts_held():
                for _ in range(jobs):
                    pool.submit(_do_nothing)
            yield pool
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl+C back; a process that is started meanwhile never gets it, not even before its first line runs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _do_nothing() -> None:
    """The first piece of work of each worker, so that all are started."""


def _start_worker() -> None:
    # A terminal sends Ctrl+C to the workers too, which would each print where they were.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed can't end its workers, and they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
