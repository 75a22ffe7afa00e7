"""A table with an edition of its own: the client shows its figures, and those are what happens."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import expect

from troyes.play.menu import menu
from troyes.rules.card_rows import CARDS
from troyes.rules.edition import Edition, standard
from troyes.rules.state import State
from troyes.rules.terms import ACTIVATE, ASK_ACTION

from .conftest import Desk
from .hand import Way, dice_pieces, target_piece
from .stage import Scene, search

GAIN = 17  # of a merchant, in this edition


@pytest.fixture(scope="module")
def ours() -> Edition:
    """Other figures of a merchant, of the Palace and of dice."""
    figures = copy.deepcopy(standard().figures)
    figures["cards"]["merchant"]["effect"]["deniers"] = GAIN
    figures["money"]["palace"] = 5
    figures["money"]["die"] = 3
    return Edition({**figures, "name": "ours"})


def trading(edition: Edition) -> tuple[Scene, Way]:
    """Somebody can use the merchant, at least twice, with dice of their own and nothing else."""
    found: list[Way] = []

    def wanted(s: State) -> bool:
        if s.wait != ASK_ACTION:
            return False
        found[:] = [
            Way(entry["target"], 0, tuple(dice), total, price, entry["hire"])
            for entry in menu(s)
            if entry["name"] == "merchant"
            for way in entry["ways"]
            if way["modifier"] == 0
            for dice, total, price, times in way["groups"]
            if not price and times > 1
        ]
        return bool(found)

    return search(wanted, edition=edition), found[0]


def test_a_table_shows_the_figures_of_its_own_edition(desk: Desk, ours: Edition) -> None:
    """C.merchant, A0.2, P2: on the card, in the help, beside the dice and in the purse."""
    scene, way = trading(ours)
    hand = desk.sit(scene)
    page = desk.screen.page
    piece = target_piece(way.target)
    assert CARDS[scene.state.card[way.target - ACTIVATE]] == "merchant"
    card = page.locator(f"[data-piece='{piece}']")
    drawing = page.locator(f"g.art:has(+ [data-piece='{piece}'])")
    expect(drawing).to_contain_text(f"+{GAIN}")
    bubble = page.locator(".board-bubble")
    card.hover()
    expect(bubble).to_contain_text(f"gain {GAIN} deniers")
    page.locator("[data-piece='building:palace']").hover()
    expect(bubble).to_contain_text("costs you 5 deniers")
    entry = next(e for e in menu(scene.state) if e["target"] == way.target)
    times = next(
        times
        for option in entry["ways"]
        for dice, _, _, times in option["groups"]
        if option["modifier"] == 0 and tuple(dice) == way.dice
    )
    for die in dice_pieces(way.dice):
        desk.screen.pick(die)
    bring = entry["gain"]["deniers"][times - 1]
    assert bring == GAIN * times
    expect(card.locator(".tag")).to_have_text(f"+{bring}")
    desk.screen.pick(piece)
    desk.screen.confirm()
    hand.play_way(way)
    hand.finish()
    hand.check()
    log = page.locator(".log")
    expect(log).to_contain_text(str(bring))
