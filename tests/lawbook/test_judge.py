"""The machine, on rules that are right and rules that are wrong."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.game.calls import call
from bridgelaw.game.deals import UNKNOWN
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook import judge
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
    Permit,
    Rights,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood, start
from bridgelaw.table.standing import ACCEPTED, CANCELLED, MADE, PENDING
from tests.lawbook.planted import book, drawer

ONE_NOTRUMP = acts.Call(id="a", by=Seat.N, call=call("1NT"))
PASS = acts.Call(id="b", by=Seat.E, call=call("P"))
FACTS = start(Seat.N, UNKNOWN)
KIND: dict[str, Any] = {"kind": {"misdeal": KindData()}}


def irregular(now: Situation, act: acts.Call) -> Effects:
    if act.id == "a":
        yield Irregular(kind="misdeal", by=act.by, act=act.id)


def left_out(now: Situation) -> list[tuple[str, tuple[str, ...]]]:
    """The acts that could not be judged in full, with the provisions that were left out."""
    return [(error.act, error.laws) for error in now.errors if error.kind == "not_judged"]


def why(now: Situation) -> str:
    return "".join(error.trace for error in now.errors)


def test_two_rules_that_decide_one_thing_differently_both_stay_silent_and_the_director_is_asked() -> None:
    def accepts(now: Situation, act: acts.Call) -> Effects:
        yield Stand(act=act.id, standing=ACCEPTED)

    def cancels(now: Situation, act: acts.Call) -> Effects:
        yield Stand(act=act.id, standing=CANCELLED)

    def alerts(now: Situation, act: acts.Call) -> Effects:
        yield Oblige(who=act.by, what="alert", until="end_of_board")

    judged = book(drawer(97, alerts), drawer(98, accepts), drawer(99, cancels))
    now = judged.step(judged.start(FACTS), ONE_NOTRUMP)
    assert left_out(now) == [("a", ("2017:98A", "2017:99A"))]
    assert "2017:98A and 2017:99A decide stand a differently" in why(now)
    assert now.standing("a") is MADE
    assert [duty.what for duty in now.duties()] == ["alert"]
    assert [(q.kind, q.of) for q in now.questions] == [("not_judged", "a")]


def test_a_rule_that_breaks_is_left_out_of_that_act_alone() -> None:
    def breaks(now: Situation, act: acts.Call) -> Effects:
        yield Oblige(who=act.by, what="alert", until="end_of_board")
        if act.id == "a":
            raise KeyError("nobody")

    judged = book(drawer(98, breaks))
    course = follow(judged, FACTS, [ONE_NOTRUMP, PASS])
    assert left_out(course.now) == [("a", ("2017:98A",))]
    assert [duty.who for duty in course.now.duties()] == [Seat.E]
    assert "KeyError (" in why(course.now)
    assert "breaks:" in why(course.now)
    # neither a path nor what an error says, which may be what somebody wrote
    assert "/" not in why(course.now)
    assert "nobody" not in why(course.now)


def test_he_says_that_he_has_ruled_by_hand() -> None:
    def breaks(now: Situation, act: acts.Call) -> Effects:
        yield from ()
        raise KeyError(act.id)

    judged = book(drawer(98, breaks))
    not_yet = acts.Find(id="f", kind="not_judged", of="a", answer=False)
    done = acts.Find(id="g", kind="not_judged", of="a", answer=True)
    course = follow(judged, FACTS, [ONE_NOTRUMP, not_yet])
    assert [q.of for q in course.now.questions] == ["a"]
    assert course.after(done).now.questions == ()


def test_a_standing_rule_that_breaks_is_left_out_each_time() -> None:
    def breaks(now: Situation) -> Effects:
        yield from ()
        raise KeyError("nobody")

    judged = book(drawer(98, breaks))
    now = judged.step(judged.start(FACTS), ONE_NOTRUMP)
    assert left_out(now)[-1] == ("a", ("2017:98A",))
    assert now.facts.made("a") is not None


def test_rights_and_objections_do_without_a_rule_that_breaks() -> None:
    def permits(now: Situation, rights: Rights) -> Effects:
        yield Permit(seat=Seat.N, right="call")

    def breaks(now: Situation, rights: Rights) -> Effects:
        yield from ()
        raise KeyError("nobody")

    def objects(now: Situation, act: acts.Call) -> Effects:
        yield from ()
        raise KeyError("nobody")

    judged = book(drawer(97, permits), drawer(98, breaks), drawer(99, irregular, objects, **KIND))
    now = judged.start(FACTS)
    rights, failures = judged.rights_and_failures(now)
    assert rights[Seat.N] == {"call": "2017:97A"}
    assert [failure.laws for failure in failures] == [("2017:98A",)]
    assert [said.effect.kind for said in judged.objections(now, ONE_NOTRUMP)] == ["misdeal"]


def test_what_breaks_beside_the_rules_leaves_the_act_as_a_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("nobody")

    judged = book(drawer(98, irregular, **KIND))
    begun = judged.start(FACTS)
    monkeypatch.setattr(judge, "moments", broken)
    now = judged.step(begun, ONE_NOTRUMP)
    assert now.facts.made("a") is not None
    assert left_out(now) == [("a", ())]


def test_a_run_asks_or_speaks() -> None:
    def both(now: Situation, act: acts.Call) -> Effects:
        yield Oblige(who=act.by, what="alert", until="now")
        yield Ask(kind="damage", of=act.id)

    judged = book(drawer(98, both))
    assert "either asks or speaks" in why(judged.step(judged.start(FACTS), ONE_NOTRUMP))


def test_rules_that_keep_each_other_busy() -> None:
    def up(now: Situation, change: Stood | acts.Call) -> Effects:
        if isinstance(change, acts.Call) or change.standing is CANCELLED:
            yield Stand(act="a", standing=ACCEPTED)

    def down(now: Situation, change: Stood) -> Effects:
        if change.standing is ACCEPTED:
            yield Stand(act="a", standing=CANCELLED)

    judged = book(drawer(98, up), drawer(99, down))
    assert {law for _, laws in left_out(judged.step(judged.start(FACTS), ONE_NOTRUMP)) for law in laws}


def test_what_another_law_has_answered_is_not_said_again() -> None:
    """Two irregularities of one call make one rule say the same twice; the Law that answered it keeps its word."""

    def twice(now: Situation, act: acts.Attention, it: Irregularity) -> Effects:
        yield Stand(act="a", standing=ACCEPTED)

    def answers(now: Situation, change: Stood) -> Effects:
        if change.standing is ACCEPTED:
            yield Stand(act="a", standing=PENDING)

    def also(now: Situation, act: acts.Call) -> Effects:
        if act.id == "a":
            yield Irregular(kind="fouled_board", by=act.by, act=act.id)

    kinds: dict[str, Any] = {"kind": {"misdeal": KindData(), "fouled_board": KindData()}}
    judged = book(drawer(98, irregular, also, twice, **kinds), drawer(99, answers))
    now = follow(judged, FACTS, [ONE_NOTRUMP, acts.Attention(id="t", by=Seat.E, to="a")]).now
    assert now.standing("a") is PENDING
    assert left_out(now) == []


def test_silence_ends_what_was_said_and_comes_first() -> None:
    def tells(now: Situation, change: Stood) -> Effects:
        yield Inform(seat=Seat.S, about=change.act, kind="call", authorised=True)

    def cancels(now: Situation, act: acts.Call) -> Effects:
        yield Stand(act="a", standing=CANCELLED)

    def silences(now: Situation, act: acts.Summon) -> Effects:
        yield Disapply(about="a")

    limits = {"silences": {"limits": ("law98.tells",)}}
    judged = book(drawer(98, tells), drawer(99, cancels, silences, fields=limits))
    told = judged.step(judged.start(FACTS), ONE_NOTRUMP)
    assert [i.ended for i in told.information] == [None]
    silent = judged.step(told, acts.Summon(id="c", by=Seat.E))
    assert [i.ended for i in silent.information] == [2]


def test_silence_names_a_provision_that_there_is() -> None:
    def wrong(now: Situation, act: acts.Call) -> Effects:
        yield Disapply(about="a")

    judged = book(drawer(97, wrong))
    assert "does not say which" in why(judged.step(judged.start(FACTS), ONE_NOTRUMP))
    with pytest.raises(LawbookError, match=r"law97\.wrong limits law98\.nothing, which is not in force"):
        book(drawer(97, wrong, fields={"wrong": {"limits": ("law98.nothing",)}}))


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


def test_a_finding_is_used_when_a_rule_has_looked_at_it_and_nowhere_else() -> None:
    """Also by a rule that then says nothing; what was so before stays as it was, and who only asks leaves no trace."""

    def looks(now: Situation, act: acts.Call) -> Effects:
        if now.found("damage", "a") is None:
            yield Oblige(who=act.by, what="alert", until="end_of_auction")

    judged = book(drawer(98, looks, fields={"looks": {"asks": ("damage",)}}))
    found = judged.step(judged.start(FACTS), acts.Find(id="f", kind="damage", of="a", answer=True))
    assert judged.objections(found, ONE_NOTRUMP) == ()
    assert found.found("damage", "a") is True
    other = judged.step(found, acts.Attention(id="t", by=Seat.E))
    after = judged.step(found, ONE_NOTRUMP)
    assert [[f.used for f in now.findings] for now in (found, other, after)] == [[False], [False], [True]]
    assert not after.windows


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

    @When(at=("summoned",))
    def hears(now: Situation, moment: Moment) -> Effects:
        heard.append(moment.name)
        yield from ()

    judged = book(drawer(98, hears))
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
