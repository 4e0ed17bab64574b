"""The messages that a browser needs, one text per language; its name in the cache follows from what is in it.

They choose by how the Laws of an edition say a thing; a page knows that from what is put behind them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files

from bridgelaw.lawbook.editions import EDITIONS, USUAL, about

FILES = (
    "terms", "table", "acts", "irregularities", "options", "obligations", "rights", "information", "questions",
    "rulings", "scores", "errors", "phrases", "page",
)  # fmt: skip


@cache
def phrases(language: str) -> tuple[bytes, str]:
    """The Fluent source for that language and its fingerprint.

    Raises:
        FileNotFoundError: there are no words in that language.
    """
    folder = files("bridgelaw.words").joinpath(language)
    parts = [folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in FILES]
    text = "\n".join((*parts, *_words_of_laws())).encode()
    return text, sha256(text).hexdigest()[:16]


def _words_of_laws() -> Iterator[str]:
    """A message for each edition with `NAME=WORD` for all that it says in words of its own; which one is usual."""
    yield f"laws-usual = {USUAL}"
    for edition in EDITIONS:
        yield f"laws-words-{edition} = {' '.join(f'{name}={word}' for name, word in about(edition).words.items())}\n"
