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

from .actions import (
    carry_out,
    choose_cube,
    choose_modifier,
    choose_number,
    end_turn,
    finish_group,
    list_actions,
    list_cube_targets,
    list_dice,
    list_group_origins,
    list_modifiers,
    list_numbers,
    pass_turn,
    pick_die,
    roll_archer,
    start_action,
)
from .black_dice import (
    choose_black,
    counter_black,
    list_black,
    list_counter,
    list_counter_dice,
    start_counter,
    yield_to_black,
)
from .chance import keyed
from .events import cards_left, effects_step, list_deck, reveal_event, roll_event
from .events import reveal_step as reveal_events_step
from .facts import ASKS, BY_REROLL, BY_ROY, BY_SETUP, CHOSE, EVERYONE, NOWHERE
from .influence import flip_picked, list_flips, recruit, start_reroll
from .king import take_roy_turn
from .layout import die_at
from .options import Options
from .pieces import lay_die, tell_roll
from .round import (
    actions_step,
    black_dice_step,
    black_roll_step,
    income_step,
    list_cards,
    reveal_card,
    reveal_step,
    roll_black,
    roll_workforce,
    round_end_step,
    workforce_index,
    workforce_step,
)
from .setup import (
    characters_step,
    deal_character,
    list_characters,
    list_spaces,
    place_first,
    placement_step,
    roll_roy_placement,
    start_step,
    take_start,
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
    BLACK,
    CHANCE,
    COUNTER,
    CUBE,
    DIE,
    DRAW_CARD,
    DRAW_CHARACTER,
    DRAW_EVENT,
    EVENTS,
    FIRST_ASK,
    FLIP,
    IN_BOX,
    NEUTRAL,
    NUMBER,
    PASS,
    RECRUIT,
    REROLL,
    ROLL_ARCHER,
    ROLL_BLACK,
    ROLL_EVENT,
    ROLL_REROLL,
    ROLL_ROY,
    ROLL_ROY_PLACEMENT,
    ROLL_START,
    ROLL_WORKFORCE,
    SPACE,
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
    STOP,
    WAIT_NOTHING,
    WAIT_OVER,
    WAITS,
)

BUFFER = Options()
ROLLS_OF_A_SEAT = 4096  # rolls of a round are numbered per player


class IllegalChoice(ValueError):
    """A choice that is not offered, or an outcome that cannot be. The state is unchanged."""


# --- what may happen -----------------------------------------------------------------------------


def list_options(s: State, out: Options) -> None:
    """The options of the decision the state waits for."""
    out.n = 0
    wait = s.wait
    seat = s.actor
    if wait == ASK_ACTION:
        list_actions(s, seat, out)
    elif wait == ASK_DICE:
        list_dice(s, seat, out)
    elif wait == ASK_ORIGIN:
        list_group_origins(s, seat, out)
    elif wait == ASK_NUMBER:
        list_numbers(s, out)
    elif wait == ASK_MODIFIER:
        list_modifiers(s, seat, out)
    elif wait == ASK_CUBES:
        list_cube_targets(s, out)
    elif wait == ASK_FLIP:
        list_flips(s, seat, out)
    elif wait == ASK_COUNTER:
        list_counter(s, seat, out)
    elif wait == ASK_BLACK:
        list_black(s, seat, out)
    elif wait == ASK_BLACK_DICE:
        list_counter_dice(s, seat, out)
    elif wait == ASK_SPACE:
        list_spaces(s, out)


def options(s: State) -> list[int]:
    """The options of the decision the state waits for; empty at chance and at the end."""
    list_options(s, BUFFER)
    return BUFFER.to_list()


def list_outcomes(s: State, out: Options) -> None:
    """The outcomes of the chance step the state waits for, all equally likely."""
    out.n = 0
    wait = s.wait
    if wait == DRAW_EVENT:
        list_deck(s, s.call, out)
    elif wait == DRAW_CARD:
        list_cards(s, out)
    elif wait == DRAW_CHARACTER:
        list_characters(s, out)
    elif wait == ROLL_START:
        if s.players == 1:
            out.add(0)
            out.add(NEUTRAL)
        else:
            for seat in range(s.players):
                out.add(seat)
    elif is_chance(s):
        for face in range(1, 7):
            out.add(face)


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


