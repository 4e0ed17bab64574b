"""Conditions and hands for properties: every form of a fact, and `not`, `and`, `or` over them."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.conditions.parts import (
    ALL_LENGTHS,
    Aces,
    Anything,
    Balanced,
    Controls,
    Held,
    Length,
    Longer,
    Not,
    Pattern,
    Points,
    Shape,
    Span,
    all_of,
    one_of,
)
from bridgelaw.game.cards import PACK, SUITS, Card, in_order


def spans(high: int) -> st.SearchStrategy[Span]:
    """From a number up to `high` to another one, or on without end."""
    number = st.integers(0, high)
    closed = st.tuples(number, number).map(lambda two: Span(min(two), max(two)))
    return st.one_of(closed, number.map(Span))


def _suits(least: int) -> st.SearchStrategy[tuple[str, ...]]:
    chosen = st.sets(st.sampled_from(SUITS), min_size=least, max_size=3)
    return chosen.map(lambda found: tuple(suit for suit in SUITS if suit in found))


def _cards() -> st.SearchStrategy[tuple[Card, ...]]:
    honours = st.sampled_from([card for card in PACK if card.height > 9])
    chosen = st.sets(st.one_of(honours, st.sampled_from(PACK)), min_size=1, max_size=4)
    return chosen.map(lambda found: tuple(in_order(found)))


@st.composite
def patterns(draw: st.DrawFn) -> Pattern:
    """Lengths of some hand, with some of them left open."""
    lengths = draw(st.sampled_from(ALL_LENGTHS).filter(lambda one: max(one) < 10))
    counts = [None if draw(st.integers(0, 3)) == 0 else n for n in lengths]
    exact = draw(st.booleans())
    if not exact:
        counts.sort(key=lambda n: -1 if n is None else n, reverse=True)
    return Pattern(tuple(counts), exact)


def facts() -> st.SearchStrategy[Condition]:
    """One fact, of any form."""
    two = st.permutations(SUITS).map(lambda order: order[:2])
    return st.one_of(
        st.builds(Points, spans(20), _suits(0)),
        st.builds(Length, spans(7), _suits(1)),
        st.builds(Controls, spans(6)),
        st.builds(Aces, spans(3)),
        st.builds(Held, spans(3), _cards()),
        st.just(Balanced()),
        st.just(Anything()),
        st.builds(Shape, st.lists(patterns(), min_size=1, max_size=2, unique=True).map(tuple)),
        st.builds(lambda suits, or_equal: Longer(suits[0], suits[1], or_equal), two, st.booleans()),
    )


def conditions() -> st.SearchStrategy[Condition]:
    """Conditions in normal form."""
    return st.recursive(
        facts(),
        lambda parts: st.one_of(
            parts.map(Not),
            st.lists(parts, min_size=2, max_size=3).map(all_of),
            st.lists(parts, min_size=2, max_size=3).map(one_of),
        ),
        max_leaves=5,
    )
