"""Terms and setup: T1 to T7, S1 to S7."""

from __future__ import annotations

from collections import Counter

import pytest
from table import (
    Json,
    State,
    after,
    board,
    card,
    drawn,
    from_json,
    names,
    play,
    table,
    to_json,
)

from troyes.play.game import Game
from troyes.play.view import view

ALL_SPACES = (
    {f"palace-{k}" for k in range(1, 7)}
    | {f"bishopric-{row}.{k}" for row in (1, 2) for k in (1, 2, 3)}
    | {f"city_hall-{row}.{k}" for row in (1, 2, 3) for k in (1, 2)}
)
TWO_PLAYER_GRAY = {
    "palace-2",
    "palace-5",
    "bishopric-1.3",
    "bishopric-2.3",
    "city_hall-2.2",
    "city_hall-3.2",
}
RED_EVENTS = {
    "succession_conflict": 1,
    "brigands": 3,
    "skirmishes": 2,
    "war": 1,
    "normans_attack": 1,
}


def new(players: int, start: int = 0, seed: int = 1, bonus: bool = False) -> State:
    """A new game at its first decision."""
    return Game(players=players, seed=seed, start=start, bonus=bonus).state.copy()


def standing(data: Json) -> Counter[str]:
    """Who stands in the buildings."""
    return Counter(
        owner for rows in data["buildings"].values() for row in rows for owner in row if owner
    )


def place_all(s: State) -> list[str]:
    """Everybody takes the first free space in turn; returns who placed."""
    order = []
    while to_json(s)["step"] == "placement":
        order.append(to_json(s)["actor"])
        play(s, min(names(s)))
    return order


# --- 0. Terms --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "building"),
    [("red", "palace"), ("white", "bishopric"), ("yellow", "city_hall")],
)
def test_each_colour_has_its_building(colour: str, building: str) -> None:
    """T1: a die of a colour enters that colour's building and no other."""
    s = table(dice={"A": {colour: [3]}})
    assert {n for n in names(s) if n.startswith("settle-")} == {f"settle-{building}"}


