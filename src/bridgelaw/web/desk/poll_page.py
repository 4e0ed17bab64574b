"""The Director's pages of a poll: prepared, sent, closed."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.desk.poll import CLASSES
from bridgelaw.live.messages import ClosePoll, Kept, OpenPoll, polled_as
from bridgelaw.live.poll_events import PolledPerson, RunningPoll
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.forms import Again, SentForm, Trouble, done, read, refused
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.poll_view import OPEN_FOR, asking, poll_view
from bridgelaw.web.desk.second_view import AskingSecond, asking_second, result
from bridgelaw.web.lobby import Lobby

_POLLS = PATH + "/cases/{table:str}/{board:int}/polls"
SOME = "1\n2\n3\n4\n5"
"""Who is asked, until the Director writes something else."""


@get(_POLLS + "/new", include_in_schema=False)
async def prepare(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The problem as those polled will see it, and the form that sends it."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    given = request.query_params
    name = "sheet" if "part" in given else "poll_new"
    view = asking(case, given.get("of", ""), given.get("methods", ""), given.get("people", SOME))
    fields = {"view": view, "classes": CLASSES, "spans": tuple(OPEN_FOR), "trouble": None}
    return page(name, request, case.words, case=case, **fields)


@post(_POLLS, include_in_schema=False)
async def send(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The poll is opened, and its links are shown."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = _again(request, form)
    methods = form.text("methods")
    view = asking(case, form.text("of"), methods, form.text("people"))
    if view.leaks:
        return show(case, None, 422)
    message = OpenPoll(
        id=form.id,
        of=form.text("of"),
        people=_people(form),
        until=_until(lobby, form),
        methods=methods,
        place=case.place,
    )
    return await _opened(request, lobby, case, form, message, show)


def _people(form: SentForm) -> tuple[PolledPerson, ...]:
    players = form.text("players")
    names = [line.strip() for line in form.text("people").splitlines() if line.strip()]
    return tuple(PolledPerson(label=name, players=players if players in CLASSES else "") for name in names)


def _until(lobby: Lobby, form: SentForm) -> float:
    return lobby.house.clock() + OPEN_FOR.get(form.text("span"), OPEN_FOR["day"])


async def _opened(
    request: Asking, lobby: Lobby, case: Case, form: SentForm, message: OpenPoll, again: Again
) -> Response[Any]:
    """The poll is opened, and its links are shown; or why not."""
    live = await lobby.table(case.state.stream)
    answer = await lobby.act(live, "director", message)
    if not isinstance(answer, Kept):
        return refused(case, form, answer, again)
    now = case.now(await live.at_board(case.place))
    poll = now.state.board.polls[-1]
    return _shown(request, lobby, now, poll, await _new_links(lobby, now, poll))


@get(_POLLS + "/second", include_in_schema=False)
async def prepare_second(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The second stage before it is sent: what its people will be told, and what so few can show."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    given = request.query_params
    view = asking_second(case, given.get("of", ""), given.get("group", ""), given.get("people", SOME))
    return _second(request, case, view)


@post(_POLLS + "/second", include_in_schema=False)
async def send_second(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The second stage is opened, and its links are shown."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)

    def again(now: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        view = asking_second(now, form.text("of"), form.text("group"), form.text("people"))
        return _second(request, now, view, trouble, status)

    message = OpenPoll(
        id=form.id,
        of=form.text("of"),
        people=() if form.text("group") == "same" else _people(form),
        until=_until(lobby, form),
        place=case.place,
        second="same" if form.text("group") == "same" else "other",
    )
    return await _opened(request, lobby, case, form, message, again)


@get(_POLLS + "/{poll:str}", include_in_schema=False)
async def look(request: Asking, table: FromPath[str], board: FromPath[int], poll: FromPath[str]) -> Response[Any]:
    """How far it is; once it is closed, what it shows."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    return _shown(request, lobby, case, _found(case, poll), {})


@post(_POLLS + "/{poll:str}/links", include_in_schema=False)
async def links(request: Asking, table: FromPath[str], board: FromPath[int], poll: FromPath[str]) -> Response[Any]:
    """New links for all who have not answered; or (`end`) the link of one of them ends."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    found = _found(case, poll)
    if end := form.text("end"):
        if end.isdecimal() and 0 < int(end) <= len(found.people):
            who = polled_as(case.place, found.id, int(end))
            await lobby.links.revoke(table, who, lobby.house.clock())
        return done(case, f"/polls/{found.id}")
    return _shown(request, lobby, case, found, await _new_links(lobby, case, found))


@post(_POLLS + "/{poll:str}/close", include_in_schema=False)
async def close(request: Asking, table: FromPath[str], board: FromPath[int], poll: FromPath[str]) -> Response[Any]:
    """The poll is over: its answers are seen, and what they come to is found."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    found = _found(case, poll)
    live = await lobby.table(table)
    answer = await lobby.act(live, "director", ClosePoll(id=form.id, poll=found.id, place=case.place))
    if not isinstance(answer, Kept) and answer.code != "poll-over":
        return refused(
            case, form, answer, lambda now, trouble, status: _shown(request, lobby, now, found, {}, trouble, status)
        )
    return done(case, f"/polls/{found.id}")


def _found(case: Case, poll: str) -> RunningPoll:
    found = next((one for one in case.state.board.polls if one.id == poll), None)
    if found is None:
        raise NotFoundException("no such poll")
    return found


async def _new_links(lobby: Lobby, case: Case, poll: RunningPoll) -> dict[int, str]:
    """A new link for each who has not answered; those before it end."""
    at, made = lobby.house.clock(), {}
    if not poll.is_open(at):
        return {}
    for person in range(1, len(poll.people) + 1):
        if not poll.has_answered(person):
            who = polled_as(case.place, poll.id, person)
            await lobby.links.revoke(case.state.stream, who, at)
            secret = await lobby.links.add(case.state.stream, who, at)
            made[person] = f"{lobby.settings.address}/poll/{secret}"
    return made


def _shown(
    request: Asking,
    lobby: Lobby,
    case: Case,
    poll: RunningPoll,
    made: dict[int, str],
    trouble: Trouble | None = None,
    status: int = 200,
) -> Response[Any]:
    view = poll_view(case, poll, made, lobby.house.clock())
    second = result(case, poll) if poll.is_second else None
    return page("poll", request, case.words, status, case=case, view=view, second=second, trouble=trouble)


def _second(
    request: Asking, case: Case, view: AskingSecond, trouble: Trouble | None = None, status: int = 200
) -> Response[Any]:
    fields = {"view": view, "classes": CLASSES, "spans": tuple(OPEN_FOR), "trouble": trouble}
    return page("poll_second", request, case.words, status, case=case, **fields)


def _again(request: Asking, form: SentForm) -> Again:
    def show(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        view = asking(case, form.text("of"), form.text("methods"), form.text("people") or SOME)
        fields = {"view": view, "classes": CLASSES, "spans": tuple(OPEN_FOR), "trouble": trouble}
        return page("poll_new", request, case.words, status, case=case, **fields)

    return show
