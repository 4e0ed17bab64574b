"""On what an element of the answer rests: the chain of acts and findings, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Answer, Irregularity, Obligation, Option, Question, Ruling
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.to_tell import Plain

Element = Irregularity | Option | Obligation | Question | Ruling
"""Whatever in an answer says on which acts it rests."""


def reasons(answer: Answer, record: Plain, id: str, words: Words) -> list[str] | None:
    """The element with the id or name `id` and, one to a line, the acts on which it rests; None when there is none.

    Args:
        answer: the Director's answer.
        record: the record in its own form (section 1).
        id: an id as the answer gives it (`i1`, `q1`), or the word of an option, a duty or a rectification.
    """
    acts = {act.get("id", f"a{n}"): act for n, act in enumerate(record.get("acts") or (), 1)}
    lines: list[str] = []
    for element, names, message in _elements(answer):
        if id in names:
            lines.append(f"{words.say(message, 'label')} ({words.law(element.law, short=True)})")
            known = ((why, act_line(acts[why], words)) for why in element.because if why in acts)
            lines += [f"  {words.say('answer-named', name=why, text=text)}" for why, text in known]
    return lines or None


def _elements(answer: Answer) -> Iterator[tuple[Element, tuple[str, ...], str]]:
    """Each of them with what it may be asked for by, and the message that has its label."""
    yield from ((it, (it.id, it.kind), f"irregularity-{it.kind}") for it in answer.irregularities)
    yield from ((option, (option.id,), f"option-{option.id}") for option in answer.options)
    yield from ((duty, (duty.what,), f"obligation-{duty.what}") for duty in answer.obligations)
    yield from ((asked, (asked.id, asked.kind), f"question-{asked.kind}") for asked in answer.questions)
    yield from ((one, (one.rectification,), f"rectification-{one.rectification}") for one in answer.rulings)