@pytest.mark.parametrize(
    ("building", "rows", "die"),
    [
        ("palace", [["A"], *[[None]] * 5], "A.r"),
        ("bishopric", [["A", None, None], [None] * 3], "A.w"),
        ("city_hall", [["A", None], [None] * 2, [None] * 2], "A.y"),
    ],
)
def test_each_building_has_its_dice(building: str, rows: list[list[str]], die: str) -> None:
    """T1, P2: a citizen in a building rolls a die of its colour."""
    s = table(step="workforce", buildings={building: rows})
    assert names(s) == {f"{die}{value}" for value in range(1, 7)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_may_play(players: int) -> None:
    """T2, T6: a table has a district for each player and one for the neutral player."""
    letters = set("ABCD"[:players])
    data = to_json(new(players))
    assert set(data["seats"]) == letters
    assert set(data["dice"]) == letters | {"N"}


@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_may_play(players: int) -> None:
    """T2."""
    with pytest.raises(ValueError):
        Game(players=players, seed=1)
    with pytest.raises(ValueError):
        from_json({"players": players})


def test_twelve_citizens_in_a_colour() -> None:
    """T3, I1: with 12 citizens out of the general supply nobody is left to recruit."""
    dice = {"N": {"yellow": [1]}}
    assert "recruit" in names(table(dice=dice, seats={"A": {"supply": 11}}))
    assert "recruit" not in names(table(dice=dice, seats={"A": {"supply": 12}}))
    with pytest.raises(ValueError):
        table(seats={"A": {"supply": 12}}, lying={"palace": ["A"]})


def test_eight_gray_citizens() -> None:
    """T3."""
    gray = [["N"]] * 6
    table(buildings={"palace": gray}, lying={"palace": ["N"], "bishopric": ["N"]})
    with pytest.raises(ValueError):
        table(
            buildings={"palace": gray},
            lying={"palace": ["N"], "bishopric": ["N"], "city_hall": ["N"]},
        )


def test_gray_cubes_have_no_limit() -> None:
    """T3: ten gray cubes lie around, and Traveling Builders still finds one."""
    s = table(
        step="event_effects",
        dice={"N": {"yellow": [1]}},
        cathedral=[["N"] * 6, ["N"] * 4 + [None] * 2, [None] * 6],
        events=[{"event": "marauding"}, {"event": "traveling_builders"}],
    )
    assert to_json(s)["cathedral"][1] == ["N"] * 5 + [None]


def test_players_cubes_have_no_limit() -> None:
    """T3, A1.5: a card holds as many cubes as are earned."""
    s = table(
        dice={"A": {"white": [6, 6, 6]}, "N": {"yellow": [1]}},
        activities={
            "red": [None] * 3,
            "white": [card("priest", tradesmen={"A": 1}, cubes={"A": 60}), None, None],
            "yellow": [None] * 3,
        },
    )
    data = after(s, "priest w6 w6 w6")
    assert data["activities"]["white"][0]["cubes"] == {"A": 66}


@pytest.mark.parametrize("colour", ["red", "white", "yellow"])
def test_six_dice_of_a_colour(colour: str) -> None:
    """T4."""
    table(dice={"A": {colour: [1, 2, 3]}, "N": {colour: [1, 2, 3]}})
    with pytest.raises(ValueError):
        table(dice={"A": {colour: [1, 2, 3]}, "N": {colour: [1, 2, 3, 4]}})


def test_black_dice_have_no_limit() -> None:
    """T4, P3.2: the whole red deck at once calls ten black dice."""
    queue = ["marauding", "brigands", "brigands", "brigands", "skirmishes", "skirmishes", "war"]
    s = table(
        step="event_effects",
        dice={"N": {"yellow": [1]}},
        events=[{"event": name} for name in [*queue, "normans_attack"]],
    )
    play(s, " ".join(["b6"] * 10))
    data = to_json(s)
    assert data["step"] == "black_dice"
    assert data["black"] == [6] * 10


@pytest.mark.parametrize(("before", "gain", "left"), [(18, 2, 20), (19, 2, 20), (20, 2, 20)])
def test_influence_stops_at_twenty(before: int, gain: int, left: int) -> None:
    """T5: what exceeds 20 is lost."""
    s = table(dice={"A": {"white": [4]}, "N": {"yellow": [1]}}, seats={"A": {"influence": before}})
    assert gain == 2  # one cube in column 4
    assert after(s, "cathedral w4")["seats"]["A"]["influence"] == left


def test_what_is_open_and_what_is_secret() -> None:
    """T5: deniers and influence are open; points and characters of others are not."""
    seats = {
        "A": {"deniers": 7, "influence": 3, "vp": 5, "characters": ["henry", "urbain"]},
        "B": {"deniers": 9, "influence": 2, "vp": 6, "characters": ["hugues", "thibaut"]},
    }
    s = table(seats=seats, dice={"N": {"yellow": [1]}})
    seen = view(s, 0).to_json()["seats"]
    assert seen["A"]["vp"] == 5
    assert seen["A"]["characters"] == ["henry", "urbain"]
    assert (seen["B"]["deniers"], seen["B"]["influence"]) == (9, 2)
    assert seen["B"]["vp"] is None
    assert seen["B"]["earned"] is None
    assert seen["B"]["characters"] == [None, None]
    spectator = view(s, None).to_json()["seats"]
    assert [spectator[x]["vp"] for x in "AB"] == [None, None]
    assert spectator["A"]["characters"] == [None, None]


def test_open_scores_and_the_end_of_the_game() -> None:
    """T5: a table may play with open points; characters stay secret until the game is over."""
    seats = {"B": {"vp": 6, "characters": ["hugues", "thibaut"]}}
    s = table(open_scores=True, seats=seats, dice={"N": {"yellow": [1]}})
    seen = view(s, 0).to_json()["seats"]["B"]
    assert (seen["vp"], seen["characters"]) == (6, [None, None])
    over = table(round=4, step="round_end", seats=seats)
    seen = view(over, 0).to_json()["seats"]["B"]
    assert (seen["vp"], seen["characters"]) == (6, ["hugues", "thibaut"])


def test_face_down_cards_are_secret() -> None:
    """T5, S3: nobody sees the cards of rounds II and III in round I."""
    s = new(2)
    place_all(s)
    play(s, "archer monk merchant")
    shown = view(s, 0).to_json()["activities"]
    assert [shown[c][0]["card"] for c in ("red", "white", "yellow")] == [
        "archer",
        "monk",
        "merchant",
    ]
    assert all(shown[c][1:] == [None, None] for c in shown)


@pytest.mark.parametrize(("before", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_losing_two_points(before: int, left: int) -> None:
    """T7: never below 0."""
    s = table(
        step="black_dice",
        black=[6],
        dice={"N": {"yellow": [1]}},
        seats={"A": {"vp": before, "influence": 2}},
    )
    assert after(s, "yield")["seats"]["A"]["vp"] == left


# --- 1. Setup --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "citizens"), [(2, 6), (3, 5), (4, 4)])
def test_what_players_begin_with(players: int, citizens: int) -> None:
    """S1."""
    seats = to_json(new(players))["seats"]
    for seat in seats.values():
        assert (seat["deniers"], seat["influence"], seat["supply"]) == (5, 4, citizens)
        assert seat["vp"] == 0
        assert seat["taken"] == []


@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 7), (4, 8)])
def test_the_rest_wait_in_the_general_supply(players: int, left: int) -> None:
    """S1, I1: recruited one by one, the rest of the twelve come out of the general supply."""
    s = new(players)
    place_all(s)
    data = to_json(s)
    data |= {"step": "actions", "round": 1, "next": "A", "dice": {"N": {"yellow": [1]}}}
    for key in ("waits_for", "actor", "turn"):
        del data[key]
    for seat in data["seats"].values():
        seat["influence"] = 20
    s = from_json(data)
    for _ in range(left):
        play(s, "recruit")
    assert to_json(s)["seats"]["A"]["supply"] == left
    assert "recruit" not in names(s)


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_characters_are_dealt(players: int, each: int) -> None:
    """S2: nobody has the same one as another."""
    for seed in range(10):
        hands = [x["characters"] for x in to_json(new(players, seed=seed))["seats"].values()]
        assert [len(hand) for hand in hands] == [each] * players
        assert len({name for hand in hands for name in hand}) == each * players


