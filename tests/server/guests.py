"""Guests, who talk HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from .processes import PATIENCE, Json, Server


def http_client(server: Server) -> httpx.AsyncClient:
    """Plain HTTP: without reading the machine's certificates every time."""
    return httpx.AsyncClient(base_url=server.http, timeout=PATIENCE, verify=False)


class Guest:
    """A person with a token, talking HTTP to a server."""

    def __init__(self, server: Server, name: str, token: str) -> None:
        self.server = server
        self.name = name
        self.token = token

    @classmethod
    async def new(cls, server: Server, name: str = "Anna") -> Guest:
        """A new guest of a server."""
        async with http_client(server) as http:
            answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 200, answer.text
        return cls(server, name, answer.json()["token"])

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Json | None = None
    ) -> httpx.Response:
        """Any request, with the token; `body` may be data for JSON, or bytes."""
        sent = {"Authorization": f"Bearer {self.token}", **(headers or {})}
        raw = (
            {} if body is None else {"content": body} if isinstance(body, bytes) else {"json": body}
        )
        async with http_client(self.server) as http:
            return await http.request(method, path, headers=sent, **raw)

    async def get(self, path: str) -> Any:
        """The JSON at a path."""
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        """Ask for something that must be granted."""
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Ask for something that must be refused: the status and the message id."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        frame = answer.json()
        assert frame["type"] == "error"
        return answer.status_code, frame["error"]["id"]

    async def create(self, *seats: Json, **options: Any) -> Json:
        """Make a table."""
        return await self.post("/api/tables", {"seats": list(seats), **options})

    async def info(self, table_id: str) -> Json:
        """A table as this guest may know it."""
        return await self.get(f"/api/tables/{table_id}")

    async def join(self, table_id: str, seat: int | None = None) -> Json:
        """Sit down, or take a seat back."""
        return await self.post(f"/api/tables/{table_id}/join", {"seat": seat})

    async def leave(self, table_id: str, seat: int) -> Json:
        """Leave a seat to a bot, or open."""
        return await self.post(f"/api/tables/{table_id}/leave", {"seat": seat})

    async def record(self, table_id: str) -> str:
        """The record of a finished game."""
        answer = await self.ask("GET", f"/api/tables/{table_id}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


def kinds(table: Json) -> list[str]:
    """Who sits on the seats of a table."""
    return [seat["kind"] for seat in table["seats"]]


def mine(table: Json) -> list[int]:
    """The seats of the guest who asked."""
    return [seat["seat"] for seat in table["seats"] if seat["yours"]]
