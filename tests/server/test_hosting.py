"""docs/hosting.md as it stands there: nginx with TLS before a server, the unit, the container file.

The proxy is a real nginx on loopback with the settings of the page; only ports, the certificate and
paths are other ones. The unit is checked by systemd where it is installed, and its command is run;
of the container file the instructions are read and its command is run.
"""

from __future__ import annotations

import asyncio
import configparser
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from .harness import PATIENCE, TROYES, Server

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
NAME = "troyes.example.org"


def block(language: str, with_text: str = "") -> str:
    """The first block of the page in a language that has a text in it."""
    for found in re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL):
        if with_text in found:
            return str(found)
    raise AssertionError(f"no block of {language} with {with_text!r}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nginx:
    """nginx with the settings of the page before a server."""

    def __init__(self, folder: Path, server: Server) -> None:
        found = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        if found is None:
            pytest.fail("no nginx: apt-get install nginx-light (make nginx)", pytrace=False)
        self.port = free_port()
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-keyout", key, "-out", certificate, "-subj", f"/CN={NAME}",
             "-addext", f"subjectAltName=DNS:{NAME}"],
            check=True, capture_output=True,
        )  # fmt: skip
        text = block("nginx")
        for old, new in {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
            "http://127.0.0.1:8411": f"http://127.0.0.1:{server.port}",
        }.items():
            assert old in text
            text = text.replace(old, new)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
        self.settings = folder / "nginx.conf"
        self.settings.write_text(
            f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
            f"events {{ worker_connections 1000; }}\nhttp {{ access_log off;\n{paths}{text}\n}}\n"
        )
        self.command = [found, "-c", str(self.settings), "-p", str(folder)]
        tried = subprocess.run([*self.command, "-t"], capture_output=True, text=True)
        assert tried.returncode == 0, tried.stderr
        self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert time.monotonic() < end
                time.sleep(0.05)

    def client(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """A browser at an address that has looked up the public name."""
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=self.trust)
        return httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.port}", headers={"Host": NAME},
            transport=Named(transport), timeout=PATIENCE,
        )  # fmt: skip

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Named(httpx.AsyncBaseTransport):
    """TLS with the public name, at an address of this machine."""

    def __init__(self, inner: httpx.AsyncHTTPTransport) -> None:
        self.inner = inner

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return await self.inner.handle_async_request(request)


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Nginx, Server]]:
    """The server with the options of the unit, behind nginx."""
    folder = tmp_path_factory.mktemp("hosted")
    options = unit_options()
    with Server(folder / "t.db", *options, limited=True) as server:
        nginx = Nginx(folder, server)
        yield nginx, server
        nginx.stop()


def unit_options() -> list[str]:
    """What the unit's command says besides the database."""
    words = shlex.split(unit()["Service"]["ExecStart"])
    assert words[1] == "serve"
    at = words.index("--database")
    return words[2:at] + words[at + 2 :]


