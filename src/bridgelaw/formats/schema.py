"""The JSON Schema (2020-12) of a record, made from the tables that the reader uses. `record.schema.json` is a copy.

It says what a schema can: words, forms, keys. That ids are different, that `of` names an earlier act and that a card is
in the hand that plays it, only the reader sees.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bridgelaw.formats.fields import EXPECT, FIELDS, VERSION
from bridgelaw.formats.kinds import DEFINITIONS, Schema
from bridgelaw.formats.verbs import DIRECTOR, SPECTATOR, ActForm, forms

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> Schema:
    """The schema of a record."""
    kinds: dict[str, list[Schema]] = {"player": [], DIRECTOR: [], SPECTATOR: []}
    for who, form in forms():
        kinds[who].append(_act(who, form))
    definitions = dict(DEFINITIONS)
    for who, forms_of_act in kinds.items():
        definitions[f"{who}_act"] = {"anyOf": forms_of_act}
    definitions["act"] = {"anyOf": [{"$ref": f"#/$defs/{who}_act"} for who in kinds]}
    properties: Schema = {"bridgelaw": {"const": VERSION}}
    properties |= {key: kind.schema for key, kind in FIELDS.items()}
    properties["acts"] = {"type": "array", "items": {"$ref": "#/$defs/act"}}
    properties["expect"] = EXPECT.schema
    return {
        "$schema": DIALECT,
        "title": "What happened at a bridge table",
        "description": f"A record of bridgelaw, format {VERSION}; with `expect`, a scenario.",
        "type": "object",
        "required": ["bridgelaw"],
        "anyOf": [{"required": ["board"]}, {"required": ["dealer"]}],
        "properties": properties,
        "additionalProperties": False,
        "$defs": definitions,
    }


def text() -> str:
    """The schema as it is published."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode("utf-8") + "\n"


def _act(who: str, form: ActForm) -> Schema:
    by: Schema = {"$ref": "#/$defs/seat"} if who == "player" else {"const": who}
    properties: dict[str, Any] = {"by": by}
    properties |= {key: slot.kind.schema for key, slot in form.slots.items()}
    if form.questions:
        properties[form.verb] = {"enum": list(form.questions)}
    return {
        "type": "object",
        "properties": properties,
        "required": ["by", *(key for key, slot in form.slots.items() if slot.required)],
        "additionalProperties": False,
    }


if __name__ == "__main__":
    from pathlib import Path

    Path(__file__).with_name("record.schema.json").write_text(text(), encoding="utf-8")
