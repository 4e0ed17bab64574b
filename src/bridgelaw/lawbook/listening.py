"""Which rules to ask about what: an index by trigger, phase and kind of irregularity, so that most are never asked.

Nearly all acts are the next call or card of a game in which nothing is wrong. What a rule `needs` besides is looked at
here, once for all of them, so that few are asked about such an act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.provision import Rule
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.leads import is_plain
from bridgelaw.table.vocabulary import PHASES

Run = tuple[Rule, Irregularity | None]
Ordinary = acts.Call | acts.Play
_NAMED = (says.Notice, says.Explain, says.Settle, says.Reopen, says.Rectify, says.Taken)


def is_out_of_order(now: Situation, act: Ordinary) -> bool:
    """Whether `act` is not what comes next: the call or card of the player in turn, while all before it counts."""
    facts = now.facts
    if isinstance(act, acts.Call):
        return facts.auction.over or facts.auction.turn is not act.by
    play = facts.play
    return play is None or act.named is not None or act.by is not play.player_of(act.hand) or not is_plain(facts, act)


def something_holds(now: Situation, act: Ordinary | None = None) -> bool:
    """Whether a duty or an offer is open, or something is awaited."""
    return bool(now.windows or now.holding)


def something_is_asked(now: Situation, act: Ordinary | None = None) -> bool:
    """Whether a Question is open."""
    return bool(now.questions)


NEEDS: dict[str, Callable[[Situation, Any], bool]] = {
    "disorder": is_out_of_order,
    "question": something_is_asked,
    "window": something_holds,
}
"""What can be so, by the word for it in `needs`."""

GATED = (acts.Call, acts.Play, says.Done)
"""The triggers of which a rule hears only if what it needs is so. Of all others it hears always."""


class Ears:
    """The rules for one kind of trigger: those about nothing in particular, and those about irregularities."""

    __slots__ = ("_able", "_by_kind", "_needs", "about", "plain")

    def __init__(self) -> None:
        self.plain: list[Run] = []
        self.about: list[Rule] = []
        self._needs: tuple[str, ...] = ()
        self._able: dict[tuple[bool, ...], list[Run]] = {}
        self._by_kind: dict[str, tuple[Rule, ...]] = {}

    def add(self, rule: Rule, heard: object) -> None:
        """One more rule that hears `heard` here."""
        if rule.takes_it:
            self.about.append(rule)
            return
        self.plain.append((rule, None))
        if heard in GATED:
            self._needs = tuple(sorted({*self._needs, *rule.needs}))

    def able(self, now: Situation, trigger: Any) -> list[Run]:
        """The rules about nothing in particular that can speak now, by what they need."""
        if not self._needs:
            return self.plain
        so = tuple([NEEDS[need](now, trigger) for need in self._needs])
        found = self._able.get(so)
        if found is None:
            given = {need for need, is_so in zip(self._needs, so, strict=True) if is_so}
            found = [run for run in self.plain if not run[0].needs or not given.isdisjoint(run[0].needs)]
            self._able[so] = found
        return found

    def of(self, kind: str) -> tuple[Rule, ...]:
        """The rules that are asked about an irregularity of that kind."""
        found = self._by_kind.get(kind)
        if found is None:
            found = tuple(rule for rule in self.about if rule.kinds is None or kind in rule.kinds)
            self._by_kind[kind] = found
        return found


class Listening:
    """All rules of a Book, by (phase, trigger class or moment)."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._ears: dict[tuple[str, object], Ears] = {}
        first: list[Rule] = []
        second: list[Rule] = []
        for rule in rules:
            if rule.listens == (None,):
                (second if rule.after_others else first).append(rule)
                continue
            for phase in rule.phases or PHASES:
                for heard in rule.listens:
                    for key in _keys(rule, heard):
                        self._ears.setdefault((phase, key), Ears()).add(rule, heard)
        self.standing = (Standing(first), Standing(second))

    def runs(self, now: Situation, trigger: Any) -> Sequence[Run]:
        """The rules to ask about `trigger`, each with the irregularity that it is asked about."""
        key: object = type(trigger)
        if key is says.Moment:
            key = trigger.name
        elif key is says.Done:
            key = says.Done, trigger.act.verb
        ears = self._ears.get((now.facts.phase, key))
        if ears is None:
            return []
        plain = ears.able(now, trigger)
        if not ears.about or not now.irregularities:
            return plain
        about: list[Run]
        if isinstance(trigger, _NAMED):
            about = [(rule, it) for it in _concerned(now, trigger) for rule in ears.of(it.kind)]
        else:
            about = [
                (rule, it)
                for kind, its in now.irregularities.by_kind.items()
                for rule in ears.of(kind)
                for it in its
                if it.is_open or rule.also_settled
            ]
        if not about:
            return plain
        return sorted((*plain, *about), key=_place) if plain or len(about) > 1 else about


class Standing:
    """The standing rules, by phase; `_quiet` are those that can speak where nothing is irregular and nothing holds."""

    __slots__ = ("_all", "_quiet")

    def __init__(self, rules: list[Rule]) -> None:
        self._all = {phase: [r for r in rules if not r.phases or phase in r.phases] for phase in PHASES}
        self._quiet: dict[str, list[Run]] = {
            phase: [(r, None) for r in found if not r.takes_it and not r.awaits and not r.needs]
            for phase, found in self._all.items()
        }

    def runs(self, now: Situation) -> Iterable[Run]:
        """The rules to ask, each with the irregularity that it is asked about."""
        phase = now.facts.phase
        if not now.irregularities and not now.questions and not something_holds(now):
            return self._quiet[phase]
        return self._asked(now, self._all[phase])

    def _asked(self, now: Situation, rules: list[Rule]) -> Iterator[Run]:
        for rule in rules:
            if rule.needs and not any(NEEDS[need](now, None) for need in rule.needs):
                continue
            if rule.awaits:
                noted = [note for what in rule.awaits for note in now.awaited(what)]
                if noted and not rule.takes_it:
                    yield rule, None
                elif noted:
                    keys = dict.fromkeys(note.irregularity for note in noted)
                    its = (now.irregularity(key) for key in keys if key)
                    yield from ((rule, it) for it in its if it and _meant(rule, it))
            elif not rule.takes_it:
                yield rule, None
            elif now.irregularities:
                yield from ((rule, it) for it in _of_kinds(now, rule.kinds) if it.is_open or rule.also_settled)


def _keys(rule: Rule, heard: type | None) -> Iterator[object]:
    if heard is says.Moment:
        if not rule.moments:
            raise ValueError(f"{rule.provision.name}: listens to moments and does not say `at` which")
        yield from rule.moments
    elif heard is says.Done:
        yield from ((says.Done, verb) for verb in rule.after or (*acts.VERBS, acts.Superseding.verb))
    else:
        yield heard


def _concerned(now: Situation, trigger: Any) -> tuple[Irregularity, ...]:
    """The irregularity that the trigger names."""
    it = now.irregularity(trigger.irregularity)
    return (it,) if it else ()


def _meant(rule: Rule, it: Irregularity) -> bool:
    return (rule.kinds is None or it.kind in rule.kinds) and (it.is_open or rule.also_settled)


def _of_kinds(now: Situation, kinds: frozenset[str] | None) -> Sequence[Irregularity]:
    if kinds is None:
        return now.irregularities
    found = [its for kind, its in now.irregularities.by_kind.items() if kind in kinds]
    return found[0] if len(found) == 1 else sorted(chain(*found), key=lambda it: it.since)


def _place(run: Run) -> tuple[int, int]:
    rule, it = run
    return rule.index, it.since if it else 0
