"""What is seen of a running session from each place: whole views, made of what that place may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from bridgelaw.desk.artificial import Award
from bridgelaw.game.seats import EW, NS, dealer_of, vulnerability_of
from bridgelaw.hall.by_law import IN_TIME, OTHER_SOURCE, RIGHT, law
from bridgelaw.hall.now import Now
from bridgelaw.hall.online import key_of, people_at, seat_at, table_of_pair
from bridgelaw.hall.places import Place, pairs_behind
from bridgelaw.hall.seen import (
    PairView,
    Phase,
    PlayState,
    SeenAppeal,
    SeenAward,
    SeenCall,
    SeenCorrection,
    SeenLiveSeat,
    SeenLooked,
    SeenPair,
    SeenPlay,
    SeenResult,
    SeenRound,
    SeenSeat,
    UnitView,
    View,
)
from bridgelaw.session.evening import OpenCall
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.model import FieldAward, PlayResult
from bridgelaw.session.play import Play
from bridgelaw.session.ranking import rounded
from bridgelaw.session.schedule import TableRound

Names = Mapping[str, str]
"""Names of people by their keys."""
CallWanted = Callable[[OpenCall], bool]


class Viewing:
    """Makes the view of a table or a pair, and the parts of all views. `names`: of people by their keys."""

    def __init__(self, now: Now, place: Place, names: Names) -> None:
        self._now, self._place, self._names = now, place, names
        self._before = now.shown_before.under(names)
        self._pairs = pairs_behind(place, now)

    def view(self) -> View:
        """The whole view.

        Raises:
            KeyError: there is no such table or pair.
        """
        match self._place.kind:
            case "unit":
                return self._unit()
            case "pair" | "player":
                return self._pair_view()
            case kind:
                raise AssertionError(kind)  # seen by `hall.directing`

    def of_play(self, play: Play) -> SeenPlay:
        """One play, as it is seen from that place."""
        return self._play(play, self._now.state.plays.get(play))

    # places

    def _unit(self) -> UnitView:
        now, number = self._now, self._place.table
        here = now.at(number)
        placed = now.state.evening.placed
        if here is None:
            ns, ew = (self._pair(placed.get((number, side), "")) for side in (NS, EW))
        else:
            ns, ew = self._pair(here.ns), self._pair(here.ew)
        return UnitView(
            name=now.state.opened.name,
            now=self._round(here.section if here is not None else None),
            table=number,
            label=self._label(here.section, here.table) if here is not None else str(number),
            ns=ns,
            ew=ew,
            switched=here is not None and here.switched,
            shared_with=self._labels(here) if here is not None and here.is_played else (),
            plays=tuple(self._plays(here)) if here is not None else (),
            next=tuple(self._next(here)) if here is not None else (),
            boards_to=tuple(self._boards_to(here)) if here is not None else (),
            calls=tuple(self._calls_at(here)),
            moved=tuple(self._moved(number)),
        )

    def _pair_view(self) -> PairView:
        now, key = self._now, self._place.pair
        pair = self._pair(key)
        if pair is None:
            raise KeyError(key)
        section = now.state.pairs[key].section
        here = now.of_pair(key)
        percent = now.so_far.percent(key, self._open, now.penalties)
        return PairView(
            name=now.state.opened.name,
            now=self._round(section),
            pair=pair,
            seat=self._seat(here, key),
            next=self._seat(now.of_pair(key, now.state.called.get(section, 0) + 1), key),
            plays=tuple(self._play(play, now.state.plays[play]) for play in self._plays_of(key)),
            percent=None if percent is None else float(percent),
            calls=tuple(self._calls_at(here)),
            online=now.state.opened.online,
            live=self._live_seat(),
        )

    def _live_seat(self) -> SeenLiveSeat | None:
        at = table_of_pair(self._now, self._place.pair) if self._place.kind == "player" else None
        seat = seat_at(at, self._place) if at is not None else None
        if at is None or seat is None:
            return None
        return SeenLiveSeat(
            table=self._now.live[key_of(at)].stream,
            seat=seat.value,
            label=self._label(at.section, at.table),
            round=at.round,
            names={one.value: self._names.get(person, "") for one, person in people_at(self._now, at)},
        )

    # parts

    def _round(self, section: str | None) -> SeenRound:
        state = self._now.state
        sections = [section] if section is not None else list(state.plans)
        clocks = [state.evening.clocks[name] for name in sections if name in state.evening.clocks]
        phase: Phase = "sitting" if not state.plans else "waiting" if not clocks else "playing"
        if state.over:
            phase = "over"
        if state.closed:
            phase = "closed"
        return SeenRound(
            phase=phase,
            round=max((state.called.get(name, 0) for name in sections), default=0),
            rounds=max((self._now.schedule.rounds(name) for name in sections), default=0),
            ends=max((one.ends for one in clocks), default=None) if phase == "playing" else None,
        )

    def _pair(self, key: str, *, named: bool = True) -> SeenPair | None:
        pair = self._now.state.pairs.get(key)
        if pair is None:
            return None
        return self._before.pair(pair, named=named, several=len(self._now.state.plans) > 1)

    def _label(self, section: str, table: int) -> str:
        return f"{section if len(self._now.state.plans) > 1 else ''}{table}"

    def _labels(self, here: TableRound | None) -> tuple[str, ...]:
        # played online every table has the boards of the round for itself
        shared = here is not None and not self._now.state.opened.online
        return tuple(self._label(here.section, one) for one in here.shared_with) if here is not None and shared else ()

    def _seat(self, here: TableRound | None, key: str) -> SeenSeat | None:
        if here is None:
            return None
        return SeenSeat(
            round=here.round,
            table=self._now.numbers[here.section, here.table],
            label=self._label(here.section, here.table),
            direction="NS" if key == here.ns else "EW",
            opponents=self._pair(here.ew if key == here.ns else here.ns, named=self._place.kind != "screen"),
            boards=here.boards,
            switched=here.switched,
            shared_with=self._labels(here),
        )

    def _next(self, here: TableRound) -> Iterator[tuple[SeenPair, SeenSeat]]:
        for key in here.pairs:
            pair, seat = self._pair(key), self._seat(self._now.of_pair(key, here.round + 1), key)
            if pair is not None and seat is not None:
                yield pair, seat

    def _moved(self, number: int) -> Iterator[tuple[SeenPair, SeenSeat]]:
        """Who sat down at a table where the movement does not let him begin: nobody else there says where to go."""
        state = self._now.state
        for side in (NS, EW) if state.plans else ():
            key = state.evening.placed.get((number, side), "")
            here = self._now.of_pair(key, 1)
            if here is None or state.called.get(here.section, 0) > 1:
                continue
            pair, seat = self._pair(key), self._seat(here, key)
            if pair is not None and seat is not None and seat.table != number:
                yield pair, seat

    def _plays_of(self, key: str) -> Sequence[Play]:
        """What a pair has played, and what was ruled of boards on which nothing was entered for it, as they came."""
        now = self._now
        entered = now.progress.of_pair(key)
        ruled = [
            play
            for play in now.ruled_alone
            if (result := now.state.plays[play].result) is not None and key in (result.ns, result.ew)
            if self._may_see(play.board)
        ]
        return sorted((*entered, *ruled), key=lambda play: now.state.plays[play].told[0][0]) if ruled else entered

    def _boards_to(self, here: TableRound) -> Iterator[str]:
        for one in self._now.schedule.by_round.get((here.section, here.round + 1), ()):
            if not set(one.boards).isdisjoint(here.boards):
                yield self._label(one.section, one.table)

    def _state_seen(self, play: Play) -> PlayState:
        """How far a play is; that anything was ruled or is contested about a board is for those who may know of it."""
        found = state_of(self._now.state.plays.get(play))
        if self._may_see(play.board):
            return found
        return "agreed" if found == "awarded" else "entered" if found == "disputed" else found

    def _plays(self, here: TableRound) -> Iterator[SeenPlay]:
        for play in here.plays():
            yield self._play(play, self._now.state.plays.get(play), here)

    def _play(self, play: Play, known: PlayHistory | None, here: TableRound | None = None) -> SeenPlay:
        here = here or self._now.schedule.of(play)
        asked = next((n for n, one in self._now.state.evening.asked.items() if one.play == play), None)
        seen = self._before.play(play, (known, here, asked))
        if seen is None:
            seen = self._made(play, known, here, asked)
            self._before.keep(play, (known, here, asked), seen)
        if not self._may_see(play.board):
            return seen
        return replace(seen, others=self._now.so_far.others(play), ns_percent=self._percent(play))

    def _made(self, play: Play, known: PlayHistory | None, here: TableRound | None, asked: int | None) -> SeenPlay:
        """A play as far as it is the same for all who are shown it."""
        seated = known.seated if known is not None else None
        came = known.obtained if known is not None else None
        planned = (here.ns, here.ew) if here is not None else ("", "")
        ns, ew = seated or ((came.ns, came.ew) if came is not None else planned)
        entry = known.last_entry if known is not None else None
        return SeenPlay(
            play=str(play),
            board=play.board,
            dealer=dealer_of(play.board).value,
            vulnerable=vulnerability_of(play.board),
            state=state_of(known),
            ns=self._pair(ns) or SeenPair(ns, ns, ()),
            ew=self._pair(ew) or SeenPair(ew, ew, ()),
            result=result_of(known),
            entry=entry[0] if entry is not None and known is not None and not known.is_agreed else None,
            asked=self._correction(asked) if asked is not None else None,
            corrected=known is not None and known.is_corrected,
        )

    def _correction(self, number: int) -> SeenCorrection:
        one = self._now.state.evening.asked[number]
        by = self._pair(one.pair) or SeenPair(one.pair, one.pair, ())
        before = result_of(self._now.state.plays.get(one.play))
        return SeenCorrection(of=number, play=str(one.play), by=by, result=_bare(one.result), before=before)

    def _looked(self) -> Iterator[SeenLooked]:
        now = self._now
        for one in dict.fromkeys(now.state.evening.looked):
            pair = self._pair(one.pair)
            coming = (play for at in now.schedule.of_pair(one.pair) for play in at.plays() if play.board == one.board)
            if pair is not None and now.progress.is_ahead(one.pair, one.board):
                for play in coming:
                    yield SeenLooked(play=str(play), board=one.board, pair=pair, law=law(now, OTHER_SOURCE))

    def _appealed(self) -> Iterator[SeenAppeal]:
        for number, one in reversed(tuple(self._now.state.evening.appealed.items())):
            pair = self._pair(one.pair)
            if pair is not None and self._may_see(one.play.board):
                cited = law(self._now, IN_TIME if one.late else RIGHT)
                yield SeenAppeal(of=number, play=str(one.play), pair=pair, late=one.late, law=cited)

    def _calls_at(self, here: TableRound | None) -> Iterator[SeenCall]:
        """Those from this place, and others from the table: both sides are told who comes, and whether it is later."""
        mine = str(self._place.as_pair)
        table = (here.section, here.table) if here is not None else None
        for one in self._calls(lambda one: one.call.who == mine or (one.call.section, one.call.table) == table):
            # what one side said on its own phone is not for the other
            yield one if one.who == mine else replace(one, about="other", board=0)

    def _calls(self, wanted: CallWanted) -> Iterator[SeenCall]:
        for number, one in self._now.state.evening.calls.items():
            if not wanted(one):
                continue
            hidden = bool(one.call.board) and not self._may_see(one.call.board)
            yield SeenCall(
                of=number,
                who=one.call.who,
                about=one.call.about,
                table=one.call.table,
                section=one.call.section,
                board=0 if hidden else one.call.board,
                going=one.handled.by if one.handled is not None else "",
                later=one.handled is not None and one.handled.later,
                hidden=hidden,
                case=one.handled.case if one.handled is not None and self._place.rules and not hidden else "",
            )

    # what is known of boards

    def _may_see(self, board: int) -> bool:
        return (
            board in self._open
            if board in self._now.progress.boards
            else self._now.progress.may_see(self._pairs, board)
        )

    @cached_property
    def _open(self) -> frozenset[int]:
        return self._now.progress.open_to(self._pairs)

    def _percent(self, play: Play) -> float | None:
        found = self._now.so_far.percent_of(play, self._open)
        return None if found is None else float(rounded(found))


def state_of(known: PlayHistory | None) -> PlayState:
    """How far a play has come."""
    if known is None:
        return "to_play"
    if known.ruled is not None:
        return "awarded"
    if known.is_disputed:
        return "disputed"
    if known.obtained is None:
        return "to_play"
    if known.obtained.unplayed is not None:
        return "not_played"
    return "agreed" if known.is_agreed else "entered"


def result_of(known: PlayHistory | None) -> SeenResult | None:
    """What came of it, for somebody who may be told."""
    ruled = known.ruled if known is not None else None
    came = ruled.result if ruled is not None and ruled.result is not None else known.obtained if known else None
    award = _award(ruled.award) if ruled is not None and ruled.award is not None else None
    if came is None or came.unplayed is not None:
        return SeenResult(awarded=True, award=award) if ruled is not None else None
    return _bare(came, awarded=ruled is not None, award=award)


def _award(given: FieldAward) -> SeenAward:
    if given.shares:
        ns, ew = (given.shares.get(side) for side in (NS, EW))
        return SeenAward(shares=(_share(ns), _share(ew)))
    ns_points, ew_points = (
        tuple((points, float(weight)) for points, weight in given.weighted.get(side, ())) for side in (NS, EW)
    )
    return SeenAward(ns=ns_points, ew=ew_points)


def _share(given: Award | None) -> str | float | None:
    return given if given is None or isinstance(given, str) else float(given)


def _bare(result: PlayResult | None, *, awarded: bool = False, award: SeenAward | None = None) -> SeenResult | None:
    if result is None:
        return None
    contract = result.contract
    return SeenResult(
        contract="P" if result.passed_out else str(contract) if contract is not None else None,
        by=contract.declarer.value if contract is not None else None,
        tricks=result.tricks,
        lead=result.lead,
        score=result.score,
        awarded=awarded,
        award=award,
    )
