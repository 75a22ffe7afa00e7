"""The dice and modifier cubes that a player may use for an action (A0.1, A1.6)."""

from __future__ import annotations

from .card_rows import NO_CARD
from .layout import FOREIGN, NOWHERE, first_die, on_card, points_at, stock_at, stock_row
from .state import State
from .terms import MIXED


class Stock:
    """Counts the dice of a player and of everybody else, by colour and value.

    Of each colour it also keeps the points of the one, two and three highest dice: with these,
    `groups.Finder` knows the strongest group of each size without putting one together.
    """

    seat: int  # whose turn it is
    citizen: int  # where the player has one, once that was asked
    mixed_counted: bool

    def __init__(self) -> None:
        self.n_cards = 0  # modifier cards on which the player has cubes
        self.cards = [0] * 9
        self.held = [0] * 48  # layout.stock_at: how many dice
        self.at_hand = [0] * 8  # layout.stock_row: how many dice, 3 standing for more
        self.points = [0] * 32  # layout.points_at: of the n highest dice

    def look(self, s: State, seat: int) -> None:
        """Take stock of the dice and cubes a player may use."""
        self.seat = seat
        self.citizen = NOWHERE
        self.mixed_counted = False
        self.list_cards(s, seat)
        for i in range(18):
            own = s.dice[first_die(seat) + i]
            self.held[i] = own
            self.held[FOREIGN + i] = (  # no loop: this is asked at every action
                s.dice[i] + s.dice[18 + i] + s.dice[36 + i] + s.dice[54 + i] + s.dice[72 + i] - own
            )
        for colour in range(3):
            self.add_up(colour)
            self.add_up(stock_row(1, colour))

    def list_cards(self, s: State, seat: int) -> None:
        """The modifier cards on which a player has a cube (A1.6)."""
        self.n_cards = 0
        for slot in range(9):
            if s.cubes[on_card(slot, seat)] > 0 and s.card[slot] != NO_CARD:
                self.cards[self.n_cards] = s.card[slot]
                self.n_cards += 1

    def count_mixed(self) -> None:
        """C.pilgrimage: the dice of all colours together."""
        self.mixed_counted = True
        for side in range(2):
            for value in range(1, 7):
                n = 0
                for colour in range(3):
                    n += self.held[stock_at(stock_row(side, colour), value)]
                self.held[stock_at(stock_row(side, MIXED), value)] = n
            self.add_up(stock_row(side, MIXED))

    def add_up(self, row: int) -> None:
        """The points of the one, two and three highest dice of a row of `held`."""
        n = 0
        points = 0
        value = 6
        while value and n < 3:
            left = self.held[stock_at(row, value)]
            while left and n < 3:
                points += value
                n += 1
                left -= 1
                self.points[points_at(row, n)] = points
            value -= 1
        self.at_hand[row] = n
