"""A stand-in until the facts are here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal[
    "chose", "rolled", "deniers", "influence", "vp", "citizen", "cube", "die", "black",
    "card", "event", "acts", "character", "scored", "passed", "start", "round", "round_end",
    "asks",
]  # fmt: skip


class Fact(
    msgspec.Struct, omit_defaults=True, kw_only=True, rename={"origin": "from", "place": "to"}
):
    """What the rules did (docs/facts.md); what does not apply is left out."""

    kind: Kind
    owner: int | None = None
    option: int | None = None
    value: int | None = None
    origin: int | None = None
    place: int | None = None
    amount: int | None = None
    lost: int | None = None
    source: str | None = None
    event: str | None = None
    card: str | None = None
    character: str | None = None
    step: str | None = None
    waits_for: str | None = None
    actor: str | None = None
    next: str | None = None
    turn: dict[str, Any] | None = None
    rolls: dict[str, tuple[int, int]] | None = None
    cause: str | None = None
    by: str | int | None = None
