"""The state of a game: a flat block of small integers.

Uncompiled, every field is a plain list or integer; compiled, `state.pxd` turns the same fields
into one C struct, so that a copy is a single `memcpy`. Only the modules of `troyes.rules` write to
a state. Everybody else reads positions (`troyes.formats.position`) or views (`troyes.play.view`).
"""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Any

from .card_rows import NO_CARD
from .edition import Edition
from .event_rows import N_EVENTS
from .facts import Facts
from .layout import (
    die_at,
    first_die,
    first_space,
)
from .terms import MAX_BANNERS, MAX_QUEUE, NEUTRAL, NO_CHARACTER, NOBODY, STEPS, WAITS

COMPILED = not __file__.endswith(".py")

# Name and length of every field, in the order of `state.pxd`; length 0 is a single integer. The
# functions named here are those of `layout`.
FIELDS: tuple[tuple[str, int], ...] = (
    # the table
    ("players", 0),
    ("bonus", 0),
    ("open_scores", 0),
    ("rounds", 0),
    # where the game stands
    ("round", 0),
    ("start", 0),
    ("step", 0),
    ("wait", 0),
    ("actor", 0),
    ("turn", 0),
    # how far a phase is; 0 outside it
    ("dealt", 0),  # characters (S2)
    ("placed", 0),  # the players' first citizens (S6)
    ("roy_placed", 0),  # le Roy's placements of three citizens (K2)
    ("revealed", 0),  # activity cards of this round (P0)
    ("next_space", 0),  # the space whose citizen's die is rolled next (P2)
    ("black_rolled", 0),  # black dice (P3.4)
    # owners: four seats and the neutral player
    ("deniers", 5),
    ("on_district", 5),
    ("influence", 5),
    ("vp", 5),
    ("earned", 35),  # earned_at(owner, source)
    ("supply", 5),
    ("general", 5),
    ("passed", 5),
    ("rerolls", 5),  # this round; part of each roll's key, so that no two rolls share one
    ("archer_rolls", 5),
    ("bank", 0),
    # the board
    ("space", 18),  # first_space(building) + place: the owner standing there, or NOBODY
    ("lying", 15),  # lying_at(building, owner)
    ("dice", 90),  # die_at(district, colour, value): how many
    ("black", 6),  # value - 1: how many
    ("cathedral", 18),  # cathedral_at(level, column): owner or NOBODY
    ("card", 9),  # slot_at(colour, round): the card lying face up, or NO_CARD
    ("trade", 45),  # on_card(slot, owner): 0, the tradesman's space counted from 1, or PICTURE
    ("cubes", 45),  # on_card(slot, owner)
    # events
    ("queue", MAX_QUEUE),
    ("queue_len", 0),
    ("where", N_EVENTS),
    ("banner", N_EVENTS * MAX_BANNERS),  # banner_at(event, k): owner of the k-th cube
    ("covered", N_EVENTS),
    ("acted", N_EVENTS),
    ("black_todo", 0),
    ("event", 0),
    ("call", 0),
    # characters
    ("hands", 8),  # hand_at(seat, k)
    ("pile", 6),  # the King's Challenge: the six in order of scoring
    ("pile_top", 0),
    # the current turn
    ("target", 0),
    ("modifier", 0),  # slot + 1, or 0
    ("picks", 12),  # dice picked: die_at(district, colour, value)
    ("n_picks", 0),
    ("chosen", 6),  # black dice picked, by value
    ("need", 0),  # what the black dice picked add up to
    ("total", 0),  # the group's total as it counts
    ("cubes_left", 0),  # cubes still to place on events
    ("barred", 0),  # Marauding was countered in this action (A3.4)
    ("hits", 0),  # of the Archer's dice so far
    ("roy_turns", 0),  # his turns this round (K8)
    ("rolls_left", 0),  # Archer's dice still to roll
    ("most", 0),  # the highest number that may be chosen
    ("reroll_colour", 0),  # of the die that is rolled again
    ("roy_die", 0),  # the first of le Roy's two dice, once it is rolled
    ("roy_faces", 6),  # K2: the dice rolled for his placement
    ("n_roy_faces", 0),
)
SIZE = sum(size or 1 for _, size in FIELDS)
STARTS = accumulate((size or 1 for _, size in FIELDS), initial=0)  # where each field begins
ARRAYS = {name: (at, size) for (name, size), at in zip(FIELDS, STARTS, strict=False) if size}


