"""Law 52. Another card is played than the penalty card that was due: declarer accepts it, or has the right one played."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.lawbook.effects import Await, Effects, Irregular, Oblige, Offer, Rectify, Settle, Stand, Taken
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import ACCEPTED, WITHDRAWN


def not_played(now: Situation, act: acts.Play | acts.Face) -> Effects:
    """At his turn; a card that breaks the duty to follow suit is a revoke first of all."""
    laid = now.shown_by(act)
    if laid is None or laid.hand is not now.turn or not now.penalty_cards(laid.hand):
        return
    if not now.fails_to_follow(act) and _another_is_due(now, laid):
        yield Irregular(kind="failure_to_play_penalty_card", by=laid.hand, act=laid.act)


def options(now: Situation, it: Irregularity) -> Effects:
    """As soon as it has been noticed, until declarer or dummy has played on."""
    laid, declarer = now.facts.laid(it.act), now.declarer
    if it.status == "attention" and laid is not None and laid.counts and declarer is not None:
        yield Offer(who=declarer, what="accept_card", until="next_turn", irregularity=it.key, cite="may_accept")
        yield Offer(who=declarer, what="choose_penalty_card", until="next_turn", irregularity=it.key, cite="refused")


def must_accept(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """Declarer has played from his hand or dummy's since: too late, the card stands."""
    laid = now.facts.laid(it.act)
    if laid is not None and laid.counts and not now.is_defender(act.hand):
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Settle(irregularity=it.key, how="accepted")


def chosen(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """Accepted, the penalty card stays one. Refused, the card played becomes another."""
    laid = now.facts.laid(it.act)
    if laid is None:
        return
    if taken.what == "accept_card":
        yield Stand(act=it.act, standing=ACCEPTED, cite="may_accept")
        yield Settle(irregularity=it.key, how="accepted", cite="may_accept")
    elif taken.what == "choose_penalty_card" and taken.offer is not None and taken.offer.cards is None:
        yield Stand(act=it.act, standing=WITHDRAWN, cite="refused")
        yield Await(
            who=laid.hand,
            what="major_penalty_card",
            until="played",
            irregularity=it.key,
            card=laid.card,
            act=it.act,
            cite="refused",
        )
        named = getattr(taken.choice, "card", None) or _only(now, laid)
        if named is not None:
            yield Oblige(
                who=laid.hand,
                what="play_card",
                card=named,
                until="next_turn",
                irregularity=it.key,
                cite="refused",
            )
        yield Rectify(irregularity=it.key, what="penalty_card", cite="refused")
        yield Settle(irregularity=it.key, how="ruled", cite="refused")


def _only(now: Situation, laid: Laid) -> Card | None:
    """The penalty card that he should have played, where there is no doubt which."""
    cards = now.penalty_cards(laid.hand)
    return cards[0].card if len(cards) == 1 else None


def _another_is_due(now: Situation, laid: Laid) -> bool:
    """Whether he had to play one of his penalty cards, or in this suit an honour or the minor one."""
    mine = [c.card for c in now.awaited("major_penalty_card", laid.hand)]
    due = [d.card for d in now.duties(laid.hand, "play_card") if d.card in mine]
    for offer in now.offers(now.declarer, "choose_penalty_card"):
        due += [card for card in offer.cards or () if card in mine]
    if due:
        return laid.card not in due
    minor = [c.card for c in now.awaited("minor_penalty_card", laid.hand) if c.card]
    same_suit = any(card.suit == laid.card.suit for card in minor)
    return same_suit and laid.card not in minor and not laid.card.is_honour
