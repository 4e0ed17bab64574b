"""How long it takes to propose movements for an evening. Figures by name; nothing here fails for being slow."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.session import propose
from bridgelaw.session.starters import starters, switches


@pytest.mark.parametrize(("pairs", "copies"), [(14, False), (27, False), (80, False), (80, True)])
def test_proposals(benchmark: Any, pairs: int, copies: bool) -> None:
    starters()
    switches()

    def anew() -> None:
        propose._measured.cache_clear()
        propose.fair_phantom.cache_clear()

    benchmark.pedantic(lambda: propose.propose(pairs, 26, 180, copies=copies), setup=anew, rounds=5)
