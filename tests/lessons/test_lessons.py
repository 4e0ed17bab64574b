"""Each lesson, taken in every way that there is, in every edition that it is for: which options were open."""

from __future__ import annotations

import re
from itertools import product

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from bridgelaw.formats import acts as acts_format
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat, dealer_of, vulnerability_of
from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.course import begin
from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.lawbook.situation import Setting
from bridgelaw.laws.shelf import open_book
from bridgelaw.lessons.players import ScriptedBot
from bridgelaw.lessons.shelf import lesson, lessons
from bridgelaw.live.messages import NextBoard
from bridgelaw.live.settings import LessonPlace
from bridgelaw.table.facts import start
from bridgelaw.words import Words
from bridgelaw.words.telling.ready import in_readers_words
from tests.kit.whole import of_all
from tests.lessons.pupils import take
from tests.live.tables import Played, client, play

OR_NOT = ("accept_call", "reject_call")
LED = ("accept_lead", "accept_and_spread_dummy", "accept_and_become_dummy", "refuse_lead")
SUITS = ("require_suit", "forbid_suit", "no_restriction")


class Way(Struct, frozen=True):
    """What he does, what he picks of what is open then, and all that is open each time; what was ruled in it."""

    lesson: str
    lines: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    options: tuple[tuple[str, ...], ...] = ()


def _each(name: str, lines: tuple[str, ...], options: tuple[str, ...]) -> list[Way]:
    return [Way(name, lines, (pick,), (options,)) for pick in options]


WAYS = [
    Way("first_board"),
    *_each("bid_too_low", ("attention s2", "summon"), OR_NOT),
    Way("bid_too_low", ("call P",)),
    Way("own_bid_too_low", ("summon",), (), (("correct",),)),
    *(Way("lead_out_of_turn", ("attention s7", "summon"), (pick,), (LED,)) for pick in LED[:3]),
    *(Way("lead_out_of_turn", ("attention s7", "summon"), ("refuse_lead", pick), (LED, SUITS)) for pick in SUITS),
    Way("revoke", ("attention s15", "summon")),
    Way("partner_pauses", ("call P",)),
    Way("partner_pauses", ("call 2S",)),
    Way("wrong_explanation", ('correct "hearts" of=s5', "summon")),
    Way("claim", ("agree",)),
    Way("claim", ("contest", "summon")),
    Way("slip", ("substitute 4S unintended", "summon")),
    Way("attention"),
    Way("attention", ("attention s15",)),
    *_each("settled_alone", ("summon",), OR_NOT),
    *_each("right_lost", ("summon",), OR_NOT),
    Way("right_lost", ("call 2C",)),
    Way("question", ('explain "no major suit" of=s5',)),
    Way("opponent_pauses", ("call P",)),
    Way("opponent_pauses", ("reserve of=s2",)),
    *_each("changed_call", ("attention s3", "summon"), OR_NOT),
    *_each("call_out_of_turn", ("attention s1", "summon"), OR_NOT),
    Way("call_out_of_turn", ("call 1S",)),
    Way("call_out_of_turn", ("call P",)),
    *_each("pass_out_of_turn", ("attention s1", "summon"), OR_NOT),
    *_each("bid_out_of_turn", ("attention s1", "summon"), OR_NOT),
    *_each("double_out_of_turn", ("attention s4", "summon"), OR_NOT),
    *_each("dropped_card", ("attention s12", "summon"), SUITS),
    Way("wrong_card_named", ("retract play of=s9", "summon")),
    Way("established_revoke", ("attention s15", "summon")),
]
"""Every way through every lesson; what is open is the same in each edition, unless `OTHERWISE` says so."""
OTHERWISE: dict[tuple[str, str, tuple[str, ...]], tuple[tuple[str, ...], ...]] = {}

NAMES = [one.name for one in lessons()]


@pytest.mark.parametrize("edition", of_all(EDITIONS, USUAL))
@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join((way.lesson, *way.lines[:1], *way.picks)))
def test_it_comes_to_its_end(way: Way, edition: Edition) -> None:
    one = lesson(way.lesson)
    assert one is not None
    if not one.is_for(edition):
        pytest.skip("it is not for this edition")
    taken = take(one, edition, way.lines, way.picks)
    assert taken.refused == []
    assert tuple(taken.options) == OTHERWISE.get((way.lesson, edition, way.lines), way.options)
    assert {"say", "end"} <= taken.told.keys()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("lines", "picks", "status", "whose"),
    [
        (("call P",), (), "made", "ESW"),
        (("attention s1", "summon"), ("accept_call",), "accepted", "ES"),
        (("attention s1", "summon"), ("reject_call",), "cancelled", "EN"),
    ],
)
def test_who_calls_over_a_call_out_of_turn_accepts_it(
    edition: Edition, lines: tuple[str, ...], picks: tuple[str, ...], status: str, whose: str
) -> None:
    """29A, 29B: East's bid counts, whether South has said so or only called; refused, it is gone, and North calls."""
    one = lesson("call_out_of_turn")
    assert one is not None
    answer = take(one, edition, lines, picks).answer
    assert answer is not None
    assert (answer.auction[0].call, answer.auction[0].status) == ("1H", status)
    # a program may have called since
    assert "".join([*(one.by for one in answer.auction), answer.turn or ""]).startswith(whose)
    assert bool(answer.rulings) == (status == "cancelled")


