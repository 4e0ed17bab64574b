"""A choice and the offer that it takes up. No choice succeeds without its offer."""

from __future__ import annotations

from typing import Any

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.situation import Said, Situation
from bridgelaw.table import acts


def taken_by(
    now: Situation, act: acts.Choose | acts.DirectorChoose
) -> tuple[says.Taken | says.Refuse, Said[Any] | None]:
    """What `act` takes, and the offer that allows it; or why it takes nothing."""
    fits = list(_offers(now, act))
    if act.of is not None:
        named = [f for f in fits if act.of in (f.effect.act, *_names(now, f.effect.irregularity))]
        fits = named or fits
    if not fits:
        return says.Refuse(act=act.id, kind="choose", code="no-such-option"), None
    # of several the last one that the details of the choice fit
    said = next((f for f in reversed(fits) if not (isinstance(act, acts.Choose) and _unfit(f.effect, act))), fits[-1])
    offer = said.effect
    by = act.by if isinstance(act, acts.Choose) else None
    if isinstance(offer, says.Offer) and isinstance(act, acts.Choose):
        code = _unfit(offer, act)
        if code:
            return says.Refuse(act=act.id, kind="choose", code=code), None
    taken = says.Taken(
        what=act.option,
        irregularity=offer.irregularity,
        by=by,
        choice=act,
        offer=offer if isinstance(offer, says.Offer) else None,
        about=offer.act,
    )
    return taken, said


def _offers(now: Situation, act: acts.Choose | acts.DirectorChoose) -> list[Said[Any]]:
    if isinstance(act, acts.DirectorChoose):
        return [p for p in now.powers if p.ended is None and p.effect.what == act.option]
    return [
        w
        for w in now.open_windows
        if isinstance(w.effect, says.Offer) and w.effect.who is act.by and w.effect.what == act.option
    ]


def _names(now: Situation, key: str | None) -> tuple[str, ...]:
    it = now.irregularity(key or "")
    return (it.act, it.key) if it else ()


def _unfit(offer: says.Offer, act: acts.Choose) -> str:
    """Why the details of the choice do not fit the offer; empty when they do."""
    chosen = (*act.suits, *((act.suit,) if act.suit else ()))
    if offer.suits is not None and offer.what != "no_restriction":
        if not chosen and len(offer.suits) > 1:
            return "choice-needs-suit"
        if any(suit not in offer.suits for suit in chosen):
            return "choice-wrong-suit"
    if offer.calls is not None and act.call is not None and act.call not in offer.calls:
        return "choice-wrong-call"
    if offer.cards is not None and act.card is not None and act.card not in offer.cards:
        return "choice-wrong-card"
    return ""
