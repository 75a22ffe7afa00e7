"""The protocol for engines: ours, one in another language, and such as do not behave."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from troyes.bots import LEVELS, finish, make_bot
from troyes.env.engine import Engine, EngineBot, EngineError
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.engine import is_chance

ROOT = Path(__file__).parents[2]
EXAMPLE = f"node {ROOT / 'docs/examples/engine.mjs'}"
OURS = f"{sys.executable} -m troyes engine --bot classic"


def session(*commands: str, bot: str = "novice") -> list[str]:
    """What `troyes engine` answers."""
    run = subprocess.run(
        [sys.executable, "-m", "troyes", "engine", "--bot", bot],
        input="\n".join(commands) + "\n", capture_output=True, text=True, check=True,
    )  # fmt: skip
    return run.stdout.splitlines()


def test_it_says_who_it_is_and_knows_the_rules() -> None:
    answers = session(
        "troyes", "isready", "position start 2", "chance", "options", "result",
        "position start 2 steps 0 4 1 0 2", "options", "go movetime 10", "show", "quit",
    )  # fmt: skip
    assert answers[0] == "id name troyes novice"
    assert answers[2:5] == ["protocol 1", "troyesok", "readyok"]
    assert answers[5] == "outcomes 0=A 1=B"
    assert answers[6:8] == ["options", "result none"]
    assert answers[8].startswith("options 30=palace-1 32=palace-3 ")
    word, number, name = answers[9].split()
    assert word == "bestmove"
    assert f"{number}={name}" in answers[8].split()
    assert json.loads(answers[10].removeprefix("position "))["waits_for"] == "space"


def test_mistakes_are_told_and_change_nothing() -> None:
    answers = session(
        "fly", "go", "position start 7", "position {", "position start 2 steps 9",
        "position start 2 steps x", "position start 2 loud", "position start 2", "go", "analyse",
        'position {"players": 9}', "chance",
    )  # fmt: skip
    assert all(answer.startswith("error ") for answer in answers[:-1])
    assert "there is no command 'fly'" in answers[0]
    assert "send 'position'" in answers[1]
    assert "9 is not an outcome of start_player" in answers[4]
    assert "there is nothing to choose here" in answers[7]
    assert answers[-1] == "outcomes 0=A 1=B"


@pytest.mark.parametrize(
    "line",
    [
        b"position " + b'{"a": ' * 100_000,
        b'position {"players": ' + b"9" * 5000 + b"}",
        b"position start 2 steps " + b"9" * 5000,
        b"go movetime " + b"9" * 5000,
        b"go movetime " + b"9" * 400,
        b"analyse games " + b"9" * 5000,
        b"\xff\xfe",
    ],
    ids=["deep", "players", "steps", "movetime", "long movetime", "analyse", "bytes"],
)
def test_no_line_ends_it(line: bytes) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "troyes", "engine", "--bot", "random"],
        input=b"position start 2 steps 0 4 1 0 2\n" + line + b"\nisready\n",
        capture_output=True, check=True, env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
    )  # fmt: skip
    mistake, ready = run.stdout.decode().splitlines()
    assert mistake.startswith("error ")
    assert ready == "readyok"


@pytest.mark.parametrize(
    ("command", "seconds"),
    [
        ("", LEVELS["count"].seconds),
        ("movetime 20", 0.02),
        ("movetime 5000 options 30=palace-1", LEVELS["count"].seconds),
        ("options", LEVELS["count"].seconds),
    ],
)
def test_a_choice_has_the_time_of_the_command_but_not_more_than_its_bot(
    command: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Engine("count", 1)
    asked: list[float | None] = []

    def choose(view: View, budget: float | None = None) -> int:
        asked.append(budget)
        return view.options()[0]

    monkeypatch.setattr(engine.bot, "choose", choose)
    engine.answer("position", "start 2 steps 0 4 1 0 2")
    assert engine.answer("go", command)[0].startswith("bestmove ")
    assert asked == [seconds]


@pytest.mark.parametrize(
    "command", ["nonsense", "movetime", "movetime x", "movetime -5", "movetime 5 now"]
)
def test_a_go_that_cannot_be_understood_is_refused(command: str) -> None:
    engine = Engine("random", 1)
    engine.answer("position", "start 2 steps 0 4 1 0 2")
    assert engine.answer("go", command) == ["error expected: go [movetime MS] [options N=NAME …]"]


def test_a_bot_that_is_not_there_is_refused() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "troyes", "engine", "--bot", "wizard"],
        input="", capture_output=True, text=True,
    )  # fmt: skip
    assert run.returncode == 2
    assert "wizard" in run.stderr


def test_analysis_values_every_option() -> None:
    engine = Engine("novice", 1)
    game = Game(2, seed=3)
    while game.state.round < 4:
        game.choose(game.options()[-1])
    assert engine.answer("position", json.dumps(game.view(game.actor).to_json())) == []
    lines = engine.answer("analyse", "games 3")
    assert lines[-1] == "analysed"
    assert [int(line.split()[2]) for line in lines[:-1]] == game.options()
    assert all(0 <= float(line.split()[6]) <= 1 for line in lines[:-1])
    assert engine.answer("analyse", "deep")[0].startswith("error expected: analyse")


@pytest.mark.parametrize(("command", "name"), [(EXAMPLE, "builder 1"), (OURS, "troyes classic")])
def test_engines_play_whole_games(command: str, name: str) -> None:
    with EngineBot(command, seconds=30) as engine:
        assert engine.name == name
        seats = [engine, make_bot("classic", 2)]
        game = Game(2, seed=5)
        while game.actor is not None:
            game.choose(seats[game.actor].choose(game.view(game.actor)))
        assert not is_chance(game.state)
        assert game.winners()
    assert engine.process.returncode == 0


MISBEHAVING = {
    "silent": ("import time; time.sleep(60)", "did not say 'troyesok'"),
    "gone": ("pass", "ended before it said 'troyesok'"),
    "cheat": (
        "import sys\nfor l in sys.stdin:\n"
        " print('troyesok' if l[:6] == 'troyes' else 'bestmove 255' if l[:2] == 'go' else '',"
        " flush=True)",
        "chose '255', which is not one of 30=palace-1",
    ),
    "long": (
        "import sys\nfor l in sys.stdin:\n"
        " print('troyesok' if l[:6] == 'troyes' else 'bestmove ' + '9' * 5000 if l[:2] == 'go' else"
        " '', flush=True)",
        "chose '99999",
    ),
    "slow": (
        "import sys\nfor l in sys.stdin:\n if l[:6] == 'troyes': print('troyesok', flush=True)",
        "did not say 'bestmove'",
    ),
    "nonsense": (
        "import sys\nfor l in sys.stdin: print('what?', flush=True)",
        "did not say 'troyesok' in .* s; its last line was 'what\\?'",
    ),
    "dead": (
        "import sys\nfor l in sys.stdin:\n"
        " if l[:2] == 'go': sys.exit(3)\n if l[:6] == 'troyes': print('troyesok', flush=True)",
        "ended before it said 'bestmove' with exit code 3",
    ),
    "endless": (
        "import sys\nsys.stdin.readline()\nwhile True: sys.stdout.write('9' * 65536)",
        "did not say 'troyesok' in .* s; its last line was '99999",
    ),
}


@pytest.mark.parametrize("kind", MISBEHAVING)
def test_engines_that_do_not_behave(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.bots.program.GRACE_SECONDS", 0.2)
    starts = {"silent": 1.0, "nonsense": 10.0, "endless": 10.0}  # two must have talked by then
    monkeypatch.setattr("troyes.bots.program.START_SECONDS", starts.get(kind, 60.0))
    program, message = MISBEHAVING[kind]
    seconds = 0.2 if kind == "slow" else 60.0
    view = Game(2, seed=1).view(0)
    with pytest.raises(EngineError, match=message):  # noqa: SIM117
        with EngineBot(shlex.join([sys.executable, "-c", program]), seconds=seconds) as engine:
            engine.choose(view)


def test_an_engine_that_never_stops_talking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that come faster than they are read do not prolong its time, nor fill the memory."""
    monkeypatch.setattr("troyes.bots.program.START_SECONDS", 3.0)
    threads = threading.active_count()
    with pytest.raises(EngineError, match="did not say 'troyesok' in 3 s; its last line was 'y'"):
        EngineBot("yes")
    ends = time.monotonic() + 30
    while threading.active_count() > threads and time.monotonic() < ends:
        time.sleep(0.05)
    assert threading.active_count() <= threads


