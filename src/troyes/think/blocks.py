"""Where two states differ: a set of blocks, as the bits of a number.

The positions of one decision are nearly alike. Finding the fields that have changed is faster than
computing again everything that depends on them, so a state is treated as blocks of `BLOCK` small
integers each, and code that depends on some fields asks for their blocks (`blocks_of`).
`blocks.pxd` holds the comparison for the compiler, which inlines it. Uncompiled, nothing is
compared: all blocks count as changed, which only costs time.
"""

from __future__ import annotations

from itertools import accumulate

from troyes.rules.state import FIELDS, SIZE, State

BLOCK = 16
ENDS = accumulate(size or 1 for _, size in FIELDS)
PLACES = {name: (end - (size or 1), end) for (name, size), end in zip(FIELDS, ENDS, strict=True)}
# A block begins with the spaces: the bank before them changes often, they do not.
SHIFT = -PLACES["space"][0] % BLOCK
N_BLOCKS = (SIZE + SHIFT + BLOCK - 1) // BLOCK  # the first and the last overlap their neighbours
EVERYTHING = (1 << N_BLOCKS) - 1


def blocks_between(first: int, end: int) -> int:
    """The blocks that hold the integers of a state from `first` to before `end`."""
    blocks = 0
    for k in range(N_BLOCKS):
        start = max(0, min(k * BLOCK - SHIFT, SIZE - BLOCK))
        if start < end and first < start + BLOCK:
            blocks |= 1 << k
    return blocks


def blocks_of(*names: str) -> int:
    """The blocks that hold these fields.

    >>> blocks_of("players"), blocks_of("bank") & blocks_of("space")
    (1, 0)
    """
    blocks = 0
    for name in names:
        blocks |= blocks_between(*PLACES[name])
    return blocks


def changed_blocks(s: State, base: State) -> int:
    """The blocks in which a state differs from another one."""
    return EVERYTHING
