"""What a message comes to: the facts that are kept of it, or why nothing is."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bridgelaw.hall import messages as sent
from bridgelaw.hall.arranging import ArrangingMessage, facts_of_people
from bridgelaw.hall.by_law import PENALTY_LAWS, law
from bridgelaw.hall.door import HallRefused
from bridgelaw.hall.irregular import IrregularMessage, facts_of_irregularity
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place, place_of
from bridgelaw.hall.results import ResultMessage, facts_of_result
from bridgelaw.session import facts
from bridgelaw.session.facts import Fact
from bridgelaw.session.model import SessionPenalty

_OF_CARDS_ON_A_TABLE = (
    sent.EnterScore | sent.AgreeToScore | sent.DisputeScore | sent.SeatPairs | sent.WrongBoardPlayed | sent.FoulBoard
)
"""What cannot be where the boards themselves tell what came of them, and who plays which."""


def facts_of(now: Now, place: Place, message: sent.HallMessage, people: tuple[str, ...], at: float) -> tuple[Fact, ...]:
    """The facts that a message comes to; none where all of it is so already.

    Args:
        people: the keys of those whom it names.
        at: the time, in seconds since the epoch.

    Raises:
        HallRefused: it cannot be done.
        Doubted: the table is asked first.
    """
    place = place.as_pair
    if now.state.opened.online and isinstance(message, _OF_CARDS_ON_A_TABLE):
        raise HallRefused("played-online")
    if isinstance(message, ResultMessage):
        return tuple(facts_of_result(now, place, message, at))
    if isinstance(message, ArrangingMessage):
        return tuple(facts_of_people(now, place, message, people, at))
    if isinstance(message, IrregularMessage):
        return tuple(facts_of_irregularity(now, place, message, at))
    return tuple(_facts(now, place, message, at))


def _facts(now: Now, place: Place, message: sent.HallMessage, at: float) -> Iterator[Fact]:
    match message:
        case sent.ExtendRound():
            yield facts.RoundExtended(tuple(sorted(now.state.called)), message.minutes)
        case sent.CallDirector():
            yield _called(now, place, message)
        case sent.HandleCall():
            yield _handled(now, place, message)
        case sent.PenalizePair():
            amount, cited = Fraction(str(message.amount)), message.law or law(now, PENALTY_LAWS[message.kind])
            yield facts.Penalized(SessionPenalty(pair=message.pair, amount=amount, unit=message.unit, law=cited))
        case sent.UndoFact():
            yield facts.Undone(message.of)
        case sent.PlayAsWell():
            yield facts.PlaysAsWell(str(place), message.pair)
        case sent.LookAtBoard():
            mine = now.state.evening.plays.get(str(place))
            if mine is not None and now.progress.is_ahead(mine, message.board):
                yield facts.BoardLooked(mine, message.board)
        case sent.PublishList():
            yield facts.ListPublished(len(now.state.published) + 1, at)
        case sent.EndPlay():
            yield facts.PlayOver(message.over)
        case sent.CloseSession():
            yield facts.SessionClosed()


def _called(now: Now, place: Place, message: sent.CallDirector) -> facts.DirectorCalled:
    section, table = "", place.table
    if place.kind == "unit":
        section, table = now.tables[table - 1] if 1 <= table <= len(now.tables) else ("", table)
    else:
        here = now.of_pair(place.pair)
        section, table = (here.section, here.table) if here is not None else ("", 0)
    return facts.DirectorCalled(str(place.as_pair), message.about, table, section, message.board)


def _handled(now: Now, place: Place, message: sent.HandleCall) -> facts.CallHandled:
    goes = place_of(message.by) if message.by else place
    if goes is None or not goes.rules:
        raise HallRefused("not-allowed")
    known = now.state.evening.calls.get(message.of)
    before = known.handled if known is not None else None
    other = before.by if before is not None and not before.later else ""
    if other not in ("", str(place), str(goes)) and not (message.over or message.instead):
        kind, _, key = other.partition(":")
        raise HallRefused("somebody-goes", kind=kind, who=key)
    case = message.case or (before.case if before is not None else "")
    return facts.CallHandled(message.of, message.over, by=str(goes), case=case, later=message.later)
