"""OpenSpiel's own tests and tools on the game, and golden playthroughs."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random

import troyes.env.spiel  # noqa: F401  (it registers the game)
from troyes.rules import COMPILED

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = {
    "1p": "troyes(bonus=False,players=1)",
    "2p": "troyes(bonus=False,players=2)",
    "3p-bonus": "troyes(bonus=True,players=3)",
    "4p": "troyes(bonus=False,players=4)",
}
compiled_only = pytest.mark.skipif(not COMPILED, reason="minutes of work uncompiled")


@compiled_only
@pytest.mark.parametrize("name", GAMES.values())
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@compiled_only
def test_random_simulation_with_serialisation() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("troyes(players=1)"), num_sims=1, serialize=True, verbose=False
    )


def played(name: str, seed: int, steps: int) -> pyspiel.State:
    """A state after some random steps, at a choice."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or state.move_number() < steps:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@compiled_only
def test_mcts_and_ismcts_choose() -> None:
    state = played("troyes", 1, 250)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    game = state.get_game()
    assert mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=rng).step(state) in (
        state.legal_actions()
    )
    bot = ismcts.ISMCTSBot(
        game, evaluator, 2.0, 5, random_state=rng, use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


@compiled_only
def test_bots_are_evaluated() -> None:
    game = pyspiel.load_game("troyes")
    rng = np.random.RandomState(3)
    bots = [uniform_random.UniformRandomBot(k, rng) for k in range(2)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
    assert sum(returns) == 0
    assert set(returns) in ({-0.5, 0.5}, {0.0})


def test_serialised_states_come_back() -> None:
    state = played("troyes(players=3)", 5, 60)
    game, copied = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == "troyes(bonus=False,players=3)"
    assert copied.line.state == state.line.state
    assert state.clone().line.state is not state.line.state


def test_resampled_states_look_the_same_to_the_player() -> None:
    """T5: every unseen character may be another's, and nothing the player sees changes."""
    state = played("troyes(players=3)", 5, 60)
    rng = random.Random(1)
    hands = set()
    for _ in range(30):
        twin = state.resample_from_infostate(1, rng.random)
        assert twin.information_state_string(1) == state.information_state_string(1)
        assert twin.observation_string(1) == state.observation_string(1)
        assert twin.observation_tensor(1) == state.observation_tensor(1)
        hands.add(twin.line.state.hands[0])
    assert len(hands) == 5


def test_information_states_do_not_tell_what_is_hidden() -> None:
    """T5: of the four characters dealt to two players, each knows their own two."""
    state = played("troyes(players=2)", 2, 30)
    deals = state.line.steps[1:5]
    for player in range(2):
        words = state.information_state_string(player).split()[2:6]
        assert words == [str(c) if k % 2 == player else "?" for k, c in enumerate(deals)]
        history = state.information_state_tensor(player)[907:]
        assert history[1:5] == [c + 2 if k % 2 == player else 1 for k, c in enumerate(deals)]


def playthrough(name: str, seed: int) -> list[str]:
    """A random game, a line a step: who, what, and now and then a digest of what they see."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    lines = [f"game: {name}"]
    while not state.is_terminal():
        player = state.current_player()
        action = rng.choice(state.legal_actions())
        line = f"{player} {action} {state.action_to_string(player, action)}"
        if player >= 0 and len(lines) % 10 == 0:
            seen = np.array(state.observation_tensor(player), np.float32).tobytes()
            line += f" | sees {hashlib.sha256(seen).hexdigest()[:16]}"
        lines.append(line)
        state.apply_action(action)
    return [*lines, f"returns: {state.returns()}"]


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthroughs(name: str) -> None:
    expected = (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8").splitlines()
    assert playthrough(GAMES[name], 7) == expected


def test_parameters_are_checked() -> None:
    with pytest.raises(Exception, match="players must be 1 to 4, not 5"):
        pyspiel.load_game("troyes(players=5)")


def test_only_observations_of_one_player_are_made() -> None:
    """T5: one for everybody must not show what a player holds; there is none, so it is refused."""
    game = pyspiel.load_game("troyes(players=2)")
    kinds = pyspiel.PrivateInfoType
    for public, private in ((True, kinds.NONE), (True, kinds.ALL_PLAYERS), (False, kinds.NONE)):
        wanted = pyspiel.IIGObservationType(False, public, private)
        with pytest.raises(ValueError, match="an observation is what one player sees"):
            game.make_py_observer(wanted)


if __name__ == "__main__":  # write the playthroughs anew
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for short, full in GAMES.items():
        (PLAYTHROUGHS / f"{short}.txt").write_text("\n".join(playthrough(full, 7)) + "\n", "utf-8")
