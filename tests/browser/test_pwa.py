"""The client as an app: opens without the server, says so, heals, and takes a new version."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.harness import Server

from .conftest import DESKTOP, PHONE, Visit
from .screen import Screen
from .stage import Stage, finished

READY = "() => navigator.serviceWorker.ready.then(() => caches.keys())"
COVERED = """() => [...document.querySelectorAll("a, button, input, select")]
  .filter((one) => !one.closest(".state"))
  .filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (!width) return false; // it is not shown at this size
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there?.closest(".state");
  })
  .map((one) => one.outerHTML.slice(0, 100))"""
AWAY = "Your games are safe on the server"


def installed(page: Page) -> None:
    """Wait until the client is kept and the worker answers for it."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert len(page.evaluate(READY)) == 1


def nothing_is_covered(screen: Screen, server: Server) -> None:
    """The bar lies over a replay without moving its controls away, and on none of them."""
    stage = Stage(server.database)
    table = stage.put(finished(), stage.guest("Anna"), stage.guest("Bertran"))
    stage.close()
    screen.open(f"/replay/{table}")
    expect(screen.page.locator(".table[data-moment]")).to_be_visible()
    for size in (DESKTOP, PHONE):
        screen.page.set_viewport_size(size)
        expect(screen.page.locator("[data-move=play]")).to_be_in_viewport(ratio=1)
        assert screen.page.locator(".state").is_visible()
        assert screen.page.evaluate(COVERED) == []


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit.window().open("/").page
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["display"] == "standalone"
    installed(page)


def test_without_the_server_it_opens_says_so_and_heals(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path / "t.db") as server:
        screen = visit.window(server=server, settings={"language": "fr"}).open("/")
        page = screen.page
        installed(page)
        server.stop()
        page.reload()
        expect(page.locator(".state")).to_contain_text("en sécurité sur le serveur")
        page.goto(server.http + "/rules#influence")  # also a page never seen before
        expect(page.locator("#influence")).to_contain_text("Influence")
        server.start()
        expect(page.locator(".state")).to_have_text("")


def test_a_new_version_is_taken(
    tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    import troyes

    # A package of its own, so that its client can be replaced.
    package = Path(troyes.__file__).parent
    copy = tmp_path / "src" / "troyes"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    with Server(tmp_path / "t.db") as server:
        screen = visit.window(server=server).open("/")
        page = screen.page
        installed(page)
        worker, index = copy / "web" / "sw.js", copy / "web" / "index.html"
        worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "next"', worker.read_text()))
        index.write_text(index.read_text().replace("<head>", '<head><meta name="new" />'))
        for packed in (copy / "web").glob("*.[bg][rz]"):
            packed.unlink()  # they are of the version before
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((r) => r.update())")
        expect(page.locator(".state")).to_contain_text("new version")
        nothing_is_covered(screen, server)
        screen.button("reload").click()
        page.wait_for_selector("meta[name=new]", state="attached")
        page.wait_for_selector("meta[name=new]", state="attached")
        expect(page.locator(".state")).to_have_text("")
        assert "troyes-next" in page.evaluate(READY)
        server.stop()
        page.reload()
        expect(page.locator(".state")).to_contain_text(AWAY)
        assert page.locator("meta[name=new]").count() == 1  # the new one is kept
