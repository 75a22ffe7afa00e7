"""The protocol for engines: ours, one in another language, and such as do not behave."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from troyes.bots import finish, make_bot
from troyes.env.engine import Engine, EngineBot, EngineError
from troyes.play.game import Game
from troyes.rules.engine import is_chance

ROOT = Path(__file__).parents[2]
EXAMPLE = f"node {ROOT / 'docs/examples/engine.mjs'}"
OURS = f"{sys.executable} -m troyes engine --bot novice"


def session(*commands: str) -> list[str]:
    """What `troyes engine` answers."""
    run = subprocess.run(
        [sys.executable, "-m", "troyes", "engine", "--bot", "novice"],
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
    assert "nobody must choose here" in answers[7]
    assert answers[-1] == "outcomes 0=A 1=B"


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


@pytest.mark.parametrize(("command", "name"), [(EXAMPLE, "builder 1"), (OURS, "troyes novice")])
def test_engines_play_whole_games(command: str, name: str) -> None:
    with EngineBot(command) as engine:
        assert engine.name == name
        seats = [engine, make_bot("novice", 2)]
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
}


@pytest.mark.parametrize("kind", MISBEHAVING)
def test_engines_that_do_not_behave(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.bots.program.GRACE_SECONDS", 0.2)
    monkeypatch.setattr(
        "troyes.bots.program.START_SECONDS", 1.0 if kind in ("silent", "nonsense") else 20.0
    )
    program, message = MISBEHAVING[kind]
    view = Game(2, seed=1).view(0)
    with pytest.raises(EngineError, match=message):  # noqa: SIM117
        with EngineBot(shlex.join([sys.executable, "-c", program]), seconds=0.2) as engine:
            engine.choose(view)


@pytest.mark.parametrize("command", ["/no/such/engine", "", "'"])
def test_a_command_that_is_not_there(command: str) -> None:
    with pytest.raises(EngineError, match="cannot be started"):
        EngineBot(command)


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
