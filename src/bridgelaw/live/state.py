"""A table folded from its events. Pure: the same events give the same state in every process, at any time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats import acts as acts_format
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course, begin
from bridgelaw.lawbook.effects import Refuse
from bridgelaw.lawbook.failing import QUESTION, traced
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live import happenings, poll_events
from bridgelaw.live.happenings import (
    Arranged,
    Begun,
    CardWritten,
    Did,
    Noted,
    Opened,
    Ready,
    Reported,
    RoundEnds,
    SetAside,
    Struck,
    ToldOfAppeal,
)
from bridgelaw.live.kept_evidence import EvidenceKept
from bridgelaw.live.poll_events import PollAnswered, PollClosed, PollOpened, RunningPoll
from bridgelaw.live.settings import CaseConditions, Dealt, TableSettings
from bridgelaw.store.model import Event
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from bridgelaw.table.vocabulary import EVIDENCE

SET_ASIDE = ""
"""In the place of the act that a report has become: it becomes none."""


class Reporting(Struct, frozen=True):
    """A report: `r1`, `r2` … in the order in which they came, by whom, when (seconds since the board began), the act
    that it would become, and the act that it has become; `SET_ASIDE` where it was made by mistake."""

    id: str
    by: Seat
    at: float
    about: Mapping[str, object]
    taken_up: str | None = None


class WrittenNote(Struct, frozen=True):
    """A note of the Director, and when it was written."""

    at: float
    text: str


class Rejudged(Struct, frozen=True):
    """A case on paper has been put under other conditions: how many acts it had then, and under what it was before."""

    acts: int
    before: CaseConditions


class Board(Struct, frozen=True):
    """The board on the table after one of its events.

    `index` counts the boards of the table from 0; `began`: when, in seconds since the epoch. `since`: when the player
    in turn came in turn; `asked`: when somebody was last asked something that is to be answered. `events`: how many
    events it has had, the first included. `rewritten`: how often its acts were not just
    added to. `told_of_appeal`: when the
    players were last told of their right to have the ruling reviewed (seconds since the epoch). `written`: the act that
    was done last, and its record form, if it was kept in that. `unread`: events that could not be read again, as
    entries for the Director's `errors`. `rejudged`: each change of the Laws or the scoring of a case on paper.
    `samples`: the deals that a card shows, by the act that took it over. `ready`: the players who are ready for what
    comes next, as `Ready` says.
    """

    index: int
    dealt: Dealt
    began: float
    course: Course
    since: float
    asked: float
    events: int = 1
    reports: tuple[Reporting, ...] = ()
    notes: tuple[WrittenNote, ...] = ()
    rewritten: int = 0
    polls: tuple[RunningPoll, ...] = ()
    samples: Mapping[str, tuple[Mapping[str, Any], ...]] = {}
    told_of_appeal: float | None = None
    clients: frozenset[tuple[str, str]] = frozenset()
    written: tuple[acts.Act, Mapping[str, object]] | None = None
    unread: tuple[Refuse, ...] = ()
    rejudged: tuple[Rejudged, ...] = ()
    ready: frozenset[Seat] = frozenset()

    @property
    def now(self) -> Situation:
        """The situation on the board."""
        return self.course.now


class TableState(Struct, frozen=True):
    """A table after event number `version`. `cards`: the lines of each side's system card, by `NS` and `EW`;
    `round_over`: the session in which it stands has said so."""

    stream: str
    version: int
    settings: TableSettings
    book: Book
    board: Board
    last: float
    cards: Mapping[str, tuple[str, ...]] = {}
    round_over: bool = False

    @property
    def in_session(self) -> bool:
        """Whether its boards are those of a round of a session, and no others."""
        return self.settings.kind == "table" and self.board.dealt.in_session is not None

    @property
    def has_more(self) -> bool:
        """Whether another board may begin."""
        return not self.in_session or not (self.round_over or self.board.index + 1 >= len(self.settings.boards))


_ASKING = (acts.Ask, acts.Review, acts.Clarify, acts.Claim, acts.Concede, acts.ExplainOptions, acts.Summon, acts.Find)


def opened(event: Event) -> TableState:
    """A table after its first event.

    Raises:
        ValueError: another event comes first.
    """
    happening = happenings.opening(event)
    settings = happening.settings
    book = settings.book()
    board = _imported(_board(settings, book, 0, happening.board, event.at), happening)
    return TableState(event.stream, event.version, settings, book, board, event.at)


def begun(events: Sequence[Event], index: int) -> tuple[TableState, Sequence[Event]]:
    """The table as its board number `index` (from 0) begins, and the events from then on. Earlier boards are not
    folded: no board depends on one before it, but what players write on their system cards lasts.

    Raises:
        KeyError: there was no such board.
    """
    state = opened(events[0])
    if index == 0:
        return state, events[1:]
    boards = [n for n, event in enumerate(events) if event.kind == happenings.BOARD]
    if not 0 < index <= len(boards):
        raise KeyError(index)
    place = boards[index - 1]
    board = replace(state.board, index=index - 1)
    before = replace(state, version=place, board=board, cards=_cards(events[:place]))
    return after(before, events[place]), events[place + 1 :]


def _cards(events: Sequence[Event]) -> dict[str, tuple[str, ...]]:
    """What stands on the cards after those events; one that cannot be read again is passed over."""
    found = {}
    for event in events:
        if event.kind != happenings.CARD:
            continue
        with suppress(Exception):
            happening = happenings.decode(event)
            if isinstance(happening, CardWritten):
                found[str(happening.side)] = happening.lines
    return found


def after(state: TableState, event: Event) -> TableState:
    """The table one event later.

    Raises:
        Impossible: the act cannot have happened.
        Wrong: it is none.
        LawbookError: rules contradict each other about it.
    """
    happening = happenings.decode(event)
    board = state.board
    if happenings.place_of(happening) not in (None, board.index + 1):
        return replace(state, version=event.version, last=event.at)
    if isinstance(happening, Begun):
        board = _imported(_board(state.settings, state.book, board.index + 1, happening.board, event.at), happening)
    elif isinstance(happening, Ready | Noted | ToldOfAppeal):
        board = _marked(board, happening, event)
    elif isinstance(happening, Did) and happening.before:
        board = _inserted(state, board, happening)
    elif isinstance(happening, Did):
        board = _done(board, happening, event)
    elif isinstance(happening, Reported):
        made = Reporting(happening.report, Seat[event.actor], event.at - board.began, happening.act)
        board = replace(board, reports=(*board.reports, made))
    elif isinstance(happening, SetAside):
        reports = tuple(replace(r, taken_up=SET_ASIDE) if r.id == happening.report else r for r in board.reports)
        board = replace(board, reports=reports)
    elif isinstance(happening, Arranged):
        if happening.under is not None:
            state = _under(state, happening.under)
        board = _folded_anew(state, replace(state.board, dealt=happening.board), board.course.happened)
    elif isinstance(happening, Struck):
        last = last_written(board)
        board = _rewritten(state, board, [act for act in board.course.happened if act is not last])
    elif isinstance(happening, PollOpened | PollAnswered | PollClosed | EvidenceKept):
        board = _with_evidence(board, happening, event)
    elif isinstance(happening, CardWritten):
        state = replace(state, cards={**state.cards, happening.side: happening.lines})
    elif isinstance(happening, RoundEnds):
        state = replace(state, round_over=happening.over)
    else:
        raise ValueError(f"{event.stream}: {event.kind} as event {event.version}")
    clients = board.clients | {(event.actor, event.client)}
    events = board.events + 1 if board.index == state.board.index else 1
    board = replace(board, clients=clients, events=events)
    return replace(state, version=event.version, board=board, last=event.at)


def read_again(state: TableState, event: Event) -> TableState:
    """The table one event later, whatever stands in the event: one that cannot be read again (it was kept by another
    version of the program) is passed over and marked, so that a table can be opened again after any restart."""
    try:
        return after(state, event)
    except Exception as error:
        board = state.board
        mark = Refuse(act=str(event.version), kind=QUESTION, code="not-read", trace=traced(error))
        clients = board.clients | {(event.actor, event.client)}
        board = replace(board, unread=(*board.unread, mark), clients=clients, events=board.events + 1)
        return replace(state, version=event.version, board=board, last=event.at)


def act_by_act(state: TableState, event: Event) -> Iterator[TableState]:
    """The table after an event, as `after` gives it, last of all; before that, when the event brings a board that was
    played elsewhere, the table behind each of its acts. Errors as in `after`.
    """
    happening = happenings.decode(event) if event.kind == happenings.BOARD else None
    if not isinstance(happening, Begun) or not happening.acts:
        yield after(state, event)
        return
    bare = replace(event, body=happenings.encode(replace(happening, acts=())))
    yield from _act_by_act(after(state, bare), happening)


def opened_act_by_act(event: Event) -> Iterator[TableState]:
    """The same for the first event of a table. Errors as in `opened`."""
    happening = happenings.opening(event)
    bare = replace(event, body=happenings.encode(replace(happening, acts=())))
    yield from _act_by_act(opened(bare), happening)


def _act_by_act(state: TableState, happening: Begun | Opened) -> Iterator[TableState]:
    yield state
    for act in acts_format.read(happening.acts):
        board = state.board
        state = replace(state, board=replace(board, course=board.course.after(act)))
        yield state


def _marked(board: Board, happening: Ready | Noted | ToldOfAppeal, event: Event) -> Board:
    match happening:
        case Ready():
            return replace(board, ready=board.ready | {Seat[event.actor]})
        case Noted():
            return replace(board, notes=(*board.notes, WrittenNote(event.at - board.began, happening.text)))
        case ToldOfAppeal():
            return replace(board, told_of_appeal=event.at)


def _with_evidence(board: Board, told: PollOpened | PollAnswered | PollClosed | EvidenceKept, event: Event) -> Board:
    if isinstance(told, EvidenceKept):
        samples = {**board.samples, told.act["id"]: told.samples}
        return replace(_done(board, Did(told.act), event), samples=samples)
    if isinstance(told, PollClosed) and told.act is not None:
        board = _done(board, Did(told.act), event)
    return replace(board, polls=poll_events.after(board.polls, told, event.at))


def of_board(events: Sequence[Event], place: int) -> TableState:
    """The table as it is on its board number `place` (from 1), with what was done about that board later on.

    Raises:
        KeyError: there was no such board.
    """
    state, rest = begun(events, place - 1)
    return later(state, rest, is_over=False)


def later(state: TableState, events: Sequence[Event], *, is_over: bool) -> TableState:
    """The table some events later, still on the same board; `is_over`: another one has begun since."""
    place = state.board.index + 1
    for event in events:
        is_over = is_over or event.kind == happenings.BOARD
        if not is_over or happenings.place_of(happenings.decode(event)) == place:
            state = read_again(state, event)
    return replace(state, version=events[-1].version, last=events[-1].at) if events else state


def last_written(board: Board) -> acts.Act | None:
    """The act that was written down last, wherever it belongs, unless it is of the ruling: that stays."""
    newest = f"a{len(board.course.happened)}"
    act = next((act for act in board.course.happened if act.id == newest), None)
    return None if isinstance(act, acts.DirectorAct) and not isinstance(act, acts.Result) else act


def _inserted(state: TableState, board: Board, did: Did) -> Board:
    """The board with an act that was written down later than those behind it."""
    happened = list(board.course.happened)
    at = next(n for n, act in enumerate(happened) if act.id == did.before)
    happened.insert(at, acts_format.read_one(did.act, len(happened) + 1, board.now.facts.acts))
    return _rewritten(state, board, happened)


def _rewritten(state: TableState, board: Board, happened: Sequence[acts.Act]) -> Board:
    return _folded_anew(state, replace(board, rewritten=board.rewritten + 1), happened)


def _under(state: TableState, conditions: CaseConditions) -> TableState:
    """The table under the Laws and with the scoring that it has from now on."""
    changed = Rejudged(len(state.board.course.happened), state.settings.conditions)
    board = replace(state.board, rejudged=(*state.board.rejudged, changed))
    settings = state.settings.under(conditions)
    return replace(state, settings=settings, book=settings.book(), board=board)


def _folded_anew(state: TableState, board: Board, happened: Sequence[acts.Act]) -> Board:
    """The board under its conditions as they are now, with these acts."""
    course = _board(state.settings, state.book, board.index, board.dealt, board.began).course
    for act in happened:
        course = course.after(act)
    return replace(board, course=course)


def _board(settings: TableSettings, book: Book, index: int, dealt: Dealt, at: float) -> Board:
    facts = start(Seat[dealt.dealer], parse_deal(dealt.deal))
    return Board(index, dealt, at, begin(book, facts, settings.setting(dealt)), since=at, asked=at)


def _imported(board: Board, begun: Begun | Opened) -> Board:
    course = board.course
    for act in acts_format.read(begun.acts):
        course = course.after(act)
    return replace(board, course=course)


def _is_evidence(act: acts.Act) -> bool:
    """Whether it is evidence: of that nobody is asked anything."""
    return isinstance(act, acts.Find) and act.kind in EVIDENCE


def _done(board: Board, did: Did, event: Event) -> Board:
    act = acts_format.read_one(did.act, len(board.course.happened) + 1, board.now.facts.acts)
    before, course = board.now, board.course.after(act)
    now = course.now
    moved = now.turn is not before.turn or now.facts.count == 0 or now.frozen is not before.frozen
    reports = tuple(replace(r, taken_up=act.id) if r.id == did.report else r for r in board.reports)
    return replace(
        board,
        course=course,
        reports=reports,
        written=(act, did.act) if event.kind == happenings.ACT and did.report is None else None,
        since=event.at if moved else board.since,
        asked=event.at if isinstance(act, _ASKING) and not _is_evidence(act) else board.asked,
        ready=board.ready if before.facts.down == now.facts.down else frozenset(),
    )
