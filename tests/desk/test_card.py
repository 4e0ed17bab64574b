"""The card: what is refused before anything is solved, which deals are solved, and what is made of declarer's tricks.

Tricks are made up here: eight, and one more for each spade of East's beyond five. So what is right is known.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.answer.card import plain_card
from bridgelaw.api.cards_of_questions import asked_about
from bridgelaw.desk.card import CardAsked, NamedReading, NoCard, SolvedOutcome, ToSolve, card, to_solve
from bridgelaw.desk.conditions import holds, read
from bridgelaw.desk.deals_that_fit import NoDealFits
from bridgelaw.desk.named_actions import BadAction, named_actions, polled_actions, read_contract, write_contract
from bridgelaw.desk.results import others
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from tests.desk.test_usable import CALLS, FOUND, PLAY, course

READINGS = {"sixth": "6+S", "short": "0-1H", "values": "14+ hcp"}


def asked(
    *actions: str, readings: dict[str, str] = READINGS, showed: str | None = "11-15 hcp, 5+S", **fields: Any
) -> CardAsked:
    done = course([*CALLS, *FOUND])
    about = asked_about(done, done.now.questions[0])
    usable = about.usable.with_lines({Seat.E: read(showed)} if showed else {})
    options: dict[str, Any] = {"no_poll": "nobody was there", "deals": 200} | fields
    return CardAsked(
        usable=usable,
        about=about.about,
        because=about.because,
        readings=tuple(NamedReading(name, read(text)) for name, text in readings.items()),
        actions=named_actions(done, usable, actions or ("P", "3S")),
        vulnerable="None",
        **options,
    )


@cache
def usual() -> ToSolve:
    return to_solve(asked(deals=600))


def spades(deal: str) -> int:
    return sum(card.suit == "S" for card in parse_deal(deal)[Seat.E] or ())


def tricks(solving: ToSolve) -> list[list[dict[str, int]]]:
    """Of spades by East; nine in every other contract."""
    return [
        [{"": 3 + spades(deal) if one == SolvedOutcome("S", Seat.E) else 9} for deal in solving.deals]
        for one in solving.outcomes
    ]


def test_the_shift_is_the_one_that_is_there() -> None:
    """3♠ makes with six spades or more, and 3♥ makes always: the differences are known deal by deal."""
    solving = usual()
    found = card(solving, tricks(solving))
    assert [one.action for one in found.asked.actions] == ["P", "3S"]
    assert [write_contract(one.contract) for one in found.asked.actions] == ["3HS", "3SE"]
    by = {found.asked.readings[one.reading].name: one for one in found.shifts}
    assert by["sixth"].shows == "towards"
    # one trick short with five spades, made with six, an overtrick with seven: the mean over all is exact arithmetic
    worth = {5: -50, 6: 140, 7: 170, 8: 200, 9: 230}
    for reading, shift in by.items():
        inside = [deal for deal in solving.deals if holds(read(READINGS[reading]), parse_deal(deal)[Seat.E] or ())]
        assert inside
        assert shift.value.low <= shift.value.shift <= shift.value.high
    exact = _exact_shift(worth)
    assert by["sixth"].value.low <= exact <= by["sixth"].value.high
    assert by["sixth"].value.shift == pytest.approx(exact, abs=15)


def _exact_shift(worth: dict[int, int]) -> float:
    """By counting: the share of each length of East's spades, and the mean of what 3♠ is worth with six or more."""
    from bridgelaw.desk.deals_that_fit import possible

    problem = asked().usable.deals()
    shares = [float(one) for one in possible(problem, [{Seat.E: read(f"{n}S")} for n in worth]).events]
    mean = sum(share * one for share, one in zip(shares, worth.values(), strict=True))
    inside = sum(share * one for share, (n, one) in zip(shares, worth.items(), strict=True) if n > 5)
    return inside / sum(shares[1:]) - mean


