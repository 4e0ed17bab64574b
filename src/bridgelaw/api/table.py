"""`Table`: a board under an edition of the Laws, told one act after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bridgelaw.answer.build import build
from bridgelaw.answer.model import Answer
from bridgelaw.api.times import Times
from bridgelaw.formats.board import Record
from bridgelaw.formats.check import locate
from bridgelaw.formats.record import read_act
from bridgelaw.game.deals import UNKNOWN, parse_deal
from bridgelaw.game.seats import Seat, dealer_of
from bridgelaw.lawbook.course import Course, begin
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Setting, Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.acts import Act, Choose, DirectorChoose, Find
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import start


class Table:
    """A board that goes on act by act.

    `course` holds every situation so far. An act is a mapping in the form of the record format
    (`{"by": "S", "call": "1H"}`) or an act of `bridgelaw.table.acts`. It may break any Law; only what cannot physically
    happen is refused.

    >>> table = Table(dealer="N", laws=2017)
    >>> _ = table.do({"by": "N", "call": "1S"})
    >>> answer = table.do({"by": "E", "call": "1H"})
    >>> answer.turn, [(i.kind, i.law) for i in answer.irregularities]
    ('S', [('insufficient_bid', '2017:27')])
    """

    def __init__(
        self,
        *,
        laws: int | str = USUAL,
        authority: str = "wbf",
        dealer: str | None = None,
        board: int | None = None,
        deal: str | None = None,
        setting: Setting = Setting(),
        **regulations: Any,
    ) -> None:
        """A board before its first act.

        Args:
            laws: the edition, by its year.
            authority: whose regulations, `wbf ebu acbl ffb nbf`; `regulations` override single ones.
            dealer: a seat; else it follows from the number of the `board` (1 when neither is given).
            deal: a PBN deal string, `-` for an unknown hand.
            setting: form of scoring and the like.

        Raises:
            LawbookError: no such edition, authority or regulation.
            ValueError: a dealer or deal that is none.
        """
        book = open_book(laws, authority, **regulations)
        seat = Seat[dealer] if dealer else dealer_of(board or 1)
        hands = parse_deal(deal) if deal else UNKNOWN
        self.course = begin(book, start(seat, hands), setting)

    @classmethod
    def of(cls, record: Record, *, laws: int | str | None = None, authority: str | None = None) -> Table:
        """The table of a record, before its first act; `laws` and `authority` override the record's."""
        book = open_book(laws or record.laws, authority or record.authority, **record.regulations)
        return cls.at(begin(book, record.facts(), record.setting()))

    @classmethod
    def at(cls, course: Course) -> Table:
        """The table that has gone through that course."""
        table = cls.__new__(cls)
        table.course = course
        return table

    @property
    def book(self) -> Book:
        """The Laws of this table."""
        return self.course.book

    @property
    def situation(self) -> Situation:
        """What the Laws make of the board now, as rules see it."""
        return self.course.now

    def do(self, act: Act | Mapping[str, Any], *, costs: bool = True) -> Answer:
        """`act` happens; the Director's answer after it, `costs` as in `answer`.

        Raises:
            RecordError: a mapping that is no act.
            Impossible: the act cannot have happened. Nothing has changed.
        """
        self.go_on(act)
        return self.answer(costs=costs)

    def go_on(self, act: Act | Mapping[str, Any]) -> None:
        """`act` happens, and nobody reads an answer. Raises as `do`."""
        self.course = self.course.after(self._read(act))

    def objections(self, act: Act | Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
        """May this be done? What would be irregular about it, each with its provision; nothing happens."""
        said = self.book.objections(self.situation, self._read(act))
        return tuple((s.effect.kind, s.law) for s in said)

    def answer(self, after: str | None = None, *, costs: bool = True) -> Answer:
        """The Director's answer now, or after the act of that id (`start`: before the first). `costs`: whether each
        option carries what it costs (`then`), which takes longer than all the rest.

        Raises:
            KeyError: there is no such act.
        """
        if after is not None:
            return self._answer(self.course.at(after), after, costs)
        happened = self.course.happened
        return self._answer(self.course.now, happened[-1].id if happened else "start", costs)

    def answers(self, *, costs: bool = True) -> Iterator[Answer]:
        """The answer before the first act and after each of them; `costs` as in `answer`."""
        ids = ["start", *(act.id for act in self.course.happened)]
        for id, situation in zip(ids, self.course.situations, strict=True):
            yield self._answer(situation, id, costs)

    def _answer(self, situation: Situation, after: str, costs: bool) -> Answer:
        """The answer; what an act could not do is said in English."""
        answer = build(self.book, situation, after, costs=costs)
        if not answer.errors:
            return answer
        from bridgelaw.words import Words
        from bridgelaw.words.telling.faults import worded

        return worded(answer, Words("en", answer.laws), names_of(self.course.happened))

    def _read(self, act: Act | Mapping[str, Any]) -> Act:
        if isinstance(act, Act):
            return act
        before = [happened.id for happened in self.course.happened]
        return read_act(act, number=len(before) + 1, before=before)


def names_of(happened: Iterable[Act]) -> dict[str, str]:
    """By the ids of the acts: the Question that a finding answers, the option that a choice takes."""
    return {
        act.id: act.kind if isinstance(act, Find) else act.option
        for act in happened
        if isinstance(act, Find | Choose | DirectorChoose)
    }


def judge(
    record: Record, *, laws: int | str | None = None, authority: str | None = None, after: str | None = None
) -> Answer:
    """The Director's answer to a record: after its last act, or after the act of the id `after`.

    Raises:
        LawbookError: no such edition or authority.
        RecordError: an act cannot have happened.
        KeyError: there is no such act.
    """
    return followed(record, laws=laws, authority=authority).answer(after)


def followed(
    record: Record, *, laws: int | str | None = None, authority: str | None = None, times: Times | None = None
) -> Table:
    """The table of a record after its last act; `times`: those that its players took elsewhere. Raises as `judge`."""
    course = Table.of(record, laws=laws, authority=authority).course
    if times:
        course = begin(course.book, record.facts(), replace(record.setting(), times=times))
    try:
        for act in record.acts:
            course = course.after(act)
    except Impossible as error:
        raise locate(error, record) from error
    return Table.at(course)
