"""What is seen of a running session by its Director and his helpers, and on the big screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS
from bridgelaw.hall.now import Now
from bridgelaw.hall.online import is_in_play, key_of
from bridgelaw.hall.places import Place, in_order, may_open
from bridgelaw.hall.seen import (
    DeedKind,
    DirectorView,
    ScreenView,
    SeenDeed,
    SeenLiveTable,
    SeenPair,
    SeenPlay,
    SeenSeat,
    SeenStanding,
    SeenTable,
    SeenTablePlays,
    View,
)
from bridgelaw.hall.view import Names, Viewing, result_of
from bridgelaw.session.facts import (
    Agreed,
    FormPlayed,
    PairLeft,
    Penalized,
    Ruled,
    ScoreCorrected,
    Scored,
    Seated,
    Undoable,
)
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.leaving import is_kept
from bridgelaw.session.moving import missing
from bridgelaw.session.play import Play
from bridgelaw.session.ranking import Ranking, ranked, rounded
from bridgelaw.session.schedule import TableRound
from bridgelaw.session.seen import with_boards

DEEDS = 8
"""How many of his last acts are at hand."""


def view_of(now: Now, place: Place, names: Names) -> View:
    """The whole view of any place. `names`: of people by their keys.

    Raises:
        KeyError: there is no such table or pair.
    """
    return (Viewing if place.kind in ("unit", "pair", "player") else _Directing)(now, place, names).view()


def plays_at(now: Now, place: Place, table: int, names: Names) -> SeenTablePlays:
    """All that was or is to be played at a table, by its number in the hall, as a Director at that place sees it.
    `names`: as in `view_of`.

    Raises:
        KeyError: there is no such table.
    """
    return _Directing(now, place, names).plays_at(table)


class _Directing(Viewing):
    """Makes those views."""

    def view(self) -> View:
        """The whole view."""
        return self._screen() if self._place.kind == "screen" else self._director()

    def plays_at(self, number: int) -> SeenTablePlays:
        """All plays of that table."""
        now = self._now
        if not 1 <= number <= len(now.tables):
            raise KeyError(number)
        section, table = now.tables[number - 1]
        rounds = range(now.state.called.get(section, 0), 0, -1)
        planned = [play for round in rounds if (at := now.at(number, round)) is not None for play in at.plays()]
        # a board that was not to be played there is none that he may be told of while it is ahead
        here = [
            play
            for play in now.state.plays
            if (play.section, play.table) == (section, table) and self._may_see(play.board)
        ]
        plays = sorted(dict.fromkeys((*planned, *here)), key=lambda play: (-play.round, play.board))
        return SeenTablePlays(plays=tuple(map(self._of_table, plays)))

    def _of_table(self, play: Play) -> SeenPlay:
        found = self.of_play(play)
        if self._may_see(play.board):
            return found
        return replace(
            found, state=self._state_seen(play), result=None, entry=None, asked=None, others=(), ns_percent=None
        )

    def _director(self) -> DirectorView:
        now, state = self._now, self._now.state
        mine = state.evening.plays.get(str(self._place), "")
        boards = sorted({board for one in now.schedule.of_pair(mine) for board in one.boards}) if mine else ()
        return DirectorView(
            name=state.opened.name,
            now=self._round(None),
            tables=tuple(self._tables() if state.plans else self._ready()),
            pairs=tuple(pair for key in in_order(state.pairs) if (pair := self._pair(key)) is not None),
            calls=tuple(self._calls(lambda _: True)),
            asked=tuple(
                self._correction(number) for number, one in state.evening.asked.items() if self._may_see(one.play.board)
            ),
            disputed=tuple(self._play(play, state.plays[play]) for play in state.disputed if self._may_see(play.board)),
            plays_in=mine,
            locked=tuple(board for board in boards if now.progress.is_ahead(mine, board)),
            met=tuple(self.of_play(play) for play in now.met if self._may_see(play.board)),
            looked=tuple(self._looked()),
            appealed=tuple(self._appealed()),
            scoring=state.conditions.scoring,
            boards=state.opened.boards,
            late_place=any(missing(plan, state.called.get(name, 0) + 1) for name, plan in state.plans.items()),
            left=tuple(state.left),
            uncounted=tuple(self._uncounted()),
            unsettled=tuple(self._unsettled()),
            unagreed=tuple(map(str, self._unagreed())),
            doubted=tuple(self._doubted()),
            deeds=tuple(self._deeds()),
            deals=len(state.deals),
            lists=len(state.published),
            correction_ends=self._correction_ends(),
            online=state.opened.online,
            behind=tuple(self._behind()),
        )

    def _screen(self) -> ScreenView:
        state = self._now.state
        placed = state.evening.placed
        tables = range(1, max(state.opened.tables, *(table for table, _ in placed), 0, 0) + 1)
        free = ((table, side.value) for table in tables for side in (NS, EW) if (table, side) not in placed)
        return ScreenView(
            name=state.opened.name,
            now=self._round(None),
            seats=tuple(self._seats(0)),
            free=() if state.plans else tuple(free),
            next=tuple(self._seats(1)) if state.called and not self._now.is_over else (),
            standings=tuple(self._standings()),
            lists=len(state.published),
            correction_ends=self._correction_ends(),
        )

    # parts

    def _ready(self) -> Iterator[SeenTable]:
        """The tables before there is a movement."""
        placed = self._now.state.evening.placed
        for number in range(1, max(self._now.state.opened.tables, *(table for table, _ in placed), 0, 0) + 1):
            ns, ew = (self._pair(placed.get((number, side), "")) for side in (NS, EW))
            yield SeenTable(table=number, label=str(number), ns=ns, ew=ew, calls=self._waiting["", number])

    def _tables(self) -> Iterator[SeenTable]:
        now = self._now
        for number, (section, table) in enumerate(now.tables, 1):
            here = now.at(number)
            if here is None:
                continue
            known = [now.state.plays.get(play) for play in here.plays()]
            yield SeenTable(
                table=number,
                label=self._label(section, table),
                section=section,
                place=table,
                ns=self._pair(here.ns),
                ew=self._pair(here.ew),
                boards=here.boards if here.is_played else (),
                states=tuple(map(self._state_seen, here.plays())),
                results=tuple(
                    result_of(one) if self._may_see(play.board) else None
                    for play, one in zip(here.plays(), known, strict=True)
                ),
                since=self._since(here, known),
                calls=self._waiting[section, table],
                live=self._live(here),
            )

    def _live(self, here: TableRound) -> SeenLiveTable | None:
        """How its live table stands; in his own round a Director who plays sees no more than that he is called."""
        found = self._now.live.get(key_of(here))
        if found is None:
            return None
        told = may_open(self._place, self._now, found.board)
        return SeenLiveTable(
            table=self._now.numbers[here.section, here.table],
            label=self._label(here.section, here.table),
            round=here.round,
            board=found.board,
            phase=found.phase if told else "",
            since=found.since,
            waits=found.waits,
            missing=found.missing,
            may_go=all(may_open(self._place, self._now, board) for board in here.boards),
            case=f"{found.stream}/{found.place}" if told else "",
        )

    def _behind(self) -> Iterator[SeenLiveTable]:
        for section, table, round in sorted(self._now.live):
            here = self._now.schedule.at(section, table, round)
            if here is not None and round < self._now.state.called.get(section, 0) and is_in_play(self._now, here):
                seen = self._live(here)
                if seen is not None:
                    yield seen

    @property
    def _waiting(self) -> Counter[tuple[str, int]]:
        return Counter((one.call.section, one.call.table) for one in self._now.state.evening.calls.values())

    def _since(self, here: TableRound, known: list[PlayHistory | None]) -> float | None:
        clock = self._now.state.evening.clocks.get(here.section)
        if clock is None:
            return None
        entered = (number for one in known if one is not None for number, fact in one.told if isinstance(fact, Scored))
        return max(clock.began, *(self._now.told[number - 1][1] for number in entered), 0.0)

    def _uncounted(self) -> Iterator[str]:
        if self._now.state.conditions.withdrawn == "keep" or not self._now.state.plans:
            return
        round = self._now.round + (not self._now.is_over)
        yield from (
            key for key in self._now.state.pairs if not is_kept(self._now.state, self._now.schedule, key, round)
        )

    def _unsettled(self) -> Iterator[SeenPlay]:
        now = self._now
        for play in now.loose_ends.unscored:
            called = now.state.called.get(play.section, 0)
            if (play.round < called or now.is_over) and self._may_see(play.board):
                yield self._play(play, now.state.plays.get(play))

    def _unagreed(self) -> Iterator[Play]:
        for play in self._now.loose_ends.unagreed(self._now.state):
            if self._state_seen(play) == "entered":
                yield play

    def _doubted(self) -> Iterator[SeenPlay]:
        for play in self._now.loose_ends.doubted(self._now.state):
            if self._may_see(play.board):
                yield self._play(play, self._now.state.plays[play])

    def _deeds(self) -> Iterator[SeenDeed]:
        state, me = self._now.state, str(self._place)
        mine = (number for number in reversed(list(state.undoable)) if self._now.told[number - 1][0] == me)
        for _, number in zip(range(DEEDS), mine, strict=False):
            fact = state.undoable[number]
            kind, at = _kind(fact), self._now.told[number - 1][1]
            if isinstance(fact, PairLeft | Penalized):
                key = fact.pair if isinstance(fact, PairLeft) else fact.penalty.pair
                yield SeenDeed(of=number, kind=kind, at=at, pair=self._pair(key))
            else:
                table = self._label(fact.play.section, fact.play.table)
                board = fact.play.board if self._may_see(fact.play.board) else 0
                yield SeenDeed(of=number, kind=kind, at=at, table=table, board=board)

    def _correction_ends(self) -> float | None:
        state = self._now.state
        if not state.published:
            return None
        return self._now.told[state.published[-1] - 1][1] + 60 * self._now.regulations.correction_minutes

    def _seats(self, later: int) -> Iterator[tuple[SeenPair, SeenSeat]]:
        now = self._now
        for key, known in now.state.pairs.items():
            round = max(now.state.called.get(known.section, 0), 1) + later
            pair, seat = self._pair(key, named=False), self._seat(now.of_pair(key, round), key)
            if pair is not None and seat is not None:
                yield pair, seat

    def _ranked(self) -> Ranking | None:
        """The ranking; while it is played online that of the boards that everybody has behind him, if there is one."""
        now, state = self._now, self._now.state
        if now.is_over:
            return now.ranked.ranking
        if not state.opened.online or not self._open:
            return None
        seen = {play: one for play, one in state.plays.items() if play.board in self._open}
        of_boards = (each for one in seen.values() for each in one.penalties)
        session = replace(with_boards(state.session, self._open), penalties=(*state.penalties, *of_boards))
        return ranked(session, now.regulations).ranking if session.results else None

    def _standings(self) -> Iterator[SeenStanding]:
        ranking = self._ranked()
        by_section = self._now.state.conditions.rank_by == "section" and len(self._now.state.plans) > 1
        for one in ranking.standings if ranking is not None else ():
            pair = self._pair(one.pair.key)
            if pair is not None:
                yield SeenStanding(
                    pair=pair,
                    place=one.rank,
                    tied=one.tied,
                    section=one.pair.section if by_section else "",
                    direction=one.direction.value if one.direction is not None else "",
                    boards=one.boards,
                    total=float(rounded(one.total)),
                    percent=None if one.percent is None else float(rounded(one.percent)),
                )


def _kind(fact: Undoable) -> DeedKind:
    match fact:
        case Seated():
            return "seated"
        case Scored():
            return "scored"
        case Agreed():
            return "agreed"
        case ScoreCorrected():
            return "corrected"
        case Ruled():
            return "ruled"
        case FormPlayed():
            return "form"
        case PairLeft():
            return "left"
        case Penalized():
            return "penalty"
