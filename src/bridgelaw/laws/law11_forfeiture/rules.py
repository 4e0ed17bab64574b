"""Law 11. Who acts before he summons the Director, or lets a spectator speak first, may lose his right.

The Director answers whether the side has gained, or may have, by what an opponent did since, not knowing the
rectification.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import Side
from bridgelaw.lawbook.effects import (
    Ask,
    Effect,
    Effects,
    Irregular,
    Lift,
    Moment,
    Notice,
    Rectify,
    Settle,
    Stand,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import Irregularities

_LOST_BY_ACTING: tuple[Irregularities, ...] = (
    "insufficient_bid", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
    "redouble_out_of_rotation", "changed_call", "exposed_card_in_auction", "opening_lead_out_of_turn",
    "lead_out_of_turn", "lead_from_wrong_hand", "play_out_of_turn", "premature_play", "revoke",
    "failure_to_play_penalty_card", "failure_to_honour_lead_restriction", "exposed_card", "played_card_retracted",
)  # fmt: skip
_LOST_THROUGH_A_SPECTATOR: tuple[Irregularities, ...] = (
    *_LOST_BY_ACTING, "inadmissible_double", "inadmissible_redouble", "call_when_barred", "bid_over_seven",
    "call_after_auction", "simultaneous_play", "defective_trick", "play_after_claim",
)  # fmt: skip
_ACTIONS = acts.Call | acts.Substitute | acts.Play | acts.Designate | acts.Choose


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`gain`: whether the score of the side that gained is adjusted as well."""

    gain: Literal["forfeited", "forfeited_and_taken_away"]


@When(about=_LOST_BY_ACTING, at=("summoned",))
def acted_first(now: Situation, moment: Moment, it: Irregularity, terms: Terms) -> Effects:
    """The side that did not err acted, and then an opponent, before anybody called the Director."""
    innocent = _innocent(it)
    if innocent is None or it.status != "attention" or not _ignorance_may_have_paid(now, it, innocent):
        return
    gained = now.found("may_have_gained", it.act)
    if gained is None:
        if not _is_asked(now, "may_have_gained", it):
            yield Ask(kind="may_have_gained", of=it.act)
        return
    if gained:
        yield Rectify(irregularity=it.key, what="right_forfeited")
        if terms.gain == "forfeited_and_taken_away":
            yield Rectify(irregularity=it.key, what="adjusted_score", side=innocent)
        yield Settle(irregularity=it.key, how="forfeited")


@When(about=_LOST_THROUGH_A_SPECTATOR, at=("summoned",))
def spectator_of_nos(now: Situation, heard: Notice | Moment, it: Irregularity) -> Effects:
    """A spectator of the side that did not err spoke first: its right to a penalty is at risk."""
    innocent = _innocent(it)
    if innocent is None or _spoken_for(now, it) is not innocent:
        return
    if isinstance(heard, Notice):
        yield from _spectator_spoke(it, innocent)
        return
    forfeited = now.found("right_forfeited", it.act, it.noticed or it.act)
    if forfeited is None:
        yield from _ask_forfeited(now, it)
        return
    yield Settle(irregularity=f"spectator_attention@{it.noticed}", how="ruled")
    if forfeited:
        yield Rectify(irregularity=it.key, what="right_forfeited")
        yield Settle(irregularity=it.key, how="forfeited")


@When(about=_LOST_THROUGH_A_SPECTATOR, at=("summoned",))
def spectator_of_os(now: Situation, heard: Notice | Moment, it: Irregularity) -> Effects:
    """A spectator of the side that erred spoke first: its right to correct is at risk, and only that."""
    guilty = it.offending
    if guilty is None or _spoken_for(now, it) is not guilty:
        return
    if isinstance(heard, Notice):
        yield from _spectator_spoke(it, guilty)
        return
    forfeited = now.found("right_forfeited", it.act, it.noticed or it.act)
    if forfeited is None:
        yield from _ask_forfeited(now, it)
        return
    yield Settle(irregularity=f"spectator_attention@{it.noticed}", how="ruled")
    if forfeited:
        yield Rectify(irregularity=it.key, what="right_forfeited", side=guilty)


@When(about=ANY)
def nothing_follows(now: Situation, settled: Settle, it: Irregularity) -> Effects:
    """What other Laws hold about it ends, and what lies there stays as it is."""
    if settled.how != "forfeited":
        return
    for said in now.windows:
        if said.effect.irregularity == it.key:
            yield Lift(what=said.effect.what, irregularity=it.key)
    for lying, standing in now.as_it_lies(it):
        yield Stand(act=lying, standing=standing)


def _innocent(it: Irregularity) -> Side | None:
    return it.offending.opponents if it.offending else None


def _ignorance_may_have_paid(now: Situation, it: Irregularity, innocent: Side) -> bool:
    """Between the irregularity (a hidden one: attention to it) and the summons one of them acted, then an opponent."""
    begin = it.noticed if it.hidden and it.noticed else it.act
    since, acted = now.facts.numbers[begin], False
    for act in now.facts.acts.since(since):
        if isinstance(act, acts.Summon | acts.DirectorAct):
            return False
        if isinstance(act, _ACTIONS):
            if acted and act.by.side is not innocent:
                return True
            acted = acted or act.by.side is innocent
    return False


def _is_asked(now: Situation, kind: str, it: Irregularity) -> bool:
    return any(q.kind == kind and q.of == it.act for q in now.questions)


def _spoken_for(now: Situation, it: Irregularity) -> Side | None:
    """The side that answers for the spectator who was the first to draw attention to it."""
    first = now.act(it.noticed or "")
    return first.responsible if isinstance(first, acts.SpectatorAttention) else None


def _spectator_spoke(it: Irregularity, side: Side) -> Iterator[Effect]:
    spoken = it.noticed or it.act
    yield Irregular(kind="spectator_attention", by=None, act=spoken, side=side)
    yield Notice(irregularity=f"spectator_attention@{spoken}")


def _ask_forfeited(now: Situation, it: Irregularity) -> Iterator[Effect]:
    if not _is_asked(now, "right_forfeited", it):
        yield Ask(kind="right_forfeited", of=it.act, aliases=(it.noticed or it.act,))
