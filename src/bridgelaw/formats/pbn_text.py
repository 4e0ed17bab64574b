"""PBN as text: records of tags and of the words under them. What the words mean is `pbn`'s affair."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.formats.errors import RecordError


class PbnError(RecordError):
    """A PBN file that cannot be read; also where it is good PBN, but more than is read so far."""


class Word(Struct, frozen=True):
    """A word of a section, and its line."""

    text: str
    line: int


class Tag(Struct, frozen=True):
    """A tag with the words that stand under it."""

    name: str
    value: str
    line: int
    words: list[Word] = []


class Game(Struct, frozen=True):
    """One record of a PBN file: one board at one table."""

    line: int
    tags: list[Tag]


_TAG = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_ESCAPE = re.compile(r"\\(.)")
_WORD = re.compile(r"=\s*\d+\s*=|[^\s=]+")
_SECTIONS = ("Auction", "Play", "Table")


def games(text: str, name: str) -> list[Game]:
    """The records of a PBN text: tags with what stands under them. Comments are left out.

    Raises:
        PbnError: a comment without an end, or a line that is neither a tag nor stands under one.
    """
    found: list[Game] = []
    begun: Game | None = None
    for number, line in _lines(text, name):
        if not line.strip():
            begun = None
            continue
        if begun is None:
            begun = Game(number, [])
            found.append(begun)
        _add(begun, line, number, name)
    return found


def _lines(text: str, name: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without comments; an empty one stands where a record ends."""
    inside = 0
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1):
        if not inside and (line.startswith("%") or (number == 1 and not line)):
            continue
        commented = bool(inside)
        kept, inside = _without_comments(line, inside, number)
        if kept.strip() or not (commented or inside or line.strip()):
            yield number, kept
    if inside:
        raise PbnError(name, inside, 1, "bad-pbn", "a comment { that has no end", details={"fault": "comment"})


def _without_comments(line: str, inside: int, number: int) -> tuple[str, int]:
    """The line without comments; `inside` is the line of a comment that is still open, or 0."""
    kept: list[str] = []
    at, quoted = 0, False
    while at < len(line):
        sign = line[at]
        if inside:
            end = line.find("}", at)
            if end < 0:
                return "".join(kept), inside
            at, inside = end, 0
        elif quoted and sign == "\\":
            kept.append(line[at : at + 2])
            at += 1
        elif sign == "{" and not quoted:
            inside = number
        elif sign == ";" and not quoted:
            break
        else:
            quoted ^= sign == '"'
            kept.append(sign)
        at += 1
    return "".join(kept), inside


def _add(game: Game, line: str, number: int, name: str) -> None:
    """What one line holds: tags, then words of the last of them."""
    at = 0
    while (tag := _TAG.match(line, at)) is not None:
        game.tags.append(Tag(tag[1], _ESCAPE.sub(r"\1", tag[2]), number, []))
        at = tag.end()
    rest = line[at:].strip()
    if not rest:
        return
    under = game.tags[-1] if game.tags else None
    if rest.startswith("["):
        said = f'no tag: {rest[:40]}; a tag is [Name "value"]'
        raise PbnError(name, number, at + 1, "bad-pbn", said, details={"fault": "tag"})
    if under is None or not under.name.endswith(_SECTIONS):
        said = f"neither a tag nor part of a section: {rest[:40]}"
        raise PbnError(name, number, at + 1, "bad-pbn", said, details={"fault": "tag"})
    under.words.extend(Word(word[0], number) for word in _WORD.finditer(rest))
