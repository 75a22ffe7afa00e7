"""Section 7: the six characters, with every threshold (F2, H.*, Z5), for le Roy too (K8, K9.6)."""

from __future__ import annotations

from typing import Any

import pytest
from table import NINE_CARDS, after, card, table

from troyes.rules.scoring import breakdown, final_vp
from troyes.rules.state import State

ALL = ("chretien", "urbain", "thibaut", "hugues", "florentin", "henry")
A, B, C, D, ROY = range(5)
STEPS_OF = {
    "chretien": {0: 0, 2: 0, 3: 1, 4: 1, 5: 3, 6: 3, 7: 6, 8: 6, 12: 6},
    "urbain": {0: 0, 2: 0, 3: 1, 4: 1, 5: 3, 6: 3, 7: 6, 8: 6, 18: 6},
    "thibaut": {0: 0, 5: 0, 6: 1, 11: 1, 12: 3, 17: 3, 18: 6, 60: 6},
    "hugues": {0: 0, 4: 0, 5: 1, 9: 1, 10: 3, 14: 3, 15: 6, 20: 6},
    "florentin": {0: 0, 1: 0, 2: 1, 3: 1, 4: 3, 5: 3, 6: 6, 9: 6},
    "henry": {0: 0, 1: 1, 2: 1, 3: 3, 4: 3, 5: 6, 7: 6},
}
TWO_PLAYERS = {
    **STEPS_OF,
    "chretien": {0: 0, 3: 0, 4: 1, 5: 1, 6: 3, 7: 3, 8: 6, 12: 6},
    "urbain": {0: 0, 3: 0, 4: 1, 5: 1, 6: 3, 7: 3, 8: 6, 18: 6},
}
TAKEN = ["brigands"] * 3 + ["skirmishes"] * 2 + ["war", "drought"]


def standing(n: int, owner: str = "A") -> dict[str, Any]:
    """The first n of the 18 spaces of the buildings, Palace first."""
    owners = [owner] * n + [None] * (18 - n)
    return {
        "palace": [[x] for x in owners[:6]],
        "bishopric": [owners[6:9], owners[9:12]],
        "city_hall": [owners[12:14], owners[14:16], owners[16:18]],
    }


def tradesmen(n: int, owner: str = "A", space: int | str = 1) -> dict[str, Any]:
    """Nine cards, with a tradesman on the first n."""
    on = iter([{owner: space}] * n + [{}] * (9 - n))
    return {
        colour: [card(name, tradesmen=next(on)) for name in row]
        for colour, row in NINE_CARDS.items()
    }


def levels(n: int, owner: str = "A") -> list[list[str | None]]:
    """The first n spaces of the cathedral."""
    owners = [owner] * n + [None] * (18 - n)
    return [owners[0:6], owners[6:12], owners[12:18]]


def with_count(character: str, n: int) -> dict[str, Any]:
    """A position in which A has n of what a character counts."""
    purse = {"deniers": 0, "influence": 0, "supply": 0}
    positions: dict[str, dict[str, Any]] = {
        "chretien": {"buildings": standing(n), "seats": {"A": purse}},
        "urbain": {"cathedral": levels(n), "seats": {"A": purse}},
        "thibaut": {"seats": {"A": {**purse, "deniers": n}}},
        "hugues": {"seats": {"A": {**purse, "influence": n}}},
        "florentin": {"activities": tradesmen(n), "seats": {"A": purse}},
        "henry": {"seats": {"A": {**purse, "taken": TAKEN[:n]}}},
    }
    return positions[character]


def dealt(character: str, players: int = 3, **position: Any) -> State:
    """A game over in which B alone was dealt the character in question."""
    rounds = {2: 4, 3: 5, 4: 6}[players]
    seats = position.pop("seats", {})
    seats["B"] = {"characters": [character], **seats.get("B", {})}
    return table(players=players, round=rounds, step="over", seats=seats, **position)


