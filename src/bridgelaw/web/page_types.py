"""The JSON Schema from which the types of the pages are made: `make wire` prints it into `page/src/lib/wire.ts`.

With `hall` it prints that of the places of a running session, for `page/src/hall/wire.ts`; with `languages` the
languages as the page gets them, for the page's own tests.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from inspect import cleandoc
from typing import Any, get_args

import msgspec

from bridgelaw.hall.messages import HallMessage
from bridgelaw.hall.seen import SeenTablePlays, View
from bridgelaw.web.frames import ANSWERS, FromServer, IfClaimed, IfPlayed, ScoreSheet, SystemCards
from bridgelaw.web.hall.directing import SeenProposals
from bridgelaw.web.hall.frames import SaidReply
from bridgelaw.web.languages import Languages, languages
from bridgelaw.web.wire import ToServer

Schema = dict[str, Any]

_ALWAYS_SAID = {"View": ("told",), "Refused": ("sentence",), "Objection": ("label", "sentence", "law_label")}
"""What the page always gets, since it always says a language."""


_ANYTHING: Schema = {"type": "object", "additionalProperties": {}}


def schema() -> Schema:
    """All that goes over the socket, each type under its name in `$defs`."""
    answers = tuple(dict.fromkeys(ANSWERS.values()))
    sent, received = get_args(FromServer), get_args(ToServer)
    named: dict[str, Schema] = {
        "Language": {"type": "string"},
        "Act": {"type": "object", "additionalProperties": {}},
    }
    defs = _defs((*answers, *sent, *received, ScoreSheet, IfClaimed, IfPlayed, SystemCards, Languages), named)
    defs["Answer"] = _any_of("Answer", [defs.pop(one.__name__) for one in answers])
    for name, fields in _ALWAYS_SAID.items():
        defs[name]["required"] = [*defs[name]["required"], *fields]
    defs |= named
    defs["FromServer"], defs["ToServer"] = _one_of(sent), _one_of(received)
    return _rooted(
        "Wire",
        defs,
        ("FromServer", "ToServer", "ScoreSheet", "IfClaimed", "IfPlayed", "SystemCards", "Language", "Languages"),
    )


def hall_schema() -> Schema:
    """All that goes to and from a place of a running session."""
    said: dict[str, Sequence[type[Any]]] = {
        "HallView": get_args(View), "HallMessage": get_args(HallMessage), "SaidReply": get_args(SaidReply),
        "Proposals": (SeenProposals,), "TablePlays": (SeenTablePlays,),
    }  # fmt: skip
    named: dict[str, Schema] = {}
    defs = _defs(tuple(one for types in said.values() for one in types), named)
    defs |= named | {name: _one_of(types) for name, types in said.items()}
    return _rooted("HallWire", defs, tuple(said))


def _defs(types: tuple[Any, ...], named: dict[str, Schema]) -> dict[str, Schema]:
    """The schemas of those types and of what is in them, by name."""
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {name: _with_names(one, named, is_type=True) for name, one in found.items()}


def _rooted(title: str, defs: dict[str, Schema], roots: Sequence[str]) -> Schema:
    return {
        "title": title,
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in roots},
        "required": list(roots),
        "$defs": {name: defs[name] for name in sorted(defs)},
    }


def _one_of(types: Sequence[type[Any]]) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in types]}


def _any_of(name: str, schemas: Sequence[Schema]) -> Schema:
    """One mapping for all of these: what is not in each of them need not be there."""
    properties = {key: value for one in reversed(schemas) for key, value in one["properties"].items()}
    required = [key for key in properties if all(key in one["required"] for one in schemas)]
    return {"title": name, "type": "object", "properties": properties, "required": required}


def _with_names(found: Any, named: dict[str, Schema], *, is_type: bool = False) -> Any:
    """The same, with what has a title put into `named` and referred to."""
    if isinstance(found, list | tuple):
        return [_with_names(one, named) for one in found]
    if not isinstance(found, dict):
        return found
    if "$ref" in found:
        return {"$ref": found["$ref"]}
    inner = {key: _with_names(value, named) for key, value in found.items()}
    if "description" in inner:
        inner["description"] = cleandoc(inner["description"])
    if "prefixItems" in inner:
        # what a later JSON Schema calls so is `items` for the generator
        inner["items"] = inner.pop("prefixItems")
    if "properties" in inner and inner.get("additionalProperties"):
        # msgspec says of a mapping that it may have any keys; where some are named there are no others
        inner["additionalProperties"] = False
    if inner == {"type": "object"}:
        return _ANYTHING
    if is_type or not isinstance(title := found.get("title"), str):
        return inner
    named[title] = inner
    return {"$ref": f"#/$defs/{title}"}


_PRINTED = {
    "wire": lambda: msgspec.json.encode(schema()),
    "hall": lambda: msgspec.json.encode(hall_schema()),
    "languages": lambda: languages()[0],
}

if __name__ == "__main__":
    printed = _PRINTED[(sys.argv[1:] or ["wire"])[0]]()
    sys.stdout.write(msgspec.json.format(printed).decode() + "\n")
