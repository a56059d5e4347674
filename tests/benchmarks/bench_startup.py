"""From the start of the program until its window is painted, warm and cold, and how much the CPU worked for it.

Run it: ``python tests/benchmarks/bench_startup.py [PROGRAM ...]``; without one, the source it stands in.
The program itself says when it has painted, as it says it to a service manager. Cold, with ``--cold`` and as root, the
system's cache of files is dropped before each start. Works without a display; with DISPLAY set and ``--screen`` on one.
POSIX only.
"""

import argparse
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

BAR_S = 1.0
STARTS, COLD_STARTS = 9, 3


def start(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> tuple[float, float]:
    """Seconds until the window is painted, and of the CPU until the program has ended right after."""
    address = folder / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(address))
        manager.settimeout(120)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        begun = time.perf_counter()
        process = subprocess.Popen(
            [*command, "--config-dir", str(folder / "config")], env={**environment, "NOTIFY_SOCKET": str(address)}
        )
        assert manager.recv(64) == b"READY=1"
        painted = time.perf_counter() - begun
        process.kill()
        process.wait()
        address.unlink()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return painted, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def drop_caches() -> None:
    """Let the system forget what it has read of files."""
    os.sync()
    Path("/proc/sys/vm/drop_caches").write_text("3", "ascii")


def main() -> int:
    """Measure each program; the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--screen", action="store_true")
    options = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    if not options.screen:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    commands = [[program] for program in options.programs] or [[sys.executable, "-m", "serveplate"]]
    with tempfile.TemporaryDirectory() as folder:
        for command in commands:
            name = " ".join(command)
            start(command, environment, Path(folder))  # compiles, and warms up
            times = [start(command, environment, Path(folder)) for _ in range(STARTS)]
            report(f"warm  {name}", times)
            if options.cold:
                cold = []
                for _ in range(COLD_STARTS):
                    drop_caches()
                    cold.append(start(command, environment, Path(folder)))
                report(f"cold  {name}", cold)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; the bar is {BAR_S:.1f} s warm")
    return 0


def report(name: str, times: Sequence[tuple[float, float]]) -> None:
    """Print a line: the shortest, the middle and the longest time, and the least work."""
    seconds = sorted(painted for painted, _ in times)
    work = min(cpu for _, cpu in times)
    print(
        f"{name}: painted after {seconds[0]:.2f} to {seconds[-1]:.2f} s, median {statistics.median(seconds):.2f} s; "
        f"{work:.2f} s of one core"
    )


if __name__ == "__main__":
    sys.exit(main())
