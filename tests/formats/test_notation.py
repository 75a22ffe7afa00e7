"""The notation: a game breaks off anywhere and reads back; errors say what would fit."""

from __future__ import annotations

import random

import pytest
from table import board, card, laid, names, play, queue, table

from troyes.formats.names import ACTION_SPACE
from troyes.formats.notation import NotationError, label, read_lines, write_lines
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.rules.engine import choose, is_chance
from troyes.rules.state import State


def lines_of(s: State, steps: list[int]) -> list[str]:
    """The lines of some steps, which must read back as the same steps."""
    lines = write_lines(s.copy(), steps)
    assert read_lines(s.copy(), list(enumerate(lines, 1))) == steps
    return lines


def broken_off(s: State, words: str) -> list[str]:
    """How a turn is written that has come so far."""
    return lines_of(s, play(s.copy(), words + " ..."))


# --- a game that breaks off ----------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_can_break_off_anywhere(players: int) -> None:
    """Every beginning of a game is a record of its own, in the middle of a turn too."""
    game = Game(players, seed=players, bonus=True)
    rng = random.Random(players)
    while len(game.steps) < 150:
        game.choose(rng.choice(game.options()))
    whole = game.record()
    for k in range(0, 150, 3):
        record = Record(whole.header, whole.steps[:k])
        again = Record.from_text(record.to_text())
        assert again == record
        assert again.replay() == record.replay()


def test_what_goes_without_saying_is_said_where_a_turn_breaks_off() -> None:
    """No modifier, and the end of a group: words only if the line ends there."""
    s = table(
        dice={"A": {"yellow": [4, 6]}, "N": {"red": [1]}},
        activities=laid(card("priest", cubes={"A": 1}), card("merchant")),
        buildings=board("A....."),
    )
    assert broken_off(s, "agriculture") == ["A: agriculture ..."]
    assert broken_off(s, "agriculture plain") == ["A: agriculture plain ..."]
    assert broken_off(s, "agriculture plain y4") == ["A: agriculture y4 ..."]
    assert broken_off(s, "merchant plain y4 stop") == ["A: merchant y4 stop ..."]
    steps = play(s.copy(), "agriculture plain y4 stop")
    assert lines_of(s, steps) == ["A: agriculture y4"]
    steps += play(after(s, steps), "pass")
    steps += play(after(s, steps), "agriculture ...")
    assert lines_of(s, steps) == ["A: agriculture y4", "B: pass", "A: agriculture ..."]


def after(s: State, steps: list[int]) -> State:
    """The state after some steps."""
    s = s.copy()
    write_lines(s, steps)
    return s


def test_an_archers_turn_may_break_off_between_two_rolls() -> None:
    """C.archer: the rolls are words of the turn."""
    s = table(
        dice={"A": {"red": [4]}, "N": {"red": [1]}},
        activities=laid(card("archer", tradesmen={"A": 1})),
        events=queue("marauding war"),
    )
    assert broken_off(s, "archer r4 stop") == ["A: archer r4 stop ..."]
    assert broken_off(s, "archer r4 =5") == ["A: archer r4 =5 ..."]


def test_a_game_may_go_on_from_a_roll_of_the_players() -> None:
    """A reroll belongs to the line of the seat whose die it is."""
    s = table(dice={"A": {"yellow": [4]}, "N": {"red": [1]}})
    play(s, "reroll:y4 ...")
    assert is_chance(s)
    assert label(s) == "A"
    assert lines_of(s, play(s.copy(), "=6 agriculture y6")) == ["A: =6 agriculture y6"]


# --- what reading tells --------------------------------------------------------------------------


def test_playing_a_line_tells_the_steps() -> None:
    """What goes without saying is among them."""
    s = table(dice={"A": {"yellow": [4]}, "N": {"red": [1]}})
    start = s.copy()
    steps = play(s, "agriculture y4")
    for step in steps:
        choose(start, step)
    assert start == s
    assert [ACTION_SPACE[step] for step in steps] == ["agriculture", "A.y4", "stop"]


@pytest.mark.parametrize("step", ["black_roll", "actions"])
def test_a_word_that_does_not_fit_is_told_what_would(step: str) -> None:
    """Outcomes where a die is rolled, options where somebody chooses."""
    dice = {"A": {"yellow": [4]}, "N": {"red": [1]}}
    s = table(step=step, dice=dice, turn={"black_todo": 1})
    with pytest.raises(NotationError) as caught:
        play(s, "lunch")
    assert caught.value.kind == "word"
    assert caught.value.details["token"] == "lunch"
    expected = str(caught.value.details["expected"])
    assert set(expected.split(", ")) == names(s)
    assert str(caught.value) == f"'lunch' does not fit; expected one of: {expected}"


def test_nothing_fits_when_the_game_is_over() -> None:
    s = table(round=4, step="over")
    with pytest.raises(NotationError, match="'pass' does not fit; the game is over") as caught:
        play(s, "pass")
    assert (caught.value.kind, caught.value.details) == ("over", {"token": "pass"})


def read(*lines: str) -> NotationError:
    """The error of lines that cannot be read; A is to move, then B."""
    s = table(dice={"A": {"yellow": [4]}, "N": {"red": [1]}})
    with pytest.raises(NotationError) as caught:
        read_lines(s, list(enumerate(lines, 7)))
    return caught.value


def test_errors_name_line_and_word() -> None:
    """For people in the text, for programs in the details."""
    error = read("A: pass", "A: pass")
    assert str(error) == "line 8: the label is 'A', but next comes 'B'"
    assert (error.kind, error.details) == ("label", {"line": 8, "token": "A", "expected": "B"})
    error = read("A: pass", "B pass")
    assert str(error) == "line 8: a line is a label, a colon and words"
    assert (error.kind, error.details) == ("line", {"line": 8, "token": "B pass"})
    error = read("A: agriculture y5")
    assert str(error) == "line 7, word 2: 'y5' does not fit; expected one of: y4"
    place = {"line": 7, "word": 2, "token": "y5", "expected": "y4"}
    assert (error.kind, error.details) == ("word", place)