def test_every_deal_fits_and_every_cell_is_drawn() -> None:
    solving = usual()
    assert len(solving.deals) == 600 == sum(solving.drawn) == len(set(solving.deals))
    assert sum(cell.count for cell in solving.cells) == solving.count
    place = 0
    for cell, drawn in zip(solving.cells, solving.drawn, strict=True):
        for deal in solving.deals[place : place + drawn]:
            hands = parse_deal(deal)
            east = hands[Seat.E] or frozenset()
            assert hands[Seat.W] == solving.asked.usable.known[Seat.W]
            assert holds(read("11-15 hcp, 5+S"), east)
            assert tuple(holds(read(text), east) for text in READINGS.values()) == cell.holds
        place += drawn
    assert [(reading, len(deals)) for reading, deals in solving.shown] == [(None, 3), (0, 3), (1, 3), (2, 3)]
    for reading, deals in solving.shown[1:]:
        text = list(READINGS.values())[reading or 0]
        assert all(holds(read(text), parse_deal(deal)[Seat.E] or ()) for deal in deals)
    assert to_solve(asked(deals=600)) == solving
    assert to_solve(asked(seed="1")).deals != solving.deals


REFUSED = [
    ({"no_poll": " "}, "no_poll"),
    ({"readings": {"one": "6+S"}}, "too_few_readings"),
    ({"readings": {str(n): f"{n}S" for n in range(5, 10)}}, "too_many"),
    ({"showed": None}, "silent"),
    ({"showed": "any"}, "silent"),
    ({"readings": {"none": "4S", "no more": "16+ hcp"}}, "reading_impossible"),
    ({"readings": {"none": "4S", "all": "11+ hcp"}}, "reading_all"),
]


