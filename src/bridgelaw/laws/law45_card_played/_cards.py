"""Cards that were named, shown or put down, and what has been played since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bridgelaw.game.cards import Card
from bridgelaw.lawbook.effects import Await, Effect, Irregular, Lay, Notice, Rectify, Settle, Stand
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.leads import is_lead_out_of_turn
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import GONE, VOID, WITHDRAWN
from bridgelaw.table.vocabulary import REVOKES

PROCEDURAL = ("action_while_frozen", "attention_not_followed_by_summons")
"""What may be irregular about an act without touching the card."""


def in_dummy(now: Situation, card: Card) -> bool:
    """Whether dummy holds it."""
    return now.dummy is not None and card in (now.facts.held[now.dummy] or ())


def was_named(now: Situation, laid: Laid) -> bool:
    """Whether the card was played by naming it: dummy's always is."""
    by_words = isinstance(now.act(laid.act), acts.Designate)
    return by_words or (laid.hand is now.dummy and laid.by is now.declarer)


def in_time(now: Situation, laid: Laid, change: str) -> bool:
    """Whether the player who named it may still say that he meant another."""
    since = [x for x in now.facts.plays if x.standing not in GONE and x.number > laid.number]
    if change == "until_partner_plays":
        return not any(x.hand is laid.hand.partner for x in since)
    if change == "declarer_until_he_plays" and not (laid.hand is now.dummy and laid.by is now.declarer):
        return False
    return not any(x.by is laid.by for x in since)


def is_last_and_legal(now: Situation, laid: Laid) -> bool:
    """Whether nobody has played since, and nothing was irregular about it."""
    since = any(x.counts and x.number > laid.number for x in now.facts.plays)
    irregular = any(it.kind not in PROCEDURAL for it in now.irregularities_of(laid.act))
    return laid.counts and not since and not irregular


def is_corrected_revoke(now: Situation, act: str) -> bool:
    """Whether the card of `act` was a revoke that is not established: taking it back has corrected it."""
    established = {note.irregularity for note in now.awaited("revoke_established")}
    revokes = (it for it in now.irregularities_of(act) if it.kind in REVOKES)
    return any(it.key not in established for it in revokes)


def shown_by_declarer(now: Situation, named: str | None) -> acts.Expose | None:
    """The one card of his own that declarer has just shown at its turn, if that is what is spoken of."""
    done = (a for a in now.facts.acts.newest_first() if not isinstance(a, acts.Attention | acts.Summon))
    shown = now.act(named) if named else next(done, None)
    if not isinstance(shown, acts.Expose) or shown.by is not now.declarer or now.turn is not shown.by:
        return None
    return shown if len(shown.cards) == 1 and shown.how != "dropped" and now.facts.spread else None


def played_since(now: Situation, laid: Laid) -> list[Laid]:
    """The cards that count and were played after it, to the same trick or later."""
    return [x for x in now.facts.plays if x.counts and x.number > laid.number]


def both_have_gone_on(now: Situation, laid: Laid) -> bool:
    """Whether each side has played to the next trick."""
    return len({x.hand.side for x in now.facts.plays if x.counts and x.trick > laid.trick}) == 2


def deemed_led(now: Situation, it: Irregularity, laid: Laid, act: str, clause: str) -> Iterator[Effect]:
    """The fifth card is led to the next trick: by the ruling, and out of turn if it was not that hand's lead."""
    led = Lay(by=laid.by, hand=laid.hand, card=laid.card, act=act, cite=clause)
    yield Stand(act=it.act, standing=VOID, cite=clause)
    yield led
    if is_lead_out_of_turn(now.facts, led.played):
        own_side = now.to_lead is not None and now.to_lead.side is laid.hand.side
        wrong_hand = own_side and not now.is_defender(laid.hand)
        kind: Literal["lead_from_wrong_hand", "lead_out_of_turn"] = (
            "lead_from_wrong_hand" if wrong_hand else "lead_out_of_turn"
        )
        yield Irregular(kind=kind, by=laid.by, act=act, cite=clause)
        yield Notice(irregularity=f"{kind}@{act}", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


def taken_back(now: Situation, it: Irregularity, laid: Laid, clause: str) -> Iterator[Effect]:
    """A card too many: a penalty card of a defender's, back in the hand of declarer or dummy."""
    yield Stand(act=it.act, standing=WITHDRAWN, cite=clause)
    defender = now.is_defender(laid.hand)
    if defender:
        major = laid.card.is_honour or now.penalty_cards(laid.hand)
        yield Await(
            who=laid.hand,
            what="major_penalty_card" if major else "minor_penalty_card",
            until="played",
            irregularity=it.key,
            card=laid.card,
            act=it.act,
            cite=clause,
        )
    yield Rectify(irregularity=it.key, what="penalty_card" if defender else "card_withdrawn", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)
