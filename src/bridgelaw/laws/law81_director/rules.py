"""Law 81. Of the Director's duties and powers one changes what the Laws say: he waives, when the other side asks."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.effects import Effect, Effects, Lift, Rectify, Refuse, Settle, Stand
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.standing import ACCEPTED, MADE, PENDING, VOID

_ITS_OWN_WAY = "simultaneous_play"
"""Which of two cards counts is ruled whatever is waived."""


def waived(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """Nothing is rectified, and what a ruling has laid on the side that erred ends. Tricks go back."""
    if act.order != "waive" or not _concerns(now, act, it):
        return
    if it.kind == "player_waived_rectification":
        yield Settle(irregularity=it.key, how="ruled")
        return
    yield from _given_back(now, it)
    yield from _left_as_it_is(now, it)
    yield Rectify(irregularity=it.key, what="none")
    for said in now.windows:
        if said.effect.irregularity == it.key:
            yield Lift(what=said.effect.what, irregularity=it.key)
    yield Settle(irregularity=it.key, how="ruled")


def nothing_to_waive(now: Situation, act: acts.Rule) -> Effects:
    """Where nobody has erred there is no side that could ask for it."""
    if act.order == "waive" and not any(_concerns(now, act, it) for it in now.irregularities):
        yield Refuse(act=act.id, kind="waive", code="nothing-to-waive")


def _concerns(now: Situation, act: acts.Rule, it: Irregularity) -> bool:
    """Whether he speaks of it: of the act, or of the request to waive it; of all that was noticed when of neither."""
    if it.offending is None or it.status == "forfeited" or it.kind == _ITS_OWN_WAY:
        return False
    asked = now.act(act.of or "")
    if act.of is None:
        return it.status == "attention"
    if isinstance(asked, acts.Waive) and it.act != asked.id:
        meant = it.act == asked.of if asked.of is not None else it.status == "attention"
        return meant and asked.by.side is not it.offending
    return it.act == act.of


def _given_back(now: Situation, it: Irregularity) -> Iterator[Effect]:
    for said in now.rulings:
        moved = said.effect
        if moved.irregularity == it.key and moved.transfer > 0:
            yield Rectify(irregularity=it.key, what="none", transfer=-moved.transfer, side=moved.side)


def _left_as_it_is(now: Situation, it: Irregularity) -> Iterator[Effect]:
    """The call or card stands as it was made; where it has been replaced, what has replaced it."""
    lying = now.made(it.act) or now.facts.laid(it.act)
    if lying is not None and lying.standing is PENDING:
        yield Stand(act=it.act, standing=ACCEPTED if lying.counts else VOID)
    for made in now.facts.calls:
        if made.replaces == it.act and made.standing is PENDING and made.counts:
            yield Stand(act=made.act, standing=MADE)
