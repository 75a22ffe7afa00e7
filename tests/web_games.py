"""Games for the tests of the browser client: positions, facts, and the digests they must lead to.

    python tests/web_games.py    # writes web/tests/games.json.gz and moments.json anew

The recorded games of tests/games are replayed; of each step the facts are kept with who may know
them, and for every reader (all open, a spectator, each seat) the digest of the position after it;
and how many white and yellow events have not been seen. In the moments, which were captured from
games, what is asked is asked of the engine again.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec

from troyes.formats.apply_facts import digest, update
from troyes.formats.facts import Fact, Told, for_seat, in_full, tell
from troyes.formats.position import from_json, to_json
from troyes.formats.record import Record
from troyes.play.log import CHOICE, CONFIRM, OUTCOME, Entry
from troyes.play.table import Table
from troyes.play.view import View
from troyes.rules.engine import apply_option, is_chance, is_over, resolve
from troyes.rules.events import cards_left
from troyes.rules.facts import EVERYONE, recording
from troyes.rules.state import State
from troyes.rules.terms import WHITE, YELLOW
from troyes.server.replay import replay
from troyes.server.telling import decision_at

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web" / "tests" / "games.json.gz"
MOMENTS = ROOT / "web" / "tests" / "moments.json"
REPLAYED = "2p-1"
GAMES = ("1p-1", "1p-bonus-1", "2p-1", "2p-bonus-2", "3p-bonus-1", "4p-1")
Json = dict[str, Any]
OPEN = "open"
SPECTATOR = "spectator"


def read(name: str) -> Record:
    """A recorded game."""
    return Record.from_text((ROOT / "tests" / "games" / f"{name}.troyes").read_text("utf-8"))


def game(name: str) -> Json:
    """One recorded game, step by step."""
    record = read(name)
    s = record.start()
    readers: dict[str, int | None] = {SPECTATOR: None, **{str(k): k for k in range(s.players)}}
    first = {OPEN: to_json(s), **{who: View(s, seat).to_json() for who, seat in readers.items()}}
    seen = {who: msgspec.json.decode(msgspec.json.encode(one)) for who, one in first.items()}
    steps = []
    for number in record.steps:
        told = step(s, number)
        for who, position in seen.items():
            facts = in_full(told) if who == OPEN else for_seat(told, readers[who])
            update(position, facts)
        if not is_over(s):
            assert seen[OPEN] == to_json(s)
        steps.append(
            {
                "facts": [written(one) for one in told],
                "unseen": [cards_left(s, WHITE), cards_left(s, YELLOW)],
                "digests": {who: digest(position) for who, position in seen.items()},
            }
        )
    return {"name": name, "first": first, "steps": steps, "last": seen[OPEN]}


def step(s: State, number: int) -> list[Told]:
    """One step of a record, and what is told of it."""
    with recording(s) as facts:
        if is_chance(s):
            resolve(s, number)
        else:
            apply_option(s, number)
    return tell(facts.rows, s)


def written(told: Told) -> Json:
    """A fact; where only one seat may know it, which one, and what the others are told."""
    found: Json = {"fact": plain(told.fact)}
    if told.know != EVERYONE:
        found["know"] = told.know
        found["others"] = None if told.others is None else plain(told.others)
    return found


def plain(fact: Fact) -> Json:
    """A fact as it goes over the line."""
    data: Json = msgspec.to_builtins(fact)
    return data


def looked_back_at(name: str) -> Json:
    """A recorded game as the server tells it for a replay, and after which steps turns ended."""
    record = read(name)
    table = Table(record.start(), 0)
    turns = []
    for number, step in enumerate(record.steps, 1):
        table.apply(Entry(OUTCOME if is_chance(table.state) else CHOICE, step))
        if table.held_by is not None and not table.chance_is_due():
            table.apply(Entry(CONFIRM, table.held_by))
            turns.append(number)
    return {"replay": replay(record), "turns": turns}


def content() -> bytes:
    """The file before it is packed."""
    return msgspec.json.encode(
        {"games": [game(name) for name in GAMES], "looked_back_at": looked_back_at(REPLAYED)}
    )


def moments() -> str:
    """The moments, with views as they are written today and what is asked as the engine asks it."""
    found: Json = json.loads(MOMENTS.read_text("utf-8"))
    for moment in found.values():
        s = from_json(moment["view"])
        moment["view"] = json.loads(msgspec.json.encode(to_json(s)))
        if moment.get("decision"):
            asked = decision_at(s)
            moment["decision"] = json.loads(msgspec.json.encode(asked))
    return json.dumps(found, ensure_ascii=False)


def main() -> None:
    """Write the files; the same games give the same bytes."""
    TARGET.write_bytes(gzip.compress(content(), 9, mtime=0))
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size} bytes")
    MOMENTS.write_text(moments(), "utf-8")


if __name__ == "__main__":
    main()
