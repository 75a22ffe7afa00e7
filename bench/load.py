"""How many tables one server process keeps up with: writes docs/load.md and docs/load.svg.

    python bench/load.py                            # up to the first step that is too slow
    python bench/load.py --before ../troyes-0.1     # the previous version, in the same run
    python bench/load.py --steps 200 --dry          # a short look
    python bench/load.py --before … --keep FOLDER --part before    # the same in two parts,
    python bench/load.py --before … --keep FOLDER --part now       # one after the other

Every seat of every table is a socket of its own, played by client processes (bench/crowd.py) that
take turns at random after a think time. Measured is the time from sending a message until its
update has reached all *other* seats of the table, at the clients, so their own delays count too.
The server gets one core, the clients the others. On a machine that is busy with other things
`--first` lets root run all of it at a higher priority, and `--folder /dev/shm` keeps the database
off the disk that they use; the page says so.

`--before` is a checkout of the project whose
engine is compiled in place; its server is spoken to choice by choice if it speaks protocol 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from crowd import client_process, go_before_others, raise_file_limit
from load_page import page, picture
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GUESTS = 2000  # a guest may sit at several tables
PERIOD = "troyes_choice_seconds_count"  # every message accepted, each a transaction of its own
UNLIMITED = ("--address-work", "0", "--connections-per-address", "0")  # all are at one address
OTHERS = "\n## While legends think\n"  # from here on the page is written by other benches
PROGRAM = ("-m", "troyes")
console = Console(stderr=True)
Found = dict[str, Any]


# --- the server ----------------------------------------------------------------------------------


def processor_seconds(pid: int) -> float:
    """Seconds of processor time a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """The server process of a checkout, on the first core."""

    def __init__(
        self,
        checkout: Path,
        folder: str,
        *arguments: str,
        program: Sequence[str] = ("-m", "troyes"),
    ) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [
            sys.executable, *program, "serve", "--port", str(self.port),
            "--database", f"sqlite:///{folder}/load.db", "--log-level", "warning", *arguments,
        ]  # fmt: skip
        env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        self.process = subprocess.Popen(command, env=env)
        os.sched_setaffinity(self.process.pid, sorted(os.sched_getaffinity(0))[:1])
        for _ in range(300):
            try:
                self.read("health")
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def read(self, path: str) -> str:
        """A page of the server."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/{path}", timeout=5) as answer:
            return str(answer.read().decode())

    def commits(self) -> float:
        """Transactions of players so far."""
        lines = self.read("metrics").splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(PERIOD))

    def memory(self) -> float:
        """Resident memory in MiB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("the server is gone")

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        return processor_seconds(self.process.pid)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


# --- the run -------------------------------------------------------------------------------------


