"""Placement, influence, black dice, passing; taking back, and coming back in mid-turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from troyes.play.log import UNDO
from troyes.play.menu import menu
from troyes.play.why import why_not
from troyes.rules.engine import options
from troyes.rules.layout import colour_of, district_of, first_die, opposite, value_of
from troyes.rules.state import State
from troyes.rules.terms import (
    ACTIVATE,
    AGRICULTURE,
    ASK_ACTION,
    ASK_COUNTER,
    ASK_CUBES,
    ASK_ORIGIN,
    ASK_SPACE,
    BLACK,
    CATHEDRAL,
    COUNTER,
    DIE,
    FLIP,
    FROM_SUPPLY,
    MODIFY,
    PASS,
    RECRUIT,
    RED,
    REROLL,
    STOP,
    YELLOW,
    YIELD,
)

from .conftest import Desk
from .hand import Hand, Way, dice_pieces, search_way, target_piece
from .stage import search
from .texts import english


def own_dice(s: State) -> tuple[int, ...]:
    """The dice of the seat to move, by their numbers."""
    mine = range(first_die(s.actor), first_die(s.actor + 1))
    return tuple(die for die in mine for _ in range(s.dice[die]))


# --- placement -----------------------------------------------------------------------------------


def test_placement(desk: Desk) -> None:
    """Only free spaces are lit; one is picked, then another one instead, which is confirmed."""
    scene = search(lambda s: s.wait == ASK_SPACE, players=4)
    hand = desk.sit(scene)
    offered = options(scene.state)
    spaces = {f"space:{option - 30}" for option in offered}
    assert {piece for piece, light in hand.screen.lit().items() if light == "on"} == spaces
    hand.screen.pick(f"space:{offered[0] - 30}")
    hand.answer(offered[-1])
    hand.check()


# --- influence -----------------------------------------------------------------------------------


def test_recruit(desk: Desk) -> None:
    scene = search(lambda s: s.wait == ASK_ACTION and RECRUIT in options(s))
    hand = desk.sit(scene)
    hand.influence("recruit")
    hand.scene.choose(RECRUIT)
    hand.in_hand()
    hand.answer(PASS)
    hand.check()


def test_reroll(desk: Desk) -> None:
    """The die that is picked is rolled at once, and that cannot be taken back."""
    rerolls = range(REROLL, DIE)
    scene = search(lambda s: s.wait == ASK_ACTION and any(o in rerolls for o in options(s)))
    option = next(o for o in options(scene.state) if o in rerolls)
    hand = desk.sit(scene)
    hand.influence("reroll", (first_die(scene.seat) + option - REROLL,))
    hand.scene.choose(option)
    hand.go_on()
    hand.check()
    expect(hand.screen.button("undo")).to_be_disabled()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_flip(desk: Desk, count: int) -> None:
    def wanted(s: State) -> bool:
        return s.wait == ASK_ACTION and FLIP in options(s) and len(own_dice(s)) >= 3

    scene = search(wanted)
    dice = own_dice(scene.state)[:count]
    hand = desk.sit(scene)
    hand.influence("flip", dice)
    hand.scene.choose(FLIP)
    for die in dice:
        hand.scene.choose(DIE + die)
    if count < 3:
        hand.scene.choose(STOP)
    hand.in_hand()
    for die in dice:
        expect(hand.screen.piece(dice_pieces((opposite(die),))[0])).to_be_visible()
    hand.answer(PASS)
    hand.check()


def test_influence_before_an_action_is_sent_with_it(desk: Desk) -> None:
    """A citizen is recruited, dice are turned, and then they act: the server hears one list."""

    def wanted(s: State) -> bool:
        can = {RECRUIT, FLIP, PASS} <= set(options(s)) if s.wait == ASK_ACTION else False
        return can and s.influence[0] >= 6 and len(own_dice(s)) > 0

    scene = search(wanted)
    die = own_dice(scene.state)[0]
    hand = desk.sit(scene)
    hand.influence("recruit")
    hand.scene.choose(RECRUIT)
    hand.in_hand()
    hand.influence("flip", (die,))
    for option in (FLIP, DIE + die, STOP):
        hand.scene.choose(option)
    hand.in_hand()
    # One back, and once more.
    before = len(hand.scene.entries)
    hand.screen.press("undo")
    hand.screen.at(before - 3)
    hand.influence("flip", (die,))
    hand.screen.at(before)
    hand.answer(PASS)
    hand.check()


# --- black dice ----------------------------------------------------------------------------------


def strength(dice: tuple[int, ...]) -> int:
    """What dice count for against black ones: red ones twice."""
    return sum(value_of(die) * (2 if colour_of(die) == RED else 1) for die in dice)


def blacks(s: State) -> list[int]:
    """The black dice, the highest first."""
    return [value for value in range(6, 0, -1) for _ in range(s.black[value - 1])]


def counter(hand: Hand, further: tuple[int, ...], dice: tuple[int, ...]) -> None:
    """Counter in the browser and by the engine."""
    hand.counter(further, dice)
    hand.scene.choose(COUNTER)
    for value in further:
        hand.scene.choose(BLACK + value - 1)
    if STOP in options(hand.scene.state):
        hand.scene.choose(STOP)
    for die in dice:
        hand.scene.choose(DIE + die)
    if hand.scene.seat == 0 and STOP in options(hand.scene.state):
        hand.scene.choose(STOP)
    hand.go_on()
    hand.check()


@pytest.mark.parametrize("further", [0, 1])
def test_counter(desk: Desk, further: int) -> None:
    """Dice against the highest black die, and against a second one with the same group."""

    def wanted(s: State) -> bool:
        if s.wait != ASK_COUNTER or COUNTER not in options(s):
            return False
        return len(blacks(s)) > further and strength(own_dice(s)) >= sum(blacks(s)[: further + 1])

    scene = search(wanted, players=3)
    need = sum(blacks(scene.state)[: further + 1])
    dice: tuple[int, ...] = ()
    for die in sorted(own_dice(scene.state), key=lambda d: -strength((d,))):
        if strength(dice) < need:
            dice = (*dice, die)
    hand = desk.sit(scene)
    counter(hand, tuple(blacks(scene.state)[1 : further + 1]), tuple(sorted(dice)))


def test_yield(desk: Desk) -> None:
    scene = search(lambda s: s.wait == ASK_COUNTER and YIELD in options(s))
    hand = desk.sit(scene)
    hand.answer(YIELD)
    hand.check()


def test_pass(desk: Desk) -> None:
    scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
    hand = desk.sit(scene)
    hand.answer(PASS)
    hand.check()


# --- taking back ---------------------------------------------------------------------------------


def test_undo_puts_back_what_is_picked(desk: Desk) -> None:
    """Picks are nobody's business but the page's: the server's log does not change."""
    scene, way = search_way(lambda s, way: len(way.dice) == 2)
    hand = desk.sit(scene)
    hand.pick_way(way)
    hand.screen.press("undo")
    expect(hand.screen.page.locator(".piece.picked")).to_have_count(0)
    hand.check()


