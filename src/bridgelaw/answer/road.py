"""The road of a ruling as plain data: what `bridgelaw ruling --json` prints and the written ruling is made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bridgelaw.answer.elements import Element
from bridgelaw.answer.road_model import NextSaid, OptionSaid, QuestionSaid, RoadSaid
from bridgelaw.answer.score import each_said, written
from bridgelaw.answer.then import Option, costs_by_name, explaining
from bridgelaw.desk.meant import may_be_meant
from bridgelaw.desk.order import AFTER_PLAY
from bridgelaw.desk.outcomes import results_by_answer
from bridgelaw.desk.road import OpenChoice, Road, RoadQuestion
from bridgelaw.desk.score import Score
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation


def plain(road: Road, book: Book, now: Situation, after: str, *, costs: bool = True) -> RoadSaid:
    """The road as mappings and lists; `after` is the id of the last act (`start` before the first); `costs`: whether
    options carry what they cost (`then`), which takes longer than all the rest.

    >>> from bridgelaw import Table
    >>> from bridgelaw.desk.ruling import road
    >>> table = Table(dealer="N")
    >>> plain(road(table.course), table.book, table.situation, "start")["next"]["do"]
    'nothing'
    """

    def valued(found: Score | None) -> dict[str, Any] | None:
        if found is None:
            return None
        said: dict[str, Any] = msgspec.to_builtins(written(found, now.setting.vulnerable, book.regulations.mp_decimals))
        return said

    ids = {it.key: f"i{n}" for n, it in enumerate(now.irregularities, 1)}
    asked = [_question(book, now, one) for one in road.questions]
    first = road.next.question
    # of a board with very many Questions the last ones stand in the list, and the next one need not be among them
    following = next((said for one, said in zip(road.questions, asked, strict=True) if one == first), None)
    told = costs_by_name(book, now) if costs else {}
    follows: tuple[Element, ...] = ()
    would = told
    if costs and road.next.do == "explain_options" and road.explained and road.explained.after:
        follows, would = explaining(book, now, road.explained.after)
    coming: NextSaid = {
        "step": road.next.step,
        "do": road.next.do,
        "question": following or (_question(book, now, first) if first else None),
        "options": [_choice(one, ids, would) for one in road.next.choices],
        "regulations": [_struct(one) for one in road.next.settings],
    }
    if costs and road.next.do == "explain_options":
        coming["then"] = list(follows)
    if road.next.unnoticed:
        coming["irregularity"] = ids[road.next.unnoticed]
    said: RoadSaid = {
        "bridgelaw": 1,
        "laws": int(book.edition),
        "authority": book.authority,
        "after": after,
        "state": road.state,
        "next": coming,
        "to_explain": [ids[it.key] for it in now.irregularities.open if it.waits_for_explanation],
        "steps": [{"step": one.name, "status": one.status} for one in road.steps],
        "complaints": [_struct(one) for one in road.complaints],
        "facts": [{"about": one.about, "by": _seat(one.by), "basis": one.basis} for one in road.facts],
        "questions": asked,
        "options": [_choice(one, ids, told) for one in road.choices],
        "chosen": [one.act for one in road.chosen],
        "chosen_under": {one.act: one.law for one in road.chosen if one.law},
        "clauses": list(road.clauses),
        "offending": road.offending.value if road.offending else None,
        "awards": list(road.awards),
        "award": road.award,
        "score": {"before": valued(road.before), "after": valued(road.after)},
        "appeal": {
            "minutes": road.appeal_minutes,
            "deposit": road.appeal_deposit,
            "appeals": [_struct(one) for one in road.appeals],
        },
        "obsolete": [_struct(one) for one in road.obsolete],
    }
    if road.appealed is not None:
        said["score"]["appealed"] = valued(road.appealed)
    if road.appealed_award is not None:
        said["appealed_award"] = road.appealed_award
    if road.may_be_left:
        said["may_be_left"] = True
    return said


def encode(plain_road: Mapping[str, object]) -> bytes:
    """It as one line of JSON."""
    return msgspec.json.encode(plain_road)


def _question(book: Book, now: Situation, one: RoadQuestion) -> QuestionSaid:
    """It in plain data; `choices`: what may be answered, where that hangs on the board."""
    said: QuestionSaid = {
        "kind": one.kind,
        "of": one.of,
        "seat": _seat(one.seat),
        "law": one.law,
        "status": one.status,
        "because": list(one.because),
        "answers": [
            {
                "act": a.act,
                "value": msgspec.to_builtins(a.value, enc_hook=str),
                "why": a.why,
                "consulted": list(a.consulted),
            }
            for a in one.answers
        ],
    }
    if one.kind == "act_meant" and one.of is not None:
        said["choices"] = list(may_be_meant(now, one.of))
    if one.most is not None:
        said["most"] = one.most
        results = results_by_answer(book, now, one.kind, one.of, one.most) if one.status == "open" else ()
        if results:
            said["outcomes"] = msgspec.to_builtins(each_said(results, now.setting.vulnerable))
    if one.in_passing:
        said["in_passing"] = True
    if one.status == "open" and one.kind in AFTER_PLAY and now.phase not in ("ended", "closed"):
        said["after_play"] = True
    if one.by:
        said["by"] = one.by
    if one.in_letter:
        said["in_letter"] = True
    return said


def _choice(one: OpenChoice, ids: Mapping[str, str], costs: Mapping[Option, tuple[Element, ...]]) -> OptionSaid:
    """An option in the form in which the answer has it."""
    then = costs.get((one.option, one.by, one.irregularity))
    said: OptionSaid = {
        "id": one.option,
        "by": one.by,
        "irregularity": ids.get(one.irregularity or ""),
        "law": one.law,
        "suits": one.suits,
        "calls": one.calls,
    }
    if one.cards is not None:
        said["cards"] = one.cards
    if then is not None:
        said["then"] = list(then)
    return said


def _seat(seat: Seat | None) -> str | None:
    return seat.value if seat else None


def _struct(one: Any) -> Any:
    """It as plain data, in the form that bears its name in `road_model`."""
    return msgspec.to_builtins(one)
