"""Positions of the King's Challenge, for the tests of section 9."""

from __future__ import annotations

from typing import Any

from table import Json, card, laid, play, table, to_json

from troyes.rules.state import State

PILE = ["henry", "urbain", "thibaut", "chretien", "florentin", "hugues"]
ROLL = {
    2: "=1 =1", 3: "=2 =1", 4: "=1 =3", 5: "=4 =1", 6: "=1 =5", 7: "=3 =4",
    8: "=6 =2", 9: "=4 =5", 10: "=5 =5", 11: "=5 =6", 12: "=6 =6",
}  # fmt: skip


def solo(**position: Any) -> State:
    """The player is to move against le Roy."""
    return table(players=1, **position)


def king(**position: Any) -> State:
    """Le Roy is to move; the player has a red 1, and le Roy one die more than most rows take."""
    position.setdefault("dice", {"N": {"red": [6, 5, 4, 3]}, "A": {"red": [1]}})
    position.setdefault("pile", PILE)
    return table(players=1, actor="N", **position)


def turn(total: int, s: State | None = None, **position: Any) -> dict[str, Any]:
    """The position after le Roy rolled a total."""
    s = king(**position) if s is None else s
    play(s, ROLL[total])
    return to_json(s)


def cards(*entries: str) -> dict[str, Any]:
    """Face-up cards on their spaces: "monk" or "monk A1 N2", P for the picture."""
    lying = []
    for entry in entries:
        name, *men = entry.split()
        places = {man[0]: "picture" if man[1] == "P" else int(man[1]) for man in men}
        lying.append(card(name, tradesmen=places))
    return laid(*lying)


def dice(data: dict[str, Any], owner: str = "N") -> Any:
    """The dice of a district, red, white, yellow."""
    return tuple(data["dice"][owner][colour] for colour in ("red", "white", "yellow"))


def roy_and_player(data: Json) -> tuple[int, int]:
    """The points of le Roy and of the player in the King's Challenge."""
    return data["neutral"]["vp"], data["seats"]["A"]["vp"]
