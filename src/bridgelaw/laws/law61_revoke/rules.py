"""Law 61. What a revoke is, and who may ask about one.

Whether a player could have followed suit is read from his hand. If the record lacks that hand, or the tricks, a revoke
is found only when somebody speaks of it: then the Director is asked for the facts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.game.cards import Card, Suit
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effects,
    Inform,
    Irregular,
    Moment,
    Notice,
    Oblige,
    Permit,
    Rights,
)
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.play import Laid

AttentionDrawn = acts.Attention | acts.DirectorAttention | acts.SpectatorAttention
"""The acts by which somebody draws attention to an irregularity."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`defenders`: whether defenders may always ask each other, or only if the Regulating Authority allows it."""

    defenders: Literal["allowed", "as_regulated"]


@When(phases=("play",), needs=("disorder", "misfit", "window"))
def revoke(now: Situation, act: acts.Play | acts.Face) -> Effects:
    """A player could follow suit, or play the card or suit that a rectification requires, and does not."""
    led, play = now.suit_led(act), now.facts.play
    laid = None if led is None else now.shown_by(act)
    if led is None or laid is None or play is None:
        return
    broken = _broken_duties(now, laid, led)
    if not (broken or now.fails_to_follow(act)):
        return
    player, key = play.player_of(laid.hand), f"revoke@{laid.act}"
    yield Irregular(kind="revoke", by=player, act=laid.act)
    if any(c.card and c.card.suit == led for c in now.penalty_cards(laid.hand)):
        # another Law needs to know that he could have followed with a penalty card, which everybody could see
        yield Await(who=player, what="faced_card_missed", until="chosen", irregularity=key)
    for duty in broken:
        yield _to_do_again(duty, key)


@When(phases=("clarification", "play"), needs=("window",))
def restriction_broken(now: Situation, act: acts.Play | acts.Face) -> Effects:
    """A player could lead what a Law requires or an opponent has chosen, and does not."""
    laid = now.shown_by(act) if now.to_lead and (now.windows or now.holding) else None
    if laid is None or laid.hand is not now.to_lead or now.facts.held[laid.hand] is None:
        return
    if now.may_lead(laid.hand, laid.card.suit):
        return
    yield Irregular(kind="failure_to_honour_lead_restriction", by=laid.hand, act=laid.act)
    for duty in now.duties(laid.hand):
        if duty.what in ("lead_suit", "not_lead_suit"):
            yield _to_do_again(duty, f"failure_to_honour_lead_restriction@{laid.act}")


@When(phases=("clarification", "play", "ended"))
def unknown_hand(now: Situation, heard: AttentionDrawn | acts.Summon | Await) -> Effects:
    """Somebody points at a card that did not follow suit, from a hand that is not in the record: could it have?"""
    about, play = _about(heard), now.facts.play
    laid = now.facts.laid(about) if about is not None else None
    trick = now.trick(laid.trick) if laid is not None else None
    if laid is None or trick is None or play is None or now.facts.held[laid.hand] is not None:
        return
    if not laid.counts or trick.leader is laid.hand or laid.card.suit == trick.led:
        return
    able = now.found("could_have_followed", laid.act)
    if able is None:
        yield Ask(kind="could_have_followed", of=laid.act, seat=laid.hand)
    elif able:
        drawn_by = heard.id if not isinstance(heard, Await) else ""
        yield Irregular(kind="revoke", by=play.player_of(laid.hand), act=laid.act, cite="revoke")
        yield Notice(irregularity=f"revoke@{laid.act}", drawn_by=drawn_by)


@When(phases=("ended",), at=("end_of_play",))
def unwritten_play(now: Situation, heard: Await | Moment) -> Effects:
    """A revoke in tricks that are not in the record: when the play is over, the Director says who revoked in which
    suit, who won that trick, and what his side won later. It may have been pointed out long before."""
    play = now.facts.play
    told: dict[str, Any] = {}
    for noted in now.awaited("unwritten_revoke") if isinstance(heard, Moment) else (heard,):
        if noted.what == "unwritten_revoke" and noted.act is not None and play is not None:
            told[noted.act] = now.found("revoke_facts", noted.act)
    unknown = next((spoken for spoken, facts in told.items() if facts is None), None)
    if unknown is not None:
        yield Ask(kind="revoke_facts", of=unknown)
    elif play is not None:
        for spoken, facts in told.items():
            yield Irregular(kind="revoke", by=play.player_of(Seat[facts["by"]]), act=spoken, cite="revoke")
            yield Notice(irregularity=f"revoke@{spoken}", drawn_by=spoken)


