"""Prose on a terminal: colour as a help, plain text everywhere else. Rich is imported only where there is colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from bridgelaw.words.telling.layout import Line, Style, lay_out

STYLES: dict[Style, str] = {
    "title": "bold",
    "heading": "bold underline",
    "label": "bold",
    "warning": "bold yellow",
    "plain": "",
    "faint": "dim",
}


def write(lines: Iterable[Line], stream: TextIO, *, width: int = 80) -> None:
    """Write `lines` to `stream`: coloured when it is a terminal (unless NO_COLOR is set), else plain text."""
    pages = lay_out(lines, width)
    if not stream.isatty():
        stream.writelines(f"{text}\n" for text, _ in pages)
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(file=stream, highlight=False, soft_wrap=True)
    for text, style in pages:
        shown = Text(text, style=STYLES[style])
        shown.highlight_regex("[♥♦]", "red")
        console.print(shown)
