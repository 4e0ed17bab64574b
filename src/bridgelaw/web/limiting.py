"""How often somebody may ask: windows in memory, one process each."""

from __future__ import annotations

from typing import Literal

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from bridgelaw.web.settings import Settings

What = Literal["acts", "joins", "requests"]


class Limiting:
    """The rates of the settings. What is counted is a link's id for acts and an address for the rest."""

    def __init__(self, settings: Settings) -> None:
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[What, RateLimitItem] = {
            "acts": parse(settings.acts),
            "joins": parse(settings.joins),
            "requests": parse(settings.requests),
        }

    def allows(self, what: What, who: str) -> bool:
        """Count one more; whether that is still within the rate."""
        return self._windows.hit(self._rates[what], what, who)
