"""While the opening lead lies face down, leader's partner and declarer say that they have no questions (41B, 41C)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.house import House
from bridgelaw.live.messages import Kept, NoQuestions, Refused, Viewer
from bridgelaw.table.acts import Face
from tests.live.tables import Played, client, play

AUCTION = ("N call 1S", "E call P", "S call 4S", "W call P", "N call P", "E call P")


async def none(at: Played, who: Viewer) -> Kept | Refused:
    at.clock.now += 1
    return await at.send(who, NoQuestions(id=client()))


async def led(at: Played, who: Viewer = "E") -> None:
    """North declares; `who` has led, face down."""
    await at.done(*AUCTION)
    answer = at.table.view(who).answer
    assert isinstance(answer, SeatAnswer)
    suits = zip("SHDC", answer.hands[who].split("."), strict=True)
    suit, cards = next((suit, cards) for suit, cards in suits if cards)
    await at.done(f"{who} play {suit}{cards[0]} down")


def at_a_lead(check: Callable[[Played], Awaitable[None]], laws: str = "2017") -> None:
    async def whole(at: Played) -> None:
        await led(at)
        await check(at)

    play(whole, laws=laws)


def faced(at: Played) -> bool:
    return at.table.state.board.now.facts.down is None


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("order", ["NW", "WN"])
def test_when_neither_has_any_the_lead_is_faced(laws: str, order: tuple[Viewer, Viewer]) -> None:
    async def check(at: Played) -> None:
        first, second = order
        assert {*at.table.view("E").waiting} == {"N", "E", "W"}
        assert isinstance(await none(at, first), Kept)
        assert not faced(at)
        assert {*at.table.view("E").waiting} == {second, "E"}
        assert at.table.view(first).prompt.what == "no_questions"
        assert at.table.view(second).prompt.what == "led_face_down"
        assert isinstance(await none(at, second), Kept)
        assert faced(at)
        assert not at.table.state.board.now.irregularities
        last = (await at.table.record(1)).acts[-1]
        assert isinstance(last, Face)
        assert last.by is Seat.E

    at_a_lead(check, laws)


def test_the_leader_need_not_wait() -> None:
    async def check(at: Played) -> None:
        await none(at, "W")
        await at.done("E face")
        assert faced(at)
        assert isinstance(await none(at, "N"), Refused)

    at_a_lead(check)


def test_nobody_else_is_asked_and_nobody_twice() -> None:
    async def check(at: Played) -> None:
        for who in ("E", "S", "spectator", "director"):
            answer = await none(at, who)
            assert isinstance(answer, Refused)
            assert answer.code in ("stale", "not-allowed")
        await none(at, "W")
        answer = await none(at, "W")
        assert isinstance(answer, Refused)
        assert answer.code == "stale"
        assert not faced(at)

    at_a_lead(check)


def test_before_a_lead_and_at_a_stop_there_is_nothing_to_say() -> None:
    async def check(at: Played) -> None:
        await at.done(*AUCTION)
        assert isinstance(await none(at, "W"), Refused)

    play(check)

    async def stopped(at: Played) -> None:
        await none(at, "W")
        await at.done("N summon")
        assert isinstance(await none(at, "N"), Refused)
        assert not faced(at)

    at_a_lead(stopped)


def test_what_was_said_of_a_lead_does_not_hold_for_the_next_board() -> None:
    async def check(at: Played) -> None:
        await none(at, "W")
        await at.done("E face")
        assert not at.table.state.board.ready

    at_a_lead(check)


def test_whose_turn_it_was_not_to_lead_hears_nobody() -> None:
    """The lead of the wrong defender is for declarer to accept or not: it is not faced over his head."""

    async def check(at: Played) -> None:
        await led(at, "W")
        assert at.table.view("N").waiting == ("W",)
        for who in ("E", "N"):
            assert isinstance(await none(at, who), Refused)
        assert not faced(at)

    play(check)


def test_a_table_that_is_opened_again_knows_it() -> None:
    async def check(at: Played) -> None:
        await none(at, "W")
        house = House(at.house.store, at.clock)
        try:
            again = await house.table(at.table.id)
            assert {*again.view("E").waiting} == {"N", "E"}
        finally:
            await house.close()

    at_a_lead(check)
