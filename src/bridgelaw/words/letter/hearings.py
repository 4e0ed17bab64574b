"""Who found what: the Director, until there was an appeal; from then on whoever heard that appeal.

What was found after an appeal is no reason of the ruling appealed against, and is told with the appeal. A withdrawn
appeal was heard by nobody: what is found after it is the Director's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.answer.road_model import AppealSaid, QuestionSaid, RoadSaid
from bridgelaw.words.telling.to_tell import AnswerToTell

DIRECTOR = 0
"""The Director's own ruling; the first appeal that was heard is 1."""
_COUNTED = ("answered", "evidence")


class Hearings:
    """The appeals of a case in their order, and to which of them an act belongs."""

    def __init__(self, to_tell: AnswerToTell, road: RoadSaid) -> None:
        self._places = {id: n for n, id in enumerate(to_tell.view.acts)}
        heard = [one for one in road["appeal"]["appeals"] if one["decision"] != "withdrawn"]
        self._heard = sorted(heard, key=lambda one: self._places.get(one["act"], 0))
        self._starts = [self._places.get(one["act"], 0) for one in self._heard]
        # of a finding that says again what was found before it: the first one that says so
        self._first: dict[str, str] = {}
        for question in road["questions"]:
            for before, given in zip(question["answers"], question["answers"][1:], strict=False):
                if given["value"] == before["value"]:
                    self._first[given["act"]] = self._first.get(before["act"], before["act"])

    def number(self, appeal: AppealSaid) -> int | None:
        """The number of that appeal; None of one that was withdrawn."""
        return next((n for n, one in enumerate(self._heard, 1) if one["act"] == appeal["act"]), None)

    def of_act(self, act: str | None) -> int:
        """By whom that act was done: 0 the Director, else the number of the appeal."""
        place = self._places.get(act or "", 0)
        return sum(start < place for start in self._starts)

    def of(self, one: Irregularity | Ruling) -> int:
        """By whom that was found or ruled: by what it comes of."""
        return max((self.of_act(self._first.get(act, act)) for act in one.because), default=DIRECTOR)

    def asked(self, questions: Iterable[QuestionSaid], by: int) -> list[QuestionSaid]:
        """The Questions that were answered then, each with no later answer than it was given then. One that no longer
        counts since a later instance found something else did count then."""
        found = []
        for question in questions:
            given = [one for one in question["answers"] if self.of_act(one["act"]) <= by]
            mine = bool(given) and self.of_act(given[-1]["act"]) == by
            counted = question["status"] in _COUNTED
            counted = counted or (question["status"] == "obsolete" and self.of_act(question.get("by")) > by)
            if mine and counted:
                found.append(QuestionSaid(**{**question, "answers": given}))
        return found

    def found_by_director(self, questions: Sequence[QuestionSaid], about: str) -> bool:
        """Whether the Director himself had found anything about that fact, so far as anybody has."""
        given = [one["act"] for q in questions if q["of"] == about for one in q["answers"]]
        return not given or any(self.of_act(act) == DIRECTOR for act in given)
