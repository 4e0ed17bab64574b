"""What is refused, with file, line, act and reason: each fault planted in a record that is good without it."""

from __future__ import annotations

import json
import pickle
from typing import Any

import jsonschema
import pytest

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import from_plain, loads, read_act
from bridgelaw.formats.schema import schema
from bridgelaw.formats.yaml_reader import compose

VALIDATOR = jsonschema.Draft202012Validator(schema())
HEAD = "bridgelaw: 1\nboard: 1\n"
DEAL = "deal: N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6\n"

# fault, code, part of the reason, whether a schema can see it
ACTS: list[tuple[str, str, str, bool]] = [
    ("{by: N, bid: 1S}", "unknown-verb", "unknown act: 'bid'", True),
    ("{by: N}", "missing-field", "no verb", True),
    ("{call: 1S}", "missing-field", "by is missing", True),
    ("{by: X, call: 1S}", "bad-seat", "'X' is not a seat", True),
    ("{by: n, call: 1S}", "bad-seat", "'n' is not a seat", True),
    ("{by: 1, call: 1S}", "bad-seat", "1 is not a seat", True),
    ("{by: N, call: 1Z}", "bad-call", "call: '1Z' is not a call", True),
    ("{by: N, call: pass}", "bad-call", "'pass' is not a call", True),
    ("{by: N, call: 1}", "bad-call", "1 is not a call", True),
    ("{by: N, call: null}", "bad-call", "null is not a call", True),
    ("{by: N, call: [1S]}", "bad-call", "a list is not a call", True),
    ("{by: N, play: ZZ}", "bad-card", "play: 'ZZ' is not a card", True),
    ("{by: N, play: H10}", "bad-card", "'H10' is not a card", True),
    ("{by: N, expose: [HK, X]}", "bad-card", "'X' is not a card", True),
    ("{by: N, expose: HK}", "bad-value", "is not a list", True),
    ("{by: N, call: 1S, hue: red}", "unknown-key", "'call' has no key 'hue'", True),
    ("{by: N, call: 1S, down: true}", "unknown-key", "no key 'down'", True),
    ("{by: N, call: 1S, play: HK}", "two-verbs", "call and play", True),
    ("{by: N, choose: accept_call, bid: 1S}", "unknown-key", "no key 'bid'", True),
    ("{by: N, choose: run_away}", "bad-value", "'run_away' is not one of accept_call", True),
    ("{by: N, choose: change_call, call: 9Z}", "bad-call", "'9Z'", True),
    ("{by: N, summon: please}", "bad-value", "summon: 'please' is not true", True),
    ("{by: N, summon: false}", "bad-value", "false is not true", True),
    ("{by: N, explain: 5}", "bad-value", "5 is not text", True),
    ("{by: N, ask: 2S, about: S}", "bad-value", "about: 'S' is not lead", True),
    ("{by: N, convey: smell}", "bad-value", "is not one of hesitation", True),
    ("{by: N, call: 1S, took: long}", "bad-value", "took: 'long' is not a number", True),
    ("{by: N, call: 1S, took: -1}", "bad-value", "-1 is not a number, 0 or more", True),
    ("{by: N, call: 1S, unintended: maybe}", "bad-value", "is not yes or no", True),
    ("{by: N, call: 1S, unintended: True}", "bad-value", "'True' is not yes or no", True),
    ("{by: N, call: 1S, shows: {hcp: 12}}", "bad-value", "12 is not two whole numbers", True),
    ("{by: N, call: 1S, shows: {points: [1, 2]}}", "unknown-key", "no key 'points'", True),
    ("{by: N, claim: 5}", "bad-value", "5 is not a mapping of tricks line", True),
    ("{by: N, claim: {line: all}}", "missing-field", "tricks is missing", True),
    ("{by: N, claim: {tricks: 14}}", "bad-value", "14 is not a whole number from 0 to 13", True),
    ("{by: N, claim: {tricks: 4.5}}", "bad-value", "4.5 is not a whole number", True),
    ("{by: N, learn: wrong_hand, about: lead}", "bad-seat", "'lead' is not a seat", True),
    ("{by: director, call: 1S}", "unknown-verb", "'call' is nothing that the director does", True),
    ("{by: N, resume: true}", "unknown-verb", "'resume' is nothing that N does", True),
    ("{by: spectator, responsible: NS, call: 1S}", "unknown-verb", "nothing that a spectator does", True),
    ("{by: spectator, attention: true}", "missing-field", "responsible is missing", True),
    ("{by: spectator, attention: true, responsible: All}", "bad-value", "'All' is not a side", True),
    ("{by: director, find: weather, value: yes}", "bad-value", "'weather' is not one of unintended_call", True),
    ("{by: director, find: damage}", "missing-field", "value is missing", True),
    ("{by: director, find: damage, value: 3}", "bad-value", "value: 3 is not yes or no", True),
    ("{by: director, find: specified_suits, value: [N]}", "bad-value", "'N' is not one of S H D C NT", True),
    ("{by: director, find: logical_alternatives, value: [4S, pass]}", "bad-value", "'pass' is not one of P X", True),
    ("{by: director, find: normal_line, value: 14}", "bad-value", "14 is not a whole number", True),
    ("{by: director, find: poll, value: {considered: {P: 2}}}", "missing-field", "asked is missing", True),
    ("{by: director, find: poll, value: {asked: 2, chose: {Q: 2}}}", "bad-value", "'Q' is not one of", True),
    ("{by: director, rule: guess}", "bad-value", "'guess' is not one of accept", True),
    ("{by: director, penalize: {side: N, unit: mp, amount: 1}}", "bad-value", "'N' is not a side", True),
    ("{by: director, adjust: {kind: guessed, ns: average}}", "bad-value", "kind: 'guessed'", True),
    ("{by: director, adjust: {kind: artificial, ns: average}}", "missing-field", "ew is missing", True),
    ("{by: director, adjust: {kind: assigned, ns: []}}", "bad-value", "one at least", True),
    ("{by: director, adjust: {kind: assigned, ns: [{contract: 8S, by: S, tricks: 9}]}}", "bad-value", "'8S'", True),
    (
        "{by: director, adjust: {kind: assigned, ns: [{contract: 4S, by: S}]}}",
        "missing-field",
        "tricks is missing",
        True,
    ),
    (
        "{by: director, adjust: {kind: assigned, ns: [{contract: P, weight: 1/3}, {contract: P, weight: 0.6}]}}",
        "weights",
        "1/3 + 0.6 do not sum to 1",
        False,
    ),
    ("{by: director, result: 15}", "bad-value", "15 is not a whole number from 0 to 13", True),
    ("{by: N, attention: nobody}", "no-such-act", "no act before this one is called 'nobody'", False),
    ("{by: N, alert: true, of: a4}", "no-such-act", "'a4'", False),
    ("{by: N, alert: true, of: a5}", "no-such-act", "'a5'", False),
    ("{by: N, call: 1S, with: a9}", "no-such-act", "with: ", False),
    ("{by: N, alert: true, of: 1}", "bad-value", "of: 1 is not an id", True),
    ("{by: N, call: 1S, id: one}", "id-taken", "acts 1 and 4 are both called 'one'", False),
    ("{by: N, call: 1S, id: a2}", "id-taken", "acts 2 and 4 are both called 'a2' (an act without an id", False),
    ("{by: N, call: 1S, id: start}", "bad-value", "id: 'start' is not an id", True),
    ("{by: N, call: 1S, id: 7}", "bad-value", "7 is not an id", True),
    ("{by: N, retract: play}", "nothing-to-retract", "N has made no play that could be taken back", False),
    ("{by: W, substitute: 1S}", "nothing-to-substitute", "W has made no call", False),
    ("{by: N, play: HQ}", "not-in-hand", "N does not hold HQ", False),
    ("{by: E, expose: [HA]}", "not-in-hand", "E does not hold HA", False),
    ("1S", "bad-value", "'1S' is not an act", True),
    ("null", "bad-value", "null is not an act", True),
]
BEFORE = "acts:\n  - {by: N, call: 1H, id: one}\n  - {by: E, call: P}   # a2\n  - {by: S, call: P}\n"


