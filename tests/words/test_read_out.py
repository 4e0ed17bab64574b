"""What the Director reads out on the road of a ruling, where it is a sentence of the words' own and not of a Law's."""

from __future__ import annotations

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.words import Words
from bridgelaw.words.telling.road import following
from bridgelaw.words.telling.view import view_of
from tests.kit.rulings import plain_of

MISINFORMED = """
bridgelaw: 1
laws: {laws}
dealer: N
acts:
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: S, call: 1S}}
- {{by: W, call: P}}
- {{by: N, call: 3S, id: raise}}
- {{by: S, explain: weak, of: raise, id: said}}
- {{by: E, call: P}}
- {{by: S, call: 4S}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P, id: last}}
- {{by: N, correct: limit raise, of: said}}
- {{by: N, summon: true}}
- {{by: director, find: misinformation, of: said, value: true}}
- {{by: director, find: would_have_acted, of: last, value: true}}
- {{by: E, choose: change_call, of: last, call: {call}}}
"""


def read_out(record: str, *, language: str = "en") -> str:
    """What comes next on the road of a ruling on it, each line with its provision."""
    read = loads(record)
    table = followed(read)
    words = Words(language, table.book.edition)
    lines = following(plain_of(read), table.answer(), view_of(plain_record(read)), words)
    return "\n".join(" ".join(filter(None, (line.text, line.law))) for line in lines)


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_call_taken_back_opens_the_auction_again(laws: int) -> None:
    said = read_out(MISINFORMED.format(laws=laws, call="X"))
    assert "Nothing changes at the table" not in said
    assert "East has changed Pass to Double" in said
    assert "South calls next." in said
    assert "calls the Director again. Law 21B3" in said


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_call_that_is_kept_leaves_a_claim_to_damage(laws: int) -> None:
    said = read_out(MISINFORMED.format(laws=laws, call="P"))
    assert "Nothing changes at the table." in said
    assert "West leads." in said
    assert "calls the Director again. Law 21B3" in said
