"""What a Director does about a play of a running session that is no ruling on its calls or cards: it was not played, a
wrong board was, the pairs sat otherwise, the board is fouled, its score is put right, a penalty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from litestar import get, post
from litestar.response import Redirect, Response
from msgspec import Struct

from bridgelaw.game.calls import BIDS
from bridgelaw.game.seats import Seat
from bridgelaw.hall import by_law
from bridgelaw.hall import messages as sent
from bridgelaw.hall.messages import Fault, HallDone, HallMessage
from bridgelaw.hall.seen import SeenCorrection
from bridgelaw.hall.view import Viewing
from bridgelaw.session.model import PenaltyUnit
from bridgelaw.session.play import Play
from bridgelaw.web.desk.access import PATH, Asking, AtDesk, at_desk
from bridgelaw.web.desk.forms import SentForm, new_id, read
from bridgelaw.web.desk.of_play import PlayTold, play_named, told_of
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.quick_address import PLAY
from bridgelaw.web.hall import frames
from bridgelaw.words import Words

HERE = PATH + "/play"
_FAULTS: tuple[Fault, ...] = ("ns", "ew", "both", "nobody", "director")


class OtherPlay(Struct, frozen=True):
    """The same board at a table: the play, the table's number, whether it is said to have been of another form."""

    play: str
    table: str
    form: str


@get(HERE, include_in_schema=False)
async def look(request: Asking) -> Response[Any]:
    """The play, and what can be done about it."""
    desk = await at_desk(request)
    return await _shown(request, await told_of(desk, play_named(request.query_params.get(PLAY, ""))))


@post(HERE, include_in_schema=False)
async def act(request: Asking) -> Response[Any]:
    """One of them is done, or the page says why not."""
    desk = await at_desk(request, acting=True)
    form = await read(request)
    told = await told_of(desk, play_named(form.text(PLAY)))
    make = _MAKES.get(form.text("act"))
    message = None if make is None else make(told, form)
    words = words_for(request)
    if message is None:
        return await _shown(request, told, words.say("presiding-lacking"), 422)
    reply = await told.running.do(told.place, message, desk.lobby.house.clock())
    if not isinstance(reply, HallDone):
        said = frames.said(reply, words)
        return await _shown(request, told, str(getattr(said, "sentence", "")), 409)
    await _call_over(desk, told, form)
    return Redirect(f"{HERE}?{PLAY}={told.named}&done=1", status_code=303)


async def _call_over(desk: AtDesk, told: PlayTold, form: SentForm) -> None:
    """What somebody has called about is done."""
    if told.named.call in told.running.now.state.evening.calls:
        over = sent.HandleCall(id=f"{form.id}-over", of=told.named.call, over=True)
        await told.running.do(told.place, over, desk.lobby.house.clock())


async def _shown(request: Asking, told: PlayTold, trouble: str = "", status: int = 200) -> Response[Any]:
    now = told.running.now
    words = words_for(request, now.state.opened.laws)
    seen = Viewing(now, told.place, {}).of_play(told.play)
    bids = [(bid.text, words.call(bid.text)) for bid in BIDS if bid.level <= 7]
    return page(
        "play", request, words, status, told=told, seen=seen, trouble=trouble, id=new_id(), faults=_FAULTS,
        unit=_unit(told), done="done" in request.query_params, others=_others(told), bids=bids,
        asked=_asked(told, seen.asked, words),
        laws={
            "not_played": by_law.law(now, by_law.RESPONSIBLE), "wrong_board": by_law.law(now, by_law.NEW_TO_ALL),
            "foul": by_law.law(now, by_law.FOULED), "penalty": by_law.law(now, by_law.PENALTY_LAWS["procedural"]),
            "correct": by_law.law(now, by_law.IN_PERIOD),
        },
        here=f"{PLAY}={told.named}&",
    )  # fmt: skip


def _asked(told: PlayTold, asked: SeenCorrection | None, words: Words) -> str:
    """The score that was asked for, in words; empty where none was."""
    if asked is None:
        return ""
    result = asked.result
    if result is None or result.contract is None:
        return words.say("presiding-never-played")
    return words.say("presiding-score-asked", text=words.contract(result.contract), tricks=result.tricks or 0)


def _others(told: PlayTold) -> tuple[OtherPlay, ...]:
    """Where the board has been played."""
    now = told.running.now
    several = len(now.state.plans) > 1
    found = [
        OtherPlay(str(play), f"{play.section if several else ''}{play.table}", one.result.form)
        for play, one in sorted(now.state.plays.items())
        if play.board == told.board and one.result is not None and now.schedule.of(play) is not None
    ]
    return tuple(found)


def _not_played(told: PlayTold, form: SentForm) -> HallMessage | None:
    fault = next((one for one in _FAULTS if one == form.text("fault")), None)
    if fault is None:
        return None
    partly = bool(form.text("partly"))
    return sent.BoardNotPlayed(id=form.id, play=str(told.play), fault=fault, partly=partly)


def _wrong_board(told: PlayTold, form: SentForm) -> HallMessage | None:
    board, contract, by, tricks = (form.text(name) for name in ("board", "contract", "by", "tricks"))
    if not board.isdecimal() or not contract:
        return None
    bid = f"{contract}{form.text('risk')}" if contract != "P" else "P"
    play: Play = told.play
    declarer = Seat[by] if by in Seat.__members__ else None
    won = int(tricks) if tricks.isdecimal() else None
    return sent.WrongBoardPlayed(
        id=form.id, section=play.section, table=play.table, round=play.round, board=int(board), ns=told.ns, ew=told.ew,
        contract=bid, by=declarer, tricks=won,
    )  # fmt: skip


def _turned(told: PlayTold, form: SentForm) -> HallMessage | None:
    return sent.SeatPairs(id=form.id, section=told.play.section, table=told.play.table, ns=told.ew, ew=told.ns)


def _foul(told: PlayTold, form: SentForm) -> HallMessage | None:
    return sent.FoulBoard(id=form.id, plays=form.texts("at")) if form.texts("at") else None


def _decide(told: PlayTold, form: SentForm) -> HallMessage | None:
    of = form.text("of")
    if not of.isdecimal():
        return None
    return sent.DecideCorrection(id=form.id, of=int(of), do=form.text("do") == "yes", late=bool(form.text("late")))


def _penalty(told: PlayTold, form: SentForm) -> HallMessage | None:
    side, amount = form.text("side"), form.text("amount").replace(",", ".")
    if side not in ("NS", "EW") or not amount.replace(".", "", 1).isdecimal():
        return None
    pair = told.ns if side == "NS" else told.ew
    disciplinary = form.text("kind") == "disciplinary"
    kind: Literal["procedural", "disciplinary"] = "disciplinary" if disciplinary else "procedural"
    return sent.PenalizePair(id=form.id, pair=pair, amount=float(amount), unit=_unit(told), kind=kind)


def _unit(told: PlayTold) -> PenaltyUnit:
    """In what totals of the session are made of."""
    return "percent" if told.running.now.state.conditions.scoring == "mp" else "imp"


_MAKES: dict[str, Callable[[PlayTold, SentForm], HallMessage | None]] = {
    "not_played": _not_played,
    "wrong_board": _wrong_board,
    "turned": _turned,
    "foul": _foul,
    "decide": _decide,
    "penalty": _penalty,
}
