"""The hands that may be shown: a diagram of four, or one line for each."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import SUITS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.case import AnswerToTell
from bridgelaw.words.telling.layout import Line

COLUMN = 26


def diagram(case: AnswerToTell) -> Iterator[Line]:
    """The deal as bridge magazines print it when all four hands are known, else a line for each known hand."""
    hands = {seat: suits_of(case.words, case.view.hands[seat]) for seat in "NESW" if seat in case.view.hands}
    named = {seat: [case.words.seat(seat), *suits] for seat, suits in hands.items()}
    if len(hands) == 4:
        blocks = [("", named["N"], ""), (named["W"], "", named["E"]), ("", named["S"], "")]
        for left, middle, right in blocks:
            for n in range(5):
                yield _row(*(column[n] if column else "" for column in (left, middle, right)))
    else:
        for name, *suits in named.values():
            yield _row("", "")._replace(lead=f"{name}  {'  '.join(suits)}")


def _row(*cells: str) -> Line:
    return Line("", indent=2, lead="".join(f"{cell:<{COLUMN}}" for cell in cells).rstrip())


def suits_of(words: Words, hand: str) -> list[str]:
    """♠ A K 5, …: the four suits of a hand in PBN form, with the language's letters; a void is a dash."""
    lines = []
    for suit, ranks in zip(SUITS, hand.split("."), strict=False):
        letters = [words.say("rank-short", rank=rank) for rank in ranks.replace("10", "T")]
        lines.append(f"{words.say('suit-symbol', suit=suit)} {' '.join(letters) or '–'}")
    return lines
