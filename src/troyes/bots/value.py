"""The learned opponent without search: of all turns, the one its network likes best.

>>> ValueBot(seed=1).name
'value'
"""

from __future__ import annotations

import random
from functools import cache
from importlib import resources

from troyes.play.view import View
from troyes.rules.engine import apply_option
from troyes.rules.state import State
from troyes.think.net import Net, from_bytes
from troyes.think.visit import Visitor

CAP = 1000  # turns looked at for each thing to do
BEAM = 2  # uses of influence behind which it goes on


@cache
def shipped_net(players: int) -> Net:
    """The network the project comes with, for so many players."""
    path = resources.files("troyes.bots").joinpath("weights", f"{players}.bin")
    return from_bytes(path.read_bytes())


class ValueBot:
    """Plans one turn, or the part of it up to the next roll, and plays it."""

    name = "value"

    def __init__(self, seed: int, nets: dict[int, Net] | None = None) -> None:
        """`nets` replaces the networks of the project, by number of players."""
        self.random = random.Random(seed)
        self.nets = nets or {}
        self.visitors: dict[int, Visitor] = {}
        self.fallbacks = 0  # how often it did not know what to do
        self.plan: list[int] = []
        self.expected = b""  # the position in which the plan goes on

    def choose(self, view: View, budget: float | None = None) -> int:
        """The next option of its turn; `budget` is the time to think, in seconds."""
        legal = view.options()
        if len(legal) == 1 and not self.plan:
            return legal[0]
        try:
            option = self.wanted(view, legal, budget)
        except Exception:  # whatever goes wrong, a game must go on
            option = -1
        if option not in legal:
            self.fallbacks += 1
            self.plan = []
            option = self.random.choice(legal)
        return option

    def wanted(self, view: View, legal: list[int], budget: float | None) -> int:
        """The next option of the plan; a new plan where there is none that fits."""
        if not self.plan or self.plan[0] not in legal or view.state.key() != self.expected:
            self.plan = self.best_turn(view, budget)
        option = self.plan.pop(0)
        if self.plan:
            after = view.state.copy()
            apply_option(after, option)
            self.expected = after.key()
        return option

    def best_turn(self, view: View, budget: float | None) -> list[int]:
        """The options of the turn the network likes best."""
        s = view.sample(self.random.choice)
        visitor = self.visitor(s)
        visitor.visit(s)
        return visitor.turn(0)

    def net(self, s: State) -> Net:
        """The network for a table."""
        return self.nets.get(s.players) or shipped_net(s.players)

    def visitor(self, s: State) -> Visitor:
        """What visits the turns of a table; made once."""
        if s.players not in self.visitors:
            self.visitors[s.players] = Visitor(self.net(s), CAP, BEAM)
        return self.visitors[s.players]
