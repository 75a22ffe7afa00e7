"""What a seat can expect from a position: margin, win probability, points by category.

The margin is the network's output; the rest comes from its heads (`troyes.think.net`): for every
side, starting with the seat's own, the points still to come by category; then two numbers that turn
the margin into a win probability: the offset and the slope of a logistic function.

>>> from troyes import Game
>>> 0.0 < outlook(Game(players=2, seed=1).view(0)).win < 1.0
True
"""

from __future__ import annotations

import math
from typing import NamedTuple

from troyes.play.view import View
from troyes.rules.engine import is_over
from troyes.rules.scoring import CATEGORIES, winners
from troyes.think.features import Scribe
from troyes.think.net import Net
from troyes.think.play import result
from troyes.think.sizes import SCALE, STEEPEST

from .beliefs import believe
from .nets import shipped_net


class Outlook(NamedTuple):
    """What a seat can expect, given what it knows."""

    margin: float  # to the other; among more, to half the best and half the mean of them
    certain: float  # what of it is certain already
    win: float  # the share of the win
    to_come: list[dict[str, float]]  # points by category; the seat's own, then of those after it


def outlook(view: View, net: Net | None = None) -> Outlook:
    """What a seat may expect of the position it sees.

    A network without heads says nothing of points to come, and of the win only what follows from
    the margin.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no outlook: ask with the view of a seat")
    s = view.state
    if is_over(s):  # nothing is hidden any more
        margin, best = result(s, seat), winners(s)
        return Outlook(margin, margin, (seat in best) / len(best), [])
    beliefs = believe(view)
    s = view.sample(lambda unseen: unseen[0])
    scribe = Scribe()
    scribe.sit(s, seat)
    if beliefs is not None:
        scribe.believe(beliefs.odds)
    certain = scribe.certain(s)
    net = net or shipped_net(s.players)
    scribe.write(s)
    out, *heads = net.all_outputs(scribe.values())
    margin = certain / SCALE + out
    if not heads:
        par = -math.log(max(1, s.players - 1))  # nobody ahead: all have the same share
        return Outlook(SCALE * margin, certain, logistic(margin + par), [])
    *points, shift, steep = heads
    steep = math.exp(max(-STEEPEST, min(STEEPEST, steep)))
    n = len(CATEGORIES)
    to_come = [
        {name: SCALE * points[side + k] for k, name in enumerate(CATEGORIES)}
        for side in range(0, len(points), n)
    ]
    return Outlook(SCALE * margin, certain, logistic((margin + shift) * steep), to_come)


def logistic(x: float) -> float:
    """From any number to one between 0 and 1."""
    return 1 / (1 + math.exp(max(-30.0, min(30.0, -x))))
