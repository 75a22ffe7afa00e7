"""What clients in other languages rely on: the schema, the TypeScript, and docs/protocol.md."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from random_play import table_game

from troyes.play.table import Table
from troyes.rules.edition import standard
from troyes.rules.setup import START_UNKNOWN, new_game
from troyes.rules.terms import FIRST_ASK, WAITS
from troyes.server import http_messages as http
from troyes.server import protocol as p
from troyes.server.app import Options, make_app
from troyes.server.export import (
    BRIEF,
    ENDPOINTS,
    REF,
    definition,
    schema,
    schema_text,
    type_of,
)
from troyes.server.export import typescript_text as typescript
from troyes.server.telling import decision

from .harness import ME, OPEN, TROYES, Player, Server, new_game_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "troyes"
DOC = (ROOT / "docs" / "protocol.md").read_text("utf-8")
COMMITTED = {
    "--schema": ROOT / "docs" / "protocol.schema.json",
    "--typescript": ROOT / "web" / "src" / "protocol.ts",
    "--figures": ROOT / "web" / "src" / "model" / "standard.json",
}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TROYES, "protocol", *arguments], capture_output=True, text=True)


# --- the committed files -------------------------------------------------------------------------


@pytest.mark.parametrize("flag", COMMITTED)
def test_the_committed_file_is_what_the_command_prints(flag: str, tmp_path: Path) -> None:
    printed = run(flag)
    assert printed.returncode == 0
    file = COMMITTED[flag]
    told = f"run: troyes protocol {flag} --out {file.relative_to(ROOT)}"
    assert printed.stdout == file.read_text("utf-8"), told
    assert run(flag, "--out", str(tmp_path / "x")).stdout == ""
    assert (tmp_path / "x").read_text("utf-8") == printed.stdout


def test_one_of_both_must_be_asked_for(tmp_path: Path) -> None:
    assert run().returncode == 2
    assert run("--schema", "--typescript").returncode == 2
    assert run("--schema", "--out", str(tmp_path / "no" / "folder")).returncode == 2


# --- the schema ----------------------------------------------------------------------------------


def references(part: Any) -> Iterator[str]:
    """All `$ref`s of a document."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_the_schema_is_whole() -> None:
    document = json.loads(schema_text())
    names = {ref.removeprefix(REF) for ref in references(document)}
    assert names <= set(document["$defs"])
    structs = {
        name
        for module in (p, http)
        for name, kind in vars(module).items()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind not in (p.Strict, p.Question)
    }
    assert structs - {"Struct"} <= set(document["$defs"])


def test_every_request_of_the_server_is_described() -> None:
    app = make_app(Options(database="sqlite://"))
    served = {
        f"{method} {route.path}"  # type: ignore[attr-defined]
        for route in app.routes
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD" and getattr(route, "path", "").startswith("/api/")
    }
    assert served == set(ENDPOINTS)
    for request in ENDPOINTS:
        assert f"| `{request}` |" in DOC


async def test_what_a_server_sends_is_what_the_schema_says(server: Server) -> None:
    """All fields are there that the TypeScript promises, and no others."""
    (anna, faye), table = await new_game_of(server, ME, OPEN)
    players = [await Player(guest, table).open() for guest in (anna, faye)]
    for _ in range(30):
        mover = next(q for q in players if q.moment and q.moment["decision"])
        decision = mover.moment["decision"]
        row = [decision["options"][0]["id"]]
        await mover.act("preview", decision["seat"], options=row)
        await mover.until_kind("preview")
        await mover.choose()
        for player in players:
            await player.until_kind("update")
    await players[0].send(type="ping", n=3)
    await players[0].until_kind("pong")
    definitions = schema()["$defs"]
    of_type = definitions["ServerMessage"]["discriminator"]["mapping"]
    kinds = set()
    for player in players:
        for frame in map(json.loads, player.texts):
            kinds.add(frame["type"])
            agrees(frame, {"$ref": of_type[frame["type"]]}, definitions)
        await player.close()
    assert kinds >= {"welcome", "table", "update", "preview", "pong"}


def test_positions_and_menus_are_what_their_types_say() -> None:
    """In whole games of every kind: a position and a menu have the fields of their structs."""
    definitions = schema()["$defs"]
    seen = 0
    for table in moments_of_games(8):
        for seat in (None, *range(table.state.players)):
            agrees(table.view(seat).to_json(), {"$ref": REF + "Position"}, definitions)
        asked = msgspec.json.decode(msgspec.json.encode(decision(table)))
        if asked is not None:
            agrees(asked, {"$ref": REF + "Decision"}, definitions)
            seen += "menu" in asked
    assert seen > 100


