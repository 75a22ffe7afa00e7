"""Security headers of every response, and the host names this server accepts.

The page loads nothing from elsewhere and runs only its own script files, so injected markup stays
harmless. A page of another site that points its own name at this machine ("DNS rebinding") is
refused, because that name is not one of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

CONTENT_SECURITY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/@\[\]?#\\]+)(:[0-9]{1,5})?", re.ASCII)
UNUSED = ("camera", "geolocation", "microphone", "payment", "usb")  # features of browsers

HEADERS = [
    ("Content-Security-Policy", "; ".join(f"{k} {v}" for k, v in CONTENT_SECURITY.items())),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", ", ".join(f"{name}=()" for name in UNUSED)),
    ("Cross-Origin-Opener-Policy", "same-origin"),
]
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS]


class Names:
    """The host names a server answers to: localhost, any IP address, and those it was given."""

    def __init__(self, bound: str, origins: Iterable[str]) -> None:
        """`bound` is what the server listens on, `origins` are its public addresses."""
        self.known = {"localhost", bound.lower()}
        self.known |= {urlsplit(origin).hostname or "" for origin in origins}
        self.known.discard("")

    def ours(self, host: str | None) -> bool:
        """Whether a `Host` is one of them; a browser always sends one, a health check may not."""
        if host is None:
            return True
        name = name_of(host)
        return name in self.known or name.endswith(".localhost") or is_address(name)


def name_of(host: str) -> str:
    """A `Host` without its port; empty if it is malformed."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").lower() if found else ""


def is_address(name: str) -> bool:
    """Whether a name is an IP address, which no name server can point elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
