"""What holds of every seat's answer, on random tables in each edition: it tells nothing that it did not perceive."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bridgelaw.answer.seat import encode, view, views
from bridgelaw.api.table import followed
from bridgelaw.formats.record import from_plain
from bridgelaw.game.cards import PACK
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.telling import RecordView, tell
from tests.kit import seats as kit
from tests.kit.lines import act
from tests.kit.searching import examples
from tests.kit.speakers import speaker
from tests.kit.tables import Move

random_table = examples(10)
editions = pytest.mark.parametrize("edition", EDITIONS)
seeds, small = st.integers(0, 15), st.integers(0, 51)


@editions
@random_table
@given(kit.long_moves, seeds, small, small, small)
def test_an_unwitnessed_act_changes_no_byte(
    edition: str, moves: list[Move], seed: int, where: int, a: int, b: int
) -> None:
    """Neither when it happens nor at any later time, unless the table or the Director comes to speak of it."""
    course = kit.seated(open_book(edition), moves, seed)
    place = where % len(course.situations)
    private = kit.private_act(course.situations[place], a, b)
    absent = kit.not_there(course.now, private)
    other = kit.again(course, [*course.happened[:place], private, *course.happened[place:]])
    assume(absent and other is not None)
    assert other is not None
    assume(not _is_spoken_of(other, private))
    for seat in absent:
        for before, after in zip(course.situations[place:], other.situations[place + 1 :], strict=True):
            assert kit.seen(course.book, before, seat) == kit.seen(course.book, after, seat)


def _is_spoken_of(course: Course, private: acts.Act) -> bool:
    """Somebody draws attention to what was wrong with it, or the Director finds something about what it is about."""
    noticed = any(it.act == private.id and it.noticed for it in course.now.irregularities)
    found = (a.of for a in course.happened if isinstance(a, acts.Find))
    return noticed or any(of is not None and of in (private.of, private.id) for of in found)


INSUFFICIENT = ["W call 1C id=low", "N attention low", "N summon", "director explain_options", "N choose accept_call"]
EXPLAINED = ["N explain majors of=a id=b", "N correct minors of=b id=private"]
OUT_OF_TURN = ["S call 1NT", "W call P", "N call P", "E call P", "E play S2 id=lead"]
SECRETS = {
    "declarer's options do not depend on a card of dummy's that he could not see": (
        "S", 2017, False,
        [*OUT_OF_TURN, "N expose HA id=private visible_to_partner=no", "S attention lead", "S summon",
         "director explain_options"],
    ),
    "what South has overheard does not keep the table stopped": (
        "E", 1997, False, ["S learn overheard id=private", "S call 1H", *INSUFFICIENT],
    ),
    "what is put right behind the screen does not keep the table stopped": (
        "S", 2017, True, ["S call 1H id=a", *EXPLAINED, *INSUFFICIENT],
    ),
    "a duty to call the Director, behind the screen, does not count as attention": (
        "S", 2017, True, ["S call 1H id=a", "W call P", *EXPLAINED, "N call 1C id=low", "E attention low"],
    ),
    "nobody points at what was said on the other side of the screen": (
        "S", 2017, True,
        ["S call 1H", "W call 1C", "E ask strong? id=private", "S attention", "S summon", "director explain_options",
         "N choose accept_call"],
    ),
}  # fmt: skip
"""Tables at which something happens that the seat does not perceive: who it is, under which edition, with screens or
not, the acts."""


@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_kept(secret: str) -> None:
    with_it, without_it = _with_and_without(*SECRETS[secret])
    assert with_it == without_it


def _with_and_without(seat: str, laws: int, screens: bool, lines: list[str]) -> list[bytes]:
    """What the seat is shown at the end, with the act `private` and without it."""
    answers = []
    for happened in ([act(line) for line in lines], [act(line) for line in lines if "id=private" not in line]):
        fields = {"bridgelaw": 1, "dealer": "S", "table": {"screens": screens}, "acts": happened}
        table = followed(from_plain(fields), laws=laws)
        answers.append(kit.seen(table.book, table.situation, Seat[seat]))
    return answers


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS), small, small)
def test_another_hidden_hand_gives_the_same_bytes(
    edition: str, moves: list[Move], seed: int, seat: Seat, a: int, b: int
) -> None:
    """Two cards change hands where the seat cannot see them, and each hand follows suit as before."""
    course = kit.seated(open_book(edition), moves, seed)
    deal = kit.exchanged(course, seat, a, b)
    other = kit.again(course, course.happened, deal) if deal else None
    assume(other is not None)
    assert other is not None
    for one, two in zip(course.situations, other.situations, strict=True):
        assert kit.seen(course.book, one, seat) == kit.seen(course.book, two, seat)


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS), small, small)
def test_so_does_a_hand_that_has_revoked(
    edition: str, moves: list[Move], seed: int, seat: Seat, a: int, b: int
) -> None:
    """Any two cards, so that a play is a revoke on one table and none on the other: as long as no Director has looked
    at the hand, and nobody says so himself by taking a card back (Law 47 lets it stand, or not)."""
    course = kit.seated(open_book(edition), moves, seed)
    deal = kit.exchanged(course, seat, a, b, any_suit=True)
    other = kit.again(course, course.happened, deal) if deal else None
    assume(other is not None)
    assert other is not None
    for done, one, two in zip(course.happened, course.situations[1:], other.situations[1:], strict=True):
        if isinstance(done, acts.DirectorAct | acts.Retract):
            return
        assert kit.seen(course.book, one, seat) == kit.seen(course.book, two, seat)


@editions
@random_table
@given(kit.long_moves, seeds, small)
def test_no_unseen_card_no_time_no_word(edition: str, moves: list[Move], seed: int, where: int) -> None:
    """No card that the seat has not seen; nothing unnoticed, no Question, no finding, no time, no free word."""
    course = kit.until(kit.seated(open_book(edition), moves, seed), where)
    for seat in SEATS:
        text = kit.seen(course.book, course.now, seat).decode()
        assert kit.cards_in(text) <= kit.cards_seen(course, seat)
        for secret in ("unnoticed", 'question":', "questions", "took", 'found":', kit.WORDS, str(kit.TIME), '"x'):
            assert secret not in text
        noticed = {it.kind for it in course.now.irregularities if it.status != "unnoticed"}
        answer = view(course.book, course.now, seat)
        assert {it.kind for it in answer.irregularities} <= noticed
        # a duty about an option would tell him that he has one
        assert answer.options or all(o.what != "choose_without_consulting" for o in answer.obligations)


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS))
def test_ids_and_numbers_leak_nothing(edition: str, moves: list[Move], seed: int, seat: Seat) -> None:
    """Another recorder's ids, no times: the same bytes. Acts are counted by what was perceived, one answer for each."""
    course = kit.seated(open_book(edition), moves, seed)
    other = kit.again(course, kit.renamed(course.happened))
    assert other is not None
    mine = list(views(course, seat))
    assert [encode(answer) for answer in mine] == [encode(answer) for answer in views(other, seat)]
    heard = [a for a in course.happened if seat in perceived_by(a, screens=course.now.setting.screens)]
    assert [answer.after for answer in mine] == ["start", *(f"s{n}" for n in range(1, len(heard) + 1))]


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS))
def test_an_irregularity_keeps_its_id(edition: str, moves: list[Move], seed: int, seat: Seat) -> None:
    """What came to light later has a later number."""
    course = kit.seated(open_book(edition), moves, seed)
    if any(isinstance(a, acts.Superseding) for a in course.judged):
        return  # a corrected finding folds the board anew
    before: list[tuple[str, str]] = []
    for answer in views(course, seat):
        now = [(it.id, f"{it.kind}@{it.act}") for it in answer.irregularities]
        assert now[: len(before)] == before
        before = now


