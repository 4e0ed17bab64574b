"""The four sizes and three languages of the forty points of the table page."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

SIZES = ((1280, 800), (834, 1112), (390, 844), (360, 640))
LANGUAGES = ("en", "fr", "nb")


class Screen(NamedTuple):
    """In which language and size somebody sees the table; who has the widest one has a mouse, the others a finger."""

    language: str
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.language}-{self.width}x{self.height}"

    @property
    def touch(self) -> bool:
        """There is no mouse."""
        return self.width < SIZES[0][0]

    @property
    def finger(self) -> int:
        """How high a target is at least."""
        return 42 if (self.width, self.height) == SIZES[-1] else 44

    @property
    def how(self) -> dict[str, Any]:
        """As a player sits down."""
        return {"language": self.language, "size": (self.width, self.height), "touch": self.touch}


def screen(language: str, width: int) -> Screen:
    """The one of that language and width."""
    return next(one for one in SCREENS if (one.language, one.width) == (language, width))


SCREENS = [Screen(language, *size) for language, size in product(LANGUAGES, SIZES)]
