"""Deals that fit, counted and numbered by other methods than that of the product."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb

import numpy as np

from bridgelaw.desk.conditions import Condition, holds
from bridgelaw.desk.conditions.parts import AllOf, Anything, Held, Not, OneOf
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit
from bridgelaw.desk.deals_that_fit.problem import DealProblem
from bridgelaw.game.cards import RANKS, SUITS, Card
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.game.seats import SEATS, Seat

HONOURS = frozenset("AKQJ")


def fits(problem: DealProblem, deal: str) -> bool:
    """Whether a deal has the cards that are known and fulfils every line, by the plain evaluation."""
    hands = {seat: hand or frozenset() for seat, hand in parse_deal(deal).items()}
    return (
        all(hands[seat] == hand for seat, hand in problem.known.items())
        and all(cards <= hands[seat] for seat, cards in problem.held.items())
        and all(len(hand) == 13 for hand in hands.values())
        and all(holds(condition, hands[seat]) for seat, condition in problem.given.items())
    )


def every_deal(problem: DealProblem) -> Iterator[str]:
    """All deals that fit, one by one: for problems in which few cards are unknown."""
    unknown = frozenset(card for cards in problem.unknown.values() for card in cards)

    def dealt(left: frozenset[Card], seats: tuple[Seat, ...], hands: dict[Seat, frozenset[Card]]) -> Iterator[str]:
        if not seats:
            yield write_deal({seat: hands[seat] for seat in SEATS})
            return
        for own in combinations(sorted(left, key=str), problem.needs(seats[0])):
            hand = frozenset(own) | problem.held.get(seats[0], frozenset())
            if seats[0] not in problem.given or holds(problem.given[seats[0]], hand):
                yield from dealt(left - frozenset(own), seats[1:], {**hands, seats[0]: hand})

    if all(holds(problem.given[seat], hand) for seat, hand in problem.known.items() if seat in problem.given):
        yield from dealt(unknown, problem.hidden, dict(problem.known))


def named_in(condition: Condition) -> frozenset[Card]:
    """The cards that a condition names."""
    match condition:
        case Held(cards=cards):
            return frozenset(cards)
        case Not(part=part):
            return named_in(part)
        case AllOf(parts=parts) | OneOf(parts=parts):
            return frozenset().union(*map(named_in, parts))
    return frozenset()


def counted_by_shapes(problem: DealProblem) -> int:
    """How many deals fit: honours and named cards one by one to each hand, the others by how many there are of a suit.

    For at most two hands with conditions beside others without, or three; and few honours that are unknown.
    """
    bound = [seat for seat in problem.hidden if problem.given.get(seat, Anything()) != Anything()]
    free = [seat for seat in problem.hidden if seat not in bound]
    blocks: list[Seat | None] = [*bound, *([None] if sum(map(problem.needs, free)) else [])]
    assert len(blocks) <= 3
    cards = [card for suit in problem.unknown.values() for card in suit]
    named = [c for c in cards if c.rank in HONOURS or any(c in named_in(problem.given[seat]) for seat in bound)]
    spots = [[c for c in problem.unknown[suit] if c not in named] for suit in SUITS]
    sizes = tuple(map(len, spots))
    found = 0

    @cache
    def fitting(seat: Seat, own: frozenset[Card], need: int) -> np.ndarray:
        """For each way to have so many spots, whether the hand fits."""
        has = own | problem.held.get(seat, frozenset())
        hands = (
            has.union(*(suit[:n] for suit, n in zip(spots, lengths, strict=True))) for lengths in _lengths(sizes, need)
        )
        return np.array([holds(problem.given[seat], hand) for hand in hands], np.int64)

    for places in product(range(len(blocks)), repeat=len(named)):
        own = [frozenset(c for c, at in zip(named, places, strict=True) if at == n) for n in range(len(blocks))]
        needs = [problem.needs(seat) - len(has) for seat, has in zip(bound, own, strict=False)]
        if min(needs, default=0) < 0:
            continue
        one = [fitting(seat, has, need) for seat, has, need in zip(bound, own, needs, strict=False)]
        if len(blocks) == len(bound):
            last = _rest(sizes, tuple(needs[:-1]), needs[-1])
            if last is None:
                continue
            third = np.where(last >= 0, one[-1][np.maximum(last, 0)], 0) if one[-1].size else last * 0
            one = one[:-1]
        else:
            third = None
        weights = _ways(sizes, tuple(needs[: len(one)]))
        if weights is None:
            continue
        if third is not None:
            weights = weights * third
        found += int(one[0] @ weights @ one[1] if len(one) == 2 else (one[0] * weights).sum() if one else weights.sum())
    for n in range(len(free) - 1):
        found *= comb(sum(map(problem.needs, free[n:])), problem.needs(free[n]))
    ok = all(holds(problem.given[seat], hand) for seat, hand in problem.known.items() if seat in problem.given)
    return found * ok


@cache
def _lengths(sizes: tuple[int, ...], need: int) -> list[tuple[int, ...]]:
    return [one for one in product(*(range(size + 1) for size in sizes)) if sum(one) == need]


@cache
def _ways(sizes: tuple[int, ...], needs: tuple[int, ...]) -> np.ndarray | None:
    """In how many ways one hand, or two, have spots of those lengths."""
    if not needs:
        return np.ones(1, np.int64)
    first = np.array(_lengths(sizes, needs[0]), np.int64).reshape(-1, 4)
    table = np.array([[comb(n, k) for k in range(14)] for n in range(14)], np.int64)
    one = table[np.array(sizes), first].prod(axis=1)
    if len(needs) == 1:
        return one if len(first) else None
    second = np.array(_lengths(sizes, needs[1]), np.int64).reshape(-1, 4)
    if not len(first) or not len(second):
        return None
    left = np.array(sizes) - first
    other = table[left[:, None, :], second[None, :, :]].prod(axis=2)
    weights: np.ndarray = one[:, None] * other
    return weights


@cache
def _rest(sizes: tuple[int, ...], needs: tuple[int, ...], need: int) -> np.ndarray | None:
    """For those lengths of the other hands: which of its lengths the last hand has; -1 where there is none."""
    index = {one: n for n, one in enumerate(_lengths(sizes, need))}
    rows = [_lengths(sizes, one) for one in needs]
    if any(not row for row in rows):
        return None
    shape = tuple(len(row) for row in rows)
    found = np.full(shape, -1, np.int64)
    for place in np.ndindex(*shape):
        taken = [sum(row[n][suit] for row, n in zip(rows, place, strict=True)) for suit in range(4)]
        found[place] = index.get(tuple(size - n for size, n in zip(sizes, taken, strict=True)), -1)
    return found


def number_of(fit: DealsThatFit, deal: str, cell: tuple[bool, ...] = ()) -> int:
    """The number of a deal: by looking it up in the tables, the other way round than drawing does."""
    tables, hands = fit._tables, parse_deal(deal)
    own = 0
    if tables._automata:
        at = tables.cells.index(cell)
        state, steps = 0, []
        for n, layer in enumerate(tables._layers):
            suit = fit._order[n]
            wanted = [
                sum(1 << place for place, card in enumerate(fit._unknown[suit]) if card in (hands[seat] or ()))
                for seat in fit._bound
            ]
            same = np.logical_and.reduce([m == w for m, w in zip(layer.suit.masks, wanted, strict=True)])
            (way,) = np.flatnonzero(same).tolist()
            chosen = int(np.searchsorted(layer.suit.starts, way, side="right")) - 1
            keys = layer.key_after([s[[[state]]] for s in layer.states], [c[None, :] for c in layer.suit.classes])
            each = tables._behind[n][at][layer.place(keys)[0]] * layer.suit.weights
            before = int(each[:chosen].sum())
            key = layer.key_after([s[[state]] for s in layer.states], [c[[chosen]] for c in layer.suit.classes])
            state = int(layer.place(key)[0])
            steps.append((before, way - int(layer.suit.starts[chosen]), int(tables._behind[n][at][state])))
        for before, member, behind in reversed(steps):
            own = before + member * behind + own
    return own * fit._split + _number_of_split(fit, hands)


def _number_of_split(fit: DealsThatFit, hands: dict) -> int:
    """The number by which the cards of the free hands are split: counted by taking each choice off."""
    left = [
        card
        for suit in SUITS
        for card in sorted(fit._unknown[suit], key=lambda one: RANKS.index(one.rank))
        if all(card not in hands[seat] for seat in fit._bound)
    ]
    found, total = 0, 1
    for n in range(len(fit._free) - 1, 0, -1):
        total *= comb(sum(map(fit._problem.needs, fit._free[n - 1 :])), fit._problem.needs(fit._free[n - 1]))
    for seat in fit._free[:-1]:
        total //= comb(len(left), fit._problem.needs(seat))
        found += _number_of_choice([card in hands[seat] for card in left]) * total
        left = [card for card in left if card not in hands[seat]]
    return found


def _number_of_choice(taken: list[bool]) -> int:
    """In pieces of 13 places: first by how many there are in each, then which ones in each, smaller masks first."""
    pieces = [taken[n : n + 13] for n in range(0, len(taken), 13)]
    sizes, own = [len(one) for one in pieces], tuple(map(sum, pieces))
    found = 0
    for one in product(*(range(size + 1) for size in sizes)):
        if one == own:
            break
        if sum(one) == sum(own):
            found += int(np.prod([comb(size, n) for size, n in zip(sizes, one, strict=True)], dtype=object))
    within, total = 0, 1
    for piece, size in zip(pieces, sizes, strict=True):
        mask = sum(1 << n for n, has in enumerate(piece) if has)
        same = [m for m in range(1 << size) if m.bit_count() == mask.bit_count()]
        within += same.index(mask) * total
        total *= len(same)
    return found + within
