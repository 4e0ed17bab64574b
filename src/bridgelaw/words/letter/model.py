"""A written ruling, ready to be set on a page: everything in it is finished text in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Style = Literal["plain", "item", "strong", "faint"]


class Paragraph(Struct, frozen=True):
    """A paragraph, with its provision and the reason that was given; an `item` belongs under the one before it."""

    text: str
    law: str = ""
    style: Style = "plain"
    reason: str = ""


class LetterSection(Struct, frozen=True):
    """A heading and what stands under it."""

    name: str
    heading: str
    paragraphs: tuple[Paragraph, ...]


class Hand(Struct, frozen=True):
    """A hand of the diagram: whose, with the player's name where the record has it, and its suits (symbol, cards)."""

    seat: str
    name: str
    player: str
    suits: tuple[tuple[str, str], ...]


class AuctionTable(Struct, frozen=True):
    """The calls in rows of four under the names of the seats, and the notes on them with their marks."""

    heading: str
    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[tuple[str, str], ...]


class Particular(Struct, frozen=True):
    """A line of the head: what it is, and what is known of it; without that, a line to fill in."""

    name: str
    text: str


class ScoreRow(Struct, frozen=True):
    """What a side had before and what it has after."""

    side: str
    before: tuple[str, ...]
    after: tuple[str, ...]


class ScoreTable(Struct, frozen=True):
    """The table of scores: two columns, a row for each side."""

    heading: str
    before: str
    after: str
    rows: tuple[ScoreRow, ...]


class Letter(Struct, frozen=True, kw_only=True):
    """The whole of it. `provisional`: a word at its head while it is not decided; `seats`: the four seats' letters."""

    language: str
    title: str
    subtitle: str
    settings: str
    particulars: tuple[Particular, ...]
    board: str
    provisional: str
    deal_heading: str
    seats: str
    hands: tuple[Hand, ...]
    auction: AuctionTable | None
    contract: str
    facts: LetterSection
    law: LetterSection
    reasons: LetterSection
    decision: LetterSection
    scores: ScoreTable | None
    committee: LetterSection | None
    open: LetterSection | None
    appeal: LetterSection | None
    sources: LetterSection
    date_line: str
    signature: str
    note: str

    @property
    def sections(self) -> tuple[LetterSection, ...]:
        """The sections in front of the scores, those that have something to say."""
        found = (self.facts, self.law, self.reasons, self.decision, self.committee)
        return tuple(section for section in found if section is not None and section.paragraphs)