@pytest.mark.parametrize(("fault", "code", "reason", "by_schema"), ACTS, ids=[fault for fault, *_ in ACTS])
def test_a_planted_act_is_refused(fault: str, code: str, reason: str, by_schema: bool) -> None:
    text = f"{HEAD}{DEAL}{BEFORE}  - {fault}\n  - {{by: W, call: P}}\n"
    with pytest.raises(RecordError) as caught:
        loads(text, "board.yaml")
    error = caught.value
    id = "a2" if "id: a2" in fault else "one" if "id: one" in fault else "start" if "id: start" in fault else "a4"
    assert (error.file, error.line, error.act, error.id, error.code) == ("board.yaml", 8, 4, id, code)
    assert reason in error.reason
    assert str(error) == f"board.yaml:8: {error.reason}"
    assert error.reason.startswith(f"act 4 ({id}): ")
    assert VALIDATOR.is_valid(compose(text)) != by_schema
    with pytest.raises(RecordError) as in_json:
        loads(json.dumps(compose(text), indent=1), "board.json")
    assert (in_json.value.code, in_json.value.reason) == (code, error.reason)
    line = json.dumps(compose(text), indent=1).split("\n")[in_json.value.line - 1]
    assert in_json.value.line > 15, line


def test_without_the_fault_it_is_taken() -> None:
    record = loads(f"{HEAD}{DEAL}{BEFORE}  - {{by: W, call: P}}\n")
    assert [act.id for act in record.acts] == ["one", "a2", "a3", "a4"]


