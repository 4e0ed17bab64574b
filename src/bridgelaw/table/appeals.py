"""What an appeal is about, and what the Director has taken back, as the acts alone tell it.

Law 92 asks it, to know which appeals there are to decide, and so does the desk, to show them.
"""

from __future__ import annotations

from bridgelaw.table import acts
from bridgelaw.table.facts import Facts

RULINGS = (
    acts.Rule,
    acts.Find,
    acts.Cancel,
    acts.Adjust,
    acts.Penalize,
    acts.DirectorChoose,
    acts.ExplainOptions,
    acts.Result,
)
"""Acts by which the Director rules."""
_APPEALED = (*RULINGS, acts.DecideAppeal)


def ruling_appealed(facts: Facts, appeal: acts.Appeal) -> acts.Act | None:
    """The ruling that is appealed against: the one named, else the last one before."""
    if appeal.of is not None:
        named = facts.acts.get(appeal.of)
        return named if isinstance(named, _APPEALED) else None
    number = facts.numbers.get(appeal.id, facts.count + 1)
    before = (a for a in facts.acts.newest_first() if facts.numbers[a.id] < number)
    return next((a for a in before if isinstance(a, _APPEALED)), None)


def is_meant(facts: Facts, of: str | None, appeal: acts.Appeal) -> bool:
    """Whether an act that names `of` (nothing, the appeal, or the ruling) is about that appeal."""
    if of in (None, appeal.id):
        return True
    ruling = ruling_appealed(facts, appeal)
    return ruling is not None and of == ruling.id


def is_taken_back(facts: Facts, award: acts.Adjust) -> bool:
    """Whether the Director has taken an award back: it has no word of its own in `cancel`, so any order to cancel that
    names it does."""
    orders = facts.acts.about(award.id, acts.Cancel, acts.Rule)
    return any(isinstance(order, acts.Cancel) or order.order == "cancel" for order in orders)
