"""A Question as the page puts it: what is asked, what each answer means, why it matters, the evidence under it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.answer.model import Question
from bridgelaw.game.calls import STRAINS
from bridgelaw.game.cards import CARDS
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.web.desk.acts_form import What
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.telling import DOT, act_text
from bridgelaw.words import Words
from bridgelaw.words.spelling import rank_forms, strain_forms
from bridgelaw.words.telling.answered import (
    action,
    can_be_ticked,
    may_be_meant,
    question_text,
    question_why,
    revoke_facts,
    value_in_words,
)
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.laws import law_asking, measured_by
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.meant import MEANT, seen_in_trick
from bridgelaw.words.telling.score import result_of
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.to_tell import question_of

Plain = Mapping[str, Any]


SEVERAL = ("actions", "denominations")
"""Forms of an answer that can be several things, or none."""


class Given(Struct, frozen=True):
    """An answer that was given, in words, with the reason."""

    value: str
    why: str


class Number(Struct, frozen=True):
    """A number of tricks that can be answered, and the result that the board has with it."""

    value: str
    result: str


class AnswerPick(Struct, frozen=True):
    """One part of an answer that is chosen from a list; `free`: it may be left open."""

    label: str
    whats: tuple[What, ...]
    free: bool = False


class QuestionView(Struct, frozen=True, kw_only=True):
    """One Question. `key` names it in a form, `form` says how it is answered. `about` is what was said or done that
    it is about, `heard` what goes before an answer, `beside` the evidence that lies under it; `picks` what the answer
    is put together of; `ticks`, by their codes, what can be ticked, `held` what was ticked; `field`: what is typed;
    `numbers`: those that can be tapped; `meant`: the act that is likely meant.

    `answers`: all that were given, the last one last; `value` is that one as it would be typed.
    """

    key: str
    kind: str
    form: str
    label: str
    sentence: str
    law: str
    measure: str
    yes: str
    no: str
    why: str
    about: str
    heard: tuple[Line, ...]
    beside: tuple[Line, ...]
    status: str
    answers: tuple[Given, ...]
    value: str
    picks: tuple[AnswerPick, ...] = ()
    ticks: Mapping[str, str] = {}
    held: tuple[str, ...] = ()
    field: str = ""
    numbers: tuple[Number, ...] = ()
    meant: What | None = None

    @property
    def of_cards(self) -> bool:
        """Whether it is cards that can be ticked."""
        return any(code in CARDS for code in self.ticks)

    @property
    def answer(self) -> Given | None:
        """The last answer."""
        return self.answers[-1] if self.answers else None


def questions_of(case: Case, asked: Iterable[Plain]) -> tuple[QuestionView, ...]:
    """Questions of a road in plain data, as the page puts them."""
    return tuple(_question(case, one) for one in asked)


def _question(case: Case, one: Plain) -> QuestionView:
    words, kind, law = case.words, str(one["kind"]), str(one["law"] or "")
    message = f"question-{kind}"
    asked = _with_evidence(case, one)
    about, heard, beside = _beside(case, asked) if one["status"] == "open" else ("", (), ())
    if kind == NOT_JUDGED:
        about = _not_judged(case, one["of"])
    last = one["answers"][-1]["value"] if one["answers"] else None
    return QuestionView(
        key=f"{kind}@{one['of']}" if one["of"] else kind,
        kind=kind,
        form=LISTED_QUESTIONS.get(kind, "yes_no"),
        label=words.say(message, "label"),
        sentence=capital(question_text(case.to_tell, asked)),
        law=law_asking(kind, law),
        measure=measured_by(kind, law),
        yes=meaning(words, message, "yes", law, phase=case.answer.phase) or words.say("questions-yes"),
        no=meaning(words, message, "no", law, phase=case.answer.phase) or words.say("questions-no"),
        why=question_why(case.to_tell, asked),
        about=about,
        heard=heard,
        beside=beside,
        status=one["status"],
        answers=tuple(Given(value_in_words(words, kind, a["value"], case.view.acts), a["why"]) for a in one["answers"]),
        value=_typed(last, words),
        picks=tuple(_picks(case, one)),
        ticks=_ticks(case, one),
        held=tuple(map(str, last)) if isinstance(last, list) else (),
        field=_field(words, kind),
        numbers=tuple(_numbers(case, one)),
        meant=_meant(case, one),
    )


def _numbers(case: Case, one: Plain) -> Iterator[Number]:
    if LISTED_QUESTIONS.get(one["kind"]) != "tricks":
        return
    outcomes = one.get("outcomes") or () if not case.to_tell.contract_is_set_up else ()
    told = [f"{result_of(case.to_tell, o['contract'], o.get('by'), o.get('tricks'))}" for o in outcomes]
    for n in range(one.get("most", 13) + 1):
        yield Number(str(n), told[n] if n < len(told) else "")


def _meant(case: Case, one: Plain) -> What | None:
    act = seen_in_trick(case.to_tell, one["of"]) if one["kind"] == MEANT and one["status"] == "open" else None
    return None if act is None else What(act, act_text(case, case.view.acts[act]))


def _picks(case: Case, one: Plain) -> Iterator[AnswerPick]:
    words, form = case.words, LISTED_QUESTIONS.get(one["kind"])
    if form == "act":
        found = may_be_meant(words, one.get("choices") or (), case.view.acts)
        yield AnswerPick(words.say(f"question-{one['kind']}", "label"), tuple(What(*what) for what in found.items()))
    elif form == "revoke":
        seats = tuple(What(seat, words.seat(seat)) for seat in "NESW")
        suits = tuple(What(suit, words.suit(suit)) for suit in "SHDC")
        numbers = tuple(What(str(n), str(n)) for n in range(13))
        answers = tuple(What(word, words.say(f"questions-{word}")) for word in ("no", "yes"))
        given = {"by": seats, "suit": suits, "won_by": seats, "later": numbers, "with_suit": answers}
        for key in revoke_facts(case.answer.laws):
            yield AnswerPick(words.say(f"questions-revoke-{key}"), given[key])
        yield AnswerPick(words.say("questions-revoke-trick"), (What("12", "12"),), free=True)


def _ticks(case: Case, one: Plain) -> dict[str, str]:
    """What can be ticked, with its name."""
    words = case.words
    names = dict.fromkeys(STRAINS, words.suit) | dict.fromkeys(CARDS, words.card)
    codes: tuple[str, ...] = can_be_ticked(case.to_tell, one["kind"], one["of"], one["seat"])
    last = one["answers"][-1]["value"] if codes and one["answers"] else ()
    # what was ticked before can be taken away
    codes = tuple(dict.fromkeys((*codes, *(str(code) for code in last if isinstance(last, list)))))
    return {code: names[code](code) if code in names else words.call(code, "short") for code in codes}


def _field(words: Words, kind: str) -> str:
    """What is to be typed, with an example in the letters of the reader's language."""
    form = LISTED_QUESTIONS.get(kind, "yes_no")
    if form == "card":
        return words.say(
            "case-ask-card", example=strain_forms(words.language, "H")[0] + rank_forms(words.language, "K")[0]
        )
    return "" if form in (*SEVERAL, "act", "revoke", "yes_no") else words.say(f"road-ask-{form}")


