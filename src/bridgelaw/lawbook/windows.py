"""What holds for a time: duties, options, notes of what is still to come; when they end, and when they only sleep."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Any, NamedTuple

from bridgelaw.lawbook.effects import Await, Oblige, Window
from bridgelaw.lawbook.pieces import Said, grouped

_ABOUT_CALLS = frozenset(("pass", "may_not_double"))
"""Duties about what is called."""
_ABOUT_CARDS = frozenset(("play_card", "lead_suit", "not_lead_suit", "follow_suit"))


def can_sleep(window: Window) -> bool:
    """Whether it is a duty about what is called: it holds in the auction, and again if the auction is reopened."""
    return window.until == "end_of_auction" or window.what in _ABOUT_CALLS


def is_about_cards(window: Window) -> bool:
    """Whether it is a duty that a player meets with the cards of his hand."""
    return isinstance(window, Oblige) and window.what in _ABOUT_CARDS


def ends(window: Window) -> tuple[str, ...]:
    """The moments at which it may end."""
    if can_sleep(window):
        # at the end of the auction it only sleeps: it ends when the auction can no longer be reopened
        return ("opening_lead_faced",)
    if is_about_cards(window):
        # when the play is over nobody has to lead or follow any more, so that no such duty lasts longer
        return (window.until, "end_of_play")
    return (window.until,)


class Windows(tuple[Said[Window], ...]):
    """What holds for a time, in the order in which it was said.

    What has been looked up in one is handed on when a further one is opened: where much goes wrong there are many, and
    rules ask for them all the time.
    """

    @cached_property
    def can_sleep(self) -> tuple[Said[Window], ...]:
        """Those that may hold again later without being said again."""
        return tuple(said for said in self if can_sleep(said.effect))

    @cached_property
    def by_kind(self) -> dict[type, tuple[Any, ...]]:
        """The effects of each class: duties, offers, what is awaited."""
        return grouped((type(said.effect), said.effect) for said in self)

    @cached_property
    def by_name(self) -> dict[tuple[type, str], tuple[Any, ...]]:
        """The effects of each class and name."""
        return grouped(((type(said.effect), said.effect.what), said.effect) for said in self)

    @cached_property
    def by_moment(self) -> dict[str, tuple[Said[Window], ...]]:
        """Those that may end at each moment."""
        return grouped((name, said) for said in self for name in ends(said.effect))

    @cached_property
    def awaited(self) -> frozenset[str]:
        """The names of what is awaited."""
        return frozenset(effect.what for effect in self.by_kind.get(Await, ()))

    def awake(self, facts: object, sleeps: Callable[[Said[Window]], bool]) -> Windows:
        """Those that do not sleep; `sleeps` tells which do. Its answers depend on `facts` alone, so the result is kept
        until it is asked for with other facts, and beyond that as long as the same ones sleep."""
        known: _Awake | None = self.__dict__.get("_awake")
        if known is not None and known.facts is facts:
            return known.found
        asleep = tuple(said for said in self.can_sleep if sleeps(said))
        if known is not None and [id(said) for said in known.asleep] == [id(said) for said in asleep]:
            found = known.found
        else:
            found = self.without(asleep) if asleep else self
        self.__dict__["_awake"] = _Awake(facts, asleep, found)
        return found

    def without(self, some: Collection[Said[Window]]) -> Windows:
        """These, without `some` of them."""
        gone = {id(said) for said in some}
        return Windows(said for said in self if id(said) not in gone)

    def with_opened(self, said: Said[Window]) -> Windows:
        """These, and `said` behind them."""
        more, effect, known = Windows((*self, said)), said.effect, self.__dict__
        kind = type(effect)
        for name, keys, added in (
            ("by_kind", (kind,), effect),
            ("by_name", ((kind, effect.what),), effect),
            ("by_moment", ends(effect), said),
        ):
            if name in known:
                groups: dict[Any, tuple[Any, ...]] = dict(known[name])
                for key in keys:
                    groups[key] = (*groups.get(key, ()), added)
                more.__dict__[name] = groups
        if "awaited" in known:
            more.awaited = self.awaited | {effect.what} if kind is Await else self.awaited
        sleeper = can_sleep(effect)
        if "can_sleep" in known:
            more.can_sleep = (*self.can_sleep, said) if sleeper else self.can_sleep
        awake: _Awake | None = known.get("_awake")
        if awake is not None and not sleeper:
            found = more if awake.found is self else awake.found.with_opened(said)
            more.__dict__["_awake"] = _Awake(awake.facts, awake.asleep, found)
        return more


class _Awake(NamedTuple):
    """Those that do not sleep while the facts are these, and those that do."""

    facts: object
    asleep: tuple[Said[Window], ...]
    found: Windows


NOTHING_HOLDS = Windows()
