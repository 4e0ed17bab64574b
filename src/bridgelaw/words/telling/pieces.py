"""An answer told piece by piece, for a page that puts each sentence where it belongs.

Each piece of a list has the number `n` of the element that it is about, so that the page finds it in the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.ask import question_text
from bridgelaw.words.telling.case import Case, Entry
from bridgelaw.words.telling.choices import option_text
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.information import fact_text
from bridgelaw.words.telling.irregular import irregularity_text
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.remarks import remarks
from bridgelaw.words.telling.rulings import penalty_line, ruling_text
from bridgelaw.words.telling.score import score
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.state import state

Piece = dict[str, Any]


def pieces(case: Case, viewer: str) -> dict[str, list[Piece] | list[str]]:
    """Every list of the answer that says something, by its name; what is empty in the answer is left out.

    Args:
        case: the answer and what its reader may know of the record.
        viewer: who reads it: a seat is spoken to about its own duties.
    """
    lists: dict[str, list[Piece] | list[str]] = {
        "irregularities": list(_irregularities(case)),
        "questions": list(_questions(case)),
        "options": list(_options(case)),
        "obligations": list(_obligations(case, viewer)),
        "information": list(_information(case)),
        "rulings": list(_rulings(case)),
        "penalties": [penalty_line(case, penalty).text for penalty in case.answer.get("penalties") or ()],
        "score": score_lines(case),
        "errors": [line.text for line in remarks(case)],
    }
    return {name: told for name, told in lists.items() if told}


def state_line(case: Case) -> str:
    """Phase, contract, tricks, whose turn, whether the table is stopped."""
    return next(iter(state(case))).text


def score_lines(case: Case) -> list[str]:
    """The result and what it is worth."""
    return [line.text for line in score(case)]


def rights(found: Sequence[tuple[str, str]], words: Words) -> list[Piece]:
    """What a player may do: pairs of a right and its provision."""
    return [
        _piece(words, n, law, words.say(f"right-{right}", "label"), words.say(f"right-{right}", "sentence"))
        | {"why": words.say(f"right-{right}", "why")}
        for n, (right, law) in enumerate(found)
    ]


def _piece(words: Words, n: int, law: str, label: str, sentence: str) -> Piece:
    return {
        "n": n,
        "label": capital(label),
        "sentence": capital(sentence),
        "law": law,
        "law_label": words.law(law, short=True) if law else "",
    }


def _of(case: Case, name: str) -> Iterator[tuple[int, Entry]]:
    return enumerate(case.answer.get(name) or ())


def _irregularities(case: Case) -> Iterator[Piece]:
    words = case.words
    for n, it in _of(case, "irregularities"):
        message = f"irregularity-{it['kind']}"
        piece = _piece(words, n, it["law"], words.say(message, "label"), irregularity_text(case, it))
        status = words.say(f"irregularity_status-{it['status']}", "label") if it.get("status") else ""
        yield piece | {"status": status, "why": words.say(message, "why")}


def _questions(case: Case) -> Iterator[Piece]:
    words = case.words
    for n, question in _of(case, "questions"):
        message = f"question-{question['kind']}"
        piece = _piece(words, n, question["law"], words.say(message, "label"), question_text(case, question))
        piece["why"] = words.say(message, "why")
        piece["form"] = LISTED_QUESTIONS.get(question["kind"], "yes_no")
        for which in ("yes", "no"):
            piece[which] = meaning(words, message, which)
        yield piece


def _options(case: Case) -> Iterator[Piece]:
    words = case.words
    for n, option in _of(case, "options"):
        message = f"option-{option['id']}"
        piece = _piece(words, n, option["law"], words.say(message, "label"), option_text(case, option))
        yield piece | {"by": option["by"], "why": words.say(message, "why")}


def _obligations(case: Case, viewer: str) -> Iterator[Piece]:
    words = case.words
    for n, duty in _of(case, "obligations"):
        message = f"obligation-{duty['what']}"
        said = duty_text(case, duty, own=duty["who"] == viewer)
        yield _piece(words, n, duty["law"], words.say(message, "label"), said) | {"why": words.say(message, "why")}


def _information(case: Case) -> Iterator[Piece]:
    words = case.words
    known: Mapping[str, Sequence[Entry]] = case.answer.get("information") or {}
    for seat, entries in known.items():
        for n, entry in enumerate(entries):
            if not entry.get("ended"):
                message = f"information-{entry['kind']}"
                piece = _piece(words, n, entry["law"], words.say(message, "label"), fact_text(case, seat, entry))
                status = words.say(f"information_status-{entry['status']}", "label")
                yield {"seat": seat, **piece, "status": status, "why": words.say(message, "why")}


def _rulings(case: Case) -> Iterator[Piece]:
    words = case.words
    for n, ruling in _of(case, "rulings"):
        message = f"rectification-{ruling['rectification']}"
        yield _piece(words, n, ruling["law"], words.say(message, "label"), ruling_text(case, ruling))
