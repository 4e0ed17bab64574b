"""What a player might use of the deal when he chose: hands and cards that he had seen, what each call had shown him.

It is taken from the problem sheet (`desk.problem`), which is made by a list of what is let in. A line for each call of
the others says what it showed and who said so: an explanation that he heard from an opponent counts as it was told,
right or wrong; else what the partnership has agreed (`shows` in the record). What partner said of a call is on no sheet
and in no line. A line may be silent: nothing is taken from any system.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.conditions.parts import HAND, Anything, Length, Points, Span, all_of
from bridgelaw.desk.conditions.told import MOST_POINTS, read_told
from bridgelaw.desk.deals_that_fit.problem import DealProblem
from bridgelaw.desk.deals_that_fit.problem import problem as of_deals
from bridgelaw.desk.problem import Disclosure, NoProblem, Problem, known_calls, problem
from bridgelaw.game.cards import CARDS, SUITS, Card
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.table import acts
from bridgelaw.table.auction import Made

LineSource = Literal["agreement", "explained", "director", "silent"]

_DECISIONS = (acts.Call, acts.Substitute, acts.Play, acts.Choose)
_EXPLAINED = ("explain", "announce", "correct")


class ShownLine(Struct, frozen=True, kw_only=True):
    """What a call showed, as far as the player knew: `condition` is None where nothing is known.

    `by`: who said so, a seat or `director`; `words`: as it was said. A line of the Director's for a whole seat has the
    act of the one call of that seat that is no pass, or none.
    """

    seat: Seat
    condition: Condition | None
    source: LineSource
    act: str | None = None
    call: str | None = None
    by: str | None = None
    words: str = ""


class UsableDeal(Struct, frozen=True, kw_only=True):
    """What `seat` might use at his choice `act`. `known`: his hand, and dummy's once it lay there; `held`: cards seen
    of hidden hands; `played`: lengths that follow from showing out; `lines`: a line for each call of the others."""

    act: str
    seat: Seat
    sheet: Problem
    known: Mapping[Seat, frozenset[Card]]
    held: Mapping[Seat, frozenset[Card]]
    played: Mapping[Seat, Condition]
    lines: tuple[ShownLine, ...]

    def given(self) -> dict[Seat, Condition]:
        """What is known of each hidden hand, its lines and what the play has shown together."""
        found: dict[Seat, list[Condition]] = {}
        for line in self.lines:
            if line.condition is not None and line.condition != Anything() and line.seat not in self.known:
                found.setdefault(line.seat, []).append(line.condition)
        for seat, condition in self.played.items():
            found.setdefault(seat, []).append(condition)
        return {seat: all_of(dict.fromkeys(found[seat])) for seat in SEATS if seat in found}

    def deals(self) -> DealProblem:
        """The problem that follows: which deals fit all of it.

        Raises:
            BadCards: the cards that were seen are of no deal.
        """
        return of_deals(self.known, self.held, self.given())

    def with_lines(self, said: Mapping[Seat, Condition]) -> UsableDeal:
        """The same with lines of the Director's, each in the place of all lines of its seat."""
        lines = [line for line in self.lines if line.seat not in said]
        for seat, condition in said.items():
            own = [line for line in self.lines if line.seat is seat and line.call != "P"]
            one = own[0] if len(own) == 1 else None
            lines.append(
                ShownLine(
                    seat=seat,
                    condition=condition,
                    source="director",
                    act=one.act if one else None,
                    call=one.call if one else None,
                    by="director",
                    words=one.words if one else "",
                )
            )
        return replace(self, lines=tuple(lines))


def usable(course: Course, act: str, seat: Seat | None = None) -> UsableDeal:
    """What the player might use when he called or played by the act `act`; `seat`: if given, it must be his seat.

    Raises:
        NoProblem: there is no such act, it is no choice of that player's, or his hand is not known.
    """
    sheet = problem(course, act, seat)
    known, held = _cards(sheet)
    return UsableDeal(
        act=act,
        seat=Seat[sheet.seat],
        sheet=sheet,
        known=known,
        held=held,
        played={hand: found for hand in held if (found := _shown_out(sheet, hand, held[hand])) is not None},
        lines=tuple(_lines(course, act, sheet)),
    )


