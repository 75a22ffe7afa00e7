"""A1: activating the activity cards, hiring tradesmen, activations and cubes."""

from __future__ import annotations

import pytest
from table import (
    DELAYED,
    State,
    after,
    card,
    everywhere,
    fits,
    from_json,
    laid,
    merchant,
    names,
    offered,
    play,
    table,
    to_json,
)

from troyes.rules.edition import printed
from troyes.rules.terms import COLOURS

CARDS = list(printed()["cards"])
MANY = {"red": [1, 1], "white": [1, 1], "yellow": [1, 1]}


# --- A1.1 ----------------------------------------------------------------------------------------


def test_only_face_up_cards() -> None:
    """A1.1: a space whose card is face down offers nothing."""
    s = merchant(round=1)
    offers = names(s)
    assert "merchant" in offers
    assert not {name for name in offers if name.startswith(("yellow-", "white-", "red-"))}
    assert not offers & (set(CARDS) - {"merchant"})


FIGURES = {
    # red
    "archer": (6, 2), "diplomat": (6, 3), "chivalry": (6, 4), "hunting": (5, 3),
    "mercenary": (2, 2), "tax_collector": (6, 5), "joust": (5, 3), "captain": (7, 4),
    "troubadour": (7, 3), "banquet": (7, 4),
    # white; the Priest costs 6 (Z2)
    "monk": (6, 3), "priest": (6, 3), "tithe": (6, 4), "apprenticeship": (6, 3),
    "confession": (7, 3), "templar": (7, 3), "glassblower": (7, 5), "pilgrimage": (0, 7),
    "procession": (5, 4), "prior": (8, 3),
    # yellow
    "merchant": (4, 2), "miller": (5, 4), "artisan": (5, 4), "militiaman": (6, 3),
    "innkeeper": (5, 1), "blacksmith": (5, 3), "sculptor": (15, 3), "journeyman": (5, 4),
    "goldsmith": (8, 4), "baker": (5, 3),
}  # fmt: skip
# What the first activation costs beyond the hiring.
FIRST_PAYMENT = {"innkeeper": 1, "journeyman": 3}


def colour_of(name: str) -> str:
    return next(colour for colour, row in laid(card(name)).items() if any(row))


def alone(name: str, dice: list[int], **seat: int) -> State:
    """One card, nobody on it, and A with dice of its colour."""
    return table(
        bonus=True,
        dice={"A": {colour_of(name): dice}, "N": MANY},
        activities=laid(card(name)),
        seats={"A": seat},
    )


def test_every_card_is_in_the_list() -> None:
    """Section 11: 30 cards."""
    assert set(FIGURES) == set(CARDS)


@pytest.mark.parametrize("name", CARDS)
def test_hire_cost(name: str) -> None:
    """A1.2, section 11, Z2: exactly the cost will do, one denier less will not."""
    cost = FIGURES[name][0] + FIRST_PAYMENT.get(name, 0)
    assert name in names(alone(name, [6, 6], deniers=cost))
    if cost:
        assert name not in names(alone(name, [6, 6], deniers=cost - 1))


@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("there", ["", "A", "B", "AB"])
def test_only_who_has_nobody_there_hires(seat: str, there: str) -> None:
    """A1.2: one's own tradesman on the card spares the cost, another's does not."""
    chivalry = card("chivalry", tradesmen={owner: k for k, owner in enumerate(there, 1)})
    s = table(
        actor=seat,
        dice={seat: {"red": [6]}},
        activities=laid(chivalry),
        seats={seat: {"deniers": FIGURES["chivalry"][0] - 1}},
    )
    assert ("chivalry" in names(s)) == (seat in there)


@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("there", ["", "A", "B"])
def test_without_any_citizen_only_a_tradesman_who_is_there_works(seat: str, there: str) -> None:
    """A1.2: those with no citizen left can only use cards they have a tradesman on."""
    chivalry = card("chivalry", tradesmen=dict.fromkeys(there, 1))
    s = table(
        actor=seat,
        dice={seat: {"red": [6]}},
        activities=laid(chivalry),
        seats={seat: {"supply": 0}},
    )
    assert ("chivalry" in names(s)) == (seat == there)