def cases(thresholds: dict[str, dict[int, int]]) -> list[tuple[str, int, int]]:
    return [(name, n, vp) for name, steps in thresholds.items() for n, vp in steps.items()]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("name", "n", "vp"), cases(STEPS_OF))
def test_thresholds(players: int, name: str, n: int, vp: int) -> None:
    """F2, Z5: 1, 3 or 6 VP, with both ends of every step."""
    assert breakdown(dealt(name, players, **with_count(name, n)), A)[name] == vp


@pytest.mark.parametrize(("name", "n", "vp"), cases(TWO_PLAYERS))
def test_thresholds_with_two_players(name: str, n: int, vp: int) -> None:
    """F2: Chrétien and Urbain ask for one more; the others are as ever."""
    assert breakdown(dealt(name, 2, **with_count(name, n)), A)[name] == vp


@pytest.mark.parametrize(("name", "n", "vp"), cases(TWO_PLAYERS))
def test_thresholds_of_the_player_in_solo(name: str, n: int, vp: int) -> None:
    """F2, K11: against le Roy the two-player thresholds count for the player."""
    s = table(players=1, round=4, step="over", pile=[name], **with_count(name, n))
    assert breakdown(s, A)[name] == vp


# --- who is scored by what -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_character_scores_everybody(name: str) -> None:
    """F2: not only the player to whom it was dealt."""
    s = dealt(name, 4, seats={seat: {"deniers": 12, "influence": 10} for seat in "ABCD"})
    expected = {"thibaut": 3, "hugues": 3}.get(name, 0)
    for seat in range(4):
        assert breakdown(s, seat)[name] == expected
        assert final_vp(s, seat) == expected - 6


def test_a_character_that_was_not_dealt_scores_nobody() -> None:
    """F2, S2: those left over stay out."""
    s = dealt("henry", 4, seats={"A": {"deniers": 99, "influence": 20}}, cathedral=levels(18))
    assert final_vp(s, A) == 0
    assert "thibaut" not in breakdown(s, A)


def test_four_characters_are_in_play_with_two_players() -> None:
    """F2, S2: two were dealt to each, and all four score both."""
    rich = {"deniers": 18, "influence": 15}
    s = table(
        round=4,
        step="over",
        seats={
            "A": {**rich, "characters": ["thibaut", "henry"]},
            "B": {**rich, "characters": ["hugues", "urbain"]},
        },
    )
    for seat in (A, B):
        parts = breakdown(s, seat)
        assert [parts[name] for name in ("thibaut", "henry", "hugues", "urbain")] == [6, 0, 6, 0]
        assert final_vp(s, seat) == 6 + 6 - 6


def test_one_character_each_with_four_players() -> None:
    """F2: four cards in play, and all of them count for A."""
    s = table(
        players=4,
        round=6,
        step="over",
        seats={
            "A": {"deniers": 6, "influence": 5, "taken": ["war"], "characters": ["henry"]},
            "B": {"characters": ["thibaut"]},
            "C": {"characters": ["hugues"]},
            "D": {"characters": ["florentin"]},
        },
        activities=tradesmen(2, space="picture"),
        cathedral=levels(18),
    )
    assert final_vp(s, A) == 1 + 1 + 1 + 1


# --- what exactly is counted ---------------------------------------------------------------------


def test_chretien_counts_all_three_buildings() -> None:
    """H.chretien: Palace, Bishopric and City Hall together."""
    s = dealt(
        "chretien",
        buildings={
            "palace": [["A"], [None], [None], ["B"], [None], [None]],
            "bishopric": [[None, "A", None], ["N", None, None]],
            "city_hall": [[None, None], [None, None], ["B", "A"]],
        },
    )
    assert breakdown(s, A)["chretien"] == 1
    assert breakdown(s, B)["chretien"] == 0


