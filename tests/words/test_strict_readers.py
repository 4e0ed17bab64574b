"""What three strict readers of thirty told records named, each with its siblings."""

from __future__ import annotations

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.record import from_plain, plain_record
from bridgelaw.words import Words
from bridgelaw.words.telling import tell, view_of
from tests.words.test_records_read import told

BY_LANGUAGE = pytest.mark.parametrize("language", ["en", "fr", "nb"])
SILENT = ("N call 2D id=multi", "E call P", "S call 2H", "W call P", "N call 2S", "E call P", "S call P", "W call P",
          "N correct 'two diamonds should have been alerted' of=multi")  # fmt: skip
KING = ("N call 1S", "E call 2H", "E expose HK how=dropped id=shown", "S attention shown", "S summon",
        "director rule rectify of=shown", "director resume", "S call 2S", "W call P", "N call P")  # fmt: skip
EAST_PLAYS = ("E call 3H", "S call P", "W call P", "N call P")

ALERTED = {
    "en": ("Should 2♦ have been alerted?", "North said that 2♦ should have been alerted.", "explanation of 2♦"),
    "fr": ("Fallait-il alerter 2♦ ?", "Nord a dit que la déclaration 2♦ aurait dû être alertée", "L’explication 2♦"),
    "nb": ("Skulle 2♦ ha vært alertert?", "Nord sa at 2♦ skulle ha vært alertert", "forklaringen av 2♦"),
}


@BY_LANGUAGE
def test_where_nobody_explained_it_is_the_alert_that_is_asked_about(language: str) -> None:
    asked, said, otherwise = ALERTED[language]
    text = told(*SILENT, language=language)
    assert asked in text
    assert said in text
    assert otherwise not in text.replace("alertes, explications", "")


def test_of_an_explanation_it_is_asked_as_before() -> None:
    said = told("N call 2D id=multi", "E call P", "S explain 'strong' of=multi id=told",
                "S correct 'weak' of=told")  # fmt: skip
    assert "Was the explanation of 2♦ different from the agreement?" in said
    assert "South corrected an explanation given earlier." in said


@pytest.mark.parametrize(("over", "first"), [((), True), (("E play H2", "director result 8"), False)])
def test_while_a_call_can_be_changed_that_comes_before_damage(over: tuple[str, ...], first: bool) -> None:
    """21B1(a) before 21B3."""
    said = told(*SILENT, *over)
    assert ("see first whether a call made on it can still be changed" in said) is first
    assert ("look for damage" in said) is not first


@pytest.mark.parametrize(("laws", "law"), [(2007, "Law 16D2"), (2017, "Law 16C2")])
def test_what_an_exposed_card_forbids_is_said_where_withdrawn_acts_are(laws: int, law: str) -> None:
    """24 says whose information it is, and refers to Law 16 for the rest."""
    said = told(*KING[:7], laws=laws)
    assert f"unauthorised information from East. {law}" in said
    assert "♥K must be left face up" in said


@pytest.mark.parametrize(("laws", "law"), [(1997, "Law 24"), (2007, "Law 24"), (2017, "Law 24D")])
def test_the_side_that_declares_picks_its_card_up_and_dummy_chooses_nothing(laws: int, law: str) -> None:
    said = told(*KING, *EAST_PLAYS, laws=laws)
    assert (
        f"♥K stays face up until the auction period ends; East then picks it up. It is no penalty card. {law}" in said
    )
    assert "logical alternatives" not in said
    assert f"East has picked ♥K up. It is no penalty card. {law}" in told(*KING, *EAST_PLAYS, "S play S2", laws=laws)
    defending = told(*KING, "E call P", laws=laws)
    assert "picks it up" not in defending


LOW = ("N call 1S", "E call 1H id=low", "S attention low", "S summon", "director explain_options",
       "S choose reject_call", "director resume", "E substitute 2H id=new")  # fmt: skip
NATURAL = {
    1997: ("director find lowest_same_denomination_artificial no of=new",),
    2007: ("director find lowest_same_denomination_artificial no of=new",),
    2017: ("director find specified_suits H of=low", "director find specified_suits H of=new"),
}


@pytest.mark.parametrize(
    ("laws", "reserved"),
    [
        (1997, "if the insufficient bid told so much that the other side is damaged by it. Law 27B1(b)"),
        (2007, "without the help of the insufficient bid, the outcome could well have been different"),
        (2017, "the other side is damaged in consequence. Law 27D"),
    ],
)
def test_no_further_rectification_does_not_rule_out_a_score(laws: int, reserved: str) -> None:
    said = told(*LOW, *NATURAL[laws], laws=laws)
    assert f"No further {'penalty' if laws == 1997 else 'rectification'} is applied. Law 27B1(a) After the play" in said
    assert reserved in said
    assert "After the play the Director" not in told(*LOW, *NATURAL[laws], "S call P", "W call P", "N call P",
                                                     "director result 8", laws=laws)  # fmt: skip


