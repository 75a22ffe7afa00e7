"""Bots by their specs, levels, and bots of other packages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from packages import installed

from troyes.bots import (
    LEVELS,
    ClassicBot,
    LevelId,
    RandomBot,
    budget_of,
    make_bot,
    names,
    registry,
)
from troyes.bots.judged import JudgedBot
from troyes.bots.levels import STAND_IN, WEAKEST
from troyes.bots.people import NAMES, name_for
from troyes.bots.registry import OURS, Bot, UnknownBot, build
from troyes.play.view import View
from troyes.server import export

# --- levels --------------------------------------------------------------------------------------


def test_levels_are_bots_and_know_their_names() -> None:
    assert tuple(LEVELS) == get_args(LevelId), "LEVELS and LevelId in bots/levels.py differ"
    assert next(iter(LEVELS)) == WEAKEST
    assert STAND_IN in LEVELS
    assert set(LEVELS) < set(names())
    assert [make_bot(level, 1).name for level in LEVELS] == list(LEVELS)


def test_a_stronger_level_takes_no_less_time() -> None:
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert [budget_of(name) for name in LEVELS] == seconds
    assert budget_of(f"{WEAKEST}:builder") == LEVELS[WEAKEST].seconds
    assert budget_of("classic") is None
    assert budget_of("legend:seconds=0.2") is None  # it would never be heard otherwise


def test_the_client_has_the_levels_of_the_table() -> None:
    (line,) = re.findall(r"export const LEVELS = \[(.*)\] as const", export.typescript_text())
    assert re.findall(r'"(\w+)"', line) == list(LEVELS)


def test_every_language_has_a_word_for_every_level() -> None:
    languages = [p for p in (Path(__file__).parents[2] / "web/src/locales").iterdir() if p.is_dir()]
    assert len(languages) >= 5
    for language in languages:
        text = (language / "shell.ftl").read_text("utf-8")
        told = re.findall(r"^bot-(\w+) = \S", text, re.MULTILINE)
        missing = [f"bot-{level}" for level in LEVELS if level not in told]
        assert not missing, f"{language / 'shell.ftl'} has no {', '.join(missing)}"


# --- specs ---------------------------------------------------------------------------------------


def test_the_yardsticks_keep_their_names() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("classic", 1), ClassicBot)


def test_options_of_a_spec_go_to_the_bot() -> None:
    bot = make_bot("judged:builder:noise=1.5:kinds=2", 1)
    assert isinstance(bot, JudgedBot)
    assert (bot.noise, bot.kinds, bot.name) == (1.5, 2, "judged:builder:noise=1.5:kinds=2")
    assert bot.style is not None


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("genius", "there is no bot 'genius'; there are novice, .*random, .*classic, .*judged"),
        ("", "there is no bot ''; there are novice, "),
        ("random:7", "'random:7': too many positional arguments; random has no options"),
        ("judged:nose=1", "unexpected keyword argument 'nose'; the options of judged are style="),
        ("judged:mad", "there is no style 'mad'; there are builder, soldier, merchant, courtier"),
        ("judged:ranking=x", "there is no ranking 'x'; there are prices"),
        ("judged:noise=loud", "noise must be a number, 0 or more, not loud"),
        ("judged:noise=nan", "noise must be a number, 0 or more, not nan"),
        ("judged:whim=-1", "whim must be a number, 0 or more, not -1"),
        ("judged:kinds=0", "kinds must be a whole number, 1 or more, not 0"),
        ("search:seconds=-1", "seconds must be a number, 0.001 or more, not -1"),
        ("legend:seconds=inf", "seconds must be a number, 0.001 or more, not inf"),
        ("search:candidates=2.5", "candidates must be a whole number, 1 or more, not 2.5"),
        ("search:playouts=0", "playouts must be a whole number, 1 or more, not 0"),
        ("value:reads=no", "reads must be a whole number, 0 or more, not no"),
        ("flat:playouts=many", "playouts must be a whole number, 1 or more, not many"),
    ],
)
def test_a_bad_spec_is_refused_with_what_there_is(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        make_bot(spec, 1)


# --- bots of other packages ----------------------------------------------------------------------

FIRST = """
class FirstBot:
    name = ""
    def __init__(self, seed, place=0):
        self.place = place
    def choose(self, view, budget=None):
        return view.options()[self.place]
"""
POINTS = """first = first_bot:FirstBot
broken = no_such_module:Bot
random = first_bot:FirstBot
"""
SCRIPT = """
from troyes.bots import RandomBot, make_bot, names
assert names()[-3:] == ["broken", "first", "policy"], names()  # the last is our own
assert type(make_bot("random", 1)) is RandomBot  # ours cannot be replaced by accident
assert make_bot("first:-1", 1).place == -1
try:
    make_bot("broken", 1)
except ValueError as error:
    print(error)
"""


def test_another_package_adds_bots_by_entry_points(tmp_path: Path) -> None:
    installed(tmp_path, "first_bot", FIRST, POINTS)
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{SCRIPT}"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == (
        "the bot 'broken' cannot be loaded from no_such_module:Bot: "
        "No module named 'no_such_module'\n"
    )


def test_a_bot_that_cannot_be_made_says_why() -> None:
    def make(seed: int) -> Bot:
        raise KeyError("weights")

    with pytest.raises(UnknownBot, match="'mine': KeyError: 'weights'"):
        build("mine", make, [], 1)


def test_a_bot_that_cannot_be_given_a_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nameless:
        __slots__ = ()

        def __init__(self, seed: int) -> None:
            pass

        def choose(self, view: View, budget: float | None = None) -> int:
            return view.options()[0]

    monkeypatch.setattr("troyes.bots.registry.factory", lambda name: Nameless)
    with pytest.raises(UnknownBot, match="'mine': the bot cannot be given its name"):
        make_bot("mine", 1)


def test_a_class_that_is_no_bot_is_refused() -> None:
    class Seedless:
        def choose(self, view: View, budget: float | None = None) -> int:
            return view.options()[0]

    class Mute:
        def __init__(self, seed: int) -> None:
            pass

    wrong: tuple[tuple[Any, str], ...] = (
        (Seedless, "'mine': the bot must take a seed"),
        (Mute, r"'mine': the bot must have a method choose\(view, budget\)"),
        (5, "'mine': 5 is no class or function that makes a bot"),
    )
    for make, message in wrong:
        with pytest.raises(UnknownBot, match=message):
            build("mine", make, [], 1)


# --- names of opponents --------------------------------------------------------------------------


def test_opponents_have_names_and_no_two_at_a_table_the_same() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for table in ("a", "b", "c"):
        at = [name_for(table, seat) for seat in range(4)]
        assert at == [name_for(table, seat) for seat in range(4)]
        assert len(set(at)) == 4
        assert set(at) <= set(NAMES)


def test_the_documents_explain_every_bot() -> None:
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
    missing = [name for name in OURS if f"\n| `{name}" not in text]
    assert not missing, f"docs/bots.md has no row for {', '.join(missing)}"
    missing = [name for name in OURS if f"\n    {name}" not in (registry.__doc__ or "")]
    assert not missing, f"the list in bots/registry.py has no line for {', '.join(missing)}"


def test_the_documents_have_the_levels_of_the_table() -> None:
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| `([^`]+)` \| ([\d.]+) \|$", text, re.MULTILINE)
    told = {name: (spec, float(seconds)) for name, spec, seconds in rows}
    levels = {name: (level.spec, level.seconds) for name, level in LEVELS.items()}
    assert told == levels, "the levels of docs/bots.md are not those of bots/levels.py"
