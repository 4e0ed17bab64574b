"""What there is in published cases, in answers to polls, in what a Director types, and in acts added to a text."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bridgelaw.formats import append, case, replies, typed
from bridgelaw.formats.case_fields import ANNOTATION, CASE
from bridgelaw.formats.check import MOST_MOVES
from bridgelaw.formats.replies import _FILE
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.words.spelling import hand, letters
from tests.formats.doubling import Production, Read, each, under, within
from tests.formats.doubling.samples import large

HEAD: dict[str, Any] = {"id": "x", "title": "x", "laws_edition": 2017, "quality": "full", "dealer": "N", "board": 1}
PLAYED = {"auction": ["1C", "P", "P", "P"], "result": {"contract": "1C", "declarer": "N", "tricks": 7}}
KINDS = ANNOTATION.schema["properties"]["kind"]["enum"]


def _case(make: Callable[[int], dict[str, Any]]) -> Production:
    return lambda length: json.dumps(HEAD | make(length))


def _field(key: str, schema: dict[str, Any]) -> Callable[[int], dict[str, Any]]:
    free = schema or {"type": "array", "items": {"type": "string"}}
    return lambda length: PLAYED | {key: large(free, length)}


def _noticed(at: str) -> Callable[[int], dict[str, Any]]:
    """Annotations of every kind: of one call, each of a call of its own, of none."""

    def make(length: int) -> dict[str, Any]:
        number = length // 60
        places: list[dict[str, Any]] = [
            {"of one call": {"index": 0}, "of calls": {"index": n}}.get(at, {}) for n in range(number)
        ]
        kinds = (KINDS * number)[:number]
        found = [{"kind": kind, "by": "S", "text": "x"} | place for kind, place in zip(kinds, places, strict=True)]
        if at == "of calls":
            return {"auction": ["1C"] * (MOST_MOVES + number), "annotations": found}
        return PLAYED | {"annotations": found}

    return make


CASES: dict[str, Production] = {
    **{f"case {key}": _case(_field(key, schema)) for key, schema in CASE.schema["properties"].items()},
    **{f"noticed {at}": _case(_noticed(at)) for at in ("of one call", "of calls", "of none")},
    "cancelled calls": _case(lambda n: {"auction": ["1C"] * (n // 12), "cancelled_calls": [*range(n // 12)]}),
    "seats": _case(lambda n: {"auction": ["1C"] * (n // 12), "call_seats": ["N"] * (n // 12)}),
    "tricks": _case(lambda n: PLAYED | {"play": "; ".join(f"{k} HA K Q J" for k in range(1, n // 12))}),
    "remarks at cards": _case(lambda n: PLAYED | {"play": "1 HA " + "(x) " * (n // 4)}),
    "brackets at cards": _case(lambda n: PLAYED | {"play": "1 HA " + "( " * (n // 2)}),
    "blanks between cards": _case(lambda n: PLAYED | {"play": f"1{' ' * n}HA"}),
    "blanks behind cards": _case(lambda n: PLAYED | {"play": f"1 HA{' ' * n}\nx"}),
    "semicolons": _case(lambda n: PLAYED | {"play": ";" * n}),
    "hands": _case(lambda n: {"hands": {"N": "A" * n}}),
    "findings": _case(lambda n: PLAYED | {"findings": {"suggested": ["1C"] * (n // 6), "from": "N", "to": "S"}}),
    "votes": _case(lambda n: PLAYED | {"findings": {"poll": {"votes": {f"x{k}": 1 for k in range(n // 10)}}}}),
    "results": _case(
        lambda n: (
            PLAYED
            | {"final": {"score": {"NS": [{"contract": "P", "ns": 0}] * (n // 24), "EW": [{"contract": "P", "ns": 0}]}}}
        )
    ),
}

_FILLINGS: dict[str, Production] = {
    "letters": each("x"),
    "digits": each("1"),
    "blanks": within("x", each(" "), "x"),
    "words": each("1C "),
    "commas": each("1C, "),
    "results": each("4S S 10, "),
    "blanks in a result": within("4S", each(" ")),
    "by and by": each("4S by "),
    "weights": each("50% 4S S =, "),
    "shares": each("1/2 4S S =; "),
    "digits in a weight": within("", each("9"), "% 4S S ="),
    "digits in a share": within("1/", each("9"), " 4S S ="),
    "sides": each("NS: 4S S =; "),
    "errors": each("4S S =; error EW: "),
    "likely": within("likely", each(" ")),
    "colons": within("likely", each(":")),
    "averages": each("average / "),
    "slashes": each("/"),
    "brackets": each("["),
    "braces": within("{", each("a: b, ")),
    "penalties": within("NS ", each("1"), " percent"),
    "blanks in a penalty": within("NS 1", each(" ")),
    "passes": each("P "),
}
_TYPED: dict[str, Read] = {
    **{f"answer {kind}": lambda text, kind=kind: typed.answer(kind, text) for kind in ("damage", *LISTED_QUESTIONS)},  # type: ignore[misc]
    "yes_no": typed.yes_no,
    "code": typed.code,
    "award": typed.award,
    "chances": typed.chances,
    "penalty": typed.penalty,
    "hand": lambda text: hand(text, "en"),
    "letters": lambda text: letters("en").get(text),
}
TYPED: dict[str, tuple[Read, Production]] = {
    f"{name}: {how}": (read, one)
    for name, read in _TYPED.items()
    if "answer" not in name or LISTED_QUESTIONS.get(name.removeprefix("answer ")) != "poll"
    for how, one in _FILLINGS.items()
}


def read_replies(text: str) -> replies.Replies:
    """The answers that a file with that text holds."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "x.yaml")
        path.write_text(text, "utf-8", "replace")
        return replies.load(path)


REPLIES: dict[str, Production] = {
    f"replies {key}": lambda n, key=key, schema=schema: json.dumps({"answers": [], key: large(schema, n)})
    for key, schema in _FILE.schema["properties"].items()
} | {
    "replies, bare": within("[", each("{class: x, chooses: P}, "), "]"),
    "replies that consider": within("answers:\n", each("- {class: x, chooses: P, considers: [1C, 1D]}\n")),
    "replies without a choice": within("answers:\n", each("- {class: x, chooses: P}\n"), "- {class: x}\n"),
}
ACT = {"by": "N", "ask": "x"}
_YAML = "bridgelaw: 1\nboard: 1\nacts:\n"
APPENDED: dict[str, Production] = under(
    _YAML,
    {
        "acts": each("  - {by: N, ask: x}\n"),
        "acts of lines": each("  - by: N\n    ask: x\n"),
        "comments": within("  - {by: N, ask: x}\n", each("  # x\n")),
        "empty lines": within("  - {by: N, ask: x}\n", each("\n")),
        "carriage returns": each("  - {by: N, ask: x}\r\n"),
        "a long act": within("  - {by: N, ask: '", each("x"), "'}\n"),
    },
    named="appended to {}",
)

PRODUCTIONS: dict[str, tuple[Read, Production]] = {
    **{name: (case.loads, one) for name, one in CASES.items()},
    **{f"typed {name}": one for name, one in TYPED.items()},
    **{name: (read_replies, one) for name, one in REPLIES.items()},
    **{name: (lambda text: append.appended(text, ACT), one) for name, one in APPENDED.items()},
}
"""Every production of these grammars, by name, each with what reads it."""
LIMITED = dict.fromkeys(("seats", "cancelled calls", "case auction", "case call_seats", "noticed of calls"), 8_000)
"""The productions of which there may be only so much: how many characters are beyond that."""
