"""Why a player may use something or not: of its own moment and edition, and said of who said so."""

from __future__ import annotations

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.record import dumps, from_plain, loads, plain_record
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.telling import view_of
from bridgelaw.words.telling.costs import costs
from bridgelaw.words.telling.duties import rights
from bridgelaw.words.telling.information import information
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.pieces import state_line
from bridgelaw.words.telling.remarks import remarks
from bridgelaw.words.telling.rulings import rulings
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.kit.lines import act
from tests.kit.speakers import speaker

OPENED = ("S call 1NT", "W call P", "N call 3NT", "E call P", "S call P", "W call P")
OUT_OF_TURN = (*OPENED, "E play S8 id=led", "S attention of=led", "S summon", "director explain_options")
LYING = (*OUT_OF_TURN, "S choose refuse_lead")
PICKED_UP = (*LYING, "S choose require_suit suit=S", "director resume")
DUMMYS_TURN = (*PICKED_UP, "W play SJ", "N spread")
CONCEDED = (*OPENED, "W play SJ", "N spread", "S play S3 from=N", "E play S2", "S play S4", "W concede 12 id=all")
OBJECTED = (*CONCEDED, "W expose HA H9 how=shown of=all", "E contest of=all", "S summon")


def to_tell(language: str, edition: str, *lines: str) -> AnswerToTell:
    plain = {"bridgelaw": 1, "laws": int(edition), "board": 7, "acts": [act(line) for line in lines]}
    record = loads(dumps(from_plain(plain)))
    return AnswerToTell(followed(record).answer(), view_of(plain_record(record)), speaker(language, edition))


