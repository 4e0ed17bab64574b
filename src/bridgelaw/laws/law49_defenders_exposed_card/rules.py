"""Law 49. A card of a defender that his partner could see, otherwise than by playing it, becomes a penalty card."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Await, Effects, Irregular, Rectify, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts

_NO_PENALTY = ("play_on", "allow", "stand")
DELIBERATE = ("faced", "named", "shown")


@When(phases=("play",))
def exposed(now: Situation, act: acts.Expose | acts.Spread) -> Effects:
    """Nor cards shown with a claim or a concession, nor any that partner could not have seen."""
    if not now.is_defender(act.by) or now.facts.stated is not None:
        return
    if isinstance(act, acts.Expose):
        of = now.act(act.of or "")
        lying = [card.card for card in now.penalty_cards(act.by)]
        if act.visible_to_partner is False or isinstance(of, acts.Claim | acts.Concede):
            return
        if all(card in lying for card in act.cards):
            return
    yield Irregular(kind="exposed_card", by=act.by, act=act.id)


@When(phases=("play",))
def penalty_card(now: Situation, act: acts.Rule | acts.ExplainOptions, it: Irregularity) -> Effects:
    """It is one as soon as the Director has explained, or ruled so; unless he rules that it is none, as what was shown
    with a claim or was not to be seen."""
    shown, order = now.act(it.act), _order(act, it)
    if order is None or not isinstance(shown, acts.Expose | acts.Spread):
        return
    unseen = now.found("visible_to_partner", it.act) is False
    cards = () if unseen or order != "rectify" else _lying(now, shown)
    for card in cards:
        major = len(cards) > 1 or now.penalty_cards(shown.by) or _is_major(shown, card)
        yield Await(
            who=shown.by,
            what="major_penalty_card" if major else "minor_penalty_card",
            until="played",
            irregularity=it.key,
            card=card,
            act=it.act,
        )
    yield Rectify(irregularity=it.key, what="penalty_card" if cards else "none")
    yield Settle(irregularity=it.key, how="ruled")


def _order(act: acts.Rule | acts.ExplainOptions, it: Irregularity) -> str | None:
    """What the Director orders about it; to explain what follows, once it is noticed, is to have it put right."""
    if isinstance(act, acts.ExplainOptions):
        return "rectify" if it.status == "attention" else None
    return act.order if act.of == it.act and act.order in ("rectify", *_NO_PENALTY) else None


def _lying(now: Situation, shown: acts.Expose | acts.Spread) -> tuple[Card, ...]:
    """What he showed and still has."""
    held = now.facts.held[shown.by]
    cards = shown.cards if isinstance(shown, acts.Expose) else tuple(sorted(held or (), key=str))
    return tuple(card for card in cards if (held is None or card in held) and not _played(now, shown.by, card))


def _played(now: Situation, hand: Seat, card: Card) -> bool:
    return any(laid.card == card and laid.hand is hand and laid.counts for laid in now.facts.plays)


def _is_major(shown: acts.Expose | acts.Spread, card: Card) -> bool:
    return card.is_honour or isinstance(shown, acts.Spread) or shown.how in DELIBERATE
