"""How large, how deep and in what bytes a text may be: refused by name and reason before anything is made of it."""

from __future__ import annotations

import codecs
import os
from pathlib import Path

from bridgelaw.formats.errors import RecordError, Wrong

MEGABYTE = 1_000_000
YAML_AT_MOST = 4 * MEGABYTE
JSON_AT_MOST = 64 * MEGABYTE
XML_AT_MOST = 16 * MEGABYTE
DEEPEST = 50

_MARKS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


def too_deep() -> Wrong:
    """What to raise for nesting that goes too deep."""
    return Wrong("too-deep", f"nested more than {DEEPEST} deep", limit=str(DEEPEST))


def read_bytes(path: Path, name: str, at_most: int) -> bytes:
    """The bytes of a file that is not too large.

    Raises:
        RecordError: it cannot be read, or it is larger than `at_most` bytes.
    """
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            data = b"" if size > at_most else file.read(at_most + 1)
    except OSError as error:
        said = f"cannot be read: {error.strerror or error}"
        raise RecordError(name, 1, 1, "not-readable", said) from None
    check_size(max(size, len(data)), name, at_most)
    return data


def check_size(size: int, name: str, at_most: int) -> None:
    """Refuse what is too large.

    Raises:
        RecordError: `size` is more than `at_most` bytes.
    """
    if size > at_most:
        limit = f"{at_most // MEGABYTE} MB"
        raise RecordError(name, 1, 1, "too-large", f"larger than {limit}", details={"limit": str(at_most // MEGABYTE)})


def checked(data: bytes, name: str) -> bytes:
    """Bytes of a text in UTF-8, without the mark that may stand in front.

    Raises:
        RecordError: another encoding, or no text at all.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            raise _encoded(name, encoding)
    nul = data.find(b"\0")
    if nul >= 0:
        if data[:2].count(0) == data[2:4].count(0) == 1:
            raise _encoded(name, "UTF-16")
        raise RecordError(name, *_place(data, nul), "binary", f"not text: byte {nul + 1} is NUL")
    decoder = codecs.getincrementaldecoder("utf-8")()
    for begin in range(0, len(data), MEGABYTE):
        waiting = len(decoder.getstate()[0])
        try:
            decoder.decode(data[begin : begin + MEGABYTE], final=begin + MEGABYTE >= len(data))
        except UnicodeDecodeError as error:
            at = begin - waiting + error.start
            said = f"not UTF-8: byte {at + 1} is 0x{data[at]:02X}"
            raise RecordError(name, *_place(data, at), "encoding", said) from None
    return data.removeprefix(codecs.BOM_UTF8)


def _encoded(name: str, encoding: str) -> RecordError:
    return RecordError(name, 1, 1, "encoding", f"encoded in {encoding}, not in UTF-8", details={"encoding": encoding})


def _place(data: bytes, at: int) -> tuple[int, int]:
    return data.count(b"\n", 0, at) + 1, at - data.rfind(b"\n", 0, at)
