"""The published schema is the one that the tables make; it refuses what the reader refuses, where it can see it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import jsonschema
import pytest

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import from_plain
from bridgelaw.formats.schema import schema, text
from bridgelaw.formats.verbs import forms
from bridgelaw.table import acts

VALIDATOR = jsonschema.Draft202012Validator(schema())
RECORD: dict[str, Any] = {"bridgelaw": 1, "board": 1, "acts": [{"by": "N", "call": "1S"}]}


def test_the_published_schema_is_up_to_date() -> None:
    published = (files("bridgelaw.formats") / "record.schema.json").read_text(encoding="utf-8")
    assert published == text(), "make it anew: python -m bridgelaw.formats.schema"


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    VALIDATOR.validate(RECORD)


def test_every_verb_of_every_actor_has_a_form() -> None:
    made = {(who, form.verb) for who, form in forms()}
    tables: dict[str, Any] = {
        "player": acts.PLAYER_ACTS,
        "director": acts.DIRECTOR_ACTS,
        "spectator": acts.SPECTATOR_ACTS,
    }
    assert made == {(who, verb) for who, table in tables.items() for verb in table}


@pytest.mark.parametrize(
    "change",
    [
        {"bridgelaw": 2}, {"bridgelaw": "1"}, {"laws": 2018}, {"laws": "2017"}, {"authority": "fifa"},
        {"language": "de"}, {"scoring": "points"}, {"title": 5}, {"title": None}, {"board": 0}, {"board": "7"},
        {"dealer": "NS"}, {"vulnerable": "none"}, {"deal": "AK"}, {"table": {"screens": 1}}, {"table": {"door": True}},
        {"players": {"X": "A"}}, {"players": {"N": 1}}, {"field": {}}, {"field": {"results": ["lots"]}},
        {"norms": {"N": {"n": 3}}}, {"session": {"NS": 101}}, {"match": {"format": "cup"}}, {"source": {"url": "x"}},
        {"reading": [{"code": "odd"}]}, {"regulations": ["x"]}, {"colour": "red"}, {"acts": {}}, {"acts": [[]]},
        {"expect": {}}, {"expect": [{"hass": {}}]}, {"expect": [{"has": {"turns": "N"}}]},
        {"expect": [{"laws": [2018]}]}, {"expect": [{"after": 3}]},
    ],
    ids=str,
)  # fmt: skip
def test_a_planted_fault_is_refused_by_schema_and_reader(change: dict[str, Any]) -> None:
    planted = RECORD | change
    assert not VALIDATOR.is_valid(planted)
    with pytest.raises(RecordError):
        from_plain(planted)


def test_a_record_needs_its_version_and_a_dealer() -> None:
    faults: list[Any] = [{"board": 1}, {"bridgelaw": 1}, [], "x", None]
    for faulty in faults:
        assert not VALIDATOR.is_valid(faulty)
        with pytest.raises(RecordError):
            from_plain(faulty)
    assert VALIDATOR.is_valid({"bridgelaw": 1, "dealer": "W"})
