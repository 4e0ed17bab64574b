"""Which mark a call gets in a bidding box that is chosen from in the place of another: what it costs, at a glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from bridgelaw.answer.model import Option
from bridgelaw.answer.replacing import Mark, is_cost
from bridgelaw.words.telling.conditions import OTHER
from bridgelaw.words.telling.to_tell import Plain


def marks(option: Option, calls: Iterable[str]) -> Mapping[str, Mark]:
    """The mark of each of these calls; none where nobody has worked out what the option brings, or all of them cost
    the same."""
    if option.then is UNSET:
        return {}
    named = {_call(one) for one in option.then}
    found = {call: _mark([one for one in option.then if _call(one) == (call if call in named else OTHER)])
             for call in calls}  # fmt: skip
    return found if len(set(found.values())) > 1 else {}


def _call(element: Plain) -> str:
    condition: Mapping[str, object] = element.get("if") or {}
    return str(condition.get("call", ""))


def _mark(brings: Iterable[Plain]) -> Mark:
    below = list(brings)
    if not any(map(is_cost, below)):
        return "free"
    spared = any(one["element"] == "rulings" and one["rectification"] == "none" for one in below)
    return "asked" if spared else "costs"
