"""The card in words: what each call showed and who said so, an arrow for each reading and action, what it can't say."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bridgelaw.desk.card import RARE, CardAsked, EvidenceCard, NoCard, ReadingOutcome, silent_calls
from bridgelaw.desk.conditions import spelling_of, write, write_line
from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted
from bridgelaw.desk.named_actions import write_contract
from bridgelaw.desk.shift import Interval, Shift
from bridgelaw.desk.usable import ShownLine
from bridgelaw.game.cards import in_order
from bridgelaw.game.deals import parse_deal, write_hand
from bridgelaw.words import numbers
from bridgelaw.words.say import Words
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.layout import BLANK, Line
from bridgelaw.words.telling.possible import refused as not_counted

FIXED = ("infocard-cannot", "infocard-open", "infocard-level", "infocard-named")
"""The sentences that stand under every card."""


def card(found: EvidenceCard, words: Words) -> Iterator[Line]:
    """The whole card."""
    asked = found.asked
    yield Line(words.say("infocard-title"), style="title")
    yield Line(words.say("infocard-about", seat=asked.usable.seat.value, other=asked.about.value))
    yield from (BLANK, Line(words.say("infocard-shown"), style="heading"))
    for seat, cards in asked.usable.held.items():
        text = " ".join(words.card(str(one)) for one in in_order(cards))
        yield Line(words.say("fit-held", text=f"{words.seat(seat.value)} {text}"), indent=2)
    yield from (Line(line(one, words), indent=2) for one in asked.usable.lines)
    yield Line(_fits(found, words), indent=2)
    yield from (BLANK, Line(words.say("infocard-measured"), style="heading"))
    yield from (Line(text, indent=2) for text in actions(asked, words))
    yield BLANK
    if found.differ:
        yield Line(words.say("infocard-differ"), style="warning")
    for place, one in enumerate(found.readings):
        yield Line(reading(found, one, words), style="label")
        yield from (Line(arrow(found, shift, words), indent=2) for shift in found.shifts if shift.reading == place)
    yield BLANK
    yield from _deals(found, words)
    yield from (Line(text, style="faint") for text in notes(found, words))


def line(shown: ShownLine, words: Words) -> str:
    """What a call showed and who said so."""
    about = words.seat(shown.seat.value)
    if shown.call is not None:
        about = words.say("infocard-of-call", seat=shown.seat.value, text=words.call(shown.call))
    text = write(shown.condition, spelling_of(words.language)) if shown.condition is not None else ""
    if shown.source == "silent":
        return words.say("infocard-silent", "words" if shown.words else None, value=about, text=shown.words)
    said = words.say(f"infocard-line-{shown.source}", value=about, text=text, seat=shown.by or shown.seat.value)
    return words.say("infocard-words", value=said, text=shown.words) if shown.words else said


def actions(asked: CardAsked, words: Words) -> Iterator[str]:
    """Each action, and the contract by which it is measured."""
    for one in asked.actions:
        code = write_contract(one.contract)
        made = words.contract(str(one.contract), one.contract.declarer.value) if one.contract and code else ""
        said = words.say("infocard-passed-out") if one.contract is None else made
        name = "director" if one.source == "director" else "card" if one.card is not None else "passed"
        yield words.say(f"infocard-action-{name}", action=words.action(one.action), text=said)


def reading(found: EvidenceCard, one: ReadingOutcome, words: Words) -> str:
    """What it may have meant, and on how many of the deals that holds."""
    condition = write_line(found.asked.about, one.reading.condition, spelling_of(words.language))
    said = words.say("infocard-reading", text=one.reading.name, value=condition)
    if one.refused is not None:
        return f"{said} {words.say(f'infocard-refused-{one.refused}')}"
    if one.share < RARE:
        return f"{said} {words.say('infocard-share-rare', n=_whole(1 / one.share, words))}"
    return f"{said} {words.say('infocard-share', percent=words.percent(100 * float(one.share)), n=str(one.solved))}"


def arrow(found: EvidenceCard, one: Shift, words: Words) -> str:
    """How far an action gains or loses on the first one."""
    asked = found.asked
    own, first = (words.action(asked.actions[n].action) for n in (one.action, 0))
    if one.shows == "too_few":
        return words.say("infocard-shift-too_few", action=own, text=first)
    value = one.value
    if one.shows == "away":
        value = Interval(-value.shift, -value.high, -value.low)
    said = words.say(
        f"infocard-shift-{one.shows}",
        action=own,
        text=first,
        value=amount(value.shift, found, words),
        low=figure(value.low, found, words),
        high=figure(value.high, found, words),
    )
    band = words.say("infocard-null", low=figure(one.null[0], found, words), high=figure(one.null[1], found, words))
    better = words.say(
        "infocard-better",
        percent=_signed_percent(one.better.shift, words),
        low=_signed_percent(one.better.low, words),
        high=_signed_percent(one.better.high, words),
    )
    return f"{said} {band} {better}"


def amount(value: float, found: EvidenceCard, words: Words) -> str:
    """A figure with what it counts."""
    return words.say(f"infocard-unit-{found.asked.scale}", n=figure(value, found, words))


def figure(value: float, found: EvidenceCard, words: Words) -> str:
    """Points as whole numbers, IMPs with one place, matchpoints in hundredths of a top."""
    if found.asked.scale == "points":
        return numbers.points(round(value)).removeprefix("+")
    if found.asked.scale == "imps":
        return words.number(round(value, 1) or 0)
    return words.number(round(100 * value, 1) or 0)


def notes(found: EvidenceCard, words: Words) -> Iterator[str]:
    """The warnings and the sentences that stand under every card; which deals were drawn."""
    if silent := silent_calls(found.asked.usable):
        yield words.say("infocard-silent-calls", n=str(silent))
    if "bias_slam" in found.warnings:
        yield words.say("infocard-slam")
    if not found.asked.poll:
        yield words.say("infocard-no-poll", text=found.asked.no_poll)
    yield from (words.say(one) for one in FIXED)
    yield words.say("infocard-drawn", n=str(found.solved), text=found.seed)


def refused(why: NoCard | NotCounted, problem: DealProblem | None, words: Words) -> str:
    """Why there is no card."""
    if isinstance(why, NotCounted) and problem is not None:
        return not_counted(problem, why, words)
    return words.say(f"infocard-refused-{why.code}")


def _fits(found: EvidenceCard, words: Words) -> str:
    count, of = numbers.whole(found.count, words.locale), numbers.whole(found.of, words.locale)
    share = Fraction(found.count, found.of)
    if share < RARE:
        return words.say("fit-count-rare", text=count, value=of, n=_whole(1 / share, words))
    return words.say("fit-count", text=count, value=of, percent=words.percent(100 * float(share)))


def _deals(found: EvidenceCard, words: Words) -> Iterator[Line]:
    """Three deals of each set, the hidden hands."""
    known = found.asked.usable.known
    for place, deals in found.shown:
        if not deals:
            continue
        name = words.say("infocard-sample-all") if place is None else found.asked.readings[place].name
        yield Line(words.say("infocard-sample", text=name), style="label")
        for deal in deals:
            hands = {seat: hand for seat, hand in parse_deal(deal).items() if seat not in known and hand is not None}
            each = [
                f"{words.seat(seat.value)} {'  '.join(suits_of(words, write_hand(hand)))}"
                for seat, hand in hands.items()
            ]
            yield Line(" · ".join(each), indent=2)
    yield BLANK


def _signed_percent(value: float, words: Words) -> str:
    found = round(100 * value)
    return f"{numbers.MINUS}{words.percent(-found)}" if found < 0 else words.percent(found)


def _whole(value: Fraction, words: Words) -> str:
    return numbers.whole(round(value), words.locale)
