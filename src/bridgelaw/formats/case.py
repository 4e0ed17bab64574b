"""Cases: published rulings in a common form, one YAML file each. Read only.

A case says what happened at a table, what was found and what was awarded. What of it is acts becomes a `Record`; what
is not is listed with the reason, and the whole file stays at hand as `data`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, cast

from msgspec import Struct

from bridgelaw.formats import case_auction, case_play, case_ruling, limits
from bridgelaw.formats.board import Record
from bridgelaw.formats.case_fields import CASE, SCORING
from bridgelaw.formats.case_parts import LeftOut, Making
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import Misplaced, Origin, RecordError, Wrong
from bridgelaw.formats.errors import Path as Way
from bridgelaw.formats.kinds import refused
from bridgelaw.formats.record_data import read as read_record
from bridgelaw.formats.yaml_reader import YamlPlaces, compose
from bridgelaw.game.seats import SEATS, Seat, dealer_of
from bridgelaw.lawbook.authorities import AUTHORITIES

__all__ = ["LeftOut", "PublishedCase", "RecordError", "load", "loads"]

_SAME = {"laws": "laws_edition", "match": "final"}
_WORDS = (
    ("irregularity",), ("notes",), ("findings", "other"), ("director", "ruling"), ("intermediate", "ruling"),
    ("final", "ruling"), ("final", "penalty"),
)  # fmt: skip


class PublishedCase(Struct, frozen=True, kw_only=True):
    """A published ruling.

    `record` is the board with everything that was found and awarded; `left` what of the file it does not hold, or holds
    by inference, and why. `published` is the score with which the case ended and `table` that of the play, by side, as
    the file has them (`ns` is always North-South's view); None where it does not know.
    """

    id: str
    title: str
    quality: Literal["full", "partial"]
    record: Record
    left: tuple[LeftOut, ...]
    provisions: tuple[str, ...]
    published: Mapping[str, Any] | None
    table: Mapping[str, Any] | None
    data: Mapping[str, Any]


def load(path: str | Path) -> PublishedCase:
    """The case in a file.

    Raises:
        RecordError: it cannot be read as a case.
    """
    path = Path(path)
    return loads(limits.read_bytes(path, str(path), limits.YAML_AT_MOST), str(path))


def loads(text: str | bytes, name: str = "<text>") -> PublishedCase:
    """The case in a text; `name` stands for the file in errors.

    Raises:
        RecordError: it cannot be read as a case.
    """
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    limits.check_size(len(data), name, limits.YAML_AT_MOST)
    said = limits.checked(data, name).decode("utf-8")
    try:
        plain = compose(said)
    except Misplaced as fault:
        raise Origin(name).error_at(fault.wrong, fault.line, fault.column) from None
    places = YamlPlaces(said)
    try:
        return _case(plain, name, places)
    except Wrong as wrong:
        raise Origin(name, places).error(wrong) from None


def _case(plain: Any, name: str, places: YamlPlaces) -> PublishedCase:
    if not isinstance(plain, Mapping):
        raise refused(plain, "a case: a mapping with id, title, laws_edition, quality", "not-a-case")
    data: dict[str, Any] = CASE.read(plain)
    making = Making()
    dealer = _dealer(data)
    case_auction.check_contract(data, dealer)
    head = _head(data, dealer, making)
    case_auction.read(data, dealer, making)
    case_play.read(data, making)
    case_ruling.read(data, making)
    _in_words(data, making)
    origin = Origin(name, _Places(places, making.places))
    try:
        record = read_record(head | {"acts": making.acts}, origin)
    except Wrong as wrong:
        at = wrong.path[1] if wrong.path[:1] == ["acts"] and len(wrong.path) > 1 else None
        raise origin.error(wrong, making.acts[at]["id"] if isinstance(at, int) else None) from None
    check(record)
    given = data["id"]
    return PublishedCase(
        id=given if isinstance(given, str) else f"{given:03d}",
        title=data["title"],
        quality=data["quality"],
        record=record,
        left=tuple(making.left),
        provisions=tuple(data.get("provisions", ())),
        published=case_ruling.published(data),
        table=case_ruling.table_score(data),
        data=data,
    )


class _Places:
    """Where in the case file an act of the record comes from, and the keys above them."""

    def __init__(self, inner: YamlPlaces, acts: list[Way]) -> None:
        self.inner, self.acts = inner, acts

    def place(self, path: Way) -> tuple[int, int]:
        """Line and column of what became the value at `path` of the record."""
        if len(path) > 1 and path[0] == "acts" and isinstance(path[1], int):
            return self.inner.place(self.acts[path[1]])
        return self.inner.place((_SAME.get(str(path[0]), path[0]), *path[1:]) if path else ())


def _dealer(data: Mapping[str, Any]) -> Seat | None:
    if data.get("dealer"):
        return Seat[data["dealer"]]
    return dealer_of(data["board"]) if data.get("board") else None


def _head(data: Mapping[str, Any], dealer: Seat | None, making: Making) -> dict[str, Any]:
    """The record without its acts. Somebody must have dealt: where nobody knows who, North stands there."""
    head: dict[str, Any] = {"bridgelaw": 1, "title": data["title"], "laws": int(data["laws_edition"])}
    authority = _authority(data.get("authority") or "")
    if authority:
        head["authority"] = authority
    elif data.get("authority"):
        making.leave("authority", "authority")
    scoring = SCORING.get(data.get("scoring", "other"))
    if scoring:
        head["scoring"] = scoring
    else:
        making.leave("scoring", "no_scoring")
    head |= {key: data[key] for key in ("board", "vulnerable", "deal") if data.get(key)}
    head["dealer"] = (dealer or SEATS[0]).value
    if dealer is None:
        making.leave("dealer", "no_dealer")
    if not data.get("vulnerable") and not data.get("board"):
        making.leave("vulnerable", "no_vulnerability")
    if data.get("hands"):
        deal = _deal(data["hands"])
        if deal:
            head["deal"] = deal
        else:
            making.leave("hands", "no_hands")
    if data.get("position"):
        making.leave("position", "no_hands")
    if "decided_under" in data:
        making.leave("decided_under", "edition")
    source = data.get("source", {})
    if source:
        head["source"] = {"producer": ", ".join(str(part) for part in source.values())}
    return head


def _authority(text: str) -> str | None:
    """The shipped authority whose abbreviation stands in the name of the committee."""
    words = {word.strip("()[],;:").lower() for word in text.split()}
    return next((name for name in AUTHORITIES if name in words), None)


def _deal(hands: Mapping[str, str]) -> str | None:
    """The hands that are written in full, the others as unknown; None where small cards are crosses."""
    whole = all(len(cards.replace(".", "")) == 13 and "x" not in cards.lower() for cards in hands.values())
    return "N:" + " ".join(hands.get(seat.value, "-") for seat in SEATS) if whole else None


def _in_words(data: Mapping[str, Any], making: Making) -> None:
    """What is told in running text stays in `data`, for people. A ruling in words goes with its adjusted score."""
    told = [act["text"] for act in making.acts if "text" in act]
    for path in _WORDS:
        value: Any = data
        for key in path:
            value = cast("Mapping[str, Any]", value).get(key) or {}
        if value and value not in told:
            making.leave(".".join(path), "in_words")
