"""The engine: what a state waits for, what may happen, and making it happen.

>>> from troyes.rules.edition import standard
>>> from troyes.rules.setup import new_game
>>> s = new_game(standard(), players=2)
>>> advance(s)
>>> outcomes(s)                     # who starts?
[0, 1]
>>> apply_outcome(s, 1)
>>> outcomes(s)                     # the first character to deal
[0, 1, 2, 3, 4, 5]
"""

from __future__ import annotations

from .actions import Action, ArcherDie, CubeTarget, GroupDice, ModifierCube, Number, Origin
from .black_dice import BlackDie, CounterDice, FaceBlack, FurtherBlack, black_roll_step
from .dispatch import answer, ask, happen, roll
from .events import EventCard, EventDie, effects_step
from .events import reveal_step as reveal_events_step
from .facts import ASKS, CHOSE, EVERYONE, NOWHERE
from .influence import FlipDice, RerollDie
from .king import RoyDie
from .options import Options
from .questions import Chance, Question
from .round import (
    ActivityCard,
    WorkforceDie,
    actions_step,
    black_dice_step,
    income_step,
    reveal_step,
    round_end_step,
    workforce_step,
)
from .setup import (
    CharacterCard,
    FirstSpace,
    RoyPlacementDie,
    StartPlayer,
    characters_step,
    placement_step,
    start_step,
)
from .state import State
from .terms import (
    ASK_ACTION,
    ASK_BLACK,
    ASK_BLACK_DICE,
    ASK_COUNTER,
    ASK_CUBES,
    ASK_DICE,
    ASK_FLIP,
    ASK_MODIFIER,
    ASK_NUMBER,
    ASK_ORIGIN,
    ASK_SPACE,
    CHANCE,
    DRAW_CARD,
    DRAW_CHARACTER,
    DRAW_EVENT,
    FIRST_ASK,
    ROLL_ARCHER,
    ROLL_BLACK,
    ROLL_EVENT,
    ROLL_REROLL,
    ROLL_ROY,
    ROLL_ROY_PLACEMENT,
    ROLL_START,
    ROLL_WORKFORCE,
    STEP_ACTIONS,
    STEP_BLACK_DICE,
    STEP_BLACK_ROLL,
    STEP_CHARACTERS,
    STEP_EVENT_CARDS,
    STEP_EVENT_EFFECTS,
    STEP_INCOME,
    STEP_PLACEMENT,
    STEP_REVEAL,
    STEP_START,
    STEP_WORKFORCE,
    WAIT_NOTHING,
    WAIT_OVER,
    WAITS,
)

BUFFER = Options()


class IllegalChoice(ValueError):
    """A choice that is not offered, or an outcome that cannot be. The state is unchanged."""


# --- whom to ask ---------------------------------------------------------------------------------


class Referee:
    """What a state may wait for, by number: the questions and the chance steps.

    Each is in the module of its rules: its answers, and what they do. Questions own scratch
    buffers, so each thread that runs without the GIL needs its own Referee. All others share one.
    """

    def __init__(self) -> None:
        decisions: dict[int, Question] = {
            ASK_SPACE: FirstSpace(),
            ASK_COUNTER: FaceBlack(),
            ASK_BLACK: FurtherBlack(),
            ASK_BLACK_DICE: CounterDice(),
            ASK_ACTION: Action(),
            ASK_FLIP: FlipDice(),
            ASK_MODIFIER: ModifierCube(),
            ASK_DICE: GroupDice(),
            ASK_ORIGIN: Origin(),
            ASK_NUMBER: Number(),
            ASK_CUBES: CubeTarget(),
        }
        rolls: dict[int, Chance] = {
            ROLL_START: StartPlayer(),
            DRAW_CHARACTER: CharacterCard(),
            ROLL_ROY_PLACEMENT: RoyPlacementDie(),
            DRAW_CARD: ActivityCard(),
            ROLL_WORKFORCE: WorkforceDie(),
            DRAW_EVENT: EventCard(),
            ROLL_EVENT: EventDie(),
            ROLL_BLACK: BlackDie(),
            ROLL_REROLL: RerollDie(),
            ROLL_ARCHER: ArcherDie(),
            ROLL_ROY: RoyDie(),
        }
        self.questions = [decisions.get(wait, Question()) for wait in range(len(WAITS))]
        self.chances = [rolls.get(wait, Chance()) for wait in range(len(WAITS))]

    def list_options(self, s: State, out: Options) -> None:
        """The options of the decision the state waits for."""
        out.n = 0
        ask(self.questions, s, out)

    def apply_option(self, s: State, option: int) -> None:
        """Apply an option just taken from the list, and advance."""
        if s.facts is not None:
            s.facts.add(CHOSE, s.actor, 1, option, NOWHERE, NOWHERE, 0, EVERYONE)
        answer(self.questions, s, option)
        advance(s)

    def draw(self, s: State, key0: int, key1: int) -> int:
        """The outcome that a seed's two keys give to the chance step the state waits for."""
        return roll(self.chances, s, key0, key1)

    def resolve(self, s: State, outcome: int) -> None:
        """Apply an outcome that is known to be possible, and advance."""
        happen(self.chances, s, outcome)
        advance(s)

    def resolve_chance(self, s: State, key0: int, key1: int) -> None:
        """Resolve chance steps by a seed until a decision or the end."""
        while is_chance(s):
            self.resolve(s, self.draw(s, key0, key1))


