"""What goes wrong on an evening beside the boards: each act by the Law of the session's edition."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.formats.sessions import fact_data
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.hall import messages as sent
from bridgelaw.hall.messages import Fault
from bridgelaw.hall.seen import DirectorView
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.session.facts import Ruled, ScoreCorrected
from bridgelaw.session.play import Play
from tests.hall.club_night import ClubNight, club_night

PLUS, AVERAGE, MINUS = "average_plus", "average", "average_minus"


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


def last_ruled(night: ClubNight, play: Play) -> Ruled:
    """What was ruled there last; it can be kept and read again."""
    found = night.running.now.state.plays[play].rulings[-1]
    assert fact_data.decode(fact_data.encode(found)) == found
    return found


def seen(night: ClubNight) -> DirectorView:
    """What the Director sees."""
    view = night.view("director")
    assert isinstance(view, DirectorView)
    return view


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("fault", "partly", "ns", "ew"),
    [
        ("ns", False, MINUS, PLUS),
        ("ew", True, PLUS, AVERAGE),
        ("both", False, MINUS, MINUS),
        ("nobody", False, PLUS, PLUS),
        ("director", False, PLUS, PLUS),
    ],
)
def test_a_board_that_is_not_played(address: str, laws: Edition, fault: Fault, partly: bool, ns: str, ew: str) -> None:
    numbers = {"1997": "1997:12C1", "2007": "2007:12C2(a)", "2017": "2017:12C2(a)"}

    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        play = night.here()[0].plays()[0]
        await night.does("director", sent.BoardNotPlayed(id=night.id(), play=str(play), fault=fault, partly=partly))
        ruled = last_ruled(night, play)
        assert ruled.award is not None
        assert ruled.award.shares == {NS: ns, EW: ew}
        assert ruled.law == (f"{laws}:82C" if fault == "director" else numbers[laws])

    club_night(address, check, laws=laws)


def strange(night: ClubNight, board: int) -> sent.WrongBoardPlayed:
    """The first table has played a board that it was not to."""
    at = night.here()[0]
    return sent.WrongBoardPlayed(
        id=night.id(),
        section=at.section,
        table=at.table,
        board=board,
        ns=at.ns,
        ew=at.ew,
        contract="4S",
        by=Seat.S,
        tricks=10,
    )


@pytest.mark.parametrize(("laws", "number"), [("1997", "15A1"), ("2007", "15A1"), ("2017", "15B2")])
def test_a_wrong_board_that_is_new_to_both_counts_and_is_played_by_them_once(
    address: str, laws: Edition, number: str
) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        later = next(one for one in night.running.now.schedule.of_pair(at.ns) if one.round == 2).boards[0]
        await night.does("director", strange(night, later))
        play = Play(at.section, later, at.table, 1)
        assert last_ruled(night, play).law == f"{laws}:{number}"
        found = night.running.now.state.plays[play].result
        assert found is not None
        assert (found.ns, found.ew, found.award, found.tricks) == (at.ns, at.ew, None, 10)
        assert night.running.now.progress.has_played(at.ns, later)
        assert not night.running.now.progress.is_ahead(at.ns, later)
        # where they were to meet it the Director is told, and it is ruled there
        met = seen(night).met
        assert {one.board for one in met} == {later}
        assert any(at.ns in (one.ns.key, one.ew.key) for one in met)
        assert await night.refused("director", strange(night, later)) == "hall-refused-played-already"
        assert await night.refused("director", strange(night, at.boards[0])) == "hall-refused-board-of-round"
        assert await night.refused("unit:1", strange(night, later)) == "hall-refused-not-allowed"

    club_night(address, check, laws=laws)


@pytest.mark.parametrize(("laws", "number"), [("1997", "15B"), ("2007", "15B"), ("2017", "15B1")])
def test_a_wrong_board_that_one_had_played_is_cancelled_for_them(address: str, laws: Edition, number: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        first = night.here()[0].plays()[0]
        await night.plays(night.here()[0], first)
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        at = next(one for one in night.here() if night.here()[0].ns in one.pairs)
        assert first.board not in at.boards
        wrong = replace(strange(night, first.board), table=at.table, ns=at.ns, ew=at.ew)
        await night.does("director", wrong)
        play = Play(at.section, first.board, at.table, 2)
        assert last_ruled(night, play).law == f"{laws}:{number}"
        found = night.running.now.state.plays[play].result
        assert found is not None
        assert found.unplayed == "cancelled"
        assert found.score is None
        # what was obtained first stays
        kept = night.running.now.state.plays[first].result
        assert kept is not None
        assert kept.score is not None

    club_night(address, check, laws=laws)


def test_each_form_of_a_fouled_board_is_compared_by_itself(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(4, 8)
        board = night.here()[0].boards[0]
        played: list[Play] = []
        for number in range(1, 4):
            for at in night.here():
                for play in at.plays():
                    if play.board == board:
                        await night.plays(at, play, tricks=9 + len(played))
                        played.append(play)
            await night.does("director", sent.CallRound(id=night.id(), round=number + 1))
        assert len(played) >= 3
        names = tuple(str(play) for play in played[1:])
        await night.does("director", sent.FoulBoard(id=night.id(), plays=names))
        forms = [night.running.now.state.plays[play].result for play in played]
        assert [one.form for one in forms if one is not None] == ["", *("2" for _ in played[1:])]
        for fact in night.running.now.state.undoable.values():
            assert fact_data.decode(fact_data.encode(fact)) == fact
        assert await night.refused("director", sent.FoulBoard(id=night.id(), plays=())) == "hall-refused-one-board"
        number = max(night.running.now.state.undoable)
        await night.does("director", sent.UndoFact(id=night.id(), of=number))
        last = night.running.now.state.plays[played[-1]].result
        assert last is not None
        assert last.form == ""

    club_night(address, check)


@pytest.mark.parametrize("laws", EDITIONS)
def test_penalties_by_their_law(address: str, laws: Edition) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        pair = night.here()[0].ns
        await night.does("director", sent.PenalizePair(id=night.id(), pair=pair, amount=10))
        await night.does("director", sent.PenalizePair(id=night.id(), pair=pair, amount=5, kind="disciplinary"))
        found = [(one.amount, one.law) for one in night.running.now.state.penalties]
        assert found == [(Fraction(10), f"{laws}:90A"), (Fraction(5), f"{laws}:91A")]

    club_night(address, check, laws=laws)


@pytest.mark.parametrize(
    ("laws", "within", "after"),
    [("1997", "1997:79C", "1997:79C"), ("2007", "2007:79C1", "2007:79C2"), ("2017", "2017:79C1", "2017:79C2")],
)
def test_a_score_is_corrected_within_the_period_by_the_pairs_and_later_by_the_director(
    address: str, laws: Edition, within: str, after: str
) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        first, second = at.plays()
        for play in (first, second):
            await night.plays(at, play)

        await night.does("director", sent.PublishList(id=night.id()))
        assert night.running.now.state.evening.published > 0
        of = await night.disputed(at, first)
        await night.does(f"pair:{at.ew}", sent.DecideCorrection(id=night.id(), of=of, do=True))
        corrected = [one for one in night.running.now.state.undoable.values() if isinstance(one, ScoreCorrected)]
        assert [one.law for one in corrected] == [within]
        # later the other side's word is not enough
        of = await night.disputed(at, second)
        hour = night.running.now.state.evening.published + 31 * 60
        reply = await night.send(f"pair:{at.ew}", sent.DecideCorrection(id=night.id(), of=of, do=True), at=hour)
        assert isinstance(reply, sent.HallDone)
        (call,) = seen(night).calls
        assert call.about == "score"
        decided = sent.DecideCorrection(id=night.id(), of=of, do=True)
        no = await night.send("director", decided, at=hour)
        assert isinstance(no, sent.HallRefusal)
        assert (no.code, no.details) == ("hall-refused-period-over", {"law": after})
        await night.send("director", replace(decided, id=night.id(), late=True), at=hour)
        corrected = [one for one in night.running.now.state.undoable.values() if isinstance(one, ScoreCorrected)]
        assert corrected[-1].law == after
        assert fact_data.decode(fact_data.encode(corrected[-1])) == corrected[-1]

    club_night(address, check, laws=laws)


def test_a_pair_appeals_against_what_was_ruled_at_its_table(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at, other = night.here()[:2]
        play = at.plays()[0]
        appeal = sent.AppealRuling(id=night.id(), play=str(play))
        assert await night.refused(f"pair:{at.ns}", appeal) == "hall-refused-nothing-ruled"
        await night.does("director", sent.BoardNotPlayed(id=night.id(), play=str(play), fault="ns"))
        assert await night.refused(f"pair:{other.ns}", appeal) == "hall-refused-nothing-ruled"
        await night.does("director", sent.PublishList(id=night.id()))
        published = night.running.now.state.evening.published
        await night.does(f"pair:{at.ns}", replace(appeal, id=night.id()))
        await night.does(f"pair:{at.ns}", replace(appeal, id=night.id()))  # said twice it is one
        late = sent.AppealRuling(id=night.id(), play=str(play))
        await night.send(f"pair:{at.ew}", late, at=published + 31 * 60)
        found = seen(night)
        assert [(one.pair.key, one.late, one.law) for one in found.appealed] == [
            (at.ew, True, "2017:92B"), (at.ns, False, "2017:92A"),
        ]  # fmt: skip
        assert [one.about for one in found.calls] == ["appeal", "appeal"]
        for fact in night.running.now.state.evening.appealed.values():
            assert fact_data.decode(fact_data.encode(fact)) == fact

    club_night(address, check)


def test_who_looked_at_a_board_is_named_when_his_pair_comes_to_it(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        mine = night.here()[1].ns
        board = night.here()[0].boards[0]
        await night.does("director", sent.PlayAsWell(id=night.id(), pair=mine))
        await night.does("director", sent.LookAtBoard(id=night.id(), board=board))
        (looked,) = seen(night).looked
        assert (looked.board, looked.pair.key, looked.law) == (board, mine, "2017:16D1")
        deputy = night.view("deputy:anna")
        assert isinstance(deputy, DirectorView)
        assert deputy.looked == (looked,)

    club_night(address, check)
