"""A new card or event changes no game that is played without it.

What CONTRIBUTING.md asks for is done to a copy of the package, which then runs uncompiled: a row
behind the others and its figures. Every test looks at that copy from a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import troyes
from troyes.rules.card_rows import N_CARDS
from troyes.rules.event_rows import N_EVENTS

TESTS = Path(__file__).parent
PACKAGE = Path(troyes.__file__).parent
CARD = f'    Card({N_CARDS}, "example_card", RED, 1, Activity()),\n'
EVENT = f'    Event({N_EVENTS}, "example_event", "white", LEVY, copies=2),\n'
FIGURES = """
[cards.example_card]
colour = "red"
round = 1
cost = 3
spaces = [2, 1]
divisor = 2
effect = { influence = 1, vp = 1 }
provenance = { colour = "N", round = "N", cost = "N", spaces = "N", divisor = "N", effect = "N" }

[events.example_event]
deck = "white"
copies = 2
colour = "white"
divisor = 3
rewards = [2, 1]
banners = 3
black = 0
calls = "none"
effect = { deniers = 2 }
provenance = { deck = "N", copies = "N", colour = "N", divisor = "N", rewards = "N", banners = "N", black = "N", calls = "N", effect = "N" }
"""  # noqa: E501


def add_row(file: Path, line: str) -> None:
    """A row behind those of `ROWS`."""
    head, rows = file.read_text("utf-8").split("\nROWS = (\n")
    own, rest = rows.split("\n)\n", 1)
    file.write_text(f"{head}\nROWS = (\n{own}\n{line})\n{rest}", "utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, without compiled modules, and with one card and one event more."""
    folder = tmp_path_factory.mktemp("added")
    heavy = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "*.pxd", "__pycache__", "web")
    shutil.copytree(PACKAGE, folder / "troyes", ignore=heavy)
    rules = folder / "troyes" / "rules"
    add_row(rules / "card_rows.py", CARD)
    add_row(rules / "event_rows.py", EVENT)
    with (rules / "additions.toml").open("a", encoding="utf-8") as file:
        file.write(FIGURES)
    return folder


def seen_by(copy: Path, script: str) -> Any:
    """What a script prints as JSON that uses the copy and the helpers of the tests."""
    path = os.pathsep.join((str(copy), str(TESTS)))
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_recorded_games_replay(copy: Path) -> None:
    """Position by position, and their seeds still roll and draw the same."""
    found = seen_by(
        copy,
        """
import json, troyes.rules.card_rows as rows
from test_golden import GAMES, digests
from troyes.formats.record import Record
from troyes.play.game import Game
assert "example_card" in rows.CARDS
found = {}
for name in ("1p-1", "2p-bonus-1", "4p-1"):
    record = Record.from_text((GAMES / f"{name}.troyes").read_text("utf-8"))
    header = record.header
    game = Game(header.players, seed=record.seed, bonus=header.bonus, names=header.names)
    while not game.over:
        game.choose(record.steps[len(game.steps)])
    assert game.steps == record.steps, name
    found[name] = digests(record)
print(json.dumps(found))
""",
    )
    kept = json.loads((TESTS / "games" / "digests.json").read_text())
    assert found == {name: kept[name] for name in found}


def test_networks_and_observations_keep_their_sizes(copy: Path) -> None:
    """The bots' networks still load and play, with the addition and without it."""
    from troyes.env.ranges import SIZE
    from troyes.think.features import count_features

    found = seen_by(
        copy,
        """
import json
from troyes.bots.registry import make_bot
from troyes.env.ranges import SIZE
from troyes.play.game import Game
from troyes.rules.edition import extended, standard
from troyes.think.features import count_features
legal = True
for edition in (standard(), extended()):
    game = Game(2, seed=4, edition=edition)
    bot = make_bot("novice", 1)
    for _ in range(12):
        option = bot.choose(game.view(game.actor), 0.0)
        legal = legal and option in game.options()
        game.choose(option)
print(json.dumps([SIZE, [count_features(n) for n in (1, 2, 3, 4)], legal]))
""",
    )
    assert found == [SIZE, [count_features(n) for n in (1, 2, 3, 4)], True]


def test_an_edition_that_lists_them_plays_with_them(copy: Path) -> None:
    """They are drawn, work, and replay; without the edition they do not exist."""
    found = seen_by(
        copy,
        """
import json, random
from table import card, laid, names, play, table
from troyes.formats.position import PositionError
from troyes.formats.record import Record
from troyes.play.game import Game
from troyes.rules.edition import extended, standard

drawn = {"example_card": 0, "example_event": 0}
for edition in (standard(), extended()):
    for seed in range(6):
        game = Game(4, seed=seed, edition=edition)
        rng = random.Random(seed)
        while not game.over:
            game.choose(rng.choice(game.options()))
        text = game.record().to_text()
        assert Record.from_text(text).replay() == game.state
        for name in drawn:
            if name in text.partition("\\n\\n")[2]:
                drawn[name] += 1 if edition == extended() else 99
asked = {"dice": {"A": {"red": [6]}}, "activities": laid(card("example_card", tradesmen={"A": 1}))}
s = table(figures=extended(), **asked)
play(s, "example_card r6")
try:
    refused = table(**asked) and ""
except PositionError as error:
    refused = str(error)
print(json.dumps([drawn, s.influence[0], s.vp[0], refused]))
""",
    )
    drawn, influence, vp, refused = found
    assert 0 < drawn["example_card"] < 99
    assert 0 < drawn["example_event"] < 99
    assert (influence, vp) == (10 + 3, 3)  # three times, by a 6
    assert "must be one of archer" in refused
    assert refused.endswith("not 'example_card'")


def test_an_old_edition_file_is_not_asked_for_them(copy: Path) -> None:
    """An edition that was written before the card keeps its identity and its piles."""
    found = seen_by(
        copy,
        """
import copy, json
from troyes.rules.edition import Edition, EditionError, extended, known, printed, standard
mine = copy.deepcopy(printed())
mine["cards"]["merchant"]["cost"] = 3
bad = copy.deepcopy(known())
bad["cards"]["example_card"]["cost"] = -1
try:
    complaint = Edition(bad) and ""
except EditionError as error:
    complaint = str(error)
prints = [Edition(mine).fingerprint, extended().fingerprint]
print(json.dumps([standard().identity, *prints, complaint]))
""",
    )
    from troyes.rules.edition import Edition, printed, standard

    mine = json.loads(json.dumps(printed()))
    mine["cards"]["merchant"]["cost"] = 3
    identity, fingerprint, extended, complaint = found
    assert identity == standard().identity
    assert fingerprint == Edition(mine).fingerprint
    assert extended != standard().fingerprint
    assert "cards.example_card.cost: must be a whole number from 0 to 50, not -1" in complaint
