"""Which results of an adjusted score were reached at the table by the very call that was found illegal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made

_CHOSEN_ILLEGALLY = "use_of_unauthorized_information"


def reached_illegally(now: Situation, act: acts.Adjust) -> bool:
    """Whether the award holds, for either side, the contract of the table although that came of a call that a player
    was not free to choose. What came of a card he was not free to play is not looked for: the same tricks may well have
    been won without it."""
    award = act.award
    rows = [row for side in ("ns", "ew") if isinstance(award.get(side), list) for row in award[side]]
    return any(_is_of(now, row, call) for call in _illegal(now) for row in rows)


def _illegal(now: Situation) -> Iterator[Made]:
    """The calls chosen illegally of which the contract came: an own bid, or a bid of partner's after it; or a pass or
    double after the last bid."""
    bid = now.facts.auction.bid
    for it in now.irregularities:
        made = now.made(it.act) if it.kind == _CHOSEN_ILLEGALLY else None
        if made is None or not made.counts:
            continue
        after = bid is not None and bid.number >= made.number
        own = bid is not None and bid.by.side is made.by.side
        if (after and own and made.call.is_bid) or (not after and not made.call.is_bid):
            yield made


def _is_of(now: Situation, row: Any, illegal: Made) -> bool:
    """Whether that result is one in the contract of the table: of a bid also with another risk, as it could not have
    been doubled either."""
    contract = now.facts.contract
    if contract is None or row["contract"] in (None, "P"):
        return contract is None and row["contract"] in (None, "P")
    same_side = Seat[row["by"]].side is contract.declarer.side
    bid = row["contract"].rstrip("X")
    risk = row["contract"][len(bid) :]
    return same_side and bid == contract.bid.text and (illegal.call.is_bid or risk == contract.risk)
