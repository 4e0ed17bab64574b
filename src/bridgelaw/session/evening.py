"""What goes on while a session is played, beside its results: who sits where, the clock, calls for the Director."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.seats import Side
from bridgelaw.session.facts import (
    BoardLooked,
    CallHandled,
    CorrectionAsked,
    CorrectionRefused,
    DirectorCalled,
    Fact,
    ListPublished,
    PairPlaced,
    PlaysAsWell,
    RoundCalled,
    RoundExtended,
    RulingAppealed,
    ScoreCorrected,
)


class RoundClock(Struct, frozen=True):
    """The clock of a round: when it began, in seconds since the epoch, and the minutes that it is to take."""

    began: float
    minutes: float

    @property
    def ends(self) -> float:
        """When it is to end, in seconds since the epoch."""
        return self.began + 60 * self.minutes


class OpenCall(Struct, frozen=True):
    """A call for the Director that is not over; `handled`: what was last done about it."""

    call: DirectorCalled
    handled: CallHandled | None = None


class Evening(Struct, frozen=True):
    """An evening so far.

    Attributes:
        placed: who sits where before there is a movement, by table and side.
        clocks: the clock of the present round, by section.
        calls: calls for the Director that are not over, by the number of the fact.
        asked: corrections that were asked for and are not decided, by the number of the fact.
        plays: the pairs of those who have another place as well, as the Director, by that place.
        looked: who has been told of a board that he has to play.
        appealed: appeals, by the number of the fact.
        published: when the first list went up, in seconds since the epoch; 0 before.
    """

    placed: Mapping[tuple[int, Side], str] = {}
    clocks: Mapping[str, RoundClock] = {}
    calls: Mapping[int, OpenCall] = {}
    asked: Mapping[int, CorrectionAsked] = {}
    plays: Mapping[str, str] = {}
    looked: tuple[BoardLooked, ...] = ()
    appealed: Mapping[int, RulingAppealed] = {}
    published: float = 0.0

    def after(self, number: int, fact: Fact) -> Evening:
        """The same with fact `number`; itself where that is nothing to it."""
        match fact:
            case PairPlaced():
                return replace(self, placed=_placed(self.placed, fact))
            case RoundCalled():
                clock = RoundClock(fact.at, fact.minutes)
                return replace(self, clocks={**self.clocks, **dict.fromkeys(fact.sections, clock)})
            case RoundExtended():
                return replace(self, clocks=_extended(self.clocks, fact))
            case DirectorCalled():
                return replace(self, calls={**self.calls, number: OpenCall(fact)})
            case CallHandled():
                return replace(self, calls=_handled(self.calls, fact))
            case CorrectionAsked():
                return replace(self, asked={**self.asked, number: fact})
            case CorrectionRefused():
                return replace(self, asked={n: one for n, one in self.asked.items() if n != fact.of})
            case ScoreCorrected() if self.asked:
                return replace(self, asked={n: one for n, one in self.asked.items() if one.play != fact.play})
            case PlaysAsWell():
                others = {who: pair for who, pair in self.plays.items() if who != fact.who}
                return replace(self, plays=others | ({fact.who: fact.pair} if fact.pair else {}))
            case RulingAppealed():
                return replace(self, appealed={**self.appealed, number: fact})
            case ListPublished() if not self.published:
                return replace(self, published=fact.at)
            case BoardLooked():
                return replace(self, looked=(*self.looked, fact))
            case _:
                return self


def _placed(placed: Mapping[tuple[int, Side], str], fact: PairPlaced) -> dict[tuple[int, Side], str]:
    found = {where: key for where, key in placed.items() if key != fact.pair and where != (fact.table, fact.side)}
    return found | ({(fact.table, fact.side): fact.pair} if fact.pair else {})


def _extended(clocks: Mapping[str, RoundClock], fact: RoundExtended) -> dict[str, RoundClock]:
    later = {section: clocks[section] for section in fact.sections}
    return {**clocks, **{name: RoundClock(one.began, one.minutes + fact.minutes) for name, one in later.items()}}


def _handled(calls: Mapping[int, OpenCall], fact: CallHandled) -> dict[int, OpenCall]:
    others = {number: one for number, one in calls.items() if number != fact.of}
    if fact.over or fact.of not in calls:
        return others
    return others | {fact.of: OpenCall(calls[fact.of].call, fact)}
