"""Positions: what is impossible is refused with the place and what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from table import card, from_json, names, play, to_json

from troyes.formats.position import PositionError
from troyes.formats.position_keys import with_new_keys
from troyes.formats.record import Header, Record
from troyes.rules.edition import standard
from troyes.rules.layout import earned_at, on_card, slot_at
from troyes.rules.terms import N_SOURCES, PICTURE, STEPS, UNKNOWN, WAITS, WHITE

BASE: dict[str, Any] = {"players": 2, "round": 3, "step": "actions", "dice": {"N": {"red": [1]}}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 5}, "players: must be a whole number from 1 to 4, not 5"),
        ({"players": None}, "players: must be a whole number"),
        ({"colour": "red"}, "colour: unknown; known are"),
        ({"rules": 9}, "rules: this is version 1, not 9"),
        ({"edition": "mine 123"}, "edition: this is reconstructed"),
        ({"bonus": 1}, "bonus: must be true or false, not 1"),
        ({"round": 7}, "round: must be a whole number from 0 to 4, not 7"),
        ({"step": "lunch"}, "step: must be one of start_player"),
        ({"start": "N"}, "start: the gray player takes no turns"),
        ({"actor": "C"}, "actor: must be one of A, B, N, not 'C'"),
        ({"waits_for": "action", "actor": "N"}, "actor: the neutral player never chooses"),
        ({"waits_for": "black_die", "actor": "A"}, "actor: must be null while the game waits"),
        ({"step": "over", "waits_for": "action", "actor": "A"}, "both or neither must be over"),
        (
            {"step": "placement", "waits_for": "dice", "actor": "A"},
            "waits_for: dice is not asked in the step placement",
        ),
        (
            {"step": "income", "waits_for": "action", "actor": "A"},
            "waits_for: action is not asked in the step income",
        ),
        ({"seats": {"C": {}}}, "seats.C: unknown; known are A, B"),
        ({"seats": {"A": {"gold": 1}}}, "seats.A.gold: unknown"),
        ({"seats": {"A": {"deniers": -1}}}, "seats.A.deniers: must be a whole number from 0"),
        (
            {"seats": {"A": {"influence": 21}}},
            "seats.A.influence: must be a whole number from 0 to 20",
        ),
        (
            {"seats": {"A": {"vp": 3, "earned": {"combat": 2}}}},
            "seats.A.earned: must add up to vp, 3",
        ),
        ({"seats": {"A": {"supply": 13}}}, "seats.A.supply: must be a whole number from 0 to 12"),
        ({"seats": {"A": {"characters": ["henry"] * 2}}}, "henry is dealt twice"),
        ({"seats": {"A": {"characters": ["x"]}}}, "seats.A.characters: must be one of chretien"),
        (
            {"seats": {"A": {"characters": ["henry", "urbain", "hugues"]}}},
            "seats.A.characters: at most 2 with 2 players",
        ),
        ({"neutral": {"vp": 2}}, "neutral: the gray player has neither points nor cards"),
        ({"seats": {"A": {"taken": ["marauding"]}}}, "there is no other marauding"),
        ({"seats": {"A": {"taken": ["war", "war"]}}}, "there is no other war"),
        ({"discarded": ["resistance"]}, "resistance is a bonus card; set bonus to true"),
        ({"events": []}, "events: the first is always marauding"),
        ({"events": [{"event": "war"}]}, "events: the first is always marauding"),
        (
            {"events": [{"event": "marauding", "cubes": ["A"] * 4}]},
            "at most 3; with all banners covered it is countered",
        ),
        ({"events": [{"event": "marauding", "cubes": ["C"]}]}, "must be one of A, B, N"),
        ({"dice": {"A": {"red": [1] * 7}}}, "dice: there are 6 red dice, not 7"),
        ({"dice": {"A": {"red": [7]}}}, "dice.A.red: must be a whole number from 1 to 6, not 7"),
        (
            {"dice": {"A": {"red": [1] * 6, "white": [1] * 6, "yellow": [1]}}},
            "dice.A: at most 12, one for each citizen",
        ),
        ({"buildings": {"palace": [["A"]]}}, "buildings.palace: must be a list of 6"),
        ({"buildings": {"bishopric": [["A"], ["B"]]}}, "row 1: must be a list of 3"),
        ({"lying": {"palace": ["A", "A"]}}, "lying.palace: A can lie there only once"),
        ({"black": [0]}, "black: must be a whole number from 1 to 6"),
        (
            {"cathedral": [[None] * 6, ["A"] + [None] * 5, [None] * 6]},
            "cathedral, level 2: column 1 has a gap below it",
        ),
        ({"pile": ["henry"]}, "pile: only the King's Challenge has a pile"),
        (
            {"activities": {"red": [card("merchant"), None, None]}},
            "belongs to activities.yellow, card 1",
        ),
        ({"activities": {"yellow": [card("baker"), None, None]}}, "baker is a bonus card"),
        (
            {"activities": {"yellow": [card("merchant", cubes={"A": 1}), None, None]}},
            "merchant works at once and holds no cubes",
        ),
        (
            {"activities": {"yellow": [card("merchant", tradesmen={"A": 3}), None, None]}},
            "must be a whole number from 1 to 2, not 3",
        ),
        (
            {"activities": {"yellow": [card("merchant", tradesmen={"A": 1, "B": 1}), None, None]}},
            "two stand on space 1",
        ),
        (
            {"activities": {"yellow": [card("merchant", tradesmen={"N": 1}), None, None]}},
            "the gray player has no tradesmen",
        ),
        (
            {"round": 1, "activities": {"yellow": [None, card("innkeeper"), None]}},
            "lies face down until round 2",
        ),
        ({"turn": {"picks": ["q9"]}}, "'q9' is not a die"),
        ({"turn": {"chosen": [6]}}, "turn.chosen: fewer black dice show 6"),
        ({"turn": {"acted": ["war"]}}, "'war' is not in the queue"),
        ({"waits_for": "cubes", "actor": "A", "turn": {"nonsense": 1}}, "turn.nonsense: unknown"),
        ({"start": None}, "start: must be one of A, B, N, not None"),
        ({"next": None}, "next: must be one of A, B, N, not None"),
        ({"step": "start_player", "next": None}, "next: must be one of A, B, N, not None"),
        ({"dice": 5}, "dice: must be an object with A, B, N"),
        ({"seats": {"A": {"deniers": 10000}}}, "seats.A.deniers: must be a whole number from 0 to"),
        ({"seats": {"A": {"rerolls": 1000}}}, "seats.A.rerolls: must be a whole number from 0 to"),
        ({"seats": {"A": {"earned": {"luck": 1}}}}, "seats.A.earned.luck: unknown"),
        ({"seats": {"A": {"earned": {"combat": -1000}}}}, "combat: must be a whole number from -9"),
        ({"seats": {"A": {"earned": {"combat": 1000}}}}, "combat: must be a whole number from -9"),
        (
            {"seats": {"A": {"earned": {"combat": 500, "other": 500}}}},
            "seats.A.vp: must be a whole number from 0 to 999, not 1000",
        ),
        ({"players": 1, "pile": ["henry", "henry"]}, "pile: every character lies there once"),
        (
            {"activities": {"yellow": [card("merchant", price=3), None, None]}},
            "activities.yellow, card 1.price: unknown",
        ),
        (
            {"activities": {"white": [card("monk", cubes={"A": 1000}), None, None]}},
            "cubes.A: must be a whole number from 0 to 999, not 1000",
        ),
        ({"events": [{"event": "marauding", "age": 1}]}, "events, card 1.age: unknown"),
        ({"discarded": ["picnic"]}, "discarded: must be one of marauding"),
        ({"turn": {"need": 1000}}, "turn.need: must be a whole number from 0 to 999, not 1000"),
        ({"turn": {"acted": ["marauding.x"]}}, "'marauding.x' is not in the queue"),
        ({"turn": {"acted": ["marauding.2"]}}, "'marauding.2' is not in the queue"),
        ({"turn": {"modifier": 10}}, "turn.modifier: must be a whole number from 0 to 9, not 10"),
        ({"turn": {"rolled": [1] * 6}}, "turn: at most 5 dice rolled and 12 picked"),
        ({"turn": {"picks": ["N.r1"] * 13}}, "turn: at most 5 dice rolled and 12 picked"),
        ({"turn": {"rolled": [7]}}, "turn.rolled: must be a whole number from 1 to 6, not 7"),
        ({"turn": {"chosen": [7]}}, "turn.chosen: must be a whole number from 1 to 6, not 7"),
        (
            {"waits_for": "dice", "actor": "A", "turn": {"picks": ["N.r1", "N.r1"]}},
            "turn.picks: there are not that many N.r1",
        ),
        (
            {"waits_for": "archer_die", "actor": "A", "turn": {"rolls_left": 1}},
            "turn.target: archer_die must come from a card that is turned up",
        ),
        (
            {"waits_for": "cubes", "actor": "A", "turn": {"cubes_left": 1, "target": "red-III"}},
            "turn.target: cubes must come from a card that is turned up",
        ),
        (
            {"waits_for": "dice", "actor": "A", "turn": {"target": "agriculture"}},
            "waits_for: nothing can be chosen for dice here",
        ),
        (
            {"turn": {"chosen": [6], "need": 7}, "black": [6]},
            "turn.need: must be 6, what the black dice chosen show",
        ),
        (
            {"turn": {"chosen": [6], "need": 6}, "black": [6]},
            "turn.chosen: must be said for black and black_dice, and only there",
        ),
        (
            {
                "step": "black_dice",
                "waits_for": "black_dice",
                "actor": "A",
                "black": [6],
                "dice": {"A": {"yellow": [5]}},
                "turn": {"chosen": [6], "need": 6},
            },
            "turn.chosen: the actor's dice do not reach that far",
        ),
        *(
            (
                {"waits_for": "dice", "actor": "A", "turn": {"target": target}},
                "turn.target: must be something that is there to be used",
            )
            for target in ("white-II", "pass", "fight:17")
        ),
        ({"turn": {"modifier": 6}}, "turn: no target or modifier while action is awaited"),
        ({"turn": {"target": "cathedral"}}, "turn: no target or modifier while action is awaited"),
        ({"turn": {"most": 28}}, "turn.most: must be a whole number from 0 to 27, not 28"),
        (
            {
                "dice": {"A": {"yellow": [1]}},
                "waits_for": "dice",
                "actor": "A",
                "turn": {"target": "agriculture", "modifier": 1},
            },
            "turn.modifier: the actor has no cube there",
        ),
        ({"turn": {"picks": [["A.r1"]]}}, "turn.picks: ['A.r1'] is not a die; write one like A.y5"),
        ({"turn": {"acted": ["marauding.²"]}}, "turn.acted: 'marauding.²' is not in the queue"),
        ({"turn": {"acted": ["marauding.0"]}}, "turn.acted: 'marauding.0' is not in the queue"),
        (
            {"turn": {"picks": ["N.r1"]}},
            "turn.picks: none are picked while action is awaited",
        ),
        (
            {
                "dice": {"A": {"yellow": [1]}, "N": {"red": [1]}},
                "waits_for": "dice",
                "actor": "A",
                "turn": {"target": "agriculture", "picks": ["N.r1"]},
            },
            "turn.picks: N.r1 cannot be picked for this target",
        ),
        (
            {
                "dice": {"A": {"red": [1]}},
                "waits_for": "origin",
                "actor": "A",
                "turn": {"target": "settle-palace"},
            },
            "turn.picks: these dice do not complete an action",
        ),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        from_json({**BASE, **change})
    assert message in str(caught.value)


@pytest.mark.parametrize(("players", "most"), [(1, 0), (2, 2), (3, 1), (4, 1)])
def test_nobody_holds_more_characters_than_are_dealt(players: int, most: int) -> None:
    """S2, K3."""
    hand = ["henry", "urbain", "hugues"][: most + 1]
    with pytest.raises(PositionError, match=f"at most {most} with {players} players"):
        from_json({**BASE, "players": players, "seats": {"A": {"characters": hand}}})
    s = from_json({**BASE, "players": players, "seats": {"A": {"characters": hand[:most]}}})
    assert to_json(s)["seats"]["A"]["characters"] == hand[:most]


def test_twelve_dice_are_counted_by_district() -> None:
    """T3: the thirteenth is refused where it lies; a neighbour's die is none of them."""
    dozen = {"red": [1] * 5, "white": [6] * 6, "yellow": [6]}
    for holder, neighbour in ("AB", "BC", "CD"):
        data = {**BASE, "players": 4, "dice": {holder: dozen, neighbour: {"red": [1]}}}
        assert to_json(from_json(data))["dice"][holder] == dozen
        data["dice"][holder] = {**dozen, "yellow": [5, 6]}
        with pytest.raises(PositionError, match=rf"dice\.{holder}: at most 12"):
            from_json(data)


