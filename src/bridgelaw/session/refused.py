"""What cannot be a fact of a session, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from bridgelaw.session.checked import checked
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import (
    Agreed,
    BoardLooked,
    CallHandled,
    CorrectionAsked,
    CorrectionRefused,
    Fact,
    PairLeft,
    PairPlaced,
    Penalized,
    Planned,
    PlaysAsWell,
    Rearranged,
    RoundCalled,
    RoundExtended,
    Ruled,
    ScoreCorrected,
    Scored,
    Seated,
    SessionOpened,
    Undone,
)
from bridgelaw.session.fold import SessionState
from bridgelaw.session.model import SessionPenalty

FactCode = Literal[
    "opened-already", "closed", "not-in-session", "against-itself", "no-such-play", "no-such-fact",
    "conditions-fixed", "plan-broken", "round-begun", "round-order",
    "round-not-called", "penalty-unit",
]  # fmt: skip


class FactRefused(Exception):
    """It cannot be. `code` is one of the `session-refused-` messages of the words room, `details` its arguments."""

    def __init__(self, code: FactCode, **details: str) -> None:
        super().__init__(code)
        self.code, self.details = code, details


def check(state: SessionState, fact: Fact) -> None:
    """Nothing, where that can happen to the session next.

    Raises:
        FactRefused: it cannot.
    """
    if state.closed:
        raise FactRefused("closed")
    _check_pairs(state, fact)
    _check_named(state, fact)
    match fact:
        case SessionOpened():
            raise FactRefused("opened-already")
        case Rearranged() if state.plays and _scored(fact.conditions) != _scored(state.conditions):
            raise FactRefused("conditions-fixed")
        case Planned():
            _check_plan(state, fact)
        case Penalized():
            _check_penalties(state, [fact.penalty])
        case Ruled():
            _check_penalties(state, fact.penalties)
        case RoundCalled():
            for section in fact.sections:
                if fact.round <= state.called.get(section, 0):
                    raise FactRefused("round-order", section=section, round=str(fact.round))
        case RoundExtended():
            for section in fact.sections:
                if section not in state.called:
                    raise FactRefused("round-not-called", section=section)
        case _:
            pass


def _check_named(state: SessionState, fact: Fact) -> None:
    """The play or the fact that it is about is there."""
    match fact:
        case ScoreCorrected() | CorrectionAsked() if fact.play not in state.plays:
            raise FactRefused("no-such-play", play=str(fact.play))
        case Agreed():
            known = fact.play in state.plays and state.plays[fact.play].entry(fact.of) is not None
        case Undone():
            known = fact.of in state.undoable
        case CorrectionRefused():
            known = fact.of in state.evening.asked
        case CallHandled():
            known = fact.of in state.evening.calls
        case _:
            return
    if not known:
        raise FactRefused("no-such-fact", number=str(fact.of))


def _scored(conditions: Conditions) -> Conditions:
    """What of the conditions decides what a result is worth."""
    return replace(conditions, winners=2, rank_by="session", withdrawn="keep")


def _check_pairs(state: SessionState, fact: Fact) -> None:
    for key in _pairs(fact):
        if key not in state.pairs:
            raise FactRefused("not-in-session", pair=key)
    for one in (fact, getattr(fact, "result", None)):
        ns = getattr(one, "ns", None)
        if ns and ns == getattr(one, "ew", None):
            raise FactRefused("against-itself", pair=ns)


def _pairs(fact: Fact) -> Iterable[str]:
    """The keys of the pairs that a fact takes to be there."""
    match fact:
        case PairLeft() | BoardLooked():
            return (fact.pair,)
        case CorrectionAsked():
            return (fact.pair, *((fact.result.ns, fact.result.ew) if fact.result is not None else ()))
        case PairPlaced() | PlaysAsWell() if fact.pair:
            return (fact.pair,)
        case Penalized():
            return (fact.penalty.pair,)
        case Seated():
            return (fact.ns, fact.ew)
        case Ruled():
            return (fact.ns, fact.ew, *(one.pair for one in fact.penalties))
        case Scored():
            return (fact.result.ns, fact.result.ew)
        case ScoreCorrected() if fact.result is not None:
            return (fact.result.ns, fact.result.ew)
        case _:
            return ()


def _check_penalties(state: SessionState, penalties: Iterable[SessionPenalty]) -> None:
    for one in penalties:
        if not one.fits(state.conditions):
            raise FactRefused("penalty-unit", unit=one.unit)


def _check_plan(state: SessionState, fact: Planned) -> None:
    section = fact.plan.section
    begun = state.called.get(section, 0)
    if fact.round <= begun or (fact.round > 1 and section not in state.plans):
        raise FactRefused("round-begun", section=section, round=str(fact.round))
    for one in checked(fact.plan).properties:
        if one.status == "broken":
            raise FactRefused("plan-broken", section=section, property=one.name)
