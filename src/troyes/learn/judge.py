"""Matches that tell whether a network has become better, on seeds that training never sees."""

from __future__ import annotations

import math
from typing import Any

from troyes.bots.apprentice import ApprenticeBot
from troyes.play.view import View
from troyes.rules.engine import apply_option, draw, is_chance, is_over, resolve
from troyes.rules.scoring import margin, winners
from troyes.rules.state import State
from troyes.think.net import Net
from troyes.think.play import Player

from .selfplay import fresh_game, keys_of

BEAM = 2
CAP = 2000


class NetSeat:
    """A network at the table: whole turns, no search."""

    def __init__(self, net: Net) -> None:
        self.player = Player(net, CAP, BEAM)

    def turn(self, s: State) -> None:
        """Take a turn, or a part of it up to the next roll."""
        self.player.take_turn(s)


class ApprenticeSeat:
    """The apprentice at the table."""

    def __init__(self, seed: int) -> None:
        self.bot = ApprenticeBot(seed)

    def turn(self, s: State) -> None:
        """Take the next option of the turn."""
        apply_option(s, self.bot.choose(View(s, s.actor)))


Seat = NetSeat | ApprenticeSeat


def play(seats: list[Seat], game: int, bonus: bool, name: object = "judge") -> State:
    """One game; its chance depends on nothing but its number."""
    s = fresh_game(len(seats), bonus)
    key0, key1 = keys_of(name, game)
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, key0, key1))
        else:
            seats[s.actor].turn(s)
    return s


def alone(net: Net, games: int, first: int = 0) -> tuple[float, float]:
    """The King's Challenge: mean margin and half of its 95 % interval."""
    seat: list[Seat] = [NetSeat(net)]
    margins = [float(margin(play(seat, first + game, bool(game % 2)))) for game in range(games)]
    return mean(margins)


def against(
    one: Seat, other: Seat, players: int, games: int, first: int = 0
) -> tuple[float, float]:
    """The share of wins of one seat among others of a kind, every seat in turn on each deal."""
    shares = []
    for game in range(games):
        deal, at = divmod(game, players)
        seats = [one if seat == at else other for seat in range(players)]
        best = winners(play(seats, first + deal, bool(deal % 2)))
        shares.append(1 / len(best) if at in best else 0.0)
    return mean(shares)


def mean(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    m = sum(values) / len(values)
    variance = sum((value - m) ** 2 for value in values) / max(1, len(values) - 1)
    return m, 1.96 * math.sqrt(variance / len(values))


def judge(net: Net, games: int, apprentices: bool, earlier: Net | None) -> dict[str, Any]:
    """How a network does against le Roy, or against apprentices and an earlier network."""
    players = net.players
    found: dict[str, Any] = {}
    if players == 1:
        m, half = alone(net, games)
        return {"margin": round(m, 2), "margin_half": round(half, 2)}
    if earlier is not None:
        m, half = against(NetSeat(net), NetSeat(earlier), players, games)
        found |= {"earlier": round(m, 4), "earlier_half": round(half, 4)}
    if apprentices:
        m, half = against(NetSeat(net), ApprenticeSeat(1), players, games)
        found |= {"apprentice": round(m, 4), "apprentice_half": round(half, 4)}
    return found
