"""What the Director's page asks for beside its view: the movements that can be had, the hands of a file, the session in
other forms."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import MediaType, get, post
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.params import FromPath, FromQuery, RawBody
from litestar.response import Response
from msgspec import Struct

from bridgelaw.formats import pbn
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import pbn_writer, usebio_writer
from bridgelaw.game.deals import write_deal
from bridgelaw.hall.directing import plays_at
from bridgelaw.hall.messages import DealBoards, HallRefusal
from bridgelaw.hall.running import RunningSession
from bridgelaw.session.propose import MovementProposal, propose
from bridgelaw.web.hall import frames
from bridgelaw.web.hall.access import here
from bridgelaw.web.hall.api import PLACE_PATH
from bridgelaw.web.hall.units import Asking
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.pages import language_of
from bridgelaw.web.qr import qr
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.telling.movements import duration, proposal_told

LARGEST = 1_000_000
MOST_BOARDS, MOST_MINUTES = 100, 1_000
NOT_YET = 409


class SeenProposal(Struct, frozen=True, kw_only=True):
    """A movement that can be had, and what it costs; `choice` is what `arrange` takes, `boards` the fewest and the most
    that a pair plays, `takes` hours and minutes."""

    choice: int
    name: str
    tables: int
    rounds: int
    boards_in_set: int
    boards: tuple[int, int]
    sit_outs: int
    winners: int
    same_boards: bool
    balance: int | None
    minutes: int
    takes: str
    late: int


class SeenProposals(Struct, frozen=True, kw_only=True):
    """Those for the pairs that sit there now, the best first."""

    pairs: int
    proposals: tuple[SeenProposal, ...]


@get(
    PLACE_PATH + "/proposals", media_type=MediaType.JSON, tags=["session"], summary="Movements for those who sit there"
)
async def proposals(
    request: Asking,
    id: FromPath[str],
    who: FromPath[str],
    boards: FromQuery[int],
    minutes: FromQuery[int | None] = None,
    winners: FromQuery[int | None] = None,
) -> Response[bytes]:
    """For the Director: `boards` that each pair should play, `minutes` there are, lists of `winners`."""
    running = await _directed(request, id, who)
    if not 2 <= boards <= MOST_BOARDS or not (minutes is None or 1 <= minutes <= MOST_MINUTES):
        raise ValidationException("boards, minutes")
    lists: Literal[1, 2] | None = 1 if winners == 1 else 2 if winners == 2 else None
    pairs, words = len(running.now.state.evening.placed), words_of(language_of(request))
    try:
        online = running.now.state.opened.online
        found = await asyncio.to_thread(propose, pairs, boards, minutes, winners=lists, online=online)
    except ValueError:
        found = ()
    seen = SeenProposals(pairs=pairs, proposals=tuple(_seen(n, one, words) for n, one in enumerate(found)))
    return Response(msgspec.json.encode(seen), media_type=MediaType.JSON)


def _seen(choice: int, one: MovementProposal, words: Words) -> SeenProposal:
    return SeenProposal(
        choice=choice,
        name=proposal_told(one, words),
        tables=one.tables,
        rounds=one.rounds,
        boards_in_set=one.boards_in_set,
        boards=one.boards,
        sit_outs=one.sit_outs,
        winners=one.winners,
        same_boards=one.same_boards,
        balance=None if one.balance is None else round(one.balance),
        minutes=one.minutes,
        takes=duration(one.minutes),
        late=one.late,
    )


@get(PLACE_PATH + "/tables/{table:int}", media_type=MediaType.JSON, tags=["session"], summary="All plays of a table")
async def table(request: Asking, id: FromPath[str], who: FromPath[str], table: FromPath[int]) -> Response[bytes]:
    """For the Director and his deputies: the boards of a table in all rounds, by its number in the hall."""
    _, running, place = await here(request, id, who)
    if not place.rules:
        raise NotFoundException("no such page")
    names = await lobby_of(request).names.of(running.now.people)
    try:
        seen = plays_at(running.now, place, table, names)
    except KeyError:
        raise NotFoundException("no such table") from None
    return Response(msgspec.json.encode(seen), media_type=MediaType.JSON)


@get(PLACE_PATH + "/address", include_in_schema=False)
async def address(request: Asking, id: FromPath[str], who: FromPath[str]) -> dict[str, str]:
    """Where everybody in the hall may look, and a picture of that."""
    await here(request, id, who)
    found = f"{lobby_of(request).settings.address}/s/{id}"
    return {"address": found, "picture": str(qr(found))}


@post(
    PLACE_PATH + "/hands/{message:str}", tags=["session"], summary="Hands out of a PBN file", status_code=200,
    request_max_body_size=LARGEST,
)  # fmt: skip
async def hands(
    request: Asking, id: FromPath[str], who: FromPath[str], message: FromPath[str], body: RawBody
) -> Response[bytes]:
    """For the Director: the file as it is; `message` is the id that makes it count once. Answered as `deal` is."""
    running = await _directed(request, id, who, acting=True)
    lobby, words = lobby_of(request), words_of(language_of(request))
    try:
        deals = await asyncio.to_thread(_deals, body)
    except RecordError:
        deals = {}
    if not deals:
        return _json(NOT_YET, frames.said(HallRefusal(message, "hall-refused-no-hands"), words))
    _, _, place = await here(request, id, who, acting=True)
    reply = await running.do(place, DealBoards(id=message, deals=deals), lobby.house.clock())
    return _json(NOT_YET if isinstance(reply, HallRefusal) else 200, frames.said(reply, words))


def _deals(data: bytes) -> dict[int, str]:
    """The hands of a PBN file, by board."""
    found: dict[int, str] = {}
    for record in pbn.loads(data, "hands.pbn"):
        if record.board and all(record.deal.values()):
            found[record.board] = write_deal(record.deal)
    return found


@get(PLACE_PATH + "/export/{name:str}", include_in_schema=False)
async def export(request: Asking, id: FromPath[str], who: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """`usebio.xml` or `results.pbn`, with the names: for the Director, when nobody has a board to play any more."""
    running = await _directed(request, id, who)
    if not running.now.is_over:
        raise HTTPException("play goes on", status_code=NOT_YET)
    file = await lobby_of(request).sessions_kept.file(id, names=True)
    if file is None or name not in ("usebio.xml", "results.pbn"):
        raise NotFoundException("no such form")
    if name == "usebio.xml":
        data, kind = usebio_writer.write(file, names=True).text.encode(), "application/xml"
    else:
        data, kind = pbn_writer.encoded(pbn_writer.write(file, names=True).text), "application/x-pbn"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=headers)


async def _directed(request: Asking, id: str, who: str, *, acting: bool = False) -> RunningSession:
    if who != "director":
        raise NotFoundException("no such page")
    return (await here(request, id, who, acting=acting))[1]


def _json(status: int, message: object) -> Response[bytes]:
    return Response(msgspec.json.encode(message), status_code=status, media_type=MediaType.JSON)
