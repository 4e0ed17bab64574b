"""The door: who may send a message of that kind. What is in it is read behind it (`bridgelaw.live.reading`)."""

from __future__ import annotations

from bridgelaw.formats.verbs import DIRECTOR, SPECTATOR
from bridgelaw.live.messages import (
    AnswerPoll,
    Message,
    NextBoard,
    NoQuestions,
    Refusal,
    Report,
    Sent,
    Viewer,
    WriteCard,
    polled_as,
    seat_of,
)

_OF_PLAYERS = {Report: "report", WriteCard: "system_card", NoQuestions: "no_questions"}


def check(who: Viewer, message: Message) -> None:
    """Returns if `who` may send a message of this kind.

    Raises:
        Refusal: it is not for him to do.
    """
    if isinstance(message, AnswerPoll):
        if who != polled_as(message.place, message.poll, message.person):
            raise Refusal("not-allowed", what="poll")
        return
    if who == DIRECTOR:
        if isinstance(message, Report | WriteCard | NoQuestions):
            raise Refusal("not-allowed", what=_OF_PLAYERS[type(message)])
        return
    # what a player may say of a board that is over stands in the act (`bridgelaw.live.reading`)
    if getattr(message, "place", None) is not None and (type(message) is not Sent or seat_of(who) is None):
        raise Refusal("not-allowed", what="place")
    if isinstance(message, Report | WriteCard | NoQuestions):
        if seat_of(who) is None:
            raise Refusal("not-allowed", what=_OF_PLAYERS[type(message)])
    elif isinstance(message, NextBoard):
        _check_next_board(who, message)
    elif type(message) is not Sent:
        raise Refusal("not-allowed", what=type(message).__name__.lower())


def _check_next_board(who: Viewer, message: NextBoard) -> None:
    if who == SPECTATOR:
        raise Refusal("not-allowed", what="next_board")
    if (message.board, message.deal, message.pbn) != (None, None, None):
        raise Refusal("not-allowed", what="deal")