def test_undo_takes_back_a_choice(desk: Desk) -> None:
    """It is asked where a tradesman comes from: the action is taken back, its dice stay picked."""

    def hires(s: State, way: Way) -> bool:
        return ACTIVATE <= way.target < MODIFY and way.hire > 0

    scene, way = search_way(hires, lambda s: FROM_SUPPLY in options(s))
    hand = desk.sit(scene)
    hand.act(way)
    hand.in_hand()
    hand.screen.press("undo")
    expect(hand.screen.piece(dice_pieces(way.dice)[0])).to_have_attribute("aria-pressed", "true")
    hand.screen.at(len(scene.entries))
    assert hand.screen.state() == scene.state
    assert hand.screen.entries() == scene.entries
    # and once more forward, to its end
    hand.screen.confirm()
    hand.screen.pick(f"supply:{'ABCD'[scene.seat]}")
    hand.screen.confirm()
    done = hand.scene
    done.choose(FROM_SUPPLY)
    done.resolve_chance()
    expect(hand.screen.button("confirm")).to_have_count(0)
    assert hand.screen.state() == done.state


def test_undo_takes_back_a_finished_turn(desk: Desk) -> None:
    """Cubes are placed one by one; the last one waits to be confirmed and may be taken back."""
    scene, way = search_way(lambda s, way: True, lambda s: s.wait == ASK_CUBES)
    hand = desk.sit(scene)
    hand.act(way)
    asked, lit = hand.screen.prompt, hand.screen.lit()
    while lit:
        before, asked = hand.screen.version, hand.screen.prompt
        hand.screen.pick(next(p for p, light in lit.items() if light == "on"))
        hand.screen.at(before + 1)
        lit = hand.screen.lit()
    expect(hand.screen.button("confirm")).to_be_enabled()
    hand.screen.press("undo")
    hand.screen.at(before)
    expect(hand.screen.page.locator(".prompt .text")).to_have_text(asked)
    assert "on" in hand.screen.lit().values()
    assert hand.screen.entries() == scene.entries


