"""Values of a JSON Schema: one that it takes, and one with as much in it as there is room for."""

from __future__ import annotations

from typing import Any

from bridgelaw.formats.kinds import DEFINITIONS

WORDS = {
    r"[1-9][0-9]{0,8}/[1-9][0-9]{0,8}": "1/3",
    r"[a-z][A-Za-z0-9_.]*": "x",
    r"\d{1,40}/": "1/3",
    r"\d{1,40}": "3",
}


def one(schema: dict[str, Any]) -> Any:
    """A small value."""
    return large(schema, 1)


def large(schema: dict[str, Any], length: int) -> Any:
    """A value of about so many characters, where the schema has room for any number."""
    if "$ref" in schema:
        return large(DEFINITIONS[schema["$ref"].rpartition("/")[2]], length)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    if "anyOf" in schema:
        ways = [large(part, length) for part in schema["anyOf"] if part != {"type": "null"}]
        return max(ways, key=lambda value: len(str(value)))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return [one(part) for part in schema["prefixItems"]]
        item = one(schema.get("items", {}))
        number = schema.get("maxItems", length // (len(str(item)) + 2))
        return [item] * max(number, schema.get("minItems", 0), 1)
    if kind == "object":
        parts = schema.get("properties", {})
        if length == 1:
            parts = {name: part for name, part in parts.items() if name in schema.get("required", ())}
        found = {name: large(part, max(1, length // len(parts))) for name, part in parts.items()}
        further = schema.get("additionalProperties", {})
        if further is not False and not found:
            value = one(further)
            names = schema.get("propertyNames", {})
            keys = large_names(names, length // (len(str(value)) + 12))
            found = dict.fromkeys(keys, value)
        return found
    if kind in ("number", "integer"):
        return int(schema.get("minimum", 1)) or 1
    if "pattern" in schema:
        return next((word for form, word in WORDS.items() if form in schema["pattern"]), "3NT")
    return "x" * length


def large_names(schema: dict[str, Any], number: int) -> list[str]:
    """Keys of a mapping, as many as it takes."""
    while "$ref" in schema:
        schema = DEFINITIONS[schema["$ref"].rpartition("/")[2]]
    if "enum" in schema:
        return [str(word) for word in schema["enum"]]
    return [f"k{n}" for n in range(max(1, number))]
