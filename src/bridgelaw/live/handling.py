"""What comes of a message: the event that is to be kept, or why it is refused. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live import door, polls
from bridgelaw.live.cases import mark
from bridgelaw.live.exchange import dealt_of, imported, read_boards
from bridgelaw.live.happenings import Arranged, Begun, Did, Happening, Noted, Reported, Struck, ToldOfAppeal
from bridgelaw.live.messages import (
    AnswerPoll,
    Arrange,
    ClosePoll,
    Import,
    Message,
    NextBoard,
    Note,
    OpenPoll,
    Refusal,
    Report,
    Sent,
    Strike,
    TakeUp,
    TellOfAppeal,
    Viewer,
    polled_as,
    seat_of,
)
from bridgelaw.live.objecting import mechanical, objections
from bridgelaw.live.settings import Dealt, numbered
from bridgelaw.live.shown import record_form
from bridgelaw.live.state import Board, State, last_written
from bridgelaw.table import acts

MOST_EVENTS = 3000
"""Events of one board; a board has about seventy."""
LONGEST_IMPORT = 200_000


def happening_of(state: State, who: Viewer, message: Message, at: float, revision: Callable[[], int]) -> Happening:
    """What is to be kept of the message of `who`, whose view has that `revision`.

    Raises:
        Refusal, Wrong: it is refused.
    """
    if not door.CLIENT_ID.fullmatch(message.id):
        raise Refusal("bad-id")
    if state.board.events >= MOST_EVENTS and not isinstance(message, NextBoard):
        raise Refusal("board-full", most=str(MOST_EVENTS))
    if isinstance(message, AnswerPoll):
        return _poll_answered(state, who, message, at)
    if isinstance(message, Sent):
        return _act(state, who, message, at, revision)
    if isinstance(message, Report):
        return _report(state, who, message)
    if isinstance(message, NextBoard):
        return _next_board(state, who, message)
    if who != door.DIRECTOR:
        raise Refusal("not-allowed", what=type(message).__name__.lower())
    return _directors(state, message, at, revision)


def _directors(state: State, message: Message, at: float, revision: Callable[[], int]) -> Happening:
    """What is the Director's alone."""
    if isinstance(message, Arrange):
        return _arranged(state, message)
    if isinstance(message, Strike):
        return _struck(state, message, revision)
    if isinstance(message, OpenPoll | ClosePoll):
        return _poll(state, message, at)
    if isinstance(message, TellOfAppeal):
        return ToldOfAppeal()
    if isinstance(message, TakeUp):
        return _taken_up(state, message, at)
    if isinstance(message, Note):
        door.check_text(message.text, door.LONGEST["text"])
        return Noted(message.text)
    assert isinstance(message, Import)
    if len(message.text) > LONGEST_IMPORT:
        raise Refusal("too-long", length=str(len(message.text)), most=str(LONGEST_IMPORT))
    return imported(message, state.board.dealt.number + 1)


def _act(state: State, who: Viewer, message: Sent, at: float, revision: Callable[[], int]) -> Did:
    board, now = state.board, _moment(state, message.before)
    act = door.read(now, who, message.act, len(board.course.happened) + 1)
    _check_case(state, message.case)
    if message.seen is not None and door.depends_on_the_moment(act) and message.seen != (now_at := revision()):
        raise Refusal("stale", revision=str(now_at))
    seat = seat_of(who)
    if seat is not None:
        found = objections(state.book, now, act, seat)
        hindered = tuple(one for one in found if one.kind in mechanical())
        if hindered and state.settings.entry == "prevent":
            raise Refusal("prevented", hindered)
        if found and not message.confirmed:
            raise Refusal("objection", found)
    if state.settings.kind == "paper":
        return Did(record_form(act), before=message.before)
    return Did(_timed(board, act, at))


def _moment(state: State, before: str | None) -> Situation:
    """The situation in which an act is done: the present one, or on paper that in front of another act.

    Raises:
        Refusal: this is not on paper.
        Wrong: there is no such act.
    """
    if before is None:
        return state.board.now
    if state.settings.kind != "paper":
        raise Refusal("not-paper")
    for act, situation in zip(state.board.course.happened, state.board.course.situations, strict=False):
        if act.id == before:
            return situation
    raise Wrong("no-such-act", f"before: no act is called {before!r}", ["before"], id=before)


def _check_case(state: State, case: str | None) -> None:
    """Nothing, when the ruling is as far as it was when the Director decided.

    Raises:
        Refusal: somebody has gone on with it.
    """
    if case is not None and case != mark(state):
        raise Refusal("stale")


def _arranged(state: State, message: Arrange) -> Arranged:
    """Who plays cannot have the cards changed under his hands."""
    _check_case(state, message.case)
    before, board = state.board.dealt, message.board
    same = (before.number, before.dealer, before.vulnerable, before.deal)
    if state.settings.kind != "paper" and same != (board.number, board.dealer, board.vulnerable, board.deal):
        raise Refusal("not-paper")
    door.check_texts(msgspec.to_builtins(board))
    try:
        parse_deal(board.deal)
    except ValueError as error:
        raise Refusal("no-deal", reason=str(error)) from error
    return Arranged(board)


