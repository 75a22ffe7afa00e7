"""The command line: `troyes`."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from troyes import __version__, report, upkeep
from troyes.arena import command as arena_command
from troyes.arena.show import bar_of_games
from troyes.bots import UnknownBot, finish, make_bot, names
from troyes.bots.program import EngineError
from troyes.env.data import DataError, Writer, check_target
from troyes.formats.record import Record, RecordError
from troyes.learn import cli as learning
from troyes.rules import COMPILED
from troyes.rules import edition as editions
from troyes.simulate import Plan, Tally, play_game, run

out = Console()
err = Console(stderr=True)
app = typer.Typer(
    name="troyes",
    help="Troyes, the board game: simulate games, replay records, look at the edition's figures.",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog="Exit codes: 0 done, 1 a check failed, 2 a bad argument or file, 130 interrupted.",
)
edition_app = typer.Typer(no_args_is_help=True, help="The figures of the cards and the board.")
app.add_typer(edition_app, name="edition")
arena_command.add_to(app)
learning.register(app)
upkeep.add_to(app)

EditionOption = Annotated[
    Path | None, typer.Option("--edition", help="Your own edition file (TOML).", dir_okay=False)
]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)]


def fail(message: str) -> typer.Exit:
    """Say what was wrong on standard error; to be raised, exit code 2."""
    err.print(f"[bold red]troyes:[/] {escape(message)}", highlight=False, soft_wrap=True)
    return typer.Exit(2)


def load_edition(path: Path | None) -> editions.Edition:
    """The edition of a file, or the one the project comes with."""
    if path is None:
        return editions.standard()
    try:
        return editions.load(path)
    except editions.EditionError as error:
        raise fail(str(error)) from None


def figures_of(path: Path | None) -> dict[str, Any] | None:
    """The figures of an edition file; None if they are the standard ones."""
    edition = load_edition(path)
    return None if edition.standard else edition.figures


def say_if_uncompiled() -> None:
    """Say once that the engine runs uncompiled."""
    if not COMPILED:
        err.print("[dim]troyes: the engine runs uncompiled: the same game, slower.[/]")


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port, without a command; 0 picks a free one.")
    ] = 8411,
    edition: EditionOption = None,
) -> None:
    """Troyes, the board game. Without a command: start the server here and open the browser."""
    if version:
        mode = "compiled" if COMPILED else "uncompiled"
        out.print(f"troyes {__version__} ({mode} engine)", highlight=False)
        raise typer.Exit
    if context.invoked_subcommand is None:
        start_server(port=port, browser=True, figures=figures_of(edition))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")
    ] = 8411,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
    ] = None,
    edition: EditionOption = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A public address, such as https://troyes.example; may be repeated."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots.")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds a bot may think.")
    ] = 10.0,
    come_back_seconds: Annotated[
        float, typer.Option(min=0, help="Seconds until a bot moves for one who has left.")
    ] = 60.0,
    frames_per_second: Annotated[
        float, typer.Option(min=1, help="Messages from one socket; twice as many in a burst.")
    ] = 40.0,
    requests_per_second: Annotated[
        float,
        typer.Option(min=0.1, help="Changes by one guest over HTTP; 20 times as many in a burst."),
    ] = 5.0,
    address_work: Annotated[
        float,
        typer.Option(min=0, help="Milliseconds of work a second for one address; 0: no limit."),
    ] = 200.0,
    connections_per_address: Annotated[
        int, typer.Option(min=0, help="Connections of one address at a time; 0: no limit.")
    ] = 100,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address: its X-Forwarded-For is believed; may be repeated."),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables. Without --database, games are kept in a file in your data folder."""
    if log_level not in ("debug", "info", "warning", "error"):
        raise fail("--log-level must be debug, info, warning or error")
    start_server(
        host=host, port=port, database=database, figures=figures_of(edition),
        origins=origin or [], workers=workers,
        bot_seconds=bot_seconds, come_back_seconds=come_back_seconds,
        frames_per_second=frames_per_second,
        requests_per_second=requests_per_second, address_work=address_work,
        connections_per_address=connections_per_address, proxies=proxy or [], log_level=log_level,
    )  # fmt: skip


