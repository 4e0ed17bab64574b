"""Sheets of a session as one page of HTML that needs nothing else, made to be printed: no script, no other file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bridgelaw.words.sheets.model import Sheet

if TYPE_CHECKING:
    from jinja2 import Template


def sheets_html(sheets: Sequence[Sheet]) -> str:
    """The sheets, at least one, as HTML; everything in them is text, whatever somebody has written there."""
    return _template().render(sheets=sheets, first=sheets[0])


@cache
def _template() -> Template:
    from jinja2 import Environment, StrictUndefined
    from markupsafe import Markup, escape

    def suits(text: str) -> Markup:
        """The red suits in red."""
        said = str(escape(text))
        for suit in "♥♦":
            said = said.replace(suit, f'<span class="red">{suit}</span>')
        return Markup(said)  # escaped above

    made = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["suits"] = suits
    source = files("bridgelaw.words.sheets").joinpath("sheets.html.jinja").read_text("utf-8")
    return made.from_string(source)
