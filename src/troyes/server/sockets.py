"""WebSockets for many clients that are mostly idle and get the same frames at once.

Frames are written directly to the connection, and queued only for clients that do not keep up. Long
frames are compressed. One timer checks that all clients are still there.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
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
WHOLE = 0x80  # in the first byte of a frame that is a whole message
TEXT, PACKED_TEXT = 0x81, 0xC1  # the first byte of a whole text frame, as it is or packed
FLUSHED = b"\x00\x00\xff\xff"  # ends what is packed, and is left out (RFC 7692)
MASKED = 0x80  # added to the length of a client's frame
LONG = 126  # instead of a length, which is in the next two bytes
STORED = b"\x00"  # begins a block that is stored as it is (RFC 1951)
SETTINGS: dict[str, Any] = {"level": 1, "memLevel": 5}


class Packed(PerMessageDeflate):
    """Compresses long frames, each by itself: sockets keep no compression context."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes over the wire."""
        return frame if len(frame.data) < WORTH_PACKING else super().encode(frame)

    def pack(self, text: bytes, end: bytes) -> bytes:
        """The text of a long frame and its end, packed."""
        whole = packed(text, self.local_max_window_bits)
        return whole + stored(end) if end else whole[: -len(FLUSHED)]


@lru_cache(maxsize=8)
def packed(text: bytes, window_bits: int) -> bytes:
    """The text of a long frame, packed; what several readers get is packed once."""
    zipper = zlib.compressobj(wbits=-window_bits, **SETTINGS)
    return zipper.compress(text) + zipper.flush(zlib.Z_SYNC_FLUSH)


def stored(end: bytes) -> bytes:
    """The end of a packed frame, as it is: it is short, and every reader has their own."""
    size = len(end)
    block = size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little") + end
    return STORED + block + STORED


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
            compress_settings=SETTINGS,
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


class WholeFrames(WebSocketsSansIOProtocol):
    """Reads a frame that comes whole and alone, as nearly all do, without the library's parser.

    The parser is made for frames in any number of pieces, and gets everything else. From a client
    whose data has once ended within a frame, or who has sent a message in several frames, it gets
    all that follows too. If the web server no longer takes a text like this, it gets everything.
    """

    quick = hasattr(WebSocketsSansIOProtocol, "handle_text")
    requested = False  # the request to open it has come; all that follows are frames
    at_a_frame = True  # what comes next begins a message

    def data_received(self, data: bytes) -> None:
        """Bytes of a client."""
        text = None
        if self.quick and self.requested and self.at_a_frame:
            self.at_a_frame = all_whole(data)
            if self.conn.state is State.OPEN:
                text = self.read(data)
        self.requested = True
        if text is None:
            super().data_received(data)
        else:
            self.handle_text(Frame(Opcode.TEXT, text))

    def read(self, data: bytes) -> bytes | None:
        """The text of a frame; None if it is anything else, or one of several frames."""
        if frame_end(data, 0) != len(data) or data[0] not in (TEXT, PACKED_TEXT):
            return None
        begin = 8 if data[1] == MASKED + LONG else 6
        text = unmasked(data[begin:], data[begin - 4 : begin])
        return text if data[0] == TEXT else self.unpacked(text)

    def unpacked(self, text: bytes) -> bytes | None:
        """What a client has packed; None if it is damaged or too long, or packing not agreed on."""
        for agreed in self.conn.extensions:
            if isinstance(agreed, Packed):
                unzipper = zlib.decompressobj(wbits=-agreed.remote_max_window_bits)
                try:
                    found = unzipper.decompress(text + FLUSHED, self.config.ws_max_size)
                except zlib.error:
                    return None
                return None if unzipper.unconsumed_tail else found
        return None


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client has masked (RFC 6455)."""
    size = len(data)
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(whole)).to_bytes(size)


def frame_end(data: bytes, begin: int) -> int:
    """Where a client's frame ends; 0 if its length is not there, or not for us to read."""
    if len(data) < begin + 4:
        return 0
    size = data[begin + 1] - MASKED
    if size == LONG:
        return begin + 8 + int.from_bytes(data[begin + 2 : begin + 4], "big")
    return begin + 6 + size if 0 <= size < LONG else 0


def all_whole(data: bytes) -> bool:
    """Whether data consists of whole frames, each a message of its own."""
    at = 0
    while at < len(data):
        end = frame_end(data, at)
        if not end or not data[at] & WHOLE:
            return False
        at = end
    return at == len(data)


class KeepAliveSocket(Paced, WholeFrames):
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
        if not getattr(self, "close_sent", True) and hasattr(self, "writable"):
            self.scope["extensions"][TELL] = {"write": self.tell}

    def tell(self, text: bytes, end: bytes = b"") -> bool:
        """Write a frame of two parts at once; False if the reader is behind or gone."""
        gone = self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN
        if gone or not self.writable.is_set():
            return False
        for agreed in self.conn.extensions if len(text) >= WORTH_PACKING else ():
            if isinstance(agreed, Packed):
                self.transport.write(framed(PACKED_TEXT, agreed.pack(text, end)))
                return True
        self.transport.write(framed(TEXT, text + end))
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
