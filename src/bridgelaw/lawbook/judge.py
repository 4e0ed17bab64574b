"""The judge: one board, one act after another, under one edition and authority.

`Book.step` is the whole of it. A rule is asked on the situation before the act (act triggers) or after it (all others);
what it says is applied one by one, and whatever changed something is itself a trigger. See docs/architecture.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.apply import Context, apply
from bridgelaw.lawbook.choices import taken_by
from bridgelaw.lawbook.findings import filed, matching, used
from bridgelaw.lawbook.listening import Listening, Run
from bridgelaw.lawbook.loader import Drawer, in_force, rules_of
from bridgelaw.lawbook.moments import moments
from bridgelaw.lawbook.pieces import NOTHING_HOLDS, can_sleep, ends, is_about_cards
from bridgelaw.lawbook.provision import LawbookError, Provision, Rule
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Ledger, Question, Said, Setting, Situation, Windows
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts, Stood
from bridgelaw.table.record import record
from bridgelaw.table.standing import MADE
from bridgelaw.table.vocabulary import Edition

_CHOICES = (acts.Choose, acts.DirectorChoose)

REST = 500
"""Effects after which one act must have come to rest."""


class Conflict(LawbookError):
    """Two rules decide one thing differently in one step."""


class LawbookDoesNotRest(LawbookError):
    """Rules keep each other busy without end."""


class Saying(NamedTuple):
    """One effect and where it came from."""

    rule: Rule
    effect: says.Effect
    trigger: Any
    it: Irregularity | None
    seen: Situation
    because: tuple[str, ...]


class Book:
    """The Laws of one edition under one authority. `provisions` by name, `asked` = the Questions that can arise."""

    def __init__(
        self, edition: Edition, authority: str, drawers: Iterable[Drawer], regulations: Regulations = Regulations()
    ) -> None:
        drawers = tuple(drawers)
        self.edition, self.authority, self.regulations = edition, authority, regulations
        self.provisions: dict[str, Provision] = in_force(drawers, edition)
        self.rules = tuple(rules_of(drawers, edition, regulations))
        self.asked = frozenset(kind for p in self.provisions.values() for kind in p.asks)
        self.names = frozenset(f"{d.name}.{key}" for d in drawers for key in d.data.provision)
        self._listening = Listening(self.rules)

    def start(self, facts: Facts, setting: Setting = Setting()) -> Situation:
        """The situation before the first act."""
        return self._standing(Situation(facts=facts, setting=setting, reads=[]), "start")

    def step(self, now: Situation, act: acts.Act) -> Situation:
        """The situation after `act`.

        Raises:
            Impossible: the act cannot have happened; nothing has changed.
            LawbookError: rules contradict each other or never come to rest.
        """
        before = now
        now.reads.clear()
        because = (act.id,)
        said = self._consult(now, act, because)
        facts, stood = record(now.facts, act)
        now = replace(now, facts=facts)
        if isinstance(act, acts.Find):
            now, answered = self._found(now, act)
            said += answered
        if said:
            now = self._settle(now, said, act.id)
        if isinstance(act, _CHOICES):
            now = self._settle(now, self._chosen(before, now, act), act.id)
        for change in stood:
            now = self._settle(now, self._consult(now, change, because), act.id)
        hears = self._listening.hears
        for moment in moments(before, now, act):
            if now.windows:
                now = closed(now, moment)
            if hears(now, moment.name):
                now = self._settle(now, self._consult(now, moment, because), act.id)
        held = None
        if now.windows and now.frozen:
            # whether the table may go on depends on what is open now, not on what was before
            now = held = self._standing(now, act.id)
        for last in (False, True):
            if hears(now, (says.Done, act.verb, last)):
                now = self._settle(now, self._consult(now, says.Done(act, last), because), act.id)
        if now is not held:
            now = self._standing(now, act.id)
        return used(now) if now.reads else now

    def objections(self, now: Situation, act: acts.Act) -> tuple[Said[says.Irregular], ...]:
        """May I? What would be irregular about `act`; records nothing."""
        return tuple(
            Said(s.effect, self._law(s), s.rule.index, now.facts.count, s.because)
            for s in self._consult(now, act, (act.id,))
            if isinstance(s.effect, says.Irregular) and s.effect.act == act.id
        )

    def rights(self, now: Situation) -> dict[Seat, dict[str, str]]:
        """What each seat may do now, what is permitted and not forbidden: each right with the provision that gives it
        (the first one, where several do)."""
        asked = says.Rights()
        found: dict[Seat, dict[str, str]] = {seat: {} for seat in SEATS}
        barred: list[tuple[Seat, str]] = []
        # nothing is made of what is said, so that what it rests on is not asked: a table asks this after every act
        for rule, it in self._listening.runs(now, asked):
            own = rule.provision.reference
            for effect in rule.consult(now, asked) if it is None else rule.consult(now, asked, it):
                if type(effect) is says.Permit:
                    held = found[effect.seat]
                    if effect.right not in held:
                        held[effect.right] = self._cited(rule, effect).reference if effect.cite else own
                elif isinstance(effect, says.Forbid):
                    barred.append((effect.seat, effect.right))
        for seat, right in barred:
            found[seat].pop(right, None)
        return found

    # asking rules

    def _consult(self, now: Situation, trigger: Any, because: tuple[str, ...]) -> list[Saying]:
        """What every rule that listens to `trigger` says; it also goes to rules about each irregularity concerned."""
        runs = self._listening.runs(now, trigger)
        if runs and now.silenced and isinstance(trigger, (Stood, says.Stand)):
            runs = [run for run in runs if (run[0].provision.name, trigger.act) not in now.silenced]
        return _said(runs, now, trigger, because) if runs else []

    def _law(self, s: Saying) -> str:
        return self._behind(s).reference

    def _behind(self, s: Saying) -> Provision:
        return self._cited(s.rule, s.effect)

    def _cited(self, rule: Rule, effect: Any) -> Provision:
        """The provision that stands behind an effect: the one that it cites, else that of its rule."""
        cite = effect.cite
        if not cite:
            return rule.provision
        name = cite if "." in cite else f"{rule.provision.drawer}.{cite}"
        found = self.provisions.get(name)
        if found is None:
            raise LawbookError(f"{rule.provision.name} cites {name}, which is not in force in {self.edition}")
        return found

    # applying what they say

    def _settle(self, now: Situation, said: list[Saying], act: str) -> Situation:
        if not said:
            return now
        queue = deque(sorted(said, key=lambda s: not isinstance(s.effect, says.Disapply)))
        decided: dict[tuple[str, str], tuple[object, str]] = {}
        for _ in range(REST):
            if not queue:
                return now
            s = queue.popleft()
            if isinstance(s.effect, says.Ask):
                finding = matching(now, s.effect)
                if finding is not None:
                    queue.extend(self._resume(now, s))
                    continue
            self._refuse_conflict(decided, s)
            changed = self._apply(now, s)
            if changed is now:
                continue
            before, now = now, changed
            queue.extend(self._consult(now, s.effect, s.because))
            if isinstance(s.effect, says.Lay) and _was_named(before, s.effect):
                # heard as any card played, on the situation before it
                queue.extend(self._consult(before, s.effect.played, s.because))
            if isinstance(s.effect, says.Stand | says.Make):
                queue.extend(self._consult(now, _stood(s.effect), s.because))
        raise LawbookDoesNotRest(
            f"act {act}: {', '.join(sorted({s.rule.provision.reference for s in queue}))} keep each other busy"
        )

    def _apply(self, now: Situation, s: Saying) -> Situation:
        effect, p = s.effect, s.rule.provision
        if isinstance(effect, says.Disapply) and effect.law not in self.names:
            raise LawbookError(f"{p.name} silences {effect.law}, which no drawer has")
        behind = self._behind(s)
        law = behind.reference
        said = Said(effect, law, s.rule.index, now.facts.count, s.because)
        context = Context(p.name, p.drawer, behind.force, s.rule.hidden, s.it, lambda: _question(s, law))
        if isinstance(effect, says.Disapply):
            now = self._silence(now, effect)
        return apply(now, said, context)

    def _silence(self, now: Situation, effect: says.Disapply) -> Situation:
        """What the silenced provision said about that act ends."""
        indexes = {r.index for r in self.rules if r.provision.name == effect.law}
        kept = Ledger(
            replace(i, ended=now.facts.count)
            if i.ended is None and i.rule in indexes and i.effect.about == effect.about
            else i
            for i in now.information
        )
        return replace(now, information=kept) if kept != now.information else now

    def _refuse_conflict(self, decided: dict[tuple[str, str], tuple[object, str]], s: Saying) -> None:
        key: tuple[str, str]
        value: object
        if isinstance(s.effect, says.Stand):
            key, value = ("stand", s.effect.act), s.effect.standing
            if isinstance(s.trigger, Stood) and s.trigger.act == s.effect.act:
                # an answer to the standing that it has just got, not a second opinion
                decided[key] = (value, s.rule.provision.reference)
                return
        elif isinstance(s.effect, says.Settle):
            key, value = ("settle", s.effect.irregularity), s.effect.how
        else:
            return
        reference = s.rule.provision.reference
        earlier = decided.setdefault(key, (value, reference))
        if earlier[0] != value:
            raise Conflict(f"{earlier[1]} and {reference} decide {key[0]} {key[1]} differently")

    # the Director's answers, and choices

    def _found(self, now: Situation, act: acts.Find) -> tuple[Situation, list[Saying]]:
        """The finding on file, and what the rules that waited for it say now, each on what it saw then."""
        now, waiting, refusal = filed(now, act, self.asked)
        said: list[Saying] = []
        if refusal is not None:
            return replace(now, errors=(*now.errors, refusal)), said
        for q in waiting:
            s = Saying(self.rules[q.rule], says.Ask(kind=act.kind, of=q.of), q.trigger, q.it, q.seen, q.because)
            said += self._resume(now, s)
        said += self._consult(now, says.Found(act), (act.id,))
        return now, said

    def _resume(self, now: Situation, s: Saying) -> list[Saying]:
        seen = replace(s.seen, findings=now.findings, reads=now.reads)
        return _said(((s.rule, s.it),), seen, s.trigger, s.because)

    def _chosen(self, before: Situation, now: Situation, act: acts.Choose | acts.DirectorChoose) -> list[Saying]:
        """What the choice takes: an offer that was open, or one that has opened because the choice was made."""
        effect, said = taken_by(before, act)
        if said is None:
            effect, said = taken_by(now, act)
        if isinstance(effect, says.Refuse) or said is None:
            return [Saying(self.rules[0], effect, act, None, now, (act.id,))]
        because = (*said.because, act.id)
        return [Saying(self.rules[said.rule], effect, act, None, now, because)]

    # standing rules

    def _standing(self, now: Situation, act: str) -> Situation:
        """What holds as long as rules say so: first those that look at the table, then those that look at them too."""
        if now.holding:
            now = replace(now, holding=NOTHING_HOLDS)
        for rules in self._listening.standing:
            runs = rules.runs(now)
            if runs:
                now = self._hold(now, runs)
        return now

    def _hold(self, now: Situation, runs: Iterable[Run]) -> Situation:
        said = _said(runs, now, None, ())
        if not said:
            return now
        held: list[Said[Any]] = []
        for s in said:
            if not isinstance(s.effect, says.Window):
                raise LawbookError(f"{s.rule.provision.name}: a standing rule may only say what holds")
            held.append(Said(s.effect, self._law(s), s.rule.index, now.facts.count, s.because))
        return replace(now, holding=Windows((*now.holding, *held)))


def _said(runs: Iterable[Run], now: Situation, trigger: Any, because: tuple[str, ...]) -> list[Saying]:
    """What those rules say to `trigger` (None: as long as it holds), each about its irregularity, if it has one."""
    found: list[Saying] = []
    heard = (now,) if trigger is None else (now, trigger)
    reads = now.reads
    for rule, it in runs:
        before = len(reads)
        spoke = False
        for effect in rule.consult(*heard) if it is None else rule.consult(*heard, it):
            asks = isinstance(effect, says.Ask)
            if spoke and asks:
                raise LawbookError(f"{rule.provision.reference} {rule.provision.name}: a run either asks or speaks")
            first = it.because if trigger is None and it else because
            behind = _merged(first, it, reads[before:])
            if isinstance(effect, says.Window) and effect.rests_on:
                behind = tuple(dict.fromkeys((*behind, *effect.rests_on)))
            found.append(Saying(rule, effect, trigger, it, now, behind))
            if asks:
                break
            spoke = True
    return found


def closed(now: Situation, moment: says.Moment) -> Situation:
    """The situation without the windows that last until this moment (of this player, of this card)."""
    if moment.name not in now.windows.moments:
        return now
    kept = Windows(w for w in now.windows if not _closes(w, moment, now.facts.count))
    return now if len(kept) == len(now.windows) else replace(now, windows=kept)


def _closes(said: Said[says.Window], moment: says.Moment, count: int) -> bool:
    window = said.effect
    if moment.name not in ends(window):
        return False
    if can_sleep(window) or (moment.name == "end_of_play" and is_about_cards(window)):
        return True
    if said.since == count:
        # what this very act has opened lasts until the next such moment
        return False
    if moment.who is not None and moment.name != "played" and window.who is not moment.who:
        return False
    return not (moment.name == "played" and window.card is not None and window.card != moment.card)


def _merged(because: tuple[str, ...], it: Irregularity | None, reads: list[str]) -> tuple[str, ...]:
    ids: list[str] = []
    if it is not None:
        ids += it.because
        ids += [id for id in (it.noticed, it.explained) if id and because]
    ids += because
    ids += reads
    return tuple(dict.fromkeys(ids))


def _was_named(before: Situation, effect: says.Lay) -> bool:
    """Whether a player has played that card by naming it; another one is put down because of a ruling."""
    return isinstance(before.act(effect.act), acts.Designate) and before.facts.laid(effect.act) is None


def _stood(effect: says.Stand | says.Make) -> Stood:
    return Stood(effect.act, effect.standing if isinstance(effect, says.Stand) else MADE)


def _question(s: Saying, law: str) -> Question:
    ask = s.effect
    assert isinstance(ask, says.Ask)
    return Question(
        kind=ask.kind,
        of=ask.of,
        seat=ask.seat,
        aliases=ask.aliases,
        law=law,
        rule=s.rule.index,
        trigger=s.trigger,
        it=s.it,
        seen=s.seen,
        because=s.because,
    )
