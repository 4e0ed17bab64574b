"""What the Director sees besides the tables, and the big screen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bridgelaw.game.seats import EW, NS
from bridgelaw.hall import messages as sent
from bridgelaw.hall.case_field import tables_of
from bridgelaw.hall.seen import DirectorView, ScreenView
from bridgelaw.hall.sessions import KeptSession
from bridgelaw.live.settings import Dealt, SessionTable
from tests.hall.club_night import ClubNight, club_night


def director(night: ClubNight, who: str = "director") -> DirectorView:
    view = night.view(who)
    assert isinstance(view, DirectorView)
    return view


def screen(night: ClubNight) -> ScreenView:
    view = night.view("screen")
    assert isinstance(view, ScreenView)
    return view


def test_before_the_movement_he_sees_who_sits_where(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.sits(2, EW)
        tables = director(night).tables
        assert [(one.table, one.ns is not None, one.ew is not None) for one in tables] == [
            (1, False, False), (2, False, True),
        ]  # fmt: skip
        assert screen(night).free == ((1, "NS"), (1, "EW"), (2, "NS"))

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_a_movement_that_was_proposed_for_others_is_not_taken(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        for table in (1, 2):
            for side in (NS, EW):
                await night.sits(table, side)
        refused = await night.refused("director", sent.ArrangeMovement(id=night.id(), boards=6, pairs=3))
        assert refused == "hall-refused-pairs-changed"
        await night.does("director", sent.ArrangeMovement(id=night.id(), boards=6, pairs=4))

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_how_long_a_table_has_been_at_its_board(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at, other = night.here()[:2]
        began = night.running.now.state.evening.clocks[""].began
        assert [one.since for one in director(night).tables] == [began] * 3
        await night.send(night.unit(at), night.score(at, at.plays()[0]), at=began + 400)
        first, second, _ = director(night).tables
        assert (first.since, second.since) == (began + 400, began)
        assert first.results[0] is not None
        assert (first.results[0].score, first.results[1]) == (420, None)
        assert other.boards == second.boards

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_of_a_board_that_he_has_ahead_he_sees_the_state_alone(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        other, ahead = await night.played_ahead_of_the_director()
        seen = director(night)
        assert ahead.board in seen.locked
        assert (seen.tables[1].states[0], seen.tables[1].results[0]) == ("agreed", None)
        deputy = director(night, "deputy:1").tables[1].results[0]
        assert deputy is not None
        # what he did himself is called by its table alone as long as it is so
        await night.does("director", sent.BoardNotPlayed(id=night.id(), play=str(other.plays()[1]), fault="both"))
        assert {(one.kind, one.board) for one in director(night).deeds} == {("scored", 0), ("ruled", 0)}

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_what_is_left_of_a_round_that_is_over_and_what_can_be_undone(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        assert director(night).unsettled == ()
        at = night.here()[0]
        await night.plays(at, at.plays()[0])
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        left = [one.play for one in director(night).unsettled]
        assert len(left) == 5
        assert str(at.plays()[0]) not in left
        await night.does("director", sent.BoardNotPlayed(id=night.id(), play=left[0], fault="nobody"))
        seen = director(night)
        assert [one.play for one in seen.unsettled] == left[1:]
        assert [one.kind for one in seen.deeds] == ["ruled", "scored"]
        for deed in seen.deeds:
            await night.does("director", sent.UndoFact(id=night.id(), of=deed.of))
        assert [one.play for one in director(night).unsettled] == left
        assert director(night).deeds == ()

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_the_ranking_is_on_the_big_screen_when_play_is_over_and_not_before(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        for at in night.here():
            for play in at.plays():
                await night.plays(at, play)
        assert (screen(night).standings, screen(night).correction_ends) == ((), None)
        assert len(screen(night).next) == 6
        await night.does("director", sent.EndPlay(id=night.id()))
        assert [one.place for one in screen(night).standings] != []
        assert screen(night).next == ()
        up = night.running.now.state.version
        await night.does("director", sent.PublishList(id=night.id()))
        at_ = night.running.now.told[up][1]
        assert screen(night).correction_ends == director(night).correction_ends == at_ + 30 * 60
        await night.does("director", sent.EndPlay(id=night.id(), over=False))
        assert screen(night).standings == ()

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


@pytest.mark.parametrize("withdrawn", ["keep", "half", "cancel"])
def test_what_a_pair_has_played_that_leaves_counts_as_was_set(tmp_path: Path, withdrawn: str) -> None:
    """Three rounds of two boards: one of them is less than half, two are more."""

    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        counts = []
        for round in (1, 2):
            if round == 2:
                await night.does("director", sent.CallRound(id=night.id(), round=2))
            for at in night.here():
                for play in at.plays():
                    await night.plays(at, play)
            key = night.here()[0].ew
            before = night.running.now.state.session
            counts.append(key not in director(night).uncounted)
            left = await night.does("director", sent.LeaveSession(id=night.id(), pair=key, round=round + 1))
            after = night.running.now.state.session
            gone = [one for one in after.results if one.unplayed == "cancelled"]
            assert gone == ([] if counts[-1] else [one for one in after.results if one.ew == key])
            assert len(gone) == (0 if counts[-1] else 2 * round)
            assert (after == before) is counts[-1]
            await night.does("director", sent.UndoFact(id=night.id(), of=left))
            assert night.running.now.state.session == before
        assert counts == {"keep": [True, True], "half": [False, True], "cancel": [False, False]}[withdrawn]

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check, withdrawn=withdrawn)


def test_a_board_that_was_missed_is_none_that_a_pair_has_behind_it(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        at = night.here()[0]
        assert at.ew not in director(night).uncounted
        for play in at.plays():
            await night.does("director", sent.BoardNotPlayed(id=night.id(), play=str(play), fault=None))
        assert at.ew in director(night).uncounted

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check, withdrawn="half")


def expected(night: ClubNight) -> list[int | None]:
    return [one.tables for one in night.running.now.state.sections]


def test_a_case_is_compared_as_the_ranking_is_where_boards_are_sat_out(tmp_path: Path) -> None:
    """A pair leaves after the first round: some boards are played once less than others, and all give the same."""

    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        gone = night.here()[0].ew
        await night.does("director", sent.LeaveSession(id=night.id(), pair=gone, round=2))
        played = Counter(play.board for play, _ in night.running.now.schedule.plays())
        assert set(played.values()) == {4, 5}
        assert expected(night) == [5]
        for at in night.here():
            for play in at.plays():
                await night.plays(at, play, tricks=9 + at.table % 3, told=("same_again",))
        kept = KeptSession("s", 0.0, night.running.now.state)
        for at in night.here():
            for play in at.plays():
                where = SessionTable("s", at.table, at.section, at.round, at.ns, at.ew)
                found = tables_of(kept, Dealt(play.board, "N", "None", "N:... ... ... ...", in_session=where))
                assert found is not None
                assert found.expected == kept.ranked().tables[""] == 5

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_a_late_pair_makes_its_boards_give_more_and_no_others(tmp_path: Path) -> None:
    """Four tables play each board at first; from round 2 on there are five."""

    async def check(night: ClubNight) -> None:
        await night.begins(5, 10, without=(5, EW))
        assert expected(night) == [4]
        late = sent.ComeLate(id=night.id(), names=(("Late One", ""), ("Late Two", "")), round=2)
        await night.does("director", late)
        for round in range(1, 6):
            if round > 1:
                await night.does("director", sent.CallRound(id=night.id(), round=round))
            for at in night.here():
                for play in at.plays():
                    await night.plays(at, play, told=("same_again",))
        now = night.running.now
        played = Counter(play.board for play, _ in now.schedule.plays())
        assert set(played.values()) == {4, 5}
        assert {key[1]: board.top for key, board in now.ranked.boards.items()} == {
            board: 2 * (times - 1) for board, times in played.items()
        }

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_a_pair_that_was_gone_when_the_movement_was_made_is_in_no_list(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.sits(6, EW, "Gone", "Away")
        gone = night.running.now.state.evening.placed[6, EW]
        await night.does("director", sent.SitDown(id=night.id(), table=6, side=EW, names=()))
        await night.begins(5, 10, without=(5, EW))
        for at in night.here():
            for play in at.plays():
                await night.plays(at, play, told=("same_again",))
        state = night.running.now.state
        assert [one.pair.key for one in night.running.now.ranked.ranking.standings if one.pair.key == gone] == []
        assert len(state.session.pairs) == 9
        # the Director still finds it, last, as one that may come late; the others go by their numbers
        pairs = director(night).pairs
        assert pairs[-1].key == gone
        numbers = [int(one.label) for one in pairs[:-1]]
        assert numbers == sorted(numbers)
        await night.does("director", sent.ComeLate(id=night.id(), pair=gone, round=2))
        assert gone in {one.key for one in night.running.now.state.session.pairs}

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_the_big_screen_rounds_as_the_list_does(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(2, 4)
        for at in night.here():
            for play in at.plays():
                await night.plays(at, play, told=("same_again",))
        await night.does("director", sent.EndPlay(id=night.id()))
        key = night.here()[0].ns
        boards = next(one.boards for one in screen(night).standings if one.pair.key == key)
        await night.does("director", sent.PenalizePair(id=night.id(), pair=key, amount=0.375 * boards))
        # 49.625 lies between the two
        assert next(one.percent for one in screen(night).standings if one.pair.key == key) == 49.63

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)
