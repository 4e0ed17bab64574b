"""What is ruled in a case stands in the ranking of its session: once, as it is now, and after any crash."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.game.seats import EW, NS
from bridgelaw.hall import messages as sent
from bridgelaw.hall.hall import Hall
from bridgelaw.hall.rulings import Rulings
from bridgelaw.hall.seen import PairView
from bridgelaw.live.house import House
from bridgelaw.live.messages import Arrange, Entered, Kept
from bridgelaw.live.settings import Dealt, SessionTable, TableSettings
from bridgelaw.session.facts import Ruled
from bridgelaw.session.model import PlayResult, SessionPenalty
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import TableRound
from bridgelaw.store.cases import SessionCases
from tests.hall.club_night import ClubNight, club_night
from tests.kit.lines import act

PLAYED = ("S call 1NT", "W call P", "N call 4S", "E call P", "S call P", "W call P")


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


class Cases:
    """A desk beside a club's evening."""

    def __init__(self, night: ClubNight) -> None:
        self.night = night
        self.house = House(night.database, lambda: 0.0)
        self.rulings = self.started(night.hall)

    def started(self, hall: Hall) -> Rulings:
        """Those who follow the cases, as after a start."""
        return Rulings(hall, self.night.database, SessionCases(self.night.database), lambda: 0.0)

    async def opened(self, at: TableRound, play: Play, *acts: str, name: str = "paper-1") -> str:
        """A case about a play."""
        where = SessionTable(self.night.running.id, play.table, play.section, play.round, at.ns, at.ew)
        board = Dealt(play.board, "S", "None", "N:- - - -", in_session=where)
        settings = TableSettings(kind="paper", scoring="mp", boards=(board,))
        lines = acts or PLAYED
        await self.house.open(settings, [act(line) for line in lines], name=name)
        await self.heard(name)
        return name

    async def does(self, name: str, *lines: str) -> None:
        """Acts of the Director; the session hears nothing of them."""
        for line in lines:
            table = await self.house.table(name)
            kept = await table.act("director", Entered(id=self.night.id() + "-entered", act=act(line)), 0.0)
            assert isinstance(kept, Kept), (line, kept)

    async def heard(self, name: str) -> bool:
        """The session hears of the case as it is now."""
        return await self.rulings.heard((await self.house.table(name)).state)

    def result(self, play: Play) -> PlayResult:
        """What counts there."""
        found = self.night.running.now.state.plays[play].result
        assert found is not None
        return found

    def ruled(self) -> list[Any]:
        """All rulings that the session has."""
        return [one for one in self.night.running.now.state.undoable.values() if isinstance(one, Ruled)]


async def at_a_table(night: ClubNight) -> tuple[TableRound, Play]:
    """The first table has played its first board, four spades made."""
    await night.begins(5, 10)
    at = night.here()[0]
    play = at.plays()[0]
    await night.plays(at, play)
    return at, play


def test_what_was_ruled_without_a_result_is_among_the_boards_of_its_pairs(address: str) -> None:
    """So the percentage of a pair is that of the boards beside it."""

    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        for each in night.here():
            for one in each.plays():
                if one != at.plays()[0]:
                    await night.plays(each, one, told=("same_again",))
        desk, play = Cases(night), at.plays()[0]
        case = await desk.opened(at, play)
        await desk.does(case, "director adjust 4S:S:9:0.6+4S:S:10:0.4")
        assert await desk.heard(case)
        await night.does("director", sent.EndPlay(id=night.id()))
        for key in at.pairs:
            view = night.view(f"pair:{key}")
            assert isinstance(view, PairView)
            assert [one.play for one in view.plays] == [str(at.plays()[1]), str(play)]
            assert view.plays[1].result is not None
            assert view.plays[1].result.award is not None
            mine = [one.ns_percent if key == at.ns else 100 - (one.ns_percent or 0) for one in view.plays]
            assert view.percent == pytest.approx(sum(filter(None, mine)) / 2)

    club_night(address, check)