HEADS: list[tuple[str, int, str, str]] = [
    ("board: 1\n", 1, "missing-field", "bridgelaw is missing"),
    ("bridgelaw: 2\nboard: 1\n", 1, "version", "version 2"),
    ('bridgelaw: "1"\nboard: 1\n', 1, "version", "version '1'"),
    ("bridgelaw: true\nboard: 1\n", 1, "version", "version true"),
    ("bridgelaw: 1\n", 1, "missing-field", "board is missing"),
    ("- bridgelaw: 1\n", 1, "not-a-record", "a list is not a record"),
    ("hello\n", 1, "not-a-record", "'hello' is not a record"),
    ("", 1, "empty", "nothing"),
    ("# nothing\n", 1, "empty", "nothing"),
    (f"{HEAD}colour: red\n", 3, "unknown-key", "no key 'colour'"),
    (f"{HEAD}laws: 2018\n", 3, "bad-value", "laws: 2018 is not an edition"),
    (f'{HEAD}laws: "2017"\n', 3, "bad-value", "laws: '2017'"),
    (f"{HEAD}authority: fifa\n", 3, "bad-value", "'fifa' is not one of wbf"),
    (f"{HEAD}language: de\n", 3, "bad-value", "'de' is not one of en fr nb"),
    (f"{HEAD}scoring: points\n", 3, "bad-value", "'points'"),
    (f"{HEAD}title:\n", 3, "bad-value", "null is not text"),
    (f"{HEAD}title: 5\n", 3, "bad-value", "5 is not text"),
    (f"{HEAD}board: 2\n", 3, "duplicate-key", "'board' stands twice"),
    ("bridgelaw: 1\nboard: 0\n", 2, "bad-value", "0 is not a whole number, 1 or more"),
    (f"{HEAD}dealer: NS\n", 3, "bad-seat", "'NS' is not a seat"),
    (f"{HEAD}vulnerable: none\n", 3, "bad-value", "'none' is not one of None NS EW All"),
    (f"{HEAD}deal: AK.. - - -\n", 3, "bad-deal", "not of the form"),
    (f"{HEAD}deal: N:AK... AQ... - -\n", 3, "duplicate-card", "SA is in two hands, N and E"),
    (f"{HEAD}deal: N:AAK... - - -\n", 3, "bad-deal", "SA twice"),
    (f"{HEAD}table: {{screens: maybe}}\n", 3, "bad-value", "screens: 'maybe' is not yes or no"),
    (f"{HEAD}table: {{door: open}}\n", 3, "unknown-key", "no key 'door'"),
    (f"{HEAD}regulations: {{own_card: sometimes}}\n", 3, "bad-regulation", "own_card"),
    (f"{HEAD}regulations: {{tea: served}}\n", 3, "bad-regulation", "tea"),
    (f"{HEAD}players: {{X: Ann}}\n", 3, "bad-seat", "'X' is not a seat"),
    (f"{HEAD}field:\n  results:\n    - 420\n    - {{ns: [[420, 0.6], [0, 0.5]]}}\n", 6, "weights", "0.6 + 0.5"),
    (f"{HEAD}field: {{results: [lots]}}\n", 3, "bad-value", "'lots' is not"),
    (f"{HEAD}norms: {{N: {{median: 3}}}}\n", 3, "missing-field", "n is missing"),
    (f"{HEAD}session: {{NS: 101}}\n", 3, "bad-value", "101 is not a number from 0 to 100"),
    (f"{HEAD}match: {{boards: 8}}\n", 3, "missing-field", "format is missing"),
    (f"{HEAD}acts: {{by: N, call: 1S}}\n", 3, "bad-value", "a mapping is not a list of acts"),
    (f"{HEAD}expect: [{{after: a1}}]\n", 3, "no-such-act", "no act is called 'a1'"),
    (f"{HEAD}expect:\n  - {{has: {{turns: N}}}}\n", 4, "unknown-key", "no key 'turns'"),
    (f"{HEAD}expect:\n  - {{hass: {{turn: N}}}}\n", 4, "unknown-key", "no key 'hass'"),
    (f"{HEAD}expect:\n  - {{laws: [2018]}}\n", 4, "bad-value", "2018 is not an edition"),
    (f"{HEAD}title: [a\n", 4, "not-yaml", "no YAML"),
    (f"{HEAD}title: 'a\n", 4, "not-yaml", "no YAML"),
    (f"{HEAD}\ttitle: a\n", 3, "not-yaml", "tab"),
    (f"{HEAD}title: a\x01b\n", 3, "not-yaml", "U+0001"),
    (f"{HEAD}? [a]\n: b\n", 3, "not-yaml", "a key that is not a word"),
    (f"{HEAD}---\nboard: 2\n", 4, "not-yaml", "second document"),
    (f"{HEAD}title: !!str a\n", 3, "tag", "a tag"),
    (f"{HEAD}title: ! a\n", 3, "tag", "a tag"),
    (f"{HEAD}acts: !list []\n", 3, "tag", "a tag"),
    (f"{HEAD}title: &a x\nacts: []\n", 3, "alias", "an anchor (&a)"),
    (f"{HEAD}title: *a\n", 3, "alias", "an alias (*a)"),
    (f"{HEAD}&a title: x\n", 3, "alias", "an anchor (&a)"),
    (f"{HEAD}expect: &a [*a, *a]\n", 3, "alias", "an alias (*a)"),
    (f"{HEAD}expect: [&a {{after: start}}, *a]\n", 3, "alias", "an alias (*a)"),
    (f'{HEAD}title: "\\ud83d"\n', 3, "encoding", "lone surrogate"),
    (f"{HEAD}board: {'9' * 400}\n", 3, "duplicate-key", "twice"),
]


