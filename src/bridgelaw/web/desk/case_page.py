"""The page of a case, and the forms by which the Director goes on with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.answer.bare import kept
from bridgelaw.api.directing import act_of, with_reason
from bridgelaw.formats import typed
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.lawbook.failing import traced
from bridgelaw.live.messages import Entered, Note, TakeUp
from bridgelaw.table.vocabulary import LANGUAGES, LISTED_QUESTIONS
from bridgelaw.web.desk import in_vain, revoke_form
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.asking import SEVERAL
from bridgelaw.web.desk.by_hand import offered, ordered, shown_bare
from bridgelaw.web.desk.card_page import offers_cards
from bridgelaw.web.desk.card_view import listed
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.case_view import view_of
from bridgelaw.web.desk.forms import DONE, Again, SentForm, Trouble, decided, early, read, sent, wrongly
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.said_form import message_of
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.words import typed_scores
from bridgelaw.words.spelling import cards, letters
from bridgelaw.words.telling.answered import revoke_facts

_CODES = frozenset((*CALLS, *CARDS, "S", "H", "D", "C", "NT", "-"))
READ_IN = "read"
"""In the address: the language in which options are read out."""


@get(PATH + "/cases/{table:str}/{board:int}", include_in_schema=False)
async def look(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The case."""
    lobby = await at_a_case(request)
    return again(request)(await case_of(lobby, request, table, board), None, 200)


@post(PATH + "/cases/{table:str}/{board:int}/answers", include_in_schema=False)
async def answer(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The Director answers: `key` as on the road of a ruling, `value`, and `why` he does."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = again(request)
    if (done := early(case, form, show)) is not None:
        return done
    try:
        text = with_reason(_answered(case, form), form.line("why"))
        act = act_of(case.road, case.record, form.text("key"), text, _spelled(case, form))
        if act.get("find") == "revoke_facts":
            revoke_form.check(act["value"], case.state.board.now.facts, case.words)
        in_vain.check(case, act)
    except Wrong as error:
        return wrongly(case, form, error, show)
    reply = await decided(lobby, case, form, act, show)
    if "explain_options" in act and case.is_paper and reply.status_code == DONE:
        await _goes_on(lobby, await case_of(lobby, request, table, board), form)
    return reply


async def _goes_on(lobby: Lobby, case: Case, form: SentForm) -> None:
    """At a table of cards who has read out what follows has let play go on with it, where there is nothing else to be
    said: nobody waits there for a screen."""
    if case.road.next.do == "resume" and not view_of(case, {}, None).reminders:
        resumes = {"by": "director", "resume": True}
        message = Entered(id=f"{form.id}-on", act=resumes, place=case.place, case=case.mark)
        await lobby.act(await lobby.table(case.state.stream), "director", message)


def _answered(case: Case, form: SentForm) -> str:
    """What was answered, in one line.

    Raises:
        Wrong: calls or cards were asked for, and neither was one chosen nor said that there is none; or a list was left
            open.
    """
    key, text = form.text("key"), " ".join(filter(None, form.texts("value")))
    if key == "adjust":
        return typed_scores.in_codes(text, case.words.language)
    if not text and LISTED_QUESTIONS.get(key.partition("@")[0]) in SEVERAL:
        raise Wrong("nothing-chosen", "neither was anything chosen nor said that there is nothing", text=key)
    if _lacks(case, key, form.texts("value")):
        raise Wrong("nothing-picked", "choose an answer in each list", text=key)
    return text


def _lacks(case: Case, key: str, values: tuple[str, ...]) -> bool:
    """Whether one of the lists that such an answer is put together of was left open."""
    if key == "choose":
        return len(values) > 1 and not all(values)
    form = LISTED_QUESTIONS.get(key.partition("@")[0])
    if form not in ("act", "revoke"):
        return False
    needed = 1 if form == "act" else len(revoke_facts(case.answer.laws))
    # one line may hold all of them
    given = values if len(values) > 1 else tuple(" ".join(values).split())
    return len(given) < needed or not all(given[:needed])


def _spelled(case: Case, form: SentForm) -> Mapping[str, str]:
    """How what was answered is written: what is ticked has its codes, whatever they mean as letters of the language. A
    card that is asked for is no call, though its letters may be those of one."""
    asked = LISTED_QUESTIONS.get(form.text("key").partition("@")[0])
    if asked == "card":
        return cards(case.words.language)
    ticked = asked in SEVERAL and _CODES.issuperset(form.texts("value"))
    return typed.AS_CODES if ticked else letters(case.words.language)


@post(PATH + "/cases/{table:str}/{board:int}/reports", include_in_schema=False)
async def take_up(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """What a player has reported becomes an act; or none, where it was made by mistake."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    message = TakeUp(
        id=form.id,
        report=form.text("report") or form.text("aside"),
        place=case.place,
        set_aside=bool(form.text("aside")),
    )
    return await sent(lobby, case, form, message, again(request))


@post(PATH + "/cases/{table:str}/{board:int}/notes", include_in_schema=False)
async def note(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The Director writes something down for himself."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    message = Note(id=form.id, text=form.line("text"), place=case.place)
    return await sent(lobby, case, form, message, again(request))


@post(PATH + "/cases/{table:str}/{board:int}/said", include_in_schema=False)
async def said(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """What somebody said is written down: to the claim that is heard, or for the Director himself."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = again(request)
    if (done := early(case, form, show)) is not None:
        return done
    message = message_of(case, form)
    if message is None:
        return show(case, Trouble(case.words.say("case-said-lacking"), form), 422)
    return await sent(lobby, case, form, message, show)


@post(PATH + "/cases/{table:str}/{board:int}/by-hand", include_in_schema=False)
async def by_hand(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """An order about an act, the result, or an adjusted score, as it is typed; and why."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    show = again(request)
    if (done := kept(lambda: early(case, form, show), None)) is not None:
        return done
    try:
        act = ordered(form, case.words.language)
        in_vain.check(case, act)
    except Wrong as error:
        return wrongly(case, form, error, show)
    return await decided(lobby, case, form, act, show)


def again(request: Asking) -> Again:
    """Makes the page of a case."""

    def show(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        try:
            return whole(case, trouble, status)
        except Exception as error:
            lobby_of(request).house.faults.tell("board", case.state.stream, traced(error), board=str(case.place))
            return shown_bare(request)(case, trouble, status)

    def whole(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        asked = request.query_params.get(READ_IN)
        there = lobby_of(request).presence
        at = {seat: there.language_of(case.state.stream, seat) for seat in "NESW"}
        known = {seat: language for seat, language in at.items() if language}
        case = case.priced()
        view = view_of(case, known, asked if asked in LANGUAGES else None)
        tag = (
            (case.mark, case.after, case.state.board.events, case.is_over, case.photos, asked, case.back)
            if trouble is None
            else None
        )
        fields = {"case": case, "view": view, "hand": offered(case), "trouble": trouble}
        cards = offers_cards(lobby_of(request), case)
        return page("case", request, case.words, status, tag=tag, **fields, cards=cards, kept=listed(case))

    return show
