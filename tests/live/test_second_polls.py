"""The second stage of a poll at a table: when it opens, what is answered and found, and that no seat gets it."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.desk.poll import Reply
from bridgelaw.live.house import House
from bridgelaw.live.messages import VIEWERS, AnswerPoll, ClosePoll, Kept, OpenPoll, Refused
from bridgelaw.live.poll_events import PolledPerson
from bridgelaw.table import acts
from tests.live.tables import Played, client, play

BEFORE = ("N call P", "E call 1S", "S call P", "W call 2S")
AFTER = ("N call P", "E call P", "S call 3D", "W call P", "N call P", "E call P", "E summon")
FOUR = tuple(PolledPerson(label=name, players="club") for name in ("Ann", "Bo", "Cy", "Di"))
ALLOWED = {"regulations": {"poll_second_stage": True}}


async def opened(at: Played, **more: Any) -> Kept | Refused:
    given: dict[str, Any] = {"of": "a8", "people": FOUR, "until": at.clock() + 3600}
    return await at.send("director", OpenPoll(id=client(), **(given | more)))


async def answers(at: Played, poll: str, *replies: Reply) -> None:
    for person, reply in enumerate(replies, 1):
        done = await at.table.answer(AnswerPoll(poll=poll, person=person, place=1, reply=reply), at.clock())
        assert isinstance(done, Kept), done


async def closed(at: Played, poll: str) -> acts.Find:
    assert isinstance(await at.send("director", ClosePoll(id=client(), poll=poll)), Kept)
    found = at.table.state.board.course.happened[-1]
    assert isinstance(found, acts.Find)
    return found


async def first_stage(at: Played, *, close: bool = True) -> None:
    """The board with the pause found, and the first stage about it: three answer, one of them not in that position."""
    await at.done(*BEFORE)
    await at.done_by_director({"by": "N", "convey": "hesitation", "took": 20})
    await at.done(*AFTER)
    for line in ("director find facts_agreed yes of=a5", "director find information_made_available yes of=a5"):
        await at.done(line)
    assert isinstance(await opened(at, methods="five-card majors"), Kept)
    chose = (("P", ("3D",)), ("3D", ()))
    replies = [Reply(players="club", chooses=one, considers=also) for one, also in chose]
    await answers(at, "p1", *replies, Reply(players="national", elsewhere=True))
    if close:
        await closed(at, "p1")


def refused(said: Kept | Refused, code: str) -> None:
    assert isinstance(said, Refused), said
    assert said.code == code


SECOND = (
    Reply(players="club", may_hold=("more",), attractive=("3D",), less=("P",)),
    Reply(players="club", may_hold=("longer", "more"), attractive=("3D",)),
    Reply(players="club", elsewhere=True),
)


def test_it_opens_when_the_first_is_closed_and_what_is_found_says_of_which_stage_it_is() -> None:
    async def check(at: Played) -> None:
        await first_stage(at, close=False)
        refused(await opened(at, second="other"), "poll-second-open")
        before = await closed(at, "p1")
        seats = {who: at.table.view(who).body for who in VIEWERS if who != "director"}
        assert isinstance(await opened(at, second="other"), Kept)
        running = at.table.state.board.polls[1]
        assert (running.methods, running.actions, running.group) == ("five-card majors", ("3D", "P"), "other")
        await answers(at, "p2", *SECOND)
        found = await closed(at, "p2")
        assert found.answer == {
            "asked": 2, "class": "club", "stage": 2, "knows": "pause", "group": "other", "attractive": {"3D": 2},
            "less": {"P": 1}, "may_hold": {"more": 2, "longer": 1},
        }  # fmt: skip
        assert before.answer["chose"] == {"P": 1, "3D": 1}
        assert {who: at.table.view(who).body for who in seats} == seats
        assert not at.table.state.board.now.errors
        again = await House(at.house.store, at.clock).table(at.table.id)
        assert again.state == at.table.state

    play(check, **ALLOWED)


def test_more_of_either_stage_are_counted_with_their_own() -> None:
    async def check(at: Played) -> None:
        await first_stage(at)
        assert isinstance(await opened(at, second="other"), Kept)
        await answers(at, "p2", *SECOND[:1])
        await closed(at, "p2")
        assert isinstance(await opened(at, second="same"), Kept)
        await answers(at, "p3", *SECOND[:2])
        assert (await closed(at, "p3")).answer["asked"] == 2
        assert isinstance(await opened(at, second="other"), Kept)
        await answers(at, "p4", *SECOND[:1])
        assert (await closed(at, "p4")).answer["asked"] == 2
        assert isinstance(await opened(at), Kept)
        await answers(at, "p5", Reply(players="club", chooses="P"))
        found = await closed(at, "p5")
        assert (found.answer["asked"], "stage" in found.answer) == (3, False)

    play(check, **ALLOWED)


def test_the_same_people_are_those_who_answered() -> None:
    async def check(at: Played) -> None:
        await first_stage(at)
        assert isinstance(await opened(at, second="same", people=()), Kept)
        running = at.table.state.board.polls[1]
        assert [(one.label, one.players) for one in running.people] == [("Ann", "club"), ("Bo", "club")]
        assert running.group == "same"

    play(check, **ALLOWED)


@pytest.mark.parametrize(
    ("more", "code"),
    [({"people": ()}, "poll-people"), ({"until": 0.0}, "poll-until"), ({"of": "a7"}, "poll-second-first")],
)
def test_what_is_refused(more: dict[str, Any], code: str) -> None:
    async def check(at: Played) -> None:
        await first_stage(at)
        refused(await opened(at, second="other", **more), code)

    play(check, **ALLOWED)


def test_no_authority_allows_it_that_has_not_said_so() -> None:
    async def check(at: Played) -> None:
        await first_stage(at)
        refused(await opened(at, second="other"), "poll-second-forbidden")
        value = {"asked": 2, "stage": 2, "knows": "pause", "attractive": {"3D": 2}}
        await at.done_by_director({"find": "poll", "of": "a8", "seat": "S", "value": value})
        (error,) = at.table.state.board.now.errors
        assert error.code == "poll-second-forbidden"

    play(check)


def test_an_answer_to_one_stage_is_none_to_the_other() -> None:
    async def check(at: Played) -> None:
        await first_stage(at)
        assert isinstance(await opened(at, second="other"), Kept)
        wrong = (
            (Reply(players="club", chooses="P"), "poll-nothing"),
            (Reply(players="club", may_hold=("nothing", "more")), "poll-not-possible"),
            (Reply(players="club", may_hold=("more",), attractive=("3H",)), "poll-not-possible"),
        )
        for reply, code in wrong:
            message = AnswerPoll(poll="p2", person=1, place=1, reply=reply, id=client())
            refused(await at.table.answer(message, at.clock()), code)
        # who was asked at the first stage answers in his own name, and that is not asked here
        message = AnswerPoll(poll="p1", person=4, place=1, reply=SECOND[0])
        refused(await at.table.answer(message, at.clock()), "poll-over")

    play(check, **ALLOWED)
