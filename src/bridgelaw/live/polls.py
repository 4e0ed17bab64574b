"""Polls of peers on a board: opened, answered by each alone, closed. Pure; what a poll shows the desk knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.choosing import choices
from bridgelaw.desk.leaks import leaks
from bridgelaw.desk.poll import MOST, Reply, tally
from bridgelaw.desk.problem import NoProblem, Problem, possible, problem
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.live import door
from bridgelaw.live.messages import Refusal

LONGEST_OPEN = 31 * 86400.0
"""Seconds for which a poll may be open at most."""
LONGEST_NAME = 60


class Person(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who is polled: what the Director calls him, and his class of player as far as the Director knows it."""

    label: str = ""
    players: str = ""


class PollOpened(Struct, frozen=True, tag="poll_opened", omit_defaults=True, kw_only=True):
    """People are asked what they would do in place of `seat` at the act `of`; `methods`: what they are told of the
    agreements. Answers are taken `until` then (seconds since the epoch)."""

    poll: str
    of: str
    seat: str
    people: tuple[Person, ...]
    until: float
    methods: str = ""
    board: int | None = None


class PollAnswered(Struct, frozen=True, tag="poll_answered", omit_defaults=True, kw_only=True):
    """One of them (`person`, from 1) has answered."""

    poll: str
    person: int
    players: str
    chooses: str | None = None
    considers: tuple[str, ...] = ()
    elsewhere: bool = False
    board: int | None = None


class PollClosed(Struct, frozen=True, tag="poll_closed", omit_defaults=True, kw_only=True):
    """The poll is over; `act`: what it found, in record form, if anybody has answered."""

    poll: str
    act: dict[str, Any] | None = None
    board: int | None = None


class Poll(Struct, frozen=True, kw_only=True):
    """A poll as it stands. `answers`: by person (from 1), each with when it came (seconds since the epoch)."""

    id: str
    of: str
    seat: Seat
    people: tuple[Person, ...]
    opened: float
    until: float
    methods: str = ""
    answers: tuple[tuple[int, Reply, float], ...] = ()
    closed: float | None = None
    act: str | None = None

    def has_answered(self, person: int) -> bool:
        """Whether that person has."""
        return any(who == person for who, _, _ in self.answers)

    def is_open(self, at: float) -> bool:
        """Whether answers are still taken."""
        return self.closed is None and at <= self.until

    @property
    def replies(self) -> tuple[Reply, ...]:
        """What was answered, in the order of the people: not the order in which it came."""
        return tuple(reply for _, reply, _ in sorted(self.answers, key=lambda one: one[0]))


def opened(
    course: Course, polls: tuple[Poll, ...], of: str, people: Iterable[Person], methods: str, until: float, at: float
) -> PollOpened:
    """The opening of a poll about the act `of`.

    Raises:
        Refusal: there is nothing to ask, nobody to be asked, or the problem would tell what the player may not use.
    """
    asked = problem_of(course, of)
    given = tuple(people)
    if not 0 < len(given) <= MOST:
        raise Refusal("poll-people", most=str(MOST))
    if not at < until <= at + LONGEST_OPEN:
        raise Refusal("poll-until")
    door.check_text(methods, door.LONGEST["text"])
    for text in (text for one in given for text in (one.label, one.players)):
        door.check_text(text, LONGEST_NAME)
    if told := leaks(course, of, asked, methods):
        raise Refusal("poll-leaks", text=told[0].text)
    return PollOpened(poll=f"p{len(polls) + 1}", of=of, seat=asked.seat, people=given, until=until, methods=methods)


def problem_of(course: Course, of: str) -> Problem:
    """The problem that the act `of` solved.

    Raises:
        Refusal: it solved none that others could be given.
    """
    try:
        return problem(course, of)
    except NoProblem as no:
        raise Refusal(f"poll-{no.code}") from no


def answered(course: Course, polls: tuple[Poll, ...], poll: str, person: int, reply: Reply, at: float) -> PollAnswered:
    """The answer of one person.

    Raises:
        Refusal: the poll is over, or he has answered, or what he names cannot be chosen.
    """
    one = find(polls, poll)
    if not 0 < person <= len(one.people):
        raise Refusal("no-such-poll")
    if one.has_answered(person):
        raise Refusal("poll-answered")
    if not one.is_open(at):
        raise Refusal("poll-over")
    asked = problem_of(course, one.of)
    door.check_text(reply.players, LONGEST_NAME)
    named = (*(() if reply.chooses is None else (reply.chooses,)), *reply.considers)
    if not reply.elsewhere and reply.chooses is None:
        raise Refusal("poll-nothing")
    if len(named) > len(choices(asked)) + 1 or not all(possible(asked, action) for action in named):
        raise Refusal("poll-not-possible")
    return PollAnswered(
        poll=poll, person=person, players=reply.players, elsewhere=reply.elsewhere,
        chooses=None if reply.elsewhere else reply.chooses, considers=() if reply.elsewhere else reply.considers,
    )  # fmt: skip


def closed(polls: tuple[Poll, ...], poll: str, id: str, at: float) -> PollClosed:
    """The end of a poll, with the act `id` that says what all polls about that choice have found.

    Raises:
        Refusal: it is over.
    """
    one = find(polls, poll)
    if one.closed is not None:
        raise Refusal("poll-over")
    replies = tuple(r for other in polls if other.of == one.of and (other is one or other.act) for r in other.replies)
    if not one.answers or all(reply.elsewhere for reply in replies):
        return PollClosed(poll=poll)
    act = {
        "by": "director", "id": id, "at": at, "find": "poll", "of": one.of, "seat": one.seat.value,
        "value": tally(replies), "text": "; ".join(map(str, replies)),
    }  # fmt: skip
    return PollClosed(poll=poll, act=act)


def find(polls: tuple[Poll, ...], id: str) -> Poll:
    """The poll of that name.

    Raises:
        Refusal: there is none.
    """
    found = next((one for one in polls if one.id == id), None)
    if found is None:
        raise Refusal("no-such-poll")
    return found


def after(polls: tuple[Poll, ...], told: PollOpened | PollAnswered | PollClosed, at: float) -> tuple[Poll, ...]:
    """The polls of a board after one of these events, which happened `at` (seconds since the epoch)."""
    if isinstance(told, PollOpened):
        one = Poll(
            id=told.poll, of=told.of, seat=Seat[told.seat], people=told.people, opened=at, until=told.until,
            methods=told.methods,
        )  # fmt: skip
        return (*polls, one)
    return tuple(_changed(one, told, at) if one.id == told.poll else one for one in polls)


def _changed(one: Poll, told: PollAnswered | PollClosed, at: float) -> Poll:
    if isinstance(told, PollClosed):
        return replace(one, closed=at, act=told.act["id"] if told.act else None)
    reply = Reply(players=told.players, chooses=told.chooses, considers=told.considers, elsewhere=told.elsewhere)
    return replace(one, answers=(*one.answers, (told.person, reply, at)))
