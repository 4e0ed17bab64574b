"""The messages between a server and whoever sits at a table, as JSON. `docs/live.md` is their page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bridgelaw.live import messages
from bridgelaw.live.messages import Viewer

ClientId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
Place = Annotated[int, Meta(ge=1, le=100_000)]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the language of the sentences (none for a program), and the last revision that he has."""

    language: Annotated[str, Meta(max_length=35)] | None = None
    seen: Revision | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """The Director looks at a board by its place (from 1), also at one that is over; without one, at the table."""

    place: Place | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Something is done at the table; the Director may say about which board (`place`, from 1)."""

    id: ClientId
    act: dict[str, Any]
    seen: Revision | None = None
    confirmed: bool = False
    place: Place | None = None


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """A player reports, to the Director alone, what somebody conveyed."""

    id: ClientId
    about: dict[str, Any]


class TakeUp(Struct, tag="take_up", forbid_unknown_fields=True):
    """The Director takes up a report."""

    id: ClientId
    report: Annotated[str, Meta(max_length=20)]
    place: Place | None = None


class Note(Struct, tag="note", forbid_unknown_fields=True):
    """The Director's own note."""

    id: ClientId
    text: Annotated[str, Meta(max_length=4000)]
    place: Place | None = None


class NextBoard(Struct, tag="next_board", forbid_unknown_fields=True):
    """The next board; the Director may say which."""

    id: ClientId
    board: Annotated[int, Meta(ge=1, le=9999)] | None = None
    deal: Annotated[str, Meta(max_length=200)] | None = None
    pbn: str | None = None


class Import(Struct, tag="import", forbid_unknown_fields=True):
    """The Director puts a board on the table that was played elsewhere."""

    id: ClientId
    text: str
    form: Annotated[str, Meta(pattern="^(record|pbn|lin)$")] = "record"


class Whose(Struct):
    """Of any message, the id that it gives itself."""

    id: ClientId


Deed = Act | Report | TakeUp | Note | NextBoard | Import
"""What is to be kept, and answered by `done` or `refused`."""
Message = Hello | Ping | Look | Deed

_messages = msgspec.json.Decoder(Message)
_deeds = msgspec.json.Decoder(Deed)
_whose = msgspec.json.Decoder(Whose)


class Unreadable(ValueError):
    """This is no message; `id` is that of the message if it has one."""

    def __init__(self, id: str = "") -> None:
        super().__init__("no message")
        self.id = id


def read(text: str | bytes) -> Message:
    """The message that a frame holds.

    Raises:
        Unreadable: it holds none.
    """
    found: Message = _read(_messages, text)
    return found


def read_deed(body: bytes) -> Deed:
    """The deed that the body of a request holds.

    Raises:
        Unreadable: it holds none.
    """
    found: Deed = _read(_deeds, body)
    return found


def _read(decoder: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Unreadable(id_of(text)) from error


def id_of(text: str | bytes) -> str:
    """The id that a message gives itself, if it has one, whatever else is in it."""
    try:
        return str(_whose.decode(text).id)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return ""


def inward(deed: Deed) -> messages.Message:
    """The same, as the table takes it."""
    if isinstance(deed, Act):
        return messages.Sent(id=deed.id, act=deed.act, seen=deed.seen, confirmed=deed.confirmed, place=deed.place)
    kinds: Mapping[type[Any], type[Any]] = {
        Report: messages.Report,
        TakeUp: messages.TakeUp,
        Note: messages.Note,
        NextBoard: messages.NextBoard,
        Import: messages.Import,
    }
    return kinds[type(deed)](**msgspec.structs.asdict(deed))  # type: ignore[no-any-return]


PONG = '{"type":"pong"}'


def done(id: str, revision: int) -> dict[str, Any]:
    """It was kept."""
    return {"type": "done", "id": id, "revision": revision}


def presence(there: Mapping[Viewer, bool]) -> str:
    """Who is connected."""
    return text({"type": "presence", "seats": there})


def text(message: Mapping[str, Any]) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()