def _struck(state: State, message: Strike, revision: Callable[[], int]) -> Struck:
    if state.settings.kind != "paper" or last_written(state.board) is None:
        raise Refusal("not-paper")
    if message.seen is not None and message.seen != (now_at := revision()):
        raise Refusal("stale", revision=str(now_at))
    return Struck()


def _poll(state: State, message: OpenPoll | ClosePoll, at: float) -> Happening:
    board = state.board
    if isinstance(message, OpenPoll):
        asked = (message.of, message.people, message.methods, message.until)
        return polls.opened(board.course, board.polls, *asked, at)
    return polls.closed(board.polls, message.poll, f"a{board.now.facts.count + 1}", round(at - board.began, 3))


def _poll_answered(state: State, who: str, message: AnswerPoll, at: float) -> Happening:
    if who != polled_as(message.place, message.poll, message.person):
        raise Refusal("not-allowed", what="poll")
    return polls.answered(state.board.course, state.board.polls, message.poll, message.person, message.reply, at)


def _timed(board: Board, act: acts.Act, at: float) -> dict[str, Any]:
    """The act in record form, with the times that the server has measured."""
    written = record_form(act) | {"at": round(at - board.began, 3)}
    took = _took(board, act, at)
    return written if took is None or "took" in written else written | {"took": round(took, 3)}


def _took(board: Board, act: acts.Act, at: float) -> float | None:
    """How long he who was to act has taken: since he came in turn, or since he was asked."""
    if isinstance(act, acts.Call | acts.Play):
        return at - board.since if board.now.player_in_turn is act.by else None
    if isinstance(act, acts.Explain | acts.Restate | acts.Agree | acts.Contest | acts.PlayOn | acts.Choose):
        return at - board.asked
    return None


def _report(state: State, who: Viewer, message: Report) -> Reported:
    """A report is an act of another one's that only says what can be conveyed; times are what he says."""
    seat = seat_of(who)
    if seat is None:
        raise Refusal("not-allowed", what="report")
    about = dict(message.about)
    for key in about:
        if key not in ("by", "convey", "of", "text", "took"):
            raise Refusal("not-allowed", what=str(key))
    if "convey" not in about:
        raise Refusal("not-allowed", what="report")
    door.check_texts(about)
    board = state.board
    written = door.translated(board.now, seat, about)
    act = acts_format.read_one({**written, "id": "\0"}, 1, board.now.facts.acts)
    if not isinstance(act, acts.Convey):
        raise Refusal("not-allowed", what="by")
    return Reported(f"r{len(board.reports) + 1}", {**written, "reported_by": seat.value})


def _taken_up(state: State, message: TakeUp, at: float) -> Did:
    board = state.board
    report = next((r for r in board.reports if r.id == message.report and r.taken_up is None), None)
    if report is None:
        raise Refusal("no-such-report", report=message.report[:20])
    id = f"a{board.now.facts.count + 1}"
    return Did({**report.about, "id": id, "at": round(at - board.began, 3)}, report.id)


def _next_board(state: State, who: Viewer, message: NextBoard) -> Begun:
    board = state.board
    if who == "spectator":
        raise Refusal("not-allowed", what="next_board")
    if who != door.DIRECTOR:
        if (message.board, message.deal, message.pbn) != (None, None, None):
            raise Refusal("not-allowed", what="deal")
        if board.now.phase not in ("ended", "closed"):
            raise Refusal("not-ended")
    return Begun(_chosen(state, message))


def _chosen(state: State, message: NextBoard) -> Dealt:
    following = state.settings.board(state.board.index + 1, message.board)
    number = message.board or state.board.dealt.number + 1
    if message.board is not None and not 1 <= message.board <= 999:
        raise Refusal("no-deal")
    if message.pbn is not None:
        return _from_pbn(message.pbn, number)
    if message.deal is None:
        return following
    try:
        deal = parse_deal(message.deal)
    except ValueError as error:
        raise Refusal("no-deal", reason=str(error)) from error
    if any(hand is None or len(hand) != 13 for hand in deal.values()):
        raise Refusal("no-deal")
    return numbered(number, write_deal(deal))


def _from_pbn(text: str, number: int) -> Dealt:
    if len(text) > LONGEST_IMPORT:
        raise Refusal("too-long", length=str(len(text)), most=str(LONGEST_IMPORT))
    try:
        found = read_boards(text, "pbn")
    except RecordError as error:
        raise Refusal("no-deal", reason=error.reason) from error
    if not found or any(hand is None or len(hand) != 13 for hand in found[0].deal.values()):
        raise Refusal("no-deal")
    return dealt_of(found[0], number)