def test_undo_takes_back_what_the_server_has_heard(desk: Desk) -> None:
    """A turn that was sent to be looked at is held there: it is confirmed, or taken back there."""
    scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
    scene.choose(PASS, confirm=False)
    held = len(scene.entries)
    table = desk.stage.put(scene, desk.guest, desk.stage.guest("Bertran"))
    screen = desk.screen.sit(table).at(held)
    expect(screen.button("confirm")).to_be_enabled()
    screen.press("undo")
    screen.at(held + 1)
    assert screen.entries() == [*scene.entries, (UNDO, 0)]
    assert screen.state().wait == ASK_ACTION
    expect(screen.button(f"option:{PASS}")).to_be_enabled()


# --- coming back ---------------------------------------------------------------------------------


def test_a_citizen_of_the_supply_is_chosen_at_first(desk: Desk) -> None:
    """One who leaves no place; another can be picked; picking the same again changes nothing."""
    scene, way = search_way(
        lambda s, way: True,
        lambda s: s.wait == ASK_ORIGIN and FROM_SUPPLY in options(s) and len(options(s)) > 1,
    )
    hand = desk.sit(scene)
    hand.act(way)
    supply = hand.screen.piece("supply:A")
    expect(supply).to_have_attribute("aria-pressed", "true")
    assert hand.screen.prompt == english("prompt-origin-supply-ready")
    expect(hand.screen.button("confirm")).to_be_enabled()
    supply.click()
    expect(supply).to_have_attribute("aria-pressed", "true")
    other = next(o for o in options(hand.scene.state) if o != FROM_SUPPLY)
    hand.answer(other)
    hand.finish()
    hand.check()


def test_reload_in_mid_turn(desk: Desk) -> None:
    """The page is loaded anew while an origin is asked for: the same is asked, the turn goes on."""
    scene, way = search_way(lambda s, way: True, lambda s: s.wait == ASK_ORIGIN)
    hand = desk.sit(scene)
    hand.act(way)
    asked, lit = hand.screen.prompt, hand.screen.lit()
    hand.screen.page.reload()
    hand.screen.at(len(hand.scene.entries))
    assert (hand.screen.prompt, hand.screen.lit()) == (asked, lit)
    hand.finish()
    hand.check()


@pytest.mark.parametrize("how", ["mouse", "enter", "space", "shortcut"])
def test_confirm(desk: Desk, how: str) -> None:
    scene = search(lambda s: s.wait == ASK_ACTION and PASS in options(s))
    hand = desk.sit(scene)
    hand.screen.press("option:0")
    confirm = hand.screen.button("confirm")
    expect(confirm).to_be_enabled()
    if how == "mouse":
        confirm.click()
    else:
        if how != "shortcut":
            confirm.focus()
        keys = {"enter": "Enter", "space": "Space", "shortcut": "Control+Enter"}
        hand.screen.page.keyboard.press(keys[how])
    hand.scene.choose(PASS)
    hand.go_on()
    hand.check()


