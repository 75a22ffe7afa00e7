"""Setting up positions and playing lines on them: what most tests of the rules need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from troyes.formats.names import option_name, outcome_name
from troyes.formats.notation import NotationError, play
from troyes.formats.position import from_json
from troyes.formats.position import to_json as position_of
from troyes.rules.card_rows import CARDS, HOMES
from troyes.rules.engine import is_chance, options, outcomes
from troyes.rules.state import State, to_fields
from troyes.rules.terms import COLOURS

Json = dict[str, Any]
Row = list[str | None]
OWNERS = "ABCDN"
UNFINISHED = {"modifier", "dice", "flip"}  # what a turn waits for while its group is incomplete
NINE_CARDS = {
    "red": ["archer", "hunting", "joust"],
    "white": ["monk", "templar", "procession"],
    "yellow": ["merchant", "innkeeper", "goldsmith"],
}
DELAYED = (
    "blacksmith", "militiaman", "tithe", "monk", "priest", "apprenticeship", "confession",
    "templar", "prior",
)  # fmt: skip
RED_EVENTS = {"succession_conflict", "brigands", "skirmishes", "war", "normans_attack"}


# --- positions -----------------------------------------------------------------------------------


def table(**data: Any) -> State:
    """A position in the actions phase of round 3, A to move, unless `data` says otherwise.

    Every seat has 20 deniers, 10 influence and 4 citizens in the supply; `seats` may change that
    one figure at a time. An addition needs `figures=extended()`.
    """
    edition = data.pop("figures", None)
    players = data.setdefault("players", 2)
    data.setdefault("round", 3)
    data.setdefault("step", "actions")
    seats = data.pop("seats", {})
    data["seats"] = {
        letter: {"deniers": 20, "influence": 10, "supply": 4, **seats.get(letter, {})}
        for letter in OWNERS[:players]
    }
    return from_json(data, edition)


def card(name: str, **more: Any) -> Json:
    """A face-up activity card with `tradesmen` and `cubes`."""
    return {"card": name, **more}


def card_space(name: str) -> tuple[str, int]:
    """Where a card lies: its colour, and the index of its round."""
    colour, number = HOMES[CARDS.index(name)]
    return COLOURS[colour], number - 1


def laid(*cards: Json) -> Json:
    """Cards on the spaces of their colours and rounds."""
    rows: Json = {colour: [None] * 3 for colour in NINE_CARDS}
    for entry in cards:
        colour, k = card_space(entry["card"])
        rows[colour][k] = entry
    return rows


def row(text: str) -> Row:
    """Owners as text: a letter per space, a dot for an empty one."""
    return [None if owner == "." else owner for owner in text]


def rows(*texts: str) -> list[Row]:
    """Several rows as text, from the top; of the cathedral, from the lowest level."""
    return [row(text) for text in texts]


def board(palace: str = "......", bishopric: str = "... ...", city_hall: str = ".. .. ..") -> Json:
    """Buildings as text, the rows of each from the top."""
    texts = {"palace": palace, "bishopric": bishopric.split(), "city_hall": city_hall.split()}
    return {name: rows(*text) for name, text in texts.items()}


def levels(text: str) -> list[Row]:
    """The cathedral as text, the lowest level first: `AN.... ...... ......`."""
    return rows(*text.split())


def queue(text: str) -> list[Json]:
    """Events as text: `marauding:AAB war`, letters being cubes in the order of the banners."""
    words = [word.partition(":") for word in text.split()]
    return [{"event": name, "cubes": list(cubes)} for name, _, cubes in words]


def queue_of(data: Json) -> str:
    """The reverse of `queue`."""
    entries = [(e["event"], "".join(e["cubes"])) for e in data["events"]]
    return " ".join(f"{name}:{cubes}" if cubes else name for name, cubes in entries)


def events_act(events: str, **position: object) -> State:
    """Let the events of a queue act, up to the next roll or decision."""
    position.setdefault("dice", {"N": {"yellow": [1]}})
    return table(step="event_effects", events=queue(events), **position)


def seat_of(s: State, letter: str = "A") -> Json:
    """What lies before a player."""
    return to_json(s)["seats"][letter]


def to_json(s: State) -> Json:
    """The position, which must read back as the same state: nothing is left over unseen."""
    data = position_of(s)
    read = to_fields(from_json(data, s.edition))
    lost = {name: (have, read[name]) for name, have in to_fields(s).items() if have != read[name]}
    assert not lost, f"the state and its position, read back, differ in {lost}"
    return data


# --- options and lines ---------------------------------------------------------------------------


def names(s: State) -> set[str]:
    """The options, or the outcomes, of a state in words."""
    if is_chance(s):
        return {outcome_name(s, outcome) for outcome in outcomes(s)}
    return {option_name(s, option) for option in options(s)}


def drawn(s: State) -> Counter[str]:
    """The outcomes of a chance step in words, each as often as there are copies of it."""
    return Counter(outcome_name(s, outcome) for outcome in outcomes(s))


def black_dice(s: State) -> int:
    """How many black dice are rolled; they all show 1."""
    s = s.copy()
    count = 0
    while to_json(s)["waits_for"] == "black_die":
        play(s, "b1")
        count += 1
    return count


def after(s: State, line: str) -> Json:
    """The position after a line; the state itself is left as it was."""
    s = s.copy()
    play(s, line)
    return to_json(s)


def offered(s: State, line: str) -> set[str]:
    """What is offered after the first words of a turn."""
    s = s.copy()
    play(s, line + " ...")
    return names(s)


def possible(s: State, line: str) -> set[str]:
    """What is offered after the first words of a turn; empty if they do not fit."""
    s = s.copy()
    try:
        play(s, line + " ...")
    except NotationError:
        return set()
    return names(s)


def fits(s: State, line: str) -> bool:
    """Whether a line can be played here, its group complete; more may be asked after that."""
    s = s.copy()
    try:
        play(s, line)
    except NotationError:
        return False
    return to_json(s)["waits_for"] not in UNFINISHED


class Gains(NamedTuple):
    """What a seat has more of; tests compare it with plain figures, messages name them."""

    deniers: int
    influence: int
    vp: int


def gains(s: State, line: str, seat: str = "A") -> Gains:
    """What a seat has more of after a line: deniers, influence, victory points."""
    before: Json = to_json(s)["seats"][seat]
    end: Json = after(s, line)["seats"][seat]
    return Gains(*(end[key] - before[key] for key in Gains._fields))


def points_after(s: State, line: str) -> list[int]:
    """The victory points of all seats after a line."""
    return points(after(s, line))


def points(data: Json) -> list[int]:
    """The victory points of all seats."""
    return [seat["vp"] for seat in data["seats"].values()]


def purses_after(s: State, line: str) -> list[int]:
    """The deniers of all seats after a line."""
    return purses(after(s, line))


def purses(data: Json) -> list[int]:
    """The deniers of all seats."""
    return [seat["deniers"] for seat in data["seats"].values()]


__all__ = [
    "DELAYED",
    "NINE_CARDS",
    "OWNERS",
    "RED_EVENTS",
    "Json",
    "State",
    "after",
    "black_dice",
    "board",
    "card",
    "card_space",
    "drawn",
    "events_act",
    "fits",
    "from_json",
    "gains",
    "laid",
    "levels",
    "names",
    "offered",
    "play",
    "points",
    "points_after",
    "possible",
    "purses",
    "purses_after",
    "queue",
    "queue_of",
    "row",
    "rows",
    "seat_of",
    "table",
    "to_json",
]


# --- situations that several tests begin in ------------------------------------------------------


ONE_GRAY_DIE = {"N": {"yellow": [1]}}
REST = {"red": [1], "white": [1], "yellow": [1]}


def purse(data: Json, letter: str = "A") -> int:
    """A player's deniers."""
    return data["seats"][letter]["deniers"]


