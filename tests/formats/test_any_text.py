"""Whatever stands in a file, it is a record or a clear error: no other exception leaves a reader."""

from __future__ import annotations

import contextlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bridgelaw.formats import lin, pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import dumps, from_plain, loads
from tests.formats.strategies import plain
from tests.kit.whole import examples_of

RECORD = """bridgelaw: 1
board: 7
deal: "N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6"
field: {results: [420, {ns: [[420, 0.6], [-50, 0.4]]}, average], expected: 13}
acts:
  - {by: S, call: 1H, shows: {hcp: [11, 15], text: "five 'hearts'"}}
  - {by: W, call: 1C, id: low, took: 2.5}
  - {by: N, attention: low}
  - {by: director, find: poll, value: {asked: 6, considered: {P: 5}, chose: {P: 4}}}
  - by: director
    adjust: {kind: assigned, ns: [{contract: 4SX, by: S, tricks: 9, weight: 1/3}, {contract: P, weight: 2/3}]}
expect:
  - {laws: &all [2007, 2017], after: low, has: {turn: N}}
  - laws: *all
"""
AS_JSON = dumps(loads(RECORD), "json")
AS_PBN = """% PBN 2.1
[Event "##x"]
[Board "2"]
[Dealer "E"]
[Deal "N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6"]
[Auction "E"]
1C =1= {why} Pass ^I 1C $3 Pass ; so
1NT AP
[Note "1:x"]
[Play "S"]
S4 S9 S2 ^R H3
CT - - -
*
[ScoreTable "Rank;Score_NS"]
1 420

[Board "#"]
[Auction "E"]
- AP
%BRIDGELAW 1 1/1 {"seen":"0","acts":[{"by":"N","call":"1S"}]}
"""
AS_LIN = """pn|A,B,C,D|st||md|1SAK2HAK2DAK2CAK32,SQJ3HQJ3DQJ3CQJ54,ST54HT54DT54CT987,|ah|Board 3|sv|e|
mb|1C!|an|x|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||pc|SQ|pc|S4|nt|y: z|pc|S6|pc|SA|pg||mc|8|pg||
qx|c3|st||md|2,,,|mb|pppp|nt|BRIDGELAW {"seen":"0","acts":[{"by":"N","call":"1S"}]}|
"""
signs = st.text("{}[]:,-&*!|>'\"%@`#?\\ \n\t\r\0\x85\u2028\ufeffNS1aé0.=;^+$", max_size=3) | st.text(max_size=3)


def changed(text: str, cuts: list[tuple[int, int, str]]) -> str:
    """The text with pieces taken out and others put in."""
    for at, length, instead in cuts:
        at %= len(text) + 1
        text = text[:at] + instead + text[at + length :]
    return text


cuts = st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 12), signs), min_size=1, max_size=4)


@given(st.sampled_from((RECORD, AS_JSON)), cuts, st.sampled_from(("a.yaml", "a.json", "a")))
@settings(max_examples=examples_of(800, 160), deadline=None)
def test_a_changed_record(text: str, cuts: list[tuple[int, int, str]], name: str) -> None:
    with contextlib.suppress(RecordError):
        loads(changed(text, cuts), name)


@given(st.sampled_from(((pbn, AS_PBN), (lin, AS_LIN))), cuts, st.booleans())
@settings(max_examples=examples_of(400, 80), deadline=None)
def test_a_changed_board(form: tuple[Any, str], cuts: list[tuple[int, int, str]], repair: bool) -> None:
    module, text = form
    try:
        data = changed(text, cuts).encode("utf-8", "surrogatepass")
    except UnicodeEncodeError:
        return
    found = list(module.boards(BytesIO(data), "x", repair=repair))
    records = [each for each in found if isinstance(each, Record)]
    assert all(isinstance(each, Record | RecordError) for each in found)
    assert module.loads(module.dumps(records)) == records


@given(st.binary(max_size=60) | st.text(max_size=60), st.sampled_from(("a.yaml", "a.json", "a")))
@example("\ud800", "a.yaml")
@example("{'a': \"\\ud800\"}", "a.yaml")
@example("a: *", "a.yaml")
@example("*a : b", "a.yaml")
@example("expect: *a", "a.yaml")
@example("{*a: b}", "a.yaml")
@example("[*a]", "a.yaml")
@example("bridgelaw: 1\nboard: 1\nexpect: [{has: {turn: &a [*a]}}]", "a.yaml")
@settings(max_examples=examples_of(400, 80), deadline=None)
def test_any_text(text: bytes | str, name: str) -> None:
    with contextlib.suppress(RecordError):
        loads(text, name)
    for module in (pbn, lin):
        with contextlib.suppress(RecordError):
            module.loads(text)


@given(st.dictionaries(st.sampled_from(("acts", "deal", "field", "expect", "table", "regulations", "match")), plain))
@settings(max_examples=examples_of(400, 80), deadline=None)
def test_any_data(data: dict[str, Any]) -> None:
    with contextlib.suppress(RecordError):
        from_plain({"bridgelaw": 1, "board": 1, **data})


KEYS = ("by", "call", "find", "value", "choose", "adjust", "penalize", "shows", "claim", "id", "of", "responsible")


@given(
    st.lists(st.dictionaries(st.sampled_from(KEYS), plain | st.sampled_from(("N", "director", "1S", True))), max_size=3)
)
@settings(max_examples=examples_of(800, 160), deadline=None)
def test_any_acts(acts: list[Any]) -> None:
    with contextlib.suppress(RecordError):
        from_plain({"bridgelaw": 1, "board": 1, "acts": acts})


def test_the_unchanged_ones_are_read(tmp_path: Path) -> None:
    assert loads(RECORD) == loads(AS_JSON, "a.json")
    assert len(pbn.loads(AS_PBN)) == len(lin.loads(AS_LIN)) == 2
    with pytest.raises(RecordError, match=r"a\.yaml:4: .*0\.6 \+ 0\.3 do not sum to 1"):
        loads(RECORD.replace("-50, 0.4", "-50, 0.3"), "a.yaml")
