"""Mutation testing of rules, formats and play: does some test notice every small change?

    .venv/bin/python tools/mutate.py                        all modules, all mutants
    .venv/bin/python tools/mutate.py --module combat        one module, whichever package it is in
    .venv/bin/python tools/mutate.py --sample 500 --seed 1  500 mutants drawn at random
    .venv/bin/python tools/mutate.py --only combat.taker:4a2b1c3d

The engine runs uncompiled. All tests are collected once and run once, to see that they pass, how
long each takes and which lines it reaches. Then a child process is forked for every mutant: it puts
the changed code into the function and runs the tests that reach the changed line, the quickest
first, until one fails. A test that takes far longer than it did counts as a kill of its own kind
(an endless loop). What survives is listed, except the mutants of `equivalent.toml`: no test can
tell those from the rules as they are, and the file says why.

The exit code is 1 if anything else survived.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import resource
import select
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = tuple(ROOT / "src" / "troyes" / name for name in ("rules", "formats", "play"))
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
LEFT_OUT = ("__init__", "terms")  # they have no functions
TESTS = (
    "tests/rules", "tests/rulebook", "tests/formats", "tests/play",
    "tests/test_edition.py", "tests/test_golden.py", "tests/test_rows.py",
)  # fmt: skip
KILLED, TIMED_OUT, SURVIVED, EQUAL = "killed", "timed out", "survived", "equivalent"
SLOW = 0.05  # seconds: a slower test is traced by functions, not by lines; not for --quick
SLOWEST = 20.0  # seconds of work a single test may take, whatever it took before
MEMORY = 2 << 30  # bytes a mutant may use more than the collected tests do

Line = tuple[str, int]  # file and line


def modules() -> dict[str, Path]:
    """The modules by name; a mutant's id begins with it, so the second of two names its package."""
    found: dict[str, Path] = {}
    for path in (path for package in PACKAGES for path in sorted(package.glob("*.py"))):
        if path.stem not in LEFT_OUT:
            name = path.stem if path.stem not in found else f"{path.parent.name}_{path.stem}"
            found[name] = path
    return found


MODULES = modules()


@dataclass
class Result:
    """What became of a mutant, and by which test."""

    mutant: Mutant
    outcome: str
    by: str = ""


@dataclass
class Run:
    """A child at work on a mutant."""

    mutant: Mutant
    pipe: int
    said: bytes = b""


# --- which lines a test reaches ------------------------------------------------------------------


class Tracer:
    """Notes which lines of our modules are executed.

    With `coarse` a function that is called counts as executed as a whole: that is much quicker.
    """

    def __init__(self) -> None:
        self.coarse = False
        self.missing: dict[CodeType, set[int]] = {}  # the lines not executed yet
        self.all_lines: dict[CodeType, frozenset[int]] = {}
        self.ours = tuple(str(package) for package in PACKAGES)

    def begin(self, coarse: bool) -> None:
        """Forget what was seen and start again."""
        self.coarse = coarse
        self.missing = {}
        sys.settrace(self.call)

    def end(self) -> set[Line]:
        """Stop, and tell the lines seen."""
        sys.settrace(None)
        return {
            (code.co_filename, line)
            for code, missing in self.missing.items()
            for line in self.all_lines[code] - missing
        }

    def call(self, frame: FrameType, event: str, arg: object) -> Any:
        """A function begins: trace it unless all its lines have been seen."""
        code = frame.f_code
        missing = self.missing.get(code)
        if missing is None:
            if not code.co_filename.startswith(self.ours):
                return None
            if code not in self.all_lines:
                self.all_lines[code] = frozenset(n for _, _, n in code.co_lines() if n)
            missing = set() if self.coarse else set(self.all_lines[code])
            self.missing[code] = missing
        if not missing:
            return None
        missing.discard(frame.f_lineno)

        def trace(frame: FrameType, event: str, arg: object) -> Any:
            missing.discard(frame.f_lineno)
            return trace

        return trace


# --- pytest, held open ---------------------------------------------------------------------------