@pytest.mark.parametrize(("fields", "code"), REFUSED)
def test_refused(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(NoCard) as refused:
        to_solve(asked(**fields))
    assert refused.value.code == code


def test_actions_with_one_outcome() -> None:
    for actions in (("P",), ("P", "X=3HS"), ("3S", "4S=3SE")):
        with pytest.raises(NoCard) as refused:
            to_solve(asked(*actions))
        assert refused.value.code == "too_few_actions"


def test_no_deal_fits() -> None:
    with pytest.raises(NoDealFits):
        to_solve(asked(showed="30+ hcp"))


def test_a_reading_that_holds_nowhere_is_on_its_own_line() -> None:
    solving = to_solve(asked(readings={**READINGS, "void": "4S"}))
    found = card(solving, tricks(solving))
    assert [one.refused for one in found.readings] == [None, None, None, "reading_impossible"]
    assert {one.reading for one in found.shifts} == {0, 1, 2}
    plain = plain_card(found, 2017, "q1", "made up")
    assert plain["readings"][3] | {"count": "0", "share": "0/1", "solved": 0} == plain["readings"][3]
    assert plain["samples"][4] == {"reading": "void", "deals": []}


def test_a_rare_reading_is_kept_and_said() -> None:
    solving = to_solve(asked(readings={"nine": "9+S", "sixth": "6+S"}))
    found = card(solving, tricks(solving))
    assert 0 < found.readings[0].share < Fraction(1, 1000)
    assert found.readings[0].solved >= 30
    assert "rare_reading" in found.warnings


def test_one_search_for_a_declarer_and_a_denomination() -> None:
    solving = to_solve(asked("P", "3S", "4S=4SxE", "X=3HxS"))
    assert solving.outcomes == (SolvedOutcome("H", Seat.S), SolvedOutcome("S", Seat.E))
    found = card(solving, tricks(solving))
    assert len(found.shifts) == 9
    assert "bias_slam" not in found.warnings
    high = to_solve(asked("P", "6S=6SE"))
    assert "bias_slam" in card(high, tricks(high)).warnings


def test_scales() -> None:
    """IMPs of the difference on a deal, and shares of a top against the other tables: the deals are the same."""
    solving = usual()
    made = tricks(solving)
    points = card(solving, made).shifts[0].value.shift
    imps = card(replace(solving, asked=replace(solving.asked, scale="imps")), made).shifts[0]
    assert imps.shows == "towards"
    assert imps.value.shift == pytest.approx(points / 38, rel=0.4)
    field = others({"results": [140, 140, 100, -50]})
    pairs = card(replace(solving, asked=replace(solving.asked, scale="matchpoints", others=field)), made).shifts[0]
    assert pairs.shows == "towards"
    assert 0 < pairs.value.shift < 1


def test_what_is_written_is_the_design_and_no_level() -> None:
    """No share, mean or number of tricks of an action by itself is in it, nor is the real deal."""
    solving = usual()
    plain = plain_card(card(solving, tricks(solving)), 2017, "q1", "made up")
    assert list(plain) == [
        "evidence", "mode", "laws", "question", "of", "seat", "because", "showed", "possible", "readings", "actions",
        "scale", "deals", "shifts", "differ", "samples", "poll", "warnings", "no_poll",
    ]  # fmt: skip
    assert (plain["of"], plain["seat"], plain["because"], plain["poll"]) == ("bid", "W", ["hes"], None)
    assert plain["showed"][-1] == {
        "seat": "E", "act": "one", "call": "1S", "condition": "11-15 hcp, 5+S", "source": "director", "by": "director",
        "words": "",
    }  # fmt: skip
    assert plain["actions"] == [
        {"action": "P", "contract": "3HS", "source": "passed_out"},
        {"action": "3S", "contract": "3SE", "source": "passed_out"},
    ]
    assert list(plain["shifts"][0]) == [
        "reading", "action", "against", "shift", "low", "high", "null", "better", "shows",
    ]  # fmt: skip
    assert all(isinstance(one["shift"], int) for one in plain["shifts"])
    assert "AKJ63.6.JT75.AT2" not in str(plain)
    assert "2.KT8543.AK9.K65" not in str(plain)


def test_a_planted_fault_is_seen() -> None:
    """Deals of two outcomes that are not the same deals give no such narrow interval."""
    solving = usual()
    right = tricks(solving)
    paired = card(solving, right).shifts[0]
    # with the tricks of another deal the sixth spade no longer counts
    apart = card(solving, [right[0], right[1][::-1]]).shifts[0]
    assert abs(apart.value.shift - paired.value.shift) > 20


BAD = [
    ("2S", "needs_contract"), ("8C", "unknown"), ("SA", "unknown"), ("pass", "unknown"), ("3S=3S", "contract"),
    ("3S=", "contract"), ("3S=8SE", "contract"), ("XX", "needs_contract"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code"), BAD)
def test_what_is_no_action(text: str, code: str) -> None:
    with pytest.raises(BadAction) as refused:
        asked("P", text)
    assert refused.value.code == code


def test_named_twice_and_named_by_those_polled() -> None:
    with pytest.raises(BadAction) as refused:
        asked("P", "p")
    assert refused.value.code == "twice"
    done = course([*CALLS, *FOUND])
    usable = asked().usable
    found = polled_actions(done, usable, {"chose": {"3S": 1, "P": 3}, "considered": {"X": 2, "2S": 1, "3S": 4}})
    assert [(one.action, one.source) for one in found] == [("P", "poll"), ("3S", "poll"), ("X", "poll")]
    assert write_contract(found[2].contract) == "3HxS"


@pytest.mark.parametrize("text", ["3HS", "3HxS", "1NTN", "7NTxxW", "3SS"])
def test_contracts(text: str) -> None:
    assert write_contract(read_contract(text)) == text
    assert read_contract(text.lower()) == read_contract(text)


def test_cards_of_a_hand_are_one_search() -> None:
    done = course([*PLAY[:-3], "E play SA id=cash", *PLAY[-2:]])
    from bridgelaw.desk.usable import usable

    own = usable(done, "cash")
    actions = named_actions(done, own, ["SA", "CA"])
    base = asked()
    own = own.with_lines({Seat.W: read("0-9 hcp"), Seat.S: read("10-16 hcp, 5+H")})
    one = replace(base, usable=own, about=Seat.W, actions=actions, readings=_about_west())
    solving = to_solve(one)
    (outcome,) = solving.outcomes
    assert (outcome.strain, outcome.declarer, outcome.cards) == ("H", Seat.S, ("SA", "CA"))
    assert len(outcome.plays) == 20
    with pytest.raises(BadAction):
        named_actions(done, own, ["SA=3HS", "CA"])
    found = card(solving, [[{"SA": 9, "CA": 8 if spades(deal) else 9} for deal in solving.deals]])
    assert all(one.value.shift == pytest.approx(0) for one in found.shifts)
    assert all(one.shows in ("nothing", "too_few") for one in found.shifts)


def _about_west() -> tuple[NamedReading, ...]:
    return (NamedReading("ace", read("CK")), NamedReading("length", read("4+C")))
