"""The parts of the answer, each made from what the situation holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer import model
from bridgelaw.answer.bounds import Tail
from bridgelaw.answer.claims import decided
from bridgelaw.answer.evidence import evidence_of
from bridgelaw.answer.names import name_of
from bridgelaw.answer.penalties import penalty
from bridgelaw.answer.score_model import Penalty
from bridgelaw.desk.evidence import evidence
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Fit, Foresee, Inform, Oblige, Offer, Refuse
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Question, Said, Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.log import Log
from bridgelaw.table.play import Laid
from bridgelaw.table.vocabulary import LISTED_QUESTIONS, RIGHTS


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


def penalty_cards_of(now: Situation) -> Iterator[model.PenaltyCard]:
    """The penalty cards, major ones first."""
    for rank in ("major", "minor"):
        for window in now.awaited(f"{rank}_penalty_card"):
            if window.card is not None:
                yield model.PenaltyCard(card=str(window.card), seat=window.who.value, rank=rank)


def irregularities_of(now: Situation, ids: dict[str, str]) -> Iterator[model.Irregularity]:
    """What was irregular, by the names `ids`; the last one first. What turned out to be regular is not told."""
    for it in reversed(now.irregularities):
        if it.status == "unfounded":
            continue
        yield model.Irregularity(
            id=ids[it.key],
            kind=it.kind,
            by=name_of(it.by),
            act=it.act,
            law=it.law,
            status=it.status,
            force=it.force,
            because=it.because,
            side=it.side.value if it.side else UNSET,
        )


def corrections_of(now: Situation, due: Iterable[Offer], ids: dict[str, str]) -> Iterator[model.Option]:
    """That calls are `due` to be put right, where that is no option by itself: by the provision that obliges to it."""
    for offer in due:
        duties = (said for said in now.open_windows if said.effect.what == "correct_call")
        yield model.Option(
            id=offer.what,
            by=offer.who.value,
            irregularity=ids.get(offer.irregularity or ""),
            law=next((said.law for said in duties if said.effect.who is offer.who), ""),
            suits=None,
            calls=None,
            because=(),
        )


def options_of(now: Situation, ids: dict[str, str]) -> Iterator[model.Option]:
    """What players and the Director may choose."""
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


def obligations_of(now: Situation, ids: dict[str, str]) -> Iterator[model.Obligation]:
    """What players must do, or must not do."""
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


def lead_restrictions_of(now: Situation, ids: dict[str, str]) -> Iterator[model.LeadRestriction]:
    """What may still come of withdrawn calls when the partner of their player is first to lead."""
    for said in now.open_windows:
        may = said.effect
        made = now.made(may.act or "")
        if not isinstance(may, Foresee) or may.what != "lead_restriction" or made is None:
            continue
        found = model.LeadRestriction(
            seat=may.who.value,
            by=made.by.value,
            act=made.act,
            call=str(made.call),
            law=said.law,
            irregularity=ids.get(may.irregularity or "", ""),
            because=said.because,
        )
        if may.hangs_on in LISTED_QUESTIONS:
            yield found
            continue
        ways = ("require_suit", "forbid_suit") if may.suits else ("forbid_suit",)
        # it comes where the call put in its place is not found to be what would free the lead
        hangs = {may.hangs_on: False} if may.hangs_on else UNSET
        yield replace(found, options=ways, suits=may.suits or UNSET, if_=hangs)


def unique(found: Iterable[model.Obligation]) -> list[model.Obligation]:
    """One entry where two irregularities lay the same duty on the same player."""
    seen: dict[tuple[Any, ...], model.Obligation] = {}
    for o in found:
        seen.setdefault((o.who, o.what, o.until, o.law, o.suit, o.suits, o.card, o.call), o)
    return list(seen.values())


def rights_of(held: Mapping[Seat, Mapping[str, str]]) -> dict[str, tuple[str, ...]]:
    """The rights of each seat, in their usual order."""
    return {seat.value: tuple([right for right in RIGHTS if right in rights]) for seat, rights in held.items()}


def information_of(now: Situation, seat: Seat) -> Iterator[model.Entry]:
    """What the seat got to know and still holds, the last entry first."""
    for said in reversed(now.information.held_by(seat)):
        if said.ended is None:
            yield entry_of(said, now.facts.acts)


def entry_of(said: Said[Inform], done: Log) -> model.Entry:
    """A piece of what a seat got to know."""
    fact = said.effect
    return model.Entry(
        about=fact.about,
        kind=fact.kind,
        status="authorized" if fact.authorised else "unauthorized",
        from_=name_of(fact.source),
        law=said.law,
        because=said.because,
        since=done.at(said.since).id if 0 < said.since <= len(done) else UNSET,
        for_=fact.purpose or UNSET,
        basis=fact.basis or UNSET,
        card=str(fact.card) if fact.card is not None else UNSET,
    )


def asked_once(now: Situation) -> tuple[Question, ...]:
    """The Questions as they are numbered, from `q1` on: those of which two rules wait for one answer are one."""
    once: dict[tuple[str, str, Seat | None], Question] = {}
    for q in now.questions:
        once.setdefault((q.kind, q.of, q.seat), q)
    return tuple(once.values())


def questions_of(book: Book, now: Situation, tail: Tail) -> Iterator[model.Question]:
    """What only the Director can say."""
    asked = asked_once(now)
    shown = tail.of("questions", asked)
    for n, q in enumerate(shown, len(asked) - len(shown) + 1):
        beside = evidence(book, now, q)
        entries = evidence_of(beside, tuple(entry_of(said, now.facts.acts) for said in beside.ledger))
        yield model.Question(
            id=f"q{n}",
            kind=q.kind,
            of=q.of,
            seat=name_of(q.seat),
            law=q.law,
            answer=None,
            because=q.because,
            evidence=entries or UNSET,
            most=UNSET if q.most is None else q.most,
        )


def rulings_of(now: Situation, ids: dict[str, str]) -> Iterator[model.Ruling]:
    """What the Laws make of the irregularities, the last one first."""
    for said in reversed(now.rulings):
        yield model.Ruling(
            irregularity=ids.get(said.effect.irregularity),
            rectification=said.effect.what,
            law=said.law,
            transfer=said.effect.transfer,
            because=said.because,
            side=said.effect.side.value if said.effect.side else UNSET,
            claim=decided(now, said.effect),
        )


def penalties_of(now: Situation) -> Iterator[Penalty]:
    """The penalties that were imposed, the last one first."""
    for act in reversed(now.facts.acts.of(acts.Penalize)):
        yield replace(penalty(now, act), reason=act.penalty.reason or UNSET)


def errors_of(refused: tuple[Refuse, ...]) -> Iterator[model.DirectorsActError]:
    """What acts could not do and what could not be judged, the last one first; their messages are put into words
    elsewhere."""
    for one in reversed(refused):
        yield error_of(one)


def error_of(refused: Refuse) -> model.DirectorsActError:
    """One of them."""
    return model.DirectorsActError(
        act=refused.act,
        kind=refused.kind,
        code=refused.code,
        message=refused.code.replace("-", " "),
        laws=refused.laws if refused.kind == NOT_JUDGED else UNSET,
        fits=tuple(_written(fit) for fit in refused.fits) if refused.fits else UNSET,
    )


def _written(fit: Fit) -> dict[str, str | bool]:
    """An act as a record has it, without its details."""
    value = True if fit.verb == fit.value else fit.value
    written: dict[str, str | bool] = {"by": fit.by.value if fit.by else "director", fit.verb: value}
    return written | ({"of": fit.of} if fit.of else {})
