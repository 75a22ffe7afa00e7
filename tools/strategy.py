"""Writes the figures of docs/strategy.md and its pictures from games of levels with themselves.

    python tools/strategy.py                            # from the reports that are there
    python tools/strategy.py --play novice,apprentice   # play first: hours for the strong levels
    python tools/strategy.py --play master --games 40

Every file docs/strategy/LEVEL-PLAYERS.json is the report of one level alone at its table, made by
`troyes arena LEVEL --players N` or `troyes arena --solo LEVEL`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from troyes.bots import LEVELS

DOCS = Path(__file__).parents[1] / "docs"
PLACE = DOCS / "strategy"
BEGIN, END = "<!-- figures: tools/strategy.py -->", "<!-- end of figures -->"
INK, SOFT, LINE = "#2b2420", "#7a6f66", "#d8cfc2"
SHADES = ("#b7a99a", "#8f6f50", "#7a1f1f", "#5a3a7a", "#1f4f7a", "#1c6b4a")
PLAYERS = {1: "King's Challenge", 2: "2 players", 3: "3 players", 4: "4 players"}

HABITS = {  # what is told of a game, and where it stands in a report's statistics
    "points": "points/total",
    "points lost to salaries": "lost/salary",
    "points lost to events": "lost/event",
    "points lost to black dice": "lost/black_dice",
    "times, to salaries": "losses/salary",
    "times, to events": "losses/event",
    "times, to black dice": "losses/black_dice",
    "cathedral levels missed": "levels_missed",
    "deniers left that earn nothing": "idle/deniers",
    "influence left that earns nothing": "idle/influence",
    "deniers spent on others' dice": "spent_on_dice",
    "cathedral built on": "action/cathedral",
    "fights": "action/fight",
    "cards used": "action/activate",
    "farming": "action/agriculture",
    "rerolls": "action/reroll",
    "flips": "action/flip",
    "recruits": "action/recruit",
    "passes": "action/pass",
}
LOSSES = [
    "points lost to salaries",
    "points lost to events",
    "points lost to black dice",
    "cathedral levels missed",
    "deniers left that earn nothing",
    "influence left that earns nothing",
    "deniers spent on others' dice",
]
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
    found = statistics.get(group, {}).get(name, 0.0) if name else statistics.get(group, 0.0)
    return float(found)


def told(reports: Reports, players: int, words: str) -> bool:
    """Whether a report says this of a game: old ones do not have every figure."""
    group, _, name = HABITS[words].partition("/")
    statistics = [habits(reports, level, players) for level in levels_at(reports, players)]
    return bool(name) or any(group in one for one in statistics)


def levels_at(reports: Reports, players: int) -> list[str]:
    """The levels whose games with so many players there are, the weakest first."""
    return [level for level in LEVELS if (level, players) in reports]


# --- tables --------------------------------------------------------------------------------------


def row(*cells: str) -> str:
    """One row of a table."""
    return "| " + " | ".join(cells) + " |"


def habit_table(reports: Reports, players: int) -> list[str]:
    """How the levels play, in means for one player and game."""
    levels = levels_at(reports, players)
    lines = [row(PLAYERS[players], *levels), row("---", *("---:" for _ in levels))]
    games = [f"{reports[level, players]['games']:,}" for level in levels]
    lines.append(row("games", *games))
    for words, path in HABITS.items():
        if not told(reports, players, words):
            continue
        means = [value(habits(reports, level, players), path) for level in levels]
        lines.append(row(words, *(f"{mean:.2f}" for mean in means)))
    return lines


def start_table(reports: Reports) -> list[str]:
    """What it is worth to begin."""
    lines = [row("players", "level", "games", "win share of the start player", "par")]
    lines.append(row("---:", "---", "---:", "---:", "---:"))
    for players in list(PLAYERS)[1:]:
        for level in levels_at(reports, players):
            report = reports[level, players]
            share = report["start_player"]
            told = f"{share['mean']:.1%} ± {(share['high'] - share['low']) / 2:.1%}"
            cells = (str(players), level, f"{report['games']:,}", told, f"{1 / players:.0%}")
            lines.append(row(*cells))
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
    parts = [text(20, 24, f"Lost and left over in a game with {PLAYERS[players]}")]
    y = 44
    for words in LOSSES:
        if not told(reports, players, words):
            continue
        means = [value(habits(reports, level, players), HABITS[words]) for level in levels]
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


def play(level: str, games: int, seed: int) -> None:
    """Let a level play itself at all tables."""
    for players in PLAYERS:
        table = ["--solo"] if players == 1 else ["--players", str(players)]
        count = games - games % players  # each deal is played from every seat
        report = PLACE / f"{level}-{players}.json"
        asked = ["--games", str(count), "--seed", str(seed + players), "--json", str(report)]
        subprocess.run([sys.executable, "-m", "troyes", "arena", level, *table, *asked], check=True)


def main() -> None:
    """Play if that is asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--play", default="", help="levels, with commas between them")
    parser.add_argument("--games", type=int, default=1000, help="at each table")
    parser.add_argument("--seed", type=int, default=930_000)
    args = parser.parse_args()
    for level in filter(None, args.play.split(",")):
        play(level, args.games, args.seed)
    write(read())


def write(reports: Reports) -> None:
    """The page and its pictures."""
    lines: list[str] = []
    for players, title in PLAYERS.items():
        if levels_at(reports, players):
            name = f"lost-{players}.svg"
            (PLACE / name).write_text(loss_picture(reports, players), "utf-8")
            lines += ["", *habit_table(reports, players), ""]
            lines += [f"![What they lose and leave over: {title}](strategy/{name})"]
    lines += ["", "**Beginning**", "", *start_table(reports)]
    (PLACE / "cards.svg").write_text(card_picture(reports, MODEL, 2), "utf-8")
    lines += ["", "**Cards** (2 players; of the games in which a card lies there, those in which a"]
    lines += ["player uses it)", "", *card_table(reports, 2)]
    lines += ["", "![How often cards are used](strategy/cards.svg)"]
    lines += [
        "",
        f"**Characters** ({MODEL}; points a player gets where the character is in play, and",
    ]
    lines += ["how often somebody else would have won or shared without it)", ""]
    lines += character_table(reports, MODEL)
    page = DOCS / "strategy.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
