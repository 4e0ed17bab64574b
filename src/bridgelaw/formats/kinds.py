"""Kinds of value in a record: each reads plain data, writes it, and says in JSON Schema what it takes."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS, STRAINS
from bridgelaw.game.cards import CARDS, SUITS
from bridgelaw.game.seats import Seat, Side

Schema = dict[str, Any]


class ValueKind(Struct, frozen=True):
    """A kind of value. `name` completes "… is not"; `code` is that of the error; `read` raises `Wrong`."""

    name: str
    read: Callable[[Any], Any]
    schema: Schema
    write: Callable[[Any], Any] = lambda value: value
    code: str = "bad-value"


def shown(value: object) -> str:
    """A value as an error shows it, never long."""
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list | tuple):
        return "a list"
    text = str(value).lower() if isinstance(value, bool) else "null" if value is None else repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def refused(value: object, name: str, code: str = "bad-value", **details: str) -> Wrong:
    """What to raise for a value that is not `name`; `details`: `codes` that are taken, or `least` and `most`."""
    return Wrong(code, f"{shown(value)} is not {name}", text=shown(value), allowed=name, **details)


def _from_table(table: Mapping[str, Any], name: str, code: str, schema: Schema) -> ValueKind:
    codes = {"codes": " ".join(table)} if code == "bad-value" else {}

    def read(value: Any) -> Any:
        found = table.get(value) if type(value) is str else None
        if found is None:
            raise refused(value, name, code, **codes)
        return found

    return ValueKind(name, read, schema, plain, code)


def words(allowed: Iterable[str]) -> ValueKind:
    """One of a list of words."""
    listed = list(allowed)
    name = f"one of {' '.join(listed)}" if len(listed) > 1 else listed[0]
    return _from_table({word: word for word in listed}, name, "bad-value", {"enum": listed})


def _flag(value: Any) -> bool:
    if value is True or value == "yes":
        return True
    raise refused(value, "true", codes="true yes")


def _yes_no(value: Any) -> bool:
    if type(value) is bool:
        return value
    if type(value) is str and value in ("yes", "no"):
        return value == "yes"
    raise refused(value, "yes or no (true false)", codes="yes no true false")


def _text(value: Any) -> str:
    if type(value) is not str:
        raise refused(value, "text")
    return value


def _name(value: Any) -> str:
    if type(value) is not str or not value or value == "start":
        raise refused(value, "an id: text, not empty, other than start")
    return value


def plain_number(value: float) -> int | float:
    """The number as it is written: a whole one without a fraction."""
    return int(value) if value == int(value) and abs(value) < 1e15 else value


def number(least: float | None = None, most: float | None = None) -> ValueKind:
    """A number, with limits that belong to it."""
    limits = _limits("a number", least, most)
    told = {key: str(bound) for key, bound in (("least", least), ("most", most)) if bound is not None}

    def read(value: Any) -> int | float:
        fits = type(value) is int or (type(value) is float and math.isfinite(value))
        if not fits or (least is not None and value < least) or (most is not None and value > most):
            raise refused(value, limits, **told)
        found: int | float = value
        return found

    return ValueKind(limits, read, {"type": "number"} | _bounds(least, most), plain_number)


def whole(least: int | None = None, most: int | None = None) -> ValueKind:
    """A whole number, with limits that belong to it."""
    limits = _limits("a whole number", least, most)
    told = {key: str(bound) for key, bound in (("least", least), ("most", most)) if bound is not None}

    def read(value: Any) -> int:
        if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
            raise refused(value, limits, **told)
        return value

    return ValueKind(limits, read, {"type": "integer"} | _bounds(least, most))


def _limits(name: str, least: float | None, most: float | None) -> str:
    if least is None:
        return name
    return f"{name} from {least} to {most}" if most is not None else f"{name}, {least} or more"


def _bounds(least: float | None, most: float | None) -> Schema:
    given = {"minimum": least, "maximum": most}
    return {key: bound for key, bound in given.items() if bound is not None}


def pattern(name: str, form: str, code: str = "bad-value") -> ValueKind:
    """Text of that regular expression."""
    fits = re.compile(form).fullmatch

    def read(value: Any) -> str:
        if type(value) is not str or not fits(value):
            raise refused(value, name, code)
        return value

    return ValueKind(name, read, {"type": "string", "pattern": f"^({form})$"}, code=code)


def listed(
    item: ValueKind, name: str, length: int | None = None, make: Callable[[list[Any]], Any] = tuple
) -> ValueKind:
    """A list of one kind, of any length or of just this one; what is read becomes a tuple, or what `make` makes."""

    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple) or (length is not None and len(value) != length):
            raise refused(value, name)
        found = []
        for n, one in enumerate(value):
            try:
                found.append(item.read(one))
            except Wrong as wrong:
                raise wrong.under(n) from None
        return make(found)

    schema: Schema = {"type": "array", "items": item.schema}
    if length is not None:
        schema |= {"minItems": length, "maxItems": length}
    return ValueKind(name, read, schema, lambda value: [item.write(one) for one in value])


def keyed(keys: ValueKind, values: ValueKind, name: str) -> ValueKind:
    """A mapping with keys of one kind and values of one kind."""

    def read(value: Any) -> dict[Any, Any]:
        if not isinstance(value, Mapping):
            raise refused(value, name)
        found = {}
        for key, one in value.items():
            try:
                found[keys.read(key)] = values.read(one)
            except Wrong as wrong:
                raise wrong.under(key) from None
        return found

    def write(value: Mapping[Any, Any]) -> dict[str, Any]:
        return {keys.write(key): values.write(one) for key, one in value.items()}

    named = {"propertyNames": keys.schema} if keys is not TEXT else {}
    return ValueKind(name, read, {"type": "object", **named, "additionalProperties": values.schema}, write)


def either(*kinds: ValueKind) -> ValueKind:
    """Any of several kinds: the first that takes the value. Those that take the same plain data write it alike."""
    name = ", or ".join(kind.name for kind in kinds)

    def read(value: Any) -> Any:
        for kind in kinds:
            try:
                return kind.read(value)
            except Wrong as wrong:
                if isinstance(value, list | tuple | dict) and wrong.path:
                    raise
        raise refused(value, name, kinds[0].code)

    return ValueKind(name, read, {"anyOf": [kind.schema for kind in kinds]}, plain, kinds[0].code)


def plain(value: Any) -> Any:
    """A value of any kind above as plain data."""
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(one) for key, one in value.items()}
    if isinstance(value, float):
        return plain_number(value)
    if value is None or isinstance(value, str | int):
        return value
    return getattr(value, "value", None) or str(value)


def or_null(kind: ValueKind) -> ValueKind:
    """`kind`, or null where it is not known."""

    def read(value: Any) -> Any:
        return None if value is None else kind.read(value)

    def write(value: Any) -> Any:
        return None if value is None else kind.write(value)

    return ValueKind(kind.name, read, {"anyOf": [{"type": "null"}, kind.schema]}, write, kind.code)


def at_ease(kind: ValueKind | None, default: Any) -> ValueKind:
    """`kind`, or `true` where nothing more need be said: then the value is `default`."""
    if kind is None:
        return ValueKind("true", _flag, {"enum": [True, "yes"]}, lambda value: True)

    def read(value: Any) -> Any:
        return default if value is True else kind.read(value)

    def write(value: Any) -> Any:
        return True if value == default else kind.write(value)

    return ValueKind(f"true, or {kind.name}", read, {"anyOf": [{"const": True}, kind.schema]}, write, kind.code)


def as_written(kind: ValueKind) -> ValueKind:
    """What `kind` takes, kept as plain data."""

    def read(value: Any) -> Any:
        kind.read(value)
        return value

    return ValueKind(kind.name, read, kind.schema, code=kind.code)


SEATS_BY_NAME = {seat.value: seat for seat in Seat}
SIDES_BY_NAME = {side.value: side for side in Side}

DEFINITIONS: dict[str, Schema] = {
    "seat": {"enum": list(SEATS_BY_NAME)},
    "call": {"enum": list(CALLS), "description": "P X XX, or a level and a denomination; more than seven can be said"},
    "card": {"enum": list(CARDS)},
    "yes_no": {"enum": [True, False, "yes", "no"]},
    "id": {"type": "string", "minLength": 1, "not": {"const": "start"}},
}


def _defined(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


SEAT = _from_table(SEATS_BY_NAME, "a seat (N E S W)", "bad-seat", _defined("seat"))
SIDE = _from_table(SIDES_BY_NAME, "a side (NS EW)", "bad-value", {"enum": list(SIDES_BY_NAME)})
CALL = _from_table(CALLS, "a call (P X XX, or level and C D H S NT, as in 1NT)", "bad-call", _defined("call"))
CARD = _from_table(CARDS, "a card (suit S H D C, then A K Q J T 9 … 2, as in HK)", "bad-card", _defined("card"))
SUIT = words(SUITS)
DENOMINATION = words(("S", "H", "D", "C", "NT"))
ACTION = words((*CALLS, *CARDS))
YES_NO = ValueKind("yes or no", _yes_no, _defined("yes_no"))
TEXT = ValueKind("text", _text, {"type": "string"})
ID = ValueKind("an id", _name, _defined("id"))
TRICKS = whole(0, 13)
CONTRACT = pattern("a contract (4S, 3NTX, 2HXX)", f"[1-7]({'|'.join(STRAINS)})X?X?")