@dataclass
class Session:
    """A pytest plugin that runs the collected tests once and then mutant by mutant."""

    mutants: list[Mutant]
    jobs: int
    tracer: Tracer
    quick: bool
    log: Path | None
    at_import: set[Line] = field(default_factory=set)
    reached: dict[Line, list[int]] = field(default_factory=lambda: defaultdict(list))
    seconds: list[float] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    items: list[Any] = field(default_factory=list)
    kills: Counter[tuple[str, ...]] = field(default_factory=Counter)
    functions: dict[tuple[str, str], list[FunctionType]] = field(default_factory=dict)
    broken: str = ""

    def pytest_runtestloop(self, session: Any) -> bool:
        """Instead of pytest's own loop."""
        rebuild()
        self.at_import = self.tracer.end()
        self.items = list(session.items)
        if not self.at_import:
            self.broken = f"importing troyes from {ROOT}"  # another one is installed
            return True
        self.measure()
        if not self.broken:
            self.functions = all_functions()
            gc.collect()
            gc.freeze()
            self.run_all()
        return True

    def measure(self) -> None:
        """Run every test as it is, once for the time it takes and once for the lines it reaches."""
        for k, item in enumerate(self.items):
            if k % 100 == 0:
                say(f"tests as they are: {k} of {len(self.items)}")
            started = time.process_time()
            passed = run_test(item)
            self.seconds.append(time.process_time() - started)
            if not passed:
                self.broken = item.nodeid
                return
            self.tracer.begin(coarse=self.seconds[k] > SLOW)
            run_test(item)
            for line in self.tracer.end():
                self.reached[line].append(k)

    def tests_for(self, mutant: Mutant) -> list[int]:
        """The tests that reach a mutant's line, those most likely to kill it first.

        These are the ones that killed others of the same function, then those of files that killed
        others of the same module, then the quickest.
        """
        line = (str(MODULES[mutant.module]), mutant.line)
        found: Iterable[int] = self.reached.get(line, [])
        if line in self.at_import:
            found = range(len(self.items))
        if self.quick:
            found = [k for k in found if self.seconds[k] <= SLOW]
        return sorted(
            found,
            key=lambda k: (
                -self.kills[mutant.module, mutant.function, self.items[k].nodeid],
                -self.kills[mutant.module, self.file_of(k)],
                mutant.module not in self.file_of(k),
                self.seconds[k],
            ),
        )

    def file_of(self, k: int) -> str:
        """The file of a test."""
        return str(self.items[k].nodeid).partition("::")[0]

    def learn(self, result: Result) -> None:
        """Remember what became of a mutant, and which test killed it."""
        if self.log:
            with self.log.open("a", encoding="utf-8") as file:
                row = (result.mutant.id, result.outcome, result.by)
                print(json.dumps(row, ensure_ascii=False), file=file)
        if result.outcome == KILLED and result.by:
            mutant = result.mutant
            self.kills[mutant.module, mutant.function, result.by] += 1
            self.kills[mutant.module, result.by.partition("::")[0]] += 1

    def run_all(self) -> None:
        """Every mutant in a child of its own, a few at a time."""
        todo = list(reversed(self.mutants))
        running: dict[int, Run] = {}
        while todo or running:
            while todo and len(running) < self.jobs:
                mutant = todo.pop()
                pid, run = self.start(mutant)
                running[pid] = run
            pipes = {run.pipe: pid for pid, run in running.items()}
            for pipe in select.select(list(pipes), [], [])[0]:
                run = running[pipes[pipe]]
                said = os.read(pipe, 4096)
                run.said += said
                if not said:
                    os.close(pipe)
                    _, status = os.waitpid(pipes[pipe], 0)
                    del running[pipes[pipe]]
                    self.results.append(result_of(run, status))
                    self.learn(self.results[-1])
                    self.report()

    def report(self) -> None:
        """Progress now and then, and every survivor."""
        done, last = len(self.results), self.results[-1]
        if last.outcome == SURVIVED:
            say(f"survived: {last.mutant.id}: {last.mutant.before}  ->  {last.mutant.after}")
        if done % 20 == 0 or done == len(self.mutants):
            alive = sum(result.outcome == SURVIVED for result in self.results)
            say(f"mutants: {done} of {len(self.mutants)}, {alive} survived so far")

    def start(self, mutant: Mutant) -> tuple[int, Run]:
        """Fork a child that says which test killed the mutant, or nothing."""
        tests = self.tests_for(mutant)
        ours, theirs = os.pipe()
        pid = os.fork()
        if pid:
            os.close(theirs)
            return pid, Run(mutant, ours)
        try:
            os.close(ours)
            self.try_mutant(mutant, tests, theirs)
        finally:
            os._exit(0)

    def try_mutant(self, mutant: Mutant, tests: list[int], pipe: int) -> None:
        """In the child: run the tests until one fails."""
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        for function in self.functions[str(MODULES[mutant.module]), mutant.function]:
            function.__code__ = mutant.code  # all who imported it see it
        try:
            rebuild()
        except Exception:
            os.write(pipe, b"the import of the modules")
            return
        for k in tests:
            signal.setitimer(signal.ITIMER_PROF, min(SLOWEST, 1 + 20 * self.seconds[k]))
            if not run_test(self.items[k]):
                os.write(pipe, self.items[k].nodeid.encode())
                return
        signal.setitimer(signal.ITIMER_PROF, 0)


