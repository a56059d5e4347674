"""A saving process that is killed, at each step and at random moments: what is there is whole."""

import os
import random
import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from serveplate import Brief, Design
from serveplate.files.designs import DesignStore
from serveplate.simulator.study import evaluate

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="SIGKILL and fork are of POSIX systems")

# Forks a child for each round, so that the start-up is paid once. The child saves for ever and tells the name of every
# file that it was told is kept; the nursery reads so many names, spins so many times and kills it.
NURSERY = """
import os, signal, sys
from dataclasses import replace
from pathlib import Path
from serveplate import Brief, Design
from serveplate.files.designs import DesignStore
from serveplate.simulator.study import evaluate

result = evaluate(Brief(), Design("continuous", "paged", 1, 8, 2))
store = DesignStore(Path(sys.argv[1]))

def save_for_ever(number, out):
    count = 0
    while True:
        brief = replace(result.brief, name=f"round {number} save {count}")
        kept = store.save(replace(result, run=replace(result.run, brief=brief)))
        os.write(out, (kept.path.name + "\\n").encode())
        count += 1

for line in sys.stdin:
    number, names, spins = map(int, line.split())
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        save_for_ever(number, theirs)
    os.close(theirs)
    told = b""
    while told.count(b"\\n") < names:
        told += os.read(ours, 4096)
    for _ in range(spins):
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while rest := os.read(ours, 4096):
        told += rest
    os.close(ours)
    sys.stdout.write(told[: told.rfind(b"\\n") + 1].decode())
"""

STEPS = """
import os, signal, sys
from pathlib import Path
from serveplate import Brief, Design
from serveplate.files.designs import DesignStore
from serveplate.simulator.study import evaluate

def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)

def killed_after(*arguments):
    really(*arguments)
    killed()

step, result = sys.argv[2], evaluate(Brief(), Design("continuous", "paged", 1, 8, 2))
really = os.replace
if step == "after replace":
    os.replace = killed_after
else:
    setattr(os, step, killed)
DesignStore(Path(sys.argv[1])).save(result)
"""


def test_killed_at_random_moments(tmp_path: Path) -> None:
    rounds, dice = 150, random.Random(48)
    orders = "".join(f"{number} {dice.randint(1, 6)} {dice.randint(0, 60_000)}\n" for number in range(rounds))
    done = subprocess.run(
        [sys.executable, "-c", NURSERY, str(tmp_path)], input=orders, capture_output=True, text=True, check=True
    )
    designs, problems = DesignStore(tmp_path).load_all()
    told = done.stdout.split()
    assert problems == []
    assert {int(name.split("-")[1]) for name in told} == set(range(rounds))
    assert set(told) <= {design.path.name for design in designs}
    assert len(designs) <= len(told) + rounds
    assert {design.brief.name.split()[0] for design in designs} == {"round"}


@pytest.mark.parametrize(("step", "kept"), [("fsync", False), ("replace", False), ("after replace", True)])
def test_killed_at_a_step(tmp_path: Path, step: str, kept: bool) -> None:
    killed = subprocess.run([sys.executable, "-c", STEPS, str(tmp_path), step], check=False)
    assert killed.returncode == -signal.SIGKILL
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    assert len(list(tmp_path.glob("*.tmp"))) == (0 if kept else 1)
    designs, problems = DesignStore(tmp_path, now=lambda: tomorrow).load_all()
    assert (len(designs), problems) == (int(kept), [])
    assert list(tmp_path.glob("*.tmp")) == []
    again = DesignStore(tmp_path).save(evaluate(Brief(), Design("continuous", "paged", 1, 8, 2)))
    assert (again is None) == kept
