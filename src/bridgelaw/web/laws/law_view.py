"""The page of a Law as data: what the template needs, in finished words, with links that are paths."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.web.laws.observed import Stage
from bridgelaw.web.laws.speech import TextLink


class BarStage(Struct, frozen=True):
    """One stage of a board on a bar: `on`, where cases show it; `able`, where a rule may speak; `off`."""

    stage: Stage
    state: str


class StageBar(Struct, frozen=True):
    """When something is so, over the course of a board; `said` is the same in words."""

    cells: tuple[BarStage, ...]
    said: str


class SummaryText(Struct, frozen=True):
    """One summary under a number: its words, the strength of its verb, why it is text only."""

    text: str
    force: str
    force_name: str
    why: str


class Block(Struct, frozen=True, kw_only=True):
    """A number with all that stands under it. `above`: fragments of numbers above it that nothing else stands for.

    `asks`: Questions, each with why it matters.
    """

    number: str
    anchor: str
    above: tuple[str, ...]
    texts: tuple[SummaryText, ...]
    status: str
    status_name: str
    bar: StageBar | None
    asks: tuple[tuple[str, str], ...]
    heard: str
    see: tuple[TextLink, ...]
    elsewhere: tuple[TextLink, ...]
    notes: tuple[str, ...]


class RoleRow(Struct, frozen=True, kw_only=True):
    """Who may or must do something, when, and where it is said."""

    who: str
    what: str
    until: str
    bar: StageBar
    laws: tuple[TextLink, ...]


class RoleTable(Struct, frozen=True):
    """What is of one sort: choices, duties, rights."""

    heading: str
    rows: tuple[RoleRow, ...]


class LawView(Struct, frozen=True, kw_only=True):
    """A Law in one edition and language. `editions`: the other editions; `compare`: comparisons between two."""

    law: int
    name: str
    title: str
    part: TextLink
    editions: tuple[TextLink, ...]
    compare: tuple[TextLink, ...]
    lead: str
    blocks: tuple[Block, ...]
    elsewhere: tuple[tuple[TextLink, str], ...]
    course: StageBar | None
    persons: tuple[RoleTable, ...]
    cases: tuple[TextLink, ...]
    notes: tuple[str, ...]
    forces: tuple[tuple[str, str, str], ...]
    statuses: tuple[tuple[str, str], ...]
    previous: TextLink | None
    next: TextLink | None
