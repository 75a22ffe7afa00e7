"""Where games are played: in this process, in other processes, or on a Ray cluster.

A task depends only on its arguments, including seeds. So it does not matter where it runs, or
whether it is repeated because a machine was lost: the results are the same, and they come in the
order of the tasks.

>>> with workers() as here:
...     list(in_order(here, divmod, [(7, 2), (9, 4)]))
[(3, 1), (2, 1)]
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Protocol, TypeVar

from troyes import __version__

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
KNOCK_SECONDS = 10
AHEAD = 4  # pieces of work handed out for each worker before their results are taken


class Result(Protocol[T_co]):
    """The result of a task, which may still be running."""

    def result(self) -> T_co:
        """Wait for it."""


class Workers(Protocol):
    """Something that can run tasks: this process, others, or a cluster."""

    @property
    def count(self) -> int:
        """The number of tasks that can run at the same time."""

    def submit(self, work: Callable[..., T], *arguments: Any) -> Result[T]:
        """Hand out a piece of work."""


class WorkersError(Exception):
    """The workers cannot be reached; the message says why."""


@contextmanager
def workers(jobs: int = 1, ray: str | None = None) -> Iterator[Workers]:
    """This process, a number of other processes, or the Ray cluster at an address."""
    if ray is not None:
        with Cluster(ray) as cluster:
            yield cluster
    elif jobs == 1:
        yield Here()
    else:
        processes = Processes(jobs)
        try:
            yield processes
        except (KeyboardInterrupt, GeneratorExit):  # nobody waits for what is being done
            processes.line.close()
            raise
        finally:
            processes.pool.shutdown(wait=True, cancel_futures=True)


def in_order(
    crew: Workers, work: Callable[..., T], arguments: Iterable[tuple[Any, ...]]
) -> Iterator[T]:
    """The results of all the work; no more than a few pieces wait in memory."""
    to_come = iter(arguments)
    ahead = 1 if isinstance(crew, Here) else crew.count * AHEAD
    running = deque(crew.submit(work, *args) for args in islice(to_come, ahead))
    while running:
        yield running.popleft().result()
        running.extend(crew.submit(work, *args) for args in islice(to_come, 1))


# --- here ----------------------------------------------------------------------------------------


class Done:
    """A task that runs when its result is requested."""

    def __init__(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.work = work
        self.arguments = arguments

    def result(self) -> Any:
        """Do it."""
        return self.work(*self.arguments)


class Here:
    """This process."""

    count = 1

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Result[Any]:
        """Do it when it is asked for."""
        return Done(work, arguments)


# --- processes -----------------------------------------------------------------------------------


class Processes:
    """Processes of this machine; they end with this one, even when it is killed."""

    def __init__(self, count: int) -> None:
        self.count = count
        context = get_context("spawn")
        other_end, self.line = context.Pipe(duplex=False)  # closed, it ends the workers at once
        self.pool = ProcessPoolExecutor(count, context, end_with_parent, (other_end,))

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Result[Any]:
        """Give a task to a free worker."""
        return self.pool.submit(work, *arguments)


def end_with_parent(line: Connection) -> None:
    """A worker whose run was killed or interrupted ends as well."""
    parent = parent_process()
    if parent is not None:
        Thread(target=end_after, args=(parent, line), daemon=True).start()


def end_after(parent: BaseProcess, line: Connection) -> None:
    """Wait for a process or its line to end, then end this one."""
    wait([parent.sentinel, line])
    os._exit(1)


# --- Ray -----------------------------------------------------------------------------------------


class Cluster:
    """The workers of a Ray cluster. What is lost with a worker or a machine is done again."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise WorkersError("--ray needs Ray: pip install 'troyes[ray]'") from None
        self.ray = ray
        try:
            check_reachable(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            why = str(error).strip().splitlines()[0]
            raise WorkersError(f"no Ray cluster answers at {address!r}: {why}") from None
        self.remote = ray.remote(max_retries=-1)(perform)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *exc: object) -> None:
        self.ray.shutdown()

    @property
    def count(self) -> int:
        """The processors that the cluster has now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Result[Any]:
        """Some worker of the cluster does it."""
        return Promise(self.ray, self.remote.remote(__version__, work, arguments))


def check_reachable(address: str) -> None:
    """Ray itself keeps trying for minutes to reach a port that nothing listens on."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


class Promise:
    """What a worker of a cluster will send."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> Any:
        """Wait for it; what the work raised there is raised here."""
        try:
            return self.ray.get(self.reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise WorkersError(f"the Ray cluster: {error}") from None


def perform(version: str, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Do a piece of work on a cluster, if the same program is installed there."""
    if version != __version__:
        raise WorkersError(f"the cluster has version {__version__} of troyes, not {version}")
    return work(*arguments)
