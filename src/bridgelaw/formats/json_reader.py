"""JSON to plain data, by msgspec; what that does not see (nesting, a key twice) is counted on the bytes.

A large text is gone through in pieces, so that refusing it takes little memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import msgspec

from bridgelaw.formats.errors import Misplaced, Path, Wrong
from bridgelaw.formats.limits import DEEPEST, too_deep

_BYTE = re.compile(r"\(byte (\d+)\)")
_IN_STRING = re.compile(rb'"[^"]*"')
_TOKEN = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|[\[\]{}]', re.DOTALL)
_SPACE = re.compile(r"[ \t\r\n]*")
_OTHERS = bytes(byte for byte in range(256) if byte not in b'"[]{}:')
_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_BEGIN = re.compile(rb"[ \t\r\n]*\{")
_PIECE = 1_000_000


def decode(data: bytes) -> Any:
    """The data of a JSON text in UTF-8.

    Raises:
        Misplaced: no JSON, nested too deep, or a key twice in one object.
    """
    begin = _BEGIN.match(data)
    if begin is None:
        raise _not_json(data, "no object begins here (byte 0)")
    colons = _count_colons(data)
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _not_json(data, str(error)) from None
    if colons != _count_keys(found):
        raise _duplicate(data.decode("utf-8"))
    return found


def _count_colons(data: bytes) -> int:
    """How many keys the text has, counted on what is left of it without its strings; refuses too deep nesting."""
    at = depth = colons = 0
    quote = b""
    while at < len(data):
        piece = data[at : at + _PIECE]
        # an escape is never cut in two: of a run of backslashes at the end the last one may belong to what follows
        if (len(piece) - len(piece.rstrip(b"\\"))) % 2:
            piece += data[at + _PIECE : at + _PIECE + 1]
        if not (quote and b'"' not in piece):  # else all of it is in a string
            bare = piece.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, _OTHERS)
            bare = quote + bare
            quotes = bare.count(b'"')
            inside = b'"' if quotes % 2 else b""
            # two quotes side by side cancel out: what is left stays inside or outside of strings as it was
            only_quotes = quotes == len(bare)
            bare = b"" if only_quotes else _IN_STRING.sub(b"", (bare + inside).replace(b'""', b""))
            colons += bare.count(b":")
            steps = bare.replace(b":", b"").translate(_STEPS)
            heights = list(accumulate(memoryview(steps).cast("b"), initial=depth))
            if max(heights) > DEEPEST:
                raise Misplaced(too_deep(), *_place(data, at + _deep_in(quote + piece, depth) - len(quote)))
            depth, quote = heights[-1], inside
        at += len(piece)
    return colons


def _deep_in(piece: bytes, depth: int) -> int:
    """Where in a piece that begins at `depth` the nesting becomes too deep."""
    for token in _TOKEN.finditer(piece):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(token[0], 0)
        if depth > DEEPEST:
            return token.start()
    return 0


def _count_keys(found: Any) -> int:
    count, waiting = 0, [found]
    while waiting:
        one = waiting.pop()
        if type(one) is dict:
            count += len(one)
            waiting.extend(one.values())
        elif type(one) is list:
            waiting.extend(one)
    return count


def _not_json(data: bytes, said: str) -> Misplaced:
    byte = _BYTE.search(said)
    at = int(byte[1]) if byte else len(data.rstrip())
    reason = f"no JSON: {_BYTE.sub('', said).removeprefix('JSON is malformed: ').strip()}"
    return Misplaced(Wrong("not-json", reason), *_place(data, at))


def _place(data: bytes, at: int) -> tuple[int, int]:
    """Line and column of a byte."""
    line, begin = data.count(b"\n", 0, at) + 1, data.rfind(b"\n", 0, at) + 1
    return line, len(data[begin:at].decode("utf-8", "replace")) + 1


def _line(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class JsonPlaces:
    """Where the values of a JSON text stand; looked up only when an error has to say it."""

    __slots__ = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the value at `path`, or of the nearest thing around it."""
        text = self.data.decode("utf-8")
        at = _past_space(text, 0)
        for step in path:
            begin = next((value for name, _, value in _members(text, at) if name == step), None)
            if begin is None:
                break
            at = begin
        return _line(text, at)


def _past_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _members(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
    """The members of the object or array that begins at `at`: name or number, where the key and the value begin."""
    from json import JSONDecoder

    decoder = JSONDecoder()
    closing = {"{": "}", "[": "]"}.get(text[at : at + 1])
    if closing is None:
        return
    at = _past_space(text, at + 1)
    number = 0
    while text[at : at + 1] != closing:
        name: str | int = number
        key = at
        if closing == "}":
            name, at = decoder.raw_decode(text, at)
            at = _past_space(text, _past_space(text, at) + 1)
        yield name, key, at
        _, at = decoder.raw_decode(text, at)
        at = _past_space(text, at)
        if text[at : at + 1] == ",":
            at = _past_space(text, at + 1)
        number += 1


def _duplicate(text: str) -> Misplaced:
    """The first key that stands twice in one object."""
    waiting: list[tuple[Path, int]] = [((), _past_space(text, 0))]
    while waiting:
        path, begin = waiting.pop()
        seen = set()
        inner = []
        for name, key, value in _members(text, begin):
            if name in seen:
                wrong = Wrong("duplicate-key", f"the key {name!r} stands twice", [*path, name], text=str(name))
                return Misplaced(wrong, *_line(text, key))
            seen.add(name)
            inner.append(((*path, name), value))
        waiting.extend(reversed(inner))
    return Misplaced(Wrong("duplicate-key", "a key stands twice"), 1, 1)
