"""How fast thinking is: candidates a second, self-play games an hour. `python bench/think.py`."""

from __future__ import annotations

import time

from troyes.bots.nets import shipped_net
from troyes.learn.selfplay import fresh_game, keys_of
from troyes.think.play import Player

GAMES = 20
CAPS = {"as in training": 80, "complete": 1_000_000}  # turns looked at for each thing to do


def main() -> None:
    print("CPU time")
    for name, cap in CAPS.items():
        print(f"{name}:")
        print("players  candidates/decision  us/candidate  ms/game  games/core-hour")
        for players in (1, 2, 3, 4):
            measure(players, cap)


def measure(players: int, cap: int) -> None:
    """Play some games with the shipped network, written down as for learning."""
    player = Player(shipped_net(players), cap, beam=1)
    player.visitor.heat = 0.1
    player.write_down()
    notes = 0
    begun = time.process_time()
    for game in range(GAMES):
        s = fresh_game(players, bool(game % 2))
        notes += player.play_game(s, *keys_of("bench", game))
    spent = time.process_time() - begun
    visits = player.visitor.visits
    print(
        f"{players:7} {2 * visits / notes:20.0f} {1e6 * spent / visits:13.2f}"
        f" {1e3 * spent / GAMES:8.1f} {3600 * GAMES / spent:16,.0f}"
    )


if __name__ == "__main__":
    main()
