"""The events of a table, as they are kept: their kinds, and what stands in them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.live.kept_evidence import EvidenceKept
from bridgelaw.live.poll_events import PollAnswered, PollClosed, PollOpened
from bridgelaw.live.settings import CaseConditions, Dealt, TableSettings
from bridgelaw.store.model import Event

BOARD = "board"
"""The kind of the event with which a board begins, the first one apart."""
ACT = "act"
"""The kind of an act as somebody sent it, kept in record form, and of a report that was taken up."""

CARD = "system_card"
"""The kind of a system card that was written: it lasts beyond its board."""


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """The table is there, with its first board; `acts`, in record form, when that was played before."""

    settings: TableSettings
    board: Dealt
    acts: tuple[dict[str, Any], ...] = ()


class Begun(Struct, frozen=True, tag=BOARD, omit_defaults=True):
    """The next board; `acts`, in record form, when it was played elsewhere."""

    board: Dealt
    acts: tuple[dict[str, Any], ...] = ()


class Ready(Struct, frozen=True, tag="ready"):
    """A player is ready for what comes next: for the next board, which begins with the last of the four; while the
    opening lead lies face down, for its being faced, as he has no questions."""


class Did(Struct, frozen=True, tag=ACT, omit_defaults=True):
    """An act, in record form with its id and times; `report`: the report that is taken up by it.

    `place`, here and in what follows: the board that it is about, counted from 1, when that is over; else the one that
    is on the table. `before`: on paper, the act in front of which this one belongs, though it was written down later.
    """

    act: dict[str, Any]
    report: str | None = None
    place: int | None = None
    before: str | None = None


class Reported(Struct, frozen=True, tag="report", omit_defaults=True):
    """A report, in the form of the act that it would become; `act` names acts by the ids of the board."""

    report: str
    act: dict[str, Any]


class SetAside(Struct, frozen=True, tag="set_aside", omit_defaults=True):
    """A report was made by mistake: it becomes no act."""

    report: str
    place: int | None = None


class Noted(Struct, frozen=True, tag="note", omit_defaults=True):
    """The Director's own note."""

    text: str
    place: int | None = None


class Arranged(Struct, frozen=True, tag="conditions", omit_defaults=True):
    """The conditions of a board are put right: results at the other tables, on paper the deal, Laws and scoring too."""

    board: Dealt
    under: CaseConditions | None = None
    place: int | None = None


class Struck(Struct, frozen=True, tag="struck", omit_defaults=True):
    """What was last written down on paper is struck out."""

    place: int | None = None


class CardWritten(Struct, frozen=True, tag=CARD):
    """The system card of `side` says this from now on; no lines: it has none."""

    side: Literal["NS", "EW"]
    lines: tuple[str, ...]


class ToldOfAppeal(Struct, frozen=True, tag="told_of_appeal", omit_defaults=True):
    """The Director has told the players of their right to have the ruling reviewed (Law 83)."""

    place: int | None = None


class RoundEnds(Struct, frozen=True, tag="round_ends", omit_defaults=True):
    """The round of a session is over: no further board begins at this table. `over` false: it goes on after all."""

    over: bool = True


Happening = (
    Opened
    | Begun
    | Ready
    | Did
    | Reported
    | SetAside
    | Noted
    | Arranged
    | Struck
    | PollOpened
    | PollAnswered
    | PollClosed
    | EvidenceKept
    | ToldOfAppeal
    | CardWritten
    | RoundEnds
)
_decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)
_encoder = msgspec.json.Encoder()


def encode(happening: Happening) -> bytes:
    """It as JSON."""
    return _encoder.encode(happening)


def decode(event: Event) -> Happening:
    """What stands in an event.

    Raises:
        msgspec.ValidationError: a later program has written it.
    """
    return _decoder.decode(event.body)


def kind_of(happening: Happening) -> str:
    """The name of its kind."""
    return str(type(happening).__struct_config__.tag)


def place_of(happening: Happening) -> int | None:
    """The place of the board that it is about, if that was over; None: the board that was on the table."""
    return getattr(happening, "place", None)


def opening(event: Event) -> Opened:
    """What stands in the first event of a table.

    Raises:
        ValueError: another event comes first.
    """
    happening = decode(event)
    if not isinstance(happening, Opened):
        raise ValueError(f"{event.stream}: a table begins by being opened, not by {event.kind}")
    return happening
