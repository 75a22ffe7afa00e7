"""What the network sees of a position: numbers written straight from the fields of a state.

The seat that asks comes first (`sides`). Nothing that is hidden from it is used: of the characters
only its own hand, and no victory points at all, because the network predicts what is *still to
come* (see `certain`).

The numbers are grouped in parts, each of which depends on few fields. For positions that follow
from the same one (`follow`, `rewrite`), only the parts whose fields have changed since the last
call are written, and `spans` lists the parts that may differ from the position they follow.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.layout import first_die
from troyes.rules.state import State

from .blocks import EVERYTHING, changed_blocks
from .parts import Parts, count_features
from .places import (
    IN_CUBES,
    IN_EVENTS,
    IN_LYING,
    IN_SPACES,
    IN_TRADE,
    OF_LEVELS,
    OF_PRESENCE,
    OF_TRADE,
    TALLIES,
)

__all__ = ["Scribe", "count_features", "features"]
COMPILED = not __file__.endswith(".py")


class Scribe(Parts):
    """Writes the features of positions one after another, rewriting as little as possible."""

    round: int
    last: Any  # the state written last; compiled only

    def __init__(self) -> None:
        super().__init__()
        if not COMPILED:
            self.spans = [0] * 64
        self.n_spans = 0  # parts of `x` that may differ: `spans` holds where each begins and ends
        self.following = False

    def sit(self, s: State, seat: int) -> None:
        """Look at positions of this table from a seat."""
        self.take_seat(s, seat)
        self.lay_out(s)
        self.following = False

    def believe(self, odds: list[float]) -> None:
        """Take the characters to be in play with these odds, until the next seat is taken."""
        self.following = False
        self.use_odds(odds)

    # --- positions, one by one or following another ---

    def write(self, s: State) -> int:
        """Write the features of a position and return their number."""
        self.put_down(s, EVERYTHING)
        self.list_spans(EVERYTHING)
        return self.n

    def values(self) -> list[float]:
        """What was written last, as a list."""
        return [self.x[i] for i in range(self.n)]

    def follow(self) -> None:
        """The position just written is the one from which the next ones follow."""
        self.following = True

    def rewrite(self, s: State, base: State) -> None:
        """Write a position that follows from `base`, for which `follow` was called."""
        self.rewrite_changed(s, changed_blocks(s, base))

    def rewrite_changed(self, s: State, changed: int) -> None:
        """The same if it is known in which blocks it differs from `base`.

        Positions that are written one after another are even more alike.
        """
        if not self.following:
            self.write(s)
            return
        self.put_down(s, self.since_last(s))
        self.list_spans(changed)

    def since_last(self, s: State) -> int:
        """The blocks in which a state differs from the one written last; uncompiled, all."""
        if COMPILED and s.round == self.round:
            return changed_since(s, self.last)  # type: ignore[name-defined, no-any-return]  # noqa: F821
        return EVERYTHING

    def list_spans(self, changed: int) -> None:
        """List the parts that depend on changed blocks, in the order of the buffer."""
        self.n_spans = 0
        self.add_span(0, self.at_dice)
        for side in range(self.owners):
            if changed & self.in_dice[self.owner[side]]:
                first = self.at_dice + first_die(side)
                self.add_span(first, self.at_dice + first_die(side + 1))
        if changed & IN_SPACES:
            self.add_span(self.at_people, self.at_lying)
        if changed & IN_LYING:
            self.add_span(self.at_lying, self.at_cards)
        if changed & IN_TRADE:
            self.add_span(self.at_cards, self.at_cubes)
        if changed & IN_CUBES:
            self.add_span(self.at_cubes, self.at_events)
        if changed & IN_EVENTS:
            self.add_span(self.at_events, self.at_characters)
        self.add_span(self.at_characters, self.n)

    def add_span(self, first: int, end: int) -> None:
        """Add a part of `x` that may have changed; adjacent parts become one span."""
        if self.n_spans and self.spans[2 * self.n_spans - 1] == first:
            self.spans[2 * self.n_spans - 1] = end
            return
        self.spans[2 * self.n_spans] = first
        self.spans[2 * self.n_spans + 1] = end
        self.n_spans += 1

    def put_down(self, s: State, changed: int) -> None:
        """Write what depends on blocks that have changed, and remember the state."""
        self.round = s.round
        self.write_parts(s, changed)
        if COMPILED:
            remember(s, self.last)  # type: ignore[name-defined]  # noqa: F821  (blocks.pxd)

    # --- what is certain ---

    def certain(self, s: State) -> float:
        """The margin if nothing more were gained; at the end, characters by probability."""
        return self.certain_margin(s)

    def points(self, s: State, side: int) -> float:
        """What is certain of one side's points."""
        return self.side_points(s, side)

    def certain_now(self, s: State) -> float:
        """The same for the position written last, before the end of the game."""
        for side in range(self.sides):
            k = side * TALLIES
            end = self.tally[k + OF_TRADE] + self.tally[k + OF_PRESENCE] + self.tally[k + OF_LEVELS]
            self.sure[side] = s.vp[self.owner[side]] + end
        return self.margin()


def features(s: State, seat: int) -> list[float]:
    """The features of a position as a list, for tests and tools."""
    scribe = Scribe()
    scribe.sit(s, seat)
    scribe.write(s)
    return scribe.values()