def test_after_a_comparable_call_out_of_rotation_it_is_23c() -> None:
    said = told("W call 1H", "S call P id=oor", "W attention oor", "W summon", "director explain_options",
                "W choose reject_call", "director resume", "N call 1S", "E call P", "S call 2S id=new",
                "director find comparable_call yes of=new", dealer="W")  # fmt: skip
    assert "without the help of the withdrawn call, the outcome could well have been different" in said
    assert "damaged in consequence. Law 23C" in said


def test_an_answer_that_has_come_is_no_longer_wanted() -> None:
    vain = "director find lowest_same_denomination_artificial no of=low"
    assert "What would do something: the answer to “Which suits were shown?”" in told(*LOW, vain)
    assert "What would do something" not in told(*LOW, vain, *NATURAL[2017])


@BY_LANGUAGE
def test_where_it_is_the_suits_shown_that_count_no_bid_in_the_denomination_is_named(language: str) -> None:
    low = ("N call 2NT", "E call P", "S call 2D id=low", "W attention low", "W summon", "director explain_options")
    assert "3♦" in told(*low, language=language).partition("1 ")[0]
    said = told(*low, "director find specified_suits H of=low", "W choose reject_call", "director resume",
                "S substitute 3D id=new", "director find specified_suits H of=new", language=language)  # fmt: skip
    assert said.count("3♦") == 1  # in the auction


def _of_revoke(*more: str, laws: int = 2017, language: str = "en", adjusted: object = None) -> str:
    """East revokes, which is found when the round is over."""
    play = ("N call 1S", "E call P", "S call P", "W call P", "E play HA", "S play H3", "W play C2 id=gone", "N play H4",
            "E play HK", "S play H5", "W play H6", "N play H7",
            "director result 8", "director state round_over", "N attention gone", "N summon")  # fmt: skip
    found = [f"director find {kind} yes of=gone" for kind in ("could_have_followed", "damage")]
    return told(*play, *found, "director rule rectify of=gone", *more, laws=laws, language=language, adjusted=adjusted)


@pytest.mark.parametrize(("laws", "law"), [(1997, "12C2"), (2007, "12C1(a)"), (2017, "12C1(b)")])
def test_a_score_for_a_revoke_names_its_provisions_and_is_the_answer(laws: int, law: str) -> None:
    given = {"kind": "assigned", "ns": [{"contract": "1S", "by": "N", "tricks": 9}]}
    said = _of_revoke(laws=laws, adjusted=given)
    assert f"The Director gives an adjusted score. Law 64C{'' if laws < 2017 else '1'}, Law {law} " in said
    assert "thirteen tricks" not in said
    assert "thirteen tricks" in _of_revoke(laws=laws)


