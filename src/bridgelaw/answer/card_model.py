"""The form of the card: what `bridgelaw evidence` gives to programs, and a record keeps of it without the samples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.desk.card import ActionSource
from bridgelaw.desk.shift import Scale
from bridgelaw.desk.usable import LineSource


class ShownSaid(Struct, frozen=True, kw_only=True):
    """What a call showed; `any` where nothing is known."""

    seat: str
    act: str | None
    call: str | None
    condition: str
    source: LineSource
    by: str | None
    words: str


class FitSaid(Struct, frozen=True, kw_only=True):
    """How many deals fit, of how many that fit the known cards alone."""

    count: str
    of: str
    share: str


class ReadingSaid(Struct, frozen=True, kw_only=True):
    """A reading, and on how many of the deals it holds; the condition with the seat in front."""

    name: str
    condition: str
    count: str
    share: str
    solved: int
    refused: Literal["reading_impossible", "reading_all"] | None


class ActionSaid(Struct, frozen=True, kw_only=True):
    """An action, and the contract by which it is measured."""

    action: str
    contract: str | None
    source: ActionSource


class SpanSaid(Struct, frozen=True, kw_only=True):
    """What chance alone gives."""

    low: float
    high: float


class FigureSaid(Struct, frozen=True, kw_only=True):
    """A figure and its interval."""

    shift: float
    low: float
    high: float


class ShiftSaid(Struct, frozen=True, kw_only=True):
    """An arrow."""

    reading: str
    action: str
    against: str
    shift: float
    low: float
    high: float
    null: SpanSaid
    better: FigureSaid
    shows: Literal["towards", "away", "nothing", "too_few"]


class SolvedSaid(Struct, frozen=True, kw_only=True):
    """How many deals were solved, by which seed they were drawn, by which program solved."""

    solved: int
    seed: str
    solver: str


class SampleSaid(Struct, frozen=True, kw_only=True):
    """Deals of a reading; of all that fit where it is null."""

    reading: str | None
    deals: tuple[str, ...]


class CardSaid(Struct, frozen=True, kw_only=True):
    """The whole card, as `bridgelaw.answer.card.plain_card` writes it. `held`: cards that the player had seen of hidden
    hands, by seat, where there were any."""

    evidence: int
    mode: str
    laws: int
    question: str | None
    of: str
    seat: str
    because: tuple[str, ...]
    showed: tuple[ShownSaid, ...]
    possible: FitSaid
    readings: tuple[ReadingSaid, ...]
    actions: tuple[ActionSaid, ...]
    scale: Scale
    deals: SolvedSaid
    shifts: tuple[ShiftSaid, ...]
    differ: bool
    samples: tuple[SampleSaid, ...] = ()
    held: Mapping[str, str] = {}
    poll: str | None
    no_poll: str = ""
    warnings: tuple[str, ...]


def said(plain: Mapping[str, Any]) -> CardSaid:
    """A card from plain data, of a program or of a record.

    Raises:
        msgspec.ValidationError: it is none.
    """
    return msgspec.convert(plain, CardSaid)
