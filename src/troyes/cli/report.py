"""What the command line shows: games turn by turn, score tables, histograms, editions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from troyes.formats.facts import Fact, in_full, tell
from troyes.formats.notation import read_lines, write_lines
from troyes.formats.record import Record
from troyes.rules.edition import PROVENANCE, Edition, completed, standard
from troyes.rules.engine import is_over
from troyes.rules.facts import BANK, ON_DISTRICT, recording
from troyes.rules.scoring import VERDICTS, breakdown, head_is_lost, margin, owners, verdict, winners
from troyes.rules.state import State
from troyes.rules.terms import NEUTRAL, SEAT_LETTERS, SOURCES
from troyes.simulate import Plan, Tally

STYLES = ("orange3", "dodger_blue2", "green3", "wheat1", "grey62")
CATEGORIES = {
    "cathedral": "cathedral",
    "combat": "events countered",
    "activities": "activity cards",
    "characters": "characters in play",
    "le_roy": "le Roy's table",
    "penalties": "penalties",
    "other": "other",
    "events": "events in the queue",
    "tradesmen": "tradesmen",
    "cathedral_levels": "missing cathedral levels",
    "chretien": "Chrétien de Troyes",
    "urbain": "Urbain IV",
    "thibaut": "Thibaut II",
    "hugues": "Hugues de Payns",
    "florentin": "Le Florentin",
    "henry": "Henry I",
}
VERDICT_TEXTS = {
    "beheaded": "Le Roy yawns. The headsman does not.",
    "smirk": "A narrow win amuses nobody at court. Your head rolls all the same.",
    "average": "You keep your head, and nobody will remember your name.",
    "promising": "Le Roy asks who you are. That is a good sign.",
    "too_good": "Le Roy is worried about you. So your head must go.",
    "masterful": "The whole of Champagne is yours. Le Roy bows.",
}


def owner_label(owner: int, names: list[str]) -> str:
    """A player's letter and name; le Roy has none."""
    return "le Roy" if owner == NEUTRAL else f"{SEAT_LETTERS[owner]} {names[owner]}"


# --- a game, turn by turn ------------------------------------------------------------------------


def print_game(console: Console, record: Record) -> None:
    """Every turn on a line with what it changed, then the score table."""
    head = record.header
    kind = "The King's Challenge" if head.players == 1 else f"{head.players} players"
    bonus = ", with bonus cards" if head.bonus else ""
    console.print(f"[bold]Troyes[/], {kind}{bonus}, edition {head.edition}")
    for seat, name in enumerate(head.names):
        console.print(Text(f"  {SEAT_LETTERS[seat]} {name}", STYLES[seat]))
    s = record.start()
    for line in write_lines(record.start(), record.steps):
        if line.startswith("#"):
            continue  # rounds begin where the facts say so
        with recording(s) as facts:
            read_lines(s, [(1, line)])
        turn, after = at_new_round(in_full(tell(facts.rows, s)))
        console.print(line_text(line, account_changes(turn)))
        if after:
            print_round(console, after)
    console.print()
    if is_over(s):
        console.print(score_table(s, head.names))
    else:
        console.print("The game is not over.")


def print_round(console: Console, facts: list[Fact]) -> None:
    """The heading of a round, and what its beginning has changed."""
    console.print()
    console.print(Text(f"Round {facts[0].amount}", "bold"))
    if changes := account_changes(facts):
        console.print(line_text("", changes))


def at_new_round(facts: list[Fact]) -> tuple[list[Fact], list[Fact]]:
    """The facts of a turn, and those of the round that begins after it."""
    for k, fact in enumerate(facts):
        if fact.kind == "round":
            return facts[:k], facts[k:]
    return facts, []


def account_changes(facts: Iterable[Fact]) -> str:
    """What facts did to everybody's deniers, influence and points, each with its cause.

    What a cause gives and what it takes are two changes.
    """
    parts: dict[int, dict[str, dict[tuple[str, bool], int]]] = {}
    for fact in facts:
        for owner, unit, amount in entries(fact):
            causes = parts.setdefault(owner, {}).setdefault(unit, {})
            why = cause_text(fact), amount < 0
            causes[why] = causes.get(why, 0) + amount
    return "; ".join(
        f"{SEAT_LETTERS[owner]} "
        + ", ".join(
            f"{signed(unit, amount)} {counted(unit, amount)} ({why})"
            for unit in UNITS
            for (why, _), amount in units.get(unit, {}).items()
            if amount
        )
        for owner, units in sorted(parts.items())
        if any(amount for causes in units.values() for amount in causes.values())
    )


