"""What would happen, or why it cannot: a list of options tried on a copy, up to a roll."""

from __future__ import annotations

from troyes.formats.facts import Told, asks, for_seat
from troyes.play.log import CHOICE, Entry
from troyes.play.option_list import PREVIEWED, OptionList, read_options
from troyes.play.refused import Refused
from troyes.play.table import Table
from troyes.play.why import all_targets, usable_modifiers, why_not
from troyes.rules.terms import ASK_ACTION, DIE, MODIFY

from . import protocol as p
from .broadcast import stale
from .client import Client
from .hub import Hub
from .telling import decision


async def preview(hub: Hub, client: Client, frame: p.Preview) -> p.PreviewFrame | p.Stale:
    """The facts of a turn that is only tried; they reveal nothing hidden."""
    tried = await try_options(hub, client, frame)
    if isinstance(tried, p.Stale):
        return tried
    trial, read = tried
    told: list[Told] = []
    for option in read.options:
        told += trial.apply(Entry(CHOICE, option)).facts
    return p.PreviewFrame(
        table=frame.table,
        version=frame.version,
        facts=for_seat(told, frame.seat),
        asks=asks(trial.state) if told else None,
        decision=decision(trial) if trial.to_move() == frame.seat else None,
        completes=trial.held_by is not None,
        rolls=read.rolls,
        n=frame.n,
    )


async def why(hub: Hub, client: Client, frame: p.AskWhy) -> p.WhyFrame | p.Stale:
    """Why dice cannot be used, at the end of a turn that is only tried."""
    tried = await try_options(hub, client, frame)
    if isinstance(tried, p.Stale):
        return tried
    trial, read = tried
    trial.must_be_open_to(frame.seat)
    s = read.after
    acting = s.wait == ASK_ACTION and not read.completes
    if frame.target is not None and not (acting and frame.target in all_targets(s)):
        raise Refused("error-not-an-option", option=frame.target)
    if frame.modifier and not (acting and frame.modifier in usable_modifiers(s)):
        raise Refused("error-not-an-option", option=MODIFY + frame.modifier - 1)
    for die in frame.dice:
        if not acting or frame.dice.count(die) > s.dice[die]:
            raise Refused("error-not-an-option", option=DIE + die)
    found = why_not(s, frame.target, frame.modifier, frame.dice)
    return p.WhyFrame(table=frame.table, version=frame.version, why=p.Said(**found), n=frame.n)


async def try_options(
    hub: Hub, client: Client, frame: p.Preview | p.AskWhy
) -> tuple[Table, OptionList] | p.Stale:
    """A copy of the table to try a list of options on, and what the list means there."""
    room = await hub.room(frame.table)
    async with room.lock:
        room.must_be_played_by(client.guest_id, frame.seat)
        await hub.catch_up_to(room, frame.version)
        game = room.game
        if frame.version != game.version:
            return stale(room, client, frame.n)
        trial = game.trial()
    if frame.options:
        trial.must_be_open_to(frame.seat)
    return trial, read_options(trial.state, frame.options, PREVIEWED)
