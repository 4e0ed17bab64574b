"""How often somebody may ask: moving windows in memory, one process each.

`limits` reads the rates. Its own windows in memory start a thread up to a hundred times a second that looks through the
windows of everybody, which takes a twentieth of a busy server's time; these look at the one that is asked about.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Literal

from limits import RateLimitItem, parse

from bridgelaw.web.settings import ServerSettings

What = Literal["acts", "joins", "looks", "opens", "requests"]

SWEEP = 60.0
"""Seconds between two looks for windows of those who have not come back."""


class Limiting:
    """The rates of the settings. What is counted is a link's id, and an address for whoever has no valid link.

    `clock`: seconds since whenever, never set back.
    """

    def __init__(self, settings: ServerSettings, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rates: dict[What, RateLimitItem] = {
            "acts": parse(settings.acts),
            "joins": parse(settings.joins),
            "looks": parse(settings.looks),
            "opens": parse(settings.opens),
            "requests": parse(settings.requests),
        }
        self._windows: dict[tuple[What, str], deque[float]] = {}
        self._swept = clock()

    def allows(self, what: What, who: str) -> bool:
        """Count one more; whether that is still within the rate."""
        now = self._clock()
        if now - self._swept > SWEEP:
            self._sweep(now)
        rate = self._rates[what]
        window = self._windows.setdefault((what, who), deque())
        _let_go(window, now - rate.get_expiry())
        if len(window) >= rate.amount:
            return False
        window.append(now)
        return True

    def _sweep(self, now: float) -> None:
        self._swept = now
        for key, window in list(self._windows.items()):
            _let_go(window, now - self._rates[key[0]].get_expiry())
            if not window:
                del self._windows[key]


def _let_go(window: deque[float], until: float) -> None:
    while window and window[0] <= until:
        window.popleft()
