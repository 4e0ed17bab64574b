"""The quick ruling at the desk: a tile, a few taps, what is read out; then a case of it, or the written ruling."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Container
from typing import Any
from urllib.parse import parse_qsl

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.response import Redirect, Response
from msgspec.structs import replace

from bridgelaw.answer.road import plain as plain_road
from bridgelaw.api.quick.again import EarlierAnswer, Resumed, kept_of, resumed
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.seen import facts_of, seen
from bridgelaw.api.quick.state import Quick
from bridgelaw.desk.ruling import road
from bridgelaw.formats import record as records
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import vulnerability_of
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.settings import LONGEST_TITLE
from bridgelaw.web.desk.access import PATH, Asking, AtDesk, at_desk, director
from bridgelaw.web.desk.forms import SentForm, new_id, read
from bridgelaw.web.desk.keeping import keep_case, of_ruling, written_down
from bridgelaw.web.desk.letter_page import ALONE
from bridgelaw.web.desk.of_play import PlayTold, play_named, told_of
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.paper_form import MOST_BOARDS, opened_with
from bridgelaw.web.desk.quick_address import (
    AUTHORITY,
    HERE,
    KEEP,
    LAWS,
    OTHERS,
    PLAY,
    Address,
    address_of,
    is_several,
    is_suggested,
    remembered,
)
from bridgelaw.web.desk.quick_score import board_told
from bridgelaw.web.desk.quick_view import tiles, view_quick
from bridgelaw.web.desk.score_page import HERE as SCORE
from bridgelaw.web.joining import LASTS
from bridgelaw.web.pages import HTML, language_of
from bridgelaw.words import Words
from bridgelaw.words.letter import Back, NoTypst, compose_letter, html_of, pdf_of
from bridgelaw.words.letter.model import Letter
from bridgelaw.words.telling.faults import because, wrong
from bridgelaw.words.telling.view import view_of

_ID = re.compile(r"[A-Za-z0-9_-]{12,40}")
_ANSWER, _SCORED = "answer", "score"


@get(HERE, include_in_schema=False)
async def look(request: Asking) -> Response[Any]:
    """The tiles, or how far a ruling has come."""
    at = _address(request)
    told = await _play(request, at)
    if KEEP in request.query_params:
        return _keeping(at)
    if at.start not in KINDS:
        words = _words(request, at)
        beside = _common(request, at, told)
        return page("quick_start", request, words, groups=tiles(at, words), told=told, id=new_id(), **beside)
    trouble = _words(request, at).say("quick-nothing-written") if _is_empty(request) else ""
    return await _shown(request, at, trouble, begun=_is_sent_without(request))


def _keeping(at: Address) -> Response[Any]:
    """Edition and authority are remembered; then the page as it was, whose own address keeps nothing."""
    found: Response[Any] = Redirect(at.href, status_code=303)
    for name in (LAWS, AUTHORITY):
        kept = Cookie(key=name, value=getattr(at, name), path=PATH, max_age=LASTS, samesite="strict")
        found.cookies.append(kept)
    return found


@get(HERE + "/letter.html", include_in_schema=False)
async def as_page(request: Asking) -> Response[Any]:
    """The written ruling, as it can be kept or printed."""
    at = _address(request)
    await _play(request, at)
    try:
        letter = await _letter(request, at)
    except Wrong as error:
        return _wrongly(request, at, error)
    back = Back(f"{at.href}#ask", _words(request, at).say("letter-back"))
    return Response(html_of(letter, back), media_type=HTML, headers={"content-security-policy": ALONE})


@get(HERE + "/letter.pdf", include_in_schema=False)
async def as_pdf(request: Asking) -> Response[Any]:
    """The same as a PDF."""
    at = _address(request)
    await _play(request, at)
    try:
        data = await asyncio.to_thread(pdf_of, await _letter(request, at))
    except Wrong as error:
        return _wrongly(request, at, error)
    except NoTypst:
        return await _shown(request, at, _words(request, at).say("written-no-pdf"), 501)
    name = f"ruling-{at.start}.pdf"
    return Response(data, media_type="application/pdf", headers={"content-disposition": f'inline; filename="{name}"'})


@post(HERE + "/case", include_in_schema=False)
async def make_case(request: Asking) -> Response[Any]:
    """A case of it: on paper, with table, board and pairs as far as they are known; leads to its score, if that is
    wanted."""
    desk = await at_desk(request, acting=True)
    lobby, form = desk.lobby, await read(request)
    given = [(name, form.text(name)) for name in ("start", PLAY, LAWS, AUTHORITY)]
    given += [(key, value) for key, _, value in (text.partition("=") for text in form.texts(_ANSWER))]
    at = address_of(given)
    words = _words(request, at)
    if at.play:
        return await _of_play(request, desk, form, at)
    await director(request, acting=True)
    if len(await lobby.house.store.streams()) >= lobby.settings.tables:
        raise TooManyRequestsException("tables")
    number = form.text("board") or board_told(at)
    if number and not (number.isdecimal() and 1 <= int(number) <= MOST_BOARDS):
        return await _shown(request, at, words.say("paper-bad-number", text=number), 422)
    try:
        found = await _ruled(at)
        settings, acts = _opened(found, form, at, words, number)
    except Wrong as error:
        return _wrongly(request, at, error)
    id = form.id if _ID.fullmatch(form.id) else new_id()
    await lobby.open_case(settings, acts, id)
    to = SCORE if form.text("to") == _SCORED else ""
    return Redirect(f"{PATH}/cases/{id}/1{to}", status_code=303)


async def _of_play(request: Asking, desk: AtDesk, form: SentForm, at: Address) -> Response[Any]:
    """The same about a play of a running session: all that the session knows comes from there. The call from which it
    came is over, unless a score has still to be given."""
    told = await told_of(desk, play_named(at.play))
    words = _words(request, at)
    scored = form.text("to") == _SCORED
    id = form.id if _ID.fullmatch(form.id) else new_id()
    try:
        if at.start not in KINDS:
            await keep_case(desk, told, written_down(told, words), (), id, over=False)
        else:
            found = await _ruled(at)
            settings, acts = _opened(found, form, at, words, str(told.board))
            await keep_case(desk, told, of_ruling(told, settings, words), acts, id, over=found.done and not scored)
    except Wrong as error:
        return _wrongly(request, at, error)
    return Redirect(f"{PATH}/cases/{id}/1{SCORE if scored else ''}", status_code=303)


async def _play(request: Asking, at: Address) -> PlayTold | None:
    """The play that the address names, for whoever is at the desk; None where it names none.

    Raises:
        HTTPException: he may not be here, or there is no such play that he may open.
    """
    desk = await at_desk(request)
    return await told_of(desk, play_named(at.play)) if at.play else None


def _opened(found: Quick, form: SentForm, at: Address, words: Words, number: str) -> Any:
    """Settings and acts of the table on paper on which the case stands; `number`: that of the board, where it is
    told."""
    if found.record is None:
        raise Wrong("facts-impossible", "there is nothing to be ruled yet", text=words.say("quick-none-yet"))
    opened = opened_with(records.from_plain(found.record))
    vulnerable = vulnerability_of(int(number)) if number else None
    dealt = replace(opened.settings.boards[0], number=int(number or 1), vulnerable=vulnerable)
    table = form.line("table")
    kind = words.say(f"quick_kind-{at.start}", "label")
    title = words.say("quick-table-named", text=table) if table else kind
    pairs = {"N": "ns", "S": "ns", "E": "ew", "W": "ew"}
    players = {seat: words.say("quick-pair-named", text=form.line(pair)) for seat, pair in pairs.items()
               if form.line(pair)}  # fmt: skip
    settings = replace(
        opened.settings,
        title=title[:LONGEST_TITLE],
        players={seat: name[:LONGEST_TITLE] for seat, name in players.items()},
        language=words.language,
        boards=(dealt,),
        quick=facts_of(found, at.answers, numbered=bool(number)),
    )
    return settings, opened.acts


async def _ruled(at: Address) -> Quick:
    """The ruling as far as the answers go, beside whatever else the house does.

    Raises:
        Wrong: one of the answers does not fit.
    """
    return await asyncio.to_thread(quick, at.start, at.answers, laws=at.laws, authority=at.authority)


def _resumed(at: Address, known: tuple[EarlierAnswer, ...] = ()) -> Resumed:
    """`known`: what need not be asked, since the session knows it."""
    kept = (*at.kept, *known) if not at.again else ()
    found = resumed(at.start, at.answers, kept, laws=at.laws, authority=at.authority)
    if at.again:
        return replace(found, waiting=at.kept)
    waiting, dropped = (tuple(one for one in some if one not in known) for some in (found.waiting, found.dropped))
    return replace(found, waiting=waiting, dropped=dropped)


def _asked_again(at: Address) -> tuple[EarlierAnswer, ...]:
    """The answer that is asked anew and those after it, each with what it was about."""
    answers = (*at.answers, *(one.pair for one in at.again))
    return kept_of(at.start, answers, len(at.answers), laws=at.laws, authority=at.authority)


async def _letter(request: Asking, at: Address) -> Letter:
    found = await _ruled(at) if at.start in KINDS else None
    if found is None or found.record is None or found.table is None:
        raise NotFoundException("no ruling yet")
    table = found.table
    answer = table.answer(costs=False)
    told = plain_road(road(table.course), table.book, table.situation, answer.after, costs=False)
    view = seen(view_of(found.record), facts_of(found, at.answers))
    return compose_letter(told, answer, found.record, _words(request, at), view=view)


async def _shown(
    request: Asking, at: Address, trouble: str = "", status: int = 200, *, begun: bool = False
) -> Response[Any]:
    """The page; `begun`: the question is being answered, though nothing of it is known."""
    words, told = _words(request, at), await _play(request, at)
    known = () if told is None else tuple(told.known(dict(at.answers)))
    try:
        found = await asyncio.to_thread(_resumed, at, known)
        again = await asyncio.to_thread(_asked_again, at)
    except Wrong as error:
        return _wrongly(request, at, error)
    at = replace(at, answers=found.answers, kept=found.waiting, again=again)
    view = await asyncio.to_thread(view_quick, found.quick, at, words, found.dropped)
    if told is not None and not at.again:
        view = replace(view, back=_undone(at, [one.pair for one in told.known(dict(at.answers))]))
    if view.waits and begun:
        view = replace(view, waits="begun")
    return page(
        "quick", request, words, status, view=view, at=at, id=new_id(), trouble=trouble, told=told,
        **_common(request, at, told),
    )  # fmt: skip


def _undone(at: Address, filled: Container[tuple[str, str]]) -> str:
    """Where the last answer that was given here is taken back: one that the session has filled in would only come
    again. Empty: nothing has been answered but that."""
    own = [n for n, answer in enumerate(at.answers) if answer not in filled]
    return at.before(own[-1]).href if own else ""


def _wrongly(request: Asking, at: Address, error: Wrong) -> Response[Any]:
    """The answers that do not fit, to be taken back."""
    words = _words(request, at)
    text = because(error.code, error.details, words) or wrong(error, words)
    back = at.before(len(at.answers) - 1).href if at.answers else HERE
    return page("quick_wrong", request, words, 422, trouble=text, back=back, **_common(request, at))


def _common(request: Asking, at: Address, told: PlayTold | None = None) -> dict[str, Any]:
    language = language_of(request)
    kept = remembered(request.cookies, language)
    opened = told.running.now.state.opened if told is not None else None
    # a session has its own: there they are no choice for one ruling
    of_session = opened is not None and (at.laws, at.authority) == (opened.laws, opened.authority)
    return {
        "suggested": not of_session and is_suggested(at, request.cookies, language),
        "here": f"{at.query}&",
        "address": at,
        "editions": EDITIONS,
        "authorities": AUTHORITIES,
        "is_kept": of_session or (at.laws, at.authority) == (kept.laws, kept.authority),
    }


def _is_empty(request: Asking) -> bool:
    """Whether what had to be written in words was sent without a word."""
    return _is_sent_without(request) and not is_several(_given(request)[-1][0])


def _is_sent_without(request: Asking) -> bool:
    """Whether the form was sent without an answer: nothing written, or nothing ticked."""
    last = _given(request)[-1:]
    return any(name not in OTHERS and not value.strip() for name, value in last)


def _given(request: Asking) -> list[tuple[str, str]]:
    # in their order: the framework keeps that of values, not of names
    return parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True)


def _address(request: Asking) -> Address:
    kept = remembered(request.cookies, language_of(request))
    return address_of(_given(request), (kept.laws, kept.authority))


def _words(request: Asking, at: Address) -> Words:
    return words_for(request, at.laws)
