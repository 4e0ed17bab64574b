"""The page of an adjusted score: looked at as often as one likes, given once; the other tables; penalties."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlencode

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.answer.double_dummy import plain as plain_double_dummy
from bridgelaw.api.directing import act_of, with_reason
from bridgelaw.api.double_dummy import Unsolved, solve
from bridgelaw.desk.double_dummy import compared, problem
from bridgelaw.formats.errors import Wrong
from bridgelaw.live.messages import Arrange, Sent
from bridgelaw.table.vocabulary import PENALTY_KINDS, UNITS
from bridgelaw.web.desk import award_form
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.award_form import AwardForm
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.effect_view import effect_view
from bridgelaw.web.desk.elsewhere import field_of_house
from bridgelaw.web.desk.field_form import UnreadableScore, with_field
from bridgelaw.web.desk.fitting import fitting
from bridgelaw.web.desk.forms import Again, Trouble, decided, early, read, sent, wrongly
from bridgelaw.web.desk.of_session import of_session
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.score_view import fields_of, score_view

HERE = "/score"
_CASE = PATH + "/cases/{table:str}/{board:int}"
PART = "part"
"""In the address: only the effect is wanted, for a page that asks as it is being filled in."""
INSIST = "insist"
"""The field by which he means a result that was reached by the illegal call."""


@get(_CASE + HERE, include_in_schema=False)
async def look(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The form; with what stands in the address filled in, and its effect."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    given = {name: tuple(request.query_params.getall(name)) for name in request.query_params}
    form = award_form.read(given) if any(name in given for name in ("bid", "kind")) else None
    solved = await _solved(case) if "dd" in given else None
    fits = await fitting(case, given.get("dd", ()))
    if PART in given:
        return page("effect", request, case.words, case=case, view=score_view(case, form, solved), trouble=None)
    found = await of_session(lobby, case)
    case = case if found is None else found.case
    view = score_view(case, form, solved, found, fits)
    return page("score", request, case.words, case=case, view=view, trouble=None)


@post(_CASE + HERE, include_in_schema=False)
async def give(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The score is given, if its effect is the one that was shown."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    award = award_form.read(form.fields)
    show = _again(request, award)
    if (done := early(case, form, show)) is not None:
        return done
    if award.is_empty or form.text("shown") != award.text():
        return show(case, Trouble(case.words.say("adjust-changed"), form), 422)
    effect = effect_view(case, award)
    if effect is not None and effect.illegal and not form.text(INSIST):
        return show(case, Trouble(case.words.say("adjust-illegal"), form), 422)
    try:
        act = act_of(case.road, case.record, "adjust", with_reason(award.text(), form.line("reason")))
    except Wrong as error:
        return wrongly(case, form, error, show)
    return await decided(lobby, case, form, act, show)


@post(_CASE + "/score/back", include_in_schema=False)
async def take_back(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The adjusted score that stands is taken back."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = _again(request, None)
    if (done := early(case, form, show)) is not None:
        return done
    try:
        act = act_of(case.road, case.record, "withdraw_award", "yes")
    except Wrong as error:
        return wrongly(case, form, error, show)
    return await decided(lobby, case, form, act, show)


@post(_CASE + "/penalties", include_in_schema=False)
async def penalize(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """A penalty, apart from the score."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = _again(request, None)
    if (done := early(case, form, show, HERE)) is not None:
        return done
    amount = _amount(form.text("amount"))
    words = (form.text("side"), form.text("unit"), form.text("kind"))
    if amount is None or words[0] not in ("NS", "EW") or words[1] not in UNITS or words[2] not in PENALTY_KINDS:
        return show(case, Trouble(case.words.say("adjust-penalty-wrong"), form), 422)
    given: dict[str, Any] = {"side": words[0], "unit": words[1], "amount": amount, "kind": words[2]}
    if reason := form.line("reason"):
        given["reason"] = reason
    return await sent(lobby, case, form, Sent(id=form.id, act={"penalize": given}, place=case.place), show, HERE)


@post(_CASE + "/field", include_in_schema=False)
async def field(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The other tables' results: as typed, or those of this house."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    award = award_form.read(form.fields)
    show, say = _again(request, None if award.is_empty else award), case.words.say
    if (done := early(case, form, show, HERE)) is not None:
        return done
    dealt = case.state.board.dealt
    if dealt.in_session is not None:
        return show(case, Trouble(say("adjust-field-not-typed"), form), 422)
    if form.text("from") == "house":
        found = await field_of_house(lobby, case.state)
        if not found:
            return show(case, Trouble(say("adjust-field-here-none"), form), 422)
        results, expected = found, ""
    else:
        results, expected = form.text("results"), form.text("expected")
    try:
        conditions = with_field(dealt, results, expected, {side: form.text(side) for side in ("NS", "EW")})
    except UnreadableScore as error:
        return show(case, Trouble(say("adjust-field-wrong", text=error.text), form), 422)
    message = Arrange(id=form.id, board=conditions, place=case.place, case=form.case)
    # what has been filled in of the score itself stays
    kept = "" if award.is_empty else f"?{urlencode(fields_of(award), doseq=True)}"
    return await sent(lobby, case, form, message, show, f"{HERE}{kept}")


def _again(request: Asking, form: AwardForm | None) -> Again:
    """Makes the page, with what has been filled in."""

    def show(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        view = score_view(case, form, None)
        return page("score", request, case.words, status, case=case, view=view, trouble=trouble)

    return show


def _amount(text: str) -> float | None:
    try:
        found = float(text.replace(",", "."))
    except ValueError:
        return None
    return found if 0 < found <= 10_000 else None


async def _solved(case: Case) -> dict[str, Any]:
    """The double-dummy figures, or why there are none."""
    try:
        solved = await asyncio.to_thread(solve, problem(case.state.board.now))
    except Unsolved as error:
        return {"unsolved": error.why}
    return plain_double_dummy(compared(case.state.board.course, solved, case.road.questions))
