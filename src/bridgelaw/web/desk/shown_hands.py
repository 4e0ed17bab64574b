"""The four hands beside a case: while cards are left, those that have been played are marked as gone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.game.cards import SUITS
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

_DECK = 52


class ShownCard(Struct, frozen=True):
    """A card by its rank as it is written, and whether it has been played."""

    text: str
    gone: bool


class ShownHand(Struct, frozen=True):
    """A hand: whose, and by suit its cards."""

    seat: str
    name: str
    suits: tuple[tuple[str, tuple[ShownCard, ...]], ...]


def shown_hands(to_tell: AnswerToTell) -> Iterator[ShownHand]:
    """The hands that the record has, unless only a quick ruling is known of it. Once all cards are played they are
    shown as they were dealt."""
    view, words = to_tell.view, to_tell.words
    if view.quick is not None:
        return
    played = {(one.hand, one.card) for one in to_tell.plays if one.status in COUNTS}
    gone = played if len(played) < _DECK else set()
    for seat in "NESW":
        if seat in view.hands:
            suits = []
            for suit, ranks in zip(SUITS, view.hands[seat].split("."), strict=False):
                ranks = ranks.replace("10", "T")
                cards = (ShownCard(words.say("rank-short", rank=rank), (seat, suit + rank) in gone) for rank in ranks)
                suits.append((words.say("suit-symbol", suit=suit), tuple(cards)))
            yield ShownHand(seat, words.seat(seat), tuple(suits))
