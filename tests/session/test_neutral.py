"""The neutral form: what is written is read as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions.neutral import load, loads
from bridgelaw.formats.sessions.neutral_writer import dumps
from tests.kit.searching import examples
from tests.session.making import DEAL, PEOPLE, sessions
from tests.session.sessions import field, made, real_sessions


@examples(40)
@given(sessions())
def test_what_is_written_is_read_as_it_was(plain: dict[str, Any]) -> None:
    found = loads(json.dumps(plain))
    text = dumps(found)
    assert loads(text) == found
    assert dumps(loads(text)) == text


@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_a_real_session_is_read_as_it_was(file: Path) -> None:
    found = load(file)
    assert loads(dumps(found)) == found


def test_settings_names_and_deals_are_kept() -> None:
    more = {"date": "2026-01-31", "source": "cards", "program": "ours", "people": PEOPLE, "deals": {"1": DEAL}}
    found = made(field(420, 450), conditions={"regulations": {"average_plus_percent": 65}}, **more)
    assert found.regulations.average_plus_percent == 65
    assert loads(dumps(found)) == found


IMPS = {"scoring": "butler"}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"deals": {"1": "N:AK.. - -"}}, "bad-deal"),
        ({"date": "31/01/2026"}, "bad-value"),
        ({"penalties": [{"pair": "N1", "amount": 10}, {"pair": "nobody", "amount": 10}]}, "unknown-pair"),
        ({"penalties": [{"pair": "N1", "amount": 3, "unit": "imp"}]}, "penalty-unit"),
        ({"conditions": IMPS, "penalties": [{"pair": "N1", "amount": 9, "unit": "mp"}]}, "penalty-unit"),
        ({"people": {"a1": {"number": "7"}}}, "missing-field"),
    ],
)
def test_what_stands_beside_the_results_is_checked(more: dict[str, Any], code: str) -> None:
    with pytest.raises(RecordError) as raised:
        made(field(420), **more)
    assert raised.value.code == code
