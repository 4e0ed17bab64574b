"""A text from elsewhere, and the first board in it as plain data: what is sent to the process that reads it, and comes
back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import Struct

from bridgelaw.formats.board import Record
from bridgelaw.formats.boards import renumbered
from bridgelaw.game.deals import write_deal
from bridgelaw.game.seats import Vulnerability
from bridgelaw.lawbook.editions import Edition
from bridgelaw.table.vocabulary import Scoring

Form = Literal["record", "pbn", "lin"]

_LENGTH = 8
"""Bytes in front of each question and each answer that say how long it is."""


class TextToRead(Struct, frozen=True):
    """A text in UTF-8, and what it is."""

    text: bytes
    form: Form


class FirstBoard(Struct, frozen=True, kw_only=True, tag="board"):
    """The first board of a text, as plain data; `acts` have the ids that a table gives them: `a1`, `a2`, …

    The other fields are those of a `Record`.
    """

    board: int | None
    dealer: str
    vulnerable: Vulnerability | None
    deal: str
    title: str
    laws: Edition
    authority: str
    regulations: Mapping[str, Any]
    scoring: Scoring | None
    screens: bool
    players: Mapping[str, str]
    field: Mapping[str, Any] | None
    session: Mapping[str, float]
    match: Mapping[str, Any] | None
    norms: Mapping[str, Mapping[str, Any]]
    acts: tuple[dict[str, Any], ...]


class NoBoard(Struct, frozen=True, tag="none"):
    """Why there is none: `code` is one of the `error-` messages of the words room, `empty` if there is simply none,
    `too-many-acts` if there are more of them than `MOST_ACTS`; `details` are its arguments."""

    code: str
    reason: str = ""
    details: Mapping[str, str] = {}


Answer = FirstBoard | NoBoard


def first_board(record: Record) -> FirstBoard:
    """A board as plain data."""
    return FirstBoard(
        board=record.board,
        dealer=record.dealer.value,
        vulnerable=record.vulnerable,
        deal=write_deal(record.deal),
        title=record.title,
        laws=record.laws,
        authority=record.authority,
        regulations=record.regulations,
        scoring=record.scoring,
        screens=record.screens,
        players={seat.value: name for seat, name in record.players.items()},
        field=record.field,
        session=record.session,
        match=record.match,
        norms={seat.value: norm for seat, norm in record.norms.items()},
        acts=tuple(renumbered(record)),
    )


def sent(message: Struct) -> bytes:
    """A question or an answer as it goes from process to process."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(_LENGTH, "big") + data


def taken(stream: BinaryIO) -> bytes:
    """The next question or answer; nothing when there will be none any more."""
    length = stream.read(_LENGTH)
    return stream.read(int.from_bytes(length, "big")) if len(length) == _LENGTH else b""