@pytest.mark.parametrize(("text", "line", "code", "reason"), HEADS, ids=[text[-40:] for text, *_ in HEADS])
def test_a_fault_outside_the_acts_is_refused(text: str, line: int, code: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text, "board.yaml")
    error = caught.value
    assert (error.line, error.code, error.act) == (line, code, None)
    assert reason in error.reason
    assert str(error) == f"board.yaml:{line}: {error.reason}"


BAD_JSON: list[tuple[str, int, str, str]] = [
    ('{"bridgelaw": 1,\n "board": 1,\n "board": 2}', 3, "duplicate-key", "'board' stands twice"),
    (
        '{"bridgelaw": 1, "board": 1,\n "acts": [{"by": "N",\n "by": "N", "call": "P"}]}',
        3,
        "duplicate-key",
        "act 1 (a1)",
    ),
    ('{"bridgelaw": 1,\n "board": 1,\n "title": "a":}', 3, "not-json", "no JSON"),
    ('{"bridgelaw": 1,\n "board": 1,\n "title": "a"', 3, "not-json", "no JSON"),
    ('{"bridgelaw": 1,\n "board": NaN}', 2, "not-json", "no JSON"),
    ('{"bridgelaw": 1,\n "title": "\\ud83d"}', 2, "not-json", "no JSON"),
    ("[1]", 1, "not-json", "no object begins"),
    ("", 1, "not-json", "no object begins"),
    (
        '{"bridgelaw": 1,\n "board": 1,\n "title": {"a": ["\\"[", {"\\\\": 1}]}}',
        3,
        "bad-value",
        "a mapping is not text",
    ),
    ('{"bridgelaw": 1,\n "board": 1,\n\n "field": {"results": [420,\n 1.5]}}', 5, "bad-value", "1.5 is not"),
]


