"""Prints a whole game of bots, turn by turn, with what the network thinks of every turn.

    python tools/watch.py novice novice --seed 5
    python tools/watch.py master                     # the King's Challenge

A line has the round, the seat, its deniers and influence, the share of the win it may expect, the
turn in the notation, the margin that the network expects after it, and the network's best turn
where that is better by half a point.
"""

from __future__ import annotations

import argparse

from troyes.bots import Bot, budget_of, make_bot
from troyes.bots.outlook import outlook
from troyes.bots.rankings import by_net
from troyes.bots.sense import after
from troyes.formats.notation import turn_text
from troyes.play.game import Game
from troyes.play.view import View
from troyes.rules.terms import ASK_ACTION, ASK_COUNTER

WORSE = 0.5  # points by which a turn must be worse than the best for that to be told


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Watch a game of bots.")
    parser.add_argument("bots", nargs="+", help="one for each seat; one alone plays le Roy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bonus", action="store_true")
    args = parser.parse_args()
    game = Game(len(args.bots), args.seed, bonus=args.bonus)
    bots = [make_bot(spec, args.seed + seat) for seat, spec in enumerate(args.bots)]
    while game.actor is not None:
        seat = game.actor
        view = game.view(seat)
        if view.state.wait not in (ASK_ACTION, ASK_COUNTER) or len(view.options()) == 1:
            game.choose(bots[seat].choose(view, budget_of(args.bots[seat])))
            continue
        print(line_of(view, turn_of(game, bots[seat], budget_of(args.bots[seat])), seat))
    print({seat: table["total"] for seat, table in game.scores().items()})


def turn_of(game: Game, bot: Bot, budget: float | None) -> tuple[int, ...]:
    """Have a seat play until somebody else is asked, or itself for a turn; the options it took."""
    seat, taken = game.actor, []
    while True:
        taken.append(bot.choose(game.view(seat), budget))
        game.choose(taken[-1])
        if game.actor != seat or game.state.wait in (ASK_ACTION, ASK_COUNTER):
            return tuple(taken)


def line_of(view: View, turn: tuple[int, ...], seat: int) -> str:
    """What is told of a turn."""
    s = view.state
    ranked = by_net(view, view.sample(lambda unseen: unseen[0]))
    values = {one.turn: one.value for one in ranked}
    text = turn_text(s, turn)
    same = [one.value for one in ranked if after(s, one.turn).key() == after(s, turn).key()]
    worth = values.get(turn, same[0] if same else None)
    told = f"{s.round} {'ABCD'[seat]} {s.deniers[seat]:3}d {s.influence[seat]:2}i "
    told += f"{100 * outlook(view).win:3.0f}%  {text:44}"
    told += "     ?" if worth is None else f"{worth:+6.1f}"
    best = ranked[0]
    if worth is None or best.value > worth + WORSE:
        told += f"   best {best.value:+.1f} {turn_text(s, best.turn)}"
    return told


if __name__ == "__main__":
    main()
