"""The client's files: where they are served, as what, and how long a browser may keep them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest

from .harness import Server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        Server(tmp_path_factory.mktemp("files") / "t.db") as server,
        httpx.Client(base_url=server.http) as client,
    ):
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijklmnop", "/rules"])
def test_every_page_of_the_client_is_its_index_asked_for_anew(
    site: httpx.Client, path: str
) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == site.get("/").text


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
def test_files_beside_the_page_are_asked_for_anew(site: httpx.Client, path: str, kind: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["etag"]


def test_assets_may_be_kept_for_ever(site: httpx.Client) -> None:
    found = re.findall(r'"(/assets/[^"]+)"', site.get("/").text)
    assert found
    for path in found:
        answer = site.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "immutable" not in site.get("/assets/none.js").headers.get("cache-control", "")


def test_the_manifest_names_icons_that_are_there_in_their_sizes(site: httpx.Client) -> None:
    manifest = site.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        answer = site.get(icon["src"])
        assert answer.status_code == 200
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(answer.content[k : k + 4]) for k in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
            sizes.add(width)
    assert {192, 512} <= sizes
    assert any(icon["purpose"] == "maskable" for icon in manifest["icons"])


def test_the_service_worker_keeps_files_that_are_there(site: httpx.Client) -> None:
    found = re.search(r"JSON\.parse\('(.*?)'\)", site.get("/sw.js").text)
    assert found
    files = json.loads(found[1])
    assert "/" in files
    assert any(file.startswith("/assets/index-") for file in files)
    for file in files:
        assert site.get(file).status_code == 200, file


def test_nothing_else_of_the_package_is_served(site: httpx.Client) -> None:
    for path in ("/index.html", "/../cli.py", "/assets/../../cli.py", "/sw.js/x", "/rules/x"):
        assert site.get(path).status_code == 404, path