def test_chretien_counts_standing_citizens_only() -> None:
    """H.chretien: neither lying citizens nor tradesmen nor the supply."""
    s = dealt(
        "chretien",
        buildings=standing(2),
        lying={"palace": ["A"], "bishopric": ["A"]},
        activities=tradesmen(4),
    )
    assert breakdown(s, A)["chretien"] == 0


def test_urbain_counts_own_cubes_of_all_levels() -> None:
    """H.urbain: gray cubes and those of others are not one's own."""
    s = dealt(
        "urbain",
        cathedral=[
            ["A", "B", "N", "A", "B", None],
            ["A", "B", "N", None, None, None],
            [None, "B", None, None, None, None],
        ],
    )
    assert breakdown(s, A)["urbain"] == 1
    assert breakdown(s, B)["urbain"] == 1
    assert breakdown(s, C)["urbain"] == 0


def test_thibaut_counts_the_purse() -> None:
    """H.thibaut: each player's own deniers, whatever their influence."""
    seats = {
        "A": {"deniers": 17, "influence": 20},
        "B": {"deniers": 18, "influence": 0},
        "C": {"deniers": 5, "influence": 20},
    }
    s = dealt("thibaut", seats=seats)
    assert [breakdown(s, seat)["thibaut"] for seat in (A, B, C)] == [3, 6, 0]


def test_hugues_counts_influence() -> None:
    """H.hugues: each player's own influence, whatever their purse."""
    seats = {
        "A": {"deniers": 0, "influence": 14},
        "B": {"deniers": 0, "influence": 15},
        "C": {"deniers": 99, "influence": 4},
    }
    s = dealt("hugues", seats=seats)
    assert [breakdown(s, seat)["hugues"] for seat in (A, B, C)] == [3, 6, 0]


def test_florentin_counts_tradesmen_on_pictures() -> None:
    """H.florentin: those on the picture too."""
    s = dealt("florentin", activities=tradesmen(4, space="picture"))
    assert breakdown(s, A)["florentin"] == 3
    assert breakdown(s, A)["tradesmen"] == 0


def test_florentin_counts_mixed_places() -> None:
    """H.florentin: first space, second space and picture are one tradesman each."""
    s = dealt(
        "florentin",
        activities={
            "red": [card("archer", tradesmen={"A": 2}), None, None],
            "white": [card("monk", tradesmen={"A": "picture", "B": 1}), None, None],
            "yellow": [card("merchant", tradesmen={"A": 1, "B": 2}), None, None],
        },
    )
    assert breakdown(s, A)["florentin"] == 1
    assert breakdown(s, B)["florentin"] == 1


def test_henry_counts_cards_of_every_deck() -> None:
    """H.henry: red, white and yellow cards alike; cubes on events do not matter."""
    s = dealt(
        "henry",
        seats={"A": {"taken": ["war", "heresy", "support"]}},
        events=[{"event": "marauding", "cubes": ["B", "B"]}],
    )
    assert breakdown(s, A)["henry"] == 3
    assert breakdown(s, B)["henry"] == 0


def test_two_players_do_not_change_the_other_thresholds() -> None:
    """F2: the last column is for Chrétien and Urbain only."""
    s = table(
        round=4,
        step="over",
        seats={
            "A": {"deniers": 6, "influence": 5, "characters": ["thibaut", "hugues"]},
            "B": {"taken": ["war"], "characters": ["florentin", "henry"]},
        },
        activities=tradesmen(2, owner="B"),
    )
    assert [breakdown(s, A)[name] for name in ("thibaut", "hugues")] == [1, 1]
    assert [breakdown(s, B)[name] for name in ("florentin", "henry")] == [1, 1]


# --- K8, K9.6: an 8 of le Roy's ------------------------------------------------------------------


def eight(**position: Any) -> tuple[int, int, int]:
    """The points of le Roy and the player after an 8, and how many characters have scored."""
    dice = {"N": {"red": [5, 6]}, "A": {"red": [1]}}
    data = after(table(players=1, actor="N", dice=dice, **position), "=4 =4")
    assert data["dice"]["N"]["red"] == [5, 6]  # free of charge
    return data["neutral"]["vp"], data["seats"]["A"]["vp"], data["pile_scored"]