@pytest.mark.parametrize("name", CARDS)
def test_divisor(name: str) -> None:
    """A1.4, section 11: a total equal to the divisor is enough, one less is not."""
    divisor = FIGURES[name][1]
    enough = [divisor] if divisor < 7 else [1, 6]
    assert name in names(alone(name, enough, deniers=50))
    if divisor > 1:
        short = [divisor - 1] if divisor < 7 else [6]
        # The neutral ones would help: no money is left for them.
        money = FIGURES[name][0] + FIRST_PAYMENT.get(name, 0)
        assert name not in names(alone(name, short, deniers=money))
        assert name in names(alone(name, enough, deniers=money))


@pytest.mark.parametrize("name", [name for name in CARDS if name != "pilgrimage"])
def test_only_dice_of_the_cards_colour(name: str) -> None:
    """A1.1: the other colours are not offered."""
    s = table(
        bonus=True,
        dice={"A": {colour: [5, 6] for colour in COLOURS}, "N": {"red": [1, 1]}},
        activities=laid(card(name, tradesmen={"A": 1})),
    )
    initial = colour_of(name)[0]
    assert {f"{initial}5", f"{initial}6"} <= offered(s, name)
    own = {die for die in offered(s, name) if "." not in die}
    assert own == {f"{initial}5", f"{initial}6"}


def test_without_a_citizen_nobody_elses_tradesman_helps() -> None:
    """A1.2: C has nobody left to hire; B and D stand on the cards."""
    names_of = ("archer", "hunting", "joust", "monk", "templar", "procession")
    s = table(
        players=4,
        actor="C",
        seats={"C": {"supply": 0}},
        dice={"C": {"red": [6] * 4, "white": [6] * 4}, "N": MANY},
        activities=laid(*(card(name, tradesmen={"B": 1, "D": 2}) for name in names_of)),
    )
    assert not names(s) & set(names_of)
    data = {**to_json(s), "lying": {"palace": ["C"]}}
    assert names(from_json(data)) >= set(names_of)


# --- A1.4 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "earned"), [("y5", 4), ("y6", 6), ("y1 y5", 6), ("y5 y6", 10), ("y1 y5 y6", 12)]
)
def test_activations_round_down(dice: str, earned: int) -> None:
    """A1.4: floor of the total, not of each die."""
    s = merchant(tradesmen={"A": 1})
    assert after(s, f"merchant {dice}")["seats"]["A"]["deniers"] == 20 + earned


def test_at_least_one_activation() -> None:
    """A1.4: a 1 alone activates no Merchant, not even for the hiring."""
    s = merchant()
    assert not fits(s, "merchant y1")
    assert fits(s, "merchant y1 y5")


CHOSEN = ["artisan", "innkeeper", "journeyman", "troubadour", "diplomat", "procession", "joust"]
PAID = {
    # what one activation costs: deniers, influence
    "artisan": (0, 1), "innkeeper": (1, 0), "journeyman": (3, 0), "troubadour": (0, 3),
    "diplomat": (0, 1),
}  # fmt: skip


def hired(name: str, dice: list[int], **seat: int) -> State:
    """One card with A's tradesman, and A with dice of its colour."""
    return table(
        bonus=True,
        dice={"A": {colour_of(name): dice}, "N": MANY},
        activities=laid(card(name, tradesmen={"A": 1})),
        seats={"A": seat},
    )


