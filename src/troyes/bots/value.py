"""The network without search: of all turns, it plays the one with the highest value.

Only the very end of the game, where little can still happen, is searched.

>>> ValueBot(seed=1).name
'value'
"""

from __future__ import annotations

import random
from collections.abc import Callable

from troyes.play.view import View
from troyes.rules.engine import apply_option
from troyes.rules.state import State
from troyes.think.net import Net

from .beliefs import ALL_ALIKE, Beliefs, believe, sample
from .endgame import NODES, Endgame
from .nets import knowing, shipped_net
from .options import whole
from .rankings import Ranked, best_by_net, by_this_net, with_style
from .sense import rolls_again, spare_citizens, thrifty, without_early_pass
from .styles import find_style

FEW = 2000  # positions at the end of the game that are looked at: some hundredths of a second
WHIM = 2.5  # points, by its own judgement, that it gives up at most for its style


class ValueBot:
    """Plans one turn, or the part of it up to the next roll, and plays it."""

    name = "value"

    def __init__(self, seed: int, style: str = "", reads: int = 1) -> None:
        """A bot; `style` makes it like some things a little more than they are worth.

        With `reads=0` it infers nothing about hidden characters from how players play.
        """
        self.reads = whole("reads", reads, 0)
        self.random = random.Random(seed)
        self.style = find_style(style)
        self.nets: dict[int, Net] = {}  # instead of those of the project, by number of players
        self.plan: list[int] = []
        self.expected = b""  # the position in which the plan goes on

    def choose(self, view: View, budget: float | None = None) -> int:
        """The next option of its turn; `budget` is the time to think, in seconds."""
        legal = view.options()
        if not self.plan or self.plan[0] not in legal or view.state.key() != self.expected:
            self.plan = [legal[0]] if len(legal) == 1 else self.best_turn(view, budget)
        option = self.plan.pop(0)
        if self.plan:
            after = view.state.copy()
            apply_option(after, option)
            self.expected = after.key()
        return option

    def best_turn(self, view: View, budget: float | None) -> list[int]:
        """The options of the turn the network likes best."""
        beliefs = self.guess(view)
        s = sample(view, beliefs, self.random)
        last = self.last_turn(s, beliefs, lambda: True, FEW)
        if last is not None:
            return last
        net = self.net(s)
        with knowing(net, beliefs):
            if self.style is None:
                return thrifty(s, best_by_net(net, s))
            whole = [(v, turn) for v, turn in by_this_net(net, s) if not rolls_again(turn)]
            found = [Ranked(*one) for one in without_early_pass(s, whole)]
        worth = [one for one in found if one.value >= found[0].value - WHIM]
        return thrifty(s, with_style(worth, s, self.style)[0].turn)

    def last_turn(
        self, s: State, beliefs: Beliefs | None, in_time: Callable[[], bool], nodes: int = NODES
    ) -> list[int] | None:
        """The best turn near the end of the game, as far as that can be searched."""
        odds = None if beliefs is None else beliefs.odds
        turn = Endgame(s.actor, in_time, nodes, odds).best_turn(s)
        return None if turn is None else next(spare_citizens(s, turn), list(turn))

    def guess(self, view: View) -> Beliefs | None:
        """What it thinks of the hidden characters."""
        return believe(view) if self.reads else believe(view, ALL_ALIKE)

    def net(self, s: State) -> Net:
        """The network for a table."""
        return self.nets.get(s.players) or shipped_net(s.players)
