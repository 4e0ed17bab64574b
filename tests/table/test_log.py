"""The log of a board: shared by all who go on from its end, copied for those who go on from an earlier place."""

from __future__ import annotations

import pytest

from bridgelaw.game.calls import PASS
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts
from bridgelaw.table.log import Log


def passing(id: str) -> acts.Call:
    return acts.Call(id=id, by=Seat.N, call=PASS)


def log(*ids: str) -> Log:
    found = Log()
    for id in ids:
        found = found.followed_by(passing(id))
    return found


def test_an_earlier_log_does_not_see_what_came_later() -> None:
    early = log("a", "b")
    late = early.followed_by(passing("c"))
    assert (list(early), list(late)) == (["a", "b"], ["a", "b", "c"])
    assert "c" not in early
    assert early.number("c") is None
    with pytest.raises(KeyError):
        early["c"]
    assert dict(late.numbers) == {"a": 1, "b": 2, "c": 3}


def test_two_ways_to_go_on_from_one_place_know_nothing_of_each_other() -> None:
    early = log("a", "b")
    one = early.followed_by(passing("x")).followed_by(passing("y"))
    other = early.followed_by(passing("z")).followed_by(passing("x"))
    assert [act.id for act in one.values()] == ["a", "b", "x", "y"]
    assert [act.id for act in other.values()] == ["a", "b", "z", "x"]
    assert (one.number("x"), other.number("x"), other.number("y")) == (3, 4, None)
