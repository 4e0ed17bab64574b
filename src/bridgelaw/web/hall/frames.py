"""What goes to a place of a running session: views, and replies with their sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bridgelaw.hall.messages import HallAsked, HallDone, HallMessage, HallRefusal, HallReply
from bridgelaw.session.doubts import DoubtCode
from bridgelaw.words import Words

_messages = msgspec.json.Decoder(HallMessage)


class HallMessageUnreadable(ValueError):
    """This is no message of a session."""


class SaidRefused(Struct, frozen=True, kw_only=True, tag="refused"):
    """Nothing is kept, and why."""

    id: str
    code: str
    sentence: str | UnsetType = UNSET


class SaidDoubt(Struct, frozen=True, kw_only=True):
    """What a table is asked: `seats`, between whom it may lie."""

    code: DoubtCode | Literal["other_pairs"]
    seats: tuple[str, ...]
    sentence: str | UnsetType = UNSET


class SaidAsked(Struct, frozen=True, kw_only=True, tag="asked"):
    """Nothing is kept yet: what the table is asked, each doubt with its sentence."""

    id: str
    doubts: tuple[SaidDoubt, ...]


def read(data: bytes | str) -> HallMessage:
    """The message.

    Raises:
        HallMessageUnreadable: it is none.
    """
    try:
        message: HallMessage = _messages.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise HallMessageUnreadable(str(error)) from None
    return message


SaidReply = HallDone | SaidAsked | SaidRefused
PING, PONG = '{"type":"ping"}', '{"type":"pong"}'
"""Whether the other end of a socket is still there: no message of a session."""


def said(reply: HallReply, words: Words | None) -> SaidReply:
    """The reply as it is sent; with sentences where there are words to say them in."""
    match reply:
        case HallDone():
            return reply
        case HallAsked():
            return SaidAsked(id=reply.id, doubts=tuple(_doubt(one, words) for one in reply.doubts))
        case HallRefusal():
            sentence = UNSET if words is None else words.say(reply.code, **reply.details)
            return SaidRefused(id=reply.id, code=reply.code, sentence=sentence)


def _doubt(told: Mapping[str, Any], words: Words | None) -> SaidDoubt:
    code, seats = told["code"], told["seats"]
    if words is None:
        return SaidDoubt(code=code, seats=seats)
    named = {f"seat{n}": words.seat(seat) for n, seat in enumerate(seats, 1)}
    return SaidDoubt(code=code, seats=seats, sentence=words.say(f"hall-doubt-{code}", **named))
