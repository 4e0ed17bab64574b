"""A worked case as data: the deal, and after each act what is new in the answer."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.web.laws.speech import TextLink
from bridgelaw.words.letter.model import Hand


class CaseLine(Struct, frozen=True):
    """A line of the answer: text, the provision at its margin, what stands before it, its kinds for the style sheet."""

    text: str
    law: TextLink | None
    lead: str
    kind: str


class Round(Struct, frozen=True):
    """One round of the auction, a cell for each seat from West."""

    cells: tuple[str, ...]


class ChangedPart(Struct, frozen=True, kw_only=True):
    """A part of the answer as it reads from this act on. Without lines and rows it has come to nothing."""

    name: str
    heading: str
    lines: tuple[CaseLine, ...]
    seats: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()


class CaseStep(Struct, frozen=True, kw_only=True):
    """The start, or an act: what was done, and the parts of the answer that it changed. `own`: words of the record."""

    id: str
    number: int
    text: str
    parts: tuple[ChangedPart, ...]


class WorkedCaseView(Struct, frozen=True, kw_only=True):
    """A worked case under one edition in one language. `editions`: itself under the others."""

    law: TextLink
    name: str
    title: str
    settings: str
    hands: tuple[Hand, ...]
    steps: tuple[CaseStep, ...]
    headings: tuple[tuple[str, str], ...]
    editions: tuple[TextLink, ...]
    record: TextLink
    previous: TextLink | None
    next: TextLink | None
