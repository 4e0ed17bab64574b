"""The queue: calls for the Director over all tables, those that wait first, in order of time."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Literal

import msgspec
from litestar import get
from litestar.exceptions import NotAuthorizedException
from litestar.response import Response
from msgspec import Struct

from bridgelaw.live.state import TableState
from bridgelaw.table import acts
from bridgelaw.web.desk.access import PATH, Asking, AtDesk, at_desk
from bridgelaw.web.desk.asking import questions_of
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.naming import sample_of
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.telling import complaint, where
from bridgelaw.web.pages import language_of
from bridgelaw.web.templating import words_of
from bridgelaw.words.telling.acts import act_line, of_concession
from bridgelaw.words.telling.quick import title as kind_named
from bridgelaw.words.telling.road import heading_of

Urgency = Literal["waiting", "later", "done", "sample"]
"""The table stands still, or a ruling is to be gone on with; it is to be seen to once the board is over; nothing is
left to decide; an example to try, where nobody waits."""
ORDER: tuple[Urgency, ...] = ("waiting", "later", "done", "sample")


class WaitingBoard(Struct, frozen=True):
    """A board with its calls: where, how urgent, since when (seconds since the epoch), what was said, last of all;
    `about`: what it is about, where a quick ruling was made of it and the table has another name; `state`: the board
    itself."""

    address: str
    title: str
    where: str
    urgency: Urgency
    since: float
    said: tuple[str, ...]
    next: str
    is_paper: bool
    state: TableState
    about: str = ""

    def seconds(self, now: float) -> int:
        """How long it has waited."""
        return max(0, round(now - self.since))


@get(PATH, include_in_schema=False)
async def queue(request: Asking) -> Response[str]:
    """The queue as a page."""
    desk = await at_desk(request)
    lobby, found = desk.lobby, await calls(desk, request)
    counts = {urgency: [call for call in found if call.urgency == urgency] for urgency in ORDER}
    lost = lobby.boards.lost if desk.house else ()
    tag = [(call.address, call.urgency, call.since, call.said, call.next) for call in found]
    return page(
        "queue", request, words_for(request), tag=(tag, lost), groups=counts, lost=lost, now=lobby.house.clock()
    )


class NewCall(Struct, frozen=True):
    """A call that waits, for a page on which the Director does something else. `key`: with each call on the board it is
    another one."""

    address: str
    key: str
    text: str


@get(PATH + "/waiting", include_in_schema=False)
async def waiting(request: Asking) -> Response[bytes]:
    """The calls that wait, for the script of another page; nothing for somebody who is not at the desk."""
    try:
        desk = await at_desk(request)
    except NotAuthorizedException:
        return Response(b"", status_code=204)
    words, found = words_for(request), [one for one in await calls(desk, request) if one.urgency == "waiting"]
    told = [
        NewCall(
            one.address,
            f"{one.address}@{one.since:.0f}",
            words.say("queue-new-call", where=one.where, text=one.said[-1] if one.said else one.next),
        )
        for one in found
    ]
    body = msgspec.json.encode(told)
    headers = {"etag": f'"{sha256(body).hexdigest()[:20]}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


async def calls(desk: AtDesk, request: Asking) -> list[WaitingBoard]:
    """All of them that are his to see: by urgency, then by who has waited longest; of those that are done the latest
    first."""
    each = await desk.lobby.boards.each(_call, _bare, language_of(request))
    found = [call for call in each if call is not None and await desk.may_see(call.state)]
    return sorted(found, key=lambda c: (ORDER.index(c.urgency), -c.since if c.urgency == "done" else c.since))


def _call(state: TableState, language: str) -> WaitingBoard | None:
    case = Case(state, words_of(language, state.settings.laws))
    said = list(_said(case))
    if not said and not case.is_paper:
        return None
    return WaitingBoard(
        address=case.address,
        title=case.title,
        where=where(case),
        urgency=urgency(case),
        since=state.board.began + (said[-1][0] if said else 0),
        said=tuple(text for _, text in said[-3:]),
        next=_next(case),
        is_paper=case.is_paper,
        state=state,
        about=_about(case),
    )


def _bare(state: TableState, language: str) -> WaitingBoard | None:
    """A board of which no more can be said than that it is there."""
    case = Case(state, words_of(language, state.settings.laws))
    return WaitingBoard(
        address=case.address,
        title=case.title,
        where=where(case),
        urgency="waiting",
        since=state.last,
        said=(case.words.say("queue-not-shown"),),
        next=case.words.say("road-next-by_hand"),
        is_paper=case.is_paper,
        state=state,
    )


def _about(case: Case) -> str:
    """The kind of a quick ruling, unless the title says it."""
    kind = kind_named(case.view.quick.start, case.words) if case.view.quick else ""
    return kind if kind != case.title else ""


def _next(case: Case) -> str:
    """What is to be asked or done first."""
    asked = case.told_road["next"]["question"]
    if asked is not None:
        return questions_of(case, [asked])[0].sentence
    return heading_of(case.told_road, case.to_tell)


def urgency(case: Case) -> Urgency:
    """How soon somebody has to see to it."""
    state: TableState = case.state
    if sample_of(state):
        return "sample"
    if case.view.quick is not None and case.road.state == "open" and not any(_said(case)):
        # the Director has been at the table, and keeps it himself: nobody waits for him
        return "later"
    stopped = state.board.now.frozen and state.board.now.phase not in ("ended", "closed")
    if case.road.state in ("open", "appealed") or stopped:
        return "waiting"
    if any(report.taken_up is None for report in state.board.reports) and case.road.state == "quiet":
        return "waiting"
    return "later" if case.road.state == "waiting" else "done"


def _said(case: Case) -> Iterator[tuple[float, str]]:
    """What brought the board here, each with its time on the board."""
    words, told = case.words, case.view.acts
    for one in case.told_road["complaints"]:
        yield _time(case, one["act"]), complaint(case, one["act"])
    put_in = case.view.quick.acts if case.view.quick else frozenset()
    for act in case.state.board.course.happened:
        if act.id not in put_in and isinstance(act, acts.Contest | acts.Appeal):
            said = told[act.id]
            yield _time(case, act.id), act_line(said, words, conceded=of_concession(said, told.values()))
    for report in case.state.board.reports:
        if report.taken_up is None:
            line = act_line({"by": report.about.get("by", ""), **report.about}, words)
            yield report.at, words.say("queue-report", seat=report.by.value, text=line)


def _time(case: Case, act: str) -> float:
    return float(case.view.acts[act].get("at", 0))
