"""The answers to one situation as JSON, while they are alike: each part is written once for all who get it, and what
grows with the board is written on instead of anew.

Byte for byte what `seat` and `build` give, encoded; a table that is watched by five needs them after every act.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from bridgelaw.answer import build
from bridgelaw.answer.laid_open import call_of, contract_of, dummy_lies_open, name_of, play_of
from bridgelaw.answer.seat import rights_held
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import EW, NS, SEATS, Seat
from bridgelaw.table.auction import Made, in_order
from bridgelaw.table.vocabulary import RIGHTS

_encode = msgspec.json.Encoder().encode
_NOTHING_IRREGULAR = b',"face_down":[],"penalty_cards":[],"irregularities":[]'
_NO_INFORMATION = _encode({seat.value: () for seat in SEATS})


def seat_answer(shared: Shared, seat: Seat, memory: Memory) -> bytes | None:
    """The answer to the player `seat`; None when the answers are not alike."""
    found = _alike(shared)
    if found is None:
        return None
    memory.take(shared.public.known(shared.now))
    name = _names[seat]
    return b"".join(
        (
            found.front, b',"seat":', name, found.state, b',"hands":', _hands(shared, found, seat), found.table,
            b',"options":[],"obligations":[],"rights":{', name, b":", found.rights[seat].of_seat,
            b'},"information":{', name, b':[]},"rulings":[],"penalties":[],"score":', found.score, b',"errors":[]}',
        )
    )  # fmt: skip


def public_answer(shared: Shared, memory: Memory) -> bytes | None:
    """The answer to whoever looks on; None as above."""
    found = _alike(shared)
    if found is None:
        return None
    memory.take(shared.public.known(shared.now))
    return b"".join(
        (
            found.front, found.state, b',"hands":', _hands(shared, found, None), found.table,
            b',"obligations":[],"rulings":[],"penalties":[],"score":', found.score, b"}",
        )
    )  # fmt: skip


def directors_answer(shared: Shared, memory: Memory, after: str) -> bytes | None:
    """The Director's answer after the act `after`; None where there is more in it than the course of the game."""
    now, found = shared.now, _alike(shared)
    if found is None or now.questions or now.powers or shared.ruled:
        return None
    rights = b",".join([_names[seat] + b":" + found.rights[seat].of_director for seat in SEATS])
    return b"".join(
        (
            found.front, _state(shared, after),
            b',"auction":[', memory.text("auction", _calls(shared), lambda made: _encode(build.call_of(made))),
            b'],"plays":[', memory.text("plays", now.facts.plays, lambda laid: _encode(build.play_of(laid))),
            b'],"penalty_cards":[],"irregularities":[],"options":[],"obligations":[],"rights":{', rights,
            b'},"information":', _NO_INFORMATION, b',"questions":[],"rulings":[],"penalties":[],"score":',
            _encode(shared.score), b',"errors":[]}',
        )
    )  # fmt: skip


def all_hands(shared: Shared) -> bytes:
    """The cards that each hand still holds."""
    return b"{%b}" % b",".join([text for seat in SEATS if (text := _hand(shared, seat))])


def _hands(shared: Shared, found: _Alike, seat: Seat | None) -> bytes:
    """The cards that a player holds, and those of a dummy that lies open."""
    dummy = shared.now.dummy if dummy_lies_open(shared.now) else None
    own = found.hands[seat] if seat is not None else b""
    lying = found.hands[dummy] if dummy is not None and dummy is not seat else b""
    return b"{%b%b%b}" % (own, b"," if own and lying else b"", lying)


def _hand(shared: Shared, seat: Seat) -> bytes:
    held = shared.now.facts.held[seat]
    if held is None:
        return b""
    return shared.public.part(seat.value, (held,), lambda: b'%b:"%b"' % (_names[seat], write_hand(held).encode()))


class _Alike:
    """What all are told alike, in the parts between those that are a player's own."""

    __slots__ = ("front", "hands", "rights", "score", "state", "table")

    def __init__(self, shared: Shared) -> None:
        memory, facts = shared.public, shared.now.facts
        known = memory.known(shared.now)
        self.front = memory.part("front", (shared.book,), lambda: _front(shared))
        self.state = _state(shared, known.last)
        auction = memory.text("auction", _calls(shared), lambda made: _encode(call_of(known, made)))
        plays = memory.text("plays", facts.plays, lambda laid: _encode(play_of(known, laid)))
        self.table = b',"auction":[%b],"plays":[%b]%b' % (auction, plays, _NOTHING_IRREGULAR)
        self.hands = {seat: _hand(shared, seat) for seat in SEATS}
        self.rights = {seat: _rights(tuple(held.items())) for seat, held in shared.rights.items()}
        self.score = _encode(shared.public_score)


def _alike(shared: Shared) -> _Alike | None:
    return shared.once("alike", lambda: _Alike(shared) if _are_alike(shared) else None)


def _are_alike(shared: Shared) -> bool:
    """Whether nothing has happened by which the answers to two players may differ in more than their own hand and
    rights. So it is after nearly every act of nearly every board."""
    now = shared.now
    if now.irregularities or now.windows or now.holding or now.information or now.rulings or now.errors:
        return False
    known = shared.public.known(now)
    if known.penalties or len(known.ids) != now.facts.count:
        return False
    return not any(laid.down for laid in now.facts.plays)


def _calls(shared: Shared) -> tuple[Made, ...]:
    calls = shared.now.facts.calls
    return shared.public.part("calls", (calls,), lambda: in_order(calls))


def _front(shared: Shared) -> bytes:
    book = shared.book
    return _encode({"bridgelaw": 1, "laws": int(book.edition), "authority": book.authority})[:-1]


def _state(shared: Shared, after: str) -> bytes:
    return b',"after":"%b",%b' % (after.encode(), course(shared))


def course(shared: Shared) -> bytes:
    """How far the game has come, as it stands in each answer."""
    return shared.once("course", lambda: _course(shared))


def _course(shared: Shared) -> bytes:
    now = shared.now
    said: dict[str, Any] = {
        "phase": now.phase,
        "turn": name_of(now.turn),
        "frozen": False,
        "contract": contract_of(now),
        "declarer": name_of(now.facts.declarer),
        "tricks": {side.value: now.facts.tricks(side) for side in (NS, EW)},
    }
    return _encode(said)[1:-1]


class Rights:
    """The rights of a player: `of_seat` as they stand in his answer, `of_director` as they stand in the Director's,
    and as `rows` of the right and the provision that gives it."""

    __slots__ = ("of_director", "of_seat", "rows")

    def __init__(self, held: tuple[tuple[str, str], ...]) -> None:
        laws = dict(held)
        own = rights_held(laws, ())
        self.of_seat = _encode(own)
        self.of_director = _encode([right for right in RIGHTS if right in laws])
        self.rows = _encode([{"right": right, "law": laws[right]} for right in own])


def rights_of(shared: Shared, seat: Seat) -> bytes:
    """The rights of a player while the answers are alike, each with the provision that gives it."""
    found = _alike(shared)
    assert found is not None
    return found.rights[seat].rows


@lru_cache(maxsize=4096)
def _rights(held: tuple[tuple[str, str], ...]) -> Rights:
    # few sets of rights ever occur on boards on which nothing has happened
    return Rights(held)


_names: dict[Seat, bytes] = {seat: _encode(seat.value) for seat in SEATS}