def next_choice(course: Course, after: str, seat: Seat) -> str | None:
    """The first call or card that `seat` chose after the act `after`; that act itself if he chose it."""
    begun = False
    for done in course.happened:
        begun = begun or done.id == after
        if begun and isinstance(done, _DECISIONS) and done.by is seat:
            try:
                problem(course, done.id, seat)
            except NoProblem as refused:
                if refused.code == "no-hand":
                    return done.id
                continue
            return done.id
    return None


def _cards(sheet: Problem) -> tuple[dict[Seat, frozenset[Card]], dict[Seat, frozenset[Card]]]:
    """The hands that he saw whole, and of each other one the cards that he saw."""
    seen: dict[Seat, set[Card]] = {}
    for laid in sheet.plays:
        seen.setdefault(Seat[laid.hand], set()).add(CARDS[laid.card])
    for fact in sheet.facts:
        if fact.from_ is not None:
            seen.setdefault(Seat[fact.from_], set()).update(CARDS[card] for card in fact.cards)
    known = {Seat[sheet.seat]: parse_hand(sheet.hand) or frozenset()}
    if sheet.dummy is not None and sheet.declarer is not None:
        dummy = Seat[sheet.declarer].partner
        whole = (parse_hand(sheet.dummy) or frozenset()) | seen.get(dummy, set())
        if len(whole) == HAND:
            known[dummy] = whole
    return known, {seat: frozenset(cards) for seat, cards in seen.items() if seat not in known and cards}


def _shown_out(sheet: Problem, hand: Seat, seen: Iterable[Card]) -> Condition | None:
    """What follows where a hand did not follow suit: that it was dealt no more of the suit than have been seen."""
    out: list[Length] = []
    for suit in SUITS:
        at = next((n for n, (led, own) in enumerate(_followed(sheet, hand)) if led == suit != own), None)
        # with a card of the suit played later it was a revoke, and nothing follows
        if at is not None and all(own != suit for _, own in list(_followed(sheet, hand))[at:]):
            count = sum(card.suit == suit for card in seen)
            out.append(Length(Span(count, count), (suit,)))
    return all_of(out) if out else None


def _followed(sheet: Problem, hand: Seat) -> Iterator[tuple[str, str]]:
    """The suit that was led and the one that the hand played, trick by trick."""
    led: dict[int, str] = {}
    for laid in sheet.plays:
        suit = led.setdefault(laid.trick, CARDS[laid.card].suit)
        if laid.hand == hand.value:
            yield suit, CARDS[laid.card].suit


def _lines(course: Course, act: str, sheet: Problem) -> Iterator[ShownLine]:
    own = Seat[sheet.seat]
    done = {one.id: one for one in course.happened}
    for place, made in enumerate(known_calls(course, act, own)):
        if made.by is own or made.implied:
            continue
        yield _line(made, done.get(made.act), [one for one in sheet.told if one.call == place])


def _line(made: Made, done: acts.Act | None, told: Sequence[Disclosure]) -> ShownLine:
    line = ShownLine(seat=made.by, condition=None, source="silent", act=made.act, call=str(made.call))
    said: Disclosure | None = None
    for one in told:
        if one.verb in _EXPLAINED and one.words:
            # what was said last counts, where it can be read; a correction counts in any case
            condition = read_told(one.words)
            if said is None or condition is not None or one.verb == "correct":
                said, line = one, replace(line, condition=condition, by=one.by, words=one.words)
    if line.condition is not None:
        return replace(line, source="explained")
    meaning = getattr(done, "shows", None)
    agreed = _agreed(meaning) if isinstance(meaning, acts.CallMeaning) else None
    words = meaning.text if isinstance(meaning, acts.CallMeaning) else ""
    if agreed is not None:
        return replace(line, condition=agreed, source="agreement", by=made.by.value, words=line.words or words)
    return line if line.words else replace(line, words=words, by=made.by.value if words else None)


def _agreed(meaning: acts.CallMeaning) -> Condition | None:
    """What a partnership has agreed, as a condition: its ranges, else what its words say."""
    found: list[Condition] = []
    if meaning.hcp is not None:
        found.append(Points(_span(*meaning.hcp, MOST_POINTS)))
    for suit in SUITS:
        length: tuple[int, int] | None = getattr(meaning, suit)
        if length is not None:
            found.append(Length(_span(*length, HAND), (suit,)))
    return all_of(found) if found else read_told(meaning.text)


def _span(low: int, high: int, most: int) -> Span:
    return Span(low) if high >= most else Span(low, high)
