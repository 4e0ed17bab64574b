"""Every setting of an authority does something: a rule, the score or the live table reads it, or it is told."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import structs

import bridgelaw
from bridgelaw.lawbook.authorities import AUTHORITIES, UNKNOWN, settings, stated
from bridgelaw.lawbook.regulations import Regulations

SOURCE = Path(bridgelaw.__file__).parent
TYPED = tuple(name for name in Regulations.__struct_fields__ if name != "other")


@cache
def read_in_the_source() -> frozenset[str]:
    """The names of attributes that some module reads, the one apart that declares the settings."""
    return frozenset(
        node.attr
        for path in SOURCE.rglob("*.py")
        if path.name != "regulations.py"
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    )


@pytest.mark.parametrize("name", sorted(settings()))
def test_a_setting_is_read_or_told(name: str) -> None:
    if name in TYPED:
        assert name in read_in_the_source() or settings()[name].get("at"), f"nothing reads {name}, and nobody is told"
    else:
        assert settings()[name].get("at"), f"{name} is neither read nor told"


@pytest.mark.parametrize("name", TYPED)
def test_a_typed_setting_takes_the_values_that_are_written(name: str) -> None:
    kind = get_type_hints(Regulations)[name]
    if get_origin(kind) is Literal and all(isinstance(value, str) for value in get_args(kind)):
        assert list(get_args(kind)) == settings()[name]["values"]


@pytest.mark.parametrize("authority", AUTHORITIES)
def test_an_authority_sets_what_there_is_to_set(authority: str) -> None:
    known: dict[str, dict[str, Any]] = settings()
    for name, entry in stated(authority).items():
        allowed = known[name]["values"]
        values = entry["value"].values() if isinstance(entry["value"], dict) else [entry["value"]]
        if isinstance(allowed, list):
            assert set(values) <= {*allowed, UNKNOWN}, name
        assert {"source", "confidence"} <= entry.keys(), name


def test_the_test_would_see_one_that_nothing_reads() -> None:
    assert "reserve_rights" in read_in_the_source()
    assert not {"stop_card", "another_setting"} & read_in_the_source()
    assert "stop_card" not in structs.asdict(Regulations())
