"""What three Directors found when they read whole records aloud: the Law's own force, its moment, and what happened."""

from __future__ import annotations

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.record import from_plain, plain_record
from bridgelaw.words import Words
from bridgelaw.words.telling import tell
from bridgelaw.words.telling.view import view_of
from tests.kit.lines import act

PLAY = ("N call 1NT", "E call P", "S call P", "W call P", "E play S3", "S spread")
TOO_LOW = ("N call 1S", "E call 1H id=low", "S attention low", "S summon", "director explain_options")


def told(*lines: str, laws: int = 2017, language: str = "en", dealer: str = "N", adjusted: object = None) -> str:
    acts = [*map(act, lines), *([{"by": "director", "adjust": adjusted}] if adjusted else [])]
    record = from_plain({"bridgelaw": 1, "laws": laws, "dealer": dealer, "acts": acts})
    words = Words(language, str(laws))
    return " ".join(" ".join(tell(followed(record).answer(), view_of(plain_record(record)), words, width=400)).split())


@pytest.mark.parametrize(("laws", "force"), [(2007, "could demonstrably have been"), (2017, "is demonstrably")])
def test_what_was_withdrawn_forbids_a_choice_and_manner_any_advantage(laws: int, force: str) -> None:
    """16D2 and 16C2 are not 73C."""
    said = told(*TOO_LOW, "S choose reject_call", "director resume", "E substitute 3C", laws=laws)
    assert f"West may not choose, from among logical alternatives, one that {force} suggested over another" in said
    assert "carefully avoid" not in said
    assert "must carefully avoid" in told("N call 1S", "E convey hesitation", "E call P", laws=laws)


def test_a_forbidden_suit_stays_forbidden_for_as_long_as_the_lead_is_kept() -> None:
    """26B: from the first time that partner is on lead."""
    said = told(*TOO_LOW)
    assert "when West is first on lead, forbid one suit" in said
    assert said.count("for as long as West keeps the lead") == said.count("forbid one suit")
    assert "the lowest sufficient one that specifies the same denomination" in said  # 27B1(a)
    assert "East must then make a sufficient bid or pass instead." in said  # 27B3
    assert "that specifies" not in told(*TOO_LOW, laws=2007)


def test_the_director_is_called_only_once_somebody_has() -> None:
    """9B1, 9B2: what dummy says stops the table; then somebody has to call him."""
    spoken = told(*PLAY, "N play S4 from=S", "S attention")
    assert "An irregularity has been pointed out." in spoken
    assert "The Director has been called." not in spoken
    assert "Every player may call the Director" not in told(*PLAY, "E summon")
    assert "The Director has been called." in told(*PLAY, "E summon")


def test_a_card_named_from_dummy_is_not_taken_back_by_declarer() -> None:
    said = told(*PLAY, "N play SK from=S id=king", "W play S2", "N play S5", "N retract play of=king", "E summon")
    assert "North wanted to change a card named from dummy: ♠K counts as played." in said


def test_dummy_has_no_right_to_a_review_in_or_out_of_turn() -> None:
    assert "Dummy (South) asked to have the calls restated; dummy has no right to that." in told(*PLAY, "S review full")


def test_that_a_penalty_card_must_be_played_is_said_once_with_its_law() -> None:
    said = told(
        *PLAY, "N play S4 from=S", "W play S2", "E expose HQ how=dropped", "N summon", "director explain_options"
    )
    assert said.count("at the first legal opportunity. Law 50D1(a)") == 1
    assert said.count("must be played at the first legal opportunity") == 1


def test_a_board_that_nobody_called_on_was_not_played() -> None:
    said = told("N learn wrong_hand id=l about=E", "N summon", "director find interferes yes of=l seat=N",
                "director choose artificial_score",
                adjusted={"kind": "artificial", "ns": "average_minus", "ew": "average_plus"})  # fmt: skip
    assert "Board not played" in said
    assert "Play over" not in said


def test_a_missing_alert_is_no_explanation() -> None:
    said = told("N call 1D", "E call 2D id=two", "W convey no_alert of=two id=none", "S call P", "W call P",
                "N call P", "E summon", "E correct 'it shows the majors' of=none")  # fmt: skip
    assert "East said that 2♦ should have been alerted." in said
    assert "explanation was wrong" not in said


@pytest.mark.parametrize(("language", "text"), [("en", "Law 84"), ("fr", "Loi 84"), ("nb", "§ 84")])
def test_agreed_facts_are_law_84(language: str, text: str) -> None:
    said = told("N call 1S", "E convey hesitation id=slow", "E call P", "S summon of=slow", language=language)
    assert text in said.replace("\u00a0", " ")


OVER_IT = ("E call 1H id=early", "N call 1D id=right", "E call 1H", "S call P")


def test_a_call_over_which_the_next_player_called_was_not_taken_back() -> None:
    """28B: it counts as not made, at another's turn."""
    said = told(*OVER_IT)
    assert "1♥ by East, out of rotation, counts as not made." in said
    assert "withdrawn" not in said


def test_a_wrong_ruling_is_told_as_one_and_a_right_one_not_again() -> None:
    """82C; what had been put right already was no order without effect."""
    wrong = told(*TOO_LOW, "S choose reject_call", "director rule rectify of=low id=wrong text='West must pass'",
                 "director resume", "E substitute 2H", "S call P", "W call P", "N call P",
                 "director find own_ruling_wrong yes of=wrong")  # fmt: skip
    assert "The Director ruled: “West must pass”. That ruling was wrong." in wrong
    right = told(*PLAY, "N play S4 from=S", "W play S2", "E expose HQ how=dropped id=seen", "N summon",
                 "director explain_options", "director rule rectify of=seen", "director resume")  # fmt: skip
    for said in (wrong, right):
        assert "changes nothing" not in said
    assert "a major penalty card. Law 49, Law 50B" in right


MISLED = ("S call 1D", "W call 2D id=two", "N ask '2D?' of=two", "E explain natural of=two id=said",
          "N call 2H id=mine", "E call P", "W summon", "W correct majors of=said",
          "director find misinformation yes of=said")  # fmt: skip


def test_what_came_of_misinformation_is_told() -> None:
    start = ("N call P", "E call P")
    stood = told(*start, *MISLED, "director find would_have_acted no of=mine seat=N")
    assert "Mistaken explanation · Found by the Director" in stood or "Mistaken explanation · Ruled" in stood
    assert "2♥ stands: the Director does not find that the wrong information could well have influenced it." in stood


def test_what_the_director_has_found_is_not_asked_of_the_players() -> None:
    """21B1: a missing alert that he has found to be misinformation."""
    acts = ("N call 1D", "E call 2D id=two", "W convey no_alert of=two id=none", "S call P", "W call P", "N call P",
            "E summon", "E correct 'the majors' of=none")  # fmt: skip
    assert "Do all four players agree on this?" in told(*acts)
    found = told(*acts, "director find misinformation yes of=none")
    assert "Do all four players agree on this?" not in found
    assert "did not alert 2♦ (found by the Director)" in found


def test_nobody_reserves_what_the_director_was_called_about() -> None:
    pause = ("N call 1S", "E convey hesitation id=slow", "E call P")
    assert "reserve the right to call the Director later" in told(*pause)
    assert "reserve the right" not in told(*pause, "S summon of=slow", "director explain_options", "director resume")


def test_who_knows_something_from_elsewhere_may_not_base_anything_on_it() -> None:
    said = told("N call 1S", "E learn overheard", "E summon", "director resume")
    assert "East may not base a call or play on what was learnt outside the auction and play. Law 16A3" in said
