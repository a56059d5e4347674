"""Worker processes of the command line: none outlives it, and Ctrl+C ends them without a word."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from serveplate.simulator.engine import Cancelled

MOST_JOBS = 61
"""Windows can't wait for more processes at once."""

_LOOKS, _LOOK_S = 1000, 0.001


@contextmanager
def worker_pool(jobs: int) -> Iterator[tuple[Executor, Callable[[], bool]]]:
    """So many worker processes, and whether Ctrl+C was pressed; within the block it raises nothing.

    It could be anywhere in the pool's own work, which an exception would leave with its locks held. Where the block is
    left by an exception, the workers are ended where they are.

    Raises:
        KeyboardInterrupt: at the end of the block, where Ctrl+C was pressed.
        concurrent.futures.process.BrokenProcessPool: by its futures, where a worker ended on its own.
    """
    others = set(multiprocessing.active_children())
    # Started afresh on every platform: a fork would copy what the log and the interpreter have locked.
    context = multiprocessing.get_context("spawn")
    with _interrupts_noted() as interrupted, ProcessPoolExecutor(jobs, context, initializer=_start_worker) as pool:
        try:
            with _interrupts_masked():
                for _ in range(jobs):
                    pool.submit(_do_nothing)
            yield pool, interrupted
        except BaseException:
            _drop_work(pool)
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


def _drop_work(pool: Executor) -> None:
    """Let the pool forget the work that no worker has begun.

    Its thread fails on work that was cancelled if the workers end before it has looked at it, and says so at length.
    """
    try:
        last = pool.submit(_do_nothing)
    except RuntimeError:  # a worker ended on its own: the pool has forgotten all by itself
        return
    pool.shutdown(wait=False, cancel_futures=True)
    for _ in range(_LOOKS):
        if last.running() or last.done():  # the thread has come to the last piece of work, so to all before it
            return
        time.sleep(_LOOK_S)


@contextmanager
def _interrupts_noted() -> Iterator[Callable[[], bool]]:
    noted: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield lambda: bool(noted)
    except Cancelled:
        pass
    finally:
        signal.signal(signal.SIGINT, handler)
    if noted:
        raise KeyboardInterrupt


@contextmanager
def _interrupts_masked() -> Iterator[None]:
    """Processes that are started meanwhile never get Ctrl+C, not even before their first line runs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


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
