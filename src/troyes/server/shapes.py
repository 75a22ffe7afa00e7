"""The structures of a table in messages: position, decision, menu and figures.

`troyes.formats.position` and `troyes.play.menu` write these as plain data; the structs say what is
in them, for clients in other languages. A test holds them against whole games.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Owner = Literal["A", "B", "C", "D", "N"]


class Said(msgspec.Struct):
    """A message for the client to translate: an id and its arguments."""

    id: str
    args: dict[str, Any]


# --- the position (docs/notation.md) -------------------------------------------------------------


class SeatPosition(msgspec.Struct):
    """A player's part of a position; null where the client may not know it."""

    deniers: int
    influence: int
    vp: int | None
    earned: dict[str, int] | None
    supply: int
    characters: list[str | None]
    taken: list[str]
    passed: bool
    on_district: int
    rerolls: int
    archer_rolls: int


class NeutralPosition(msgspec.Struct):
    """What the neutral player, or le Roy, has."""

    vp: int
    earned: dict[str, int]
    taken: list[str]


class DistrictDice(msgspec.Struct):
    """The dice of a district by colour, each list by value."""

    red: list[int]
    white: list[int]
    yellow: list[int]


class ActivityPosition(msgspec.Struct):
    """An activity card that is turned up: the space of each tradesman, and cubes."""

    card: str
    tradesmen: dict[str, int | Literal["picture"]]
    cubes: dict[str, int]


class EventPosition(msgspec.Struct):
    """An event in the queue with the owners of its cubes, in their order."""

    event: str
    cubes: list[Owner]


