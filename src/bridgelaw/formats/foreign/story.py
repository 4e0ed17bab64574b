"""The acts of a board as they are read, one after another, each with the place where it stands."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts


class Story:
    """Acts in the order in which they happened; ids are given by their place."""

    __slots__ = ("acts", "at")

    def __init__(self) -> None:
        self.acts: list[acts.Act] = []
        self.at: list[int] = []

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

    def _add(self, act: acts.Act, at: int) -> str:
        self.acts.append(act)
        self.at.append(at)
        return act.id
