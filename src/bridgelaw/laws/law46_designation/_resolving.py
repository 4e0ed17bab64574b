"""Which card of dummy's the words of declarer designate, and the clause that says so."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.game.cards import PACK, Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import winner
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.naming import Named, read
from bridgelaw.table.play import PlayState

Resolved = tuple[Card | None, str]


def resolved(now: Situation, words: str) -> Resolved:
    """The card, None when declarer has still to say; and the clause under which that is so."""
    named, play = read(words), now.facts.play
    if play is None:
        return None, "form"
    held = now.facts.held[play.dummy]
    if named.card is not None:
        return (named.card, "form") if held is None or named.card in held else (None, "not_there")
    if held is None or named.says_nothing:
        return None, "nothing" if named.anything else "form"
    if named.suit or named.trumps:
        return _by_suit(play, named, held)
    return _by_rank(play, named, held) if named.rank else _by_word(play, named, held)


def playable(play: PlayState, held: Iterable[Card]) -> list[Card]:
    """Dummy's cards that follow suit, all of them when none can."""
    cards = sorted(held, key=PACK.index)
    follows = [card for card in cards if card.suit == _led(play)]
    return follows or cards


def _led(play: PlayState) -> str | None:
    """The suit to follow; None when dummy leads, or has played to this trick already."""
    return None if play.trick.by_hand(play.dummy) else play.trick.led


def _by_suit(play: PlayState, named: Named, held: Iterable[Card]) -> Resolved:
    suit = named.suit or play.trumps
    cards = [card for card in held if card.suit == suit]
    if named.trumps and _led(play) not in (None, suit) and any(card.suit == _led(play) for card in held):
        return None, "not_there"
    if not cards:
        return None, "not_there"
    if named.height == "win":
        return _cheapest_winner(play, cards, held), "win"
    if named.height == "high":
        return max(cards, key=_height), "high"
    return min(cards, key=_height), "low" if named.height else "suit_alone"


def _by_rank(play: PlayState, named: Named, held: Iterable[Card]) -> Resolved:
    last = play.done[-1] if play.done else None
    won = last.by_hand(play.dummy) if last and last.won_by is play.dummy and play.to_lead is play.dummy else None
    of_rank = [card for card in playable(play, held) if card.rank == named.rank]
    if won is not None:
        same = [card for card in of_rank if card.suit == won.card.suit]
        if same:
            return same[0], "same_suit"
    if len(of_rank) == 1:
        return of_rank[0], "rank_alone"
    return None, "rank_alone" if of_rank else "not_there"


def _by_word(play: PlayState, named: Named, held: Iterable[Card]) -> Resolved:
    if named.height == "win":
        return _cheapest_winner(play, playable(play, held), held), "win"
    cards = [card for card in held if card.suit == _led(play)]
    if not cards:
        return None, "word"
    if named.height == "high":
        return max(cards, key=_height), "high"
    return min(cards, key=_height), "low"


def _cheapest_winner(play: PlayState, cards: Iterable[Card], dummy: Iterable[Card]) -> Card | None:
    """The lowest of `cards` that is known to win the trick in progress."""
    trick = [(laid.hand, laid.card) for laid in play.trick.cards]
    if not trick or play.trick.by_hand(play.dummy):
        return None
    to_come = any(seat is not play.dummy and not play.trick.by_hand(seat) for seat in play.dummy.side.opponents.seats)
    unseen = _unseen(play, dummy) if to_come else []
    opponent = play.dummy.lho
    winners = [card for card in cards if _wins([*trick, (play.dummy, card)], opponent, unseen, play)]
    return min(winners, key=lambda card: (card.suit == play.trumps, card.height), default=None)


def _wins(trick: list[tuple[Seat, Card]], opponent: Seat, unseen: Iterable[Card], play: PlayState) -> bool:
    if winner(trick, play.trumps) is not play.dummy:
        return False
    return all(winner([*trick, (opponent, card)], play.trumps) is play.dummy for card in unseen)


def _unseen(play: PlayState, dummy: Iterable[Card]) -> list[Card]:
    seen = {laid.card for trick in (*play.done, play.trick) for laid in trick.cards} | set(dummy)
    return [card for card in PACK if card not in seen]


def _height(card: Card) -> int:
    return card.height
