"""Section 7: what counts when the game is over (F1, F3); characters have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest
from table import card, play, table, to_json

from troyes.rules.engine import is_over
from troyes.rules.scoring import breakdown, final_vp, winners
from troyes.rules.state import State

LEVEL_OF_A = ["A", None, None, None, None, None]
EMPTY_LEVEL = [None] * 6
A, B, C, D = range(4)
SPACES = {
    "merchant": ("yellow", 1, 2, 1),
    "miller": ("yellow", 1, 2, 1),
    "artisan": ("yellow", 1, 2, 1),
    "baker": ("yellow", 1, 2, 1),
    "militiaman": ("yellow", 2, 3, 2),
    "innkeeper": ("yellow", 2, 3, 2),
    "blacksmith": ("yellow", 2, 3, 2),
    "sculptor": ("yellow", 3, 6, 5),
    "journeyman": ("yellow", 3, 2, 1),
    "goldsmith": ("yellow", 3, 3, 2),
    "monk": ("white", 1, 3, 2),
    "priest": ("white", 1, 3, 2),
    "tithe": ("white", 1, 3, 2),
    "apprenticeship": ("white", 2, 3, 2),
    "confession": ("white", 2, 3, 2),
    "templar": ("white", 2, 3, 2),
    "prior": ("white", 2, 4, 3),
    "glassblower": ("white", 3, 3, 2),
    "pilgrimage": ("white", 3, 1, 1),
    "procession": ("white", 3, 3, 2),
    "archer": ("red", 1, 3, 2),
    "diplomat": ("red", 1, 2, 1),
    "chivalry": ("red", 1, 2, 1),
    "hunting": ("red", 2, 3, 1),
    "mercenary": ("red", 2, 1, 1),
    "tax_collector": ("red", 2, 2, 1),
    "joust": ("red", 3, 3, 2),
    "captain": ("red", 3, 3, 2),
    "troubadour": ("red", 3, 3, 2),
    "banquet": ("red", 3, 3, 2),
}


def ended(players: int = 3, **more: Any) -> State:
    """A game that is over; A has a cube on every level, the others pay for three empty ones."""
    rounds = {2: 4, 3: 5, 4: 6}[players]
    more.setdefault("cathedral", [LEVEL_OF_A] * 3)
    return table(players=players, round=rounds, step="over", **more)


def one_card(colour: str, round_number: int, entry: dict[str, Any]) -> dict[str, Any]:
    """Nine spaces for cards, one of them with a card on it."""
    return {colour: [entry if k == round_number else None for k in (1, 2, 3)]}


# --- F1: points gained in play -------------------------------------------------------------------


def test_points_gained_in_play_are_kept() -> None:
    """F1: the final total starts from what was gained during the game."""
    assert final_vp(ended(seats={"A": {"vp": 13}}), A) == 13


def test_nothing_is_scored_for_money_influence_and_supply_alone() -> None:
    """F1: deniers, influence and citizens count only through characters."""
    assert final_vp(ended(seats={"A": {"deniers": 99, "influence": 20, "supply": 12}}), A) == 0


def test_the_parts_add_up_to_the_total() -> None:
    """F1: every part of the score appears in the breakdown, and they sum up."""
    s = ended(
        seats={"A": {"vp": 7, "characters": ["thibaut"]}, "B": {"vp": 2, "characters": ["urbain"]}},
        activities=one_card("red", 3, card("joust", tradesmen={"A": 2, "B": 1})),
        events=[{"event": "marauding", "cubes": ["A", "B"]}, {"event": "war", "cubes": ["A"]}],
        cathedral=[["A", "B", "A", None, None, None], LEVEL_OF_A, EMPTY_LEVEL],
    )
    # A: 7, joust 2, two events, one empty level, 20 deniers 6 VP, 3 cubes on the cathedral 1 VP
    assert final_vp(s, A) == 7 + 2 + 2 - 2 + 6 + 1
    # B: 2, joust 3, one event, two empty levels, 20 deniers 6 VP, 1 cube nothing
    assert final_vp(s, B) == 2 + 3 + 1 - 4 + 6 + 0
    for owner in (A, B, C):
        parts = breakdown(s, owner)
        assert parts.pop("total") == sum(parts.values()) == final_vp(s, owner)


# --- F1: events still in the queue ---------------------------------------------------------------


def test_an_event_with_a_cube_is_worth_one_point() -> None:
    """F1: 1 VP for each event in the queue with at least one own cube."""
    s = ended(
        events=[
            {"event": "marauding"},
            {"event": "brigands", "cubes": ["A"]},
            {"event": "drought", "cubes": ["B", "A"]},
        ]
    )
    assert breakdown(s, A)["events"] == 2
    assert breakdown(s, B)["events"] == 1
    assert breakdown(s, C)["events"] == 0


def test_several_cubes_on_one_event_are_worth_no_more() -> None:
    """F1: the event counts, not the cubes."""
    s = ended(events=[{"event": "marauding"}, {"event": "war", "cubes": ["A"] * 6}])
    assert breakdown(s, A)["events"] == 1


def test_marauding_counts_as_an_event() -> None:
    """F1: Marauding included."""
    s = ended(events=[{"event": "marauding", "cubes": ["N", "A"]}])
    assert breakdown(s, A)["events"] == 1
    assert final_vp(s, A) == 1


def test_each_of_two_equal_events_counts() -> None:
    """F1: two Brigands are two events."""
    brigands = {"event": "brigands", "cubes": ["A"]}
    s = ended(events=[{"event": "marauding"}, brigands, brigands])
    assert breakdown(s, A)["events"] == 2


def test_events_taken_or_discarded_give_nothing_without_henry() -> None:
    """F1: only events still in the queue count."""
    s = ended(seats={"A": {"taken": ["war", "brigands"]}}, discarded=["drought"])
    assert final_vp(s, A) == 0


# --- F1: tradesmen -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SPACES)
def test_spaces_of_every_card(name: str) -> None:
    """F1, section 11: the first and the second space give the printed points."""
    colour, round_number, first, second = SPACES[name]
    entry = card(name, tradesmen={"A": 1, "B": 2})
    s = ended(bonus=True, activities=one_card(colour, round_number, entry))
    assert breakdown(s, A)["tradesmen"] == first
    assert breakdown(s, B)["tradesmen"] == second
    assert breakdown(s, C)["tradesmen"] == 0


def test_a_tradesman_on_the_picture_gives_nothing() -> None:
    """F1, A1.3: the picture is worth no points, even if a space has fallen free."""
    entry = card("sculptor", tradesmen={"A": "picture", "B": 2})
    s = ended(activities=one_card("yellow", 3, entry))
    assert breakdown(s, A)["tradesmen"] == 0
    assert breakdown(s, B)["tradesmen"] == 5


def test_tradesmen_of_all_cards_add_up() -> None:
    """F1: the points of all one's tradesmen."""
    s = ended(
        activities={
            "red": [card("archer", tradesmen={"A": 1}), None, None],
            "white": [None, card("templar", tradesmen={"A": 2}), None],
            "yellow": [None, None, card("journeyman", tradesmen={"A": 1})],
        }
    )
    assert breakdown(s, A)["tradesmen"] == 3 + 2 + 2


