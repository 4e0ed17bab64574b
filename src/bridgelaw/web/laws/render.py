"""Templates filled in: what a page says comes as a view, how it looks stands in `templates/`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from bridgelaw.table.vocabulary import EDITIONS, LANGUAGES, Edition, Language
from bridgelaw.web.laws import addresses
from bridgelaw.web.laws.speech import words_of

if TYPE_CHECKING:
    from jinja2 import Environment

LANGUAGE_NAMES: dict[Language, str] = {"en": "English", "fr": "Français", "nb": "Norsk"}
RED = re.compile("[♥♦]")


def render(template: str, path: str, view: Any, language: Language, edition: Edition) -> bytes:
    """The page at `path`, in UTF-8. Everything in the view is text; links in it are paths inside the browser."""
    words = words_of(language, edition)
    links: dict[str, str] = {}

    def to(target: str) -> str:
        if target not in links:
            links[target] = addresses.relative(target, path)
        return links[target]

    filled = (
        _environment()
        .get_template(f"{template}.html.jinja")
        .render(
            view=view,
            path=path,
            to=to,
            say=words.say,
            language=language,
            edition=edition,
            languages=LANGUAGE_NAMES,
            same_page={each: _in_language(path, language, each) for each in LANGUAGES},
            at=addresses,
            editions=EDITIONS,
        )
    )
    return filled.encode()


def _in_language(path: str, old: Language, new: Language) -> str:
    """The same page in another language."""
    return f"{new}/{path.removeprefix(f'{old}/')}"


@cache
def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup, escape

    def suits(text: str) -> Markup:
        """Red suits in red."""
        said = escape(text)
        return Markup(RED.sub(r'<b class="red">\g<0></b>', str(said))) if RED.search(said) else said

    made = Environment(
        loader=PackageLoader("bridgelaw.web.laws"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["suits"] = suits
    return made