@pytest.mark.parametrize("name", CARDS)
def test_who_chooses_the_number(name: str) -> None:
    """A1.4: seven cards ask how many activations, all others use all."""
    s = hired(name, [6, 6])
    initial = colour_of(name)[0]
    play(s, f"{name} {initial}6 {initial}6 stop ...")
    asks = to_json(s)["waits_for"] == "number" and to_json(s)["actor"] == "A"
    assert asks is (name in CHOSEN)
    if asks:
        most = 12 // FIGURES[name][1]
        deniers, influence = PAID.get(name, (0, 0))
        if deniers:
            most = min(most, 20 // deniers)
        if influence:
            most = min(most, 10 // influence)
        assert names(s) == {f"x{n}" for n in range(1, most + 1)}


@pytest.mark.parametrize("name", PAID)
def test_the_first_activation_must_be_paid(name: str) -> None:
    """A1.4: with the price of one activation exactly one, with less none at all."""
    deniers, influence = PAID[name]
    initial = colour_of(name)[0]
    enough = hired(name, [6, 6], deniers=deniers, influence=influence)
    assert fits(enough, f"{name} {initial}6 {initial}6")
    assert not fits(enough, f"{name} {initial}6 {initial}6 x2")
    short = {"deniers": max(deniers - 1, 0), "influence": max(influence - 1, 0)}
    assert name not in names(hired(name, [6, 6], **short))


@pytest.mark.parametrize("name", PAID)
def test_what_hiring_and_dice_leave_pays(name: str) -> None:
    """A1.4: the activation is paid with what hiring and bought dice leave."""
    deniers = PAID[name][0]
    initial = colour_of(name)[0]
    data = {
        "dice": {"B": {colour_of(name): [6]}, "N": MANY},
        "activities": laid(card(name)),
    }
    cost = FIGURES[name][0] + 2 + deniers
    assert fits(table(**data, seats={"A": {"deniers": cost}}), f"{name} B.{initial}6")
    assert not fits(table(**data, seats={"A": {"deniers": cost - 1}}), f"{name} B.{initial}6")


@pytest.mark.parametrize("name", ["miller", "glassblower", "captain", "chivalry", "tax_collector"])
def test_an_effect_may_yield_nothing(name: str) -> None:
    """A1.4: the action is allowed all the same, and nothing but the die is gone."""
    initial = colour_of(name)[0]
    before = hired(name, [6])
    end = after(before, f"{name} {initial}6")
    assert end["seats"]["A"] == to_json(before)["seats"]["A"]
    assert end["dice"]["A"][colour_of(name)] == []
    assert end["actor"] == "B"


# --- A1.5, A1.6 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DELAYED)
def test_delayed_cards_take_cubes(name: str) -> None:
    """A1.5: one cube per activation on the card, and nothing else happens."""
    initial = colour_of(name)[0]
    s = hired(name, [5, 6])
    end = after(s, f"{name} {initial}5 {initial}6")
    entry = next(e for row in end["activities"].values() for e in row if e)
    assert entry == {"card": name, "tradesmen": {"A": 1}, "cubes": {"A": 11 // FIGURES[name][1]}}
    assert end["seats"]["A"] == to_json(s)["seats"]["A"]


def test_cubes_add_up() -> None:
    """A1.5: the new ones join the old ones; B's are counted apart."""
    s = table(
        dice={"A": {"white": [6]}, "N": MANY},
        activities=laid(card("priest", tradesmen={"A": 1}, cubes={"A": 2, "B": 1})),
    )
    assert after(s, "priest w6")["activities"]["white"][0]["cubes"] == {"A": 4, "B": 1}


def test_cubes_are_for_later_actions() -> None:
    """A1.5: the cubes of this activation do not modify it."""
    s = hired("confession", [6])
    assert not fits(s, "confession +confession w6")
    assert after(s, "confession w6")["activities"]["white"][1]["cubes"] == {"A": 2}


def test_an_old_cube_may_modify_its_own_card() -> None:
    """A0.3, A1.5: one cube spent, 8 // 3 placed."""
    s = table(
        dice={"A": {"white": [6]}, "N": MANY},
        activities=laid(card("confession", tradesmen={"A": 1}, cubes={"A": 1})),
    )
    assert after(s, "confession +confession w6")["activities"]["white"][1]["cubes"] == {"A": 2}
    assert after(s, "confession w6")["activities"]["white"][1]["cubes"] == {"A": 3}


def test_cubes_stay_when_the_tradesman_leaves() -> None:
    """A1.6: and they modify that very action, or later ones."""
    end = after(everywhere(), "merchant y6 from:monk")
    assert end["activities"]["white"][0] == {
        "card": "monk",
        "tradesmen": {"B": 1},
        "cubes": {"A": 2},
    }
    s = everywhere()
    end = after(s, "merchant +monk w6 from:monk")
    assert end["activities"]["white"][0]["cubes"] == {"A": 1}
    assert end["seats"]["A"]["deniers"] == 20 - 4 + 18


def test_cubes_without_a_tradesman_are_usable() -> None:
    """A1.6: nobody of A's stands on the Monk any more."""
    s = merchant(card("monk", cubes={"A": 1}), tradesmen={"A": 1})
    assert after(s, "merchant +monk w6")["seats"]["A"]["deniers"] == 20 + 18