@pytest.mark.parametrize(
    ("laws", "law"),
    [(1997, "Law 16B3, Law 12C1"), (2007, "Law 16C2(d), Law 12C2(a)"), (2017, "Law 16D2(d), Law 12C2(a)")],
)
def test_a_score_for_what_was_overheard_names_its_provisions(laws: int, law: str) -> None:
    given = {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"}
    said = told("W learn overheard id=heard", "W summon", "director find interferes yes of=heard", laws=laws,
                adjusted=given)  # fmt: skip
    assert f"The Director gives an adjusted score. {law} " in said
    assert "16" not in told("W summon", laws=laws, adjusted=given).partition("adjusted score. ")[2]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", "3 IMPs to North–South −3 IMPs to East–West"),
        ("fr", "3 IMP pour Nord-Sud −3 IMP pour Est-Ouest"),
        ("nb", "3 IMP til Nord–Syd −3 IMP til Øst–Vest"),
    ],
)
def test_of_an_artificial_score_both_sides_imps_are_told(language: str, lines: str) -> None:
    given = {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"}
    acts = [{"by": "director", "adjust": given}]
    plain = from_plain({"bridgelaw": 1, "laws": 1997, "dealer": "S", "scoring": "imp", "acts": acts})
    words = Words(language, "1997")
    text = " ".join(" ".join(tell(followed(plain).answer(), view_of(plain_record(plain)), words, width=400)).split())
    assert lines in text


OFFERED = ("W call 1D", "N call 2D id=both", "E ask 2D of=both", "S explain diamonds of=both id=told",
           "E call P id=pass", "S call P", "S summon", "S correct majors of=told",
           "director find misinformation yes of=told", "director find would_have_acted yes of=pass seat=E")  # fmt: skip


@pytest.mark.parametrize(("laws", "law"), [(1997, "16C2"), (2007, "16D2"), (2017, "16C2")])
def test_a_call_that_may_be_changed_over_a_changed_one_is_told_as_it_is(laws: int, law: str) -> None:
    """21B2: the table waits for who may change it, it stands where it was made, and 16 holds of what it showed."""
    assert "stopped until East has chosen" in told(*OFFERED, dealer="W", laws=laws)
    said = told(*OFFERED, "E choose change_call call=X", dealer="W", laws=laws)
    assert "1♦ 2♦ (Pass)¹ X Pass ?" in said
    assert "stopped until South has chosen" in said
    assert "until the Director has explained" not in said
    assert "choose one of the options" not in said
    assert "Change the pass, which was made over the call that was taken back" in said
    assert f"A call that South changes is withdrawn, and North may not use what it showed. Law {law}" in said
    assert "No further" not in said.partition("Duties")[0]


def test_a_director_who_was_called_again_has_not_explained() -> None:
    assert "stopped until the Director has finished" in told(*OFFERED, "N summon", dealer="W")


NT = ("S call 1NT", "W call P", "N call P", "E call P", "W play SJ", "N spread", "S play S3 from=N", "E play S2",
      "S play SA")  # fmt: skip


def test_a_card_named_and_changed_counts_as_played() -> None:
    """45C4(a), 47F2: a defender cannot change it since 2017."""
    said = told(*NT, "S play C3", "W play C4", "S play C2 from=N", "E designate 'ace of clubs' id=ace",
                "E retract play of=ace", dealer="S")  # fmt: skip
    assert "Designation changed" in said
    assert "East wanted to change the card that was named: ♣A counts as played." in said


def test_the_own_last_card_is_no_trick() -> None:
    """66B, not 66C."""
    said = told(*NT, "S play C3", "W inspect own_last", dealer="S")
    assert "West looked at his own last card after a card had been led to the next trick." in said
    assert "West looked at a trick" in told(*NT, "S play C3", "W inspect quitted", dealer="S")


def test_it_is_dummy_that_did_not_follow() -> None:
    said = told("S call 1NT", "W call P", "N call P", "E call P", "W play SJ", "N spread", "S play H3 from=N",
                "E play S2", "S play SA", "S play C2", "W play C3", "S play C4 from=N", "E play C5", "E attention a7",
                "E summon", "director find could_have_followed yes of=a7", dealer="S")  # fmt: skip
    assert "Dummy (North) did not follow in spades although able to; the card played was ♥3." in said


@pytest.mark.parametrize(("laws", "law"), [(1997, "Law 64C"), (2007, "Law 64C"), (2017, "Law 64C1")])
def test_that_there_was_no_further_damage_is_told(laws: int, law: str) -> None:
    assert "was not damaged beyond that" not in _of_revoke(laws=laws)
    said = _of_revoke("director find damage no of=gone", laws=laws)
    assert f"The Director has found that the other side was not damaged beyond that. {law}" in said


LEARNT = {
    "en": "South may not base a call or play on what was learnt outside the auction and play. Law 16A3",
    "fr": "Sud ne peut fonder ni déclaration ni jeu sur ce qui a été appris en dehors des annonces et du jeu. Loi 16A3",
    "nb": "Syd kan ikke basere en melding eller et spill på det som ble kjent utenom meldingene og spillet. § 16A3",
}
BOTH = {
    "en": "Both sides are treated as non-offending. Law 82C",
    "fr": "Les deux camps sont considérés comme non fautifs. Loi 82C",
    "nb": "Begge sider regnes som ikke-feilende. § 82C",
}


@BY_LANGUAGE
def test_it_is_what_was_learnt_that_nothing_is_based_on(language: str) -> None:
    learnt = ("N call 1S", "E call P", "S learn other_table", "S summon", "director find interferes no of=a3",
              "director resume")  # fmt: skip
    assert LEARNT[language] in told(*learnt, language=language)


@BY_LANGUAGE
def test_after_a_directors_error_both_sides_are_non_offending(language: str) -> None:
    given = {"kind": "assigned", "ns": [{"contract": "4H", "by": "E", "tricks": 10}]}
    wrong = ("director rule rectify of=low id=wrong", "director resume", "E substitute 2H", "S call P", "W call P",
             "N call P", "director result 10", "W summon", "director find own_ruling_wrong yes of=wrong",
             "director find damage yes of=wrong")  # fmt: skip
    assert BOTH[language] in told(*LOW[:6], *wrong, language=language, adjusted=given)


def test_before_the_lead_is_faced_it_is_the_opening_lead() -> None:
    assert "West may make the opening lead" in told("S call 1NT", "W call P", "N call P", "E call P", dealer="S")
    assert "may play a card" not in told("S call 1NT", "W call P", "N call P", "E call P", dealer="S")
