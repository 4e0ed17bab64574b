"""The places from which a session is looked at and acted on: whose each is, and for which pairs it may talk."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from bridgelaw.hall.now import Now
from bridgelaw.session.model import Pair

PlaceKind = Literal["director", "deputy", "scorer", "unit", "pair", "player", "screen"]
_ALONE: tuple[PlaceKind, ...] = ("director", "scorer", "screen")
_WITH_KEY: dict[PlaceKind, re.Pattern[str]] = {
    "deputy": re.compile(r"[A-Za-z0-9_.-]{1,32}"),
    "pair": re.compile(r"[A-Za-z0-9_.-]{1,32}"),
    "player": re.compile(r"[A-Za-z0-9_.-]{1,30}\.[12]"),
    "unit": re.compile(r"[1-9][0-9]{0,2}"),
}


class Place(Struct, frozen=True):
    """A place, written `director`, `deputy:KEY`, `scorer`, `screen`, `unit:5` (a table of the hall), `pair:KEY`, or
    `player:KEY.1` and `player:KEY.2` (the two of a pair, where it is played online)."""

    kind: PlaceKind
    key: str = ""

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.kind}:{self.key}" if self.key else self.kind

    @property
    def rules(self) -> bool:
        """Whether a Director sits there."""
        return self.kind in ("director", "deputy")

    @property
    def table(self) -> int:
        """The table of a unit, by its number in the hall; 0 for others."""
        return int(self.key) if self.kind == "unit" else 0

    @property
    def pair(self) -> str:
        """The pair at whose place that is; empty for others."""
        return self.key if self.kind == "pair" else self.key.rpartition(".")[0] if self.kind == "player" else ""

    @property
    def player(self) -> int:
        """Which of his pair a player is, from 0."""
        return int(self.key[-1]) - 1 if self.kind == "player" else 0

    @property
    def as_pair(self) -> Place:
        """The place of the pair for one of its players; for others their own."""
        return Place("pair", self.pair) if self.kind == "player" else self


def in_order(pairs: Mapping[str, Pair]) -> dict[str, Pair]:
    """Pairs as their numbers go, in each section; those that have none last."""

    def at(key: str) -> tuple[bool, str, int, str]:
        pair = pairs[key]
        return not pair.number, pair.section, int(pair.number) if pair.number.isdecimal() else 0, pair.number

    return {key: pairs[key] for key in sorted(pairs, key=at)}


def place_of(who: str) -> Place | None:
    """The place that is written so; None where there is none."""
    name, _, key = who.partition(":")
    if alone := next((kind for kind in _ALONE if kind == who), None):
        return Place(alone)
    kind = next((kind for kind, pattern in _WITH_KEY.items() if kind == name and pattern.fullmatch(key)), None)
    return None if kind is None else Place(kind, key)


def pairs_behind(place: Place, now: Now) -> tuple[str, ...]:
    """The pairs that hear what is told to that place; nothing of a board that one of them has ahead may be in it."""
    match place.kind:
        case "pair" | "player":
            return (place.pair,)
        case "unit":
            here = now.at(place.table)
            return () if here is None else here.pairs
        case "screen":
            return tuple(now.state.pairs)
        case "scorer":
            return ()
        case "director" | "deputy":
            mine = now.state.evening.plays.get(str(place))
            return () if mine is None else (mine,)


def may_open(place: Place, now: Now, board: int) -> bool:
    """Whether a Director at that place may be told of that board: a pair in which he plays has not got it before it, or
    he has chosen to look all the same."""
    looked = {(one.pair, one.board) for one in now.state.evening.looked}
    return all((pair, board) in looked or now.progress.may_see((pair,), board) for pair in pairs_behind(place, now))
