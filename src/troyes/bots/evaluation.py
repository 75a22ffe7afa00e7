"""The value of a position to a player in victory points, as `classic` evaluates it.

A `Judge` is created from a view at the start of a turn and then evaluates the positions to which
the turns lead. It counts certain points, estimates what the characters will award, and puts a price
on everything that makes points later: deniers, influence, citizens, dice, cubes.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from troyes.play.view import View
from troyes.rules.cathedral import cubes_of
from troyes.rules.characters import threshold, tradesmen
from troyes.rules.combat import cubes_on, free_banners, nth_most, owners_with, prize, taken_by
from troyes.rules.event_rows import MARAUDING
from troyes.rules.layout import banner_at, first_die, value_of
from troyes.rules.round import salaries
from troyes.rules.scoring import cathedral_penalty, tradesmen_vp
from troyes.rules.state import FIELDS, State, standing
from troyes.rules.terms import (
    ARCHER_HIT,
    BUILDINGS,
    CHARACTERS,
    CHRETIEN,
    FLORENTIN,
    GRADE_VP,
    HENRY,
    HUGUES,
    NEUTRAL,
    ROLL_ARCHER,
    STEP_OVER,
    STEP_WORKFORCE,
    THIBAUT,
    UNKNOWN,
    URBAIN,
)

ARCHER_HITS = (7 - ARCHER_HIT) / 6  # how often a die hits
KEPT = 0.3  # of deniers and influence, so much lasts a round and counts for characters at the end
NEARER = (0.9, 0.5)  # what part way to a character's next grade is worth, now and in the last round


class Weights(NamedTuple):
    """Prices in victory points. Pairs: with rounds to come, and in the last round.

    These are for three and four players, who share the dice among more.
    """

    denier: tuple[float, float] = (0.22, 0.12)  # one of the first `PURSE`
    spare_denier: tuple[float, float] = (0.08, 0.03)  # one of those beyond
    influence: tuple[float, float] = (0.22, 0.10)
    die: tuple[float, float] = (0.25, 0.20)  # any die left in the district
    pip: tuple[float, float] = (0.10, 0.10)  # and each of its pips
    idle_die: float = 0.10  # a die of a player who has passed: somebody may buy it
    cube: tuple[float, float] = (0.60, 0.35)  # a cube on a delayed card
    citizen: tuple[float, float, float] = (0.95, 0.90, 0.65)  # its die in a round, by building
    safety: float = 0.80  # the chance that a citizen still stands a round later
    reserve: float = 0.30  # a citizen in the supply
    tradesman: float = 0.20  # being able to use a card without hiring, per round
    level: float = 0.90  # how likely a cathedral level stays missing, with rounds to come
    event_card: float = 0.40  # a card of an event likely to be taken
    finish: tuple[float, float] = (0.80, 0.50)  # an event all but countered will be in time
    archer: float = 0.80  # a cube on any event
    rivals: float = 0.60  # what the others have counts against us


MANY = Weights()
FEW = Weights(  # with two players, and against le Roy, there is more to buy
    denier=(0.42, 0.18),
    spare_denier=(0.15, 0.05),
    influence=(0.10, 0.03),
    die=(0.32, 0.30),
    pip=(0.12, 0.12),
    citizen=(1.30, 1.25, 0.95),
    tradesman=0.50,
    rivals=0.80,
)
PURSE = 14
RESERVE = 2  # more citizens than that in the supply are of no use

PLACES: dict[str, slice] = {}  # where the fields of a state lie in its key
_at = 0
for _name, _size in FIELDS:
    PLACES[_name] = slice(_at, _at + (_size or 1))
    _at += _size or 1


class Figures:
    """The arrays of a state a judge looks at, read from its key in one go."""

    def __init__(self, s: State) -> None:
        flat = array("h", s.key())
        self.deniers = flat[PLACES["deniers"]]
        self.on_district = flat[PLACES["on_district"]]
        self.influence = flat[PLACES["influence"]]
        self.vp = flat[PLACES["vp"]]
        self.supply = flat[PLACES["supply"]]
        self.passed = flat[PLACES["passed"]]
        self.lying = flat[PLACES["lying"]]
        self.dice = flat[PLACES["dice"]]
        self.cubes = flat[PLACES["cubes"]]
        self.queue = flat[PLACES["queue"]][: s.queue_len]
        self.banner = flat[PLACES["banner"]]
        self.covered = flat[PLACES["covered"]]


class Judge:
    """Values the positions at the end of the turns that may be taken now."""

    def __init__(self, view: View) -> None:
        s = view.state
        self.seat = s.actor
        self.weights = FEW if s.players <= 2 else MANY
        self.rounds_left = s.rounds - s.round
        self.last = 0 if self.rounds_left else 1
        self.rivals = rivals_of(s, self.seat)
        self.chances = character_chances(s)
        self.grades = [[threshold(s, c, grade) for grade in range(3)] for c in range(6)]
        self.shares: dict[tuple[int, bytes], list[float]] = {}  # of events, as they come up
        self.income = s.edition.income
        self.salary = list(s.edition.salary)
        self.rounds_worth = sum(self.weights.safety**k for k in range(1, self.rounds_left + 1))

    def value(self, s: State) -> float:
        """What a position is worth: our prospects against those of the others."""
        f = Figures(s)
        own = self.common(s, f, self.seat) + self.private(s, f)
        others = sum(self.common(s, f, rival) for rival in self.rivals)
        return own - self.weights.rivals * others / len(self.rivals)

    # --- what a turn changes for everybody ---

    def common(self, s: State, f: Figures, owner: int) -> float:
        """Points, dice, money, citizens and events of any owner."""
        points = f.vp[owner] + self.citizens(s, owner) + self.events(s, f, owner)
        points += self.dice(f, owner)
        if owner != NEUTRAL:
            points += self.money(s, f, owner)
        return points

    def citizens(self, s: State, owner: int) -> float:
        """The dice that standing citizens will bring, without their salaries."""
        if not self.rounds_left:
            return 0.0
        price = self.weights.denier[self.last]
        worth = 0.0
        for building, die in enumerate(self.weights.citizen):
            salary = self.salary[building] * price if owner != NEUTRAL else 0.0
            worth += standing(s, owner, building) * (die - salary)
        return worth * self.rounds_worth

    def events(self, s: State, f: Figures, owner: int) -> float:
        """Rewards to hope for, or the point for being present at the end."""
        worth = 0.0
        for event in f.queue:
            if f.covered[event]:
                first = banner_at(event, 0)
                cubes = f.banner[first : first + f.covered[event]].tobytes()
                if (event, cubes) not in self.shares:
                    self.shares[event, cubes] = self.split(s, event, cubes)
                worth += self.shares[event, cubes][owner]
        return worth

    def split(self, s: State, event: int, cubes: bytes) -> list[float]:
        """What the cubes on an event are worth to each owner."""
        owners = array("h", cubes).tolist()
        done = len(owners) / (len(owners) + free_banners(s, event))
        done *= self.weights.finish[self.last]
        worth = [0.0] * 5
        for owner in set(owners):
            worth[owner] = done * self.reward(s, event, owner) + (1 - done)
        return worth

    def reward(self, s: State, event: int, owner: int) -> float:
        """What an owner may hope for if the event were countered now (A3.2: `combat.prize`).

        This is a guess at what is to come, by a bot that is the fixed baseline: shares are not
        rounded, and those tied for second place hope for nothing.
        """
        mine = cubes_on(s, event, owner)
        sharers = owners_with(s, event, mine)
        share = prize(s, event, mine) / sharers
        if mine < nth_most(s, event, 100):
            return share if sharers == 1 else 0.0
        card = 0.0 if event == MARAUDING else self.weights.event_card
        return share + (card if sharers == 1 else card / 2)

    def dice(self, f: Figures, owner: int) -> float:
        """Dice still to be used this round."""
        own = f.dice[first_die(owner) : first_die(owner + 1)]
        count = sum(own)
        if not count:
            return 0.0
        if f.passed[owner]:
            return count * self.weights.idle_die
        pips = sum(value_of(k) * n for k, n in enumerate(own) if n)
        return count * self.weights.die[self.last] + pips * self.weights.pip[self.last]

    def money(self, s: State, f: Figures, owner: int) -> float:
        """Deniers and influence as means to an end."""
        if s.step == STEP_OVER:
            return 0.0
        w = self.weights
        deniers = self.purse(s, f, owner)
        worth = f.influence[owner] * w.influence[self.last]
        worth += min(deniers, PURSE) * w.denier[self.last]
        return worth + max(0, deniers - PURSE) * w.spare_denier[self.last]

    def purse(self, s: State, f: Figures, owner: int) -> int:
        """Deniers as before the next income, so that turns that end a round compare with others."""
        deniers = f.deniers[owner] + f.on_district[owner]
        if s.step == STEP_WORKFORCE:
            deniers += salaries(s, owner) - self.income
        return deniers

    # --- what only our own turns change for us ---

    def private(self, s: State, f: Figures) -> float:
        """Tradesmen, cathedral, cubes, supply and characters of our own."""
        w = self.weights
        seat = self.seat
        worth = tradesmen_vp(s, seat) + self.characters(s, f)
        worth += cathedral_penalty(s, seat) * (1.0 if self.last else w.level)
        worth += tradesmen(s, seat) * w.tradesman * self.rounds_left
        if s.step != STEP_OVER:
            worth += sum(f.cubes[seat::5]) * w.cube[self.last]
        if self.rounds_left:
            reserve = f.supply[seat] + sum(f.lying[seat::5])
            worth += min(reserve, RESERVE) * w.reserve
        if s.wait == ROLL_ARCHER:
            worth += s.rolls_left * ARCHER_HITS * w.archer
        return float(worth)

    def characters(self, s: State, f: Figures) -> float:
        """What the characters are likely to award, each by its chance to be in play."""
        seat = self.seat
        counts = [0.0] * len(CHARACTERS)
        counts[CHRETIEN] = sum(standing(s, seat, building) for building in range(len(BUILDINGS)))
        counts[URBAIN] = cubes_of(s, seat)
        counts[THIBAUT] = self.purse(s, f, seat)
        counts[HUGUES] = f.influence[seat]
        counts[FLORENTIN] = tradesmen(s, seat)
        counts[HENRY] = taken_by(s, seat)
        worth = 0.0
        for character, count in enumerate(counts):
            kept = KEPT**self.rounds_left if character in (THIBAUT, HUGUES) else 1.0
            worth += self.chances[character] * kept * self.award(s, character, count)
        return worth

    def award(self, s: State, character: int, count: float) -> float:
        """1, 3 or 6 VP, and while there is time, something for having come closer to the next."""
        reached, below, step = 0.0, 0.0, 0.0
        for points, needed in zip(GRADE_VP, self.grades[character], strict=True):
            if count < needed:
                step = (points - reached) * (count - below) / (needed - below)
                break
            reached, below = points, needed
        if s.step == STEP_OVER:
            return reached
        return reached + step * NEARER[self.last]


def rivals_of(s: State, seat: int) -> list[int]:
    """The other players, or le Roy."""
    if s.players == 1:
        return [NEUTRAL]
    return [other for other in range(s.players) if other != seat]


def character_chances(s: State) -> list[float]:
    """How likely each character is in play, as far as a view tells (S2, K3)."""
    if s.players == 1:
        left = s.pile[s.pile_top :]
        return [1.0 if c in left else 0.0 for c in range(len(CHARACTERS))]
    hidden = sum(1 for card in s.hands if card == UNKNOWN)
    known = {card for card in s.hands if 0 <= card < len(CHARACTERS)}
    chance = hidden / (len(CHARACTERS) - len(known))
    return [1.0 if c in known else chance for c in range(len(CHARACTERS))]
