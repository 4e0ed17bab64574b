"""Results: entered, agreed to, corrected (Law 79C), or why there is none (Law 12C2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.desk.artificial import Award
from bridgelaw.formats.errors import Wrong as WrongData
from bridgelaw.formats.sessions import neutral
from bridgelaw.formats.sessions.neutral_fields import RESULT
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import EW, NS
from bridgelaw.hall.arranging import pair_of
from bridgelaw.hall.door import HallRefused
from bridgelaw.hall.messages import AgreeToScore, BoardNotPlayed, DecideCorrection, DisputeScore, EnterScore, Fault
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.session import facts
from bridgelaw.session.doubts import Doubt, doubts, entered_again
from bridgelaw.session.facts import Fact
from bridgelaw.session.model import FieldAward, PlayResult
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import TableRound

ResultMessage = EnterScore | AgreeToScore | DisputeScore | DecideCorrection | BoardNotPlayed
_SHARES: dict[Fault, tuple[Award, Award]] = {
    "ns": ("average_minus", "average_plus"),
    "ew": ("average_plus", "average_minus"),
    "both": ("average_minus", "average_minus"),
    "nobody": ("average_plus", "average_plus"),
}


class Doubted(Exception):
    """Nothing is kept before the table has been asked."""

    def __init__(self, found: Sequence[Mapping[str, Any]]) -> None:
        super().__init__("doubts")
        self.found = tuple(found)


def facts_of_result(now: Now, place: Place, message: ResultMessage, at: float) -> Iterator[Fact]:
    """What such a message comes to. Arguments and errors as in `doing.facts_of`."""
    match message:
        case EnterScore():
            yield from _scored(now, place, message, at)
        case AgreeToScore():
            yield from _agreed(now, place, message)
        case DisputeScore():
            yield from _asked(now, place, message)
        case DecideCorrection():
            yield from _decided(now, place, message)
        case BoardNotPlayed():
            yield from _not_played(now, message)


def _play(now: Now, place: Place, text: str) -> tuple[Play, TableRound]:
    """The play of that name and the table at which it is.

    Raises:
        HallRefused: it is not planned, not begun, or at another table.
    """
    found = now.schedule.named(text)
    if found is None:
        raise HallRefused("no-such-play", play=text)
    play, at = found
    if now.state.called.get(play.section, 0) < play.round:
        raise HallRefused("round-not-called", round=str(play.round))
    if place.kind == "unit" and now.numbers[play.section, play.table] != place.table:
        raise HallRefused("not-here")
    return play, at


def _result(play: Play, ns: str, ew: str, message: EnterScore | DisputeScore) -> PlayResult:
    row: dict[str, Any] = {"section": play.section, "board": play.board, "table": play.table, "round": play.round}
    row |= {"ns": ns, "ew": ew, "contract": message.contract}
    if message.contract != "P":
        row |= {"by": message.by.value if message.by else None, "tricks": message.tricks, "lead": message.lead}
    try:
        read = RESULT.read({key: value for key, value in row.items() if value is not None})
        return neutral.result_of(0, read, dict.fromkeys((ns, ew), play.section), [])
    except WrongData:
        raise HallRefused("no-result", board=str(play.board)) from None


def _sitting(now: Now, play: Play, at: TableRound) -> tuple[str, str]:
    known = now.state.plays.get(play)
    return (known.seated if known is not None else None) or (at.ns, at.ew)


def _scored(now: Now, place: Place, message: EnterScore, at: float) -> Iterator[Fact]:
    play, table = _play(now, place, message.play)
    for key in (message.ns, message.ew):
        pair_of(now, key)
    if message.ns == message.ew:
        raise HallRefused("no-result", board=str(play.board))
    result = _result(play, message.ns, message.ew, message)
    known = now.state.plays.get(play)
    last = known.last_entry if known is not None else None
    if known is not None and known.is_agreed and known.obtained != result:
        raise HallRefused("agreed-already", board=str(play.board))
    if last is not None and last[1].result == result:
        return
    others = _sitting(now, play, table) != (message.ns, message.ew)
    found = _doubts(now, place, result, at)
    untold: list[dict[str, Any]] = [{"code": one.code, "seats": [seat.value for seat in one.seats]} for one in found]
    untold += [{"code": "other_pairs", "seats": []}] if others else []
    if place.kind == "unit" and (untold := [one for one in untold if one["code"] not in message.told]):
        raise Doubted(untold)
    if others:
        yield facts.Seated(play, message.ns, message.ew)
    if last is not None and known is not None and not known.is_agreed and last[1].unit == str(place):
        # the table puts its own entry right before anybody has agreed to it
        yield facts.Undone(last[0])
    yield facts.Scored(result, unit=str(place), told=tuple(one.code for one in found if one.code in message.told))


def _doubts(now: Now, place: Place, result: PlayResult, at: float) -> tuple[Doubt, ...]:
    text = now.state.deals.get(result.board)
    before, when = now.entries.get(str(place), (None, 0.0))
    return (*doubts(result, parse_deal(text) if text else None), *entered_again(result, before, at - when))


def _agreed(now: Now, place: Place, message: AgreeToScore) -> tuple[Fact, ...]:
    play, at = _play(now, place, message.play)
    known = now.state.plays.get(play)
    entry = known.entry(message.of) if known is not None else None
    if known is None or entry is None:
        raise HallRefused("changed-since", board=str(play.board))
    if place.kind == "pair" and place.key not in _sitting(now, play, at):
        raise HallRefused("not-here")
    if known.is_agreed:
        return ()
    return (facts.Agreed(play, message.of),)


def _asked(now: Now, place: Place, message: DisputeScore) -> tuple[Fact, ...]:
    play, _ = _play(now, place, message.play)
    known = now.state.plays.get(play)
    if known is None or known.obtained is None:
        raise HallRefused("no-such-play", play=message.play)
    if place.key not in (known.obtained.ns, known.obtained.ew):
        raise HallRefused("not-here")
    if message.contract == "":
        return (facts.CorrectionAsked(play, None, place.key),)
    result = _result(play, known.obtained.ns, known.obtained.ew, message)
    return () if result == known.obtained else (facts.CorrectionAsked(play, result, place.key),)


def _decided(now: Now, place: Place, message: DecideCorrection) -> tuple[Fact, ...]:
    asked = now.state.evening.asked.get(message.of)
    if asked is None:
        raise HallRefused("decided-already")
    if place.kind == "pair":
        known = now.state.plays[asked.play].obtained
        if known is None or place.key == asked.pair or place.key not in (known.ns, known.ew):
            raise HallRefused("not-here")
        if not message.do:
            # then it is for the Director
            return (facts.DirectorCalled(str(place), "score", asked.play.table, asked.play.section, asked.play.board),)
    if not message.do:
        return (facts.CorrectionRefused(message.of),)
    return (facts.ScoreCorrected(asked.play, asked.result, reason=str(place)),)


def _not_played(now: Now, message: BoardNotPlayed) -> tuple[Fact, ...]:
    play, at = _play(now, Place("director"), message.play)
    known = now.state.plays.get(play)
    if known is not None and known.obtained is not None and known.obtained.unplayed is None:
        raise HallRefused("played-already", board=str(play.board))
    ns, ew = _sitting(now, play, at)
    result = PlayResult(
        section=play.section, board=play.board, ns=ns, ew=ew, round=play.round, table=play.table, unplayed="not played"
    )
    found: tuple[Fact, ...] = (facts.Scored(result, unit="director"),) if known is None else ()
    if message.fault is None:
        return found
    shares = dict(zip((NS, EW), _SHARES[message.fault], strict=True))
    return (*found, facts.Ruled(play=play, ns=ns, ew=ew, award=FieldAward(shares=shares)))
