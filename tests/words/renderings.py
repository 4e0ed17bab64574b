"""Every message of a language as it can come out: for each value by which it or what it refers to chooses, in each
combination, with samples of what the program passes for all else."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bridgelaw.lawbook.editions import EDITIONS, about
from bridgelaw.table import vocabulary as v
from bridgelaw.words import Words
from tests.words.ftl import FILES, entries, needs, places, source

SEATS = list("NESW")
WORDS_OF_LAWS = {
    name: list(dict.fromkeys(about(edition).words[name] for edition in EDITIONS)) for name in about(EDITIONS[0]).words
}
ROLES = ["partner", "due", "from", "leader", "declarer", "dealer", "other", "winner", "offender", "claimant", "rho"]
NUMBERS = ["tricks", "cards", "count", "options", "players", "boards", "calls", "seconds", "minutes", "irregularities"]
NUMBERS += ["questions", "spectators", "imps", "waiting", "considered", "chose", "polled", "amount"]
CALLS = ["2♥", "Passe", "Contre", "Pass", "Double", "pass", "dobling"]
VALUES: dict[str, list[Any]] = {
    **dict.fromkeys(ROLES, SEATS),
    **{number: [1, 2] for number in NUMBERS},
    **{number: [0, 1, 2, 13] for number in ("tricks", "cards", "count", "irregularities", "questions")},
    "seat": [*SEATS, "director", "spectator"],
    "side": ["NS", "EW"],
    "other_side": ["EW", "NS"],
    "suit": list("SHDC"),
    "strain": ["S", "H", "D", "C", "NT"],
    "rank": list("AKQJT95"),
    "level": [1, 2, 7],
    "until": list(v.UNTIL),
    "vulnerable": ["None", "NS", "EW", "All"],
    "risk": ["none", "X", "XX"],
    "outcome": ["made", "over", "down"],
    "unit": list(v.UNITS),
    "what": ["call", "play"],
    "decision": list(v.APPEAL_DECISIONS),
    **{f"laws_{name}": said for name, said in WORDS_OF_LAWS.items()},
    "penalty_rank": ["major", "minor"],
    "error": ["serious", "gambling"],
    **dict.fromkeys(("call", "first", "second", "new"), CALLS),
}
FIRST = {"seat": "E", "partner": "W", "due": "S", "from": "W", "leader": "E", "declarer": "S", "other": "W"}
PLURALS: dict[str, list[Any]] = {"one": [1], "other": [2], "zero": [0], "two": [2], "few": [3], "many": [1000000]}
"""A number for each plural category; French counts nought and one and a half as one."""
FORMS = {"fr": {"one": [0, 1, 1.5]}}
NAMED = ("sentence",)


class Rendering(NamedTuple):
    """A message with its attribute, what was passed, and what it says."""

    name: str
    attribute: str | None
    args: Mapping[str, Any]
    text: str


def samples(language: str, variable: str, keys: frozenset[str]) -> list[Any]:
    """What is passed for a variable that chooses among these variants, one value for each of them at least. Of a seat
    that is a name, nothing: only where no word stands in front of it may one be passed."""
    if keys <= set(PLURALS) | {"0", "1"}:
        forms = PLURALS | FORMS.get(language, {})
        return list(dict.fromkeys(one for key in sorted(keys) for one in (forms.get(key) or [int(key)])))
    if variable in VALUES:
        known = [value for value in VALUES[variable] if str(value) in keys]
        rest = [value for value in VALUES[variable] if str(value) not in keys]
        return known + rest[:1] if "other" in keys else known or VALUES[variable]
    return sorted(keys)


def base(language: str, name: str, attribute: str | None) -> dict[str, Any]:
    """One sample for each variable."""
    variables, keys = needs(language, name, attribute)
    found = {x: VALUES[x][0] if x in VALUES else f"‹{x}›" for x in variables}
    return found | {x: y for x, y in FIRST.items() if x in keys}


def arguments(language: str, name: str, attribute: str | None) -> Iterator[dict[str, Any]]:
    """A base set, each value of each variable that chooses, and each combination of their variants."""
    _, keys = needs(language, name, attribute)
    usual = base(language, name, attribute)
    yield usual
    for variable, chosen in keys.items():
        for value in VALUES.get(variable, sorted(chosen)):
            yield usual | {variable: value}
    if keys:
        chosen_by = [samples(language, variable, variants) for variable, variants in keys.items()]
        for values in itertools.product(*chosen_by):
            yield usual | dict(zip(keys, values, strict=True))


def renderings(language: str) -> Iterator[Rendering]:
    """Every message so; each text of a message once."""
    words = Words(language, strict=True)
    for name, attribute in places(language):
        seen: set[str] = set()
        for args in arguments(language, name, attribute):
            text = words.say(name, attribute, **args)
            if text not in seen:
                seen.add(text)
                yield Rendering(name, attribute, args, text)


def file_of(language: str, name: str) -> str:
    """The Fluent file in which a message stands."""
    assert name in entries(language)
    return next(file for file in FILES if f"\n{name} =" in f"\n{source(language, file)}")
