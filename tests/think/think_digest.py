"""Prints a digest of turns chosen and values found; the tests run it compiled and uncompiled."""

from __future__ import annotations

import hashlib
import random
import sys
from array import array

from troyes.rules import COMPILED
from troyes.rules.edition import standard
from troyes.rules.engine import advance, draw, is_chance, is_over, resolve
from troyes.rules.setup import new_game
from troyes.think.features import count_features
from troyes.think.net import Net
from troyes.think.play import Player


def main(players: int) -> None:
    rng = random.Random(players)
    net = Net(count_features(players), 16, 8, players)
    net.take(array("d", [rng.gauss(0, 0.1) for _ in range(net.size())]))
    net.take_heads(array("d", [rng.gauss(0, 0.1) for _ in range(3 * 25)]))
    player = Player(net, 30, 1)
    player.write_down()
    player.visitor.heat = 0.5
    player.visitor.dice = 5
    s = new_game(standard(), players, True)
    advance(s)
    digest = hashlib.sha256()
    turns = 0
    while not is_over(s) and turns < 40:
        if is_chance(s):
            resolve(s, draw(s, 11, players))
            continue
        player.take_turn(s)
        turns += 1
        digest.update(s.key() + player.visitor.best.hex().encode())
        outputs = player.visitor.net.all_outputs(player.visitor.scribe.values())
        digest.update(" ".join(x.hex() for x in outputs).encode())
    digest.update(player.positions.tobytes() + player.notebook.tobytes())
    digest.update(player.accounts.tobytes())
    print("compiled" if COMPILED else "uncompiled", turns, digest.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
