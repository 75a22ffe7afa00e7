"""The protocol that the server and its guests speak (docs/protocol.md)."""

from __future__ import annotations

PROTOCOL = 2  # raised when a client of before would misread a frame
