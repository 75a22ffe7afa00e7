"""Setting up a game, and the initial placement (section 1, K2)."""

from __future__ import annotations

from .accounts import earn
from .combat import join_queue
from .edition import Edition
from .event_rows import MARAUDING
from .facts import (
    AT_SUPPLY,
    BY_PLACEMENT,
    BY_REVEAL,
    BY_SETUP,
    CHARACTER,
    EVERYONE,
    NOWHERE,
    ROUND,
    START,
)
from .king import place_by_dice
from .layout import hand_at
from .options import Options
from .pieces import leave, stand, stand_from_general, tell_roll
from .questions import Chance, Draw, Question
from .state import State
from .terms import (
    ASK_SPACE,
    CITIZENS,
    DRAW_CHARACTER,
    FROM_SUPPLY,
    GRAY_CITIZENS,
    NEUTRAL,
    NOBODY,
    RED,
    ROLL_ROY_PLACEMENT,
    ROLL_START,
    ROY_CITIZENS,
    SPACE,
    STEP_CHARACTERS,
    STEP_PLACEMENT,
    STEP_REVEAL,
    STEP_START,
    WAIT_NOTHING,
)

START_UNKNOWN = 5
START_DENIERS, START_INFLUENCE = 5, 4  # S1


def new_game(
    edition: Edition,
    players: int,
    bonus: bool = False,
    start: int = START_UNKNOWN,
    open_scores: bool = False,
) -> State:
    """S1, T2: a table before anything is drawn; `start` may be chosen by the table (S5)."""
    if not 1 <= players <= 4:
        raise ValueError(f"Troyes is for 1 to 4 players, not {players}")
    s = State(edition, players, bonus)
    s.open_scores = 1 if open_scores else 0
    seats = [0, NEUTRAL] if players == 1 else list(range(players))
    if start != START_UNKNOWN and start not in seats:
        raise ValueError(f"the start player must be one of {seats}, not {start}")
    s.rounds = rounds_for(players)
    s.round = 0
    s.call = RED
    for seat in range(players):
        earn(s, seat, START_DENIERS, BY_SETUP)
        s.influence[seat] = START_INFLUENCE
        s.supply[seat] = citizens_for(players)
        s.general[seat] = CITIZENS - citizens_for(players)
    s.general[NEUTRAL] = ROY_CITIZENS if players == 1 else GRAY_CITIZENS
    join_queue(s, MARAUDING, BY_SETUP)
    s.start = start
    s.step = STEP_START if start == START_UNKNOWN else STEP_CHARACTERS
    return s


def rounds_for(players: int) -> int:
    """S4: 6 rounds with 4 players, 5 with 3, 4 with 2 or against le Roy."""
    return max(players, 2) + 2


def citizens_for(players: int) -> int:
    """S1: 4 citizens with 4 players, 5 with 3, 6 with 2 or against le Roy."""
    return 8 - max(players, 2)


def start_step(s: State) -> None:
    """S5: the start player is drawn."""
    s.wait = ROLL_START


class StartPlayer(Draw):
    """S5: who begins, if the table has not agreed on it."""

    def outcomes(self, s: State, out: Options) -> None:
        """Every player, or the player and le Roy."""
        if s.players == 1:
            out.add(0)
            out.add(NEUTRAL)
        else:
            for seat in range(s.players):
                out.add(seat)

    def happen(self, s: State, outcome: int) -> None:
        """The characters are dealt next."""
        take_start(s, outcome, BY_SETUP)
        s.step = STEP_CHARACTERS
        s.wait = WAIT_NOTHING


def characters_to_deal(s: State) -> int:
    """S2: one each, two each with 2 players; all six lie in a pile against le Roy (K3)."""
    if s.players == 1:
        return 6
    return 4 if s.players == 2 else s.players


def characters_step(s: State) -> None:
    """Deal the characters one by one, then begin the placement."""
    if s.dealt < characters_to_deal(s):
        s.wait = DRAW_CHARACTER
        return
    s.dealt = 0
    s.step = STEP_PLACEMENT
    if s.players == 2:
        for space in range(18):  # S7
            if s.edition.gray_start[space]:
                stand_from_general(s, NEUTRAL, space, BY_SETUP)


