"""How an option is taken: with nothing, or with a call, card, suit or hand that has to be named; whether it must be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Literal, get_args

from bridgelaw.table.vocabulary import MayBeLeft

TakenWith = Literal["call", "suit", "card", "seat"]

BY_THE_CALL = ("correct", "other_call")
"""Options that are taken by making the call alone."""
SUBSTITUTED = "correct"
"""Of these the one whose call takes the place of another."""
CHANGE = "change_call"
"""The option to put another call in the place of one that counts."""
ANY_CALL = (*BY_THE_CALL, CHANGE)
"""Options with which any call of the bidding box may be named, whatever follows from it."""
WITH_SUIT = ("require_suit", "forbid_suit")
OF_LEADS = (*WITH_SUIT, "no_restriction")
_WITH_HAND = "choose_hand"
_AS_IT_IS = ("no_restriction", "treat_as_penalty_card")
"""Options about cards that are all meant."""

MAY_BE_LEFT: tuple[MayBeLeft, ...] = get_args(MayBeLeft)


def taken_with(option: str, calls: Sequence[object] | None, cards: Sequence[object] | None) -> TakenWith | None:
    """What has to be named with that option; None: it is taken as it is.

    Args:
        option: its name, a word of the vocabulary.
        calls: the calls among which it leaves the choice, where it names some.
        cards: the same of cards.
    """
    if option in ANY_CALL:
        return "call"
    if option in WITH_SUIT:
        return "suit"
    if option == _WITH_HAND:
        return "seat"
    if option in _AS_IT_IS:
        return None
    if cards:
        return "card"
    return "call" if calls else None


SECOND_NAMES: Mapping[str, str] = {"accept_and_spread_dummy": "accept_lead"}
"""Options that are one thing with another under the Laws: whoever accepts an opening lead has dummy spread. A record
may name either; to people it is told once."""


def told_once(named: Sequence[tuple[str, str, str | None]]) -> Iterator[int]:
    """The places of the options that are told to people: of one thing that is open under two names, one.

    Args:
        named: of each option its name, whose it is, and about which irregularity.
    """
    for n, (option, by, irregularity) in enumerate(named):
        if (SECOND_NAMES.get(option), by, irregularity) not in named:
            yield n


def suits_to_name(option: str, suits: Sequence[str], cards: Sequence[object] | None) -> tuple[str, ...]:
    """What may be named with an option about suits, each as codes with blanks between: one suit; where it forbids the
    suits of several penalty cards (51B2), also several of them together.

    >>> suits_to_name("forbid_suit", ("H", "C"), ("HQ", "C4"))
    ('H', 'C', 'H C')
    >>> suits_to_name("require_suit", ("H", "C"), ("HQ", "C4"))
    ('H', 'C')
    """
    most = len(suits) if option == "forbid_suit" and cards else 1
    return tuple(" ".join(some) for n in range(1, most + 1) for some in combinations(suits, n))
