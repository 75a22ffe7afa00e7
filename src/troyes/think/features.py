"""What the network sees of a position: numbers written straight from the fields of a state.

The seat that asks comes first, the others follow in the order of seats, the neutral owner last;
against le Roy he is the other side. Nothing that is hidden from the seat is looked at: of the
characters only its own hand, and no victory points at all, for the network predicts what is *still
to come* (see `certain`).
"""

from __future__ import annotations

from typing import Any

from troyes.rules.card_rows import DELAYED
from troyes.rules.characters import character_vp, threshold
from troyes.rules.combat import taken_by
from troyes.rules.edition import PRINTED_CARDS, PRINTED_EVENTS
from troyes.rules.layout import (
    CARD_ROOM,
    banner_at,
    cathedral_at,
    first_die,
    first_space,
    hand_at,
    lying_at,
    on_card,
    value_of,
)
from troyes.rules.scoring import cathedral_penalty, event_presence_vp, tradesmen_vp
from troyes.rules.state import State
from troyes.rules.terms import (
    FIRST_ASK,
    NEUTRAL,
    NOBODY,
    ROLL_ARCHER,
    ROLL_REROLL,
    STEP_ACTIONS,
    STEP_BLACK_DICE,
    STEP_INCOME,
    STEP_OVER,
    STEP_PLACEMENT,
    STEP_REVEAL,
    STEP_WORKFORCE,
)

COMPILED = not __file__.endswith(".py")
MOST_FEATURES = 1024
OF_A_SIDE = 31
OF_CARDS = PRINTED_CARDS  # networks have no inputs for additions: they do not see them
OF_EVENTS = PRINTED_EVENTS
GLOBALS = 36
CUBE_PLACE = [card for card in DELAYED if card < OF_CARDS]  # cards that hold cubes
CUBE_CARDS = len(CUBE_PLACE)


def clear(x: Any, n: int) -> None:
    """Set the first `n` numbers to zero."""
    for i in range(n):
        x[i] = 0.0


def sides_at(players: int) -> int:
    """How many play against each other: le Roy is a side, gray is not."""
    return max(players, 2)


def owners_at(players: int) -> int:
    """How many own dice and citizens, gray included."""
    return 2 if players == 1 else players + 1


def count_features(players: int) -> int:
    """How many numbers describe a position with so many players."""
    sides, owners = sides_at(players), owners_at(players)
    return (
        sides * OF_A_SIDE
        + owners * 36  # dice and citizens
        + sides * 3  # lying
        + OF_CARDS * (1 + sides)
        + CUBE_CARDS * sides
        + OF_EVENTS * (1 + sides)
        + 6 * (3 + sides)
        + GLOBALS
        + 2 * sides
    )


