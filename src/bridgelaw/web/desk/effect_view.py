"""What an adjusted score that is being filled in would do, or why that cannot be said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.answer.score import written
from bridgelaw.api.directing import act_of
from bridgelaw.desk.results import others
from bridgelaw.desk.working import ScoreEffect, Working, effect
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.lawbook.vain import ILLEGAL_RESULT, why_in_vain
from bridgelaw.table.acts import Adjust
from bridgelaw.web.desk.award_form import AwardForm, total
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.steps import Steps, signed, steps_of
from bridgelaw.words.letter.scores import cell
from bridgelaw.words.telling.faults import said, wrong
from bridgelaw.words.telling.illegal import illegal_result

SIDES: tuple[Side, Side] = (NS, EW)


class SideEffect(Struct, frozen=True, kw_only=True):
    """One side: what it has, what it would have, what it gains or loses, and how the figures come about."""

    side: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    change: str
    steps_before: Steps | None
    steps_after: Steps | None


class EffectView(Struct, frozen=True, kw_only=True):
    """The effect on both sides of the award that is written as `line`, or `trouble`.

    `sums` are those of the weights, each with whether it is off; `illegal`: what is said of a result that was reached
    by the illegal call itself, and the Law.
    """

    line: str
    sums: tuple[tuple[str, bool], ...] = ()
    sides: tuple[SideEffect, ...] = ()
    trouble: str = ""
    illegal: tuple[str, str] | None = None


def effect_view(case: Case, form: AwardForm) -> EffectView | None:
    """The effect of what stands in the form; None while nothing does."""
    if form.is_empty:
        return None
    words, line = case.words, form.text()
    sums = tuple(_sum(case, rows) for rows in (form.ns, form.ew if form.apart else ()) if total(rows) is not None)
    if incomplete := _incomplete(form):
        return EffectView(line=line, sums=sums, trouble=words.say("adjust-row-declarer", number=str(incomplete)))
    if any(is_off for _, is_off in sums):
        return EffectView(line=line, sums=sums)
    try:
        act = act_of(case.road, case.record, "adjust", line)
        found, refused, is_illegal = _looked_at(case, act)
    except Wrong as error:
        return EffectView(line=line, sums=sums, trouble=wrong(error, words))
    if refused:
        return EffectView(line=line, sums=sums, trouble=said(refused, {}, words) or refused)
    given = act["adjust"]
    try:
        found = _with_result(case, found, form)
    except Wrong as error:
        return EffectView(line=line, sums=sums, trouble=wrong(error, words))
    sides = tuple(_side(case, found, side, given) for side in SIDES)
    told = illegal_result(case.to_tell) if is_illegal else None
    return EffectView(line=line, sums=sums, sides=sides, illegal=(told.text, told.law) if told else None)


def _looked_at(case: Case, act: Mapping[str, Any]) -> tuple[ScoreEffect, str, bool]:
    """The effect of that act; the code of what refuses it, if anything does; whether a result in it was reached
    illegally."""
    now, book = case.state.board.now, case.state.book
    number = now.facts.count + 1
    read = acts_format.read_one({**act, "id": f"a{number}"}, number, now.facts.acts)
    assert isinstance(read, Adjust)
    errors = book.step(now, read).errors
    refused = why_in_vain(errors, read.id)
    is_illegal = any((one.act, one.code) == (read.id, ILLEGAL_RESULT) for one in errors)
    return effect(book, now, read), refused.code if refused else "", is_illegal


def lacks_result(case: Case) -> bool:
    """Whether nobody has told the case the result at the table: what stands in the record of a quick ruling is only
    there so that it could be ruled, and a table of a session tells the session."""
    elsewhere = case.view.quick is not None or case.state.board.dealt.in_session is not None
    return elsewhere and case.told_road["score"]["after"] is None


def _with_result(case: Case, found: ScoreEffect, form: AwardForm) -> ScoreEffect:
    """The effect on the board with the result at the table that is told in the form."""
    if not lacks_result(case):
        return found
    if form.table.is_empty or (form.table.bid != "P" and not form.table.by):
        return ScoreEffect(None, found.after)
    before, _, _ = _looked_at(case, act_of(case.road, case.record, "adjust", form.table.text()))
    return ScoreEffect(before.after, found.after)


def _incomplete(form: AwardForm) -> int | None:
    """The number of the first row that has a contract and no declarer."""
    rows = (*form.ns, *(form.ew if form.apart else ()))
    return next((n for n, row in enumerate(rows, 1) if row.bid not in ("", "P") and not row.by), None)


def _sum(case: Case, rows: Any) -> tuple[str, bool]:
    found = total(rows)
    assert found is not None
    text = case.words.percent(round(100 * float(found), 2))
    is_off = found != 1 and sum(not row.is_empty for row in rows) > 0
    return case.words.say("adjust-sum-off" if is_off else "adjust-sum", sum=text), is_off


def _side(case: Case, found: ScoreEffect, side: Side, given: Mapping[str, Any]) -> SideEffect:
    change = found.change(side)
    unit = "imp" if found.after.scoring == "imp" else "mp"
    if change is not None:
        told = "adjust-change-none" if not change else f"adjust-change-{unit}"
        told = case.words.say(told, text=signed(change, case.words)) if change else case.words.say(told)
    elif _is_same(found, side):
        # whatever the other tables have
        told = case.words.say("adjust-change-none")
    elif found.before is not None and _is_to_come(case):
        told = case.words.say("adjust-not-yet")
    else:
        # what is missing first has to be told first
        told = case.words.say("adjust-unknown", None if found.before is not None else "result")
    stood = found.before
    standing = case.to_tell.act(case.told_road["award"]) if case.told_road["award"] else {}
    return SideEffect(
        side=case.words.side(side.value),
        before=_worth(case, stood, side, standing.get("adjust") or {}),
        after=_worth(case, found.after, side, given),
        change=told,
        steps_before=steps_of(case.to_tell, stood, side) if stood else None,
        steps_after=steps_of(case.to_tell, found.after, side),
    )


def _is_to_come(case: Case) -> bool:
    """Whether there is nothing yet with which the board could be compared."""
    field = others(case.state.board.now.setting.field)
    return field is not None and field.is_to_come


def _is_same(found: ScoreEffect, side: Side) -> bool:
    """Whether the side has one result before and after, worth the same."""
    before = None if found.before is None else found.before.score.points.get(side)
    return before is not None and before == found.after.score.points.get(side)


def _worth(case: Case, one: Working | None, side: Side, given: Mapping[str, Any]) -> tuple[str, ...]:
    """The results of a side and what they are worth."""
    if one is None:
        return ()
    state = case.state
    score = written(one.score, state.board.dealt.vulnerable, state.book.regulations.mp_decimals)
    return tuple(cell(case.to_tell, score, side.value, given))
