"""The written ruling as a PDF, set by Typst (the extra `[pdf]`), with the fonts that Typst brings along."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

import msgspec

from bridgelaw.words.letter.model import Letter


class NoTypst(RuntimeError):
    """The package `typst` is not installed."""


def pdf_of(letter: Letter) -> bytes:
    """The letter as a PDF; the same letter gives the same bytes.

    Raises:
        NoTypst: the extra is not installed.
    """
    made = _compiled(letter, "pdf")
    return made if isinstance(made, bytes) else b"".join(made)


def pictures_of(letter: Letter, dots_per_inch: int = 110) -> list[bytes]:
    """Each page of the PDF as a PNG, to be looked at. Raises as `pdf_of`."""
    made = _compiled(letter, "png", ppi=float(dots_per_inch))
    return [made] if isinstance(made, bytes) else list(made)


def _compiled(letter: Letter, format: Literal["pdf", "png"], **options: Any) -> Any:
    try:
        import typst
    except ImportError:
        raise NoTypst from None
    # The text of the letter is handed over as data: nothing that a player has written is read as Typst.
    data = msgspec.json.encode(letter).decode("utf-8")
    template = files("bridgelaw.words.letter").joinpath("letter.typ").read_bytes()
    compiler = typst.Compiler(template, ignore_system_fonts=True, sys_inputs={"letter": data})
    return compiler.compile(format=format, timestamp=0, **options)
