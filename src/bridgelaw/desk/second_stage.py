"""The second stage of a poll: what do players make of it who are told that partner was slow, or quick?

It is about what that suggests, and nothing else: it counts for no logical alternative. What those polled are told is
made in `bridgelaw.desk.known_pause`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.poll import MOST, Reply, classes
from bridgelaw.desk.two_groups import CHANCE, difference, fisher, sign
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.findings import is_second_stage
from bridgelaw.lawbook.situation import Finding, Situation

Knows = Literal["pause", "haste"]
Group = Literal["other", "same"]
Mark = Literal["more", "less", "longer", "shorter", "wanted_double", "nothing"]
Moves = Literal["more", "less", "open"]

KNOWS: tuple[Knows, ...] = get_args(Knows)
GROUPS: tuple[Group, ...] = get_args(Group)
MARKS: tuple[Mark, ...] = get_args(Mark)
"""What partner may hold: more than shown, less, a longer suit, a shorter one; he thought of doubling; nothing."""
READINGS: tuple[Mark, ...] = tuple(mark for mark in MARKS if mark != "nothing")

FEW = 5
"""So many players at a stage are called few, whatever an authority asks for."""


class Drawn(Struct, frozen=True, kw_only=True):
    """One action at both stages: how many chose it at the first, how many find it more and less attractive now.

    `low`, `high`: the interval (95 %) of the difference between the two shares; None where the share is no larger, and
    where the same people were asked. `chance`: how often chance alone would part two such groups so far; of the same
    people, those who changed. `moves`: which way, if chance does not explain it.
    """

    action: str
    chosen: int
    attractive: int
    less: int
    low: Fraction | None = None
    high: Fraction | None = None
    chance: Fraction | None = None
    moves: Moves = "open"


class SecondOutcome(Struct, frozen=True, kw_only=True):
    """What came of the second stage. `first`: how many were asked at the first, to which it is compared; `may_hold`:
    what they think that partner may hold, by name alone. `fits` as in `PollOutcome`."""

    first: int
    asked: int
    players: str
    knows: Knows
    group: Group
    least: int
    fits: bool = True
    actions: tuple[Drawn, ...] = ()
    may_hold: tuple[Mark, ...] = ()

    @property
    def few(self) -> bool:
        """Whether one of the groups is small."""
        return min(self.first, self.asked) <= max(FEW, self.least - 1)


# what it is asked about


def first_of(now: Situation, of: str | None, seat: Seat | None) -> Finding | None:
    """What the first stage about that choice has found, last of all."""
    for found in reversed(now.findings):
        if found.kind == "poll" and not is_second_stage(found) and found.of == of and found.seat in (None, seat):
            return found
    return None


def actions_of(value: Mapping[str, Any]) -> tuple[str, ...]:
    """The actions that somebody named at the first stage, those that were chosen most often first."""
    chose, considered = value.get("chose", {}), value.get("considered", {})
    named = [one for one in dict.fromkeys((*chose, *considered)) if chose.get(one, 0) or considered.get(one, 0)]
    return tuple(sorted(named, key=lambda one: (-chose.get(one, 0), -considered.get(one, 0), one)))


def mixed(actions: Sequence[str], who: str) -> tuple[str, ...]:
    """The actions in an order that differs from one person to the next, and for `who` is always the same."""
    return tuple(sorted(actions, key=lambda one: sha256(f"{who}:{one}".encode()).digest()))


# what came of it


def possible_second(reply: Reply, actions: Sequence[str]) -> bool:
    """Whether that can be an answer: marks, with `nothing` alone; each action on one side at most."""
    marks, named = reply.may_hold, (*reply.attractive, *reply.less)
    if not marks or len(set(marks)) != len(marks) or ("nothing" in marks and len(marks) > 1):
        return False
    return set(marks) <= set(MARKS) and len(set(named)) == len(named) and set(named) <= set(actions)


def tally_second(replies: Sequence[Reply], knows: Knows, group: Group) -> dict[str, Any]:
    """The answers counted (record format, section 3)."""
    counted = [reply for reply in replies if not reply.elsewhere]
    return {
        "asked": len(counted),
        "class": ", ".join(classes(replies)),
        "stage": 2,
        "knows": knows,
        "group": group,
        "attractive": _counts(one for reply in counted for one in reply.attractive),
        "less": _counts(one for reply in counted for one in reply.less),
        "may_hold": _counts(one for reply in counted for one in reply.may_hold),
    }


def _counts(named: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in named:
        found[one] = found.get(one, 0) + 1
    return found


def second_outcome(first: Mapping[str, Any], value: Mapping[str, Any], least: int) -> SecondOutcome:
    """What the second stage `value` shows beside what the first had found. Who finds an action more attractive with
    the information is set against who chose it without.

    A share that is not larger shows nothing: whom the information leaves where he was names no action at all. The same
    people are no second group; of them those count who find it more or less attractive than they did.
    """
    asked, now = int(first["asked"]), int(value["asked"])
    chose, drawn, less = first.get("chose", {}), value.get("attractive", {}), value.get("less", {})
    group: Group = value.get("group", "other")
    marks = value.get("may_hold", {})
    players, knows = value.get("class", ""), value.get("knows", "pause")
    bare = SecondOutcome(first=asked, asked=now, players=players, knows=knows, group=group, least=least, fits=False)
    named = dict.fromkeys((*actions_of(first), *drawn, *less))
    both = [drawn.get(one, 0) + less.get(one, 0) for one in named]
    if max(asked, now) > MOST or sum(chose.values()) > asked or any(count > now for count in (*both, *marks.values())):
        return bare
    drawer = _changed if group == "same" else _compared
    actions = tuple(drawer(one, asked, chose.get(one, 0), now, drawn.get(one, 0), less.get(one, 0)) for one in named)
    return replace(bare, fits=True, actions=actions, may_hold=offered(value))


def offered(value: Mapping[str, Any]) -> tuple[Mark, ...]:
    """What somebody thinks that partner may hold, in the order of the list: names for readings, without numbers."""
    marks = value.get("may_hold", {})
    return tuple(mark for mark in READINGS if marks.get(mark, 0))


def _compared(action: str, asked: int, chosen: int, now: int, drawn: int, less: int) -> Drawn:
    found = Drawn(action=action, chosen=chosen, attractive=drawn, less=less)
    if drawn * asked <= chosen * now:
        return found
    low, high = difference(asked, chosen, now, drawn)
    chance = fisher(asked, chosen, now, drawn)
    moves: Moves = "more" if chance <= CHANCE else "open"
    return replace(found, low=low, high=high, chance=chance, moves=moves)


def _changed(action: str, asked: int, chosen: int, now: int, drawn: int, less: int) -> Drawn:
    chance = sign(drawn, less)
    moves: Moves = "open" if chance > CHANCE else "more" if drawn > less else "less"
    return Drawn(action=action, chosen=chosen, attractive=drawn, less=less, chance=chance, moves=moves)
