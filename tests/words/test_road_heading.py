"""What comes next on a road, where it is neither a Question nor a choice."""

from __future__ import annotations

import pytest

from bridgelaw.answer.road import plain
from bridgelaw.api.table import followed
from bridgelaw.desk.ruling import road
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.lawbook.editions import EDITIONS, about
from bridgelaw.words import Words
from bridgelaw.words.telling.road import heading_of
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import view_of

CLAIMED = """bridgelaw: 1
laws: {laws}
board: 1
acts:
- {{by: N, call: 1S}}
- {{by: E, call: P}}
- {{by: S, call: P}}
- {{by: W, call: P}}
- {{by: E, play: DK}}
- {{by: S, spread: true}}
- {{by: N, claim: {{tricks: 10, line: all high}}, id: c}}
"""


def heading(record: str) -> str:
    read = loads(record)
    table = followed(read)
    told = plain(road(table.course), table.book, table.situation, "a1", costs=False)
    to_tell = AnswerToTell(table.answer(), view_of(plain_record(read)), Words("en", table.book.edition))
    return heading_of(told, to_tell)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_claim_that_nobody_has_answered_is_not_settled(laws: str) -> None:
    claimed = CLAIMED.format(laws=laws)
    lies = "A claim has been made. Write down who agrees, or who objects to it."
    if about(laws).words["play_after_claim"] != "agreed":  # where it is, somebody may ask to play on
        assert heading(claimed) == lies
        assert heading(claimed + "- {by: E, agree: true, of: c}\n") == lies
    both = claimed + "- {by: E, agree: true, of: c}\n- {by: W, agree: true, of: c}\n"
    assert heading(both) != lies
