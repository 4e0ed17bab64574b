"""The road of a ruling in plain data."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.answer.road import plain
from bridgelaw.api.table import followed
from bridgelaw.desk.ruling import road
from tests.kit.rulings import HESITATION, answered, example


def test_the_next_question_is_told_whether_the_list_has_it_or_not() -> None:
    """Of a board with very many Questions a view has the last ones only; the next one may be an earlier one."""
    table = followed(answered(example("hesitation"), *HESITATION[:2]))
    whole = road(table.course)
    assert whole.next.question in whole.questions
    told = plain(whole, table.book, table.situation, "start")
    cut = replace(whole, questions=tuple(one for one in whole.questions if one != whole.next.question))
    found = plain(cut, table.book, table.situation, "start")
    assert found["next"]["question"] == told["next"]["question"] in told["questions"]
    assert len(found["questions"]) == len(told["questions"]) - 1