@pytest.mark.parametrize(("text", "line", "code", "reason"), BAD_JSON)
def test_a_fault_in_json_is_refused(text: str, line: int, code: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text, "board.json")
    assert (caught.value.line, caught.value.code) == (line, code)
    assert reason in caught.value.reason


def test_a_column_is_told() -> None:
    with pytest.raises(RecordError) as caught:
        loads(f"{HEAD}acts:\n  - {{by: N, call: 1S}}\n  - {{by: E, call: 1Z}}\n")
    assert (caught.value.line, caught.value.column) == (5, 13)
    with pytest.raises(RecordError) as caught:
        loads('{"bridgelaw": 1, "board": 1, "acts": [{"by": "N", "call": "1Z"}]}', "x.json")
    assert (caught.value.line, caught.value.column) == (1, 59)


def test_an_error_survives_another_process() -> None:
    with pytest.raises(RecordError) as caught:
        loads(f"{HEAD}acts: [{{by: N, call: 1Z}}]\n", "b.yaml")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.__dict__) == (str(caught.value), caught.value.__dict__)
    assert again.details == {"field": "call", "text": "'1Z'", "allowed": again.details["allowed"]}


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ({"by": "N", "call": "1Z"}, "<act>:1: act 3 (a3): call: '1Z' is not a call"),
        ({"by": "N", "bid": "1S", "id": "x"}, "<act>:1: act 3 (x): unknown act: 'bid'"),
        ("1S", "<act>:1: act 3 (a3): '1S' is not an act"),
    ],
)
def test_a_single_act(act: Any, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_act(act, number=3)
    assert str(caught.value).startswith(reason)
    alert = {"by": "N", "alert": True, "of": "x"}
    assert read_act(alert, number=3).id == read_act(alert, number=3, before=["a1", "x"]).id == "a3"
    with pytest.raises(RecordError, match=r"act 3 \(a3\): of: no act before this one is called 'x'"):
        read_act(alert, number=3, before=["a1", "a2"])
    with pytest.raises(RecordError, match=r"act 3 \(a1\): an act before it is called 'a1'"):
        read_act({"by": "N", "call": "P", "id": "a1"}, number=3, before=["a1", "a2"])


def test_decoded_data_has_no_lines() -> None:
    with pytest.raises(RecordError, match=r"^<record>:1: act 1 \(x\): call: '1Z'"):
        from_plain({"bridgelaw": 1, "board": 1, "acts": [{"by": "N", "call": "1Z", "id": "x"}]})
