"""The page of somebody who is polled: the problem, two questions, and nothing else. His link is all that he has."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath
from litestar.response import Response
from msgspec import Struct

from bridgelaw.desk.poll import CLASSES, Reply
from bridgelaw.desk.problem import Problem, possible
from bridgelaw.live.messages import UNAVAILABLE, AnswerPoll, Kept
from bridgelaw.live.poll_events import RunningPoll
from bridgelaw.live.polls import problem_of
from bridgelaw.web.desk.access import Asking
from bridgelaw.web.desk.forms import read
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.problem_view import action_in_words, choices_of, problem_view
from bridgelaw.web.desk.second_polled import SecondStep, fields_of, step_of
from bridgelaw.web.lobby import Lobby, address_of, lobby_of
from bridgelaw.web.pages import language_of
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words


class PolledVisitor(Struct, frozen=True):
    """Who has come: to which poll of which board, as which of its people; the problem, and the words to say it in."""

    table: str
    place: int
    poll: RunningPoll
    person: int
    problem: Problem
    words: Words


@get("/poll/{secret:str}", include_in_schema=False)
async def look(request: Asking, secret: FromPath[str]) -> Response[Any]:
    """The problem and the first question; or that it has been answered, or is over."""
    lobby = lobby_of(request)
    found = await _polled(lobby, request, secret)
    if found is None:
        return _gone(request)
    return _page(lobby, request, found)


@post("/poll/{secret:str}", include_in_schema=False)
async def answer(request: Asking, secret: FromPath[str]) -> Response[Any]:
    """A call or card is chosen, and the second question put; then the whole answer is sent."""
    lobby = lobby_of(request)
    found = await _polled(lobby, request, secret)
    if found is None:
        return _gone(request)
    form = await read(request)
    if found.poll.is_second:
        step = step_of(form, found.poll, found.words)
        if step.reply is None:
            return _second(lobby, request, found, step)
        status = await _answered(lobby, found, step.reply)
        return _second(lobby, request, await _polled(lobby, request, secret) or found, step, status)
    chooses, elsewhere = form.text("chooses"), bool(form.text("elsewhere"))
    if not elsewhere and not possible(found.problem, chooses):
        return _page(lobby, request, found)
    if not form.text("send"):
        return _page(lobby, request, found, chooses, elsewhere=elsewhere)
    players = form.text("players")
    reply = Reply(
        players=players if players in CLASSES else "",
        chooses=None if elsewhere else chooses,
        considers=() if elsewhere else tuple(one for one in dict.fromkeys(form.texts("considers")) if one != chooses),
        elsewhere=elsewhere,
    )
    status = await _answered(lobby, found, reply)
    again = await _polled(lobby, request, secret)
    return _page(lobby, request, again or found, status=status)


async def _answered(lobby: Lobby, found: PolledVisitor, reply: Reply) -> int:
    """Keep his answer; the status of what he is told."""
    message = AnswerPoll(poll=found.poll.id, person=found.person, place=found.place, reply=reply)
    table = await lobby.table(found.table)
    done = await table.answer(message, lobby.house.clock())
    return 200 if isinstance(done, Kept) else 503 if done.code in UNAVAILABLE else 409


async def _polled(lobby: Lobby, request: Asking, secret: str) -> PolledVisitor | None:
    """Whose link that is; None where it leads to no poll."""
    link = await lobby.links.find(secret)
    kind, _, rest = (link.who if link else "").partition(":")
    if link is None or kind != "poll":
        if not lobby.limiting.allows("joins", address_of(request)):
            raise TooManyRequestsException("joins")
        return None
    place, poll, person = rest.split(":")
    state = await (await lobby.table(link.stream)).at_board(int(place))
    found = next(one for one in state.board.polls if one.id == poll)
    words = words_of(language_of(request), state.settings.laws)
    return PolledVisitor(link.stream, int(place), found, int(person), problem_of(state.board.course, found.of), words)


def _page(
    lobby: Lobby,
    request: Asking,
    found: PolledVisitor,
    chooses: str = "",
    *,
    elsewhere: bool = False,
    status: int = 200,
) -> Response[Any]:
    """The page at the step that he has come to."""
    if found.poll.is_second:
        return _second(lobby, request, found, SecondStep())
    words, poll, asked = found.words, found.poll, found.problem
    answered = poll.has_answered(found.person)
    step = "thanks" if answered else "over" if not poll.is_open(lobby.house.clock()) else ""
    step = step or ("else" if chooses or elsewhere else "choose")
    own = poll.people[found.person - 1]
    return page(
        "polled",
        request,
        words,
        status,
        step=step,
        view=problem_view(asked, poll.methods, words),
        choices=choices_of(asked, words),
        chooses=chooses,
        chosen=action_in_words(asked, chooses, words) if chooses else "",
        elsewhere=elsewhere,
        classes=CLASSES,
        players=own.players,
        is_call=asked.decision == "call",
    )


def _second(lobby: Lobby, request: Asking, found: PolledVisitor, step: SecondStep, status: int = 200) -> Response[Any]:
    """The same at the second stage."""
    who = f"{found.table}:{found.place}:{found.poll.id}:{found.person}"
    at = lobby.house.clock()
    fields = fields_of(found.poll, found.person, found.problem, found.words, who, at, step)
    return page("polled_second", request, found.words, status, **fields)


def _gone(request: Asking) -> Response[Any]:
    return page("polled_gone", request, words_for(request), 404)
