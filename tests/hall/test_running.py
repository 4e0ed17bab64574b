"""A session while it is played: what each place may do, what is kept of it, what is asked and refused."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.hall import arranging
from bridgelaw.hall import messages as sent
from bridgelaw.hall.places import Place, place_of
from bridgelaw.hall.seen import DirectorView, PairView, ScreenView, UnitView
from bridgelaw.session.propose import propose
from tests.hall.club_night import ClubNight, club_night


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("director", Place("director")),
        ("unit:12", Place("unit", "12")),
        ("pair:p7", Place("pair", "p7")),
        ("deputy:anna", Place("deputy", "anna")),
        ("unit:0", None),
        ("unit:x", None),
        ("unit", None),
        ("pair:", None),
        ("director:7", None),
        ("pair:a b", None),
        ("nobody", None),
    ],
)
def test_places_are_written(text: str, place: Place | None) -> None:
    assert place_of(text) == place
    assert place is None or str(place) == text


def test_from_sitting_down_to_the_last_board(address: str) -> None:
    async def check(night: ClubNight) -> None:
        before = night.view("unit:3")
        assert isinstance(before, UnitView)
        assert (before.now.phase, before.ns, before.plays) == ("sitting", None, ())
        await night.begins(5, 10)
        for number in range(1, 6):
            for at in night.here():
                view = night.view(night.unit(at))
                assert isinstance(view, UnitView)
                assert view.ns is not None
                assert view.ew is not None
                assert (view.ns.key, view.ew.key) == (at.ns, at.ew)
                assert [one.state for one in view.plays] == ["to_play"] * 2
                assert (view.now.round, view.now.rounds, view.now.phase) == (number, 5, "playing")
                for play in at.plays():
                    await night.plays(at, play)
            if number < 5:
                await night.does("director", sent.CallRound(id=night.id(), round=number + 1))
        await night.does("director", sent.EndPlay(id=night.id()))
        assert len(night.running.now.state.session.results) == 50
        standings = night.running.now.ranked.ranking.standings
        assert {float(one.percent or 0) for one in standings} == {50.0}

    club_night(address, check)


def test_who_sat_down_stays_where_he_sits(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        placed = night.running.now.state.evening.placed
        for number, at in enumerate(night.here(), 1):
            assert (at.ns, at.ew) == (placed[number, NS], placed[number, EW])

    club_night(address, check)


@pytest.mark.parametrize(("tables", "boards", "winners"), [(5, 10, 2), (2, 6, 1)])
def test_only_a_pair_of_a_list_of_its_direction_has_one(address: str, tables: int, boards: int, winners: int) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(tables, boards)
        state = night.running.now.state
        assert state.conditions.winners == winners
        for at in night.here():
            assert [state.pairs[key].direction for key in at.pairs] == ([NS, EW] if winners == 2 else [None, None])

    club_night(address, check)


def test_a_pair_is_missing_and_comes_late(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10, without=(5, EW))
        now = night.running.now
        assert len(now.state.pairs) == 9
        alone = [one for one in night.here() if not one.is_played]
        assert len(alone) == 1
        late = sent.ComeLate(id=night.id(), names=(("Late One", ""), ("Late Two", "")), round=2)
        await night.does("director", late)
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        assert all(one.is_played for one in night.here())
        assert len(night.running.now.state.pairs) == 10
        assert await night.refused("director", sent.ComeLate(id=night.id(), names=(("x", ""),), round=3)) == (
            "hall-refused-no-free-place"
        )

    club_night(address, check)


def test_a_late_pair_of_the_list_needs_no_names(address: str) -> None:
    async def check(night: ClubNight) -> None:
        # one pair has sat down and gone away again before the movement is made
        await night.sits(5, EW, "Gone One", "Gone Two")
        await night.does("unit:5", sent.SitDown(id=night.id(), table=5, side=EW))
        await night.begins(5, 10, without=(5, EW))
        pairs = night.running.now.state.pairs
        (gone,) = (one for one in pairs.values() if not one.number)
        seated = next(one for one in pairs.values() if one.number)
        late = sent.ComeLate(id=night.id(), pair=seated.key, round=2)
        assert await night.refused("director", late) == "hall-refused-has-a-place"
        assert await night.refused("director", sent.ComeLate(id=night.id(), round=2)) == "hall-refused-no-names"
        await night.does("director", sent.ComeLate(id=night.id(), pair=gone.key, round=2))
        state = night.running.now.state
        assert len(state.pairs) == 10
        assert state.pairs[gone.key].people == gone.people
        assert {one.number for one in state.pairs.values()} == {str(n) for n in range(1, 11)}
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        assert all(one.is_played for one in night.here())

    club_night(address, check)


def test_the_same_message_is_kept_once(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        message = night.score(at, at.plays()[0])
        number = await night.does("unit:1", message)
        assert await night.does("unit:1", message) == number
        # the same said anew, also from somebody else's phone, is the same result
        assert await night.does("unit:1", night.score(at, at.plays()[0])) == number
        assert await night.does("scorer", night.score(at, at.plays()[0])) == number
        again = await night.hall.session(night.running.id)
        assert again.now.state.session.results == night.running.now.state.session.results

    club_night(address, check)


def test_a_phone_without_a_connection_agrees_to_what_it_entered_itself(address: str) -> None:
    """It knows the id of its message and not the number of the entry."""

    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play, unit = at.plays()[0], night.unit(at)
        entered = night.score(at, play)
        agree = sent.AgreeToScore(id=night.id(), play=str(play), entry=entered.id)
        assert await night.refused(unit, agree) == "hall-refused-changed-since"
        await night.does(unit, entered)
        other = night.here()[1]
        assert await night.refused(night.unit(other), agree) == "hall-refused-not-here"
        await night.does(unit, agree)
        view = night.view(unit)
        assert isinstance(view, UnitView)
        assert view.plays[0].state == "agreed"

    club_night(address, check)


def test_a_table_is_told_where_its_pairs_and_its_boards_go(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        for at in night.here():
            view = night.view(night.unit(at))
            assert isinstance(view, UnitView)
            assert {pair.key for pair, _ in view.next} == set(at.pairs)
            for pair, seat in view.next:
                planned = night.running.now.of_pair(pair.key, 2)
                assert planned is not None
                assert (seat.label, seat.boards) == (str(planned.table), planned.boards)
            having = [one for one in night.running.now.schedule.by_round[at.section, 2] if one.boards == at.boards]
            assert view.boards_to == tuple(str(one.table) for one in having)

    club_night(address, check)


def test_who_sat_where_nobody_begins_is_told_where_to_go(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10, without=(2, EW))
        now = night.running.now
        placed = now.state.evening.placed
        moved = {
            (where, key)
            for where, key in placed.items()
            if (at := now.of_pair(key, 1)) is not None and now.numbers[at.section, at.table] != where[0]
        }
        assert len(moved) == 1
        ((table, _), key) = moved.pop()
        for number in range(1, 6):
            view = night.view(f"unit:{number}")
            assert isinstance(view, UnitView)
            assert [(pair.key, seat.table) for pair, seat in view.moved] == ([(key, 2)] if number == table else [])
            # a table that has no boards shares none
            assert view.plays or not view.shared_with
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        view = night.view(f"unit:{table}")
        assert isinstance(view, UnitView)
        assert view.moved == ()

    club_night(address, check)


def test_what_was_put_right_is_not_called_agreed(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[0]
        await night.plays(at, play)
        before = night.view(night.unit(at))
        right = sent.CorrectScore(id=night.id(), play=str(play), contract="4S", by=Seat.S, tricks=9)
        await night.does("director", right)
        after = night.view(night.unit(at))
        assert isinstance(before, UnitView)
        assert isinstance(after, UnitView)
        assert [one.plays[0].corrected for one in (before, after)] == [False, True]

    club_night(address, check)


def test_a_table_puts_its_own_entry_right_before_it_is_agreed_to(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[0]
        first = await night.does("unit:1", night.score(at, play))
        second = await night.does("unit:1", night.score(at, play, tricks=11))
        assert night.running.now.state.disputed == ()
        assert await night.refused("unit:1", sent.AgreeToScore(id=night.id(), play=str(play), of=first)) == (
            "hall-refused-changed-since"
        )
        await night.does(f"pair:{at.ew}", sent.AgreeToScore(id=night.id(), play=str(play), of=second))
        (result,) = night.running.now.state.session.results
        assert result.tricks == 11
        assert await night.refused("unit:1", night.score(at, play)) == "hall-refused-agreed-already"

    club_night(address, check)


def test_two_phones_with_different_results_are_disputed(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[0]
        await night.does("unit:1", night.score(at, play))
        await night.does("scorer", night.score(at, play, tricks=9))
        assert play in night.running.now.state.disputed
        view = night.view("director")
        assert isinstance(view, DirectorView)
        assert [one.play for one in view.disputed] == [str(play)]
        number = night.running.now.state.version
        await night.does("director", sent.AgreeToScore(id=night.id(), play=str(play), of=number))
        assert night.running.now.state.disputed == ()

    club_night(address, check)


def test_a_table_is_asked_before_it_gets_up(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        first, second = at.plays()
        other = night.here()[1]
        assert await night.asked("unit:1", night.score(at, first, ew=other.ew)) == ["other_pairs"]
        assert first not in night.running.now.state.plays
        await night.does("unit:1", night.score(at, first, ew=other.ew, told=("other_pairs",)))
        assert night.running.now.state.plays[first].seated == (at.ns, other.ew)
        soon = await night.send("unit:1", night.score(at, second), at=121.0)
        assert isinstance(soon, sent.HallDone | sent.HallAsked)

    club_night(address, check)


def test_what_a_unit_may_not_do(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at, other = night.here()[:2]
        assert await night.refused("unit:1", night.score(other, other.plays()[0])) == "hall-refused-not-here"
        later = night.running.now.schedule.at(at.section, at.table, 2)
        assert later is not None
        assert await night.refused("unit:1", night.score(later, later.plays()[0])) == "hall-refused-round-not-called"
        assert await night.refused("unit:1", sent.EndPlay(id=night.id())) == "hall-refused-not-allowed"
        assert (
            await night.refused("screen", sent.CallDirector(id=night.id(), about="other")) == "hall-refused-not-allowed"
        )
        wrong = night.score(at, at.plays()[0], tricks=14)
        assert await night.refused("unit:1", wrong) == "hall-refused-no-result"
        assert await night.refused("unit:1", night.score(at, at.plays()[0], by=None)) == "hall-refused-no-result"
        assert await night.refused("unit:1", night.score(at, at.plays()[0], ns="nobody")) == "hall-refused-no-such-pair"
        bad = sent.EnterScore(id=night.id(), play="Z9.9.9", ns=at.ns, ew=at.ew, contract="P")
        assert await night.refused("unit:1", bad) == "hall-refused-no-such-play"

    club_night(address, check)


def test_a_wrong_score_is_put_right_by_both_pairs(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[0]
        await night.plays(at, play)
        wrong = sent.DisputeScore(id=night.id(), play=str(play), contract="4S", by=Seat.S, tricks=9)
        assert await night.refused(f"pair:{night.here()[1].ns}", wrong) == "hall-refused-not-here"
        number = await night.does(f"pair:{at.ew}", wrong)
        view = night.view(f"pair:{at.ns}")
        assert isinstance(view, PairView)
        assert view.plays[0].asked is not None
        assert view.plays[0].asked.of == number
        own = sent.DecideCorrection(id=night.id(), of=number, do=True)
        assert await night.refused(f"pair:{at.ew}", own) == "hall-refused-not-here"
        await night.does(f"pair:{at.ns}", sent.DecideCorrection(id=night.id(), of=number, do=True))
        assert night.running.now.state.session.results[0].tricks == 9
        assert night.running.now.state.evening.asked == {}

    club_night(address, check)


def test_who_does_not_agree_to_a_correction_calls_the_director(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[0]
        await night.plays(at, play)
        wrong = sent.DisputeScore(id=night.id(), play=str(play), contract="4S", by=Seat.S, tricks=9)
        number = await night.does(f"pair:{at.ew}", wrong)
        await night.does(f"pair:{at.ns}", sent.DecideCorrection(id=night.id(), of=number, do=False))
        (call,) = night.running.now.state.evening.calls.values()
        assert (call.call.about, call.call.board) == ("score", play.board)
        await night.does("director", sent.DecideCorrection(id=night.id(), of=number, do=False))
        assert night.running.now.state.session.results[0].tricks == 10

    club_night(address, check)


@pytest.mark.parametrize(
    ("fault", "ns", "ew"),
    [
        ("ns", "average_minus", "average_plus"),
        ("both", "average_minus", "average_minus"),
        ("nobody", *["average_plus"] * 2),
    ],
)
def test_a_board_that_is_not_played(address: str, fault: sent.Fault, ns: str, ew: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        play = at.plays()[1]
        await night.does("director", sent.BoardNotPlayed(id=night.id(), play=str(play), fault=fault))
        (result,) = night.running.now.state.session.results
        assert (result.shares[NS], result.shares[EW]) == (ns, ew)
        view = night.view("unit:1")
        assert isinstance(view, UnitView)
        assert view.plays[1].state == "awarded"
        await night.plays(at, at.plays()[0])
        played = sent.BoardNotPlayed(id=night.id(), play=str(at.plays()[0]), fault=fault)
        assert await night.refused("director", played) == "hall-refused-played-already"

    club_night(address, check)


def test_a_call_for_the_director_from_a_table(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        number = await night.does("unit:3", sent.CallDirector(id=night.id(), about="insufficient_bid", board=5))
        view = night.view("director")
        assert isinstance(view, DirectorView)
        (call,) = view.calls
        assert (call.of, call.table, call.about, call.hidden) == (number, 3, "insufficient_bid", False)
        assert view.tables[2].calls == 1
        await night.does("director", sent.HandleCall(id=night.id(), of=number))
        seen = night.view("unit:3")
        assert isinstance(seen, UnitView)
        assert seen.calls[0].going == "director"
        await night.does("director", sent.HandleCall(id=night.id(), of=number, over=True))
        assert (
            await night.refused("director", sent.HandleCall(id=night.id(), of=number)) == "session-refused-no-such-fact"
        )

    club_night(address, check)


def test_a_director_who_plays_is_told_of_a_locked_board_only_that_there_is_a_call(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        await night.does("director", sent.PlayAsWell(id=night.id(), pair=at.ns))
        other = night.here()[2]
        board = other.boards[0]
        await night.does(night.unit(other), sent.CallDirector(id=night.id(), about="revoke", board=board))
        view = night.view("director")
        assert isinstance(view, DirectorView)
        assert (view.calls[0].hidden, view.calls[0].board, view.calls[0].about) == (True, 0, "revoke")
        assert set(view.locked) == set(range(1, 11))
        await night.does("director", sent.LookAtBoard(id=night.id(), board=board))
        assert [(one.pair, one.board) for one in night.running.now.state.evening.looked] == [(at.ns, board)]

    club_night(address, check)


def test_the_screen_names_nobody_and_shows_where_to_sit(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.sits(1, NS, "Anna Alm", "Berit By")
        first = night.view("screen")
        assert isinstance(first, ScreenView)
        assert first.free == ((1, "EW"),)
        assert b"Alm" not in night.bytes("screen")
        await night.sits(1, EW)
        await night.sits(2, NS)
        await night.sits(2, EW)
        await night.does("director", sent.ArrangeMovement(id=night.id(), boards=6))
        view = night.view("screen")
        assert isinstance(view, ScreenView)
        assert len(view.seats) == 4
        assert view.now.phase == "waiting"

    club_night(address, check)


def test_nobody_waits_while_a_movement_is_worked_out(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entered = threading.Event()

    def slow(*those: Any, **further: Any) -> Any:
        assert entered.wait(5), "the entry of another session waits"
        return propose(*those, **further)

    monkeypatch.setattr(arranging, "propose", slow)

    async def check(night: ClubNight) -> None:
        for table, side in ((1, NS), (1, EW), (2, NS), (2, EW)):
            await night.sits(table, side)
        other = ClubNight(
            await night.hall.session(await night.hall.open(night.running.now.state.opened)), night.hall, night.database
        )
        message = sent.ArrangeMovement(id=night.id(), boards=6)
        working = asyncio.create_task(night.does("director", message))
        # the same again, as from a phone without an answer: it is done once
        again = asyncio.create_task(night.does("director", message))
        await other.sits(1, NS)
        entered.set()
        assert await working == await again
        assert night.running.now.state.plans

    club_night(address, check)
