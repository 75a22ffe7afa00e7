"""A training run: play, learn, evaluate, and resume where it was stopped."""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from troyes.think.features import count_features
from troyes.think.net import Net, from_bytes
from troyes.think.sizes import SCALE
from troyes.workers import Result, Workers, workers

from .config import Config, ConfigError
from .curve import draw_curve
from .judge import judge
from .model import Model
from .prices import Prices
from .prior import first_prices, imitate
from .selfplay import Lesson, Order, play_lesson

SAVE_SECONDS = float(os.environ.get("TROYES_SAVE_SECONDS", "60"))
NET = "net.bin"
CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
PRIOR_GAMES = 150

Tell = Callable[[dict[str, Any]], None]


class Buffer:
    """The last positions, to learn from again and again.

    They are as exact as half floats, which is how they are sent and saved; unpacked, because
    every one is read many times.
    """

    def __init__(self, size: int, inputs: int, heads: int = 0) -> None:
        self.x = np.zeros((size, inputs), dtype=np.float32)
        self.y = np.zeros(size, dtype=np.float32)
        self.more = np.zeros((size, heads), dtype=np.float32)  # for the heads
        self.at = 0
        self.n = 0

    def add(self, lesson: Lesson) -> None:
        """Put new positions over the oldest."""
        count = min(len(lesson.y), len(self.y))
        where = (self.at + np.arange(count)) % len(self.y)
        self.x[where] = lesson.x[-count:]
        self.y[where] = lesson.y[-count:]
        if lesson.more is not None:
            self.more[where] = lesson.more[-count:]
        self.at = int((self.at + count) % len(self.y))
        self.n = min(self.n + count, len(self.y))


