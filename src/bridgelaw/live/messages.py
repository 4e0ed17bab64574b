"""What somebody at a table sends, and what he is told of it.

The messages with a `tag` come over the wire as they stand here (`docs/live.md`); the others come from the desk alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from bridgelaw.api.first_board import Form
from bridgelaw.desk.poll import Reply
from bridgelaw.desk.second_stage import Group
from bridgelaw.game.seats import Seat
from bridgelaw.live.poll_events import PolledPerson
from bridgelaw.live.settings import CaseConditions, Dealt

Viewer = Literal["N", "E", "S", "W", "spectator", "director"]
VIEWERS: tuple[Viewer, ...] = get_args(Viewer)

CLIENT_ID = "^[A-Za-z0-9_-]{8,64}$"
ClientId = Annotated[str, Meta(pattern=CLIENT_ID)]
"""Made by the sender, once for each thing that he wants done: sent again under the same id it is done once."""
Revision = Annotated[int, Meta(ge=0, le=2**53)]
Place = Annotated[int, Meta(ge=1, le=100_000)]
"""The Director says about which board (from 1) he speaks, also when it is over."""


class Sent(Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """An act. `act` is in the form of the record format without `by`, `at`, `took` and `id`; a seat names acts by its
    own ids. The Director may say in `by` for whom he records it.

    `seen`: the revision on which he decided. `confirmed`: he has been told what is irregular about it.
    """

    id: ClientId
    act: Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Act"})]
    seen: Revision | None = None
    confirmed: bool = False
    place: Place | None = None


class Entered(Sent, frozen=True, kw_only=True):
    """An act that the Director enters at the desk. `case`: how far the ruling was when he decided
    (`bridgelaw.live.cases.mark`); on paper, `before`: in front of which act it belongs."""

    case: str | None = None
    before: str | None = None


class Report(Struct, frozen=True, kw_only=True, tag="report", forbid_unknown_fields=True):
    """What a player says that somebody let his partner know: for the Director alone."""

    id: ClientId
    about: Mapping[str, Any]


class TakeUp(Struct, frozen=True, kw_only=True, tag="take_up", forbid_unknown_fields=True):
    """The Director takes up a report: it becomes an act. `set_aside`: it was made by mistake, and becomes none."""

    id: ClientId
    report: Annotated[str, Meta(max_length=20)]
    place: Place | None = None
    set_aside: bool = False


class Note(Struct, frozen=True, kw_only=True, tag="note", forbid_unknown_fields=True):
    """The Director writes something down for himself."""

    id: ClientId
    text: Annotated[str, Meta(max_length=4000)]
    place: Place | None = None


class NextBoard(Struct, frozen=True, kw_only=True, tag="next_board", forbid_unknown_fields=True):
    """The next board. From a player: he is ready for it, and it begins when all four are. The Director may say which: a
    `deal` as PBN writes it, or the first board of a PBN file."""

    id: ClientId
    board: Annotated[int, Meta(ge=1, le=9999)] | None = None
    deal: Annotated[str, Meta(max_length=200)] | None = None
    pbn: str | None = None


class NoQuestions(Struct, frozen=True, kw_only=True, tag="no_questions", forbid_unknown_fields=True):
    """Of the leader's partner or declarer, while the opening lead lies face down: he has no questions. When both have
    said so, it is faced."""

    id: ClientId


class Import(Struct, frozen=True, kw_only=True, tag="import", forbid_unknown_fields=True):
    """The Director puts a board that was played elsewhere on the table: the text of a record, a PBN or a LIN file."""

    id: ClientId
    text: str
    form: Form = "record"


class WriteCard(Struct, frozen=True, kw_only=True, tag="system_card", forbid_unknown_fields=True):
    """A player writes the system card of his side, anew each time; no lines take it away."""

    id: ClientId
    lines: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=60)]


Deed = Sent | Report | TakeUp | Note | NextBoard | NoQuestions | Import | WriteCard
"""What comes over the wire to be kept, and is answered by `done` or `refused`."""


class Arrange(Struct, frozen=True, kw_only=True):
    """The Director puts the conditions of a board right; the deal, dealer, vulnerability, Laws and scoring only on
    paper."""

    id: str
    board: Dealt
    under: CaseConditions | None = None
    place: int | None = None
    case: str | None = None


class Strike(Struct, frozen=True, kw_only=True):
    """The Director strikes out what was last written down on paper; `seen` as in `Sent`."""

    id: str
    seen: int | None = None
    place: int | None = None


class OpenPoll(Struct, frozen=True, kw_only=True):
    """The Director asks people what they would do in the place of whoever did the act `of`; see `PollOpened`.

    `second`: it is the second stage, with other people or the same. These are not named again."""

    id: str
    of: str
    people: tuple[PolledPerson, ...]
    until: float
    methods: str = ""
    place: int | None = None
    second: Group | None = None


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


class KeepCard(Struct, frozen=True, kw_only=True):
    """The Director takes over a card that has been solved for him; `card`: as `bridgelaw evidence` gives it."""

    id: str
    card: Mapping[str, Any]
    place: int | None = None


class TellOfAppeal(Struct, frozen=True, kw_only=True):
    """The Director has told the players of their right to have the ruling reviewed."""

    id: str
    place: int | None = None


class EndRound(Struct, frozen=True, kw_only=True):
    """The session says that its round is over, or (`over` false) that it goes on after all."""

    id: str
    over: bool = True


Message = Deed | Entered | Arrange | Strike | OpenPoll | AnswerPoll | ClosePoll | KeepCard | TellOfAppeal | EndRound


def polled_as(place: int, poll: str, person: int) -> str:
    """The name under which somebody who is polled answers, and by which his link is known."""
    return f"poll:{place}:{poll}:{person}"


class Objection(Struct, frozen=True):
    """What would be irregular about an act, and by which provision."""

    kind: str
    law: str


class Kept(Struct, frozen=True, kw_only=True):
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
    "poll-second-forbidden",
    "poll-second-first",
    "poll-second-open",
    "poll-second-one",
    "poll-second-no-fact",
    "poll-second-nobody",
)
"""Codes of polls: there is none of that name; of that act nothing can be asked, since there is none, since it was no
choice of one player, since his hand is not known; nobody or too many are to be asked; it would be open in the past or
too long; the sheet would tell what the player may not use; it is over; nothing is chosen; what is chosen cannot be. Of
the second stage: the authority allows none; there was no first; it is open, has brought one action only; no pause of
partner's has been found; nobody answered who could be asked again."""

