"""What may be meant when somebody says that something was irregular and names no act."""

from __future__ import annotations

from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

NOTHING, UNWRITTEN = "nothing", "revoke"
"""Nothing irregular; a revoke in tricks that nobody has written down."""
_ONLY_SPOKEN = (acts.Attention, acts.Summon, acts.SpectatorAttention, acts.Reserve, acts.Agree, acts.State)
_ALL_CARDS = 52


def may_be_meant(now: Situation, spoken: str) -> tuple[str, ...]:
    """The acts in front of the act `spoken`, the latest first; then what may be meant instead of one."""
    before = now.facts.numbers[spoken]
    found = [
        act.id
        for act in now.facts.acts.newest_first()
        if now.facts.numbers[act.id] < before
        and isinstance(act, acts.PlayerAct | acts.SpectatorAct)
        and not isinstance(act, _ONLY_SPOKEN)
    ]
    unwritten = now.phase == "ended" and now.facts.play is not None and len(now.facts.plays) < _ALL_CARDS
    return (*found, *([UNWRITTEN] if unwritten else []), NOTHING)
