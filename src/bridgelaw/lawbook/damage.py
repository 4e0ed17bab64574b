"""How the Law rules on an irregularity that can no longer be corrected: it depends on whether it did damage."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.effects import Ask, Effect, Rectify, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation


def ruled_by_damage(now: Situation, it: Irregularity) -> Iterator[Effect]:
    """The Director is asked whether the irregularity did damage. Once he has answered it is ruled on: by an adjusted
    score, or by nothing. What was broken stays the provision that forbids it: the one that adjusts forbids nothing."""
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
        return
    yield Rectify(irregularity=it.key, what="adjusted_score" if damage else "none")
    yield Settle(irregularity=it.key, how="ruled", known_as=False)
