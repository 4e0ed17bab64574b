"""The acts of a board as they are read, one after another, each with the place where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import getitem

from bridgelaw.formats.foreign.packed import card_of
from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts

LATER = -1
Run = tuple[int, int, Sequence[int]]


class Story:
    """Acts in the order in which they happened; ids are given by their place.

    `at` is where each stands. Where that is left open (`LATER`), a run of acts in `runs` tells it: the number of its
    first act, where the text begins that tells them, and in which word of it each stands.
    """

    __slots__ = ("acts", "at", "runs")

    def __init__(self) -> None:
        self.acts: list[acts.Act] = []
        self.at: list[int] = []
        self.runs: list[Run] = []

    @property
    def next_id(self) -> str:
        """The id of the act that comes next."""
        return f"a{len(self.acts) + 1}"

    def call(self, by: Seat, call: Call, at: int, took: float | None = None) -> str:
        """`by` makes `call`; the id of that act."""
        return self._add(acts.Call(id=self.next_id, by=by, call=call, took=took), at)

    def alert(self, by: Seat, of: str, at: int) -> str:
        """`by` alerts the call `of`; nobody says when."""
        return self._add(acts.Alert(id=self.next_id, by=by, of=of, imported=True), at)

    def explain(self, by: Seat, of: str, words: str, at: int) -> str:
        """`by` explains the call `of`; nobody says to whom, or if he was asked."""
        return self._add(acts.Explain(id=self.next_id, by=by, of=of, words=words, imported=True), at)

    def play(self, declarer: Seat, hand: Seat, card: Card, at: int, text: str = "", took: float | None = None) -> str:
        """`card` is played from `hand`, dummy's by declarer."""
        by = declarer if hand is declarer.partner else hand
        return self._add(acts.Play(id=self.next_id, by=by, card=card, hand=hand, text=text, took=took), at)

    def spread(self, by: Seat, at: int) -> str:
        """`by` puts his hand down."""
        return self._add(acts.Spread(id=self.next_id, by=by, imported=True), at)

    def result(self, tricks: int, at: int) -> str:
        """The tricks of declarer, in what way is not known."""
        return self._add(acts.Result(id=self.next_id, tricks=tricks, imported=True), at)

    def calls(self, dealer: Seat, calls: Sequence[Call], begin: int, words: Sequence[int]) -> None:
        """A whole auction in turn, told in the text from `begin`: the number of its word for each call."""
        first = dealer.index
        self._run(begin, words, len(calls))
        number = len(self.acts) + 1
        self.acts += [_called(number + n, SEATS[(first + n) % 4], call) for n, call in enumerate(calls)]

    def cards(self, declarer: Seat, cards: bytes, begin: int, words: Sequence[int]) -> None:
        """Cards one after another (numbers of `packed`), told in the text from `begin`."""
        self._run(begin, words, len(cards))
        first = len(self.acts)
        rows = _rows(declarer.index, first + len(cards))[first:]
        found = list(map(getitem, rows, cards))
        while None in found:
            n = found.index(None)
            hand, card = card_of(cards[n])
            by = declarer if hand is declarer.partner else hand
            found[n] = rows[n][cards[n]] = _played(first + n + 1, by, hand, card)
        self.acts += found  # type: ignore[arg-type]  # none is missing now

    def word(self, begin: int, word: int) -> None:
        """The next two acts, where it is left open where they stand, stand in that word of the text from `begin`."""
        self.runs.append((len(self.acts), begin, (word, word)))

    def _run(self, begin: int, words: Sequence[int], number: int) -> None:
        self.runs.append((len(self.acts), begin, words))
        self.at += [LATER] * number

    def _add(self, act: acts.Act, at: int) -> str:
        self.acts.append(act)
        self.at.append(at)
        return act.id


@cache
def _called(number: int, by: Seat, call: Call) -> acts.Call:
    """Acts never change, and boards repeat them."""
    return acts.Call(id=f"a{number}", by=by, call=call)


@cache
def _played(number: int, by: Seat, hand: Seat, card: Card) -> acts.Play:
    return acts.Play(id=f"a{number}", by=by, card=card, hand=hand)


_PLAYS: list[list[list[acts.Play | None]]] = [[] for _ in SEATS]


def _rows(declarer: int, number: int) -> list[list[acts.Play | None]]:
    """What has been played with that declarer: by the place of the act, at least so many of them, and by the card."""
    rows = _PLAYS[declarer]
    if len(rows) < number:
        rows += [[None] * 256 for _ in range(number - len(rows))]
    return rows
