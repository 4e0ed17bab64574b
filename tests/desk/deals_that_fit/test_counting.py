"""How many deals fit: against closed forms, other methods, and the answers that lie beside the project."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.desk.conditions import Condition, holds, read, read_event, read_line
from bridgelaw.desk.conditions.parts import Not, all_of
from bridgelaw.desk.deals_that_fit import (
    BadCards,
    DealProblem,
    NoDealFits,
    NoHandKnown,
    NoSolver,
    TooWide,
    deals_that_fit,
    possible,
    problem,
    rejecting,
    tables,
)
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit
from bridgelaw.game.cards import PACK, card
from bridgelaw.game.deals import parse_deal, parse_hand
from bridgelaw.game.seats import SEATS, Seat
from tests.kit.conditions import conditions
from tests.kit.deals_counted import counted_by_shapes, every_deal, fits
from tests.kit.searching import examples

BESIDE = sorted((Path(__file__).parents[4] / "shared" / "evidence").glob("*.yml"))


def made(known: dict[str, str] = {}, held: dict[str, str] = {}, given: list[str] = []) -> DealProblem:  # noqa: B006
    """A problem as it is written."""
    return problem(
        {Seat[seat]: parse_hand(hand) or frozenset() for seat, hand in known.items()},
        {Seat[seat]: frozenset(map(card, cards.split())) for seat, cards in held.items()},
        dict(map(read_line, given)),
    )


def asked(what: DealProblem, *events: str) -> list[Fraction | float]:
    """The probabilities of events."""
    return list(possible(what, [dict(read_event(event)) for event in events]).events)


@pytest.mark.parametrize("file", BESIDE, ids=lambda file: file.stem)
def test_exact_answers_that_lie_beside_the_project(file: Path) -> None:
    told: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    lines = [f"{seat}: {line}" for seat, line in told.get("given", {}).items()]
    what = made(told.get("known", {}), told.get("held", {}), lines)
    if "refused" in told:
        assert told["refused"] == "impossible"
        with pytest.raises(NoDealFits):
            possible(what)
        return
    events = [event["event"] for event in told["events"]]
    found = possible(what, [dict(read_event(event)) for event in events])
    assert (str(found.count), str(found.of)) == (told["possible"]["count"], told["possible"]["of"])
    shares = [one for one in found.events if isinstance(one, Fraction)]
    assert [f"{p.numerator}/{p.denominator}" for p in shares] == [event["probability"] for event in told["events"]]


# closed forms


def test_four_aces_in_one_hand() -> None:
    (found,) = asked(made(), "N: 4 aces")
    assert found == Fraction(comb(48, 9), comb(52, 13))


def test_nothing_known() -> None:
    found = possible(made())
    assert found.count == found.of == 53644737765488792839237440000
    assert sum(asked(made(), *(f"E: {n} aces" for n in range(5)))) == 1


def test_a_suit_breaks() -> None:
    what = made({"N": "AKQ4.763.A52.873", "S": "J9752.AK4.K83.A6"})
    assert asked(what, "E: 2S", "E: 3S or 1S", "E: 4S or 0S") == [
        Fraction(6 * comb(22, 11), comb(26, 13)),
        Fraction(8 * comb(22, 10), comb(26, 13)),
        Fraction(2 * comb(22, 9), comb(26, 13)),
    ]


def test_vacant_places() -> None:
    """Nine places are vacant in one hand, eleven in the other: so likely is a card to be in each."""
    held = {"E": "S2 S4 H2 H3", "W": "D2 D3"}
    known = {"N": "AK765.A54.K54.32", "S": "Q93.K76.A76.A654"}
    assert asked(made(known, held), "E: HQ", "W: HQ") == [Fraction(9, 20), Fraction(11, 20)]


WEST = {"W": "QT5.QJ2.Q6.J9743"}


def test_parts_add_up() -> None:
    what = made(WEST, given=["E: 11-15 hcp, 5+S"])
    assert sum(asked(what, *(f"E: {n}H" for n in range(14)))) == 1
    assert sum(asked(what, *(f"E: 6+S; N: {n}S" for n in range(5)))) == asked(what, "E: 6+S")[0]
    one, other, both, either = asked(what, "E: 6+S", "E: 4+H", "E: 6+S, 4+H", "E: 6+S or 4+H")
    assert either == one + other - both
    assert asked(what, "E: not 6+S") == [1 - one]


def test_a_line_about_a_known_hand() -> None:
    assert possible(made(WEST, given=["W: 3S"])).share == 1
    assert asked(made(WEST), "W: SQ", "W: SA", "W: 5C; E: SA") == [1, 0, Fraction(1, 3)]
    with pytest.raises(NoDealFits) as refused:
        possible(made(WEST, given=["E: 5+S", "W: 4S"]))
    assert refused.value.seats == (Seat.W,)


def test_three_known_hands_make_the_fourth_known() -> None:
    deal = "N:9874.A97.8432.Q8 AKJ63.6.JT75.AT2 2.KT8543.AK9.K65 QT5.QJ2.Q6.J9743".removeprefix("N:").split()
    what = made(dict(zip("NES", deal, strict=False)))
    assert possible(what, deals=2).sample is not None
    assert asked(what, "W: QJ2".replace("QJ2", "HQ, HJ, H2"), "W: SA") == [1, 0]


# other methods

ENDING = parse_deal("N:AK83.T652.K74.92 JT74.Q873.QT2.84 Q96.AK4.A83.AK75 52.J9.J965.QJT63")
"""A deal of which, card by card, more is seen."""


@st.composite
def endings(draw: st.DrawFn) -> DealProblem:
    """Problems with few unknown cards in two or three hidden hands."""
    hidden = draw(st.permutations(SEATS))[: draw(st.integers(2, 3))]
    each = 5 if len(hidden) == 2 else 3
    hands = {seat: hand or frozenset() for seat, hand in ENDING.items()}
    kept = {seat: draw(st.permutations(sorted(hands[seat], key=PACK.index)))[each:] for seat in hidden}
    lines = {seat: draw(conditions()) for seat in hidden if draw(st.integers(0, 3))}
    known = {seat: hand for seat, hand in hands.items() if seat not in hidden}
    return problem(known, {seat: frozenset(cards) for seat, cards in kept.items()}, lines)


@given(endings(), conditions(), conditions())
@examples(40)
def test_as_many_as_there_are_one_by_one(what: DealProblem, one: Condition, other: Condition) -> None:
    """All of them, in every cell of two readings, and each of them by its number."""
    about = what.hidden[0]
    every = list(every_deal(what))
    fit = DealsThatFit(what, [one, other], about)
    assert fit.count == len(every)
    for cell, count in fit.cells.items():
        drawn = fit.deals(list(range(count)), cell)
        hands = [parse_deal(deal)[about] or frozenset() for deal in drawn]
        assert all((holds(one, hand), holds(other, hand)) == cell for hand in hands)
        assert len(set(drawn)) == count
        every = [deal for deal in every if deal not in set(drawn)]
    assert not every


STRONG = {"W": "AKQJ.AKQ.AK5.AQ3"}
LINES = [
    ["E: 5+S, 2+ hcp"],
    ["E: 5+S or 5+H, not 0-1 hcp", "S: 0-3C, S>H"],
    ["N: shape 5431 =4xx4 5521 or balanced, 2+ of S9 HJ DQ"],
    ["N: S>=H, 1+ hcp in SH", "E: 4+H, not balanced or CK"],
    ["E: 0 aces, 1+ controls", "N: 0 controls, 6+SH, H>D"],
    ["E: 0-4 hcp, 5+D", "S: 0-5 hcp, 4+C"],
]


@pytest.mark.parametrize("lines", LINES, ids=lambda lines: "; ".join(lines))
def test_as_many_as_by_honours_and_shapes(lines: list[str]) -> None:
    what = made(STRONG, given=lines)
    assert possible(what).count == counted_by_shapes(what)


@given(st.lists(conditions(), min_size=1, max_size=2))
@examples(12)
def test_as_many_as_by_honours_and_shapes_of_any_lines(lines: list[Condition]) -> None:
    known = {"W": "AKQ5.AKQ.AK5.KQ3", "N": "J976.JT98.QJ.AJ2"}
    what = problem(
        {Seat[seat]: parse_hand(hand) or frozenset() for seat, hand in known.items()},
        {},
        dict(zip((Seat.E, Seat.S), lines, strict=False)),
    )
    assert DealsThatFit(what).count == counted_by_shapes(what)


# refused


def test_the_smallest_contradiction_is_named() -> None:
    known = {"S": "AKQ5.AK4.QJ3.K76"}
    with pytest.raises(NoDealFits) as refused:
        possible(made(known, given=["N: 10-12 hcp", "W: 8+ hcp", "E: 1+ hcp"]))
    assert refused.value.seats == (Seat.N, Seat.E, Seat.W)
    with pytest.raises(NoDealFits) as refused:
        possible(made(known, given=["N: 5+S", "W: 8+ hcp", "E: 11+ hcp"]))
    assert refused.value.seats == (Seat.E, Seat.W)
    with pytest.raises(NoDealFits) as refused:
        possible(made(known, {"E": "S2 S3"}, ["N: 0+ hcp", "E: 0-1S"]))
    assert refused.value.seats == (Seat.E,)


def test_without_a_known_hand_one_seat_may_have_a_condition() -> None:
    assert possible(made(given=["E: 5+S"])).count
    with pytest.raises(NoHandKnown):
        possible(made(given=["E: 5+S", "N: 5+H"]))
    with pytest.raises(NoHandKnown):
        asked(made(given=["E: 5+S"]), "N: 5+H")


@pytest.mark.parametrize(
    ("known", "held", "code", "seat"),
    [
        ({"N": "AKQ.AKQ.AKQ.AKQ"}, {}, "thirteen", Seat.N),
        ({"N": "AKQJ.AKQ.AKQ.AKQ", "E": "A432.432.432.432"}, {}, "twice", Seat.E),
        ({"N": "AKQJ.AKQ.AKQ.AKQ"}, {"E": "SA"}, "twice", Seat.E),
        ({}, {"E": "SA SK", "S": "SK"}, "twice", Seat.S),
        ({"N": "AKQJ.AKQ.AKQ.AKQ"}, {"N": "S2"}, "thirteen", Seat.N),
        ({}, {"E": " ".join(map(str, PACK[:14]))}, "thirteen", Seat.E),
    ],
)
def test_what_is_known_has_to_be_of_a_deal(known: dict[str, str], held: dict[str, str], code: str, seat: Seat) -> None:
    with pytest.raises(BadCards) as refused:
        made(known, held)
    assert (refused.value.code, refused.value.seat) == (code, seat)


def test_without_numpy_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    with pytest.raises(NoSolver):
        possible(made(WEST))


WIDE = ["E: 11-15 hcp, 5+S", "S: 8-14 hcp, 5+H", "N: 5-9 hcp, 3+H, not balanced"]


def test_too_wide_is_drawn_without_the_widest_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn then fits all the same, and what is estimated is near to what is counted."""
    what, event = made(WEST, given=WIDE[:2]), dict(read_event("E: 6+S"))
    exact = possible(what, [event])
    monkeypatch.setattr(tables, "MOST_BYTES", 4 << 20)
    with pytest.raises(TooWide) as refused:
        deals_that_fit(what)
    found = possible(what, [event], deals=50)
    assert found.count is None
    assert found.asked_after == refused.value.seats
    assert found.sample is not None
    assert all(fits(what, deal) for deal in found.sample.deals)
    assert len(set(found.sample.deals)) == 50
    assert float(found.share) == pytest.approx(float(exact.share), rel=0.1)
    assert float(found.events[0]) == pytest.approx(float(exact.events[0]), abs=0.02)


def test_too_wide_and_too_rare_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_BYTES", 1 << 20)
    monkeypatch.setattr(rejecting, "TRIED", 2000)
    rare = made(WEST, given=["E: 15 hcp, 7S, balanced or 8+S", "S: 14 hcp, 8+H, CK"])
    with pytest.raises(TooWide):
        deals_that_fit(rare)
    with pytest.raises(TooWide):
        possible(rare)


def test_a_condition_and_its_contrary_share_all_deals() -> None:
    condition = read("(5+S or balanced), not 12-14 hcp")
    with_, without = (problem(made(WEST).known, {}, {Seat.E: one}) for one in (condition, Not(condition)))
    assert DealsThatFit(with_).count + DealsThatFit(without).count == with_.ways()
    assert DealsThatFit(problem(made(WEST).known, {}, {Seat.E: all_of([condition, Not(condition)])})).count == 0
