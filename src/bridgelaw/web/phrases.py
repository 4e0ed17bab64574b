"""The messages that a browser needs, one text per language and page; its name in the cache follows from what is in it.

Most sentences come with a view, told by the server. The page itself says what stands on its buttons and names things.

They choose by how the Laws of an edition say a thing; a page knows that from what is put behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Literal

from bridgelaw.lawbook.editions import EDITIONS, USUAL, about
from bridgelaw.words.messages import entries, pieces

PageName = Literal["table", "hall"]
WHOLE: Mapping[PageName, tuple[str, ...]] = {"table": ("terms", "table", "page"), "hall": ("terms", "evening", "grid")}
"""Files of which a page may say anything."""
NAMED: Mapping[PageName, tuple[str, ...]] = {
    "table": ("acts", "irregularities", "options", "rights", "questions", "rulings", "scores"),
    "hall": ("scores",),
}
"""Files of which it says what a thing is called (`label`), and what has no name but is said."""
_NOT_SAID = (
    "appeal_decision-", "count-minutes", "count-players", "declarer-of", "due", "edition-", "first-named", "force-",
    "format-", "from", "irregularity-", "leader", "learn-", "offender", "options-", "other", "out_of_turn-",
    "page-noticed-", "partner-", "penalties-", "penalty-", "phase-", "question-", "rectification-", "remind-", "rho",
    "rights-", "scores-either", "scores-matchpoints", "scores-not-", "scores-self-", "scores-vulnerability-",
    "scores-weighted-", "seat-that", "second-named", "state-", "suit-card", "table-called-", "table-dummy-turn",
    "table-frozen-called", "table-frozen-why", "table-turn-", "table-you",
)  # fmt: skip
"""What begins so the server says, and not the page of a table."""
_SAID_ALL_THE_SAME = ("options-director", "rights-heading", "rights-none")
_IN_FULL = ("right-", "convey-", "call_status-")
"""Of these, what it says in sentences, too."""


@cache
def phrases(language: str, page: PageName = "table") -> tuple[bytes, str]:
    """The Fluent source for that language and page, and its fingerprint.

    Raises:
        FileNotFoundError: there are no words in that language.
    """
    folder = files("bridgelaw.words").joinpath(language)
    found: list[str] = []
    for name in (*WHOLE[page], *NAMED[page]):
        read = entries(folder.joinpath(f"{name}.ftl").read_text("utf-8"))
        said = {id: entry for id, entry in read.items() if _says(page, id)}
        found += (entry if name in WHOLE[page] else _name_of(id, entry) for id, entry in said.items())
    text = "\n".join((*found, *_words_of_laws())).encode()
    return text, sha256(text).hexdigest()[:16]


def _says(page: PageName, id: str) -> bool:
    return page != "table" or id in _SAID_ALL_THE_SAME or not id.startswith(_NOT_SAID)


def _name_of(id: str, entry: str) -> str:
    """The entry with only its label, where it has one and the page says nothing else of it."""
    label = pieces(entry).get("label")
    return entry if label is None or id.startswith(_IN_FULL) else f"{id} =\n    .label ={label}"


def _words_of_laws() -> Iterator[str]:
    """A message for each edition with `NAME=WORD` for all that it says in words of its own; which one is usual."""
    yield f"laws-usual = {USUAL}"
    for edition in EDITIONS:
        yield f"laws-words-{edition} = {' '.join(f'{name}={word}' for name, word in about(edition).words.items())}\n"
