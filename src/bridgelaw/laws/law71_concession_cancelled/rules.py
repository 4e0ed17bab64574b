"""Law 71. A concession stands, except for tricks that the side had won, or that it could not lose."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bridgelaw.lawbook.effects import Ask, Count, Effects, Lift, Rectify, Unask
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts

Statement = acts.Claim | acts.Concede
Asked = acts.Contest | acts.Rule


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`normal`: until when a trick counts that could not be lost by normal play."""

    normal: Literal["before_next_board", "correction_period"]


@When(phases=("ended",))
def cancelled(now: Situation, act: Asked, terms: Terms) -> Effects:
    """The side that conceded says so, or the Director sees it."""
    stated = _conceded(now, act)
    if stated is None:
        return
    clause = "any_normal_play"
    if terms.normal == "before_next_board" and not _in_time(now, act, stated):
        clause = "already_won"
    line = now.found("normal_line", stated.id, act.id)
    if line is None:
        most = now.left_at(stated)
        yield Ask(kind="normal_line", of=stated.id, seat=stated.by, aliases=(act.id,), most=most, cite=clause)
        return
    if now.declarers_share(stated, int(line)) == now.facts.declarer_tricks:
        yield Rectify(irregularity="", what="none", claim=stated.id, given=int(line))
        yield from _table_may_go_on(now)
        return
    yield Unask(kind="in_time", of=act.id)
    yield Count(declarer=now.declarers_share(stated, int(line)))
    yield Rectify(irregularity="", what="none", claim=stated.id, given=int(line), cite=clause)
    yield from _table_may_go_on(now)


@When(phases=("ended",))
def in_good_time(now: Situation, act: Asked) -> Effects:
    """By which test: had the side called on a later board before it spoke?"""
    stated = _conceded(now, act)
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    if stated is None or any(a.fact == "round_over" for a in states):
        return
    if now.found("in_time", act.id, stated.id) is None and now.found("normal_line", stated.id, act.id) is None:
        yield Ask(kind="in_time", of=act.id, aliases=(stated.id,))


def _conceded(now: Situation, act: Asked) -> Statement | None:
    """The own concession, or claim of less than the rest, that had been agreed to."""
    lies = now.facts.stated
    stated = now.act(act.of or lies.act) if lies is not None and not lies.disputed else None
    if now.facts.finished != "claim" or not isinstance(stated, Statement):
        return None
    if isinstance(act, acts.Rule):
        return stated if act.order in ("cancel", "rectify") and act.of is not None else None
    return stated if stated.by.side is act.by.side else None


def _table_may_go_on(now: Situation) -> Effects:
    """All that the Director was called for has been decided."""
    if not any(it.noticed for it in now.open_irregularities()):
        yield Lift(what="take_no_action")
        yield Lift(what="director_called")


def _in_time(now: Situation, act: Asked, stated: Statement) -> bool:
    """Before the side called on a later board or the round was over, unless the Director finds otherwise."""
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    if any(a.fact == "round_over" for a in states):
        return False
    return now.found("in_time", act.id, stated.id) is not False
