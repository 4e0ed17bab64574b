"""The answer of one seat, put together field by field from what a seat may get (architecture, section 10).

Nothing is made for the Director and then taken out. A field, a kind of duty or a standing that no list here names does
not reach a seat. Two records that differ only in what a seat did not perceive give it the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bridgelaw.answer import model
from bridgelaw.answer.bounds import Tail
from bridgelaw.answer.claims import decided
from bridgelaw.answer.elements import Element
from bridgelaw.answer.known import Known
from bridgelaw.answer.laid_open import all_plays, auction, contract_of, dummy_lies_open, told
from bridgelaw.answer.names import name_of
from bridgelaw.answer.penalties import penalty
from bridgelaw.answer.score_model import Penalty
from bridgelaw.answer.seat_costs import told_to
from bridgelaw.answer.seat_model import FaceDown, PublicAnswer, SeatAnswer, encode, plain
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.effects import Inform, Oblige, Offer, Rectify
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Said, Situation
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.standing import GONE
from bridgelaw.table.vocabulary import RIGHTS, Rights

ANNOUNCED = frozenset(
    (
        "pass", "correct_call", "repeat_call", "may_not_double", "lead_suit", "not_lead_suit", "take_no_action",
        "summon_director", "restate", "explain", "correct_restatement",
    )
)  # fmt: skip
"""Duties of which the whole table knows: the Director announces them, or they follow from what everybody has heard. Any
other duty is told to its owner alone: what he must play would tell something about his hand, what he must correct
something about what he knows."""

_OF_A_CHOICE = "choose_without_consulting"
"""The duty of a player who has an option. It is told to those who know of the option: to others it would betray it."""

_RESTS_ON_OPTION: dict[Rights, str | None] = {"choose": None, "change_call": "change_call"}
"""Rights that a player has only because of an option (None: because of any option)."""


def view(
    book: Book, now: Situation, seat: Seat, shared: Shared | None = None, memory: Memory | None = None
) -> SeatAnswer:
    """The answer as the player `seat` may see it in the situation `now`.

    `shared`: what other answers to the situation have found; `memory`: the last answer to the seat on this board.
    """
    shared, memory = shared or Shared(book, now), memory or Memory(seat)
    known, tail = memory.known(now), Tail(memory.bound)
    grounds = (*_windows(known), now.questions, now.findings)
    options = memory.part("options", grounds, lambda: tuple(options_of(known, shared.costs)))
    obligations = memory.part(
        "obligations", (options, *_windows(known)), lambda: tuple(_obligations(known, offered=bool(options)))
    )
    return SeatAnswer(
        bridgelaw=1,
        laws=int(book.edition),
        authority=book.authority,
        seat=seat.value,
        after=known.last,
        phase=now.phase,
        turn=name_of(None if now.awaited("claim") else now.turn),
        frozen=now.frozen,
        contract=contract_of(now),
        declarer=name_of(now.facts.declarer),
        tricks={side.value: now.facts.tricks(side) for side in (NS, EW)},
        hands=memory.part("hands", (now.facts.held, now.dummy, dummy_lies_open(now)), lambda: hands_of(known)),
        auction=auction(known, memory, tail),
        plays=all_plays(known, memory, tail),
        face_down=tail.of("face_down", tuple(face_down_of(known)) if now.facts.down else ()),
        penalty_cards=tail.of("penalty_cards", tuple(_penalty_cards(known))),
        irregularities=tail.last("irregularities", _irregularities(known)),
        options=tail.of("options", options),
        obligations=tail.of("obligations", obligations),
        rights={seat.value: rights_held(shared.rights[seat], options)},
        information={seat.value: tail.last("information", _information(known))},
        rulings=tail.last("rulings", _rulings(known)),
        penalties=tail.last("penalties", _penalties(known)),
        score=shared.public_score,
        errors=tail.last("errors", _errors(known)),
        earlier=tail.earlier or UNSET,
    )


def public_view(book: Book, now: Situation, shared: Shared | None = None, memory: Memory | None = None) -> PublicAnswer:
    """The answer as whoever looks on may see it: what all four players have perceived, and nobody's closed cards.

    `shared` and `memory` as for a seat.
    """
    shared, memory = shared or Shared(book, now), memory or Memory(None)
    known, tail = memory.known(now), Tail(memory.bound)
    return PublicAnswer(
        bridgelaw=1,
        laws=int(book.edition),
        authority=book.authority,
        after=known.last,
        phase=now.phase,
        turn=name_of(None if now.awaited("claim") else now.turn),
        frozen=now.frozen,
        contract=contract_of(now),
        declarer=name_of(now.facts.declarer),
        tricks={side.value: now.facts.tricks(side) for side in (NS, EW)},
        hands=hands_of(known),
        auction=auction(known, memory, tail),
        plays=all_plays(known, memory, tail),
        face_down=tail.of("face_down", tuple(face_down_of(known)) if now.facts.down else ()),
        penalty_cards=tail.of("penalty_cards", tuple(_penalty_cards(known))),
        irregularities=tail.last("irregularities", _irregularities(known)),
        obligations=tail.of("obligations", tuple(_obligations(known, offered=False))),
        rulings=tail.last("rulings", _rulings(known)),
        penalties=tail.last("penalties", _penalties(known)),
        score=shared.public_score,
        earlier=tail.earlier or UNSET,
    )


def views(course: Course, seat: Seat, until: str | None = None) -> Iterator[SeatAnswer]:
    """The seat's answer before the first act and after each act that it perceived, up to the act of the id `until`.

    Raises:
        KeyError: there is no such act.
    """
    if until is not None:
        course.at(until)
    yield view(course.book, course.situations[0], seat)
    for act, now in zip(course.happened, course.situations[1:], strict=True):
        if until == "start":
            return
        if seat in perceived_by(act, screens=now.setting.screens):
            yield view(course.book, now, seat)
        if act.id == until:
            return


def hands_of(known: Known) -> dict[str, str]:
    """The cards that the seat sees: its own, and dummy’s while it lies open."""
    now = known.now
    seats = dict.fromkeys((known.seat, now.dummy) if dummy_lies_open(now) else (known.seat,))
    return {seat.value: write_hand(now.facts.held[seat]) for seat in seats if seat and now.facts.held[seat] is not None}


def _windows(known: Known) -> tuple[object, ...]:
    """What the lists of options and duties depend on. Some windows sleep for a time, so the auction is part of it."""
    now = known.now
    return (now.windows, now.holding, now.facts.calls if now.windows else None, *told(known))


def face_down_of(known: Known) -> Iterator[FaceDown]:
    """Leads that lie face down and that it has not seen."""
    for laid in known.now.facts.plays:
        if not known.has_seen(laid) and laid.standing not in GONE:
            yield FaceDown(act=known.ids[laid.act], by=laid.by.value)


def _penalty_cards(known: Known) -> Iterator[model.PenaltyCard]:
    for rank in ("major", "minor"):
        for window in known.now.awaited(f"{rank}_penalty_card"):
            if window.card is not None and (window.irregularity is None or window.irregularity in known.open):
                yield model.PenaltyCard(card=str(window.card), seat=window.who.value, rank=rank)


def _irregularities(known: Known) -> Iterator[model.Irregularity]:
    """The last one first."""
    for key, id in reversed(known.open.items()):
        it = known.now.irregularity(key)
        if it is not None:
            yield model.Irregularity(
                id=id,
                kind=it.kind,
                by=name_of(it.by),
                act=known.ids[it.act],
                law=it.law,
                status=it.status,
                force=it.force,
                because=known.because(it.because),
                side=it.side.value if it.side else UNSET,
            )


def options_of(known: Known, costs: Mapping[int, tuple[Element, ...]]) -> Iterator[model.Option]:
    """What the seat may choose, and what each choice costs (`costs`, by the `id` of the offer)."""
    for said, offer in _offers(known):
        if offer.who is known.seat:
            yield _option(known, said, offer, offer.who, costs)


def options_of_others(
    known: Known, public: Known, costs: Mapping[int, tuple[Element, ...]]
) -> Iterator[tuple[Offer, model.Option]]:
    """What the other players may choose of which all four know (`public`), with what each choice costs as the seat
    hears it; each with the offer that it comes of."""
    for said, offer in _offers(known):
        if known.seat is not None and offer.who is not known.seat and public.concerns(said):
            yield offer, _option(known, said, offer, known.seat, costs)


def _offers(known: Known) -> Iterator[tuple[Said[Any], Offer]]:
    for said in known.now.open_windows:
        if isinstance(said.effect, Offer) and known.concerns(said):
            yield said, said.effect


def _option(
    known: Known, said: Said[Any], offer: Offer, hears: Seat, costs: Mapping[int, tuple[Element, ...]]
) -> model.Option:
    its = enumerate(known.now.irregularities, 1) if costs else ()
    ids = {f"i{n}": known.open[it.key] for n, it in its if it.key in known.open}
    return model.Option(
        id=offer.what,
        by=offer.who.value,
        irregularity=known.open.get(offer.irregularity or ""),
        law=said.law,
        suits=offer.suits,
        calls=tuple(str(c) for c in offer.calls) if offer.calls is not None else None,
        because=known.because(said.because),
        cards=tuple(str(c) for c in offer.cards) if offer.cards is not None else UNSET,
        then=told_to(hears, costs[id(offer)], ANNOUNCED, ids) if id(offer) in costs else UNSET,
    )


def _obligations(known: Known, *, offered: bool) -> Iterator[model.Obligation]:
    seen: set[tuple[Any, ...]] = set()
    for said in known.now.open_windows:
        duty = said.effect
        if not isinstance(duty, Oblige) or not known.concerns(said):
            continue
        if duty.what == _OF_A_CHOICE and not offered:
            continue
        own = duty.who is known.seat
        if not own and not (duty.what in ANNOUNCED and known.is_public(said.because)):
            continue
        found = model.Obligation(
            who=duty.who.value,
            what=duty.what,
            until=duty.until,
            law=said.law,
            because=known.because(said.because),
            suit=duty.suit or UNSET,
            suits=duty.suits if duty.suits is not None else UNSET,
            card=str(duty.card) if own and duty.card else UNSET,
            call=str(duty.calls[0]) if duty.calls else UNSET,
            irregularity=known.open.get(duty.irregularity or "", UNSET),
        )
        once = (found.who, found.what, found.until, found.law, found.suit, found.suits, found.card, found.call)
        if once not in seen:
            seen.add(once)
            yield found


def rights_held(held: Mapping[str, str], options: tuple[model.Option, ...]) -> tuple[str, ...]:
    """Those of the rights `held` that a player is told of who knows of these `options`, in their usual order."""
    offered = {option.id for option in options}
    asleep = {right for right, on in _RESTS_ON_OPTION.items() if not (offered if on is None else on in offered)}
    return tuple(right for right in RIGHTS if right in held and right not in asleep)


def _information(known: Known) -> Iterator[model.Entry | None]:
    """The last entry first; None for one that is over or that it does not know of."""
    assert known.seat is not None
    for said in reversed(known.now.information.held_by(known.seat)):
        yield _entry(known, said) if said.ended is None and _was_received(known, said.effect) else None


def _was_received(known: Known, fact: Inform) -> bool:
    """Whether the seat perceived the fact; a card that it has not seen tells it nothing.

    That an irregular call or play was accepted is a fact while it stands, when it is in the open that it was irregular.
    """
    laid = known.now.facts.laid(fact.about)
    if fact.about not in known.ids or (laid is not None and not known.has_seen(laid)):
        return False
    if fact.kind in ("call", "play"):
        return known.is_known_irregular(fact.about) and known.now.standing(fact.about) not in GONE
    return True


def _entry(known: Known, said: Said[Inform]) -> model.Entry:
    fact = said.effect
    return model.Entry(
        about=known.ids[fact.about],
        kind=fact.kind,
        status="authorized" if fact.authorised else "unauthorized",
        from_=name_of(fact.source),
        law=said.law,
        because=known.because(said.because),
        since=known.since(said.since) or UNSET,
        for_=fact.purpose or UNSET,
        basis=fact.basis or UNSET,
        card=str(fact.card) if fact.card is not None else UNSET,
    )


def _rulings(known: Known) -> Iterator[model.Ruling]:
    """The last one first."""
    for said in reversed(known.now.rulings):
        key = said.effect.irregularity
        if not key or key in known.open:
            yield model.Ruling(
                irregularity=known.open.get(key),
                rectification=said.effect.what,
                law=said.law,
                transfer=said.effect.transfer,
                because=known.because(said.because),
                side=said.effect.side.value if said.effect.side else UNSET,
                claim=_claim(known, said.effect),
            )


def _claim(known: Known, effect: Rectify) -> model.DecidedClaim | UnsetType:
    """The claim under the number that the viewer gives acts: all at the table have heard it."""
    found = decided(known.now, effect)
    if isinstance(found, UnsetType):
        return UNSET
    own = known.because((found.act,))
    return replace(found, act=own[0]) if own else UNSET


def _penalties(known: Known) -> Iterator[Penalty]:
    """What the Director has imposed; his reason, in free words, stays with him. The last one first."""
    for act in reversed(known.penalties):
        yield penalty(known.now, act)


def _errors(known: Known) -> Iterator[model.ActError]:
    """What his own acts could not do, the last one first. That the Laws could not be followed is for the Director
    alone: it would tell that there is something about the act."""
    for error in reversed(known.now.errors):
        if error.kind != NOT_JUDGED and known.now.actor(error.act) is known.seat:
            yield model.ActError(
                act=known.ids[error.act], kind=error.kind, code=error.code, message=error.code.replace("-", " ")
            )


__all__ = [
    "ANNOUNCED",
    "FaceDown",
    "PublicAnswer",
    "SeatAnswer",
    "dummy_lies_open",
    "encode",
    "plain",
    "public_view",
    "rights_held",
    "view",
    "views",
]
