"""A real server, a real Chromium, and pages of guests: what every browser test is made of."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from server.harness import Server

from .hand import Hand
from .screen import Screen
from .stage import Guest, Scene, Stage

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; never a measurement
SLOW = int(os.environ.get("TROYES_SLOW", 0))  # milliseconds: finds tests that do not wait


def chromium() -> str:
    """The system's Chromium; without one these tests fail."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    pytest.fail("no Chromium: apt-get install chromium-headless-shell", pytrace=False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; every test has windows of its own."""
    path = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    assert built().exists(), "the client is not built: make src/troyes/web/index.html"
    with Server(tmp_path_factory.mktemp("browser") / "troyes.db") as running:
        yield running


def built() -> Path:
    """Where the built client is."""
    import troyes

    return Path(troyes.__file__).parent / "web" / "index.html"


@pytest.fixture(scope="session")
def stage(server: Server) -> Iterator[Stage]:
    """The way into the server's database."""
    made = Stage(server.database)
    yield made
    made.close()


class Visit:
    """Opens windows: `visit(table, guest)` is a guest at a table, `visit.window(...)` any page.

    Each window is a browser profile of its own, with other players' turns shown at once and nothing
    moving, unless a test says otherwise.
    """

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.screens: list[Screen] = []

    def context(self, guest: Guest | None = None, **options: Any) -> BrowserContext:
        """A profile; `settings` are the client's, everything else is Playwright's."""
        settings = {"speed": "off", "language": "en", **options.pop("settings", {})}
        options.setdefault("viewport", DESKTOP)
        options.setdefault("reduced_motion", "reduce")
        if SLOW:  # what a worker has fetched ahead is there at once
            options.setdefault("service_workers", "block")
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        kept = {"troyes-settings": json.dumps(settings)}
        if guest:
            kept |= {"troyes-token": guest.token, "troyes-name": guest.name}
        context.add_init_script(remember(kept))
        self.contexts.append(context)
        return context

    def window(
        self, guest: Guest | None = None, server: Server | None = None, **options: Any
    ) -> Screen:
        """A new window, nowhere yet."""
        return self.tab(self.context(guest, **options), server)

    def tab(self, context: BrowserContext, server: Server | None = None) -> Screen:
        """One more tab of a profile."""
        page = context.new_page()
        if SLOW:
            slow_down(page, SLOW)
        screen = Screen(page, server or self.server)
        self.screens.append(screen)
        return screen

    def __call__(self, table: str, guest: Guest | None = None, **options: Any) -> Screen:
        """A guest, or a stranger, at a table."""
        return self.window(guest, **options).sit(table)

    def close(self) -> None:
        """Close all windows; no page may have had an error of its own."""
        errors = [error for screen in self.screens for error in screen.errors]
        for context in self.contexts:
            context.close()
        assert errors == []


def slow_down(page: Page, latency: int) -> None:
    """Every answer of the server comes so many milliseconds late."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    speed = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    tools.send("Network.emulateNetworkConditions", {**speed, "latency": latency})


def remember(kept: dict[str, str]) -> str:
    """A script that fills the page's memory, once: what the client keeps later stays."""
    return f"""
      if (!localStorage.getItem("troyes-settings"))
        for (const [key, value] of Object.entries({json.dumps(kept)}))
          localStorage.setItem(key, value);"""


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Windows for one test."""
    visiting = Visit(browser, server)
    yield visiting
    if os.environ.get("TROYES_SHOTS"):  # for looking into a test that fails
        folder = Path(os.environ["TROYES_SHOTS"])
        for k, screen in enumerate(visiting.screens):
            screen.page.screenshot(path=folder / f"{request.node.name}-{k}.png")
    visiting.close()


@pytest.fixture(scope="module")
def desk(browser: Browser, server: Server, stage: Stage) -> Iterator[Desk]:
    """Anna's window, kept open from test to test of a module: it saves loading the page."""
    visiting = Visit(browser, server)
    anna = stage.guest("Anna")
    yield Desk(visiting.window(anna), anna, stage)
    visiting.close()


class Desk:
    """A window of a guest who is put at one table after the other."""

    def __init__(self, screen: Screen, guest: Guest, stage: Stage) -> None:
        self.screen = screen
        self.guest = guest
        self.stage = stage

    def sit(self, scene: Scene) -> Hand:
        """Where a scene asks somebody the guest sits; the others are people who wait."""
        others = [self.stage.guest(name) for name in ("Bertran", "Clarin", "Doette")]
        people = others[: scene.players - 1]
        people.insert(scene.seat, self.guest)
        return Hand(self.screen.sit(self.stage.put(scene, *people)), scene)


@pytest.fixture(autouse=True, scope="session")
def patience() -> None:
    """How long `expect` waits."""
    from playwright.sync_api import expect

    expect.set_options(timeout=PATIENCE)
