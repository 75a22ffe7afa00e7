"""The client's files: where they are served, as what, and how long a browser may keep them."""

from __future__ import annotations

import gzip
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
    found = assets(site)
    assert found
    for path in found:
        answer = site.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "immutable" not in site.get("/assets/none.js").headers.get("cache-control", "")


@pytest.fixture(scope="module")
def script(site: httpx.Client) -> str:
    """The client's first script."""
    return next(path for path in assets(site) if path.endswith(".js"))


def assets(site: httpx.Client) -> list[str]:
    """The files that the page names."""
    return re.findall(r'"(/assets/[^"]+)"', site.get("/").text)


def plain(site: httpx.Client, path: str) -> httpx.Response:
    """A file as it is for a client that understands no compression."""
    return site.get(path, headers={"Accept-Encoding": "identity"})


def raw(site: httpx.Client, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """What goes over the line."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    with site.stream("GET", path, headers=sent) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/", "/rules", "/sw.js", "asset"])
def test_texts_are_packed_as_the_browser_understands_it(
    site: httpx.Client, script: str, path: str
) -> None:
    path = script if path == "asset" else path
    whole = plain(site, path)
    assert "content-encoding" not in whole.headers
    assert whole.headers["vary"] == "Accept-Encoding"
    tags, sizes = [whole.headers["etag"]], [len(whole.content)]
    for accepts, coding in (("gzip, deflate", "gzip"), ("gzip, deflate, br, zstd", "br")):
        answer, sent = raw(site, path, accept_encoding=accepts)
        assert answer.headers["content-encoding"] == coding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == whole.headers["content-type"]
        assert answer.headers["cache-control"] == whole.headers["cache-control"]
        assert int(answer.headers["content-length"]) == len(sent)
        if coding == "gzip":
            assert gzip.decompress(sent) == whole.content
        tags.append(answer.headers["etag"])
        sizes.append(len(sent))
    assert len(set(tags)) == 3  # other bytes, another tag
    assert sizes == sorted(sizes, reverse=True)


def test_who_has_these_bytes_gets_none(site: httpx.Client, script: str) -> None:
    for path in ("/", "/sw.js", script):
        for accepts in ("identity", "gzip", "br"):
            first, _ = raw(site, path, accept_encoding=accepts)
            tag = first.headers["etag"]
            again, sent = raw(site, path, accept_encoding=accepts, if_none_match=tag)
            assert (again.status_code, sent) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["vary"] == "Accept-Encoding"
        other, sent = raw(site, path, accept_encoding="gzip", if_none_match=tag)  # tag of br
        assert other.status_code == 200 and sent


def test_a_browser_unpacks_what_it_gets(site: httpx.Client, script: str) -> None:
    assert site.get(script, headers={"Accept-Encoding": "gzip"}).text == plain(site, script).text


def test_pictures_are_packed_already(site: httpx.Client) -> None:
    answer = site.get("/icon-192.png", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


def test_a_packed_file_has_no_name_of_its_own(site: httpx.Client, script: str) -> None:
    for ending in (".gz", ".br"):
        assert site.get(script + ending).status_code == 404


@pytest.mark.parametrize(
    ("header", "coding"),
    [
        ("br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("*", "br"),
        ("gzip;q=0, *;q=0.1", "br"),
        ("identity", None),
        ("", None),
        ("br;q=x, gzip;q=0.2", "gzip"),
    ],
)
def test_what_is_accepted(site: httpx.Client, script: str, header: str, coding: str | None) -> None:
    answer, _ = raw(site, script, accept_encoding=header)
    assert answer.headers.get("content-encoding") == coding


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
    found = re.search(r"const FILES = (\[.*?\]);", site.get("/sw.js").text)
    assert found
    files = json.loads(found[1])
    assert "/" in files
    assert any(file.startswith("/assets/index-") for file in files)
    for file in files:
        assert site.get(file).status_code == 200, file


def test_nothing_else_of_the_package_is_served(site: httpx.Client) -> None:
    for path in ("/index.html", "/../pure.py", "/assets/../../pure.py", "/sw.js/x", "/rules/x"):
        assert site.get(path).status_code == 404, path
