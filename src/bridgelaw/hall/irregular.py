"""What goes wrong on an evening beside the boards themselves: a wrong board is played (Law 15), a board is fouled (87),
one is not played (12C), a ruling is appealed against (92)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.desk.artificial import Award
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.hall.arranging import pair_of
from bridgelaw.hall.by_law import (
    APPEAL_MINUTES,
    NEW_TO_ALL,
    OWN_ERROR,
    PLAYED_BEFORE,
    RESPONSIBLE,
    is_over,
    law,
)
from bridgelaw.hall.door import HallRefused
from bridgelaw.hall.entering import play_at, result_of, sitting
from bridgelaw.hall.messages import AppealRuling, BoardNotPlayed, Fault, FoulBoard, WrongBoardPlayed
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.session import facts
from bridgelaw.session.facts import Fact
from bridgelaw.session.model import CANCELLED, SIDES, FieldAward, PlayResult
from bridgelaw.session.play import Play

IrregularMessage = BoardNotPlayed | WrongBoardPlayed | FoulBoard | AppealRuling
_AT_FAULT: dict[Fault, tuple[Side, ...]] = {"ns": (NS,), "ew": (EW,), "both": SIDES, "nobody": (), "director": ()}


def facts_of_irregularity(now: Now, place: Place, message: IrregularMessage, at: float) -> Iterator[Fact]:
    """What such a message comes to. Arguments and errors as in `doing.facts_of`."""
    match message:
        case BoardNotPlayed():
            yield from _not_played(now, message)
        case WrongBoardPlayed():
            yield from _wrong_board(now, message)
        case FoulBoard():
            yield from _fouled(now, message)
        case AppealRuling():
            yield from _appealed(now, place, message, at)


def shares(fault: Fault, *, partly: bool) -> dict[Side, Award]:
    """What each side gets of a board without a result: by whose fault that is, wholly or partly."""
    guilty: Award = "average" if partly else "average_minus"
    return {side: guilty if side in _AT_FAULT[fault] else "average_plus" for side in SIDES}


def _not_played(now: Now, message: BoardNotPlayed) -> Iterator[Fact]:
    play, at = play_at(now, Place("director"), message.play)
    known = now.state.plays.get(play)
    if known is not None and known.obtained is not None and known.obtained.unplayed is None:
        raise HallRefused("played-already", board=str(play.board))
    ns, ew = sitting(now, play, at)
    if known is None or known.obtained is None:
        yield facts.Scored(_blank(play, ns, ew, "not played"), unit="director")
    if message.fault is None:
        return
    found = FieldAward(shares=shares(message.fault, partly=message.partly))
    cited = law(now, OWN_ERROR if message.fault == "director" else RESPONSIBLE)
    penalties = () if known is None else known.penalties
    yield facts.Ruled(play=play, ns=ns, ew=ew, award=found, penalties=penalties, law=cited)


def _blank(play: Play, ns: str, ew: str, why: str) -> PlayResult:
    return PlayResult(
        section=play.section, board=play.board, ns=ns, ew=ew, round=play.round, table=play.table, unplayed=why
    )


def _wrong_board(now: Now, message: WrongBoardPlayed) -> Iterator[Fact]:
    """Kept as these two pairs played it; it counts where it was new to both, else it is cancelled for them."""
    for key in (message.ns, message.ew):
        pair_of(now, key)
    round = message.round or now.state.called.get(message.section, 0)
    at = now.schedule.at(message.section, message.table, round)
    if at is None:
        raise HallRefused("no-such-round", round=str(round))
    play = Play(message.section, message.board, message.table, round)
    if message.board in at.boards or message.ns == message.ew:
        raise HallRefused("board-of-round", board=str(message.board))
    if play in now.state.plays:
        raise HallRefused("played-already", board=str(message.board))
    result = result_of(play, message.ns, message.ew, message)
    before = [key for key in (message.ns, message.ew) if now.progress.has_played(key, message.board)]
    yield facts.Scored(result, unit="director")
    cited = law(now, PLAYED_BEFORE if before else NEW_TO_ALL)
    counts = _blank(play, message.ns, message.ew, CANCELLED) if before else result
    yield facts.Ruled(play=play, ns=message.ns, ew=message.ew, result=counts, law=cited)


def _fouled(now: Now, message: FoulBoard) -> Iterator[Fact]:
    plays = [play_at(now, Place("director"), text)[0] for text in message.plays]
    if not plays or len({play.board for play in plays}) > 1:
        raise HallRefused("one-board")
    for play in plays:
        known = now.state.plays.get(play)
        if known is None or known.obtained is None:
            raise HallRefused("no-score", board=str(play.board))
        yield facts.FormPlayed(play, message.form)


def _appealed(now: Now, place: Place, message: AppealRuling, at: float) -> Iterator[Fact]:
    """The Director is told; an appeal that comes too late is one all the same, and he says what becomes of it."""
    play, _ = play_at(now, place, message.play)
    known = now.state.plays.get(play)
    mine = () if known is None else [one for one in known.rulings if place.pair in (one.ns, one.ew)]
    if known is None or not mine:
        raise HallRefused("nothing-ruled", board=str(play.board))
    if any((one.play, one.pair) == (play, place.pair) for one in now.state.evening.appealed.values()):
        return
    yield facts.RulingAppealed(play, place.pair, late=is_over(now, APPEAL_MINUTES, at))
    called = facts.DirectorCalled(str(place), "appeal", play.table, play.section, play.board)
    yield replace(called)
