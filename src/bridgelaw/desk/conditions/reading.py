"""Lines into conditions. What cannot be read is refused with its place and what was expected there; nothing is guessed.

It is read by recursive descent, one function for each line of the grammar, without a parser library: the grammar has a
dozen lines, what a letter means depends on what stands before it (`4H` is a length, `H4` a card), and a refusal must
name the column and what could stand there.

    condition := all { "or" all }            all := term { ("," | "and") term }
    term      := "not" term | "(" condition ")" | fact
    fact      := RANGE "hcp" [ "in" SUITS ] | RANGE SUITS | RANGE "controls" | RANGE "aces"
               | CARD | RANGE "of" CARD { CARD } | "balanced" | "shape" PATTERN { PATTERN }
               | SUIT ">" SUIT | SUIT ">=" SUIT | "any"
    RANGE     := n | n "-" m | n "+"
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Literal, NoReturn, TypeVar

from bridgelaw.desk.conditions.parts import (
    HAND,
    Aces,
    Anything,
    Balanced,
    Condition,
    Controls,
    Fact,
    Held,
    Length,
    Longer,
    Not,
    Pattern,
    Points,
    Shape,
    Span,
    all_of,
    one_of,
)
from bridgelaw.desk.conditions.spelling import FILES, Spelling, Word
from bridgelaw.game.cards import CARDS, SUITS, Card, Suit, in_order
from bridgelaw.game.seats import Seat
from bridgelaw.languages import Forms

Expected = Literal[
    "condition", "measure", "number", "higher_number", "suit", "other_suit", "rank", "comparison", "card", "other_card",
    "pattern", "thirteen", "join", "close", "seat", "other_seat", "colon", "fewer_brackets", "shorter", "hand",
    "thirteen_cards",
]  # fmt: skip
"""What could have stood at a place: one message each. `thirteen`: a pattern of 13 cards; `fewer_brackets`: no deeper
than `DEEPEST`; `shorter`: no more than `LONGEST` signs; `thirteen_cards`: a hand with so many."""

DEEPEST = 20
LONGEST = 2000

_DIGITS = "0123456789"
_ANY = "xX"  # of a pattern: any number
_BLANKS = " \t\r\n\u00a0\u202f"

Code = TypeVar("Code")


class BadCondition(ValueError):
    """A text that is no condition.

    Attributes:
        line, column: where, counted from 1.
        expected: what could have stood there.
        found: what stands there, up to the next blank; nothing at the end.
    """

    def __init__(self, text: str, place: int, *expected: Expected) -> None:
        self.line = text.count("\n", 0, place) + 1
        self.column = place - (text.rfind("\n", 0, place) + 1) + 1
        self.expected = expected
        self.found = next(iter(text[place:].split()), "")
        super().__init__(f"line {self.line}, column {self.column}: expected {' or '.join(expected)}: {self.found!r}")


def read(text: str, spelling: Spelling = FILES) -> Condition:
    """The condition that `text` says.

    Raises:
        BadCondition: it says none.
    """
    reader = LineReader(text, spelling)
    found = reader.condition()
    reader.end("join")
    return found


def read_line(text: str, spelling: Spelling = FILES) -> tuple[Seat, Condition]:
    """The seat and the condition of a line, `E: 11-15 hcp, 5+S`.

    Raises:
        BadCondition: it is no such line.
    """
    reader = LineReader(text, spelling)
    found = reader.line()
    reader.end("join")
    return found


def read_event(text: str, spelling: Spelling = FILES) -> tuple[tuple[Seat, Condition], ...]:
    """The lines of an event, `E: 6+S; N: 0-1S`, each of another seat.

    Raises:
        BadCondition: it is no event.
    """
    reader = LineReader(text, spelling)
    found: dict[Seat, Condition] = {}
    while True:
        seat, condition = reader.line(besides=found)
        found[seat] = condition
        if not reader.take(";"):
            reader.end("join")
            return tuple(found.items())


class LineReader:
    """A text, and how far it has been read. What reads from it raises `BadCondition` where it cannot."""

    def __init__(self, text: str, spelling: Spelling) -> None:
        self._text, self._spelling, self._at, self._depth = text, spelling, 0, 0
        if len(text) > LONGEST:
            raise BadCondition(text, LONGEST, "shorter")

    def line(self, besides: Mapping[Seat, Condition] = {}) -> tuple[Seat, Condition]:
        """A seat that is not among those `besides`, and its condition."""
        return self.seat(besides), self.condition()

    def seat(self, besides: Container[Seat] = ()) -> Seat:
        """The seat at the beginning of a line, and its colon."""
        self._skip()
        begin = self._at
        seat = self._form(self._spelling.seats, whole=True)
        if seat is None:
            self._fail("seat")
        if seat in besides:
            self._fail("other_seat", at=begin)
        if not self.take(":"):
            self._fail("colon")
        return seat

    def condition(self) -> Condition:
        """Alternatives, or one condition."""
        parts = [self._all()]
        while self._word("or"):
            parts.append(self._all())
        return one_of(parts)

    def end(self, *expected: Expected) -> None:
        """Nothing, where the text ends there."""
        self._skip()
        if self._at < len(self._text):
            self._fail(*expected)

    def take(self, mark: str) -> bool:
        """Whether `mark` stands there; it is read then."""
        self._skip()
        found = self._text.startswith(mark, self._at)
        self._at += len(mark) if found else 0
        return found

    def _all(self) -> Condition:
        parts = [self._term()]
        while self.take(",") or self._word("and"):
            parts.append(self._term())
        return all_of(parts)

    def _term(self) -> Condition:
        self._skip()
        begin, negated = self._at, self._word("not")
        if not negated and not self.take("("):
            return self._fact()
        self._depth += 1
        if self._depth > DEEPEST:
            self._fail("fewer_brackets", at=begin)
        found = Not(self._term()) if negated else self.condition()
        if not negated and not self.take(")"):
            self._fail("join", "close")
        self._depth -= 1
        return found

    def _fact(self) -> Fact:
        self._skip()
        if self._next() in _DIGITS:
            return self._measured(self._span())
        if self._word("balanced"):
            return Balanced()
        if self._word("any"):
            return Anything()
        if self._word("shape"):
            return self._shape()
        suit = self._suit()
        if suit is None:
            self._fail("condition")
        or_equal = any(self.take(mark) for mark in self._spelling.at_least)
        if or_equal or self.take(">"):
            self._skip()
            begin, other = self._at, self._suit()
            if other is None or other == suit:
                self._fail("other_suit", at=begin)
            return Longer(suit, other, or_equal)
        return Held(Span(1), (self._card_of(suit, "rank", "comparison"),))

    def _measured(self, span: Span) -> Fact:
        """What follows on a range."""
        if self._word("hcp"):
            return Points(span, self._suits("suit") if self._word("in") else ())
        if self._word("controls"):
            return Controls(span)
        if self._word("aces"):
            return Aces(span)
        if self._word("of"):
            return Held(span, self.cards())
        return Length(span, self._suits("measure"))

    def _span(self) -> Span:
        least = self._number()
        if self.take("+"):
            return Span(least)
        if not any(self.take(mark) for mark in self._spelling.to):
            return Span(least, least)
        self._skip()
        begin, most = self._at, self._number()
        if most < least:
            self._fail("higher_number", at=begin)
        return Span(least, most)

    def _number(self) -> int:
        """A number of at most two figures: nothing in a hand is more."""
        self._skip()
        begin = self._at
        while self._next() in _DIGITS:
            self._at += 1
        if not 1 <= self._at - begin <= 2:
            self._fail("number", at=begin)
        return int(self._text[begin : self._at])

    def _suits(self, expected: Expected) -> tuple[Suit, ...]:
        found: set[Suit] = set()
        while True:
            self._skip()
            begin, suit = self._at, self._suit()
            if suit is None:
                break
            if suit in found:
                self._fail("other_suit", at=begin)
            found.add(suit)
        if not found:
            self._fail(expected)
        return tuple(suit for suit in SUITS if suit in found)

    def cards(self) -> tuple[Card, ...]:
        """One card or several."""
        found: list[Card] = []
        while True:
            self._skip()
            begin, suit = self._at, self._suit()
            if suit is None:
                break
            card = self._card_of(suit, "rank")
            if card in found:
                self._fail("other_card", at=begin)
            found.append(card)
        if not found:
            self._fail("card")
        return tuple(in_order(found))

    def _card_of(self, suit: Suit, *expected: Expected) -> Card:
        """The card of that suit whose rank comes next."""
        self._skip()
        rank = self._form(self._spelling.ranks)
        if rank is None:
            self._fail(*expected)
        return CARDS[suit + rank]

    def _shape(self) -> Shape:
        found: list[Pattern] = []
        self._skip()
        while not found or self._next() in (*_DIGITS, *_ANY, "="):
            pattern = self._pattern()
            if pattern not in found:
                found.append(pattern)
            self._skip()
        return Shape(tuple(found))

    def _pattern(self) -> Pattern:
        begin, exact = self._at, self.take("=")
        self._skip()
        first = self._at
        while self._next() in (*_DIGITS, *_ANY):
            self._at += 1
        signs = self._text[first : self._at]
        if len(signs) != len(SUITS):
            self._fail("pattern", at=begin)
        counts = [int(sign) if sign in _DIGITS else None for sign in signs]
        known = sum(n for n in counts if n is not None)
        if known > HAND or (known < HAND and None not in counts):
            self._fail("thirteen", at=begin)
        if not exact:
            counts.sort(key=lambda n: -1 if n is None else n, reverse=True)
        return Pattern(tuple(counts), exact)

    # single signs

    def _suit(self) -> Suit | None:
        """The suit that stands there as a sign, a letter, or a word of its own."""
        self._skip()
        return self._form(self._spelling.suits, whole=True) or self._form(self._spelling.suits, letters=1)

    def _word(self, word: Word) -> bool:
        """Whether that word stands there, in any case; it is read then."""
        self._skip()
        return self._form({word: self._spelling.words[word]}, whole=True, capitals=False) is not None

    def _form(
        self, forms: Mapping[Code, Forms], *, whole: bool = False, letters: int = 0, capitals: bool | None = None
    ) -> Code | None:
        """What stands there, by the longest of its forms; with `whole` no letter may follow on it, with `letters` it
        has so many."""
        strict = self._spelling.capitals if capitals is None else capitals
        best: Code | None = None
        longest = 0
        for code, written in forms.items():
            for form in written:
                here = self._text[self._at : self._at + len(form)]
                same = here == form if strict else here.casefold() == form
                if not same or len(form) <= longest or (letters and len(form) != letters):
                    continue
                if whole and (self._text[self._at + len(form) : self._at + len(form) + 1].isalpha()):
                    continue
                best, longest = code, len(form)
        self._at += longest
        return best

    def _next(self) -> str:
        """The next sign; a blank at the end."""
        return self._text[self._at : self._at + 1] or " "

    def _skip(self) -> None:
        while self._at < len(self._text) and self._text[self._at] in _BLANKS:
            self._at += 1

    def _fail(self, *expected: Expected, at: int | None = None) -> NoReturn:
        if at is None:
            self._skip()
        raise BadCondition(self._text, self._at if at is None else at, *expected)