def test_the_next_board_is_free_play() -> None:
    one = lesson("bid_too_low")
    assert one is not None
    settings = one.settings(USUAL, "")

    async def check(at: Played) -> None:
        east = ScriptedBot(Seat.E, "", one)
        assert at.table.view("S").table["lesson"] == asdict(LessonPlace("bid_too_low", 2, len(NAMES), 2))
        await at.send("director", NextBoard(id=client(), board=2))
        assert at.table.view("S").table["lesson"] is None
        # East deals, and bids by his hand
        doing = east.does(at.table.view("E"))
        assert doing is not None
        assert "call" in doing.act

    play(check, programs=settings.programs, lesson=settings.lesson, boards=settings.boards)


def test_who_acts_before_the_script_has_come_to_him_plays_an_ordinary_board() -> None:
    """South calls before East has bid out of the script: nobody waits for an act that never comes."""
    one = lesson("bid_too_low")
    assert one is not None
    settings = one.settings(USUAL, "")

    async def check(at: Played) -> None:
        programs = {seat: ScriptedBot(seat, "", one) for seat in Seat if seat.value != one.seat}
        await at.done("S call 4C")
        doing = [program.does(at.table.view(seat.value)) for seat, program in programs.items()]
        assert any(doing)
        assert all("summon" in one.act or "call" in one.act or "attention" in one.act for one in doing if one)

    play(check, programs=settings.programs, lesson=settings.lesson, boards=settings.boards)


def test_each_has_a_way() -> None:
    assert {way.lesson for way in WAYS} == set(NAMES)
    assert len(NAMES) >= 16


@pytest.mark.parametrize("name", NAMES)
def test_its_words(name: str) -> None:
    one = lesson(name)
    assert one is not None
    for language, edition in product(LANGUAGES, EDITIONS):
        words = Words(language, edition, strict=True)
        said = [words.say(f"lesson-{name}"), *(words.say(f"lesson-{name}", form) for form in ("say", "end"))]
        assert (words.attempt(f"lesson-{name}", "found") is not None) == bool(one.finds)
        # two lines on a phone for the name, five for what is asked
        assert len(said[0]) <= 45
        assert all(len(text) <= 260 for text in said)
        assert not any(re.search(r"\d\d", text) for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_programs_say_is_read_in_the_readers_language(language: str) -> None:
    """That a call is natural they say in a phrase that each page has ready; all else they say in signs."""
    words = Words(language)
    said = [act["explain"] for one in lessons() for act in one.scripted if "explain" in act]
    assert said
    assert {in_readers_words(text, words) for text in said} == {words.say("page-explain-natural")}


@pytest.mark.parametrize("name", NAMES)
def test_dealer_and_vulnerability_are_those_of_the_number_of_the_board(name: str) -> None:
    """2; and all these boards are played with nobody vulnerable, as the lessons were written."""
    one = lesson(name)
    assert one is not None
    dealt = one.settings(USUAL, "").boards[0]
    assert (dealt.dealer, dealt.vulnerable) == (dealer_of(dealt.number).value, vulnerability_of(dealt.number))
    assert dealt.vulnerable == "None"
    assert not one.acts or one.acts[0]["by"] == dealt.dealer


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", NAMES)
def test_up_to_its_moment_it_is_regular_but_for_what_it_is_about(name: str, edition: Edition) -> None:
    one = lesson(name)
    assert one is not None
    if not one.is_for(edition):
        return
    dealt = one.settings(edition, "").boards[0]
    setting = Setting(vulnerable=dealt.vulnerable)
    course = begin(open_book(edition), start(Seat[dealt.dealer], parse_deal(dealt.deal)), setting)
    for act in acts_format.read([*one.acts, *one.scripted]):
        course = course.after(act)
    assert not course.now.errors
    kinds = {it.kind for it in course.now.irregularities}
    assert len(kinds) <= 2, kinds
