"""A LIN file as a stream of commands, `xx|value|` each, and those in groups of one board; however large the file is.

Line ends mean nothing. A board begins where the file names one (`qx`) or deals again (`md`); what stands before the
first board (who plays against whom, results, names of both rooms) goes with it. What a writer of this program has
carried along ends a board.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import BinaryIO

from msgspec import Struct

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign.text import LONGEST

OURS = "BRIDGELAW "
_PIECE = 1 << 16
_NAME = re.compile(r"[a-z]{1,2}|[0-9]|[34]d")
_BEGINS = frozenset(("qx", "pn", "px", "pw", "st", "md", "vg", "rs", "mp", "bn"))
_HAPPENS = frozenset(("mb", "pc"))
_BYTE_ORDER_MARK = "\xef\xbb\xbf"


class Command(Struct, gc=False):
    """One command, and where its name stands."""

    name: str
    value: str
    line: int
    column: int = 1


Group = list[Command]


def groups(stream: BinaryIO, name: str) -> Iterator[Group | RecordError]:
    """The commands of each board; an error in the place of what is no command."""
    board, begun = _Board(), _Board()
    for command in commands(stream, name):
        if isinstance(command, RecordError):
            if board.said or begun.said:
                yield [*board.said, *begun.said]
            board, begun = _Board(), _Board()
            yield command
            continue
        if command.name == "nt" and command.value.startswith(OURS):
            yield [*board.said, *begun.said, command]
            board, begun = _Board(), _Board()
        elif begun.said or (command.name in _BEGINS and "md" in board.named):
            begun.add(command)
            if command.name in ("md", "qx"):
                yield board.said
                board, begun = begun, _Board()
            elif command.name in _HAPPENS:
                for one in begun.said:
                    board.add(one)
                begun = _Board()
        elif command.name == "qx" and "qx" in board.named:
            yield board.said
            board = _Board()
            board.add(command)
        else:
            board.add(command)
        if len(board.said) + len(begun.said) > LONGEST // 10:
            yield RecordError(name, command.line, 1, "too-large", "a board of too many commands: expected qx or md")
            board, begun = _Board(), _Board()
    if board.said or begun.said:
        yield [*board.said, *begun.said]


class _Board:
    """The commands of a board so far, and which there are among them."""

    __slots__ = ("named", "said")

    def __init__(self) -> None:
        self.said: Group = []
        self.named: set[str] = set()

    def add(self, command: Command) -> None:
        """One more."""
        self.said.append(command)
        self.named.add(command.name)


def commands(stream: BinaryIO, name: str) -> Iterator[Command | RecordError]:
    """The commands of a file. Behind an error it goes on with the next command that begins a board."""
    lost = False
    waiting: tuple[str, int, int] | None = None
    for said, line, column in _pieces(stream):
        if "\0" in said:
            yield RecordError(name, line, column, "binary", "not text: it holds a NUL")
            lost, waiting = True, None
        elif len(said) > LONGEST:
            yield RecordError(name, line, column, "too-large", "a value that does not end: expected |")
            lost, waiting = True, None
        elif waiting is not None:
            yield Command(waiting[0], _decoded(said), waiting[1], waiting[2])
            waiting = None
        else:
            plain = said.strip().lower()
            if _NAME.fullmatch(plain) and (not lost or plain in _BEGINS):
                lost = False
                waiting = plain, line, column
            elif not lost and (plain or said.strip(" \t") != said):
                shown = said.strip()[:20]
                yield RecordError(name, line, column, "bad-lin", f"{shown!r} is no command: expected two letters and |")
                lost = True
    if waiting is not None and not lost:
        yield Command("", waiting[0], waiting[1], waiting[2])


def _pieces(stream: BinaryIO) -> Iterator[tuple[str, int, int]]:
    """What stands between the bars, without line ends, each with line and column of its first sign."""
    line_ends = io.IncrementalNewlineDecoder(None, translate=True)
    line, column, rest = 1, 1, ""
    first = True
    ended = False
    while not ended:
        data = stream.read(_PIECE)
        ended = not data
        piece = line_ends.decode(data.decode("latin-1"), final=ended)  # one character for each byte
        if first:
            piece = piece.removeprefix(_BYTE_ORDER_MARK)
            first = False
        *whole, rest = (rest + piece).split("|")
        for said in whole:
            yield said.replace("\n", ""), *_beginning(said, line, column)
            line, column = _after(said, line, column, 1)
        if len(rest) > LONGEST:
            yield rest, line, column
            line, column = _after(rest, line, column, 0)
            rest = ""
    if rest.strip():
        yield rest.replace("\n", ""), *_beginning(rest, line, column)


def _beginning(said: str, line: int, column: int) -> tuple[int, int]:
    blank = len(said) - len(said.lstrip("\n"))
    return (line + blank, 1) if blank else (line, column)


def _after(said: str, line: int, column: int, more: int) -> tuple[int, int]:
    ends = said.count("\n")
    return (line + ends, len(said) - said.rfind("\n") - 1 + 1 + more) if ends else (line, column + len(said) + more)


def _decoded(said: str) -> str:
    if said.isascii():
        return said
    try:
        return said.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return said