# --- decisions -----------------------------------------------------------------------------------


def choose(s: State, option: int) -> None:
    """Apply one of the options and go on to the next decision or chance step."""
    list_options(s, BUFFER)
    if not BUFFER.has(option):
        raise IllegalChoice(f"{option} is not an option here; the options are {BUFFER.to_list()}")
    apply_option(s, option)


def apply_option(s: State, option: int) -> None:
    """`choose` for options just taken from the list: not checked again."""
    wait = s.wait
    seat = s.actor
    if s.facts is not None:
        s.facts.add(CHOSE, seat, 1, option, NOWHERE, NOWHERE, 0, EVERYONE)
    if wait == ASK_DICE:
        if option == STOP:
            finish_group(s, seat)
        else:
            pick_die(s, seat, option - DIE)
    elif wait == ASK_ACTION:
        if option == PASS:
            pass_turn(s, seat)
        elif not use_influence(s, seat, option):
            start_action(s, seat, option)
    elif wait == ASK_ORIGIN:
        carry_out(s, seat, option)
    elif wait == ASK_NUMBER:
        choose_number(s, seat, option - NUMBER + 1)
    elif wait == ASK_MODIFIER:
        choose_modifier(s, option)
    elif wait == ASK_CUBES:
        if option == STOP:
            end_turn(s)
        else:
            choose_cube(s, seat, option - CUBE)
    elif wait == ASK_FLIP:
        pick_flip(s, seat, option)
    elif wait == ASK_COUNTER:
        face_black(s, seat, option)
    elif wait == ASK_BLACK:
        more_black(s, seat, option)
    elif wait == ASK_BLACK_DICE:
        pick_counter_die(s, seat, option)
    elif wait == ASK_SPACE:
        place_first(s, seat, option - SPACE)
    advance(s)


def use_influence(s: State, seat: int, option: int) -> bool:
    """I1: recruit, flip or reroll; False for any other option."""
    if option == RECRUIT:
        recruit(s, seat)
    elif option == FLIP:
        s.wait = ASK_FLIP
    elif REROLL <= option < REROLL + 18:
        start_reroll(s, seat, option - REROLL)
        s.wait = ROLL_REROLL
    else:
        return False
    return True


def after_influence(s: State) -> None:
    """Back to where the influence was spent: before an action or before a black die."""
    s.wait = ASK_ACTION if s.step == STEP_ACTIONS else ASK_COUNTER


def pick_flip(s: State, seat: int, option: int) -> None:
    """One to three dice are turned to their opposite faces."""
    if option != STOP:
        s.picks[s.n_picks] = option - DIE
        s.n_picks += 1
    if option == STOP or s.n_picks == 3:
        flip_picked(s, seat)
        after_influence(s)


def face_black(s: State, seat: int, option: int) -> None:
    """P3.4, P3.5: counter, yield, or spend influence first."""
    if option == COUNTER:
        start_counter(s)
        ask_black(s, seat)
    elif not use_influence(s, seat, option):
        yield_to_black(s, seat)
        end_turn(s)


def ask_black(s: State, seat: int) -> None:
    """Ask for further black dice only where there is one to take on."""
    list_options_black(s, seat)
    s.wait = ASK_BLACK if BUFFER.n > 1 else ASK_BLACK_DICE


def list_options_black(s: State, seat: int) -> None:
    """The further black dice, in the shared buffer."""
    BUFFER.n = 0
    list_black(s, seat, BUFFER)


def more_black(s: State, seat: int, option: int) -> None:
    """One more black die, or none."""
    if option == STOP:
        s.wait = ASK_BLACK_DICE
    else:
        choose_black(s, option - BLACK + 1)
        ask_black(s, seat)


def pick_counter_die(s: State, seat: int, option: int) -> None:
    """One more of his dice, or enough."""
    if option == STOP:
        counter_black(s, seat)
        end_turn(s)
    else:
        s.picks[s.n_picks] = option - DIE
        s.n_picks += 1


