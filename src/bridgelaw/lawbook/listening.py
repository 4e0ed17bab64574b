"""Which rules to ask about what: an index by trigger, phase and kind of irregularity, so that most rules are not asked.
Conditions that many rules share (`needs`) are found out once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.needs import GATED, NEEDS
from bridgelaw.lawbook.rule import Rule
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import PHASES

Run = tuple[Rule, Irregularity | None]
Need = tuple[str, Callable[[Situation, Any], bool]]
_NAMED = (says.Notice, says.Explain, says.Settle, says.Reopen, says.Rectify, says.Taken)


class _OfKind(dict[str, tuple[Rule, ...]]):
    """For each kind of irregularity the rules that are asked about it. The list of a kind is put together when it is
    first wanted."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, kind: str) -> tuple[Rule, ...]:
        found = tuple(rule for rule in self._rules if rule.kinds is None or kind in rule.kinds)
        self[kind] = found
        return found


class Ears:
    """The rules that listen to one kind of trigger: those about nothing in particular, and those about
    irregularities."""

    __slots__ = ("_able", "_asks", "_gates", "about", "of_kind", "plain")

    def __init__(self) -> None:
        self.plain: list[Run] = []
        self.about: list[Rule] = []
        self._gates: set[str] = set()
        self._asks: tuple[Need, ...] | None = None
        self._able: dict[tuple[bool, ...], list[Run]] = {}
        self.of_kind = _OfKind(self.about)

    def add(self, rule: Rule, heard: object) -> None:
        """One more rule that hears `heard` here."""
        if rule.takes_it:
            self.about.append(rule)
            return
        self.plain.append((rule, None))
        if rule.needs and heard in GATED:
            self._gates.update(rule.needs)
            self._asks = None

    def able(self, now: Situation, trigger: Any) -> list[Run]:
        """The rules about nothing in particular that can speak now, by what they need."""
        if not self._gates:
            return self.plain
        asks = self._asks
        if asks is None:
            asks = self._asks = tuple((need, NEEDS[need]) for need in sorted(self._gates))
        so = tuple([is_so(now, trigger) for _, is_so in asks])
        found = self._able.get(so)
        if found is None:
            given = {need for (need, _), is_so in zip(asks, so, strict=True) if is_so}
            found = [run for run in self.plain if not run[0].needs or not given.isdisjoint(run[0].needs)]
            self._able[so] = found
        return found