LAID = "deniers on the district"  # in the purse when the round ends (P4.2)
LOST = "influence lost"  # what a full track cannot take (T5)
UNITS = ("deniers", LAID, "influence", LOST, "VP")
WHICH = ("", "the first ", "the second ", "the third ")  # of several events of one name


def signed(unit: str, amount: int) -> str:
    """An amount with its sign; what nobody ever had has none."""
    return str(amount) if unit == LOST else f"{amount:+d}"


def counted(unit: str, amount: int) -> str:
    """A unit after its amount: one denier, two deniers."""
    return unit.replace("deniers", "denier", 1) if abs(amount) == 1 else unit


def entries(fact: Fact) -> list[tuple[int, str, int]]:
    """What a fact changes in the accounts of owners: owner, unit, amount."""
    amount = fact.amount or 0
    if fact.kind == "deniers":
        if fact.place is not None and fact.place >= ON_DISTRICT:
            return [(fact.place - ON_DISTRICT, LAID, amount)]
        sides = ((fact.origin, -amount), (fact.place, amount))
        return [(side, "deniers", n) for side, n in sides if side is not None and side < BANK]
    if fact.owner is None:
        return []
    if fact.kind == "influence":
        return [(fact.owner, "influence", amount), (fact.owner, LOST, fact.lost or 0)]
    return [(fact.owner, "VP", amount)] if fact.kind == "vp" else []


def cause_text(fact: Fact) -> str:
    """A cause in a word or two."""
    if fact.cause == "purchase":
        return f"dice of {SEAT_LETTERS[int(fact.by or 0)]}"
    if fact.cause in ("activity", "event", "character"):
        return str(fact.by).replace("_", " ")
    by = "" if fact.by is None else f"{WHICH[fact.copy or 0]}{fact.by}"
    words = [fact.cause or "", by]
    return " ".join(word for word in words if word).replace("_", " ")


def line_text(line: str, result: str) -> Text:
    """A line of the notation in the colour of its owner, with its result."""
    label, _, words = line.partition(":")
    style = STYLES[SEAT_LETTERS.index(label)] if label in SEAT_LETTERS else "grey62"
    text = Text(f"  {label:>9}", f"bold {style}")
    text.append(" " + words.strip(), style)
    if result:
        text.append("   " + result, "dim")
    return text


def score_table(s: State, names: list[str]) -> Group:
    """Points by category for every owner, and who has won."""
    scoring = owners(s)
    tables = {owner: breakdown(s, owner) for owner in scoring}
    table = Table(title="Score")
    table.add_column("")
    for owner in scoring:
        table.add_column(escape(owner_label(owner, names)), justify="right", style=STYLES[owner])
    for category, title in CATEGORIES.items():
        if any(tables[owner].get(category) for owner in scoring) or category in tables[scoring[0]]:
            if category in SOURCES and not any(tables[owner][category] for owner in scoring):
                continue
            table.add_row(title, *(str(tables[owner].get(category, 0)) for owner in scoring))
    table.add_section()
    table.add_row("total", *(f"[bold]{tables[owner]['total']}" for owner in scoring))
    return Group(table, Text(result_line(s, names)))


def result_line(s: State, names: list[str]) -> str:
    """The winners, or the verdict of the King's Challenge."""
    if s.players == 1:
        points = margin(s)
        return f"Margin {points:+d}. {VERDICT_TEXTS[verdict(points)]}"
    victors = [owner_label(owner, names) for owner in winners(s)]
    return f"{' and '.join(victors)} {'share the victory' if len(victors) > 1 else 'wins'}."


# --- simulations ---------------------------------------------------------------------------------


def speed(tally: Tally, seconds: float) -> str:
    """Games and decisions per second."""
    return (
        f"{tally.games} games in {seconds:.1f} s: {tally.games / seconds:.0f} games/s, "
        f"{tally.decisions / seconds:.0f} decisions/s, "
        f"{tally.decisions / tally.games:.0f} decisions a game"
    )