def test_all_six_characters_may_be_dealt() -> None:
    """S2: a card that has been dealt cannot be dealt again."""
    s = from_json({"players": 2, "round": 0, "step": "characters"})
    six = {"chretien", "urbain", "thibaut", "hugues", "florentin", "henry"}
    assert names(s) == six
    play(s, "henry")
    assert names(s) == six - {"henry"}


PILES = {
    1: [
        {"archer", "diplomat", "chivalry"},
        {"monk", "priest", "tithe"},
        {"merchant", "miller", "artisan"},
    ],
    2: [
        {"hunting", "mercenary", "tax_collector"},
        {"apprenticeship", "confession", "templar"},
        {"militiaman", "innkeeper", "blacksmith"},
    ],
    3: [
        {"joust", "captain", "troubadour"},
        {"glassblower", "pilgrimage", "procession"},
        {"sculptor", "journeyman", "goldsmith"},
    ],
}
BONUS = {
    1: [set(), set(), {"baker"}],
    2: [set(), {"prior"}, set()],
    3: [{"banquet"}, set(), set()],
}


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_piles_of_activity_cards(number: int, bonus: bool) -> None:
    """S3, B1: one card of each colour's pile for the round, any of them with equal chance."""
    s = table(round=number, step="reveal", bonus=bonus)
    for colour in range(3):
        pile = PILES[number][colour] | (BONUS[number][colour] if bonus else set())
        assert drawn(s) == Counter(pile)
        play(s, min(pile))
    assert to_json(s)["step"] != "reveal"


def test_red_events_that_may_come() -> None:
    """S4: eight red events, three of them Brigands, two Skirmishes."""
    assert drawn(table(step="event_cards", round=1)) == Counter(RED_EVENTS)


def test_a_red_event_gone_does_not_come_again() -> None:
    """S4: neither from the queue, nor taken, nor discarded."""
    s = table(
        step="event_cards",
        round=4,
        events=[{"event": "marauding"}, {"event": "brigands"}],
        seats={"B": {"taken": ["war"]}},
        discarded=["skirmishes"],
    )
    assert drawn(s) == Counter(
        {"succession_conflict": 1, "brigands": 2, "skirmishes": 1, "normans_attack": 1}
    )


