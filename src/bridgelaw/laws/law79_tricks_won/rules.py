"""Law 79. The tricks won: agreed at the table, disputed before the Director, corrected while there is time.

What the cards on record or an agreed claim say is known; an entry is measured against it, or else against what the
other side has entered. The Director rules with the number of tricks (`result`), an adjusted score, or by letting the
score stand (`rule: stand`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from bridgelaw.game.seats import EW, NS, SEATS, Side
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Count,
    Effects,
    Lift,
    Oblige,
    Rectify,
    Refuse,
    Unask,
)
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts

Ruling = acts.Result | acts.Adjust | acts.Rule
_DISPUTED = "tricks_disputed"
"""The note that an entry (`act`) says otherwise than the table or the other side."""


@When(phases=("clarification", "play", "ended"))
def agreed(now: Situation, act: acts.Score) -> Effects:
    """Play that nobody recorded to its end: what both sides have entered is the result. An entry that comes round to
    what is known, or to what the other side says, ends the disagreement."""
    known = _known(now)
    settled = _entered(now, act.by.side.opponents) if known is None else known
    if settled != act.tricks or now.facts.play is None:
        return
    if known is None and now.facts.finished is None:
        yield Count(declarer=act.tricks)
    notes = now.awaited(_DISPUTED)
    ended = [note for note in notes if known is None or note.who.side is act.by.side]
    for note in ended:
        yield Lift(what=_DISPUTED, who=note.who)
        yield Unask(kind="in_time", of=note.act or "")
    if ended and len(ended) == len(notes) and not any(it.noticed for it in now.open_irregularities()):
        yield Lift(what="summon_director")


@When(phases=("clarification", "play", "ended"))
def disagreement(now: Situation, act: acts.Score) -> Effects:
    """The Director must be called; anybody's summons will do, except dummy's as long as the play is not known to be
    over."""
    if not _differs(now, act):
        return
    yield Await(who=act.by, what=_DISPUTED, until="chosen", act=act.id)
    if not now.awaited("director_called"):
        for seat in SEATS:
            if not (now.phase == "play" and seat is now.dummy):
                yield Oblige(who=seat, what="summon_director", until="summoned")


@When(phases=("clarification", "play", "ended"))
def correction_period(now: Situation, act: acts.Score) -> Effects:
    """After the round somebody comes back to the score: is there still time?"""
    over = _round_over(now) is not None
    if over and _differs(now, act) and now.found("in_time", act.id) is None:
        yield Ask(kind="in_time", of=act.id)


@When(phases=("clarification", "play", "ended"))
def ruled(now: Situation, act: Ruling) -> Effects:
    """Called before the round is over, he rules what the score is."""
    note = _decided_by(now, act)
    if note is None or _called_late(now, note):
        return
    claim = now.facts.stated is not None and now.facts.finished == "claim"
    yield from _decision(now, act, None, "claim_first" if claim else "ruled")


@When(phases=("clarification", "play", "ended"))
def no_duty_to_increase(now: Situation, act: Ruling) -> Effects:
    """Called only after the round, he may leave the score as it is, or raise it: he need not."""
    note = _late(now, act)
    if note is not None:
        yield from _decision(now, act, _lowered_alone(now, act), "no_duty_to_increase")
        yield Unask(kind="in_time", of=note.act or "")


@When(phases=("clarification", "play", "ended"))
def both_or_one_lowered(now: Situation, act: Ruling) -> Effects:
    """After the round: another score for both sides, the same score, or a lower one for one side alone. One side is
    never raised alone."""
    note = _late(now, act)
    if note is None:
        return
    yield Unask(kind="in_time", of=note.act or "")
    if _raised_alone(now, act):
        yield Refuse(act=act.id, kind="adjust", code="raised-alone")
    else:
        yield from _decision(now, act, _lowered_alone(now, act), "both_or_one_lowered")


@When(phases=("clarification", "play", "ended"))
def period_over(now: Situation, act: Ruling) -> Effects:
    """What is found after the correction period stays: the score is what it was."""
    if _too_late(now, act):
        known = _known(now)
        if known is not None:
            yield Count(declarer=known)
        yield Lift(what=_DISPUTED)
        if not isinstance(act, acts.Rule):
            yield Refuse(act=act.id, kind=act.verb, code="correction-period-over")


@When(phases=("clarification", "play", "ended"))
def corrected_later(now: Situation, act: Ruling) -> Effects:
    """It may be put right even then, on the conditions of the clause, which he answers for."""
    if _too_late(now, act):
        yield from _decision(now, act, None, "corrected_later")


def _decision(now: Situation, act: Ruling, lowered: Side | None, cite: str) -> Effects:
    """With it the table need not wait for the Director any more, if that was all."""
    what: Any = "adjusted_score" if isinstance(act, acts.Adjust) else "none"
    yield Rectify(irregularity="", what=what, side=lowered, cite=cite)
    yield Lift(what=_DISPUTED)
    if not any(it.noticed for it in now.open_irregularities()):
        yield Lift(what="take_no_action", cite=cite)
        yield Lift(what="director_called", cite=cite)


def _decided_by(now: Situation, act: Ruling) -> Await | None:
    """The disagreement that the Director decides by `act`."""
    notes = now.awaited(_DISPUTED)
    if isinstance(act, acts.Rule):
        notes = tuple(n for n in notes if act.order == "stand" and act.of in (None, n.act))
    return notes[-1] if notes else None


def _late(now: Situation, act: Ruling) -> Await | None:
    note = _decided_by(now, act)
    return note if note is not None and _called_late(now, note) and not _too_late(now, act) else None


def _too_late(now: Situation, act: Ruling) -> bool:
    note = _decided_by(now, act)
    return note is not None and now.found("in_time", note.act or "") is False


def _round_over(now: Situation) -> int | None:
    """The number of the act that says that the round is over."""
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    return next((now.facts.numbers[a.id] for a in states if a.fact == "round_over"), None)


def _called_late(now: Situation, note: Await) -> bool:
    """Whether the round was over before the Director was called to the disagreement."""
    over, numbers = _round_over(now), now.facts.numbers
    since = numbers[note.act or ""]
    called = (a for a in now.facts.acts.of(acts.Summon, acts.DirectorAct))
    came = [numbers[a.id] for a in called if numbers[a.id] > since and not isinstance(a, acts.DirectorState)]
    return over is not None and (not came or over < came[0])


def _known(now: Situation) -> int | None:
    """Declarer's tricks as the table has them, those that a ruling has transferred included; None before the end."""
    facts = now.facts
    if facts.finished in (None, "passed", "adjusted", "cancelled") or facts.declarer is None:
        return None
    side = facts.declarer.side
    rulings = (r.effect for r in now.rulings if r.effect.side is not None)
    moved = sum(r.transfer * (-1 if r.side is side else 1) for r in rulings)
    return min(13, max(0, facts.tricks(side) + moved))


