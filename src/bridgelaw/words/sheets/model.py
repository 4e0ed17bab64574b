"""What is printed of a session, ready to be set on pages: everything in it is finished text in one language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Literal

from msgspec import Struct

SheetKind = Literal["ranking", "travellers", "hands", "table_cards", "guide_cards", "score_cards"]
Align = Literal["left", "center", "right"]


class SheetColumn(Struct, frozen=True):
    """A column: its heading, where its cells stand, and how many parts it takes of the room that is left (0: it is as
    wide as what stands in it)."""

    name: str
    align: Align = "right"
    share: int = 0


class SheetGrid(Struct, frozen=True):
    """A table.

    Attributes:
        breaks: rows (from 0) above which a line is drawn.
        flows: the column (from 0) whose text may run on into the empty cells behind it; None: no column.
    """

    columns: tuple[SheetColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    breaks: tuple[int, ...] = ()
    flows: int | None = None

    def cells(self, row: tuple[str, ...]) -> Iterator[tuple[str, SheetColumn, int]]:
        """The cells of a row, each with its column and over how many columns it stands."""
        behind = iter(enumerate(zip(row, self.columns, strict=True)))
        for place, (text, column) in behind:
            empty = 0
            if place == self.flows:
                empty = len(list(takewhile(lambda cell: not cell, row[place + 1 :])))
                next(islice(behind, empty, empty), None)
            yield text, column, 1 + empty


class SheetHand(Struct, frozen=True):
    """One hand of a diagram: its seat (a code, a name and a letter), its suits (symbol, cards), its points."""

    seat: str
    name: str
    letter: str
    suits: tuple[tuple[str, str], ...]
    points: str


class SheetPart(Struct, frozen=True):
    """A list, a board or a card.

    Attributes:
        heading: what it is; `sign` is what is read from afar.
        lines: what is said under it.
        hands: of a board, where they are known.
        note: what is said at its foot.
        link: an address that belongs to it, and `picture` the same for a camera, as SVG.
    """

    heading: str
    sign: str = ""
    lines: tuple[str, ...] = ()
    grid: SheetGrid | None = None
    hands: tuple[SheetHand, ...] = ()
    note: str = ""
    link: str = ""
    picture: str = ""


class Sheet(Struct, frozen=True):
    """A document. `title` is what it is, `subtitle` of what; `details` stand under them, `note` at the foot of each
    page."""

    language: str
    kind: SheetKind
    title: str
    subtitle: str
    details: str
    parts: tuple[SheetPart, ...]
    note: str = ""
