"""What the network sees of a position: numbers written straight from the fields of a state.

The seat that asks comes first, the others follow in the order of seats, the neutral owner last;
against le Roy he is the other side. Nothing that is hidden from the seat is looked at: of the
characters only its own hand, and no victory points at all, for the network predicts what is *still
to come* (see `certain`).

The numbers stand in parts that depend on few fields each. Of positions that follow one another
(`follow`, `rewrite`) only the parts are written whose fields have changed.
"""

from __future__ import annotations

from typing import Any

from troyes.rules.card_rows import DELAYED
from troyes.rules.cathedral import free_levels
from troyes.rules.characters import award, character_vp, threshold
from troyes.rules.combat import taken_by
from troyes.rules.edition import PRINTED_CARDS, PRINTED_EVENTS
from troyes.rules.layout import (
    CARD_ROOM,
    banner_at,
    cathedral_at,
    first_die,
    hand_at,
    lying_at,
    on_card,
    value_of,
)
from troyes.rules.scoring import cathedral_penalty, event_presence_vp, tradesmen_vp
from troyes.rules.state import State, standing
from troyes.rules.terms import (
    CHRETIEN,
    FIRST_ASK,
    FLORENTIN,
    HENRY,
    HUGUES,
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
    THIBAUT,
    URBAIN,
)

from .blocks import EVERYTHING, PLACES, blocks_between, blocks_of, changed_blocks

COMPILED = not __file__.endswith(".py")
MOST_FEATURES = 1024
OF_CARDS = PRINTED_CARDS  # networks have no inputs for additions: they do not see them
OF_EVENTS = PRINTED_EVENTS
CUBE_PLACE = [card for card in DELAYED if card < OF_CARDS]  # cards that hold cubes
CUBE_CARDS = len(CUBE_PLACE)

# Where a side's numbers stand, counted from its first one; those with several say how many.
PURSE = 0  # 4: in full, and what of it is among the first 4, 8 and 16 deniers
ON_DISTRICT = 4
INFLUENCE = 5  # 3: in full, of the first 4, any
SUPPLY = 8  # 2: in full, any
GENERAL = 10
PASSED = 11
DICE = 12
PIPS = 13
IN_BUILDINGS = 14  # 3, by building
YET_TO_WORK = 17  # 3: the same times the rounds left
TRADESMEN = 20
YET_TO_TRADE = 21  # the same times the rounds left
EVENTS_TAKEN = 22
ON_LEVELS = 23  # 3, by level of the cathedral
LEVELS_REACHED = 26  # 3
BUILT = 29
REWARDS = 30  # what its cubes on events promise
OF_A_SIDE = 31

# And those of the whole table.
ROUND = 0  # 6, by round
IN_SETUP = 6
IN_REVEAL = 7
IN_WORKFORCE = 8
IN_EVENT_PHASE = 9
IN_ACTIONS = 10
PLACED = 11
BLACK = 12  # 6, by value
LAST_ROUND = 18
ROUNDS_LEFT = 19
REROLL = 20  # 3, by colour of the die
ARCHER = 23  # 2: rolls left, hits
ASKED = 25  # 2: whether the seat is in the middle of a turn, cubes or uses left
BONUS = 27
COLUMNS = 28  # 6: free levels by column of the cathedral
EVENTS_LEFT = 34
ALWAYS = 35  # 1 in every position
GLOBALS = 36

# And those of a character; after them comes its award now, side by side.
IN_PLAY = 0
CERTAIN = 1
NEARNESS = 2  # to the best award
OF_A_CHARACTER = 3

# What is counted of a side: what its six characters count, then its points for the end.
TALLIES = 9
OF_TRADE, OF_PRESENCE, OF_LEVELS = 6, 7, 8

# On which fields of a state the parts depend; those that are not named are written every time.
IN_SPACES = blocks_of("space")
IN_LYING = blocks_of("lying")
IN_CATHEDRAL = blocks_of("cathedral")
IN_TRADE = blocks_of("card", "trade")
IN_CUBES = blocks_of("card", "cubes")
IN_WHERE = blocks_of("where")
IN_EVENTS = blocks_of("queue", "queue_len", "banner", "covered")
IN_PILE = blocks_of("pile", "pile_top")


