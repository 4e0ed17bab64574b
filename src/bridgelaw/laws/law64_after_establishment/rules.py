"""Law 64. What an established revoke costs: tricks transferred after the play, why none are, and equity in any case.

The tricks stay where they lie. `transfer` in a ruling is what the score counts for the other side.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bridgelaw.lawbook.effects import Ask, Await, Done, Effects, Explain, Moment, Notice, Overrule, Rectify, Settle
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


_CLAUSES = (
    "won_by_offender", "not_won_by_offender", "no_trick_won", "repeated", "faced_card", "next_board", "round_over",
    "twelfth_trick", "both_sides", "equity",
)  # fmt: skip
"""The clauses by which tricks are transferred, or none."""


@When(about=REVOKES, also_settled=True, phases=("ended",), at=("end_of_play",))
def transfer(
    now: Situation, told: Notice | Await | acts.Rule | Explain | Moment | Done, it: Irregularity, terms: Terms
) -> Effects:
    """When the play is over: at once if the Director has explained it or ruled already, else when he does. Whether it
    was pointed out in time he is asked before. Another revoke of the board that is found later may change it."""
    if isinstance(told, Done):
        yield from _counted_anew(now, it, terms)
        return
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
    if not _exempt(now, it, terms) and terms.playable and _tricks.is_unclear(now, it):
        yield Ask(kind="won_with_playable_card", of=it.act, seat=it.by, cite="not_won_by_offender")
        return
    tricks, clause = _cost(now, it, terms)
    yield Notice(irregularity=it.key)
    yield _moved(it, tricks, clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


@When(about=REVOKES, also_settled=True, phases=("ended",), at=("end_of_play",))
def equity(now: Situation, heard: Notice | Settle | Moment | Done, it: Irregularity, terms: Terms) -> Effects:
    """Would the other side have done better without it? Then it gets that, and never both."""
    if now.phase != "ended" or not _is_looked_at(now, it):
        return
    if isinstance(heard, Done):
        yield from _adjusted(now, it, terms)
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


def _counted_anew(now: Situation, it: Irregularity, terms: Terms) -> Effects:
    """What it costs after all, where that has been ruled already and another revoke, or the tricks of a claim, have
    changed it."""
    mine = (r.effect for r in now.rulings if r.effect.irregularity == it.key and r.effect.cite in _CLAUSES)
    ruled = next((one for one in mine if one.what in ("transfer", "none")), None)
    if ruled is None or it.status == "forfeited":
        # of what another Law makes of it nothing is counted here
        return
    tricks, clause = _cost(now, it, terms)
    if (tricks, clause) != (ruled.transfer, ruled.cite):
        yield Overrule(irregularity=it.key)
        yield _moved(it, tricks, clause)


def _cost(now: Situation, it: Irregularity, terms: Terms) -> tuple[int, str]:
    """The tricks that are transferred for it by itself, and the clause."""
    clause = _exempt(now, it, terms)
    if clause or it.offending is None:
        return 0, clause
    others = [o for o in _tricks.of_side(now, it.offending) if not _exempt(now, o, terms)]
    return _tricks.due(now, it, others, playable=terms.playable)


def _moved(it: Irregularity, tricks: int, clause: str) -> Rectify:
    if not tricks:
        return Rectify(irregularity=it.key, what="none", cite=clause)
    return Rectify(irregularity=it.key, what="transfer", transfer=tricks, side=it.offending, cite=clause)


def _is_looked_at(now: Situation, it: Irregularity) -> bool:
    """Whether it is looked at whether the other side has lost more by it, and no other Law says what becomes of it."""
    known = it.noticed is not None and it.status != "forfeited" and _tricks.is_to_be_paid(now, it)
    return known and not _tricks.is_noted(now, it, "gain_to_be_judged")


def _adjusted(now: Situation, it: Irregularity, terms: Terms) -> Effects:
    """What the other side gets for it beyond all that is transferred: so many that it comes to what it would have had.

    Each revoke of a side is asked about by itself, but what it has cost is made good once: by the tricks transferred
    for any of them, and by those given beyond that for the one that was answered before.
    """
    side = it.offending
    if side is None:
        return
    revokes = [one for one in _tricks.of_side(now, side) if _is_looked_at(now, one)]
    if terms.playable and any(_tricks.is_unclear(now, one) for one in revokes):
        return
    reached = now.facts.tricks(side.opponents) + sum(_cost(now, one, terms)[0] for one in _tricks.of_side(now, side))
    needed = 0
    for one in sorted(revokes, key=lambda one: _answered(now, one)):
        without = now.found("normal_line", one.act) if now.found("damage", one.act) else None
        needed = max(0, int(without or 0) - reached)
        reached += needed
        if one.key == it.key:
            break
    if needed == _ruled(now, it, "adjusted_score"):
        return
    yield Overrule(irregularity=it.key)
    if needed:
        clause = _equity_clause(now, it, terms)
        yield Rectify(irregularity=it.key, what="adjusted_score", transfer=needed, side=side, cite=clause)


def _answered(now: Situation, it: Irregularity) -> int:
    """When the Director has said what the other side would have had without it; behind all others: not yet."""
    found = now.finding("normal_line", it.act)
    return now.facts.numbers[found.act] if found is not None else now.facts.count + 1


def _ruled(now: Situation, it: Irregularity, what: str) -> int:
    """The tricks that have been given for it so."""
    return sum(r.effect.transfer for r in now.rulings if (r.effect.irregularity, r.effect.what) == (it.key, what))


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
