"""What tables write of a result, as all foreign forms have it: contract, declarer, tricks, lead, numbers."""

from __future__ import annotations

import re
from fractions import Fraction

from msgspec import Struct

from bridgelaw.formats.errors import RecordError
from bridgelaw.game.cards import CARDS
from bridgelaw.game.contracts import Contract, contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import EW, NS, Seat, Side, vulnerability_of

_CONTRACT = re.compile(r"([1-7]) ?(NT?|[SHDC]) ?(XX?|\*\*?|DD?|R)?")
MOST_POINTS = 10_000
"""More than that nobody is given or loses."""

_RISKS = {"": "", "X": "X", "*": "X", "D": "X", "XX": "XX", "**": "XX", "DD": "XX", "R": "XX"}
_PASSED = {"P", "PASS", "PASSED", "PASSED OUT", "PASS OUT", "AP", "ALL PASS"}
_UNPLAYED = {"NP", "N P", "NOT PLAYED", "NO PLAY", "BYE"}
_OVER = re.compile(r"[+-]\d{1,2}")
_NUMBER = re.compile(r"[+-]?\d{1,7}(\.\d{1,6})?")


class TableResult(Struct, frozen=True):
    """What came of the play, where something was written: a contract with tricks, passed out, or not played."""

    contract: Contract | None = None
    tricks: int | None = None
    passed_out: bool = False
    unplayed: bool = False


def table_result(written: str, by: str, tricks: str) -> TableResult | None:
    """A contract as `4S`, `3 NT x`, `PASS` or `N P`; tricks in all, or as `=`, `+1`, `-2`. None where it cannot be
    understood; nothing at all is an empty result."""
    text = " ".join(written.upper().split())
    if text in ("", "-"):
        return TableResult()
    if text in _PASSED:
        return TableResult(passed_out=True)
    if text in _UNPLAYED:
        return TableResult(unplayed=True)
    found = _CONTRACT.fullmatch(text)
    seat = by.strip()[:1].upper()
    if found is None or seat not in Seat.__members__:
        return None
    strain = "NT" if found[2][0] == "N" else found[2]
    made = contract(found[1] + strain + _RISKS[found[3] or ""], Seat[seat])
    won = _tricks(tricks.strip(), made.tricks_needed)
    return None if won is None else TableResult(made, won)


def _tricks(text: str, needed: int) -> int | None:
    if text == "=":
        return needed
    if _OVER.fullmatch(text):
        won = needed + int(text)
    elif text.isdecimal() and len(text) <= 2:
        won = int(text)
    else:
        return None
    return won if 0 <= won <= 13 else None


def card_led(written: str) -> str | None:
    """A card as `2D`, `D2`, `10S`, in the spelling of a record; None where it is none."""
    text = "".join(written.upper().split()).replace("10", "T")
    return next((one for one in (text, text[::-1]) if one in CARDS), None)


def number_in(written: str) -> Fraction | None:
    """A number, perhaps with a decimal point or comma; None where it is none."""
    text = written.strip().replace(",", ".")
    return Fraction(text) if _NUMBER.fullmatch(text) else None


def side_in(written: str) -> Side | None:
    """North-South or East-West as programs write it (`NS`, `N`, `E/W`, `H` for neither)."""
    return {"N": NS, "S": NS, "E": EW, "W": EW}.get(written.strip()[:1].upper())


def north_souths(contract: Contract, tricks: int, board: int) -> int:
    """What a contract with so many tricks is worth to North-South on that board."""
    value = points(contract, vulnerability_of(board), tricks)
    return value if contract.declarer.side is NS else -value


def board_in(written: str, place: tuple[str, int, str]) -> int:
    """The number of a board; `place`: file, line and field where it stands.

    Raises:
        RecordError: it is none.
    """
    if written.isdecimal() and len(written) <= 4 and int(written):
        return int(written)
    file, line, field = place
    if not written:
        raise RecordError(file, line, 1, "missing-field", f"{field} is missing", details={"field": field})
    details = {"text": written, "field": field, "least": "1", "most": "9999"}
    raise RecordError(file, line, 1, "bad-value", f"{written!r} is not the number of a board", details=details)


def label_in(written: str) -> int | None:
    """The number of a round or a table; None where it has none."""
    found = re.search(r"(?<!\d)\d{1,3}$", written)
    return int(found[0]) if found and int(found[0]) else None
