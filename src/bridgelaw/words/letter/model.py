"""A written ruling, ready to be set on a page: everything in it is finished text in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Style = Literal["plain", "item", "strong", "faint"]


class Paragraph(Struct, frozen=True):
    """A paragraph, with its provision and the reason that was given; an `item` belongs under the one before it.
    `mark`: what stands behind the provision, as the colon before what is told under it."""

    text: str
    law: str = ""
    style: Style = "plain"
    reason: str = ""
    mark: str = ""


def leading(text: str, law: str) -> Paragraph:
    """The paragraph that items follow: its colon stands behind the provision."""
    bare = text.rstrip(":").rstrip()
    return Paragraph(bare, law, "strong", mark=text[len(bare) :])


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
    """What a side had before and has after; `ruled`: what the Director had given it, where there was an appeal."""

    side: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    ruled: tuple[str, ...] = ()


class ScoreTable(Struct, frozen=True):
    """The table of scores: the headings of its columns, and a row for each side. A column without a heading is not
    there: `after` where nothing was ruled, `ruled` where no other score took the place of the Director's."""

    heading: str
    before: str
    after: str
    rows: tuple[ScoreRow, ...]
    ruled: str = ""


class Letter(Struct, frozen=True, kw_only=True):
    """The whole of it. `provisional`: a word at its head while it is not decided; `seats`: the four seats' letters;
    `date_line` and `signature` are empty where nothing was decided that could be signed."""

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
    sources: LetterSection | None
    date_line: str
    signature: str
    note: str

    @property
    def sections(self) -> tuple[LetterSection, ...]:
        """The sections in front of the scores, those that have something to say."""
        found = (self.facts, self.law, self.reasons, self.decision, self.committee)
        return tuple(section for section in found if section is not None and section.paragraphs)
