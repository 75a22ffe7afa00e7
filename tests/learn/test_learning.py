"""Training: what is learnt from a game, that it helps, and that a run goes on after a kill."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from troyes.bots.nets import shipped_net  # noqa: E402
from troyes.bots.outlook import outlook  # noqa: E402
from troyes.learn.config import Config, ConfigError, make_config, read_config  # noqa: E402
from troyes.learn.curve import draw_curve  # noqa: E402
from troyes.learn.judge import NetSeat, against, judge_solo, mean  # noqa: E402
from troyes.learn.model import Model  # noqa: E402
from troyes.learn.selfplay import (  # noqa: E402
    Order,
    fresh_game,
    play_in_league,
    play_lesson,
    rival_of,
    study,
    targets,
)
from troyes.learn.train import Run, ramp, train  # noqa: E402
from troyes.play.view import View  # noqa: E402
from troyes.rules import COMPILED  # noqa: E402
from troyes.rules.engine import draw, is_chance, is_over, resolve  # noqa: E402
from troyes.rules.scoring import winners  # noqa: E402
from troyes.rules.terms import ASK_ACTION  # noqa: E402
from troyes.think.features import count_features  # noqa: E402
from troyes.think.net import Net, from_bytes  # noqa: E402
from troyes.think.play import Player  # noqa: E402
from troyes.think.sizes import CATEGORIES, RECORD  # noqa: E402

FEW = 5 if COMPILED else 1  # how much more is played where a game takes milliseconds
CAP = 10 * FEW  # turns looked at
QUIET: dict[str, Any] = {"judge_games": 2, "judge_classic": False, "cap": CAP}


def silence(line: dict[str, Any]) -> None:
    """Nothing is said."""


# --- the configuration ---


def test_a_configuration_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    file.write_text("players = 2\ngames = 50\nrate = 0.001\n")
    assert read_config(file) == Config(players=2, games=50, rate=0.001)
    wrong: list[tuple[dict[str, object], str]] = [
        ({"players": 2}, "games: missing"),
        ({"players": 7, "games": 1}, "players: must be from 1 to 4, not 7"),
        ({"players": 2, "games": 1, "lambda": 1}, "lambda: unknown; known are players"),
        ({"players": True, "games": 1}, "players: must be of type int, not True"),
        ({"players": 2, "games": 1, "rate": "fast"}, "rate: must be of type float"),
        ({"players": 1, "games": 1, "league": 0.2}, "league: there is nobody else"),
        ({"players": 1, "games": 1, "trunk": False}, "trunk: false needs a network to start"),
    ]
    for table, message in wrong:
        with pytest.raises(ConfigError, match=message):
            make_config(table)
    file.write_text("players = ")
    with pytest.raises(ConfigError, match="is not TOML"):
        read_config(file)
    with pytest.raises(ConfigError, match="cannot be read"):
        read_config(tmp_path / "none.toml")


def test_settings_of_older_files_are_read() -> None:
    assert make_config({"players": 2, "games": 1}).judge_classic
    assert not make_config({"players": 2, "games": 1, "apprentices": False}).judge_classic


# --- lessons ---


def note(seat: int, certain: float, worth: float, best: float, half: int = 0) -> list[float]:
    return [seat, certain, worth, best, half]


def test_what_is_learnt_of_a_game() -> None:
    """TD(lambda) over a seat's own positions, by hand."""
    rows = [note(0, 1, 5, 5), note(1, 0, -3, -3), note(0, 2, 6, 6), note(1, 1, -4, -4)]
    y = targets(array("d", [x for row in rows for x in row]), [10.0, -10.0], 0.5)
    # the last positions expect the end; those before half of it and half of what followed
    assert list(y) == pytest.approx([(8 - 1) / 10, (-7 - 0) / 10, (10 - 2) / 10, (-10 - 1) / 10])


def test_a_slip_says_nothing_about_the_position_before() -> None:
    rows = [note(0, 0, 5, 5), note(0, 0, 2, 6)]
    y = targets(array("d", [x for row in rows for x in row]), [0.0], 1.0)
    assert list(y) == pytest.approx([0.6, 0.0])


def test_a_half_turn_passes_on_what_the_turn_led_to() -> None:
    rows = [note(0, 0, 5, 5), note(0, 0, 9, 9, half=1), note(0, 0, 4, 4)]
    y = targets(array("d", [x for row in rows for x in row]), [0.0], 0.5)
    assert list(y) == pytest.approx([0.2, 0.2, 0.0])


