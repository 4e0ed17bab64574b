"""The bytes of a PBN file that is written: Latin-1 where that is enough, else UTF-8 with a line that says so."""

from __future__ import annotations

import codecs
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO, BinaryIO

from bridgelaw.formats.pbn.writer import HEADER

_SAYS_UTF8 = "%Content-type: text/x-pbn; charset=UTF-8\r\n"


def write(pieces: Iterable[str], path: Path) -> None:
    """Write the pieces of a file, header first, to `path`, which is opened only when all of it is there."""
    with tempfile.TemporaryFile(dir=path.parent) as draft:
        charset = _drafted(pieces, draft)
        with path.open("wb") as file:
            _finished(draft, charset, file)


def write_to(pieces: Iterable[str], stream: BinaryIO) -> None:
    """Write the pieces of a file, header first, to an open file when all of it is there."""
    with tempfile.TemporaryFile() as draft:
        _finished(draft, _drafted(pieces, draft), stream)


def _drafted(pieces: Iterable[str], draft: IO[bytes]) -> str:
    """Write all but the header in UTF-8; the charset in which it shall be."""
    latin = True
    for piece in pieces:
        latin = latin and _is_clear_in_latin(piece)
        draft.write(piece.removeprefix(HEADER).replace("\n", "\r\n").encode("utf-8"))
    draft.seek(0)
    return "latin-1" if latin else "utf-8"


def _finished(draft: IO[bytes], charset: str, file: IO[bytes]) -> None:
    head = HEADER.replace("\n", "\r\n") + (_SAYS_UTF8 if charset == "utf-8" else "")
    file.write(head.encode("ascii"))
    if charset == "utf-8":
        shutil.copyfileobj(draft, file)
        return
    decoder = codecs.getincrementaldecoder("utf-8")()
    while data := draft.read(1 << 16):
        file.write(decoder.decode(data).encode(charset))


def _is_clear_in_latin(piece: str) -> bool:
    """Whether a reader that tries UTF-8 first finds this piece in Latin-1 as it is."""
    if piece.isascii():
        return True
    try:
        piece.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return True
    except UnicodeEncodeError:
        return False
    return False
