"""What holds on every table, however irregular: thousands of random ones in each edition."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.answer.build import build
from bridgelaw.answer.model import Answer, encode
from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.course import Course, follow
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from bridgelaw.table.standing import GONE, STANDS
from bridgelaw.table.vocabulary import IRREGULARITIES, OBLIGATIONS, OPTIONS, RIGHTS
from tests.kit.searching import FACTOR, examples
from tests.kit.tables import Move, choice, legal_board, legal_calls, legal_cards, moves, shuffled, table

random_table = examples(20)
editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_answered_after_every_act(edition: str, moves: list[Move], seed: int) -> None:
    """No exception; only words of the format; every provision is of this edition; replaying says the same."""
    book = open_book(edition)
    course = table(book, moves, seed)
    again = follow(book, course.situations[0].facts, course.happened)
    for now, then in zip(course.situations, again.situations, strict=True):
        answer = build(book, now, "x")
        assert encode(answer) == encode(build(book, then, "x"))
        assert [e for e in answer.errors if e.kind == "not_judged"] == []
        assert {it.kind for it in answer.irregularities} <= set(IRREGULARITIES)
        assert {o.what for o in answer.obligations} <= set(OBLIGATIONS)
        assert {o.id for o in answer.options} <= set(OPTIONS)
        assert {r for rights in answer.rights.values() for r in rights} <= set(RIGHTS)
        laws = [it.law for it in answer.irregularities] + [o.law for o in answer.options]
        laws += [o.law for o in answer.obligations] + [r.law for r in answer.rulings]
        laws += [e.law for entries in answer.information.values() for e in entries]
        assert all(law.startswith(f"{edition}:") for law in laws)


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_the_player_in_turn_can_go_on(edition: str, moves: list[Move], seed: int) -> None:
    """When the table is not frozen he has the right, and a call or card to which nothing objects."""
    book = open_book(edition)
    now = table(book, moves, seed).now
    if now.frozen or now.turn is None:
        return
    if now.declarer is not None and now.offers(now.declarer, "no_restriction"):
        return  # a lead has to wait until declarer has chosen (Law 50D2)
    if now.awaited("claim"):
        return  # play has ceased (Law 68D), and nobody is in turn
    held = {(seat, right) for seat, laws in book.rights(now).items() for right in laws}
    play = now.facts.play
    if play is None:
        assert (now.turn, "call") in held
        candidates: list[acts.Act] = [acts.Call(id="c", by=now.turn, call=c) for c in legal_calls(now)]
    else:
        assert (now.turn, "play") in held
        by = play.player_of(now.turn)
        candidates = [acts.Play(id="c", by=by, card=c, hand=now.turn) for c in legal_cards(now)]
        candidates = candidates or [acts.Face(id="c", by=by)]
    assert any(not book.objections(now, act) for act in candidates)


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_may_i_agrees_with_what_now(edition: str, moves: list[Move], seed: int) -> None:
    """What an act is said to be beforehand is what it is found to be."""
    book = open_book(edition)
    course = table(book, moves, seed)
    for before, act, after in zip(course.situations, course.judged, course.situations[1:], strict=False):
        said = {s.effect.kind for s in book.objections(before, act)}
        found = {it.kind for it in after.irregularities if it.act == act.id and it.since == after.facts.count}
        assert said <= found | {it.kind for it in before.irregularities}


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_every_option_can_be_taken(edition: str, moves: list[Move], seed: int) -> None:
    """Choosing raises no error and changes the answer; a choice without its offer changes nothing but `errors`."""
    book = open_book(edition)
    now = table(book, moves, seed).now
    for offer in now.offers():
        act = choice(now, offer, 3, "chosen")
        after = book.step(now, act)
        assert not any(e.act == "chosen" for e in after.errors), (offer, act)
        assert build(book, after, "x") != build(book, now, "x")
    offered = {(o.who, o.what) for o in now.offers()}
    for option in ("accept_call", "reject_call", "forbid_suit"):
        for seat in SEATS:
            if (seat, option) not in offered:
                refused = book.step(now, acts.Choose(id="chosen", by=seat, option=option, suit="S"))
                assert any(e.act == "chosen" for e in refused.errors)
                assert refused.facts.calls == now.facts.calls


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_what_is_gone_comes_back_only_by_a_provision(edition: str, moves: list[Move], seed: int) -> None:
    """A call that was withdrawn or cancelled counts again only where some effect said so, with its provision."""
    course = table(open_book(edition), moves, seed)
    for before, after in zip(course.situations, course.situations[1:], strict=False):
        gone = {m.act for m in before.facts.calls if m.standing in GONE and not m.implied}
        back = {m.act for m in after.facts.calls if m.act in gone and m.standing in STANDS}
        for act in back:
            assert any(stand.effect.act == act and stand.law for stand in after.stood), act


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_one_standing_for_one_seat_and_purpose(edition: str, moves: list[Move], seed: int) -> None:
    now = table(open_book(edition), moves, seed).now
    held = [
        (i.effect.seat, i.effect.about, i.effect.kind, i.effect.purpose) for i in now.information if i.ended is None
    ]
    assert len(held) == len(set(held))
    free: dict[tuple[object, ...], set[bool]] = {}
    for said in now.information:
        fact = said.effect
        if said.ended is None:
            free.setdefault((fact.seat, fact.about, fact.purpose), set()).add(fact.authorised)
            assert not (fact.kind in ("call", "play") and now.standing(fact.about) in GONE)
    assert all(len(standings) == 1 for standings in free.values())


@editions
@random_table
@given(moves, st.integers(0, 7))
def test_without_its_reasons_it_changes(edition: str, moves: list[Move], seed: int) -> None:
    """Leaving out an act that is named in `because` changes or removes what rests on it."""
    book = open_book(edition)
    course = table(book, moves, seed)
    facts = course.situations[0].facts
    answer = build(book, course.now, "x")
    for act in {id for because in _reasons(answer) for id in because}:
        try:
            without = follow(book, facts, [a for a in course.judged if a.id != act])
        except ValueError:
            continue
        left = build(book, without.now, "x")
        assert all(act not in because for because in _reasons(left))


def _reasons(answer: Answer) -> list[tuple[str, ...]]:
    found = [it.because for it in answer.irregularities] + [o.because for o in answer.options]
    return found + [r.because for r in answer.rulings]


@editions
@pytest.mark.parametrize("seed", range(12))
def test_a_legal_board_is_silent(edition: str, seed: int) -> None:
    """No irregularity, option, obligation, Question or error, and after every act an answer."""
    book = open_book(edition)
    dealer, deal, happened = legal_board(seed)
    course: Course = follow(book, start(dealer, deal), happened)
    for now in course.situations:
        answer = build(book, now, "x")
        found = (answer.irregularities, answer.options, answer.obligations, answer.questions, answer.errors)
        assert found == ((), (), (), (), ())


@editions
def test_long_tables_are_answered(edition: str) -> None:
    """Ninety moves: what only comes late (claims, a second irregularity on top of a first) raises nothing."""
    book = open_book(edition)
    for seed in range(40 * FACTOR):
        rng = random.Random(f"{edition} {seed}")
        made = [(rng.randrange(100), rng.randrange(52), rng.randrange(52)) for _ in range(90)]
        build(book, table(book, made, seed).now, "x")


def test_the_tables_reach_far() -> None:
    """The generator is worth its time: it reaches options, choices, Questions, rulings and the play."""
    book = open_book("2017")
    wanted = {"auction", "play", "Offer", "Oblige", "attention", "ruled", "accepted", "question", "ruling"}
    reached: set[str] = set()
    for seed in range(200):
        if wanted <= reached:
            break
        rng = random.Random(seed)
        made = [(rng.randrange(100), rng.randrange(52), rng.randrange(52)) for _ in range(60)]
        for now in table(book, made, seed).situations:
            reached.add(now.phase)
            reached |= {type(w.effect).__name__ for w in now.windows}
            reached |= {it.status for it in now.irregularities}
            reached |= {"question"} if now.questions else set()
            reached |= {"ruling"} if now.rulings else set()
    assert wanted <= reached
    assert shuffled(1) == shuffled(1)
