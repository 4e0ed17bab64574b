"""Fields of a board and rankings: what is computed by hand, and what always holds."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.desk import conversion
from bridgelaw.desk.results import Others
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.formats.sessions.ranking import plain_ranking
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.comparing import as_seen, cross_imps, matchpoints, weighted
from bridgelaw.session.ranking import Ranking, rank
from tests.kit.searching import examples
from tests.session.sessions import field, made


def points(ranking: Ranking, side: Side = NS) -> list[Fraction | None]:
    """What each result is worth to that side."""
    return [each[side].points if side in each else None for each in ranking.earned]


def ranked(*scores: Any, sections: int | None = None, **conditions: Any) -> Ranking:
    """A board with those results; `sections`: as many tables were to play it."""
    more: dict[str, Any] = {"sections": [{"section": "", "tables": sections}]} if sections else {}
    found = made(field(*scores), conditions=conditions, **more)
    return rank(found.session, found.regulations)


def test_equal_scores_share() -> None:
    assert points(ranked(420, 420, 450, -50)) == [3, 3, 6, 0]
    assert points(ranked(420, 420, 450, -50), EW) == [3, 3, 0, 6]
    assert points(ranked(420, 420, 450, -50, unit=1)) == [Fraction(3, 2), Fraction(3, 2), 3, 0]


def test_a_board_with_fewer_scores_than_expected() -> None:
    # Neuberg adds one to each, takes five quarters of that, and takes one off
    assert points(ranked(420, 420, 450, -50, sections=5)) == [4, 4, Fraction(31, 4), Fraction(1, 4)]
    assert points(ranked(420, 420, 450, -50, sections=5, uneven="factor")) == [4, 4, 8, 0]
    assert points(ranked(420, 420, 450, -50, sections=5, uneven="none")) == [3, 3, 6, 0]
    assert points(ranked(420, sections=5)) == [4]  # half of the top


def test_a_share_of_the_board_stands_outside() -> None:
    average = {"artificial": {"ns": "average_plus", "ew": "average_minus"}}
    ranking = ranked(420, 450, -50, average, sections=4)
    assert points(ranking)[:3] == [Fraction(3), Fraction(17, 3), Fraction(1, 3)]
    assert points(ranking)[3] == Fraction(36, 10)
    assert points(ranking, EW)[3] == Fraction(24, 10)
    # known of foreign programs: a tie with everybody
    assert points(ranked(420, 450, -50, average, sections=4, uneven="ties"))[:3] == [3, 5, 1]


def test_average_plus_follows_what_was_earned_elsewhere_and_two_of_them_do_not_define_each_other() -> None:
    average = {"artificial": {"ns": "average_plus", "ew": "average"}}
    rows = [*field(450, 420, -50), *field(average, 0, 0, board=2), *field(average, 0, 0, board=3)]
    found = made(rows)
    ranking = rank(found.session, found.regulations)
    assert points(ranking)[0] == 4  # all of the board
    assert points(ranking)[3] == points(ranking)[6] == 4
    assert points(ranking, EW)[3] == 2


def test_weighted_and_split_results_are_compared_by_their_weights() -> None:
    weighted = {"weighted": {"ns": [[450, 0.5], [-50, 0.5]], "ew": [[450, 1]]}}
    ranking = ranked(weighted, 420, 0)
    # half of the time above both, half of the time below both
    assert points(ranking) == [2, 3, 1]
    assert points(ranking, EW) == [0, 2, 4]


def test_each_form_of_a_fouled_board_is_scored_by_itself() -> None:
    rows = [{**row, "form": "turned"} if n > 1 else row for n, row in enumerate(field(420, 450, 420, 450))]
    found = made(rows)
    # two of four each: (0 + 1) * 4 / 2 - 1 and (2 + 1) * 4 / 2 - 1
    assert points(rank(found.session)) == [1, 5, 1, 5]


def test_butler_and_cross_imps() -> None:
    butler = ranked(420, 450, -50, -100, scoring="butler", datum={"dropped": 1})
    # the datum is the mean of 420 and -50, 185, to the nearest ten
    assert points(butler) == [6, 6, -6, -7]
    assert points(butler, EW) == [-6, -6, 6, 7]
    assert points(ranked(420, 400, -50, scoring="cross_imp")) == [Fraction(11, 2), Fraction(9, 2), -10]


def test_an_average_in_imps() -> None:
    average = {"artificial": {"ns": "average_plus", "ew": "average"}}
    ranking = ranked(420, 450, average, scoring="cross_imp")
    assert points(ranking)[2] == 3
    assert points(ranking, EW)[2] == 0


def test_places_are_shared_and_counted_by_heads() -> None:
    found = made(field(420, 420, 450, -50), conditions={"winners": 2})
    told = [(one.pair.key, one.rank, one.tied) for one in rank(found.session).standings]
    assert told[:4] == [("N3", 1, False), ("N1", 2, True), ("N2", 2, True), ("N4", 4, False)]
    assert told[4][0] == "E4"


def test_one_winner() -> None:
    found = made(field(420, 420, 450, -50), conditions={"winners": 1})
    ranking = rank(found.session)
    assert [one.rank for one in ranking.standings] == [1, 1, 3, 3, 3, 3, 7, 7]
    assert {one.direction for one in ranking.standings} == {None}


def test_a_penalty_is_taken_off_the_total() -> None:
    found = made(
        field(420, 450, -50), penalties=[{"pair": "N2", "amount": 10}, {"pair": "E1", "amount": 1, "unit": "mp"}]
    )
    standings = {one.pair.key: one for one in rank(found.session).standings}
    assert (standings["N2"].total, standings["N2"].penalties) == (Fraction(36, 10), Fraction(4, 10))
    assert standings["E1"].total == 1


def test_a_pair_that_has_not_played_stands_last_and_has_no_percentage() -> None:
    found = made(field(420, 450, {"unplayed": "late"}))
    last = [one for one in rank(found.session).standings if one.percent is None]
    assert {one.pair.key for one in last} == {"N3", "E3"}
    assert {one.rank for one in last} == {3}


def test_a_score_that_contradicts_its_contract_counts_and_is_told() -> None:
    found = made(field({"contract": "4S", "by": "S", "tricks": 10, "score": 450}, 420))
    assert points(rank(found.session)) == [2, 0]
    told = plain_ranking(found.session, rank(found.session), found.findings)
    assert told["findings"] == [
        {"code": "score_contradicts_contract", "result": 0, "board": "1", "score": "450", "computed": "420"}
    ]


@pytest.mark.parametrize(
    ("wrong", "line", "code"),
    [
        ({"ns": "nobody", "ew": "B", "board": 1, "score": 0}, 3, "unknown-pair"),
        ({"ns": "A", "ew": "A", "board": 1, "score": 0}, 3, "against-itself"),
        ({"ns": "A", "ew": "B", "board": 1}, 3, "no-result"),
        ({"ns": "A", "ew": "B", "board": 1, "contract": "4S"}, 3, "missing-field"),
        ({"ns": "A", "ew": "B", "board": 0, "score": 0}, 3, "bad-value"),
        ({"ns": "A", "ew": "B", "board": 1, "weighted": {"ns": [[420, 0.5]]}}, 3, "weights"),
    ],
)
def test_what_is_no_result_is_refused_by_line(wrong: dict[str, Any], line: int, code: str) -> None:
    head = '{"form": "bridgelaw.session/1",\n"pairs": [{"pair": "A"}, {"pair": "B"}], "results": [\n'
    text = f"{head}{json.dumps(wrong)}]}}"
    with pytest.raises(RecordError) as raised:
        loads(text, "evening.json")
    assert (raised.value.file, raised.value.line, raised.value.code) == ("evening.json", line, code)


def test_a_pair_is_there_once() -> None:
    with pytest.raises(RecordError) as raised:
        loads('{"form": "bridgelaw.session/1", "pairs": [{"pair": "A"}, {"pair": "A"}], "results": []}')
    assert raised.value.code == "pair-twice"


SCORES = st.sampled_from([-1400, -100, -50, 0, 90, 110, 140, 420, 450, 980])
WEIGHTED = st.tuples(SCORES, SCORES).map(lambda two: {"weighted": {"ns": [[two[0], 0.6], [two[1], 0.4]]}})
AWARDS = st.sampled_from([{"artificial": {"ns": 60, "ew": 40}}, {"unplayed": "late"}])
TABLES = st.lists(SCORES | WEIGHTED | AWARDS, min_size=1, max_size=9)


@examples(30)
@given(st.lists(SCORES | WEIGHTED, min_size=1, max_size=8))
def test_counting_equal_results_once_is_comparing_each_with_each(tables: list[Any]) -> None:
    found = made(field(*tables))
    for side in (NS, EW):
        seen = [as_seen(one, side) for one in found.session.results]
        mine = matchpoints(seen, 2)
        imps = cross_imps(seen)
        for n, own in enumerate(seen):
            assert own is not None
            rest = tuple(weighted(other) for m, other in enumerate(seen) if m != n and other is not None)
            others = Others(ns=rest, ew=(), expected=len(rest) + 1)
            assert mine[own] == conversion.matchpoints(weighted(own), others, NS)
            assert imps[own] == conversion.team_imps(weighted(own), others, NS)


@examples(30)
@given(TABLES, st.integers(0, 3), st.sampled_from(["neuberg", "factor", "none"]))
def test_both_sides_of_a_result_share_the_top(tables: list[Any], missing: int, uneven: str) -> None:
    ranking = ranked(*tables, sections=len(tables) + missing, uneven=uneven)
    for one, each in zip(tables, ranking.earned, strict=True):
        if isinstance(one, int) or "weighted" in one:
            assert each[NS].points + each[EW].points == each[NS].of
            assert 0 <= each[NS].points <= (each[NS].of or 0)


SHARES = st.sampled_from(["average_plus", "average", "average_minus", 0, 100])


@examples(30)
@given(
    st.lists(TABLES, min_size=2, max_size=4),
    st.lists(st.tuples(SHARES, SHARES, SHARES, SHARES), min_size=4, max_size=4),
)
def test_averages_never_define_each_other(boards: list[list[Any]], given_: list[tuple[Any, Any, Any, Any]]) -> None:
    """On each board the first table has a share in place of a result: what one of them is worth does not hang on what
    the others are."""

    def ruled(*shares: tuple[Any, Any]) -> list[Fraction]:
        rows = []
        for n, (tables, (ns, ew)) in enumerate(zip(boards, shares, strict=False), 1):
            rows += field({"artificial": {"ns": ns, "ew": ew}}, *tables[1:], board=n)
        found = made(rows)
        ranking = rank(found.session, found.regulations)
        return [
            ranking.earned[place][side].points
            for place, one in enumerate(found.session.results)
            if one.board == 1 and one.ns == "N1"
            for side in (NS, EW)
        ]

    first = given_[0][:2]
    others = [(one[:2], one[2:]) for one in given_[1:]]
    assert ruled(first, *(one for one, _ in others)) == ruled(first, *(other for _, other in others))


@examples(20)
@given(st.lists(TABLES, min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_the_order_of_results_does_not_matter_and_a_correction_leaves_no_trace(
    boards: list[list[Any]], rng: Any
) -> None:
    rows = [row for n, tables in enumerate(boards, 1) for row in field(*tables, board=n)]
    pairs = sorted({row[side] for row in rows for side in ("ns", "ew")})
    mixed = rng.sample(rows, len(rows))
    corrected = [{"board": 1, "ns": "N1", "ew": "E1", "score": 1660}, *rows[1:]]

    def standings(results: list[Any]) -> list[tuple[Any, ...]]:
        found = made(results, pairs=pairs)
        return [
            (one.pair.key, one.rank, one.total, one.percent) for one in rank(found.session, found.regulations).standings
        ]

    before = standings(rows)
    assert sorted(standings(mixed)) == sorted(before)
    standings(corrected)
    assert standings(rows) == before