class Listening:
    """All rules of a Book, by (phase, trigger class or moment)."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._ears: dict[str, dict[object, Ears]] = {phase: {} for phase in PHASES}
        first: list[Rule] = []
        second: list[Rule] = []
        for rule in rules:
            if rule.listens == (None,):
                (second if rule.after_others else first).append(rule)
                continue
            keys = [(key, heard) for heard in rule.listens for key in _keys(rule, heard)]
            for phase in rule.phases or PHASES:
                listening = self._ears[phase]
                for key, heard in keys:
                    ears = listening.get(key)
                    if ears is None:
                        ears = listening[key] = Ears()
                    ears.add(rule, heard)
        self.standing = (StandingRules(first), StandingRules(second))

    def hears(self, now: Situation, key: object) -> bool:
        """Whether any rule could be asked about that class of trigger, name of a moment, or `Done`, verb and
        whether it is the last."""
        ears = self._ears[now.facts.phase].get(key)
        return ears is not None and bool(ears.plain or now.irregularities)

    def runs(self, now: Situation, trigger: Any) -> Sequence[Run]:
        """The rules to ask about `trigger`, each with the irregularity that it is asked about."""
        key: object = type(trigger)
        if key is says.Moment:
            key = trigger.name
        elif key is says.Done:
            key = says.Done, trigger.act.verb, trigger.last
        ears = self._ears[now.facts.phase].get(key)
        if ears is None:
            return ()
        plain = ears.able(now, trigger)
        if not ears.about or not now.irregularities:
            return plain
        about: list[Run]
        if isinstance(trigger, _NAMED):
            about = [(rule, it) for it in _concerned(now, trigger) for rule in ears.of_kind[it.kind]]
        else:
            unsettled, of_kind = now.irregularities.open_by_kind, ears.of_kind
            about = [
                (rule, it)
                for kind, its in now.irregularities.by_kind.items()
                for rule in of_kind[kind]
                for it in (its if rule.also_settled else unsettled.get(kind, ()))
            ]
        if not about:
            return plain
        return sorted((*plain, *about), key=_place) if plain or len(about) > 1 else about


class StandingRules:
    """The standing rules, by the phases in which they can speak and by what they need in order to speak."""

    __slots__ = ("_able", "_all", "_needs", "_quiet")

    def __init__(self, rules: list[Rule]) -> None:
        self._all = {phase: [r for r in rules if not r.phases or phase in r.phases] for phase in PHASES}
        self._needs = tuple(sorted({need for rule in rules for need in rule.needs}))
        self._able: dict[object, list[Rule]] = {}
        self._quiet: dict[str, list[Run]] = {
            phase: [(r, None) for r in found if not r.takes_it and not r.awaits and not r.needs]
            for phase, found in self._all.items()
        }

    def runs(self, now: Situation, *, quiet: bool) -> Iterable[Run]:
        """The rules to ask, each with the irregularity that it is asked about; `quiet`: whether `now` is."""
        return self._quiet[now.facts.phase] if quiet else self._asked(now, self._that_can_speak(now))

    def _that_can_speak(self, now: Situation) -> list[Rule]:
        so = [NEEDS[need](now, None) for need in self._needs]
        awaited, irregular = now.names_awaited, bool(now.irregularities)
        key = (now.facts.phase, awaited, irregular, *so)
        found = self._able.get(key)
        if found is None:
            given = {need for need, is_so in zip(self._needs, so, strict=True) if is_so}
            found = [
                rule
                for rule in self._all[now.facts.phase]
                if not (rule.needs and given.isdisjoint(rule.needs))
                and not (rule.awaits and awaited.isdisjoint(rule.awaits))
                and not (rule.takes_it and not irregular)
            ]
            self._able[key] = found
        return found

    def _asked(self, now: Situation, rules: list[Rule]) -> Iterator[Run]:
        for rule in rules:
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
            else:
                yield from ((rule, it) for it in _of_kinds(now, rule))


def _keys(rule: Rule, heard: type | None) -> Iterator[object]:
    if heard is says.Moment:
        if not rule.moments:
            raise ValueError(f"{rule.provision.name}: listens to moments and does not say `at` which")
        yield from rule.moments
    elif heard is says.Done:
        verbs = rule.after or (*acts.VERBS, acts.Superseding.verb)
        yield from ((says.Done, verb, rule.after_others) for verb in verbs)
    else:
        yield heard


def _concerned(now: Situation, trigger: Any) -> tuple[Irregularity, ...]:
    """The irregularity that the trigger names."""
    it = now.irregularity(trigger.irregularity)
    return (it,) if it else ()


def _meant(rule: Rule, it: Irregularity) -> bool:
    return (rule.kinds is None or it.kind in rule.kinds) and (it.is_open or rule.also_settled)


def _of_kinds(now: Situation, rule: Rule) -> Sequence[Irregularity]:
    its = now.irregularities
    if rule.kinds is None:
        return its if rule.also_settled else its.open
    by_kind = its.by_kind if rule.also_settled else its.open_by_kind
    found = [by_kind[kind] for kind in its.by_kind if kind in rule.kinds and kind in by_kind]
    return found[0] if len(found) == 1 else sorted(chain(*found), key=lambda it: it.since)


def _place(run: Run) -> tuple[int, int]:
    rule, it = run
    return rule.index, it.since if it else 0