@editions
@random_table
@given(kit.long_moves, seeds)
def test_one_standing_of_every_fact(edition: str, moves: list[Move], seed: int) -> None:
    """For each purpose; and no side that did not err holds a withdrawn act of the opponents that it may not use."""
    course = kit.seated(open_book(edition), moves, seed)
    now = course.now
    for seat in SEATS:
        entries = view(course.book, now, seat).information[seat.value]
        held = [(e.about, e.kind, e.for_) for e in entries]
        assert len(held) == len(set(held))
        for family in (("call", "withdrawn_call"), ("play", "withdrawn_play")):
            about = [e.about for e in entries if e.kind in family]
            assert len(about) == len(set(about))
    for said in now.information:
        fact = said.effect
        if said.ended is None and not fact.authorised and fact.kind in ("withdrawn_call", "withdrawn_play"):
            assert fact.source is not None
            assert fact.source.side is fact.seat.side or now.blame(fact.about) is fact.seat.side, fact


@editions
@random_table
@given(kit.long_moves, seeds, st.sampled_from(SEATS))
def test_the_prose_works_on_it(edition: str, moves: list[Move], seed: int, seat: Seat) -> None:
    """In every language, from the answer alone: what it does not hold is left out, and nothing is missed."""
    course = kit.seated(open_book(edition), moves, seed)
    answer = view(course.book, course.now, seat)
    seen = RecordView(course.now.facts.dealer.value, hands=answer.hands)
    for language in LANGUAGES:
        assert tell(answer, seen, speaker(language))


def test_cards_are_found_where_they_stand() -> None:
    """In a list or a hand, and not in the number of a provision or an act."""
    assert kit.cards_in('"2017:16C2","s2","S2","i1","hands":{"N":"A.K.."}') == {
        card for card in PACK if str(card) in ("S2", "SA", "HK")
    }
