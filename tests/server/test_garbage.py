"""Old objects are not looked through again and again, and garbage is found all the same."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from troyes.server import garbage
from troyes.server.garbage import YOUNG, Collector


class Ring:
    """An object that holds itself: only the collector can free it."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    one = Collector()
    one.start()
    yield one
    one.stop()


def test_what_outlives_a_look_is_left_alone(collector: Collector) -> None:
    before = gc.get_freeze_count()
    kept = [[k] for k in range(3 * YOUNG)]
    assert gc.get_freeze_count() >= before + 2 * YOUNG
    assert gc.get_count()[0] <= YOUNG and gc.get_count()[2] == 0
    assert len(kept) == 3 * YOUNG


def test_young_garbage_is_freed(collector: Collector) -> None:
    ring = weakref.ref(Ring())
    kept = [[k] for k in range(2 * YOUNG)]
    assert ring() is None, len(kept)


def test_what_replaces_old_objects_is_looked_through_a_few_at_a_time(collector: Collector) -> None:
    """Then Python's own count stands still."""
    kept = [[k] for k in range(20 * YOUNG)]
    sizes: list[int] = []

    def count(phase: str, _info: object) -> None:
        if phase == "start":
            sizes.append(len(gc.get_objects(generation=0)))

    gc.callbacks.append(count)
    for k in range(len(kept)):
        kept[k] = [k]
        if k % 70 == 0:
            collector.turn_stored()
    gc.callbacks.remove(count)
    assert len(sizes) > 10 and max(sizes) < 2 * YOUNG


def test_old_garbage_is_freed_once_an_hour(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Ring()
    ring = weakref.ref(one)
    gc.collect()  # after this look it is left alone
    del one
    gc.collect()
    collector.sweep()
    assert ring() is not None
    monkeypatch.setattr(garbage, "FULL_SECONDS", 0.0)
    collector.sweep()
    assert ring() is None


def test_afterwards_all_is_as_it_was() -> None:
    before = gc.get_threshold()
    one = Collector()
    one.start()
    one.stop()
    assert gc.get_threshold() == before
    assert one.on_collection not in gc.callbacks
