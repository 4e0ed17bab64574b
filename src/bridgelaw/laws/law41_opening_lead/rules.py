"""Law 41. The opening lead lies face down until it is faced; who may ask and hear the auction again, and when."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Effects, Explain, Permit, Rectify, Rights, Settle, Stand
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.standing import WITHDRAWN


def opening_lead(now: Situation, rights: Rights) -> Effects:
    """Also while his lead lies face down: he has still to face it."""
    if now.turn is not None and (not now.frozen or _carries_out(now, now.turn)):
        yield Permit(seat=now.turn, right="play")


def lead_returned(now: Situation, told: Explain) -> Effects:
    """A lead that lies face down out of turn goes back. Nobody has seen it: no penalty card, no information."""
    it = now.irregularity(told.irregularity)
    laid = now.facts.laid(it.act) if it and it.kind == "opening_lead_out_of_turn" else None
    if it is not None and laid is not None and laid.down:
        yield Stand(act=laid.act, standing=WITHDRAWN)
        yield Rectify(irregularity=it.key, what="card_withdrawn")
        yield Settle(irregularity=it.key, how="ruled")


def clarification(now: Situation, rights: Rights) -> Effects:
    """While the lead lies face down: the leader's partner and presumed declarer, not presumed dummy."""
    lead = now.facts.down
    if lead is None or now.declarer is None:
        return
    for seat in (lead.hand.partner, now.declarer):
        yield Permit(seat=seat, right="review")
        yield Permit(seat=seat, right="ask")


def first_turn(now: Situation, rights: Rights) -> Effects:
    """Declarer's first turn is dummy's card, unless he has accepted a lead and plays second from his own hand."""
    seat = now.player_in_turn
    if seat is not None and now.facts.down is None and not _has_played(now, seat):
        yield Permit(seat=seat, right="review")


def own_turn(now: Situation, rights: Rights) -> Effects:
    """Explanations, at his turn; for declarer also at dummy's."""
    if now.player_in_turn is not None:
        yield Permit(seat=now.player_in_turn, right="ask")


def contract(now: Situation, rights: Rights) -> Effects:
    """When his first turn is over he may still ask what the contract is."""
    seat = now.player_in_turn
    if seat is not None and _has_played(now, seat):
        yield Permit(seat=seat, right="ask")


def _carries_out(now: Situation, seat: Seat) -> bool:
    duties = (d for d in now.duties(seat) if d.what in ("play_card", "lead_suit", "not_lead_suit"))
    return any((it := now.irregularity(d.irregularity or "")) is not None and it.explained for d in duties)


def _has_played(now: Situation, seat: Seat) -> bool:
    return any(laid.by is seat and laid.counts for laid in now.facts.plays)
