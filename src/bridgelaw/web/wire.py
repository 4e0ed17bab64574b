"""The messages between a server and whoever sits at a table, as JSON. `docs/live.md` is their page."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bridgelaw.live.messages import ClientId, Deed, Place, Revision
from bridgelaw.web.frames import FromServer, Pong


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the language of the sentences (none for a program), and the last revision that he has.

    `only_own`, `only_dummys`: the only card that he can play from that hand is played for him after an even time.
    """

    language: Annotated[str, Meta(max_length=35)] | None = None
    seen: Revision | None = None
    only_own: bool = False
    only_dummys: bool = False


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """The Director looks at a board by its place (from 1), also at one that is over; without one, at the table."""

    place: Place | None = None


class Judged(Struct, tag="judged", forbid_unknown_fields=True):
    """What the only person at a table that a program directs would find, as he was asked (`ToJudge`)."""

    id: ClientId
    kind: Annotated[str, Meta(max_length=60)]
    value: Any
    of: Annotated[str, Meta(max_length=20)] | None = None


class Whose(Struct):
    """Of any message, the id that it gives itself."""

    id: ClientId


Message = Hello | Ping | Look | Judged | Deed
ToServer = Message

_messages = msgspec.json.Decoder(Message)
_deeds = msgspec.json.Decoder(Deed)
_whose = msgspec.json.Decoder(Whose)


class UnreadableMessage(ValueError):
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
        raise UnreadableMessage(id_of(text)) from error


def id_of(text: str | bytes) -> str:
    """The id that a message gives itself, if it has one, whatever else is in it."""
    try:
        return str(_whose.decode(text).id)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return ""


_encode = msgspec.json.Encoder().encode


def text(message: FromServer) -> str:
    """A message as it goes over the wire."""
    return _encode(message).decode()


PONG = text(Pong())
