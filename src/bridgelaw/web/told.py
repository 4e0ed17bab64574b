"""The sentences of a view in a language. Kept by content: a regular call or card costs a look-up."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from bridgelaw.live.view import View
from bridgelaw.words import Words
from bridgelaw.words.telling.case import Case
from bridgelaw.words.telling.pieces import Piece, pieces, rights, score_lines, state_line
from bridgelaw.words.telling.state import in_one_line
from bridgelaw.words.telling.view import RecordView

T = TypeVar("T")

KEPT = 2048
"""Texts kept in each language; the least recently used goes."""

_STATE = ("laws", "phase", "contract", "declarer", "turn", "frozen", "tricks")
_SAYING = ("irregularities", "questions", "options", "obligations", "rulings", "penalties", "errors", "score")
"""Fields of an answer that need sentences of their own when there is something in them."""


class Teller:
    """Tells views in one language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self._editions: dict[int, Words] = {}
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    def told(self, view: View) -> bytes:
        """The sentences of that view, as a JSON object."""
        words = self.under(view.table["laws"])
        if view.course is not None:
            state, more = self._of_course(view.course, words)
        else:
            state, more = self._of_answer(view, words)
        rights = b',"rights":' + self._rights(view.rights, words) if view.rights else b""
        return b"".join((b'{"state":', state, rights, more, b"}"))

    def under(self, edition: int) -> Words:
        """The words for the Laws of an edition."""
        found = self._editions.get(edition)
        if found is None:
            found = self._editions[edition] = self.words.under(edition)
        return found

    def _of_course(self, course: bytes, words: Words) -> tuple[bytes, bytes]:
        """The state and, behind a comma, what else there is to say, while nothing but the game has happened."""
        return self._once((words.edition, course), lambda: _game(course, words))

    def _of_answer(self, view: View, words: Words) -> tuple[bytes, bytes]:
        """The same of any board."""
        more = says_more(view)
        return self._state(view, words, more=more), b"," + self._more(view, words)[1:-1] if more else b""

    def _state(self, view: View, words: Words, *, more: bool) -> bytes:
        answer = view.answer
        key: tuple[Hashable, ...] = (
            "state", words.edition, answer.phase, answer.contract, answer.declarer, answer.turn, answer.frozen,
            tuple(answer.tricks.items()), len(answer.plays) % 4 if answer.plays else 0,
            len(answer.auction) if answer.contract is None else 0,
        )  # fmt: skip
        if more:
            # what was taken back or comes out of turn counts otherwise: nothing but the whole tells one from another
            return self._once((*key, view.body), lambda: _written(state_line(_case(view, words))))
        return self._once(key, lambda: _written(state_line(_regular(view, words))))

    def _rights(self, rows: bytes, words: Words) -> bytes:
        return self._once(("rights", words.edition, rows), lambda: _written(_rights(rows, words)))

    def _more(self, view: View, words: Words) -> bytes:
        key = ("more", words.edition, view.body)
        return self._once(key, lambda: _written(pieces(_case(view, words), view.who)))

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        kept = self._kept
        if key in kept:
            kept.move_to_end(key)
        else:
            kept[key] = make()
            if len(kept) > KEPT:
                kept.popitem(last=False)
        found: T = kept[key]
        return found


@cache
def teller(language: str) -> Teller:
    """The one that tells in that language."""
    return Teller(language)


def says_more(view: View) -> bool:
    """Whether there is anything in the answer that only sentences of its own can say."""
    answer = view.answer
    for name in _SAYING:
        if getattr(answer, name, None):
            return True
    information: Mapping[str, tuple[Any, ...]] = getattr(answer, "information", {})
    return any(information.values())


def _written(value: Any) -> bytes:
    """As JSON in ASCII: what is sent goes through `str`, which is many times dearer with a sign of a suit in it."""
    return json.dumps(value, separators=(",", ":")).encode()


def _game(course: bytes, words: Words) -> tuple[bytes, bytes]:
    found = msgspec.json.decode(course)
    # no sentence about the game goes by the dealer
    case = Case(found | {"laws": words.edition}, RecordView("N"), words)
    told = score_lines(case)
    state = _written(in_one_line(case, in_trick=found["in_trick"]).text)
    return state, b',"score":' + _written(told) if told else b""


def _rights(rows: bytes, words: Words) -> list[Piece]:
    return rights([(row["right"], row["law"]) for row in msgspec.json.decode(rows)], words)


def _regular(view: View, words: Words) -> Case:
    """As much of a regular board as its state is told by: a trick that is not whole is among the last plays."""
    answer = view.answer
    known = {name: getattr(answer, name) for name in _STATE}
    known["auction"] = msgspec.to_builtins(answer.auction) if answer.contract is None else ()
    known["plays"] = msgspec.to_builtins(answer.plays[-8:])
    return Case(known, RecordView(view.table["dealer"]), words)


def _case(view: View, words: Words) -> Case:
    answer: dict[str, Any] = msgspec.json.decode(view.said)
    acts = {act["act"]: act for act in msgspec.json.decode(view.happened)}
    table = view.table
    seen = RecordView(table["dealer"], table["board"], table["vulnerable"], answer["hands"], acts)
    return Case(answer, seen, words)
