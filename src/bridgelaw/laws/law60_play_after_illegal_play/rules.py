"""Law 60. What is played after an irregular play: by the other side it forfeits, by the same side it costs.

That the next hand plays to a lead out of turn, and so accepts it, is said where such leads are (Laws 53 to 55).
"""

from __future__ import annotations

from bridgelaw.lawbook.effects import Await, Effects, Explain, Irregular, Rectify, Settle, Stand
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.leads import after_retraction
from bridgelaw.table.standing import ACCEPTED, GONE, PENDING, WITHDRAWN


@When(about=("premature_play", "play_out_of_turn"), phases=("play",))
def forfeited(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """He plays after his right-hand opponent's play out of turn, before the Director has ruled: it is in turn now. What
    puts an earlier trick right is no play after it."""
    laid = now.facts.laid(it.act)
    if laid is None or laid.standing in GONE or it.explained is not None or it.drawer == "law60" or now.facts.stated:
        return
    before = now.trick(laid.trick - 1) if laid.trick else None
    if before is not None and before.by_hand(act.hand) is None:
        return
    if act.hand is laid.hand.lho and laid.hand.side is it.offending:
        yield Stand(act=it.act, standing=ACCEPTED, cite="then_in_turn")
        yield Settle(irregularity=it.key, how="forfeited")


@When(phases=("play",), needs=("disorder",))
def before_the_required_lead(now: Situation, act: acts.Play) -> Effects:
    """A defender plays after declarer has had to take his lead back, and before he has led again."""
    if after_retraction(now.facts, act):
        yield Irregular(kind="premature_play", by=act.hand, act=act.id)
        yield Stand(act=act.id, standing=PENDING)


@When(about=("premature_play",), phases=("play",))
def penalty_card(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """That card becomes a penalty card."""
    laid = now.facts.laid(it.act)
    if laid is None or it.drawer != "law60":
        return
    yield Stand(act=it.act, standing=WITHDRAWN, cite="before_the_required_lead")
    yield Await(
        who=laid.hand,
        what="major_penalty_card",
        until="played",
        irregularity=it.key,
        card=laid.card,
        act=it.act,
        cite="before_the_required_lead",
    )
    yield Rectify(irregularity=it.key, what="penalty_card", cite="before_the_required_lead")
    yield Settle(irregularity=it.key, how="ruled", cite="before_the_required_lead")
