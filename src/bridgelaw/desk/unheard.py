"""What a player may choose although nobody at the table has heard of what it rests on."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.desk.road import OpenChoice
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def unheard(now: Situation, choices: Iterable[OpenChoice]) -> str | None:
    """The key of the first irregularity on account of which a player may choose something, and of which nobody has
    spoken: the next call or card made it good before anybody said a word. He does not know that he may choose until
    it is pointed out. None: there is no such one."""
    keys = [one.irregularity for one in choices if one.by != "director" and one.irregularity is not None]
    its = [it for it in map(now.irregularity, keys) if it is not None and it.noticed is None]
    if not its:
        return None
    done = now.facts.acts
    named = {act.to for act in done.of(acts.Attention, acts.DirectorAttention, acts.SpectatorAttention)}
    named |= {act.of for act in done.of(acts.Summon)}
    for it in its:
        settled = now.act(it.settled or "")
        if it.act not in named and not isinstance(settled, acts.DirectorAct):
            return it.key
    return None
