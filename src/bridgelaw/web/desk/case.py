"""A case: the board of a table, at play or on paper, also one that is over, as the desk has it before it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from litestar.exceptions import NotFoundException, PermissionDeniedException
from msgspec.structs import replace

from bridgelaw.answer.build import build
from bridgelaw.answer.model import Answer
from bridgelaw.answer.road import plain as plain_road
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.api.quick.seen import seen
from bridgelaw.api.table import names_of
from bridgelaw.desk.road import Road
from bridgelaw.desk.ruling import road
from bridgelaw.formats import record as records
from bridgelaw.formats.board import Record
from bridgelaw.live.cases import mark
from bridgelaw.live.exchange import record_of
from bridgelaw.live.state import TableState
from bridgelaw.live.view import last_act
from bridgelaw.web.desk.access import PATH, Asking, at_desk
from bridgelaw.web.desk.naming import PAIR, players_of, title_of
from bridgelaw.web.desk.playing import pairs_of, sitting_of
from bridgelaw.web.hall.access import path_of
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.pages import language_of
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.letter.place import LetterPlace
from bridgelaw.words.telling.faults import worded
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.told_quickly import road_told
from bridgelaw.words.telling.view import RecordView, view_of


class Case:
    """One board of one table, with what the Laws make of it, in the words of a reader.

    `place` counts the boards of the table from 1; `is_over`: the table plays another one by now; `photos`: what is kept
    with it; `pairs`: the pairs of the players by their seats, where a session knows them, and `sitting` where they
    sat; `costs`: whether its answer and its road say what options cost; `back`: the address of the Director's place in
    the session, if he came from there. What is made of the board is made when it is asked for.
    """

    def __init__(
        self,
        state: TableState,
        words: Words,
        *,
        is_over: bool = False,
        photos: tuple[str, ...] = (),
        pairs: Mapping[str, str] | None = None,
        sitting: LetterPlace | None = None,
        costs: bool = False,
        back: str = "",
    ) -> None:
        self.state, self.words, self._costs = state, words, costs
        self.pairs, self.back = pairs or {}, back
        self.sitting = sitting or LetterPlace()
        self.place = state.board.index + 1
        self.address = f"{PATH}/cases/{state.stream}/{self.place}"
        self.is_over, self.photos = is_over, photos

    def priced(self) -> Case:
        """The same, with what its options cost: to find that takes longer than all the rest."""
        return self.now(self.state, costs=True)

    def now(self, state: TableState, *, costs: bool = False) -> Case:
        """The same case in that state."""
        return Case(
            state,
            self.words,
            is_over=self.is_over,
            photos=self.photos,
            pairs=self.pairs,
            sitting=self.sitting,
            costs=costs,
            back=self.back,
        )

    def read_by(self, words: Words) -> Case:
        """The same in the words of another reader, without its photos."""
        return Case(self.state, words, is_over=self.is_over, pairs=self.pairs, sitting=self.sitting)

    @cached_property
    def title(self) -> str:
        """The title of the table; empty where it has none."""
        return title_of(self.state, self.words)

    @cached_property
    def players(self) -> Mapping[str, str]:
        """The names of the players by their seats, as far as they are known."""
        if self.pairs:
            return {seat: self.words.say(PAIR, text=label) for seat, label in self.pairs.items()}
        return players_of(self.state, self.words)

    @property
    def is_paper(self) -> bool:
        """Whether the Director writes down what was done."""
        return self.state.settings.kind == "paper"

    @property
    def after(self) -> str:
        """The id of the last act; `start` before the first."""
        return last_act(self.state.board)

    @cached_property
    def mark(self) -> str:
        """How far the ruling is: a form tells on which state of it the Director decided."""
        return mark(self.state)

    @cached_property
    def record(self) -> Record:
        """The board as a record."""
        return record_of(self.state)

    @cached_property
    def written(self) -> dict[str, Any]:
        """The record as plain data, with the names that a quick ruling gave in the reader's language."""
        found = records.plain_record(self.record)
        if self.state.settings.quick is None and not self.pairs:
            return found
        return found | {"title": self.title, **({"players": dict(self.players)} if self.players else {})}

    @cached_property
    def road(self) -> Road:
        """The road of the ruling."""
        return road(self.state.board.course)

    @cached_property
    def told_road(self) -> RoadSaid:
        """The road as plain data."""
        found = plain_road(self.road, self.state.book, self.state.board.now, self.after, costs=self._costs)
        return road_told(found, self.to_tell)

    @cached_property
    def answer(self) -> Answer:
        """The Director's answer, its errors in the reader's language."""
        board = self.state.board
        found = build(self.state.book, board.now, self.after, costs=self._costs)
        return worded(found, self.words, names_of(board.course.happened))

    @cached_property
    def view(self) -> RecordView:
        """What the words need of the record."""
        quick, view = self.state.settings.quick, view_of(self.written)
        if quick is None or self.place != 1:
            return view
        # a board that has been put right since has a number
        return seen(view, replace(quick, numbered=True) if self._was_put_right else quick)

    @property
    def _was_put_right(self) -> bool:
        return self.state.board.dealt != next(iter(self.state.settings.boards), self.state.board.dealt)

    @property
    def number(self) -> int | None:
        """The number of the board, where somebody has told it."""
        quick = self.state.settings.quick
        untold = quick is not None and self.place == 1 and not quick.numbered and not self._was_put_right
        return None if untold else self.state.board.dealt.number

    @cached_property
    def told_acts(self) -> dict[str, Mapping[str, Any]]:
        """The acts of the record without those that were put in for a quick ruling."""
        put_in = self.view.set_up | self.view.filled if self.view.quick else frozenset()
        return {id: act for id, act in self.view.acts.items() if id not in put_in}

    @cached_property
    def to_tell(self) -> AnswerToTell:
        """The answer with the record beside it, as the words read them."""
        return AnswerToTell(self.answer, self.view, self.words)


async def case_of(lobby: Lobby, request: Asking, table: str, place: int) -> Case:
    """That board of that table, for the reader of the request, where he may see it.

    Raises:
        NotFoundException: there is no such board, or not for him.
        PermissionDeniedException: his own pair has that board still to play.
        Unavailable: the database does not answer.
    """
    found = await lobby.table(table)
    try:
        state = await found.at_board(place)
    except KeyError:
        raise NotFoundException("no such board") from None
    at = state.board.dealt.in_session
    if not await (desk := await at_desk(request)).may_see(state):
        if at is not None and at.session in desk.places:
            raise PermissionDeniedException("a board that is still to be played")
        raise NotFoundException("no such board")
    words = words_of(language_of(request), state.settings.laws)
    photos = tuple(await lobby.attachments.of(table, place))
    is_over, pairs = state.board.index != found.state.board.index, await pairs_of(lobby, state)
    back = path_of(at.session, str(desk.places[at.session])) if at is not None and at.session in desk.places else ""
    sitting = await sitting_of(lobby, state)
    return Case(state, words, is_over=is_over, photos=photos, pairs=pairs, sitting=sitting, back=back)
