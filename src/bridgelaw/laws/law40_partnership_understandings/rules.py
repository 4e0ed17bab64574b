"""Law 40. Any call or play may be made, as long as partner knows no more of what it means than the opponents do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Effects,
    Found,
    Irregular,
    Moment,
    Notice,
    Permit,
    Rectify,
    Rights,
    Settle,
)
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`opponents_card`: only at one's turn, or also before the auction and in the clarification period."""

    opponents_card: Literal["at_turn", "also_between"]


def opponents_card(now: Situation, rights: Rights, terms: Terms, regulations: Regulations) -> Effects:
    """Not dummy, while the play goes on."""
    for seat in _may_look(now, terms, regulations):
        yield Permit(seat=seat, right="look_at_opponents_card")


def partner_expects(now: Situation, found: Found) -> Effects:
    """A departure from the system that partner has more reason to expect than the opponents."""
    of = found.find.of
    actor = now.actor(of) if of is not None else None
    if found.find.kind != "partner_could_expect" or of is None or actor is None:
        return
    if now.found("partner_could_expect", of):
        yield Irregular(kind="undisclosed_understanding", by=actor, act=of)
        yield Notice(irregularity=f"undisclosed_understanding@{of}")


def not_disclosed(now: Situation, heard: Notice | Moment, it: Irregularity) -> Effects:
    """Asked when the board is over."""
    if now.phase != "ended" or it.noticed is None:
        return
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
        return
    yield Rectify(irregularity=it.key, what="adjusted_score" if damage else "none")
    yield Settle(irregularity=it.key, how="ruled")


def _may_look(now: Situation, terms: Terms, regulations: Regulations) -> Iterator[Seat]:
    between = now.phase == "clarification" or (now.phase in ("setup", "auction") and not now.facts.calls)
    if between and terms.opponents_card == "also_between":
        yield from SEATS
        return
    turn = now.player_in_turn
    if turn is None:
        return
    yield turn
    if regulations.opponents_card_at == "own_and_rho_turn" and now.turn is not None:
        behind = now.turn.lho
        if behind is not turn and not (now.phase == "play" and behind is now.dummy):
            yield behind
