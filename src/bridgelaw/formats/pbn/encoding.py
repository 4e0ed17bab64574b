"""The bytes of a PBN file that is written: Latin-1 where that is enough, else UTF-8 with a line that says so."""

from __future__ import annotations

import io
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from bridgelaw.formats.pbn.writer import HEADER

_SAYS_UTF8 = "%Content-type: text/x-pbn; charset=UTF-8\r\n"


def write(pieces: Iterable[str], path: Path) -> None:
    """Write the pieces of a file, header first, to `path`, which is opened only when all of it is there."""
    with tempfile.TemporaryFile(dir=path.parent) as draft:
        latin = True
        for piece in pieces:
            latin = latin and _is_clear_in_latin(piece)
            draft.write(piece.removeprefix(HEADER).replace("\n", "\r\n").encode("utf-8"))
        draft.seek(0)
        text = io.TextIOWrapper(draft, encoding="utf-8", newline="")
        with path.open("w", encoding="latin-1" if latin else "utf-8", newline="") as file:
            file.write(HEADER.replace("\n", "\r\n") + ("" if latin else _SAYS_UTF8))
            shutil.copyfileobj(text, file)
        text.detach()


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