CARD_REFUSALS = ("card-poll-open", "card-no-act")
"""Codes of cards: a poll about the choice is open; the choice is not there any more."""

UNAVAILABLE = ("unavailable", "disk-full", "disk-fails")
"""Codes of what the server cannot do now, whatever is sent: see `bridgelaw.store.model.Unavailable`."""

REFUSALS: tuple[str, ...] = (
    "stale",
    "objection",
    "prevented",
    "not-allowed",
    "not-ended",
    "is-ready",
    "no-more-boards",
    "director-called",
    "director-decides",
    "no-such-report",
    "own-card",
    "board-full",
    "own-share",
    "partner-first",
    "director-compares",
    "still-open",
    "too-long",
    "bad-characters",
    "bad-id",
    "no-deal",
    "no-such-laws",
    "import-late",
    "import-acts",
    "not-paper",
    "not-judged",
    *UNAVAILABLE,
    *POLL_REFUSALS,
    *CARD_REFUSALS,
)
"""The codes of this room: the moment has passed; irregular, to be confirmed; irregular, prevented; not for him to do;
the board goes on; he is ready already; in a session no other board is played here in this round; the Director has been
called on it and has not finished; he has still to decide something about it; no such report; no time to write a system
card; too many acts on the board, or of one person on it; partner may object first; the Director has still to find
whether somebody must pass; play does not go on as long as something is open that decides what players may do; words
too long; characters that no text has; a client id of another form; the text holds no board; the regulations of the
case do not fit the Laws that it is to be under; it takes too long to read; the board in it has too many acts; only a
case on paper can be changed so; two rules contradict each other over it; the database does not answer, or cannot be
written to."""


class Refusal(Exception):
    """Why a message is refused; whoever handles it says whose."""

    def __init__(self, code: str, objections: tuple[Objection, ...] = (), **details: str) -> None:
        super().__init__(code)
        self.code, self.objections, self.details = code, objections, details


def seat_of(who: Viewer) -> Seat | None:
    """The seat of a viewer; None for those who have none."""
    return Seat.__members__.get(who)
