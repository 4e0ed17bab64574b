"""Whatever stands in a file, it is a session or an error with its line; what is read can be written and read again."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import neutral, neutral_writer, pbn_writer, usebio_writer
from bridgelaw.formats.sessions.reading import load, loads
from bridgelaw.session.ranking import rank
from tests.kit.searching import examples
from tests.session.test_scorer import MITCHELL, TWO

EXAMPLE = Path(__file__).parents[2] / "src" / "bridgelaw" / "examples" / "evening.xml"
WORD = re.compile(rb'(?<=[>"\s])[A-Za-z0-9.+-]+(?=[<"\s;])')
WORDS = [
    b"", b"-", b"?", b"#", b"0", b"1", b"-1", b"2", b"1.5", b"13", b"50", b"8001", b"999999", b"1e5", b"A6040",
    b"A9999", b"^5", b"NS", b"EW", b"W", b"4S", b"3NTXX", b"PASS", b"NP", b"MP", b"IMP;Butler", b"CROSS_IMP", b"start",
    b"\xc2\xb2", b"\xd9\xa3", b"<", b'"', b"&a;", b"\xff", b"\0",
]  # fmt: skip


@cache
def files() -> dict[str, bytes]:
    """A file of each form."""
    found = load(EXAMPLE)
    return {
        "usebio": EXAMPLE.read_bytes(),
        "scores": pbn_writer.encoded(pbn_writer.write(found, names=True).text),
        "tables": pbn_writer.encoded(pbn_writer.write(found, tables=True).text),
        "neutral": neutral_writer.dumps(found).encode(),
        "scorer": (
            '<session scoring_type="MP"><sections><section sectid="A" tables="2"/></sections><board_results>'
            f'<brsection id="A">{TWO}</brsection></board_results><scores><scsection id="A">{MITCHELL}</scsection>'
            "</scores></session>"
        ).encode(),
    }


@pytest.mark.parametrize("form", ["usebio", "scores", "tables", "neutral", "scorer"])
def test_any_word_in_any_place(form: str) -> None:
    data = files()[form]
    places = [one.span() for one in WORD.finditer(data)]

    @examples(13)
    @given(
        st.lists(
            st.tuples(st.sampled_from(places), st.sampled_from(WORDS)),
            min_size=1,
            max_size=4,
            unique_by=lambda one: one[0],
        )
    )
    def changed(changes: list[tuple[tuple[int, int], bytes]]) -> None:
        text = data
        for (begin, end), word in sorted(changes, reverse=True):
            text = text[:begin] + word + text[end:]
        try:
            found = loads(text, "evening")
        except RecordError:
            return
        rank(found.session, found.regulations)
        assert neutral.loads(neutral_writer.dumps(found)).session == found.session
        if any(one.unplayed is None for one in found.session.results):
            loads(usebio_writer.write(found, names=True).text.encode())
            loads(pbn_writer.encoded(pbn_writer.write(found, names=True).text), "evening.pbn")

    changed()


@examples(30)
@given(st.sampled_from([b"", b"<", b"<USEBIO>", b"[", b"%", b"{", b"\0\1\0\0Standard Jet DB"]), st.binary(max_size=60))
def test_any_bytes(begin: bytes, rest: bytes) -> None:
    with pytest.raises(RecordError):
        loads(begin + rest, "evening")