def test_too_many_citizens_are_noticed() -> None:
    """T3."""
    with pytest.raises(PositionError, match="A has 12 citizens, not 13"):
        from_json(
            {**BASE, "seats": {"A": {"supply": 12}}, "lying": {"palace": ["A"]}},
        )
    rows = [["N"] * 3, ["N"] * 3]
    with pytest.raises(PositionError, match="N has 8 citizens, not 9"):
        from_json(
            {
                **BASE,
                "buildings": {"bishopric": rows},
                "lying": {b: ["N"] for b in ("palace", "bishopric", "city_hall")},
            },
        )


@pytest.mark.parametrize("data", [None, 5, [], "x"])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(PositionError, match="a position is a JSON object"):
        from_json(data)


def test_what_is_left_out_is_empty() -> None:
    s = from_json({"players": 3})
    data = to_json(s)
    assert data["round"] == 2  # without dice the first round ends at once (P4.1)
    assert data["seats"]["A"]["deniers"] == 0
    assert data["seats"]["A"]["supply"] == 0
    assert data["waits_for"] == "activity_card"


def test_who_comes_next_follows_from_who_is_asked() -> None:
    s = from_json({**BASE, "players": 3, "waits_for": "action", "actor": "B"})
    play(s, "pass")
    assert to_json(s)["actor"] == "C"


