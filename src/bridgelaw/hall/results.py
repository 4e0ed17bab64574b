"""Results: entered, agreed to, corrected (Law 79C)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.game.deals import parse_deal
from bridgelaw.hall.arranging import pair_of
from bridgelaw.hall.by_law import AFTER_PERIOD, CORRECTION_MINUTES, IN_PERIOD, is_over, law
from bridgelaw.hall.door import HallRefused
from bridgelaw.hall.entering import play_at, result_of, sitting
from bridgelaw.hall.messages import AgreeToScore, CorrectScore, DecideCorrection, DisputeScore, EnterScore
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place, pairs_behind
from bridgelaw.session import facts
from bridgelaw.session.doubts import Doubt, doubts, entered_again
from bridgelaw.session.facts import Fact
from bridgelaw.session.model import PlayResult

ResultMessage = EnterScore | AgreeToScore | DisputeScore | DecideCorrection | CorrectScore


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
            yield from _decided(now, place, message, at)
        case CorrectScore():
            yield from _put_right(now, place, message, at)


def _scored(now: Now, place: Place, message: EnterScore, at: float) -> Iterator[Fact]:
    play, table = play_at(now, place, message.play)
    for key in (message.ns, message.ew):
        pair_of(now, key)
    if message.ns == message.ew:
        raise HallRefused("no-result", board=str(play.board))
    result = result_of(play, message.ns, message.ew, message)
    known = now.state.plays.get(play)
    last = known.last_entry if known is not None else None
    if known is not None and known.obtained is not None and known.is_agreed and known.obtained != result:
        raise HallRefused("agreed-already", board=str(play.board))
    if last is not None and last[1].result == result:
        return
    others = sitting(now, play, table) != (message.ns, message.ew)
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
    return (
        *doubts(result, parse_deal(text) if text else None, now.makeable.get(text or "")),
        *entered_again(result, before, at - when),
    )


def _agreed(now: Now, place: Place, message: AgreeToScore) -> tuple[Fact, ...]:
    play, at = play_at(now, place, message.play)
    known = now.state.plays.get(play)
    if known is None or known.entry(message.of) is None:
        raise HallRefused("changed-since", board=str(play.board))
    if place.pair and place.pair not in sitting(now, play, at):
        raise HallRefused("not-here")
    if known.is_agreed:
        return ()
    return (facts.Agreed(play, message.of),)


def _asked(now: Now, place: Place, message: DisputeScore) -> tuple[Fact, ...]:
    play, _ = play_at(now, place, message.play)
    known = now.state.plays.get(play)
    if known is None or known.obtained is None:
        raise HallRefused("no-such-play", play=message.play)
    if place.pair not in (known.obtained.ns, known.obtained.ew):
        raise HallRefused("not-here")
    if message.contract == "":
        return (facts.CorrectionAsked(play, None, place.pair),)
    result = result_of(play, known.obtained.ns, known.obtained.ew, message)
    return () if result == known.obtained else (facts.CorrectionAsked(play, result, place.pair),)


def _decided(now: Now, place: Place, message: DecideCorrection, at: float) -> tuple[Fact, ...]:
    asked = now.state.evening.asked.get(message.of)
    if asked is None:
        raise HallRefused("decided-already")
    if place.pair:
        known = now.state.plays[asked.play].obtained
        if known is None or place.pair == asked.pair or place.pair not in (known.ns, known.ew):
            raise HallRefused("not-here")
        if not message.do or is_over(now, CORRECTION_MINUTES, at):
            # then it is for the Director
            return (facts.DirectorCalled(str(place), "score", asked.play.table, asked.play.section, asked.play.board),)
    if not message.do:
        return (facts.CorrectionRefused(message.of),)
    cited = _cited(now, at, late=message.late)
    return (facts.ScoreCorrected(asked.play, asked.result, reason=str(place), law=cited),)


def _put_right(now: Now, place: Place, message: CorrectScore, at: float) -> tuple[Fact, ...]:
    named = now.play_named(message.play)
    known = None if named is None else now.state.plays.get(named[0])
    if named is None or known is None or known.obtained is None:
        raise HallRefused("no-such-play", play=message.play)
    play, ns, ew = named
    if not now.progress.may_see(pairs_behind(place, now), play.board):
        raise HallRefused("board-ahead")
    result = result_of(play, ns, ew, message) if message.contract else None
    if result == known.obtained:
        return ()
    return (facts.ScoreCorrected(play, result, reason=str(place), law=_cited(now, at, late=message.late)),)


def _cited(now: Now, at: float, *, late: bool) -> str:
    """By which provision a score is put right now.

    Raises:
        HallRefused: the correction period is over, and the Director has not said that it is done all the same.
    """
    if not is_over(now, CORRECTION_MINUTES, at):
        return law(now, IN_PERIOD)
    cited = law(now, *AFTER_PERIOD)
    if not late:
        raise HallRefused("period-over", law=cited)
    return cited
