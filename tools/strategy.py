"""Writes the figures of docs/strategy.md and its pictures from games of levels with themselves.

    python tools/strategy.py                            # from the reports that are there
    python tools/strategy.py --play novice,apprentice   # play first: hours for the strong levels
    python tools/strategy.py --play master --games 500 --players 2
    python tools/strategy.py --play legend=search:seconds=0.3:candidates=12:clock=cpu --games 20

Every file docs/strategy/LEVEL-PLAYERS.json is the report of one level alone at its table, made by
`troyes arena LEVEL --players N` or `troyes arena --solo LEVEL`. A level that is too slow may be
stood in for by another bot (`LEVEL=SPEC`); the page then names it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from troyes.bots import LEVELS
from troyes.rules.terms import CHARACTERS

DOCS = Path(__file__).parents[1] / "docs"
PLACE = DOCS / "strategy"
BEGIN, END = "<!-- figures: tools/strategy.py -->", "<!-- end of figures -->"
INK, SOFT, LINE = "#2b2420", "#7a6f66", "#d8cfc2"
SHADES = ("#b7a99a", "#8f6f50", "#7a1f1f", "#5a3a7a", "#1f4f7a", "#1c6b4a")
PLAYERS = {1: "King's Challenge", 2: "2 players", 3: "3 players", 4: "4 players"}

POINTS = {  # what is told of a game, and where it stands in a report's statistics
    "all": "points/total",
    "cards": "points/activities",
    "tradesmen at the end": "points/tradesmen",
    "cathedral": "points/cathedral",
    "fights": "points/combat",
    "cubes on events at the end": "points/events",
    "characters": "points/characters",
    "levels missed": "points/cathedral_levels",
    "penalties": "points/penalties",
}
LOSSES = {
    "points lost to salaries": "lost/salary",
    "points lost to events": "lost/event",
    "points lost to black dice": "lost/black_dice",
    "times, to salaries": "losses/salary",
    "times, to events": "losses/event",
    "times, to black dice": "losses/black_dice",
    "cathedral levels missed": "levels_missed",
    "deniers left that earn nothing": "idle/deniers",
    "influence left that earns nothing": "idle/influence",
}
ACTIONS = {
    "cards used": "action/activate",
    "cathedral built on": "action/cathedral",
    "fights": "action/fight",
    "citizens placed": "action/settle",
    "farming": "action/agriculture",
    "black dice faced": "action/counter",
    "recruits": "action/recruit",
    "flips": "action/flip",
    "rerolls": "action/reroll",
    "passes": "action/pass",
    "deniers paid for dice of other districts": "spent_on_dice",
}
SHOWN = [words for words in LOSSES if not words.startswith("times")]  # in the pictures
STACK = {  # the parts of a bar of points, and their colours
    "cards": "#8f6f50",
    "tradesmen at the end": "#b58a4c",
    "cathedral": "#7d8fa3",
    "fights": "#7a1f1f",
    "cubes on events at the end": "#b5533c",
    "characters": "#5a3a7a",
}
MODEL = "master"  # the strongest level that is quick enough for thousands of games

Reports = dict[tuple[str, int], dict[str, Any]]  # by level and number of players


def read() -> Reports:
    """All reports there are."""
    found: Reports = {}
    for path in PLACE.glob("*.json"):
        level, _, players = path.stem.rpartition("-")
        found[level, int(players)] = json.loads(path.read_text("utf-8"))
    return found


def habits(reports: Reports, level: str, players: int) -> dict[str, Any]:
    """The statistics of a level at a table."""
    statistics: dict[str, Any] = next(iter(reports[level, players]["statistics"].values()))
    return statistics


def value(statistics: dict[str, Any], path: str) -> float:
    """One mean; 0 for what was never done."""
    group, _, name = path.partition("/")
    if not name:
        return float(statistics.get(group, 0.0))
    found = statistics.get(group, {})
    if path == "points/characters":
        return float(sum(found.get(one, 0.0) for one in (*CHARACTERS, name)))
    if path == "action/settle":
        return float(sum(found[one] for one in found if one.startswith(name)))
    return float(found.get(name, 0.0))


def levels_at(reports: Reports, players: int) -> list[str]:
    """The levels of which there are games with this many players, the weakest first."""
    return [level for level in LEVELS if (level, players) in reports]


# --- tables --------------------------------------------------------------------------------------


def row(*cells: str) -> str:
    """One row of a table."""
    return "| " + " | ".join(cells) + " |"


def habit_table(reports: Reports, players: int, rows: dict[str, str]) -> list[str]:
    """How the levels play, in means for one player and game."""
    levels = levels_at(reports, players)
    lines = [row(PLAYERS[players], *levels), row("---", *("---:" for _ in levels))]
    for words, path in rows.items():
        means = [value(habits(reports, level, players), path) for level in levels]
        lines.append(row(words, *(f"{mean:.2f}" for mean in means)))
    return lines


def games_table(reports: Reports) -> list[str]:
    """How many games the figures come from, and who played if not the level itself."""
    levels = [level for level in LEVELS if any((level, n) in reports for n in PLAYERS)]
    lines = [row("games", *levels), row("---", *("---:" for _ in levels))]
    for players, title in PLAYERS.items():
        found = [reports.get((level, players)) for level in levels]
        lines.append(row(title, *(f"{one['games']:,}" if one else "" for one in found)))
    for level in levels:
        played = {reports[key]["plan"]["bots"][0] for key in reports if key[0] == level}
        for spec in sorted(played - {level}):
            lines += ["", f"The {level} was played by `{spec}`."]
    return lines


def start_table(reports: Reports) -> list[str]:
    """What it is worth to begin."""
    levels = [level for level in LEVELS if any((level, n) in reports for n in (2, 3, 4))]
    lines = [row("win share of the start player", *levels, "par")]
    lines.append(row("---", *("---:" for _ in levels), "---:"))
    for players in list(PLAYERS)[1:]:
        shares = [
            reports[level, players]["start_player"] if (level, players) in reports else None
            for level in levels
        ]
        told = [
            f"{100 * one['mean']:.1f} % ± {50 * (one['high'] - one['low']):.1f}" if one else ""
            for one in shares
        ]
        lines.append(row(PLAYERS[players], *told, f"{100 / players:.0f} %"))
    return lines


def card_table(reports: Reports, players: int) -> list[str]:
    """In what share of the games in which it lies a level uses each card; the most used first."""
    levels = levels_at(reports, players)
    model = habits(reports, MODEL, players)
    shares = model["used_at_all"]
    lines = [row("card", *levels, f"uses by a {MODEL}")]
    lines.append(row("---", *("---:" for _ in levels), "---:"))
    for card in sorted(shares, key=lambda card: -shares[card]):
        found = [habits(reports, level, players)["used_at_all"].get(card) for level in levels]
        told = ["" if share is None else f"{share:.0%}" for share in found]
        uses = model["used"].get(card, 0.0)
        lines.append(row(card.replace("_", " "), *told, f"{uses:.2f}"))
    return lines


def character_table(reports: Reports, level: str) -> list[str]:
    """What characters give where they are in play, and how often they decide, at every table."""
    tables = [players for players in PLAYERS if (level, players) in reports]
    heads = [f"{PLAYERS[n]}: {what}" for n in tables for what in ("points", "decides")]
    lines = [row("character", *heads), row("---", *("---:" for _ in heads))]
    for name in sorted(habits(reports, level, tables[0])["dealt"]):
        cells = []
        for players in tables:
            statistics = habits(reports, level, players)
            cells.append(f"{statistics['character'].get(name, 0.0):.2f}")
            cells.append(f"{statistics['decides'].get(name, 0.0):.0%}")
        lines.append(row(name, *cells))
    return lines


# --- pictures ------------------------------------------------------------------------------------


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK) -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def picture(width: int, height: int, parts: list[str]) -> str:
    """A picture of parts."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="Georgia, serif" font-size="13">\n'
        f'<rect width="{width}" height="{height}" fill="#fbf8f2"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def loss_picture(reports: Reports, players: int) -> str:
    """What the levels lose and leave over: a group of bars for each habit."""
    levels = levels_at(reports, players)
    left, wide, bar = 250, 330, 13
    parts = [text(20, 24, f"Lost and left over, each to its own scale: {PLAYERS[players]}")]
    y = 44
    for words in SHOWN:
        means = [value(habits(reports, level, players), LOSSES[words]) for level in levels]
        most = max(*means, 0.01)
        parts.append(text(left - 10, y + bar * len(levels) / 2 + 4, words, "end"))
        for level, mean in zip(levels, means, strict=True):
            shade = SHADES[list(LEVELS).index(level)]
            size = f'width="{wide * mean / most:.1f}" height="{bar - 2}"'
            parts.append(f'<rect x="{left}" y="{y}" {size} fill="{shade}"/>')
            end = left + wide * mean / most + 6
            parts.append(text(end, y + 10, f"{mean:.2f} {level}", colour=SOFT))
            y += bar
        y += 10
    return picture(left + wide + 130, y + 6, parts)


