"""Answers of which a part cannot be made. They hold whatever else can be told, each part by the same allow-list, and an
entry that something is missing: a board must not go dark because of one fault. They are made only when the whole has
failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bridgelaw.answer import model
from bridgelaw.answer import seat as of_seat
from bridgelaw.answer.bounds import NO_BOUND, Tail
from bridgelaw.answer.known import Known
from bridgelaw.answer.laid_open import all_plays, auction, contract_of
from bridgelaw.answer.names import name_of
from bridgelaw.answer.seat_model import PublicAnswer, SeatAnswer
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation

T = TypeVar("T")
NOT_SHOWN = "not-shown"


def kept(find: Callable[[], T], otherwise: T) -> T:
    """The result of `find`, or `otherwise` if that raises."""
    try:
        return find()
    except Exception:
        return otherwise


def players(book: Book, now: Situation, seat: Seat) -> SeatAnswer:
    """The answer of the player `seat`: his cards, and of all else what can be said."""
    public = everybodys(book, now, seat)
    known = kept(lambda: Known(now, seat), None)
    rights: tuple[str, ...] = kept(lambda: of_seat.rights_held(Shared(book, now).rights[seat], ()), ())
    options: tuple[model.Option, ...] = kept(lambda: tuple(of_seat.options_of(known, {})), ()) if known else ()
    return SeatAnswer(
        bridgelaw=1,
        laws=public.laws,
        authority=public.authority,
        seat=seat.value,
        after=public.after,
        phase=public.phase,
        turn=public.turn,
        frozen=public.frozen,
        contract=public.contract,
        declarer=public.declarer,
        tricks=public.tricks,
        hands=public.hands,
        auction=public.auction,
        plays=public.plays,
        face_down=public.face_down,
        penalty_cards=(),
        irregularities=(),
        options=options,
        obligations=(),
        rights={seat.value: rights},
        information={seat.value: ()},
        rulings=(),
        penalties=(),
        score=public.score,
        errors=(not_shown(public.after),),
    )


def everybodys(book: Book, now: Situation, seat: Seat | None = None) -> PublicAnswer:
    """The answer to whoever looks on, or what the player `seat` knows of the board itself."""
    known = kept(lambda: Known(now, seat), None)
    return PublicAnswer(
        bridgelaw=1,
        laws=int(book.edition),
        authority=book.authority,
        after=known.last if known else "start",
        phase=now.phase,
        turn=kept(lambda: name_of(now.turn), None),
        frozen=kept(lambda: now.frozen, True),
        contract=kept(lambda: contract_of(now), None),
        declarer=kept(lambda: name_of(now.facts.declarer), None),
        tricks=kept(lambda: {side.value: now.facts.tricks(side) for side in (NS, EW)}, {"NS": 0, "EW": 0}),
        hands=kept(lambda: of_seat.hands_of(known), _own(now, seat)) if known else _own(now, seat),
        auction=kept(lambda: auction(known, Memory(seat), Tail(NO_BOUND)), ()) if known else (),
        plays=kept(lambda: all_plays(known, Memory(seat), Tail(NO_BOUND)), ()) if known else (),
        face_down=kept(lambda: tuple(of_seat.face_down_of(known)), ()) if known else (),
        penalty_cards=(),
        irregularities=(),
        obligations=(),
        rulings=(),
        penalties=(),
        score=kept(lambda: Shared(book, now).public_score, None),
    )


def not_shown(after: str) -> model.DirectorsActError:
    """The entry under `errors` that something is missing here."""
    return model.DirectorsActError(act=after, kind=NOT_JUDGED, code=NOT_SHOWN, message=NOT_SHOWN.replace("-", " "))


def _own(now: Situation, seat: Seat | None) -> dict[str, str]:
    held = now.facts.held[seat] if seat is not None else None
    return {seat.value: write_hand(held)} if seat is not None and held is not None else {}
