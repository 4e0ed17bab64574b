"""Law 92. Who may ask for a review of a ruling and until when, with whose consent, and what a decision needs.

Which appeals there are is read off the acts. The score that follows from a decision is computed at the desk.
"""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Effects, Rectify, Refuse
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

_RULINGS = (
    acts.Rule,
    acts.Find,
    acts.Cancel,
    acts.Adjust,
    acts.Penalize,
    acts.DirectorChoose,
    acts.ExplainOptions,
    acts.Result,
    acts.DecideAppeal,
)


def right(now: Situation, act: acts.Appeal) -> Effects:
    """Any player, of a ruling made at his table."""
    if not act.concurring and _ruling(now, act) is None:
        yield Refuse(act=act.id, kind="appeal", code="no-ruling-to-appeal")


def in_time(now: Situation, act: acts.Appeal) -> Effects:
    """When the round is over the period may be, too."""
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    if act.concurring or _ruling(now, act) is None or not any(a.fact == "round_over" for a in states):
        return
    still = now.found("in_time", act.id)
    if still is None:
        yield Ask(kind="in_time", of=act.id)
    elif not still:
        yield Refuse(act=act.id, kind="appeal", code="appeal-too-late")


def joined(now: Situation, act: acts.Appeal) -> Effects:
    """Consent is given to an appeal of partner's that is there."""
    if act.concurring and not [a for a in _open(now) if a.by is act.by.partner and _is_meant(now, act.of, a)]:
        yield Refuse(act=act.id, kind="appeal", code="no-appeal-to-join")


def decided(now: Situation, act: acts.DecideAppeal) -> Effects:
    """Whoever hears it has the Director's powers: a ruling varied is a score adjusted anew."""
    appeal = _decided(now, act)
    if appeal is None:
        yield Refuse(act=act.id, kind="decide_appeal", code="no-appeal-to-decide")
    elif act.decision == "varied" and not _is_discipline(_ruling(now, appeal)):
        yield Rectify(irregularity="", what="adjusted_score")


def discipline_is_final(now: Situation, act: acts.DecideAppeal) -> Effects:
    """A penalty for discipline is not varied on an appeal; the Director may still take it back himself."""
    appeal = _decided(now, act)
    if appeal is not None and act.decision == "varied" and _is_discipline(_ruling(now, appeal)):
        yield Refuse(act=act.id, kind="decide_appeal", code="discipline-is-final")


def undecided(now: Situation, act: acts.Adjust) -> Effects:
    """While an award is under appeal no other takes its place: the appeal has to be decided first."""
    if any(isinstance(_ruling(now, appeal), acts.Adjust) for appeal in _open(now)):
        yield Refuse(act=act.id, kind="adjust", code="appeal-undecided")


def _ruling(now: Situation, appeal: acts.Appeal) -> acts.Act | None:
    """The ruling that is appealed against: the one named, else the last one before."""
    if appeal.of is not None:
        named = now.act(appeal.of)
        return named if isinstance(named, _RULINGS) else None
    number = now.facts.numbers.get(appeal.id, now.facts.count + 1)
    before = (a for a in now.facts.acts.newest_first() if now.facts.numbers[a.id] < number)
    return next((a for a in before if isinstance(a, _RULINGS)), None)


def _is_discipline(ruling: acts.Act | None) -> bool:
    return isinstance(ruling, acts.Penalize) and ruling.penalty.kind == "disciplinary"


def _open(now: Situation) -> list[acts.Appeal]:
    """The appeals that have been made in time and are not decided."""
    found: list[acts.Appeal] = []
    for act in now.facts.acts.of(acts.Appeal, acts.DecideAppeal):
        if isinstance(act, acts.Appeal) and not act.concurring and _ruling(now, act) is not None:
            if now.found("in_time", act.id) is not False:
                found.append(act)
        elif isinstance(act, acts.DecideAppeal):
            found = [a for a in found if not _is_meant(now, act.of, a)]
    return found


def _is_meant(now: Situation, of: str | None, appeal: acts.Appeal) -> bool:
    """Whether what names `of` (nothing, the appeal, or the ruling) is about that appeal."""
    ruling = _ruling(now, appeal)
    return of in (None, appeal.id) or (ruling is not None and of == ruling.id)


def _decided(now: Situation, act: acts.DecideAppeal) -> acts.Appeal | None:
    return next((a for a in reversed(_open(now)) if _is_meant(now, act.of, a)), None)
