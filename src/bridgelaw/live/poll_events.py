"""A poll of peers on a board, as its events tell: opened, answered by each alone, closed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.known_pause import KnownPause
from bridgelaw.desk.poll import Reply
from bridgelaw.desk.second_stage import Group
from bridgelaw.game.seats import Seat


class PolledPerson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who is polled: what the Director calls him, and his class of player as far as the Director knows it."""

    label: str = ""
    players: str = ""


class PollOpened(Struct, frozen=True, tag="poll_opened", omit_defaults=True, kw_only=True):
    """People are asked what they would do in place of `seat` at the act `of`; `methods`: what they are told of the
    agreements. Answers are taken `until` then (seconds since the epoch). `place` as in every other event.

    `pause`: it is the second stage, whose people are told of that and are asked about the `actions`; `group`: whether
    they are other people than those of the first."""

    poll: str
    of: str
    seat: str
    people: tuple[PolledPerson, ...]
    until: float
    methods: str = ""
    place: int | None = None
    pause: KnownPause | None = None
    actions: tuple[str, ...] = ()
    group: Group = "other"


class PollAnswered(Struct, frozen=True, tag="poll_answered", omit_defaults=True, kw_only=True):
    """One of them (`person`, from 1) has answered."""

    poll: str
    person: int
    players: str
    chooses: str | None = None
    considers: tuple[str, ...] = ()
    elsewhere: bool = False
    place: int | None = None
    may_hold: tuple[str, ...] = ()
    attractive: tuple[str, ...] = ()
    less: tuple[str, ...] = ()


class PollClosed(Struct, frozen=True, tag="poll_closed", omit_defaults=True, kw_only=True):
    """The poll is over; `act`: what it found, in record form, if anybody has answered."""

    poll: str
    act: dict[str, Any] | None = None
    place: int | None = None


class RunningPoll(Struct, frozen=True, kw_only=True):
    """A poll as it stands. `answers`: by person (from 1), each with when it came (seconds since the epoch). `pause`,
    `actions`, `group` as in `PollOpened`."""

    id: str
    of: str
    seat: Seat
    people: tuple[PolledPerson, ...]
    opened: float
    until: float
    methods: str = ""
    answers: tuple[tuple[int, Reply, float], ...] = ()
    closed: float | None = None
    act: str | None = None
    pause: KnownPause | None = None
    actions: tuple[str, ...] = ()
    group: Group = "other"

    @property
    def is_second(self) -> bool:
        """Whether it is the second stage: its people know how long partner took."""
        return self.pause is not None

    def asks_the_same(self, other: RunningPoll) -> bool:
        """Whether the answers to both can be counted together."""
        mine, theirs = (self.of, self.pause, self.actions), (other.of, other.pause, other.actions)
        return mine == theirs and (not self.is_second or self.group == other.group)

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


def after(
    polls: tuple[RunningPoll, ...], told: PollOpened | PollAnswered | PollClosed, at: float
) -> tuple[RunningPoll, ...]:
    """The polls of a board after one of these events, which happened `at` (seconds since the epoch)."""
    if isinstance(told, PollOpened):
        one = RunningPoll(
            id=told.poll, of=told.of, seat=Seat[told.seat], people=told.people, opened=at, until=told.until,
            methods=told.methods, pause=told.pause, actions=told.actions, group=told.group,
        )  # fmt: skip
        return (*polls, one)
    return tuple(_changed(one, told, at) if one.id == told.poll else one for one in polls)


def _changed(one: RunningPoll, told: PollAnswered | PollClosed, at: float) -> RunningPoll:
    if isinstance(told, PollClosed):
        return replace(one, closed=at, act=told.act["id"] if told.act else None)
    reply = Reply(
        players=told.players, chooses=told.chooses, considers=told.considers, elsewhere=told.elsewhere,
        may_hold=told.may_hold, attractive=told.attractive, less=told.less,
    )  # fmt: skip
    return replace(one, answers=(*one.answers, (told.person, reply, at)))


def is_polled(polls: Iterable[RunningPoll], of: str | None) -> bool:
    """Whether a poll about that choice is not closed, also when its time is over: nobody knows yet what comes of it.
    Until then there is no card, and no second stage."""
    return any(one.of == of and one.closed is None for one in polls)
