"""Plays of nothing but cards in which nothing is unusual, in one go: most are.

What comes of it is what `play` would read word by word. It is asked wherever this gives up (None).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from bridgelaw.formats.foreign.packed import HANDS, NOBODY, NONE, PLACES, SUIT, WORTH
from bridgelaw.formats.pbn.words import CARD_WORDS
from bridgelaw.game.cards import PACK, SUITS, Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal, Hand
from bridgelaw.game.seats import SEATS, Seat

_WORDS = {text: PLACES[found] for text, found in CARD_WORDS.items() if isinstance(found, Card)}
_WORDS |= {"-": NONE, "--": NONE}
_SAME = [bytes([suit]) * 4 for suit in range(len(SUITS))]
_COLUMNS = [bytes((first + n) % 4 for n in range(len(PACK))) for first in range(4)]
_TURNS = [[[row + (leader + n) % 4 for n in range(4)] for row in range(0, len(PACK), 4)] for leader in range(4)]


class Cards(Struct, gc=False):
    """A play as far as it went: the cards in the order in which they were played, as numbers of `packed`.

    `words`: the number of the word in which each stands. `won`: declarer's tricks. `sign` ends the section. `moved`:
    the first word of a row whose columns are not those of the seats.
    """

    cards: bytes
    words: Sequence[int]
    sign: str
    over: bool
    won: int
    moved: int | None = None


def play(body: str, first: Seat, deal: Deal, contract: Contract) -> Cards | None:
    """The play in `body`, whose first column is that of `first`: in turn, following suit, as far as it goes."""
    words = body.split()
    sign = "*" if words and words[-1] == "*" else ""
    if sign:
        words.pop()
    try:
        cells = bytes([_WORDS[word] for word in words])
    except KeyError:
        return None
    dealt = _dealt(tuple([deal[seat] for seat in SEATS]))
    laid = len(cells) - cells.count(NONE)
    rows = cells[: laid + -laid % 4]
    if dealt is None or not 0 < laid <= len(PACK) or len(cells) % 4 or len(rows) - rows.count(NONE) != laid:
        return None
    if len({*rows}) - (laid < len(rows)) != laid:
        return None  # a card stands twice
    rows = rows.translate(dealt.numbers)
    hands = rows.translate(HANDS)
    places: Sequence[int] = ()
    if laid % 4 or hands != _COLUMNS[first.index][:laid]:
        places = _by_hand(hands, first.index)
        if not places:
            return None
        rows = bytes([NONE if place < 0 else rows[place] for place in places])
    order, won = _followed(rows, laid, first.index, dealt.lengths, contract)
    cards = bytes(map(rows.__getitem__, order))
    if not order or NONE in cards:
        return None
    found = Cards(cards, order, sign, laid == len(PACK), won)
    return _moved(found, places) if places else found


class _Dealt(Struct, frozen=True):
    """A deal: the number of each card in the hand that holds it, by its number in the first hand; for each hand how
    many cards it has of each suit.
    """

    numbers: bytes
    lengths: list[list[int]]


@lru_cache(16)
def _dealt(hands: tuple[Hand, ...]) -> _Dealt | None:
    """The deal of these hands; None when one of them is not known. Two tables of a board stand side by side."""
    numbers = bytearray([NOBODY]) * 256
    numbers[NONE] = NONE
    lengths: list[list[int]] = []
    for seat, hand in enumerate(hands):
        if hand is None:
            return None
        held = bytes([PLACES[card] for card in hand])
        for place in held:
            numbers[place] = 64 * seat + place
        suits = held.translate(SUIT)
        lengths.append([suits.count(suit) for suit in range(len(SUITS))])
    return _Dealt(bytes(numbers), lengths)


def _by_hand(hands: bytes, first: int) -> list[int]:
    """For each column of each row the place of the card from its hand, less than 0 where there is none.

    Nothing, if a hand has two cards in a row, or a card is from no hand.
    """
    places = [-1] * len(hands)
    for n, hand in enumerate(hands):
        if hand == NONE:
            continue
        place = n - n % 4 + (hand - first) % 4
        if hand == NOBODY or places[place] >= 0:
            return []
        places[place] = n
    return places


def _moved(found: Cards, places: Sequence[int]) -> Cards:
    """The same with the words where the cards stand, if these are not in the columns of their hands."""
    wrong = next((n for n, place in enumerate(places) if place not in (-1, n)), None)
    if wrong is not None:
        begin = wrong - wrong % 4
        found.words = [places[n] for n in found.words]
        found.moved = min(place for place in places[begin : begin + 4] if place >= 0)
    return found


def _followed(
    rows: bytes, laid: int, first: int, lengths: Sequence[Sequence[int]], contract: Contract
) -> tuple[list[int], int]:
    """The places of the cards in the order in which they were played, and declarer's tricks; none if that fails.

    The columns of all `rows` are those of the hands, from that of `first` on.
    """
    suits, worth = rows.translate(SUIT), WORTH[contract.strain]
    declarer = (contract.declarer.index - first) % 4
    leader = (declarer + 1) % 4
    order: list[int] = []
    won = 0
    for begin in range(0, laid, 4):
        order += _TURNS[leader][begin >> 2]
        led = suits[begin + leader]
        if led == NONE:
            return [], 0
        row = suits[begin : begin + 4]
        if row != _SAME[led]:
            for column, suit in enumerate(row):
                if suit != led and suit != NONE:
                    length = lengths[(first + column) % 4][led]
                    if length and suits[column:begin:4].count(led) < length:
                        return [], 0
        if begin + 4 <= laid:
            trick = rows[begin : begin + 4].translate(worth[led])
            leader = trick.index(max(trick))
            won += (leader - declarer) % 2 == 0
    return order[:laid], won
