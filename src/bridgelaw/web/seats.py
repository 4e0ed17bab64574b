"""A place at a table: its page, its view, what is done there, its record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter, RawBody
from litestar.response import Response
from msgspec.structs import replace

from bridgelaw import languages
from bridgelaw.answer.score import if_claimed, if_played
from bridgelaw.game.contracts import contract as contract_of
from bridgelaw.game.seats import Seat
from bridgelaw.live.exchange import written
from bridgelaw.live.messages import UNAVAILABLE, Kept, Refusal, Refused, Viewer, seat_of
from bridgelaw.live.system_cards import cards_for
from bridgelaw.live.table import LiveTable
from bridgelaw.store.model import Link
from bridgelaw.web import frames, wire
from bridgelaw.web.access import link_of, viewer
from bridgelaw.web.frames import FromServer
from bridgelaw.web.hall.home import home_of
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.pages import HTML, built_page, language_of
from bridgelaw.web.problems import problem
from bridgelaw.web.refusal import refusal, refused
from bridgelaw.web.templating import words_of
from bridgelaw.web.told import teller
from bridgelaw.words import Words
from bridgelaw.words.telling.natural_card import card_in_readers_words

Asking = Request[Any, Any, Any]
Language = Annotated[
    languages.Language | None, QueryParameter(description="With it, the sentences stand beside the codes.")
]
_TYPES = {"record": "application/yaml", "pbn": "text/plain", "lin": "text/plain"}
_ENDINGS = {"record": "yaml", "pbn": "pbn", "lin": "lin"}


class ActReply(msgspec.Struct, omit_defaults=True):
    """`done` with the revision after it, or `refused` with the reason; nothing was kept then."""

    type: Literal["done", "refused"]
    id: str
    revision: int | None = None
    code: str | None = None
    sentence: str | None = None


async def here(request: Asking, table: str, who: str, *, acting: bool = False) -> tuple[Link, LiveTable, Viewer]:
    """Whoever asks, at his place.

    Raises:
        HTTPException: there is no such place, or it is not his.
    """
    lobby, known = lobby_of(request), viewer(who)
    if known is None:
        raise NotFoundException("no such place")
    link = await link_of(request, lobby.links, lobby.settings, table, who, acting=acting)
    return link, await lobby.table(table), known


@get("/t/{table:str}/{who:str}", include_in_schema=False)
async def sit(
    request: Asking, table: FromPath[str], who: FromPath[str], from_: Annotated[str, QueryParameter(name="from")] = ""
) -> Response[Any]:
    """The page of the place; `from`: the place of a session from which a Director has come."""
    _, live, known = await here(request, table, who)
    template = built_page("table")
    if template is None:
        return problem(request, 503, "unbuilt")
    language = language_of(request)
    words = words_of(language)
    title = live.state.settings.title or words.say("join-untitled")
    home = home_of(live.state, known, from_)
    fields = {"table": table, "who": known, "language": language, "title": title, "home": home}
    return Response(template.render(fields, now=lobby_of(request).house.clock()), media_type=HTML)


@get("/t/{table:str}/{who:str}/view", media_type=MediaType.JSON, tags=["table"], summary="What is seen from a place")
async def view(
    request: Asking,
    table: FromPath[str],
    who: FromPath[str],
    language: Language = None,
    board: Annotated[int | None, QueryParameter(ge=1, description="Its place at this table, from 1.")] = None,
) -> Response[bytes]:
    """The view as the socket sends it (docs/live.md); with `board`, of one that has been played."""
    link, live, known = await here(request, table, who)
    _count_look(request, link, known, board)
    try:
        found = live.view(known) if board is None else await live.view_of(board, known)
    except KeyError:
        raise NotFoundException("no such board") from None
    except Refusal:
        raise PermissionDeniedException("the board was not played to the end") from None
    faults = lobby_of(request).house.faults
    body = found.with_told(teller(language).told_or_bare(found, faults)) if language else found.body
    return Response(body, media_type=MediaType.JSON, headers={"etag": f'"{found.revision}"'})


@get("/t/{table:str}/{who:str}/scores", tags=["table"], summary="The score sheet of the table")
async def scores(request: Asking, table: FromPath[str], who: FromPath[str]) -> frames.ScoreSheet:
    """The boards that are over. What follows from other tables' results, spectators do not get."""
    link, live, known = await here(request, table, who)
    _count_look(request, link, known, 1)
    return frames.ScoreSheet(boards=tuple(await live.score_sheet(known)))


@get("/t/{table:str}/{who:str}/claim", tags=["table"], summary="What the board comes to, by the tricks one claims")
async def claim(request: Asking, table: FromPath[str], who: FromPath[str]) -> frames.IfClaimed:
    """For a player who is about to claim or concede: by the tricks that his side would get. Nobody hears that he asks,
    and nothing in it is more than he knows."""
    _, live, known = await here(request, table, who)
    seat, now = seat_of(known), live.state.board.now
    open_ = seat is not None and now.phase == "play" and not now.awaited("claim")
    return frames.IfClaimed(results=if_claimed(now, seat.side) if open_ and seat is not None else ())