def points_picture(reports: Reports) -> str:
    """Where points come from: a bar for each level at each table."""
    left, scale, bar = 130, 7.5, 17
    parts, x = [text(20, 24, "Where a player's points come from")], 20
    for words, colour in STACK.items():
        parts.append(f'<rect x="{x}" y="36" width="11" height="11" fill="{colour}"/>')
        parts.append(text(x + 16, 46, words, colour=SOFT))
        x += 34 + 7 * len(words)
    y = 64
    for players, title in PLAYERS.items():
        parts.append(text(20, y + 12, title))
        y += 20
        for level in levels_at(reports, players):
            statistics = habits(reports, level, players)
            parts.append(text(left - 8, y + 12, level, "end", SOFT))
            end = float(left)
            for words, colour in STACK.items():
                wide = scale * value(statistics, POINTS[words])
                size = f'width="{wide:.1f}" height="{bar - 3}"'
                parts.append(f'<rect x="{end:.1f}" y="{y}" {size} fill="{colour}"/>')
                end += wide
            parts.append(text(end + 6, y + 12, f"{value(statistics, POINTS['all']):.1f}"))
            y += bar
        y += 8
    return picture(max(int(left + 62 * scale) + 60, x), y + 6, parts)


def card_picture(reports: Reports, level: str, players: int) -> str:
    """The share of games in which each card is used, where it lies."""
    shares = habits(reports, level, players)["used_at_all"]
    left, wide, bar = 130, 400, 16
    parts = [text(20, 24, f"Games in which a {level} uses a card that lies there")]
    y = 40
    for card in sorted(shares, key=lambda card: -shares[card]):
        parts.append(text(left - 8, y + 12, card.replace("_", " "), "end"))
        size = f'width="{wide * shares[card]:.1f}" height="{bar - 3}"'
        parts.append(f'<rect x="{left}" y="{y}" {size} fill="{SHADES[2]}"/>')
        parts.append(text(left + wide * shares[card] + 6, y + 12, f"{shares[card]:.0%}"))
        y += bar
    return picture(left + wide + 60, y + 12, parts)


