"""The client's files, compressed as the browser accepts it.

The build writes every larger text file three times: uncompressed, with gzip and with Brotli, at the
highest compression levels, so that the server compresses nothing on request. The request's
`Accept-Encoding` decides which one is sent; the response has `Vary`, and each of the three has its
own `ETag`, because their bytes differ.
"""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Mapping
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}


def accepted(header: str, coding: str) -> bool:
    """Whether an `Accept-Encoding` allows a coding.

    >>> accepted("gzip, br;q=0.5", "br"), accepted("gzip, br;q=0", "br"), accepted("*", "br")
    (True, False, True)
    """
    known: dict[str, float] = {}
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        weight = rest.strip().removeprefix("q=") or "1"
        try:
            known[name.strip()] = float(weight)
        except ValueError:
            known[name.strip()] = 0
    return known.get(coding, known.get("*", 0)) > 0


def packed(path: Path, wanted: str) -> tuple[Path, str]:
    """The file to send for `path`, and its content coding (empty if it has none)."""
    for coding, ending in CODINGS.items():
        found = path.with_name(path.name + ending)
        if accepted(wanted, coding) and found.is_file():
            return found, coding
    return path, ""


def is_packed(path: Path) -> bool:
    """Whether a file has compressed variants, so that the response varies."""
    return any(path.with_name(path.name + ending).is_file() for ending in CODINGS.values())


def send_file(
    path: Path, asked: Headers, headers: Mapping[str, str], media_type: str | None = None
) -> Response:
    """A file as a response; "not modified" if the browser already has exactly these bytes."""
    sent, coding = packed(path, asked.get("accept-encoding", ""))
    told = dict(headers)
    if is_packed(path):
        told["Vary"] = "Accept-Encoding"
    if coding:
        told["Content-Encoding"] = coding
    kind = media_type or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    response = FileResponse(sent, headers=told, media_type=kind, stat_result=os.stat(sent))
    known = [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]
    if response.headers["etag"] in known:
        kept = ("etag", "vary", "cache-control", "last-modified")
        return Response(
            status_code=304,
            headers={name: response.headers[name] for name in kept if name in response.headers},
        )
    return response


def send(request: Request, path: Path, media_type: str | None = None) -> Response:
    """A file whose name stays while its contents change: the page, the service worker, an icon."""
    return send_file(path, request.headers, ASK_AGAIN, media_type)


class Assets(StaticFiles):
    """The built files; their names change with their contents, so they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file; compressed variants cannot be asked for by name."""
        if path.endswith(tuple(CODINGS.values())):
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, to be cached for ever."""
        return send_file(Path(full_path), Headers(scope=scope), FOR_EVER)
