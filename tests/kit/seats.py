"""Random tables seen from one seat: private acts put in, a hidden hand exchanged, and which cards a seat has seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from bridgelaw.answer.seat import encode, view
from bridgelaw.game.cards import PACK, Card
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course, begin, follow
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Setting, Situation
from bridgelaw.table import acts, vocabulary
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import start
from tests.kit.tables import Move, act_of, lists_of_moves, shuffled


def _often_regular(byte: int) -> int:
    return byte * 38 // 128 if byte < 128 else (byte - 128) * 100 // 128


long_moves = lists_of_moves(20, 45, _often_regular)
"""Moves of a table that goes on for some time, rather often by the next regular call or card."""

WORDS = "SECRETWORDS"
TIME = 987.625


def seated(book: Book, moves: Sequence[Move], seed: int) -> Course:
    """The course of the table on which those moves were made, with times and words in every act; from 8 on, screens."""
    course = begin(book, start(SEATS[seed % 4], shuffled(seed)), Setting(screens=seed > 7))
    for n, move in enumerate(moves, 1):
        act = act_of(course.now, move, f"x{n}")
        if act is None:
            continue
        act = replace(act, at=TIME, text=WORDS)
        try:
            course = course.after(replace(act, took=TIME) if isinstance(act, acts.PlayerAct) else act)
        except Impossible:
            continue
    return course


def again(course: Course, happened: Iterable[acts.Act], deal: Deal | None = None) -> Course | None:
    """Another course of the same board: other acts, or another deal; None where it cannot have happened."""
    first = course.situations[0]
    facts = start(first.facts.dealer, deal) if deal else first.facts
    try:
        return follow(course.book, facts, happened, first.setting)
    except Impossible:
        return None


def until(course: Course, place: int) -> Course:
    """The course up to the situation number `place`."""
    place %= len(course.situations)
    happened = course.happened[:place]
    corrections = tuple(one for one in course.corrections if any(one.act.id == act.id for act in happened))
    return Course(course.book, happened, course.judged[:place], course.situations[: place + 1], corrections)


def renamed(happened: Iterable[acts.Act]) -> list[acts.Act]:
    """The same acts, by ids that say where they stand in the whole record."""
    acts_ = list(happened)
    ids = {act.id: f"late-{len(acts_) - n}" for n, act in enumerate(acts_)}
    named = ("id", "of", "to", "together_with")
    return [replace(act, **{f: ids.get(getattr(act, f)) for f in named if getattr(act, f, None)}) for act in acts_]


def seen(book: Book, now: Situation, seat: Seat) -> bytes:
    """What `seat` is sent."""
    return encode(view(book, now, seat))


# acts that somebody did not perceive


def private_act(now: Situation, a: int, b: int) -> acts.Act:
    """Something that at least one seat does not perceive, at a table with screens or (half of them) without."""
    id, by, of = "private", SEATS[b % 4], _some_id(now, a)
    held = sorted(now.facts.held[by] or (), key=str)
    made: list[Callable[[], acts.Act]] = [
        lambda: acts.Realise(id=id, by=by, of=of),
        lambda: acts.Learn(id=id, by=by, source=vocabulary.LEARN[a % 12], about=by.lho, cards=(PACK[a],)),
        lambda: acts.Expose(id=id, by=by, cards=tuple(held[:2]), visible_to_partner=False, how="dropped"),
        lambda: acts.SpectatorConvey(id=id, channel="gesture", responsible=by.side),
    ]
    if now.setting.screens:
        made += [
            lambda: acts.Ask(id=id, by=by, words="what is it?", of=of),
            lambda: acts.Explain(id=id, by=by, words="natural", of=of),
            lambda: acts.Alert(id=id, by=by, of=of),
            lambda: acts.Correct(id=id, by=by, words="both majors", of=of),
            lambda: acts.Review(id=id, by=by, extent="full"),
            lambda: acts.Restate(id=id, by=by, calls=()),
            lambda: acts.Convey(id=id, by=by, channel="remark"),
            lambda: acts.Consult(id=id, by=by, what="own_card"),
            lambda: acts.Reserve(id=id, by=by, of=of),
            lambda: acts.Dispute(id=id, by=by, of=of),
            lambda: acts.Announce(id=id, by=by, words="transfer", of=of),
            lambda: acts.Clarify(id=id, by=by, of=of),
        ]
    return made[a % len(made)]()


def _some_id(now: Situation, n: int) -> str | None:
    ids = list(now.facts.acts)
    return ids[-1 - n % len(ids)] if ids else None


def not_there(now: Situation, act: acts.Act) -> list[Seat]:
    """The seats that do not perceive `act`."""
    reached = perceived_by(act, screens=now.setting.screens)
    return [seat for seat in SEATS if seat not in reached]


# hidden hands


def exchanged(course: Course, seat: Seat, a: int, b: int, *, any_suit: bool = False) -> Deal | None:
    """The deal with two cards changed between two hands that `seat` cannot see; None where there are none.

    The cards have not been played, shown or named. Unless they may be of `any_suit`, each of the hands has another card
    of either suit to the end, so that it could follow, or not, to every trick as before.
    """
    now = course.now
    known = cards_seen(course, seat)
    closed = [hand for hand in SEATS if hand is not seat and not (now.facts.deal[hand] or known) <= known]
    if len(closed) < 2:
        return None
    one, other = closed[a % len(closed)], closed[(a + 1) % len(closed)]
    mine, theirs = _kept(course, one, known), _kept(course, other, known)
    pairs = [(x, y) for x in mine for y in theirs if _has_another(mine, x, y) and _has_another(theirs, x, y)]
    if not pairs:
        return None
    give, take = pairs[b % len(pairs)]
    deal = dict(now.facts.deal)
    deal[one] = (deal[one] or frozenset()) - {give} | {take}
    deal[other] = (deal[other] or frozenset()) - {take} | {give}
    return deal


def _has_another(hand: Sequence[Card], x: Card, y: Card) -> bool:
    return all(any(card.suit == suit and card not in (x, y) for card in hand) for suit in (x.suit, y.suit))


def _kept(course: Course, hand: Seat, known: set[Card]) -> list[Card]:
    """The cards of a hand that no act names, and that lie nowhere."""
    named = {card for act in course.happened for card in _cards_of(act)}
    return [c for c in sorted(course.now.facts.held[hand] or (), key=str) if c not in known and c not in named]


def _cards_of(act: acts.Act) -> Iterator[Card]:
    yield from getattr(act, "cards", ())
    for name in ("card", "named"):
        card = getattr(act, name, None)
        if isinstance(card, Card):
            yield card


def _lies_open(now: Situation, hand: Seat) -> bool:
    called = any(x.hand is hand and x.by is hand.partner for x in now.facts.plays)
    return hand in now.facts.spread or (hand is now.dummy and called and now.facts.faced is not None)


def cards_seen(course: Course, seat: Seat) -> set[Card]:
    """The cards that `seat` has seen: its own, played ones unless face down, shown ones, hands that lay open once."""
    found = set(course.now.facts.deal[seat] or ())
    for act in course.happened:
        if isinstance(act, acts.Expose) and seat in perceived_by(act, screens=course.now.setting.screens):
            found |= set(act.cards)
    for now in course.situations:
        found |= {x.card for x in now.facts.plays if not x.down or x.hand is seat}
        for hand in SEATS:
            if _lies_open(now, hand):
                found |= now.facts.deal[hand] or frozenset()
        # a penalty card is left face up on the table, also before one who had not seen it drop
        for rank in ("major", "minor"):
            found |= {w.card for w in now.awaited(f"{rank}_penalty_card") if w.card}
    return found


def cards_in(text: str) -> set[Card]:
    """Every card that is written in `text`."""
    written = set(re.findall(r"(?<![0-9A-Za-z:])[SHDC][2-9TJQKA](?![0-9A-Za-z])", text))
    hands = re.search(r'"hands":\{(.*?)\}', text)
    found = {card for card in PACK if str(card) in written}
    for hand in re.findall(r'"[NESW]":"([^"]*)"', hands[1] if hands else ""):
        for suit, ranks in zip("SHDC", hand.split("."), strict=True):
            found |= {card for card in PACK if card.suit == suit and card.rank in ranks}
    return found
