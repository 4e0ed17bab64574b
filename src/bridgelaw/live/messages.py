"""What somebody at a table sends, and what he is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from msgspec import Struct

from bridgelaw.desk.poll import Reply
from bridgelaw.game.seats import Seat
from bridgelaw.live.poll_events import Person
from bridgelaw.live.settings import Dealt

Viewer = Literal["N", "E", "S", "W", "spectator", "director"]
VIEWERS: tuple[Viewer, ...] = get_args(Viewer)


class Sent(Struct, frozen=True, kw_only=True):
    """An act. `act` is in the form of the record format without `by`, `at`, `took` and `id`; a seat names acts by its
    own ids. The Director may say in `by` for whom he records it.

    `id` is made by the sender, once for each act. `seen`: the revision on which he decided. `confirmed`: he has been
    told what is irregular about it.

    The Director may say in `place` (from 1) on which board, also one that is over, and in `case` how far the ruling
    was when he decided (`bridgelaw.live.cases.mark`); on paper, in `before`, in front of which act it belongs.
    """

    id: str
    act: Mapping[str, Any]
    seen: int | None = None
    confirmed: bool = False
    place: int | None = None
    case: str | None = None
    before: str | None = None


class Report(Struct, frozen=True, kw_only=True):
    """What a player says that somebody let his partner know: for the Director alone."""

    id: str
    about: Mapping[str, Any]


class TakeUp(Struct, frozen=True, kw_only=True):
    """The Director takes up a report: it becomes an act."""

    id: str
    report: str
    place: int | None = None


class Note(Struct, frozen=True, kw_only=True):
    """The Director writes something down for himself."""

    id: str
    text: str
    place: int | None = None


class NextBoard(Struct, frozen=True, kw_only=True):
    """The next board. The Director may say which: a `deal` as PBN writes it, or the first board of a PBN file."""

    id: str
    board: int | None = None
    deal: str | None = None
    pbn: str | None = None


class Import(Struct, frozen=True, kw_only=True):
    """The Director puts a board that was played elsewhere on the table: the text of a record, a PBN or a LIN file."""

    id: str
    text: str
    form: Literal["record", "pbn", "lin"] = "record"


class Arrange(Struct, frozen=True, kw_only=True):
    """The Director puts the conditions of a board right; the deal, dealer and vulnerability only on paper."""

    id: str
    board: Dealt
    place: int | None = None
    case: str | None = None


class Strike(Struct, frozen=True, kw_only=True):
    """The Director strikes out what was last written down on paper; `seen` as in `Sent`."""

    id: str
    seen: int | None = None
    place: int | None = None


class OpenPoll(Struct, frozen=True, kw_only=True):
    """The Director asks people what they would do in the place of whoever did the act `of`; see `PollOpened`."""

    id: str
    of: str
    people: tuple[Person, ...]
    until: float
    methods: str = ""
    place: int | None = None


class AnswerPoll(Struct, frozen=True, kw_only=True):
    """Somebody who is polled answers, once: under the name `polled_as` and always with the same id."""

    poll: str
    person: int
    place: int
    reply: Reply
    id: str = "answered"


class ClosePoll(Struct, frozen=True, kw_only=True):
    """The Director closes a poll: what was answered is found."""

    id: str
    poll: str
    place: int | None = None


class TellOfAppeal(Struct, frozen=True, kw_only=True):
    """The Director has told the players of their right to have the ruling reviewed."""

    id: str
    place: int | None = None


Message = (
    Sent
    | Report
    | TakeUp
    | Note
    | NextBoard
    | Import
    | Arrange
    | Strike
    | OpenPoll
    | AnswerPoll
    | ClosePoll
    | TellOfAppeal
)


def polled_as(place: int, poll: str, person: int) -> str:
    """The name under which somebody who is polled answers, and by which his link is known."""
    return f"poll:{place}:{poll}:{person}"


class Objection(Struct, frozen=True):
    """What would be irregular about an act, and by which provision."""

    kind: str
    law: str


class Done(Struct, frozen=True, kw_only=True):
    """It is kept. `revision` is that of the sender's view after it."""

    id: str
    revision: int


class Refused(Struct, frozen=True, kw_only=True):
    """Nothing was kept, and why: `code` is one of those of `REFUSALS`, or of what a reader of records refuses.

    `details` are the arguments of the sentence that says it.
    """

    id: str
    code: str
    details: Mapping[str, str] = {}
    objections: tuple[Objection, ...] = ()


POLL_REFUSALS = (
    "no-such-poll",
    "poll-no-act",
    "poll-no-choice",
    "poll-no-hand",
    "poll-people",
    "poll-until",
    "poll-leaks",
    "poll-over",
    "poll-nothing",
    "poll-not-possible",
)
"""Codes of polls: there is none of that name; of that act nothing can be asked, since there is none, since it was no
choice of one player, since his hand is not known; nobody or too many are to be asked; it would be open in the past or
too long; the sheet would tell what the player may not use; it is over; nothing is chosen; what is chosen cannot be."""

REFUSALS: tuple[str, ...] = (
    "stale",
    "objection",
    "prevented",
    "not-allowed",
    "not-ended",
    "no-such-report",
    "board-full",
    "too-long",
    "bad-characters",
    "bad-id",
    "no-deal",
    "not-paper",
    "not-judged",
    "unavailable",
    *POLL_REFUSALS,
)
"""The codes of this room: the moment has passed; irregular, to be confirmed; irregular, prevented; not for him to do;
the board goes on; no such report; too many acts on the board; words too long; characters that no text has; a client id
of another form; the text holds no board; only a case on paper can be changed so; two rules contradict each other over
it; the database does not answer."""


class Refusal(Exception):
    """Why a message is refused; whoever handles it says whose."""

    def __init__(self, code: str, objections: tuple[Objection, ...] = (), **details: str) -> None:
        super().__init__(code)
        self.code, self.objections, self.details = code, objections, details


def seat_of(who: Viewer) -> Seat | None:
    """The seat of a viewer; None for those who have none."""
    return Seat.__members__.get(who)