def start_server(**settings: Any) -> None:
    """Run the server until it is interrupted."""
    from troyes.server import run

    say_if_uncompiled()
    try:
        run.serve(run.Settings(**settings))
    except run.CannotStart as error:
        raise fail(str(error)) from None


@app.command()
def protocol(
    schema: Annotated[bool, typer.Option("--schema", help="As JSON Schema.")] = False,
    typescript: Annotated[bool, typer.Option("--typescript", help="As TypeScript.")] = False,
    figures: Annotated[
        bool,
        typer.Option("--figures", help="Instead, the figures of the edition, for drawing a board."),
    ] = False,
    file: Annotated[
        Path | None, typer.Option("--out", help="Write it to a file.", dir_okay=False)
    ] = None,
) -> None:
    """Print the messages between client and server as types for other languages."""
    from troyes.server import export

    if schema + typescript + figures != 1:
        raise fail("give one of --schema, --typescript and --figures")
    text = (
        export.schema_text()
        if schema
        else export.typescript_text()
        if typescript
        else export.figures_text()
    )
    if file is None:
        sys.stdout.write(text)
        return
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise fail(f"--out: {file} cannot be written: {error.strerror}") from None


@app.command()
def simulate(
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=4, help="2, 3 or 4 players.")
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="The King's Challenge instead.")] = False,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bot: Annotated[
        str,
        typer.Option(help="A bot for all seats, or one each: a,b,c. " + ", ".join(names()) + "."),
    ] = "random",
    seed: SeedOption = 1,
    bonus: Annotated[bool, typer.Option("--bonus", help="With the bonus cards.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="Processes.")] = 1,
    save: Annotated[
        Path | None,
        typer.Option(
            "--out", help="Save the games: records as JSON lines, or *.parquet.", dir_okay=False
        ),
    ] = None,
    rows: Annotated[
        str | None,
        typer.Option(help="With --out: rows of 'games' or 'decisions' (docs/data.md)."),
    ] = None,
    edition: EditionOption = None,
) -> None:
    """Play many games of bots and show speed and mean scores by category and seat."""
    if solo and players is not None:
        raise fail("--solo is for one player: leave out --players")
    seats = 1 if solo else players or 2
    bots = tuple(bot.split(","))
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise fail(f"--bot names {len(bots)} bots for {seats} seats: give one, or {seats}")
    for name in bots:
        try:
            finish([make_bot(name, 0)])
        except UnknownBot as error:
            raise fail(f"--bot: {error}") from None
    figures = load_edition(edition).figures if edition else None
    say_if_uncompiled()
    plan = Plan(seats, games, bots, seed, bonus, figures, rows_to_keep(save, rows))
    tally, seconds = play_all(plan, jobs, save)
    out.print(report.speed(tally, seconds))
    out.print(report.mean_scores(tally, plan))
    if solo:
        out.print(report.margin_histogram(tally))
    if save is not None:
        out.print(f"{tally.games} games saved in {save}")


def rows_to_keep(save: Path | None, rows: str | None) -> str:
    """What is saved: records of the notation by default, rows of data on request."""
    if save is None:
        if rows:
            raise fail("--rows says what --out saves: give --out too")
        return ""
    kind = rows or ("games" if save.suffix == ".parquet" else "records")
    if kind != "records" or rows:
        try:
            check_target(save, kind)
        except DataError as error:
            raise fail(f"--out: {error}") from None
    return kind


def play_all(plan: Plan, jobs: int, save: Path | None) -> tuple[Tally, float]:
    """Run a plan behind a progress bar; records go to the file as they come."""
    try:
        sink = open_sink(plan, save) if save else None
    except OSError as error:
        raise fail(f"--out: {save} cannot be written: {error.strerror}") from None
    total = Tally()
    began = time.perf_counter()
    try:
        with bar_of_games(err) as progress:
            task = progress.add_task("playing", total=plan.games)
            for tally in run(plan, jobs):
                total.add(tally)
                if sink:
                    sink.write(tally.rows)
                progress.update(task, completed=total.games)
    except EngineError as error:
        err.print(f"[bold red]troyes:[/] {escape(str(error))}", highlight=False)
        raise typer.Exit(1) from None
    finally:
        if sink:
            sink.__exit__()
    return total, time.perf_counter() - began


class Lines:
    """Writes records, one JSON line each."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")

    def write(self, rows: list[str]) -> None:
        """Some more."""
        self.file.writelines(line + "\n" for line in rows)

    def __exit__(self, *exc: object) -> None:
        self.file.close()


def open_sink(plan: Plan, save: Path) -> Lines | Writer:
    """Where the games go."""
    return Lines(save) if plan.keep == "records" else Writer(save, plan.keep)


@app.command()
def engine(
    bot: Annotated[
        str, typer.Option(help="Who chooses: " + ", ".join(names()) + ".")
    ] = "apprentice",
    seed: SeedOption = 1,
) -> None:
    """Speak the protocol for engines on standard input and output (docs/engine.md)."""
    from troyes.env.engine import serve as serve_engine

    try:
        serve_engine(bot, seed)
    except ValueError as error:
        raise fail(f"--bot: {error}") from None


@app.command()
def demo(
    players: Annotated[int, typer.Option("--players", "-p", min=1, max=4)] = 4,
    seed: SeedOption = 1,
    bonus: Annotated[bool, typer.Option("--bonus", help="With the bonus cards.")] = False,
    edition: EditionOption = None,
) -> None:
    """Watch one game of random players, turn by turn (1 player: the King's Challenge)."""
    chosen = load_edition(edition)
    say_if_uncompiled()
    plan = Plan(players, 1, ("random",) * players, seed, bonus)
    game, _ = play_game(plan, 0, chosen)
    report.print_game(out, game.record())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record: text, JSON, or JSON lines.")],
    game: Annotated[int, typer.Option("--game", min=1, help="Which game of JSON lines.")] = 1,
    text: Annotated[bool, typer.Option("--text", help="Print it in the notation instead.")] = False,
    browser: Annotated[bool, typer.Option("--browser", help="Watch it on the board.")] = False,
) -> None:
    """Print a recorded game turn by turn, and its score table."""
    try:
        content = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise fail(f"{file} cannot be read: {error}") from None
    try:
        record = read_record(content, game)
        if text:
            sys.stdout.write(record.to_text())
        elif browser:
            watch_replay(record)
        else:
            report.print_game(out, record)
    except RecordError as error:
        raise fail(f"{file}: {error}") from None


def watch_replay(record: Record) -> None:
    """Serve the board on a free port, with nothing kept, and open the record there."""
    from troyes.server import run
    from troyes.server.replay import address

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/replay.db"
        run.serve(run.Settings(port=0, database=database, browser=True, page=address(record)))


def read_record(content: str, number: int) -> Record:
    """A record from a text of either format."""
    if not content.lstrip().startswith("{"):
        return Record.from_text(content)
    lines = [line for line in content.splitlines() if line.strip()]
    if number > len(lines):
        raise RecordError(f"there are {len(lines)} games, no game {number}")
    return Record.from_json(lines[number - 1])


@edition_app.command("show")
def edition_show(
    file: Annotated[Path | None, typer.Argument(help="An edition file; ours if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Show all figures with their provenance."""
    chosen = load_edition(file)
    if as_json:
        out.print_json(json.dumps({"identity": chosen.identity, **chosen.figures}))
    else:
        for table in report.edition_tables(chosen):
            out.print(table)


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(help="An edition file (TOML).")],
) -> None:
    """Check an edition file; exit code 1 if it cannot be played."""
    if not file.exists():
        raise fail(f"{file}: there is no such file")
    try:
        chosen = editions.load(file)
    except editions.EditionError as error:
        err.print(str(error), style="red", highlight=False, markup=False)
        raise typer.Exit(1) from None
    out.print(f"{file}: valid. Its identity in records is [bold]{chosen.identity}[/].")
    for line in report.edition_differences(chosen):
        out.print("  " + line, highlight=False)


def main() -> None:
    """The entry point of the `troyes` command."""
    try:
        app()
    except KeyboardInterrupt:
        err.print("interrupted")
        sys.exit(130)