REFEREE = Referee()


# --- what may happen -----------------------------------------------------------------------------


def list_options(s: State, out: Options) -> None:
    """The options of the decision the state waits for."""
    REFEREE.list_options(s, out)


def options(s: State) -> list[int]:
    """The options of the decision the state waits for; empty at chance and at the end."""
    list_options(s, BUFFER)
    return BUFFER.to_list()


def list_outcomes(s: State, out: Options) -> None:
    """The outcomes of the chance step the state waits for, all equally likely."""
    out.n = 0
    if is_chance(s):
        chance = REFEREE.chances[s.wait]
        chance.outcomes(s, out)


def outcomes(s: State) -> list[int]:
    """The outcomes of the chance step the state waits for, as a list; empty at a decision."""
    list_outcomes(s, BUFFER)
    return BUFFER.to_list()


def is_chance(s: State) -> bool:
    """Whether the state waits for a roll or a draw."""
    return WAIT_NOTHING < s.wait < FIRST_ASK


def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return s.wait == WAIT_OVER


# --- making it happen ----------------------------------------------------------------------------


def choose(s: State, option: int) -> None:
    """Apply one of the options and advance to the next decision or chance step."""
    list_options(s, BUFFER)
    if not BUFFER.has(option):
        raise IllegalChoice(f"{option} is not an option here; the options are {BUFFER.to_list()}")
    apply_option(s, option)


def apply_option(s: State, option: int) -> None:
    """`choose` for options just taken from the list: not checked again."""
    REFEREE.apply_option(s, option)


def apply_outcome(s: State, outcome: int) -> None:
    """Inject the outcome of the chance step the state waits for."""
    list_outcomes(s, BUFFER)
    if not BUFFER.has(outcome):
        raise IllegalChoice(
            f"{outcome} is not an outcome of {WAITS[s.wait]}; the outcomes are {BUFFER.to_list()}"
        )
    resolve(s, outcome)


def resolve(s: State, outcome: int) -> None:
    """`apply_outcome` for outcomes that are known to be possible."""
    REFEREE.resolve(s, outcome)


def chance_index(s: State) -> int:
    """What makes a roll's key unique within its round and purpose."""
    chance = REFEREE.chances[s.wait]
    return chance.index(s)


def draw(s: State, key0: int, key1: int) -> int:
    """The outcome that a seed's two keys give to the chance step the state waits for."""
    return REFEREE.draw(s, key0, key1)


def resolve_chance(s: State, key0: int, key1: int) -> None:
    """Resolve chance steps by a seed until a decision or the end."""
    REFEREE.resolve_chance(s, key0, key1)


# --- the order of play ---------------------------------------------------------------------------


def advance(s: State) -> None:
    """Go through the steps until the state waits for a decision, for chance, or is over."""
    while s.wait == WAIT_NOTHING:
        step = s.step
        if step == STEP_ACTIONS:
            actions_step(s)
        elif step == STEP_WORKFORCE:
            workforce_step(s)
        elif step == STEP_BLACK_ROLL:
            black_roll_step(s)
        elif step == STEP_BLACK_DICE:
            black_dice_step(s)
        elif step == STEP_EVENT_EFFECTS:
            effects_step(s)
        elif step == STEP_EVENT_CARDS:
            reveal_events_step(s)
        elif step == STEP_REVEAL:
            reveal_step(s)
        elif step == STEP_INCOME:
            income_step(s)
        elif step == STEP_PLACEMENT:
            placement_step(s)
        elif step == STEP_CHARACTERS:
            characters_step(s)
        elif step == STEP_START:
            start_step(s)
        else:
            round_end_step(s)
    if is_chance(s) and s.wait != ROLL_REROLL and s.wait != ROLL_ARCHER:
        s.actor = CHANCE
    if s.facts is not None:
        s.facts.add(ASKS, s.actor, 0, s.wait, s.step, s.turn, 0, EVERYONE)
