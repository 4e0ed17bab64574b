"""Law 39. A call after the final pass is cancelled; it may cost a defender's partner his free lead."""

from __future__ import annotations

from bridgelaw.game.calls import PASS
from bridgelaw.lawbook.effects import Disapply, Effects, Explain, Irregular, Rectify, Settle, Stand
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.standing import CANCELLED, GONE


@When(phases=("clarification", "play", "ended"))
def after_auction(now: Situation, act: acts.Call) -> Effects:
    if now.facts.auction.over:
        yield Irregular(kind="call_after_auction", by=act.by, act=act.id)


def ruling(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """Cancelled in any case. Only a defender's bid or double that nobody has called over may cost more."""
    call = now.made(it.act)
    if call is None or (call.standing in GONE and not now.is_to_be_ruled(call)):
        return
    yield Stand(act=it.act, standing=CANCELLED, cite="cancelled")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="cancelled")
    if now.called_over(call):
        clause = "called_over"
    elif call.call is PASS or not now.is_defender(call.by):
        clause = "nothing_further"
    else:
        clause = "by_a_defender"
    if clause != "by_a_defender":
        yield Disapply(about=it.act)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)