# --- what cannot be done -------------------------------------------------------------------------


def priced_out(s: State) -> list[tuple[int, int]]:
    """Targets that are open, and dice of others that are too dear for them."""
    if s.wait != ASK_ACTION:
        return []
    foreign = [die for die in range(90) if s.dice[die] and district_of(die) != s.actor]
    found = []
    for entry in menu(s):
        groups = [group[0] for way in entry["ways"] for group in way["groups"]]
        for die in foreign:
            if groups and not any(die in group for group in groups):
                why = why_not(s, entry["target"], None, [die])
                if why["id"] == "why-group-price":
                    found.append((entry["target"], die))
    return found


def test_a_die_that_is_too_dear_says_so_with_the_figures(desk: Desk) -> None:
    """The engine's own reason, beside the die and for as long as the mouse stays there."""
    scene = search(lambda s: bool(priced_out(s)))
    s = scene.state
    target, die = priced_out(s)[0]
    why = why_not(s, target, None, [die])["args"]
    hand = desk.sit(scene)
    hand.screen.pick(target_piece(target))
    piece = hand.screen.piece(dice_pieces((die,))[0])
    piece.hover()
    bubble = hand.screen.page.locator(".board-bubble .why")
    expect(bubble).to_contain_text(f"you have {why['have']}, {why['short']} short")
    expect(bubble).to_contain_text(f"That is {why['cost']} denier")
    hand.screen.page.wait_for_timeout(1500)
    expect(bubble).to_be_visible()
    box = bubble.bounding_box()
    assert box is not None
    # Clicks go through it; what lies over it would be found instead all the same.
    hand.screen.page.locator(".board-bubble").evaluate("e => (e.style.pointerEvents = 'auto')")
    seen = hand.screen.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.board-bubble') !== null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert seen
    assert hand.screen.lit()[dice_pieces((die,))[0]] == "off"


def groups_of(s: State) -> list[tuple[int, list[int]]]:
    """Everything the seat to move could do: the target, and the dice."""
    return [
        (entry["target"], list(group[0]))
        for entry in menu(s)
        for way in entry["ways"]
        for group in way["groups"]
    ]


def dearer_with(s: State) -> list[tuple[int, int, int]]:
    """A target, an own die for it, and another's die that is too dear beside it, not alone."""
    if s.wait != ASK_ACTION:
        return []
    groups = groups_of(s)
    foreign = [die for die in range(90) if s.dice[die] and district_of(die) != s.actor]
    return [
        (target, own[0], die)
        for target, own in groups
        if len(own) == 1 and district_of(own[0]) == s.actor
        for die in foreign
        if not any(at == target and {own[0], die} <= set(group) for at, group in groups)
        and why_not(s, target, None, [own[0], die])["id"] == "why-group-price"
        and why_not(s, target, None, [die]) != why_not(s, target, None, [own[0], die])
    ]


def test_a_die_that_is_too_dear_beside_another_says_so_of_both(desk: Desk) -> None:
    """What is picked already counts: each bought die costs more, the more dice are used."""
    scene = search(lambda s: bool(dearer_with(s)))
    target, own, die = dearer_with(scene.state)[0]
    why = why_not(scene.state, target, None, [own, die])["args"]
    hand = desk.sit(scene)
    hand.screen.pick(target_piece(target), *dice_pieces((own,)))
    piece = hand.screen.piece(dice_pieces((die,))[0])
    expect(piece).to_have_class(re.compile(r"\boff\b"))
    piece.hover()
    bubble = hand.screen.page.locator(".board-bubble .why")
    expect(bubble).to_contain_text(f"That is {why['cost']} denier")
    expect(bubble).to_contain_text(f"you have {why['have']}, {why['short']} short")


