"""The table as one seat sees it: who is on which side, how likely each character is in play, and
how many points are certain.
"""

from __future__ import annotations

from troyes.rules.characters import character_vp
from troyes.rules.layout import hand_at
from troyes.rules.scoring import cathedral_penalty, event_presence_vp, tradesmen_vp
from troyes.rules.state import State
from troyes.rules.terms import NEUTRAL, NOBODY, STEP_OVER

COMPILED = not __file__.endswith(".py")


def sides_at(players: int) -> int:
    """The number of sides: le Roy is one, gray is not."""
    return max(players, 2)


def owners_at(players: int) -> int:
    """The number of owners of dice and citizens, including gray."""
    return 2 if players == 1 else players + 1


def lead(own: float, best: float, total: float, others: int) -> float:
    """A lead over one opponent; over several, half over the best of them, half over their mean."""
    if others == 1:
        return own - best
    return own - 0.5 * best - 0.5 * total / others


class Sides:
    """The seat that looks is side 0, the others follow in the order of seats, gray comes last;
    against le Roy he is the other side."""

    seat: int
    sides: int
    owners: int

    def __init__(self) -> None:
        if not COMPILED:
            self.side = [0] * 6  # by owner
            self.owner = [0] * 5  # by side
            self.sure = [0.0] * 4  # points by side
            self.odds = [0.0] * 6  # by character: how likely it is in play

    def take_seat(self, s: State, seat: int) -> None:
        """Look at this table from a seat."""
        self.seat = seat
        self.sides = sides_at(s.players)
        self.owners = owners_at(s.players)
        self.side[NOBODY] = -1
        if s.players == 1:
            self.side[0], self.side[NEUTRAL] = 0, 1
            self.owner[0], self.owner[1] = 0, NEUTRAL
            return
        for k in range(s.players):
            self.owner[k] = (seat + k) % s.players
            self.side[self.owner[k]] = k
        self.side[NEUTRAL] = s.players
        self.owner[s.players] = NEUTRAL
        self.count_hands(s)

    def count_hands(self, s: State) -> None:
        """All hands that are possible are equally likely (S2): two of four, or of five unseen."""
        mine = hand_at(self.seat, 0)
        other = 0.5 if s.players == 2 else 0.2 * (s.players - 1)
        for character in range(6):
            own = s.hands[mine] == character or s.hands[mine + 1] == character
            self.odds[character] = 1.0 if own else other

    def use_odds(self, odds: list[float]) -> None:
        """Take the characters to be in play with these odds, until the next seat is taken."""
        for character in range(6):
            self.odds[character] = odds[character]

    def chance(self, s: State, character: int) -> float:
        """How likely a character is to count at the end, as far as the seat knows (S2, K3)."""
        if s.players == 1:
            for place in range(s.pile_top, 6):
                if s.pile[place] == character:
                    return 1.0
            return 0.0
        return self.odds[character]

    # --- what is certain ---

    def certain_margin(self, s: State) -> float:
        """The margin if nothing more were gained; at the end, characters by probability."""
        for side in range(self.sides):
            self.sure[side] = self.side_points(s, side)
        return self.margin()

    def margin(self) -> float:
        """The seat's lead."""
        own = self.sure[0]
        best = self.sure[1]
        total = best
        for side in range(2, self.sides):
            other = self.sure[side]
            total += other
            if other > best:
                best = other
        return lead(own, best, total, self.sides - 1)

    def side_points(self, s: State, side: int) -> float:
        """Points held, of tradesmen, of presence on events, and of missing cathedral levels."""
        owner = self.owner[side]
        sure = s.vp[owner] + tradesmen_vp(s, owner) + event_presence_vp(s, owner)
        vp = 1.0 * (sure + cathedral_penalty(s, owner))
        if s.step == STEP_OVER:
            for character in range(6):
                p = self.chance(s, character)
                if p > 0.0:
                    vp += p * character_vp(s, character, owner)
        return vp