def may_use(seat: str, *lines: str, language: str = "en", edition: str = "2017") -> str:
    """What `seat` is told about a penalty card, or all else that he is told."""
    told = to_tell(language, edition, *lines)
    groups: dict[str, list[str]] = {}
    names: list[str] = []
    for line in information(told):
        if line.style == "label":
            names = [name for name in "NESW" if told.words.seat(name) in line.text]
        else:
            for name in names:
                groups.setdefault(name, []).append(line.text)
    return " ".join(groups.get(seat, ()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_a_penalty_card_that_lies_there_the_rule_of_the_edition_is_told(edition: str) -> None:
    partner = may_use("W", *LYING, edition=edition)
    assert "East has ♠8 on the table as a penalty card." in partner
    assert ("may use nothing that a penalty card tells" in partner) is (edition != "2017")
    assert "What lies on the table may be used." in may_use("S", *LYING, edition=edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_one_that_is_back_in_the_hand_nothing_lies_and_no_duty_is_left(edition: str) -> None:
    partner, declarer = may_use("W", *PICKED_UP, edition=edition), may_use("S", *PICKED_UP, edition=edition)
    assert "East had ♠8 on the table" in partner
    assert "Once it has been picked up, the owner’s partner may use nothing of what was shown." in partner
    assert "duty" not in partner
    assert "What was shown may still be used by declarer’s side after it has been picked up." in declarer
    assert "lies on the table" not in partner + declarer


@pytest.mark.parametrize("language", LANGUAGES)
def test_dummy_chooses_no_card(language: str) -> None:
    told = to_tell(language, "2017", *DUMMYS_TURN)
    say, said = told.words.say, [line.text for line in rights(told)]
    assert not [line for line in said if say("right-play", "may") in line]
    [names] = [line for line in said if say("right-play", "may_name") in line]
    assert names.startswith(told.words.seat("S"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_objected_concession_nobody_has_erred_and_play_goes_on(language: str, edition: str) -> None:
    told = to_tell(language, edition, *OBJECTED, "director rule play_on of=all", "director resume")
    cards = told.words.all_of([told.words.card(card) for card in ("HA", "H9")])
    assert [line.text for line in rulings(told)] == [told.words.say("rulings-no_concession", card=cards, cards=2)]
    assert list(remarks(told)) == []
    for seat in "ESN":
        said = may_use(seat, *OBJECTED, language=language, edition=edition)
        word = "objected" if seat == "E" else "objected_free"
        assert said.count(told.words.say(f"ledger-reason-{word}")) == 1
        assert told.words.say(f"ledger-reason-{'erred' if seat == 'E' else 'not_erred'}") not in said


PAUSED = ("S call P", "W call P", "N call 1S", "E call 2H", "E convey hesitation id=hes", "E agree of=hes")
ADMITTED = {"en": "admitted by East", "fr": "reconnu par Est", "nb": "erkjent av Øst"}
AGREED = {"en": "agreed by the players", "fr": "reconnu par les joueurs", "nb": "spillerne er enige"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_side_alone_has_said_is_not_agreed_by_the_players(language: str) -> None:
    admitted = may_use("W", *PAUSED, language=language)
    assert ADMITTED[language] in admitted
    assert AGREED[language] not in admitted
    for more in ("S agree of=hes", "director find facts_agreed yes of=hes"):
        assert AGREED[language] in may_use("W", *PAUSED, more, language=language)


def test_a_player_asks_and_is_told_in_one_line_for_one_reason() -> None:
    said = may_use("W", "S call 1NT", "W call P", "N call 2D id=two", "S alert of=two", "S explain weak of=two")
    assert said.endswith("Opponents’ alerts, explanations, restatements and corrections may be used.")
    assert said.count("Authorised") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_an_answer_on_which_something_rests_it_is_not_said_that_nothing_does(language: str) -> None:
    asked = "director find information_made_available yes of=hes"
    assert not list(remarks(to_tell(language, "2007", *PAUSED, "S summon", asked)))
    agreed = "director find facts_agreed yes of=hes"
    assert not list(remarks(to_tell(language, "2007", *PAUSED, "S summon", agreed)))
    assert not list(remarks(to_tell(language, "2007", *PAUSED, "S summon", agreed, asked)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_says_what_the_director_answered(language: str) -> None:
    told = to_tell(language, "2017", "S call 1S", "W call 1H id=low", "director find damage no of=low")
    [line] = remarks(told)
    assert told.words.say("question-damage", "label") in line.text
    assert f": {told.words.say('questions-no').lower()}." in line.text.replace("\u00a0", "")


# 27B

TOO_LOW = ("S call 1D", "W call 1S", "N call {} id=low", "E attention of=low", "E summon", "director explain_options")


def of_option(edition: str, bid: str, option: str, *more: str, language: str = "en") -> tuple[AnswerToTell, list[str]]:
    lines = (*[line.format(bid) for line in TOO_LOW], *more)
    told = to_tell(language, edition, *lines)
    found = next(one for one in told.options if one.id == option)
    return told, [line.text for line in costs(told, found)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_refuses_an_insufficient_bid_hears_that_the_score_may_be_adjusted_yet(edition: str) -> None:
    told, said = of_option(edition, "1H", "reject_call")
    assert said[0] == told.words.say("costs-lowest-sufficient", minimum="2♥")
    assert said[-1] == told.words.say("costs-adjusted-later")
    _, accepted = of_option(edition, "1H", "accept_call")
    assert accepted == ["No penalty." if edition == "1997" else "No rectification."]


def test_what_replaces_a_cancelled_double_comes_before_what_it_costs() -> None:
    _, said = of_option("2017", "1H", "reject_call")
    after = said[said.index("With a double:") :]
    order = ("is cancelled", "a sufficient bid or pass", "must pass", "and the replacement call was not comparable")
    places = [next(n for n, line in enumerate(after) if text in line) for text in order]
    assert places == sorted(places)


def test_the_lead_that_may_be_forbidden_is_told_as_the_edition_has_it() -> None:
    for edition in EDITIONS:
        _, said = of_option(edition, "1H", "reject_call")
        assert ("forbid one suit that North has not specified" in " ".join(said)) is (edition == "2017")


def test_notrump_in_the_place_of_notrump_is_free_if_both_are_what_they_name() -> None:
    lines = (
        "S call 1D",
        "W call 2C",
        "N call 1NT id=low",
        "E attention of=low",
        "E summon",
        "director explain_options",
    )
    for edition in EDITIONS:
        told = to_tell("en", edition, *lines)
        said = [line.text for line in costs(told, next(one for one in told.options if one.id == "reject_call"))]
        head = told.words.say("costs-if-both-notrump")
        assert (head in said) is (edition == "2017")  # before, it is asked whether either is artificial
        if head in said:
            place = said.index(head)
            other = told.words.say("costs-if-both-notrump", "other")
            assert said[place - 1 : place + 3] == ["With 2NT:", head, "No further rectification is applied.", other]


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_player_is_to_choose_it_is_he_who_is_waited_for(language: str) -> None:
    told = to_tell(language, "2017", *[line.format("1H") for line in TOO_LOW])
    assert told.words.say("answer-frozen", "choice", seat="E") in state_line(told)
    before = to_tell(language, "2017", *[line.format("1H") for line in TOO_LOW[:-1]])
    assert told.words.say("answer-frozen") in state_line(before)


# the calls, the waiver and the score of one moment

OUT_OF_ROTATION = ("S call 1D", "N call 1H id=out", "E attention of=out", "E summon", "director explain_options")
REFUSED = (*OUT_OF_ROTATION, "E choose reject_call", "director resume")


@pytest.mark.parametrize("edition", EDITIONS)
def test_while_the_offender_has_not_called_again_what_his_call_may_cost_is_told(edition: str) -> None:
    told = to_tell("en", edition, *REFUSED, "W call P")
    costly = "After any other call South must pass when next to call"
    assert any(costly in line.text for line in rulings(told)) is (edition == "2017" and not repeats(told))
    bid = to_tell("en", edition, *REFUSED, "W call 1S")
    assert any(costly in line.text for line in rulings(bid)) is (edition == "2017")
    assert not any(costly in line.text for line in rulings(to_tell("en", edition, *REFUSED, "W call 1S", "N call 2H")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_auction_goes_back_to_nobody_once_it_has_gone_on(language: str) -> None:
    back, gone = (to_tell(language, "2017", *REFUSED, *since) for since in ((), ("W call 1S",)))
    say, call = back.words.say, {"call": "1♥"}
    assert say("rectification-call_cancelled", "sentence", due="W", **call) in [one.text for one in rulings(back)]
    assert say("rectification-call_cancelled", "alone", **call) in [one.text for one in rulings(gone)]


def repeats(told: AnswerToTell) -> bool:
    return any(duty.what == "repeat_call" for duty in told.obligations)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_waiver_that_is_cancelled_is_told_so(language: str) -> None:
    waived = (*[line.format("1H") for line in TOO_LOW[:3]], "E waive id=up of=low", "E summon")
    message = "irregularity-player_waived_rectification"
    told = to_tell(language, "2017", *waived, "director cancel waiver of=up")
    said = [line.text for line in irregularities(told)]
    assert told.words.say(message, "cancelled", seat="E") in said
    assert told.words.say(message, "sentence", seat="E") not in said


def test_an_accepted_lead_is_known_by_the_law_that_accepts_it() -> None:
    led = (*OPENED, "W play SJ", "N spread", "S play S3 from=N", "E play S2", "S play S4", "E play C6", "S play C3")
    told = to_tell("en", "2017", *led)
    assert [it.law for it in told.irregularities] == ["2017:53A"]


ONLY_ONE = (*PAUSED, "S call P", "W call 3H id=bid", "N call P", "E call P", "S call P", "N summon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_player_had_no_choice_is_told(language: str) -> None:
    told = to_tell(language, "2007", *ONLY_ONE, "director find logical_alternatives 3H of=bid seat=W")
    [line] = rulings(told)
    assert line.text == told.words.say("question-logical_alternatives", "only", text="3♥", seat="W")
    assert not list(rulings(to_tell(language, "2007", *ONLY_ONE, "director find logical_alternatives P 3H of=bid")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_has_reserved_is_no_right_of_now(language: str) -> None:
    told = to_tell(language, "2007", *PAUSED, "S reserve of=hes")
    reserved = told.words.say("rights-reserved", seat="S")
    assert reserved not in [line.text for line in rights(told)]
    assert reserved in [line.text for line in remarks(told)]
