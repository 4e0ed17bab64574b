"""The double-dummy figures of a board as plain data: `double_dummy` of the road of a ruling."""

from __future__ import annotations

from typing import Any

from bridgelaw.desk.double_dummy import DoubleDummy, EndIfAllPass, Endings
from bridgelaw.game.seats import EW, NS


def plain(found: DoubleDummy) -> dict[str, Any]:
    """It as mappings and lists; points by side, seats and cards as codes."""
    solved = found.solved
    return {
        "tricks": {seat.value: dict(row) for seat, row in solved.tricks.items()},
        "par": {
            "points": {NS.value: solved.par, EW.value: -solved.par},
            "contracts": [{"contract": c, "by": seat.value, "tricks": n} for c, seat, n in solved.par_contracts],
        },
        "contract": _ending(found.contract) if found.contract else None,
        "costs": [
            {"act": c.act, "hand": c.hand.value, "card": str(c.card), "trick": c.trick, "tricks": c.tricks}
            for c in found.costs
        ],
        "calls": [_endings(one) for one in found.calls],
    }


def _endings(one: Endings) -> dict[str, Any]:
    endings = [{"call": e.call, "made": e.made, **_ending(e)} for e in one.endings]
    return {"of": one.of, "seat": one.seat.value, "endings": endings}


def _ending(one: EndIfAllPass) -> dict[str, Any]:
    points = {side.value: value for side, value in one.points.items()}
    if one.contract is None:
        return {"contract": "P", "by": None, "tricks": None, "points": points}
    return {"contract": str(one.contract), "by": one.contract.declarer.value, "tricks": one.tricks, "points": points}