def percentile(samples: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * sorted(samples)[min(len(samples) - 1, int(len(samples) * share))]


def client_cpu() -> float:
    """Seconds of processor time the client processes have used so far."""
    return sum(processor_seconds(child.pid or 0) for child in multiprocessing.active_children())


class Run:
    """Client processes and the server, step by step."""

    def __init__(self, args: argparse.Namespace, server: Server, rows: bool) -> None:
        self.args = args
        self.server = server
        self.empty = server.memory()
        self.pipes: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for k in range(args.processes):
            ours, theirs = context.Pipe()
            about = (args.think, args.players, args.skip, args.seed + k)
            context.Process(
                target=client_process,
                args=(theirs, f"127.0.0.1:{server.port}", rows, *about),
                daemon=True,
            ).start()
            self.pipes.append(ours)

    def all(self, command: str, *args: Any) -> list[Any]:
        """Have all client processes do something."""
        for pipe in self.pipes:
            pipe.send((command, *args))
        answers = [pipe.recv() for pipe in self.pipes]
        for kind, answer in answers:
            if kind != "done":
                raise RuntimeError(f"a client failed: {answer}")
        return [answer for _, answer in answers]

    def step(self, tables: int) -> Found:
        """Measure with this many tables."""
        share = -(-tables // len(self.pipes))
        self.all("grow", share, GUESTS // len(self.pipes))
        self.all("measure", self.args.warmup)
        server = self.server
        cpu, clients, commits = server.cpu(), client_cpu(), server.commits()
        began = time.perf_counter()
        found = self.all("measure", self.args.seconds)
        seconds = time.perf_counter() - began
        cpu, clients = server.cpu() - cpu, client_cpu() - clients

        def total(name: str) -> int:
            return sum(part[name] for part in found)

        samples = [s for part in found for s in part["samples"]]
        whole = [s for part in found for s in part["whole"]]
        errors: dict[str, int] = {}
        for part in found:
            for name, n in part["errors"].items():
                errors[name] = errors.get(name, 0) + n
        turns = max(1, total("turns"))
        return {
            "tables": share * len(self.pipes),
            "turns_per_s": turns / seconds,
            "samples": len(samples),
            "p50": percentile(samples, 0.5),
            "p99": percentile(samples, 0.99),
            "worst": 1000 * max(samples),
            "turn_p50": percentile(whole, 0.5),
            "turn_p99": percentile(whole, 0.99),
            "messages": total("messages") / turns,
            "commits": (server.commits() - commits) / turns,
            "bytes": (total("heard") + total("said")) / turns,
            "cpu_ms": 1000 * cpu / turns,
            "cpu": cpu / seconds,
            "clients": clients / seconds / len(self.pipes),
            "memory": server.memory(),
            "per_table": (server.memory() - self.empty) * 1024 / tables,
            "load": os.getloadavg()[0],
            "errors": errors,
        }


def protocol_of(checkout: Path) -> int:
    """The version of the protocol that a checkout speaks."""
    command = "from troyes.server.protocol import PROTOCOL; print(PROTOCOL)"
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    return int(subprocess.check_output([sys.executable, "-c", command], env=env, cwd="/"))


def run_all(args: argparse.Namespace, checkout: Path, name: str) -> list[Found]:
    """All steps of a version until the limit is exceeded."""
    rows: list[Found] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        server = Server(checkout, folder, *(UNLIMITED if protocol_of(checkout) > 1 else ()))
        try:
            run = Run(args, server, rows=protocol_of(checkout) > 1)
            with Progress(*columns, console=console) as progress:
                task = progress.add_task("starting", total=len(args.steps))
                for tables in args.steps:
                    progress.update(task, description=f"{name}: {tables} tables")
                    rows.append(run.step(tables))
                    console.print(f"{name}: {line(rows[-1])}", highlight=False)
                    progress.advance(task)
                    if rows[-1]["p99"] > args.limit:
                        break
            for pipe in run.pipes:
                pipe.send(("quit",))
        finally:
            server.stop()
    return rows


def measured(args: argparse.Namespace, checkout: Path, name: str) -> list[Found]:
    """All steps of a version: measured now, or kept from an earlier part of the same run."""
    kept = None if args.keep is None else args.keep / f"{name}.json"
    if args.part not in (None, name):
        if kept is None or not kept.exists():
            raise SystemExit(f"--part {args.part}: measure {name} first, with the same --keep")
        rows: list[Found] = json.loads(kept.read_text("utf-8"))
        return rows
    rows = run_all(args, checkout, name)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(rows), "utf-8")
    return rows


def line(row: Found) -> str:
    """A step in words."""
    return (
        f"{row['tables']} tables: {row['turns_per_s']:.1f} turns/s, "
        f"50 % {row['p50']:.1f} ms, 99 % {row['p99']:.1f} ms, worst {row['worst']:.0f} ms, "
        f"whole turns 50 % {row['turn_p50']:.1f} ms, 99 % {row['turn_p99']:.1f} ms; a turn: "
        f"{row['messages']:.2f} messages, {row['commits']:.2f} commits, {row['bytes']:.0f} bytes, "
        f"{row['cpu_ms']:.2f} ms of CPU; server {row['cpu']:.0%} of a core, "
        f"clients {row['clients']:.0%}, {row['per_table']:.0f} KiB a table, "
        f"load {row['load']:.1f}, errors {row['errors']}"
    )


def main() -> int:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", default="1000,2000,3000,4000", help="tables")
    parser.add_argument("--before", type=Path, help="a checkout of the previous version")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--think", type=float, default=20.0, help="mean seconds a turn")
    parser.add_argument("--seconds", type=float, default=12.0, help="measured in each step")
    parser.add_argument("--warmup", type=float, default=4.0)
    parser.add_argument("--limit", type=float, default=50.0, help="99th percentile, ms: then stop")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument(
        "--skip", type=int, default=30, help="new tables play up to this many turns at once"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", choices=("before", "now"), help="measure only one version")
    parser.add_argument("--keep", type=Path, help="a folder where what was measured is kept")
    parser.add_argument("--first", action="store_true", help="before all else the machine does")
    parser.add_argument("--folder", help="for the database; a disk unless told")
    parser.add_argument("--dry", action="store_true", help="measure, but write no page")
    args = parser.parse_args()
    args.steps = [int(step) for step in args.steps.split(",")]
    raise_file_limit()
    if args.first:
        go_before_others()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped
    load = os.getloadavg()[0]
    found: dict[str, list[Found]] = {}
    if args.before is not None:
        found["before"] = measured(args, args.before.resolve(), "before")
    if args.part != "before":
        found["now"] = measured(args, ROOT, "now")
    if not args.dry and "now" in found:
        other = (DOCS / "load.md").read_text("utf-8").partition(OTHERS)[1:]
        (DOCS / "load.md").write_text(page(args, found, load) + "".join(other), "utf-8")
        (DOCS / "load.svg").write_text(picture(found, args.limit), "utf-8")
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
