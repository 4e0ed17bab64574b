"""Rates: so many in any stretch of that length, for each who asks; who does not come back is forgotten."""

from __future__ import annotations

from bridgelaw.web.limiting import SWEEP, Limiting
from bridgelaw.web.settings import ServerSettings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_rate_holds_in_any_stretch_of_its_length() -> None:
    clock = Clock()
    limiting = Limiting(ServerSettings(acts="3/second"), clock)
    asked = []
    for at in (0, 0.4, 0.8, 0.9, 1.1, 1.6, 1.7):
        clock.now = 1000 + at
        asked.append(limiting.allows("acts", "link"))
    assert asked == [True, True, True, False, True, True, False]


def test_each_has_his_own() -> None:
    limiting = Limiting(ServerSettings(acts="1/second", joins="1/minute"), Clock())
    assert limiting.allows("acts", "a")
    assert limiting.allows("acts", "b")
    assert limiting.allows("joins", "a")
    assert not limiting.allows("acts", "a")
    assert not limiting.allows("joins", "a")


def test_windows_of_those_who_are_gone_are_let_go() -> None:
    clock = Clock()
    limiting = Limiting(ServerSettings(joins="2/hour"), clock)
    for n in range(100):
        limiting.allows("acts", f"a{n}")
    limiting.allows("joins", "address")
    clock.now += SWEEP + 1
    limiting.allows("acts", "b")
    assert set(limiting._windows) == {("joins", "address"), ("acts", "b")}
