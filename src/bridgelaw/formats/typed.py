"""What a Director types, as plain data of the record format: answers to Questions, adjusted scores, penalties.

Codes are those of a record; `spelled` are other ways in which a language writes them, in small letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from bridgelaw.formats.errors import Misplaced, Wrong
from bridgelaw.table.vocabulary import LISTED_QUESTIONS

Spelled = Mapping[str, str]
AS_CODES: Spelled = MappingProxyType({})

_NONE = ("", "-", "–", "[]", "none")
_SIDES = re.compile(r"\b(NS|EW)\s*:", re.IGNORECASE)
_ERROR = re.compile(r";\s*error\s+(NS|EW)\s*:", re.IGNORECASE)
_LIKELY = re.compile(r"likely\b[:\s]*", re.IGNORECASE)
_WEIGHT = re.compile(
    r"(?P<percent>\d{1,9}(?:[.,]\d{1,9})?)\s*%|(?P<share>[1-9]\d{0,8}/[1-9]\d{0,8}|[01][.,]\d{1,9})(?=\s)"
)
_RESULT = re.compile(
    r"(?P<contract>[1-7](?:NT|[SHDC])X{0,2})\s*(?:by\s+)?(?P<by>[NESW])\s*(?P<tricks>=|[+-−]?\d{1,2})", re.IGNORECASE
)
_AVERAGES = {"av+": "average_plus", "av": "average", "av-": "average_minus", "av−": "average_minus"}
_YES_NO = {"yes": True, "true": True, "y": True, "no": False, "false": False, "n": False}


def answer(kind: str, text: str, spelled: Spelled = AS_CODES) -> Any:
    """The `value` of a finding on a Question of that kind; what it takes is looked at when the act is read."""
    return _READERS[LISTED_QUESTIONS.get(kind, "yes_no")](text.strip(), spelled)


def yes_no(text: str, spelled: Spelled = AS_CODES) -> Any:
    """True or false; any other text as it is."""
    word = text.strip().casefold()
    word = spelled.get(word, word)
    return _YES_NO.get(word, text)


def code(text: str, spelled: Spelled = AS_CODES) -> str:
    """A call, card or suit as a record writes it."""
    word = text.strip()
    return spelled.get(word.casefold(), word.upper())


def award(text: str) -> dict[str, Any]:
    """An adjusted score (record format, section 4): `60% 4S S 10, 40% 4S S 9`, `average_plus / average_minus`.

    Tricks may be written as `=`, `+1` or `-2` too. Different scores for the sides: `NS: … ; EW: …`. At the end
    `; error EW: 4S S 10` is the side that hurt itself, and what it would have had otherwise.

    >>> award("60% 2S E =, 40% 2S E +1")["ns"][1]
    {'contract': '2S', 'by': 'E', 'tricks': 9, 'weight': '2/5'}
    >>> award("average_plus / average_minus")
    {'kind': 'artificial', 'ns': 'average_plus', 'ew': 'average_minus'}

    Raises:
        Wrong: it is not written so.
    """
    text, *error = _ERROR.split(text.strip(), maxsplit=1)
    if error:
        hurt, without = error
        return award(text) | {"self_inflicted": hurt.upper(), "without_error": _results(without)}
    if not _RESULT.search(text) and "P" not in text.upper().split():
        return _artificial(text)
    parts = _SIDES.split(text)
    if len(parts) == 1:
        return {"kind": "assigned", "ns": _results(text)}
    sides = {side.lower(): _results(part) for side, part in zip(parts[1::2], parts[2::2], strict=True)}
    if parts[0].strip() or "ns" not in sides:
        raise _unreadable(text)
    return {"kind": "assigned", **sides}


def chances(text: str) -> list[dict[str, Any]] | None:
    """The results with their chances out of which each side is to get one: `likely 40% 4S N =, 60% 4S N -1`; None where
    the text is an award as it stands.

    Raises:
        Wrong: it begins so and goes on otherwise.
    """
    found = _LIKELY.match(text.strip())
    return _results(text.strip()[found.end() :]) if found else None


def penalty(text: str) -> dict[str, Any]:
    """A penalty: `NS 10 percent late arrival`.

    Raises:
        Wrong: it is not written so.
    """
    found = re.fullmatch(
        r"(NS|EW)\s+(\d{1,9}(?:\.\d{1,9})?)\s*(mp|imp|vp|percent|%)\s*(.*)", text.strip(), re.IGNORECASE
    )
    if found is None:
        raise _unreadable(text)
    unit = found[3].lower().replace("%", "percent")
    given: dict[str, Any] = {"side": found[1].upper(), "unit": unit, "amount": float(found[2])}
    return given | ({"reason": found[4]} if found[4] else {})


def _artificial(text: str) -> dict[str, Any]:
    both = [part.strip().casefold() for part in re.split(r"[/;]", _SIDES.sub("", text))]
    if len(both) != 2:
        raise _unreadable(text)
    return {"kind": "artificial", "ns": _share(both[0]), "ew": _share(both[1])}


def _share(word: str) -> Any:
    word = _AVERAGES.get(word, word)
    number = re.fullmatch(r"(\d{1,9}(?:\.\d{1,9})?)\s*%?", word)
    return float(number[1]) if number else word


def _results(text: str) -> list[dict[str, Any]]:
    rows = [row for row in re.split(r"[,;]\s+|[,;]$|;", text.strip()) if row.strip()]
    if not rows:
        raise _unreadable(text)
    return [_result(row.strip()) for row in rows]


def _result(row: str) -> dict[str, Any]:
    weight = _WEIGHT.match(row)
    rest = row[weight.end() :].strip() if weight else row
    found = _RESULT.fullmatch(rest)
    if found is not None:
        contract = found["contract"].upper()
        said: dict[str, Any] = {"contract": contract, "by": found["by"].upper()}
        said["tricks"] = _tricks(found["tricks"], int(contract[0]))
    elif rest.upper() == "P":
        said = {"contract": "P"}
    else:
        raise _unreadable(row)
    return said | ({"weight": _exact(weight)} if weight else {})


def _tricks(text: str, level: int) -> int:
    if text == "=":
        return level + 6
    number = int(text.replace("−", "-"))
    return level + 6 + number if text[0] in "+-−" else number


def _exact(weight: re.Match[str]) -> Any:
    given = (weight["percent"] or weight["share"]).replace(",", ".")
    share = Fraction(given) / (100 if weight["percent"] else 1)
    return 1 if share == 1 else f"{share.numerator}/{share.denominator}"


def _several(text: str, spelled: Spelled) -> list[str]:
    if text.casefold() in _NONE:
        return []
    return [code(word, spelled) for word in re.split(r"[\s,]+", text.strip("[]")) if word]


def _tricks_won(text: str, spelled: Spelled) -> Any:
    return int(text) if text.isdecimal() and len(text) <= 9 else text


def _mapping(text: str, spelled: Spelled) -> Any:
    from bridgelaw.formats.yaml_reader import compose

    try:
        return compose(text if text.startswith("{") else f"{{{text}}}")
    except Misplaced:
        return text


def _revoke(text: str, spelled: Spelled) -> Any:
    """`W H E 2`: who, in which suit, who won the trick, how many his side won later; behind it whether he won one of
    these with a card of the suit, and the number of the trick, as far as they count."""
    words = text.replace(",", " ").split()
    if ":" in text or len(words) < len(_FACTS):
        return _mapping(text, spelled)
    found: dict[str, Any] = dict(zip(_FACTS, words, strict=False))
    found |= {key: found[key].upper() for key in ("by", "suit", "won_by")}
    found["later"] = _tricks_won(found["later"], spelled)
    for word in words[len(_FACTS) :]:
        key = "trick" if word.isdecimal() else "with_suit"
        found[key] = _tricks_won(word, spelled) if key == "trick" else yes_no(word, spelled)
    return found


_FACTS = ("by", "suit", "won_by", "later")

_READERS: dict[str, Callable[[str, Spelled], Any]] = {
    "yes_no": yes_no,
    "denominations": _several,
    "actions": _several,
    "poll": _mapping,
    "evidence": _mapping,
    "text": lambda text, spelled: text,
    "tricks": _tricks_won,
    "card": code,
    "act": lambda text, spelled: text,
    "revoke": _revoke,
}


def _unreadable(text: str) -> Wrong:
    return Wrong("bad-value", f"{text!r} is not written as it is asked for", text=text)