def test_the_top_character_scores_both_and_leaves() -> None:
    """K8: at once; the next 8 scores the following one."""
    position = {
        "pile": ["henry", "urbain"],
        "seats": {"A": {"taken": ["war"]}},
        "neutral": {"taken": ["drought", "heresy", "support"]},
        "cathedral": [["A"] * 6, ["N"] * 4 + [None] * 2, [None] * 6],
    }
    assert eight(**position) == (3, 1, 1)
    assert eight(pile_scored=1, **position) == (1, 3, 2)


def test_a_scored_character_does_not_count_at_the_end() -> None:
    """K8, K11: it has left."""
    s = table(players=1, round=4, step="over", pile=list(ALL), pile_scored=4)
    assert [name for name in ALL if name in breakdown(s, A)] == ["florentin", "henry"]


def test_no_character_is_left() -> None:
    """K9.6: le Roy gains 1 VP, the player nothing."""
    assert eight(pile=list(ALL), pile_scored=6, seats={"A": {"taken": ["war"]}}) == (1, 0, 6)


@pytest.mark.parametrize(("pile", "scored"), [([], 0), (["henry"], 1), (["urbain", "henry"], 2)])
def test_no_character_is_left_of_a_short_pile(pile: list[str], scored: int) -> None:
    """K9.6: the same in a position that names fewer than six characters."""
    assert eight(pile=pile, pile_scored=scored, seats={"A": {"taken": ["war"]}})[:2] == (1, 0)


@pytest.mark.parametrize("name", ["thibaut", "hugues"])
def test_characters_that_le_roy_never_scores(name: str) -> None:
    """K9.6: the player does."""
    seats = {"A": {"deniers": 18, "influence": 15}}
    assert eight(pile=[name, "henry"], seats=seats) == (0, 6, 1)


HIS = {name: TWO_PLAYERS[name] for name in ("chretien", "urbain", "florentin", "henry")}


@pytest.mark.parametrize(("name", "n", "vp"), cases(HIS))
def test_thresholds_of_le_roy(name: str, n: int, vp: int) -> None:
    """K9.6, K11: those of two players, during the game and at its end."""
    positions: dict[str, dict[str, Any]] = {
        "chretien": {"buildings": standing(n, "N")},
        "urbain": {"cathedral": levels(n, "N")},
        "florentin": {"activities": tradesmen(n, "N")},
        "henry": {"neutral": {"taken": TAKEN[:n]}},
    }
    position = positions[name]
    assert eight(pile=[name], **position) == (vp, 0, 1)
    s = table(players=1, round=4, step="over", pile=[name], **position)
    assert breakdown(s, ROY)[name] == vp


def test_thibaut_and_hugues_give_him_nothing_at_the_end() -> None:
    """K9.6, K11: nor does the total of the player change his."""
    s = table(players=1, round=4, step="over", pile=["thibaut", "hugues"])
    assert final_vp(s, ROY) == -6
    assert final_vp(s, A) == 6 + 3 - 6


@pytest.mark.parametrize(
    "event",
    [
        "succession_conflict", "brigands", "skirmishes", "war", "normans_attack", "support",
        "civil_war", "wayfarers", "drought", "traveling_builders", "interrupted_work", "heresy",
        "theological_conflict", "resistance",
    ],
)  # fmt: skip
def test_henry_counts_every_event(event: str) -> None:
    """H.henry: one card of any kind is worth 1 VP."""
    seats = {"A": {"taken": [event], "characters": ["henry"]}}
    s = table(players=3, round=5, step="over", bonus=True, seats=seats)
    assert breakdown(s, A)["henry"] == 1
    assert breakdown(s, B)["henry"] == 0
