"""A condition in its normal form, for files or in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from bridgelaw.desk.conditions.parts import (
    Aces,
    AllOf,
    Anything,
    Balanced,
    Condition,
    Controls,
    Fact,
    Held,
    Length,
    Longer,
    Not,
    OneOf,
    Pattern,
    Points,
    Shape,
    Span,
)
from bridgelaw.desk.conditions.spelling import FILES, Spelling, Word
from bridgelaw.game.cards import Card, Suit
from bridgelaw.game.seats import Seat


def write(condition: Condition, spelling: Spelling = FILES) -> str:
    """The normal form; reading it gives the same condition.

    >>> from bridgelaw.desk.conditions import read
    >>> write(read("15 - 17HCP and not (4+H or 4+S)"))
    '15-17 hcp, not (4+H or 4+S)'
    """
    return _Writer(spelling).condition(condition)


def write_line(seat: Seat, condition: Condition, spelling: Spelling = FILES) -> str:
    """The line of a seat."""
    return f"{_upper(spelling.seats[seat][0])}: {write(condition, spelling)}"


def write_event(lines: Iterable[tuple[Seat, Condition]], spelling: Spelling = FILES) -> str:
    """An event over one seat or several."""
    return "; ".join(write_line(seat, condition, spelling) for seat, condition in lines)


class _Writer:
    def __init__(self, spelling: Spelling) -> None:
        self._spelling = spelling

    def condition(self, condition: Condition) -> str:
        match condition:
            case OneOf(parts=parts):
                return f" {self._word('or')} ".join(map(self.condition, parts))
            case AllOf(parts=parts):
                return ", ".join(map(self._within, parts))
            case Not(part=AllOf() | OneOf() as part):
                return f"{self._word('not')} ({self.condition(part)})"
            case Not(part=part):
                return f"{self._word('not')} {self.condition(part)}"
            case _:
                return self._fact(condition)

    def _fact(self, fact: Fact) -> str:
        match fact:
            case Points(span=span, suits=suits):
                where = f" {self._word('in')} {self._suits(suits)}" if suits else ""
                return f"{self._span(span)} {self._word('hcp')}{where}"
            case Length(span=span, suits=suits):
                return f"{self._span(span)}{self._suits(suits)}"
            case Controls(span=span):
                return f"{self._span(span)} {self._word('controls')}"
            case Aces(span=span):
                return f"{self._span(span)} {self._word('aces')}"
            case Held(span=Span(least=1, most=None), cards=(card,)):
                return self._card(card)
            case Held(span=span, cards=cards):
                return f"{self._span(span)} {self._word('of')} {' '.join(map(self._card, cards))}"
            case Shape(patterns=patterns):
                return f"{self._word('shape')} {' '.join(map(_pattern, patterns))}"
            case Longer(suit=suit, other=other, or_equal=or_equal):
                return f"{self._suits([suit])}{self._spelling.at_least[0] if or_equal else '>'}{self._suits([other])}"
            case Balanced():
                return self._word("balanced")
            case Anything():
                return self._word("any")
            case _:
                assert_never(fact)

    def _within(self, part: Condition) -> str:
        """A part of an `and`: an `or` within it needs brackets."""
        return f"({self.condition(part)})" if isinstance(part, OneOf) else self.condition(part)

    def _word(self, word: Word) -> str:
        return self._spelling.words[word][0]

    def _suits(self, suits: Iterable[Suit]) -> str:
        return "".join(self._spelling.suits[suit][0] for suit in suits)

    def _card(self, card: Card) -> str:
        return self._suits([card.suit]) + _upper(self._spelling.ranks[card.rank][0])

    def _span(self, span: Span) -> str:
        if span.most is None:
            return f"{span.least}+"
        return str(span.least) if span.least == span.most else f"{span.least}{self._spelling.to[0]}{span.most}"


def _pattern(pattern: Pattern) -> str:
    return ("=" if pattern.exact else "") + "".join("x" if n is None else str(n) for n in pattern.counts)


def _upper(letters: str) -> str:
    """As a language prints it: a single letter as a capital, `kn` and `10` as they are."""
    return letters.upper() if len(letters) == 1 else letters
