"""The Director's answer where the whole of it cannot be made: the calls and cards, and all else that can be said."""

from __future__ import annotations

from bridgelaw.answer import model, parts
from bridgelaw.answer.bare import kept, not_shown
from bridgelaw.answer.bounds import NO_BOUND, Tail
from bridgelaw.answer.laid_open import contract_of
from bridgelaw.answer.names import name_of
from bridgelaw.answer.shared import Shared
from bridgelaw.game.seats import EW, NS, SEATS
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.auction import in_order


def directors(book: Book, now: Situation, after: str) -> model.Answer:
    """The Director's answer: the calls and cards, and all else that can be said."""
    shared, facts = Shared(book, now), now.facts
    ids = {it.key: f"i{n}" for n, it in enumerate(now.irregularities, 1)}
    nobody: dict[str, tuple[str, ...]] = {seat.value: () for seat in SEATS}
    return model.Answer(
        bridgelaw=1,
        laws=int(book.edition),
        authority=book.authority,
        after=after,
        phase=now.phase,
        turn=kept(lambda: name_of(now.turn), None),
        frozen=kept(lambda: now.frozen, True),
        contract=kept(lambda: contract_of(now), None),
        declarer=kept(lambda: name_of(facts.declarer), None),
        tricks=kept(lambda: {side.value: facts.tricks(side) for side in (NS, EW)}, {"NS": 0, "EW": 0}),
        auction=tuple(parts.call_of(made) for made in in_order(facts.calls)),
        plays=tuple(parts.play_of(laid) for laid in facts.plays),
        penalty_cards=kept(lambda: tuple(parts.penalty_cards_of(now)), ()),
        irregularities=kept(lambda: tuple(parts.irregularities_of(now, ids))[::-1], ()),
        options=kept(lambda: tuple(parts.options_of(now, ids)), ()),
        obligations=kept(lambda: tuple(parts.obligations_of(now, ids)), ()),
        rights=kept(lambda: parts.rights_of(shared.rights), nobody),
        information=kept(
            lambda: {seat.value: tuple(parts.information_of(now, seat))[::-1] for seat in SEATS},
            {seat.value: () for seat in SEATS},
        ),
        questions=kept(lambda: tuple(parts.questions_of(book, now, Tail(NO_BOUND))), ()),
        rulings=kept(lambda: tuple(parts.rulings_of(now, ids))[::-1], ()),
        penalties=kept(lambda: tuple(parts.penalties_of(now))[::-1], ()),
        score=kept(lambda: shared.score, None),
        errors=(*_errors(now), not_shown(after)),
    )


def _errors(now: Situation) -> tuple[model.DirectorsActError, ...]:
    return kept(lambda: tuple(parts.error_of(one) for one in now.errors), ())
