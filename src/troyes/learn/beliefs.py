"""What play reveals about hidden characters: `python -m troyes.learn.beliefs --games 2000`.

Games of the shipped networks against themselves are watched by every seat, at one decision of every
round. For each, the possible hands and the true one go into a conditional logit
model with one weight for every character (`troyes.bots.beliefs`), fitted by Newton's method with a
ridge. One game in five is held out to validate the model.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from pathlib import Path

import numpy as np
import numpy.typing as npt

from troyes.bots.beliefs import leads, possible
from troyes.bots.nets import shipped_net
from troyes.play.view import View
from troyes.rules.engine import draw, is_chance, is_over, resolve
from troyes.rules.layout import holder_of
from troyes.rules.state import State
from troyes.rules.terms import CHARACTERS, UNKNOWN
from troyes.think.play import Player

from .selfplay import fresh_game, keys_of

CAP, BEAM = 80, 1
RIDGE = 1.0
STEPS = 12
APART = 5  # one game in this many is held out

Array = npt.NDArray[np.float64]
Seen = tuple[Array, int]  # the features of each possible hand, and which one was the true hand


def watch(players: int, game: int) -> dict[int, list[Seen]]:
    """One game: by round, what every seat could see at one decision, and what was true."""
    s = fresh_game(players, bool(game % 2))
    player = Player(shipped_net(players), CAP, BEAM)
    key0, key1 = keys_of("beliefs", game)
    rng = random.Random(game)
    picked: dict[int, tuple[float, State]] = {}
    while not is_over(s):
        if is_chance(s):
            resolve(s, draw(s, key0, key1))
            continue
        mark = rng.random()
        if s.round and mark > picked.get(s.round, (-1.0, s))[0]:
            picked[s.round] = mark, s.copy()
        player.take_turn(s)
    return {
        number: [look(state, seat) for seat in range(players)]
        for number, (_, state) in picked.items()
    }


def look(s: State, seat: int) -> Seen:
    """The possible hands as a seat sees them: by character, how far ahead its holder is."""
    held = list(View(s, seat).state.hands)
    hidden = [place for place, character in enumerate(held) if character == UNKNOWN]
    ahead = leads(s)
    hands = list(possible(held, hidden))
    rows = np.zeros((len(hands), len(CHARACTERS)))
    for row, hand in zip(rows, hands, strict=True):
        for character, place in zip(hand, hidden, strict=True):
            row[character] += ahead[holder_of(place)][character]
    true = [s.hands[place] for place in hidden]
    there = next(k for k, hand in enumerate(hands) if same(hand, true, hidden))
    return rows, there


def same(hand: tuple[int, ...], true: list[int], hidden: list[int]) -> bool:
    """Whether every seat holds the same, in whatever order."""

    def of_seats(characters: list[int]) -> list[tuple[int, int]]:
        return sorted((holder_of(place), c) for place, c in zip(hidden, characters, strict=True))

    return of_seats(list(hand)) == of_seats(true)


def shares(x: Array, w: Array) -> Array:
    """The probability of each hand according to the model."""
    logs = x @ w
    raw: Array = np.exp(logs - logs.max(1, keepdims=True))
    found: Array = raw / raw.sum(1, keepdims=True)
    return found


def fit(seen: list[Seen]) -> Array:
    """The weights under which the true hands are most likely."""
    x = np.stack([rows for rows, _ in seen])
    at = np.arange(len(seen))
    there = np.array([k for _, k in seen])
    w = np.zeros(x.shape[2])
    for _ in range(STEPS):
        p = shares(x, w)
        mean = np.einsum("na,nac->nc", p, x)
        slope = (x[at, there] - mean).sum(0) - RIDGE * w
        bend = np.einsum("na,nac,nad->cd", p, x, x) - mean.T @ mean + RIDGE * np.eye(len(w))
        w += np.linalg.solve(bend, slope)
    return w


def gain(seen: list[Seen], w: Array) -> tuple[float, float]:
    """The geometric mean of the true hands' probabilities, by the model and if all were equal."""
    x = np.stack([rows for rows, _ in seen])
    p = shares(x, w)[np.arange(len(seen)), [k for _, k in seen]]
    return float(np.exp(np.log(p).mean())), 1 / x.shape[1]


def main() -> None:
    """Learn the weights for two, three and four players."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--out", type=Path, default=Path("src/troyes/bots/weights/characters.json"))
    args = parser.parse_args()
    table: dict[str, dict[str, list[float]]] = {}
    for players in (2, 3, 4):
        learnt: defaultdict[int, list[Seen]] = defaultdict(list)
        apart: defaultdict[int, list[Seen]] = defaultdict(list)
        for game in range(args.games):
            for number, found in watch(players, game).items():
                (apart if game % APART == 0 else learnt)[number].extend(found)
        table[str(players)] = {}
        for number in sorted(learnt):
            w = fit(learnt[number])
            table[str(players)][str(number)] = [round(float(one), 2) for one in w]
            likely, equal = gain(apart[number], w)
            print(
                f"{players} players, round {number}: {100 * likely:.1f} % for the true hands, "
                f"{100 * equal:.1f} % if all were equal; weights {w.round(2)}",
                flush=True,
            )
    args.out.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
