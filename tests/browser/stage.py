"""Begin a browser test at any situation of a game.

A `Scene` is a game played by the engine as the log of a table: choices, confirmations, outcomes of
chance. `search` plays random games until one reaches what a test needs; `Scene.play` goes on with
options of one's own, and `Scene.resolve("b6")` puts in a roll or a draw instead of the seed's (so
does the `chance` of a search). `Stage.put` then writes the scene into the database of a running
server, which opens it like any game it has stored.

    def test_cathedral(stage: Stage, visit: Visit) -> None:
        scene = search(lambda s: CATHEDRAL in options(s))
        anna = stage.guest("Anna")
        table = stage.put(scene, anna, stage.guest("Bertran"))
        screen = visit(table, anna)

The log is the truth of a game and the seed decides only what has not happened yet, so a scene may
be given another seed: `reseeded` looks for one under which the coming rolls are as wished, and the
browser will see them happen. `wanted` gets the state after the line and all that is rolled then:

    scene = search(lambda s: PASS in options(s), players=1)
    scene = scene.reseeded(lambda s: s.deniers[0] > 9, "pass")
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
import random_play
import sqlalchemy as sa

from troyes.formats.names import option_called, outcome_name
from troyes.play.log import CHOICE, CONFIRM, OUTCOME, Entry
from troyes.play.table import Table
from troyes.rules.chance import Seed
from troyes.rules.edition import Edition, standard
from troyes.rules.engine import (
    advance,
    apply_option,
    apply_outcome,
    draw,
    is_chance,
    is_over,
    options,
    outcomes,
)
from troyes.rules.scoring import final_vp, owners
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.state import State
from troyes.rules.terms import SEAT_LETTERS
from troyes.rules.turn import turn_goes_on
from troyes.server import http_messages as http
from troyes.server import schema
from troyes.server.lobby import Guest as Owner
from troyes.server.lobby import chair
from troyes.server.room import Config
from troyes.server.storage import Storage
from troyes.server.storage.games import append, insert_table
from troyes.server.storage.guests import digest

Wanted = Callable[[State], bool]
Chance = Callable[[State], int | None]
Bot = str  # a level: "novice", "apprentice"


# --- games ---------------------------------------------------------------------------------------


@dataclass
class Scene:
    """A game so far: its entries and the state they lead to."""

    players: int = 2
    bonus: bool = False
    open_scores: bool = False
    seed: int = 0
    start: int | None = None
    entries: list[Entry] = field(default_factory=list)
    edition: Edition = field(default_factory=standard)
    state: State = field(init=False)

    def __post_init__(self) -> None:
        start = START_UNKNOWN if self.start is None else self.start
        self.state = new_game(self.edition, self.players, self.bonus, start)
        self.state.open_scores = int(self.open_scores)
        advance(self.state)
        given, self.entries = self.entries, []
        for entry in given:
            self.add(entry)

    def fresh(self) -> Scene:
        """The same game before anything has happened."""
        settings = (self.players, self.bonus, self.open_scores, self.seed, self.start)
        return Scene(*settings, edition=self.edition)

    def copy(self) -> Scene:
        """The same game, to be played on differently."""
        other = self.fresh()
        other.entries, other.state = list(self.entries), self.state.copy()
        return other

    @property
    def seat(self) -> int:
        """Who is to move."""
        return int(self.state.actor)

    def add(self, entry: Entry) -> None:
        """Apply one entry of a log."""
        if entry.kind == CHOICE:
            apply_option(self.state, entry.value)
        elif entry.kind == OUTCOME:
            apply_outcome(self.state, entry.value)
        self.entries.append(entry)

    def choose(self, option: int | str, confirm: bool = True) -> None:
        """The seat to move takes an option, by number or name; a completed turn is confirmed."""
        if isinstance(option, str):
            found = option_called(self.state, option)
            assert found is not None, f"no option {option}"
            option = found
        assert option in options(self.state), option
        before, seat = self.state.wait, self.seat
        self.add(Entry(CHOICE, option))
        if confirm and not turn_goes_on(before, option, self.state.wait):
            self.add(Entry(CONFIRM, seat))

    def hold_no_more(self, seat: int) -> None:
        """A seat confirms the turn it has completed."""
        self.add(Entry(CONFIRM, seat))

    def play(self, *line: int | str) -> Scene:
        """Several options one after the other; what is rolled in between comes from the seed."""
        for option in line:
            self.choose(option)
            self.resolve_chance()
        return self

    def resolve(self, outcome: int | str | None = None) -> None:
        """The next roll or draw: as wished (number or name), or as the seed has it."""
        if isinstance(outcome, str):
            outcome = next(
                o for o in outcomes(self.state) if outcome_name(self.state, o) == outcome
            )
        if outcome is None:
            key = Seed(self.seed)
            outcome = draw(self.state, key.key0, key.key1)
        self.add(Entry(OUTCOME, outcome))

    def resolve_chance(self, chance: Chance | None = None) -> None:
        """Roll and draw until somebody is asked; `chance` may say what comes."""
        while is_chance(self.state):
            self.resolve(chance(self.state) if chance else None)

    def reseeded(self, wanted: Wanted, *line: int | str) -> Scene:
        """This game with a seed under which `line` leads to what is wanted."""
        for seed in range(10_000):
            trial = self.copy()
            trial.seed = seed
            if wanted(trial.play(*line).state):
                other = self.copy()
                other.seed = seed
                return other
        raise AssertionError("no seed does that")

    def table(self) -> Table:
        """The same as a table of the server, with what can be taken back."""
        table = Table(self.fresh().state, self.seed)
        for entry in self.entries:
            table.apply(entry)
        return table


def walk(
    seed: int,
    players: int = 2,
    bonus: bool = False,
    chance: Chance | None = None,
    choose: Callable[[State, random.Random], int] = random_play.choose,
    **more: Any,
) -> Iterable[Scene]:
    """A random game before every decision, and at its end; one object, changed in place."""
    rng = random.Random(seed)
    scene = Scene(players, bonus, seed=seed, **more)
    scene.resolve_chance(chance)
    while not is_over(scene.state):
        yield scene
        scene.choose(choose(scene.state, rng))
        scene.resolve_chance(chance)
    yield scene


def search(
    wanted: Wanted,
    players: int = 2,
    seat: int | None = 0,
    first: int = 1,
    chance: Chance | None = None,
    choose: Callable[[State, random.Random], int] = random_play.choose,
    bonus: bool = False,
    **more: Any,
) -> Scene:
    """The first moment, over games of the seeds from `first` on, at which a seat is asked and the
    state is as wanted; `seat` None: whoever is asked.

    `chance` may put in outcomes, `choose` may be a player of one's own.
    """
    for seed in count(first):
        assert seed < first + 5000, "no game came to what is wanted"
        for scene in walk(seed, players, bonus, chance, choose, **more):
            if is_over(scene.state) or (seat is not None and scene.seat != seat):
                continue
            if wanted(scene.state):
                return scene.copy()
    raise AssertionError


def finished(players: int = 2, seed: int = 1, bonus: bool = False) -> Scene:
    """A whole random game."""
    *_, last = walk(seed, players, bonus)
    return last


# --- on a server ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Guest:
    """A person, as a server knows one, with the token that proves it."""

    id: str
    name: str
    token: str


class Stage:
    """Writes guests and games into a server's database, by the server's own storage."""

    def __init__(self, database: str) -> None:
        self.storage = Storage(database)

    def close(self) -> None:
        """Close the database."""
        self.storage.close()

    def guest(self, name: str) -> Guest:
        """A new guest."""
        made = Guest(secrets.token_urlsafe(12), name, secrets.token_urlsafe(32))
        row = {
            "id": made.id,
            "token_hash": digest(made.token),
            "name": name,
            "created": time.time(),
        }
        with self.storage.engine.begin() as connection:
            connection.execute(sa.insert(schema.guests), [row])
        return made

    def put(
        self, scene: Scene, *people: Guest | Bot, private: bool = True, day: str | None = None
    ) -> str:
        """Store a game; `people` are its seats, `day` is the date of a daily challenge.

        Returns the table's id.
        """
        assert len(people) == scene.players
        table = scene.table()  # checks the log once more, by the server's own reading of it
        assert table.version == len(scene.entries)
        guests = [one for one in people if isinstance(one, Guest)]
        row = self.row(scene, guests[0], private, day)
        chairs = [
            {"table_id": row["id"], "seat": k, **sit(str(row["id"]), k, one)}
            for k, one in enumerate(people)
        ]
        mover = table.to_move()
        columns = {
            "status": "finished" if table.over else "running",
            "bot_to_move": mover is not None and isinstance(people[mover], str),
        }
        if table.over:
            totals = {SEAT_LETTERS[o]: final_vp(table.state, o) for o in owners(table.state)}
            columns["result"] = json.dumps(totals)
        with self.storage.engine.begin() as connection:
            insert_table(connection, row, chairs, day)
            append(row["id"], 0, 0, scene.entries, **columns)(connection)
        return str(row["id"])

    def row(self, scene: Scene, host: Guest, private: bool, day: str | None) -> dict[str, Any]:
        """The row of a table before its game began."""
        config = Config(
            players=scene.players,
            name=host.name,
            bonus=scene.bonus,
            open_scores=scene.open_scores,
            start=scene.start,
            day=day,
            figures=None if scene.edition.standard else scene.edition.figures,
        )
        now = time.time()
        return {
            "id": secrets.token_urlsafe(12),
            "host": host.id,
            "created": now,
            "updated": now,
            "status": "open",
            "private": private,
            "config": msgspec.json.encode(config).decode(),
            "seed": f"{scene.seed:032x}",
            "version": 0,
            "seating": 0,
            "bot_to_move": False,
        }


def sit(table: str, seat: int, who: Guest | Bot) -> dict[str, object]:
    """The columns of a seat."""
    if isinstance(who, Guest):
        return chair(table, seat, http.SeatWish(kind="me"), Owner(who.id, who.name), [])
    wish = http.SeatWish(kind="bot", level=who)  # type: ignore[arg-type]
    return chair(table, seat, wish, Owner("", ""), [])
