"""What is worked out fact by fact is what would be worked out anew, and what ranking the boards that are seen gives."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.hall import messages as sent
from bridgelaw.hall.directing import view_of
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.session.model import PenaltyUnit
from bridgelaw.session.ranking import ranked
from bridgelaw.session.seen import with_boards
from tests.hall.club_night import ClubNight, club_night

CONDITIONS: list[dict[str, Any]] = [
    {},
    {"field": "section", "uneven": "factor"},
    {"scoring": "cross_imp"},
    {"withdrawn": "cancel"},
]


@pytest.mark.parametrize(("seed", "conditions"), list(enumerate(CONDITIONS)))
def test_fact_by_fact_or_all_at_once(tmp_path: Path, seed: int, conditions: dict[str, Any]) -> None:
    rng = random.Random(seed)

    async def check(night: ClubNight) -> None:
        await night.begins(5, 10, without=(5, EW) if seed else None)
        for round in range(1, 5):
            if round == 2 and seed:
                late = sent.ComeLate(id=night.id(), names=(("Late One", ""), ("Late Two", "")), round=2)
                await night.does("director", late)
            if round > 1:
                await night.does("director", sent.CallRound(id=night.id(), round=round))
            for at in night.here():
                for play in at.plays():
                    await something(night, rng, at, play)
                    compare_seen(night)
            await night.does("director", sent.EndPlay(id=night.id(), over=True))
            compare_seen(night)
            await night.does("director", sent.EndPlay(id=night.id(), over=False))
            compare(night)
        pair = rng.choice(list(night.running.now.state.pairs))
        unit: PenaltyUnit = "percent" if night.running.now.state.conditions.scoring == "mp" else "imp"
        fined = await night.does("director", sent.PenalizePair(id=night.id(), pair=pair, amount=10, unit=unit))
        compare(night)
        await night.does("director", sent.UndoFact(id=night.id(), of=fined))
        left = await night.does("director", sent.LeaveSession(id=night.id(), pair=pair, round=5))
        compare(night)
        await night.does("director", sent.UndoFact(id=night.id(), of=left))
        compare(night)

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check, **conditions)


async def something(night: ClubNight, rng: random.Random, at: Any, play: Any) -> None:
    """A table plays a board, or does not; now and then the result is put right."""
    if rng.random() < 0.15:
        fault: Any = rng.choice(["ns", "ew", "both", "nobody", None])
        await night.does("director", sent.BoardNotPlayed(id=night.id(), play=str(play), fault=fault))
        return
    if rng.random() < 0.1:
        here = sorted(key for key, pair in night.running.now.state.pairs.items() if pair.number)
        ns, ew = rng.sample(here, 2)
        await night.send("director", sent.SeatPairs(id=night.id(), section=at.section, table=at.table, ns=ns, ew=ew))
        compare_seen(night)
    came = {"tricks": rng.randrange(7, 13), "by": rng.choice(list(Seat)), "told": ("same_again", "other_pairs")}
    entry = await night.does(night.unit(at), night.score(at, play, **came))
    if rng.random() < 0.2:
        came["tricks"] = rng.randrange(7, 13)
        entry = await night.does(night.unit(at), night.score(at, play, **came))
    if rng.random() < 0.8:
        await night.send(night.unit(at), sent.AgreeToScore(id=night.id(), play=str(play), of=entry))
    if rng.random() < 0.2:
        wrong = sent.DisputeScore(id=night.id(), play=str(play), contract="2H", by=Seat.W, tricks=rng.randrange(14))
        await night.send(f"pair:{at.ew}", wrong)
        for number in list(night.running.now.state.evening.asked):
            await night.does("director", sent.DecideCorrection(id=night.id(), of=number, do=True))


NAMES: dict[str, str] = {}


def compare_seen(night: ClubNight) -> None:
    """Which boards each pair may be told of, and what it and the tables are shown."""
    now = night.running.now
    fresh = Now(now.state, told=now.told)
    for key in now.state.pairs:
        assert now.progress.open_to((key,)) & fresh.progress.boards == fresh.progress.open_to((key,)), key
    units = (Place("unit", str(number)) for number in range(1, len(now.tables) + 1))
    for place in (*(Place("pair", key) for key in now.state.pairs), *units, Place("director")):
        assert view_of(now, place, NAMES) == view_of(fresh, place, NAMES), place


def compare(night: ClubNight) -> None:
    """For every pair and both pairs of every table."""
    now = night.running.now
    fresh = Now(now.state)
    assert now.progress.played == fresh.progress.played
    assert now.penalties == fresh.penalties
    session = now.state.session
    for pairs in [(key,) for key in now.state.pairs] + [at.pairs for at in night.here()] + [()]:
        boards = now.progress.open_to(pairs)
        assert boards & fresh.progress.boards == fresh.progress.open_to(pairs)
        seen = ranked(with_boards(session, boards), now.regulations)
        standings = {one.pair.key: one for one in seen.ranking.standings}
        for key in now.state.pairs:
            assert now.so_far.percent(key, boards, now.penalties) == standings[key].percent, (pairs, key)
        for play, known in now.state.plays.items():
            place = next((n for n, one in enumerate(seen.session.results) if one is known.result), None)
            earned = None if place is None else seen.ranking.earned[place].get(NS)
            worth = None if earned is None or not earned.of else 100 * earned.points / earned.of
            assert now.so_far.percent_of(play, boards) == worth, (pairs, play)
            if place is not None:
                results = [one for one in session.results if one.board == play.board and one is not known.result]
                others = Counter(one.bare_score for one in results if one.bare_score is not None)
                assert now.so_far.others(play) == tuple(sorted(others.items(), reverse=True))
