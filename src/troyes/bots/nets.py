"""The networks the project comes with, loaded once, and what visits turns with them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources

from troyes.think.features import count_features
from troyes.think.net import Net, from_bytes
from troyes.think.play import Player
from troyes.think.visit import Visitor

from .beliefs import Beliefs

CAP = 300  # turns looked at for each thing to do
BEAM = 2  # uses of influence after which it continues
LIMIT = 4_000  # turns looked at in all, so that no decision takes long
KEPT = 32  # turns that a visit remembers
CAP_ON = 80  # the same two when playing on: there is much to play
BEAM_ON = 1


class Desk(threading.local):
    """The visitors and players of a thread: large, reusable, and shared by all bots there."""

    def __init__(self) -> None:
        self.visitors: dict[Net, Visitor] = {}
        self.players: dict[Net, Player] = {}


DESK = Desk()


@cache
def shipped_net(players: int) -> Net:
    """The network the project comes with, for this number of players."""
    path = resources.files("troyes.bots").joinpath("weights", f"{players}.bin")
    net = from_bytes(path.read_bytes())
    if net.inputs != count_features(players):
        raise ValueError(
            f"weights/{players}.bin has {net.inputs} inputs where a position has "
            f"{count_features(players)}: train it again (docs/training.md)"
        )
    return net


def visitor_of(net: Net) -> Visitor:
    """What visits the turns of a decision with a network; made once."""
    if net not in DESK.visitors:
        visitor = Visitor(net, CAP, BEAM)
        visitor.keep = KEPT
        visitor.limit = LIMIT
        visitor.doubt = 0.0  # bots look behind a reroll before they roll
        DESK.visitors[net] = visitor
    return DESK.visitors[net]


def player_of(net: Net) -> Player:
    """What plays on with a network for all seats; made once."""
    if net not in DESK.players:
        player = Player(net, CAP_ON, BEAM_ON)
        player.visitor.limit = LIMIT
        DESK.players[net] = player
    return DESK.players[net]


@contextmanager
def knowing(net: Net, beliefs: Beliefs | None) -> Iterator[None]:
    """Judge turns with what a seat thinks of the hidden characters."""
    visitor = visitor_of(net)
    visitor.odds = None if beliefs is None else beliefs.odds
    try:
        yield
    finally:
        visitor.odds = None
