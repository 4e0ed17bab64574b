"""The board of a case on paper, put right: its number, dealer, vulnerability, hands, Laws and scoring."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath
from litestar.response import Response
from msgspec.structs import replace

from bridgelaw.formats.errors import Wrong
from bridgelaw.live.messages import Arrange
from bridgelaw.live.settings import Dealt
from bridgelaw.web.desk.access import PATH, Asking, at_a_case, at_desk
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.forms import Trouble, carried, early, read, sent
from bridgelaw.web.desk.of_session import check_in_session
from bridgelaw.web.desk.paper import HANDS, said, shown
from bridgelaw.web.desk.paper_form import put_right, table_typed
from bridgelaw.words.spelling import rank_forms

FIELDS = ("number", "dealer", "vulnerable", "scoring", "laws", "authority", "session", "table", *HANDS)


@get(PATH + "/cases/{table:str}/{board:int}/board", include_in_schema=False)
async def look(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The board as it was written down."""
    lobby = await at_a_case(request)
    case = await _on_paper(await case_of(lobby, request, table, board))
    return shown(request, _written(case) | carried(case), "", 200, case)


@post(PATH + "/cases/{table:str}/{board:int}/board", include_in_schema=False)
async def change(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """All acts are judged anew on the board as it is now; refused where one of them cannot have been done on it."""
    lobby = await at_a_case(request, acting=True)
    case, form = await _on_paper(await case_of(lobby, request, table, board)), await read(request)
    values = {name: form.text(name) for name in FIELDS}

    def again(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        return shown(request, values | carried(case), trouble.sentence if trouble else "", status, case)

    if (done := early(case, form, again)) is not None:
        return done
    try:
        found = put_right(values, case.words.language, case.state.board.dealt, case.state.settings)
        await check_in_session(lobby, found.board)
        await _check_whose(request, case, found.board)
    except Wrong as error:
        return shown(request, values | carried(case), said(error, case.words), 422, case)
    message = Arrange(id=form.id, board=found.board, under=found.under, place=case.place, case=form.case)
    return await sent(lobby, case, form, message, again)


async def _check_whose(request: Asking, case: Case, board: Dealt) -> None:
    """Nothing, where whoever puts the board right may open what it is then: who directs one session rules there alone.

    Raises:
        PermissionDeniedException: he may not.
    """
    desk = await at_desk(request)
    if not await desk.may_see(replace(case.state, board=replace(case.state.board, dealt=board))):
        raise PermissionDeniedException("a board of somebody else")


async def _on_paper(case: Case) -> Case:
    if not case.is_paper:
        raise NotFoundException("who plays cannot have the cards changed under his hands")
    return case


def _written(case: Case) -> dict[str, str]:
    """The board as it would be typed."""
    dealt, under = case.state.board.dealt, case.state.settings
    hands = {f"hand_{seat}": _letters(case, text) for seat, text in case.view.hands.items()}
    conditions = {"scoring": under.scoring or "", "laws": under.laws, "authority": under.authority}
    board = {"number": str(case.number or ""), "dealer": dealt.dealer, "vulnerable": dealt.vulnerable or ""}
    return board | conditions | hands | table_typed(dealt.in_session)


def _letters(case: Case, hand: str) -> str:
    forms = {rank: rank_forms(case.words.language, rank)[0].upper() for rank in "AKQJT"}
    return " ".join("".join(forms.get(rank, rank) for rank in suit) or "–" for suit in hand.split("."))
