"""The parts of what the network sees, and writing each of them from the fields of a state.

The numbers are in one buffer, `x`, in parts that depend on few fields each; `places` says where a
number is within its part. `features` decides which parts have to be written.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.card_rows import DELAYED
from troyes.rules.cathedral import free_levels
from troyes.rules.characters import award, threshold
from troyes.rules.combat import taken_by
from troyes.rules.edition import PRINTED_CARDS, PRINTED_EVENTS
from troyes.rules.layout import (
    MAX_CARDS,
    banner_at,
    cathedral_at,
    die_kind,
    first_die,
    first_space,
    lying_at,
    on_card,
)
from troyes.rules.scoring import cathedral_penalty, presence_vp, tradesmen_vp
from troyes.rules.state import State
from troyes.rules.terms import (
    CHRETIEN,
    FIRST_ASK,
    FLORENTIN,
    HENRY,
    HUGUES,
    NOBODY,
    ROLL_ARCHER,
    ROLL_REROLL,
    STEP_ACTIONS,
    STEP_BLACK_DICE,
    STEP_INCOME,
    STEP_PLACEMENT,
    STEP_REVEAL,
    STEP_WORKFORCE,
    THIBAUT,
    URBAIN,
)

from .blocks import PLACES, blocks_between
from .net import floats
from .places import (
    ALWAYS,
    ARCHER,
    ASKED,
    BLACK,
    BONUS,
    BUILT,
    CERTAIN,
    COLUMNS,
    DICE,
    EVENTS_LEFT,
    EVENTS_TAKEN,
    GENERAL,
    GLOBALS,
    IN_ACTIONS,
    IN_BUILDINGS,
    IN_CATHEDRAL,
    IN_CUBES,
    IN_EVENT_PHASE,
    IN_EVENTS,
    IN_LYING,
    IN_PILE,
    IN_PLAY,
    IN_REVEAL,
    IN_SETUP,
    IN_SPACES,
    IN_TRADE,
    IN_WHERE,
    IN_WORKFORCE,
    INFLUENCE,
    LAST_ROUND,
    LEVELS_REACHED,
    NEARNESS,
    OF_A_CHARACTER,
    OF_A_SIDE,
    OF_BUILDINGS,
    OF_DICE,
    OF_LEVELS,
    OF_PRESENCE,
    OF_SPACES,
    OF_TRADE,
    ON_DISTRICT,
    ON_LEVELS,
    PASSED,
    PIPS,
    PLACED,
    PURSE,
    REROLL,
    REWARDS,
    ROUND,
    ROUNDS_LEFT,
    SUPPLY,
    TALLIES,
    TRADESMEN,
    YET_TO_TRADE,
    YET_TO_WORK,
)
from .sides import Sides, owners_at, sides_at

COMPILED = not __file__.endswith(".py")
MOST_FEATURES = 1024
OF_CARDS = PRINTED_CARDS  # networks have no inputs for additions: they do not see them
OF_EVENTS = PRINTED_EVENTS
CUBE_PLACE = [card for card in DELAYED if card < OF_CARDS]  # cards that hold cubes
CUBE_CARDS = len(CUBE_PLACE)


def clear(x: Any, first: int, end: int) -> None:
    """Set the numbers from `first` to before `end` to zero."""
    for i in range(first, end):
        x[i] = 0.0


def count_features(players: int) -> int:
    """The number of features of a position with this number of players."""
    sides, owners = sides_at(players), owners_at(players)
    return (
        sides * OF_A_SIDE
        + owners * (OF_DICE + OF_SPACES)
        + sides * OF_BUILDINGS
        + OF_CARDS * (1 + sides)
        + CUBE_CARDS * sides
        + OF_EVENTS * (1 + sides)
        + 6 * (OF_A_CHARACTER + sides)
        + GLOBALS
        + 2 * sides
    )


class Parts(Sides):
    """Writes the features of positions into one buffer, part by part."""

    left: int  # rounds
    n: int
    # where the parts begin
    at_dice: int
    at_people: int
    at_lying: int
    at_cards: int
    at_cubes: int
    at_events: int
    at_characters: int
    at_globals: int

    def __init__(self) -> None:
        super().__init__()
        if not COMPILED:
            self.x = floats(1024)  # MOST_FEATURES
            self.tally = [0] * 36  # side * TALLIES
            self.told = [0] * 36  # what the characters were written with
            self.cube_place = [0] * 64  # MAX_CARDS
            self.on = [0] * 6  # by side: cubes on an event
            self.present = [0] * 4  # by side: events with its cubes
            self.in_dice = [0] * 5  # by owner: their blocks
            self.within = [0] * 15  # side * OF_BUILDINGS + building: citizens
        for card in range(MAX_CARDS):
            self.cube_place[card] = -1
        for place in range(CUBE_CARDS):
            self.cube_place[CUBE_PLACE[place]] = place
        dice, _ = PLACES["dice"]
        for owner in range(5):
            self.in_dice[owner] = blocks_between(
                dice + first_die(owner), dice + first_die(owner + 1)
            )

    def lay_out(self, s: State) -> None:
        """Where the parts begin at this table, seen from a seat that was taken."""
        self.n = count_features(s.players)
        self.at_dice = self.sides * OF_A_SIDE
        self.at_people = self.at_dice + self.owners * OF_DICE
        self.at_lying = self.at_people + self.owners * OF_SPACES
        self.at_cards = self.at_lying + self.sides * OF_BUILDINGS
        self.at_cubes = self.at_cards + OF_CARDS * (1 + self.sides)
        self.at_events = self.at_cubes + CUBE_CARDS * self.sides
        self.at_characters = self.at_events + OF_EVENTS * (1 + self.sides)
        self.at_globals = self.at_characters + 6 * (OF_A_CHARACTER + self.sides)

    def write_parts(self, s: State, changed: int) -> None:
        """Write the parts that depend on blocks that have changed."""
        self.left = s.rounds - s.round
        for side in range(self.sides):
            self.write_purse(s, side)
        for side in range(self.owners):
            if changed & self.in_dice[self.owner[side]]:
                self.write_dice(s, side)
        if changed & IN_SPACES:
            self.write_people(s)
        if changed & IN_LYING:
            self.write_lying(s)
        if changed & IN_TRADE:
            self.write_trade(s)
        if changed & IN_CUBES:
            self.write_cubes(s)
        if changed & IN_EVENTS:
            self.write_events(s)
        if changed & IN_WHERE:
            self.write_taken(s)
        if changed & IN_CATHEDRAL:
            self.write_cathedral(s)
        self.write_characters(s, changed & IN_PILE > 0)
        self.write_globals(s)

    def write_purse(self, s: State, side: int) -> None:
        """Deniers, influence, citizens in supply, and whether a side has passed."""
        k = side * OF_A_SIDE
        owner = self.owner[side]
        d = s.deniers[owner]
        i = s.influence[owner]
        x = self.x
        x[k + PURSE] = d * 0.1
        x[k + PURSE + 1] = min(d, 4) * 0.25
        x[k + PURSE + 2] = min(d, 8) * 0.125
        x[k + PURSE + 3] = min(d, 16) * 0.0625
        x[k + ON_DISTRICT] = s.on_district[owner] * 0.25
        x[k + INFLUENCE] = i * 0.1
        x[k + INFLUENCE + 1] = min(i, 4) * 0.25
        x[k + INFLUENCE + 2] = min(i, 1)
        x[k + SUPPLY] = s.supply[owner] * 0.3
        x[k + SUPPLY + 1] = min(s.supply[owner], 1)
        x[k + GENERAL] = s.general[owner] * 0.15
        x[k + PASSED] = s.passed[owner]
        self.tally[side * TALLIES + THIBAUT] = d
        self.tally[side * TALLIES + HUGUES] = i

    def write_dice(self, s: State, side: int) -> None:
        """The dice of an owner, by colour and value; their number and points."""
        x = self.x
        at = first_die(self.owner[side])
        k = self.at_dice + first_die(side)
        dice = 0
        pips = 0
        for colour in range(3):  # six values each: two short loops are faster than a long one
            for value in range(1, 7):
                n = s.dice[at + die_kind(colour, value)]
                x[k + die_kind(colour, value)] = n
                dice += n
                pips += n * value
        if side < self.sides:
            x[side * OF_A_SIDE + DICE] = dice * 0.15
            x[side * OF_A_SIDE + PIPS] = pips * 0.05

    def write_people(self, s: State) -> None:
        """Citizens by place, and how many a side has in each building."""
        x = self.x
        clear(x, self.at_people, self.at_lying)
        for k in range(self.owners * OF_BUILDINGS):
            self.within[k] = 0
        for building in range(3):
            for space in range(first_space(building), first_space(building + 1)):
                if s.space[space] != NOBODY:
                    side = self.side[s.space[space]]
                    x[self.at_people + side * OF_SPACES + space] = 1.0
                    self.within[side * OF_BUILDINGS + building] += 1
        for side in range(self.sides):
            k = side * OF_A_SIDE
            people = 0
            for building in range(3):
                n = self.within[side * OF_BUILDINGS + building]
                people += n
                x[k + IN_BUILDINGS + building] = n * 0.4
                x[k + YET_TO_WORK + building] = n * self.left * 0.15
            self.tally[side * TALLIES + CHRETIEN] = people

    def write_lying(self, s: State) -> None:
        """Those who lie."""
        k = self.at_lying
        for side in range(self.sides):
            for building in range(3):
                self.x[k + building] = s.lying[lying_at(building, self.owner[side])]
            k += OF_BUILDINGS

    def write_trade(self, s: State) -> None:
        """Which cards lie there and who works on them, by the card's identity."""
        x = self.x
        clear(x, self.at_cards, self.at_cubes)
        for slot in range(9):
            card = s.card[slot]
            if card < OF_CARDS:  # else there is none, or an addition
                x[self.at_cards + card] = 1.0
        for side in range(self.sides):
            owner = self.owner[side]
            trades = 0
            for slot in range(9):
                if s.trade[on_card(slot, owner)]:
                    trades += 1
                    card = s.card[slot]
                    if card < OF_CARDS:
                        x[self.at_cards + OF_CARDS * (1 + side) + card] = 1.0
            x[side * OF_A_SIDE + TRADESMEN] = trades * 0.25
            x[side * OF_A_SIDE + YET_TO_TRADE] = trades * self.left * 0.1
            self.tally[side * TALLIES + FLORENTIN] = trades
            self.tally[side * TALLIES + OF_TRADE] = tradesmen_vp(s, owner)

    def write_cubes(self, s: State) -> None:
        """Cubes on cards, by the card's identity."""
        x = self.x
        clear(x, self.at_cubes, self.at_events)
        for slot in range(9):
            card = s.card[slot]
            if card >= OF_CARDS or self.cube_place[card] < 0:
                continue
            k = self.at_cubes + self.cube_place[card]
            for side in range(self.sides):
                x[k + side * CUBE_CARDS] = s.cubes[on_card(slot, self.owner[side])] * 0.5

    def write_events(self, s: State) -> None:
        """Free banners and cubes of every side; what the rewards would be, by how far it is."""
        k = self.at_events
        x = self.x
        clear(x, k, self.at_characters)
        for side in range(self.sides):
            x[side * OF_A_SIDE + REWARDS] = 0.0
            self.present[side] = 0
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
                self.present[side] += 1
                if event < OF_EVENTS:
                    x[k + OF_EVENTS * (1 + side) + event] = mine * 0.4
                better = 0
                for other in range(self.owners):
                    if other != side and self.on[other] >= mine:
                        better += 1
                # As the networks were trained: roughly A3.2 (`combat.prize`), ties count as behind.
                reward = 0
                if better == 0:
                    reward = s.edition.first[event]
                    if mine == covered:
                        reward += s.edition.second[event]
                elif better == 1:
                    reward = s.edition.second[event]
                x[side * OF_A_SIDE + REWARDS] += 0.2 * reward * covered / banners
        for side in range(self.sides):
            self.tally[side * TALLIES + OF_PRESENCE] = presence_vp(self.present[side])

    def write_taken(self, s: State) -> None:
        """Event cards that a side has taken."""
        for side in range(self.sides):
            taken = taken_by(s, self.owner[side])
            self.x[side * OF_A_SIDE + EVENTS_TAKEN] = taken * 0.4
            self.tally[side * TALLIES + HENRY] = taken

    def write_cathedral(self, s: State) -> None:
        """Cubes of every side by level, and free spaces by column."""
        x = self.x
        for side in range(self.sides):
            k = side * OF_A_SIDE
            owner = self.owner[side]
            built = 0
            for level in range(3):
                n = 0
                for space in range(cathedral_at(level, 0), cathedral_at(level + 1, 0)):
                    if s.cathedral[space] == owner:
                        n += 1
                built += n
                x[k + ON_LEVELS + level] = n * 0.5
                x[k + LEVELS_REACHED + level] = min(n, 1)
            x[k + BUILT] = built * 0.2
            self.tally[side * TALLIES + URBAIN] = built
            self.tally[side * TALLIES + OF_LEVELS] = cathedral_penalty(s, owner)
        for column in range(6):
            x[self.at_globals + COLUMNS + column] = free_levels(s, column) * 0.33

    def write_characters(self, s: State, anew: bool) -> None:
        """All characters, or those whose count has changed since they were written."""
        for character in range(6):
            if anew or self.counts_differ(character):
                self.write_character(s, character)

    def counts_differ(self, character: int) -> bool:
        """Whether a character's count has changed since it was written."""
        for side in range(self.sides):
            k = side * TALLIES + character
            if self.tally[k] != self.told[k]:
                return True
        return False

    def write_character(self, s: State, character: int) -> None:
        """How likely it is in play, what it would award now, how near the best award is."""
        x = self.x
        k = self.at_characters + character * (OF_A_CHARACTER + self.sides)
        clear(x, k, k + OF_A_CHARACTER + self.sides)
        for side in range(self.sides):
            self.told[side * TALLIES + character] = self.tally[side * TALLIES + character]
        p = self.chance(s, character)
        if p > 0.0:
            x[k + IN_PLAY] = p
            x[k + CERTAIN] = 1.0 if p == 1.0 else 0.0
            if s.players == 1:
                x[k + CERTAIN] = 1.0 if s.pile[s.pile_top] == character else 0.0
            best = threshold(s, character, 2)
            x[k + NEARNESS] = p * min(self.tally[character], best) / best
            for side in range(self.sides):
                n = self.tally[side * TALLIES + character]
                vp = award(s, character, self.owner[side], n)
                x[k + OF_A_CHARACTER + side] = p * vp / 6

    def write_globals(self, s: State) -> None:
        """Round, step, black dice, who starts and who moves, and what is being rolled."""
        k = self.at_globals
        x = self.x
        clear(x, k, k + COLUMNS)  # these are written with the cathedral
        clear(x, k + EVENTS_LEFT, self.n)
        if s.round:
            x[k + ROUND + s.round - 1] = 1.0
        step = s.step
        if step <= STEP_PLACEMENT:
            x[k + IN_SETUP] = 1.0
            x[k + PLACED] = s.placed * 0.1
        elif step in (STEP_REVEAL, STEP_INCOME):
            x[k + IN_REVEAL] = 1.0
        elif step == STEP_WORKFORCE:
            x[k + IN_WORKFORCE] = 1.0
        elif step == STEP_ACTIONS:
            x[k + IN_ACTIONS] = 1.0
        elif step <= STEP_BLACK_DICE:
            x[k + IN_EVENT_PHASE] = 1.0
        for value in range(6):
            x[k + BLACK + value] = s.black[value]
        x[k + LAST_ROUND] = 1.0 if self.left == 0 else 0.0
        x[k + ROUNDS_LEFT] = self.left * 0.25
        mine = s.actor == self.seat
        if s.wait == ROLL_REROLL and mine:
            x[k + REROLL + s.reroll_colour] = 1.0
        elif s.wait == ROLL_ARCHER and mine:
            x[k + ARCHER] = s.rolls_left * 0.3
            x[k + ARCHER + 1] = s.hits * 0.3
        elif s.wait >= FIRST_ASK and mine:
            x[k + ASKED] = 1.0
            x[k + ASKED + 1] = (s.cubes_left + s.most) * 0.3
        x[k + BONUS] = s.bonus
        x[k + EVENTS_LEFT] = s.queue_len * 0.2
        x[k + ALWAYS] = 1.0
        k += GLOBALS
        if step >= STEP_PLACEMENT:
            x[k + self.side[s.start]] = 1.0
        k += self.sides
        mover = s.actor if s.wait >= FIRST_ASK else s.turn
        if step in (STEP_ACTIONS, STEP_BLACK_DICE, STEP_PLACEMENT):
            x[k + self.side[mover]] = 1.0
