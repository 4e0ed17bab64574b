"""The Director's answer, assembled from a situation: everything, seen by nobody else."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer import model, parts
from bridgelaw.answer.bounds import Tail
from bridgelaw.answer.names import name_of
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.answer.then import Costs, offers
from bridgelaw.game.seats import EW, NS, SEATS
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.auction import Made, in_order


def build(
    book: Book,
    now: Situation,
    after: str,
    shared: Shared | None = None,
    memory: Memory | None = None,
    *,
    costs: bool = True,
) -> model.Answer:
    """The answer after the act `after` (`start` before the first).

    `shared`: what other answers to the situation have found; `memory`: the last answer of this kind on this board;
    `costs`: whether each option carries what it costs (`then`). To find that takes longer than all the rest.
    """
    shared, memory = shared or Shared(book, now), memory or Memory(None)
    facts, tail = now.facts, Tail(memory.bound)
    windows = (now.windows, now.holding, now.powers, now.irregularities, facts.calls if now.windows else None)
    asked = (now.questions, now.findings)
    contract = facts.contract
    ids = {it.key: f"i{n}" for n, it in enumerate(now.irregularities, 1)}
    return model.Answer(
        bridgelaw=1,
        laws=int(book.edition),
        authority=book.authority,
        after=after,
        phase=now.phase,
        turn=name_of(None if now.awaited("claim") else now.turn),
        frozen=now.frozen,
        contract=str(contract) if contract else None,
        declarer=name_of(facts.declarer),
        tricks={side.value: facts.tricks(side) for side in (NS, EW)},
        auction=_auction(facts.calls, memory, tail),
        plays=memory.each("plays", (), tail.of("plays", facts.plays), parts.play_of),
        penalty_cards=tail.of("penalty_cards", tuple(parts.penalty_cards_of(now))),
        irregularities=tail.last("irregularities", parts.irregularities_of(now, ids)),
        options=tail.of(
            "options",
            memory.part(
                "options",
                (*windows, *asked, costs),
                lambda: _options(shared, ids, costs=costs),
            ),
        ),
        obligations=tail.of(
            "obligations",
            memory.part("obligations", windows, lambda: tuple(parts.unique(parts.obligations_of(now, ids)))),
        ),
        rights=parts.rights_of(shared.rights),
        information={seat.value: tail.last("information", parts.information_of(now, seat)) for seat in SEATS},
        questions=tuple(parts.questions_of(book, now, tail)),
        rulings=tail.last("rulings", parts.rulings_of(now, ids)),
        penalties=tail.last("penalties", parts.penalties_of(now)) if shared.ruled else (),
        score=shared.score,
        errors=tail.last("errors", parts.errors_of((*now.errors, *shared.failures))),
        lead_restrictions=memory.part(
            "lead_restrictions", (*windows, facts.calls), lambda: tuple(parts.lead_restrictions_of(now, ids))
        )
        or UNSET,
        earlier=tail.earlier or UNSET,
    )


def _auction(calls: tuple[Made, ...], memory: Memory, tail: Tail) -> tuple[model.Call, ...]:
    shown = tail.of("auction", memory.part("calls", (calls,), lambda: in_order(calls)))
    return memory.each("auction", (), shown, parts.call_of)


def _options(shared: Shared, ids: dict[str, str], *, costs: bool) -> tuple[model.Option, ...]:
    """The options in the Director's answer, each with what it costs if that is wanted; `ids`: the names of the
    irregularities."""
    found = tuple(parts.options_of(shared.now, ids))
    if not costs or not found or not shared.costs:
        return found
    each = [shared.costs[id(offer)] for offer in offers(shared.now)]
    each += [Costs(shared.book, shared.now).of_director(option) for option in found[len(each) :]]
    return tuple(replace(option, then=then) for option, then in zip(found, each, strict=True))
