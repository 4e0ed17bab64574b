"""What reaches whom: every byte of every message to every viewer, at random tables."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.objecting import objections
from bridgelaw.live.onlooker import Onlooker, Played
from bridgelaw.live.settings import Spectators
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by
from tests.kit import seats as kit
from tests.kit.tables import Move, act_of
from tests.kit.whole import examples_of
from tests.live.folded import ONLOOKERS, Folded, folded, seen_by, until_cards_are_shown

random_table = settings(max_examples=examples_of(10, 4), deadline=None, suppress_health_check=list(HealthCheck))
editions = pytest.mark.parametrize("edition", EDITIONS)
seeds, small = st.integers(0, 15), st.integers(0, 51)


_SECRETS = (kit.WORDS, str(kit.TIME), '"took"', '"at"', "unnoticed", "reported_by", '"x', "seed", "road")


@editions
@random_table
@given(kit.long_moves, seeds)
def test_no_unseen_card_no_time_no_word(edition: str, moves: list[Move], seed: int) -> None:
    """Point 40 of the table page: nobody is sent more than is his, a spectator least."""
    course = until_cards_are_shown(kit.seated(open_book(edition), moves, seed))
    table = folded(course)
    for who in ONLOOKERS:
        for view in table.views[who]:
            body = json.loads(view.body)
            if who == "spectator":
                assert not body.get("facts")
            else:
                _without_what_is_said_to_him(body, who)
            text = json.dumps(body, separators=(",", ":"))
            assert not any(secret in text for secret in _SECRETS)
        text = table.bodies(who)[-1].decode()
        assert kit.cards_in(text) <= seen_by(course, who)
        happened = json.loads(text)["happened"]
        assert [h["act"] for h in happened] == [f"s{n}" for n in range(1, len(happened) + 1)]
        assert not any("find" in h or ("learn" in h and h["by"] != who) for h in happened)


def _without_what_is_said_to_him(body: dict[str, Any], player: str) -> None:
    """What one says when he reserves his rights and why a score was given is said to the four; why a claim is
    contested stands in the view of him who contests it."""
    body.pop("facts", None)
    for act in body["happened"]:
        if "reserve" in act or "adjust" in act or ("contest" in act and act["by"] == player):
            act.pop("text", None)


# an explanation behind screens: with it, the Director was asked what a withdrawn call had shown (Law 26)
_EXPLAINED = [
    (17, 39, 25), (33, 19, 13), (46, 33, 9), (5, 21, 9), (15, 5, 19), (70, 4, 33), (14, 15, 40), (31, 35, 15),
    (34, 33, 18), (7, 22, 50), (14, 46, 8),
]  # fmt: skip

# a lead that declarer may restrict, and nothing else open: all were told for whom the table waits as soon as somebody
# had overheard something
_RESTRICTED = [
    (9, 11, 49), (13, 31, 45), (31, 44, 34), (24, 27, 26), (15, 27, 17), (6, 51, 32), (36, 14, 16), (37, 28, 10),
    (92, 23, 14), (22, 9, 51), (11, 50, 1), (45, 36, 15), (28, 16, 24), (65, 47, 33), (94, 16, 31), (6, 32, 36),
    (51, 31, 45), (19, 45, 11), (22, 2, 27), (26, 47, 7), (0, 6, 45), (9, 38, 27), (23, 25, 14), (48, 2, 42),
    (24, 5, 3),
]  # fmt: skip


# a summons, and before it something noted on the other side of the screen: with it, nobody was asked what was meant
_NOTED = [
    (2, 51, 48), (8, 10, 48), (13, 10, 41), (3, 40, 18), (16, 17, 33), (37, 4, 3), (58, 25, 2), (29, 10, 27),
    (69, 27, 8), (47, 50, 49), (16, 15, 23), (22, 39, 3), (22, 51, 9), (18, 46, 13), (34, 3, 6), (57, 6, 48),
    (16, 36, 44), (23, 10, 16), (86, 37, 10), (25, 37, 6), (79, 6, 13), (53, 49, 3), (3, 18, 46), (2, 51, 2),
    (57, 37, 24), (37, 44, 45), (52, 15, 15), (22, 33, 4), (68, 47, 45), (4, 5, 2), (20, 23, 40), (10, 11, 34),
    (6, 23, 12), (73, 0, 13), (21, 11, 45), (7, 17, 20), (34, 16, 6), (78, 19, 25), (67, 4, 30), (40, 26, 40),
    (46, 4, 4), (44, 30, 42), (73, 28, 21),
]  # fmt: skip


# a dispute on the other side of the screen: with it, a call that the Director was called for could not be a slip
_DISPUTED = [
    (79, 35, 19), (16, 1, 47), (12, 37, 28), (33, 20, 40), (19, 26, 10), (64, 41, 11), (15, 1, 24), (16, 21, 19),
    (69, 50, 36), (0, 19, 47), (10, 31, 36), (9, 0, 31), (36, 0, 22), (5, 12, 18), (11, 35, 40), (9, 23, 33),
    (37, 39, 49), (1, 47, 29), (60, 21, 16), (35, 4, 4), (2, 1, 29),
]  # fmt: skip


@editions
@random_table
@given(kit.long_moves, seeds, small, small, small)
@example(_EXPLAINED, 13, 1, 5, 28)
@example(_RESTRICTED, 0, 25, 41, 49)
@example(_NOTED, 15, 45, 44, 44)
@example(_DISPUTED, 15, 26, 45, 27)
def test_an_unwitnessed_act_sends_nothing(
    edition: str, moves: list[Move], seed: int, where: int, a: int, b: int
) -> None:
    """The same messages, the same number of them, in the same order, to all who did not perceive it."""
    course = kit.seated(open_book(edition), moves, seed)
    place = where % len(course.situations)
    private = kit.private_act(course.situations[place], a, b)
    other = kit.again(course, [*course.happened[:place], private, *course.happened[place:]])
    assume(other is not None)
    assert other is not None
    noticed = any(it.act == private.id and it.noticed for it in other.now.irregularities)
    found = (f.of for f in course.happened if isinstance(f, acts.Find))
    assume(not noticed and not any(of is not None and of in (private.of, private.id) for of in found))
    reached = perceived_by(private, screens=course.now.setting.screens)
    absent = [who for who in ONLOOKERS if who == "spectator" or Seat[who] not in reached]
    one, two = folded(course), folded(other)
    for who in absent:
        assert one.bodies(who) == two.bodies(who)


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS), small, small)
def test_another_hidden_hand_sends_the_same(
    edition: str, moves: list[Move], seed: int, seat: Seat, a: int, b: int
) -> None:
    """The same messages, and to any act that the player might send, the same objections."""
    course = until_cards_are_shown(kit.seated(open_book(edition), moves, seed))
    deal = kit.exchanged(course, seat, a, b)
    other = kit.again(course, course.happened, deal) if deal else None
    assume(other is not None)
    assert other is not None
    assert folded(course).bodies(seat.value) == folded(other).bodies(seat.value)
    for kind in range(0, 100, 3):
        act = act_of(course.now, (kind, a, b), "candidate")
        if isinstance(act, acts.PlayerAct) and act.by is seat and not _from_elsewhere(course, act, seat):
            assert _told(course, act, seat) == _told(other, act, seat)


def _from_elsewhere(course: Course, act: acts.PlayerAct, seat: Seat) -> bool:
    return isinstance(act, acts.Play) and act.hand not in (seat, course.now.dummy)


def _told(course: Course, act: acts.PlayerAct, seat: Seat) -> object:
    return objections(course.book, course.now, act, seat)


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS), small)
def test_a_report_reaches_nobody_else(edition: str, moves: list[Move], seed: int, seat: Seat, where: int) -> None:
    course = kit.seated(open_book(edition), moves, seed)
    place = where % (len(course.happened) + 1)
    about = {"by": seat.lho.value, "convey": "remark", "text": "REPORTED", "reported_by": seat.value}
    plain = folded(course)
    told = Folded(course, viewers=VIEWERS).go(course.happened[:place]).report(seat, about).go(course.happened[place:])
    for who in ONLOOKERS:
        if who != seat.value:
            assert plain.bodies(who) == told.bodies(who)
    assert b"REPORTED" in told.bodies(seat.value)[-1]
    assert b"REPORTED" in told.bodies("director")[-1]


@editions
@random_table
@given(kit.long_moves, seeds)
def test_whoever_comes_late_sees_what_the_others_see(edition: str, moves: list[Move], seed: int) -> None:
    """He is at the same revision, whether he was told of each moment, asks for the first time, or asks another process
    that has read the events: nothing that was remembered on the way makes a difference."""
    course = kit.seated(open_book(edition), moves, seed)
    table = folded(course, viewers=VIEWERS)
    again = Played(table.states[0])
    for state in table.states[1:]:
        again.add(state)
    for who in VIEWERS:
        late, _ = Onlooker(who, again).look(table.state, table.state.last)
        assert late.body == table.bodies(who)[-1]


@random_table
@given(kit.long_moves, seeds, st.integers(0, 60))
def test_spectators_see_late(moves: list[Move], seed: int, delay: int) -> None:
    """With a delay, they are sent the same messages, each so many seconds later; with open cards, all hands."""
    course = kit.seated(open_book("2017"), moves, seed)
    plain, late = folded(course), folded(course, spectators=Spectators(delay=delay))
    seen = plain.bodies("spectator")
    assert late.bodies("spectator") == seen[: len(late.bodies("spectator"))]
    end = late.onlookers["spectator"].look(late.state, late.state.last + delay)[0]
    assert end.body == seen[-1]
    if delay and len(course.happened) <= delay:
        assert len(late.bodies("spectator")) == 1
    shown = folded(course, spectators=Spectators(cards="open")).views["spectator"][-1]
    assert set(shown.answer.hands) == {"N", "E", "S", "W"}  # type: ignore[union-attr]
