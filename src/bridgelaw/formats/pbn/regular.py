"""Auctions and plays of nothing but calls and cards in which nothing is unusual, in one go: most sections are.

What comes of it is what `auction` and `play` would read word by word. They are asked wherever this gives up (None).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from bridgelaw.formats.foreign.bidding import contract_of
from bridgelaw.formats.pbn.words import ALL_PASS, CALL_WORDS, CARD_WORDS
from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call, Strain
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Seat

_UNUSUAL = re.compile(r"[=$^!?{;%+]")
_CALLS: dict[str, Call] = {text: found for text, found in CALL_WORDS.items() if isinstance(found, Call)}
_CARDS: dict[str, Card | None] = {text: found for text, found in CARD_WORDS.items() if isinstance(found, Card)}
_CARDS |= {"-": None, "--": None}
_ORDER = [[SEATS[(leader + n) % 4] for n in range(4)] for leader in range(4)]
_ROUND = [[(turn + n) % 4 for n in range(4)] for turn in range(4)]


class Calls(Struct, gc=False):
    """An auction from the dealer's first call to its end; `words`: the number of the word in which each call stands."""

    calls: list[Call]
    words: Sequence[int]
    contract: Contract | None


class Cards(Struct, gc=False):
    """A play as far as it went: the cards in the order in which they were played, from the hands `seats`.

    `words`: the number of the word in which each stands. `won`: declarer's tricks. `sign` ends the section. `moved`:
    the first word of a row whose columns are not those of the seats.
    """

    cards: list[Card]
    seats: list[Seat]
    words: list[int]
    sign: str
    over: bool = False
    won: int = 0
    moved: int | None = None


def auction(body: str, dealer: Seat, missing: int = 0) -> Calls | None:
    """The auction in `body`, if it is legal and complete behind so many passes that are `missing` in front."""
    if _UNUSUAL.search(body):
        return None
    words = body.split()
    all_pass = bool(words) and words[-1].upper() == ALL_PASS
    if all_pass:
        words.pop()
    try:
        calls = [PASS] * missing + [_CALLS[word] for word in words]
    except KeyError:
        return None
    seat, high, risk, bidder = dealer.index, -1, 0, 0
    named: dict[tuple[int, str | None], int] = {}
    left = 4
    for call in calls:
        if not left:
            return None
        if call is PASS:
            left -= 1
        else:
            left = 3
            if call.rank >= 0:
                if call.level > 7 or call.rank <= high:
                    return None
                high, risk, bidder = call.rank, 0, seat
                named.setdefault((seat % 2, call.strain), seat)
            elif high < 0 or risk != (call is REDOUBLE) or (bidder - seat) % 2 != (call is DOUBLE):
                return None
            else:
                risk += 1
        seat = (seat + 1) % 4
    places = [0] * missing + list(range(len(words)))
    if all_pass and left:
        calls += [PASS] * left
        places += [len(words)] * left
        left = 0
    elif all_pass:
        return None
    return None if left else Calls(calls, places, contract_of(high, risk, bidder, named))


def play(body: str, first: Seat, deal: Deal, contract: Contract) -> Cards | None:
    """The play in `body`, whose first column is that of `first`: in turn, following suit, as far as it goes."""
    hands = [hand for seat in SEATS if (hand := deal[seat]) is not None]
    if len(hands) < 4 or _UNUSUAL.search(body):
        return None
    words = body.split()
    sign = "*" if words and words[-1] == "*" else ""
    if sign:
        words.pop()
    try:
        cells = [_CARDS[word] for word in words]
    except KeyError:
        return None
    number = len(cells) - cells.count(None)
    if not number or len(cells) % 4 or number > 52 or len({*cells} - {None}) != number:
        return None
    found = Cards([], [], [], sign)
    leader = contract.declarer.lho.index
    tricks = [0, 0]
    for begin in range(0, number, 4):
        row = cells[begin : begin + 4]
        turn = (leader - first.index) % 4
        trick, places = row[turn:] + row[:turn], _ROUND[turn]
        if not _held(trick, hands, leader):
            trick, places = _by_holder(row, hands, leader)
            if not trick:
                return None
            if found.moved is None:
                found.moved = begin + next(n for n, card in enumerate(row) if card is not None)
        laid = [card for card in trick if card is not None]
        if not laid or (len(laid) < 4 and (trick[: len(laid)] != laid or begin + len(laid) != number)):
            return None
        winner = _winner(laid, leader, hands, contract.strain, found.cards)
        if winner < 0:
            return None
        found.cards += laid
        found.seats += _ORDER[leader][: len(laid)]
        found.words += [begin + place for place in places[: len(laid)]]
        if len(laid) == 4:
            leader = winner
            tricks[winner % 2] += 1
    found.won = tricks[contract.declarer.index % 2]
    found.over = number == 52 or sum(tricks) == 13
    return found


def _held(trick: Sequence[Card | None], hands: Sequence[frozenset[Card]], leader: int) -> bool:
    """Whether each card is from the hand whose turn it is, from `leader` round."""
    for card in trick:
        if card is not None and card not in hands[leader]:
            return False
        leader = (leader + 1) % 4
    return True


def _by_holder(
    row: Sequence[Card | None], hands: Sequence[frozenset[Card]], leader: int
) -> tuple[list[Card | None], list[int]]:
    """The cards of a row from `leader` round by the hands that hold them, with their columns; nothing if that fails."""
    trick: list[Card | None] = [None] * 4
    places = [0] * 4
    for column, card in enumerate(row):
        if card is None:
            continue
        turn = next(((seat - leader) % 4 for seat in range(4) if card in hands[seat]), None)
        if turn is None or trick[turn] is not None:
            return [], []
        trick[turn], places[turn] = card, column
    return trick, places


def _winner(
    laid: Sequence[Card], leader: int, hands: Sequence[frozenset[Card]], trumps: Strain, gone: list[Card]
) -> int:
    """Who wins the trick so far, from `leader` round; less than 0 when somebody did not follow suit and could have."""
    best, suit = laid[0], laid[0].suit
    winner = seat = leader
    for card in laid[1:]:
        seat = (seat + 1) % 4
        if card.suit == best.suit:
            if card.height > best.height:
                best, winner = card, seat
        elif card.suit == trumps:
            best, winner = card, seat
        if card.suit != suit and _has(hands[seat], suit, gone):
            return -1
    return winner


def _has(hand: frozenset[Card], suit: str, gone: list[Card]) -> bool:
    """Whether a card of `suit` that is not among those gone is in the hand."""
    return any(card.suit == suit and card not in gone for card in hand)