@When(phases=("play",))
def who_may_ask(now: Situation, rights: Rights, terms: Terms, regulations: Regulations) -> Effects:
    """Who may ask a player who has not followed suit about it, for as long as a revoke could still be corrected."""
    declarer, dummy = now.declarer, now.dummy
    if declarer is None or dummy is None:
        return
    between = terms.defenders == "allowed" or regulations.defenders_ask_each_other == "allowed"
    for hand in _not_followed(now):
        if hand is declarer:
            yield Permit(seat=dummy, right="ask_of_partner_about_revoke", cite="dummy_asks")
            for seat in now.defending_seats():
                yield Permit(seat=seat, right="ask", cite="defenders_ask")
        elif hand is not dummy:
            yield Permit(seat=declarer, right="ask", cite="declarer_asks")
            if between:
                yield Permit(seat=hand.partner, right="ask_of_partner_about_revoke", cite="defenders_ask")


@When(phases=("play",))
def dummy_asks_a_defender(now: Situation, act: acts.Ask) -> Effects:
    """Dummy asks a defender about a card with which that defender has not followed suit, which he may not do."""
    laid = now.facts.laid(act.of or "")
    trick = now.trick(laid.trick) if laid is not None else None
    if act.by is not now.dummy or laid is None or trick is None or not now.is_defender(laid.hand):
        return
    if trick.led not in (None, laid.card.suit):
        yield Irregular(kind="dummy_participation", by=act.by, act=act.id)


@When(phases=("play",))
def risk_of_asking(now: Situation, act: acts.Ask) -> Effects:
    """A defender who is asked by his partner may not use what the question tells him."""
    about = now.facts.laid(act.of or "")
    if about is not None and about.hand is act.by.partner and now.is_defender(act.by):
        yield Inform(seat=about.hand, about=act.id, kind="question", authorised=False, source=act.by)


def _about(heard: AttentionDrawn | acts.Summon | Await) -> str | None:
    """The act that `heard` is about. Of the notes only `pointed_out` is about one: the act that somebody's words
    meant."""
    if isinstance(heard, Await):
        return heard.act if heard.what == "pointed_out" else None
    return heard.to if isinstance(heard, AttentionDrawn) else heard.of


def _broken_duties(now: Situation, laid: Laid, led: Suit) -> tuple[Oblige, ...]:
    """The duties that the player breaks by the card `laid` although he could obey: those that declarer has chosen for
    this trick after a premature play by the player's partner."""
    cards = now.facts.held[laid.hand]
    if cards is None or not now.windows:
        return ()
    legal = [c for c in cards if c.suit == led] or list(cards)
    return tuple(d for d in now.duties(laid.hand) if _of_this_trick(now, d) and _disobeys(d, laid.card, legal))


def _to_do_again(duty: Oblige, key: str) -> Await:
    """A note of the duty that was broken: the player has it again when he corrects the revoke or the lead."""
    return Await(
        who=duty.who,
        what=f"broken_{duty.what}",
        until="chosen",
        suit=duty.suit,
        card=duty.card,
        irregularity=key,
    )


def _disobeys(duty: Oblige, card: Card, legal: list[Card]) -> bool:
    """Whether `card` breaks the duty although one of the cards `legal` would not have broken it."""
    if duty.what == "play_card":
        return duty.card in legal and card != duty.card
    required = duty.what == "lead_suit"
    able = any((c.suit == duty.suit) is required for c in legal)
    return able and (card.suit == duty.suit) is not required


def _of_this_trick(now: Situation, duty: Oblige) -> bool:
    """Whether `duty` is about what is played to this trick, and comes from a premature play by the player's partner. A
    duty to play his own penalty card does not."""
    if duty.what not in ("play_card", "lead_suit", "not_lead_suit"):
        return False
    it = now.irregularity(duty.irregularity or "")
    own = [c.card for c in now.penalty_cards(duty.who)]
    return it is not None and it.kind == "premature_play" and it.by is duty.who.partner and duty.card not in own


def _not_followed(now: Situation) -> Iterator[Seat]:
    """The hands that have discarded or ruffed on the trick in progress, or on the last one if their side has not played
    since: until then a revoke can be corrected. A claim or concession by that side ends this time just as a card does.
    """
    play, stated = now.facts.play, now.facts.stated
    if play is None:
        return
    for trick in (play.trick, *play.done[-1:]):
        led, since = trick.led, () if trick is play.trick else play.trick.cards
        for laid in trick.cards:
            if laid.card.suit == led or (stated is not None and stated.by.side is laid.hand.side):
                continue
            if not any(x.hand.side is laid.hand.side for x in since):
                yield laid.hand