def test_a_program_behind_a_script_is_ended_with_it() -> None:
    """Many engines are started by a script; then another program holds the pipes."""
    script = "read line; echo troyesok; sleep 61.5; echo bestmove pass"
    begun = time.monotonic()
    engine = EngineBot(shlex.join(["sh", "-c", script]))
    with engine, pytest.raises(EngineError, match="did not say 'bestmove'"):
        engine.choose(Game(2, seed=1).view(0), 0.1)
    assert time.monotonic() - begun < 50
    while "sleep 61.5" in running_commands():  # to be killed takes a moment
        assert time.monotonic() - begun < 50


def running_commands() -> list[str]:
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            found.append(file.read_bytes().decode(errors="replace").replace("\0", " ").strip())
    return found


LATE = """
import sys, time
for line in sys.stdin:
    if line.startswith("troyes"):
        print("troyesok", flush=True)
    if line.startswith("go"):
        time.sleep(3)
        print("bestmove", line.split("options ")[1].split("=")[0], flush=True)
"""


def test_a_late_answer_is_not_taken_for_that_of_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody waits for a program that failed, and nobody plays on with it."""
    monkeypatch.setattr("troyes.bots.program.GRACE_SECONDS", 0.0)
    spec = f"engine:{shlex.join([sys.executable, '-c', LATE])}"
    bot = make_bot(spec, 1)
    assert isinstance(bot, EngineBot)
    with pytest.raises(EngineError, match="did not say 'bestmove'"):
        bot.choose(Game(2, seed=1).view(0), 0.2)
    assert bot.process.poll() is not None
    finish([bot])
    again = make_bot(spec, 2)
    assert isinstance(again, EngineBot)
    with again:
        assert again is not bot
        assert again.choose(Game(2, seed=1).view(0), 30.0)


@pytest.mark.parametrize("command", ["/no/such/engine", "", "'"])
def test_a_command_that_is_not_there(command: str) -> None:
    with pytest.raises(EngineError, match="cannot be started"):
        EngineBot(command)


def test_the_session_in_the_docs_is_what_it_says() -> None:
    page = (ROOT / "docs/engine.md").read_text("utf-8")
    lines = page.partition("```\n> troyes\n")[2].partition("```")[0].splitlines()
    shown = [line for line in lines if not line.startswith("> ")]
    asked = [line[2:] for line in lines if line.startswith("> ")]
    said = session("troyes", *asked, bot="apprentice")
    assert len(said) == len(shown) > 5
    for one, other in zip(said[:-1], shown[:-1], strict=True):
        assert one == other or (other.endswith(" …") and one.startswith(other[:-1]))
    choice = re.compile(r"bestmove (\d+) (\S+)")  # the bot may have learnt more since
    for line in (said[-1], shown[-1]):
        found = choice.fullmatch(line)
        assert found
        assert "=".join(found.groups()) in said[-2].split()


# --- engine:COMMAND as the name of a bot ---------------------------------------------------------


def troyes(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    return subprocess.run(
        [sys.executable, "-m", "troyes", *words],
        capture_output=True, text=True, env=os.environ | {"COLUMNS": "400"},
    )  # fmt: skip


def test_a_program_plays_in_the_arena(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    run = troyes("arena", f"engine:{EXAMPLE}", "random", "--games", "4", "--json", str(found))
    assert run.returncode == 0, run.stderr
    report = json.loads(found.read_text("utf-8"))
    assert [(entry["bot"], entry["games"]) for entry in report["bots"]] == [
        (f"engine:{EXAMPLE}", 4), ("random", 4),
    ]  # fmt: skip


def test_a_program_plays_in_a_simulation_on_two_processes(tmp_path: Path) -> None:
    saved = tmp_path / "games.jsonl"
    bots = f"engine:{EXAMPLE},random"
    run = troyes("simulate", "--games", "51", "--bot", bots, "--jobs", "2", "--out", str(saved))
    assert run.returncode == 0, run.stderr
    assert len(saved.read_text("utf-8").splitlines()) == 51


def test_one_program_plays_one_game_after_another() -> None:
    one = make_bot(f"engine:{EXAMPLE}", 1)
    other = make_bot(f"engine:{EXAMPLE}", 1)
    assert isinstance(one, EngineBot)
    assert isinstance(other, EngineBot)
    assert one.process.pid != other.process.pid
    finish([one, make_bot("random", 1)])
    again = make_bot(f"engine:{EXAMPLE}", 2)
    assert again is one
    other.close()
    finish([other])
    assert make_bot(f"engine:{EXAMPLE}", 3) is not other


@pytest.mark.parametrize("command", ["arena {} random", "simulate --games 1 --bot {}"])
@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("engine", "write engine:COMMAND"),
        ("engine:/no/such/engine", "'/no/such/engine' cannot be started: "),
        ("engine:true", "ended before it said 'troyesok' with exit code 0"),
    ],
)
def test_a_program_that_cannot_play_is_refused(command: str, bot: str, message: str) -> None:
    run = troyes(*(word.format(bot) for word in command.split()))
    assert run.returncode == 2
    assert message in run.stderr


@pytest.mark.parametrize("command", ["arena {} random --games 4", "simulate --games 1 --bot {}"])
@pytest.mark.parametrize("kind", ["cheat", "dead"])
def test_a_program_that_breaks_down_in_a_game(command: str, kind: str, tmp_path: Path) -> None:
    program, message = MISBEHAVING[kind]
    file = tmp_path / "engine.py"
    file.write_text(program)
    bot = f"engine:{sys.executable} {file}"
    run = troyes(*(word.format(bot) for word in command.split()))
    assert run.returncode == 1
    assert bot in run.stderr
    assert message in run.stderr
    assert "Traceback" not in run.stderr