class Scribe:
    """Writes the features of positions into one buffer, `x`."""

    seat: int
    sides: int
    owners: int
    at: int
    left: int
    n: int

    def __init__(self) -> None:
        if not COMPILED:
            self.x = [0.0] * 1024  # MOST_FEATURES
            self.side = [0] * 6  # by owner
            self.owner = [0] * 5  # by side
            self.counts = [0] * 30  # side * 6 + character: what the character counts
            self.cube_place = [0] * 64  # CARD_ROOM
            self.on = [0] * 6
            self.odds = [0.0] * 6  # by character: how likely it is in play
        for card in range(CARD_ROOM):
            self.cube_place[card] = -1
        for place in range(CUBE_CARDS):
            self.cube_place[CUBE_PLACE[place]] = place

    def sit(self, s: State, seat: int) -> None:
        """Look at positions of this table from a seat."""
        self.seat = seat
        self.sides = sides_at(s.players)
        self.owners = owners_at(s.players)
        self.n = count_features(s.players)
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

    def believe(self, odds: list[float]) -> None:
        """Take the characters to be in play with these odds, until the next seat is taken."""
        for character in range(6):
            self.odds[character] = odds[character]

    def write(self, s: State) -> int:
        """Write the features of a position; how many they are."""
        clear(self.x, self.n)
        self.at = 0
        self.left = s.rounds - s.round
        for side in range(self.sides):
            self.write_side(s, side)
        self.write_board(s)
        self.write_cards(s)
        self.write_events(s)
        self.write_characters(s)
        self.write_globals(s)
        return self.at

    def values(self) -> list[float]:
        """What was written last, as a list."""
        return [self.x[i] for i in range(self.n)]

    def write_side(self, s: State, side: int) -> None:
        """Purse, influence, supply, dice, citizens, tradesmen, cathedral of one side."""
        k = self.at
        owner = self.owner[side]
        d = s.deniers[owner]
        i = s.influence[owner]
        x = self.x
        x[k] = d * 0.1
        x[k + 1] = min(d, 4) * 0.25
        x[k + 2] = min(d, 8) * 0.125
        x[k + 3] = min(d, 16) * 0.0625
        x[k + 4] = s.on_district[owner] * 0.25
        x[k + 5] = i * 0.1
        x[k + 6] = min(i, 4) * 0.25
        x[k + 7] = min(i, 1)
        x[k + 8] = s.supply[owner] * 0.3
        x[k + 9] = min(s.supply[owner], 1)
        x[k + 10] = s.general[owner] * 0.15
        x[k + 11] = s.passed[owner]
        dice = 0
        pips = 0
        for die in range(18):
            n = s.dice[first_die(owner) + die]
            if n:
                dice += n
                pips += n * value_of(die)
        x[k + 12] = dice * 0.15
        x[k + 13] = pips * 0.05
        people = 0
        for building in range(3):
            n = 0
            for space in range(first_space(building), first_space(building + 1)):
                if s.space[space] == owner:
                    n += 1
            people += n
            x[k + 14 + building] = n * 0.4
            x[k + 17 + building] = n * self.left * 0.15
        trades = 0
        for slot in range(9):
            if s.trade[on_card(slot, owner)]:
                trades += 1
        x[k + 20] = trades * 0.25
        x[k + 21] = trades * self.left * 0.1
        taken = taken_by(s, owner)
        x[k + 22] = taken * 0.4
        built = 0
        for level in range(3):
            n = 0
            for space in range(cathedral_at(level, 0), cathedral_at(level + 1, 0)):
                if s.cathedral[space] == owner:
                    n += 1
            built += n
            x[k + 23 + level] = n * 0.5
            x[k + 26 + level] = min(n, 1)
        x[k + 29] = built * 0.2
        c = side * 6
        self.counts[c] = people
        self.counts[c + 1] = built
        self.counts[c + 2] = d
        self.counts[c + 3] = i
        self.counts[c + 4] = trades
        self.counts[c + 5] = taken
        self.at = k + OF_A_SIDE  # the last place is written with the events

    def write_board(self, s: State) -> None:
        """Dice by colour and value, citizens by place, those who lie."""
        k = self.at
        x = self.x
        for side in range(self.owners):
            owner = self.owner[side]
            for die in range(18):
                x[k + die] = s.dice[first_die(owner) + die]
            k += 18
        for space in range(18):
            if s.space[space] != NOBODY:
                x[k + self.side[s.space[space]] * 18 + space] = 1.0
        k += self.owners * 18
        for side in range(self.sides):
            for building in range(3):
                x[k + building] = s.lying[lying_at(building, self.owner[side])]
            k += 3
        self.at = k

    def write_cards(self, s: State) -> None:
        """Which cards lie there, who works on them, cubes on them: by the card's identity."""
        k = self.at
        x = self.x
        cubes = k + OF_CARDS * (1 + self.sides)
        for slot in range(9):
            card = s.card[slot]
            if card >= OF_CARDS:
                continue  # none, or an addition
            x[k + card] = 1.0
            place = self.cube_place[card]
            for side in range(self.sides):
                owner = self.owner[side]
                if s.trade[on_card(slot, owner)]:
                    x[k + OF_CARDS * (1 + side) + card] = 1.0
                if place >= 0:
                    x[cubes + side * CUBE_CARDS + place] = s.cubes[on_card(slot, owner)] * 0.5
        self.at = cubes + self.sides * CUBE_CARDS

    def write_events(self, s: State) -> None:
        """Free banners and cubes of every side; what the rewards would be, by how far it is."""
        k = self.at
        x = self.x
        for position in range(s.queue_len):
            event = s.queue[position]
            banners = s.edition.banners[event]
            covered = s.covered[event]
            if event < OF_EVENTS:
                x[k + event] = (banners - covered) * 0.3
            if covered == 0:
                continue
            for side in range(self.owners):
                self.on[side] = 0
            for banner in range(banner_at(event, 0), banner_at(event, covered)):
                self.on[self.side[s.banner[banner]]] += 1
            for side in range(self.sides):
                mine = self.on[side]
                if mine == 0:
                    continue
                if event < OF_EVENTS:
                    x[k + OF_EVENTS * (1 + side) + event] = mine * 0.4
                better = 0
                for other in range(self.owners):
                    if other != side and self.on[other] >= mine:
                        better += 1
                reward = 0
                if better == 0:
                    reward = s.edition.first[event]
                    if mine == covered:
                        reward += s.edition.second[event]
                elif better == 1:
                    reward = s.edition.second[event]
                x[side * OF_A_SIDE + 30] += 0.2 * reward * covered / banners
        self.at = k + OF_EVENTS * (1 + self.sides)

    def write_characters(self, s: State) -> None:
        """How likely each is in play, what it would award now, how near the best award is."""
        k = self.at
        x = self.x
        wide = 3 + self.sides
        for character in range(6):
            p = self.chance(s, character)
            if p > 0.0:
                x[k] = p
                x[k + 1] = 1.0 if p == 1.0 else 0.0
                if s.players == 1:
                    x[k + 1] = 1.0 if s.pile[s.pile_top] == character else 0.0
                best = threshold(s, character, 2)
                x[k + 2] = p * min(self.counts[character], best) / best
                for side in range(self.sides):
                    award = character_vp(s, character, self.owner[side])
                    x[k + 3 + side] = p * award / 6
            k += wide
        self.at = k

    def chance(self, s: State, character: int) -> float:
        """How likely a character counts at the end, as far as the seat knows (S2, K3)."""
        if s.players == 1:
            for place in range(s.pile_top, 6):
                if s.pile[place] == character:
                    return 1.0
            return 0.0
        return self.odds[character]

    def write_globals(self, s: State) -> None:
        """Round, step, black dice, who starts and who moves, and what is being rolled."""
        k = self.at
        x = self.x
        if s.round:
            x[k + s.round - 1] = 1.0
        step = s.step
        if step <= STEP_PLACEMENT:
            x[k + 6] = 1.0
            x[k + 11] = s.cursor * 0.1
        elif step in (STEP_REVEAL, STEP_INCOME):
            x[k + 7] = 1.0
        elif step == STEP_WORKFORCE:
            x[k + 8] = 1.0
        elif step == STEP_ACTIONS:
            x[k + 10] = 1.0
        elif step <= STEP_BLACK_DICE:
            x[k + 9] = 1.0
        for value in range(6):
            x[k + 12 + value] = s.black[value]
        x[k + 18] = 1.0 if self.left == 0 else 0.0
        x[k + 19] = self.left * 0.25
        mine = s.actor == self.seat
        if s.wait == ROLL_REROLL and mine:
            x[k + 20 + s.reroll_colour] = 1.0
        elif s.wait == ROLL_ARCHER and mine:
            x[k + 23] = s.rolls_left * 0.3
            x[k + 24] = s.hits * 0.3
        elif s.wait >= FIRST_ASK and mine:
            x[k + 25] = 1.0
            x[k + 26] = (s.cubes_left + s.most) * 0.3
        x[k + 27] = s.bonus
        for column in range(6):
            free = 0
            for level in range(3):
                if s.cathedral[cathedral_at(level, column)] == NOBODY:
                    free += 1
            x[k + 28 + column] = free * 0.33
        x[k + 34] = s.queue_len * 0.2
        x[k + 35] = 1.0
        k += GLOBALS
        if step >= STEP_PLACEMENT:
            x[k + self.side[s.start]] = 1.0
        k += self.sides
        mover = s.actor if s.wait >= FIRST_ASK else s.turn
        if step in (STEP_ACTIONS, STEP_BLACK_DICE, STEP_PLACEMENT):
            x[k + self.side[mover]] = 1.0
        self.at = k + self.sides

    # --- what is certain ---

    def certain(self, s: State) -> float:
        """The margin if nothing were gained any more; at the end, characters by their chances."""
        own = self.points(s, 0)
        best = self.points(s, 1)
        total = best
        for side in range(2, self.sides):
            other = self.points(s, side)
            total += other
            if other > best:
                best = other
        if self.sides == 2:
            return own - best
        return own - 0.5 * best - 0.5 * total / (self.sides - 1)

    def points(self, s: State, side: int) -> float:
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


def features(s: State, seat: int) -> list[float]:
    """The features of a position as a list, for tests and tools."""
    scribe = Scribe()
    scribe.sit(s, seat)
    scribe.write(s)
    return scribe.values()
