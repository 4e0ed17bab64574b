"""What has been searched for movements and is shipped with the program: rows that they start from, found by
`sweeps/starters.py`, and in which rounds a Mitchell is switched, by `sweeps/switches.py`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import rtoml
from msgspec import Struct


class RotationStarter(Struct, frozen=True, forbid_unknown_fields=True):
    """Where rotating pairs and sets begin, by table, and which tables are switched, a digit for each round.

    Attributes:
        second: -1 at a table where a pair sits still.
    """

    first: tuple[int, ...]
    second: tuple[int, ...]
    sets: tuple[int, ...]
    switched: tuple[str, ...]


class Starters(Struct, frozen=True, forbid_unknown_fields=True):
    """`rotation`: by tables, then rounds. `rover`: by tables, where the extra pair sits in each round; 0: nowhere."""

    rotation: dict[int, dict[int, RotationStarter]]
    rover: dict[int, tuple[int, ...]]


class Switches(Struct, frozen=True, forbid_unknown_fields=True):
    """By tables, then rounds: the first and the last round to be switched; with a skip, or with a relay."""

    plain: dict[int, dict[int, tuple[int, int]]]
    relay: dict[int, dict[int, tuple[int, int]]]


@cache
def starters() -> Starters:
    """All rows that are shipped."""
    # TOML has only texts for keys
    return msgspec.convert(_read("starters.toml"), Starters, strict=False)


@cache
def switches() -> Switches:
    """The switches that are shipped."""
    return msgspec.convert(_read("switches.toml"), Switches, strict=False)


def _read(name: str) -> dict[str, Any]:
    return rtoml.loads(files("bridgelaw.session").joinpath(name).read_text(encoding="utf-8"))
