"""Watching the server: structured logs and figures for Prometheus."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

log = logging.getLogger("troyes")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the fields given with `extra`."""
        fields: dict[str, Any] = {
            "at": round(time.time(), 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def without_trace(record: logging.LogRecord) -> bool:
    """What a client does wrong is no failure of the server: it gets a line and no stack trace."""
    if record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up_logs(level: str) -> None:
    """Logs go to standard error, the web server's too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(without_trace)
    web = logging.getLogger("uvicorn")
    web.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    log.setLevel(level.upper())
    for one in (log, web):
        one.handlers = [handler]
        one.propagate = False


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
