"""One viewer of one table: his last view, and how many times it has changed for him on this board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bridgelaw.answer.seat import PublicAnswer, SeatAnswer
from bridgelaw.answer.shared import Memory
from bridgelaw.live.messages import Viewer, seat_of
from bridgelaw.live.possible import NOTHING, Can
from bridgelaw.live.shown import record_form
from bridgelaw.live.state import Board, Reporting, State
from bridgelaw.live.view import (
    Common,
    Heard,
    View,
    directors_answer,
    directors_extra,
    is_game,
    own_reports,
    own_rights,
    possible,
    road_of,
    road_rests_on,
    seat_answer,
    spectators_answer,
    table_of,
)
from bridgelaw.table.acts import Act

STRIDE = 100_000
"""Revisions that a board has for itself, so that they hang on nothing that was before it."""

_encode = msgspec.json.Encoder().encode
Tell = Callable[[View], None]


def directors_revision(board: Board) -> int:
    """How often that board has changed for the Director: with each event of it."""
    return board.index * STRIDE + board.events


class Played:
    """A board with all its moments, and the one after it. `table` is what everybody knows of its conditions."""

    def __init__(self, state: State) -> None:
        self.table = table_of(state)
        self.table_body = _encode(self.table)
        self.index = state.board.index
        self.moments: list[Common] = []
        self.at: list[float] = []
        self.reports: list[tuple[Reporting, ...]] = []
        self.next: Played | None = None
        self._public = Memory(None)
        self._forms: dict[str, tuple[Act, dict[str, Any]]] = {}
        self.add(state)

    def add(self, state: State) -> None:
        """The board has come to another moment; what was found for the views of the last one is let go."""
        if self.moments:
            self.moments[-1] = Common(self.moments[-1].book, self.moments[-1].now, self._public)
        self.moments.append(Common(state.book, state.board.now, self._public))
        self.at.append(state.last)
        self.reports.append(state.board.reports)

    def form(self, act: Act) -> dict[str, Any]:
        """An act in record form, made for the first viewer who needs it."""
        found = self._forms.get(act.id)
        if found is None or found[0] is not act:
            found = self._forms[act.id] = (act, record_form(act))
        return found[1]


class Onlooker:
    """A viewer: `watching` are told of each new view.

    A player or spectator is taken through every moment of the board, since only what changes for him counts. The
    Director perceives everything: his view changes with each event.
    """

    def __init__(self, who: Viewer, played: Played, *, open_cards: bool = False, delay: float = 0) -> None:
        self.who, self.seat = who, seat_of(who)
        self.watching: dict[object, Tell] = {}
        self._open_cards, self._delay = open_cards and who == "spectator", delay if who == "spectator" else 0
        self._turn_to(played)
        self._view: View | None = None

    def look(self, state: State, at: float) -> tuple[View, bool]:
        """The view now (`at`: for those who see late), and whether it has changed since it was last looked at."""
        before = self._view
        if self.who == "director":
            found = self._directors(state)
        else:
            self._catch_up(at - self._delay if self._delay else None)
            assert self._view is not None
            found = self._view
        self._view = found
        return found, before is None or before.revision != found.revision

    def _turn_to(self, played: Played) -> None:
        self._played, self._place, self._content, self._changes = played, -1, b"", 0
        self._memory, self._heard = Memory(self.seat), Heard(self.seat)
        self._acts: list[bytes] = []
        self._talk, self._rewritten = 0, 0

    # the Director

    def _directors(self, state: State) -> View:
        while self._played.next is not None:
            self._turn_to(self._played.next)
        board = state.board
        revision = directors_revision(board)
        if self._view is not None and self._view.revision == revision:
            return self._view
        if self._rewritten != board.rewritten:
            self._acts, self._talk, self._rewritten = [], 0, board.rewritten
        for act in board.course.happened[len(self._acts) :]:
            self._acts.append(_encode(_directors_form(self._played.form(act))))
            self._talk += not is_game(act)
        common = self._played.moments[-1]
        answer = directors_answer(state, common, self._memory)
        road = self._memory.part("road", road_rests_on(board.now, self._talk), lambda: road_of(state))
        extra = directors_extra(state, road)
        body = _encode(answer)[:-1] + b',"hands":' + _encode(extra["hands"]) + b"}"
        rest = {key: value for key, value in extra.items() if key != "hands"}
        happened = b"[" + b",".join(self._acts) + b"]"
        content = _content(self._played.table_body, body, happened, NOTHING, common.waiting, rest)
        return self._made(revision, answer, happened, NOTHING, common.waiting, extra, content)

    # everybody else

    def _catch_up(self, until: float | None) -> None:
        """Go on through the moments, up to the last one that he may see."""
        while True:
            played = self._played
            while self._place + 1 < len(played.moments):
                # the first moment of all he always sees: nothing has happened yet
                if until is not None and self._view is not None and played.at[self._place + 1] > until:
                    return
                self._place += 1
                self._see(played, self._place)
            if played.next is None or (until is not None and played.next.at[0] > until):
                return
            self._turn_to(played.next)

    def _see(self, played: Played, place: int) -> None:
        common, seat = played.moments[place], self.seat
        answer: SeatAnswer | PublicAnswer
        extra: dict[str, Any] = {}
        if seat is None:
            answer, can = spectators_answer(common, self._memory, open_cards=self._open_cards), NOTHING
        else:
            answer, can = seat_answer(common, seat, self._memory), possible(common, seat)
            extra["rights"] = own_rights(common, seat, answer)
        ids = self._memory.ids
        if seat is not None and (reports := own_reports(played.reports[place], seat, ids)):
            extra["reports"] = reports
        happened = self._heard.body(common.now, ids, played.form)
        content = _content(played.table_body, _encode(answer), happened, can, common.waiting, extra)
        if content == self._content:
            return
        self._content = content
        self._changes += 1
        revision = played.index * STRIDE + self._changes
        self._view = self._made(revision, answer, happened, can, common.waiting, extra, content)

    def _made(
        self,
        revision: int,
        answer: Any,
        happened: bytes,
        can: Can,
        waiting: tuple[str, ...],
        extra: Mapping[str, Any],
        content: bytes,
    ) -> View:
        body = b'{"type":"view","revision":%d,"who":"%b",%b' % (revision, self.who.encode(), content)
        return View(
            who=self.who,
            revision=revision,
            table=self._played.table,
            answer=answer,
            happened=msgspec.Raw(happened),
            can=can,
            waiting=waiting,
            extra=extra,
            body=body,
        )


def _content(
    table: bytes, answer: bytes, happened: bytes, can: Can, waiting: tuple[str, ...], extra: Mapping[str, Any]
) -> bytes:
    """The body but for its revision and whose it is."""
    parts = [b'"table":', table, b',"answer":', answer, b',"happened":', happened, b',"can":', _encode(can)]
    parts += [b',"waiting":', _encode(waiting)]
    if extra:
        parts += [b",", _encode(extra)[1:-1]]
    return b"".join(parts) + b"}"


def _directors_form(written: Mapping[str, Any]) -> dict[str, Any]:
    """An act in record form, the id in front."""
    return {"act": written["id"], **{key: value for key, value in written.items() if key != "id"}}
