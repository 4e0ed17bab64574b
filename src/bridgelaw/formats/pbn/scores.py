"""The `Score` tag against what contract and tricks are worth."""

from __future__ import annotations

import re

from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn import values
from bridgelaw.formats.pbn.values import Ending, Tags
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import Side, Vulnerability

_BARE = re.compile(r"[+-]?\d{1,5}")
_OF_SIDES = re.compile(r"(NS|EW)\s+([+-]?\d{1,5})(?:\s+(?!\1)(NS|EW)\s+([+-]?\d{1,5}))?")
_NOT_BY_BOARDS = ("Rubber", "Chicago")
"""Forms of scoring in which a board has no score of its own."""


def compare(tags: Tags, vulnerable: Vulnerability | None, ending: Ending, findings: Findings) -> None:
    """Report a score that is not what contract and tricks are worth, and a value that is no score."""
    said = values.value(tags, "Score")
    if not said:
        return
    bare = _BARE.fullmatch(said)
    sides = _OF_SIDES.fullmatch(said)
    if bare is None and sides is None:
        findings.note("bad_value", tags["Score"].at, f"Score: {said!r}: expected a number, behind NS or EW")
        return
    tricks = _tricks(tags, ending)
    if tricks is None or vulnerable is None or values.value(tags, "Scoring").startswith(_NOT_BY_BOARDS):
        return
    declaring = ending.contract.declarer.side if ending.contract else Side.NS
    given = int(said) if sides is None else _balanced(sides, declaring)
    worth = points(ending.contract, vulnerable, tricks)
    if given is not None and given != worth:
        what = f"{ending.contract} with {tricks} tricks" if ending.contract else "a board passed out"
        message = f"Score is {said}, {what} is worth {worth} to {declaring.value}"
        findings.note("score_mismatch", tags["Score"].at, message)


def _tricks(tags: Tags, ending: Ending) -> int | None:
    """The tricks that count; None where calls, cards and tags do not tell them, or the sides agreed on others."""
    if ending.over and ending.contract is None:
        return 0
    return None if "^" in values.value(tags, "Result") else ending.tricks


def _balanced(found: re.Match[str], side: Side) -> int | None:
    """The score of that side; None where the scores of the two do not balance, as only a ruling makes them."""
    first, amount, second, other = found.groups()
    if second is not None and int(amount) != -int(other):
        return None
    return int(amount) if first == side.value else -int(amount)
