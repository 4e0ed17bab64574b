"""What only the Director can say: the open Questions, and what each answer means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.answer.model import Question
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.acts import act_line, noted_line
from bridgelaw.words.telling.adjusted_by import answered_by_score
from bridgelaw.words.telling.answered import fact_line, question_text, question_why
from bridgelaw.words.telling.claims import hands_left, heard, said_behind
from bridgelaw.words.telling.evidence import evidence
from bridgelaw.words.telling.laws import law_asking, measured_by
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.to_tell import AnswerToTell


def questions(to_tell: AnswerToTell, asked: Sequence[Question] | None = None) -> Iterator[Line]:
    """Each open Question: its sentence with the provision, what yes and no mean, why it matters, the evidence.

    `asked`: those that are told, if it is not all of the answer's.
    """
    words, before = to_tell.words, ""
    for question in to_tell.questions if asked is None else asked:
        if question.answer is not None or answered_by_score(to_tell, question):
            continue
        message = f"question-{question.kind}"
        if question.of != before:
            yield from _about(to_tell, question)
        before = question.of
        said = question_text(to_tell, question)
        asking, agreed = law_asking(question.kind, question.law), provisions(words.edition)["law84.agreed"]
        apart = question.kind == "facts_agreed" and asking != question.law
        yield Line(capital(said), law="" if apart else words.law(asking, short=True), indent=2)
        for which, behind in (("yes", agreed.reference), ("no", asking)):
            if text := meaning(words, message, which, question.law, phase=to_tell.answer.phase):
                # what is agreed and what is disputed is ruled on by two Laws
                yield Line(text, law=words.law(behind, short=True) if apart else "", indent=4)
        measure = measured_by(question.kind, question.law)
        law = words.law(measure, short=True) if measure else ""
        yield Line(question_why(to_tell, question), law=law, indent=4, style="faint")
        yield from evidence(to_tell, question)
        if message == "question-damage" and _is_left_over(question):
            yield Line(words.say("questions-threshold"), indent=4, style="faint")


def _about(to_tell: AnswerToTell, question: Question) -> Iterator[Line]:
    """What was said, done or learnt, where the Question is about that and not about a call or a card; nothing of what
    was said about a call of which nobody has told."""
    act = to_tell.act(question.of)
    if "explain" in act and act.get("of") in to_tell.view.filled:
        return
    if "claim" in act or "concede" in act:
        if question.of not in to_tell.view.set_up:
            yield Line(act_line(act, to_tell.words), indent=2, style="label")
            yield from (Line(left, indent=4 + 2 * bool(n)) for n, left in enumerate(hands_left(act, to_tell.words)))
            yield from (Line(said, indent=4) for said in said_behind(to_tell, question.of))
            yield from heard(to_tell)
        return
    if "reserve" in act:
        yield Line(noted_line(to_tell, question.of), indent=2, style="label")
        return
    called = question.kind in ("act_meant", "revoke_facts")
    if called or any(verb in act for verb in ("convey", "explain", "learn")):
        said = fact_line(act, to_tell.call_named(act.get("of")), to_tell.words, past="explain" in act)
        yield Line(said, indent=2, style="label")


def _is_left_over(question: Question) -> bool:
    """Whether damage is asked about because no Law rectifies it: how likely it has to be, the editions do not agree."""
    return "law84" in drawers_at(question.law)
