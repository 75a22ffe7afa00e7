"""What the slowest messages wait for: garbage collection, commits, our own code, the scheduler.

    python bench/tail.py --tables 1000 --think 20 --seconds 20

The server of bench/load.py runs with a recorder: every garbage collection, every commit, every
callback of the event loop that takes long, with the time that passed and the processor time it
used itself; and how long the process was ready to run and had to wait for the processor.
"""

from __future__ import annotations

import argparse
import asyncio.events
import gc
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from crowd import go_before_others, raise_file_limit
from load import ROOT, UNLIMITED, Run, Server, line, percentile

SLOW = 0.004  # seconds: callbacks above are noted
Noted = list[tuple[float, float, float]]  # when it ended, how long it took, processor time
noted: dict[str, Noted] = {"collections": [], "commits": [], "callbacks": []}


# --- in the server -------------------------------------------------------------------------------


def timed(name: str, work: Callable[..., Any], least: float = 0.0) -> Callable[..., Any]:
    """A function that notes how long it takes."""

    def run(*args: Any) -> Any:
        began, used = time.perf_counter(), time.thread_time()
        try:
            return work(*args)
        finally:
            took = time.perf_counter() - began
            if took >= least:
                noted[name].append((time.time(), took, time.thread_time() - used))

    return run


def collection(phase: str, _info: dict[str, Any], since: list[float] = []) -> None:  # noqa: B006
    """A garbage collection begins or ends."""
    now = [time.perf_counter(), time.thread_time()]
    if phase == "stop" and since:
        noted["collections"].append((time.time(), now[0] - since[0], now[1] - since[1]))
    since[:] = now


def waited() -> tuple[float, float]:
    """Seconds for which the threads of this process ran, and waited for a processor."""
    parts = [path.read_text().split() for path in Path("/proc/self/task").glob("*/schedstat")]
    return sum(int(p[0]) for p in parts) / 1e9, sum(int(p[1]) for p in parts) / 1e9


def report(file: Path) -> None:
    """Write down what was noted, every second."""
    while True:
        time.sleep(1)
        whole = {**noted, "processor": [(time.time(), *waited())]}
        file.with_suffix(".new").write_text(json.dumps(whole), "utf-8")
        file.with_suffix(".new").replace(file)


def serve(file: Path, arguments: list[str]) -> None:
    """A server that is watched."""
    from troyes.cli.app import main
    from troyes.server.storage.database import Storage

    gc.callbacks.append(collection)
    Storage._write_batch = timed("commits", Storage._write_batch)  # type: ignore[method-assign]
    handle: Any = asyncio.events.Handle
    handle._run = timed("callbacks", handle._run, SLOW)
    threading.Thread(target=report, args=(file,), daemon=True).start()
    sys.argv = ["troyes", *arguments]
    main()


# --- outside -------------------------------------------------------------------------------------


def show(name: str, rows: Noted) -> None:
    """How long things took, and how much of it was their own."""
    if not rows:
        print(f"{name}: none")
        return
    took, used = [row[1] for row in rows], [row[2] for row in rows]
    figures = [f"{percentile(took, p):.1f}" for p in (0.5, 0.99, 1)]
    own = [f"{percentile(used, p):.1f}" for p in (0.5, 0.99, 1)]
    print(f"{name}: {len(rows)}; median, 99 %, worst {', '.join(figures)} ms", end="; ")
    print(f"of the processor {', '.join(own)} ms")


def main() -> None:
    """Play, and tell what was slow."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--think", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warmup", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--skip", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", action="store_true", help="before all else the machine does")
    args = parser.parse_args()
    raise_file_limit()
    if args.first:
        go_before_others()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tail.json"
        server = Server(ROOT, folder, *UNLIMITED, program=[__file__, str(file)])
        try:
            run = Run(args, server, rows=True)
            found = run.step(args.tables)
            since = time.time() - args.seconds
            time.sleep(1.5)
            whole = json.loads(file.read_text("utf-8"))
            for pipe in run.pipes:
                pipe.send(("quit",))
        finally:
            server.stop()
    print(line(found))
    for name in noted:
        show(name, [row for row in whole[name] if row[0] >= since])
    _, ran, stood = whole["processor"][0]
    print(f"since its start the server ran for {ran:.1f} s and was kept waiting for {stood:.1f} s")


if __name__ == "__main__":
    if "serve" in sys.argv:
        serve(Path(sys.argv[1]), sys.argv[2:])
    else:
        main()
