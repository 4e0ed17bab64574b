"""JSON to plain data, by msgspec; what that does not see (nesting, a key twice) is counted on the bytes.

Where a value stands is looked up only when an error has to say it.
"""

from __future__ import annotations

import re
from itertools import accumulate, islice
from typing import Any

import msgspec

from bridgelaw.formats.errors import Misplaced, Path, Wrong
from bridgelaw.formats.limits import DEEPEST, too_deep

_BYTE = re.compile(r"\(byte (\d+)\)")
_IN_STRING = re.compile(rb'"[^"]*"')
_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]')
_SPACE = re.compile(r"[ \t\r\n]*")
_OTHERS = bytes(byte for byte in range(256) if byte not in b'"[]{}:')
_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_PIECE = 1_000_000


def decode(text: str, data: bytes) -> Any:
    """The data of a JSON text; `data` are its bytes in UTF-8.

    Raises:
        Misplaced: no JSON, nested too deep, or a key twice in one object.
    """
    bare = _bare(data)
    _check_depth(bare, text)
    begin = _past_space(text, 0)
    if text[begin : begin + 1] != "{":
        raise Misplaced(Wrong("not-json", "no JSON object begins here"), *_line(text, begin))
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _not_json(data, str(error)) from None
    if bare.count(b":") != _count_keys(found):
        raise _duplicate(text)
    return found


def _bare(data: bytes) -> bytes:
    """The brackets and colons outside strings. Two quotes side by side cancel out: the rest keeps its side."""
    bare = data.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, _OTHERS)
    return _IN_STRING.sub(b"", bare.replace(b'""', b""))


def _check_depth(bare: bytes, text: str) -> None:
    depth = 0
    steps = bare.replace(b":", b"").translate(_STEPS)
    for begin in range(0, len(steps), _PIECE):
        heights = list(accumulate(memoryview(steps[begin : begin + _PIECE]).cast("b"), initial=depth))
        if max(heights) > DEEPEST:
            raise Misplaced(too_deep(), *_deep_place(text))
        depth = heights[-1]


def _deep_place(text: str) -> tuple[int, int]:
    depth = 0
    for token in islice(_TOKEN.finditer(text), 200_000):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > DEEPEST:
            return _line(text, token.start())
    return 1, 1


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
    line, begin = data.count(b"\n", 0, at) + 1, data.rfind(b"\n", 0, at) + 1
    return Misplaced(Wrong("not-json", reason), line, len(data[begin:at].decode("utf-8", "replace")) + 1)


def _line(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class JsonPlaces:
    """Where the values of a JSON text stand."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the value at `path`, or of the nearest thing around it."""
        at = _past_space(self.text, 0)
        for step in path:
            begin = next((value for name, key, value in _members(self.text, at) if name == step), None)
            if begin is None:
                break
            at = begin
        return _line(self.text, at)


def _past_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _members(text: str, at: int) -> Any:
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
