"""Law 42. What dummy may do, as long as he has not lost his rights."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Effects, Permit, Rights
from bridgelaw.lawbook.situation import Situation


def asks_declarer(now: Situation, rights: Rights) -> Effects:
    """Declarer alone, never a defender; until declarer's side has played to the next trick."""
    if now.dummy is not None and _declarer_failed_to_follow(now):
        yield Permit(seat=now.dummy, right="ask_of_partner_about_revoke")


def prevents(now: Situation, rights: Rights) -> Effects:
    if now.dummy is not None:
        yield Permit(seat=now.dummy, right="prevent_irregularity")


def after_the_play(now: Situation, rights: Rights) -> Effects:
    if now.dummy is not None:
        yield Permit(seat=now.dummy, right="attention")


def _declarer_failed_to_follow(now: Situation) -> bool:
    play = now.facts.play
    if play is None:
        return False
    goes_on = any(laid.hand.side is play.declarer.side for laid in play.trick.cards)
    tricks = (play.trick,) if goes_on else (*play.done[-1:], play.trick)
    cards = ((trick, trick.by_hand(play.declarer)) for trick in tricks)
    return any(laid is not None and laid.card.suit != trick.led for trick, laid in cards)
