"""One viewer of one table: his last view, and how many times it has changed for him on this board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from bridgelaw.answer.bounds import LIVE
from bridgelaw.answer.known import Known
from bridgelaw.answer.model import Option
from bridgelaw.answer.shared import Memory
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.failing import traced
from bridgelaw.live import bare, rescored, slips
from bridgelaw.live.claims import Claimed, claimed
from bridgelaw.live.decisions import decision
from bridgelaw.live.faults import Faults
from bridgelaw.live.found_facts import FoundFact, every_note, found_facts
from bridgelaw.live.heard import Growing, Heard, ShownActs
from bridgelaw.live.messages import Viewer, seat_of
from bridgelaw.live.noted import NotedFact, noted_facts
from bridgelaw.live.papers import directors_papers
from bridgelaw.live.possible import NOTHING, Can
from bridgelaw.live.read_out import read_out
from bridgelaw.live.rescored import Rescored
from bridgelaw.live.shown import record_form, shown
from bridgelaw.live.state import Board, Reporting, TableState
from bridgelaw.live.undoing import undoing
from bridgelaw.live.view import (
    AnswerInView,
    Common,
    View,
    directors_told,
    has_ended,
    is_game,
    own_reports,
    possible,
    seat_told,
    spectators_told,
    table_of,
)
from bridgelaw.table.acts import Act, Play

STRIDE = 100_000
"""Each board of a table begins with a revision that is so much higher: so revisions do not depend on what happened on
the boards before."""

_encode = msgspec.json.Encoder().encode
Tell = Callable[[View], None]
Seen = tuple[bytes, bytes, bytes, bytes, bytes]
"""What a view consists of, apart from the table and its revision: the answer, what happened, what he can do, for whom
the table waits, and further fields behind a comma."""
_Perceived = tuple[
    Seen,
    AnswerInView,
    Can,
    Claimed | None,
    ShownActs,
    tuple[NotedFact, ...],
    tuple[FoundFact, ...],
    tuple[Option, ...],
]


def directors_revision(board: Board) -> int:
    """How often that board has changed for the Director: with each event of it."""
    return board.index * STRIDE + board.events


class Played:
    """A board that is or was on the table, with all its moments, and the board after it (`next`).

    `table` is what everybody knows of its conditions, `regulations` what it sets by itself; `failed`: the provisions on
    rights that could not be followed, once that has been reported.
    """

    def __init__(self, state: TableState) -> None:
        self.table = table_of(state)
        self.table_body = _encode(self.table)
        self.regulations = state.settings.regulations
        self.index = state.board.index
        self.moments: list[Common] = []
        self.at: list[float] = []
        self.reports: list[tuple[Reporting, ...]] = []
        self.rescored: list[tuple[Rescored, ...]] = []
        self.next: Played | None = None
        self._public = Memory(None)
        self._forms: dict[str, tuple[Act, Mapping[str, Any]]] = {}
        self._game: dict[str, tuple[Act, str, bytes]] = {}
        self.failed: set[tuple[str, ...]] = set()
        self.add(state)

    def add(self, state: TableState) -> None:
        """The board has come to another moment. What was made for the views of a moment is dropped once as many have
        followed as there are seats: a player whom nobody watches looks at them when he acts."""
        if len(self.moments) >= len(SEATS):
            old = self.moments[-len(SEATS)]
            self.moments[-len(SEATS)] = Common(old.book, old.now, self._public, old.beside, old.ready)
        if state.board.written is not None:
            act, written = state.board.written
            self._forms[act.id] = (act, written)
        # on paper there is nobody to be ready, and in a session nothing behind the last board of the round
        waits = state.settings.kind == "table" and (state.has_more or not has_ended(state.board.now))
        ready = state.board.ready if waits else frozenset(SEATS)
        self.moments.append(Common(state.book, state.board.now, self._public, state.board.unread, ready))
        self.at.append(state.last)
        self.reports.append(state.board.reports)
        self.rescored.append(self.rescored[-1] if self.rescored else ())

    def tell(self, later: Rescored | None, at: float) -> None:
        """Something has happened about an earlier board, `at` that time, and nothing on this one; `later`: that its
        score has been adjusted."""
        if later is None:
            return
        last = self.moments[-1]
        self.moments.append(Common(last.book, last.now, self._public, last.beside, last.ready))
        self.at.append(at)
        self.reports.append(self.reports[-1])
        self.rescored.append((*self.rescored[-1], later))

    def form(self, act: Act) -> Mapping[str, Any]:
        """An act in record form: as it was written down, else made for the first viewer who needs it."""
        found = self._forms.get(act.id)
        if found is None or found[0] is not act:
            found = self._forms[act.id] = (act, record_form(act))
        return found[1]

    def told(self, act: Act, ids: Mapping[str, str], seat: Seat | None) -> bytes:
        """An act as it is shown to a viewer who gives acts the numbers `ids`, as JSON."""
        if not is_game(act) or (isinstance(act, Play) and act.down):
            return _encode(shown(act, self.form(act), ids, seat))
        # a call or card says the same to all who give it the same number
        own = ids[act.id]
        found = self._game.get(act.id)
        if found is None or found[0] is not act or found[1] != own:
            found = self._game[act.id] = (act, own, _encode(shown(act, self.form(act), ids, seat)))
        return found[2]


class Onlooker:
    """A viewer: `watching` are told of each new view.

    A player or spectator is taken through every moment of the board, since only what changes for him counts. The
    Director perceives everything: his view changes with each event.
    """

    def __init__(
        self,
        who: Viewer,
        played: Played,
        *,
        open_cards: bool = False,
        delay: float = 0,
        faults: Faults | None = None,
    ) -> None:
        self.who, self.seat = who, seat_of(who)
        self._faults = faults or Faults()
        self.watching: dict[object, Tell] = {}
        self._open_cards, self._delay = open_cards and who == "spectator", delay if who == "spectator" else 0
        self._turn_to(played)
        self._view: View | None = None
        self._made_by: Callable[[], View] | None = None

    def look(self, state: TableState, at: float) -> tuple[View, bool]:
        """The view now (`at`: for those who see late), and whether it has changed since it was last looked at."""
        before = self._view
        if self.who == "director":
            found = self._directors(state)
        else:
            self._catch_up(at - self._delay if self._delay else None)
            if (made := self._made_by) is not None:
                # of the moments since he last looked only the last one that changed something for him is shown
                self._made_by = None
                self._view = made()
            assert self._view is not None
            found = self._view
        self._view = found
        return found, before is None or before.revision != found.revision

    @property
    def known(self) -> Known | None:
        """What he knew when he was last shown it; None where that was no more than all others."""
        return self._memory.last

    def _turn_to(self, played: Played) -> None:
        self._played, self._place, self._changes = played, -1, 0
        self._seen: Seen | None = None
        self._later, self._since = b"", 0
        self._memory, self._heard = Memory(self.seat, LIVE), Heard(self.seat)
        self._happened = Growing()
        self._talk, self._rewritten = 0, 0

    # the Director

    def _directors(self, state: TableState) -> View:
        while self._played.next is not None:
            self._turn_to(self._played.next)
        board = state.board
        revision = directors_revision(board)
        if self._view is not None and self._view.revision == revision:
            return self._view
        if self._rewritten != board.rewritten:
            self._happened, self._talk, self._rewritten = Growing(), 0, board.rewritten
        for act in board.course.happened[self._happened.count :]:
            self._happened.add(act.id, _encode(_directors_form(self._played.form(act))))
            self._talk += not is_game(act)
        common = self._played.moments[-1]
        try:
            told = directors_told(board, common, self._memory)
            self._tell(common)
        except Exception as error:
            self._failed(error)
            told = bare.directors_told(board, common)
        try:
            papers = directors_papers(state, self._memory, self._talk)
        except Exception as error:
            self._failed(error)
            papers = bare.directors_papers(board)
        claim = claimed(common.now, common.claimed, None, None)
        found: tuple[FoundFact, ...] = ()
        further = _claim_body(claim) + b"," + papers
        # he has what the four read of it, word by word
        if common.now.findings and (found := found_facts(common.now, every_note(common.now))):
            further = b',"found":' + _encode(found) + further
        seen = (told.said, self._happened.body, _encode(NOTHING), bare.waiting_body(common), further)
        return self._made(revision, seen, told, NOTHING, claim, common, self._happened.acts, found=found)

    def _tell(self, common: Common) -> None:
        """Provisions on rights that could not be followed, each once on a board."""
        for one in common.of_rights:
            if one.laws not in self._played.failed:
                self._played.failed.add(one.laws)
                table = str(self._played.table["id"])
                self._faults.tell("act", table, one.trace, act=one.act, laws=" ".join(one.laws))

    def _failed(self, error: Exception) -> None:
        """A part of a view could not be made, so what is remembered of the last view is dropped."""
        self._faults.tell("view", str(self._played.table["id"]), traced(error), viewer=self.who)
        self._memory, self._heard = Memory(self.seat, LIVE), Heard(self.seat)

    # everybody else

    def _catch_up(self, until: float | None) -> None:
        """Go on through the moments, up to the last one that he may see."""
        while True:
            played = self._played
            while self._place + 1 < len(played.moments):
                # the first moment of all he always sees: nothing has happened yet
                if until is not None and self._seen is not None and played.at[self._place + 1] > until:
                    return
                self._place += 1
                self._see(played, self._place)
            if played.next is None or (until is not None and played.next.at[0] > until):
                return
            self._turn_to(played.next)

    def _see(self, played: Played, place: int) -> None:
        common = played.moments[place]
        try:
            seen, told, can, claim, acts, noted, found, heard_of = self._perceived(played, place, common)
            if self.seat is not None:
                self._tell(common)
        except Exception as error:
            self._failed(error)
            told, claim, noted, found, heard_of = bare.told(common, self.seat), None, (), (), ()
            can = bare.can(common, told)
            extra = b"" if self.seat is None else b',"rights":' + told.rights
            heard = bare.happened(common, self.seat, played)
            seen, acts = (told.said, heard.body, _encode(can), bare.waiting_body(common), extra), heard.acts
        later = rescored.body(played.rescored[place], reasons=self.seat is not None)
        if seen == self._seen and later == self._later:
            return
        self._changes += 1
        revision = played.index * STRIDE + self._changes
        if seen != self._seen:
            self._since = revision
        self._seen, self._later = seen, later
        rescores = played.rescored[place]
        further = (rescores, noted, found, heard_of)
        self._made_by = partial(self._made, revision, seen, told, can, claim, common, acts, *further)

    def _perceived(self, played: Played, place: int, common: Common) -> _Perceived:
        """What he sees at a moment of the board."""
        seat, extra = self.seat, b""
        noted: tuple[NotedFact, ...] = ()
        found: tuple[FoundFact, ...] = ()
        heard_of: tuple[Option, ...] = ()
        now = common.now
        if seat is None:
            told = spectators_told(common, self._memory, open_cards=self._open_cards)
            ids = self._memory.ids
        else:
            told = seat_told(common, seat, self._memory)
            ids = self._memory.ids
            extra = b',"rights":' + told.rights
            reports = played.reports[place]
            undo = undoing.of(common.book, now, seat, ids)
            if undo is not None:
                extra += b',"undo":' + _encode(undo)
            if common.has_notes and (noted := noted_facts(now, seat, ids)):
                extra += b',"facts":' + _encode(noted)
            if now.findings and (found := found_facts(now, ids)):
                extra += b',"found":' + _encode(found)
            if now.frozen and (heard_of := read_out(common, self._memory.last)):
                extra += b',"read_out":' + _encode(heard_of)
            if (decided := decision(now, ids)) is not None:
                extra += b',"decision":' + _encode(decided)
            if reports and (own := own_reports(reports, seat, ids)):
                extra += b',"reports":' + _encode(own)
        can = possible(common, seat, self._memory, told)
        if seat is not None and has_ended(now) and "session" not in played.table:
            extra += b',"result":' + common.result_body
        claim = claimed(now, common.claimed, seat, ids)
        happened = self._heard.body(now, ids, played)
        if meant := slips.undecided(now, seat, ids):
            told, happened = slips.answer_without(told, meant), slips.heard_without(happened, meant)
        seen = (told.said, happened.body, _encode(can), common.waiting_body, extra + _claim_body(claim))
        return seen, told, can, claim, happened.acts, noted, found, heard_of

    def _made(
        self,
        revision: int,
        seen: Seen,
        told: AnswerInView,
        can: Can,
        claim: Claimed | None,
        common: Common,
        acts: ShownActs,
        later: tuple[Rescored, ...] = (),
        noted: tuple[NotedFact, ...] = (),
        found: tuple[FoundFact, ...] = (),
        heard_of: tuple[Option, ...] = (),
    ) -> View:
        said, happened, can_body, waited_for, extra = seen
        ids = None if self.who == "director" else self._memory.ids
        head = b'{"type":"view","revision":%d,"who":"%b","table":' % (revision, self.who.encode())
        parts = (
            head, self._played.table_body, b',"answer":', said, b',"happened":', happened, b',"can":', can_body,
            b',"waiting":', waited_for, extra, self._later, b"}",
        )  # fmt: skip
        stop, explained, waiting = bare.standing(common, ids)
        chooses = told.chooses(self.who, () if stop is None or self.who == "director" else stop.unexplained)
        return View(
            who=self.who,
            revision=revision,
            table=self._played.table,
            said=said,
            happened=msgspec.Raw(happened),
            acts=acts,
            can=can,
            prompt=bare.prompt(common, self.seat, can, claim, chooses=chooses),
            waiting=waiting,
            rights=told.rights,
            course=told.course,
            parts=parts,
            stopped=stop,
            explained=explained,
            rescored=later,
            since=self._since or revision,
            regulations=self._played.regulations,
            noted=noted,
            found=found,
            read_out=heard_of,
        )


def _claim_body(claim: Claimed | None) -> bytes:
    """As a field of a view behind a comma; nothing where there is none."""
    return b"" if claim is None else b',"claim":' + _encode(claim)


def _directors_form(written: Mapping[str, Any]) -> dict[str, Any]:
    """An act in record form, the id in front."""
    return {"act": written["id"], **{key: value for key, value in written.items() if key != "id"}}
