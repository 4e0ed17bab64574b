"""Law 14. A hand is short of a card, and none has more than thirteen: the card goes back, and belonged there all along.

Whether it becomes a penalty card, or was withheld in a revoke, the Laws on those say: the hand is known with it.
"""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Effects, Explain, Inform, Irregular, Notice, Rectify, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts

Stated = acts.State | acts.DirectorState
_HERE = "law14"


@When(about=("wrong_number_of_cards",), phases=("setup", "auction", "clarification"))
def before_lead(now: Situation, act: Stated) -> Effects:
    """Found before the opening lead is faced."""
    if _is_short(now, act):
        yield Irregular(kind="wrong_number_of_cards", by=_holder(act), act=act.id)


@When(about=("wrong_number_of_cards",), phases=("play", "ended"))
def after_lead(now: Situation, act: Stated) -> Effects:
    """Found once the opening lead has been faced, or after the play."""
    if _is_short(now, act):
        yield Irregular(kind="wrong_number_of_cards", by=_holder(act), act=act.id)


@When(about=("wrong_number_of_cards",))
def told(now: Situation, heard: acts.Summon | acts.DirectorAttention | Irregular, it: Irregularity) -> Effects:
    """Everybody has heard the count, and the Director is told of it; what he states himself he has become aware of."""
    if it.drawer != _HERE or it.status != "unnoticed":
        return
    if not isinstance(heard, Irregular) or (heard.act == it.act and isinstance(now.act(it.act), acts.DirectorState)):
        yield Notice(irregularity=it.key, cite=_found(now, it))


@When(about=("wrong_number_of_cards",))
def restored(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """The card is given back, and every call and play stands."""
    order = heard if isinstance(heard, acts.Rule) else now.act(it.noticed or "")
    if not isinstance(order, acts.Rule) or order.of != it.act or order.order not in ("rectify", "play_on"):
        return
    if it.drawer == _HERE and it.noticed is not None:
        yield Rectify(irregularity=it.key, what="none", cite=_found(now, it))
        yield Settle(irregularity=it.key, how="ruled", cite=_found(now, it))


@When(about=("wrong_number_of_cards",))
def knowledge(now: Situation, made: Rectify, it: Irregularity) -> Effects:
    """Which card it was, partner of the short hand may not use."""
    if it.drawer == _HERE and made.what == "none" and it.by is not None:
        yield Inform(seat=it.by.partner, about=it.act, kind="other_source", authorised=False)


def _is_short(now: Situation, act: Stated) -> bool:
    """Whether a card is missing there, and none is too many elsewhere."""
    if act.fact != "missing_card":
        return False
    too_many = any(hand is not None and len(hand) > 13 for hand in now.facts.deal.values())
    stated = now.facts.acts.of(acts.State, acts.DirectorState)
    return not too_many and not any(a.fact == "extra_card" for a in stated)


def _found(now: Situation, it: Irregularity) -> str:
    """The clause under which it was found."""
    faced = now.facts.faced
    if faced is None:
        # play that nobody wrote down
        faced = next((act.id for act in now.facts.acts.of(acts.Result)), None)
    return "after_lead" if faced is not None and now.happened_before(faced, it.act) else "before_lead"


def _holder(act: Stated) -> Seat | None:
    return act.seat or (act.by if isinstance(act, acts.State) else None)
