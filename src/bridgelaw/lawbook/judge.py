"""The judge: it takes one board through its acts, one after another, under one edition and authority.

`Book.step` leads from one situation to the next (docs/architecture.md, "The path of one act"). A trigger is what a rule
listens to: an act, an effect of another rule, or a moment. Rules that listen to an act look at the situation before it;
all others look at the situation as it is by then. Effects are applied one by one, and each that changes something is a
trigger as well, so that other Laws may answer it. A run is one rule asked about one trigger and, if the rule is about
irregularities, about one irregularity.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.apply import Context, apply
from bridgelaw.lawbook.choices import taken_by
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.failing import (
    NOTHING_UNHEARD,
    QUESTION,
    Failure,
    LawbookDoesNotRest,
    RunsFailed,
    marked,
    refusal,
    still_asked,
    traced,
)
from bridgelaw.lawbook.findings import filed, matching, used, waits
from bridgelaw.lawbook.listening import Listening, Run
from bridgelaw.lawbook.loader import Drawer, in_force, rules_of
from bridgelaw.lawbook.moments import closed, moments
from bridgelaw.lawbook.orders import ORDERS, as_ruled, marked_if_in_vain
from bridgelaw.lawbook.provision import Provision
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.rule import Rule
from bridgelaw.lawbook.saying import Decided, Saying, failed, spoken
from bridgelaw.lawbook.situation import Question, Said, Setting, Situation
from bridgelaw.lawbook.windows import NOTHING_HOLDS, Windows
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import Facts, Stood
from bridgelaw.table.record import record
from bridgelaw.table.standing import MADE

_CHOICES = (acts.Choose, acts.DirectorChoose)

MOST_EFFECTS = 500
"""How many effects may follow from one act. If there are more, we assume that rules answer each other without end."""
MORE_FOR_EACH_IRREGULARITY = 10
"""How many more may follow for each irregularity of the board: one act may settle them all at the same time."""

MOST_LEFT_OUT = 40
"""How often an act is judged again without runs that failed. After that it is recorded without asking any rule."""

LONGEST_LOOKED_AHEAD = 400
"""On boards of up to so many acts it is computed what would follow from each open option (its costs). It takes longer
the more has happened. Real boards have less than half as many acts."""


class Book:
    """The Laws of one edition under one authority. `provisions`: by name; `asked`: kinds of Question that can arise."""

    def __init__(
        self, edition: Edition, authority: str, drawers: Iterable[Drawer], regulations: Regulations = Regulations()
    ) -> None:
        drawers = tuple(drawers)
        self.edition, self.authority, self.regulations = edition, authority, regulations
        self.provisions: Mapping[str, Provision] = in_force(drawers, edition)
        self.rules = tuple(rules_of(drawers, edition, regulations))
        self.asked = frozenset((QUESTION, *(kind for p in self.provisions.values() for kind in p.asks)))
        self._ruled_by_hand = next((p for p in self.provisions.values() if QUESTION in p.asks), None)
        self._listening = Listening(self.rules)

    def start(self, facts: Facts, setting: Setting = Setting()) -> Situation:
        """The situation before the first act. If a standing rule fails, that is reported with the first act."""
        now = Situation(facts=facts, setting=setting)
        try:
            return self._standing(now, set())
        except Exception:
            return now

    def step(self, now: Situation, act: acts.Act) -> Situation:
        """The situation after `act`.

        Runs that contradict each other, go on without end or raise an error are left out; see `lawbook.failing`.

        Raises:
            Impossible: the act cannot have happened; nothing has changed.
        """
        if isinstance(act, acts.Cancel):
            act = as_ruled(act)
        try:
            return self._step(now, act)
        except Impossible:
            raise
        except Exception as error:
            return self._without_faults(now, act, error)

    def _without_faults(self, now: Situation, act: acts.Act, error: Exception) -> Situation:
        """The situation after `act`, judged without the runs that fail. `error` was raised before any was left out."""
        laws: dict[str, None] = {}
        traces: list[str] = []
        before, after = now, None
        for _ in range(MOST_LEFT_OUT):
            traces.append(traced(error))
            if not isinstance(error, RunsFailed) or error.runs <= before.unheard:
                break
            laws |= dict.fromkeys(error.laws)
            before = replace(before, unheard=before.unheard | error.runs)
            try:
                after = self._step(before, act)
            except Impossible:
                raise
            except Exception as another:
                error = another
            else:
                break
        if after is None:
            after = self._unjudged(now, act)
        failure = Failure(act.id, tuple(laws), "; ".join(traces))
        # if the edition has no provision that asks the Director to rule by hand, the first that failed is used for it
        first = next((p for p in self.provisions.values() if p.reference in laws), None)
        return marked(replace(after, unheard=NOTHING_UNHEARD), failure, self._ruled_by_hand or first)

    def _unjudged(self, now: Situation, act: acts.Act) -> Situation:
        """The situation with `act` recorded, and no rule asked about it."""
        facts, _ = record(now.facts, act)
        return replace(now, facts=facts)

    def _step(self, now: Situation, act: acts.Act) -> Situation:
        """The same as `step`, but an error in a rule is raised."""
        before = now
        read: set[str] = set()
        because = (act.id,)
        said = self._consult(now, act, because, read)
        facts, stood = record(now.facts, act)
        now = replace(now, facts=facts)
        if isinstance(act, acts.Find):
            now, answered = self._found(now, act, read)
            said += answered
        if said:
            now = self._settle(now, said, act.id, read)
        if isinstance(act, _CHOICES):
            now = self._settle(now, self._chosen(before, now, act), act.id, read)
        for change in stood:
            now = self._settle(now, self._consult(now, change, because, read), act.id, read)
        hears = self._listening.hears
        for moment in moments(before, now, act):
            if now.windows:
                now = closed(now, moment)
            if hears(now, moment.name):
                now = self._settle(now, self._consult(now, moment, because, read), act.id, read)
        held = None
        if now.windows and now.frozen:
            # a rule that hears `Done` decides whether the table stays frozen: for that it looks at what holds by now
            now = held = self._standing(now, read)
        for last in (False, True):
            if hears(now, (says.Done, act.verb, last)):
                said = self._consult(now, says.Done(act, last), because, read)
                now = self._settle(now, said, act.id, read)
        if now is not held:
            now = self._standing(now, read)
        if isinstance(act, ORDERS):
            now = marked_if_in_vain(before, now, act)
        if read:
            now = used(now, read)
        return waits(before, now, act) if isinstance(act, acts.Find) else now

    def objections(self, now: Situation, act: acts.Act) -> tuple[Said[says.Irregular], ...]:
        """What would be irregular about `act` if it were done now. Nothing is recorded. Runs that fail are left out."""
        while True:
            try:
                return tuple(
                    Said(one.effect, self._provision_of(one), one.rule.index, now.facts.count, one.because)
                    for one in self._consult(now, act, (act.id,), set())
                    if isinstance(one.effect, says.Irregular) and one.effect.act == act.id
                )
            except RunsFailed as error:
                now = replace(now, unheard=now.unheard | error.runs)
            except Exception:
                # then nobody is warned before the act; when it is done, `step` deals with the failure
                return ()

    def rights(self, now: Situation) -> dict[Seat, dict[str, str]]:
        """What each seat may do now, because a rule permits it and none forbids it: each right with the provision that
        gives it (the first one, where several do)."""
        return self.rights_and_failures(now)[0]

    def rights_and_failures(self, now: Situation) -> tuple[dict[Seat, dict[str, str]], tuple[says.Refuse, ...]]:
        """The same, and entries for `errors` about the rules that failed."""
        asked = says.Rights()
        found: dict[Seat, dict[str, str]] = {seat: {} for seat in SEATS}
        barred: list[tuple[Seat, str]] = []
        failures: list[says.Refuse] = []
        # this runs after every act: it makes no `Saying`, since nobody needs to know what a right rests on
        for rule, it in self._listening.runs(now, asked):
            own = rule.provision.reference
            try:
                for effect in rule.consult(now, asked) if it is None else rule.consult(now, asked, it):
                    if type(effect) is says.Permit:
                        held = found[effect.seat]
                        if effect.right not in held:
                            held[effect.right] = self._cited(rule, effect).reference if effect.cite else own
                    elif isinstance(effect, says.Forbid):
                        barred.append((effect.seat, effect.right))
            except Exception as error:
                failures.append(refusal(Failure(_last(now), (own,), traced(error))))
        for seat, right in barred:
            found[seat].pop(right, None)
        return found, tuple(failures)

    # asking rules

    def _consult(self, now: Situation, trigger: Any, because: tuple[str, ...], read: set[str]) -> list[Saying]:
        """What the rules that listen to `trigger` say; those about irregularities are asked about each one concerned.

        `read`, here and in the methods below, collects the findings that rules look at during this step: what they look
        at now is added to it.
        """
        runs = self._listening.runs(now, trigger)
        if runs and now.silenced and isinstance(trigger, (Stood, says.Stand)):
            runs = [run for run in runs if (run[0].provision.name, trigger.act) not in now.silenced]
        return spoken(runs, now, trigger, because, read) if runs else []

    def _provision_of(self, saying: Saying) -> Provision:
        return self._cited(saying.rule, saying.effect)

    def _cited(self, rule: Rule, effect: Any) -> Provision:
        """The provision on which an effect is based: the one that it cites, else that of its rule."""
        cite = effect.cite
        if not cite:
            return rule.provision
        name = cite if "." in cite else f"{rule.provision.drawer}.{cite}"
        found = self.provisions.get(name)
        if found is None:
            raise LawbookError(f"{rule.provision.name} cites {name}, which is not in force in {self.edition}")
        return found

    # applying what they say

    def _settle(self, now: Situation, said: list[Saying], act: str, read: set[str]) -> Situation:
        """The situation with what was `said` applied, and whatever other rules answer, until no rule answers any more.

        Raises:
            RunsFailed: two rules contradict each other, an effect cannot be applied, or the answers never end.
        """
        if not said:
            return now
        # `Disapply` first: else the provisions that it limits would already be asked about the other effects
        queue = deque(sorted(said, key=lambda one: not isinstance(one.effect, says.Disapply)))
        decided = Decided()
        for _ in range(MOST_EFFECTS + MORE_FOR_EACH_IRREGULARITY * len(now.irregularities)):
            if not queue:
                return now
            one = queue.popleft()
            if isinstance(one.effect, says.Ask):
                finding = matching(now, one.effect)
                if finding is not None:
                    queue.extend(self._resume(now, one, read))
                    continue
            if decided.is_answered(one):
                continue
            try:
                changed = self._apply(now, one)
            except Exception as error:
                raise failed(one.rule, one.it, error) from error
            if changed is now:
                continue
            before, now = now, changed
            queue.extend(self._consult(now, one.effect, one.because, read))
            if isinstance(one.effect, says.Lay) and _was_named(before, one.effect):
                # naming a card plays it: rules about plays are asked too, and look at the situation before it
                queue.extend(self._consult(before, one.effect.played, one.because, read))
            if isinstance(one.effect, says.Stand | says.Make):
                queue.extend(self._consult(now, _stood(one.effect), one.because, read))
        laws = sorted({one.rule.provision.reference for one in queue})
        raise LawbookDoesNotRest(f"act {act}: {', '.join(laws)} keep each other busy", [one.run for one in queue], laws)

    def _apply(self, now: Situation, saying: Saying) -> Situation:
        effect, p = saying.effect, saying.rule.provision
        behind = self._provision_of(saying)
        said = Said(effect, behind, saying.rule.index, now.facts.count, saying.because)
        context = Context(
            p.name, p.drawer, behind.force, saying.rule.hidden, saying.it, lambda: _question(saying, behind)
        )
        if isinstance(effect, says.Disapply):
            now = self._silence(now, effect.about, behind)
        return apply(now, said, context)

    def _silence(self, now: Situation, about: str, by: Provision) -> Situation:
        """Ends the ledger entries about the act `about` that come from the provisions which `by` limits."""
        if by.limits is None:
            raise LawbookError(f"{by.name} limits another Law, but does not say which provision")
        indexes = {r.index for r in self.rules if r.provision.name in by.limits}
        over = [i for i in now.information.about(about) if i.ended is None and i.rule in indexes]
        return replace(now, information=now.information.changed(over, now.facts.count)) if over else now

    # the Director's answers, and choices

    def _found(self, now: Situation, act: acts.Find, read: set[str]) -> tuple[Situation, list[Saying]]:
        """The situation with the finding, and what the rules that waited for it say now. Each of them looks at the
        situation that it saw when it asked."""
        now, waiting, refusal = filed(now, act, self.asked, self.regulations)
        said: list[Saying] = []
        if refusal is not None:
            return replace(now, errors=(*now.errors, refusal)), said
        if act.kind == QUESTION:
            read.add(act.id)
            return replace(now, questions=(*now.questions, *still_asked(waiting, act))), said
        for q in waiting:
            one = Saying(self.rules[q.rule], says.Ask(kind=act.kind, of=q.of), q.trigger, q.it, q.seen, q.because)
            said += self._resume(now, one, read)
        said += self._consult(now, says.Found(act), (act.id,), read)
        return now, said

    def _resume(self, now: Situation, saying: Saying, read: set[str]) -> list[Saying]:
        """What a rule says that had stopped at a Question: it is run again on what it saw then, with the finding."""
        seen = replace(saying.seen, findings=now.findings, unheard=now.unheard)
        return spoken(((saying.rule, saying.it),), seen, saying.trigger, saying.because, read)

    def _chosen(self, before: Situation, now: Situation, act: acts.Choose | acts.DirectorChoose) -> list[Saying]:
        """The option that the choice takes: one that was open before, or one that this act itself has opened."""
        effect, said = taken_by(before, act)
        if said is None:
            effect, said = taken_by(now, act)
        if isinstance(effect, says.Refuse) or said is None:
            # a refusal comes from no rule, but a `Saying` needs one: the first is put in, and nobody looks at it
            return [Saying(self.rules[0], effect, act, None, now, (act.id,))]
        because = (*said.because, act.id)
        return [Saying(self.rules[said.rule], effect, act, None, now, because)]

    # standing rules

    def _standing(self, now: Situation, read: set[str]) -> Situation:
        """The situation with what the standing rules say now. First those are asked that look only at the table, then
        those that look also at what the first ones have said."""
        if now.holding:
            now = replace(now, holding=NOTHING_HOLDS)
        quiet = now.quiet
        for rules in self._listening.standing:
            runs = rules.runs(now, quiet=quiet)
            if runs:
                now = self._hold(now, runs, read)
                quiet = quiet and now.quiet
        return now

    def _hold(self, now: Situation, runs: Iterable[Run], read: set[str]) -> Situation:
        """The situation with what these runs of standing rules say added to `holding`."""
        said = spoken(runs, now, None, (), read)
        if not said:
            return now
        held: list[Said[Any]] = []
        for one in said:
            try:
                if not isinstance(one.effect, says.Window):
                    raise LawbookError(f"{one.rule.provision.name}: a standing rule may only say what holds")
                held.append(Said(one.effect, self._provision_of(one), one.rule.index, now.facts.count, one.because))
            except LawbookError as error:
                raise failed(one.rule, one.it, error) from error
        return replace(now, holding=Windows((*now.holding, *held)))


def _was_named(before: Situation, effect: says.Lay) -> bool:
    """Whether the card is played because a player has just named it, and not because of a ruling."""
    return isinstance(before.act(effect.act), acts.Designate) and before.facts.laid(effect.act) is None


def _last(now: Situation) -> str:
    """The id of the last act; `start` if there is none yet."""
    return now.facts.acts.at(now.facts.count).id if now.facts.count else "start"


def _stood(effect: says.Stand | says.Make) -> Stood:
    return Stood(effect.act, effect.standing if isinstance(effect, says.Stand) else MADE)


def _question(saying: Saying, provision: Provision) -> Question:
    ask = saying.effect
    assert isinstance(ask, says.Ask)
    return Question(
        kind=ask.kind,
        of=ask.of,
        seat=ask.seat,
        aliases=ask.aliases,
        provision=provision,
        rule=saying.rule.index,
        trigger=saying.trigger,
        it=saying.it,
        seen=saying.seen,
        because=saying.because,
        most=ask.most,
    )
