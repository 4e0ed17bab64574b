"""A Director that is a program, for a table at which one person sits alone, and for tests.

It knows the Director's view and nothing else. The road of the ruling in it says what comes next: it reads out what
follows, waits for the players' choices, and lets the table go on. What a human would have to judge it gets from a
lesson, from the only person at the table, or finds what changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bridgelaw.answer.model import Answer
from bridgelaw.answer.road_model import NextSaid, OptionSaid, QuestionSaid
from bridgelaw.desk.order import AFTER_PLAY
from bridgelaw.live.bots import NOT_TAKEN
from bridgelaw.live.found_quietly import quiet
from bridgelaw.live.view import View
from bridgelaw.table.vocabulary import LISTED_QUESTIONS

ASKED_OF_A_PLAYER = frozenset(("denominations", "tricks"))
"""Forms in which a player at the table can answer besides yes and no; the others want a Director's desk."""
_OF_HIS_OWN = 64
"""After so many steps of his own one after the other, without a player's, he only lets the table go on."""


class DirectorsStep(Struct, frozen=True, kw_only=True):
    """What the Director does: an act as it is sent, or a `report` that he takes up.

    `asks`: the Question that the person at the table is asked first; `waits`: whether he does it only when nobody has
    answered or chosen for long.
    """

    act: Mapping[str, Any] = {}
    report: str = ""
    asks: QuestionSaid | None = None
    waits: bool = False

    @property
    def name(self) -> str:
        """By which one step is told from another."""
        return f"{self.report}{msgspec.json.encode(self.act).decode()}"


class _ReportToHim(Struct):
    id: str
    taken_up: str | None = None


class _RoadOfRuling(Struct):
    next: NextSaid
    questions: list[QuestionSaid]
    to_explain: list[str]
    before_play: str | None = None
    award: str | None = None
    offending: str | None = None
    stands: Any = None


class _Papers(Struct):
    road: _RoadOfRuling
    reports: list[_ReportToHim]
    happened: list[dict[str, Any]]


_PAPERS = msgspec.json.Decoder(_Papers).decode


