"""What those polled choose from, and that nothing goes out to them which the player may not use."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.api.table import Table, followed
from bridgelaw.desk.choosing import choices
from bridgelaw.desk.leaks import leaks
from bridgelaw.desk.problem import Problem, possible, problem
from bridgelaw.formats.record import from_plain
from bridgelaw.lawbook.course import begin
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.possible import can
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from tests.kit.lines import act
from tests.kit.tables import legal_board

DEAL = "N:9874.A97.8432.Q8 AKJ63.6.JT75.AT2 2.KT8543.AK9.K65 QT5.QJ2.Q6.J9743"
AUCTION = ["E call 1S id=one", "S call 2H id=over", "W call 2S id=up"]


def table(lines: list[Any]) -> Table:
    given = [act(line) if isinstance(line, str) else line for line in lines]
    return followed(from_plain({"bridgelaw": 1, "dealer": "E", "vulnerable": "NS", "deal": DEAL, "acts": given}))


def asked(lines: list[str], of: str) -> Problem:
    return problem(table(lines).course, of)


@pytest.mark.parametrize(
    ("lines", "has", "hasnt"),
    [
        (["E call 1S id=x"], ("P", "1C", "7NT"), ("X", "XX")),
        (["E call 1S", "S call X id=x"], ("P", "X", "1NT"), ("1S", "XX")),
        (["E call 1S", "S call X", "W call XX id=x"], ("XX", "1NT"), ("X",)),
        (["E call 1S", "S call P", "W call 2S id=x"], ("2S", "P"), ("X", "XX", "1S")),
        (["E call 1S", "S call X", "W call XX", "N call P id=x"], ("P", "1NT"), ("X", "XX")),
        (["E call P", "S call P", "W call P", "N call 7NT id=x"], ("1C", "7NT"), ("X",)),
    ],
)
def test_legal_calls(lines: list[str], has: tuple[str, ...], hasnt: tuple[str, ...]) -> None:
    found = choices(asked(lines, "x"))
    assert set(has) <= set(found)
    assert not set(hasnt) & set(found)
    assert found[0] == "P"


def test_on_a_regular_board_they_are_what_the_player_may_do() -> None:
    dealer, deal, happened = legal_board(5)
    book = open_book("2017")
    course = begin(book, start(dealer, deal))
    seen = 0
    for done in happened:
        before, course = course, course.after(done)
        dummy = before.now.dummy
        if not isinstance(done, acts.Call | acts.Play) or done.by is dummy:
            continue
        found = problem(course, done.id)
        allowed = can(book, before.now, done.by)
        if allowed.calls or allowed.cards:  # dummy's cards are not offered before they are spread
            assert set(choices(found)) == set(allowed.calls or allowed.cards)
        assert all(possible(found, one) for one in choices(found))
        seen += 1
    assert seen > 30


MANNER = ("hesit", "slow")


@pytest.mark.parametrize(
    ("added", "told"),
    [
        ("five-card majors, 15-17 notrump", ()),
        ("2S is weak", ()),
        ("a limit raise", ("a limit raise",)),
        ("2S: A LIMIT   raise, or better", ("a limit raise",)),
        ("East was slow; partner hesitated", ("slow", "hesitated")),
        ("unlimited raises", ()),
    ],
)
def test_what_the_director_adds_is_looked_at(added: str, told: tuple[str, ...]) -> None:
    lines = [
        *AUCTION, {"by": "E", "explain": "a limit raise", "of": "up"}, "N call 3H", "S explain weak of=over",
        "E call P", "S call P", "W call 3S id=bid", "N call P",
        {"by": "W", "realise": True, "of": "up", "text": "I forgot"},
    ]  # fmt: skip
    course = table(lines).course
    found = leaks(course, "bid", problem(course, "bid"), added, MANNER)
    assert tuple(one.text for one in found) == told


def test_what_an_opponent_has_said_too_is_no_secret() -> None:
    lines = [
        *AUCTION, {"by": "W", "convey": "remark", "text": "a raise"}, {"by": "S", "explain": "a raise", "of": "over"},
        "N call P", "E call P id=bid",
    ]  # fmt: skip
    course = table(lines).course
    assert leaks(course, "bid", problem(course, "bid"), "a raise", MANNER) == ()
    assert [one.act for one in leaks(course, "bid", problem(course, "bid"), "slow", MANNER)] == [None]
