"""Law 28. Calls that are in rotation although it does not look so: behind a silenced player, and over an opponent."""

from __future__ import annotations

from bridgelaw.game.calls import PASS
from bridgelaw.lawbook.effects import Done, Effects, Make, Rectify, Settle, Stand
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.standing import CANCELLED, MADE, PENDING, WITHDRAWN
from bridgelaw.table.vocabulary import Irregularities

_CALLED_OVER: tuple[Irregularities, ...] = (
    "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "redouble_out_of_rotation",
    "inadmissible_double", "inadmissible_redouble", "bid_over_seven", "call_when_barred",
)  # fmt: skip

_OF_THE_CALL = (
    "insufficient_bid",
    "inadmissible_double",
    "inadmissible_redouble",
    "bid_over_seven",
    "call_when_barred",
    "changed_call",
)

_ADMISSIBLE = ("pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "redouble_out_of_rotation")


@When(phases=("setup", "auction"), needs=("window",))
def behind_silenced(now: Situation, act: acts.Call) -> Effects:
    """The pass of the player who must pass is taken as made; a silence of one turn is used up by it."""
    silenced = now.passed_over(act.by)
    if silenced is None:
        return
    yield Make(by=silenced, call=PASS, act=act.id, before=act.id)


@When(about=_CALLED_OVER, phases=("setup", "auction"))
def called_over(now: Situation, act: acts.Call, it: Irregularity) -> Effects:
    """The player whose turn it was calls: nothing follows from the opponent's call, it was not made at that turn."""
    call = now.made(it.act)
    if call is None or call.in_turn:
        return
    taker = now.turn is act.by is it.at_turn and act.by.side is not it.offending
    if not taker or now.overtaken(it.act) or now.call_accepted_by(act.by, act.call) is not None:
        return
    yield Stand(act=it.act, standing=WITHDRAWN if it.kind in _ADMISSIBLE else CANCELLED)
    yield Settle(irregularity=it.key, how="forfeited")
    yield Rectify(irregularity=it.key, what="right_forfeited")


@When(phases=("auction", "clarification", "ended"), needs=("unclear_turn",), after=("call",))
def in_its_turn(now: Situation, done: Done) -> Effects:
    """A call that turned out to be in rotation stands like any other, unless something else is wrong with it."""
    act = done.act
    made = now.made(act.id) if isinstance(act, acts.Call) else None
    if made is None or made.standing is not PENDING or not made.in_turn or now.facts.auction.missed:
        return
    if not any(it.kind in _OF_THE_CALL for it in now.irregularities_of(act.id)):
        yield Stand(act=act.id, standing=MADE)
