"""An act is added to the text of a record and nothing else in it changes."""

from __future__ import annotations

import pytest

from bridgelaw.formats.append import NotKept, added, appended
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import loads

ACT = {"by": "director", "find": "damage", "of": "a1", "value": True, "why": 'it "cost"\na trick'}
LINE = '{by: director, find: damage, of: a1, value: true, why: "it \\"cost\\"\\na trick"}'
HEAD = "# first a comment\nbridgelaw: 1\ndealer: N   # and one here\nacts:\n"


def test_comments_and_everything_else_are_kept() -> None:
    text = HEAD + "  - {by: N, call: 1S}   # one\n  # two\n"
    found, record = appended(text, ACT)
    assert found == HEAD + f"  - {{by: N, call: 1S}}   # one\n  - {LINE}\n  # two\n"
    assert [act.id for act in record.acts] == ["a1", "a2"]


@pytest.mark.parametrize(
    ("text", "after"),
    [
        (HEAD + "- by: N\n  call: 1S\n\n# end\n", HEAD + f"- by: N\n  call: 1S\n- {LINE}\n\n# end\n"),
        (HEAD + "  -   by: N\n      call: 1S", HEAD + f"  -   by: N\n      call: 1S\n  -   {LINE}\n"),
        (
            HEAD + "  - {by: N,\n     call: 1S}\ntitle: x\n",
            HEAD + f"  - {{by: N,\n     call: 1S}}\n  - {LINE}\ntitle: x\n",
        ),
    ],
)
def test_every_way_to_write_a_list(text: str, after: str) -> None:
    assert appended(text, ACT)[0] == after


def test_line_ends_are_kept() -> None:
    text = (HEAD + "  - {by: N, call: 1S}\n").replace("\n", "\r\n")
    found = appended(text, ACT)[0]
    assert found == text + f"  - {LINE}\r\n"


@pytest.mark.parametrize(
    "text",
    [
        "bridgelaw: 1\ndealer: N\nacts: [{by: N, call: 1S}]\n",
        '{"bridgelaw": 1, "dealer": "N", "acts": [{"by": "N", "call": "1S"}]}',
        "bridgelaw: 1\ndealer: N\nacts: []\n",
        "{bridgelaw: 1, dealer: N, acts: [\n  {by: N, call: 1S}\n]}\n",
        HEAD + "  - by: N\n    text: |\n      words\n    call: 1S\n    id: a2\n",
    ],
)
def test_what_cannot_be_added_to_is_refused(text: str) -> None:
    with pytest.raises((NotKept, RecordError)):
        appended(text, {**ACT, "of": "a2"})


def test_an_act_that_is_none_is_refused_as_such() -> None:
    with pytest.raises(RecordError, match="yes or no"):
        appended(HEAD + "  - {by: N, call: 1S}\n", {"by": "director", "find": "damage", "value": "perhaps"})


def test_added_is_what_would_be_read() -> None:
    text = HEAD + "  - {by: N, call: 1S}\n"
    assert added(loads(text), ACT) == appended(text, ACT)[1]
