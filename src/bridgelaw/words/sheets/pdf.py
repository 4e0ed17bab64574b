"""Sheets of a session as a PDF."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.words.pdf import typeset_pages
from bridgelaw.words.sheets.model import Sheet

_ROOM, _TEMPLATE = "bridgelaw.words.sheets", "sheets.typ"


def sheets_pdf(sheets: Sequence[Sheet]) -> bytes:
    """The sheets one behind the other, each on pages of its own; the same sheets give the same bytes.

    Raises:
        NoTypst: the extra `[pdf]` is not installed.
    """
    made = typeset_pages(_ROOM, _TEMPLATE, "sheets", list(sheets), "pdf")
    return made if isinstance(made, bytes) else b"".join(made)


def sheets_pictures(sheets: Sequence[Sheet], dots_per_inch: int = 110) -> list[bytes]:
    """Each page of the PDF as a PNG, to be looked at. Raises as `sheets_pdf`."""
    made = typeset_pages(_ROOM, _TEMPLATE, "sheets", list(sheets), "png", dots_per_inch)
    return [made] if isinstance(made, bytes) else list(made)
