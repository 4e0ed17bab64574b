"""Movements in tables of seats: read as they were written, and what cannot be read is refused by line."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.plans import dumps, loads, plain_movement, said_boards
from bridgelaw.session.checked import checked
from bridgelaw.session.mitchell import mitchell
from bridgelaw.session.plan import PHANTOM, Plan, Seating
from bridgelaw.session.rotation import rotation
from tests.kit.searching import examples

HEAD = "section,round,table,ns,ew,boards\n"


def bare(plan: Plan) -> Plan:
    """A plan without what a table of seats does not say."""
    rounds = tuple(tuple(replace(one, switched=False) for one in tables) for tables in plan.rounds)
    return replace(plan, name="file", rounds=rounds)


@examples(40)
@given(st.integers(3, 9), st.integers(1, 3), st.sampled_from(["", "A", "B 2"]), st.booleans())
def test_what_is_written_is_read(tables: int, boards: int, section: str, switch: bool) -> None:
    rounds = tables - 1
    plan = mitchell(tables, rounds, boards=boards, switch=(rounds,) if switch else (), phantom=tables, section=section)
    other = rotation(tables, boards=boards, section="Z")
    # a set that no table has is not told
    used = {seating.set for _, seating in plan.seatings()}
    assert len(used) == len(plan.sets)
    assert loads(dumps([plan, other])) == (bare(plan), bare(other))


def test_what_a_table_may_look_like() -> None:
    text = "\ufeffTable;Round;EW;NS;Boards;Remark\n1;1;2;1;3 1+2;x\n\n2;1;;3;\n".encode()
    (plan,) = loads(text)
    assert plan.section == ""
    assert plan.sets == ((1, 2, 3),)
    assert plan.rounds == ((Seating(1, 1, 2, 0), Seating(2, 3, PHANTOM, None)),)
    assert said_boards((7, 1, 2, 3)) == "1-3 7"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "plan-empty"),
        (HEAD, 1, "plan-empty"),
        ("section,round,table,ns,ew\n", 1, "plan-columns"),
        (HEAD + "A,1,1,1,2\n", 2, "plan-cells"),
        (HEAD + "A,1,1,1,2,1-2\nA,1,x,3,4,3-4\n", 3, "bad-value"),
        (HEAD + "A,0,1,1,2,1-2\n", 2, "bad-value"),
        (HEAD + "A,1,1,-1,2,1-2\n", 2, "bad-value"),
        (HEAD + "A,1,1,1,2,2-1\n", 2, "bad-value"),
        (HEAD + "A,1,1,1,2,1-9999\n", 2, "bad-value"),
        (HEAD + "A,1,1,1,2,1 1-2\n", 2, "bad-value"),
        (HEAD + "A,1,1,1,2,one\n", 2, "bad-value"),
        (HEAD + "A,1,1,1,2," + "1-900 " * 20_000 + "\n", 2, "bad-value"),
        (HEAD + "A,1,1,1,2,1\nA,3,1,1,2,2\nB,1,1,1,2,3\n", 3, "plan-round"),
        (HEAD + 'A,1,1,1,2,"1-2\n', 2, "plan-csv"),
        (HEAD + 'A,1,1,1,2,"' + "1 " * 70_000 + '"\n', 2, "plan-csv"),
    ],
)
def test_what_cannot_be_read_is_refused_by_line(text: str, line: int, code: str) -> None:
    with pytest.raises(RecordError) as raised:
        loads(text, "seats.csv")
    assert (raised.value.file, raised.value.line, raised.value.code) == ("seats.csv", line, code)


SIGNS = st.text(',;\t\n\r"0123456789-+ AB\0é', max_size=4)


@examples(120)
@given(st.lists(st.tuples(st.integers(0, 400), st.integers(0, 8), SIGNS), max_size=4))
def test_whatever_stands_there_it_is_a_movement_or_a_clear_error(cuts: list[tuple[int, int, str]]) -> None:
    text = dumps([mitchell(4, section="A")])
    for at, length, instead in cuts:
        at %= len(text) + 1
        text = text[:at] + instead + text[at + length :]
    with contextlib.suppress(RecordError):
        found = loads(text)
        assert loads(dumps(found)) == found
        assert all(checked(plan).properties for plan in found)


def test_a_broken_movement_is_read() -> None:
    (plan,) = loads(HEAD + "A,1,1,1,1,1\nA,1,1,1,2,1\n")
    broken = [one.name for one in checked(plan).properties if one.status == "broken"]
    assert broken == ["table_once", "pair_once", "board_once"]


def test_for_programs() -> None:
    told = plain_movement([rotation(4)], winners=1)
    assert (told["form"], told["balance"]) == ("bridgelaw.movement/1", 100.0)
    (plan,) = told["plans"]
    assert (plan["name"], plan["valid"], plan["boards"], plan["still"]) == ("howell", True, [14, 14], [8])
    assert [one["status"] for one in plan["properties"]] == ["holds"] * 8
    assert len(plan["rounds"]) == 7
    assert plain_movement([rotation(4)])["balance"] is None
