"""Acts in short lines are split into words as a shell does it, by a shorter way where nothing is quoted."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bridgelaw.formats.lines import _words
from tests.kit.searching import examples


@given(st.text(st.characters(max_codepoint=0x17F)))
@example("S call 1H id=low")
@example('N claim 5 "two top  tricks"')
@example("a\\ b c")
@example("east\x1cwest\xa0north\tsouth")
@examples(200)
def test_words(line: str) -> None:
    try:
        expected = shlex.split(line)
    except ValueError as error:
        with pytest.raises(ValueError, match=str(error)):
            _words(line)
    else:
        assert _words(line) == expected
