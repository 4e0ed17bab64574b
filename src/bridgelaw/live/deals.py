"""Deals from a seed: the same seed always gives the same cards."""

from __future__ import annotations

import random

from bridgelaw.game.cards import PACK
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS


def dealt(seed: str) -> Deal:
    """Four hands of thirteen cards. A long and secret seed keeps them from being guessed."""
    cards = list(PACK)
    random.Random(seed).shuffle(cards)
    return {seat: frozenset(cards[13 * n : 13 * n + 13]) for n, seat in enumerate(SEATS)}
