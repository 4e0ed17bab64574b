"""What comes of a message that may be sent and has been read: the event that is kept, or why there is none. Pure."""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.desk.held import is_held
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.live import acting, kept_evidence, lead_questions, polls, quota, system_cards
from bridgelaw.live.exchange import dealt_of
from bridgelaw.live.happenings import (
    Arranged,
    Begun,
    Did,
    Happening,
    Noted,
    Ready,
    RoundEnds,
    SetAside,
    Struck,
    ToldOfAppeal,
)
from bridgelaw.live.messages import (
    AnswerPoll,
    Arrange,
    ClosePoll,
    EndRound,
    Import,
    KeepCard,
    Message,
    NextBoard,
    NoQuestions,
    Note,
    OpenPoll,
    Refusal,
    Report,
    Sent,
    Strike,
    TakeUp,
    TellOfAppeal,
    Viewer,
    WriteCard,
)
from bridgelaw.live.objecting import Knowing
from bridgelaw.live.reading import MessageContent
from bridgelaw.live.settings import numbered
from bridgelaw.live.state import Board, TableState, last_written


def happening_of(
    state: TableState,
    who: Viewer,
    message: Message,
    content: MessageContent,
    at: float,
    revision: Callable[[], range],
    knowing: Knowing = lambda: None,
) -> Happening:
    """What is to be kept of the message of `who`. `content`: what it says, as it was read. `revision`: as in
    `acting.check_seen`. `knowing`: gives what `who` knows, if that has been worked out already.

    Raises:
        Refusal, Wrong: it is refused.
    """
    board = state.board
    quota.check(board, who, message)
    match message:
        case Sent():
            assert content.act is not None
            return acting.done(state, who, message, content.act, at, revision, knowing)
        case Report():
            assert content.act is not None
            return acting.reported(state, Seat[who], message, content.act)
        case TakeUp():
            return _taken_up(state, message, at)
        case Note():
            return Noted(message.text)
        case WriteCard():
            return system_cards.written(state, who, message)
        case NextBoard():
            return _next_board(state, who, message, content)
        case NoQuestions():
            return lead_questions.nothing_asked(board, Seat[who], at)
        case Import():
            assert content.board is not None
            if state.in_session:
                raise Refusal("no-more-boards")
            return Begun(dealt_of(content.board, board.dealt.number + 1), content.board.acts)
        case Arrange():
            return _arranged(state, message)
        case Strike():
            return _struck(state, message, revision)
        case OpenPoll() | AnswerPoll() | ClosePoll() | KeepCard():
            return _evidence(board, message, at)
        case TellOfAppeal() | EndRound():
            return RoundEnds(message.over) if isinstance(message, EndRound) else ToldOfAppeal()


def _evidence(board: Board, message: OpenPoll | AnswerPoll | ClosePoll | KeepCard, at: float) -> Happening:
    id, since = f"a{board.now.facts.count + 1}", round(at - board.began, 3)
    match message:
        case OpenPoll():
            if message.second is not None:
                again = (message.of, message.people, message.second, message.until)
                return polls.opened_second(board.course, board.polls, *again, at)
            asked = (message.of, message.people, message.methods, message.until)
            return polls.opened(board.course, board.polls, *asked, at)
        case AnswerPoll():
            return polls.answered(board.course, board.polls, message.poll, message.person, message.reply, at)
        case ClosePoll():
            return polls.closed(board.polls, message.poll, id, since)
        case KeepCard():
            return kept_evidence.kept(board.polls, board.now.facts.acts, message, id, since)


def _taken_up(state: TableState, message: TakeUp, at: float) -> Did | SetAside:
    board = state.board
    report = next((r for r in board.reports if r.id == message.report and r.taken_up is None), None)
    if report is None:
        raise Refusal("no-such-report", report=message.report[:20])
    if message.set_aside:
        return SetAside(report.id)
    id = f"a{board.now.facts.count + 1}"
    return Did({**report.about, "id": id, "at": round(at - board.began, 3)}, report.id)


def _next_board(state: TableState, who: Viewer, message: NextBoard, content: MessageContent) -> Begun | Ready:
    """The Director begins the next board; without him it begins when all four players have said that they are ready."""
    board = state.board
    others = (message.board, message.deal, message.pbn) != (None, None, None)
    if not state.has_more or (state.in_session and others):
        raise Refusal("no-more-boards")
    if who != "director":
        _check_ready(state, Seat[who])
        if len(board.ready) + 1 < len(SEATS):
            return Ready()
    number = message.board or board.dealt.number + 1
    if content.board is not None:
        return Begun(dealt_of(content.board, number))
    if content.deal is not None:
        return Begun(numbered(number, content.deal))
    return Begun(state.settings.board(board.index + 1, message.board))


def _check_ready(state: TableState, seat: Seat) -> None:
    now = state.board.now
    if now.phase not in ("ended", "closed"):
        raise Refusal("not-ended")
    if is_held(now):
        raise Refusal("director-called" if now.frozen else "director-decides")
    if seat in state.board.ready:
        raise Refusal("is-ready")


def _arranged(state: TableState, message: Arrange) -> Arranged:
    """The Director corrects the conditions of a board. Number, dealer, vulnerability, deal and Laws can be changed on
    paper only: elsewhere the board is being played with them."""
    acting.check_case(state, message.case)
    before, board = state.board.dealt, message.board
    same = (before.number, before.dealer, before.vulnerable, before.deal)
    changed = message.under is not None or same != (board.number, board.dealer, board.vulnerable, board.deal)
    if state.settings.kind != "paper" and changed:
        raise Refusal("not-paper")
    if message.under is not None:
        try:
            state.settings.under(message.under)
        except ValueError as error:
            raise Refusal("no-such-laws", reason=str(error)) from error
    return Arranged(board, message.under)


def _struck(state: TableState, message: Strike, revision: Callable[[], range]) -> Struck:
    if state.settings.kind != "paper" or last_written(state.board) is None:
        raise Refusal("not-paper")
    acting.check_seen(message.seen, revision)
    return Struck()