def run_test(item: Any) -> bool:
    """Whether a collected test passes; without pytest's reports, which take longer than most."""
    from _pytest.outcomes import OutcomeException, Skipped
    from _pytest.tmpdir import tmppath_result_key

    setup = item.session._setupstate
    item.stash[tmppath_result_key] = {}
    try:
        item._initrequest()
        setup.setup(item)
        item.runtest()
    except Skipped:
        return True
    except (Exception, SystemExit, OutcomeException):
        return False
    finally:
        setup.teardown_exact(None)
    return True


def result_of(run: Run, status: int) -> Result:
    """What a child's end says about its mutant."""
    if run.said:
        return Result(run.mutant, KILLED, run.said.decode())
    if os.WIFSIGNALED(status):
        slow = os.WTERMSIG(status) == signal.SIGPROF
        return Result(run.mutant, TIMED_OUT if slow else KILLED, f"signal {os.WTERMSIG(status)}")
    return Result(run.mutant, SURVIVED)


def all_functions() -> dict[tuple[str, str], list[FunctionType]]:
    """All functions by file and qualified name, wherever they are held."""
    found: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for value in gc.get_objects():
        if isinstance(value, FunctionType):
            found[value.__code__.co_filename, value.__qualname__].append(value)
    return found


def rebuild() -> None:
    """Make again, with the changed code, what the rules made while they were imported."""
    from troyes.rules import card_rows, edition

    for cached in (edition.printed, edition.known, edition.standard, edition.extended):
        cached.cache_clear()
    edition.standard()
    delayed = card_rows.DELAYED
    at_once = {k: row.effect for k, row in enumerate(card_rows.ROWS) if k not in delayed}
    remake(card_rows.ACTIVITIES, at_once)
    remake(card_rows.MODIFIERS, {**delayed, card_rows.NO_CARD: card_rows.UNMODIFIED})
    for name, module in list(sys.modules.items()):
        if name.startswith("troyes.rules."):
            for value in vars(module).values():
                kind = type(value)
                if kind.__module__.startswith("troyes.rules.") and kind.__name__ in SINGLE:
                    remake(value)


def remake(value: Any, *arguments: Any) -> None:
    """Initialise an object again, in place: other modules hold it, too."""
    vars(value).clear()
    value.__init__(*arguments)


SINGLE = ("Finder", "Options")  # classes with instances at module level, made without arguments


# --- the command ---------------------------------------------------------------------------------


def say(text: str) -> None:
    """Progress on stderr, on one line where it is a terminal."""
    if sys.__stderr__ is not None:
        end = "\r" if sys.__stderr__.isatty() else "\n"
        print(text.ljust(70), end=end, file=sys.__stderr__, flush=True)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--module", action="append", choices=sorted(MODULES), help="may be repeated"
    )
    parser.add_argument("--only", action="append", metavar="ID", help="this mutant; repeatable")
    parser.add_argument("--only-from", type=Path, metavar="FILE", help="ids, one a line")
    parser.add_argument("--sample", type=int, metavar="N", help="N mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="for --sample (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default 2)")
    parser.add_argument("--tests", action="append", metavar="PATH", help="instead of the usual")
    parser.add_argument("--quick", action="store_true", help="leave out the slowest tests")
    parser.add_argument("--all", action="store_true", help="run those of equivalent.toml too")
    parser.add_argument("--list", action="store_true", help="list the mutants and stop")
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help="keep results there; those in it are not run again",
    )
    return parser.parse_args()


