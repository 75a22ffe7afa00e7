"""Setting up positions and playing lines on them: what most tests of the rules need."""

from __future__ import annotations

from typing import Any

from troyes.rules.engine import is_chance, options, outcomes
from troyes.rules.names import option_name, outcome_name
from troyes.rules.notation import play
from troyes.rules.position import from_json, to_json
from troyes.rules.state import State

Json = dict[str, Any]
OWNERS = "ABCDN"


def table(**data: Any) -> State:
    """A position in the actions phase of round 3, A to move, unless `data` says otherwise.

    Every seat has 20 deniers, 10 influence and 4 citizens in the supply; `seats` may change that
    one figure at a time.
    """
    players = data.setdefault("players", 2)
    data.setdefault("round", 3)
    data.setdefault("step", "actions")
    seats = data.pop("seats", {})
    data["seats"] = {
        letter: {"deniers": 20, "influence": 10, "supply": 4, **seats.get(letter, {})}
        for letter in OWNERS[:players]
    }
    return from_json(data)


def card(name: str, **more: Any) -> Json:
    """A face-up activity card with `tradesmen` and `cubes`."""
    return {"card": name, **more}


def names(s: State) -> set[str]:
    """The options, or the outcomes, of a state in words."""
    if is_chance(s):
        return {outcome_name(s, outcome) for outcome in outcomes(s)}
    return {option_name(s, option) for option in options(s)}


def after(s: State, line: str) -> Json:
    """The position after a line; the state itself is left as it was."""
    s = s.copy()
    play(s, line)
    return to_json(s)


__all__ = [
    "OWNERS",
    "Json",
    "State",
    "after",
    "card",
    "from_json",
    "names",
    "play",
    "table",
    "to_json",
]
