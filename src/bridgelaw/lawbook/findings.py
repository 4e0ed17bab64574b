"""The Director's answers: filed, matched with the Questions that wait for them, refused where they can't matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Finding, Question, Situation
from bridgelaw.lawbook.vain import NOT_JUDGED, WAITS
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import EVIDENCE

CARD = "evidence"
"""The kind of a finding that keeps a card, or says of one (`of`) whether it stands in the letter."""


def matching(now: Situation, ask: says.Ask) -> Finding | None:
    """A finding already given that answers `ask`."""
    names = (ask.of, *ask.aliases)
    for finding in reversed(now.findings):
        if finding.kind != ask.kind or finding.of not in (*names, None) or _exceeds(finding.value, ask.most):
            continue
        if None in (finding.seat, ask.seat) or finding.seat is ask.seat:
            return finding
    return None


def filed(
    now: Situation, act: acts.Find, asked: frozenset[str], regulations: Regulations = Regulations()
) -> tuple[Situation, tuple[Question, ...], says.Refuse | None]:
    """The finding on file, the waiting runs that it answers or that rest on another answer, and why it is refused, if
    it is.

    A finding whose Question is not open yet waits. One of a kind that no provision in force asks, or that names no
    act while several Questions of its kind are open, is refused; so is a number that is too large, and a poll with the
    information where the authority allows none.
    """
    if act.kind == CARD:
        # a card, or that it stands in the letter: evidence that no rule reads
        return replace(now, findings=(*now.findings, Finding(act.id, CARD, act.of, act.seat, act.answer))), (), None
    if act.kind not in asked:
        return now, (), says.Refuse(act=act.id, kind="find", code="no-such-question")
    if is_second_stage(act) and not regulations.poll_second_stage:
        return now, (), says.Refuse(act=act.id, kind="find", code="poll-second-forbidden")
    waiting = tuple(q for q in now.questions if _answers(act, q))
    if act.of is None and len({(q.of, q.seat) for q in waiting}) > 1:
        return now, (), says.Refuse(act=act.id, kind="find", code="question-ambiguous")
    if any(_exceeds(act.answer, q.most) for q in waiting):
        return now, (), says.Refuse(act=act.id, kind="find", code="answer-too-large")
    finding = Finding(act.id, act.kind, act.of or (waiting[0].of if waiting else None), act.seat, act.answer)
    looked_at = (*waiting, *_asked_otherwise(now, finding, waiting))
    left = tuple(q for q in now.questions if q not in looked_at) if looked_at else now.questions
    return replace(now, findings=(*now.findings, finding), questions=left), looked_at, None


def is_second_stage(act: acts.Find | Finding) -> bool:
    """Whether it is a poll of players who had been told of the information. Such a one says nothing of what they would
    have done without it, so it counts for no alternative."""
    value = act.answer if isinstance(act, acts.Find) else act.value
    return act.kind == "poll" and isinstance(value, Mapping) and value.get("stage") == 2


def _asked_otherwise(now: Situation, given: Finding, waiting: tuple[Question, ...]) -> Iterator[Question]:
    """The Questions that were asked because of an answer that he now gives otherwise: whether they are still to be
    answered is looked at anew."""
    same = (f for f in now.findings if (f.kind, f.of) == (given.kind, given.of))
    others = {f.act for f in same if (f.value, f.seat) != (given.value, given.seat)}
    if others and given.kind != NOT_JUDGED:
        yield from (q for q in now.questions if q not in waiting and not others.isdisjoint(q.because))


def _exceeds(answer: object, most: int | None) -> bool:
    return most is not None and isinstance(answer, int) and answer > most


def _answers(act: acts.Find, q: Question) -> bool:
    if q.kind != act.kind or act.of not in (None, q.of, *q.aliases):
        return False
    return None in (act.seat, q.seat) or act.seat is q.seat


def waits(before: Situation, now: Situation, act: acts.Find) -> Situation:
    """The situation at the end of the finding `act`: where nothing has asked for it yet, it waits, and that is told
    under `errors` until it is used. What is evidence waits for nothing; nor does a finding that a rule has heard as
    an act, and by which the Laws say something else than `before`."""
    if act.kind in EVIDENCE or _said(before) != _said(now):
        return now
    waiting = any(f.act == act.id and not f.used for f in now.findings)
    return replace(now, errors=(*now.errors, says.Refuse(act=act.id, kind="find", code=WAITS))) if waiting else now


def _said(now: Situation) -> tuple[object, ...]:
    return now.irregularities, now.windows, now.rulings, now.information, now.stood


def used(now: Situation, read: AbstractSet[str]) -> Situation:
    """The situation at the end of an act: the findings of the acts `read`, at which some rule has looked, have been
    used."""
    if all(f.used or f.act not in read for f in now.findings):
        return now
    errors = now.errors
    if errors:
        errors = tuple(error for error in errors if error.code != WAITS or error.act not in read)
    findings = tuple(replace(f, used=True) if f.act in read else f for f in now.findings)
    return replace(now, findings=findings, errors=errors)
