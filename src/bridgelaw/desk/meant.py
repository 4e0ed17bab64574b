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
    return (*found, *([UNWRITTEN] if _may_be_unwritten(now) else []), NOTHING)


def _may_be_unwritten(now: Situation) -> bool:
    """Whether there may have been tricks that nobody has written down: at a table that knows all hands and writes down
    every card there are none while the play goes on."""
    if now.facts.play is None or len(now.facts.plays) == _ALL_CARDS:
        return False
    written = bool(now.facts.plays) and all(cards is not None for cards in now.facts.held.values())
    return now.phase == "ended" or (now.phase in ("clarification", "play") and not written)
