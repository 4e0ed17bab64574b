"""The card that makes the most tricks on average over the hands that the others may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

from bridgelaw.game.cards import Card
from bridgelaw.natural import playing
from bridgelaw.natural.play_so_far import PlaySoFar


def card(now: PlaySoFar, tricks: Sequence[Mapping[Card, int]]) -> Card:
    """The card that he plays, one of those allowed. `tricks`: for each deal that he has thought of, the tricks that his
    side makes with each card. Of cards that make as many it is the one of the rules of thumb, or the nearest to it.
    """
    thumb = playing.card(now)
    if not tricks:
        return thumb
    average = {one: fmean(deal.get(one, 0) for deal in tricks) for one in now.allowed}
    most = max(average.values())
    best = [one for one in now.allowed if average[one] == most]
    return min(best, key=lambda one: (one != thumb, one.suit != thumb.suit, abs(one.height - thumb.height), one.height))
