"""The accounts: deniers, influence and victory points move through these, and nowhere else.

A change by nothing is not reported, except influence that a full track loses.
"""

from __future__ import annotations

from .facts import BANK, DENIERS, EVERYONE, INFLUENCE, NOWHERE, ON_DISTRICT, VP
from .layout import earned_at
from .state import State
from .terms import FROM_PENALTIES, MAX_INFLUENCE, NEUTRAL


def tell_deniers(s: State, origin: int, place: int, amount: int, cause: int) -> None:
    """Report that deniers moved between two accounts."""
    if amount and s.facts is not None:
        s.facts.add(DENIERS, place, amount, 0, origin, place, cause, EVERYONE)


def earn(s: State, owner: int, amount: int, cause: int) -> None:
    """The bank pays a player."""
    s.deniers[owner] += amount
    s.bank -= amount
    tell_deniers(s, BANK, owner, amount, cause)


def pay_bank(s: State, owner: int, amount: int, cause: int) -> None:
    """A player pays the bank."""
    s.deniers[owner] -= amount
    s.bank += amount
    tell_deniers(s, owner, BANK, amount, cause)


def pay_owner(s: State, payer: int, owner: int, amount: int, cause: int) -> None:
    """A player pays another; what is due to the neutral player goes to the bank (A0.2, K7)."""
    if owner == NEUTRAL:
        pay_bank(s, payer, amount, cause)
    else:
        s.deniers[payer] -= amount
        s.deniers[owner] += amount
        tell_deniers(s, payer, owner, amount, cause)


def put_on_district(s: State, seat: int, amount: int, cause: int) -> None:
    """Deniers on a district are not in the purse until the end of the round (P4.2, P4.3)."""
    s.on_district[seat] += amount
    s.bank -= amount
    tell_deniers(s, BANK, ON_DISTRICT + seat, amount, cause)


def take_from_district(s: State, seat: int, cause: int) -> None:
    """P5: the deniers on a district go into its player's purse."""
    amount = s.on_district[seat]
    if amount:
        s.deniers[seat] += amount
        s.on_district[seat] = 0
        tell_deniers(s, ON_DISTRICT + seat, seat, amount, cause)


def must_pay(s: State, seat: int, amount: int, cause: int) -> None:
    """P1.2, P3.3: those who cannot pay in full pay what they can and lose 2 VP."""
    due = min(amount, s.deniers[seat])
    if due:
        pay_bank(s, seat, due, cause)
    if due < amount:
        lose_two_vp(s, seat, cause)


def gain_influence(s: State, owner: int, amount: int, cause: int) -> None:
    """T5: what exceeds 20 is lost. The neutral player has none."""
    if owner == NEUTRAL:
        return
    gained = min(amount, MAX_INFLUENCE - s.influence[owner])
    s.influence[owner] += gained
    if amount and s.facts is not None:
        s.facts.add(INFLUENCE, owner, gained, amount - gained, NOWHERE, NOWHERE, cause, EVERYONE)


def spend_influence(s: State, owner: int, amount: int, cause: int) -> None:
    """A player spends, or loses, influence they have."""
    s.influence[owner] -= amount
    if amount and s.facts is not None:
        s.facts.add(INFLUENCE, owner, -amount, 0, NOWHERE, NOWHERE, cause, EVERYONE)


def gain_vp(s: State, owner: int, amount: int, source: int, cause: int) -> None:
    """Victory points, booked by where they come from."""
    s.vp[owner] += amount
    s.earned[earned_at(owner, source)] += amount
    if amount and s.facts is not None:
        know = EVERYONE if owner == NEUTRAL or s.open_scores else owner
        s.facts.add(VP, owner, amount, source, NOWHERE, NOWHERE, cause, know)


def two_vp(s: State, owner: int) -> int:
    """The points that a loss of 2 VP takes: never more than there are (T7)."""
    return min(2, s.vp[owner])


def lose_two_vp(s: State, owner: int, cause: int) -> None:
    """T7: never below 0."""
    gain_vp(s, owner, -two_vp(s, owner), FROM_PENALTIES, cause)
