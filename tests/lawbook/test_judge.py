"""The machine, on rules that are right and rules that are wrong."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.game.calls import call
from bridgelaw.game.deals import UNKNOWN
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import follow
from bridgelaw.lawbook.drawer import KindData
from bridgelaw.lawbook.effects import (
    Ask,
    Disapply,
    Done,
    Effects,
    Inform,
    Irregular,
    Moment,
    Notice,
    Oblige,
    Offer,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.judge import Conflict, LawbookDoesNotRest
from bridgelaw.lawbook.provision import LawbookError
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood, start
from bridgelaw.table.standing import ACCEPTED, CANCELLED
from tests.lawbook.planted import book, drawer

ONE_NOTRUMP = acts.Call(id="a", by=Seat.N, call=call("1NT"))
PASS = acts.Call(id="b", by=Seat.E, call=call("P"))
FACTS = start(Seat.N, UNKNOWN)
KIND: dict[str, Any] = {"kind": {"misdeal": KindData()}}


def irregular(now: Situation, act: acts.Call) -> Effects:
    if act.id == "a":
        yield Irregular(kind="misdeal", by=act.by, act=act.id)


def test_two_rules_that_decide_one_thing_differently() -> None:
    def accepts(now: Situation, act: acts.Call) -> Effects:
        yield Stand(act=act.id, standing=ACCEPTED)

    def cancels(now: Situation, act: acts.Call) -> Effects:
        yield Stand(act=act.id, standing=CANCELLED)

    judged = book(drawer(98, accepts), drawer(99, cancels))
    with pytest.raises(Conflict, match="2017:98A and 2017:99A decide stand a differently"):
        judged.step(judged.start(FACTS), ONE_NOTRUMP)


def test_a_run_asks_or_speaks() -> None:
    def both(now: Situation, act: acts.Call) -> Effects:
        yield Oblige(who=act.by, what="alert", until="now")
        yield Ask(kind="damage", of=act.id)

    judged = book(drawer(98, both))
    with pytest.raises(LawbookError, match="either asks or speaks"):
        judged.step(judged.start(FACTS), ONE_NOTRUMP)


def test_rules_that_keep_each_other_busy() -> None:
    def up(now: Situation, change: Stood | acts.Call) -> Effects:
        if isinstance(change, acts.Call) or change.standing is CANCELLED:
            yield Stand(act="a", standing=ACCEPTED)

    def down(now: Situation, change: Stood) -> Effects:
        if change.standing is ACCEPTED:
            yield Stand(act="a", standing=CANCELLED)

    judged = book(drawer(98, up), drawer(99, down))
    with pytest.raises((LawbookDoesNotRest, Conflict), match=r"98A|99A"):
        judged.step(judged.start(FACTS), ONE_NOTRUMP)


def test_silence_ends_what_was_said_and_comes_first() -> None:
    def tells(now: Situation, change: Stood) -> Effects:
        yield Inform(seat=Seat.S, about=change.act, kind="call", authorised=True)

    def cancels(now: Situation, act: acts.Call) -> Effects:
        yield Stand(act="a", standing=CANCELLED)

    def silences(now: Situation, act: acts.Summon) -> Effects:
        yield Disapply(law="law98.tells", about="a")

    judged = book(drawer(98, tells), drawer(99, cancels, silences))
    told = judged.step(judged.start(FACTS), ONE_NOTRUMP)
    assert [i.ended for i in told.information] == [None]
    silent = judged.step(told, acts.Summon(id="c", by=Seat.E))
    assert [i.ended for i in silent.information] == [2]


def test_silence_names_a_provision_that_there_is() -> None:
    def wrong(now: Situation, act: acts.Call) -> Effects:
        yield Disapply(law="law98.nothing", about="a")

    judged = book(drawer(97, wrong))
    with pytest.raises(LawbookError, match="no drawer has"):
        judged.step(judged.start(FACTS), ONE_NOTRUMP)


def test_a_question_waits_for_its_finding_whichever_comes_first() -> None:
    def asks(now: Situation, act: acts.Call) -> Effects:
        answer = now.found("damage", act.id)
        if answer is None:
            yield Ask(kind="damage", of=act.id)
        elif answer:
            yield Oblige(who=act.by, what="alert", until="end_of_auction")

    judged = book(drawer(98, asks, fields={"asks": {"asks": ("damage",)}}))
    find = acts.Find(id="f", kind="damage", of="a", answer=True)
    late = follow(judged, FACTS, [ONE_NOTRUMP, find]).now
    early = follow(judged, FACTS, [find, ONE_NOTRUMP]).now
    assert [d.who for d in late.duties()] == [d.who for d in early.duties()] == [Seat.N]
    assert late.questions == early.questions == ()
    assert late.windows[0].because == ("a", "f")


def test_a_finding_that_cannot_matter_is_no_silent_thing() -> None:
    judged = book(drawer(98, irregular, **KIND))
    now = judged.step(judged.start(FACTS), acts.Find(id="f", kind="damage", answer=True))
    assert [(e.act, e.code) for e in now.errors] == [("f", "no-such-question")]


def test_a_corrected_finding_takes_the_old_place() -> None:
    def asks(now: Situation, act: acts.Call) -> Effects:
        answer = now.found("damage", "a")
        if answer is None:
            yield Ask(kind="damage", of="a")
        elif answer:
            yield Oblige(who=act.by, what="alert", until="end_of_auction")

    judged = book(drawer(98, asks, fields={"asks": {"asks": ("damage",)}}))
    first = acts.Find(id="f", kind="damage", of="a", answer=True)
    second = acts.Find(id="g", kind="damage", of="a", answer=False)
    third = acts.Find(id="h", kind="damage", of="a", answer=True)
    no = follow(judged, FACTS, [ONE_NOTRUMP, first, PASS, second])
    assert no.now.duties() == ()
    assert [act.id for act in no.happened] == ["a", "f", "b", "g"]
    assert len(no.after(third).now.duties()) == 2


def test_a_choice_needs_its_offer() -> None:
    def offers(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
        yield Offer(who=Seat.E, what="accept_call", irregularity=it.key, until="chosen")

    def notices(now: Situation, act: acts.Attention, it: Irregularity) -> Effects:
        yield Notice(irregularity=it.key)

    def taken(now: Situation, taken: Taken, it: Irregularity) -> Effects:
        yield Settle(irregularity=it.key, how="accepted")

    judged = book(drawer(98, irregular, offers, notices, taken, **KIND))
    choose = acts.Choose(id="c", by=Seat.E, option="accept_call")
    refused = follow(judged, FACTS, [ONE_NOTRUMP, choose]).now
    assert [(e.act, e.kind) for e in refused.errors] == [("c", "choose")]
    course = follow(judged, FACTS, [ONE_NOTRUMP, acts.Attention(id="t", by=Seat.E, to="a"), choose])
    assert course.at("t").offers(Seat.E)
    assert [it.status for it in course.now.irregularities] == ["accepted"]
    assert course.now.offers() == ()
    assert course.now.errors == ()


def test_windows_close_at_their_moment_and_not_in_the_act_that_opens_them() -> None:
    def bars(now: Situation, act: acts.Call) -> Effects:
        if act.id == "a":
            yield Oblige(who=Seat.E, what="pass", until="next_turn")
            yield Oblige(who=Seat.N, what="alert", until="next_turn")

    judged = book(drawer(98, bars))
    course = follow(judged, FACTS, [ONE_NOTRUMP, PASS])
    assert {d.who for d in course.at("a").duties()} == {Seat.N, Seat.E}
    assert {d.who for d in course.now.duties()} == {Seat.N}


def test_moments_are_heard_by_name() -> None:
    heard: list[str] = []

    def hears(now: Situation, moment: Moment) -> Effects:
        heard.append(moment.name)
        yield from ()

    judged = book(drawer(98, hears, fields={"hears": {"at": ("summoned",)}}))
    follow(judged, FACTS, [ONE_NOTRUMP, acts.Summon(id="s", by=Seat.E)])
    assert heard == ["summoned"]


def test_done_comes_when_all_that_follows_has_followed() -> None:
    def settles(now: Situation, act: acts.Call) -> Effects:
        for it in now.open_irregularities():
            yield Settle(irregularity=it.key, how="accepted")

    def done(now: Situation, done: Done) -> Effects:
        if done.act.id == "b":
            assert not now.open_irregularities()
        yield from ()

    judged = book(drawer(98, irregular, settles, done, **KIND))
    assert follow(judged, FACTS, [ONE_NOTRUMP, PASS]).now.irregularities[0].status == "accepted"
