"""The written ruling: three languages side by side, as a page and as a PDF; the right of appeal, and an appeal."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.api.directing import act_of, with_reason
from bridgelaw.formats.errors import Wrong
from bridgelaw.live.messages import TellOfAppeal
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.forms import Again, SentForm, Trouble, carried, decided, early, read, sent, wrongly
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.telling import where
from bridgelaw.web.desk.times import clock
from bridgelaw.web.pages import HTML, language_of
from bridgelaw.web.templating import words_of
from bridgelaw.words.letter import Back, NoTypst, compose_letter, html_of, pdf_of
from bridgelaw.words.letter.model import Letter

HERE = "/ruling"
_CASE = PATH + "/cases/{table:str}/{board:int}"
ALONE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""A letter that stands alone brings its own style along and nothing else."""


@get(_CASE + HERE, include_in_schema=False)
async def look(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The letters side by side, and what is to be done about an appeal."""
    lobby = await at_a_case(request)
    return _again(request)(await case_of(lobby, request, table, board), None, 200)


@get(_CASE + "/letter.html", include_in_schema=False)
async def as_page(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[str]:
    """One letter, as it can be kept or printed."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    back = Back(case.address + HERE, words_of(language_of(request)).say("letter-back"))
    text = html_of(letter_of(case, language_of(request)), back)
    return Response(text, media_type=HTML, headers={"content-security-policy": ALONE})


@get(_CASE + "/letter.pdf", include_in_schema=False)
async def as_pdf(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The same as a PDF."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    language = language_of(request)
    try:
        data = await asyncio.to_thread(pdf_of, letter_of(case, language))
    except NoTypst:
        return _again(request)(case, Trouble(case.words.say("written-no-pdf"), SentForm("", None, None, {})), 501)
    name = f"ruling-{case.number or case.place}-{language}.pdf"
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(data, media_type="application/pdf", headers=headers)


@post(_CASE + "/told", include_in_schema=False)
async def told(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The players have been told of their right."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    return await sent(lobby, case, form, TellOfAppeal(id=form.id, place=case.place), _again(request), HERE)


@post(_CASE + "/appeals", include_in_schema=False)
async def appeal(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """A player appeals, and his partner may agree; the Director writes it down for them."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = _again(request)
    if (done := early(case, form, show, HERE)) is not None:
        return done
    act: dict[str, Any] = {"by": form.text("by"), "appeal": True}
    if case.road.award is not None:
        act["of"] = case.road.award
    if form.text("concurring"):
        act["concurring"] = True
    if text := form.line("text"):
        act["text"] = text
    return await decided(lobby, case, form, act, show, HERE)


@post(_CASE + "/appeals/decision", include_in_schema=False)
async def decide(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """How the appeal was decided."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = _again(request)
    if (done := early(case, form, show, HERE)) is not None:
        return done
    text = with_reason(form.text("decision"), form.line("text"))
    try:
        act = act_of(case.road, case.record, "decide_appeal", text)
    except Wrong as error:
        return wrongly(case, form, error, show)
    return await decided(lobby, case, form, act, show, HERE)


def letter_of(case: Case, language: str) -> Letter:
    """The ruling on that case in a language."""
    words = words_of(language, case.state.book.edition)
    in_language = case.read_by(words)
    at = case.state.board.told_of_appeal
    at_clock = clock(at) if at else ""
    return compose_letter(
        in_language.told_road,
        in_language.answer,
        in_language.written,
        words,
        at_clock,
        view=in_language.view,
        place=case.sitting,
    )


def _own_first(language: str) -> tuple[str, ...]:
    """All languages, that of the desk in front."""
    return tuple(sorted(LANGUAGES, key=lambda one: one != language))


def _again(request: Asking) -> Again:
    def show(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        at, minutes = case.state.board.told_of_appeal, case.road.appeal_minutes
        open_ = any(one.decision is None for one in case.road.appeals)
        fields = {
            "where": where(case),
            "carried": carried(case),
            "letters": {language: letter_of(case, language) for language in _own_first(case.words.language)},
            "told": clock(at) if at else "",
            "until": clock(at + 60 * minutes) if at else "",
            "minutes": minutes,
            "appeals": case.told_road["appeal"]["appeals"],
            "under_appeal": open_,
            "next_score": case.road.next.do == "adjust",
            "has_ruling": case.road.state in ("decided", "appealed", "final"),
            "has_ended": case.state.board.now.phase in ("ended", "closed"),
        }
        return page("letter", request, case.words, status, case=case, trouble=trouble, **fields)

    return show
