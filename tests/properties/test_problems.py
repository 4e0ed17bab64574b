"""What holds of every problem sheet, on random tables in each edition: nothing that the player may not use is on it."""

from __future__ import annotations

import random
import re

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.desk.problem import NoProblem, plain, problem
from bridgelaw.game.calls import ALL_CALLS
from bridgelaw.game.cards import PACK, Card
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts, vocabulary
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.telling.layout import lay_out
from bridgelaw.words.telling.problem import sheet
from tests.kit import seats as kit
from tests.kit.searching import examples
from tests.kit.speakers import speaker
from tests.kit.tables import Move

random_table = examples(9)
editions = pytest.mark.parametrize("edition", EDITIONS)
seeds, small = st.integers(0, 15), st.integers(0, 51)


def chosen(course: Course, which: int) -> tuple[int, acts.PlayerAct] | None:
    """One of the choices of the course, with its place."""
    found = []
    for n, act in enumerate(course.happened):
        if isinstance(act, acts.Call | acts.Substitute | acts.Play | acts.Choose):
            try:
                problem(course, act.id)
            except NoProblem:
                continue
            found.append((n, act))
    return found[which % len(found)] if found else None


def printed(course: Course, act: str) -> bytes:
    """The sheet of that choice; that there is none, is an answer too."""
    try:
        return msgspec.json.encode(problem(course, act))
    except NoProblem as error:
        return error.code.encode()


@editions
@random_table
@given(kit.long_moves, seeds, small)
def test_nothing_later_counts(edition: str, moves: list[Move], seed: int, which: int) -> None:
    """Neither what came after the choice, nor what was chosen, nor ids, times and words of the recorder."""
    course = kit.seated(open_book(edition), moves, seed)
    found = chosen(course, which)
    assume(found is not None)
    assert found is not None
    place, act = found
    mine = printed(course, act.id)
    assert printed(kit.until(course, place + 1), act.id) == mine
    other = kit.again(course, kit.renamed(course.happened))
    assert other is not None
    assert printed(other, kit.renamed(course.happened)[place].id) == mine
    timeless = [replace(a, at=None, text="") for a in course.happened[: place + 1]]
    timeless = [replace(a, took=None) if isinstance(a, acts.PlayerAct) else a for a in timeless]
    again = kit.again(course, timeless)
    assert again is not None
    assert printed(again, act.id) == mine


@editions
@random_table
@given(kit.long_moves, seeds, small)
def test_another_choice_has_the_same_sheet(edition: str, moves: list[Move], seed: int, which: int) -> None:
    course = kit.seated(open_book(edition), moves, seed)
    found = chosen(course, which)
    assume(found is not None)
    assert found is not None
    place, act = found
    if isinstance(act, acts.Call):
        other: acts.Act = replace(act, call=ALL_CALLS[which % len(ALL_CALLS)])
    elif isinstance(act, acts.Play):
        held = course.situations[place].facts.held[act.hand] or frozenset()
        other = replace(act, card=sorted(held, key=str)[which % len(held)])
    else:
        return
    course_of_it = kit.again(course, [*course.happened[:place], other])
    assume(course_of_it is not None)
    assert course_of_it is not None
    assert printed(course_of_it, act.id) == printed(course, act.id)


@editions
@random_table
@given(kit.long_moves, seeds, small, small, small)
def test_another_hidden_hand_gives_the_same_sheet(
    edition: str, moves: list[Move], seed: int, which: int, a: int, b: int
) -> None:
    whole = kit.seated(open_book(edition), moves, seed)
    found = chosen(whole, which)
    assume(found is not None)
    assert found is not None
    place, act = found
    course = kit.until(whole, place + 1)
    deal = kit.exchanged(course, act.by, a, b)
    other = kit.again(course, course.happened, deal) if deal else None
    assume(other is not None)
    assert other is not None
    assert printed(other, act.id) == printed(course, act.id)


@editions
@random_table
@given(kit.long_moves, seeds, small, small, small, small)
def test_what_partner_lets_be_known_is_not_on_it(
    edition: str, moves: list[Move], seed: int, which: int, where: int, a: int, b: int
) -> None:
    """Nor what was learnt elsewhere, nor what he did not perceive: put in anywhere before the choice."""
    whole = kit.seated(open_book(edition), moves, seed)
    found = chosen(whole, which)
    assume(found is not None)
    assert found is not None
    place, act = found
    before = where % (place + 1)
    put_in = not_for(whole, before, act.by, a, b)
    assume(put_in is not None)
    assert put_in is not None
    other = kit.again(whole, [*whole.happened[:before], put_in, *whole.happened[before : place + 1]])
    assume(other is not None)
    assert other is not None
    assume(not any(it.act == put_in.id and it.noticed for it in other.now.irregularities))
    assert printed(other, act.id) == printed(kit.until(whole, place + 1), act.id)


