"""The Director's answer, assembled from a situation: everything, seen by nobody else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import UNSET

from bridgelaw.answer import model
from bridgelaw.answer.evidence import evidence_of
from bridgelaw.answer.penalties import penalty
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.desk.evidence import evidence
from bridgelaw.game.seats import EW, NS, SEATS, Seat
from bridgelaw.lawbook.effects import Inform, Oblige, Offer
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Said, Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made, in_order
from bridgelaw.table.play import Laid
from bridgelaw.table.vocabulary import RIGHTS


def build(
    book: Book, now: Situation, after: str, shared: Shared | None = None, memory: Memory | None = None
) -> model.Answer:
    """The answer after the act `after` (`start` before the first).

    `shared`: what other answers to the situation have found; `memory`: the last answer of this kind on this board.
    """
    shared, memory = shared or Shared(book, now), memory or Memory(None)
    facts = now.facts
    windows = (now.windows, now.holding, now.powers, now.irregularities, facts.calls if now.windows else None)
    contract = facts.contract
    ids = {it.key: f"i{n}" for n, it in enumerate(now.irregularities, 1)}
    return model.Answer(
        bridgelaw=1,
        laws=int(book.edition),
        authority=book.authority,
        after=after,
        phase=now.phase,
        turn=_seat(None if now.awaited("claim") else now.turn),
        frozen=now.frozen,
        contract=str(contract) if contract else None,
        declarer=_seat(facts.declarer),
        tricks={side.value: facts.tricks(side) for side in (NS, EW)},
        auction=memory.part("auction", (facts.calls,), lambda: tuple(call_of(made) for made in in_order(facts.calls))),
        plays=memory.each("plays", (), facts.plays, play_of),
        penalty_cards=tuple(_penalty_cards(now)),
        irregularities=tuple(_irregularities(now, ids)),
        options=memory.part("options", windows, lambda: tuple(_options(now, ids))),
        obligations=memory.part("obligations", windows, lambda: tuple(_unique(_obligations(now, ids)))),
        rights=_rights(shared.rights),
        information=memory.part("information", (now.information,), lambda: _information(now)),
        questions=tuple(_questions(book, now)),
        rulings=tuple(_rulings(now, ids)),
        penalties=tuple(_penalties(now)) if shared.ruled else (),
        score=shared.score,
        errors=tuple(
            model.Error(act=e.act, kind=e.kind, code=e.code, message=e.code.replace("-", " ")) for e in now.errors
        ),
    )


def _seat(seat: Seat | None) -> str | None:
    return seat.value if seat else None


def call_of(made: Made) -> model.Call:
    """A call as it stands."""
    status = "void" if made.implied else made.standing.value
    implied = True if made.implied else UNSET
    return model.Call(act=made.act, by=made.by.value, call=str(made.call), status=status, implied=implied)


def play_of(laid: Laid) -> model.Play:
    """A card as it stands."""
    return model.Play(
        act=laid.act,
        by=laid.by.value,
        card=str(laid.card),
        hand=laid.hand.value,
        trick=laid.trick or None,
        status=laid.standing.value,
        down=True if laid.down else UNSET,
    )


def _penalty_cards(now: Situation) -> Iterator[model.PenaltyCard]:
    for rank in ("major", "minor"):
        for window in now.awaited(f"{rank}_penalty_card"):
            if window.card is not None:
                yield model.PenaltyCard(card=str(window.card), seat=window.who.value, rank=rank)


def _irregularities(now: Situation, ids: dict[str, str]) -> Iterator[model.Irregularity]:
    for it in now.irregularities:
        yield model.Irregularity(
            id=ids[it.key],
            kind=it.kind,
            by=_seat(it.by),
            act=it.act,
            law=it.law,
            status=it.status,
            force=it.force,
            because=it.because,
            side=it.side.value if it.side else UNSET,
        )


def _options(now: Situation, ids: dict[str, str]) -> Iterator[model.Option]:
    for said in now.open_windows:
        offer = said.effect
        if isinstance(offer, Offer):
            yield model.Option(
                id=offer.what,
                by=offer.who.value,
                irregularity=ids.get(offer.irregularity or ""),
                law=said.law,
                suits=offer.suits,
                calls=tuple(str(c) for c in offer.calls) if offer.calls is not None else None,
                because=said.because,
                cards=tuple(str(c) for c in offer.cards) if offer.cards is not None else UNSET,
            )
    told: set[tuple[str, str | None, str]] = set()
    for power in now.powers:
        once = (power.effect.what, power.effect.irregularity, power.law)
        if power.ended is None and once not in told:
            told.add(once)
            yield model.Option(
                id=power.effect.what,
                by="director",
                irregularity=ids.get(power.effect.irregularity or ""),
                law=power.law,
                suits=None,
                calls=None,
                because=power.because,
            )


def _obligations(now: Situation, ids: dict[str, str]) -> Iterator[model.Obligation]:
    for said in now.open_windows:
        duty = said.effect
        if isinstance(duty, Oblige):
            yield model.Obligation(
                who=duty.who.value,
                what=duty.what,
                until=duty.until,
                law=said.law,
                because=said.because,
                suit=duty.suit or UNSET,
                suits=duty.suits if duty.suits is not None else UNSET,
                card=str(duty.card) if duty.card else UNSET,
                call=str(duty.calls[0]) if duty.calls else UNSET,
                irregularity=ids.get(duty.irregularity or "", UNSET),
            )


def _unique(found: Iterable[model.Obligation]) -> list[model.Obligation]:
    """One entry where two irregularities lay the same duty on the same player."""
    seen: dict[tuple[Any, ...], model.Obligation] = {}
    for o in found:
        seen.setdefault((o.who, o.what, o.until, o.law, o.suit, o.suits, o.card, o.call), o)
    return list(seen.values())


def _rights(held: Mapping[Seat, Mapping[str, str]]) -> dict[str, tuple[str, ...]]:
    return {seat.value: tuple([right for right in RIGHTS if right in rights]) for seat, rights in held.items()}


def _information(now: Situation) -> dict[str, tuple[model.Entry, ...]]:
    held: dict[str, list[model.Entry]] = {seat.value: [] for seat in SEATS}
    ids = {number: id for id, number in now.facts.numbers.items()}
    for said in now.information:
        if said.ended is None:
            held[said.effect.seat.value].append(_entry(said, ids))
    return {seat: tuple(entries) for seat, entries in held.items()}


def _entry(said: Said[Inform], ids: dict[int, str]) -> model.Entry:
    fact = said.effect
    return model.Entry(
        about=fact.about,
        kind=fact.kind,
        status="authorized" if fact.authorised else "unauthorized",
        from_=_seat(fact.source),
        law=said.law,
        because=said.because,
        since=ids.get(said.since, UNSET),
        for_=fact.purpose or UNSET,
        basis=fact.basis or UNSET,
    )


def _questions(book: Book, now: Situation) -> Iterator[model.Question]:
    if not now.questions:
        return
    ids = {number: id for id, number in now.facts.numbers.items()}
    seen: set[tuple[str, str, Seat | None]] = set()
    for q in now.questions:
        if (q.kind, q.of, q.seat) not in seen:
            seen.add((q.kind, q.of, q.seat))
            beside = evidence(book, now, q)
            shown = evidence_of(beside, tuple(_entry(said, ids) for said in beside.ledger))
            yield model.Question(
                id=f"q{len(seen)}",
                kind=q.kind,
                of=q.of,
                seat=_seat(q.seat),
                law=q.law,
                answer=None,
                because=q.because,
                evidence=shown or UNSET,
            )


def _rulings(now: Situation, ids: dict[str, str]) -> Iterator[model.Ruling]:
    for said in now.rulings:
        yield model.Ruling(
            irregularity=ids.get(said.effect.irregularity),
            rectification=said.effect.what,
            law=said.law,
            transfer=said.effect.transfer,
            because=said.because,
            side=said.effect.side.value if said.effect.side else UNSET,
        )


def _penalties(now: Situation) -> Iterator[dict[str, Any]]:
    for act in now.facts.acts.values():
        if isinstance(act, acts.Penalize):
            p = act.penalty
            yield penalty(now, act) | ({"reason": p.reason} if p.reason else {})
