"""The system card of the programs at a table, made of what they bid by (`bridgelaw.natural`), in each language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import SEATS
from bridgelaw.languages import LANGUAGES
from bridgelaw.natural import bidding
from bridgelaw.words.say import Words

_ANSWERED = ("1D P", "1H P", "1NT P", "2S P", "3H P", "1H", "1NT", "1H X P")
"""Auctions after which the card has what is called; all others go by the same rules."""
_WIDE = 190
"""Letters of a line at most; whoever shows it breaks it where he has to."""


def natural_card(words: Words) -> tuple[str, ...]:
    """Its lines."""
    return (
        words.say("programs-card-system"),
        words.say("programs-card-marks"),
        *_lines("", words),
        *(line for auction in _ANSWERED for line in _lines(auction, words)),
        "",
        words.say("programs-card-leads"),
    )


def card_in_readers_words(lines: Sequence[str], words: Words) -> tuple[str, ...]:
    """The card of the programs in the language of `words`, whichever it was written in; any other as it was written."""
    return natural_card(words) if tuple(lines) in _in_each() else tuple(lines)


@cache
def _in_each() -> frozenset[tuple[str, ...]]:
    return frozenset(natural_card(Words(language)) for language in LANGUAGES)


def _lines(auction: str, words: Words) -> Iterator[str]:
    """What is called there; the auction before it with opponents' calls in brackets."""
    calls = [CALLS[call] for call in auction.split()]
    made = [(SEATS[n % 4], call) for n, call in enumerate(calls)]
    me = SEATS[len(calls) % 4]
    # a pass behind partner's call goes without saying
    told = [
        f"({words.call(str(call), 'short')})" if by.side is not me.side else words.call(str(call), "short")
        for by, call in made
        if not call.is_pass
    ]
    yield ""
    line = f"{' '.join(told)} → " if told else ""
    begins = True
    for one in bidding.answers(made, me):
        mark = "*" if one.forcing else ""
        answer = f"{words.call(str(one.call), 'short')}{mark} {one.shows.written()}"
        if not begins and len(line) + len(answer) > _WIDE:
            yield line
            line, begins = "", True
        line = f"{line}{answer}" if begins else f"{line} · {answer}"
        begins = False
    yield line
