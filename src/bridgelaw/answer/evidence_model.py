"""The evidence beside a Question as a value: `questions[].evidence`, an extension of record format, section 2.

For the Director alone. It is left out where there is nothing to show, and so is every part of it.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field


class Norm(Struct, frozen=True, kw_only=True):
    """A player's usual time in seconds, from `n` acts (ten at least).

    `source` is `acts` (his own in the same phase, with quartiles) or `norms` (those of the record).
    """

    median: float
    n: int
    source: str
    low: float | UnsetType = UNSET
    high: float | UnsetType = UNSET


class Time(Struct, frozen=True, kw_only=True):
    """How long a player took, and what is usual for him; `phase` is `auction` or `play`.

    `pause`: the seconds that the regulations asked him to wait there.
    """

    act: str
    by: str
    took: float
    phase: str
    norm: Norm | UnsetType = UNSET
    pause: int | UnsetType = UNSET


class Called(Struct, frozen=True, kw_only=True):
    """A call made before the act that is asked about."""

    act: str
    by: str
    call: str


class Finding(Struct, frozen=True, kw_only=True):
    """What the Director has found about the same acts."""

    act: str
    kind: str
    of: str | None
    seat: str | None
    value: Any


class Standard(Struct, frozen=True, kw_only=True):
    """What a poll is measured by. `measure` is `considered`, or `another_chosen`: another action than the one that most
    choose. `origin` says who has set the share: `authority`, `given` (for this board), `default` (of the program).
    """

    measure: str
    share: float
    chosen_min: int
    origin: str


class Polled(Struct, frozen=True, kw_only=True):
    """One action in a poll: `count` of those asked are what is measured, `interval` holds the share among all such
    players (95 %, Clopper and Pearson), `probability` says how probably it reaches the standard.

    `shows` is `reached`, `not_reached` (all of the interval on one side), `open`, or null where nothing is measured.
    """

    action: str
    chosen: int
    considered: int
    count: int
    interval: tuple[float, float]
    probability: float | None
    shows: str | None


class Poll(Struct, frozen=True, kw_only=True):
    """What a poll shows. It answers no Question by itself. `class` are the players asked.

    `fits`: whether the numbers can be those of one poll. `missed`: how likely it is that nobody of so many names an
    action that just reaches the standard. `few`: fewer than `least` were asked. `more`: the poll leaves it open, more
    players should be asked.
    """

    asked: int
    players: str | UnsetType = field(name="class", default=UNSET)
    standard: Standard | None
    fits: bool
    actions: tuple[Polled, ...]
    missed: float | UnsetType = UNSET
    few: bool
    least: int
    more: bool


class Drawn(Struct, frozen=True, kw_only=True):
    """One action at both stages of a poll: chosen by so many at the first, at the second more and less attractive to so
    many. `interval` of the difference between the two shares (95 %); null where the share is no larger, or the same
    people were asked. `chance`: how often chance alone would part two such groups so far, null where the share is no
    larger; of the same people, those who changed. `moves`: `more` or `less` where that is 5 % or less, else `open`.
    """

    action: str
    chosen: int
    attractive: int
    less: int
    interval: tuple[float, float] | None
    chance: float | None
    moves: str


class SecondStage(Struct, frozen=True, kw_only=True):
    """What a poll shows of players who had been told of a pause (`knows`: `pause` or `haste`), beside the first stage,
    at which `first` were asked: `other` players or the `same` (`group`). It counts for no logical alternative.

    `may_hold`: what they think that partner may hold, without numbers. `few`: one of the groups is small. `fits` and
    `class` as in `Poll`.
    """

    first: int
    asked: int
    players: str | UnsetType = field(name="class", default=UNSET)
    knows: str
    group: str
    fits: bool
    actions: tuple[Drawn, ...]
    may_hold: tuple[str, ...]
    few: bool


class Evidence(Struct, frozen=True, kw_only=True):
    """What lies beside a Question: times, the auction and the ledger of its seat at that moment, findings, a poll, and
    beside the Question what was suggested its second stage.

    `ledger` holds entries in the form of `information`.
    """

    times: tuple[Time, ...] | UnsetType = UNSET
    auction: tuple[Called, ...] | UnsetType = UNSET
    ledger: tuple[Any, ...] | UnsetType = UNSET
    findings: tuple[Finding, ...] | UnsetType = UNSET
    poll: Poll | UnsetType = UNSET
    second: tuple[SecondStage, ...] | UnsetType = UNSET

    def __bool__(self) -> bool:
        parts = (self.times, self.auction, self.ledger, self.findings, self.poll, self.second)
        return any(part is not UNSET for part in parts)
