"""A process of its own that runs a table and says what it has acknowledged, to be killed at any moment.

It is given the address of a database, the name of a table, and which seats play there; it prints the client id of an
act when the act has been acknowledged.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.live.bots import Bot
from bridgelaw.live.house import House
from bridgelaw.live.messages import Done, Message, NextBoard, Sent
from bridgelaw.live.table import LiveTable
from bridgelaw.store.database import open_database


async def main(address: str, table: str, seats: str) -> None:
    """Play on and on at the table, as four players who send each act until it is acknowledged."""
    store = await open_database(address, patience=30)
    house = House(store)
    house.start()
    live = await house.table(table)
    print("ready", flush=True)
    await asyncio.gather(*(_plays(live, seat) for seat in SEATS if seat.value in seats))


async def _plays(table: LiveTable, seat: Seat) -> None:
    bot, news = Bot(seat, table.state.version), asyncio.Event()
    table.watch(seat.value, lambda view: news.set())
    while True:
        view = table.view(seat.value)
        news.clear()
        message: Message | None = None
        id = secrets.token_urlsafe(9)
        if view.answer.phase == "ended":
            if seat is SEATS[0]:
                message = NextBoard(id=id)
        elif doing := bot.does(view):
            message = Sent(id=id, act=doing.act, seen=view.revision, confirmed=True)
        if message is None:
            await news.wait()
            continue
        answer = await table.act(seat.value, message, time.time())
        if isinstance(answer, Done):
            # the message is sent again, as one whose answer has got lost would be
            again = await table.act(seat.value, message, time.time())
            assert isinstance(again, Done), again
            print(message.id, flush=True)
        else:
            await asyncio.sleep(0.001)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
