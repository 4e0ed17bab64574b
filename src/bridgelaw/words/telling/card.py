"""The card in words: what each call showed and who said so, an arrow for each reading and action, what it can't say."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bridgelaw.answer.card_model import ActionSaid, CardSaid, ReadingSaid, ShiftSaid, ShownSaid
from bridgelaw.desk.card import RARE, NoCard
from bridgelaw.desk.conditions import read, read_line, spelling_of, write, write_line
from bridgelaw.desk.conditions.parts import Anything
from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted
from bridgelaw.desk.named_actions import read_contract
from bridgelaw.desk.shift import LEAST_EFFECT
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.deals import parse_deal, write_hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.words import numbers
from bridgelaw.words.say import Words
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.layout import BLANK, Line
from bridgelaw.words.telling.possible import refused as not_counted

FIXED = ("infocard-cannot", "infocard-how-often", "infocard-open", "infocard-level", "infocard-named")
"""The sentences that stand under every card."""

SEED = 12
"""So many signs of a seed are printed; programs are given the whole of it."""


def card(found: CardSaid, words: Words) -> Iterator[Line]:
    """The whole card."""
    yield Line(words.say("infocard-title"), style="title")
    yield from told(found, words)
    yield from _deals(found, words)
    yield from (Line(text, style="faint") for text in notes(found, words))


def told(found: CardSaid, words: Words) -> Iterator[Line]:
    """What it rests on, and what it shows: all lines, all readings."""
    yield Line(about(found, words))
    yield from (BLANK, Line(words.say("infocard-shown"), style="heading"))
    yield from (Line(text, indent=2) for text in shown(found, words))
    yield from (BLANK, Line(words.say("infocard-measured"), style="heading"))
    yield from (Line(text, indent=2) for text in actions(found, words))
    yield BLANK
    if found.differ:
        yield Line(words.say("infocard-differ"), style="warning")
    for one in found.readings:
        yield Line(reading(one, words), style="label")
        yield from (Line(arrow(found, shift, words), indent=2) for shift in found.shifts if shift.reading == one.name)
    yield BLANK


def about(found: CardSaid, words: Words) -> str:
    """Who had to choose, and from whom the information came."""
    return words.say("infocard-about", seat=found.seat, other=read_line(found.readings[0].condition)[0].value)


def shown(found: CardSaid, words: Words) -> Iterator[str]:
    """Cards seen, what each call showed and who said so, and how many deals fit all of it."""
    for seat, cards in found.held.items():
        text = " ".join(words.card(one) for one in cards.split())
        yield words.say("fit-held", text=f"{words.seat(seat)} {text}")
    yield from (line(one, words) for one in found.showed)
    yield _fits(found, words)


def line(one: ShownSaid, words: Words) -> str:
    """What a call showed and who said so."""
    name = words.seat(one.seat)
    if one.call is not None:
        name = words.say("infocard-of-call", seat=one.seat, text=words.call(one.call))
    if one.source == "silent":
        return words.say("infocard-silent", "words" if one.words else None, value=name, text=one.words)
    text = write(read(one.condition), spelling_of(words.language))
    said = words.say(f"infocard-line-{one.source}", value=name, text=text, seat=one.by or one.seat)
    return words.say("infocard-words", value=said, text=one.words) if one.words else said


def actions(found: CardSaid, words: Words) -> Iterator[str]:
    """Each action, and the contract by which it is measured."""
    for one in found.actions:
        name = "director" if one.source == "director" else "card" if one.action in CARDS else "passed"
        yield words.say(f"infocard-action-{name}", action=words.action(one.action), text=measured(one, words))


def measured(one: ActionSaid, words: Words) -> str:
    """The contract by which an action is measured."""
    made = read_contract(one.contract) if one.contract is not None else None
    return words.say("infocard-passed-out") if made is None else words.contract(str(made), made.declarer.value)


def reading(one: ReadingSaid, words: Words) -> str:
    """What it may have meant, and on how many of the deals that holds."""
    seat, condition = read_line(one.condition)
    value = write_line(seat, condition, spelling_of(words.language))
    said = words.say("infocard-reading", text=one.name, value=value)
    if one.refused is not None:
        return f"{said} {words.say(f'infocard-refused-{one.refused}')}"
    share = Fraction(one.share)
    if share < RARE:
        return f"{said} {words.say('infocard-share-rare', n=_whole(1 / share, words))}"
    return f"{said} {words.say('infocard-share', percent=_share(share, words), n=str(one.solved))}"


def arrow(found: CardSaid, one: ShiftSaid, words: Words) -> str:
    """How far the comparison with the first action moves, what chance alone gives, and on how many deals more the
    action is ahead."""
    if one.shows == "too_few":
        return gained(found, one, words)
    band = words.say("infocard-null", low=figure(one.null.low, found, words), high=figure(one.null.high, found, words))
    better = words.say(
        "infocard-better",
        action=words.action(one.action),
        text=words.action(one.against),
        n=_in_a_hundred(one.better.shift),
        low=_in_a_hundred(one.better.low),
        high=_in_a_hundred(one.better.high),
    )
    return " ".join((gained(found, one, words), *_why_nothing(found, one, words), band, better))


def _why_nothing(found: CardSaid, one: ShiftSaid, words: Words) -> Iterator[str]:
    """Why a shift is not told apart from nothing, though nought lies outside of its own interval."""
    if one.shows != "nothing" or one.low * one.high <= 0:
        return
    least = LEAST_EFFECT[found.scale]
    if abs(one.shift) < least:
        yield words.say("infocard-nothing-small", text=amount(least, found, words))
    elif one.null.low <= one.shift <= one.null.high:
        yield words.say("infocard-nothing-chance")
    else:
        yield words.say("infocard-nothing-together", n=str(len(found.shifts)))


def gained(found: CardSaid, one: ShiftSaid, words: Words) -> str:
    """How far the comparison moves towards an action or towards the first one, in a sentence. It is never said that one
    gains on the other: that would be read as which of them is better."""
    own, first = (words.action(code) for code in (one.action, one.against))
    if one.shows == "too_few":
        return words.say("infocard-shift-too_few", action=own, text=first)
    shift, low, high = one.shift, one.low, one.high
    if one.shows == "away":
        shift, low, high = -shift, -high, -low
    return words.say(
        f"infocard-shift-{one.shows}",
        action=own,
        text=first,
        value=amount(shift, found, words),
        low=figure(low, found, words),
        high=figure(high, found, words),
    )


def amount(value: float, found: CardSaid, words: Words) -> str:
    """A figure with what it counts."""
    return words.say(f"infocard-unit-{found.scale}", n=figure(value, found, words))


def figure(value: float, found: CardSaid, words: Words) -> str:
    """Points as whole numbers, IMPs with one place, matchpoints in hundredths of a top."""
    if found.scale == "points":
        return numbers.points(round(value)).removeprefix("+")
    if found.scale == "imps":
        return words.number(round(value, 1) or 0)
    return words.number(round(100 * value, 1) or 0)


def notes(found: CardSaid, words: Words) -> Iterator[str]:
    """The warnings and the sentences that stand under every card; which deals were drawn."""
    if silent := sum(one.condition == write(Anything()) for one in found.showed):
        yield words.say("infocard-silent-calls", n=str(silent))
    if "bias_slam" in found.warnings:
        yield words.say("infocard-slam")
    if found.poll is None:
        yield words.say("infocard-no-poll", text=found.no_poll)
    yield from (words.say(one) for one in FIXED)
    yield words.say("infocard-intervals")
    drawn = words.say("infocard-drawn", n=str(found.deals.solved), text=_short(found.deals.seed))
    yield drawn.replace("….", "…")


def refused(why: NoCard | NotCounted, problem: DealProblem | None, words: Words) -> str:
    """Why there is no card."""
    if isinstance(why, NotCounted) and problem is not None:
        return not_counted(problem, why, words)
    return words.say(f"infocard-refused-{why.code}")


def samples(found: CardSaid, words: Words) -> Iterator[tuple[str, tuple[tuple[tuple[str, str], ...], ...]]]:
    """The name of each set, and of each of its deals the hidden hands: whose each is, and its cards."""
    whole = [parse_deal(deal) for one in found.samples for deal in one.deals]
    # dummy, once it lay there, is the same in all of them
    hidden = [seat for seat in SEATS if seat.value != found.seat and len({deal[seat] for deal in whole}) > 1]
    for one in found.samples:
        deals = [parse_deal(deal) for deal in one.deals]
        if deals:
            name = words.say("infocard-sample-all") if one.reading is None else one.reading
            yield (
                words.say("infocard-sample", text=name),
                tuple(tuple(_hand(words, seat, deal[seat]) for seat in hidden) for deal in deals),
            )


def _hand(words: Words, seat: Seat, hand: frozenset[Card] | None) -> tuple[str, str]:
    return words.seat(seat.value), "  ".join(suits_of(words, write_hand(hand or frozenset())))


def _fits(found: CardSaid, words: Words) -> str:
    count, of = (numbers.whole(int(text), words.locale) for text in (found.possible.count, found.possible.of))
    share = Fraction(found.possible.share)
    if share < RARE:
        return words.say("fit-count-rare", text=count, value=of, n=_whole(1 / share, words))
    return words.say("fit-count", text=count, value=of, percent=_share(share, words))


def _deals(found: CardSaid, words: Words) -> Iterator[Line]:
    """Three deals of each set, the hidden hands."""
    for name, deals in samples(found, words):
        yield Line(name, style="label")
        for hands in deals:
            yield Line(" · ".join(f"{seat} {cards}" for seat, cards in hands), indent=2)
    yield BLANK


def _short(seed: str) -> str:
    """As much of a seed as tells it from others; the usual one has no place to break, and is wider than a phone."""
    return seed if len(seed) <= SEED else f"{seed[:SEED]}…"


def _share(share: Fraction, words: Words) -> str:
    """In whole hundredths, small ones with a figure more: what was shown is not known so well that more would say
    something."""
    value = 100 * float(share)
    return words.percent(round(value, 0 if value >= 10 else 1 if value >= 1 else 2))


def _in_a_hundred(value: float) -> str:
    """Deals of a hundred: a change of a share in percent could be read as a part of that share."""
    return numbers.points(round(100 * value)).removeprefix("+")


def _whole(value: Fraction, words: Words) -> str:
    return numbers.whole(round(value), words.locale)