def agrees(value: Any, kind: Any, definitions: Any) -> None:
    """A value has exactly the fields its schema names, or leaves out those it may."""
    brief = False
    if "$ref" in kind:
        name = kind["$ref"].removeprefix(REF)
        brief, kind = name in BRIEF, definitions[name]
    if "anyOf" in kind:
        kinds = [k for k in kind["anyOf"] if fits(value, k)]
        assert kinds, (value, kind)
        agrees(value, kinds[0], definitions)
    elif "properties" in kind:
        required = set(kind["required"] if brief else kind["properties"])
        assert required <= set(value) <= set(kind["properties"]), (value, kind)
        for name in value:
            assert not brief or value[name] is not None or name in required
            agrees(value[name], kind["properties"][name], definitions)
    elif "prefixItems" in kind:
        assert len(value) == len(kind["prefixItems"])
        for part, of in zip(value, kind["prefixItems"], strict=True):
            agrees(part, of, definitions)
    elif kind.get("type") == "array":
        for part in value:
            agrees(part, kind.get("items", {}), definitions)
    elif kind.get("type") == "object":
        for part in value.values():
            agrees(part, kind.get("additionalProperties", {}), definitions)
    elif "enum" in kind:
        assert value in kind["enum"]
    elif "type" in kind:
        assert isinstance(value, PLAIN[kind["type"]]), (value, kind)


PLAIN: dict[str, Any] = {
    "integer": int, "number": (int, float), "string": str, "boolean": bool, "null": type(None),
}  # fmt: skip


def fits(value: Any, kind: Any) -> bool:
    """Whether a value may be of one of the kinds of a union."""
    if "enum" in kind:
        return value in kind["enum"]
    if kind.get("type") in PLAIN:
        return isinstance(value, PLAIN[kind["type"]])
    return value is not None and isinstance(value, list) == (kind.get("type") == "array")


# --- TypeScript ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"anyOf": [{"$ref": REF + "Moment"}, {"type": "null"}]}, "Moment | null"),
        ({"type": "array", "items": {"enum": ["x", "y"]}}, 'Array<"x" | "y">'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({}, "unknown"),
    ],
)
def test_types(kind: Any, text: str) -> None:
    assert type_of(kind) == text


def test_clients_may_leave_out_defaults_and_the_server_does_not() -> None:
    parts = schema()["$defs"]
    assert "confirm?: boolean;" in definition("Choose", parts["Choose"])
    assert "version?: number | null;" in definition("Watch", parts["Watch"])
    assert "moment: Moment | null;" in definition("TableFrame", parts["TableFrame"])
    assert 'type: "choose";' in definition("Choose", parts["Choose"])


def test_what_the_server_leaves_out_is_never_null() -> None:
    parts = schema()["$defs"]
    assert "view?: Position;" in definition("Moment", parts["Moment"])
    assert "to_move: number | null;" in definition("Moment", parts["Moment"])
    assert "asks?: Fact;" in definition("Update", parts["Update"])
    assert "digest: number;" in definition("Update", parts["Update"])


def test_every_struct_has_a_type() -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", typescript(), re.MULTILINE))
    assert declared == set(schema()["$defs"]) | {"Api", "LevelId"}


# --- docs/protocol.md ----------------------------------------------------------------------------


def documented() -> dict[str, list[str]]:
    """The message ids of the document's tables, with their arguments."""
    rows = re.findall(r"^\| `([a-z-]+)` \| ((?:`[a-z]+`(?:, )?)*) *\|", DOC, re.MULTILINE)
    return {name: re.findall(r"`([a-z]+)`", args) for name, args in rows}


def ids_in_the_source() -> set[str]:
    """Errors and reasons wherever they stand."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        found |= set(re.findall(r'"((?:error|why)-[a-z-]+)"', file.read_text("utf-8")))
    return found


def moments_of_games(games: int) -> Iterator[Table]:
    """Whole games at random, with undo, after every entry; one object for each game."""
    for seed in range(games):
        rng = random.Random(seed)
        players = seed % 4 + 1
        start = START_UNKNOWN if seed % 2 else 0
        state = new_game(standard(), players, bool(seed % 3), start, bool(seed % 5))
        yield from table_game(Table(state, seed), rng, undo=0.1)


def test_every_message_id_of_the_source_is_documented() -> None:
    found = ids_in_the_source()
    assert {"error-internal", "error-not-an-option", "error-after-roll", "why-dice"} <= found
    assert found - set(documented()) == set()


def test_what_menus_tell_is_documented_and_nothing_else() -> None:
    documents, seen = documented(), set()
    for table in moments_of_games(24):
        asked = msgspec.json.decode(p.encode(decision(table)), type=p.Decision | None)
        for entry in (asked and asked.menu) or []:
            if entry.why is not None:
                seen.add(entry.why.id)
                assert set(entry.why.args) == set(documents[entry.why.id])
    assert len(seen) >= 4
    listed = re.findall(r"^\| `([a-z-]+)` \|", section("Errors"), re.MULTILINE)
    assert listed
    assert set(listed) - ids_in_the_source() == set()


def section(title: str) -> str:
    """A part of the document."""
    return DOC.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_kind_of_decision_is_documented() -> None:
    kinds = re.findall(r"^\| `([a-z_]+)` \|", section("Decisions and menus"), re.MULTILINE)
    assert set(kinds) >= set(WAITS[FIRST_ASK:]) - {"over"}


def test_every_frame_is_documented() -> None:
    part = section("The socket")
    for kind in (*p.ClientMessage.__args__, *p.ServerMessage.__args__):
        row = re.search(rf"^\| `{kind.__struct_config__.tag}` \| .*$", part, re.MULTILINE)
        assert row, kind
        for field in kind.__struct_fields__:
            assert re.search(
                rf"^\| `{kind.__struct_config__.tag}` \|.*`{field}`", part, re.MULTILINE
            )
