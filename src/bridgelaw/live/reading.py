"""What a message says: its act in the words that its sender has, its deal, its board. Whatever is wrong with the form
of it is found here; whether it can be done at the table is found later (`bridgelaw.live.handling`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.api.first_board import FirstBoard, Form
from bridgelaw.api.reading import Unread, first_board
from bridgelaw.desk.poll import MOST
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.verbs import DIRECTOR, acts_of
from bridgelaw.game.deals import Deal, parse_deal, write_deal
from bridgelaw.live import door
from bridgelaw.live.messages import (
    CLIENT_ID,
    AnswerPoll,
    Arrange,
    Import,
    Message,
    NextBoard,
    Note,
    OpenPoll,
    Refusal,
    Report,
    Sent,
    Viewer,
    WriteCard,
    seat_of,
)
from bridgelaw.live.texts import LONGEST, LONGEST_NAME, check_text, check_texts
from bridgelaw.table import acts

LONGEST_BOARD = 200_000
"""Characters of a text that tells of a board."""

_OF_SEATS: dict[str, str] = {
    # the game
    "call": "", "substitute": "unintended", "retract": "of", "play": "from down", "face": "", "spread": "",
    "designate": "", "expose": "how", "pick_up": "", "inspect": "",
    "claim": "", "concede": "", "line": "of", "agree": "of", "contest": "of text", "play_on": "of",
    # what is said about it
    "alert": "of", "announce": "of", "ask": "of about", "explain": "of", "clarify": "of", "review": "halt",
    "restate": "of", "correct": "of", "consult": "", "reserve": "of channel text", "dispute": "of text",
    # what only he and the Director know
    "realise": "of text", "learn": "about cards of text",
    # what stops the table
    "attention": "text", "prevent": "of", "summon": "of text", "waive": "of", "assess": "of",
    "choose": "of suit suits card call seat", "leave": "", "score": "", "appeal": "of concurring text",
}  # fmt: skip
OF_SEATS = {verb: frozenset((verb, *keys.split())) for verb, keys in _OF_SEATS.items()}
"""What a player may send: each verb with the keys that it may have. What is written under `text` only the Director
gets."""

ABOUT_BOARDS_OVER = ("attention", "summon")
"""What a player may still do about a board that is over: he points something out, and calls the Director to it."""

NEVER = frozenset(("id", "at", "imported"))
"""What no message may have: the server numbers and times the acts."""

_OWN_ID = re.compile(r"s[1-9][0-9]*", re.ASCII)
_NAMES_AN_ACT = ("of", "attention")
_OF_A_REPORT = frozenset(("by", "convey", "of", "text", "took"))


class MessageContent(Struct, frozen=True):
    """What a message holds besides its fields: an `act` without an id, that names others as its sender does; the
    `board` that a text tells of; a whole `deal`, as PBN writes it."""

    act: acts.Act | None = None
    board: FirstBoard | None = None
    deal: str | None = None


async def content(who: Viewer, message: Message) -> MessageContent | Exception:
    """What the message says, or the error for which it is refused on any board."""
    try:
        door.check(who, message)
        return await read(who, message)
    except Exception as error:
        return error


async def read(who: Viewer, message: Message) -> MessageContent:
    """What the message says; `who` may send it. A board is read elsewhere, so that nobody has to wait for it.

    Raises:
        Refusal, Wrong: its form is wrong, or it takes too long to be read.
    """
    if not re.fullmatch(CLIENT_ID, message.id):
        raise Refusal("bad-id")
    match message:
        case Sent():
            act = _act(who, message.act)
            if message.place is not None and who != DIRECTOR and act.verb not in ABOUT_BOARDS_OVER:
                raise Refusal("not-allowed", what="place")
            return MessageContent(act=act)
        case Report():
            return MessageContent(act=_reported(who, message.about))
        case Import():
            return MessageContent(board=await _board(message.text, message.form))
        case NextBoard():
            return await _next_board(message)
        case Arrange():
            # the other tables' results are no text, and there may be many of them
            check_texts(msgspec.to_builtins(replace(message.board, field=None)))
            _deal(message.board.deal)
        case Note():
            check_text(message.text, LONGEST["text"])
        case WriteCard():
            for line in message.lines:
                check_text(line, LONGEST["text"])
        case OpenPoll():
            _check_poll(message)
        case AnswerPoll():
            check_text(message.reply.players, LONGEST_NAME)
    return MessageContent()


def _act(who: Viewer, sent: Mapping[str, Any]) -> acts.Act:
    """An act in the words of `who`, by allow-list: the Director has all of them, who looks on has none."""
    check_texts(sent)
    for key in sent:
        if key in NEVER:
            raise Refusal("not-allowed", what=key)
    if who == DIRECTOR:
        return _in_form({"by": DIRECTOR, **sent})
    seat = seat_of(who)
    if seat is None:
        raise Refusal("not-allowed", what=str(next(iter(sent), "")))
    if "by" in sent:
        raise Refusal("not-allowed", what="by")
    known = acts_of(who)
    for key in sent:
        if (key in known and key not in OF_SEATS) or (key in acts.DIRECTOR_ACTS and key not in known):
            raise Refusal("not-allowed", what=key)
    act = _in_own_words({"by": who, **sent})
    for key in sent:
        if key not in OF_SEATS[act.verb]:
            raise Refusal("not-allowed", what=key)
    return act


def _reported(who: Viewer, about: Mapping[str, Any]) -> acts.Convey:
    """A report is an act of another one's that only says what can be conveyed; times are what he says."""
    for key in about:
        if key not in _OF_A_REPORT:
            raise Refusal("not-allowed", what=str(key))
    if "convey" not in about:
        raise Refusal("not-allowed", what="report")
    check_texts(about)
    act = _in_own_words(about)
    if not isinstance(act, acts.Convey):
        raise Refusal("not-allowed", what="by")
    return act