def play(asked: str, games: int, tables: list[int], seed: int) -> None:
    """Let a level, or the bot that stands in for it, play itself."""
    level, _, spec = asked.partition("=")
    for players in tables:
        table = ["--solo"] if players == 1 else ["--players", str(players)]
        count = games - games % players  # each deal is played from every seat
        report = PLACE / f"{level}-{players}.json"
        options = ["--games", str(count), "--seed", str(seed + players), "--json", str(report)]
        command = [sys.executable, "-m", "troyes", "arena", spec or level, *table, *options]
        subprocess.run(command, check=True)


def main() -> None:
    """Play if that is asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--play", default="", help="levels, with commas between them")
    parser.add_argument("--games", type=int, default=1000, help="at each table")
    parser.add_argument("--players", type=int, choices=PLAYERS, help="only this table")
    parser.add_argument("--seed", type=int, default=930_000)
    args = parser.parse_args()
    tables = [args.players] if args.players else list(PLAYERS)
    for asked in filter(None, args.play.split(",")):
        play(asked, args.games, tables, args.seed)
    write(read())


def figures(reports: Reports) -> list[str]:
    """The part of the page that comes from reports."""
    tables = [players for players in PLAYERS if levels_at(reports, players)]
    lines = ["", *games_table(reports), "", "## Where points come from", ""]
    lines += ["![Where a player's points come from](strategy/points.svg)"]
    for players in tables:
        lines += ["", *habit_table(reports, players, POINTS)]
    lines += ["", "## What is lost, and what is left over"]
    for players in tables:
        lines += ["", *habit_table(reports, players, LOSSES), ""]
        lines += [f"![Lost and left over: {PLAYERS[players]}](strategy/lost-{players}.svg)"]
    lines += ["", "## What players do"]
    for players in tables:
        lines += ["", *habit_table(reports, players, ACTIONS)]
    lines += ["", "## Beginning", "", *start_table(reports)]
    lines += ["", "## Cards", "", "Of the games with 2 players in which a card is there, those in"]
    lines += ["which a player uses it:", "", *card_table(reports, 2)]
    lines += ["", "![How often cards are used](strategy/cards.svg)"]
    lines += ["", "## Characters", "", f"What each gives a {MODEL} on average where it is in play,"]
    lines += ["and how often somebody else would have won or shared without it:", ""]
    return lines + character_table(reports, MODEL)


def write(reports: Reports) -> None:
    """The page and its pictures."""
    for players in PLAYERS:
        if levels_at(reports, players):
            (PLACE / f"lost-{players}.svg").write_text(loss_picture(reports, players), "utf-8")
    (PLACE / "points.svg").write_text(points_picture(reports), "utf-8")
    (PLACE / "cards.svg").write_text(card_picture(reports, MODEL, 2), "utf-8")
    page = DOCS / "strategy.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = "\n".join(figures(reports))
    page.write_text(f"{before}{BEGIN}\n{lines}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
