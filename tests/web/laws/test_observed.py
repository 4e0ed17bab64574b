"""When a provision speaks and for whom, as the cases show it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgelaw.web.laws.observed import ObservedWindow
from bridgelaw.web.laws.roles import Role, by_irregularity, by_place, together
from bridgelaw.web.laws.shelf import observed_of
from tests.words.answers import irregularity, typed


def windows(law: int, number: str) -> dict[tuple[str, str], list[ObservedWindow]]:
    found: dict[tuple[str, str], list[ObservedWindow]] = {}
    for window in observed_of(law, "2017").windows:
        if window.number == number:
            found.setdefault((window.sort, window.what), []).append(window)
    return found


def test_an_insufficient_bid() -> None:
    accept = windows(27, "27A1")[("option", "accept_call")]
    assert [(w.who, set(w.stages)) for w in accept] == [(("offenders_lho",), {"auction"})]
    (silence,) = windows(27, "27B2")[("obligation", "pass")]
    assert (silence.who, silence.until) == (("offenders_partner",), "end_of_auction")
    assert observed_of(27, "2017").stages["27D"] == {"ended"}


def test_a_right_is_told_apart_by_stage() -> None:
    during_play = windows(9, "9A2")[("right", "attention")]
    assert {w.who: set(w.stages) for w in during_play} == {
        ("declarer", "defender"): {"play"},
        ("everybody",): {"ended"},
    }


@pytest.mark.parametrize(
    ("roles", "word"),
    [
        (["offenders_rho", "offenders_lho"], ("opponents",)),
        (["dummy", "defender", "declarer"], ("everybody",)),
        (["in_turn", "others"], ("everybody",)),
        (["defender", "declarer"], ("declarer", "defender")),
        (["everybody", "dummy"], ("everybody",)),
        (["offender"], ("offender",)),
    ],
)
def test_roles_together(roles: list[Role], word: tuple[Role, ...]) -> None:
    assert together(roles) == word


def test_who_is_who() -> None:
    found = [irregularity("revoke", id="i1", by="E"), irregularity("revoke", id="i2", by=None)]
    answer = typed({"irregularities": found, "turn": "S"})
    assert [by_irregularity(answer, seat, "i1") for seat in "NESW"] == [
        "offenders_rho",
        "offender",
        "offenders_lho",
        "offenders_partner",
    ]
    assert by_irregularity(answer, "director", "i1") == "director"
    assert by_irregularity(answer, "S", "i2") == "in_turn"
    playing = replace(answer, declarer="N", phase="play")
    assert [by_place(playing, seat) for seat in "NESW"] == ["declarer", "defender", "dummy", "defender"]
    assert by_irregularity(playing, "S", "i1") == "dummy"
