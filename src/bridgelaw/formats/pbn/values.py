"""What the values of PBN tags mean, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn.lexer import Tag
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import UNKNOWN, complete, parse_deal, write_deal
from bridgelaw.game.seats import SEATS, Seat, Vulnerability, dealer_of, vulnerability_of
from bridgelaw.table.vocabulary import Scoring

Tags = Mapping[str, Tag]
_FULL = [13] * 4

NAMES = {"West": Seat.W, "North": Seat.N, "East": Seat.E, "South": Seat.S}
_BY_SEAT = {seat: name for seat in SEATS for name, of in NAMES.items() if of is seat}
NOTHING = ("", "?")
_VULNERABLE: dict[str, Vulnerability] = {
    "NONE": "None", "LOVE": "None", "-": "None", "O": "None", "NS": "NS", "N-S": "NS", "EW": "EW", "E-W": "EW",
    "ALL": "All", "BOTH": "All",
}  # fmt: skip
_SCORING: dict[str, Scoring] = {"MP": "mp", "Matchpoints": "mp", "IMP": "imp", "BAM": "bam", "Rubber": "total"}
_WRITTEN_SCORING = {"mp": "MP", "imp": "IMP", "bam": "BAM", "total": "Rubber", None: "?"}
_DATE = re.compile(r"[\d?]{4}\.[\d?]{2}\.[\d?]{2}")
_CONTRACT = re.compile(r"([1-7])\s*(NT|N|S|H|D|C)\s*(XX|X|R|D|RDBL|DBL)?")
_RISK = {None: "", "X": "X", "D": "X", "DBL": "X", "XX": "XX", "R": "XX", "RDBL": "XX"}
_OF_SIDES = re.compile(r"(NS|EW)\s*(\^?\d{1,4})(?:\s+(NS|EW)\s*(\^?\d{1,4}))?")


class Ending(NamedTuple):
    """How the board came out, as far as calls, cards and a stated result tell it.

    `over`: the auction is; then `contract` is None if nobody bid. `tricks` are those of declarer's side.
    """

    over: bool = False
    contract: Contract | None = None
    swapped: bool = False
    tricks: int | None = None


def value(tags: Tags, name: str) -> str:
    """What a tag says; nothing where it is missing or says that nobody knows."""
    tag = tags.get(name)
    if tag is None:
        return ""
    said = tag.value.strip()
    return "" if said == "?" else said


def head(tags: Tags, at: int, findings: Findings) -> dict[str, Any]:
    """What the tags give for the record: board, dealer, vulnerability, deal, scoring, players.

    Raises:
        RecordError: a dealer, a vulnerability or a deal that is none.
    """
    board = _board(tags, findings)
    deal = _deal(tags, findings)
    dealer = _seat(tags, "Dealer", findings)
    if dealer is None:
        dealer, why = _assumed_dealer(tags, board)
        findings.note("assumed", at, f"the dealer is not named: {dealer.value}, {why}")
    vulnerable = _vulnerable(tags, findings)
    if vulnerable is None and board is not None:
        vulnerable = vulnerability_of(board)
        findings.note("assumed", at, f"the vulnerability is not named: {vulnerable}, by the number of the board")
    date = value(tags, "Date")
    if date and not _DATE.fullmatch(date):
        findings.note("bad_date", tags["Date"].at, f"{date!r} is no date: expected YYYY.MM.DD")
    return {
        "board": board,
        "dealer": dealer,
        "vulnerable": vulnerable,
        "deal": deal,
        "scoring": _SCORING.get(value(tags, "Scoring").partition(";")[0].strip()),
        "players": {
            seat: tag.value
            for seat, name in _BY_SEAT.items()
            if (tag := tags.get(name)) is not None and tag.value.strip() not in NOTHING
        },
    }


def _board(tags: Tags, findings: Findings) -> int | None:
    said = value(tags, "Board")
    if said.isascii() and said.isdigit() and len(said) < 10 and int(said) > 0:
        return int(said)
    if said:
        findings.note("bad_value", tags["Board"].at, f"Board: {said!r} is no number")
    return None


def _seat(tags: Tags, name: str, findings: Findings) -> Seat | None:
    said = value(tags, name)
    if not said:
        return None
    if said.upper() not in Seat.__members__:
        raise _refused(findings, tags[name], "bad-seat", f"{said!r} is not a seat: expected N E S W")
    return Seat[said.upper()]


def _assumed_dealer(tags: Tags, board: int | None) -> tuple[Seat, str]:
    if board is not None:
        return dealer_of(board), "by the number of the board"
    for name in ("Auction", "Deal"):
        said = value(tags, name)[:1].upper()
        if said in Seat.__members__:
            return Seat[said], f"with whom the {name} begins"
    return Seat.N, "for want of anything better"


def _vulnerable(tags: Tags, findings: Findings) -> Vulnerability | None:
    said = value(tags, "Vulnerable")
    if not said:
        return None
    found = _VULNERABLE.get(said.upper())
    if found is None:
        raise _refused(
            findings, tags["Vulnerable"], "bad-value", f"{said!r} is no vulnerability: expected None NS EW All"
        )
    return found


def _deal(tags: Tags, findings: Findings) -> Any:
    said = value(tags, "Deal")
    if not said:
        return UNKNOWN.copy()
    tag = tags["Deal"]
    try:
        deal = parse_deal(said)
    except ValueError as error:
        raise _refused(findings, tag, "bad-deal", str(error)) from None
    if "  " in said:
        findings.note("bad_value", tag.at, "Deal: more than one blank between hands")
    numbers = {seat: len(hand) for seat, hand in deal.items() if hand is not None}
    if [*numbers.values()] == _FULL:
        return deal
    for seat, number in numbers.items():
        if number > 13:
            raise _refused(findings, tag, "bad-deal", f"{seat.value} has {number} cards: expected 13 at most")
    if not numbers:
        findings.note("bad_value", tag.at, "Deal: no hand is given")
    elif min(numbers.values()) < 13:
        held = ", ".join(f"{seat.value} {number}" for seat, number in numbers.items())
        findings.note("partial_deal", tag.at, f"hands of fewer than 13 cards: {held}")
    whole = complete(deal)
    if whole != deal:
        seat = next(seat for seat in SEATS if deal[seat] is None)
        findings.note("partial_deal", tag.at, f"{seat.value} has what the other hands leave")
    return whole


def _refused(findings: Findings, tag: Tag, code: str, reason: str) -> RecordError:
    return findings.text.error(code, f"{tag.name}: {reason}", tag.at, field=tag.name, text=tag.value[:60])


def declarer(tags: Tags) -> tuple[Seat | None, bool]:
    """The declarer that the tags name, and whether he and dummy have changed places."""
    tag = tags.get("Declarer")
    return (None, False) if tag is None else _declarer(tag.value)


@lru_cache(256)
def _declarer(said: str) -> tuple[Seat | None, bool]:
    said = said.strip().upper()
    swapped = said.startswith("^")
    return Seat.__members__.get(said.removeprefix("^")), swapped


@lru_cache(1024)
def contract(said: str) -> str | None:
    """A contract in its usual form (`3NTX`, `PASS`); None where none is named in a form that is known."""
    upper = said.strip().upper()
    if upper in ("PASS", "P", "PASSED", "PASSED OUT", "AP"):
        return "PASS"
    found = _CONTRACT.fullmatch(upper)
    if found is None:
        return None
    strain = "NT" if found[2] == "N" else found[2]
    return f"{found[1]}{strain}{_RISK[found[3]]}"


def tricks(said: str, declarer: Seat | None) -> int | None:
    """The tricks of declarer that `said` gives: `9`, `^9`, `NS 9`, `EW 4`, or both; None for anything else."""
    said = said.strip()
    bare = said.removeprefix("^")
    if bare.isascii() and bare.isdigit() and len(bare) < 5 and int(bare) <= 13:
        return int(bare)
    found = _OF_SIDES.fullmatch(said)
    if found is None or declarer is None:
        return None
    won = int(found[2].removeprefix("^"))
    won = won if found[1] == declarer.side.value else 13 - won
    return won if 0 <= won <= 13 else None


def written(record: Any, ending: Ending) -> dict[str, str]:
    """The tags that must be there, as the record alone gives them; `?` where it does not."""
    known = any(hand is not None for hand in record.deal.values())
    return usual(record, ending) | {"Deal": write_deal(record.deal, record.dealer) if known else "?"}


def usual(record: Any, ending: Ending) -> dict[str, str]:
    """The same without the deal, which always says what the record does."""
    players = record.players
    tags = {
        "Event": "?",
        "Site": "?",
        "Date": "?",
        "Board": "?" if record.board is None else str(record.board),
        "West": players.get(Seat.W) or "?",
        "North": players.get(Seat.N) or "?",
        "East": players.get(Seat.E) or "?",
        "South": players.get(Seat.S) or "?",
        "Dealer": record.dealer.value,
        "Vulnerable": record.vulnerable or "?",
        "Deal": "",
        "Scoring": _WRITTEN_SCORING[record.scoring],
        "Declarer": "?",
        "Contract": "?",
        "Result": "?",
    }
    if ending.over and ending.contract is None:
        tags |= {"Declarer": "", "Contract": "Pass", "Result": ""}
    elif ending.over and ending.contract is not None:
        seat = ending.contract.declarer
        tags["Declarer"] = f"^{seat.partner.value}" if ending.swapped else seat.value
        tags["Contract"] = str(ending.contract)
        tags["Result"] = "?" if ending.tricks is None else str(ending.tricks)
    return tags


def says_more(name: str, said: str, usual: str, ending: Ending) -> bool:
    """Whether the value `said` of a tag tells something that `usual`, which the record gives, does not."""
    if said == usual or name in ("Dealer", "Vulnerable", "Deal"):
        return False
    stripped = said.strip()
    if name in ("Declarer", "Contract", "Result") and ending.over and stripped in NOTHING:
        return False
    if stripped == "?":
        return False
    if name == "Board":
        return not (usual != "?" and stripped.isdigit())
    if name == "Declarer":
        return stripped.upper() != usual
    if name == "Contract":
        return contract(said) != contract(usual) if usual != "?" else True
    if name == "Result" and usual.isdigit() and "^" not in said:
        return tricks(said, ending.contract.declarer if ending.contract else None) != int(usual)
    return True
