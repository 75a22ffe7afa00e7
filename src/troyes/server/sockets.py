"""WebSockets for many clients that are mostly idle and get the same frames at once.

Frames are written directly to the connection, and queued only for clients that do not keep up. Long
frames are compressed. One timer checks that all clients are still there.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from .headers import HEADERS
from .reading import Paced

TELL = "troyes.tell"  # the extension of the scope by which a frame is written at once
WORTH_PACKING = (
    700  # bytes: a frame below is half a packet, and packing it takes as long as telling
)
PING_SECONDS = 20  # interval of pings to a silent client, which has as long again to answer
BEATS = 10  # per second: a few sockets at a time, so that pings do not delay anybody
PING = b"\x89\x00"
TEXT, PACKED_TEXT = 0x81, 0xC1  # the first byte of a whole text frame, as it is or packed
FLUSHED = b"\x00\x00\xff\xff"  # ends what is packed, and is left out (RFC 7692)


class Packed(PerMessageDeflate):
    """Compresses long frames, each by itself: sockets keep no compression context."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes over the wire."""
        return frame if len(frame.data) < WORTH_PACKING else super().encode(frame)

    def pack(self, text: bytes) -> bytes:
        """The text of a long frame, packed."""
        zipper = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        return (zipper.compress(text) + zipper.flush(zlib.Z_SYNC_FLUSH))[: -len(FLUSHED)]


def framed(first: int, data: bytes) -> bytes:
    """A whole frame of a server (RFC 6455): its first byte, its length, its data.

    The library's own way takes as long as everything else that is done to tell a reader.
    """
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big") + data
    return bytes((first, 127)) + size.to_bytes(8, "big") + data


class Packing(ServerPerMessageDeflateFactory):
    """Negotiates compression of frames with clients that support it, as browsers do."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"level": 1, "memLevel": 5},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What was agreed on."""
        agreed, found = super().process_request_params(params, accepted_extensions)
        packed = Packed(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )
        return agreed, packed


class Handshake(ServerProtocol):
    """Opening a socket, with the headers that every response has."""

    def send_response(self, response: Response) -> None:
        """Answer, if only to refuse."""
        for name, value in HEADERS:
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


class KeepAlive:
    """Pings silent sockets, with one timer for all of them; a round takes some seconds."""

    def __init__(self, seconds: int) -> None:
        self.rounds: list[set[KeepAliveSocket]] = [set() for _ in range(seconds * BEATS)]
        self.at = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, socket: KeepAliveSocket) -> None:
        """Check a new socket too, for the first time after a whole round."""
        beat = self.rounds[self.at - 1]
        beat.add(socket)
        socket.beat = beat
        if self.timer is None:
            self.timer = socket.loop.call_later(1 / BEATS, self.check, socket.loop)

    def check(self, loop: asyncio.AbstractEventLoop) -> None:
        """Check the sockets whose turn it is; without any, the timer stops."""
        self.timer = loop.call_later(1 / BEATS, self.check, loop) if any(self.rounds) else None
        for socket in tuple(self.rounds[self.at]):
            socket.check()
        self.at = (self.at + 1) % len(self.rounds)


class KeepAliveSocket(Paced, WebSocketsSansIOProtocol):
    """The web server's socket, opened by our handshake."""

    packing = Packing()
    keep_alive = KeepAlive(PING_SECONDS)

    def __init__(self, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.conn = Handshake(
            extensions=[self.packing], max_size=config.ws_max_size, logger=self.logger
        )
        self.beat: set[KeepAliveSocket] = set()
        self.heard = False  # since it was last checked
        self.asked = False  # and has not answered yet

    def handle_connect(self, event: Request) -> None:
        """A new socket; the application gets a way to write to it directly."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TELL] = {"write": self.tell}

    def tell(self, text: bytes) -> bool:
        """Write a frame at once; False if the reader is behind or gone."""
        gone = self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN
        if gone or not self.writable.is_set():
            return False
        frame = framed(TEXT, text)
        for agreed in self.conn.extensions if len(text) >= WORTH_PACKING else ():
            if isinstance(agreed, Packed):
                frame = framed(PACKED_TEXT, agreed.pack(text))
        self.transport.write(frame)
        return True

    def start_keepalive(self) -> None:
        """Check it from now on."""
        self.keep_alive.add(self)

    def stop_keepalive(self) -> None:
        """Check it no longer."""
        self.beat.discard(self)

    def wants_no_more(self) -> bool:
        """Whether frames wait to be answered."""
        return self.read_paused

    def check(self) -> None:
        """Ping a socket that was silent for a round; close it if it does not answer."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.asked:
            self.keepalive_timeout()
        elif not self.heard:
            self.asked = True
            self.transport.write(PING)
        self.heard = False

    def handle_pong(self, event: Frame) -> None:
        """The ping was answered."""
        self.asked = False

    def send_receive_event_to_app(self) -> None:
        """A frame has come."""
        self.heard, self.asked = True, False
        waits = not self.queue.empty()
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if waits and not paused:
            self.read_paused = True
            self.transport.pause_reading()
