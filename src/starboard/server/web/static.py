"""Static: the built browser client, from a folder that was read once. Every page of it is the same `index.html`."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PACKED_KINDS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class File:
    """One file of the client, plain and compressed."""

    kind: str
    content: bytes
    packed: bytes | None
    tag: str
    cache: str


class Client:
    """All files of the client by their path. What is not in the folder when the server starts is never served."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder is not None else []:
            if path.is_file() and path.suffix not in (".gz", ".br", ".map"):
                name = path.relative_to(folder).as_posix() if folder is not None else path.name
                self.files[name] = read(path, name)

    async def answer(self, request: Request) -> Response:
        name = request.path_params.get("path", "")
        file = self.files.get(name)
        if file is None and "." not in name:
            file = self.files.get("index.html")
        if file is None:
            return PlainTextResponse("There is nothing here.\n", 404, {"Cache-Control": "no-store"})
        headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
        return Response(file.content, headers=headers, media_type=file.kind)


def read(path: Path, name: str) -> File:
    content = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(PACKED_KINDS) and len(content) > 500 else None
    # The build puts a hash of its content into the name of everything in `assets/`.
    cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
    return File(kind, content, packed, f'"{hashlib.sha256(content).hexdigest()[:32]}"', cache)
