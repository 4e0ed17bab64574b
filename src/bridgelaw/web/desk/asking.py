"""A Question as the page puts it: what is asked, what each answer means, why it matters, the evidence under it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.web.desk.case import Case
from bridgelaw.words.telling import case as telling
from bridgelaw.words.telling.answered import value_in_words
from bridgelaw.words.telling.ask import question_text, questions
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import meaning

Plain = Mapping[str, Any]


class Given(Struct, frozen=True):
    """An answer that was given, in words, with the reason."""

    value: str
    why: str


class Question(Struct, frozen=True, kw_only=True):
    """One Question. `key` names it in a form, `form` says how it is answered; `beside` is what lies under it.

    `answers`: all that were given, the last one last; `value` is that one as it would be typed.
    """

    key: str
    kind: str
    form: str
    label: str
    sentence: str
    law: str
    yes: str
    no: str
    why: str
    beside: tuple[Line, ...]
    status: str
    answers: tuple[Given, ...]
    value: str

    @property
    def answer(self) -> Given | None:
        """The last answer."""
        return self.answers[-1] if self.answers else None


def questions_of(case: Case, asked: Iterable[Plain]) -> tuple[Question, ...]:
    """Questions of a road in plain data, as the page puts them."""
    return tuple(_question(case, one) for one in asked)


def _question(case: Case, one: Plain) -> Question:
    words, kind = case.words, str(one["kind"])
    message = f"question-{kind}"
    entry = _with_evidence(case, one)
    last = one["answers"][-1]["value"] if one["answers"] else None
    return Question(
        key=f"{kind}@{one['of']}" if one["of"] else kind,
        kind=kind,
        form=LISTED_QUESTIONS.get(kind, "yes_no"),
        label=words.say(message, "label"),
        sentence=capital(question_text(case.told, entry)),
        law=one["law"] or "",
        yes=meaning(words, message, "yes") or words.say("questions-yes"),
        no=meaning(words, message, "no") or words.say("questions-no"),
        why=words.say(message, "why"),
        beside=tuple(_beside(case, entry)) if one["status"] == "open" else (),
        status=one["status"],
        answers=tuple(Given(value_in_words(words, kind, a["value"]), a["why"]) for a in one["answers"]),
        value=_typed(last),
    )


def _with_evidence(case: Case, one: Plain) -> Plain:
    """The Question as the answer has it, where it is open."""
    same = (one["kind"], one["of"], one["seat"])
    found = (q for q in case.answer["questions"] if (q["kind"], q["of"], q["seat"]) == same)
    return next(found, {**one, "answer": None})


def _beside(case: Case, entry: Plain) -> Iterable[Line]:
    """What `bridgelaw ruling` prints with the Question, without what stands elsewhere on the page."""
    told = telling.Case({**case.answer, "questions": [{**entry, "answer": None}]}, case.view, case.words)
    said = {capital(question_text(told, entry)), case.words.say(f"question-{entry['kind']}", "why")}
    for which in ("yes", "no"):
        said.add(meaning(case.words, f"question-{entry['kind']}", which) or "")
    return (line for line in questions(told) if line.text not in said)


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(map(str, value)) or "-"
    return "" if value is None else str(value)
