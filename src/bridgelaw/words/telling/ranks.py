"""Why a penalty card is a major or a minor one, as it is read out and as a written ruling says it."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity, PenaltyCard
from bridgelaw.game.cards import CARDS
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell


def ranks(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Line]:
    """A sentence for the penalty cards that lie there because of that irregularity. One that is no honour and was not
    shown deliberately is minor as long as it is the only one; what makes it major is told, the plainest reason first.
    """
    shown = to_tell.act(it.act).get("expose")
    mine = [one for one in to_tell.penalty_cards if one.seat == it.by and not to_tell.is_untold_card(one.card)]
    mine = [one for one in mine if isinstance(shown, list) and one.card in shown] or mine[-1:]
    law = to_tell.words.law(provisions(to_tell.words.edition)["law50.rank"].reference, short=True)
    told: dict[str, list[PenaltyCard]] = {}
    for card in mine:
        told.setdefault(_reason(to_tell, it, card), []).append(card)
    for reason, cards in told.items():
        named = to_tell.words.all_of([to_tell.words.card(one.card) for one in cards])
        yield Line(to_tell.words.say(f"letter-penalty-{reason}", card=named, cards=len(cards)), law=law)


def _reason(to_tell: AnswerToTell, it: Irregularity, card: PenaltyCard) -> str:
    if card.rank == "minor":
        return "minor"
    if CARDS[card.card].is_honour:
        return "honour"
    return "several" if _has_had_several(to_tell, it) else "deliberate"


def _has_had_several(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether that defender has shown several cards at once, or has been given more than one penalty card."""
    shown = to_tell.act(it.act).get("expose")
    together = isinstance(shown, list) and len(shown) > 1
    its = (to_tell.irregularity(one.irregularity) for one in to_tell.rulings if one.rectification == "penalty_card")
    given = {other.id for other in its if other is not None and other.by == it.by}
    return together or len(given) > 1 or sum(one.seat == it.by for one in to_tell.penalty_cards) > 1
