"""Every response has the headers that keep a browser safe, and comes under a name of ours."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from .harness import Guest, Server

POLICY = {
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
}


def raw(server: Server, request: bytes) -> httpx.Headers:
    """The headers that answer some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(request)
        answer = b""
        while b"\r\n\r\n" not in answer:
            part = line.recv(4096)
            assert part, answer
            answer += part
    lines = answer.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")[1:]
    pairs = [one.partition(": ") for one in lines]
    return httpx.Headers([(name, value) for name, _, value in pairs])


SHAKE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /sw.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /assets/none.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"\x16\x03\x01 no HTTP at all \r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + SHAKE + KEY + b"\r\n",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + SHAKE + b"\r\n",
        b"GET /ws HTTP/1.1\r\nHost: evil.example\r\n" + SHAKE + KEY + b"\r\n",
    ],
)
def test_every_response_has_them(server: Server, request_bytes: bytes) -> None:
    found = raw(server, request_bytes)
    assert set(found["content-security-policy"].split("; ")) >= POLICY
    assert "unsafe" not in found["content-security-policy"]
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "no-referrer"
    assert "camera=()" in found["permissions-policy"]


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("localhost:8411", True),
        ("LOCALHOST", True),
        ("127.0.0.1:1", True),
        ("192.168.1.20:8411", True),
        ("[::1]:8411", True),
        ("troyes.example.org", True),  # configured
        ("troyes.example.org:444", True),
        ("evil.example", False),
        ("troyes.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example/localhost", False),
        ("localhost@evil.example", False),
        ("[::1", False),
        ("[::1]evil.example", False),
        ("[::1].evil.example:80", False),
        ("[localhost]", False),
        ("localhost:abc", False),
        ("localhost:", False),
        ("localhost:80:80", False),
        ("localhost localhost", False),
        ("", False),
    ],
)
async def test_other_names_are_refused(named: Server, host: str, ours: bool) -> None:
    """DNS rebinding: a page of evil.example whose name leads here gets nothing."""
    for path in ("/", "/api/tables"):
        async with httpx.AsyncClient(base_url=named.http, verify=False) as http:
            answer = await http.get(path, headers={"Host": host})
        assert answer.status_code == (200 if ours else 421)
    if not ours:
        assert answer.json()["error"]["id"] == "error-bad-host"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> object:
    folder = tmp_path_factory.mktemp("named")
    with Server(folder / "t.db", "--origin", "https://troyes.example.org") as running:
        yield running


async def test_a_socket_under_another_name_is_not_opened(named: Server) -> None:
    guest = await Guest.new(named)
    assert guest.token
    for host, ours in (("evil.example", False), ("troyes.example.org", True)):
        place = named.ws.replace("127.0.0.1", host)
        if ours:
            async with connect(place, host="127.0.0.1", port=named.port, origin=None) as ws:
                await ws.send('{"type":"ping"}')
                assert "error-hello-first" in str(await ws.recv())
        else:
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(place, host="127.0.0.1", port=named.port)
            assert refused.value.response.status_code == 403


async def test_the_refusal_says_what_to_do(tmp_path: Path, named: Server) -> None:
    async with httpx.AsyncClient(base_url=named.http, verify=False) as http:
        answer = await http.get("/", headers={"Host": "club.example"})
    assert "--origin https://club.example" in answer.text


def test_without_a_name_a_health_check_is_answered(server: Server) -> None:
    """HAProxy's check is HTTP/1.0 without Host; browsers always send one."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("path", ["/health", "/health/ready", "/health/live"])
async def test_a_health_check_may_come_under_any_name(server: Server, path: str) -> None:
    """A load balancer may call it as it likes: there is nothing to read there but ok."""
    async with httpx.AsyncClient(base_url=server.http, verify=False) as http:
        answer = await http.get(path, headers={"Host": "backend-7"})
        assert (answer.status_code, answer.text) == (200, "ok\n")
        assert (await http.get("/metrics", headers={"Host": "backend-7"})).status_code == 421
