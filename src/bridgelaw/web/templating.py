"""Templates that are filled in: one way for all pages that the server makes or writes out.

The law browser is written out by the terminal too, which has to start at once: Jinja is imported when a page is made.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from bridgelaw.languages import SPOKEN
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.words import Words

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

LANGUAGE_NAMES = {language: spoken.name for language, spoken in SPOKEN.items()}
_RED = re.compile("[♥♦]")


@cache
def words_of(language: str, edition: str = USUAL) -> Words:
    """The words in a language about the Laws of an edition; they remember what they have said."""
    return Words(language, edition)


@cache
def environment(package: str) -> Environment:
    """The templates of a package, with the filter `suits`; whatever is filled in is text."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    made = Environment(
        loader=PackageLoader(package),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["suits"] = suits
    return made


def suits(text: object) -> Markup:
    """The text with its red suits in red."""
    from markupsafe import Markup, escape

    return Markup(_RED.sub(r'<b class="red">\g<0></b>', str(escape(text))))  # escaped here