def mean_scores(tally: Tally, plan: Plan) -> Table:
    """Mean points by category and seat."""
    table = Table(title="Mean points")
    table.add_column("")
    scoring = sorted(tally.points)
    for owner in scoring:
        name = "le Roy" if owner == NEUTRAL else f"{SEAT_LETTERS[owner]} {plan.bots[owner]}"
        table.add_column(name, justify="right", style=STYLES[owner])
    for category, title in CATEGORIES.items():
        if any(tally.points[owner][category] for owner in scoring):
            table.add_row(title, *(f"{tally.mean(owner, category):.2f}" for owner in scoring))
    table.add_section()
    table.add_row("total", *(f"[bold]{tally.mean(owner, 'total'):.2f}" for owner in scoring))
    table.add_row(
        "games won or shared", *(f"{tally.wins[owner] / tally.games:.1%}" for owner in scoring)
    )
    return table


BAND = 5  # margins per bar
BAR = 40  # characters of the longest bar


def margin_histogram(tally: Tally) -> Group:
    """How often each margin against le Roy came up, in bars, and each verdict."""
    bands: dict[int, int] = {}
    for points, n in tally.margins.items():
        bands[points // BAND] = bands.get(points // BAND, 0) + n
    most = max(bands.values())
    lines = [Text("Margin against le Roy", "bold")]
    for band in range(min(bands), max(bands) + 1):
        n = bands.get(band, 0)
        label = f"{band * BAND:>4} to {band * BAND + BAND - 1:>4} "
        lines.append(Text(label + "█" * round(BAR * n / most) + f" {n}"))
    table = Table(title="Verdicts")
    table.add_column("")
    table.add_column("games", justify="right")
    table.add_column("head")
    counts = {name: 0 for name in VERDICTS}
    for points, n in tally.margins.items():
        counts[verdict(points)] += n
    for name, n in counts.items():
        table.add_row(VERDICT_TEXTS[name], str(n), "lost" if head_is_lost(name) else "kept")
    return Group(*lines, table)


# --- editions ------------------------------------------------------------------------------------


def figure_text(value: Any) -> str:
    """A figure on one line."""
    if isinstance(value, list):
        return " ".join(figure_text(item) for item in value)
    if isinstance(value, dict) and "values" in value:
        return "/".join(str(v) for v in value["values"]) + f"×{value['spaces']}"
    if isinstance(value, dict):
        return ", ".join(f"{amount} {name}" for name, amount in value.items())
    return str(value)


def edition_tables(edition: Edition) -> Iterator[Table | str]:
    """All figures of an edition, each with its provenance mark."""
    yield f"Edition [bold]{edition.identity}[/]"
    whole = completed(edition.figures)
    for section in ("cards", "events", "buildings", "characters", "money"):
        entries = whole[section] if section != "money" else {"": whole[section]}
        columns = list(dict.fromkeys(key for entry in entries.values() for key in entry))
        columns.remove("provenance")
        table = Table(title=section)
        table.add_column("")
        for column in columns:
            table.add_column(column)
        for name, entry in entries.items():
            marks = entry["provenance"]
            table.add_row(
                name,
                *(
                    f"{figure_text(entry[c])} [dim]{figure_text(marks.get(c, ''))}[/]"
                    if c in entry
                    else ""
                    for c in columns
                ),
            )
        yield table
    yield "; ".join(f"{mark}: {meaning}" for mark, meaning in PROVENANCE.items())


def edition_differences(edition: Edition) -> list[str]:
    """What an edition changes against the one the project comes with."""
    lines = []
    theirs, printed = completed(edition.figures), standard().figures
    for section in ("cards", "events", "buildings", "characters"):
        for name, entry in theirs[section].items():
            if name not in printed[section]:
                lines.append(f"{section}.{name}: added")
            else:
                lines += differences(f"{section}.{name}", printed[section][name], entry)
    return lines + differences("money", printed["money"], theirs["money"])


def differences(at: str, ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """The figures of one card, event, building or character that differ."""
    return [
        f"{at}.{key}: {figure_text(ours[key])} becomes {figure_text(value)}"
        for key, value in theirs.items()
        if key != "provenance" and value != ours[key]
    ]
