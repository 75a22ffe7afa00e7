"""Playing on needs no interpreter lock: threads work at the same time and disturb nobody."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from troyes.bots.nets import shipped_net
from troyes.rules import COMPILED
from troyes.rules.edition import standard
from troyes.rules.engine import advance
from troyes.rules.setup import new_game
from troyes.think.play import Player

pytestmark = pytest.mark.skipif(not COMPILED, reason="uncompiled, there is a lock")


def play(game: int, players: int, cap: int = 60) -> bytes:
    """A whole game with one of the shipped networks; where it ends."""
    s = new_game(standard(), players)
    advance(s)
    Player(shipped_net(players), cap, 1).play_on(s, game, game + 1, 99)
    return s.key()


def test_threads_come_to_the_same_ends() -> None:
    """They share the weights, and nothing that is written to."""
    games = [(game, 1 + game % 4) for game in range(12)]
    alone = [play(*game) for game in games]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda game: play(*game), games)) == alone


def test_others_go_on_while_a_game_is_played() -> None:
    """With the lock held, this thread would not wake up before the game is over."""
    done = threading.Thread(target=play, args=(1, 4, 1_000_000))
    woken = 0
    done.start()
    while done.is_alive():
        time.sleep(0.001)
        woken += 1
    assert woken > 10
