"""An answer told piece by piece, for a page that puts each sentence where it belongs.

Each piece of a list has the number `n` of the element that it is about, so that the page finds it in the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bridgelaw.answer.model import Option, Question
from bridgelaw.answer.replacing import CostsOfCalls, Mark, mark
from bridgelaw.answer.road_model import NextSaid, QuestionSaid
from bridgelaw.game.cards import SUITS
from bridgelaw.table.options import (
    ANY_CALL,
    BY_THE_CALL,
    MAY_BE_LEFT,
    SUBSTITUTED,
    TakenWith,
    suits_to_name,
    taken_with,
)
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.words.say import KEPT, Words
from bridgelaw.words.telling.answered import can_be_ticked, question_text, question_why, revoke_facts
from bridgelaw.words.telling.besides import besides, told_to_all
from bridgelaw.words.telling.choosable import call_in_place, calls_in_place
from bridgelaw.words.telling.claims import heard
from bridgelaw.words.telling.costs import consequences, costs
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.evidence import times
from bridgelaw.words.telling.information import fact_text
from bridgelaw.words.telling.irregular import irregularity_text, led_too_soon, might_not_double, why_irregular
from bridgelaw.words.telling.laws import law_asking
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.meant import MEANT, seen_in_trick
from bridgelaw.words.telling.offered import each_once, option_label, option_text
from bridgelaw.words.telling.remarks import remarked
from bridgelaw.words.telling.rulings import penalty_line, ruling_text
from bridgelaw.words.telling.score import score
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.state import state
from bridgelaw.words.telling.to_tell import AnswerToTell, option_of, question_of


class CostLine(Struct, frozen=True, kw_only=True):
    """A line of what an option costs, `depth` steps in; a `head` is the condition of what stands under it."""

    text: str
    depth: int
    head: bool
    law_label: str | UnsetType = UNSET


class CostOfCalls(Struct, frozen=True, kw_only=True):
    """What each of these `calls` costs that replaces another one, and with what their keys are marked."""

    calls: tuple[str, ...]
    mark: Mark
    costs: tuple[CostLine, ...]


class Piece(Struct, frozen=True, kw_only=True):
    """What is said of element `n` of a list: its name, the provision with how it is cited, the sentence; of an option
    who has it, what it costs, what has to be named with it (`takes`), which `suits` that may be (several together have
    blanks between), which calls are `legal` and which one `stands` there now and is no change, whether that takes the
    place of an earlier call, and whether he may leave it; of an entry of the ledger whose it is, how it stands, why it
    is so; of a Question its answers and their `form`, which act is likely `meant`, what can be `ticked` in one, by
    their codes, of which `facts` one is put together, how those concerned are `heard` first, and the times that lie
    `beside` it."""

    seat: str | UnsetType = UNSET
    n: int
    label: str | UnsetType = UNSET
    law: str | UnsetType = UNSET
    law_label: str | UnsetType = UNSET
    sentence: str
    by: str | UnsetType = UNSET
    costs: tuple[CostLine, ...] | UnsetType = UNSET
    takes: TakenWith | UnsetType = UNSET
    suits: tuple[str, ...] | UnsetType = UNSET
    legal: tuple[str, ...] | UnsetType = UNSET
    stands: str | UnsetType = UNSET
    substitutes: bool | UnsetType = UNSET
    may_be_left: bool | UnsetType = UNSET
    status: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    form: str | UnsetType = UNSET
    meant: str | UnsetType = UNSET
    ticked: tuple[str, ...] | UnsetType = UNSET
    facts: tuple[str, ...] | UnsetType = UNSET
    heard: tuple[CostLine, ...] | UnsetType = UNSET
    beside: tuple[str, ...] | UnsetType = UNSET
    yes: str | UnsetType | None = UNSET
    no: str | UnsetType | None = UNSET


class NextReadOut(Struct, frozen=True, kw_only=True):
    """What the Director reads out when he explains: the options that open then, each with its costs, and what follows
    besides, or where nobody has a choice."""

    options: tuple[Piece, ...]
    follows: tuple[CostLine, ...]


def reading(to_tell: AnswerToTell, coming: NextSaid) -> NextReadOut:
    """That of the next step of a road (`next` of `bridgelaw ruling --json`), as it stands before he has explained."""
    options = tuple(_options(to_tell, [option_of(one) for one in coming["options"]], "director"))
    return NextReadOut(options=options, follows=tuple(_cost(line) for line in besides(to_tell, coming)))


def read_out(to_tell: AnswerToTell, found: tuple[Option, ...], viewer: str) -> list[Piece]:
    """What other players may choose, as `viewer` has heard it."""
    heard_of = AnswerToTell(replace(to_tell.answer, options=found), to_tell.view, to_tell.words)
    return list(_options(heard_of, found, viewer))


def explained(to_tell: AnswerToTell, acts: AbstractSet[str]) -> list[CostLine]:
    """What a player has heard of the irregular `acts` from the Director, and of what follows."""
    return [_cost(line) for line in told_to_all(to_tell, acts)]


def of_calls(to_tell: AnswerToTell, found: CostsOfCalls, viewer: str) -> list[CostOfCalls]:
    """What the calls cost by which the player `viewer` replaces one of his; together where he reads the same."""
    option = next((one for one in to_tell.options if one.by == viewer and one.id in BY_THE_CALL), None)
    alike: dict[bytes, list[str]] = {}
    for call, then in found.items():
        alike.setdefault(msgspec.json.encode(then), []).append(call)
    told: dict[tuple[Mark, tuple[CostLine, ...]], list[str]] = {}
    for calls in alike.values():
        then = found[calls[0]]
        lines = consequences(to_tell, then) if option is None else costs(to_tell, replace(option, then=then))
        said = tuple(_cost(line) for line in lines) or (_cost(Line(to_tell.words.say("costs-none"))),)
        told.setdefault((mark(then), said), []).extend(calls)
    return [
        CostOfCalls(calls=tuple(call for call in found if call in calls), mark=marked, costs=said)
        for (marked, said), calls in told.items()
    ]


def pieces(to_tell: AnswerToTell, viewer: str) -> dict[str, list[Piece] | list[str]]:
    """Every list of the answer that says something, by its name; what is empty in the answer is left out.

    Args:
        to_tell: the answer and what its reader may know of the record.
        viewer: who reads it: a seat is spoken to about its own duties.
    """
    lists: dict[str, list[Piece] | list[str]] = {
        "irregularities": list(_irregularities(to_tell)),
        "questions": list(_questions(to_tell)),
        "options": list(_options(to_tell, to_tell.options, viewer)),
        "obligations": list(_obligations(to_tell, viewer)),
        "information": list(_information(to_tell)),
        "rulings": list(_rulings(to_tell)),
        "penalties": [penalty_line(to_tell, penalty).text for penalty in to_tell.penalties],
        "score": score_lines(to_tell),
        "errors": [Piece(n=n, sentence=line.text) for n, line in remarked(to_tell)],
    }
    return {name: told for name, told in lists.items() if told}


def state_line(to_tell: AnswerToTell) -> str:
    """Phase, contract, tricks, whose turn, whether the table is stopped."""
    return next(iter(state(to_tell))).text


def score_lines(to_tell: AnswerToTell) -> list[str]:
    """The result and what it is worth."""
    return [line.text for line in score(to_tell)]


def rights(found: Sequence[tuple[str, str]], words: Words) -> list[Piece]:
    """What a player may do: pairs of a right and its provision."""
    return [
        _piece(
            words,
            n,
            law,
            words.say(f"right-{right}", "label"),
            words.say(f"right-{right}", "sentence"),
            why=words.say(f"right-{right}", "why"),
        )
        for n, (right, law) in enumerate(found)
    ]


def _piece(words: Words, n: int, law: str, label: str, sentence: str, **more: Any) -> Piece:
    label, law_label = _of_law(words, law, label)
    return Piece(n=n, label=label, law=law, law_label=law_label, sentence=capital(sentence), **more)


@lru_cache(KEPT)
def _of_law(words: Words, law: str, label: str) -> tuple[str, str]:
    return capital(label), words.law(law, short=True) if law else ""


@lru_cache(KEPT)
def _named(words: Words, group: str, word: str, status: str = "") -> tuple[str, str, str]:
    """The label of a word of the vocabulary, why it is so, and how it stands."""
    message = f"{group}-{word}"
    stands = words.say(f"{group}_status-{status}", "label") if status else ""
    return words.say(message, "label"), words.say(message, "why"), stands


def _irregularities(to_tell: AnswerToTell) -> Iterator[Piece]:
    words = to_tell.words
    for n, it in enumerate(to_tell.irregularities):
        label, why, status = _named(words, "irregularity", it.kind, it.status)
        if might_not_double(it.kind, it.law, words) or led_too_soon(it.kind, it.law):
            why = why_irregular(words, it.kind, it.law)
        yield _piece(words, n, it.law, label, irregularity_text(to_tell, it), status=status, why=why)


def _questions(to_tell: AnswerToTell) -> Iterator[Piece]:
    for n, question in enumerate(to_tell.questions):
        claimed = {"claim", "concede"} & to_tell.act(question.of).keys()
        measured = tuple(times(to_tell, question))
        yield replace(
            _question(to_tell, n, question),
            heard=tuple(_cost(line._replace(indent=0)) for line in heard(to_tell)) if claimed else UNSET,
            beside=measured or UNSET,
        )


def _question(to_tell: AnswerToTell, n: int, question: Question) -> Piece:
    words, message = to_tell.words, f"question-{question.kind}"
    label, why = words.say(message, "label"), question_why(to_tell, question)
    form = LISTED_QUESTIONS.get(question.kind, "yes_no")
    law, text = law_asking(question.kind, question.law), question_text(to_tell, question)
    return replace(
        _piece(words, n, law, label, text, why=why, form=form),
        meant=(seen_in_trick(to_tell, question.of) if question.kind == MEANT else None) or UNSET,
        ticked=can_be_ticked(to_tell, question.kind, question.of, question.seat) or UNSET,
        facts=revoke_facts(to_tell.answer.laws) if form == "revoke" else UNSET,
        yes=meaning(words, message, "yes", question.law, phase=to_tell.answer.phase),
        no=meaning(words, message, "no", question.law, phase=to_tell.answer.phase),
    )


def answered(to_tell: AnswerToTell, asked: Sequence[QuestionSaid]) -> list[Piece]:
    """The Questions of a road that the Director has answered, as they were put, so that he can answer them anew; `n` is
    the place in the road."""
    found = ((n, one) for n, one in enumerate(asked) if one["status"] in ("answered", "waiting"))
    return [_question(to_tell, n, question_of(one)) for n, one in found]


def findings(words: Words, asked: Sequence[QuestionSaid]) -> dict[str, str]:
    """What each yes or no of the Director means as an answer to its Question, by the act in which he gave it."""
    found = {}
    for one in asked:
        for answer in one["answers"]:
            if isinstance(value := answer["value"], bool):
                which = "yes" if value else "no"
                said = meaning(words, f"question-{one['kind']}", which, one["law"] or "")
                found[answer["act"]] = said or words.say(f"questions-{which}")
    return found


def _options(to_tell: AnswerToTell, found: Sequence[Option], viewer: str) -> Iterator[Piece]:
    words = to_tell.words
    for n, option in each_once(found):
        takes = taken_with(option.id, option.calls, option.cards or None)
        message = f"option-{option.id}"
        label, why = option_label(to_tell, option), words.say(message, "why")
        piece = _piece(words, n, option.law, label, option_text(to_tell, option), by=option.by, why=why)
        lines = tuple(_cost(line) for line in costs(to_tell, option, viewer=viewer))
        yield replace(
            piece,
            costs=lines or UNSET,
            takes=takes or UNSET,
            suits=suits_to_name(option.id, option.suits or SUITS, option.cards or None) if takes == "suit" else UNSET,
            legal=calls_in_place(to_tell, option) if option.id in ANY_CALL else UNSET,
            stands=call_in_place(to_tell, option) or UNSET,
            substitutes=option.id == SUBSTITUTED or UNSET,
            may_be_left=option.id in MAY_BE_LEFT or UNSET,
        )


def _cost(line: Line) -> CostLine:
    return CostLine(text=line.text, depth=line.indent // 2, head=line.style == "label", law_label=line.law or UNSET)


def _obligations(to_tell: AnswerToTell, viewer: str) -> Iterator[Piece]:
    words = to_tell.words
    for n, duty in enumerate(to_tell.obligations):
        message = f"obligation-{duty.what}"
        said = duty_text(to_tell, duty, own=duty.who == viewer)
        yield _piece(words, n, duty.law, words.say(message, "label"), said, why=words.say(message, "why"))


def _information(to_tell: AnswerToTell) -> Iterator[Piece]:
    words = to_tell.words
    for seat, entries in to_tell.ledger.items():
        for n, entry in enumerate(entries):
            if not entry.ended:
                label, why, status = _named(words, "information", entry.kind, entry.status)
                fact = fact_text(to_tell, seat, entry)
                yield _piece(words, n, entry.law, label, fact, seat=seat, status=status, why=why)


def _rulings(to_tell: AnswerToTell) -> Iterator[Piece]:
    words = to_tell.words
    for n, ruling in enumerate(to_tell.rulings):
        message = f"rectification-{ruling.rectification}"
        yield _piece(words, n, ruling.law, words.say(message, "label"), ruling_text(to_tell, ruling))
