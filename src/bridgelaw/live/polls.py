"""What comes of a poll on a board: whom it may ask what, which answers it takes, what it finds. Pure."""

from __future__ import annotations

from bridgelaw.desk.choosing import choices
from bridgelaw.desk.known_pause import NoSecondStage, second_stage
from bridgelaw.desk.leaks import leaks
from bridgelaw.desk.poll import MOST, Reply, tally
from bridgelaw.desk.problem import NoProblem, Problem, possible, problem
from bridgelaw.desk.second_stage import Group, possible_second, tally_second
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.live.messages import Refusal
from bridgelaw.live.poll_events import PollAnswered, PollClosed, PolledPerson, PollOpened, RunningPoll, is_polled

LONGEST_OPEN = 31 * 86400.0
"""Seconds for which a poll may be open at most."""


def opened(
    course: Course,
    polls: tuple[RunningPoll, ...],
    of: str,
    people: tuple[PolledPerson, ...],
    methods: str,
    until: float,
    at: float,
) -> PollOpened:
    """The opening of a poll about the act `of`.

    Raises:
        Refusal: there is nothing to ask, it would not be open, or the problem would tell what the player may not use.
    """
    asked = problem_of(course, of)
    if not at < until <= at + LONGEST_OPEN:
        raise Refusal("poll-until")
    if told := leaks(course, of, asked, methods):
        raise Refusal("poll-leaks", text=told[0].text)
    return PollOpened(poll=f"p{len(polls) + 1}", of=of, seat=asked.seat, people=people, until=until, methods=methods)


def opened_second(
    course: Course,
    polls: tuple[RunningPoll, ...],
    of: str,
    people: tuple[PolledPerson, ...],
    group: Group,
    until: float,
    at: float,
) -> PollOpened:
    """The opening of the second stage about the act `of`: once the first is closed, and with what was told there of the
    agreements. With the `same` group those are asked who answered then, whoever else is named.

    Raises:
        Refusal: there is no second stage, nobody is to be asked, or it would not be open.
    """
    asked = problem_of(course, of)
    first = tuple(one for one in polls if one.of == of and not one.is_second)
    if is_polled(first, of) and course.book.regulations.poll_second_stage:
        raise Refusal("poll-second-open")
    try:
        pause, actions = second_stage(course.book, course.now, of, Seat[asked.seat])
    except NoSecondStage as no:
        raise Refusal(f"poll-second-{no.code}") from no
    if not first:
        raise Refusal("poll-second-first")
    people = who_answered(first) if group == "same" else people
    if not people:
        raise Refusal("poll-second-nobody" if group == "same" else "poll-people", most=str(MOST))
    if not at < until <= at + LONGEST_OPEN:
        raise Refusal("poll-until")
    return PollOpened(
        poll=f"p{len(polls) + 1}", of=of, seat=asked.seat, people=people, until=until, methods=first[-1].methods,
        pause=pause, actions=actions, group=group,
    )  # fmt: skip


def who_answered(first: tuple[RunningPoll, ...]) -> tuple[PolledPerson, ...]:
    """Those who answered at the first stage what they would do, each with the class that he gave himself."""
    return tuple(
        PolledPerson(label=one.people[person - 1].label or str(person), players=reply.players)
        for one in first
        for person, reply, _ in sorted(one.answers, key=lambda answer: answer[0])
        if not reply.elsewhere
    )


def problem_of(course: Course, of: str) -> Problem:
    """The problem that the act `of` solved.

    Raises:
        Refusal: it solved none that others could be given.
    """
    try:
        return problem(course, of)
    except NoProblem as no:
        raise Refusal(f"poll-{no.code}") from no


def answered(
    course: Course, polls: tuple[RunningPoll, ...], poll: str, person: int, reply: Reply, at: float
) -> PollAnswered:
    """The answer of one person.

    Raises:
        Refusal: the poll is over, or what he names cannot be chosen.
    """
    one = find(polls, poll)
    if not 0 < person <= len(one.people):
        raise Refusal("no-such-poll")
    if not one.is_open(at):
        raise Refusal("poll-over")
    if one.is_second:
        return _answered_second(one, person, reply)
    asked = problem_of(course, one.of)
    named = (*(() if reply.chooses is None else (reply.chooses,)), *reply.considers)
    if not reply.elsewhere and reply.chooses is None:
        raise Refusal("poll-nothing")
    if len(named) > len(choices(asked)) + 1 or not all(possible(asked, action) for action in named):
        raise Refusal("poll-not-possible")
    return PollAnswered(
        poll=poll, person=person, players=reply.players, elsewhere=reply.elsewhere,
        chooses=None if reply.elsewhere else reply.chooses, considers=() if reply.elsewhere else reply.considers,
    )  # fmt: skip


def _answered_second(one: RunningPoll, person: int, reply: Reply) -> PollAnswered:
    if reply.elsewhere:
        return PollAnswered(poll=one.id, person=person, players=reply.players, elsewhere=True)
    if not reply.may_hold:
        raise Refusal("poll-nothing")
    if not possible_second(reply, one.actions):
        raise Refusal("poll-not-possible")
    return PollAnswered(
        poll=one.id, person=person, players=reply.players, may_hold=reply.may_hold, attractive=reply.attractive,
        less=reply.less,
    )  # fmt: skip


def closed(polls: tuple[RunningPoll, ...], poll: str, id: str, at: float) -> PollClosed:
    """The end of a poll, with the act `id` that says what all polls that ask the same have found.

    Raises:
        Refusal: it is over.
    """
    one = find(polls, poll)
    if one.closed is not None:
        raise Refusal("poll-over")
    same = (other for other in polls if other is one or (other.act and one.asks_the_same(other)))
    replies = tuple(reply for other in same for reply in other.replies)
    if not one.answers or all(reply.elsewhere for reply in replies):
        return PollClosed(poll=poll)
    value = tally(replies) if one.pause is None else tally_second(replies, one.pause.knows, one.group)
    act = {
        "by": "director", "id": id, "at": at, "find": "poll", "of": one.of, "seat": one.seat.value,
        "value": value, "text": "; ".join(map(str, replies)),
    }  # fmt: skip
    return PollClosed(poll=poll, act=act)


def find(polls: tuple[RunningPoll, ...], id: str) -> RunningPoll:
    """The poll of that name.

    Raises:
        Refusal: there is none.
    """
    found = next((one for one in polls if one.id == id), None)
    if found is None:
        raise Refusal("no-such-poll")
    return found
