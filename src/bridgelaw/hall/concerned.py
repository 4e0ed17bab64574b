"""Who is told of a fact at once. Everybody else sees what it changes for him some time later: in a big hall nearly
every result changes a little on nearly every page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.session.facts import (
    Agreed,
    BoardLooked,
    CallHandled,
    CorrectionAsked,
    CorrectionRefused,
    DirectorCalled,
    Fact,
    FormPlayed,
    PairEntered,
    PairPlaced,
    Penalized,
    PlaysAsWell,
    Ruled,
    RulingAppealed,
    ScoreCorrected,
    Scored,
    Seated,
    Undone,
)
from bridgelaw.session.play import Play


def concerned(facts: Iterable[Fact], before: Now, now: Now) -> frozenset[str] | None:
    """The places that wait for what these facts have changed, as they are written; None: all. Those who see the whole
    hall are not among them: they always wait."""
    found: set[str] = set()
    for number, fact in enumerate(facts, before.state.version + 1):
        one = (
            now.state.undoable.get(fact.of) or before.state.undoable.get(fact.of) if isinstance(fact, Undone) else fact
        )
        places = None if one is None else _places(one, number, before, now)
        if places is None:
            return None
        found.update(places)
    return frozenset(found)


def sees_all(place: Place) -> bool:
    """Whether that place is told of everything at once."""
    return place.kind not in ("unit", "pair", "player")


def _places(fact: Fact, number: int, before: Now, now: Now) -> set[str] | None:
    match fact:
        case Scored() | Agreed() | Seated() | ScoreCorrected() | Ruled() | CorrectionAsked() | FormPlayed():
            return set(_of_play(fact.play, before, now))
        case CorrectionRefused():
            asked = before.state.evening.asked.get(fact.of)
            return set() if asked is None else set(_of_play(asked.play, before, now))
        case DirectorCalled():
            return set(_of_call(fact, now))
        case CallHandled():
            calls = {**before.state.evening.calls, **now.state.evening.calls}
            return set(_of_call(calls[fact.of].call, now)) if fact.of in calls else set()
        case RulingAppealed():
            return {f"pair:{fact.pair}"}
        case PlaysAsWell() | BoardLooked():
            return set()
        case Penalized():
            return {f"pair:{fact.penalty.pair}"}
        case PairPlaced():
            tables = {
                f"unit:{table}"
                for state in (before.state, now.state)
                for (table, _), key in state.evening.placed.items()
                if key == fact.pair
            }
            return tables | {f"unit:{fact.table}"}
        case PairEntered() if not now.state.plans:
            return set()  # where it sits is told by itself
        case _:
            return None


def _of_call(call: DirectorCalled, now: Now) -> Iterator[str]:
    """Whoever called, and all at that table: both sides are told who comes."""
    yield call.who
    number = now.numbers.get((call.section, call.table))
    if number is not None:
        yield f"unit:{number}"
        here = now.at(number)
        yield from (f"pair:{key}" for key in (here.pairs if here is not None else ()))


def _of_play(play: Play, before: Now, now: Now) -> Iterator[str]:
    number = now.numbers.get((play.section, play.table))
    if number is not None:
        yield f"unit:{number}"
    at = now.schedule.of(play)
    keys = set() if at is None else {at.ns, at.ew}
    for state in (before.state, now.state):
        known = state.plays.get(play)
        if known is not None:
            keys.update(known.seated or ())
            keys.update((known.obtained.ns, known.obtained.ew) if known.obtained is not None else ())
    for key in keys - {""}:
        yield f"pair:{key}"
        # the table at which the pair sits now may not be the one of the play
        here = now.of_pair(key)
        if here is not None:
            yield f"unit:{now.numbers[here.section, here.table]}"
