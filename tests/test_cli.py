"""The command line, run as people run it."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import zlib
from pathlib import Path
from typing import cast

import pytest
from packages import installed
from table import card, laid, play, queue, table
from typer.core import TyperGroup
from typer.main import get_command

from troyes.cli.app import app
from troyes.cli.report import account_changes
from troyes.formats.facts import in_full, tell
from troyes.formats.record import Record
from troyes.rules import edition as editions
from troyes.rules.engine import apply_option
from troyes.rules.facts import recording
from troyes.rules.state import State

ROOT = Path(__file__).parent.parent
COMMANDS = cast(TyperGroup, get_command(app)).commands


def troyes(*args: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "troyes", *args]
    environment = {**os.environ, "COLUMNS": "150", "NO_COLOR": "1"}
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment)


def test_help_and_version() -> None:
    done = troyes("--help")
    assert done.returncode == 0
    for command in ("simulate", "replay", "demo", "edition"):
        assert command in done.stdout
        assert troyes(command, "--help").returncode == 0
    assert troyes("--version").stdout.startswith("troyes ")


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_is_explained(name: str) -> None:
    """By its own help, and on some page for those who do not know that it exists."""
    assert COMMANDS[name].help
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    mentioned = re.compile(rf"\btroyes {name}\b(?!-)")
    assert any(mentioned.search(page.read_text("utf-8")) for page in pages), (
        f"neither README.md nor a page of docs mentions troyes {name}"
    )


def test_simulate_prints_speed_and_scores_by_category_and_seat() -> None:
    done = troyes("simulate", "--players", "3", "--games", "4", "--seed", "5", "--bonus")
    assert done.returncode == 0, done.stderr
    assert "games/s" in done.stdout
    for word in ("A random", "B random", "C random", "tradesmen", "Thibaut II", "total"):
        assert word in done.stdout


BAD_BOTS = """
class Bot:
    name = ""
    def __init__(self, seed):
        pass
    def choose(self, view, budget=None):
        return 999
class Fails(Bot):
    def choose(self, view, budget=None):
        raise RuntimeError("no idea")
class Leaves(Bot):
    def choose(self, view, budget=None):
        raise SystemExit(3)
