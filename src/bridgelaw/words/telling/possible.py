"""How many deals fit what is known, and how often something holds among them, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from bridgelaw.desk.conditions import spelling_of, write_event, write_line
from bridgelaw.desk.deals_that_fit import DealProblem, Event, NotCounted, Possible
from bridgelaw.game.cards import in_order
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import Seat
from bridgelaw.words import numbers
from bridgelaw.words.say import Words
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.layout import BLANK, Line

_RARE = 0.001


def possible(problem: DealProblem, found: Possible, events: Sequence[Event], words: Words) -> Iterator[Line]:
    """What is known, how many deals fit it, each event, and the sample."""
    for seat, hand in problem.known.items():
        cards = "  ".join(suits_of(words, write_hand(hand)))
        yield Line(words.say("fit-known", text=f"{words.seat(seat.value)} {cards}"))
    for seat, held in problem.held.items():
        cards = " ".join(words.card(str(card)) for card in in_order(held))
        yield Line(words.say("fit-held", text=f"{words.seat(seat.value)} {cards}"))
    for line in _lines(problem, problem.given, words):
        yield Line(words.say("fit-given", text=line))
    yield BLANK
    yield Line(_count(found, words))
    for event, share in zip(events, found.events, strict=True):
        text = write_event(event.items(), spelling_of(words.language))
        yield Line(words.say("fit-event", text=text, percent=_probability(share, words)), indent=2)
    if found.sample is not None:
        yield from (BLANK, Line(words.say("fit-sample", text=found.sample.seed)))
        yield from (Line(deal, indent=2) for deal in found.sample.deals)
    yield Line(words.say("fit-caution"), style="faint")


def refused(problem: DealProblem, why: NotCounted, words: Words) -> str:
    """Why it was not counted."""
    text = " · ".join(_lines(problem, why.seats, words))
    only = "less" if why.code == "impossible" and len(why.seats) == 1 else None
    return words.say(f"fit-refused-{why.code}", only, text=text)


def _lines(problem: DealProblem, seats: Iterable[Seat], words: Words) -> list[str]:
    spelling = spelling_of(words.language)
    return [write_line(seat, problem.given[seat], spelling) for seat in seats]


def _count(found: Possible, words: Words) -> str:
    of, share = numbers.whole(found.of, words.locale), float(found.share)
    if found.count is None:
        asked = words.all_of([words.seat(seat.value) for seat in found.asked_after])
        return words.say("fit-estimated", value=of, percent=words.percent(100 * share), text=asked)
    count = numbers.whole(found.count, words.locale)
    if share < _RARE:
        return words.say("fit-count-rare", text=count, value=of, n=numbers.whole(round(1 / share), words.locale))
    return words.say("fit-count", text=count, value=of, percent=words.percent(100 * share))


def _probability(share: Fraction | float, words: Words) -> str:
    if not isinstance(share, Fraction):
        return words.say("fit-event-estimated", percent=words.percent(100 * share))
    exact = f"{share.numerator}/{share.denominator}"
    if 0 < share < _RARE:
        return words.say("fit-event-rare", n=numbers.whole(round(1 / share), words.locale), value=exact)
    percent = words.percent(100 * float(share))
    return percent if share in (0, 1) else words.say("fit-event-exact", percent=percent, value=exact)
