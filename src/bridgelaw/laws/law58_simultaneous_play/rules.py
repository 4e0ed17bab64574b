"""Law 58. Two cards at once: of two players the one in turn has played first; of one hand one card is played."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Await, Effects, Irregular, Rectify, Settle, Stand
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.standing import GONE, WITHDRAWN


@When(phases=("play",), needs=("disorder",))
def more_than_one(now: Situation, act: acts.Play) -> Effects:
    """Recorded as a second card of the same hand, to the trick in progress, and said to be so."""
    play = now.facts.play
    if play is None or now.facts.stated or act.trick != play.trick.number:
        return
    first = play.trick.by_hand(act.hand)
    if first is not None and first.card != act.card:
        yield Irregular(kind="simultaneous_play", by=act.by, act=act.id)


@When(phases=("play",))
def others_go_back(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """The card recorded first is the one that he designates. The other one of a defender lies as a penalty card."""
    laid = now.facts.laid(it.act)
    if act.of != it.act or laid is None or laid.standing in GONE or laid.counts:
        return
    yield Stand(act=it.act, standing=WITHDRAWN)
    defender = now.is_defender(laid.hand)
    if defender and act.order == "rectify":
        major = laid.card.is_honour or now.penalty_cards(laid.hand)
        yield Await(
            who=laid.hand,
            what="major_penalty_card" if major else "minor_penalty_card",
            until="played",
            irregularity=it.key,
            card=laid.card,
            act=it.act,
        )
    penalty = defender and act.order == "rectify"
    yield Rectify(irregularity=it.key, what="penalty_card" if penalty else "card_withdrawn")
    yield Settle(irregularity=it.key, how="ruled")