def test_after_the_player_comes_le_roy() -> None:
    """K8."""
    s = from_json({**BASE, "players": 1, "waits_for": "action", "actor": "A"})
    assert to_json(s)["next"] == "N"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_before_the_first_draw_there_is_no_start_player(players: int) -> None:
    """S5: and so the position says, and reads back."""
    names_of = [f"Player {letter}" for letter in "ABC"[:players]]
    header = Header(players, False, True, names_of, standard().identity)
    data = to_json(Record(header, []).start())
    assert (data["waits_for"], data["start"], data["open_scores"]) == ("start_player", None, True)
    short = from_json({"players": players, "step": "start_player", "start": None})
    assert (to_json(short)["start"], to_json(short)["next"]) == (None, "A")


@pytest.mark.parametrize("acted", [["brigands"], ["brigands.2"], ["marauding", "brigands.2"]])
def test_copies_of_an_event_are_told_apart(acted: list[str]) -> None:
    """P3.3: which of two Brigands has had its effect."""
    queue = [{"event": name} for name in ("marauding", "brigands", "brigands")]
    turn = {"acted": acted}
    s = from_json({**BASE, "waits_for": "action", "actor": "A", "events": queue, "turn": turn})
    assert to_json(s)["turn"]["acted"] == acted


def test_a_group_of_three_is_complete() -> None:
    """A0.1: nothing joins it, only the end of the group is left."""
    picks = ["A.y1", "A.y2", "A.y3"]
    turn = {"target": "agriculture", "picks": picks}
    dice = {"A": {"yellow": [1, 2, 3, 4]}}
    s = from_json({**BASE, "dice": dice, "waits_for": "dice", "actor": "A", "turn": turn})
    assert names(s) == {"stop"}


