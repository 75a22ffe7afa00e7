"""Tests may be coroutines, and share a server unless they need one of their own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from troyes.server.challenge import CLOCK_FILE

from .days import Calendar
from .harness import Server

pytest.register_assert_rewrite("server.cluster")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(autouse=True)
def no_other_loop() -> Iterator[None]:
    """Playwright's loop stays current in a worker that has run tests of the browser: not here."""
    other = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(other)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    with Server(tmp_path_factory.mktemp("server") / "troyes.db") as running:
        yield running


@pytest.fixture
def calendar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """A server started in this test goes by it."""
    found = Calendar(tmp_path / "clock")
    found.noon()
    monkeypatch.setenv(CLOCK_FILE, str(found.path))
    return found
