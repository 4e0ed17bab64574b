"""A session folded from its facts. The same facts give the same session in every process, at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.session.conditions import Conditions
from bridgelaw.session.evening import Evening
from bridgelaw.session.facts import (
    Agreed,
    BoardsDealt,
    Fact,
    FormPlayed,
    ListPublished,
    PairEntered,
    PairLeft,
    Penalized,
    Planned,
    PlayFact,
    PlayOver,
    Rearranged,
    RoundCalled,
    Ruled,
    ScoreCorrected,
    Scored,
    Seated,
    SessionClosed,
    SessionOpened,
    Undoable,
    Undone,
)
from bridgelaw.session.history import NOBODY, Pairs, PlayHistory
from bridgelaw.session.model import Pair, Section, Session, SessionPenalty
from bridgelaw.session.plan import Plan
from bridgelaw.session.play import Play


class SessionState(Struct, frozen=True, kw_only=True):
    """A session after fact number `version`.

    Attributes:
        opened: its first fact; `conditions` and `sections` are those of now.
        called: the round that was begun last, by section.
        undoable: the facts that can be undone and have not been, by number.
        published: the numbers of the facts by which lists went up, in order.
        evening: what goes on beside the results.
        over: nobody has a board to play any more.
        cancelled: the pairs that have left and of whom nothing counts.
    """

    version: int
    opened: SessionOpened
    conditions: Conditions
    sections: tuple[Section, ...]
    pairs: Mapping[str, Pair] = {}
    plans: Mapping[str, Plan] = {}
    called: Mapping[str, int] = {}
    deals: Mapping[int, str] = {}
    plays: Mapping[Play, PlayHistory] = {}
    undoable: Mapping[int, Undoable] = {}
    published: tuple[int, ...] = ()
    evening: Evening = Evening()
    over: bool = False
    closed: bool = False
    cancelled: Pairs = NOBODY

    @property
    def session(self) -> Session:
        """What a ranking is made of."""
        plays = self.plays.values()
        return Session(
            name=self.opened.name,
            conditions=self.conditions,
            sections=self.sections,
            pairs=tuple(self.taking_part.values()),
            results=tuple(one.result for one in plays if one.result is not None),
            penalties=(*self.penalties, *(each for one in plays for each in one.penalties)),
            deals=self.deals,
        )

    @property
    def taking_part(self) -> Mapping[str, Pair]:
        """Its pairs, without those that had sat down and were gone when the movement was made: late, or never."""
        if not self.plans or all(pair.number for pair in self.pairs.values()):
            return self.pairs
        sat = {key for one in self.plays.values() if one.result is not None for key in (one.result.ns, one.result.ew)}
        return {key: pair for key, pair in self.pairs.items() if pair.number or key in sat}

    @property
    def penalties(self) -> tuple[SessionPenalty, ...]:
        """Those that belong to no play."""
        return tuple(fact.penalty for fact in self.undoable.values() if isinstance(fact, Penalized))

    @property
    def left(self) -> Mapping[str, int]:
        """From which round on pairs do not play."""
        return {fact.pair: fact.round for fact in self.undoable.values() if isinstance(fact, PairLeft)}

    @property
    def disputed(self) -> tuple[Play, ...]:
        """Plays of which two tables' words contradict each other."""
        return tuple(play for play, one in self.plays.items() if one.is_disputed)


def fold(facts: Iterable[Fact]) -> SessionState:
    """The session after all of them.

    Raises:
        ValueError: another fact comes before `opened`, or none does.
    """
    rest = iter(facts)
    first = next(rest, None)
    if not isinstance(first, SessionOpened):
        raise ValueError("a session begins by being opened")
    return after(SessionState(version=1, opened=first, conditions=first.conditions, sections=first.sections), *rest)


def after(state: SessionState, *facts: Fact) -> SessionState:
    """The session so many facts later.

    Raises:
        ValueError: it is opened again.
    """
    if not facts:
        return state
    folding = _Folding(state)
    for fact in facts:
        folding.take(fact)
    return folding.state


class _Folding:
    """What changes while facts are taken in, each mapping copied once."""

    def __init__(self, state: SessionState) -> None:
        self._from, self._version = state, state.version
        self._conditions, self._sections, self._closed = state.conditions, state.sections, state.closed
        self._over, self._published, self._cancelled = state.over, list(state.published), state.cancelled
        self._pairs, self._plans, self._called = dict(state.pairs), dict(state.plans), dict(state.called)
        self._evening = state.evening
        self._deals, self._plays, self._undoable = dict(state.deals), dict(state.plays), dict(state.undoable)

    @property
    def state(self) -> SessionState:
        """The session as it is now."""
        return replace(
            self._from,
            version=self._version,
            conditions=self._conditions,
            sections=self._sections,
            pairs=self._pairs,
            plans=self._plans,
            called=self._called,
            deals=self._deals,
            plays=self._plays,
            undoable=self._undoable,
            published=tuple(self._published),
            evening=self._evening,
            over=self._over,
            closed=self._closed,
            cancelled=self._cancelled,
        )

    def take(self, fact: Fact) -> None:
        """One fact more."""
        self._version += 1
        self._evening = self._evening.after(self._version, fact)
        if isinstance(fact, Undoable):
            self._undoable[self._version] = fact
        match fact:
            case PairEntered():
                self._pairs[fact.pair.key] = fact.pair
            case Rearranged():
                self._conditions, self._sections = fact.conditions, fact.sections
            case Planned():
                self._plan(fact)
            case BoardsDealt():
                self._deals.update(fact.deals)
            case RoundCalled():
                self._called.update(dict.fromkeys(fact.sections, fact.round))
            case PairLeft():
                self._cancel(fact.pair)
            case ListPublished():
                self._published.append(self._version)
            case PlayOver():
                self._over = fact.over
            case SessionClosed():
                self._closed = True
            case Undone():
                self._undo(fact.of)
            case SessionOpened():
                raise ValueError("a session is opened once")
            case Seated() | Scored() | Agreed() | ScoreCorrected() | Ruled() | FormPlayed():
                self._play(fact)
            case _:
                pass  # kept among what can be undone, or told of the evening

    def _play(self, fact: PlayFact) -> None:
        self._plays[fact.play] = self._plays.get(fact.play, PlayHistory()).after(
            fact.play, self._version, fact, self._cancelled
        )

    def _cancel(self, pair: str) -> None:
        """The pair has left, or has not left after all: see to it that what it has played counts or does not."""
        gone = frozenset(one.pair for one in self._undoable.values() if isinstance(one, PairLeft) and not one.counts)
        if gone == self._cancelled:
            return
        self._cancelled = gone
        for play, known in self._plays.items():
            if known.result is not None and pair in (known.result.ns, known.result.ew):
                self._plays[play] = known.under(play, gone)

    def _plan(self, fact: Planned) -> None:
        plan, before = fact.plan, self._plans.get(fact.plan.section)
        if before is not None and fact.round > 1:
            plan = replace(plan, rounds=(*before.rounds[: fact.round - 1], *plan.rounds[fact.round - 1 :]))
        self._plans[plan.section] = plan

    def _undo(self, number: int) -> None:
        fact = self._undoable.pop(number, None)
        if isinstance(fact, PairLeft):
            self._cancel(fact.pair)
        if fact is None or isinstance(fact, PairLeft | Penalized):
            return
        known = self._plays[fact.play].without(fact.play, number, self._cancelled)
        if known.told:
            self._plays[fact.play] = known
        else:
            del self._plays[fact.play]
