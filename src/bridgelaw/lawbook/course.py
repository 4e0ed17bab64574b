"""Every situation that a board went through, and the way back when a finding is corrected."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.lawbook.fitting import fitted
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Question, Setting, Situation
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts


class Corrected(Struct, frozen=True):
    """That an answer was corrected: by which act, what was so before it, and every Question that had been open."""

    act: acts.Superseding
    before: Situation
    asked: tuple[Question, ...]


class Course(Struct, frozen=True):
    """A board under a Book: the acts as recorded, and the situation before the first and after each of them, as it was
    told then (`situations`).

    `judged` are the acts as the judge takes them: a finding that was corrected later with the corrected answer, the
    correction itself as `Superseding`; of two calls made in the same instant that of the player in turn first, however
    they were written down. `corrections` are those of answers, in their order.

    A correction changes what follows, and what is computed of the board, not what was said before it. `anew` are the
    situations as they come out with all corrections, which is what the next act, a Question and a computation start
    from; empty as long as they are those of `situations`.
    """

    book: Book
    happened: tuple[acts.Act, ...]
    judged: tuple[acts.Act, ...]
    situations: tuple[Situation, ...]
    corrections: tuple[Corrected, ...] = ()
    anew: tuple[Situation, ...] = ()

    @property
    def now(self) -> Situation:
        """The situation after the last act."""
        return self.situations[-1]

    def after(self, act: acts.Act) -> Course:
        """The course one act longer.

        A finding on a Question that was answered before takes the place of that answer: the board is folded anew
        from there, and both stay in the record.

        Raises:
            Impossible: the act cannot have happened.
        """
        place = self._answered(act) if isinstance(act, acts.Find) else None
        if place is not None and isinstance(act, acts.Find):
            return self._corrected(place, act)
        if isinstance(act, acts.Call) and self._was_in_turn(act):
            return self._first_in_turn(act)
        situation = self._step(self.now, act)
        return self._one_longer(act, (*self.judged, act), (*self.anew, situation) if self.anew else (), situation)

    def asked(self) -> tuple[Question, ...]:
        """Every Question that has been open at some time, each once, in the order in which they came up; as it comes
        out with all corrections."""
        found: dict[int, Question] = {}
        last: tuple[Question, ...] = ()
        for situation in self.folded:
            if situation.questions is not last:
                last = situation.questions
                found.update((id(question), question) for question in last if id(question) not in found)
        return tuple(found.values())

    @property
    def folded(self) -> tuple[Situation, ...]:
        """The situations before and after each of the acts of `judged`, as they come out with all corrections."""
        return self.anew or self.situations

    def at(self, id: str) -> Situation:
        """The situation after the act of that id, as it was told then; `start` = before the first.

        Raises:
            KeyError: there is no such act.
        """
        if id == "start":
            return self.situations[0]
        for n, act in enumerate(self.happened, 1):
            if act.id == id:
                return self.situations[n]
        raise KeyError(id)

    def _step(self, now: Situation, act: acts.Act) -> Situation:
        """The situation after an act that has happened. Only here is it told what would have done something in place of
        an act in vain: nobody reads that of an act that is only tried."""
        after = self.book.step(now, act)
        return after if after.errors is now.errors else fitted(now, after, act, self.book.step)

    def _was_in_turn(self, act: acts.Call) -> bool:
        """Whether `act` was made in the same instant as the call before it, and in turn, as that one was not."""
        last = self.judged[-1] if self.judged else None
        if not isinstance(last, acts.Call) or last.id != act.together_with or last.by is act.by:
            return False
        return self.folded[-2].turn is act.by

    def _first_in_turn(self, act: acts.Call) -> Course:
        """The course with `act` judged in front of the call made at the same time."""
        other, before = self.judged[-1], self.folded[:-1]
        first = self._step(before[-1], act)
        situation = self._step(first, other)
        return self._one_longer(act, (*self.judged[:-1], act, other), (*before, first, situation), situation)

    def _one_longer(
        self, act: acts.Act, judged: tuple[acts.Act, ...], anew: tuple[Situation, ...], now: Situation
    ) -> Course:
        happened, situations = (*self.happened, act), (*self.situations, now)
        return Course(self.book, happened, judged, situations, self.corrections, anew)

    def _answered(self, act: acts.Find) -> int | None:
        """The place of the finding that `act` corrects."""
        for finding in reversed(self.now.findings):
            same = finding.kind == act.kind and finding.of == act.of and finding.seat in (act.seat, None)
            if finding.used and same and act.of is not None:
                return next((n for n, a in enumerate(self.judged) if a.id == finding.act), None)
        return None

    def _corrected(self, place: int, act: acts.Find) -> Course:
        first = self.judged[place]
        assert isinstance(first, acts.Find)
        superseding = acts.Superseding(id=act.id, at=act.at, of=first.id)
        # with the answer goes what was said for it
        corrected = replace(first, answer=act.answer, why=act.why, consulted=act.consulted)
        judged = (*self.judged[:place], corrected, *self.judged[place + 1 :], superseding)
        anew = list(self.folded[: place + 1])
        for earlier in judged[place:]:
            anew.append(self._step(anew[-1], earlier))
        # what stood in the way of the new answer is told of it, not of the one whose place it takes
        errors = tuple(replace(error, act=act.id) if error.act == first.id else error for error in anew[-1].errors)
        if errors != anew[-1].errors:
            anew[-1] = replace(anew[-1], errors=errors)
        longer = self._one_longer(act, judged, tuple(anew), anew[-1])
        return replace(longer, corrections=(*self.corrections, Corrected(superseding, self.now, self.asked())))


def begin(book: Book, facts: Facts, setting: Setting = Setting()) -> Course:
    """The course of a board before its first act."""
    return Course(book, (), (), (book.start(facts, setting),))


def follow(book: Book, facts: Facts, happened: Iterable[acts.Act], setting: Setting = Setting()) -> Course:
    """The course of a board through all the acts that happened.

    Raises:
        Impossible: one of them cannot have happened.
    """
    course = begin(book, facts, setting)
    for act in happened:
        course = course.after(act)
    return course
