"""Tournaments: fair, repeatable on any number of processes, and told truly."""

from __future__ import annotations

import sys
import time
import xml.etree.ElementTree as xml
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from typer.testing import CliRunner

from troyes.arena.plan import Plan
from troyes.arena.play import Clock, Played, play_game, run
from troyes.arena.report import Report, Tournament
from troyes.bots.asking import BotTrouble
from troyes.cli import app
from troyes.formats.record import Record
from troyes.play.view import View
from troyes.rules import COMPILED
from troyes.rules.edition import standard
from troyes.rules.scoring import final_vp, winners
from troyes.workers import workers


def result(plan: Plan, jobs: int = 1) -> dict[str, Any]:
    """A report without what time it took, as plain data."""
    tournament = Tournament(plan)
    for games in run(plan, jobs):
        for game in games:
            tournament.add(game)
    found: dict[str, Any] = msgspec.to_builtins(tournament.report(jobs, 1.0))
    del found["timing"]
    return found


def played(seats: tuple[int, ...], totals: list[int], deal: int = 0, start: int = 0) -> Played:
    """A game with this result."""
    return Played(
        deal,
        seats,
        start,
        totals,
        [Clock([0.1], 0.1) for _ in seats],
        [{"games": 1}] * len(seats),
        [1] * len(seats),
        "",
    )


# --- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_is_told_as_its_record_has_it(players: int) -> None:
    plan = Plan(("classic" if COMPILED else "random", "random"), players, 4, 1)
    seats = (0,) + (1,) * (players - 1)
    game = play_game(plan, 1, seats, standard())
    end = Record.from_json(game.record).replay()
    assert game.totals[:players] == [final_vp(end, seat) for seat in range(players)]
    best = [seat for seat, share in enumerate(game.shares()) if share > 0]
    assert best == [seat for seat in winners(end) if seat < players]
    assert all(len(clock.turns) > 10 for clock in game.clocks)
    assert game == msgspec.structs.replace(
        play_game(plan, 1, seats, standard()), clocks=game.clocks
    )


def test_a_tie_is_split_and_one_with_le_roy_is_his() -> None:
    assert played((0, 1, 1), [30, 30, 20]).shares() == [0.5, 0.5, 0.0]
    assert played((0, 1, 1), [30, 30, 20]).margins() == [0, 0, -10]
    assert played((0,), [30, 30]).shares() == [0.0]
    assert played((0,), [31, 30]).shares() == [1.0]


THINKS = ("novice",) if COMPILED else ()  # uncompiled, those who think take long


@pytest.mark.parametrize(
    "plan",
    [
        Plan((*THINKS, "random"), 2, 4, 3),
        Plan((*THINKS, "random"), 3, 6, 3),
        Plan((*THINKS, "random"), 1, 3, 3),
    ],
    ids=["pairs", "one among others", "solo"],
)
def test_the_same_seed_gives_the_same_results_on_any_number_of_processes(plan: Plan) -> None:
    assert result(plan) == result(plan, jobs=2)


class Breaks:
    """A bot that does what it is told to."""

    name = "breaks"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, budget: float | None = None) -> int:
        answer = self.answer
        if isinstance(answer, BaseException):
            raise answer
        if answer == "sleeps":
            time.sleep(60)
        return cast("int", answer(view.options()[0]) if callable(answer) else answer)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (RuntimeError("no idea"), "RuntimeError: no idea"),
        (SystemExit(3), "SystemExit: 3"),
        (255, "255 is not among"),
        (None, "TypeError: .* cannot be interpreted as an integer"),
        (float, "TypeError: .* cannot be interpreted as an integer"),
        ("sleeps", r"TimeoutError: no answer in 0\.0\d* s"),
    ],
)
def test_a_bot_that_breaks_down_is_named(
    answer: object, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("troyes.bots.asking.GRACE_SECONDS", 0.01)
    monkeypatch.setattr("troyes.arena.play.make_bot", lambda spec, seed: Breaks(answer))
    plan = Plan(("random",), 2, 2, 1, budget=0.01 if answer == "sleeps" else None)
    with pytest.raises(BotTrouble, match=f"breaks in the game of seed .*: {message}"):
        next(run(plan))


def test_an_interrupted_run_does_not_wait_for_its_workers() -> None:
    """What they are doing may take minutes; the work they would do next, too."""
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt), workers(2) as crew:
        for _ in range(6):
            crew.submit(time.sleep, 60)
        time.sleep(1)  # so that they have begun
        raise KeyboardInterrupt
    assert time.monotonic() - began < 30


