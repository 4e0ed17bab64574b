"""Words for many tests: what was said once is remembered by them, as it is in a running server."""

from __future__ import annotations

from functools import cache

from bridgelaw.words import Words


@cache
def speaker(language: str, edition: str = "2017") -> Words:
    """Strict words in that language, about the Laws of that edition."""
    return Words(language, edition, strict=True)
