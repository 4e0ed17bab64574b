"""Acts in short lines, as the cases of the drawers write them: who, verb, value, then further keys as key=value.

S call 1H id=low              W attention low               director find comparable_call no of=high
W play HK from=N down         E expose HA C3 how=dropped    N choose forbid_suit suit=H
N claim 5 "two top tricks"    spectator attention low responsible=NS
S claim 6 left=7 won=4        (in a play that nobody has written down)
director adjust 4S:S:10 P     (North-South's result, and East-West's when it is another one)
director adjust 4S:S:10:0.6+4S:S:9:0.4 self_inflicted=EW without_error=4S:S:9
director adjust average_plus average_minus
"""

from __future__ import annotations

import shlex
from typing import Any

from bridgelaw.formats import typed
from bridgelaw.table.vocabulary import LISTED_QUESTIONS

_QUOTING = frozenset("\"'\\")
_FLAGS = frozenset(("down", "halt", "unintended", "concurring", "imported"))
_NUMBERS = frozenset(("at", "took"))
_LISTS = frozenset(("cards", "suits", "consulted"))
_INSIDE = {
    "adjust": ("self_inflicted", "without_error"),
    "claim": ("left", "won", "hands"),
    "concede": ("left", "won", "hands"),
}
"""Keys that stand in what the verb says, not beside it."""


def act(line: str) -> dict[str, Any]:
    """The act that `line` writes, in the form of the record format."""
    by, verb, *rest = _words(line)
    found: dict[str, Any] = {"by": by}
    values: list[str] = []
    for word in rest:
        key, equals, value = word.partition("=")
        if word in _FLAGS:
            found[word] = True
        elif equals and key.isidentifier():
            found[key] = _further(key, value)
        else:
            values.append(word)
    if verb == "find":
        found["value"] = _answer(values[0], values[1:])
        values = values[:1]
    found[verb] = _value(verb, values)
    if verb in _INSIDE:
        found[verb] |= {key: found.pop(key) for key in _INSIDE[verb] if key in found}
    return found


def _words(line: str) -> list[str]:
    """The words of a line as a shell has them. Hardly any is quoted, and to look at each letter takes longer than all
    else that is made of a case."""
    plain = line.isascii() and line.isprintable() and not _QUOTING.intersection(line)
    return line.split() if plain else shlex.split(line)


def _further(key: str, value: str) -> Any:
    if key in _NUMBERS:
        return float(value)
    if key in _LISTS:
        return value.split(",")
    if key in ("trick", "left", "won"):
        return int(value)
    if key == "without_error":
        return _results(value)
    return value == "yes" if key == "visible_to_partner" else value


def _value(verb: str, values: list[str]) -> Any:
    if not values:
        return True
    if verb in ("expose", "pick_up") or (verb == "restate" and values != ["right"]):
        return values
    if verb in ("claim", "concede"):
        return {"tricks": int(values[0])} | ({"line": values[1]} if values[1:] else {})
    if verb in ("result", "score"):
        return int(values[0])
    if verb == "adjust":
        return _award(*values)
    if verb == "penalize":
        side, unit, amount, kind = values
        return {"side": side, "unit": unit, "amount": float(amount), "kind": kind}
    return " ".join(values)


def _award(ns: str, ew: str | None = None) -> dict[str, Any]:
    """Shares of the board, or results for each side."""
    if ns.startswith("average"):
        return {"kind": "artificial", "ns": ns, "ew": ew or ns}
    given = {side: _results(text) for side, text in (("ns", ns), ("ew", ew)) if text}
    return {"kind": "assigned", **given}


def _results(text: str) -> list[dict[str, Any]]:
    """One result, or several with their weights."""
    return [_result(*each.split(":")) for each in text.split("+")]


def _result(contract: str, by: str = "", tricks: str = "0", weight: str = "") -> dict[str, Any]:
    found = {"contract": contract} | ({"by": by, "tricks": int(tricks)} if by else {})
    return found | ({"weight": float(weight)} if weight else {})


def _answer(kind: str, values: list[str]) -> Any:
    form = LISTED_QUESTIONS.get(kind)
    if form is None:
        return values[0] == "yes"
    if form == "tricks":
        return int(values[0])
    if form == "revoke":
        return typed.answer(kind, " ".join(values))
    return values if form in ("denominations", "actions") else " ".join(values)