class Run:
    """One training run in its own directory."""

    def __init__(self, config: Config, out: Path) -> None:
        self.config = config
        self.out = out
        inputs = count_features(config.players)
        self.model = Model(
            inputs, config.first, config.second, config.players, config.seed, config.heads > 0
        )
        if config.start:
            self.model.take(load_net(Path(config.start), self.model))
        self.prices: Prices | None = None
        if config.prices and not config.start:
            if (out / CHECKPOINT).exists():
                self.prices = Prices(np.zeros(inputs), config.players)
            else:
                self.prices = first_prices(
                    config.players, min(PRIOR_GAMES, config.prices), config.seed
                )
        try:
            self.buffer = Buffer(config.buffer, inputs, self.model.heads)
        except MemoryError:
            raise ConfigError(
                f"buffer: there is not enough memory for {config.buffer} positions"
            ) from None
        self.chunk = 0  # the next to be learnt from
        self.playing = self.net().to_bytes()  # the network that plays that chunk
        self.seconds = 0.0
        self.log: list[dict[str, Any]] = []

    def net(self) -> Net:
        """The network to play with now."""
        return self.prices.net() if self.prices is not None else self.model.net()

    # --- going on after a stop ---

    def save(self) -> None:
        """Write everything needed to resume, atomically."""
        m = self.model
        path = self.out / CHECKPOINT
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(
                file,
                flat=m.flat,
                average=m.average,
                m=m.m,
                v=m.v,
                steps=m.steps,
                **({} if self.prices is None else vars(self.prices)),
                x=self.buffer.x[: self.buffer.n].astype(np.float16),
                y=self.buffer.y[: self.buffer.n],
                more=self.buffer.more[: self.buffer.n].astype(np.float16),
                at=self.buffer.at,
                chunk=self.chunk,
                playing=np.frombuffer(self.playing, dtype=np.uint8),
                seconds=self.seconds,
                log=json.dumps(self.log),
                config=json.dumps(self.config.as_dict()),
            )
        os.replace(part, path)
        self.publish()

    def publish(self) -> None:
        """The network, the log and the curve, for people to look at."""
        write(self.out / NET, self.net().to_bytes())
        lines = "".join(json.dumps(line) + "\n" for line in self.log)
        write(self.out / LOG, lines.encode())
        write(self.out / "config.json", json.dumps(self.config.as_dict(), indent=1).encode())
        write(self.out / "curve.svg", draw_curve(self.log, self.config).encode())

    def resume(self) -> bool:
        """Go on from the checkpoint, if there is one."""
        path = self.out / CHECKPOINT
        if not path.exists():
            return False
        try:
            with np.load(path) as saved:
                self.restore(saved)
        except ConfigError:
            raise
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            told = f"{path} is damaged ({error}); delete it to begin again"
            raise ConfigError(told) from None
        return True

    def restore(self, saved: Any) -> None:
        """What a checkpoint holds."""
        before = json.loads(str(saved["config"]))
        c = self.config
        now = c.as_dict()
        free = ("workers", "judge_every", "judge_games", "judge_classic")
        plain = Config(c.players, c.games).as_dict()  # for settings that did not exist yet
        changed = [k for k in now if before.get(k, plain[k]) != now[k] and k not in free]
        if changed:
            raise ConfigError(
                f"{self.out} holds a run with different settings for {', '.join(changed)}; "
                "use another directory, or the configuration it was started with"
            )
        m = self.model
        m.flat[:], m.average[:] = saved["flat"], saved["average"]
        m.m[:], m.v[:], m.steps = saved["m"], saved["v"], int(saved["steps"])
        if "prior" not in saved:
            self.prices = None
        elif self.prices is not None:
            for name in ("prior", "w", "a", "b"):
                setattr(self.prices, name, saved[name])
        self.buffer.n = len(saved["y"])
        self.buffer.x[: self.buffer.n] = saved["x"]
        self.buffer.y[: self.buffer.n] = saved["y"]
        if self.model.heads:
            self.buffer.more[: self.buffer.n] = saved["more"]
        self.buffer.at = int(saved["at"])
        self.chunk = int(saved["chunk"])
        self.playing = saved["playing"].tobytes()
        self.seconds = float(saved["seconds"])
        self.log = json.loads(str(saved["log"]))

    # --- the loop ---

    def run(self, tell: Tell, ray: str | None = None) -> None:
        """Play and learn to the end. Chunks are played one ahead, so that both cores have work."""
        c = self.config
        begun = time.monotonic() - self.seconds
        saved = time.monotonic()
        with workers(c.workers, ray) as crew:
            waiting = self.ask(crew, self.chunk, self.playing)
            while self.chunk < c.chunks:
                lessons = [answer.result() for answer in waiting]
                self.playing = self.net().to_bytes()
                waiting = self.ask(crew, self.chunk + 1, self.playing)
                line = self.learn(lessons)
                self.chunk += 1
                self.seconds = time.monotonic() - begun
                line["seconds"] = round(self.seconds, 1)
                last = self.chunk == c.chunks
                if self.chunk % c.judge_every == 0 or last:
                    line |= judge(self.net(), c.judge_games, c.judge_classic, self.earlier())
                    self.log.append(line)
                    write(self.out / "nets" / f"{self.chunk:06d}.bin", self.net().to_bytes())
                if time.monotonic() - saved > SAVE_SECONDS or last:
                    self.save()
                    saved = time.monotonic()
                tell(line)

    def earlier(self) -> Net | None:
        """The network of about half as many games: progress is judged against it, too."""
        half = self.chunk // 2 // self.config.judge_every * self.config.judge_every
        path = self.out / "nets" / f"{half:06d}.bin"
        return from_bytes(path.read_bytes()) if half and path.exists() else None

    def rivals(self, chunk: int) -> tuple[bytes, ...]:
        """For the league: the networks evaluated before a chunk, the same when a run is resumed."""
        if not self.config.league:
            return ()
        paths = sorted((self.out / "nets").glob("*.bin"))
        return tuple(path.read_bytes() for path in paths if int(path.stem) < chunk)

    def ask(self, crew: Workers, chunk: int, net: bytes) -> list[Result[Lesson]]:
        """Have a chunk of games played, shared out among the workers."""
        c = self.config
        first = chunk * c.chunk
        games = min(c.chunk, c.games - first)
        done = chunk / c.chunks
        answers = []
        size = -(-c.chunk // c.workers)
        rivals = self.rivals(chunk)
        for at in range(0, max(games, 0), size):
            order = Order(
                net=net,
                players=c.players,
                first=first + at,
                games=min(size, games - at),
                seed=c.seed,
                bonus=c.bonus,
                cap=c.cap,
                beam=c.beam,
                heat=ramp(c.heat, c.last_heat, done),
                random_turns=c.random_turns,
                trace=ramp(c.trace, c.last_trace, done),
                thrifty=done < c.thrift,
                league=c.league,
                rivals=rivals,
                heads=c.heads > 0,
                expert=c.expert,
                expert_turns=c.expert_turns,
                expert_playouts=c.expert_playouts,
            )
            answers.append(crew.submit(play_lesson, order))
        return answers

    def learn(self, lessons: list[Lesson]) -> dict[str, Any]:
        """Learn from new positions and from those in the buffer."""
        c = self.config
        new = 0
        for lesson in lessons:
            self.buffer.add(lesson)
            new += len(lesson.y)
        line = {
            "chunk": self.chunk + 1,
            "games": min((self.chunk + 1) * c.chunk, c.games),
            "points": round(sum(lesson.points for lesson in lessons) / len(lessons), 2),
        }
        if self.prices is not None:
            line["error"] = round(SCALE * math.sqrt(self.prices.learn(lessons)), 3)
            if (self.chunk + 1) * c.chunk >= c.prices:
                imitate(self.model, self.prices, self.buffer.x[: self.buffer.n], c.seed)
                self.prices = None
            return line
        line["error"] = round(SCALE * math.sqrt(self.learn_again(new)), 3)
        return line

    def learn_again(self, new: int) -> float:
        """Learn from the buffer, in proportion to what is new; the mean square error."""
        c = self.config
        rng = np.random.default_rng((c.seed, self.chunk))
        rate = rate_at(c, self.chunk / c.chunks)
        steps = max(1, round(new * c.passes / c.batch))
        error = 0.0
        for _ in range(steps):
            pick = rng.integers(0, self.buffer.n, c.batch)
            x, y, more = self.buffer.x[pick], self.buffer.y[pick], self.buffer.more[pick]
            error += self.model.learn(x, y, rate, c.average, more, c.heads, c.trunk)
        return error / steps


def rate_at(config: Config, done: float) -> float:
    """One long decay: half a cosine from the first rate to the last."""
    share = 0.5 * (1 + math.cos(math.pi * min(done, 1.0)))
    return config.last_rate + (config.rate - config.last_rate) * share


def ramp(first: float, last: float, done: float) -> float:
    """A figure that reaches its last value in a quarter of the run."""
    return last + (first - last) * max(0.0, 1 - 4 * done)


def load_net(path: Path, model: Model) -> Net:
    """A network to begin with; it must have the run's shape."""
    try:
        net = from_bytes(path.read_bytes())
    except (OSError, ValueError) as error:
        raise ConfigError(f"start: {path}: {error}") from None
    if (net.inputs, net.first, net.second) != model.shape or net.players != model.players:
        raise ConfigError(f"start: {path} holds {net!r}, which does not have the shape of this run")
    return net


def write(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    os.replace(part, path)


def train(config: Config, out: Path, tell: Tell, ray: str | None = None) -> Run:
    """Start a run in a directory, or resume the one found there."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"--out: {out} cannot be written: {error.strerror}") from None
    run = Run(config, out)
    run.resume()
    run.run(tell, ray)
    return run
