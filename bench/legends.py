"""Whether tables stay quick while strong opponents think: writes its part of docs/load.md.

    python bench/legends.py                 # 4 legends beside 200 tables
    python bench/legends.py --seconds 10 --dry

Tables of people are played as in bench/load.py: by themselves, then while opponents think at other
tables without a pause, whose people answer at once, and by themselves again. The server gets one
core; the processes that think for it share the others with the clients.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from attack import HEADING as AFTER
from crowd import (
    BEFORE_OTHERS,
    OFF_THE_DISK,
    Crowd,
    People,
    PlayedTable,
    go_before_others,
    raise_file_limit,
)
from load import ROOT, UNLIMITED, Server, percentile, processor_seconds
from rich.console import Console

PAGE = ROOT / "docs" / "load.md"
HEADING = "## While legends think"
LEVEL = "legend"
TARGET = 50.0  # ms at the 99th percentile
console = Console(stderr=True)
Found = dict[str, Any]


# --- the tables at which opponents think: a process of its own -----------------------------------


class LegendTable(PlayedTable):
    """One person who answers at once, and one opponent."""

    async def begin(self, tokens: list[str]) -> None:
        """Make the table and open the person's socket."""
        self.tokens = tokens
        wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]}
        self.id = (await self.crowd.ask("POST", "/api/tables", tokens[0], wish))["id"]
        self.skip = 1 << 30  # turns taken at once
        socket = await self.open(0)
        self.tasks = [asyncio.create_task(self.play(0, socket))]


def legends_process(pipe: Connection, address: str, count: int) -> None:
    """Play at this many tables until this process is ended."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)

    async def life() -> None:
        crowd = Crowd(address, True, 0.0, 1, 2, 7)
        tables = [LegendTable(crowd) for _ in range(count)]
        for table in tables:
            await table.begin(await crowd.some_guests(count))
        pipe.send("begun")
        await asyncio.Event().wait()

    asyncio.run(life())


def thinkers(server: int) -> list[int]:
    """The processes in which opponents think."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                command = (folder / "cmdline").read_text()
            except OSError:
                continue
            if parent == server and "bot_worker" in command:
                found.append(int(folder.name))
    return found


# --- the run -------------------------------------------------------------------------------------


class Run:
    """The server, the tables of people, the tables of opponents."""

    def __init__(self, args: argparse.Namespace, server: Server) -> None:
        self.args = args
        self.server = server
        self.address = f"127.0.0.1:{server.port}"
        self.context = multiprocessing.get_context("spawn")
        self.people = People(self.address, True, args.think, 2, 30, args.seed)
        self.people.ask("grow", args.tables, 2 * args.tables)

    def measure(self, seconds: float) -> Found:
        """What the people see for some seconds, and what the processors do meanwhile."""
        busy, server = sum(map(processor_seconds, thinkers(self.server.process.pid))), self.server
        cpu = server.cpu()
        found: Found = self.people.ask("measure", seconds)
        found["server"] = (server.cpu() - cpu) / seconds
        after = sum(map(processor_seconds, thinkers(server.process.pid)))
        found["thought"] = (after - busy) / seconds
        return found

    def with_legends(self) -> Found:
        """The same while opponents think."""
        ours, theirs = self.context.Pipe()
        about = (theirs, self.address, self.args.legends)
        player = self.context.Process(target=legends_process, args=about, daemon=True)
        player.start()
        ours.recv()
        time.sleep(self.args.warmup)
        cores = sorted(os.sched_getaffinity(0))
        pids = thinkers(self.server.process.pid)
        for pid in pids:
            os.sched_setaffinity(pid, cores[1:] or cores)
        found = self.measure(self.args.seconds)
        found["thinkers"] = len(pids)
        player.terminate()
        player.join()
        return found


def run_all(args: argparse.Namespace) -> dict[str, Found]:
    """Alone, with legends, alone."""
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        workers = ("--workers", str(args.legends))
        server = Server(ROOT, folder, *UNLIMITED, *workers)
        try:
            run = Run(args, server)
            run.measure(args.warmup)
            rows = {"nobody": run.measure(args.seconds), "legends": run.with_legends()}
            time.sleep(args.warmup)
            rows["nobody, again"] = run.measure(args.seconds)
            return rows
        finally:
            server.stop()


def section(args: argparse.Namespace, rows: dict[str, Found], load: float) -> str:
    """The part of docs/load.md."""
    options = " --first" if args.first else ""
    options += f" --folder {args.folder}" if args.folder else ""
    words = {"legends": f"{args.legends} opponents of the level {LEVEL}"}
    lines = [
        HEADING,
        "",
        f"{args.tables} tables of two people, a turn every {args.think:g} s on average, while",
        f"bots of the highest level think without a pause at {args.legends} other tables, in as",
        "many processes, which share the other core with the clients at a lower priority.",
        "Times are measured as above.",
        "",
        "| who thinks | median | 99 % | worst | server's core | thinking, cores |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, row in rows.items():
        samples = row["samples"]
        lines.append(
            f"| {words.get(name, name)} | {percentile(samples, 0.5):.1f} ms | "
            f"{percentile(samples, 0.99):.1f} ms | {1000 * max(samples):.0f} ms | "
            f"{row['server']:.0%} | {row['thought']:.2f} |"
        )
    lines += [
        "",
        f"Each row is {args.seconds:g} s and about {len(rows['legends']['samples']):,} messages.",
        f"The machine has {os.cpu_count()} cores; its load was {load:.1f} before the run.",
        *([BEFORE_OTHERS] if args.first else []),
        *([OFF_THE_DISK] if args.folder else []),
        "",
        "```",
        f".venv/bin/python bench/legends.py --tables {args.tables} --think {args.think:g} "
        f"--legends {args.legends} --seconds {args.seconds:g}{options}",
        "```",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """The command. Exit code 1 if the tables became too slow."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200, help="tables of two people")
    parser.add_argument("--legends", type=int, default=4, help="opponents who think at once")
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds a turn")
    parser.add_argument("--seconds", type=float, default=30.0, help="measured in each row")
    parser.add_argument("--warmup", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", action="store_true", help="before all else the machine does")
    parser.add_argument("--folder", help="for the database; a disk unless told")
    parser.add_argument("--dry", action="store_true", help="measure, but write no page")
    args = parser.parse_args()
    raise_file_limit()
    if args.first:
        go_before_others()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped
    load = os.getloadavg()[0]
    rows = run_all(args)
    text = section(args, rows, load)
    print(text)
    for name, row in rows.items():
        console.print(f"{name}: errors {row['errors']}", highlight=False)
    if not args.dry:
        old = PAGE.read_text("utf-8")
        before = old.partition(HEADING)[0].partition(AFTER)[0].rstrip()
        PAGE.write_text(f"{before}\n\n{text}\n{AFTER}{old.partition(AFTER)[2]}", "utf-8")
    return int(percentile(rows["legends"]["samples"], 0.99) > TARGET)


if __name__ == "__main__":
    sys.exit(main())
