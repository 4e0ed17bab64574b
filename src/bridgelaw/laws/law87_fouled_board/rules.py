"""Law 87. A board that was not the same at all tables: it is scored in groups, which is no matter of this table."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Effects, Explain, Irregular, Notice, Settle
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts


def fouled(now: Situation, act: acts.State | acts.DirectorState) -> Effects:
    """Somebody says so. No player at this table need have done it."""
    if act.fact == "fouled":
        yield Irregular(kind="fouled_board", by=None, act=act.id)
        yield Notice(irregularity=f"fouled_board@{act.id}")


def determined(now: Situation, told: Notice | Explain, it: Irregularity) -> Effects:
    """The Director has determined it: by his own statement, or when he has spoken to what a player has said."""
    if isinstance(told, Explain) or isinstance(now.act(it.act), acts.DirectorState):
        yield Settle(irregularity=it.key, how="ruled")
