"""The Director puts results right, and sees what stands at a table in all rounds."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.hall import messages as sent
from bridgelaw.hall.directing import plays_at
from bridgelaw.hall.messages import HallAsked, HallDone
from bridgelaw.hall.places import place_of
from bridgelaw.hall.seen import SeenAward, SeenPlay
from bridgelaw.session.facts import Ruled, ScoreCorrected
from bridgelaw.session.model import FieldAward
from bridgelaw.session.play import Play
from tests.hall.club_night import ClubNight, club_night
from tests.hall.test_directing import director


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


def at_table(night: ClubNight, table: int, who: str = "director") -> dict[str, SeenPlay]:
    place = place_of(who)
    assert place is not None
    return {one.play: one for one in plays_at(night.running.now, place, table, {}).plays}


def correction(night: ClubNight, play: Play, **came: object) -> sent.CorrectScore:
    said = {"contract": "4S", "by": Seat.S, "tricks": 9} | came
    return sent.CorrectScore(id=night.id(), play=str(play), **said)  # type: ignore[arg-type]


def counts(night: ClubNight, play: Play) -> int | None:
    known = night.running.now.state.plays[play].result
    return None if known is None else known.score


@pytest.mark.parametrize("who", ["director", "deputy:1"])
def test_he_corrects_an_agreed_result_of_an_earlier_round(address: str, who: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        play, other = at.plays()
        await night.plays(at, play)
        await night.does("director", sent.CallRound(id=night.id(), round=2))
        seen = at_table(night, 1, who)
        assert [one.split(".")[1] for one in seen] == ["2", "2", "1", "1"]
        assert seen[str(play)].result is not None
        assert (seen[str(play)].state, seen[str(other)].state) == ("agreed", "to_play")
        before = counts(night, play)
        await night.does(who, correction(night, play))
        assert (before, counts(night, play)) == (420, -50)
        assert at_table(night, 1, who)[str(play)].state == "agreed"
        (fact,) = [one for one in night.running.now.state.undoable.values() if isinstance(one, ScoreCorrected)]
        assert (fact.law, fact.reason) == ("2017:79C1", who)
        # it can be taken back; the same again is nothing new; one that nobody has entered is not corrected
        deed = director(night, who).deeds[0]
        assert deed.kind == "corrected"
        version = night.running.now.state.version
        await night.does(who, correction(night, play))
        assert night.running.now.state.version == version
        assert await night.refused(who, correction(night, other)) == "hall-refused-no-such-play"
        await night.does("director", sent.UndoFact(id=night.id(), of=deed.of))
        assert counts(night, play) == 420
        await night.does(who, correction(night, play, contract=""))
        assert night.running.now.state.plays[play].result is None

    club_night(address, check)


@pytest.mark.parametrize("who", ["scorer", "unit:1", "pair:1"])
def test_nobody_else_corrects_so(address: str, who: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        await night.plays(at, at.plays()[0])
        assert await night.refused(who, correction(night, at.plays()[0])) == "hall-refused-not-allowed"

    club_night(address, check)


def test_after_the_period_he_says_that_he_does_it_all_the_same(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        play = at.plays()[0]
        await night.plays(at, play)
        await night.does("director", sent.EndPlay(id=night.id()))
        await night.does("director", sent.PublishList(id=night.id()))
        await night.does("director", correction(night, play))
        hour = night.running.now.state.evening.published + 31 * 60
        late = correction(night, play, tricks=11)
        no = await night.send("director", late, at=hour)
        assert isinstance(no, sent.HallRefusal)
        assert (no.code, counts(night, play)) == ("hall-refused-period-over", -50)
        await night.send("director", replace(late, id=night.id(), late=True), at=hour)
        assert counts(night, play) == 450
        await night.does("director", sent.CloseSession(id=night.id()))
        assert await night.refused("director", correction(night, play)) == "session-refused-closed"

    club_night(address, check)


def test_of_a_board_that_he_has_ahead_he_sees_the_state_and_corrects_nothing(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        _, ahead = await night.played_ahead_of_the_director()
        seen = at_table(night, 2)[str(ahead)]
        assert (seen.state, seen.result, seen.entry) == ("agreed", None, None)
        assert at_table(night, 2, "deputy:1")[str(ahead)].result is not None
        assert await night.refused("director", correction(night, ahead)) == "hall-refused-board-ahead"
        await night.does("deputy:1", correction(night, ahead))

    club_night(address, check)


def test_what_nobody_has_agreed_to_is_named_until_he_accepts_it(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        first, second = at.plays()
        of = await night.does("scorer", night.score(at, first))
        await night.plays(at, second)
        assert director(night).unagreed == (str(first),)
        assert at_table(night, 1)[str(first)].entry == of
        await night.does("director", sent.AgreeToScore(id=night.id(), play=str(first), of=of))
        assert director(night).unagreed == ()

    club_night(address, check)


def test_a_correction_that_is_asked_for_says_what_stands(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        play = at.plays()[0]
        await night.plays(at, play)
        await night.disputed(at, play)
        (asked,) = director(night).asked
        assert asked.before is not None
        assert asked.result is not None
        assert (asked.before.score, asked.result.score) == (420, 450)

    club_night(address, check)


def test_an_adjusted_score_is_seen_as_what_it_gives(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        at = night.here()[0]
        first, second = at.plays()
        for play in (first, second):
            await night.plays(at, play)

        def award(play: Play, given: FieldAward) -> Ruled:
            return Ruled(play=play, ns=at.ns, ew=at.ew, award=given, case="c")

        half = ((420, Fraction(3, 5)), (-50, Fraction(2, 5)))
        made = (
            award(first, FieldAward(shares={NS: "average_plus", EW: 40})),
            award(second, FieldAward(weighted={NS: half, EW: half[:1]})),
        )
        await night.running.rule("r", lambda _: made, 1.0)
        results = director(night).tables[0].results
        assert [one.award for one in results if one is not None] == [
            SeenAward(shares=("average_plus", 40.0)),
            SeenAward(ns=((420, 0.6), (-50, 0.4)), ew=((420, 0.6),)),
        ]

    club_night(address, check)


def test_a_result_said_again_when_the_table_was_asked_is_told_until_somebody_has_settled_it(tmp_path: Path) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(3, 6)
        first, second = (at := night.here()[0]).plays()[:2]
        unit = night.unit(at)
        await night.plays(at, first)
        soon = night.running.now.entries[unit][1] + 5
        assert isinstance(await night.send(unit, night.score(at, second), soon), HallAsked)
        assert director(night).doubted == ()
        again = night.score(at, second, told=("same_again",))
        assert isinstance(await night.send(unit, again, soon), HallDone)
        assert [one.play for one in director(night).doubted] == [str(second)]
        right = sent.CorrectScore(id=night.id(), play=str(second), contract="4S", by=Seat.S, tricks=11)
        await night.does("director", right)
        assert director(night).doubted == ()

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)
