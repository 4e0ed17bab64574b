"""What a reader takes, and what it makes of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import load, loads, read_act
from bridgelaw.formats.yaml_reader import compose
from bridgelaw.game.calls import call
from bridgelaw.game.cards import card
from bridgelaw.game.seats import N, S, Side, W
from bridgelaw.table import acts

HEAD = "bridgelaw: 1\nboard: 1\n"


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("[N, no, on, yes, Yes, off, True, FALSE, Null, ~, y]",
         ["N", "no", "on", "yes", "Yes", "off", "True", "FALSE", "Null", "~", "y"]),
        ("[true, false, null, '', 'true', \"null\"]", [True, False, None, "", "true", "null"]),
        ("a:", {"a": None}),
        ("[1, -2, +3, 007, 0.5, .5, 2., 1e3, -1.5E-2]", [1, -2, 3, 7, 0.5, 0.5, 2.0, 1000.0, -0.015]),
        ("- 2017:27\n- 12:30\n- 1_000\n- 0x1F\n- 0o7\n- .inf\n- .nan\n- 2020-01-01\n- 1e\n- '1'",
         ["2017:27", "12:30", "1_000", "0x1F", "0o7", ".inf", ".nan", "2020-01-01", "1e", "1"]),
        ("{law: 2017:27, ask: 2H?, where: http://x.y/?z, in: :27A}",
         {"law": "2017:27", "ask": "2H?", "where": "http://x.y/?z", "in": ":27A"}),
        ("{1: a, true: b, no: c}", {"1": "a", "true": "b", "no": "c"}),
        ("a: |\n  x\n  y\nb: >\n  x\n  y\n", {"a": "x\ny\n", "b": "x y\n"}),
        ("%YAML 1.2\n---\na: b\n...\n", {"a": "b"}),
        ('{"a": "\\ud83d\\ude00\\/", "b": [1, 2.0, {}]}', {"a": "😀/", "b": [1, 2.0, {}]}),
        ("{'a': \"x: y\",b: [c,d]}", {"a": "x: y", "b": ["c", "d"]}),
    ],
)  # fmt: skip
def test_yaml(text: str, data: object) -> None:
    composed = compose(text)
    assert composed == data
    assert repr(composed) == repr(data)  # 1 is not 1.0, and not true


def test_expectations_may_repeat_a_short_list() -> None:
    text = "expect:\n  - laws: &all [1997, 2007]\n    has: {turn: &seat N}\n  - laws: *all\n    has: {turn: *seat}\n"
    rows = loads(HEAD + text).expect
    assert rows[0] == rows[1] == {"laws": [1997, 2007], "has": {"turn": "N"}}


def test_yes_and_no_where_a_yes_or_no_is_meant() -> None:
    record = loads(
        HEAD + "table: {screens: yes}\nregulations: {redeal_allowed: no, own_card: never}\nacts:\n"
        "  - {by: N, call: 1S, unintended: no}\n  - {by: E, alert: yes, of: a1}\n"
        "  - {by: director, find: damage, value: yes}\n  - {by: director, find: agreement, value: yes}\n"
    )
    assert record.screens is True
    assert record.regulations == {"redeal_allowed": False, "own_card": "never"}
    first, _, damage, agreement = record.acts
    assert isinstance(first, acts.Call)
    assert isinstance(damage, acts.Find)
    assert isinstance(agreement, acts.Find)
    assert (first.unintended, damage.answer, agreement.answer) == (False, True, "yes")


def test_what_follows_from_the_number_of_the_board() -> None:
    record = loads("bridgelaw: 1\nboard: 7\n")
    assert (record.dealer, record.vulnerable, record.laws, record.authority) == (S, "All", "2017", "wbf")
    record = loads("bridgelaw: 1\nboard: 7\ndealer: W\nvulnerable: None\n")
    assert (record.dealer, record.vulnerable) == (W, "None")
    record = loads("bridgelaw: 1\ndealer: W\n")
    assert (record.board, record.dealer, record.vulnerable) == (None, W, None)
    assert all(hand is None for hand in record.deal.values())


def test_facts_and_setting() -> None:
    record = loads(
        "bridgelaw: 1\ndealer: W\nscoring: imp\ntable: {entry: prevent, screens: true}\n"
        "match: {format: knockout, boards: 16}\ndeal: 'N:A... - ... 2...'\n"
    )
    assert record.facts().dealer is W
    assert record.facts().held[N] == frozenset([card("SA")])
    assert record.facts().held[S] == frozenset()
    setting = record.setting()
    assert (setting.scoring, setting.screens, setting.entry, setting.contest) == ("imp", True, "prevent", "knockout")


@pytest.mark.parametrize(
    ("data", "act"),
    [
        ({"by": "S", "play": "HK"}, acts.Play(id="a1", by=S, card=card("HK"), hand=S)),
        ({"by": "S", "play": "HK", "from": "N", "trick": 5},
         acts.Play(id="a1", by=S, card=card("HK"), hand=N, trick=5)),
        ({"by": "S", "call": "8C", "with": "x"}, acts.Call(id="a1", by=S, call=call("8C"), together_with="x")),
        ({"by": "S", "choose": "change_call", "call": "X"},
         acts.Choose(id="a1", by=S, option="change_call", call=call("X"))),
        ({"by": "S", "choose": "require_suit", "suit": "H", "suits": ["H", "S"], "card": "D2", "seat": "N"},
         acts.Choose(id="a1", by=S, option="require_suit", suit="H", suits=("H", "S"), card=card("D2"), seat=N)),
        ({"by": "S", "attention": True}, acts.Attention(id="a1", by=S)),
        ({"by": "S", "attention": "x"}, acts.Attention(id="a1", by=S, to="x")),
        ({"by": "S", "face": True}, acts.Face(id="a1", by=S)),
        ({"by": "S", "face": "C2"}, acts.Face(id="a1", by=S, card=card("C2"))),
        ({"by": "S", "waive": True, "text": "never mind"}, acts.Waive(id="a1", by=S, text="never mind")),
        ({"by": "S", "assess": "you must pass"}, acts.Assess(id="a1", by=S, words="you must pass")),
        ({"by": "S", "restate": "right"}, acts.Restate(id="a1", by=S, calls="right")),
        ({"by": "S", "restate": ["1S", "P"]}, acts.Restate(id="a1", by=S, calls=(call("1S"), call("P")))),
        ({"by": "S", "claim": {"tricks": 3, "line": "all high"}},
         acts.Claim(id="a1", by=S, terms=acts.ClaimTerms(tricks=3, line="all high"))),
        ({"by": "S", "convey": "hesitation", "reported_by": "clock"},
         acts.Convey(id="a1", by=S, channel="hesitation", reported_by="clock")),
        ({"by": "S", "convey": "tone", "reported_by": "W"}, acts.Convey(id="a1", by=S, channel="tone", reported_by=W)),
        ({"by": "S", "learn": "saw_card", "about": "N", "cards": ["D2"]},
         acts.Learn(id="a1", by=S, source="saw_card", about=N, cards=(card("D2"),))),
        ({"by": "spectator", "responsible": "EW", "convey": "remark"},
         acts.SpectatorConvey(id="a1", responsible=Side.EW, channel="remark")),
        ({"by": "spectator", "responsible": "none", "attention": True}, acts.SpectatorAttention(id="a1")),
        ({"by": "director", "choose": "redeal"}, acts.DirectorChoose(id="a1", option="redeal")),
        ({"by": "director", "rule": "redeal"}, acts.Rule(id="a1", order="redeal")),
        ({"by": "director", "find": "suggested", "value": ["4S", "HK"], "seat": "N", "of": "x", "consulted": ["two"]},
         acts.Find(id="a1", kind="suggested", answer=["4S", "HK"], seat=N, of="x", consulted=("two",))),
        ({"by": "director", "find": "intended_designation", "value": "HK"},
         acts.Find(id="a1", kind="intended_designation", answer="HK")),
        ({"by": "director", "penalize": {"side": "NS", "unit": "vp", "amount": 0.5}},
         acts.Penalize(id="a1", penalty=acts.Penalty(side=Side.NS, unit="vp", amount=0.5))),
    ],
)  # fmt: skip
def test_one_act(data: dict[str, object], act: acts.Act) -> None:
    assert read_act(data) == act


def test_json_without_its_name_and_a_mark_in_front(tmp_path: Path) -> None:
    text = '{"bridgelaw": 1, "board": 1, "title": "\\ud83d\\ude00 é\\u2028"}'
    assert loads(text).title == loads(text, "x.json").title == "😀 é\u2028"
    assert loads("\ufeff" + text, "x.json").board == loads(b"\xef\xbb\xbf" + text.encode()).board == 1
    (tmp_path / "board").write_bytes(("\ufeff" + HEAD.replace("\n", "\r\n")).encode())
    assert load(tmp_path / "board").board == 1


def test_no_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        with pytest.raises(RecordError, match="cannot be read") as caught:
            load(path)
        assert caught.value.code == "not-readable"


def test_the_parser_is_imported_when_a_text_is_read() -> None:
    command = "import sys, bridgelaw.formats.record; print('ruamel.yaml' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True, timeout=240)
    assert done.stdout == "False\n"
