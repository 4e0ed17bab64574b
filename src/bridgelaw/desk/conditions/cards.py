"""Lines that name cards: a known hand, `W: QT5.QJ2.Q6.J9743`, and cards seen of a hidden one, `E: S6 S2`."""

from __future__ import annotations

from bridgelaw.desk.conditions.parts import HAND
from bridgelaw.desk.conditions.reading import LineReader
from bridgelaw.desk.conditions.spelling import FILES, Spelling
from bridgelaw.game.cards import CARDS, SUITS, Card
from bridgelaw.game.seats import Seat


def read_hand(text: str, spelling: Spelling = FILES) -> tuple[Seat, frozenset[Card]]:
    """The seat and the 13 cards of a line, spades first and points between the suits.

    Raises:
        BadCondition: it is no such line.
    """
    reader = _CardReader(text, spelling)
    found = reader.seat(), reader.hand()
    reader.end("thirteen_cards")
    return found


def read_cards(text: str, spelling: Spelling = FILES) -> tuple[Seat, frozenset[Card]]:
    """The seat and the cards of a line, each with its suit first.

    Raises:
        BadCondition: it is no such line.
    """
    reader = _CardReader(text, spelling)
    found = reader.seat(), frozenset(reader.cards())
    reader.end("card")
    return found


class _CardReader(LineReader):
    def hand(self) -> frozenset[Card]:
        self._skip()
        begin, found = self._at, set[Card]()
        for suit in SUITS:
            while True:
                here, rank = self._at, self._form(self._spelling.ranks)
                if rank is None:
                    break
                if CARDS[suit + rank] in found:
                    self._fail("other_card", at=here)
                found.add(CARDS[suit + rank])
            if suit != SUITS[-1]:
                if self._next() != ".":
                    self._fail("hand", at=self._at)
                self._at += 1
        if len(found) != HAND:
            self._fail("thirteen_cards", at=begin)
        return frozenset(found)
