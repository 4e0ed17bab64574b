"""How an option of a quick ruling is taken: which are open, what may be called, and the act that does it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bridgelaw.answer import model
from bridgelaw.answer.parts import corrections_of
from bridgelaw.answer.then import Costs, offers, to_be_put_right
from bridgelaw.api.quick.ahead import put_right
from bridgelaw.api.quick.facts import PLACES
from bridgelaw.api.quick.kind import Plain
from bridgelaw.api.table import Table
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.options import SUBSTITUTED, taken_with
from bridgelaw.table.vocabulary import OPTIONS
from bridgelaw.words.telling.offered import each_once


def open_options(now: Situation) -> list[Offer]:
    """The options of players; to put a call right is one of them wherever that is due."""
    return [*offers(now), *to_be_put_right(now)]


def options_of(table: Table, *, costs: bool = True) -> tuple[model.Option, ...]:
    """The options of the answer, to put a call right wherever that is due, and what opens once a card is put right;
    each with what it costs, or without."""
    now = table.situation
    found = tuple(option for _, option in each_once(table.answer(costs=costs).options))
    if (ahead := put_right(table)) is not None:
        after = tuple(one for one in ahead[1].answer(costs=costs).options if one.id == "withdraw_play")
        # one that is there already costs what it costs then
        found = (*(one for one in found if _whose(one) not in map(_whose, after)), *after)
    ids = {it.key: f"i{n}" for n, it in enumerate(now.irregularities, 1)}
    due = to_be_put_right(now)
    more = tuple(corrections_of(now, due, ids))
    if not costs:
        return (*found, *more)
    priced = Costs(table.book, now)
    return (*found, *(replace(option, then=priced.of(offer)) for offer, option in zip(due, more, strict=True)))


def _whose(option: model.Option) -> tuple[str, str, str | None]:
    return option.id, option.by, option.irregularity


def bidding_box(now: Situation, turn: Seat) -> tuple[str, ...]:
    """The calls that `turn` can make, pass first."""
    return tuple(map(str, now.facts.auction.box(turn)))


def in_vain(table: Table, option: str, by: str) -> frozenset[str]:
    """The calls of the bidding box that are no way to take that option: they would only be cancelled."""
    mine = (one for one in open_options(table.situation) if one.what == option and by in ("", one.who.value))
    costs = Costs(table.book, table.situation)
    return frozenset(call for offer in mine for call in costs.in_vain(offer))


def offered(now: Situation, option: str, who: str) -> Offer | None:
    """The option of that name that is open, of the player `who` if several have it; None where it is the Director's."""
    open_ = open_options(now)
    for offer in open_:
        if offer.what == option and who in ("", offer.who.value):
            return offer
    if option in OPTIONS and any(p.effect.what == option and p.ended is None for p in now.powers):
        return None
    there = [f"{offer.what}@{offer.who.value}" for offer in open_]
    there += [said.effect.what for said in now.powers if said.ended is None]
    allowed = " ".join(dict.fromkeys(there))
    raise Wrong("option-not-open", f"{option!r}: {allowed}", text=option, allowed=allowed)


def taking(now: Situation, offer: Offer, given: str) -> Plain:
    """The act that takes a player's option, with the suit, card, call or seat that was named; a card also by where it
    lies.

    Raises:
        Wrong: no card that can be meant lies there.
    """
    it = now.irregularity(offer.irregularity or "")
    of = {"of": it.act} if it and not it.act.startswith("\0") else {}
    if offer.what == SUBSTITUTED:
        return {"by": offer.who.value, "substitute": given or "P", **of}
    place, _, hand = given.partition(" ")
    if place in PLACES:
        given = _lying(now, offer, place, hand)
    words: Iterable[str] = given.upper().split()
    act: Plain = {"by": offer.who.value, "choose": offer.what, **of}
    named = list(words)
    if taken_with(offer.what, None, None) == "seat":
        return act | ({"seat": named[0]} if named else {})
    suits = [word for word in named if word in ("S", "H", "D", "C")]
    cards = [word for word in named if len(word) == 2 and word[0] in "SHDC" and word not in CALLS]
    calls = [word for word in named if word in CALLS]
    if calls:
        act["call"] = calls[0]
    elif cards:
        act["card"] = cards[0]
    elif len(suits) == 1:
        act["suit"] = suits[0]
    elif suits:
        act["suits"] = suits
    return act


def _lying(now: Situation, offer: Offer, place: str, hand: str) -> str:
    """The card of that hand in that place, of which nobody has said which it is."""
    it = now.irregularity(offer.irregularity or "")
    about = now.facts.laid(it.act) if it else None
    if about is not None:
        there = [laid for laid in now.facts.plays if laid.trick == about.trick + (place != "trick")]
        led = there[:1] if place == "lead" else there[1:] if place == "next" else there
        for laid in led:
            if laid.counts and laid.hand.value == hand and laid.card in (offer.cards or ()):
                return str(laid.card)
    raise Wrong("option-not-open", f"{place} {hand}", text=f"{place} {hand}", allowed=offer.what)
