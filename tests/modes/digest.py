"""Play random games and print one hash of all their states, to compare two builds."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from random_play import steps

from troyes.rules import COMPILED
from troyes.rules.engine import is_over, options


def main() -> None:
    """Arguments: first seed, number of games."""
    first, count = int(sys.argv[1]), int(sys.argv[2])
    digest = hashlib.sha256()
    states = 0
    for seed in range(first, first + count):
        for s in steps(seed % 4 + 1, seed % 8 > 3, seed, rich=seed % 3 == 0):
            digest.update(s.key())
            states += 1
            if not is_over(s):
                digest.update(bytes(options(s)))
    print("compiled" if COMPILED else "uncompiled", states, digest.hexdigest())


if __name__ == "__main__":
    main()
