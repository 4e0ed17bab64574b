"""What would fit where an order, a finding or a choice has changed nothing: found by trying, and by what is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bridgelaw.lawbook.effects import Fit, Offer
from bridgelaw.lawbook.orders import changes_nothing, outcome
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.vocabulary import Order

Judged = Callable[[Situation, acts.Act], Situation]
Directed = acts.Rule | acts.Cancel | acts.Find | acts.DirectorChoose | acts.Choose

MOST = 6
"""So many are named."""
TRIED: tuple[Order, ...] = ("rectify", "accept", "cancel", "stand", "play_on", "allow")
"""The orders that are tried; to redeal always does something, and a waiver is asked for by the players."""
_ABOUT = 2
"""On so many of the irregularities that are open, the last ones."""


def fitted(before: Situation, now: Situation, act: acts.Act, judge: Judged) -> Situation:
    """The situation after `act`, with what would have fitted named in the entries of `errors` that it has brought.

    `judge` gives the situation after another act in its place.
    """
    new = [error for error in now.errors if error not in before.errors]
    if not new or not isinstance(act, Directed) or all(error.kind == "not_judged" for error in new):
        return now
    fits = tuple(_first(_fitting(before, now, act, judge)))
    if not fits:
        return now
    return replace(
        now,
        errors=tuple(
            replace(error, fits=fits) if error in new and error.kind != "not_judged" else error for error in now.errors
        ),
    )


def _fitting(before: Situation, now: Situation, act: Directed, judge: Judged) -> Iterator[Fit]:
    if isinstance(act, acts.Find):
        yield from _questions(now, act.of)
        return
    if isinstance(act, acts.Choose):
        own = [offer for offer in before.offers() if offer.who is act.by]
        yield from map(_choice, own or before.offers())
    else:
        if not isinstance(act, acts.DirectorChoose):
            yield from _orders(before, act, judge)
        for power in before.powers:
            if power.ended is None:
                about = before.irregularity(power.effect.irregularity or "")
                yield Fit("choose", power.effect.what, about.act if about else power.effect.act)
    if any(it.waits_for_explanation for it in before.irregularities.open):
        yield Fit("explain_options", "explain_options")
    yield from _questions(before, None)


def _orders(before: Situation, act: acts.Rule | acts.Cancel, judge: Judged) -> Iterator[Fit]:
    """Orders that would change something: on the same act first, then on what is open."""
    about = dict.fromkeys((act.of, *(it.act for it in before.irregularities.open[: -_ABOUT - 1 : -1])))
    for of in about:
        came: list[object] = []
        for order in TRIED:
            other = acts.Rule(id=act.id, of=of, order=order)
            if of is None or (isinstance(act, acts.Rule) and (act.of, act.order) == (of, order)):
                continue
            try:
                after = judge(before, other)
            except Impossible:
                continue
            if len(after.errors) > len(before.errors) or changes_nothing(before, after, other):
                continue
            # of two that come to the same the first one says it best
            result = outcome(after)
            if result not in came:
                came.append(result)
                yield Fit("rule", order, of)


def _choice(offer: Offer) -> Fit:
    return Fit("choose", offer.what, offer.act, offer.who)


def _questions(now: Situation, of: str | None) -> Iterator[Fit]:
    """Those that are open, about the act `of` first."""
    asked = dict.fromkeys((question.kind, question.of) for question in now.questions)
    for kind, about in sorted(asked, key=lambda one: one[1] != of):
        yield Fit("find", kind, about)


def _first(found: Iterator[Fit]) -> Iterator[Fit]:
    """The first of them, each once."""
    seen: dict[Fit, None] = {}
    for fit in found:
        if fit not in seen:
            seen[fit] = None
            yield fit
        if len(seen) == MOST:
            return
