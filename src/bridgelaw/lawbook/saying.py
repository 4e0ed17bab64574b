"""What rules say to a trigger and on what that rests; and the check that no two rules decide the same thing
differently."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.failing import Conflict, RunKey, RunsFailed
from bridgelaw.lawbook.listening import Run
from bridgelaw.lawbook.rule import Rule
from bridgelaw.lawbook.situation import Irregularity, Reading, Situation
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import GONE

_NOTHING: Sequence[str] = ()


class Saying(NamedTuple):
    """One effect and where it came from."""

    rule: Rule
    effect: says.Effect
    trigger: Any
    it: Irregularity | None
    seen: Situation
    because: tuple[str, ...]

    @property
    def run(self) -> RunKey:
        """The run of the rule that said it."""
        return run_key(self.rule, self.it)


def run_key(rule: Rule, it: Irregularity | None) -> RunKey:
    """What a run is known by: the rule's index and the key of the irregularity."""
    return rule.index, it.key if it is not None else None


def failed(rule: Rule, it: Irregularity | None, error: Exception) -> RunsFailed:
    """That this run cannot be followed, because of `error`."""
    return RunsFailed(f"{rule.provision.reference}: {error}", [run_key(rule, it)], [rule.provision.reference])


def spoken(runs: Iterable[Run], now: Situation, trigger: Any, because: tuple[str, ...], read: set[str]) -> list[Saying]:
    """What those rules say to `trigger` (None: as long as it holds), each about its irregularity, if it has one.

    The findings that they look at, also those that say nothing, are added to `read`.

    Raises:
        RunsFailed: one of them breaks.
    """
    found: list[Saying] = []
    # where nothing has been found there is nothing to look at
    given, looked_at = now, _NOTHING
    if now.findings:
        given = reading = Reading.of(now)
        looked_at = reading.looked_at
    heard = (given,) if trigger is None else (given, trigger)
    unheard = now.unheard
    for rule, it in runs:
        if unheard and run_key(rule, it) in unheard:
            continue
        before = len(looked_at)
        spoke = False
        try:
            for effect in rule.consult(*heard) if it is None else rule.consult(*heard, it):
                asks = isinstance(effect, says.Ask)
                if spoke and asks:
                    raise LawbookError(f"{rule.provision.reference} {rule.provision.name}: a run either asks or speaks")
                first = it.because if trigger is None and it else because
                behind = _merged(first, it, looked_at[before:])
                if isinstance(effect, says.Window) and effect.rests_on:
                    behind = tuple(dict.fromkeys((*behind, *effect.rests_on)))
                found.append(Saying(rule, effect, trigger, it, now, behind))
                if asks:
                    break
                spoke = True
        except Exception as error:
            raise failed(rule, it, error) from error
    if looked_at:
        read.update(looked_at)
    return found


def _merged(because: tuple[str, ...], it: Irregularity | None, looked_at: Sequence[str]) -> tuple[str, ...]:
    ids: list[str] = []
    if it is not None:
        ids += it.because
        ids += [id for id in (it.noticed, it.explained) if id and because]
    ids += because
    ids += looked_at
    return tuple(dict.fromkeys(ids))


class Decided:
    """What has been decided in one step: which standing an act has got, how an irregularity was settled."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], list[tuple[object, Saying]]] = {}

    def is_answered(self, saying: Saying) -> bool:
        """Whether `saying` adds nothing: another Law has answered it since, or it takes away what is gone already. Else
        it is remembered.

        Raises:
            Conflict: something else has been decided.
        """
        effect = saying.effect
        what: tuple[str, str]
        value: object
        if isinstance(effect, says.Stand):
            what, value = ("stand", effect.act), effect.standing
        elif isinstance(effect, says.Settle):
            what, value = ("settle", effect.irregularity), effect.how
        else:
            return False
        earlier = self._found.setdefault(what, [])
        # an answer to the standing that an act has just got is no second opinion
        answers = (
            isinstance(effect, says.Stand) and isinstance(saying.trigger, Stood) and saying.trigger.act == effect.act
        )
        if not earlier or earlier[-1][0] == value or answers:
            earlier.append((value, saying))
            return False
        if any(before == value for before, _ in earlier) or (earlier[-1][0] in GONE and value in GONE):
            # both take the call or card away; the Law that spoke first says in which way
            return True
        other = earlier[-1][1]
        laws = [other.rule.provision.reference, saying.rule.provision.reference]
        raise Conflict(f"{laws[0]} and {laws[1]} decide {what[0]} {what[1]} differently", (other.run, saying.run), laws)
