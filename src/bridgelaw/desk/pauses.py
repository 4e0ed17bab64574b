"""Pauses that the regulations ask of a player (Law 73A2): a pause that was asked for tells nobody anything."""

from __future__ import annotations

from bridgelaw.game.calls import lowest_over
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made


def pause_asked_for(regulations: Regulations, now: Situation, act: acts.PlayerAct) -> int | None:
    """The seconds that the player was to wait before what he did at the moment of `act`; None: as long as he liked."""
    moment = now.facts.numbers[act.id]
    if any(laid.number < moment for laid in now.facts.plays):
        return (_first_trick(now, act, moment) and regulations.first_trick_pause_s) or None
    made = [m for m in now.facts.calls if m.number < moment and m.counts and not m.implied]
    if not made or made[-1].by is not act.by.rho:
        return None
    skipped = _skips(made) or _is_high(made, regulations.competitive_stop_level)
    return (skipped and regulations.skip_bid_pause_s) or None


def _first_trick(now: Situation, act: acts.PlayerAct, moment: int) -> bool:
    """Whether dummy has come down and it is declarer's first card, or third hand's."""
    laid = [x for x in now.facts.plays if x.number < moment and x.counts]
    if now.declarer is None or len(laid) > 2:
        return False
    return act.by is (now.declarer if len(laid) == 1 else now.declarer.rho)


def _skips(made: list[Made]) -> bool:
    """Whether the last call is a bid higher than it need be in its denomination; to open, from the two level on."""
    bid = made[-1].call
    if not bid.is_bid or bid.strain is None:
        return False
    before = next((m.call for m in reversed(made[:-1]) if m.call.is_bid), None)
    lowest = lowest_over(bid.strain, before)
    return lowest is not None and bid.rank > lowest.rank


def _is_high(made: list[Made], level: int) -> bool:
    """Whether the last call is a bid of that level or higher, and both sides are bidding (0: nothing is asked)."""
    bids = [m for m in made if m.call.is_bid]
    both = len({m.by.side for m in bids}) == 2
    return bool(level) and both and made[-1] is bids[-1] and made[-1].call.level >= level
