"""Sections read in one go: what comes of them is what comes of them word by word."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats import pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.pbn import play, regular_auction, regular_play
from bridgelaw.formats.pbn.sections import SectionsReader
from tests.kit.tables import legal_board
from tests.kit.whole import examples_of

WORDS = (
    "P", "Pass", "AP", "X", "XX", "1C", "1NT", "3N", "7NT", "8C", "SA", "H2", "s3", "DT", "C10", "-", "--", "*", "+",
    "=1=", "$1", "!", "^R", "^I", "{said}", "; said", "\n", "x", "no",
)  # fmt: skip
_ESCAPE = re.compile(r"^%[^\n]*\n?", re.MULTILINE)
_SECTION = re.compile(r"\[(Auction|Play) [^\n]*\n([^\[]*)")


def told(text: str) -> list[object]:
    """All that is read, with the place of each act."""
    found = list[object]()
    for one in pbn.boards_of(text):
        places = [one.origin.place(("acts", n)) for n in range(len(one.acts))] if isinstance(one, Record) else None
        found.append((str(one) if isinstance(one, RecordError) else one, places))
    return found


def word_by_word(text: str) -> list[object]:
    """The same by the readers that look at each word."""
    with (
        patch.object(regular_auction, "auction", return_value=None),
        patch.object(regular_play, "play", return_value=None),
    ):
        return told(text)


def written(seed: int) -> str:
    """A board of the test kit as other programs write it: nothing is carried along."""
    dealer, deal, happened = legal_board(seed)
    text = pbn.dumps(Record(dealer=dealer, board=1, deal=deal, acts=tuple(happened))).replace("\r\n", "\n")
    return _ESCAPE.sub("", text)


@settings(max_examples=examples_of(150, 60), deadline=None)
@given(
    st.integers(0, 30),
    st.lists(
        st.tuples(st.sampled_from(("Auction", "Play")), st.integers(0, 60), st.integers(0, 2), st.sampled_from(WORDS)),
        max_size=3,
    ),
)
def test_in_one_go_or_word_by_word(seed: int, changes: list[tuple[str, int, int, str]]) -> None:
    """A word is put in, takes the place of another one, or is taken out (with the next word for it)."""
    text = written(seed)
    for name, at, kind, word in changes:
        for section in _SECTION.finditer(text):
            if section[1] == name:
                words = re.findall(r"\S+|\n", section[2])
                at %= len(words) + 1
                words[at : at + (kind > 0)] = [] if kind == 2 else [word]
                text = f"{text[: section.start(2)]}{' '.join(words)}\n{text[section.end(2) :]}"
                break
    assert told(text) == word_by_word(text)


@pytest.mark.parametrize("seed", range(5))
def test_a_legal_board_is_read_in_one_go(seed: int) -> None:
    text = written(seed)
    wanted = word_by_word(text)
    slow = AssertionError("read word by word")
    with (
        patch.object(SectionsReader, "_auction_word_by_word", side_effect=slow),
        patch.object(play, "read", side_effect=slow),
    ):
        assert told(text) == wanted
