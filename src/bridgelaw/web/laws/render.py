"""Templates filled in: what a page says comes as a view, how it looks stands in `templates/`."""

from __future__ import annotations

from typing import Any

from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web.laws import addresses
from bridgelaw.web.templating import LANGUAGE_NAMES, environment, words_of


def render(template: str, path: str, view: Any, language: Language, edition: Edition) -> bytes:
    """The page at `path`, in UTF-8. Everything in the view is text; links in it are paths inside the browser."""
    words = words_of(language, edition)
    links: dict[str, str] = {}

    def to(target: str) -> str:
        if target not in links:
            links[target] = addresses.relative(target, path)
        return links[target]

    filled = (
        environment("bridgelaw.web.laws")
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
            usual=USUAL,
        )
    )
    return filled.encode()


def _in_language(path: str, old: Language, new: Language) -> str:
    """The same page in another language."""
    return f"{new}/{path.removeprefix(f'{old}/')}"
