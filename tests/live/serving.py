"""A process of its own that runs a table and says what it has acknowledged, to be killed at any moment."""

from __future__ import annotations

import asyncio
import secrets
import time
from multiprocessing.connection import Connection

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.bots import Bot
from bridgelaw.live.house import House
from bridgelaw.live.messages import Kept, Message, NextBoard, Refused, Sent
from bridgelaw.live.table import LiveTable
from bridgelaw.store.database import open_database
from tests.kit.standing import register

open_book()  # once for all processes that are made of this one


def serve(address: str, table: str, seats: str, said: Connection) -> None:
    """Play on and on at the table, in the seats named, as players who send each act until it is acknowledged.

    It says `ready`, and then the client id of each act that has been acknowledged.
    """
    register()
    asyncio.run(_main(address, table, seats, said))


async def _main(address: str, table: str, seats: str, said: Connection) -> None:
    store = await open_database(address, patience=30)
    house = House(store)
    house.start()
    live = await house.table(table)
    said.send_bytes(b"ready")
    await asyncio.gather(*(_plays(live, seat, said) for seat in SEATS if seat.value in seats))


async def _plays(table: LiveTable, seat: Seat, said: Connection) -> None:
    bot, news = Bot(seat, table.state.version), asyncio.Event()
    table.watch(seat.value, lambda view: news.set())
    while True:
        view = table.view(seat.value)
        news.clear()
        message: Message | None = None
        id = secrets.token_urlsafe(9)
        if view.answer.phase == "ended":
            if seat.value in view.waiting:
                message = NextBoard(id=id)
        elif doing := bot.does(view):
            message = Sent(id=id, act=doing.act, seen=view.revision, confirmed=True)
        if message is None:
            await news.wait()
            continue
        answer = await table.act(seat.value, message, time.time())
        if isinstance(answer, Kept):
            # the message is sent again, as one whose answer has got lost would be
            again = await table.act(seat.value, message, time.time())
            while isinstance(again, Refused) and again.code == "unavailable":
                await asyncio.sleep(0.01)
                again = await table.act(seat.value, message, time.time())
            assert isinstance(again, Kept), again
            said.send_bytes(message.id.encode())
        else:
            await asyncio.sleep(0.001)
