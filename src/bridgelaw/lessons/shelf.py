"""The lessons that are shipped, in their order."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from bridgelaw.lessons.lesson import Lesson


@cache
def lessons() -> tuple[Lesson, ...]:
    """All of them: each is a file `NN_name.toml`; they are given in the order of these numbers.

    Raises:
        msgspec.ValidationError: a file says something else than a lesson has.
    """
    found = sorted(files("bridgelaw.lessons").joinpath("data").iterdir(), key=lambda file: file.name)
    kept = [file for file in found if file.name.endswith(".toml")]
    read = [msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson) for file in kept]
    return tuple(replace(one, n=n, of=len(read)) for n, one in enumerate(read, 1))


def lesson(name: str) -> Lesson | None:
    """The lesson of that name; None: there is none."""
    return next((one for one in lessons() if one.name == name), None)
