"""Hands that the players whom one does not see may hold, after all that they have called and played.

They are dealt by chance and kept where they agree with what is known. There may be better samplers: whoever plays asks
`dealt`, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bridgelaw.game.cards import Card, Suit, in_order
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.natural.bidding import heard
from bridgelaw.natural.hand import Holding
from bridgelaw.natural.play_so_far import PlaySoFar
from bridgelaw.natural.shown import Shown

Hands = Mapping[Seat, frozenset[Card]]
Shuffle = Callable[[list[Card]], None]
"""Brings a list into another order, by chance."""

TRIES = 40
"""For each deal that is wanted; in the second half of them only the points that were shown count."""
SLACK = 2
"""Points by which players have more or less than they have shown: nobody counts as the system does."""


def dealt(now: PlaySoFar, wanted: int, shuffle: Shuffle) -> list[Hands]:
    """The cards left in all four hands, `wanted` times; fewer only where the cards that are not seen do not add up.

    A player has no suit that he has not followed, and what he has shown in the auction, as long as hands are found of
    which that is true. Where they are not, somebody has revoked or calls otherwise: then it tells nothing.
    """
    holes, known = _cannot_hold(now), heard(now.calls).known
    found: list[Hands] = []
    for attempt in range(TRIES * wanted):
        hands = _dealt_once(now, holes, shuffle)
        if hands is None:
            break
        if _fits(now, hands, known, lengths=attempt < TRIES * wanted // 2):
            found.append(hands)
            if len(found) == wanted:
                return found
    more = (_dealt_once(now, holes, shuffle) or _dealt_once(now, {}, shuffle) for _ in range(wanted - len(found)))
    return [*found, *(hands for hands in more if hands is not None)]


def _played(now: PlaySoFar, seat: Seat) -> Iterator[Card]:
    return (card for trick in (*now.tricks, now.trick) for by, card in trick if by is seat)


def _cannot_hold(now: PlaySoFar) -> Mapping[Seat, frozenset[Suit]]:
    """The suits that each player has not followed."""
    found: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
    for trick in (*now.tricks, now.trick):
        for by, card in trick:
            if card.suit != trick[0][1].suit:
                found[by].add(trick[0][1].suit)
    return {seat: frozenset(suits) for seat, suits in found.items()}


def _dealt_once(now: PlaySoFar, holes: Mapping[Seat, frozenset[Suit]], shuffle: Shuffle) -> Hands | None:
    """All four hands, dealt once; None where there is no such deal."""
    places = {seat: 13 - sum(1 for _ in _played(now, seat)) for seat in SEATS if seat not in now.hands}
    hands: dict[Seat, list[Card]] = {seat: [] for seat in places}
    rest = []
    for card in in_order(now.unseen):
        able = [seat for seat in places if card.suit not in holes.get(seat, ())]
        if len(able) == 1:
            hands[able[0]].append(card)
        else:
            rest.append(card)
    if sum(places.values()) != len(now.unseen) or any(len(hands[seat]) > places[seat] for seat in places):
        return None
    shuffle(rest)
    for seat, held in hands.items():
        more = places[seat] - len(held)
        held += rest[:more]
        del rest[:more]
    return {**now.hands, **{seat: frozenset(held) for seat, held in hands.items()}}


def _fits(now: PlaySoFar, hands: Hands, known: Mapping[Seat, Shown], *, lengths: bool) -> bool:
    """Whether what each of the players who are not seen was dealt is what he has shown: in points, and with `lengths`
    in suits and stoppers too."""
    for seat, held in hands.items():
        if seat in now.hands:
            continue
        shown = known[seat] if lengths else Shown(low=known[seat].low, high=known[seat].high)
        if not shown.fits(Holding(held | frozenset(_played(now, seat))), SLACK):
            return False
    return True
