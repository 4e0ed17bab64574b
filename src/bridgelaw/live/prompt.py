"""What prompts a viewer: where the table is and what is asked of him now, in one word. The words room makes a line of
it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from bridgelaw.answer.shared import Shared
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.claims import Claimed
from bridgelaw.live.possible import Can
from bridgelaw.live.silencing import may_have_to_pass
from bridgelaw.table.options import WITH_SUIT
from bridgelaw.table.standing import GONE, PENDING

What = Literal[
    "over", "replace_call", "choose", "stopped",
    "agree_to_play_on", "all_agree_to_play_on", "claim_contested", "answer_claim", "claim_answered", "claim_agreed",
    "may_object", "partner_may_object",
    "face_lead", "led_face_down", "led_early", "led_in_your_place", "you_led_early", "no_questions",
    "spread", "dummy_spreads", "spread_accepts", "seat_has_led", "wait",
    "call", "seat_calls", "director_compares", "declarer_chooses", "seat_chooses_lead", "lead", "seat_leads",
    "lead_trick", "play", "play_from_dummy", "declarer_plays", "seat_plays",
]  # fmt: skip


class Prompt(Struct, frozen=True, gc=False):
    """`seat`: of whom else it speaks, where it speaks of somebody; `leader`: whose lead he restricts first, or has
    made."""

    what: What
    seat: Seat | None = None
    leader: Seat | None = None


def prompt(
    shared: Shared, seat: Seat | None, can: Can, claim: Claimed | None, ready: Collection[Seat], *, chooses: bool
) -> Prompt:
    """What is asked of the player `seat`, or (None) shown to somebody who looks on.

    Args:
        can: what he can call and play.
        claim: that for which the board waits.
        ready: who is ready for what comes next, as the board says.
        chooses: whether he has an option.
    """
    now = shared.now
    if now.phase in ("ended", "closed"):
        return Prompt("over")
    if now.frozen:
        return Prompt(
            "replace_call" if can.call_as in ("substitute", "other_call") else "choose" if chooses else "stopped"
        )
    if claim is not None:
        return _of_claim(claim, seat)
    return Prompt("choose") if chooses else _of_turn(shared, seat, ready)


def _of_claim(claim: Claimed, seat: Seat | None) -> Prompt:
    if claim.plays_on:
        return Prompt("agree_to_play_on" if claim.agrees else "all_agree_to_play_on")
    if claim.contested:
        return Prompt("claim_contested")
    if claim.partner is not None:
        partner = Seat[claim.partner]
        return Prompt("may_object") if partner is seat else Prompt("partner_may_object", partner)
    return Prompt("answer_claim" if claim.answers else "claim_agreed" if claim.agreed else "claim_answered")


def restricts_first(shared: Shared) -> Seat | None:
    """Declarer, as long as he has still to say what the defender in turn may lead, and everybody knows that he has."""
    now = shared.now
    turn, declarer = now.turn, now.declarer
    if turn is None or declarer is None or "play" in shared.rights[turn] or not now.offers(declarer):
        return None
    offers = (said for said in now.open_windows if isinstance(said.effect, Offer) and said.effect.who is declarer)
    public = shared.public.known(now)
    return declarer if any(said.effect.what in WITH_SUIT and public.concerns(said) for said in offers) else None


def _led_out_of_turn(now: Situation) -> Seat | None:
    """Whose faced opening lead lies there out of turn, neither accepted nor refused: nobody is pressed to go on with
    it, since that would take the choice from declarer. Everybody sees whose it is and whose it should have been."""
    laid, declarer = [one for one in now.facts.plays if one.standing not in GONE], now.declarer
    waits = declarer and laid and all(one.standing is PENDING and one.hand is not declarer.lho for one in laid)
    return laid[0].by if waits else None


def _led_face_down(now: Situation, by: Seat, seat: Seat | None, ready: Collection[Seat]) -> Prompt:
    """While the lead of `by` lies face down. Everybody sees whose it is and whose it should have been."""
    leader = by if now.declarer is None else now.declarer.lho
    if by is not leader:
        if by is seat:
            return Prompt("you_led_early", leader=leader)
        return Prompt("led_in_your_place" if leader is seat else "led_early", by, leader)
    if by is seat:
        return Prompt("face_lead")
    return Prompt("no_questions" if seat in ready else "led_face_down", by)


def _of_turn(shared: Shared, seat: Seat | None, ready: Collection[Seat]) -> Prompt:
    now = shared.now
    phase, turn, dummy, facts = now.phase, now.turn, now.dummy, now.facts
    down = None
    if phase == "clarification":
        down = facts.down if seat is None else facts.down_before(seat)
    if down is not None:
        return _led_face_down(now, down.by, seat, ready)
    if phase == "play" and (early := _led_out_of_turn(now)) is not None:
        if dummy is seat and seat not in facts.spread:
            return Prompt("spread_accepts")
        return Prompt("seat_has_led", early, now.declarer and now.declarer.lho)
    if phase == "play" and dummy not in facts.spread:
        return Prompt("spread") if dummy is seat else Prompt("dummy_spreads", dummy)
    if turn is None or now.awaited("claim"):
        return Prompt("wait")
    if (silenced := shared.once("may_have_to_pass", lambda: may_have_to_pass(now))) is not None:
        return Prompt("director_compares", silenced)
    if phase in ("setup", "auction"):
        return Prompt("call") if turn is seat else Prompt("seat_calls", turn)
    if turn is seat and "play" not in shared.rights[seat]:
        # a restriction of his lead is still to be chosen
        return Prompt("declarer_chooses", now.declarer)
    if (chooser := shared.once("restricts_first", lambda: restricts_first(shared))) is not None:
        return Prompt("seat_chooses_lead", chooser, turn)
    if phase == "clarification":
        return Prompt("lead") if turn is seat else Prompt("seat_leads", turn)
    if seat is now.player_in_turn:
        if turn is not seat:
            return Prompt("play_from_dummy")
        return Prompt("play" if facts.play is not None and facts.play.trick.cards else "lead_trick")
    return Prompt("declarer_plays", now.declarer) if turn is dummy else Prompt("seat_plays", turn)
