"""Rows of the register: what was decided on a board, as plain facts, and as words to be searched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from bridgelaw.answer.road_model import AnswerSaid
from bridgelaw.answer.score_model import Penalty
from bridgelaw.lawbook.findings import CARD
from bridgelaw.lawbook.situation import Irregularity
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.letter_page import letter_of
from bridgelaw.web.desk.telling import where
from bridgelaw.web.desk.times import date
from bridgelaw.words import Words
from bridgelaw.words.letter.decision import outcome
from bridgelaw.words.letter.law import rests_on
from bridgelaw.words.letter.model import Letter
from bridgelaw.words.letter.place import pairs
from bridgelaw.words.letter.state import goes_on
from bridgelaw.words.telling.layout import capital

COLUMNS = (
    "date", "table", "title", "board", "place", "laws", "authority", "state", "adjusted", "irregularities",
    "provisions", "score_before_ns", "score_after_ns", "score_before_ew", "score_after_ew", "penalties", "appeals",
    "address", "pairs",
)  # fmt: skip
"""The columns of the CSV, in their order; lists are words with spaces between."""

_DECIDED = ("decided", "appealed", "final")
_SETTLED = ("ruled", "accepted", "forfeited")


class RegisteredRuling(Struct, frozen=True, kw_only=True):
    """What was decided on one board: for programs; `before` and `after` are scores of the record format, section 4."""

    date: str
    table: str
    title: str
    pairs: tuple[str, ...] = ()
    board: int | None
    place: int
    laws: str
    authority: str
    state: str
    adjusted: bool
    irregularities: tuple[dict[str, Any], ...]
    provisions: tuple[str, ...]
    findings: tuple[dict[str, Any], ...]
    before: dict[str, Any] | None
    after: dict[str, Any] | None
    reason: str
    penalties: tuple[Penalty, ...]
    appeals: tuple[dict[str, Any], ...]
    address: str


class RegisterLine(Struct, frozen=True, kw_only=True):
    """A line of the register in words; `text` is all that is searched."""

    ruling: RegisteredRuling
    where: str
    about: tuple[str, ...]
    scores: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    before: str
    state: str
    outcome: str
    appeals: tuple[str, ...]
    at: float
    text: str


def is_ruling(case: Case) -> bool:
    """Whether anything was decided or adjusted on that board."""
    road = case.road
    if road.awards or case.answer.penalties:
        return True
    answered = any(one.answers for one in road.questions) or bool(case.answer.rulings)
    if road.state in _DECIDED and answered:
        return True
    # what was pointed out and costs nobody anything was decided too, as a call that is accepted or put right
    ends = road.state in _DECIDED or goes_on(case.told_road)
    return ends and any(_was_settled(case, it) for it in case.state.board.now.irregularities.noticed)


def _was_settled(case: Case, it: Irregularity) -> bool:
    """Whether nothing about it waits for a decision any more, and it was not only put in for a quick ruling."""
    return it.status in _SETTLED and it.act not in case.view.set_up


def entry(case: Case) -> RegisterLine:
    """Its line."""
    letter, words = letter_of(case, case.words.language), case.words
    ruling = _ruling(case)
    became = outcome(case.to_tell, case.told_road)
    result = words.say(f"register-{became}") if became else ""
    state = words.say(f"register-state-{ruling.state}")
    about = tuple(
        dict.fromkeys(capital(words.say(f"irregularity-{one['kind']}", "label")) for one in ruling.irregularities)
    )
    scores = tuple((row.side, row.before, row.after) for row in letter.scores.rows) if letter.scores else ()
    told = [where(case), *ruling.pairs, *about, result, state, *ruling.provisions, *_said(letter)]
    told += [ruling.reason, ruling.date]
    return RegisterLine(
        ruling=ruling,
        where=where(case),
        about=about,
        scores=scores,
        before=letter.scores.before if letter.scores else "",
        state=state,
        outcome=result,
        appeals=tuple(_appeals(words, ruling)),
        at=_last_at(case),
        text=" ".join(told).casefold(),
    )


def bare_entry(case: Case) -> RegisterLine:
    """The line of a board of which no more can be said than that it is there."""
    state, words = case.state, case.words
    ruling = RegisteredRuling(
        date=date(state.last), table=state.stream, title=case.title, board=case.number,
        place=case.place, laws=state.settings.laws, authority=state.settings.authority, state="not_judged",
        adjusted=False, irregularities=(), provisions=(), findings=(), before=None, after=None, reason="",
        penalties=(), appeals=(), address=case.address,
    )  # fmt: skip
    result = words.say("queue-not-shown")
    return RegisterLine(
        ruling=ruling, where=where(case), about=(), scores=(), before="",
        state=words.say("question-not_judged", "label"), outcome=result, appeals=(), at=state.last,
        text=f"{where(case)} {result}".casefold(),
    )  # fmt: skip


def _ruling(case: Case) -> RegisteredRuling:
    road, answer, state = case.told_road, case.answer, case.state
    # a card is the Director's own, unless he has put it into the letter
    told = [one for one in road["questions"] if one["kind"] != CARD or one.get("in_letter")]
    answered = [one for one in told if one["answers"] and one["status"] != "obsolete"]
    irregularities = [it for it in answer.irregularities if case.to_tell.is_told(it)]
    award = case.view.acts.get(road["award"]) if road["award"] else None
    return RegisteredRuling(
        date=date(_last_at(case)),
        table=state.stream,
        pairs=tuple(pairs(case.words, case.players)) if state.settings.quick else (),
        title=case.title,
        board=case.number,
        place=case.place,
        laws=state.settings.laws,
        authority=state.settings.authority,
        state=road["state"] if road["state"] != "quiet" else "decided",
        adjusted=road["award"] is not None,
        irregularities=tuple({"kind": it.kind, "by": it.by, "law": it.law} for it in irregularities),
        provisions=tuple(rests_on(case.to_tell, road)),
        findings=tuple(
            {"kind": q["kind"], "of": q["of"], "law": q["law"], **_last(q["answers"][-1])} for q in answered
        ),
        before=road["score"]["before"],
        after=road["score"]["after"],
        reason=str((award or {}).get("text", "")),
        penalties=answer.penalties,
        appeals=tuple({"by": one["by"], "decision": one["decision"]} for one in road["appeal"]["appeals"]),
        address=case.address,
    )


def _last(answer: AnswerSaid) -> dict[str, Any]:
    return {"value": answer["value"], "why": answer["why"]}


def _last_at(case: Case) -> float:
    """When the last act on the board was done, in seconds since the epoch."""
    return case.state.board.began + max((float(act.get("at", 0)) for act in case.view.acts.values()), default=0)


def _said(letter: Letter) -> Iterator[str]:
    for section in letter.sections:
        for part in section.paragraphs:
            yield f"{part.text} {part.law} {part.reason}"


def _appeals(words: Words, ruling: RegisteredRuling) -> Iterator[str]:
    for one in ruling.appeals:
        decision = one["decision"]
        text = words.say(f"appeal_decision-{decision}", "label") if decision else words.say("register-appeal-open")
        yield words.say("register-appeal", text=text)


def searched(entries: Iterable[RegisterLine], query: str) -> list[RegisterLine]:
    """Those in which every word of the query stands, the latest first."""
    words = query.casefold().split()
    found = [one for one in entries if all(word in one.text for word in words)]
    return sorted(found, key=lambda one: -one.at)


def as_lines(found: Iterable[RegisterLine]) -> bytes:
    """The rulings as JSON Lines."""
    return b"".join(msgspec.json.encode(one.ruling) + b"\n" for one in found)


def as_rows(found: Iterable[RegisterLine]) -> Iterator[list[str]]:
    """The rulings as rows of the columns, with the scores in words."""
    for one in found:
        plain = msgspec.to_builtins(one.ruling)
        sides = {side: (before, after) for (_, before, after), side in zip(one.scores, ("ns", "ew"), strict=False)}
        plain |= {
            "irregularities": " ".join(dict.fromkeys(it["kind"] for it in one.ruling.irregularities)),
            "provisions": " ".join(one.ruling.provisions),
            "pairs": "; ".join(one.ruling.pairs),
            "board": "" if one.ruling.board is None else one.ruling.board,
            "penalties": "; ".join(_penalty(p) for p in one.ruling.penalties),
            "appeals": "; ".join(f"{a['by']} {a['decision'] or 'open'}" for a in one.ruling.appeals),
        }
        for side, (before, after) in sides.items():
            plain |= {f"score_before_{side}": "; ".join(before), f"score_after_{side}": "; ".join(after)}
        yield [_cell(plain.get(name, "")) for name in COLUMNS]


def _penalty(one: Penalty) -> str:
    return f"{one.side} {one.amount:g} {one.unit}"


def _cell(value: Any) -> str:
    """A cell; what a spreadsheet would take for a formula is kept from being one."""
    text = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