@get("/t/{table:str}/{who:str}/contract", tags=["table"], summary="What a contract comes to, by the tricks won")
async def worth(
    request: Asking,
    table: FromPath[str],
    who: FromPath[str],
    contract: Annotated[str, QueryParameter(max_length=5, description="As `4S` or `3NTX`.")],
    by: Annotated[Literal["N", "E", "S", "W"], QueryParameter(description="Declarer.")],
    vulnerable: Annotated[Literal["None", "NS", "EW", "All", ""], QueryParameter()] = "",
) -> frames.IfPlayed:
    """For the Director who gives a score: what it is worth to North–South, before he gives it."""
    await here(request, table, who)
    try:
        found = contract_of(contract, Seat[by])
    except ValueError as error:
        raise NotFoundException(str(error)) from None
    return frames.IfPlayed(results=if_played(found, vulnerable or None))


@get("/t/{table:str}/{who:str}/system-cards", tags=["table"], summary="The system cards of the two sides")
async def system_cards(
    request: Asking,
    table: FromPath[str],
    who: FromPath[str],
    opponents: Annotated[bool, QueryParameter(description="Also what stands on the other side's.")] = False,
    language: Language = None,
) -> frames.SystemCards:
    """Each with what whoever asks may read of it now, as the Laws have it; that of programs in his language."""
    _, live, known = await here(request, table, who)
    cards = cards_for(live.state, known, opponents=opponents)
    if language is not None:
        words = words_of(language)
        cards = tuple(replace(card, lines=card_in_readers_words(card.lines, words)) for card in cards)
    return frames.SystemCards(cards=cards)


def _count_look(request: Asking, link: Link, who: Viewer, board: int | None) -> None:
    """To read a board again costs more than to look at the table: the Director may, others not without end.

    Raises:
        TooManyRequestsException: too often.
    """
    if board is not None and who != "director" and not lobby_of(request).limiting.allows("looks", link.id):
        raise TooManyRequestsException("looks")


@post(
    "/t/{table:str}/{who:str}/acts",
    tags=["table"],
    summary="Do something at the table",
    status_code=200,
    media_type=MediaType.JSON,
    responses={409: ResponseSpec(ActReply, description="Refused: nothing was kept", generate_examples=False)},
)
async def act(
    request: Asking,
    table: FromPath[str],
    who: FromPath[str],
    body: RawBody,
    language: Language = None,
) -> Response[bytes]:
    """One deed: `act`, `report`, `take_up`, `note`, `next_board` or `import`, as on the socket (docs/live.md)."""
    link, live, known = await here(request, table, who, acting=True)
    return await answered(request, link, live, known, body, language)


async def answered(
    request: Asking, link: Link, live: LiveTable, who: Viewer, body: bytes, language: str | None
) -> Response[bytes]:
    """The deed in `body` is done, or refused with a reason."""
    lobby = lobby_of(request)
    words = Words(language, live.state.settings.laws) if language else None
    if not lobby.limiting.allows("acts", link.id):
        return _json(429, refusal(wire.id_of(body), "rate", words))
    try:
        deed = wire.read_deed(body)
    except wire.UnreadableMessage as error:
        return _json(400, refusal(error.id, "invalid", words))
    answer = await lobby.act(live, who, deed)
    if isinstance(answer, Kept):
        return _json(200, frames.Kept(id=answer.id, revision=answer.revision))
    return _json(_status(answer), refused(answer, words))


@get("/t/{table:str}/{who:str}/record", tags=["table"], summary="A board as a file")
async def record(
    request: Asking,
    table: FromPath[str],
    who: FromPath[str],
    form: Annotated[Literal["record", "pbn", "lin"], QueryParameter(name="format")] = "record",
    board: Annotated[
        int | None, QueryParameter(ge=1, description="Its place at this table, from 1; else the present one.")
    ] = None,
) -> Response[str]:
    """For the Director at any time; for others once the board has ended, with what they perceived of it."""
    _, live, known = await here(request, table, who)
    try:
        found = await live.record(board, known)
    except KeyError:
        raise NotFoundException("no such board") from None
    except Refusal:
        raise PermissionDeniedException("the board goes on") from None
    name = f"board-{found.board}.{_ENDINGS[form]}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written(found, form), media_type=_TYPES[form], headers=headers)


def _status(answer: Refused) -> int:
    return 503 if answer.code in UNAVAILABLE else 409


def _json(status: int, message: FromServer) -> Response[bytes]:
    return Response(msgspec.json.encode(message), status_code=status, media_type=MediaType.JSON)