def on_districts(s: State) -> list[int]:
    """The deniers on every player's district."""
    return [seat["on_district"] for seat in to_json(s)["seats"].values()]


def differences(found: Any, expected: Any, at: str = "") -> Iterator[str]:
    """Where two positions in JSON differ, a line for each place: for messages of failed tests."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in {**found, **expected}:
            yield from differences(found.get(key), expected.get(key), f"{at}.{key}" if at else key)
    elif found != expected:
        yield f"  {at}: {found!r}, not {expected!r}"


def actor(s: State) -> str:
    """Who must choose."""
    return to_json(s)["actor"]


def merchant(*cards: Json, tradesmen: Json | None = None, **data: object) -> State:
    """A with yellow 1, 5 and 6 before the Merchant and other cards."""
    return table(
        dice={"A": {"yellow": [1, 5, 6], "white": [6]}, "N": {"red": [1, 1]}},
        activities=laid(card("merchant", tradesmen=tradesmen or {}), *cards),
        **data,
    )


def everywhere(**seat: int) -> State:
    """A has citizens in every place a tradesman can come from."""
    return merchant(
        card("sculptor", tradesmen={"A": 2}),
        card("monk", tradesmen={"A": "picture", "B": 1}, cubes={"A": 2}),
        buildings={
            "palace": [[None], [None], [None], ["B"], [None], ["A"]],
            "bishopric": [["B", "A", None], ["N", None, None]],
            "city_hall": [["A", "A"], [None, None], [None, "B"]],
        },
        lying={"palace": ["B"], "bishopric": ["A", "B"], "city_hall": ["N"]},
        seats={"A": seat},
    )


def at_war(events: str, players: int = 2, **more: Any) -> State:
    """A position with these events; A has dice 6, 6, 6 of each colour unless told otherwise."""
    more.setdefault("dice", {"A": {colour: [6, 6, 6] for colour in REST}, "B": REST})
    return table(players=players, bonus=True, events=queue(events), **more)


def taken(data: Json) -> list[list[str]]:
    """The event cards that every player has taken."""
    return [seat["taken"] for seat in data["seats"].values()]