class State:
    """A position of the game, mid-turn or between turns."""

    # For the type checker; `state.pxd` declares the same for the compiler.
    edition: Edition
    facts: Facts | None  # somebody listens (`facts.recording`)
    players: int
    bonus: int
    open_scores: int
    rounds: int
    round: int
    start: int
    step: int
    wait: int
    actor: int
    turn: int
    dealt: int
    placed: int
    roy_placed: int
    revealed: int
    next_space: int
    black_rolled: int
    deniers: list[int]
    on_district: list[int]
    influence: list[int]
    vp: list[int]
    earned: list[int]
    supply: list[int]
    general: list[int]
    passed: list[int]
    rerolls: list[int]
    archer_rolls: list[int]
    bank: int
    space: list[int]
    lying: list[int]
    dice: list[int]
    black: list[int]
    cathedral: list[int]
    card: list[int]
    trade: list[int]
    cubes: list[int]
    queue: list[int]
    queue_len: int
    where: list[int]
    banner: list[int]
    covered: list[int]
    acted: list[int]
    black_todo: int
    event: int
    call: int
    hands: list[int]
    pile: list[int]
    pile_top: int
    target: int
    modifier: int
    picks: list[int]
    n_picks: int
    chosen: list[int]
    need: int
    total: int
    cubes_left: int
    barred: int
    hits: int
    roy_turns: int
    rolls_left: int
    most: int
    reroll_colour: int
    roy_die: int
    roy_faces: list[int]
    n_roy_faces: int

    def __init__(self, edition: Edition, players: int, bonus: bool = False) -> None:
        """An empty table. `troyes.rules.setup.new_game` sets one up."""
        self.edition = edition
        self.facts = None
        if not COMPILED:
            for name, size in FIELDS:
                setattr(self, name, [0] * size if size else 0)
        self.players = players
        self.bonus = 1 if bonus else 0
        self.event = 0
        self.call = 0
        for i in range(18):
            self.space[i] = NOBODY
            self.cathedral[i] = NOBODY
        for i in range(9):
            self.card[i] = NO_CARD
        for i in range(8):
            self.hands[i] = NO_CHARACTER
        for i in range(6):
            self.pile[i] = NO_CHARACTER

    def copy(self) -> State:
        """An independent copy."""
        new: State = State.__new__(State)
        new.edition = self.edition
        if COMPILED:
            copy_fields(new, self)  # type: ignore[name-defined]  # noqa: F821  (state.pxd)
        else:
            copy_lists(new, self)
            new.facts = None  # nobody listens to a copy
        return new

    def key(self) -> bytes:
        """All fields as bytes: equal keys of one edition are equal states."""
        if COMPILED:
            return field_bytes(self)  # type: ignore[name-defined, no-any-return]  # noqa: F821
        return list_bytes(self)

    def load(self, key: bytes) -> None:
        """Take all fields from a `key`."""
        flat = array("h", key)
        if len(flat) != SIZE:
            raise ValueError(f"a state has {SIZE} fields, not {len(flat)}")
        if COMPILED:
            load_fields(self, flat.tobytes())  # type: ignore[name-defined]  # noqa: F821
            return
        at = 0
        for name, size in FIELDS:
            setattr(self, name, flat[at : at + size].tolist() if size else flat[at])
            at += size or 1

    def __getattr__(self, name: str) -> tuple[int, ...]:
        # Reached for the arrays of a compiled state, which Python code sees as tuples.
        if COMPILED and name in ARRAYS:
            at, size = ARRAYS[name]
            return tuple(memoryview(self.key()).cast("h")[at : at + size])
        raise AttributeError(f"a state has no field {name!r}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.edition == other.edition and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.edition, self.key())

    def __repr__(self) -> str:
        step, wait = STEPS[self.step], WAITS[self.wait]
        return f"<State: round {self.round}, {step}, waits for {wait}, seat {self.actor}>"


def restore(edition: Edition, key: bytes) -> State:
    """The state of a `key`."""
    s = State(edition, 2)
    s.load(key)
    return s


def to_fields(s: State) -> dict[str, Any]:
    """All fields by name, as independent lists and integers."""
    flat = array("h", s.key()).tolist()
    fields: dict[str, Any] = {}
    at = 0
    for name, size in FIELDS:
        fields[name] = flat[at : at + size] if size else flat[at]
        at += size or 1
    return fields


def from_fields(edition: Edition, fields: dict[str, Any]) -> State:
    """The state with these fields; the inverse of `to_fields`."""
    flat = array("h")
    for name, size in FIELDS:
        if size:
            flat.extend(fields[name])
        else:
            flat.append(fields[name])
    return restore(edition, flat.tobytes())


def copy_lists(new: State, old: State) -> None:
    """The uncompiled copy: lists are copied, integers are shared."""
    target = new.__dict__
    for name, value in old.__dict__.items():
        target[name] = value[:] if type(value) is list else value


def list_bytes(s: State) -> bytes:
    """The uncompiled `State.key`."""
    flat = array("h")
    values = s.__dict__
    for name, size in FIELDS:
        if size:
            flat.extend(values[name])
        else:
            flat.append(values[name])
    return flat.tobytes()


# --- counting ------------------------------------------------------------------------------------


def standing(s: State, owner: int, building: int) -> int:
    """Citizens of an owner who stand in a building."""
    n = 0
    for i in range(first_space(building), first_space(building + 1)):
        if s.space[i] == owner:
            n += 1
    return n


def dice_in(s: State, district: int) -> int:
    """The number of dice in a district."""
    n = 0
    for i in range(first_die(district), first_die(district + 1)):
        n += s.dice[i]
    return n


def dice_of(s: State, district: int, colour: int) -> int:
    """The number of dice of a colour in a district."""
    n = 0
    for i in range(die_at(district, colour, 1), die_at(district, colour, 6) + 1):
        n += s.dice[i]
    return n


def any_dice(s: State) -> bool:
    """Whether any district holds a die (P4.1)."""
    for i in range(90):
        if s.dice[i]:
            return True
    return False


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise; in the King's Challenge the player and le Roy alternate."""
    if s.players == 1:
        return NEUTRAL if seat == 0 else 0
    return (seat + 1) % s.players
