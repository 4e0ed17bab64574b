"""The messages that a browser needs, one text per language; its name in the cache follows from what is in it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

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
    text = "\n".join(folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in FILES).encode()
    return text, sha256(text).hexdigest()[:16]
