"""The hands that may be shown: a diagram of four, or one line for each."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import SUITS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell

COLUMN = 26


def diagram(to_tell: AnswerToTell) -> Iterator[Line]:
    """The deal as bridge magazines print it when all four hands are known, else a line for each known hand."""
    hands = {seat: suits_of(to_tell.words, to_tell.view.hands[seat]) for seat in "NESW" if seat in to_tell.view.hands}
    named = {seat: [to_tell.words.seat(seat), *suits] for seat, suits in hands.items()}
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
