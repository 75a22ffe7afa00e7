"""Troyes as a game of OpenSpiel, registered as `troyes(players=2,bonus=False)`.

    import pyspiel
    import troyes.env.spiel

    state = pyspiel.load_game("troyes(players=3)").new_initial_state()

Chance is explicit: every roll and draw is a chance node, its outcomes equally likely. A player's
return is their share of the victory minus an equal share, so that returns add up to 0; in the
King's Challenge (`players=1`) it is 1 or -1. Options have the same numbers as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from troyes.formats.names import ACTION_SPACE, option_name, outcome_name
from troyes.play.view import View
from troyes.rules.edition import PRINTED_CARDS, standard
from troyes.rules.engine import (
    advance,
    apply_outcome,
    choose,
    is_chance,
    is_over,
    options,
    outcomes,
)
from troyes.rules.scoring import winners
from troyes.rules.secrets import mask
from troyes.rules.setup import new_game
from troyes.rules.state import State
from troyes.rules.terms import (
    CHARACTERS,
    DRAW_CHARACTER,
    DRAW_EVENT,
    N_OPTIONS,
    SEAT_LETTERS,
    WAITS,
)

from .observe import write_observation
from .ranges import RANGES, SIZE

DEFAULTS = {"players": 2, "bonus": False}
LONGEST = 4096  # steps of a game, choices and chance; random games have a few hundred
UNSEEN = "?"


def game_type(players: int | None) -> pyspiel.GameType:
    """What OpenSpiel must know about the game; for any number of players if None."""
    zero_sum = players is not None and players > 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="troyes",
        long_name="Troyes",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def game_info(players: int) -> pyspiel.GameInfo:
    """The limits of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=N_OPTIONS,
        max_chance_outcomes=PRINTED_CARDS,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if players > 1 else None,
        max_game_length=LONGEST,
    )


class TroyesGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.players = int(chosen["players"])
        self.bonus = bool(chosen["bonus"])
        if not 1 <= self.players <= 4:
            raise ValueError(f"players must be 1 to 4, not {self.players}")
        super().__init__(game_type(self.players), game_info(self.players), chosen)

    def new_initial_state(self) -> TroyesState:
        """A table before anything has been drawn."""
        return TroyesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer that writes observations or, with perfect recall, information states."""
        if params:
            raise ValueError(f"observations take no parameters, but got {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not wanted.public_info or wanted.private_info != single:
            raise ValueError("an observation is what one player sees: public and their own")
        return Observer(wanted.perfect_recall)


class Line:
    """A position and the steps that led to it; copied without copying the edition."""

    def __init__(self, state: State, steps: list[int], waits: list[int]) -> None:
        self.state = state
        self.steps = steps
        self.waits = waits  # what each step answered

    def __deepcopy__(self, memo: dict[int, Any]) -> Line:
        return Line(self.state.copy(), self.steps[:], self.waits[:])

    def take(self, step: int) -> None:
        """An option or an outcome, whichever the position waits for."""
        wait = self.state.wait
        if is_chance(self.state):
            apply_outcome(self.state, step)
        else:
            choose(self.state, step)
        self.steps.append(step)
        self.waits.append(wait)

    def history(self, player: int) -> list[int]:
        """The steps as a player knows them: -1 for a character dealt to another."""
        players = self.state.players
        known = []
        dealt = 0
        for step, wait in zip(self.steps, self.waits, strict=True):
            hidden = False
            if wait == DRAW_CHARACTER:
                hidden = players > 1 and dealt % players != player and not is_over(self.state)
                dealt += 1
            known.append(-1 if hidden else step)
        return known


class TroyesState(pyspiel.State):  # type: ignore[misc]
    """A position, at a choice or at chance."""

    def __init__(self, game: TroyesGame) -> None:
        super().__init__(game)
        state = new_game(standard(), game.players, game.bonus)
        advance(state)
        self.line = Line(state, [], [])

    def current_player(self) -> int:
        """Who must choose."""
        s = self.line.state
        if is_over(s):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if is_chance(s) else s.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(options(self.line.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes, equally likely."""
        found = outcomes(self.line.state)
        return [(outcome, 1 / len(found)) for outcome in sorted(found)]

    def _apply_action(self, action: int) -> None:
        self.line.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        s = self.line.state
        if player == pyspiel.PlayerId.CHANCE:
            if action not in outcomes(s):
                return f"outcome {action}"
            copy_of = f"#{action}" if s.wait == DRAW_EVENT else ""  # copies are told apart
            return outcome_name(s, action) + copy_of
        return option_name(s, action) if action in options(s) else ACTION_SPACE[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.line.state)

    def returns(self) -> list[float]:
        """F3: shares of the victory, less an equal share."""
        s = self.line.state
        if not is_over(s):
            return [0.0] * s.players
        best = winners(s)
        if s.players == 1:
            return [1.0 if best == [0] else -1.0]
        return [(seat in best) / len(best) - 1 / s.players for seat in range(s.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TroyesState:
        """A state the player cannot tell from this one: hidden characters are dealt again."""
        twin: TroyesState = self.get_game().new_initial_state()
        known = self.line.history(player)
        seen = {
            step
            for step, wait in zip(known, self.line.waits, strict=True)
            if wait == DRAW_CHARACTER
        }
        unseen = [character for character in range(len(CHARACTERS)) if character not in seen]
        for step in known:
            if step < 0:
                step = unseen.pop(int(sampler() * len(unseen)))
            twin.apply_action(step)
        return twin

    def __str__(self) -> str:
        s = self.line.state
        if is_over(s):
            return "over"
        who = "chance" if is_chance(s) else SEAT_LETTERS[s.actor]
        return f"round {s.round}, step {len(self.line.steps)}: {who}, {WAITS[s.wait]}"


class Observer:
    """Writes what a player sees; with perfect recall, the whole history as well."""

    def __init__(self, perfect_recall: bool) -> None:
        self.recalls = perfect_recall
        size = SIZE + (LONGEST if perfect_recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for one in RANGES:
            self.dict[one.name] = self.tensor[at : at + one.size].reshape(one.shape)
            at += one.size
        if perfect_recall:
            self.dict["history"] = self.tensor[SIZE:]

    def set_from(self, state: TroyesState, player: int) -> None:
        """Fill `tensor`, and with it the arrays of `dict`; a step of the history counts from 2."""
        self.tensor.fill(0)
        s = state.line.state.copy()
        if not is_over(s):
            mask(s, player)
        write_observation(s, player, self.tensor[:SIZE].reshape(1, SIZE), 0)
        if self.recalls:
            history = np.array(state.line.history(player)[:LONGEST], np.float32)
            self.tensor[SIZE : SIZE + len(history)] = history + 2

    def string_from(self, state: TroyesState, player: int) -> str:
        """The view as text, or the history as the player knows it."""
        if self.recalls:
            words = (UNSEEN if step < 0 else str(step) for step in state.line.history(player))
            return f"{player}: {' '.join(words)}"
        view = View(state.line.state, player)
        return repr(view) + view.state.key().hex()


pyspiel.register_game(game_type(None), TroyesGame)
__all__ = ["Observer", "TroyesGame", "TroyesState"]