class TurnPosition(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The current turn; fields that do not apply are omitted."""

    dealt: int = 0
    placed: int = 0
    roy_placed: int = 0
    revealed: int = 0
    next_space: int = 0
    black_rolled: int = 0
    roy_turns: int = 0
    black_todo: int = 0
    need: int = 0
    total: int = 0
    barred: int = 0
    cubes_left: int = 0
    rolls_left: int = 0
    most: int = 0
    hits: int = 0
    roy_die: int = 0
    reroll_colour: int = 0
    event: str | None = None
    call: str | None = None
    acted: list[str] | None = None
    target: str | None = None
    modifier: int = 0
    rolled: list[int] | None = None
    picks: list[str] | None = None
    chosen: list[int] | None = None


class Position(msgspec.Struct):
    """A position, as far as one client may know it (docs/notation.md)."""

    rules: int
    edition: str
    players: int
    bonus: bool
    open_scores: bool
    round: int
    start: Owner | None
    step: str
    waits_for: str
    actor: Owner | None
    next: Owner | None
    seats: dict[str, SeatPosition]
    neutral: NeutralPosition
    buildings: dict[str, list[list[Owner | None]]]
    lying: dict[str, list[Owner]]
    dice: dict[str, DistrictDice]
    black: list[int]
    cathedral: list[list[Owner | None]]
    activities: dict[str, list[ActivityPosition | None]]
    events: list[EventPosition]
    discarded: list[str]
    pile: list[str]
    pile_scored: int
    turn: TurnPosition


# --- what is asked -------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """One option of a decision."""

    id: int
    name: str


class Way(msgspec.Struct, omit_defaults=True):
    """A modifier (0: none, otherwise the slot of its card plus 1) and the sufficient groups.

    A group is its dice, their total, their price, and how often it uses a card, how many cubes it
    places or how many deniers it yields in the fields.
    """

    modifier: int
    groups: list[tuple[list[int], int, int, int]]
    name: str | None = None  # of the modifier's card


class MenuEntry(msgspec.Struct, omit_defaults=True):
    """A target of an action: the price of hiring, and its ways, or `why` there are none.

    `gain` is what a card brings by account, once, twice and so on, if that does not depend on the
    board.
    """

    target: int
    name: str
    hire: int
    ways: list[Way]
    why: Said | None = None
    gain: dict[Literal["deniers", "influence", "vp"], list[int]] | None = None


class BlackWay(msgspec.Struct, omit_defaults=True):
    """Black dice taken on together; the group at index `first` and all after it suffice."""

    black: list[int]
    need: int
    first: int | None
    why: Said | None = None


class BlackMenu(msgspec.Struct):
    """Groups of own dice against black dice, each with its strength, weakest first.

    `loses` are the points that giving in would cost.
    """

    groups: list[tuple[list[int], int]]
    ways: list[BlackWay]
    loses: int


class FlipMenu(msgspec.Struct):
    """Dice that can be flipped, and the maximum number."""

    dice: list[int]
    most: int


class Decision(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What a seat is asked. `menu` lists all targets with their groups of dice, or a reason.

    `closed` are uses of influence (`reroll`, `recruit`, `flip`) that are not open, and why.
    """

    seat: int
    kind: str
    options: list[OptionInfo]
    menu: list[MenuEntry] | None = None
    black: BlackMenu | None = None  # where black dice are to be countered
    flip: FlipMenu | None = None  # where dice may be turned over
    closed: dict[str, Said] | None = None


# --- the edition ---------------------------------------------------------------------------------


class CardEffect(msgspec.Struct, omit_defaults=True):
    """One use of an immediate card: deniers paid, influence spent, and its gains."""

    pays: int = 0
    spends: int = 0
    deniers: int = 0
    influence: int = 0
    vp: int = 0


class CardFigures(msgspec.Struct, omit_defaults=True):
    """What is printed on an activity card: the tradesman's price, points of spaces, divisor."""

    cost: int
    spaces: list[int]
    divisor: int
    effect: CardEffect | None = None  # of a card that acts at once and has figures of its own


class EventEffect(msgspec.Struct, omit_defaults=True):
    """What an event takes from every player, or for each citizen it counts."""

    deniers: int = 0
    influence: int = 0


class EventFigures(msgspec.Struct, omit_defaults=True):
    """What is printed on an event; `calls` is the deck of the next card, or none."""

    deck: Literal["board", "red", "white", "yellow"]
    colour: Literal["red", "white", "yellow", "any"]
    divisor: int
    rewards: tuple[int, int]
    banners: int
    black: int
    calls: Literal["none", "red", "white", "yellow"]
    effect: EventEffect | None = None


class RowFigures(msgspec.Struct):
    """A row of a building: the values of the dice it takes, and its spaces."""

    values: list[int]
    spaces: int


class CharacterFigures(msgspec.Struct):
    """The thresholds for 1, 3 and 6 points: with one or two players, and with more."""

    few: list[int]
    many: list[int]


class MoneyFigures(msgspec.Struct):
    """The income of a round, and the salary of a citizen in each building."""

    income: int
    palace: int
    bishopric: int
    city_hall: int


class DeckSizes(msgspec.Struct):
    """The number of cards in the event decks at the start of a game."""

    red: int
    white: int
    yellow: int


class DeckFigures(msgspec.Struct):
    """Sizes by number of players, starting with one: without and with the bonus cards."""

    plain: list[DeckSizes]
    bonus: list[DeckSizes]


class Figures(msgspec.Struct):
    """The figures of a table's edition that a client shows, by the names of the notation.

    `characters` stand in the order of their numbers: no frame names those that are secret. `prices`
    are those of a die bought for a group of one, two and three.
    """

    cards: dict[str, CardFigures]
    events: dict[str, EventFigures]
    buildings: dict[str, list[RowFigures]]
    characters: list[CharacterFigures]
    money: MoneyFigures
    prices: list[int]
    decks: DeckFigures


# --- how it stands -------------------------------------------------------------------------------

Verdict = Literal["beheaded", "smirk", "average", "promising", "too_good", "masterful"]


class CharacterStanding(msgspec.Struct, kw_only=True):
    """A character of the King's Challenge: each side's count, and its points for that now.

    `grades` is what must be reached for 1, 3 and 6 points. Le Roy's count is null where he never
    scores.
    """

    character: str
    scored: bool
    grades: list[int]
    player: int
    roy: int | None
    player_vp: int
    roy_vp: int


class SideStanding(msgspec.Struct, kw_only=True):
    """One side's points if the game ended now; `levels` are its cubes on the cathedral's levels.

    `vp` are those gained so far. It and `total` are null where the reader may not know them.
    """

    vp: int | None
    characters: int
    events: int
    tradesmen: int
    cathedral_levels: int
    levels: list[int]
    total: int | None


class Standing(msgspec.Struct, kw_only=True):
    """The score of the King's Challenge if it ended now.

    `reserve` are le Roy's citizens to come, `roy_dice` his dice (`r6`), the best first, and
    `player_best` is the die of the player that he would take.
    """

    characters: list[CharacterStanding]
    player: SideStanding
    roy: SideStanding
    margin: int | None
    verdict: Verdict | None
    reserve: int
    roy_dice: list[str]
    player_best: str | None


class SeatStanding(msgspec.Struct, kw_only=True):
    """An owner's points if the game ended now, as far as the client may know them.

    `vp` are those gained so far, null where they are secret; `characters` are those the reader
    knows of. `known` adds up what is told.
    """

    owner: int
    vp: int | None
    events: int
    tradesmen: int
    cathedral_levels: int
    characters: dict[str, int]
    known: int


class Result(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The result: every owner's points by category, the winners, and who held which character.

    `margin` and `verdict` are those of the King's Challenge.
    """

    scores: dict[str, dict[str, int]]
    winners: list[int]
    characters: dict[str, str]
    margin: int | None = None
    verdict: Verdict | None = None
