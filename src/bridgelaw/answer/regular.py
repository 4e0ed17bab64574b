"""The answers to the seats while nothing has happened by which they differ in more than the own hand and rights.

So it is after nearly every act of nearly every board; a table asks for them all after each. They are those that `seat`
gives when it looks at each part for itself.
"""

from __future__ import annotations

from typing import Any

from bridgelaw.answer.laid_open import all_plays, auction, contract_of, dummy_lies_open, name_of
from bridgelaw.answer.seat_model import PublicAnswer, SeatAnswer
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.table.vocabulary import RIGHTS, Rights

RESTS_ON_OPTION: dict[Rights, str | None] = {"choose": None, "change_call": "change_call"}
"""Rights that are there for the sake of an option (None: any)."""

WITHOUT_OPTION: tuple[Rights, ...] = tuple(right for right in RIGHTS if right not in RESTS_ON_OPTION)


def alike(shared: Shared) -> bool:
    """Whether nothing has happened by which the answers to two players may differ in more than their own hand and
    rights."""
    return shared.once("alike", lambda: _alike(shared))


def _alike(shared: Shared) -> bool:
    now = shared.now
    if now.irregularities or now.windows or now.holding or now.information or now.rulings or now.errors:
        return False
    known = shared.public.known(now)
    if known.penalties or len(known.ids) != now.facts.count:
        return False
    return not any(laid.down for laid in now.facts.plays)


def regular(shared: Shared) -> dict[str, Any] | None:
    """What all four are told alike; None where they are not."""
    return shared.once("regular", lambda: _regular(shared))


def _regular(shared: Shared) -> dict[str, Any] | None:
    if not alike(shared):
        return None
    now = shared.now
    known = shared.public.known(now)
    return {
        "bridgelaw": 1,
        "laws": int(shared.book.edition),
        "authority": shared.book.authority,
        "after": known.last,
        "phase": now.phase,
        "turn": name_of(now.turn),
        "frozen": False,
        "contract": contract_of(now),
        "declarer": name_of(now.facts.declarer),
        "tricks": {side.value: now.facts.tricks(side) for side in (NS, EW)},
        "auction": auction(known, shared.public),
        "plays": all_plays(known, shared.public),
        "score": shared.public_score,
    } | _NOTHING


_NOTHING: dict[str, Any] = dict.fromkeys(
    (
        "face_down", "penalty_cards", "irregularities", "options", "obligations", "rulings", "penalties", "errors",
    ),
    (),
)  # fmt: skip


def as_seen_by(seat: Seat, shared: Shared, memory: Memory, told: dict[str, Any]) -> SeatAnswer:
    """The answer to the player `seat`, when `told` is what all are told alike."""
    memory.take(shared.public.known(shared.now))
    held = shared.rights[seat]
    rights = tuple([right for right in WITHOUT_OPTION if right in held])
    return SeatAnswer(
        seat=seat.value,
        hands=_cards(seat, shared),
        rights={seat.value: rights},
        information={seat.value: ()},
        **told,
    )


def as_seen_by_all(shared: Shared, memory: Memory, told: dict[str, Any]) -> PublicAnswer:
    """The answer to whoever looks on."""
    memory.take(shared.public.known(shared.now))
    said = {key: value for key, value in told.items() if key not in ("options", "errors")}
    return PublicAnswer(hands=_cards(None, shared), **said)


def _cards(seat: Seat | None, shared: Shared) -> dict[str, str]:
    """The player's own cards and those of a dummy that lies open."""
    lying = (seat, shared.now.dummy) if dummy_lies_open(shared.now) else (seat,)
    return {each.value: hand for each in dict.fromkeys(lying) if each and (hand := shared.hand(each)) is not None}
