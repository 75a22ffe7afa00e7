"""Keys of states as an earlier version wrote them: servers keep them as snapshots of games.

Then one field stood for the number of cubes, rolls or choices left, one for the Archer's hits, a
die rolled again and le Roy's first die, and one for dice picked and those of le Roy's placement.
"""

from __future__ import annotations

from array import array

from .terms import ASK_NUMBER, ROLL_ARCHER, ROLL_REROLL, ROLL_ROY, ROLL_ROY_PLACEMENT

SIZE = 618  # fields of a state then
ADDED = 11  # and behind them, now
WAIT, PICKS, N_PICKS, LEFT, ROLL = 7, 593, 605, 614, 616  # where fields were
ROLLS_LEFT, MOST, REROLL_COLOUR, ROY_DIE, ROY_FACES, N_ROY_FACES = 618, 619, 620, 621, 622, 628


def renewed(old: array[int]) -> array[int]:
    """The fields as they are now."""
    new = old + array("h", [0] * ADDED)
    wait = old[WAIT]
    if wait in (ROLL_ARCHER, ASK_NUMBER):
        move(new, LEFT, ROLLS_LEFT if wait == ROLL_ARCHER else MOST)
    if wait in (ROLL_REROLL, ROLL_ROY):
        move(new, ROLL, REROLL_COLOUR if wait == ROLL_REROLL else ROY_DIE)
    if wait == ROLL_ROY_PLACEMENT:
        for k in range(old[N_PICKS]):
            move(new, PICKS + k, ROY_FACES + k)
        move(new, N_PICKS, N_ROY_FACES)
    return new


def move(flat: array[int], origin: int, place: int) -> None:
    """One figure goes to a field of its own."""
    flat[place] = flat[origin]
    flat[origin] = 0