def test_cubes_left_on_a_card_give_nothing() -> None:
    """F1: only the tradesman counts, not unused cubes on the card."""
    s = ended(activities=one_card("white", 1, card("priest", cubes={"A": 4})))
    assert final_vp(s, A) == 0


# --- F1: cathedral levels ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "loss"), [("...", -6), ("A..", -4), ("AA.", -2), ("AAA", 0), ("BA.", -4)]
)
def test_two_points_for_each_level_without_a_cube(levels: str, loss: int) -> None:
    """F1: minus 2 VP per level without a cube of one's own; other people's cubes do not help."""
    rows = [[None if c == "." else c, None, None, None, None, None] for c in levels]
    s = ended(cathedral=rows)
    assert breakdown(s, A)["cathedral_levels"] == loss
    assert final_vp(s, A) == loss


def test_many_cubes_on_one_level_do_not_pay_for_the_others() -> None:
    """F1: every level is looked at alone."""
    s = ended(cathedral=[["A"] * 6, ["B"] * 6, ["B"] * 6])
    assert final_vp(s, A) == -4
    assert final_vp(s, B) == -2


# --- F1: the pieces of the gray player count for nobody ------------------------------------------


def test_gray_pieces_help_nobody() -> None:
    """F1: gray cubes on events and cathedral are not the players'."""
    s = ended(
        cathedral=[["N"] * 6, ["N"] * 6, ["N"] * 6],
        events=[{"event": "marauding", "cubes": ["N", "N"]}],
    )
    assert [final_vp(s, seat) for seat in (A, B, C)] == [-6, -6, -6]