class CharacterCard(Draw):
    """S2, K3: one of the six after the other."""

    def outcomes(self, s: State, out: Options) -> None:
        """The characters not yet dealt."""
        for character in range(6):
            dealt = False
            for k in range(8):
                if s.hands[k] == character:
                    dealt = True
            for k in range(6):
                if s.pile[k] == character:
                    dealt = True
            if not dealt:
                out.add(character)

    def happen(self, s: State, outcome: int) -> None:
        """The next card goes to the next player, or to the bottom of the pile."""
        if s.players == 1:
            s.pile[s.dealt] = outcome
            tell_character(s, NEUTRAL, outcome, s.dealt, EVERYONE)
        else:
            seat = s.dealt % s.players
            s.hands[hand_at(seat, s.dealt // s.players)] = outcome
            tell_character(s, seat, outcome, s.dealt // s.players, seat)
        s.dealt += 1
        s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The number of characters dealt before."""
        return s.dealt


def tell_character(s: State, owner: int, character: int, place: int, know: int) -> None:
    """Report that a character was dealt; others learn only that one was."""
    if s.facts is not None:
        s.facts.add(CHARACTER, owner, 1, character, NOWHERE, place, BY_SETUP, know)


def take_start(s: State, owner: int, cause: int) -> None:
    """A player, or le Roy, is the start player."""
    s.start = owner
    if s.facts is not None:
        s.facts.add(START, owner, 1, 0, NOWHERE, NOWHERE, cause, EVERYONE)


def placement_step(s: State) -> None:
    """S6: in snake order, until all are placed; then gray fills the empty spaces."""
    if s.players == 1:
        roy_placement_step(s)
        return
    if s.placed == s.players * citizens_for(s.players):
        for space in range(18):
            if s.space[space] == NOBODY:
                stand_from_general(s, NEUTRAL, space, BY_PLACEMENT)
        begin_round(s)
        return
    lap = s.placed // s.players
    at = s.placed % s.players
    if lap % 2:
        at = s.players - 1 - at
    s.actor = (s.start + at) % s.players
    s.wait = ASK_SPACE


def roy_placement_step(s: State) -> None:
    """K2: le Roy three, the player two, until le Roy has placed his last three."""
    if s.roy_placed * 2 > s.placed:
        s.actor = 0
        s.wait = ASK_SPACE
    else:
        s.wait = ROLL_ROY_PLACEMENT


class RoyPlacementDie(Chance):
    """K2: six dice, two of each colour."""

    def happen(self, s: State, outcome: int) -> None:
        """After the sixth le Roy places."""
        tell_roll(s, NEUTRAL, outcome, BY_PLACEMENT)
        s.roy_faces[s.n_roy_faces] = outcome
        s.n_roy_faces += 1
        if s.n_roy_faces == 6:
            place_by_dice(s)
            s.roy_placed += 1
            if s.roy_placed == 4:  # he was the last
                begin_round(s)
            s.wait = WAIT_NOTHING

    def index(self, s: State) -> int:
        """The number of his placements so far, and which die this is."""
        return s.roy_placed * 6 + s.n_roy_faces


class FirstSpace(Question):
    """S6: one citizen from the supply."""

    def options(self, s: State, out: Options) -> None:
        """Any empty space."""
        for space in range(18):
            if s.space[space] == NOBODY:
                out.add(SPACE + space)

    def choose(self, s: State, option: int) -> None:
        """The citizen stands there."""
        space = option - SPACE
        leave(s, s.actor, FROM_SUPPLY)
        stand(s, s.actor, AT_SUPPLY, space, BY_PLACEMENT)
        s.placed += 1
        s.wait = WAIT_NOTHING


def begin_round(s: State) -> None:
    """A new round begins with phase 0."""
    s.round += 1
    if s.facts is not None:
        s.facts.add(ROUND, NOBODY, s.round, 0, NOWHERE, NOWHERE, BY_REVEAL, EVERYONE)
    s.placed = 0
    s.roy_placed = 0
    s.roy_turns = 0
    s.step = STEP_REVEAL
