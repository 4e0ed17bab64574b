"""What is written is read back as it was, and written again in the same bytes; other readers find the same in it."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Literal

import jsonschema
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw.formats import lin, pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import dump, dumps, from_plain, load, loads, plain_record
from bridgelaw.formats.schema import schema
from bridgelaw.formats.yaml_reader import compose
from tests.formats.shared import SCENARIOS, scenario_files
from tests.formats.strategies import records
from tests.kit.whole import WHOLE, examples_of

FORMS: tuple[Literal["yaml", "json"], ...] = ("yaml", "json")
VALIDATOR = jsonschema.Draft202012Validator(schema())
thorough = settings(max_examples=examples_of(100, 40), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(records())
@thorough
def test_a_record_is_read_back_as_it_was_written(record: Record) -> None:
    for form in FORMS:
        written = dumps(record, form)
        back = loads(written, f"x.{form}")
        assert back == record
        assert dumps(back, form) == written


@given(records())
@thorough
def test_the_three_forms_say_the_same(record: Record) -> None:
    data = json.loads(dumps(record, "json"))
    assert data == plain_record(record) == compose(dumps(record))
    assert from_plain(data) == record
    assert loads(dumps(record, "json"), "a YAML reader takes JSON.yaml") == record


@given(records())
@thorough
def test_readers_of_older_yaml_find_the_same(record: Record) -> None:
    written = dumps(record)
    assert yaml.safe_load(written) == compose(written)


@given(st.lists(records(), min_size=1, max_size=3))
@settings(thorough, max_examples=examples_of(60, 20))
def test_files_of_other_programs_give_the_records_back(written: list[Record]) -> None:
    for module in (pbn, lin):
        text = module.dumps(written)
        back = module.loads(text)
        assert back == written
        assert module.dumps(back) == text


@given(st.lists(records(), min_size=1, max_size=2))
@settings(thorough, max_examples=examples_of(20, 10))
def test_files_give_the_records_back_whatever_their_letters(written: list[Record]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for module, name in ((pbn, "x.pbn"), (lin, "x.lin")):
            module.dump(written, Path(folder) / name)
            assert list(module.load(Path(folder) / name)) == written


@given(records())
@settings(thorough, max_examples=examples_of(30, 12))
def test_every_record_is_valid_by_the_schema(record: Record) -> None:
    VALIDATOR.validate(plain_record(record))


def test_every_scenario_is_read_written_and_valid() -> None:
    """In the gate one of five; `bridgelaw check` reads all of them."""
    for file in scenario_files()[:: 1 if WHOLE else 5]:
        record = load(file)
        for form in FORMS:
            written = dumps(record, form)
            assert loads(written, f"x.{form}") == record, file.name
            assert dumps(loads(written, f"x.{form}"), form) == written, file.name
        VALIDATOR.validate(compose(file.read_text(encoding="utf-8")))
    assert len(scenario_files()) > 300 or not SCENARIOS.exists()


@pytest.mark.parametrize("name", ["board.yaml", "board.json"])
def test_a_file_is_written_and_read(tmp_path: Path, name: str) -> None:
    record = from_plain({"bridgelaw": 1, "title": "Hönor ♠", "board": 7, "acts": [{"by": "S", "call": "1NT"}]})
    dump(record, tmp_path / name)
    assert load(tmp_path / name) == record
    assert (tmp_path / name).read_bytes().startswith(b"{" if name.endswith("json") else b"bridgelaw: 1\n")


def test_how_a_record_looks() -> None:
    record = from_plain(
        {
            "bridgelaw": 1, "title": "Why not?", "laws": 2007, "board": 7, "dealer": "S", "vulnerable": "EW",
            "table": {"entry": "allow", "screens": "yes"},
            "acts": [
                {"by": "S", "call": "1H", "id": "a1", "imported": "no"},
                {"id": "low", "call": "1C", "by": "W", "took": 3.0, "shows": {"hcp": [11, 15], "text": "11-15"}},
                {"by": "N", "attention": "low"},
                {"by": "E", "attention": True},
                {"by": "spectator", "responsible": "none", "attention": "low"},
                {"by": "director", "find": "comparable_call", "of": "low", "value": "no"},
                {"by": "S", "waive": True},
                {"by": "S", "play": "HK", "from": "S"},
            ],
            "expect": [{"after": "low", "has": {"turn": "N", "irregularities": [{"law": "2007:27"}]}, "lacks": {}}],
        }
    )  # fmt: skip
    assert dumps(record) == (
        "bridgelaw: 1\n"
        'title: "Why not?"\n'
        "laws: 2007\n"
        "table: {screens: true}\n"
        "board: 7\n"
        "vulnerable: EW\n"
        "acts:\n"
        "  - {by: S, call: 1H}\n"
        '  - {by: W, call: 1C, shows: {hcp: [11, 15], text: "11-15"}, took: 3, id: low}\n'
        "  - {by: N, attention: low}\n"
        "  - {by: E, attention: true}\n"
        "  - {by: spectator, responsible: none, attention: low}\n"
        "  - {by: director, find: comparable_call, of: low, value: false}\n"
        "  - {by: S, waive: true}\n"
        "  - {by: S, play: HK}\n"
        "expect:\n"
        "  - after: low\n"
        "    has:\n"
        "      turn: N\n"
        "      irregularities:\n"
        '        - {law: "2007:27"}\n'
        "    lacks: {}\n"
    )