def unit() -> configparser.ConfigParser:
    """The unit of systemd."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(block("ini", "[Unit]"))
    return parser


# --- nginx ---------------------------------------------------------------------------------------


async def test_the_client_and_the_socket_come_through(hosted: tuple[Nginx, Server]) -> None:
    nginx, _ = hosted
    async with nginx.client("127.0.0.6") as http:
        page = await http.get("/")
        assert page.status_code == 200
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        origin = {"Origin": f"https://{NAME}"}
        guest = (await http.post("/api/guests", json={"name": "Anna"}, headers=origin)).json()
        assert (await http.get("/metrics")).status_code == 404
        assert (await http.get("/health")).text == "ok\n"
    async with connect(
        f"wss://{NAME}:{nginx.port}/ws", host="127.0.0.1", port=nginx.port, ssl=nginx.trust,
        origin=f"https://{NAME}:{nginx.port}", local_addr=("127.0.0.6", 0),  # type: ignore[arg-type]
    ) as ws:  # fmt: skip
        await ws.send(json.dumps({"type": "hello", "token": guest["token"]}))
        assert json.loads(await ws.recv())["type"] == "welcome"


async def test_addresses_are_told_apart_behind_the_proxy(hosted: tuple[Nginx, Server]) -> None:
    """One address has used up its newcomers, another has not; nobody can lie about it."""
    nginx, server = hosted
    async with nginx.client("127.0.0.7") as http:
        found: Counter[int] = Counter()
        while not found[429]:
            lie = {"X-Forwarded-For": f"10.0.0.{found[200] % 250}"}
            answer = await http.post("/api/guests", json={"name": "X"}, headers=lie)
            found[answer.status_code] += 1
            assert found[200] < 200
        assert "error-too-fast" in answer.text
    async with nginx.client("127.0.0.8") as http:
        assert (await http.post("/api/guests", json={"name": "X"})).status_code == 200
    assert server.events("unknown proxy") == []


async def test_the_proxy_limits_an_address_itself(hosted: tuple[Nginx, Server]) -> None:
    nginx, _ = hosted
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", nginx.port, ssl=nginx.trust, server_hostname=NAME, local_addr=("127.0.0.9", 0)
    )
    request = f"GET /health/live HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode()
    writer.write(request * 900)  # faster than 40 a second, whatever this machine is doing
    found: Counter[bytes] = Counter()
    async with asyncio.timeout(PATIENCE):
        while not found[b"429"]:
            line = await reader.readline()
            if b"HTTP/1.1 " in line:
                found[line.partition(b"HTTP/1.1 ")[2][:3]] += 1
    assert found[b"200"] >= 200
    assert b"Server: nginx" in await reader.readuntil(b"\r\n\r\n")
    writer.close()


async def test_a_silent_connection_ends_at_the_proxy(hosted: tuple[Nginx, Server]) -> None:
    nginx, _ = hosted
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", nginx.port, ssl=nginx.trust, server_hostname=NAME
    )
    writer.write(b"GET / HTTP/1.1\r\nHost: troyes")
    began = time.monotonic()
    async with asyncio.timeout(40):
        await reader.read()
    assert time.monotonic() - began > 5
    writer.close()


# --- the unit and the container ------------------------------------------------------------------


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    service = unit()["Service"]
    assert service["StateDirectoryMode"] == "0700"
    assert {"DynamicUser", "ProtectSystem", "NoNewPrivileges", "LimitNOFILE"} <= set(service)
    path = tmp_path / "troyes.service"
    path.write_text(block("ini", "[Unit]").replace("/opt/troyes/bin/troyes", TROYES))
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        found = subprocess.run([analyze, "verify", path], capture_output=True, text=True)
        complaints = [line for line in found.stderr.splitlines() if "troyes.service" in line]
        assert complaints == []


def test_the_container_file_is_one_and_its_command_serves(tmp_path: Path) -> None:
    lines = block("dockerfile").splitlines()
    known = {"FROM", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"}
    assert {line.split()[0] for line in lines if line} <= known
    commands = dict(line.split(" ", 1) for line in lines if line.startswith(("ENTRYPOINT", "CMD")))
    words = [word for name in ("ENTRYPOINT", "CMD") for word in json.loads(commands[name])]
    at = words.index("--database")
    words[at + 1] = f"sqlite:///{tmp_path / 't.db'}"
    assert words[words.index("--host") + 1] == "0.0.0.0"
    words[words.index("--host") + 1] = "127.0.0.1"
    process = subprocess.Popen(
        [TROYES, *words[1:], "--port", "0"], stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stderr is not None
        assert "served at" in process.stderr.readline()
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_a_proxy_that_is_none_is_refused(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 't.db'}"
    command = [TROYES, "serve", "--port", "0", "--database", place, "--proxy", "my proxy"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert found.returncode == 2
    assert "is not an address" in " ".join(found.stderr.split())
