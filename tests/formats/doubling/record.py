"""What there is in a record: every key and every verb, as its schema has them; the forms of YAML and of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bridgelaw.formats.fields import EXPECT, FIELDS
from bridgelaw.formats.verbs import ActForm, forms
from bridgelaw.table.record import MOVES
from tests.formats.doubling import Production, each, numbered, under, within
from tests.formats.doubling.samples import large, one

HEAD: dict[str, Any] = {"bridgelaw": 1, "board": 1}
YAML = "bridgelaw: 1\nboard: 1\n"
FIRST = {"by": "N", "call": "1C"}


def as_json(make: Callable[[int], dict[str, Any]]) -> Production:
    """Data as JSON."""
    return lambda length: json.dumps(HEAD | make(length))


def as_yaml(make: Callable[[int], dict[str, Any]]) -> Production:
    """The same as YAML, which has the brackets of JSON too; the remark makes it one."""
    return lambda length: f"# x\n{json.dumps(HEAD | make(length))}"


def _field(key: str, schema: dict[str, Any]) -> Callable[[int], dict[str, Any]]:
    return lambda length: {key: large(schema, length)}


def _acts(who: str, form: ActForm, about: str) -> Callable[[int], dict[str, Any]]:
    """The act again and again, about the first act, about the one before it, or about none."""
    by = "N" if who == "player" else who
    act = {"by": by, **{slot.key: one(slot.kind.schema) for slot in form.slots.values() if slot.required}}
    if form.questions:
        act[form.verb] = form.questions[0]
    refers = next((slot.key for slot in form.slots.values() if slot.key == "of"), None)

    def make(length: int) -> dict[str, Any]:
        number = length // (len(json.dumps(act)) + 14)
        ids = ["a1"] * number if about == "the first" else [f"a{n}" for n in range(1, number + 1)]
        return {"acts": [FIRST, *(act | ({refers: id} if refers and about else {}) for id in ids)]}

    return make


def _whole_act(who: str, form: ActForm) -> Callable[[int], dict[str, Any]]:
    """One act with everything that it can have."""

    def make(length: int) -> dict[str, Any]:
        act: dict[str, Any] = {"by": "N" if who == "player" else who}
        for slot in form.slots.values():
            if not slot.refers and slot.key != "id":
                act[slot.key] = large(slot.kind.schema, length // len(form.slots))
        if form.questions:
            act[form.verb] = form.questions[0]
        return {"acts": [FIRST, act]}

    return make


VERBS = {f"{who} {form.verb}{f' {form.questions[0]}' if form.questions else ''}": (who, form) for who, form in forms()}
LIMITED: dict[str, int] = {}
PRODUCTIONS: dict[str, Production] = {}
for _key, _kind in {**FIELDS, "expect": EXPECT}.items():
    PRODUCTIONS[f"field {_key}"] = as_json(_field(_key, _kind.schema))
for _name, (_who, _form) in VERBS.items():
    for _about in ("the first", "the last") if any(slot.refers for slot in _form.slots.values()) else ("",):
        _called = f"acts {_name}" + (f", about {_about}" if _about else "")
        PRODUCTIONS[_called] = as_json(_acts(_who, _form, _about))
        if issubclass(_form.make, MOVES):
            LIMITED[_called] = 30_000
    PRODUCTIONS[f"act {_name}"] = as_json(_whole_act(_who, _form))

_CALLS: dict[str, list[dict[str, Any]]] = {
    "calls in rotation": [{"by": seat, "call": "P"} for seat in "NESW"],
    "calls and retractions": [{"by": "N", "call": "1C"}, {"by": "N", "retract": "call"}],
    "cards": [{"by": seat, "play": "HA"} for seat in "NESW"],
    "cards and retractions": [{"by": "N", "play": "HA"}, {"by": "N", "retract": "play"}],
}
for _name, _some in _CALLS.items():
    PRODUCTIONS[_name] = as_json(lambda length, some=_some: {"acts": some * (length // len(json.dumps(some)))})  # type: ignore[misc]
    LIMITED[_name] = 30_000
PRODUCTIONS |= {
    "ids": as_json(lambda n: {"acts": [{"by": "N", "ask": "x", "id": f"x{k}"} for k in range(n // 40)]}),
    "an id twice at the end": as_json(
        lambda n: {"acts": [{"by": "N", "ask": "x", "id": f"x{k}"} for k in [*range(n // 40), 0]]}
    ),
    "an act that is none at the end": as_json(lambda n: {"acts": [{"by": "N", "ask": "x"}] * (n // 24) + [{}]}),
    "unknown keys": as_json(lambda n: {f"x{k}": 1 for k in range(n // 10)}),
    "unknown verbs": as_json(lambda n: {"acts": [{"by": "N", **{f"x{k}": 1 for k in range(n // 10)}}]}),
    "regulations": as_json(lambda n: {"regulations": {f"x{k}": "yes" for k in range(n // 14)}}),
    "expectations after acts": as_json(
        lambda n: {
            "acts": [FIRST] * 2,
            "expect": [{"after": f"a{k % 2 + 1}", "has": {"turn": "N"}} for k in range(n // 40)],
        }
    ),
    "cards that were never held": as_json(
        lambda n: {
            "deal": "N:A... - - -",
            "acts": [{"by": "N", "choose": "accept_call"}, *[{"by": "E", "expose": ["SA"]}] * (n // 32)],
        }
    ),
}

_FLOW = {
    "list": within("[", each("a, "), "]"),
    "mapping": within("{", numbered("k{}: v, "), "}"),
    "mappings": within("[", each("{a: b}, "), "]"),
    "a key twice": within("{", each("k: v, "), "}"),
    "question marks": within("[", each("? a, "), "]"),
    "plain words": each("a "),
    "single quotes": within("'", each("x''"), "'"),
    "double quotes": within('"', each("x"), '"'),
    "escapes": within('"', each("\\u00e9\\n"), '"'),
    "surrogates": within('"é', each("\\ud83d\\ude00"), '"'),
    "numbers": within("[", each("1.5e3, "), "]"),
    "digits": each("1"),
    "words with a type": within("[", each("true, null, "), "]"),
    "opening brackets": each("["),
    "opening braces": each("{a: "),
    "brackets and a star": within("", each("["), "*"),
    "braces and a star": within("", each("{a: "), "*a"),
    "closing brackets": each("]"),
    "nested lists": within("[", each("[[[[]]]], "), "]"),
    "tags": within("[", each("!x a, "), "]"),
    "stars": within("[", each("*a, "), "]"),
    "ampersands": within("[", each("&a b, "), "]"),
    "commas": within("[", each(","), "]"),
    "colons": within("[", each(":"), "]"),
    "blanks": within("a", each(" "), "b"),
}
_DEEP = ("opening brackets", "brackets and a star", "braces and a star")  # that parser looks 1024 signs ahead, slowly
_NEWER = {name: within("[{a?b: c}, ", one, "]") for name, one in _FLOW.items() if name not in _DEEP}
_BLOCKS = {
    "keys": numbered("k{}: v\n"),
    "a key twice": each("k: v\n"),
    "lists": within("acts:\n", each("  - {by: N, ask: x}\n")),
    "lists of mappings": within("acts:\n", each("- by: N\n  ask: x\n")),
    "lists in lists": within("k:\n", each("- - - a\n")),
    "dashes": within("k:\n  ", each("- ")),
    "complex keys": each("? a\n: b\n"),
    "question marks": each("? "),
    "literal": within("title: |\n", each("  x\n")),
    "folded": within("title: >\n", each("  x\n\n")),
    "deeper and deeper": lambda n: "".join(f"{' ' * k}k:\n" for k in range(int((2 * n) ** 0.5))),
    "many lines": within("title: a\n", each("  b\n")),
    "comments": each("# x\n"),
    "empty lines": within("title: a\n", each("\n")),
    "documents": each("--- a\n"),
    "ends": each("...\n"),
    "aliases": within("expect:\n- has: {turn: &a x}\n", each("- has: {turn: *a}\n")),
    "aliases of lists": within("expect:\n- laws: &a [2017]\n", each("- laws: *a\n")),
    "aliases of a long word": lambda n: (
        f"expect:\n- has: {{turn: &a {'x' * (n // 2)}}}\n" + "- has: {turn: *a}\n" * (n // 36)
    ),
    "anchors": within("expect:\n", each("- has: {turn: &a x}\n")),
    "carriage returns": within("title: a", each("\r")),
    "letters of two bytes": within("title: ", each("é")),
    "byte order marks": each("\ufeff"),
    "half characters": within("title: a", lambda n: "\ud800" * n),
    "control characters": within("title: a", each("\x08")),
}
_DIRECTIVES = {
    "tag directives": lambda n: "".join(f"%TAG !a{k}! x\n" for k in range(n // 14)) + f"--- \n{YAML}",
    "unknown directives": lambda n: "%X y\n" * (n // 5) + f"---\n{YAML}",
}
PRODUCTIONS |= {
    **under(f"{YAML}k: ", _FLOW, "\n", named="yaml flow: {}"),
    **under(f"{YAML}k: ", _NEWER, "\n", named="newer yaml: {}"),
    **under(YAML, _BLOCKS, named="yaml block: {}"),
    **{f"yaml {name}": production for name, production in _DIRECTIVES.items()},
    "yaml acts": as_yaml(lambda n: {"acts": [{"by": "N", "ask": "x"}] * (n // 24)}),
    "yaml with a fault at the end": within(f"{YAML}acts:\n", each("  - {by: N, ask: x}\n"), "  - {by: N}\n"),
}
_JSON = {
    "list": within("[", each("1, "), "1]"),
    "objects": within("[", each('{"a": 1}, '), "1]"),
    "keys": within("{", numbered('"k{}": 1, '), '"k": 1}'),
    "a key twice": within("{", each('"k": 1, '), '"k": 1}'),
    "a key twice at the end": within("{", numbered('"k{}": 1, '), '"k1": 1}'),
    "keys twice, deep inside": within("[" * 40, each('{"k": 1}, '), '{"k": 1, "k": 2}' + "]" * 40),
    "texts": within('"', each("x"), '"'),
    "escapes": within('"', each("\\u00e9\\n"), '"'),
    "escaped quotes": within('"', each('\\"'), '"'),
    "backslashes": within('"', each("\\\\"), '"'),
    "backslashes without an end": within('"', each("\\")),
    "brackets in a text": within('"', each("[{"), '"'),
    "quotes": each('"'),
    "numbers": within("[", each("1.5e3, "), "1]"),
    "digits": each("1"),
    "words": within("[", each("true, null, "), "false]"),
    "opening brackets": each("["),
    "opening braces": each('{"a": '),
    "nested": within("[", each("[[[[]]]], "), "1]"),
    "blanks": within("1", each(" ")),
    "line ends": within("1", each("\n")),
}
PRODUCTIONS |= under('{"bridgelaw": 1, "board": 1, "k": ', _JSON, "}", named="json: {}")
SMALL = frozenset(name for name in PRODUCTIONS if name.startswith("newer yaml: "))
"""Those that are read by a parser in Python: it takes no more than 64 KB, and goes through many lines for each sign."""
LIMITED |= dict.fromkeys(SMALL, 250)
MANY = {name: 25_000 for name in PRODUCTIONS if name.endswith(" and a star")} | dict.fromkeys(SMALL, 4_000)
"""How many characters are timed where it is not the usual number. Signs are looked for apart beyond 64 KB."""
