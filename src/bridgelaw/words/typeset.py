"""Plain text as a language prints it."""

from __future__ import annotations

import re

from bridgelaw.languages import SPOKEN
from bridgelaw.words.say import Words


def typeset(text: str, words: Words) -> str:
    """`text` with the apostrophes and the unbreakable spaces of print."""
    text = re.sub(r"(?<=\w)'", "’", text)
    for plain, fine in SPOKEN[words.language].print.spaces:
        text = re.sub(plain, fine, text)
    return text
