"""What a poll of peers shows, and what it does not.

It answers no Question: which actions are logical alternatives the Director decides. What a poll of this size allows is
computed exactly, in whole numbers and fractions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.lawbook.authorities import Origin, origin_of
from bridgelaw.lawbook.judge import Book

Measure = Literal["considered", "another_chosen"]
Shows = Literal["reached", "not_reached", "open"]

CLASSES = ("beginner", "club", "advanced", "national", "international")
"""The classes of players that have a name in every language; a record may have any other words."""

MOST = 200
"""The most players of a poll; nobody has polled more one by one."""

_SCALE = 10_000
_OPEN = (Fraction(1, 5), Fraction(4, 5))


class Standard(Struct, frozen=True, kw_only=True):
    """By what an authority measures a poll: a share of such players, and how many of those asked must choose it.

    `measure`: the share that would seriously consider the action; or the share that would choose another than the one
    that most choose. `origin` says who has set the share.
    """

    measure: Measure
    share: Fraction
    chosen_min: int
    origin: Origin


class Polled(Struct, frozen=True, kw_only=True):
    """One action in a poll. `count` of those asked are what the standard measures, with the interval for their share
    among all such players (95 %, Clopper and Pearson).

    `probability`: that the share is reached, when nothing was known beforehand. `shows`: whether the whole interval
    lies on one side of the share; None without a standard, or where it does not measure this action.
    """

    action: str
    chosen: int
    considered: int
    count: int
    low: Fraction
    high: Fraction
    probability: Fraction | None = None
    shows: Shows | None = None


class PollOutcome(Struct, frozen=True, kw_only=True):
    """What came of a poll, the actions that were named most often first.

    `missed`: how often an action that just reaches the standard is named by none of so many players. `few`: fewer were
    asked than should be (`least`). `more`: the poll leaves it open, more players should be asked. `fits`: whether the
    numbers can be those of one poll; if not, nothing is made of them.
    """

    asked: int
    players: str
    standard: Standard | None
    least: int
    fits: bool = True
    actions: tuple[Polled, ...] = ()
    missed: Fraction | None = None

    @property
    def few(self) -> bool:
        """Whether fewer players were asked than should be."""
        return self.asked < self.least

    @property
    def more(self) -> bool:
        """Whether for some action it is neither likely nor unlikely that the share is reached."""
        return any(a.probability is not None and _OPEN[0] <= a.probability <= _OPEN[1] for a in self.actions)


class Reply(Struct, frozen=True, kw_only=True):
    """What one player answered, alone: his class, what he would seriously consider, what he would choose.

    At the second stage (`bridgelaw.desk.second_stage`) instead of that: what partner may hold, which actions the
    information makes more and less attractive. `elsewhere`: he would not have come into that position, and so has
    answered nothing.
    """

    players: str
    chooses: str | None = None
    considers: tuple[str, ...] = ()
    elsewhere: bool = False
    may_hold: tuple[str, ...] = ()
    attractive: tuple[str, ...] = ()
    less: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.may_hold:
            drawn = [*(f"+{action}" for action in self.attractive), *(f"-{action}" for action in self.less)]
            return f"{self.players}: {' '.join(drawn) or '0'} ({', '.join(self.may_hold)})"
        others = ", ".join(action for action in self.considers if action != self.chooses)
        said = f"{self.chooses} ({others})" if others else str(self.chooses)
        return f"{self.players}: {'-' if self.elsewhere else said}"


def classes(replies: Sequence[Reply]) -> tuple[str, ...]:
    """The classes of the players that count, each once."""
    return tuple(dict.fromkeys(reply.players for reply in replies if not reply.elsewhere))


def tally(replies: Sequence[Reply]) -> dict[str, Any]:
    """The answers counted (record format, section 3). Who chose an action has considered it."""
    counted = [reply for reply in replies if not reply.elsewhere]
    chose: dict[str, int] = {}
    considered: dict[str, int] = {}
    for reply in counted:
        if reply.chooses is not None:
            chose[reply.chooses] = chose.get(reply.chooses, 0) + 1
        for action in dict.fromkeys((reply.chooses, *reply.considers)):
            if action is not None:
                considered[action] = considered.get(action, 0) + 1
    return {"asked": len(counted), "class": ", ".join(classes(replies)), "considered": considered, "chose": chose}


def standard(book: Book) -> Standard | None:
    """The standard of the authority under the edition; None where none is set."""
    regulations = book.regulations
    if regulations.la_test_1997 == "unset":
        return None
    by_choice = regulations.la_test_1997 == "share_would_choose"
    name = "la_choose_share_1997" if by_choice else "la_considered_share"
    value = getattr(regulations, name)
    share = min(max(Fraction(str(value)), Fraction(0)), Fraction(1)).limit_denominator(_SCALE)
    return Standard(
        measure="another_chosen" if by_choice else "considered",
        share=share,
        chosen_min=regulations.la_chosen_min,
        origin=origin_of(name, book.authority, book.edition, value),
    )


def outcome(value: Mapping[str, Any], by: Standard | None, least: int) -> PollOutcome:
    """What the poll `value` (record format, section 3) shows; at least `least` players should be asked.

    Who chose an action has considered it, whether or not `considered` counts him.
    """
    asked: int = value["asked"]
    chose: Mapping[str, int] = value.get("chose", {})
    considered: Mapping[str, int] = value.get("considered", {})
    players = value.get("class", "")
    named = {a: max(considered.get(a, 0), chose.get(a, 0)) for a in (*chose, *considered)}
    if asked > MOST or sum(chose.values()) > asked or any(count > asked for count in named.values()):
        return PollOutcome(asked=asked, players=players, standard=by, least=least, fits=False)
    order = sorted(named, key=lambda action: (-chose.get(action, 0), -named[action], action))
    actions = tuple(_polled(asked, action, chose.get(action, 0), named[action], by, order) for action in order)
    missed = (1 - by.share) ** asked if by is not None and by.measure == "considered" else None
    return PollOutcome(asked=asked, players=players, standard=by, least=least, actions=actions, missed=missed)


def _polled(asked: int, action: str, chosen: int, considered: int, by: Standard | None, order: list[str]) -> Polled:
    """One action. What most choose is the only one that can be clear-cut: the rest is not measured by who chose it."""
    by_choice = by is not None and by.measure == "another_chosen"
    count = asked - chosen if by_choice else considered
    low, high = interval(asked, count)
    polled = Polled(action=action, chosen=chosen, considered=considered, count=count, low=low, high=high)
    if by is None or (by_choice and action != order[0]):
        return polled
    shows: Shows = "reached" if low >= by.share else "not_reached" if high < by.share else "open"
    return replace(polled, probability=at_least(asked, count, by.share), shows=shows)


# statistics of small polls


def at_least(asked: int, count: int, share: Fraction) -> Fraction:
    """The probability that the true share is `share` or more after `count` of `asked`, all shares alike likely before.

    A uniform prior makes it a beta distribution, whose tail is a sum of binomial terms.
    """
    return sum((_term(asked + 1, n, share) for n in range(count + 1)), Fraction(0))


def _term(trials: int, hits: int, share: Fraction) -> Fraction:
    return comb(trials, hits) * share**hits * (1 - share) ** (trials - hits)


@cache
def interval(asked: int, count: int) -> tuple[Fraction, Fraction]:
    """The interval of Clopper and Pearson for the true share, 2.5 % on either side, outward to a ten-thousandth."""
    error = Fraction(1, 40)
    return 1 - upper_bound(asked, asked - count, error), upper_bound(asked, count, error)


def upper_bound(asked: int, count: int, error: Fraction = Fraction(1, 20)) -> Fraction:
    """The share at which no more than `count` of `asked` have the probability `error`; above it they have less."""
    if count >= asked:
        return Fraction(1)
    low, high = 0, _SCALE
    while high - low > 1:
        middle = (low + high) // 2
        if _no_more(asked, count, middle) * error.denominator <= error.numerator * _SCALE**asked:
            high = middle
        else:
            low = middle
    return Fraction(high, _SCALE)


def _no_more(asked: int, count: int, share: int) -> int:
    """The probability of no more than `count` at a share in units of the scale, in units of the scale to the power."""
    return sum(comb(asked, n) * share**n * (_SCALE - share) ** (asked - n) for n in range(count + 1))
