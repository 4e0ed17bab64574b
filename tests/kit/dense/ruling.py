"""The Director early, twice, differently and out of order: explains, orders, cancels, adjusts, decides appeals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.game.calls import BIDS
from bridgelaw.game.seats import EW, NS, SEATS
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts, vocabulary
from tests.kit.dense.at import At, Weighted

_AVERAGES = ("average_plus", "average", "average_minus", 50, 61.5)


def explained(at: At) -> acts.Act:
    return acts.ExplainOptions(id=at.id)


def resumed(at: At) -> acts.Act:
    return acts.Resume(id=at.id)


def ruled(at: At) -> acts.Act:
    """An order about what was noticed, or about anything."""
    noticed = [it.act for it in at.now.irregularities if it.status != "unnoticed"]
    of = at.some(noticed[-4:]) if noticed and at.chance(0.7) else at.subject()
    often: tuple[vocabulary.Order, ...] = ("rectify", "waive")
    order = at.some(often if at.chance(0.4) else vocabulary.RULE)
    return acts.Rule(id=at.id, order=order, of=of)


def possible(now: Situation) -> Iterator[acts.Act]:
    """What he might do at once about what is irregular, in every way."""
    open_ = [it.act for it in now.open_irregularities()]
    if not open_:
        return
    yield acts.ExplainOptions(id="other")
    yield acts.Resume(id="other")
    for of in (*dict.fromkeys(open_[-3:]), None):
        yield from (acts.Rule(id="other", order=order, of=of) for order in vocabulary.RULE)
    for of in dict.fromkeys(open_[-2:]):
        yield from (acts.Cancel(id="other", what=what, of=of) for what in vocabulary.CANCEL)


def cancelled(at: At) -> acts.Act:
    return acts.Cancel(id=at.id, what=at.some(vocabulary.CANCEL), of=at.subject())


def penalized(at: At) -> acts.Act:
    kind, unit = at.some(vocabulary.PENALTY_KINDS), at.some(vocabulary.UNITS)
    side, amount = at.some((NS, EW)), at.some((1, 2.5, 10, 0))
    penalty = acts.Penalty(side=side, unit=unit, amount=amount, kind=kind, reason=at.some(("", "late again")))
    return acts.Penalize(id=at.id, penalty=penalty, of=at.some((None, at.subject())))


def adjusted(at: At) -> acts.Act:
    text = at.some(("", "two spades is cold"))
    return acts.Adjust(id=at.id, award=_award(at), of=at.some((None, at.subject())), text=text)


def _award(at: At) -> dict[str, Any]:
    if at.chance(0.3):
        return {"kind": "artificial", "ns": at.some(_AVERAGES), "ew": at.some(_AVERAGES)}
    found: dict[str, Any] = {"kind": "assigned", "ns": _results(at)}
    if at.chance(0.5):
        found["ew"] = _results(at)
    if at.chance(0.2):
        found |= {"without_error": _results(at), "self_inflicted": at.some(("NS", "EW"))}
    return found


def _results(at: At) -> list[dict[str, Any]]:
    if at.chance(0.1):
        return [{"contract": "P"}]
    weights: tuple[Any, ...] = at.some(((), (0.6, 0.4), ("1/3", "2/3"), (0.25, 0.25, 0.5)))
    if not weights:
        return [_result(at)]
    return [_result(at) | {"weight": weight} for weight in weights]


def _result(at: At) -> dict[str, Any]:
    bid = at.some([bid for bid in BIDS if bid.level <= 7])
    risk = at.some(("", "", "X", "XX"))
    return {"contract": f"{bid}{risk}", "by": at.some(SEATS).value, "tricks": at.rng.randrange(14)}


def result(at: At) -> acts.Act:
    return acts.Result(id=at.id, tricks=at.rng.randrange(14))


def decided_appeal(at: At) -> acts.Act:
    appeals = [a.id for a in at.now.facts.acts.values() if isinstance(a, acts.Appeal)]
    of = at.some((None, *appeals)) if appeals else at.subject()
    return acts.DecideAppeal(id=at.id, decision=at.some(vocabulary.APPEAL_DECISIONS), of=of)


ORDERS: Weighted = (
    (4, explained),
    (1.5, resumed),
    (5, ruled),
    (2, cancelled),
    (0.5, penalized),
    (0.3, adjusted),
    (0.1, result),
    (0.2, decided_appeal),
)
AFTER_THE_BOARD: Weighted = (
    (1, explained),
    (0.5, resumed),
    (3, ruled),
    (1, cancelled),
    (1, penalized),
    (3, adjusted),
    (1, result),
    (1.5, decided_appeal),
)
