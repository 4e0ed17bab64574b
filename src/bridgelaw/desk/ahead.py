"""What would be so if the Director explained now: found by trying it on a copy of the board."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.desk.road import Explained, OpenChoice
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.options import told_once

MOST_OPEN = 100
"""Up to so many open irregularities it is looked ahead, which options will be open once the Director has explained;
with more it is told when he has. To look ahead after each act would take too long, and no real board had a tenth of so
many."""


def open_options(now: Situation) -> Iterator[OpenChoice]:
    """The options that are open, those of players first; each once, whatever names it has."""
    found = list(_open_options(now))
    yield from (found[n] for n in told_once([(one.option, one.by, one.irregularity) for one in found]))


def _open_options(now: Situation) -> Iterator[OpenChoice]:
    for said in now.open_windows:
        offer = said.effect
        if isinstance(offer, Offer):
            calls, cards = (None if found is None else tuple(map(str, found)) for found in (offer.calls, offer.cards))
            yield OpenChoice(offer.what, offer.who.value, offer.irregularity, said.law, offer.suits, calls, cards)
    for power in now.powers:
        if power.ended is None:
            yield OpenChoice(power.effect.what, "director", power.effect.irregularity, power.law)


def explained(course: Course) -> Explained | None:
    """What would be so if the Director explained now. None: nothing waits to be explained, or nothing can be done on
    the board any more."""
    now = course.now
    open_ = now.irregularities.open
    if not any(it.waits_for_explanation for it in open_):
        return None
    if len(open_) > MOST_OPEN:
        return Explained((), None)
    try:
        after = course.book.step(now, acts.ExplainOptions(id=f"\0{now.facts.count}"))
    except Impossible:
        return None
    return Explained(tuple(open_options(after)), after)
