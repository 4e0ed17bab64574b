"""The answers to one situation as JSON, while nobody is told anything that others are not. Each part is written once
for all who get it; lists that grow with the board are continued, not written anew.

The bytes are those of `seat` and `build`. A table that is watched by five viewers needs them after every act.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from bridgelaw.answer import parts
from bridgelaw.answer.laid_open import call_of, contract_of, dummy_lies_open, play_of
from bridgelaw.answer.names import name_of
from bridgelaw.answer.seat import rights_held
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import EW, NS, SEATS, Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.auction import Made, in_order
from bridgelaw.table.vocabulary import RIGHTS

_encode = msgspec.json.Encoder().encode
_NOTHING_IRREGULAR = b',"face_down":[],"penalty_cards":[],"irregularities":[]'
_NO_INFORMATION = _encode({seat.value: () for seat in SEATS})


def alike(shared: Shared) -> Alike | None:
    """What all are told alike; None when the answers are not alike in all but the own hand and rights."""
    return shared.once("alike", lambda: Alike(shared) if _are_alike(shared) else None)


class Alike:
    """The parts of the answers, and the answers that they make up. `rights`: those of each player; `known`: what all
    know."""

    __slots__ = ("_dummy", "_front", "_hands", "_score", "_state", "_table", "known", "rights")

    def __init__(self, shared: Shared) -> None:
        memory, facts = shared.public, shared.now.facts
        self.known = known = memory.known(shared.now)
        self._front = memory.part("front", (shared.book,), lambda: _front(shared))
        self._state = _state(shared, known.last)
        auction = memory.text("auction", _calls(shared), lambda made: _encode(call_of(known, made)))
        plays = memory.text("plays", facts.plays, lambda laid: _encode(play_of(known, laid)))
        self._table = b',"auction":[%b],"plays":[%b]%b' % (auction, plays, _NOTHING_IRREGULAR)
        self._hands = held(shared)
        self._dummy = shared.now.dummy if dummy_lies_open(shared.now) else None
        self._score = _encode(shared.public_score)
        self.rights = {seat: _rights(tuple(held.items())) for seat, held in shared.rights.items()}

    def to_seat(self, seat: Seat, hands: bytes | None) -> bytes:
        """The answer to the player `seat`. `hands`: those that lie open at his table, where they are not those of the
        Laws."""
        name = _names[seat]
        return b"".join(
            (
                self._front, b',"seat":', name, self._state, b',"hands":', hands or self._seen_by(seat), self._table,
                b',"options":[],"obligations":[],"rights":{', name, b":", self.rights[seat].of_seat,
                b'},"information":{', name, b':[]},"rulings":[],"penalties":[],"score":', self._score, b',"errors":[]}',
            )
        )  # fmt: skip

    def to_all(self, hands: bytes | None) -> bytes:
        """The answer to whoever looks on; `hands` as above."""
        return b"".join(
            (
                self._front, self._state, b',"hands":', hands or self._seen_by(None), self._table,
                b',"obligations":[],"rulings":[],"penalties":[],"score":', self._score, b"}",
            )
        )  # fmt: skip

    def to_director(self, shared: Shared, memory: Memory, after: str) -> bytes | None:
        """The Director's answer after the act `after`; None where he has done something himself."""
        now = shared.now
        if shared.ruled:
            return None
        rights = b",".join([_names[seat] + b":" + self.rights[seat].of_director for seat in SEATS])
        return b"".join(
            (
                self._front, _state(shared, after),
                b',"auction":[', memory.text("auction", _calls(shared), lambda made: _encode(parts.call_of(made))),
                b'],"plays":[', memory.text("plays", now.facts.plays, lambda laid: _encode(parts.play_of(laid))),
                b'],"penalty_cards":[],"irregularities":[],"options":[],"obligations":[],"rights":{', rights,
                b'},"information":', _NO_INFORMATION, b',"questions":[],"rulings":[],"penalties":[],"score":',
                _encode(shared.score), b',"errors":[]}',
            )
        )  # fmt: skip

    def _seen_by(self, seat: Seat | None) -> bytes:
        """The cards that a player holds, and those of a dummy that lies open."""
        own = self._hands[seat] if seat is not None else b""
        dummys = self._hands[self._dummy] if self._dummy is not None and self._dummy is not seat else b""
        return b"{%b%b%b}" % (own, b"," if own and dummys else b"", dummys)


def held(shared: Shared) -> dict[Seat, bytes]:
    """The cards that each hand still holds, with its name in front; nothing where they are not known."""
    return shared.once("held", lambda: {seat: _held_by(shared, seat) for seat in SEATS})


def all_hands(shared: Shared) -> bytes:
    """The cards that all hands still hold."""
    return b"{%b}" % b",".join([hand for hand in held(shared).values() if hand])


def _held_by(shared: Shared, seat: Seat) -> bytes:
    hand = shared.now.facts.held[seat]
    if hand is None:
        return b""
    return shared.public.part(seat.value, (hand,), lambda: b'%b:"%b"' % (_names[seat], write_hand(hand).encode()))


def _are_alike(shared: Shared) -> bool:
    """Whether the answers to any two players differ in nothing but their own hands and rights. So it is after nearly
    every act of nearly every board."""
    now = shared.now
    if not now.quiet:
        return False
    known = shared.public.known(now)
    if known.penalties or len(known.ids) != now.facts.count or shared.failures:
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
    facts, turn = now.facts, now.turn
    grounds = (facts.auction, facts.declared, facts.declarer, facts.play and facts.play.done, facts.declarer_tricks)
    settled = shared.public.part("settled", grounds, lambda: _settled(now))
    return b'"phase":%b,"turn":%b,"frozen":false,%b' % (_encode(now.phase), _names[turn] if turn else b"null", settled)


def _settled(now: Situation) -> bytes:
    """What changes with a trick and no sooner."""
    said: dict[str, Any] = {
        "contract": contract_of(now),
        "declarer": name_of(now.facts.declarer),
        "tricks": {side.value: now.facts.tricks(side) for side in (NS, EW)},
    }
    return _encode(said)[1:-1]


class WrittenRights:
    """The rights of a player: `of_seat` as they stand in his answer, `of_director` as they stand in the Director's,
    and as `rows` of the right and the provision that gives it."""

    __slots__ = ("of_director", "of_seat", "rows")

    def __init__(self, held: tuple[tuple[str, str], ...]) -> None:
        laws = dict(held)
        own = rights_held(laws, ())
        self.of_seat = _encode(own)
        self.of_director = _encode([right for right in RIGHTS if right in laws])
        self.rows = _encode([{"right": right, "law": laws[right]} for right in own])


@lru_cache(maxsize=4096)
def _rights(held: tuple[tuple[str, str], ...]) -> WrittenRights:
    # few sets of rights ever occur on boards on which nothing has happened
    return WrittenRights(held)


_names: dict[Seat, bytes] = {seat: _encode(seat.value) for seat in SEATS}