def clear(x: Any, first: int, end: int) -> None:
    """Set the numbers from `first` to before `end` to zero."""
    for i in range(first, end):
        x[i] = 0.0


def copy_part(x: Any, other: Any, first: int, end: int) -> None:
    """Take the numbers from `first` to before `end` from another row."""
    for i in range(first, end):
        x[i] = other[i]


def sides_at(players: int) -> int:
    """The number of sides: le Roy is one, gray is not."""
    return max(players, 2)


def owners_at(players: int) -> int:
    """The number of owners of dice and citizens, including gray."""
    return 2 if players == 1 else players + 1


def count_features(players: int) -> int:
    """The number of features of a position with this number of players."""
    sides, owners = sides_at(players), owners_at(players)
    return (
        sides * OF_A_SIDE
        + owners * 36  # dice and citizens
        + sides * 3  # lying
        + OF_CARDS * (1 + sides)
        + CUBE_CARDS * sides
        + OF_EVENTS * (1 + sides)
        + 6 * (OF_A_CHARACTER + sides)
        + GLOBALS
        + 2 * sides
    )


class Scribe:
    """Writes the features of positions into one buffer, `x`."""

    seat: int
    sides: int
    owners: int
    left: int
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
        if not COMPILED:
            self.x = [0.0] * 1024  # MOST_FEATURES
            self.base = [0.0] * 1024
            self.tally = [0] * 36  # side * TALLIES
            self.base_tally = [0] * 36
            self.spans = [0] * 64
            self.side = [0] * 6  # by owner
            self.owner = [0] * 5  # by side
            self.cube_place = [0] * 64  # CARD_ROOM
            self.on = [0] * 6
            self.sure = [0.0] * 4  # points by side
            self.odds = [0.0] * 6  # by character: how likely it is in play
            self.in_dice = [0] * 5  # by owner: their blocks
        self.n_spans = 0  # parts of `x` written last: `spans` holds where each begins and ends
        self.following = False
        for card in range(CARD_ROOM):
            self.cube_place[card] = -1
        for place in range(CUBE_CARDS):
            self.cube_place[CUBE_PLACE[place]] = place
        dice, _ = PLACES["dice"]
        for owner in range(5):
            self.in_dice[owner] = blocks_between(
                dice + first_die(owner), dice + first_die(owner + 1)
            )

    def sit(self, s: State, seat: int) -> None:
        """Look at positions of this table from a seat."""
        self.seat = seat
        self.following = False
        self.sides = sides_at(s.players)
        self.owners = owners_at(s.players)
        self.n = count_features(s.players)
        self.at_dice = self.sides * OF_A_SIDE
        self.at_people = self.at_dice + self.owners * 18
        self.at_lying = self.at_people + self.owners * 18
        self.at_cards = self.at_lying + self.sides * 3
        self.at_cubes = self.at_cards + OF_CARDS * (1 + self.sides)
        self.at_events = self.at_cubes + CUBE_CARDS * self.sides
        self.at_characters = self.at_events + OF_EVENTS * (1 + self.sides)
        self.at_globals = self.at_characters + 6 * (OF_A_CHARACTER + self.sides)
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
        self.following = False
        for character in range(6):
            self.odds[character] = odds[character]

    # --- positions, one by one or following another ---

    def write(self, s: State) -> int:
        """Write the features of a position and return their number."""
        self.write_parts(s, EVERYTHING)
        self.n_spans = 0
        self.add_span(0, self.n)
        return self.n

    def values(self) -> list[float]:
        """What was written last, as a list."""
        return [self.x[i] for i in range(self.n)]

    def follow(self) -> None:
        """The position just written is the one that others follow."""
        copy_part(self.base, self.x, 0, self.n)
        for k in range(self.sides * TALLIES):
            self.base_tally[k] = self.tally[k]
        self.n_spans = 0
        self.following = True

    def rewrite(self, s: State, base: State) -> None:
        """Write a position that follows `base`, to which `follow` was said."""
        if not self.following or s.round != base.round:
            self.write(s)
            return
        for k in range(self.n_spans):
            copy_part(self.x, self.base, self.spans[2 * k], self.spans[2 * k + 1])
        for k in range(self.sides * TALLIES):
            self.tally[k] = self.base_tally[k]
        self.write_parts(s, changed_blocks(s, base))

    def add_span(self, first: int, end: int) -> None:
        """Say that a part of `x` has been written."""
        self.spans[2 * self.n_spans] = first
        self.spans[2 * self.n_spans + 1] = end
        self.n_spans += 1

    def write_parts(self, s: State, changed: int) -> None:
        """Write the parts that depend on blocks that have changed, in the order of their spans."""
        self.n_spans = 0
        self.left = s.rounds - s.round
        self.add_span(0, self.at_dice)
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
        self.add_span(self.at_characters, self.n)

    # --- the parts ---

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
        k = self.at_dice + side * 18
        x = self.x
        at = first_die(self.owner[side])
        dice = 0
        pips = 0
        for die in range(18):
            n = s.dice[at + die]
            x[k + die] = n
            dice += n
            pips += n * value_of(die)
        if side < self.sides:
            x[side * OF_A_SIDE + DICE] = dice * 0.15
            x[side * OF_A_SIDE + PIPS] = pips * 0.05
        self.add_span(k, k + 18)

    def write_people(self, s: State) -> None:
        """Citizens by place, and how many a side has in each building."""
        x = self.x
        clear(x, self.at_people, self.at_lying)
        for space in range(18):
            if s.space[space] != NOBODY:
                x[self.at_people + self.side[s.space[space]] * 18 + space] = 1.0
        for side in range(self.sides):
            k = side * OF_A_SIDE
            owner = self.owner[side]
            people = 0
            for building in range(3):
                n = standing(s, owner, building)
                people += n
                x[k + IN_BUILDINGS + building] = n * 0.4
                x[k + YET_TO_WORK + building] = n * self.left * 0.15
            self.tally[side * TALLIES + CHRETIEN] = people
        self.add_span(self.at_people, self.at_lying)

    def write_lying(self, s: State) -> None:
        """Those who lie."""
        k = self.at_lying
        for side in range(self.sides):
            for building in range(3):
                self.x[k + building] = s.lying[lying_at(building, self.owner[side])]
            k += 3
        self.add_span(self.at_lying, self.at_cards)

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
        self.add_span(self.at_cards, self.at_cubes)

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
        self.add_span(self.at_cubes, self.at_events)

    def write_events(self, s: State) -> None:
        """Free banners and cubes of every side; what the rewards would be, by how far it is."""
        k = self.at_events
        x = self.x
        clear(x, k, self.at_characters)
        for side in range(self.sides):
            x[side * OF_A_SIDE + REWARDS] = 0.0
            self.tally[side * TALLIES + OF_PRESENCE] = event_presence_vp(s, self.owner[side])
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
                x[side * OF_A_SIDE + REWARDS] += 0.2 * reward * covered / banners
        self.add_span(k, self.at_characters)

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
        """All characters, or those that count something else than before."""
        for character in range(6):
            if anew or self.counts_differ(character):
                self.write_character(s, character)

    def counts_differ(self, character: int) -> bool:
        """Whether a character counts something else than in the position followed."""
        for side in range(self.sides):
            k = side * TALLIES + character
            if self.tally[k] != self.base_tally[k]:
                return True
        return False

    def write_character(self, s: State, character: int) -> None:
        """How likely it is in play, what it would award now, how near the best award is."""
        x = self.x
        k = self.at_characters + character * (OF_A_CHARACTER + self.sides)
        clear(x, k, k + OF_A_CHARACTER + self.sides)
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

    # --- what is certain ---

    def certain(self, s: State) -> float:
        """The margin if nothing more were gained; at the end, characters by probability."""
        for side in range(self.sides):
            self.sure[side] = self.points(s, side)
        return self.margin()

    def certain_now(self, s: State) -> float:
        """The same for the position written last, before the end of the game."""
        for side in range(self.sides):
            k = side * TALLIES
            end = self.tally[k + OF_TRADE] + self.tally[k + OF_PRESENCE] + self.tally[k + OF_LEVELS]
            self.sure[side] = s.vp[self.owner[side]] + end
        return self.margin()

    def margin(self) -> float:
        """The points of the seat less those of the others; among more, of the best and the mean."""
        own = self.sure[0]
        best = self.sure[1]
        total = best
        for side in range(2, self.sides):
            other = self.sure[side]
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