def _in_own_words(sent: Mapping[str, Any]) -> acts.Act:
    """An act as a seat has it, which names acts by the seat's own numbers. What is not such a number names nothing."""
    for key in _NAMES_AN_ACT:
        id = sent.get(key)
        if isinstance(id, str) and not _OWN_ID.fullmatch(id):
            raise acts_format.no_such_act(key, id)
    return _in_form(sent)


def _in_form(data: Mapping[str, Any]) -> acts.Act:
    # it gets its id when it is done; which acts there are is not known yet
    return acts_format.read_one(data, 0, None)


async def _next_board(message: NextBoard) -> MessageContent:
    found = None if message.pbn is None else await _board(message.pbn, "pbn", is_next=True)
    if message.board is not None and not 1 <= message.board <= 999:
        raise Refusal("no-deal")
    if found is not None:
        _whole(parse_deal(found.deal))
        return MessageContent(board=found)
    if message.deal is None:
        return MessageContent()
    return MessageContent(deal=write_deal(_whole(_deal(message.deal))))


async def _board(text: str, form: Form, *, is_next: bool = False) -> FirstBoard:
    if len(text) > LONGEST_BOARD:
        raise Refusal("too-long", length=str(len(text)), most=str(LONGEST_BOARD))
    try:
        return await first_board(text, form)
    except Unread as no:
        raise _unread(no, is_next=is_next) from no


def _unread(no: Unread, *, is_next: bool) -> Refusal:
    """Why a text is refused, as a table says it."""
    if no.code == "late":
        return Refusal("import-late")
    if no.code == "too-many-acts":
        return Refusal("import-acts", (), **no.details)
    if no.code == "no-board" or is_next:
        return Refusal("no-deal", reason=no.reason)
    return Refusal(no.code, (), **no.details)


def _deal(text: str) -> Deal:
    try:
        return parse_deal(text)
    except ValueError as error:
        raise Refusal("no-deal", reason=str(error)) from error


def _whole(deal: Deal) -> Deal:
    if any(hand is None or len(hand) != 13 for hand in deal.values()):
        raise Refusal("no-deal")
    return deal


def _check_poll(message: OpenPoll) -> None:
    if not (0 < len(message.people) <= MOST or (message.second == "same" and not message.people)):
        raise Refusal("poll-people", most=str(MOST))
    check_text(message.methods, LONGEST["text"])
    for one in message.people:
        for text in (one.label, one.players):
            check_text(text, LONGEST_NAME)