# --- chance --------------------------------------------------------------------------------------


def apply_outcome(s: State, outcome: int) -> None:
    """Inject the outcome of the chance step the state waits for."""
    list_outcomes(s, BUFFER)
    if not BUFFER.has(outcome):
        raise IllegalChoice(
            f"{outcome} cannot come of {WAITS[s.wait]}; it would be one of {BUFFER.to_list()}"
        )
    resolve(s, outcome)


def resolve(s: State, outcome: int) -> None:
    """`apply_outcome` for outcomes that are known to be possible."""
    wait = s.wait
    if wait == ROLL_WORKFORCE:
        roll_workforce(s, outcome)
    elif wait == ROLL_BLACK:
        roll_black(s, outcome)
    elif wait == ROLL_REROLL:
        lay_die(s, die_at(s.actor, s.reroll_colour, outcome), BY_REROLL)
        s.rerolls[s.actor] += 1
        s.reroll_colour = 0
        after_influence(s)
    elif wait == ROLL_ARCHER:
        roll_archer(s, s.actor, outcome)
    elif wait == ROLL_ROY:
        roll_roy(s, outcome)
    elif wait == DRAW_CARD:
        reveal_card(s, outcome)
    elif wait == DRAW_EVENT:
        reveal_event(s, first_copy(s, outcome))
    elif wait == ROLL_EVENT:
        roll_event(s, outcome)
    elif wait == DRAW_CHARACTER:
        deal_character(s, outcome)
    elif wait == ROLL_ROY_PLACEMENT:
        roll_roy_placement(s, outcome)
    else:
        take_start(s, outcome, BY_SETUP)
        s.step = STEP_CHARACTERS
        s.wait = WAIT_NOTHING
    advance(s)


def first_copy(s: State, event: int) -> int:
    """Copies of one event are the same: the first that is left is taken."""
    while event > 1 and EVENTS[event - 1] == EVENTS[event] and s.where[event - 1] == IN_BOX:
        event -= 1
    return event


def roll_roy(s: State, face: int) -> None:
    """Two dice tell what le Roy does (K8)."""
    if s.roy_die == 0:
        tell_roll(s, NEUTRAL, face, BY_ROY)
        s.roy_die = face
        return
    total = s.roy_die + face
    tell_roll(s, NEUTRAL, face, BY_ROY + total)
    s.roy_die = 0
    s.roy_turns += 1
    take_roy_turn(s, total)
    end_turn(s)


def chance_index(s: State) -> int:
    """What makes a roll's key its own within its round and purpose."""
    wait = s.wait
    if wait == ROLL_WORKFORCE:
        return workforce_index(s)
    if wait == ROLL_REROLL:
        return s.actor * ROLLS_OF_A_SEAT + s.rerolls[s.actor]
    if wait == ROLL_ARCHER:
        return s.actor * ROLLS_OF_A_SEAT + s.archer_rolls[s.actor]
    if wait == ROLL_ROY:
        return s.roy_turns * 2 + (s.roy_die > 0)
    if wait == ROLL_ROY_PLACEMENT:
        return s.roy_turns * 6 + s.n_roy_faces
    if wait == DRAW_EVENT:
        return s.call * 64 + cards_left(s, s.call)
    if wait == ROLL_EVENT:
        return s.event
    return s.cursor


def draw(s: State, key0: int, key1: int) -> int:
    """The outcome that a seed's two keys give to the chance step the state waits for."""
    wait = s.wait
    index = chance_index(s)
    if wait in (DRAW_EVENT, DRAW_CARD, DRAW_CHARACTER, ROLL_START):
        list_outcomes(s, BUFFER)
        outcome = BUFFER.ids[keyed(key0, key1, s.round, wait, index, BUFFER.n)]
        return first_copy(s, outcome) if wait == DRAW_EVENT else outcome
    return 1 + keyed(key0, key1, s.round, wait, index, 6)


def settle_chance(s: State, key0: int, key1: int) -> None:
    """Resolve chance steps by a seed until a decision or the end."""
    while is_chance(s):
        resolve(s, draw(s, key0, key1))


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
