"""What an authority has set: told beside the Question or the step that it bears on, and acted on in the score."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import pytest

from bridgelaw.answer.model import plain
from bridgelaw.answer.road_model import SettingSaid
from bridgelaw.api.directing import act_of
from bridgelaw.api.table import followed
from bridgelaw.desk.conversion import whole
from bridgelaw.desk.guidance import guidance
from bridgelaw.desk.road import Next
from bridgelaw.desk.ruling import road
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.record import from_plain
from bridgelaw.lawbook.authorities import AUTHORITIES, Origin, settings
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES, QUESTIONS
from bridgelaw.words import Words
from bridgelaw.words.telling.settings import settings as told
from tests.kit.lines import act
from tests.kit.rulings import HESITATION, answered, example

ADJUST = HESITATION[:-1]
PLAYED = ["S call 1NT", "W call P", "N call 3NT", "E call P", "S call P", "W call P", "director result 9 id=res"]


def hesitation(*answers: str, **fields: Any) -> Record:
    """The shipped case as far as `answers` go."""
    from bridgelaw.formats.record import plain_record

    return answered(from_plain(plain_record(example("hesitation")) | fields), *answers)


def next_of(record: Record) -> Next:
    return road(followed(record).course).next


def test_settings_are_told_where_they_belong() -> None:
    places = {place for entry in settings().values() for place in entry.get("at", ())}
    assert places <= {*QUESTIONS, "adjust", "decide_appeal"}
    shown = {one.name: one for one in next_of(hesitation(*ADJUST, authority="ebu")).settings}
    assert shown["assigned_form"].value == "weighted"
    assert (shown["penalty_mp_percent_of_top"].value, shown["penalty_mp_percent_of_top"].origin) == (25, "authority")
    assert shown["sympathetic_weighting"].confidence == "sourced_2025"
    assert shown["weighting_by"].confidence == "memory"
    assert not {"penalty_imps", "knockout_split", "likely_share", "average_plus_percent"} & set(shown)
    assert {one.name for one in next_of(hesitation(*ADJUST[:4])).settings} >= {"la_considered_share", "la_chosen_min"}
    assert next_of(hesitation()).settings == ()


def test_the_older_form_comes_with_its_thresholds() -> None:
    shown = {one.name: one for one in next_of(hesitation(*ADJUST, authority="acbl", laws=2007)).settings}
    assert (shown["assigned_form"].value, shown["likely_share"].value) == ("likely_at_all_probable", 0.3333)
    given = hesitation(*ADJUST, authority="acbl", laws=2007, regulations={"assigned_form": "weighted"})
    shown = {one.name: one for one in next_of(given).settings}
    assert (shown["assigned_form"].origin, "likely_share" in shown) == ("given", False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_can_be_said(language: str) -> None:
    words = Words(language, strict=True)
    for name, entry in settings().items():
        for value in entry["values"] if isinstance(entry["values"], list) else [0.5]:
            for origin in get_args(Origin):
                one = setting(name, value, origin, "memory")
                if entry.get("at") and value != "unknown":
                    assert len(list(told([one], "wbf", words))) == 2


def test_no_setting_is_told_that_the_edition_does_not_know() -> None:
    course = followed(hesitation()).course
    names = {edition: {one.name for one in guidance(book_of(edition), course.now, "adjust")} for edition in EDITIONS}
    assert "likely_share" in names["1997"]
    assert "likely_share" not in names["2017"]


def book_of(edition: str) -> Any:
    return followed(hesitation(laws=int(edition), regulations={"assigned_form": "either"})).book


@pytest.mark.parametrize("authority", AUTHORITIES)
def test_each_side_gets_its_own_of_several_results(authority: str) -> None:
    record = hesitation(*ADJUST, authority=authority, laws=1997)
    course = road(followed(record).course)
    given = act_of(course, record, "adjust", "likely 20% 2S E +2, 30% 2S E +1, 40% 2S E =, 10% 2S E -1")["adjust"]
    # East-West did not offend: +170 in two of ten cases is at all probable, +140 in five of ten is likely
    assert given == {
        "kind": "assigned",
        "ns": [{"contract": "2S", "by": "E", "tricks": 10}],
        "ew": [{"contract": "2S", "by": "E", "tricks": 9}],
    }
    with pytest.raises(Wrong, match="sum to 1"):
        act_of(course, record, "adjust", "likely 20% 2S E +2")


def test_without_an_offending_side_there_is_nobody_to_favour() -> None:
    record = hesitation()
    with pytest.raises(Wrong, match="offending side"):
        act_of(road(followed(record).course), record, "adjust", "likely 40% 2S E =, 60% 2S E +1")


def test_a_side_that_hurt_itself_can_be_typed() -> None:
    record = hesitation(*ADJUST)
    typed = "60% 2S E =, 40% 2S E +1; error EW: 2S E ="
    given = act_of(road(followed(record).course), record, "adjust", typed)["adjust"]
    assert (given["self_inflicted"], given["without_error"]) == ("EW", [{"contract": "2S", "by": "E", "tricks": 8}])
    assert len(given["ns"]) == 2


def asked_about(of: str, **fields: Any) -> dict[str, Any]:
    """What is told beside the Question about the act `of` of a short record in which an alert is missing."""
    lines = ["S call 1NT id=nt", "W call P", "N call 2D id=two", "E ask strength of=nt", "S explain weak of=nt id=told"]
    lines += ["E convey no_alert of=two id=silent", "E summon", f"director attention {of}"]
    given = {"bridgelaw": 1, "dealer": "S", "acts": [act(line) for line in lines], **fields}
    course = followed(from_plain(given)).course
    return {one.name: one.value for one in guidance(course.book, course.now, "misinformation", of)}


def test_what_is_alerted_is_told_where_an_alert_is_in_question() -> None:
    told_of_alert = asked_about("silent", authority="nbf")
    assert told_of_alert["alert_by"] == "partner"
    assert told_of_alert["alert_ceiling"] == "3NT_after_first_round"
    assert told_of_alert["announcements"][0] == "1NT_opening"
    assert not {"alert_by_with_screens", "written_explanations"} & set(told_of_alert)
    assert asked_about("two", authority="nbf") == told_of_alert
    assert asked_about("told", authority="nbf") == {}


def test_behind_screens_other_things_are_told() -> None:
    screens = {"authority": "wbf", "table": {"screens": True}}
    assert asked_about("silent", **screens) == {"alert_by_with_screens": "both_to_screenmate", "announcements": []}
    assert asked_about("told", **screens) == {"written_explanations": "screens"}
    always = {"regulations": {"written_explanations": "always"}}
    assert asked_about("told", **always) == {"written_explanations": "always"}


def test_the_stop_card_is_told_where_tempo_is_in_question() -> None:
    names = {one.name for one in next_of(hesitation(*HESITATION[:1], authority="nbf")).settings}
    assert names == {"stop_card"}
    course = followed(hesitation(*HESITATION[:1])).course
    assert "stop_card" not in {one.name for one in guidance(course.book, course.now, "information_made_available")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_announced_is_said_in_words(language: str) -> None:
    words = Words(language, strict=True)
    for authority in AUTHORITIES:
        found = [one for one in asked_settings(authority) if one["name"] == "announcements"]
        for line in list(told(found, authority, words))[1:]:
            assert "_" not in line.text
    given = setting("announcements", ["2C_opening", "our own thing"], "given", "")
    lines = [line.text for line in told([given], "wbf", words)]
    assert "our own thing" in lines[1]
    assert "2♣" in lines[1]


def setting(name: str, value: Any, origin: Origin, confidence: str) -> SettingSaid:
    """What is set, as the road has it."""
    return {"name": name, "value": value, "origin": origin, "law": "", "source": "", "confidence": confidence}


def asked_settings(authority: str) -> list[SettingSaid]:
    """The settings of an authority beside a missing alert, as the words get them."""
    value = asked_about("silent", authority=authority).get("announcements", [])
    return [setting("announcements", value, "authority", "memory")]


# settings that the score reads


@pytest.mark.parametrize(
    ("imps", "half", "innocent", "found"),
    [
        ("4.5", "to_non_offenders", True, 5), ("4.5", "to_non_offenders", False, 4),
        ("-4.5", "to_non_offenders", True, -4), ("-4.5", "to_non_offenders", False, -5),
        ("4.5", "to_non_offenders", None, 5), ("-4.5", "to_non_offenders", None, -5),
        ("4.5", "away_from_zero", False, 5), ("-4.5", "away_from_zero", True, -5),
        ("4.5", "even", None, 4), ("-5.5", "even", None, -6), ("4.4", "even", None, 4), ("-4.8", "even", None, -5),
        ("7", "even", None, 7),
    ],
)  # fmt: skip
def test_halves(imps: str, half: str, innocent: bool | None, found: int) -> None:
    assert whole(Fraction(imps), half, innocent=innocent) == found


def imps_of(award: dict[str, Any], **fields: Any) -> Any:
    acts = [*(act(line) for line in PLAYED), {"by": "director", "adjust": award}]
    given = {"bridgelaw": 1, "board": 3, "dealer": "S", "scoring": "imp", "acts": acts, **fields}
    found = plain(followed(from_plain(given)).answer())["score"]
    return found["imps"]


def test_weighted_imps_are_rounded_where_the_authority_says() -> None:
    rows = [{"contract": "3NT", "by": "S", "tricks": n, "weight": w} for n, w in ((9, 0.6), (8, 0.4))]
    award, field = {"kind": "assigned", "ns": rows}, {"results": [400]}
    exact = imps_of(award, field=field)
    assert exact == {"NS": -4, "EW": 4}
    rows[0]["weight"], rows[1]["weight"] = 0.65, 0.35
    assert imps_of(award, field=field) == {"NS": -3.5, "EW": 3.5}
    assert imps_of(award, field=field, regulations={"imp_rounding": "board_nearest"}) == {"NS": -4, "EW": 4}
    even = {"imp_rounding": "board_nearest", "imp_half": "even"}
    assert imps_of(award, field=field, regulations=even) == {"NS": -4, "EW": 4}
    assert imps_of(award, field=field, regulations={"imp_rounding": "match_nearest"}) == {"NS": -3.5, "EW": 3.5}


def test_scores_that_do_not_balance_may_stay_apart_in_a_knockout() -> None:
    award = {
        "kind": "assigned",
        "ns": [{"contract": "3NT", "by": "S", "tricks": 9}],
        "ew": [{"contract": "3NT", "by": "S", "tricks": 10}],
    }
    match = {"field": {"results": [400]}, "match": {"format": "knockout", "boards": 16}}
    assert imps_of(award, **match) == {"NS": 0.5, "EW": -0.5}
    assert imps_of(award, **match, regulations={"knockout_split": "separate"}) == {"NS": 0, "EW": -1}


def test_own_fault_in_a_knockout_is_averaged_as_well() -> None:
    award = {
        "kind": "assigned",
        "ns": [{"contract": "4S", "by": "N", "tricks": 10}],
        "without_error": [{"contract": "3NT", "by": "S", "tricks": 10}],
        "self_inflicted": "NS",
    }
    field = {"results": [620]}
    # −5 without the infraction (420 against 620), −5 without the error (430), −6 at the table (400): all its own doing
    assert imps_of(award, field=field, vulnerable="EW") == {"NS": -6, "EW": 5}
    assert imps_of(award, field=field, vulnerable="EW", match={"format": "knockout", "boards": 16}) == {
        "NS": -5.5,
        "EW": 5.5,
    }
