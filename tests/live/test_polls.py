"""Polls at a table: each answers once and alone, what is found is an act, and nothing of it reaches a player."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bridgelaw.desk.poll import Reply
from bridgelaw.live.house import House
from bridgelaw.live.messages import (
    VIEWERS,
    AnswerPoll,
    ClosePoll,
    Kept,
    NextBoard,
    OpenPoll,
    Refused,
    Sent,
    TellOfAppeal,
)
from bridgelaw.live.poll_events import PolledPerson
from bridgelaw.table import acts
from tests.live.tables import Played, client, play

AUCTION = (
    "N call P", "E call 1S", "S call P", "W call 2S", "N call P", "E call P", "S call 3D", "W call P",
    "N call P", "E call P",
)  # fmt: skip
FIVE = tuple(PolledPerson(label=name, players="club") for name in ("Ann", "Bo", "Cy", "Di", "Eva"))
DAY = 86400.0


def opening(at: Played, **more: Any) -> OpenPoll:
    given: dict[str, Any] = {"of": "a7", "people": FIVE, "until": at.clock() + DAY}
    return OpenPoll(id=client(), **(given | more))


async def answer(at: Played, person: int, chooses: str | None = "P", *considers: str, **more: Any) -> Kept | Refused:
    reply = Reply(players="club", chooses=chooses, considers=considers, **more)
    return await at.table.answer(AnswerPoll(poll="p1", person=person, place=1, reply=reply), at.clock())


async def opened(at: Played, **more: Any) -> None:
    await at.done(*AUCTION)
    assert isinstance(await at.send("director", opening(at, **more)), Kept)


def refused(said: Kept | Refused, code: str) -> None:
    assert isinstance(said, Refused), said
    assert said.code == code


def test_five_are_asked_and_what_they_say_is_found() -> None:
    async def check(at: Played) -> None:
        await opened(at, methods="five-card majors")
        seats = {who: at.table.view(who).body for who in VIEWERS if who != "director"}
        for person, (chooses, *considers) in enumerate((("P", "3D"), ("P",), ("3D",), ("P", "X"), ("P",)), 1):
            assert isinstance(await answer(at, person, chooses, *considers), Kept)
        before = at.table.state.board
        assert not any(isinstance(act, acts.Find) for act in before.course.happened)
        assert before.polls[0].is_open(at.clock())
        assert isinstance(await at.send("director", ClosePoll(id=client(), poll="p1")), Kept)
        board = at.table.state.board
        found = board.course.happened[-1]
        assert isinstance(found, acts.Find)
        assert (found.kind, found.of, found.id) == ("poll", "a7", "a11")
        assert found.answer == {
            "asked": 5, "class": "club", "considered": {"P": 4, "3D": 2, "X": 1}, "chose": {"P": 4, "3D": 1},
        }  # fmt: skip
        assert found.text == "club: P (3D); club: P; club: 3D; club: P (X); club: P"
        assert board.polls[0].act == found.id
        assert {who: at.table.view(who).body for who in seats} == seats
        again = await House(at.house.store, at.clock).table(at.table.id)
        assert again.state == at.table.state

    play(check)


def test_an_answer_counts_once_and_the_first_one() -> None:
    async def check(at: Played) -> None:
        await opened(at)
        said = await asyncio.gather(*(answer(at, 1, call) for call in ("P", "3D", "P")))
        assert all(isinstance(one, Kept) for one in said)
        other = await House(at.house.store, at.clock).table(at.table.id)
        reply = Reply(players="expert", chooses="3H")
        assert isinstance(await other.answer(AnswerPoll(poll="p1", person=1, place=1, reply=reply), at.clock()), Kept)
        assert [(who, one.chooses) for who, one, _ in other.state.board.polls[0].answers] == [(1, "P")]
        assert at.table.state.version == 13

    play(check)


def test_answers_come_after_the_table_has_gone_on() -> None:
    async def check(at: Played) -> None:
        await opened(at)
        assert isinstance(await at.send("director", NextBoard(id=client())), Kept)
        assert isinstance(await answer(at, 2), Kept)
        assert isinstance(await at.send("director", ClosePoll(id=client(), poll="p1", place=1)), Kept)
        assert at.table.state.board.polls == ()
        over = (await at.table.at_board(1)).board
        assert over.polls[0].closed == at.clock()
        assert over.course.happened[-1].verb == "find"
        refused(await at.send("director", ClosePoll(id=client(), poll="p1")), "no-such-poll")

    play(check)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"of": "a99"}, "poll-no-act"),
        ({"people": ()}, "poll-people"),
        ({"people": (PolledPerson(),) * 201}, "poll-people"),
        ({"people": (PolledPerson("x" * 61),)}, "too-long"),
        ({"until": 0.0}, "poll-until"),
        ({"until": 1e12}, "poll-until"),
        ({"methods": "as agreed: a sound raise"}, "poll-leaks"),
        ({"place": 2}, "no-deal"),
    ],
)
def test_a_poll_that_cannot_be(more: dict[str, Any], code: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*AUCTION)
        explained = Sent(id=client(), act={"by": "N", "explain": "a sound raise", "of": "a2"}, confirmed=True)
        assert isinstance(await at.send("director", explained), Kept)
        refused(await at.send("director", opening(at, **more)), code)
        assert at.table.state.board.polls == ()

    play(check)


def test_what_cannot_be_answered() -> None:
    async def check(at: Played) -> None:
        await opened(at)
        refused(await answer(at, 6), "no-such-poll")
        refused(await answer(at, 1, "8C"), "poll-not-possible")
        refused(await answer(at, 1, "SA"), "poll-not-possible")
        refused(await answer(at, 1, None), "poll-nothing")
        refused(await answer(at, 1, "P", *["3D"] * 99), "poll-not-possible")
        assert isinstance(await answer(at, 1, None, elsewhere=True), Kept)
        at.clock.now += DAY + 1
        refused(await answer(at, 2), "poll-over")
        assert isinstance(await at.send("director", ClosePoll(id=client(), poll="p1")), Kept)
        refused(await at.send("director", ClosePoll(id=client(), poll="p1")), "poll-over")
        # nobody has answered in that position: there is nothing to find
        assert not any(isinstance(act, acts.Find) for act in at.table.state.board.course.happened)
        assert at.table.state.board.polls[0].closed is not None

    play(check)


def test_nobody_but_who_was_asked_answers_and_nobody_but_the_director_asks() -> None:
    async def check(at: Played) -> None:
        await opened(at)
        message = AnswerPoll(poll="p1", person=1, place=1, reply=Reply(players="", chooses="P"))
        for who in VIEWERS:
            refused(await at.send(who, message), "not-allowed")
            if who != "director":
                refused(await at.send(who, opening(at)), "not-allowed")
                refused(await at.send(who, ClosePoll(id=client(), poll="p1")), "not-allowed")
                refused(await at.send(who, TellOfAppeal(id=client())), "not-allowed")

    play(check)


def test_more_players_are_asked_in_a_second_poll_and_all_are_counted() -> None:
    async def check(at: Played) -> None:
        await opened(at)
        await answer(at, 1)
        assert isinstance(await at.send("director", ClosePoll(id=client(), poll="p1")), Kept)
        assert isinstance(await at.send("director", opening(at, people=FIVE[:2])), Kept)
        reply = Reply(players="club", chooses="3D")
        await at.table.answer(AnswerPoll(poll="p2", person=2, place=1, reply=reply), at.clock())
        assert isinstance(await at.send("director", ClosePoll(id=client(), poll="p2")), Kept)
        found = at.table.state.board.course.happened[-1]
        assert isinstance(found, acts.Find)
        assert found.answer["asked"] == 2

    play(check)


def test_the_players_are_told_of_their_right() -> None:
    async def check(at: Played) -> None:
        await at.done(*AUCTION)
        assert at.table.state.board.told_of_appeal is None
        assert isinstance(await at.send("director", TellOfAppeal(id=client())), Kept)
        assert at.table.state.board.told_of_appeal == at.clock()

    play(check)
