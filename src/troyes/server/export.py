"""The protocol for other languages: JSON Schema of every message, and TypeScript made from it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from troyes.bots.levels import LEVELS
from troyes.rules.edition import standard

from . import http_messages as http
from . import protocol as p
from . import shapes
from .telling import figures

Json = dict[str, Any]
REF = "#/$defs/"
# The body (None: there is none) and the answer (None: plain text) of every request.
ENDPOINTS: dict[str, tuple[Any, Any]] = {
    "POST /api/guests": (http.NewGuest, http.GuestInfo),
    "GET /api/me": (None, http.GuestInfo),
    "PUT /api/me": (http.NewGuest, http.GuestInfo),
    "GET /api/games": (None, http.TableList),
    "GET /api/tables": (None, http.TableList),
    "POST /api/tables": (http.NewTable, p.TableInfo),
    "GET /api/tables/{id}": (None, p.TableInfo),
    "POST /api/tables/{id}/join": (http.JoinTable, p.TableInfo),
    "POST /api/tables/{id}/leave": (http.LeaveTable, p.TableInfo),
    "POST /api/tables/{id}/seat": (http.SetSeat, p.TableInfo),
    "POST /api/tables/{id}/rematch": (None, p.TableInfo),
    "POST /api/tables/{id}/handover": (http.HandOver, http.HandOverCode),
    "GET /api/tables/{id}/history": (None, http.HistoryFrame),
    "GET /api/tables/{id}/record": (None, None),
    "GET /api/tables/{id}/replay": (None, http.Replay),
    "GET /api/tables/{id}/dice": (None, http.Dice),
    "POST /api/replay": (http.RecordText, http.Replay),
    "POST /api/claim": (http.Claim, p.TableInfo),
    "GET /api/tables/{id}/roy": (None, http.RoyForecast),
    "GET /api/tables/{id}/standing": (None, http.Standings),
    "GET /api/tables/{id}/course": (None, http.Course),
    "GET /api/challenge/results": (None, http.ChallengeHistory),
    "GET /api/challenge/days/{day}": (None, http.ChallengeDay),
    "POST /api/challenge/today": (None, p.TableInfo),
}
BRIEF = {  # structs whose fields are left out where they have their default
    name
    for module in (p, http, shapes)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    and kind.__struct_config__.omit_defaults
}  # fmt: skip
HEADER = """\
// The Troyes protocol. Generated; do not edit. After a change in protocol.py, http_messages.py or
// shapes.py of src/troyes/server:
//   troyes protocol --typescript --out web/src/protocol.ts
"""


# --- JSON Schema ---------------------------------------------------------------------------------


def schema() -> Json:
    """All messages and bodies as one JSON Schema document.

    `$defs` has every struct and the two unions of the socket; `endpoints` says which body and which
    answer belong to which request.
    """
    bodies = [kind for pair in ENDPOINTS.values() for kind in pair if kind is not None]
    (client, server, *_), parts = msgspec.json.schema_components(
        [p.ClientMessage, p.ServerMessage, *bodies], ref_template=REF + "{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Troyes protocol",
        "description": "Written by `troyes protocol --schema`; docs/protocol.md explains it.",
        "protocol": p.PROTOCOL,
        "anyOf": [{"$ref": REF + "ClientMessage"}, {"$ref": REF + "ServerMessage"}],
        "endpoints": {
            request: {"body": reference(body), "answer": reference(answer)}
            for request, (body, answer) in ENDPOINTS.items()
        },
        "$defs": {"ClientMessage": client, "ServerMessage": server, **dict(sorted(parts.items()))},
    }


def reference(kind: Any) -> Json | None:
    """Where a struct stands in the document."""
    return None if kind is None else {"$ref": REF + kind.__name__}


def schema_text() -> str:
    """The document as it is committed."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def figures_text() -> str:
    """The figures of the standard edition, for boards that are drawn without a server."""
    return json.dumps(msgspec.to_builtins(figures(standard())), indent=1) + "\n"


# --- TypeScript ----------------------------------------------------------------------------------


def typescript_text() -> str:
    """Types for all messages and bodies, made from the schema."""
    document = schema()
    parts = [HEADER, f"export const PROTOCOL = {document['protocol']};\n", levels_text()]
    for name, part in document["$defs"].items():
        parts.append(definition(name, part))
    parts.append(requests(document["endpoints"]))
    return "\n".join(parts)


def levels_text() -> str:
    """The levels of bots, the weakest first."""
    comment_line = comment("The levels of bots, the weakest first.")
    return (
        f"{comment_line}export const LEVELS = {json.dumps(list(LEVELS))} as const;\n"
        "export type LevelId = (typeof LEVELS)[number];\n"
    )


def definition(name: str, part: Json) -> str:
    """An interface for an object, a type for a union."""
    if "properties" not in part:
        return f"export type {name} =\n  | " + "\n  | ".join(alternatives(part)) + ";\n"
    # What a client writes takes no unknown fields and may leave out those with a default. The
    # server writes all of them, or leaves out those of no interest (`omit_defaults`): then a
    # field that is there is never null.
    written_by_clients = part.get("additionalProperties") is False
    lines = [f"export interface {name} {{"]
    for field, kind in part["properties"].items():
        left_out = name in BRIEF and field not in part["required"]
        optional = left_out or (written_by_clients and field not in part["required"])
        text = type_of(kind)
        text = text.removesuffix(" | null") if left_out else text
        lines.append(f"  {field}{'?' if optional else ''}: {text};")
    return comment(part.get("description", "")) + "\n".join([*lines, "}\n"])


def comment(text: str) -> str:
    """A documentation comment."""
    return f"/** {text} */\n" if text else ""


def requests(endpoints: Json) -> str:
    """Which body and which answer belong to which request."""
    lines = ["/** The HTTP API: the body (null: none) and the answer of every request. */"]
    lines.append("export interface Api {")
    for request, kinds in endpoints.items():
        body = type_of(kinds["body"]) if kinds["body"] else "null"
        answer = type_of(kinds["answer"]) if kinds["answer"] else "string"
        lines.append(f'  "{request}": {{ body: {body}; answer: {answer} }};')
    return "\n".join([*lines, "}\n"])


def type_of(kind: Json) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in kind:
        return str(kind["$ref"]).removeprefix(REF)
    if "anyOf" in kind:
        return " | ".join(alternatives(kind))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    found = kind.get("type")
    if found == "null":
        return "null"
    if "prefixItems" in kind:
        return f"[{', '.join(map(type_of, kind['prefixItems']))}]"
    if found == "array":
        return f"Array<{type_of(kind.get('items', {}))}>"
    if found == "object":
        return f"Record<string, {type_of(kind.get('additionalProperties', {}))}>"
    return plain.get(str(found), "unknown")


def alternatives(kind: Json) -> list[str]:
    """The types of a union."""
    return [type_of(part) for part in kind["anyOf"]]
