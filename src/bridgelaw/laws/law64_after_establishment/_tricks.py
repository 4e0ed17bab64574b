"""How many tricks a revoke costs by itself: whose trick it was, what its side won later, why nothing is due."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat, Side
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.play import Laid, Trick
from bridgelaw.table.vocabulary import REVOKES


class Revoke(Struct, frozen=True):
    """What counts of it, from the cards or, where nobody has written them down, from what the Director was told.

    `hand`: that revoked, in `suit` (one led against a restriction: of the card), in trick `number` (0: not known).
    `own`, `later`: the names of the tricks that its side won: the revoke trick, those after it. `by_itself`: the hand
    won the trick; `playable`: and a later one with a card that it could have played to it. `place`: among the cards
    played, or the order in which it was told.
    """

    hand: Seat
    suit: str | None
    number: int
    own: tuple[int, ...]
    later: tuple[int, ...]
    by_itself: bool
    playable: bool
    place: int

    @property
    def since(self) -> tuple[int, int, int]:
        """Which revoke of a side was before which: its side has won as many tricks since as since any after it, or
        more."""
        return -len(self.own) - len(self.later), self.number, self.place


def revoke_of(now: Situation, it: Irregularity) -> Revoke | None:
    """What is known of it; None where its trick is not known."""
    laid, side = now.facts.laid(it.act), it.offending
    if side is None:
        return None
    if laid is None:
        return _told(now, it, side)
    trick = now.trick(laid.trick)
    won = _won_since(now, side, laid.trick)
    winner = trick.won_by if trick is not None else None
    later = tuple(n for n in won if n > laid.trick)
    return Revoke(
        hand=laid.hand,
        suit=_suit(laid, trick),
        number=laid.trick,
        own=tuple(n for n in won if n == laid.trick),
        later=later,
        by_itself=winner is laid.hand,
        playable=_won_with_playable(now, laid, trick, later) or now.found("won_with_playable_card", it.act) is True,
        place=laid.number,
    )


def is_noted(now: Situation, it: Irregularity, word: str) -> bool:
    """Whether a Law has noted `word` about the revoke."""
    return any(note.irregularity == it.key for note in now.awaited(word))


def is_to_be_paid(now: Situation, it: Irregularity) -> bool:
    """Whether it is established, or paid for as if it were."""
    return is_noted(now, it, "revoke_established") or is_noted(now, it, "revoke_charged")


def of_side(now: Situation, side: Side) -> tuple[Irregularity, ...]:
    """Its revokes that are paid for and that attention has been drawn to, in the order of their tricks."""
    found = [it for it in now.irregularities if it.kind in REVOKES and it.offending is side]
    found = [it for it in found if it.noticed and is_to_be_paid(now, it) and it.status != "forfeited"]
    return tuple(sorted(found, key=lambda it: _order(now, it)))


def automatic(one: Revoke, *, playable: bool) -> tuple[int, str]:
    """The tricks due for it alone, and the clause. `playable`: a second one for a later trick won with a card that
    could have been played to the revoke trick.
    """
    if one.by_itself:
        return 1 + bool(one.later), "won_by_offender"
    if not one.own and not one.later:
        return 0, "no_trick_won"
    return 1 + (playable and len(one.later) + len(one.own) >= 2 and one.playable), "not_won_by_offender"


def due(now: Situation, it: Irregularity, others: Iterable[Irregularity], *, playable: bool) -> tuple[int, str]:
    """What is left for it when no trick is transferred twice; `others` = the revokes of its side to be paid for."""
    taken: set[int] = set()
    for other in (*others, it) if it not in tuple(others) else others:
        one = revoke_of(now, other)
        if one is None:
            continue
        number, clause = automatic(one, playable=playable)
        free = [n for n in (*one.own, *one.later) if n not in taken]
        now_taken = free[:number]
        if other.key == it.key:
            return len(now_taken), clause
        taken |= set(now_taken)
    return 0, "no_trick_won"


def same_suit_before(now: Situation, it: Irregularity) -> bool:
    """Whether the same player had revoked in the same suit before, and that revoke is paid for."""
    this = revoke_of(now, it)
    for other in now.irregularities:
        first = revoke_of(now, other) if other.kind in REVOKES and this is not None else None
        if first is None or this is None or first.since >= this.since:
            continue
        if first.hand is this.hand and first.suit == this.suit and is_to_be_paid(now, other):
            return True
    return False


def said_before(now: Situation, it: Irregularity, *facts: str) -> bool:
    """Whether one of these facts about the board was stated before attention was drawn to the revoke."""
    noticed = now.facts.numbers[it.noticed] if it.noticed else now.facts.count + 1
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    return any(a.fact in facts and now.facts.numbers[a.id] < noticed for a in states)


def is_unclear(now: Situation, it: Irregularity) -> bool:
    """Whether it hangs on a trick that nobody has written down how many are due: he who revoked may have won it with a
    card that he could have played to the revoke trick, and nobody has said whether he did."""
    one, laid = revoke_of(now, it), now.facts.laid(it.act)
    if one is None or laid is None or one.by_itself or one.playable or len(one.own) + len(one.later) < 2:
        return False
    if not _unwritten(now, laid.hand.side) or now.found("won_with_playable_card", it.act) is not None:
        return False
    left, trick = now.facts.held[laid.hand], now.trick(laid.trick)
    return left is None or any(_was_legal(now, laid, trick, card) for card in left)


def _told(now: Situation, it: Irregularity, side: Side) -> Revoke | None:
    """The tricks of the side are counted from the last one backwards: so that of two such revokes none counts twice."""
    told = now.found("revoke_facts", it.act)
    if told is None:
        return None
    hand, winner, count = Seat[told["by"]], Seat[told["won_by"]], int(told["later"])
    return Revoke(
        hand=hand,
        suit=told["suit"],
        number=int(told.get("trick", 0)),
        own=(_LAST - count,) if winner.side is side else (),
        later=tuple(range(_LAST - count + 1, _LAST + 1)),
        by_itself=winner is hand,
        playable=count > 0 and told.get("with_suit") is True,
        place=now.facts.numbers[it.act],
    )


_LAST = 13


def _unwritten(now: Situation, side: Side) -> int:
    """The tricks that `side` won with cards that nobody has written down; none that a claim gave it."""
    facts = now.facts
    if facts.finished == "result" and facts.play is not None:
        return facts.tricks(side) - facts.play.won(side)
    return facts.unwritten[side is not facts.play.declarer.side] if facts.play is not None else 0


def _won_since(now: Situation, side: Side, number: int) -> tuple[int, ...]:
    """The tricks of `side` from trick `number` on; those that a claim gave it, or whose cards nobody has written down,
    bear the numbers 101, 102, …"""
    play = now.facts.play
    if play is None:
        return ()
    at_table = tuple(t.number for t in play.done if _is_won_by(t, side) and t.number >= number)
    given = now.facts.tricks(side) - play.won(side)
    return (*at_table, *range(101, 101 + given)) if given > 0 else at_table


def _won_with_playable(now: Situation, laid: Laid, trick: Trick | None, later: Iterable[int]) -> bool:
    """Whether the offender himself won a later trick with a card that was legal when he revoked."""
    for number in later:
        won = now.trick(number) if number <= 13 else None
        card = won.by_hand(laid.hand) if won is not None and won.won_by is laid.hand else None
        if card is not None and _was_legal(now, laid, trick, card.card):
            return True
    return False


def _was_legal(now: Situation, laid: Laid, trick: Trick | None, card: Card) -> bool:
    if trick is None or trick.leader is laid.hand:
        # a lead against a restriction: what he had to do instead is noted about it
        required = {n.suit for n in now.awaited("broken_lead_suit", laid.hand)}
        forbidden = {n.suit for n in now.awaited("broken_not_lead_suit", laid.hand)}
        return card.suit in required if required else card.suit not in forbidden
    return card.suit == trick.led


def _suit(laid: Laid, trick: Trick | None) -> str | None:
    """The suit in which the revoke was made: the one led; of a lead, the suit of the card."""
    if trick is None:
        return None
    return laid.card.suit if trick.leader is laid.hand else trick.led


def _is_won_by(trick: Trick, side: Side) -> bool:
    return trick.won_by is not None and trick.won_by.side is side


def _order(now: Situation, it: Irregularity) -> tuple[int, int, int]:
    one = revoke_of(now, it)
    return one.since if one is not None else (0, 0, 0)
