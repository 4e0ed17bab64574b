"""Records the next call or card in one go where every call and card so far counts, as on nearly every board.

What comes of it is equal to what `record` would make of it step by step (`tests/properties/test_quiet.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bridgelaw.table import acts
from bridgelaw.table import auction as auctions
from bridgelaw.table import play as plays
from bridgelaw.table.act import Act
from bridgelaw.table.auction import Made
from bridgelaw.table.facts import Facts
from bridgelaw.table.log import Log
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import MADE


def is_next_call(facts: Facts, act: acts.Call) -> bool:
    """Whether `act` is what comes next: a call of the player in turn."""
    now = facts.auction
    return not now.over and now.turn is act.by


def is_next_card(facts: Facts, act: acts.Play) -> bool:
    """Whether `act` is what comes next: a card in turn, to the trick in progress, while every card so far counts.

    Every trick that is over is complete. Then every card counts if there are just as many as the tricks hold.
    """
    now = facts.play
    if now is None or now.turn is not act.hand or act.trick is not None or not now.complete:
        return False
    return len(facts.plays) == 4 * len(now.done) + len(now.trick.cards)


def _call(facts: Facts, act: acts.Call, log: Log) -> Facts | None:
    if not is_next_call(facts, act):
        return None
    now = facts.auction
    number = facts.count + 1
    made = Made(act.id, act.by, act.call, MADE, number, in_turn=True)
    auction = auctions.after(now, made)
    if auction.over:
        return None
    return replace(facts, acts=log, count=number, setting_up=False, calls=(*facts.calls, made), auction=auction)


def _card(facts: Facts, act: acts.Play, log: Log) -> Facts | None:
    now, hand, card = facts.play, act.hand, act.card
    if now is None or now.owed or act.down or not is_next_card(facts, act):
        return None
    held = facts.held[hand]
    if held is None or card not in held:
        return None
    number = facts.count + 1
    laid = Laid(act.id, act.by, card, hand, now.trick.number, MADE, number, in_turn=True)
    play = plays.after(now, laid)
    faced = facts.faced
    if faced is None and hand.side is not now.declarer.side:
        faced = act.id
    finished = facts.finished
    if finished is None and len(play.done) == 13:
        finished = "played"
    return replace(
        facts,
        acts=log,
        count=number,
        setting_up=False,
        plays=(*facts.plays, laid),
        held={**facts.held, hand: held - {card}},
        play=play,
        faced=faced,
        finished=finished,
    )


_WAYS: dict[type[Act], Callable[[Facts, Any, Log], Facts | None]] = {acts.Call: _call, acts.Play: _card}


def recorded(facts: Facts, act: Act, log: Log) -> Facts | None:
    """The facts with `act`, which ends `log`; None where it is another act, or not the next of such a game."""
    way = _WAYS.get(type(act))
    return way(facts, act, log) if way else None