class Number:
    """A whole number of another kind, as libraries of arrays have them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_a_bot_may_answer_with_any_whole_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.arena.play.make_bot", lambda spec, seed: Breaks(Number))
    assert all(game.totals for game in next(run(Plan(("random",), 2, 2, 1))))


# --- what was found ------------------------------------------------------------------------------


def test_luck_of_a_deal_that_both_have_cancels_out() -> None:
    """In each deal seat A wins by far; played from both seats, nobody is ahead."""
    tournament = Tournament(Plan(("a", "b"), 2, 20, 1))
    for deal in range(10):
        tournament.add(played((0, 1), [50 + deal, 20], deal))
        tournament.add(played((1, 0), [50 + deal, 20], deal))
    report = tournament.report(1, 1.0)
    assert report.bots[0].win_share.mean == 0.5
    assert (report.bots[0].margin.low, report.bots[0].margin.high) == (0, 0)
    assert report.start_player is not None
    assert report.start_player.mean == 1.0
    assert [entry.fallbacks for entry in report.bots] == [20, 20]
    assert report.par == 0.5


def test_of_one_among_others_only_the_one_counts() -> None:
    tournament = Tournament(Plan(("a", "b"), 3, 3, 1))
    for deal in (0, 1):
        for seats in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
            tournament.add(played(seats, [40 if bot == 0 else 30 for bot in seats], deal))
        for seats in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
            tournament.add(played(seats, [40 if bot == 0 else 30 for bot in seats], deal))
    report = tournament.report(1, 1.0)
    a, b = report.bots
    assert (a.games, a.win_share.mean, a.margin.mean) == (6, 1.0, 10)
    assert (b.games, b.win_share.mean, b.margin.mean) == (6, 0.0, -10)
    cells = {(cell.bot, cell.against): cell.win_share.mean for cell in report.pairings}
    assert cells == {("a", "b"): 1.0, ("b", "a"): 0.0}
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.mean > b.rating.mean


def test_at_mixed_tables_bots_are_compared_by_who_came_before() -> None:
    tournament = Tournament(Plan(("a", "b", "c"), 3, 6, 1, mixed=True))
    for deal in (0, 1):
        for seats in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
            tournament.add(played(seats, [[30, 20, 20][bot] for bot in seats], deal))
    report = tournament.report(1, 1.0)
    cells = {(cell.bot, cell.against): cell.win_share.mean for cell in report.pairings}
    assert cells["a", "b"] == cells["a", "c"] == 1.0
    assert cells["b", "c"] == cells["c", "b"] == 0.5
    assert [entry.win_share.mean for entry in report.bots] == [1.0, 0.0, 0.0]


def test_alone_bots_are_compared_deal_by_deal() -> None:
    tournament = Tournament(Plan(("a", "b"), 1, 3, 1))
    for deal, (a, b) in enumerate([(5, 4), (-3, -3), (9, 6)]):
        tournament.add(played((0,), [30 + a, 30], deal))
        tournament.add(played((1,), [30 + b, 30], deal))
    report = tournament.report(1, 1.0)
    assert [cell.win_share.mean for cell in report.pairings] == [2.5 / 3, 0.5 / 3]
    assert report.pairings[0].margin.mean == pytest.approx(4 / 3)
    assert report.bots[0].win_share.mean == pytest.approx(2 / 3)
    assert report.start_player is None


# --- the command ---------------------------------------------------------------------------------


def test_the_command_writes_what_it_found(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("found.json", "found.svg", "games.jsonl")]
    done = CliRunner().invoke(
        app,
        "arena classic random --games 4 --seed 2 --habits --json {} --svg {} --out {}".format(
            *files
        ),
    )
    assert done.exit_code == 0, done.output
    report = msgspec.json.decode(files[0].read_bytes(), type=Report)
    assert report.games == 4
    assert report.plan == Plan(("classic", "random"), 2, 4, 2)
    assert report.timing.jobs == 1
    picture = xml.fromstring(files[1].read_text())
    words = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"classic", "random", "Rating (Elo)"} <= set(words)
    lines = files[2].read_text().splitlines()
    names = [Record.from_json(line).header.names for line in lines]
    assert names == [["classic", "random"], ["random", "classic"]] * 2
    assert "classic" in done.output
    assert "cathedral levels missed" in done.output
    assert report.statistics["classic"]["games"] == 4


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    done = CliRunner().invoke(app, ["arena", "random", "flat:playouts=1", "--games", "4"])
    assert "No ratings: they need pip install 'troyes[arena]'" in done.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["genius"], "there is no bot 'genius'; there are novice,"),
        (["classic", "random:2"], "random has no options"),
        (["classic", "classic"], "name each bot once"),
        (["classic", "--solo", "--players", "2"], "leave out --players"),
        (["classic", "--solo", "--mixed"], "leave out --mixed"),
        (["classic", "random", "--mixed", "-p", "3"], "--mixed needs 3 bots or more"),
        (["classic", "random", "-n", "3", "-p", "4"], "at least 8"),
        (["classic", "random", "--fewer", "random=2"], "at least 4"),
        (["classic", "random", "--fewer", "novice=4"], "BOT=N with one of the bots"),
        (["classic", "random", "--fewer", "random"], "BOT=N with one of the bots"),
        (["classic", "--json", "/nowhere/a.json"], "/nowhere/a.json cannot be written"),
        (["classic", "--edition", "/nowhere.toml"], "--edition: "),
    ],
)
def test_bad_arguments_are_refused_before_anything_is_played(
    arguments: list[str], message: str
) -> None:
    done = CliRunner().invoke(app, ["arena", *arguments], env={"COLUMNS": "300"})
    assert done.exit_code == 2
    assert message in " ".join(done.output.split())


def test_the_leaderboard_has_every_bot_once_and_says_how_it_was_made(tmp_path: Path) -> None:
    page, svg = tmp_path / "board.md", tmp_path / "board.svg"
    words = ["random", "flat:playouts=1", "--games", "4", "--seed", "3"]
    done = CliRunner().invoke(app, ["arena", *words, "--page", str(page), "--svg", str(svg)])
    assert done.exit_code == 0, done.output
    text = page.read_text("utf-8")
    assert "2 players, 4 games, 4 for each pairing" in text
    assert "troyes arena random flat:playouts=1 --players 2 --games 4 --seed 3 --svg" in text
    assert "![Ratings and payoffs](board.svg)" in text
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert sorted(line.split("`")[1] for line in rows) == sorted(["random", "flat:playouts=1"] * 2)
    assert all(" to " in line and "%" in line for line in rows[:2])


def test_the_leaderboard_says_which_bots_played_fewer_games(tmp_path: Path) -> None:
    page, slow = tmp_path / "board.md", "flat:playouts=1"
    words = ["random", "policy:ppo", slow, "--games", "8", "--fewer", f"{slow}=4", "--seed", "3"]
    done = CliRunner().invoke(app, ["arena", *words, "--page", str(page)])
    assert done.exit_code == 0, done.output
    text = page.read_text("utf-8")
    assert "2 players, 16 games, 8 for each pairing" in text
    assert f"fewer games of each pairing: `{slow}` 4." in text
    assert f"{slow} --players 2 --games 8 --fewer {slow}=4 --seed 3 --page" in text
    assert f"| `{slow}` | 8 |" in text
    assert "| `random` | 12 |" in text


def test_alone_bots_are_compared_by_the_deals_that_both_played() -> None:
    plan = Plan(("random", "policy:ppo"), 1, 4, 5, fewer={"random": 2})
    found = Tournament(plan)
    for match in run(plan):
        for game in match:
            found.add(game)
    report = found.report(1, 1.0)
    assert [entry.games for entry in report.bots] == [2, 4]
    assert [cell.games for cell in report.pairings] == [2, 2]