def chosen(options: argparse.Namespace) -> list[Mutant]:
    """The mutants asked for."""
    wanted = set(options.only or [])
    if options.only_from:
        wanted |= set(options.only_from.read_text("utf-8").split())
    names = options.module or ({i.split(".")[0] for i in wanted} if wanted else MODULES)
    found = []
    for name, path in MODULES.items():
        if name in names:
            say(f"making mutants of {name}")
            found += mutants_of(path, name)
    if wanted:
        found = [mutant for mutant in found if mutant.id in wanted]
    if options.sample is not None and options.sample < len(found):
        picked = set(random.Random(options.seed).sample(range(len(found)), options.sample))
        found = [mutant for k, mutant in enumerate(found) if k in picked]
    return found


def equivalents() -> dict[str, str]:
    """The mutants that no test can tell from the code as it is, and why."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))
    return {f"{module}.{key}": why for module, keys in listed.items() for key, why in keys.items()}


def gone(mutants: list[Mutant], known: Iterable[str]) -> set[str]:
    """Ids of `equivalent.toml` whose module was looked through and does not have them."""
    modules = {mutant.module for mutant in mutants}
    here = {name for name in known if name.partition(".")[0] in modules}
    return here - {mutant.id for mutant in mutants}


def read_log(path: Path | None) -> dict[str, tuple[str, str]]:
    """Outcome and killer by id, from earlier runs."""
    if path is None or not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {name: (outcome, by) for name, outcome, by in rows}


def table(results: Iterable[Result]) -> str:
    """Counts by module."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for result in results:
        for row in (result.mutant.module, "all"):
            counts[row][result.outcome] += 1
            counts[row]["mutants"] += 1
    columns = ("mutants", KILLED, TIMED_OUT, EQUAL, SURVIVED)
    lines = ["module".ljust(12) + "".join(column.rjust(12) for column in columns)]
    for row in [*sorted(set(counts) - {"all"}), *(["all"] if counts else [])]:
        lines.append(row.ljust(12) + "".join(str(counts[row][c]).rjust(12) for c in columns))
    return "\n".join(lines)


def main() -> int:
    """Run the mutants and print the report."""
    options = arguments()
    mutants = chosen(options)
    if options.list:
        for mutant in mutants:
            print(f"{mutant.id}  line {mutant.line}: {mutant.before}  →  {mutant.after}")
        return 0
    known = {} if options.all else equivalents()
    some = options.only or options.only_from or options.sample is not None
    for name in sorted(set() if some else gone(mutants, known)):
        print(f"{EQUIVALENT.name}: {name} is no mutant any more")
    done = [Result(mutant, EQUAL) for mutant in mutants if mutant.id in known]
    logged = read_log(options.log)
    done += [Result(m, *logged[m.id]) for m in mutants if m.id in logged and m.id not in known]
    todo = [mutant for mutant in mutants if mutant.id not in known and mutant.id not in logged]
    os.environ["TROYES_PURE"] = "1"
    os.chdir(ROOT)
    import pytest

    tracer = Tracer()
    session = Session(todo, options.jobs, tracer, options.quick, options.log)
    tracer.begin(coarse=False)
    quiet = ["-p", "no:cacheprovider", "-p", "no:terminal"]
    pytest.main([*quiet, *(options.tests or TESTS)], plugins=[session])
    if session.broken or len(session.results) < len(todo):
        print(f"without any change this fails: {session.broken or 'collecting the tests'}")
        return 2
    results = [*done, *session.results]
    print(table(results))
    alive = [result for result in results if result.outcome == SURVIVED]
    for result in sorted(alive, key=lambda r: (r.mutant.module, r.mutant.line)):
        m = result.mutant
        print(f"\n{m.id}\n  {MODULES[m.module].relative_to(ROOT)}:{m.line}  {m.kind}")
        print(f"  - {m.before}\n  + {m.after}")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
