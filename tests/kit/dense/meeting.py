"""Which provisions speak about one thing in one act: heard on dense tables, and read off the sources.

Two that never disagree there may still do so on a table that nobody has tried: the list says where to look.
"""

from __future__ import annotations

import copy
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.course import Course, begin
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.listening import Listening
from bridgelaw.lawbook.rule import Rule
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import Stood, start
from tests.kit.dense.acting import next_act
from tests.kit.dense.at import At
from tests.kit.dense.causes import Cause, contained
from tests.kit.dense.conditions import conditions
from tests.kit.dense.ruling import possible

SHARE = 0.3
"""At so many moments of a board the Director is thought to rule at once, in every way."""

DECIDING = (
    says.Stand, says.Settle, says.Reopen, says.Make, says.Lay, says.LeadFrom, says.Declare, says.Count,
)  # fmt: skip
"""The effects by which something is decided that can only be so or otherwise."""

Pair = tuple[str, str, str]
"""What is decided, and the two provisions that decide it, by name: one may have run for two irregularities."""


class Said(NamedTuple):
    """What a rule has decided: about what, and how."""

    rule: str
    it: str | None
    about: tuple[str, str]
    value: object


class Meetings(Struct):
    """How often each pair has spoken of one thing in one act, how often they disagreed, and a board where they did."""

    together: Counter[Pair] = field(default_factory=Counter)
    differing: Counter[Pair] = field(default_factory=Counter)
    board: dict[Pair, int] = field(default_factory=dict)

    def add(self, said: Iterable[Said], number: int) -> None:
        """What was said in one act, on the board of that number."""
        by_subject: dict[tuple[str, str], list[Said]] = defaultdict(list)
        for one in said:
            by_subject[one.about].append(one)
        for about, those in by_subject.items():
            found: dict[Pair, bool] = {}
            for n, one in enumerate(those):
                for other in those[n + 1 :]:
                    if (one.rule, one.it) != (other.rule, other.it):
                        first, second = sorted((one.rule, other.rule))
                        pair = (about[0], first, second)
                        found[pair] = found.get(pair, False) or one.value != other.value
            for pair, differs in found.items():
                self.together[pair] += 1
                self.differing[pair] += differs
                if differs or pair not in self.board:
                    self.board[pair] = number


def overheard(book: Book) -> tuple[Book, list[Said]]:
    """The same Book, and a list to which everything is added that its rules decide."""
    heard: list[Said] = []
    again = copy.copy(book)
    again.rules = tuple(replace(rule, consult=_listened_to(rule, heard)) for rule in book.rules)
    again._listening = Listening(again.rules)
    return again, heard


def _listened_to(rule: Rule, heard: list[Said]) -> Any:
    def consult(now: Situation, *asked: Any) -> Iterator[says.Effect]:
        it = asked[-1].key if rule.takes_it else None
        trigger = asked[0] if rule.listens != (None,) else None
        for effect in rule.consult(now, *asked):
            if isinstance(effect, DECIDING) and not _is_answer(trigger, effect):
                heard.append(Said(rule.provision.name, it, *_decided(effect)))
            yield effect

    return consult


def _is_answer(trigger: Any, effect: says.Effect) -> bool:
    """Whether it is said of a standing that the act has just got: an answer to it, no second opinion."""
    heard = trigger.act if isinstance(trigger, Stood | says.Stand) else None
    return heard is not None and heard == getattr(effect, "act", None)


def _decided(effect: Any) -> tuple[tuple[str, str], object]:
    if isinstance(effect, says.Stand):
        return ("Stand", effect.act), effect.standing
    if isinstance(effect, says.Settle):
        return ("Settle", effect.irregularity), effect.how
    if isinstance(effect, says.Reopen):
        return ("Settle", effect.irregularity), "reopened"
    if isinstance(effect, says.Make):
        return ("Make", f"{effect.act} {effect.by}"), (effect.call, effect.replaces, effect.before)
    if isinstance(effect, says.Lay):
        return ("Lay", effect.act), (effect.hand, effect.card, effect.replaces)
    if isinstance(effect, says.LeadFrom):
        return ("LeadFrom", ""), effect.hand
    return (type(effect).__name__, ""), effect.seat if isinstance(effect, says.Declare) else effect.declarer


def listen(number: int, meetings: Meetings) -> Counter[Cause]:
    """The board of that number: what its rules decide together, now and then also what they would if the Director
    ruled on it at once.

    Returns what could not be judged.
    """
    under = conditions(number)
    book, heard = overheard(under.settings.book())
    facts = start(Seat[under.dealt.dealer], parse_deal(under.dealt.deal))
    course, rng = begin(book, facts, under.settings.setting(under.dealt)), Random(f"board {number}")
    aside, failed = Random(f"aside {number}"), Counter[Cause]()
    for _ in range(2 * under.mood.acts):
        if course.now.facts.closed or len(course.happened) >= under.mood.acts:
            break
        act, _ = next_act(At(course.now, rng, f"a{len(course.happened) + 1}", under.mood.quiet), under.mood)
        if act is None:
            continue
        for other in possible(course.now) if aside.random() < SHARE else ():
            heard.clear()
            _after(course, other, failed)
            meetings.add(heard, number)
        heard.clear()
        course = _after(course, act, failed)
        meetings.add(heard, number)
    return failed


def _after(course: Course, act: acts.Act, failed: Counter[Cause]) -> Course:
    try:
        after = course.after(act)
    except Impossible:
        return course
    if (cause := contained(course.now, after.now)) is not None:
        failed[cause] += 1
    return after