def test_a_cube_that_does_not_fit_the_target_lets_no_dice_be_chosen() -> None:
    """A0.4, C.confession: dice that count more show no column of the cathedral."""
    position = {
        **BASE,
        "dice": {"A": {"white": [3]}},
        "activities": {"white": [None, card("confession", cubes={"A": 1}), None]},
        "waits_for": "dice",
        "actor": "A",
    }
    with pytest.raises(PositionError, match="nothing can be chosen for dice"):
        from_json({**position, "turn": {"target": "cathedral", "modifier": 5}})
    assert names(from_json({**position, "turn": {"target": "cathedral"}})) == {"w3"}


def test_cubes_may_be_none() -> None:
    s = from_json(
        {**BASE, "activities": {"white": [card("monk", cubes={"A": 0, "B": 999}), None, None]}}
    )
    assert to_json(s)["activities"]["white"][0]["cubes"] == {"B": 999}


def test_a_finished_game_can_be_written_down() -> None:
    """P6."""
    s = from_json({"players": 2, "round": 4, "step": "over", "seats": {"A": {"vp": 5}}})
    assert to_json(s)["waits_for"] == "over"
    assert names(s) == set()


def test_a_die_of_thirteen_is_not_there_to_pick() -> None:
    """P3.4: twelve dice can all be used against black dice."""
    dice = {"A": {"red": [1] * 6, "white": [1] * 6}}
    s = from_json({"players": 2, "round": 1, "step": "black_dice", "black": [6], "dice": dice})
    play(s, "counter r1 r1 r1 r1 r1 r1 w1 w1 w1 w1 w1 w1 ...")
    assert len(to_json(s)["turn"]["picks"]) == 12
    assert names(s) == {"stop"}
    play(s, "stop")
    assert to_json(s)["black"] == []
    assert to_json(s)["seats"]["A"]["influence"] == 1


