"""Mappings with known keys, as plain data: every key has its kind, some must be there, no other is taken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import ValueKind, refused, words


class Key(Struct, frozen=True):
    """What stands under one key."""

    kind: ValueKind
    required: bool = False


def unknown_key(key: str, allowed: Iterable[str], where: str) -> Wrong:
    """What to raise for a key that `where` has not got."""
    known = " ".join(sorted(allowed))
    return Wrong("unknown-key", f"{where} has no key {key!r}; it has: {known}", [key], text=key, allowed=known)


def missing(key: str, where: str = "") -> Wrong:
    """What to raise for a key that must be there."""
    return Wrong("missing-field", f"{key} is missing{' in ' + where if where else ''}", field=key)


def mapping(name: str, keys: Mapping[str, Key]) -> ValueKind:
    """A mapping with these keys; it is read into a dict with the keys in this order."""
    required = [key for key, slot in keys.items() if slot.required]

    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise refused(value, name)
        for key in value:
            if key not in keys:
                raise unknown_key(key, keys, name.partition(":")[0])
        for key in required:
            if key not in value:
                raise missing(key)
        return {key: read_key(slot.kind, key, value[key]) for key, slot in keys.items() if key in value}

    def write(value: Mapping[str, Any]) -> dict[str, Any]:
        return {key: slot.kind.write(value[key]) for key, slot in keys.items() if key in value}

    schema = {
        "type": "object",
        "properties": {key: slot.kind.schema for key, slot in keys.items()},
        "additionalProperties": False,
    }
    if required:
        schema["required"] = required
    return ValueKind(name, read, schema, write)


def read_key(kind: ValueKind, key: str, value: Any) -> Any:
    """`value` read as `kind`; a fault in it is one of what stands under `key`."""
    try:
        return kind.read(value)
    except Wrong as wrong:
        raise wrong.under(key) from None


def branched(name: str, key: str, kinds: Mapping[str, ValueKind], otherwise: ValueKind | None = None) -> ValueKind:
    """A mapping whose form hangs on the word under `key`; `otherwise` is the form for every other word."""
    known = words(kinds)

    def form(value: Any) -> ValueKind:
        if not isinstance(value, Mapping):
            raise refused(value, name)
        if key not in value:
            raise missing(key)
        word = value[key]
        if otherwise is not None and word not in kinds:
            return otherwise
        return kinds[read_key(known, key, word)]

    forms = [*kinds.values(), *([otherwise] if otherwise else [])]
    schema = {"anyOf": [kind.schema for kind in forms]}
    return ValueKind(name, lambda value: form(value).read(value), schema, lambda value: form(value).write(value))
