"""How fast thinking is: turns looked at, self-play games an hour, threads.

    python bench/think.py                # as in training, then complete enumeration
    python bench/think.py --complete     # complete enumeration alone: every turn of every decision
    python bench/think.py --threads      # the same games in one thread and in two, and a control

Times are CPU times of one core, but for those of threads.
"""

from __future__ import annotations

import argparse
import threading
import time
from collections.abc import Callable

from troyes.bots.nets import shipped_net
from troyes.learn.selfplay import fresh_game, keys_of
from troyes.think.play import Player

TRAINING = 80  # turns looked at for each thing to do
COMPLETE = 1_000_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="games of each kind")
    parser.add_argument(
        "--players", type=int, nargs="+", choices=(1, 2, 3, 4), default=[1, 2, 3, 4]
    )
    parser.add_argument("--complete", action="store_true", help="complete enumeration alone")
    parser.add_argument("--threads", action="store_true", help="one thread against two")
    args = parser.parse_args()
    if args.threads:
        compare_threads(args.games)
        return
    caps = (
        {"complete": COMPLETE}
        if args.complete
        else {"as in training": TRAINING, "complete": COMPLETE}
    )
    for name, cap in caps.items():
        print(f"{name}:")
        print("players  candidates/decision  us/candidate  ms/game  games/core-hour")
        for players in args.players:
            measure(players, cap, args.games)


def measure(players: int, cap: int, games: int) -> None:
    """Play some games with the shipped network, written down as for learning."""
    player = Player(shipped_net(players), cap, beam=1)
    player.visitor.heat = 0.1
    player.write_down()
    notes = 0
    begun = time.process_time()
    for game in range(games):
        s = fresh_game(players, bool(game % 2))
        notes += player.play_game(s, *keys_of("bench", game))
    spent = time.process_time() - begun
    visits = player.visitor.visits
    print(
        f"{players:7} {2 * visits / notes:20.0f} {1e6 * spent / visits:13.2f}"
        f" {1e3 * spent / games:8.1f} {3600 * games / spent:16,.0f}",
        flush=True,
    )


def compare_threads(games: int) -> None:
    """Work done once, and twice at the same time: without a lock, two take as long as one.

    The control is plain Python, which holds the interpreter lock: there two take twice as long.
    On a busy machine the threads share what is left of it, so look at both lines together.
    """
    print("seconds by the clock     one thread  two threads  ratio")
    players = [Player(shipped_net(2), TRAINING, beam=1) for _ in range(2)]

    def play(k: int) -> None:
        for game in range(5 * games):
            players[k].play_game(fresh_game(2, False), *keys_of("threads", game))

    def count(k: int) -> None:
        for _ in range(2_500_000 * games):
            k += 1

    for name, work in (("games of two players", play), ("control: plain Python", count)):
        alone, both = clocked(work, 1), clocked(work, 2)
        print(f"{name:24} {alone:10.2f} {both:12.2f} {both / alone:6.2f}", flush=True)


def clocked(work: Callable[[int], None], threads: int) -> float:
    """Wall-clock seconds for this many threads that each do all of the work."""
    workers = [threading.Thread(target=work, args=(k,)) for k in range(threads)]
    begun = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
