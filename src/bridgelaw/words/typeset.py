"""Plain text as a language prints it."""

from __future__ import annotations

import re

from bridgelaw.words.say import Words

_SPACES: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (),
    "fr": ((" ([;!?%])", "\u202f\\1"), (" ([:»])", "\u00a0\\1"), ("« ", "«\u00a0"), (r"\b(Lois?) (?=\d)", "\\1\u00a0")),
    "nb": (("§ ", "§\u00a0"),),
}


def typeset(text: str, words: Words) -> str:
    """`text` with the apostrophes and the unbreakable spaces of print."""
    text = re.sub(r"(?<=\w)'", "’", text)
    for plain, fine in _SPACES[words.language]:
        text = re.sub(plain, fine, text)
    return text
