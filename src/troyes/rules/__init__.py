"""The game. Pure: no I/O, no clock, no global randomness; nothing here knows of bots, web or texts.

Where each rule of docs/rules.md is implemented (tests check that some module here cites its id):

    T  terms           terms, layout (indices); T2: setup; T4: round, black_dice; T5: secrets;
                       T7: accounts
    S  setup           setup; S3: card_rows, round
    P  the round       round; P3.1 to P3.3: events; P3.4 to P3.6: black_dice; P4: actions
    A  actions         actions; A0: groups, stock, yields; A1.2, A4: citizens; A2: cathedral;
                       A3: combat
    I  influence       influence
    C  activity cards  card_rows: what each does; how: cards, activities, and modifiers (delayed);
                       Archer, Chivalry, Diplomat: actions; Tithe: groups (free dice) and actions
                       (paying); totals of modified groups: groups
    E  events          event_rows: what each does; how: events, and what they do to cubes of the
                       cathedral, to cubes on events and to citizens: cathedral, combat, citizens
    F  the end         scoring; F2 and H: characters
    B  bonus cards     the rows marked `bonus`; B3: combat
    K  le Roy          king; K1: terms, citizens; K3: setup; K5: cathedral, combat, events;
                       K7: accounts; K10: cards, combat, events, modifiers; K11: scoring
    figures            edition.toml, additions.toml; read by edition, checked by edition_check

Every number and movement goes through state, accounts (deniers, influence, VP) and pieces (dice,
citizens, cubes), which report facts. `engine` runs it: it finds (dispatch) what is asked or rolled
(questions, options, chance). `turn` says where a turn ends; columns are tables for the compiler.

The modules run compiled if a compiler was available, and as plain Python otherwise
(`troyes.pure`).
"""

from __future__ import annotations

from .state import COMPILED

__all__ = ["COMPILED"]