def test_white_and_yellow_decks() -> None:
    """S4: four cards each."""
    s = table(step="event_cards")
    white, yellow = s.copy(), s.copy()
    play(white, "war")
    play(yellow, "brigands")
    assert drawn(white) == Counter(
        ["traveling_builders", "interrupted_work", "heresy", "theological_conflict"]
    )
    assert drawn(yellow) == Counter(["support", "civil_war", "wayfarers", "drought"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player_is_drawn(players: int) -> None:
    """S5."""
    s = from_json({"players": players, "round": 0, "step": "start_player"})
    assert drawn(s) == Counter("ABCD"[:players])


@pytest.mark.parametrize("start", [0, 1, 2])
def test_start_player_may_be_chosen(start: int) -> None:
    """S5."""
    data = to_json(new(3, start=start))
    assert data["start"] == data["actor"] == "ABC"[start]


@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 0, "ABBAABBAABBA"),
        (2, 1, "BAABBAABBAAB"),
        (3, 0, "ABCCBAABCCBAABC"),
        (3, 2, "CABBACCABBACCAB"),
        (4, 0, "ABCDDCBAABCDDCBA"),
        (4, 1, "BCDAADCBBCDAADCB"),
    ],
)
def test_placement_goes_to_and_fro(players: int, start: int, order: str) -> None:
    """S6: snake order, until all supplies are empty."""
    s = new(players, start=start)
    assert "".join(place_all(s)) == order
    assert [seat["supply"] for seat in to_json(s)["seats"].values()] == [0] * players


def test_placement_on_any_empty_space() -> None:
    """S6: all 18 spaces are free at first; nobody is pushed or moved."""
    s = new(3)
    assert names(s) == ALL_SPACES
    play(s, "bishopric-1.2")
    assert names(s) == ALL_SPACES - {"bishopric-1.2"}
    play(s, "bishopric-1.1")
    assert names(s) == ALL_SPACES - {"bishopric-1.1", "bishopric-1.2"}
    data = to_json(s)
    assert data["buildings"] == board() | {"bishopric": [["B", "A", None], [None] * 3]}
    assert [seat["supply"] for seat in data["seats"].values()] == [4, 4, 5]


@pytest.mark.parametrize(("players", "each", "gray"), [(2, 6, 6), (3, 5, 3), (4, 4, 2)])
def test_gray_citizens_fill_up(players: int, each: int, gray: int) -> None:
    """S6, S7: in the end all 18 spaces are taken."""
    s = new(players)
    place_all(s)
    expected = dict.fromkeys("ABCD"[:players], each) | {"N": gray}
    assert standing(to_json(s)) == Counter(expected)


def test_gray_citizens_take_what_is_left() -> None:
    """S6: the three spaces nobody took."""
    s = new(3)
    for name in sorted(ALL_SPACES - {"palace-1", "bishopric-2.2", "city_hall-3.1"}):
        play(s, name)
    buildings = to_json(s)["buildings"]
    assert buildings["palace"][0] == ["N"]
    assert buildings["bishopric"][1][1] == "N"
    assert buildings["city_hall"][2][0] == "N"
    assert standing(to_json(s))["N"] == 3


def test_no_gray_citizen_before_the_players_with_three() -> None:
    """S6, S7: only with 2 players does gray come first."""
    assert to_json(new(3))["buildings"] == board()
    assert to_json(new(4))["buildings"] == board()


def test_two_players_find_gray_citizens() -> None:
    """S7: on the fixed spaces, which nobody may take."""
    s = new(2)
    assert to_json(s)["buildings"] == {
        "palace": [[None], ["N"], [None], [None], ["N"], [None]],
        "bishopric": [[None, None, "N"], [None, None, "N"]],
        "city_hall": [[None, None], [None, "N"], [None, "N"]],
    }
    assert names(s) == ALL_SPACES - TWO_PLAYER_GRAY


def test_the_first_round_follows() -> None:
    """S6, P0: after the last citizen the cards of round I are turned up."""
    s = new(4)
    place_all(s)
    data = to_json(s)
    assert (data["step"], data["round"]) == ("reveal", 1)
    assert data["events"] == [{"event": "marauding", "cubes": []}]
    assert data["cathedral"] == [[None] * 6] * 3
