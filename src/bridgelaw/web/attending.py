"""One open socket: what is read from it goes to the table, what the table shows is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, cast

from litestar.connection import WebSocket
from msgspec import UNSET

from bridgelaw.languages import LANGUAGES
from bridgelaw.live.messages import Deed, Kept, Refused, Sent, Viewer
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View
from bridgelaw.store.model import Link, Unavailable
from bridgelaw.web import frames, wire
from bridgelaw.web.by_itself import PlaysByItself
from bridgelaw.web.language import chosen
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.outbox import Full, Outbox, What
from bridgelaw.web.refusal import refusal, refused
from bridgelaw.web.shell import SEND
from bridgelaw.web.told import ViewTeller, teller

PATIENCE = 10.0
"""Seconds within which a new socket has to say hello."""
LAST = 1.0
"""Seconds for the last frame of a socket that is closed from here."""
STUBBORN = 40
"""Messages without sense, or beyond the rate, one after another, after which a socket is closed."""

TEXT_ONLY, SLOW, TOO_MUCH, TOO_LATE = 1003, 4408, 4429, 4408


class Attending:
    """A socket of `who` at a table. `run` lasts as long as it is open."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], lobby: Lobby, table: LiveTable, link: Link, who: Viewer
    ) -> None:
        self.link, self.who = link, who
        self._socket, self._lobby, self._table = socket, lobby, table
        self._outbox = Outbox()
        self._teller: ViewTeller | None = None
        self._greeted = False
        self._sent: What = (0, None)
        self._strikes = 0
        self._closing: int | None = None
        self._reading: asyncio.Task[None] | None = None
        self._place: int | None = None
        self._wanted: frozenset[tuple[int, str]] = frozenset()
        self._by_itself = PlaysByItself(lambda: table.view(who), self._play)
        self._looks: set[asyncio.Task[None]] = set()
        self._judges = False
        self._called_to = set[int]()

    async def run(self) -> None:
        """Read and send until one side closes."""
        lobby = self._lobby
        unwatch = self._table.watch(self.who, self._show)
        unfollow = self._table.follow(self._look_again) if self.who == "director" else None
        sending = asyncio.create_task(self._send())
        self._reading = asyncio.create_task(self._read())
        lobby.metrics.sockets.inc()
        lobby.presence.come(self)
        try:
            # whichever ends first ends the other: who only sends never notices that nobody is there any more
            await asyncio.wait((sending, self._reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            unwatch()
            self._by_itself.stop()
            if unfollow is not None:
                unfollow()
            lobby.presence.go(self)
            lobby.metrics.sockets.dec()
            await _ended(sending, self._reading, *self._looks)
            if self._closing is not None:
                # who does not read does not let the last frame through either
                with suppress(Exception):
                    await asyncio.wait_for(self._socket.close(code=self._closing), LAST)

    @property
    def language(self) -> str | None:
        """The language of the sentences that go over it."""
        return self._teller.words.language if self._teller else None

    def say(self, text: str) -> None:
        """Send a short message."""
        try:
            self._outbox.say(text)
        except Full:
            self.leave(SLOW)

    def judge(self) -> None:
        """Ask what he would find, where the programmed Director wants to know that, or take it back."""
        asking = self._lobby.programs.asking(self._table.id, self.who) if self._greeted and self._teller else None
        if asking is None or self._teller is None:
            if self._judges:
                self.say(wire.text(frames.ToJudge()))
        else:
            piece = self._teller.question(self._table.view("director"), asking["kind"], asking["of"])
            most = asking.get("most")
            self.say(wire.text(frames.ToJudge(kind=asking["kind"], of=asking["of"], question=piece, most=most)))
        self._judges = asking is not None

    def leave(self, code: int) -> None:
        """Close the socket with that code; nothing more is read from it."""
        if self._closing is None:
            self._closing = code
        if self._reading is not None:
            self._reading.cancel()

    def _show(self, view: View) -> None:
        self._by_itself.look()
        if self._greeted and self._place is None:
            self._put(view)
        elif self._greeted:
            self._call(view)

    def _call(self, view: View) -> None:
        """Tell the Director, who looks at another board, when he is called at the table: what he sees stays there."""
        calls, before = wanted(self._table), self._wanted
        self._wanted = calls
        if not calls - before:
            return
        said = self._teller.called(view) if self._teller else None
        self.say(wire.text(frames.CalledAtTable(board=view.table["board"], sentence=said or UNSET)))

    def _put(self, view: View) -> None:
        """Put a view into the outbox, with its sentences where he has a language. They are made here and not by the
        task that sends, so that those who watch the same table get their views one right after the other."""
        faults = self._lobby.house.faults
        body = view.with_told(self._teller.told_or_bare(view, faults)) if self._teller else view.body
        if self._outbox.show((view.revision, self.language), body.decode()):
            self._lobby.metrics.skipped.inc()

    def _look_again(self, about: int | None = None) -> None:
        """Something has happened, perhaps on the board that is over and that he looks at; or he is called to another
        one that is over."""
        if self._place is not None:
            self._soon(self._look_at(self._place))
        if about is not None and about != self._place and self._greeted:
            self._soon(self._call_to(about))

    def _soon(self, look: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(look)
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    async def _call_to(self, place: int) -> None:
        """Tell the Director that a player has called him to a board that is over; once, until he has been there."""
        with suppress(Unavailable):
            view = await self._table.view_of(place)
            if not view.answer.frozen or place in self._called_to:
                return
            self._called_to.add(place)
            said = self._teller.called(view) if self._teller else None
            self.say(wire.text(frames.CalledAtTable(board=view.table["board"], place=place, sentence=said or UNSET)))

    async def _look_at(self, place: int) -> None:
        with suppress(Unavailable):
            view = await self._table.view_of(place)
            if self._place == place:
                self._put(view)

    async def _look(self, place: int | None) -> None:
        """The Director turns to another board. Where there is no such board, or it is not for him to look at others, he
        is shown the table."""
        with suppress(KeyError, Unavailable):
            is_over = place is not None and self.who == "director" and place <= self._table.state.board.index
            view = await self._table.view_of(place) if is_over and place else self._table.view(self.who)
            self._place = place if is_over else None
            self._called_to.discard(place or 0)
            self._wanted = wanted(self._table) if is_over else frozenset()
            self._put(view)

    async def _send(self) -> None:
        send, sent = cast(dict[str, Any], self._socket.scope)[SEND], self._lobby.metrics.views
        while True:
            what, view, said = await self._outbox.take()
            if view is not None and what != self._sent:
                self._sent = what
                await send({"type": "websocket.send", "bytes": None, "text": view})
                sent.count += 1
            for text in said:
                await send({"type": "websocket.send", "bytes": None, "text": text})

    async def _read(self) -> None:
        receive = self._socket.receive
        try:
            async with asyncio.timeout(PATIENCE) as patience:
                while True:
                    message = await receive()
                    if message["type"] != "websocket.receive":
                        return
                    await self._take(message.get("text"))
                    if self._greeted and patience.when() is not None:
                        patience.reschedule(None)
                    if self._closing is not None:
                        return
        except TimeoutError:
            self._closing = TOO_LATE

    async def _take(self, text: str | None) -> None:
        """Handle one frame. Whatever is in it may be meant to do harm."""
        if text is None:
            self._closing = TEXT_ONLY
            return
        if not self._lobby.limiting.allows("acts", self.link.id):
            self._strike(wire.id_of(text), "rate")
            return
        try:
            message = wire.read(text)
        except wire.UnreadableMessage as error:
            self._strike(error.id, "invalid")
            return
        if isinstance(message, wire.Hello):
            self._greet(message)
        elif isinstance(message, wire.Ping):
            self.say(wire.PONG)
        elif not self._greeted:
            self._strike(getattr(message, "id", ""), "invalid")
        elif isinstance(message, wire.Look):
            await self._look(message.place)
        elif isinstance(message, wire.Judged):
            answer = await self._lobby.programs.judged(self._table.id, self.who, message)
            self._answer(answer)
        else:
            await self._do(message)

    async def _do(self, deed: Deed) -> None:
        self._answer(await self._lobby.act(self._table, self.who, deed))

    def _answer(self, answer: Kept | Refused) -> None:
        self._strikes = 0
        if isinstance(answer, Kept):
            self.say(wire.text(frames.Kept(id=answer.id, revision=answer.revision)))
        else:
            self.say(wire.text(refused(answer, self._words)))

    async def _play(self, card: Sent) -> None:
        # where he has done it himself, or something else has come between, it is refused, and that is all
        await self._lobby.act(self._table, self.who, card)

    def _greet(self, hello: wire.Hello) -> None:
        self._by_itself.want(own=hello.only_own, dummys=hello.only_dummys)
        self._by_itself.look()
        language = hello.language and chosen(hello.language, accept=hello.language)
        self._teller = teller(language) if language in LANGUAGES else None
        first, self._greeted = not self._greeted, True
        view = self._table.view(self.who)
        if self._place is not None:
            # in other words, the same board
            self._look_again()
            return
        if first and hello.seen is not None:
            self._sent = (hello.seen, self.language)
        self._put(view)
        self.judge()

    def _strike(self, id: str, code: str) -> None:
        self._strikes += 1
        self._lobby.metrics.refused.labels(code).inc()
        if self._strikes > STUBBORN:
            self._closing = TOO_MUCH
            return
        self.say(wire.text(refusal(id, code, self._words)))

    @property
    def _words(self) -> Any:
        return self._teller.words.under(self._table.state.settings.laws) if self._teller else None


def wanted(table: LiveTable) -> frozenset[tuple[int, str]]:
    """For what the Director is wanted at the table now: that it waits for him, and each report that he has not taken
    up."""
    board = table.state.board
    reports = frozenset((board.index, report.id) for report in board.reports if report.taken_up is None)
    return reports | {(board.index, "director")} if "director" in table.view("director").waiting else reports


async def _ended(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
