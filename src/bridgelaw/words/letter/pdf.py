"""The written ruling as a PDF."""

from __future__ import annotations

from bridgelaw.words.letter.model import Letter
from bridgelaw.words.pdf import NoTypst as NoTypst
from bridgelaw.words.pdf import typeset_pages

_ROOM, _TEMPLATE = "bridgelaw.words.letter", "letter.typ"


def pdf_of(letter: Letter) -> bytes:
    """The letter as a PDF; the same letter gives the same bytes.

    Raises:
        NoTypst: the extra is not installed.
    """
    made = typeset_pages(_ROOM, _TEMPLATE, "letter", letter, "pdf")
    return made if isinstance(made, bytes) else b"".join(made)


def pictures_of(letter: Letter, dots_per_inch: int = 110) -> list[bytes]:
    """Each page of the PDF as a PNG, to be looked at. Raises as `pdf_of`."""
    made = typeset_pages(_ROOM, _TEMPLATE, "letter", letter, "png", dots_per_inch)
    return [made] if isinstance(made, bytes) else list(made)