def test_a_call_is_over_when_its_score_has_been_given(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        about = sent.CallDirector(id=night.id(), about="hesitation", board=play.board)
        number = await night.does(night.unit(at), about)
        other = await night.does("unit:2", sent.CallDirector(id=night.id(), about="other"))
        desk = Cases(night)
        case = await desk.opened(at, play)
        await night.does("director", sent.HandleCall(id=night.id(), of=number, case=case))
        await desk.heard(case)
        assert set(night.running.now.state.evening.calls) == {number, other}
        await desk.does(case, "director result 10", "director adjust 4S:S:9:0.6+4S:S:10:0.4")
        await desk.heard(case)
        assert set(night.running.now.state.evening.calls) == {other}

    club_night(address, check)


def test_an_adjusted_score_counts_until_it_is_taken_back(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        desk = Cases(night)
        case = await desk.opened(at, play)
        assert desk.ruled() == []
        await desk.does(case, "director result 10", "director adjust 4S:S:9:0.6+4S:S:10:0.4")
        assert await desk.heard(case)
        award = desk.result(play).award
        assert award is not None
        assert award.weighted == {side: ((-50, Fraction(3, 5)), (420, Fraction(2, 5))) for side in (NS, EW)}
        before = night.running.now.state.version
        assert await desk.heard(case)  # the same state again
        await desk.does(case, "director resume")
        await desk.heard(case)
        assert night.running.now.state.version == before
        await desk.does(case, "director rule cancel of=a8")
        await desk.heard(case)
        assert desk.result(play).award is None
        assert desk.result(play).score == 420

    club_night(address, check)


def test_what_was_ruled_before_a_crash_stands_after_the_start(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        desk = Cases(night)
        case = await desk.opened(at, play)
        await desk.does(case, "director adjust average_plus average_minus")
        assert desk.result(play).award is None  # here the process ended
        hall = Hall(night.database, lambda: 0.0)
        await desk.started(hall).read_again()
        session = await hall.session(night.running.id)
        found = session.now.state.plays[play].award
        assert found is not None
        assert found.shares == {NS: "average_plus", EW: "average_minus"}
        version = session.now.state.version
        await desk.started(hall).read_again()
        assert session.now.state.version == version
        # a process that has not heard of it yet does not keep it a second time
        await desk.heard(case)
        assert night.running.now.state.version == version

    club_night(address, check)


def test_penalties_stand_beside_the_score_and_both_cases_count(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        desk = Cases(night)
        first, second = await desk.opened(at, play), await desk.opened(at, play, name="paper-2")
        await desk.does(first, "director penalize NS percent 10 procedural")
        await desk.heard(first)
        await desk.does(second, "director adjust average average")
        await desk.heard(second)
        state = night.running.now.state
        (penalty,) = state.session.penalties
        assert penalty == SessionPenalty(pair=at.ns, amount=Fraction(10), unit="percent", law="2017:90A")
        assert desk.result(play).award is not None
        assert desk.result(play).score == 420

    club_night(address, check)


def test_a_case_about_another_table_takes_its_ruling_with_it(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        desk = Cases(night)
        case = await desk.opened(at, play)
        await desk.does(case, "director adjust average_plus average_minus")
        await desk.heard(case)
        table = await desk.house.table(case)
        dealt = table.state.board.dealt
        other = at.plays()[1]
        moved = Dealt(other.board, dealt.dealer, dealt.vulnerable, dealt.deal, in_session=dealt.in_session)
        assert isinstance(await table.act("director", Arrange(id="moved-0001", board=moved), 0.0), Kept)
        await desk.heard(case)
        assert desk.result(play).award is None
        assert desk.result(other).award is not None
        assert desk.result(other).score is None

    club_night(address, check)


def test_nothing_is_ruled_in_a_session_that_is_closed(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        desk = Cases(night)
        case = await desk.opened(at, play)
        await night.does("director", sent.CloseSession(id=night.id()))
        await desk.does(case, "director adjust average_plus average_minus")
        assert not await desk.heard(case)
        assert desk.result(play).award is None
        await desk.rulings.read_again()

    club_night(address, check)


def test_a_table_enters_its_score_also_after_a_ruling_and_both_sides_agree_to_it(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[0]
        desk = Cases(night)
        case = await desk.opened(at, play)
        await desk.does(case, "director adjust average_plus average_minus")
        await desk.heard(case)
        number = await night.does("unit:1", night.score(at, play))
        # the word of one side shows nobody the other tables
        assert not night.running.now.progress.has_played(at.ns, play.board)
        await night.does("unit:1", sent.AgreeToScore(id=night.id(), play=str(play), of=number))
        assert night.running.now.progress.has_played(at.ns, play.board)
        assert desk.result(play).award is not None

    club_night(address, check)


def test_a_penalty_of_which_the_totals_are_not_made_stands_in_the_case_alone(address: str) -> None:
    async def check(night: ClubNight) -> None:
        at, play = await at_a_table(night)
        desk = Cases(night)
        case = await desk.opened(at, play)
        await desk.does(case, "director penalize NS percent 10 procedural", "director penalize EW imp 3 procedural")
        await desk.does(case, "director adjust average_plus average_minus")
        assert await desk.heard(case)
        assert desk.result(play).award is not None
        assert [(one.pair, one.unit) for one in night.running.now.state.session.penalties] == [(at.ew, "imp")]

    club_night(address, check, scoring="butler")