@pytest.mark.parametrize(
    ("step", "wait", "old", "new"),
    [
        ("characters", "character", {"cursor": 1}, {"dealt": 1}),
        ("placement", "space", {"cursor": 3}, {"placed": 3}),
        (
            "placement",
            "roy_placement_die",
            {"cursor": 4, "roy_turns": 2},
            {"placed": 4, "roy_placed": 2},
        ),
        ("reveal", "activity_card", {"cursor": 2}, {"revealed": 2}),
        ("workforce", "workforce_die", {"cursor": 17}, {"next_space": 17}),
        (
            "black_roll",
            "black_die",
            {"cursor": 1, "black_todo": 2},
            {"black_rolled": 1, "black_todo": 2},
        ),
        ("actions", "action", {"roy_turns": 5}, {"roy_turns": 5}),
        ("actions", "roy_die", {"roy_turns": 1, "roll": 6}, {"roy_turns": 1, "roy_die": 6}),
        ("actions", "reroll_die", {"roll": 2}, {"reroll_colour": 2}),
        ("actions", "archer_die", {"todo": 3, "roll": 1}, {"rolls_left": 3, "hits": 1}),
        ("actions", "cubes", {"todo": 2, "roll": 2}, {"cubes_left": 2, "hits": 2}),
        ("actions", "number", {"total": 9, "todo": 3}, {"total": 9, "most": 3}),
    ],
)
def test_a_turn_of_version_0_1_0_is_read(
    step: str, wait: str, old: dict[str, int], new: dict[str, int]
) -> None:
    """One key stood for several figures; which one, the step or the wait said."""
    assert with_new_keys(old, STEPS.index(step), WAITS.index(wait)) == new
    assert with_new_keys(new, STEPS.index(step), WAITS.index(wait)) == new


def test_a_position_of_version_0_1_0_is_read() -> None:
    cards = {"red": [card("archer"), None, None]}
    position = {**BASE, "waits_for": "archer_die", "actor": "A", "activities": cards}
    turn = {"target": "red-I", "total": 6, "todo": 2, "roll": 1}
    s = from_json({**position, "turn": turn})
    assert (s.rolls_left, s.hits) == (2, 1)
    assert to_json(s)["turn"] == {"target": "red-I", "total": 6, "rolls_left": 2, "hits": 1}


def test_what_a_position_says_is_in_the_state() -> None:
    """S1, T3, A1.3: figures that `to_json` does not write, or writes under other names."""
    monk = {"card": "monk", "tradesmen": {"A": "picture", "B": 1}, "cubes": {"A": 2}}
    seats = {"A": {"supply": 9, "vp": None, "earned": None}, "B": {"supply": 11, "vp": 0}}
    s = from_json({
        **BASE, "waits_for": "action", "actor": "A", "seats": seats, "lying": {"palace": ["A"]},
        "activities": {"white": [monk, None, None]}, "turn": {"acted": ["marauding.1"]},
    })  # fmt: skip
    assert [s.trade[on_card(slot_at(WHITE, 1), seat)] for seat in (0, 1)] == [PICTURE, 1]
    assert list(s.general[:2]) == [1, 0]  # of 12: 9 + 1 lying + 1 tradesman, and 11 + 1
    assert list(s.earned[earned_at(0, 0) : earned_at(1, 0)]) == [UNKNOWN] * N_SOURCES
    assert not any(s.earned[earned_at(1, 0) : earned_at(2, 0)])
    assert s.open_scores == 0
    assert s.acted[0] == 1


@pytest.mark.parametrize("name", ["falcon", None])
def test_a_card_that_does_not_exist_is_refused(name: str | None) -> None:
    message = f"activities.yellow, card 1.card: must be one of archer, .*, not {name!r}"
    with pytest.raises(PositionError, match=message):
        from_json({**BASE, "activities": {"yellow": [{"card": name}, None, None]}})


def test_an_event_beside_the_queue_is_no_target() -> None:
    """A3.1: positions of the queue count from 0; the one after the last has no event."""
    queue = [{"event": "marauding"}, {"event": "war"}]
    turn = {"waits_for": "dice", "actor": "A", "events": queue, "dice": {"A": {"red": [6]}}}
    assert names(from_json({**BASE, **turn, "turn": {"target": "fight:1"}}))
    with pytest.raises(PositionError, match=r"turn.target: must be something that is there"):
        from_json({**BASE, **turn, "turn": {"target": "fight:2"}})


def test_the_step_decides_what_a_key_of_version_0_1_0_means() -> None:
    """Their numbers differ here; those of workforce and black dice are the same by chance."""
    position = {"players": 2, "round": 1, "step": "reveal", "waits_for": "activity_card"}
    s = from_json({**position, "turn": {"cursor": 1}})
    assert to_json(s)["turn"] == {"revealed": 1}
