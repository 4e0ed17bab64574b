"""Facts that are disputed: whether all agree is asked first, then whether it happened; if not, the table plays on."""

from __future__ import annotations

import pytest

from bridgelaw.api.table import followed
from bridgelaw.desk.ruling import road
from bridgelaw.formats.record import from_plain
from bridgelaw.lawbook.editions import EDITIONS
from tests.kit.lines import act

SHOWN = [
    "S call 1NT", "W call P", "N call P", "E call P", "W play H5", "N spread", "E expose SK how=dropped id=shown",
    "S attention shown", "S summon",
]  # fmt: skip


def _next(lines: list[str], laws: str) -> tuple[str, str, bool]:
    """What the road proposes, what it asks, and whether play stands still."""
    table = followed(from_plain({"bridgelaw": 1, "dealer": "S", "acts": [act(line) for line in lines]}), laws=int(laws))
    following = road(table.course).next
    asked = following.question.kind if following.question else ""
    return following.do, asked, table.situation.frozen


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(("dispute", "of"), [("W dispute of=shown id=no", "shown"), ("W dispute id=no", "no")])
def test_what_did_not_happen_stops_nobody(dispute: str, of: str, laws: str) -> None:
    lines = [*SHOWN, dispute]
    assert _next(lines, laws) == ("find", "facts_agreed", True)
    lines.append(f"director find facts_agreed no of={of}")
    assert _next(lines, laws) == ("find", "happened", True)
    assert _next([*lines, "director find happened yes"], laws) == ("explain_options", "", True)
    assert _next([*lines, "director find happened no"], laws) == ("play", "", False)


@pytest.mark.parametrize("laws", EDITIONS)
def test_where_all_agree_nothing_more_is_asked(laws: str) -> None:
    lines = [*SHOWN, "W dispute of=shown", "director find facts_agreed yes of=shown"]
    assert _next(lines, laws) == ("explain_options", "", True)
