"""The library as another program uses it."""

from __future__ import annotations

import doctest

import pytest

from bridgelaw import Impossible, RecordError, Table, judge, plain, read_record
from bridgelaw.api import table as module
from bridgelaw.game.calls import call
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts

RECORD = """
bridgelaw: 1
dealer: N
acts:
  - {by: N, call: 1S}
  - {by: E, call: 1H, id: low}
  - {by: S, attention: low}
  - {by: S, summon: true}
  - {by: director, explain_options: true}
"""


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(module).failed == 0


def test_told_act_by_act() -> None:
    table = Table(dealer="N")
    table.do({"by": "N", "call": "1S"})
    assert table.objections({"by": "E", "call": "1H"}) == (("insufficient_bid", "2017:27"),)
    assert table.objections({"by": "E", "call": "2H"}) == ()
    answer = table.do({"by": "E", "call": "1H", "id": "low"})
    assert answer.turn == "S"
    with pytest.raises(Impossible, match="low"):
        table.do(acts.Call(id="low", by=Seat.S, call=call("P")))
    with pytest.raises(RecordError, match="low"):
        table.do({"by": "S", "call": "P", "id": "low"})
    with pytest.raises(RecordError, match="call"):
        table.do({"by": "S", "call": "8Z"})
    assert table.answer() == answer
    assert [a.after for a in table.answers()] == ["start", "a1", "low"]
    assert isinstance(table.course.happened[0], acts.Call)


def test_a_record_judged_at_once_is_the_record_judged_in_steps() -> None:
    record = read_record(RECORD)
    table = Table.of(record, laws=1997)
    for act in record.acts:
        table.do(act)
    assert plain(judge(record, laws=1997)) == plain(table.answer())
    assert judge(record, laws=1997).laws == 1997
    assert judge(record, after="low").after == "low"
    assert [o.id for o in judge(record).options] == ["accept_call", "reject_call"]
    with pytest.raises(KeyError):
        judge(record, after="nothing")
