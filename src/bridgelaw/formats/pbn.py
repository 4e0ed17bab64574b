"""PBN files of whole boards in export form: tags, deal, auction, play, result. Read only.

What it means follows the public standard, PBN 2.1. Irregularity signs, annotations and tables are not read yet: what is
not understood is an error, never a guess. One record per board; a board without an auction has no acts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bridgelaw.formats import limits
from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import Origin, RecordError
from bridgelaw.formats.errors import Path as Way
from bridgelaw.formats.pbn_acts import auction, cards, contract, result
from bridgelaw.formats.pbn_text import Game, PbnError, Tag, games
from bridgelaw.game.deals import UNKNOWN, parse_deal
from bridgelaw.game.seats import Seat, Vulnerability
from bridgelaw.table.acts import Act
from bridgelaw.table.vocabulary import Scoring

_VULNERABLE: dict[str, Vulnerability] = {
    "None": "None", "Love": "None", "-": "None", "NS": "NS", "EW": "EW", "All": "All", "Both": "All",
}  # fmt: skip
_SCORING: dict[str, Scoring] = {"MP": "mp", "Matchpoints": "mp", "IMP": "imp", "BAM": "bam", "Rubber": "total"}
_NAMES = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}
_NOTHING = ("", "?")


def load(path: str | Path) -> list[Record]:
    """The boards of a PBN file, in its order.

    Raises:
        PbnError: it cannot be read.
    """
    path = Path(path)
    try:
        data = limits.read_bytes(path, str(path), limits.JSON_AT_MOST)
    except RecordError as error:
        raise _as_pbn(error) from None
    return loads(data, str(path))


def loads(text: str | bytes, name: str = "<text>") -> list[Record]:
    """The boards of a PBN text, in its order; bytes are UTF-8, else Latin-1.

    Raises:
        PbnError: it cannot be read.
    """
    said = text if isinstance(text, str) else _decoded(text)
    if "\0" in said:
        line = said.count("\n", 0, said.index("\0")) + 1
        raise PbnError(name, line, 1, "binary", "not text: it holds a NUL")
    found = games(said, name)
    if not found:
        raise PbnError(name, 1, 1, "empty", "there is nothing in it")
    return [_record(game, name) for game in found]


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _record(game: Game, name: str) -> Record:
    tags = _tags(game, name)
    board = _number(tags["Board"], name) if _value(tags, "Board") else None
    dealer = _seat(tags, "Dealer", name)
    if dealer is None:
        raise PbnError(name, game.line, 1, "missing-field", "the tag Dealer is missing", details={"field": "Dealer"})
    acts, lines = _acts(game, tags, dealer, name)
    record = Record(
        board=board,
        dealer=dealer,
        vulnerable=_vulnerable(tags, name),
        deal=_deal(tags, name),
        scoring=_SCORING.get(_value(tags, "Scoring").partition(";")[0]),
        players={seat: said for tag, seat in _NAMES.items() if (said := _value(tags, tag))},
        source={"file": name, "line": game.line},
        acts=tuple(acts),
        origin=Origin(name, _Lines(game.line, lines)),
    )
    try:
        check(record)
    except RecordError as error:
        raise _as_pbn(error) from None
    return record


def _acts(game: Game, tags: dict[str, Tag], dealer: Seat, name: str) -> tuple[list[Act], list[int]]:
    """What happened, with the line of each act."""
    if "Auction" not in tags:
        if "Play" in tags:
            raise PbnError(name, tags["Play"].line, 1, "bad-pbn", "cards, and no auction", details={"fault": "auction"})
        return [], []
    found = auction(tags["Auction"], _notes(game, "Auction"), dealer, name)
    final = contract([act.call for act, _ in found], dealer, tags.get("Contract"), tags.get("Declarer"), name)
    played = cards(tags.get("Play"), _notes(game, "Play"), final, len(found), name)
    ending = result(tags.get("Result"), final, len(found), played, name)
    both = [*found, *played, *ending]
    return [act for act, _ in both], [line for _, line in both]


def _tags(game: Game, name: str) -> dict[str, Tag]:
    found: dict[str, Tag] = {}
    for tag in game.tags:
        if tag.name != "Note" and tag.name in found:
            said = f"the tag {tag.name} stands twice in one record"
            raise PbnError(name, tag.line, 1, "duplicate-key", said, details={"text": tag.name})
        found[tag.name] = tag
    return found


def _notes(game: Game, section: str) -> dict[str, str]:
    """The notes of a section, by number."""
    notes: dict[str, str] = {}
    inside = ""
    for tag in game.tags:
        if tag.name == "Note" and inside == section:
            number, _, text = tag.value.partition(":")
            notes[number.strip()] = text.strip()
        elif tag.name != "Note":
            inside = tag.name
    return notes


def _value(tags: dict[str, Tag], name: str) -> str:
    said = tags[name].value.strip() if name in tags else ""
    return "" if said in _NOTHING else said


def _number(tag: Tag, name: str) -> int:
    if not tag.value.isascii() or not tag.value.isdigit() or int(tag.value) < 1:
        details = {"field": "Board", "text": tag.value, "least": "1"}
        raise PbnError(name, tag.line, 1, "bad-value", f"{tag.value!r} is not a board number", details=details)
    return int(tag.value)


def _seat(tags: dict[str, Tag], tag: str, name: str) -> Seat | None:
    said = _value(tags, tag)
    if not said:
        return None
    if said not in Seat.__members__:
        reason = f"{tag}: {said!r} is not a seat (N E S W)"
        raise PbnError(name, tags[tag].line, 1, "bad-seat", reason, details={"text": said})
    return Seat[said]


def _vulnerable(tags: dict[str, Tag], name: str) -> Vulnerability | None:
    said = _value(tags, "Vulnerable")
    if not said:
        return None
    if said not in _VULNERABLE:
        reason = f"Vulnerable: {said!r} is none of None NS EW All"
        details = {"field": "Vulnerable", "text": said, "codes": "None NS EW All"}
        raise PbnError(name, tags["Vulnerable"].line, 1, "bad-value", reason, details=details)
    return _VULNERABLE[said]


def _deal(tags: dict[str, Tag], name: str) -> Any:
    said = _value(tags, "Deal")
    if not said:
        return UNKNOWN.copy()
    try:
        return parse_deal(said)
    except ValueError as error:
        raise PbnError(name, tags["Deal"].line, 1, "bad-deal", str(error)) from None


def _as_pbn(error: RecordError) -> PbnError:
    """The same error, as one of a PBN file."""
    same = PbnError(error.file, error.line, error.column, error.code, error.reason, details=error.details)
    same.act, same.id = error.act, error.id
    return same


class _Lines:
    """The lines of the acts of one board."""

    __slots__ = ("acts", "begin")

    def __init__(self, begin: int, acts: list[int]) -> None:
        self.begin, self.acts = begin, acts

    def place(self, path: Way) -> tuple[int, int]:
        """Line of the act at `path`, else of the board."""
        if len(path) > 1 and path[0] == "acts" and isinstance(path[1], int) and path[1] < len(self.acts):
            return self.acts[path[1]], 1
        return self.begin, 1


__all__ = ["PbnError", "load", "loads"]