def order(players: int, net: Net, games: int = 2) -> Order:
    return Order(net.to_bytes(), players, 0, games, 1, 0.5, CAP, 1, 0.2, 0.01, 0.8, False)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_lesson_is_repeatable_and_complete(players: int) -> None:
    net = Model(count_features(players), 16, 8, players, 1).net()
    one, two = play_lesson(order(players, net)), play_lesson(order(players, net))
    assert one.x.shape == (len(one.y), count_features(players))
    assert len(one.y) > 40 * max(1, players // 2)
    assert (one.x == two.x).all()
    assert (one.y == two.y).all()
    assert np.isfinite(one.y).all()


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_studied_is_learnt_as_well(players: int) -> None:
    net = Model(count_features(players), 16, 8, players, 1).net()
    plain = order(players, net)._replace(heads=True)
    expert = plain._replace(expert=0.2, expert_turns=4, expert_playouts=1)
    one, two = play_lesson(expert), play_lesson(expert)
    assert (one.x == two.x).all()
    assert (one.y == two.y).all()
    extra = len(one.y) - len(play_lesson(plain).y)
    assert extra > 4
    assert one.more is not None
    assert int((one.more[:, -2] < 0).sum()) == extra  # the heads learn nothing from these
    assert np.isfinite(one.y).all()


def test_a_turn_of_the_last_round_is_worth_what_comes_of_it() -> None:
    """Played on to the end, there is nothing left to guess; siblings are compared alike."""
    player = Player(Model(count_features(1), 16, 8, 1, 1).net(), 30, 0)
    s = fresh_game(1, False)
    while s.round < s.rounds or s.wait != ASK_ACTION:
        if is_chance(s):
            resolve(s, draw(s, 3, 4))
        else:
            player.take_turn(s)
    asked = order(1, player.visitor.net)._replace(expert_turns=6, expert_playouts=2)
    found = study(player, s, asked, random.Random(1))
    assert 2 <= len(found) <= 6
    assert len({tuple(one.x) for one in found}) == len(found)
    for one in found:  # the mean of two final margins, less what was certain: all of them whole
        assert 20 * one.y == pytest.approx(round(20 * one.y), abs=1e-6)


@pytest.mark.parametrize("players", [2, 3])
def test_in_the_league_others_play_and_own_turns_are_learnt_from(players: int) -> None:
    net = Model(count_features(players), 16, 8, players, 1).net()
    other = Model(count_features(players), 16, 8, players, 2).net()
    league = order(players, net, 4)._replace(league=1.0, rivals=(other.to_bytes(),))
    one, two = play_lesson(league), play_lesson(league)
    assert (one.x == two.x).all()
    assert (one.y == two.y).all()
    alike = play_lesson(order(players, net, 4))
    assert len(one.y) < 0.8 * len(alike.y)  # half of the seats
    player, rival = Player(net, 20, 0), Player(other, 20, 0)
    player.write_down()
    for game in range(2):
        n = play_in_league(player, rival, fresh_game(players, False), 1, 2, game)
        seats = {int(player.notebook[k * RECORD]) for k in range(n)}
        assert seats == {seat for seat in range(players) if (seat + game) % 2 == 0}


def test_a_rival_has_a_taste_of_its_own_or_is_an_earlier_network() -> None:
    net, other = (Model(count_features(2), 16, 8, 2, seed).net() for seed in (1, 2))
    league = order(2, net)._replace(league=1.0, rivals=(other.to_bytes(),))
    styled, earlier = (rival_of(league, game).visitor.net.weights for game in (0, 1))
    assert earlier == other.weights
    assert styled != net.weights
    assert styled[-10:] == net.weights[-10:]  # what the units make of it is the same


# --- learning ---


def test_the_gradient_is_right() -> None:
    """Steps against it lower the loss of a batch that can be learnt by heart."""
    model = Model(6, 8, 4, 2, 1)
    rng = np.random.default_rng(1)
    x = rng.normal(size=(32, 6)).astype(np.float32)
    y = (x[:, 0] * 0.5 - np.maximum(x[:, 1], 0)).astype(np.float32)
    errors = [model.learn(x, y, 0.01, 0.9) for _ in range(400)]
    assert errors[-1] < 0.02 * errors[0]
    assert model.net().weights.tolist() == pytest.approx(model.average.tolist())


def test_the_gradient_of_the_heads_is_right() -> None:
    """Against differences of the loss that it is said to be of, weight for weight."""
    model = Model(6, 8, 4, 2, 1, heads=True)
    rng = np.random.default_rng(1)
    model.flat[model.size :] = rng.normal(0, 0.3, len(model.flat) - model.size)
    x = rng.normal(size=(16, 6)).astype(np.float32)
    more = rng.normal(0, 0.4, size=(16, model.heads)).astype(np.float32)
    more[:, -2] = rng.random(16)

    def parts(flat: Any) -> Any:
        w1, b1, w2, b2, w3, b3 = model.parts(flat)
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        return h1, h2, h2 @ w3 + b3

    def loss(flat: Any) -> float:
        h1, h2, _ = parts(flat)
        w, b = model.head_parts(flat)
        z = np.concatenate([h1, h2], axis=1) @ w + b
        e = np.abs(z[:, :-2] - more[:, :-2])
        huber = np.where(e < 1, e * e / 2, e - 0.5).sum()
        p = 1 / (1 + np.exp(-(more[:, -1] + out + z[:, -2]) * np.exp(z[:, -1])))
        entropy = -(more[:, -2] * np.log(p) + (1 - more[:, -2]) * np.log(1 - p)).sum()
        return float(huber + entropy) / len(x)

    h1, h2, out = parts(model.flat)  # the margin is not what they learn
    model.learn_heads(h1, h2, out, more, 1.0)
    flat = model.flat.astype(np.float64)
    for at in rng.integers(model.size, len(flat), 30):
        step = np.zeros_like(flat)
        step[at] = 1e-4
        slope = (loss(flat + step) - loss(flat - step)) / 2e-4
        assert float(model.grad[at]) == pytest.approx(slope, abs=2e-3)


@pytest.mark.parametrize("players", [1, 2])
def test_points_by_category_add_up_to_the_margin(players: int) -> None:
    """What the heads learn of a game, side by side, is what the margin to come is made of."""
    net = Model(count_features(players), 16, 8, players, 1).net()
    steady = order(players, net)._replace(heads=True, trace=1.0, random_turns=0.0, heat=0.0)
    lesson = play_lesson(steady)  # without slips, after which the margin is that of the better turn
    assert lesson.more is not None
    more = lesson.more.astype(np.float32)
    to_come = more[:, :-2].reshape(len(more), 2, CATEGORIES).sum(2)
    meant = np.array([float(y) for y in lesson.y])
    exact = np.isclose(to_come[:, 0] - to_come[:, 1], meant, atol=0.02)
    assert exact.mean() > 0.98
    assert set(np.unique(more[:, -2])) <= {0.0, 0.5, 1.0}


@pytest.mark.skipif(not COMPILED, reason="80 games of a network take half an hour uncompiled")
def test_heads_learn_on_a_network_that_plays_on_as_it_did(tmp_path: Path) -> None:
    """Of a network without heads; in positions not learnt from, points add up to the margin."""
    shipped = shipped_net(2)
    start = tmp_path / "start.bin"
    plain = shipped.twin()
    plain.take_heads([])
    start.write_bytes(plain.to_bytes())
    figures = {"games": 80, "heads": 1.0, "trunk": False, "rate": 0.003, "start": str(start)}
    config = make_config({"players": 2, "random_turns": 0.0, **QUIET, **figures})
    net = train(config, tmp_path / "run", silence).net()
    assert net.weights == shipped.weights
    assert net.heads == 2 * CATEGORIES + 2
    gaps, shares = [], []
    player = Player(net, 80, 1)
    for seed in range(4):
        s = fresh_game(2, bool(seed % 2))
        positions = []
        while not is_over(s):
            if is_chance(s):
                resolve(s, draw(s, seed, 5))
                continue
            positions.append((outlook(View(s, s.actor), net), s.actor))
            player.take_turn(s)
        for found, seat in positions:
            own, other = (sum(side.values()) for side in found.to_come)
            s_margin = found.margin
            gaps.append(own - other + found.certain - s_margin)
            shares.append((found.win, float(seat in winners(s)) / len(winners(s))))
    assert float(np.mean(np.abs(gaps))) < 4.0
    said, true = np.array(shares).T
    assert float(np.mean((said - true) ** 2)) < 0.25  # better than to say nothing


@pytest.mark.skipif(not COMPILED, reason="seconds of training are minutes uncompiled")
def test_seconds_of_training_beat_chance(tmp_path: Path) -> None:
    """Against a network of chance weights, in two-player games that were not trained on."""
    config = Config(players=2, games=60, prices=40, seed=3, **QUIET)
    run = train(config, tmp_path, silence)
    untrained = Model(count_features(2), 16, 8, 2, 5).net()
    share, half = against(NetSeat(run.net()), NetSeat(untrained), 2, 16, first=10_000)
    assert share - half > 0.5
    assert from_bytes((tmp_path / "net.bin").read_bytes()).to_bytes() == run.net().to_bytes()
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert log[-1]["games"] == 60
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_the_same_run_gives_the_same_network(tmp_path: Path) -> None:
    config = Config(players=1, games=8 * FEW, chunk=4, prices=4, **QUIET)
    nets = [train(config, tmp_path / name, silence).net().to_bytes() for name in "ab"]
    assert nets[0] == nets[1]


def test_a_killed_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    games = f"games = {12 * FEW}\nprices = {4 * FEW}\n"
    file.write_text(f"players = 1\n{games}chunk = 4\ncap = {CAP}\njudge_games = 2\n")
    whole = train(read_config(file), tmp_path / "whole", silence).net().to_bytes()
    out = tmp_path / "killed"
    environment = {**os.environ, "TROYES_SAVE_SECONDS": "0"}
    code = "from troyes.cli import main; main()"
    command = [sys.executable, "-c", code, "train", str(file), "--out", str(out)]
    process = subprocess.Popen(command, env=environment)
    deadline = time.monotonic() + 600  # uncompiled, the first lesson may take a minute
    while not (out / "checkpoint.npz").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    run = Run(read_config(file), out)
    assert run.resume()
    assert run.chunk >= 1
    train(read_config(file), out, silence)
    assert (out / "net.bin").read_bytes() == whole


def test_a_run_is_not_mixed_with_another(tmp_path: Path) -> None:
    train(Config(players=1, games=4, chunk=4, prices=0, **QUIET), tmp_path, silence)
    other = Config(players=1, games=8, chunk=4, prices=0, **QUIET)
    with pytest.raises(ConfigError, match="different settings for games"):
        train(other, tmp_path, silence)


@pytest.mark.parametrize("damage", [lambda data: b"", lambda data: b"xx", lambda data: data[:-99]])
def test_a_damaged_checkpoint_is_told(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    config = Config(players=1, games=4, chunk=4, prices=0, **QUIET)
    run = Run(config, tmp_path)
    run.save()
    checkpoint = tmp_path / "checkpoint.npz"
    checkpoint.write_bytes(damage(checkpoint.read_bytes()))
    with pytest.raises(ConfigError, match="is damaged"):
        train(config, tmp_path, silence)


def test_a_run_without_a_place_or_memory_is_told(tmp_path: Path) -> None:
    config = Config(players=2, games=4, chunk=4, prices=0, **QUIET)
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match=r"--out: .* cannot be written: Not a directory"):
        train(config, tmp_path / "file" / "run", silence)
    with pytest.raises(ConfigError, match="buffer: there is not enough memory for 1000000000000"):
        train(replace(config, buffer=10**12), tmp_path, silence)


def test_a_bad_configuration_is_told_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    file.write_text("players = 9\ngames = 1\n")
    code = "from troyes.cli import main; main()"
    command = [sys.executable, "-c", code, "train", str(file), "--out", str(tmp_path / "x")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "players: must be from 1 to 4" in done.stderr


# --- judging ---


def test_judging_is_repeatable_and_fair() -> None:
    net = Model(count_features(2), 16, 8, 2, 1).net()
    first = against(NetSeat(net), NetSeat(net), 2, 2 * FEW)
    assert against(NetSeat(net), NetSeat(net), 2, 2 * FEW) == first
    assert first[0] == 0.5  # both seats of every deal
    solo = Model(count_features(1), 16, 8, 1, 1).net()
    assert judge_solo(solo, 2) == judge_solo(solo, 2)


def test_mean_and_interval() -> None:
    assert mean([1.0, 1.0, 1.0]) == (1.0, 0.0)
    assert mean([0.0, 1.0]) == pytest.approx((0.5, 1.96 * 0.5))


def test_figures_that_settle_soon() -> None:
    assert ramp(1.0, 0.2, 0.0) == 1.0
    assert ramp(1.0, 0.2, 0.125) == pytest.approx(0.6)
    assert ramp(1.0, 0.2, 0.5) == 0.2


def test_a_curve_of_nothing_is_empty() -> None:
    assert draw_curve([], Config(players=2, games=1)).endswith("</svg>\n")
