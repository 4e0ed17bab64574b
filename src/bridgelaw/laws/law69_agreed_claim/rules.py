"""Law 69. A claim or concession to which the other side has agreed, and how that side takes its agreement back."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Await, Count, Effects, Lift, Moment, Rectify, Unask
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts

Statement = acts.Claim | acts.Concede | acts.Expose | acts.Spread
_DECIDES = ("normal_line", "unaware_of_trump")
"""The Questions by which the Director decides a claim that somebody has objected to."""


@When(phases=("ended",), at=("end_of_play",))
def agreed(now: Situation, over: Moment) -> Effects:
    """The side has assented, also after a dispute: the board is scored so, and nothing is left to decide, of what was
    claimed or conceded before either."""
    stated = now.facts.stated
    if stated is None or stated.disputed or now.facts.finished != "claim":
        return
    yield Lift(what="claim")
    for question in now.questions:
        if question.kind in _DECIDES and isinstance(now.act(question.of), Statement):
            yield Unask(kind=question.kind, of=question.of)
    if not any(it.noticed for it in now.open_irregularities()):
        yield Lift(what="summon_director")
        if not now.awaited("director_called"):
            yield Lift(what="take_no_action")


@When(phases=("ended",))
def withdrawn(now: Situation, act: acts.Contest) -> Effects:
    """The other side objects to what it had agreed to: was there still time simply to object?"""
    stated = _agreed_to(now, act)
    if stated is None:
        return
    in_time = False if _round_is_over(now) else now.found("in_time", act.id, stated.id)
    if in_time is None:
        yield Ask(kind="in_time", of=act.id, aliases=(stated.id,), cite="agreed")
    elif not in_time:
        yield Unask(kind="normal_line", of=stated.id)
        yield Await(who=act.by, what="agreement_withdrawn", until="chosen", act=act.id)


@When(phases=("ended",))
def rescored(now: Situation, noted: Await) -> Effects:
    """Too late for that: a trick that the side had won, or that meets the clause's test."""
    act = now.act(noted.act or "")
    stated = _agreed_to(now, act) if noted.what == "agreement_withdrawn" and isinstance(act, acts.Contest) else None
    if stated is None or act is None:
        return
    line = now.found("normal_line", stated.id, act.id)
    if line is None:
        yield Ask(kind="normal_line", of=stated.id, seat=stated.by, aliases=(act.id,), most=now.left_at(stated))
        return
    yield Count(declarer=now.declarers_share(stated, int(line)))
    yield Rectify(irregularity="", what="none", claim=stated.id, given=int(line))
    yield from _table_may_go_on(now)


def _agreed_to(now: Situation, act: acts.Contest) -> Statement | None:
    """The statement of the other side that had been agreed to; one that the Director has decided was not."""
    lies = now.facts.stated
    if lies is None or lies.disputed or now.facts.finished != "claim":
        return None
    stated = now.act(act.of or lies.act)
    if not isinstance(stated, Statement) or stated.id != lies.act:
        return None
    return stated if stated.by.side is not act.by.side else None


def _table_may_go_on(now: Situation) -> Effects:
    """All that the Director was called for has been decided."""
    if not any(it.noticed for it in now.open_irregularities()):
        yield Lift(what="take_no_action")
        yield Lift(what="director_called")


def _round_is_over(now: Situation) -> bool:
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    return any(a.fact == "round_over" for a in states)
