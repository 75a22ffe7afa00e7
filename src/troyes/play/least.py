"""The least a seat can do: for a player who is out of time, or a bot that failed."""

from __future__ import annotations

from troyes.rules.engine import options
from troyes.rules.state import State
from troyes.rules.terms import PASS, STOP

from .log import CONFIRM, Entry
from .table import Table


def least_turn(trial: Table, seat: int) -> list[Entry]:
    """Pass, or do the least that is legal, up to the end of the turn or a roll.

    The entries are applied to the given table, so pass a `Table.trial`.
    """
    entries: list[Entry] = []
    while trial.to_move() == seat and not any(entry.kind == CONFIRM for entry in entries):
        if trial.held_by == seat:
            new = trial.confirm(seat)
        else:
            new = trial.choose(seat, [default_option(trial.state)], True)
        for entry in new:
            trial.apply(entry)
        entries += new
    return entries


def default_option(s: State) -> int:
    """Some legal option that does no harm: pass, stop, or the first one."""
    found = options(s)
    for quiet in (PASS, STOP):
        if quiet in found:
            return quiet
    return found[0]
