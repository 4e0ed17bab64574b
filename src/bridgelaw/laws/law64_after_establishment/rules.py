"""Law 64. What an established revoke costs: tricks transferred after the play, why none are, and equity in any case.

The tricks stay where they lie. `transfer` in a ruling is what the score counts for the other side.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bridgelaw.lawbook.effects import Ask, Await, Effects, Explain, Moment, Notice, Rectify, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law64_after_establishment import _tricks
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import REVOKES


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`playable`: a second trick for one won later with a card that could have been played to the revoke trick.

    `both`: whose revokes cancel the transfers of both sides. `equity_clauses`: equity has clauses of its own after a
    second revoke in the suit, and after revokes by both sides.
    """

    playable: bool
    both: Literal["same_trick", "both_revoked", "both_established"]
    equity_clauses: bool


@When(about=REVOKES, also_settled=True, phases=("ended",), at=("end_of_play",))
def transfer(
    now: Situation, told: Notice | Await | acts.Rule | Explain | Moment, it: Irregularity, terms: Terms
) -> Effects:
    """When the play is over: at once if the Director has explained it or ruled already, else when he does. Whether it
    was pointed out in time he is asked before."""
    free = _tricks.is_noted(now, it, "no_penalty")
    if now.phase != "ended" or not _tricks.is_to_be_paid(now, it) or (_is_ruled(now, it) and not free):
        return
    # a revoke of which only the Director knows is noted as established after attention was drawn to it
    noticed = isinstance(told, Notice | Await)
    if not noticed and not _is_dealt_with(now, told, it):
        return
    if _on_time_is_unclear(now, it):
        yield Ask(kind="in_time", of=it.noticed or it.act, aliases=(it.act,), cite="next_board")
        return
    if noticed:
        return
    if free:
        # another Law says why
        yield Settle(irregularity=it.key, how="ruled")
        return
    clause = _exempt(now, it, terms)
    side = it.offending
    if clause or side is None:
        tricks = 0
    else:
        if terms.playable and _tricks.is_unclear(now, it):
            yield Ask(kind="won_with_playable_card", of=it.act, seat=it.by, cite="not_won_by_offender")
            return
        others = [o for o in _tricks.of_side(now, side) if not _exempt(now, o, terms)]
        tricks, clause = _tricks.due(now, it, others, playable=terms.playable)
    yield Notice(irregularity=it.key)
    if tricks:
        yield Rectify(irregularity=it.key, what="transfer", transfer=tricks, side=side, cite=clause)
    else:
        yield Rectify(irregularity=it.key, what="none", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


@When(about=REVOKES, also_settled=True, phases=("ended",), at=("end_of_play",))
def equity(now: Situation, heard: Notice | Settle | Moment, it: Irregularity, terms: Terms) -> Effects:
    """Would the other side have done better without it? Then it gets that, and never both."""
    if now.phase != "ended" or it.noticed is None or not _tricks.is_to_be_paid(now, it):
        return
    if _tricks.is_noted(now, it, "gain_to_be_judged"):
        # another Law says what becomes of it
        return
    if isinstance(heard, Settle) and heard.how != "ruled":
        return
    clause = _equity_clause(now, it, terms)
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act, cite=clause)
        return
    without = now.found("normal_line", it.act) if damage else None
    if damage and without is None:
        yield Ask(kind="normal_line", of=it.act, most=13, cite=clause)
    elif damage and it.offending is not None and not (terms.playable and _tricks.is_unclear(now, it)):
        others = [o for o in _tricks.of_side(now, it.offending) if not _exempt(now, o, terms)]
        exempt = _exempt(now, it, terms)
        tricks = 0 if exempt else _tricks.due(now, it, others, playable=terms.playable)[0]
        needed = int(without or 0) - now.facts.tricks(it.offending.opponents) - tricks
        if needed > 0:
            yield Rectify(
                irregularity=it.key,
                what="adjusted_score",
                transfer=needed,
                side=it.offending,
                cite=clause,
            )


def _exempt(now: Situation, it: Irregularity, terms: Terms) -> str:
    """The clause under which no trick is transferred by itself; empty when there is none."""
    one = _tricks.revoke_of(now, it)
    if one is None:
        return "no_trick_won"
    if one.number == 12:
        return "twelfth_trick"
    if _tricks.said_before(now, it, "round_over"):
        return "round_over"
    if now.found("in_time", it.noticed or it.act, it.act) is False:
        return "next_board"
    if one.hand is now.dummy or _tricks.is_noted(now, it, "faced_card_missed"):
        return "faced_card"
    if _tricks.same_suit_before(now, it):
        return "repeated"
    if _both_sides(now, it, terms):
        return "equity" if terms.both == "same_trick" else "both_sides"
    return ""


def _both_sides(now: Situation, it: Irregularity, terms: Terms) -> bool:
    """Whether the other side's revoke, known too, takes this one out of the transfers."""
    own = _tricks.revoke_of(now, it)
    for other in now.irregularities:
        if other.kind not in REVOKES or other.noticed is None or other.offending is it.offending:
            continue
        theirs = _tricks.revoke_of(now, other)
        if theirs is None or own is None:
            continue
        if terms.both == "both_revoked" or (_tricks.is_to_be_paid(now, other) and terms.both == "both_established"):
            return True
        if terms.both == "same_trick" and theirs.number == own.number != 0:
            return True
    return False


def _equity_clause(now: Situation, it: Irregularity, terms: Terms) -> str:
    if terms.equity_clauses and _tricks.same_suit_before(now, it):
        return "equity_repeated"
    return "equity_both" if terms.equity_clauses and _both_sides(now, it, terms) else ""


def _is_dealt_with(now: Situation, told: object, it: Irregularity) -> bool:
    """Whether the Director has it put right, or has explained it or ruled on it before."""
    if isinstance(told, acts.Rule):
        return told.order == "rectify" and told.of == it.act
    return it.explained is not None or isinstance(now.act(it.settled or ""), acts.Rule)


def _on_time_is_unclear(now: Situation, it: Irregularity) -> bool:
    """The next board had begun when attention was drawn: had the other side called on it?"""
    asked = now.found("in_time", it.noticed or it.act, it.act)
    begun = _tricks.said_before(now, it, "next_board_begun") and not _tricks.said_before(now, it, "round_over")
    return asked is None and begun


def _is_ruled(now: Situation, it: Irregularity) -> bool:
    """Whether the tricks have been counted already."""
    words = ("transfer", "none")
    return any(r.effect.irregularity == it.key and r.effect.what in words for r in now.rulings)
