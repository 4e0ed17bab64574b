"""Law 41. The opening lead lies face down until it is faced. Who may ask or hear the auction again, Law 20 says."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Effect, Effects, Explain, Notice, Permit, Rectify, Rights, Settle, Stand
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.standing import MADE, WITHDRAWN


@When(phases=("clarification",))
def opening_lead(now: Situation, rights: Rights) -> Effects:
    """Also while his lead lies face down: he has still to face it."""
    if now.turn is not None and (not now.frozen or _carries_out(now, now.turn)):
        yield Permit(seat=now.turn, right="play")


@When(phases=("clarification", "play"))
def lead_returned(now: Situation, explained: Explain) -> Effects:
    """A lead that lies face down out of turn goes back. Nobody has seen it: no penalty card, no information."""
    yield from _returned(now, explained.irregularity)


@When(phases=("clarification", "play"))
def returned_at_once(now: Situation, noticed: Notice, regulations: Regulations) -> Effects:
    """Where the authority lets it go back without the Director, it does as soon as it is pointed out."""
    if regulations.face_down_lead_out_of_turn == "returned_without_director":
        yield from _returned(now, noticed.irregularity)


@When(phases=("clarification",))
def on_instruction(now: Situation, act: acts.Rule) -> Effects:
    """The Director has the lead that lies face down in turn taken back; what for, he knows."""
    down = now.facts.down
    if down is not None and act.of == down.act and act.order in ("cancel", "rectify") and down.standing is MADE:
        yield Stand(act=down.act, standing=WITHDRAWN)


def _returned(now: Situation, key: str) -> Iterator[Effect]:
    it = now.irregularity(key)
    laid = now.facts.laid(it.act) if it and it.kind == "opening_lead_out_of_turn" else None
    if it is not None and laid is not None and laid.down:
        yield Stand(act=laid.act, standing=WITHDRAWN)
        yield Rectify(irregularity=it.key, what="card_withdrawn")
        yield Settle(irregularity=it.key, how="ruled")


def _carries_out(now: Situation, seat: Seat) -> bool:
    duties = (d for d in now.duties(seat) if d.what in ("play_card", "lead_suit", "not_lead_suit"))
    return any((it := now.irregularity(d.irregularity or "")) is not None and it.explained for d in duties)
