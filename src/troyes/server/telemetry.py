"""Watching the server: structured logs and figures for Prometheus."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
import time
from collections import OrderedDict
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

log = logging.getLogger("troyes")


OURS = ("troyes",)  # what others log is written without its stack trace
OFTEN = 10  # lines about one thing per period; further ones are only counted
TURN_SECONDS = 10.0


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the fields given with `extra`."""
        fields: dict[str, Any] = {
            "at": round(time.time(), 3),
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
            **getattr(record, "fields", {}),
        }
        left_out = getattr(record, "left_out", 0)
        if left_out:
            fields["left_out"] = left_out
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if error is not None:
            ours = record.name in OURS
            fields["error"] = self.formatException(record.exc_info) if ours else repr(error)  # type: ignore[arg-type]
        return json.dumps(fields, default=str)


class Calm(logging.Filter):
    """Limits repeated log lines: a few are written, the rest only counted; disks do not fill."""

    def __init__(self) -> None:
        super().__init__()
        self.told: OrderedDict[tuple[str, str], list[float]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first of a new period counts those left out."""
        key = (record.name, str(record.msg))
        since, lines = self.told.setdefault(key, [record.created, 0])
        if record.created - since > TURN_SECONDS:
            record.left_out = max(0, int(lines) - OFTEN)
            since, lines = record.created, 0
        self.told[key] = [since, lines + 1]
        self.told.move_to_end(key)
        if len(self.told) > 1000:
            self.told.popitem(last=False)
        return lines < OFTEN or record.levelno >= logging.CRITICAL


def say(event: str, hint: str) -> None:
    """Print a message for the operator, whatever the log level.

    On a terminal in words, with the hint; else as a line of JSON like all others.
    """
    line = f"{event} {hint}"
    if not sys.stderr.isatty():
        line = json.dumps({"at": round(time.time(), 3), "level": "info", "event": event})
    print(line, file=sys.stderr, flush=True)


def downgrade_client_errors(record: logging.LogRecord) -> bool:
    """A client's invalid text is logged as a warning, not as an error of the server."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up_logs(level: str) -> None:
    """Log to standard error as JSON, including libraries and uncaught exceptions."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(downgrade_client_errors)
    handler.addFilter(Calm())
    wanted = logging.getLevelName(level.upper())
    logging.captureWarnings(True)
    logging.getLogger().handlers = [handler]
    logging.getLogger().setLevel(max(logging.WARNING, wanted))
    web = logging.getLogger("uvicorn")
    web.setLevel(max(logging.WARNING, wanted))
    log.setLevel(wanted)
    for one in (log, web):
        one.handlers = [handler]
        one.propagate = False
    sys.unraisablehook = lambda event: log_uncaught(event.exc_value)
    threading.excepthook = lambda event: log_uncaught(event.exc_value)


def log_uncaught(error: BaseException | None) -> None:
    """Log an uncaught exception."""
    note("uncaught", logging.ERROR, error=repr(error))


def log_loop_errors() -> None:
    """What goes wrong in the event loop is logged like everything else."""

    def tell(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        note("loop failed", logging.ERROR, message=context["message"], error=repr(error))

    asyncio.get_running_loop().set_exception_handler(tell)


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log an event with its fields. Tokens, codes and seeds never are fields."""
    log.log(level, event, extra={"fields": fields})


class Metrics:
    """The server's own figures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        new: dict[str, Any] = {"registry": self.registry}
        self.sockets = Gauge("troyes_sockets", "Open sockets", **new)
        self.rooms = Gauge("troyes_tables_in_memory", "Tables held in memory", **new)
        self.frames = Counter("troyes_frames_total", "Frames received", ["type"], **new)
        self.refused = Counter("troyes_refused_total", "Requests refused", ["reason"], **new)
        self.entries = Counter("troyes_entries_total", "Log entries stored", **new)
        self.bot_turns = Counter("troyes_bot_turns_total", "Turns played by bots", **new)
        self.bot_failures = Counter("troyes_bot_failures_total", "Bots that failed", **new)
        self.listening = Gauge("troyes_listening", "Whether other processes are heard", **new)
        self.seconds = Histogram(
            "troyes_choice_seconds",
            "From a choice received to its broadcast",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            **new,
        )

    def page(self) -> bytes:
        """The figures in Prometheus' text format."""
        return generate_latest(self.registry)
