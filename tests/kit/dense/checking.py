"""Everything that is shown of a table after an act, made as the product makes it. None of it may raise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bridgelaw.answer.model import Answer, encode
from bridgelaw.api.table import Table
from bridgelaw.desk.problem import NoProblem, problem
from bridgelaw.formats import record as records
from bridgelaw.live.exchange import record_for
from bridgelaw.live.messages import VIEWERS, seat_of
from bridgelaw.live.objecting import objections
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.case_view import view_of
from bridgelaw.web.desk.letter_page import letter_of
from bridgelaw.web.desk.queue import _call as queued
from bridgelaw.web.desk.rulings import entry, is_ruling
from bridgelaw.web.told import teller
from bridgelaw.words.letter import compose_letter, html_of, text_of
from bridgelaw.words.telling.layout import lay_out
from bridgelaw.words.telling.problem import sheet
from tests.kit.dense.causes import Cause, cause_of, contained, of_trace
from tests.kit.dense.folding import Folding
from tests.kit.dense.ruling import possible
from tests.kit.speakers import speaker

Check = Callable[[Folding], object]
_OTHER = "other"
TRIED = 20
"""After so many acts rulings are tried."""


class Found(NamedTuple):
    """At that stage something was raised; `act`: by an act that was only tried."""

    stage: str
    cause: Cause
    act: acts.Act | None = None


class Contained(Exception):
    """Something has failed, and the judge has contained it; `act`: an act that was only tried."""

    def __init__(self, cause: Cause, act: acts.Act | None = None) -> None:
        super().__init__(cause.title)
        self.cause, self.act = cause, act


CHOICES = (acts.Call, acts.Substitute, acts.Play, acts.Choose)


def answer(at: Folding) -> None:
    """The Director's answer, also as JSON."""
    encode(Table.at(at.course).answer())


def views(at: Folding) -> None:
    """What each viewer is sent; with sentences for one of them, by turns: it is the dearest part."""
    turn = VIEWERS[at.state.version % len(VIEWERS)]
    for who, onlooker in at.onlookers.items():
        view, changed = onlooker.look(at.state, at.state.last)
        if changed and who == turn:
            view.with_told(teller(at.under.language).told(view))


def letter(at: Folding) -> None:
    """The ruling written out as text, from the road and the answer that the Director's view shows."""
    view = at.onlookers["director"].look(at.state, at.state.last)[0]
    words = speaker(at.under.language, at.under.edition)
    assert isinstance(view.answer, Answer)
    text_of(compose_letter(msgspec.json.decode(view.body)["road"], view.answer, at.record, words))


def look_ahead(at: Folding) -> None:
    """What would be so if the Director had explained, and what each player has a right to."""
    now = at.course.now
    _, failures = at.course.book.rights_and_failures(now)
    for failure in failures:
        raise Contained(of_trace(failure))
    if not now.facts.closed:
        _tried(at, acts.ExplainOptions(id=_OTHER))


def rulings(at: Folding) -> None:
    """Where several things are irregular, now and then: whatever the Director might rule about them at once."""
    now = at.course.now
    if at.state.version % TRIED == 0 and len(now.irregularities.open) > 1 and not now.facts.closed:
        for act in possible(now):
            _tried(at, act)


def _tried(at: Folding, act: acts.Act) -> None:
    """The act is looked at as if it had happened."""
    now = at.course.now
    try:
        after = at.course.book.step(now, act)
    except Impossible:
        return
    if (cause := contained(now, after)) is not None:
        raise Contained(cause, act)


def problem_sheet(at: Folding) -> None:
    """The sheet for those who are polled about the last choice; that there is none is an answer too."""
    act = at.course.happened[-1]
    if not isinstance(act, CHOICES):
        return
    try:
        told = problem(at.course, act.id)
    except NoProblem:
        return
    words = speaker(at.under.language, at.under.edition)
    list(lay_out(sheet(told, words)))


EVERY: dict[str, Check] = {
    "answer": answer,
    "views": views,
    "letter": letter,
    "look-ahead": look_ahead,
    "rulings": rulings,
    "problem sheet": problem_sheet,
}
"""After every act."""


def told(at: Folding) -> None:
    """The sentences of every viewer."""
    for onlooker in at.onlookers.values():
        view, _ = onlooker.look(at.state, at.state.last)
        view.with_told(teller(at.under.language).told(view))


def desk(at: Folding) -> None:
    """The Director's desk: the queue, the register, the page of the case."""
    case = _case(at)
    queued(at.state, at.under.language)
    if is_ruling(case):
        entry(case)
    view_of(case, {}, None)


def page(at: Folding) -> None:
    """The ruling as a page."""
    html_of(letter_of(_case(at), at.under.language))


def taken_home(at: Folding) -> None:
    """The record, written and read again; what each viewer takes home of a board that is over."""
    case = _case(at)
    again = records.loads(records.dumps(case.record))
    assert replace(again, origin=case.record.origin).acts == case.record.acts
    if at.course.now.phase in ("ended", "closed"):
        for who in at.onlookers:
            record_for(at.state, None if who == "director" else seat_of(who))


SELDOM: dict[str, Check] = {"told": told, "desk": desk, "page": page, "taken home": taken_home}
"""After some acts, and after the last one."""


def objected(at: Folding, act: acts.Act) -> None:
    """What a player is told before he does it."""
    if isinstance(act, acts.PlayerAct):
        objections(at.course.book, at.course.now, act, act.by)


IN_THE_ACT = ("objections", "act", "contained")
"""Stages at which the table can still go on: the act has not happened, or the judge has contained what went wrong."""


def done(at: Folding, act: acts.Act) -> Found | None:
    """The act happens, unless something is raised.

    Raises:
        Impossible: it cannot have happened.
    """
    stage, before = "objections", at.course.now
    try:
        objected(at, act)
        stage = "act"
        state = at.after(act)
        stage = "views"
        at.go_on(state)
    except Impossible:
        raise
    except Exception as error:
        return Found(stage, cause_of(error))
    cause = contained(before, at.course.now)
    return Found("contained", cause) if cause else None


def shown(at: Folding, checks: Mapping[str, Check]) -> Found | None:
    """The first of those checks that raises, if one does."""
    for stage, check in checks.items():
        try:
            check(at)
        except Contained as error:
            if error.act is None:
                return Found(stage, error.cause)
            return Found("contained", error.cause, replace(error.act, id=f"a{len(at.course.happened) + 1}"))
        except Exception as error:
            return Found(stage, cause_of(error))
    return None


def _case(at: Folding) -> Case:
    return Case(at.state, speaker(at.under.language, at.under.edition))
