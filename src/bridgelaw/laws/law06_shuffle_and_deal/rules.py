"""Law 6. A board that was dealt wrongly is dealt anew, while nobody has called; or whenever the Director says so."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Effects, Empower, Irregular, Notice, Rectify, Settle, Taken
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


@When(phases=("setup", "auction"))
def misdealt(now: Situation, act: acts.State | acts.DirectorState) -> Effects:
    """What the Director states himself he has become aware of."""
    if act.fact != "misdealt" or now.facts.calls:
        return
    yield Irregular(kind="misdeal", by=None, act=act.id)
    if isinstance(act, acts.DirectorState):
        yield Notice(irregularity=f"misdeal@{act.id}")


@When(phases=("setup", "auction"))
def new_deal(now: Situation, noticed: Notice, it: Irregularity, regulations: Regulations) -> Effects:
    """Boards that were dealt beforehand cannot be dealt anew at the table."""
    if regulations.redeal_allowed and not now.facts.calls:
        yield Empower(what="redeal", irregularity=it.key)


def ordered(now: Situation, heard: Taken | acts.Rule, it: Irregularity) -> Effects:
    """What was wrong with the old deal is dealt with by the new one."""
    order, cite = (heard.order, "") if isinstance(heard, acts.Rule) else (heard.what, "new_deal")
    if order == "redeal":
        yield Rectify(irregularity=it.key, what="none", cite=cite)
        yield Settle(irregularity=it.key, how="ruled", cite=cite)
