"""Which rules to ask about what: an index by trigger, phase and kind of irregularity, so that most are never asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.provision import Rule
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table.vocabulary import PHASES

Run = tuple[Rule, Irregularity | None]
_NAMED = (says.Notice, says.Explain, says.Settle, says.Reopen, says.Rectify, says.Taken)


class Ears:
    """The rules for one kind of trigger: those about nothing in particular, and those about irregularities."""

    __slots__ = ("_by_kind", "about", "plain")

    def __init__(self) -> None:
        self.plain: list[Run] = []
        self.about: list[Rule] = []
        self._by_kind: dict[str, tuple[Rule, ...]] = {}

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
                        ears = self._ears.setdefault((phase, key), Ears())
                        if rule.takes_it:
                            ears.about.append(rule)
                        else:
                            ears.plain.append((rule, None))
        self.standing = (_by_phase(first), _by_phase(second))

    def runs(self, now: Situation, trigger: Any) -> Sequence[Run]:
        """The rules to ask about `trigger`, each with the irregularity that it is asked about."""
        key = trigger.name if isinstance(trigger, says.Moment) else type(trigger)
        ears = self._ears.get((now.facts.phase, key))
        if ears is None:
            return []
        if not ears.about or not now.irregularities:
            return ears.plain
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
            return ears.plain
        return sorted((*ears.plain, *about), key=_place) if ears.plain or len(about) > 1 else about

    def runs_of(self, now: Situation, by_phase: dict[str, list[Rule]]) -> Iterator[Run]:
        """The standing rules to ask."""
        nothing_awaited = not now.windows and not now.holding
        for rule in by_phase.get(now.facts.phase, ()):
            if rule.awaits:
                if nothing_awaited:
                    continue
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
    else:
        yield heard


def _by_phase(rules: list[Rule]) -> dict[str, list[Rule]]:
    return {phase: [r for r in rules if not r.phases or phase in r.phases] for phase in PHASES}


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
