"""Lines of prose with a provision at the right margin, wrapped to the width of a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Literal, NamedTuple

Style = Literal["title", "heading", "label", "warning", "plain", "faint"]


class Line(NamedTuple):
    """One paragraph. `lead` stands before its first line (a number, a mark); `law` at the right of it."""

    text: str
    law: str = ""
    indent: int = 0
    lead: str = ""
    style: Style = "plain"


BLANK = Line("")


def capital(text: str) -> str:
    """`text` with a capital at its beginning: in Norwegian a sentence may begin with "pass" or "dobling"."""
    return text[:1].upper() + text[1:]


def bare(said: str) -> str:
    """What somebody has said, without the full stop that the sentence around it has itself."""
    return said if said.endswith("..") else said.removesuffix(".")


def ended(line: str) -> str:
    """`line` with a full stop, unless it ends with a mark of its own."""
    return line if line.endswith((".", "?", "!", "…")) else f"{line}."


def lay_out(lines: Iterable[Line], width: int = 80) -> Iterator[tuple[str, Style]]:
    """Each line of the page with its style; no line is longer than `width` unless one word is."""
    for line in lines:
        margin = " " * line.indent
        room = width - line.indent - len(line.lead) - (len(line.law) + 2 if line.law else 0)
        parts = wrap(line.text, max(room, 24), break_long_words=False, break_on_hyphens=False) or [""]
        first = f"{margin}{line.lead}{parts[0]}"
        if line.law:
            first = f"{first:<{width - len(line.law)}}{line.law}"
        yield first.rstrip(), line.style
        for part in parts[1:]:
            yield f"{margin}{' ' * len(line.lead)}{part}", line.style