class ProgrammedDirector:
    """He directs a table at which programs sit. `people`: the seats at which people sit, who take their time; `asks`:
    whether the person there is asked what he would find. `findings`: of a lesson, which is the first board of its
    table, what he finds there, by the kind of Question; then he comes once more than `moment` acts have happened."""

    def __init__(
        self,
        findings: Mapping[str, Any] | None = None,
        people: Collection[str] = (),
        *,
        asks: bool = False,
        moment: int = 0,
    ) -> None:
        self._of_lesson = findings
        self._findings: Mapping[str, Any] | None = None
        self.people = frozenset(people)
        self.asks, self._moment = asks, moment
        self._own, self._after = 0, ""

    def does(self, view: View, in_vain: Collection[str] = ()) -> DirectorsStep | None:
        """What he does on this view; None: nothing. `in_vain`: the names of the steps that have just been refused."""
        answer = view.answer
        if not isinstance(answer, Answer) or not (answer.frozen or "director" in view.waiting):
            self._own = 0
            return None
        papers = _PAPERS(view.body)
        self._findings = self._of_lesson if view.table["boards"] == 1 else None
        if self._findings is not None and len(papers.happened) <= self._moment:
            return None
        self._count(papers)
        steps = self._steps(view, answer, papers) if self._own <= _OF_HIS_OWN else _lets_go_on(answer)
        return next((step for step in steps if step.name not in in_vain), None)

    def _count(self, papers: _Papers) -> None:
        """How many acts of his stand one after the other at the end of the board."""
        self._own = 0
        for act in reversed(papers.happened):
            if act["by"] != "director":
                return
            self._own += 1

    def _steps(self, view: View, answer: Answer, papers: _Papers) -> Iterator[DirectorsStep]:
        following = papers.road.next
        reported = next((report.id for report in papers.reports if report.taken_up is None), None)
        if reported is not None and answer.frozen:
            yield DirectorsStep(report=reported)
        match following["do"]:
            case "find":
                question = following["question"]
                assert question is not None
                yield self._finds(question, answer, papers)
            case "explain_options":
                yield DirectorsStep(act={"explain_options": True})
            case "take_up":
                id = following.get("irregularity")
                about = next((it.act for it in answer.irregularities if it.id == id), "")
                # he stops no play for it; once the board is over nothing is stopped
                if about and (answer.frozen or answer.phase == "ended"):
                    yield DirectorsStep(act={"attention": about})
            case "choose":
                yield from self._chooses(following["options"], view, answer, papers.road)
                return
            case "adjust":
                yield DirectorsStep(act={"adjust": self._award(papers.road)})
            case "withdraw_award":
                yield DirectorsStep(act={"rule": "cancel", "of": papers.road.award})
            case "decide_appeal":
                yield DirectorsStep(act={"decide_appeal": "upheld"})
            case _:
                pass
        yield from _lets_go_on(answer)

    def _finds(self, question: QuestionSaid, answer: Answer, papers: _Papers) -> DirectorsStep:
        kind = question["kind"]
        form = LISTED_QUESTIONS.get(kind)
        found = self._findings
        given = found is not None and kind in found
        value = (found or {})[kind] if given else quiet(question, answer, papers.happened)
        act = {"find": kind, "value": value} | {key: question[key] for key in ("of", "seat") if question[key]}
        if found is not None or not self.asks or not (form is None or form in ASKED_OF_A_PLAYER):
            return DirectorsStep(act=act)
        return DirectorsStep(act=act, asks=question, waits=True)

    def _chooses(
        self, options: list[OptionSaid], view: View, answer: Answer, road: _RoadOfRuling
    ) -> Iterator[DirectorsStep]:
        """His own course, where the Law leaves it to him. The players take their time, but for what a program never
        chooses and what may be left as it is. Where a player does not know that he may choose, he asks him aside, and
        hears the mildest."""
        own = [option for option in options if option["by"] == "director"]
        if own:
            yield DirectorsStep(act={"choose": own[0]["id"]})
            return
        due = [option for option in options if option["id"] not in NOT_TAKEN]
        if due:
            if answer.frozen and not any(option["by"] in view.waiting for option in due):
                yield _hears(due)
            return
        if road.to_explain:
            yield DirectorsStep(act={"explain_options": True})
        if road.before_play == "find" and (open_ := _first_open(road)) is not None:
            yield DirectorsStep(act={"find": open_["kind"], "value": False, "of": open_["of"]})
        waits = any(option["by"] in self.people for option in options)
        if answer.frozen:
            yield DirectorsStep(act={"resume": True}, waits=waits)

    def _award(self, road: _RoadOfRuling) -> Any:
        """What the lesson gives; else average plus to the side that is not at fault and average minus to the other, as
        the Laws have it where nobody can say what the result would have been."""
        if self._findings and "adjust" in self._findings:
            return self._findings["adjust"]
        given = {"NS": "average_minus", "EW": "average_minus"}
        if road.offending in given:
            given = {side: "average_minus" if side == road.offending else "average_plus" for side in given}
            return {"kind": "artificial", "ns": given["NS"], "ew": given["EW"]}
        return {"kind": "artificial", "ns": "average", "ew": "average"}


def _hears(due: list[OptionSaid]) -> DirectorsStep:
    """The mildest of what a player may choose, as his choice."""
    mild = min(due, key=lambda option: option["id"] != "no_restriction")
    suit = {"suit": mild["suits"][0]} if mild["suits"] else {}
    return DirectorsStep(act={"choose": mild["id"], "by": mild["by"]} | suit, waits=True)


def _first_open(road: _RoadOfRuling) -> QuestionSaid | None:
    open_ = (one for one in road.questions if one["status"] == "open" and not one.get("in_passing"))
    return next((one for one in open_ if one["kind"] not in AFTER_PLAY), None)


def _lets_go_on(answer: Answer) -> Iterator[DirectorsStep]:
    if answer.frozen:
        yield DirectorsStep(act={"resume": True})
