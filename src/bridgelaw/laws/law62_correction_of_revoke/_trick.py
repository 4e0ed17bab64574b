"""What a corrected revoke leaves of its trick: who has played since, what lies in its place, how the last two end."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import winner
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import GONE


def is_noted(now: Situation, it: Irregularity, word: str) -> bool:
    """Whether a Law has noted `word` about the revoke."""
    return any(note.irregularity == it.key for note in now.awaited(word))


def substitute(now: Situation, laid: Laid) -> Laid | None:
    """The card that lies in the place of the revoke card `laid`."""
    if laid.standing not in GONE:
        return None
    return next((x for x in now.facts.plays if x.counts and (x.hand, x.trick) == (laid.hand, laid.trick)), None)


def was_faced(now: Situation, laid: Laid) -> bool:
    """Whether the card had been seen on the table before it was played."""
    shown = (a for a in now.facts.acts.of(acts.Expose) if laid.card in a.cards)
    if any(a.by is laid.hand and now.facts.numbers[a.id] < laid.number for a in shown):
        return True
    return any(x.card == laid.card and x.number < laid.number and not x.down for x in now.facts.plays)


def later_cards(now: Situation, laid: Laid) -> tuple[Laid, ...]:
    """The cards played to the same trick or the next one since `laid`, that count."""
    plays = now.facts.plays
    return tuple(x for x in plays if x.counts and x.number > laid.number and x.trick in (laid.trick, laid.trick + 1))


def non_offenders(now: Situation, it: Irregularity, laid: Laid, put: Laid) -> tuple[Laid, ...]:
    """The cards of the other side played between the revoke and the attention to it."""
    until = _attention(now, it, put)
    return tuple(x for x in later_cards(now, laid) if x.number < until and x.hand.side is not laid.hand.side)


def offenders(now: Situation, it: Irregularity, laid: Laid, put: Laid) -> tuple[Laid, ...]:
    """The cards of the offending side played next in rotation after one that the other side has changed since."""
    until = _attention(now, it, put)
    found: list[Laid] = []
    for first in _changed(now, it, laid):
        again = substitute(now, first)
        if first.hand.side is laid.hand.side or again is None:
            continue
        later = (x for x in later_cards(now, first) if x.trick == first.trick and x.number < until)
        found += [x for x in later if x.hand is first.hand.lho]
    return tuple(found)


def is_still_open(now: Situation, it: Irregularity, laid: Laid, put: Laid) -> bool:
    """Whether nobody has begun the next trick since the revoke was corrected: changes made because of it apart. Who has
    still to play to the trick itself takes no choice from the others by being quick."""
    changed = {(x.hand, x.trick) for x in _changed(now, it, laid)}
    since = (x for x in now.facts.plays if x.counts and x.number > put.number)
    return all(x.trick == laid.trick or (x.hand, x.trick) in changed for x in since)


def by_player(now: Situation, it: Irregularity, cards: tuple[Laid, ...]) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The cards, by who may change them: dummy's are declarer's. Not those that a player has said to stay."""
    play = now.facts.play
    assert play is not None
    left = {note.who for note in now.awaited("card_left") if note.irregularity == it.key}
    for player in dict.fromkeys(play.player_of(x.hand) for x in cards):
        if player in left:
            continue
        yield player, tuple(x.card for x in cards if play.player_of(x.hand) is player)


def last_two(now: Situation, laid: Laid) -> int | None:
    """Declarer's tricks when the revoker's last two cards change places; None while the last trick is not over."""
    play, twelfth, last = now.facts.play, now.trick(12), now.trick(13)
    if play is None or twelfth is None or last is None or len(twelfth.cards) < 4 or len(last.cards) < 4:
        return None
    left = {x.hand: x.card for x in last.cards}
    first = [(x.hand, left[x.hand] if x.hand is laid.hand else x.card) for x in twelfth.cards]
    left[laid.hand] = laid.card
    leader = winner(first, play.trumps)
    order = (leader, leader.lho, leader.partner, leader.rho)
    won = [trick.won_by for trick in play.done[:11]]
    won += [leader, winner([(seat, left[seat]) for seat in order], play.trumps)]
    return sum(1 for seat in won if seat is not None and seat.side is play.declarer.side)


def _changed(now: Situation, it: Irregularity, laid: Laid) -> tuple[Laid, ...]:
    """The cards taken back because of the revoke after it."""
    plays = now.facts.plays
    return tuple(x for x in plays if x.standing in GONE and x.number > laid.number and now.blamed.get(x.act) == it.key)


def _attention(now: Situation, it: Irregularity, put: Laid) -> int:
    """The act since which no card could be played in ignorance."""
    return min(now.facts.numbers[it.noticed], put.number) if it.noticed else put.number
