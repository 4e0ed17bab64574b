"""The written ruling as one page of HTML that needs nothing else: no script, no picture, no other file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from bridgelaw.words.letter.model import Letter

if TYPE_CHECKING:
    from jinja2 import Template

_RED = ("♥", "♦")


class Back(NamedTuple):
    """Where the page was opened from: its address, and what the link says."""

    href: str
    text: str


def html_of(letter: Letter, back: Back | None = None) -> str:
    """The letter as HTML; everything in it is text, whatever a player has written. `back`: a link to where it was
    opened from, which is not printed."""
    return _template().render(letter=letter, hands={hand.seat: hand for hand in letter.hands}, back=back)


@cache
def _template() -> Template:
    from jinja2 import Environment, StrictUndefined
    from markupsafe import Markup, escape

    def suits(text: str) -> Markup:
        """The red suits in red."""
        said = str(escape(text))
        for suit in _RED:
            said = said.replace(suit, f'<span class="red">{suit}</span>')
        return Markup(said)  # escaped above

    made = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["suits"] = suits
    source = files("bridgelaw.words.letter").joinpath("letter.html.jinja").read_text("utf-8")
    return made.from_string(source)
