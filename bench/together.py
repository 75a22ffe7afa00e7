"""The server's CPU a turn, of several versions at the same time: what else runs hits all alike.

    python bench/together.py CHECKOUT [CHECKOUT ...] --tables 60 --think 0.8 --seconds 15

Every version (a checkout compiled in place; this one comes last) serves its own tables and clients
as in bench/load.py, all on one core. On a busy machine the milliseconds say little, their ratios
more than those of versions that are measured one after the other.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from crowd import raise_file_limit
from load import GUESTS, ROOT, UNLIMITED, Run, Server, protocol_of


def milliseconds(pid: int) -> float:
    """Processor time that the threads of a process have used so far."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(path.read_text().split()[0]) for path in threads) / 1e6


def measure(runs: list[Run], seconds: float) -> list[float]:
    """The milliseconds a turn of each version, all measured during the same seconds."""
    used = [milliseconds(run.server.process.pid) for run in runs]
    for run in runs:
        run.pipes[0].send(("measure", seconds))
    turns = [run.pipes[0].recv()[1]["turns"] for run in runs]
    now = [milliseconds(run.server.process.pid) for run in runs]
    return [(b - a) / n for a, b, n in zip(used, now, turns, strict=True)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkouts", type=Path, nargs="+", help="other versions, the oldest first")
    parser.add_argument("--tables", type=int, default=60, help="of each version")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--think", type=float, default=0.8)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--skip", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.processes = 1  # of clients, for each version
    raise_file_limit()
    servers: list[Server] = []
    runs: list[Run] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for k, checkout in enumerate([*(path.resolve() for path in args.checkouts), ROOT]):
                rows = protocol_of(checkout) > 1
                os.mkdir(f"{folder}/{k}")
                servers.append(Server(checkout, f"{folder}/{k}", *(UNLIMITED if rows else ())))
                runs.append(Run(args, servers[-1], rows))
                runs[-1].all("grow", args.tables, GUESTS)
            measure(runs, args.warmup)
            found = measure(runs, args.seconds)
            for run in runs:
                run.pipes[0].send(("quit",))
        finally:
            for server in servers:
                server.stop()
    for checkout, each in zip([*args.checkouts, ROOT], found, strict=True):
        print(f"{checkout}: {each:.2f} ms of CPU a turn, {each / found[0]:.2f} of the first")


if __name__ == "__main__":
    main()
