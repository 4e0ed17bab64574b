"""Law 75. A wrong explanation is an infraction, a wrong call is none; which it was, only the Director can say."""

from __future__ import annotations

from bridgelaw.lawbook.damage import ruled_by_damage
from bridgelaw.lawbook.effects import (
    Ask,
    Effects,
    Found,
    Irregular,
    Moment,
    Notice,
    Unask,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


def presumption(now: Situation, act: acts.Correct) -> Effects:
    """Somebody says what the agreement is: the Director establishes it."""
    told = now.act(act.of or "")
    call = told.of if isinstance(told, acts.Explain | acts.Announce | acts.Alert | acts.Convey) else act.of
    made = now.made(call or "") or now.facts.laid(call or "")
    if made is None or made.by.side is not act.by.side:
        return
    if now.found("agreement", made.act) is None and not _answered(now, made.act, act.of):
        yield Ask(kind="agreement", of=made.act)


def mistaken_call(now: Situation, found: Found) -> Effects:
    """When he has found whether there was misinformation, what was agreed has served its purpose."""
    of = _named(now, found)
    if found.find.kind == "misinformation" and of is not None:
        told = now.act(of)
        for id in (of, told.of if told else None):
            if id is not None:
                yield Unask(kind="agreement", of=id)


def mistaken_explanation(now: Situation, found: Found) -> Effects:
    of = _named(now, found)
    if found.find.kind != "misinformation" or of is None or not now.found("misinformation", of):
        return
    told = _explanation(now, of)
    if told is not None:
        yield Irregular(kind="mistaken_explanation", by=told.by, act=told.id)
        yield Notice(irregularity=f"mistaken_explanation@{told.id}")


@When(about=("mistaken_explanation",), at=("end_of_play",))
def redress(now: Situation, heard: Notice | Moment, it: Irregularity) -> Effects:
    """For what was done in the play on a wrong explanation; for calls made on it there is a Law of its own."""
    if now.phase != "ended" or it.noticed is None or not _only_cards(now, it):
        return
    yield from ruled_by_damage(now, it)


def _named(now: Situation, found: Found) -> str | None:
    """The act that the finding is about, as it was filed."""
    return next((f.of for f in reversed(now.findings) if f.act == found.find.id), None)


def _answered(now: Situation, *names: str | None) -> bool:
    return any(now.found("misinformation", name) is not None for name in names if name is not None)


def _explanation(now: Situation, of: str) -> acts.Explain | acts.Announce | None:
    """The explanation of that id, or the last one of that call."""
    told = now.act(of)
    if isinstance(told, acts.Explain | acts.Announce):
        return told
    if now.made(of) is None and now.facts.laid(of) is None:
        return None
    of_it = now.facts.acts.about(of, acts.Explain, acts.Announce)
    return of_it[-1] if of_it else None


def _only_cards(now: Situation, it: Irregularity) -> bool:
    """Whether the misinformed side played on the wrong explanation, before it heard better, and did not call on it.

    Cards that nobody wrote down, where only the result is known, were played too.
    """
    numbers = now.facts.numbers
    known = [numbers[a.id] for a in now.facts.acts.about(it.act, acts.Correct)]
    span = range(numbers[it.act], min((*known, numbers[it.noticed or it.act])))
    called = any(m.counts and m.number in span and m.by.side is not it.offending for m in now.facts.calls)
    played = any(x.counts and x.number in span and x.by.side is not it.offending for x in now.facts.plays)
    unseen = any(numbers[a.id] in span for a in now.facts.acts.of(acts.Result))
    return (played or unseen) and not called