# --- F3 ------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """F3: the highest total wins, not the most points gained in play."""
    s = ended(seats={"A": {"vp": 10}, "B": {"vp": 15}, "C": {"vp": 12}})
    # the cathedral costs B and C 6 each: 10, 9 and 6 remain
    assert winners(s) == [A]


def test_a_single_winner_by_one_point() -> None:
    """F3: one point decides."""
    assert winners(ended(seats={"A": {"vp": 4}, "B": {"vp": 11}})) == [B]


def test_equal_totals_share_the_victory() -> None:
    """F3: there is no tie-break."""
    s = ended(
        players=4,
        seats={
            "A": {"vp": 4, "deniers": 0},
            "B": {"vp": 10, "deniers": 50},
            "C": {"vp": 9},
            "D": {"vp": 10},
        },
    )
    assert winners(s) == [A, B, D]


def test_all_may_win() -> None:
    """F3: an equal score for everybody is a victory for everybody."""
    assert winners(ended(players=2, cathedral=[EMPTY_LEVEL] * 3)) == [A, B]


def test_a_total_can_be_negative() -> None:
    """F3: the end of the game may take a player below zero."""
    s = ended(seats={"B": {"vp": 1}})
    assert final_vp(s, B) == -5
    assert final_vp(s, C) == -6


def test_negative_totals_still_have_a_winner() -> None:
    """F3: the plain sum decides, below zero too."""
    s = ended(players=2, seats={"A": {"vp": 2}, "B": {"vp": 3}}, cathedral=[EMPTY_LEVEL] * 3)
    assert [final_vp(s, A), final_vp(s, B)] == [-4, -3]
    assert winners(s) == [B]


# --- the way to the end --------------------------------------------------------------------------


def test_deniers_of_the_district_count_for_thibaut_at_the_end() -> None:
    """P5, P6, F2: the last round ends before the scoring, so a pass still brings its deniers."""
    s = table(
        round=4,
        seats={
            "A": {"deniers": 4, "characters": ["thibaut", "henry"]},
            "B": {"deniers": 3, "characters": ["hugues", "urbain"]},
        },
        dice={"N": {"red": [1]}},
    )
    play(s, "pass")
    play(s, "pass")
    assert is_over(s)
    assert to_json(s)["seats"]["A"]["deniers"] == 6
    assert breakdown(s, A)["thibaut"] == 1  # 4 and 2 of the pass are 6
    assert breakdown(s, B)["thibaut"] == 0  # 3 and 2 are 5


def test_citizens_are_not_lying_any_more_when_the_game_is_scored() -> None:
    """P5, F2: lying citizens have gone home and count for nothing."""
    s = table(
        round=4,
        seats={"A": {"characters": ["chretien"]}},
        buildings={"palace": [["A"], ["A"], ["A"], [None], [None], [None]]},
        lying={"palace": ["A"], "bishopric": ["A"]},
        dice={"N": {"red": [1]}},
    )
    play(s, "pass")
    play(s, "pass")
    assert is_over(s)
    assert breakdown(s, A)["chretien"] == 0  # three stand; with 2 players four are needed


def test_game_ends_after_the_last_round_only() -> None:
    """P6, S4: with 2 players round 3 is not the last."""
    s = table(round=3, dice={"N": {"red": [1]}})
    play(s, "pass")
    play(s, "pass")
    assert not is_over(s)
    assert to_json(s)["round"] == 4
