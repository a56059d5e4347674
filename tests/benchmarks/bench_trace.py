"""How long a trace of a million requests takes, and how much memory: python tests/benchmarks/bench_trace.py TRACE.csv.

The Azure file is repeated, one copy after another in time, until there are so many requests, and run from the command
line in a process of its own.
"""

import argparse
import json
import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from serveplate.files.traces import read_trace

BAR_GB = 4
DESIGNS = (
    ("--batching", "continuous", "--cache", "paged", "--bits", "8"),
    ("--batching", "continuous", "--cache", "paged", "--bits", "8", "--draft", "2"),
    (),
)


def repeated(trace: Path, requests: int, target: Path) -> None:
    """Write a trace of so many requests: copies, each a second after the last one's end."""
    head, *lines = trace.read_text().splitlines()
    rows = [line.split(",", 1) for line in lines if line]
    moments = np.array([row[0] for row in rows], "M8[ns]")
    period = moments.max() - moments.min() + np.timedelta64(timedelta(seconds=1))
    with target.open("w") as file:
        print(head, file=file)
        for copy in range(-(-requests // len(rows))):
            shifted = np.datetime_as_string(moments + copy * period)
            left = requests - copy * len(rows)
            file.writelines(f"{moment},{row[1]}\n" for moment, row in zip(shifted[:left], rows, strict=False))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trace", type=Path)
    parser.add_argument("--requests", type=int, default=1_000_000)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        path, brief = Path(folder, "trace.csv"), Path(folder, "brief.toml")
        repeated(options.trace, options.requests, path)
        brief.write_text(
            'schema = 1\nname = "Long"\n[traffic]\narrivals = "trace"\n'
            'trace_file = "trace.csv"\ntrace_overlong = "drop"\n'
        )
        start = perf_counter()
        trace = read_trace(path)
        print(
            f"{trace.requests:,} requests, {path.stat().st_size / 1e6:,.0f} MB: read in {perf_counter() - start:.2f} s"
        )
        for design in DESIGNS:
            run(brief, design)


def run(brief: Path, design: tuple[str, ...]) -> None:
    """Simulate a design in a process of its own, and say what it took."""
    command = [sys.executable, "-m", "serveplate", "run", "--json", "--brief", str(brief), *design]
    start = perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    document = json.loads(process.stdout.read())
    _, _, usage = os.wait4(process.pid, 0)
    print(
        f"{' '.join(design) or 'the starting server'}: {perf_counter() - start:.1f} s, "
        f"{usage.ru_maxrss / 1e6:.2f} GB at most (bar: {BAR_GB}), {document['passes']:,} passes, "
        f"{document['requests']:,} requests, p95 TTFT {document['ttft_p95_s']:.4g} s"
    )


if __name__ == "__main__":
    main()