def _with_evidence(case: Case, one: Plain) -> Question:
    """The Question as the answer has it, where it is open."""
    same = (one["kind"], one["of"], one["seat"])
    found = (asked for asked in case.answer.questions if (asked.kind, asked.of, asked.seat) == same)
    return next(found, question_of(one))


def _beside(case: Case, asked: Question) -> tuple[str, tuple[Line, ...], tuple[Line, ...]]:
    """What `bridgelaw ruling` prints with the Question: what it is about; how it is heard, in front of what is asked;
    the evidence behind it."""
    sentence = capital(question_text(case.to_tell, asked))
    told = list(questions(case.to_tell, [asked]))
    place = next((n for n, line in enumerate(told) if line.text == sentence), 0)
    said = {sentence, question_why(case.to_tell, asked)}
    for which in ("yes", "no"):
        phase = case.answer.phase
        said.add(meaning(case.words, f"question-{asked.kind}", which, asked.law, phase=phase) or "")
    evidence = tuple(line for line in told[place:] if line.text not in said)
    if place and told[0].style == "label":
        return told[0].text, tuple(told[1:place]), evidence
    return "", tuple(told[:place]), evidence


def _not_judged(case: Case, act: str) -> str:
    """The act, and the provisions that could not be followed in it."""
    laws = [law for error in case.answer.errors if error.act == act for law in error.laws or ()]
    told = [act_text(case, case.view.acts[act])] if act in case.view.acts else []
    return DOT.join((*told, *(case.words.law(law) for law in dict.fromkeys(laws))))


def _typed(value: Any, words: Words) -> str:
    """A value as it would be typed in the reader's language."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(action(words, str(one)) if len(str(one)) > 1 else str(one) for one in value) or "-"
    return "" if value is None or isinstance(value, dict) else action(words, str(value))
