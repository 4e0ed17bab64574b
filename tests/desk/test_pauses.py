"""Pauses that the regulations ask for: after a skip bid, high up when both sides bid, when dummy has come down."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.answer.model import plain
from bridgelaw.api.table import followed
from bridgelaw.desk.pauses import pause_asked_for
from bridgelaw.formats.record import from_plain
from bridgelaw.table.acts import PlayerAct
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling import tell, view_of
from tests.kit.lines import act

PLAYED = ["S call 1NT", "W call P", "N call P", "E call P", "W play H5", "N spread"]


def asked_for(lines: list[str], **fields: Any) -> int | None:
    """The pause at the last of these acts."""
    acts = [act(line) for line in lines]
    data = {"bridgelaw": 1, "dealer": acts[0]["by"], **fields, "acts": acts}
    table = followed(from_plain(data))
    last = list(table.situation.facts.acts.values())[-1]
    assert isinstance(last, PlayerAct)
    return pause_asked_for(table.book.regulations, table.situation, last)


@pytest.mark.parametrize(
    ("lines", "seconds"),
    [
        (["N call 2S", "E call P"], 10),
        (["N call 1S", "E call 3H", "S call P"], 10),
        (["N call 1S", "E call 3H", "S convey hesitation"], 10),
        (["N call 1S", "E call 2H", "S call P"], None),
        (["N call 1NT", "E call P"], None),
        (["N call P", "E call P", "S call 4S", "W call P", "N call P"], None),
        (["N call 4S", "E call X", "S call P"], None),
        (["N call 3S", "S call P"], None),
        (["N call P"], None),
        ([*PLAYED, "S play H2 from=N"], None),
    ],
)
def test_after_a_skip_bid_the_next_player_waits(lines: list[str], seconds: int | None) -> None:
    assert asked_for(lines) == seconds


def test_high_up_when_both_sides_bid() -> None:
    high = ["N call 1S", "E call 2H", "S call 2S", "W call 3H", "N call P"]
    assert asked_for(high) is None
    assert asked_for(high, authority="nbf") == 10
    assert (
        asked_for(["N call 1S", "E call P", "S call 2S", "W call P", "N call 3S", "E call P"], authority="nbf") is None
    )


def test_when_dummy_has_come_down() -> None:
    waits = {"authority": "nbf"}
    assert asked_for([*PLAYED, "S play H2 from=N"], **waits) == 10
    assert asked_for([*PLAYED, "S play H2 from=N", "E play HJ"], **waits) == 10
    assert asked_for([*PLAYED, "S play H2 from=N", "E play HJ", "S play HA"], **waits) is None
    assert asked_for([*PLAYED, "E convey hesitation"], **waits) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lies_beside_the_question_with_the_time_that_he_took(language: str) -> None:
    lines = ["N call 1S", "E call 3H", "S convey hesitation took=12 id=pause", "S call P", "W summon of=pause"]
    data = {"bridgelaw": 1, "dealer": "N", "acts": [act(line) for line in lines]}
    answer = followed(from_plain(data)).answer()
    asked = next(q for q in plain(answer)["questions"] if q["kind"] == "information_made_available")
    assert asked["evidence"]["times"] == [{"act": "pause", "by": "S", "took": 12, "phase": "auction", "pause": 10}]
    told = " ".join(" ".join(tell(answer, view_of(data), Words(language, strict=True))).split())
    assert Words(language, strict=True).say("evidence-pause", time="10").replace("\u00a0", " ") in told.replace(
        "\u00a0", " "
    )
