"""Matches that tell whether a network has become better, on seeds that training never sees."""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any, Protocol

from troyes.bots.classic import ClassicBot
from troyes.bots.nets import shipped_net
from troyes.bots.search import SearchBot
from troyes.bots.value import ValueBot
from troyes.play.view import View
from troyes.rules.engine import apply_option, draw, is_chance, is_over, resolve
from troyes.rules.scoring import margin, winners
from troyes.rules.state import State
from troyes.think.net import Net, from_bytes
from troyes.think.play import Player

from .selfplay import fresh_game, keys_of

BEAM = 2
CAP = 300


class Chooser(Protocol):
    """A bot, as far as a match is concerned."""

    def choose(self, view: View) -> int:
        """One of the view's options."""
        ...


class NetSeat:
    """A network at the table: whole turns, no search."""

    def __init__(self, net: Net) -> None:
        self.player = Player(net, CAP, BEAM)

    def turn(self, s: State) -> None:
        """Take a turn, or a part of it up to the next roll."""
        self.player.take_turn(s)


class BotSeat:
    """Any bot at the table, through its view; the time it takes is measured."""

    def __init__(self, bot: Chooser) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.turns = 0

    def turn(self, s: State) -> None:
        """Take the next option of the turn."""
        seen = View(s, s.actor)
        begun = time.process_time()
        option = self.bot.choose(seen)
        self.seconds += time.process_time() - begun
        self.turns += 1
        apply_option(s, option)


Seat = NetSeat | BotSeat


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


def judge_solo(net: Net, games: int, first: int = 0) -> tuple[float, float]:
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


def judge(net: Net, games: int, classic: bool, earlier: Net | None) -> dict[str, Any]:
    """How a network does against le Roy, or against `classic` and an earlier network."""
    players = net.players
    found: dict[str, Any] = {}
    if players == 1:
        m, half = judge_solo(net, games)
        return {"margin": round(m, 2), "margin_half": round(half, 2)}
    if earlier is not None:
        m, half = against(NetSeat(net), NetSeat(earlier), players, games)
        found |= {"earlier": round(m, 4), "earlier_half": round(half, 4)}
    if classic:
        m, half = against(NetSeat(net), BotSeat(ClassicBot(1)), players, games)
        found |= {"classic": round(m, 4), "classic_half": round(half, 4)}
    return found


def main() -> None:
    """`python -m troyes.learn.judge PLAYERS GAMES`: how strong the shipped opponents are."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("players", type=int, choices=(1, 2, 3, 4))
    parser.add_argument("games", type=int)
    parser.add_argument("--search", type=float, metavar="SECONDS", help="time to think per turn")
    parser.add_argument("--net", type=Path, help="a network file instead of the shipped one")
    parser.add_argument("--against", type=Path, help="the others: a network file; no search")
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    args = parser.parse_args()
    bot = ValueBot(1) if args.search is None else SearchBot(1, seconds=args.search, clock="cpu")
    if args.net:
        bot.nets[args.players] = from_bytes(args.net.read_bytes())
    one = BotSeat(bot)
    if args.against:
        net = bot.nets.get(args.players) or shipped_net(args.players)
        other = NetSeat(from_bytes(args.against.read_bytes()))
        m, half = against(NetSeat(net), other, args.players, args.games, args.first)
        print(f"{args.games} games: {100 * m:.1f} % ± {100 * half:.1f} of the wins")
        return
    if args.players == 1:
        margins = []
        for game in range(args.games):
            margins.append(float(margin(play([one], args.first + game, bool(game % 2)))))
        m, half = mean(margins)
        print(f"{args.games} games: margin {m:+.2f} ± {half:.2f}", end="")
    else:
        m, half = against(one, BotSeat(ClassicBot(1)), args.players, args.games, args.first)
        print(f"{args.games} games: {100 * m:.1f} % ± {100 * half:.1f} of the wins", end="")
    print(f", {1000 * one.seconds / max(1, one.turns):.2f} ms a choice")


if __name__ == "__main__":
    main()