def not_for(course: Course, before: int, seat: Seat, a: int, b: int) -> acts.Act | None:
    """An act by which something reaches `seat` that it may not use, or nothing at all."""
    partner, made = seat.partner, [m.act for m in course.situations[before].facts.calls if not m.implied]
    of = made[b % len(made)] if made else None
    if a % 4 == 0:
        return acts.Convey(id="private", by=partner, channel=vocabulary.CONVEY[b % len(vocabulary.CONVEY)], took=30.0)
    if a % 4 == 1:
        source = ("wrong_hand", "overheard", "other_table", "remark", "other")[b % 5]
        return acts.Learn(id="private", by=seat, source=source, about=seat.lho, cards=(PACK[a],))  # type: ignore[arg-type]
    if a % 4 == 2 and of is not None:
        what: tuple[acts.Act, ...] = (
            acts.Alert(id="private", by=partner, of=of),
            acts.Announce(id="private", by=partner, of=of, words="SECRET"),
            acts.Explain(id="private", by=partner, of=of, words="SECRET"),
        )
        return what[b % 3]
    private = kit.private_act(course.situations[before], a, b)
    screens = course.now.setting.screens
    return private if seat not in perceived_by(private, screens=screens) else None


@editions
@random_table
@given(kit.long_moves, seeds, small)
def test_no_hidden_card_no_word_no_time(edition: str, moves: list[Move], seed: int, which: int) -> None:
    course = kit.seated(open_book(edition), moves, seed)
    found = chosen(course, which)
    assume(found is not None)
    assert found is not None
    place, act = found
    text = printed(course, act.id).decode()
    for secret in (kit.WORDS, str(kit.TIME), '"x', "unauthorized", "finding", "took", "private"):
        assert secret not in text
    told = plain(problem(course, act.id))
    assert cards_of(told) <= kit.cards_seen(kit.until(course, place + 1), act.by)
    assert all(one["by"] in opponents(act.by) for one in told.get("told", ()))


def opponents(seat: Seat) -> str:
    return "".join(s.value for s in seat.side.opponents.seats)


def cards_of(told: dict[str, object]) -> set[Card]:
    """Every card that a sheet shows: in a hand, or by itself."""
    hands = [str(told[name]) for name in ("hand", "left", "dummy") if told.get(name)]
    found = {c for c in PACK for h in hands if c.rank in h.split(".")["SHDC".index(c.suit)]}
    rest = str({name: value for name, value in told.items() if name not in ("hand", "left", "dummy")})
    return found | {c for c in PACK if re.search(rf"'{c}'", rest)}


@editions
@random_table
@given(kit.long_moves, seeds, small)
def test_it_can_be_printed(edition: str, moves: list[Move], seed: int, which: int) -> None:
    course = kit.seated(open_book(edition), moves, seed)
    found = chosen(course, which)
    assume(found is not None)
    assert found is not None
    told = problem(course, found[1].id)
    for language in LANGUAGES:
        lines = [text for text, _ in lay_out(sheet(told, speaker(language, edition)))]
        assert max(map(len, lines)) <= 80
        assert kit.WORDS not in "\n".join(lines)


def test_the_sheets_hold_something() -> None:
    """The tables reach all that a sheet can have."""
    wanted = {"told", "facts", "duties", "dummy", "plays", "gone", "explain", "alert"}
    reached: set[str] = set()
    for edition in EDITIONS:
        book = open_book(edition)
        for seed in range(90):
            if wanted <= reached:
                return
            rng = random.Random(f"{edition} {seed}")
            moves = [(rng.randrange(100) * (n % 2), rng.randrange(52), rng.randrange(52)) for n in range(60)]
            course = kit.seated(book, moves, seed % 16)
            for act in course.happened:
                if printed(course, act.id).startswith(b"{"):
                    told = plain(problem(course, act.id))
                    reached |= set(told) | {fact["kind"] for fact in told.get("facts", ())}
                    reached |= {one["verb"] for one in told.get("told", ())}
                    reached |= {"gone" for one in told.get("auction", ()) if one.get("withdrawn")}
    assert wanted <= reached
