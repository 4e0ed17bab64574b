"""Law 76. Spectators say nothing of what happens at the table unless the Director asks; no right hangs on it."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Done, Effects, Explain, Irregular, Notice, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


@When(after=("attention",))
def silent(now: Situation, done: Done) -> Effects:
    """After all else: where an edition lets his words cost somebody a right, that Law has spoken already."""
    act = done.act
    if isinstance(act, acts.SpectatorAttention) and not now.irregularity(f"spectator_attention@{act.id}"):
        yield Irregular(kind="spectator_attention", by=None, act=act.id, side=act.responsible)
        yield Notice(irregularity=f"spectator_attention@{act.id}")


def director_speaks(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """With the Director's word to the table the matter is closed. It stays known by the provision that was broken: the
    one on what the Director does is about irregularities that a spectator has caused."""
    yield Settle(irregularity=it.key, how="ruled", known_as=False)
