"""The end of the game: what every player adds to the points gained in play (section 7, K11)."""

from __future__ import annotations

from .card_rows import NO_CARD
from .cathedral import missing_levels
from .characters import character_vp
from .combat import events_with
from .layout import earned_at, on_card, vp_at
from .state import State
from .terms import CHARACTERS, N_SOURCES, NEUTRAL, PICTURE, SOURCES

CATEGORIES = (*SOURCES, "events", "tradesmen", "cathedral_levels")  # then those of characters


def presence_vp(events: int) -> int:
    """F1: 1 VP per event still in the queue with one of the owner's cubes."""
    return events


def event_presence_vp(s: State, owner: int) -> int:
    """The VP of an owner's presence on events."""
    return presence_vp(events_with(s, owner))


def tradesmen_vp(s: State, owner: int) -> int:
    """F1: the VP of the spaces the owner's tradesmen stand on."""
    vp = 0
    for slot in range(9):
        space = s.trade[on_card(slot, owner)]
        if s.card[slot] != NO_CARD and 0 < space < PICTURE:
            vp += s.edition.space_vp[vp_at(s.card[slot], space)]
    return vp


def cathedral_penalty(s: State, owner: int) -> int:
    """F1: minus 2 VP per cathedral level without one of the owner's cubes."""
    return -2 * missing_levels(s, owner)


def in_play(s: State, character: int) -> bool:
    """F2: whether a character was dealt to anybody; against le Roy, whether it has yet to score."""
    if s.players == 1:
        for k in range(s.pile_top, 6):
            if s.pile[k] == character:
                return True
        return False
    for k in range(8):
        if s.hands[k] == character:
            return True
    return False


def held_vp(s: State, owner: int, category: int) -> int:
    """A player's current points in one of the `CATEGORIES`, without hidden characters."""
    if category < N_SOURCES:
        return s.earned[earned_at(owner, category)]
    if category == N_SOURCES:
        return event_presence_vp(s, owner)
    if category == N_SOURCES + 1:
        return tradesmen_vp(s, owner)
    return cathedral_penalty(s, owner)


def final_vp(s: State, owner: int) -> int:
    """What a player would have if the game ended now."""
    vp = s.vp[owner] + event_presence_vp(s, owner) + tradesmen_vp(s, owner)
    vp += cathedral_penalty(s, owner)
    for character in range(6):
        if in_play(s, character):
            vp += character_vp(s, character, owner)
    return vp


# --- the score table -----------------------------------------------------------------------------


def owners(s: State) -> list[int]:
    """Those who score: all seats, and le Roy in the King's Challenge."""
    return [0, NEUTRAL] if s.players == 1 else list(range(s.players))


def breakdown(s: State, owner: int) -> dict[str, int]:
    """A player's points by category, in play and at the end; they add up to `total`."""
    table = {name: held_vp(s, owner, k) for k, name in enumerate(CATEGORIES)}
    for character, name in enumerate(CHARACTERS):
        if in_play(s, character):
            table[name] = character_vp(s, character, owner)
    table["total"] = final_vp(s, owner)
    return table


def margin(s: State) -> int:
    """K11: the player's total minus le Roy's."""
    if s.players != 1:
        raise ValueError("only the King's Challenge has a margin")
    return final_vp(s, 0) - final_vp(s, NEUTRAL)


VERDICTS = ("beheaded", "smirk", "average", "promising", "too_good", "masterful")


def verdict(points: int) -> str:
    """K11: the margin on the rulebook's scale: 0 or less, 1-5, 6-10, 11-15, 16-20, more."""
    if points <= 0:
        return VERDICTS[0]
    return VERDICTS[min((points + 4) // 5, 5)]


def head_is_lost(name: str) -> bool:
    """K11: in the first, second and fifth verdict the player loses their head."""
    return name in (VERDICTS[0], VERDICTS[1], VERDICTS[4])


def winners(s: State) -> list[int]:
    """F3: most VP; ties share the victory. Le Roy wins unless the margin is positive."""
    if s.players == 1:
        return [0] if margin(s) > 0 else [NEUTRAL]
    totals = [final_vp(s, seat) for seat in range(s.players)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
