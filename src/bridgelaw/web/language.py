"""Which of our languages a reader wants."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.languages import LANGUAGES, SPOKEN

_SAME = {code: language for language, spoken in SPOKEN.items() for code in spoken.also}
"""A language by another code."""


def chosen(*wishes: str | None, accept: str = "") -> str:
    """The first of `wishes` that is one of our languages, else the best of the `Accept-Language` header."""
    for wish in wishes:
        if wish in LANGUAGES:
            return wish
    best = max(_weighed(accept), key=lambda found: found[1], default=("en", 0.0))
    return best[0]


def _weighed(accept: str) -> Iterator[tuple[str, float]]:
    for part in accept.split(",")[:20]:
        tag, _, parameters = part.strip().partition(";")
        primary = tag.strip().split("-")[0].lower()
        language = _SAME.get(primary, primary)
        if language in LANGUAGES and (weight := _weight(parameters)) > 0:
            yield language, weight


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