def _entered(now: Situation, side: Side) -> int | None:
    """What that side has entered last."""
    own = (a.tricks for a in reversed(now.facts.acts.of(acts.Score)) if a.by.side is side)
    return next(own, None)


def _differs(now: Situation, act: acts.Score) -> bool:
    """Whether the entry is not what is known of the board, or else not what the other side has entered."""
    known = _known(now)
    if known is None and now.facts.finished is None and now.facts.play is not None:
        known = _entered(now, act.by.side.opponents)
    return known is not None and known != act.tricks


def _changes(now: Situation, act: Ruling) -> Mapping[Side, Fraction]:
    """By how many tricks each side's score becomes better than that of the table; nothing where an award is not of
    tricks in the contract that was played."""
    known, contract = _known(now), now.facts.contract
    if not isinstance(act, acts.Adjust) or act.award["kind"] != "assigned" or known is None or contract is None:
        return {}
    given = {NS: act.award["ns"], EW: act.award.get("ew", act.award["ns"])}
    if any(row["contract"] != str(contract) for rows in given.values() for row in rows):
        return {}
    declaring = contract.declarer.side
    return {side: (_mean(rows) - known) * (1 if side is declaring else -1) for side, rows in given.items()}


def _mean(rows: Iterable[Mapping[str, Any]]) -> Fraction:
    return sum((Fraction(str(row.get("weight", 1))) * row["tricks"] for row in rows), Fraction(0))


def _raised_alone(now: Situation, act: Ruling) -> bool:
    changes = _changes(now, act)
    return any(more > 0 and changes[side.opponents] >= 0 for side, more in changes.items())


def _lowered_alone(now: Situation, act: Ruling) -> Side | None:
    changes = _changes(now, act)
    return next((side for side, more in changes.items() if more < 0 and changes[side.opponents] == 0), None)