"""


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Bot", "999 is not among"),
        ("Fails", "RuntimeError: no idea"),
        ("Leaves", "SystemExit: 3"),
    ],
)
def test_a_bot_that_breaks_down_is_named_in_a_simulation(
    bot: str, message: str, tmp_path: Path
) -> None:
    """As in the arena: which bot, in which game, and what is wrong; no traceback."""
    installed(tmp_path, "bad_bots", BAD_BOTS, f"bad = bad_bots:{bot}")
    done = troyes("simulate", "--bot", "bad,random", "--games", "1", cwd=tmp_path)
    assert done.returncode == 1
    said = " ".join(done.stderr.split())
    assert re.search(r"troyes: bad in the game of seed \d+, after \d+ steps: ", said), said
    assert message in said
    assert "Traceback" not in said


def test_simulate_solo_prints_a_histogram_and_verdicts() -> None:
    done = troyes("simulate", "--solo", "--games", "6")
    assert done.returncode == 0, done.stderr
    assert "Margin against le Roy" in done.stdout
    assert "█" in done.stdout
    assert "le Roy yawns" in done.stdout or "Le Roy yawns" in done.stdout


def test_records_are_the_same_however_the_work_is_split(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        done = troyes(
            "simulate",
            "-p",
            "2",
            "-n",
            "60",
            "--jobs",
            jobs,
            "--out",
            f"{jobs}.jsonl",
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stderr
    one, two = ((tmp_path / f"{jobs}.jsonl").read_text() for jobs in ("1", "2"))
    assert one == two
    records = [Record.from_json(line) for line in one.splitlines()]
    assert len(records) == 60
    assert all(record.seed is not None for record in records)
    records[7].replay()


@pytest.mark.parametrize(("name", "players"), [("3p-bonus-1", 3), ("3p-2", 3), ("2p-1", 2)])
def test_replay_tells_income_and_salaries_below_the_round_they_begin(
    name: str, players: int
) -> None:
    """P1.1: where no card is turned up, they come with the last turn of the round before.

    Then the first citizen to roll a die may stand anywhere: the Palace's first space may be empty.
    """
    game = Path(__file__).parent / "games" / f"{name}.troyes"
    text = " ".join(troyes("replay", str(game)).stdout.split())
    rounds = text.split(" Round ")[1:]
    assert [told[0] for told in rounds] == list("12345"[: players + 2])
    for told in rounds:
        assert told.count("(income)") == players, told
        assert told.index("(income)") < told.index("workforce")


def test_replay_prints_turns_and_the_score_table(tmp_path: Path) -> None:
    assert troyes("simulate", "-n", "2", "--out", "games.jsonl", cwd=tmp_path).returncode == 0
    done = troyes("replay", "games.jsonl", "--game", "2", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Round 4" in done.stdout
    assert "Score" in done.stdout
    assert "+10 deniers (income)" in done.stdout  # P1.1: every change with its cause
    text = troyes("replay", "games.jsonl", "--game", "2", "--text", cwd=tmp_path).stdout
    (tmp_path / "game.troyes").write_text(text)
    again = troyes("replay", "game.troyes", cwd=tmp_path)
    assert again.stdout == done.stdout


def test_what_a_cause_takes_and_gives_are_both_told() -> None:
    """C.diplomat: 2 influence spent, and 2 for the cubes: not nothing."""
    s = table(
        activities=laid(card("diplomat", tradesmen={"A": 1})),
        events=queue("marauding war"),
        dice={"A": {"red": [6]}, "B": {"red": [1]}},
    )
    told = changes(s, "diplomat r6 x2 cube:war cube:marauding")
    assert told == "A -2 influence (diplomat), +2 influence (diplomat)"


def changes(s: State, line: str) -> str:
    """What `troyes replay` says that a line of the notation changes."""
    with recording(s) as facts:
        for option in play(s.copy(), line):
            apply_option(s, option)
    return account_changes(in_full(tell(facts.rows, s)))


def test_deniers_laid_on_a_district_are_told() -> None:
    """P4.2, P4.3: 2 for passing and 1 for each turn after it, until the round ends."""
    s = table(dice={"A": {"red": [1]}, "B": {"yellow": [4, 4, 4]}})
    assert changes(s, "pass") == "A +2 deniers on the district (pass)"
    farmed = "B +2 deniers (agriculture)"
    assert changes(s, "agriculture y4") == f"A +1 denier on the district (pass); {farmed}"


def test_influence_that_a_full_track_loses_is_told() -> None:
    """T5: beside what it still takes, and where it takes nothing."""
    for had, told in ((19, "+1 influence (hunting), 2 influence lost"), (20, "3 influence lost")):
        s = table(
            activities=laid(card("hunting", tradesmen={"A": 1})),
            dice={"A": {"red": [4]}, "B": {"red": [1]}},
            seats={"A": {"influence": had}},
        )
        assert changes(s, "hunting r4") == f"A {told} (hunting)"


def test_replay_says_which_of_two_brigands_was_fought() -> None:
    """A3.1."""
    dice = {"A": {"red": [6]}, "B": {"red": [1]}}
    two = table(events=queue("marauding brigands brigands"), dice=dice)
    for line, which in (("fight:brigands r6 x1", "first"), ("fight:brigands.2 r6 x1", "second")):
        told = changes(two.copy(), line)
        assert re.fullmatch(rf"A \+1 influence \(combat the {which} brigands\)", told), told
    one = table(events=queue("marauding brigands"), dice=dice)
    assert changes(one, "fight:brigands r6 x1").endswith("(combat brigands)")


def test_demo_shows_a_game() -> None:
    for players in ("1", "4"):
        done = troyes("demo", "--players", players)
        assert done.returncode == 0, done.stderr
        assert "Score" in done.stdout


def test_every_figure_is_shown() -> None:
    """Effects, characters and money too: what `edition.toml` lists."""
    lines = troyes("edition", "show").stdout
    for figure in ("2 deniers, 1 vp", "thibaut", "6 12 18", "income"):
        assert figure in lines, figure


def test_the_edition_with_all_additions() -> None:
    assert troyes("simulate", "-n", "2", "--edition", "extended").returncode == 0
    assert editions.extended().name == "extended"


def test_edition_show_and_check(tmp_path: Path) -> None:
    done = troyes("edition", "show")
    assert done.returncode == 0
    assert "merchant" in done.stdout
    assert "reconstructed" in done.stdout
    data = json.loads(troyes("edition", "show", "--json").stdout)
    assert data["cards"]["merchant"]["cost"] == 4
    source = (Path(editions.__file__).parent / "edition.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(source.replace("cost = 4", "cost = 3"))
    done = troyes("edition", "check", str(mine))
    assert done.returncode == 0
    assert "cards.merchant.cost: 4 becomes 3" in done.stdout
    assert troyes("simulate", "-n", "2", "--edition", str(mine)).returncode == 0
    mine.write_text(
        source.replace("income = 10", "income = 9").replace("few = [1, 3, 5]", "few = [1, 2, 3]")
    )
    done = troyes("edition", "check", str(mine))
    assert "characters.henry.few: 1 3 5 becomes 1 2 3" in done.stdout
    assert "money.income: 10 becomes 9" in done.stdout
    mine.write_text(source.replace("cost = 4", "cost = -4"))
    done = troyes("edition", "check", str(mine))
    assert done.returncode == 1
    assert "cards.merchant.cost: must be a whole number from 0 to 50, not -4" in done.stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "--players", "5"], "players"),
        (["simulate", "--players", "two"], "players"),
        (["simulate", "--games", "0"], "games"),
        (["simulate", "--solo", "--players", "2"], "--solo is for one player"),
        (["simulate", "--bot", "genius"], "there is no bot 'genius'"),
        (["simulate", "--bot", "random,random,random"], "names 3 bots for 2 seats"),
        (["simulate", "--edition", "none.toml"], "none.toml"),
        (["simulate", "--out", "/nowhere/at/all.jsonl"], "cannot be written"),
        (["replay", "none.troyes"], "cannot be read"),
        (["replay"], "FILE"),
        (["edition", "check", "none.toml"], "there is no such file"),
        (["edition", "show", "none.toml"], "cannot be read"),
        (["nonsense"], "nonsense"),
    ],
)
def test_bad_arguments_get_a_clear_message_and_exit_code_2(args: list[str], message: str) -> None:
    done = troyes(*args)
    assert done.returncode == 2
    assert message.lower() in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_a_broken_record_is_named(tmp_path: Path) -> None:
    bad = tmp_path / "bad.troyes"
    bad.write_text('[Troyes "1"]\n[Rules "1"]\n[Players "2"]\n\nstart: Q\n')
    done = troyes("replay", str(bad))
    assert done.returncode == 2
    assert "line 5, word 1: 'Q' does not fit; expected one of: A, B" in done.stderr
    bad.write_text('{"header": 5}')
    assert troyes("replay", str(bad)).returncode == 2
    bad.write_bytes(b"\xff\xfe\x00")
    assert troyes("replay", str(bad)).returncode == 2


def test_without_a_command_the_server_starts_and_the_browser_opens(tmp_path: Path) -> None:
    """BROWSER names the program that Python opens addresses with; here it writes them down."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    environment = {
        **os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1",
    }  # fmt: skip
    command = [sys.executable, "-c", "from troyes.cli import main; main()", "--port", "0"]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        give_up = time.monotonic() + 120
        while not opened.exists():
            assert process.poll() is None, process.stderr and process.stderr.read()
            assert time.monotonic() < give_up
            time.sleep(0.1)
        address = opened.read_text().strip()
        assert re.fullmatch(r"http://localhost:\d+/", address)
        with urllib.request.urlopen(address + "health", timeout=30) as answer:
            assert answer.read() == b"ok\n"
        assert (tmp_path / "troyes" / "troyes.db").exists()
    finally:
        process.terminate()
        assert process.wait(60) is not None


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_of_somebody_else_does_not_speak_to_the_terminal(
    tmp_path: Path, command: str
) -> None:
    """Names are shown, not obeyed; errors are short; what never ends is not read."""
    evil = "\x1b]0;evil\x07\x1b[2J"
    game = troyes("simulate", "--games", "1", "--players", "2", "--out", str(tmp_path / "r.jsonl"))
    assert game.returncode == 0, game.stderr
    record = json.loads((tmp_path / "r.jsonl").read_text())
    record["header"]["names"][0] = evil + "Anna"
    (tmp_path / "names.json").write_text(json.dumps(record))
    done = troyes(command, str(tmp_path / "names.json"))
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout + done.stderr
    (tmp_path / "tag.txt").write_text(f'[Troyes "1"]\n[Players "{evil}{"9" * 100_000}"]\n')
    done = troyes(command, str(tmp_path / "tag.txt"))
    assert done.returncode == 2
    assert "\x1b" not in done.stderr
    assert len(done.stderr) < 2000
    done = troyes(command, "/dev/zero")
    assert done.returncode == 2
    assert "too large for records" in done.stderr


def test_replay_opens_a_record_in_the_browser(tmp_path: Path) -> None:
    """The browser is a script that writes down what it is to open."""
    file = Path(__file__).parent / "games" / "2p-1.troyes"
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n', "utf-8"
    )
    browser.chmod(0o755)
    command = [sys.executable, "-c", "from troyes.cli import main; main()", "replay", str(file)]
    environment = {**os.environ, "BROWSER": f"{browser} %s"}
    server = subprocess.Popen([*command, "--browser"], env=environment, stderr=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            if opened.exists():
                break
            time.sleep(0.1)
        address = opened.read_text("utf-8").strip()
        with urllib.request.urlopen(address.partition("#")[0]) as page:
            assert page.status == 200
    finally:
        server.terminate()
        server.wait()
    packed = address.partition("#game=")[2]
    text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
    assert Record.from_text(text.decode()) == Record.from_text(file.read_text("utf-8"))