def too_weak(s: State) -> list[tuple[int, list[int]]]:
    """Open targets for which two own dice that can be picked together count too little."""
    if s.wait != ASK_ACTION:
        return []
    open_ones = [entry["target"] for entry in menu(s) if entry["ways"]]
    pairs = [dice for _, dice in groups_of(s) if len(dice) == 2 and dice[0] != dice[1]]
    return [
        (target, dice)
        for dice in pairs
        if {district_of(die) for die in dice} == {s.actor}
        for target in open_ones
        if why_not(s, target, None, dice)["id"] == "why-group-total"
    ]


def test_a_target_says_what_all_dice_picked_count(desk: Desk) -> None:
    """And what it needs: two dice together, not the first of them."""
    scene = search(lambda s: bool(too_weak(s)))
    target, dice = too_weak(scene.state)[0]
    why = why_not(scene.state, target, None, dice)["args"]
    hand = desk.sit(scene)
    hand.screen.pick(*dice_pieces(tuple(dice)))
    piece = hand.screen.piece(target_piece(target))
    expect(piece).to_have_class(re.compile(r"\boff\b"))
    piece.hover()
    told = f" needs {why['need']}; these dice count {why['have']}"
    expect(hand.screen.page.locator(".board-bubble .why")).to_contain_text(told)


COLOUR_OF = {CATHEDRAL: "white", AGRICULTURE: "yellow"}


def dried_up(s: State) -> list[int]:
    """Cathedral and fields, where no die of their colour is left."""
    if s.wait != ASK_ACTION:
        return []
    closed = [entry for entry in menu(s) if entry["target"] in COLOUR_OF and "why" in entry]
    return [entry["target"] for entry in closed if entry["why"]["id"] == "why-dice"]


def test_what_no_die_serves_says_which_colour_is_gone(desk: Desk) -> None:
    """A0.1: the reason stands beside it."""
    scene = search(lambda s: bool(dried_up(s)))
    target = dried_up(scene.state)[0]
    hand = desk.sit(scene)
    hand.screen.piece(target_piece(target)).hover()
    reason = hand.screen.page.locator(".board-bubble .why")
    expect(reason).to_have_text(f"No {COLOUR_OF[target]} die is left on the table.")


def test_a_card_that_dice_do_not_suit_says_which_it_takes(desk: Desk) -> None:
    """Dice first: a target of another colour says its own."""
    scene = search(lambda s: s.wait == ASK_ACTION and len(own_dice(s)) > 2 and bool(open_groups(s)))
    s = scene.state
    group = open_groups(s)[0]
    colour = colour_of(group[0])
    other = AGRICULTURE if colour != YELLOW else CATHEDRAL
    hand = desk.sit(scene)
    hand.screen.pick(*dice_pieces((group[0],)))
    hand.screen.piece(target_piece(other)).hover()
    takes = "yellow dice only" if other == AGRICULTURE else "white dice only"
    expect(hand.screen.page.locator(".board-bubble .why")).to_contain_text(takes)


def open_groups(s: State) -> list[list[int]]:
    """Groups of dice on the menu whose first one is one's own."""
    groups = [g[0] for entry in menu(s) for way in entry["ways"] for g in way["groups"]]
    closed = {AGRICULTURE, CATHEDRAL} - {e["target"] for e in menu(s) if e["ways"]}
    return [] if closed else [group for group in groups if district_of(group[0]) == s.actor]


def test_influence_that_one_lacks_is_told_at_the_prompt(desk: Desk) -> None:
    scene = search(lambda s: s.wait == ASK_ACTION and s.influence[0] == 3 and len(own_dice(s)) > 0)
    hand = desk.sit(scene)
    hand.screen.button("flip").click(force=True)
    refusal = hand.screen.page.locator("[data-refusal]")
    expect(refusal).to_have_text("This costs 4 influence; you have 3.")
    expect(refusal).to_be_visible()
