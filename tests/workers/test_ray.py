"""Games on a Ray cluster, with a machine that is lost in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from ray.cluster_utils import Cluster

from troyes.rules import COMPILED
from troyes.workers import WorkersError, in_order, perform, workers

T = TypeVar("T")
CONFIG = """
players = 1
games = {games}
chunk = {chunk}
judge_every = {half}
judge_games = 2
judge_classic = false
cap = 20
prices = 0
"""
GAMES = 3000 if COMPILED else 300


def in_a_few_tries(start: Callable[[], T]) -> T:
    """Ray gives up on a node that takes more than half a minute to start, as on a busy machine."""
    for _ in range(2):
        with suppress(Exception):
            return start()
    return start()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head that does no work, and nobody else yet."""
    head = {"num_cpus": 0, "include_dashboard": False}
    made = in_a_few_tries(lambda: Cluster(initialize_head=True, head_node_args=head))
    yield made
    made.shutdown()


def troyes(*words: object) -> subprocess.Popen[str]:
    """The command, as a person types it."""
    return subprocess.Popen(
        [sys.executable, "-m", "troyes", *map(str, words)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def play_and_lose_a_worker(
    cluster: Cluster, command: list[object], begun: Callable[[], bool], over: Callable[[], bool]
) -> None:
    """Run a command on two workers; one is killed when the first results are there, not all."""
    two = [in_a_few_tries(lambda: cluster.add_node(num_cpus=1)) for _ in range(2)]
    cluster.wait_for_nodes(timeout=120)
    run = troyes(*command, "--ray", cluster.address)
    while not begun():
        assert run.poll() is None, run.communicate()
        time.sleep(0.05)
    cluster.remove_node(two[0], allow_graceful=False)
    assert not over(), "it was killed too late"
    _, said = run.communicate(timeout=300)
    assert run.returncode == 0, said
    cluster.remove_node(two[1])


def finish(run: subprocess.Popen[str]) -> None:
    _, said = run.communicate(timeout=300)
    assert run.returncode == 0, said


def test_simulate(cluster: Cluster, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    games = 5 * GAMES
    command = ["simulate", "--players", 2, "--games", games, "--seed", 5, "--rows", "games"]
    part = there.with_name(there.name + ".part")
    play_and_lose_a_worker(
        cluster,
        [*command, "--out", there],
        lambda: part.exists() and part.stat().st_size > 0,
        there.exists,
    )
    finish(troyes(*command, "--out", here))
    assert there.read_bytes() == here.read_bytes()
    assert there.read_bytes().count(b"\n") == games


def results(file: Path) -> dict[str, Any]:
    """All that was found but for the time it took."""
    report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert report.pop("timing")
    return report


def test_arena(cluster: Cluster, tmp_path: Path) -> None:
    here, there, records = tmp_path / "here.json", tmp_path / "there.json", tmp_path / "records"
    games = GAMES // 6
    command = ["arena", "random", "flat:playouts=4", "--games", games, "--seed", 6]
    play_and_lose_a_worker(
        cluster,
        [*command, "--json", there, "--out", records],
        lambda: records.exists() and records.stat().st_size > 0,
        lambda: there.stat().st_size > 0,
    )
    finish(troyes(*command, "--json", here))
    assert results(there) == results(here)
    assert results(there)["games"] == games


def test_train(cluster: Cluster, tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    games, chunk = GAMES // 25, 4
    half = games // chunk // 2
    config.write_text(CONFIG.format(games=games, chunk=chunk, half=half), "utf-8")
    here, there = tmp_path / "here", tmp_path / "there"
    nets = there / "nets"
    play_and_lose_a_worker(
        cluster,
        ["train", config, "--out", there, "--workers", 2],
        (nets / f"{half:06d}.bin").exists,
        (nets / f"{games // chunk:06d}.bin").exists,
    )
    finish(troyes("train", config, "--out", here, "--workers", 2))
    assert (there / "log.jsonl").exists()
    assert (there / "net.bin").read_bytes() == (here / "net.bin").read_bytes()
    ours, theirs = (np.load(run / "checkpoint.npz") for run in (here, there))
    for name in ("flat", "x", "y", "playing"):
        assert np.array_equal(ours[name], theirs[name]), name


def test_what_goes_wrong_on_a_worker_is_told_here(cluster: Cluster) -> None:
    node = cluster.add_node(num_cpus=1)
    with workers(ray=cluster.address) as crew:
        assert list(in_order(crew, divmod, [(7, 2), (9, 4)])) == [(3, 1), (2, 1)]
        with pytest.raises(ZeroDivisionError):
            crew.submit(divmod, 1, 0).result()
    cluster.remove_node(node)


def test_a_cluster_that_is_not_there() -> None:
    run = troyes("simulate", "--games", 1, "--ray", "127.0.0.1:1")
    _, said = run.communicate(timeout=60)
    assert run.returncode == 2
    assert "no Ray cluster answers at '127.0.0.1:1'" in said
    assert "Traceback" not in said


def test_another_version_is_refused() -> None:
    with pytest.raises(WorkersError, match=r"has version .* of troyes, not 0\.0"):
        perform("0.0", divmod, (7, 2))
