"""The quick ruling: what is asked and in which order, what it prints, what it refuses; the roads that lie beside us."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw.api.quick.facts import ALL_CALLS, CHOOSE, NONE, choices, parts_of
from bridgelaw.api.quick.kind import always
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.state import Quick
from bridgelaw.api.quick.told import told
from bridgelaw.cli.main import app
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LISTED_QUESTIONS, QUESTIONS
from tests.formats.shared import SHARED
from tests.kit.whole import examples_of

KEYS = {
    "start", "laws", "authority", "known", "ask", "options", "obligations", "penalty_cards", "irregularities",
    "rulings", "questions", "information", "turn", "declarer", "phase", "frozen", "reads", "more", "done",
}  # fmt: skip
ROADS = SHARED / "roads"
READ_OUT = ("options", "rulings", "obligations", "penalty_cards", "irregularities")
TOO_LOW = [("by", "E"), ("last_bid", "1S"), ("call", "1H"), ("called_since", "none")]
GIVEN = [part for key, value in TOO_LOW for part in ("--answer", f"{key}={value}")]

Answers = list[tuple[str, str]]


def run(*words: str) -> int:
    """The exit status of `bridgelaw ruling --start …`."""
    return int(app(with_help=False)(["ruling", "--start", *words], result_action="return_value") or 0)


def ruled(start: str, answers: Answers, laws: str = "2017") -> dict[str, Any]:
    """The object that is printed, as plain data."""
    return _plain(quick(start, answers, laws=laws, authority="wbf"), laws)


def _plain(found: Quick, laws: str = "2017") -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told(found, laws, "wbf", "because")))
    return plain


@pytest.mark.parametrize("start", KINDS)
def test_the_first_thing_that_is_asked(start: str) -> None:
    found, kind = ruled(start, []), KINDS[start]
    assert set(found) == KEYS
    assert found["ask"]["key"] == kind.asks[0].key
    assert found["known"] == {}
    assert not any(found[name] for name in (*READ_OUT, "questions", "done"))
    assert set(found["more"]) == {key for key in kind.quiet if kind.rare_where.get(key, always)({})}


@pytest.mark.parametrize("laws", EDITIONS)
def test_an_insufficient_bid(laws: str) -> None:
    found = ruled("insufficient_bid", TOO_LOW, laws)
    assert [option["id"] for option in found["options"]] == ["accept_call", "reject_call"]
    refused = ruled("insufficient_bid", [*TOO_LOW, (CHOOSE, "reject_call")], laws)
    assert refused["turn"] == "E"
    assert [(duty["who"], duty["law"]) for duty in refused["obligations"] if duty["what"] == "correct_call"] == [
        ("E", f"{laws}:27B")
    ]
    assert not refused["done"]


def test_the_same_question_about_two_calls(capfd: pytest.CaptureFixture[str]) -> None:
    """Each answer is used once, for the act that is asked about then, and shown with it; the road ends."""
    corrected = [*TOO_LOW, (CHOOSE, "reject_call"), (CHOOSE, "correct:2H")]
    asked = ("specified_suits", "H")
    acts = []
    for n in range(2):
        found = quick("insufficient_bid", [*corrected, *[asked] * n], laws="2017", authority="wbf")
        assert found.ask is not None
        assert found.ask.question is not None
        acts.append(found.ask.question.of)
    assert len(set(acts)) == 2
    twice = [*corrected, asked, ("specified_suits", "none"), ("comparable_call", "no")]
    found = quick("insufficient_bid", twice, laws="2017", authority="wbf")
    assert found.ask is None
    assert found.done
    assert [(one.question.of, one.text) for one in found.findings[:2]] == list(zip(acts, ("H", "none"), strict=True))
    words = [part for key, value in twice for part in ("--answer", f"{key}={value}")]
    assert run("insufficient_bid", *words) == 0
    out = capfd.readouterr().out
    assert "Which suits did 1♥ show, which was withdrawn? hearts" in out
    assert "Which suits does 2♥ show, which replaces it? None of them" in out


CHANGED = [("by", "E"), ("call", "1H"), ("replaced_by", "1S"), ("called_since", "none")]
MEANT = [*CHANGED, ("unintended_call", "no")]


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (CHANGED, ["Was 1♥ by East"]),
        ([*CHANGED, ("unintended_call", "yes")], ["1♥ by East was a slip: 1♠, which was meant, takes its place."]),
        ([*MEANT, (CHOOSE, "accept_call")], ["1♥ by East is cancelled", "1♠ by East stands"]),
        ([*MEANT, (CHOOSE, "reject_call")], ["1♠ is cancelled", "1♥ by East stands"]),
    ],
)
@pytest.mark.parametrize("laws", ["2007", "2017"])
def test_a_changed_call(answers: Answers, told: list[str], laws: str, capfd: pytest.CaptureFixture[str]) -> None:
    """It is asked whether the first call was meant; then it is said which of the two stands."""
    words = [part for key, value in answers for part in ("--answer", f"{key}={value}")]
    assert run("changed_call", *words, "--laws", laws) == 0
    out = capfd.readouterr().out
    assert [one for one in told if one not in out] == []
    assert not ("1♠ by East stands" in out and "1♥ by East stands" in out)


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_a_lead_face_down_is_looked_at_by_nobody(laws: str, language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Which card it is, is neither asked nor told; it goes back, and that is all."""
    answers = [("declarer", "S"), ("by", "E"), ("face", "down")]
    found = ruled("opening_lead_out_of_turn", answers, laws)
    assert found["done"]
    assert found["turn"] == "W"
    assert not found["options"]
    assert not found["penalty_cards"]
    words = [part for key, value in answers for part in ("--answer", f"{key}={value}")]
    assert run("opening_lead_out_of_turn", *words, "--laws", laws, "--language", language) == 0
    out = capfd.readouterr().out
    assert "♣" not in out
    assert not any(word in out for word in ("face up", "face visible", "bildesiden opp"))


def test_of_a_claim_after_which_all_agreed_to_play_on_nothing_is_shared_out(capfd: pytest.CaptureFixture[str]) -> None:
    answers = [("declarer", "S"), ("claimer", "S"), ("tricks_left", "4"), ("claimed", "4"), ("objection", "W")]
    answers += [("statement", "all high"), ("trump_out", "no"), ("played_after_claim", "all_agreed")]
    assert ruled("claim", answers, "2017")["reads"] == ["2017:68D2(b)"]
    words = [part for key, value in answers for part in ("--answer", f"{key}={value}")]
    assert run("claim", *words) == 0
    assert "The claim is void: the result of the play stands." in capfd.readouterr().out
    assert "2007:70A" in ruled("claim", [*answers, ("normal_line", "3")], "2007")["reads"]


LATE = [("by", "E"), ("agreement", "both majors"), ("misinformation", "yes")]
BEFORE_LEAD = [("by", "E"), ("stage", "auction"), ("noticed_by", "explainer"), ("turn", "S"), ("calls_since", "P")]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("declarer", ["N", "E", "S", "W"])
def test_an_explanation_found_wrong_after_the_lead(laws: str, declarer: str) -> None:
    """No call is changed any more; only partner's correction has a time, which is another for the defenders."""
    defends = declarer in "NS"
    for stage, kind in (("play", "early_correction" if defends else "late_correction"), ("ended", "late_correction")):
        for noticed_by in ("explainer", "partner", "opponents"):
            facts = [("stage", stage), ("noticed_by", noticed_by), ("declarer", declarer)]
            found = ruled("wrong_explanation", [*LATE, *facts], laws)
            assert found["done"]
            assert not found["options"]
            wrong = [kind] if noticed_by == "partner" and (stage == "play" or not defends) else []
            kinds = sorted(it["kind"] for it in found["irregularities"])
            assert kinds == sorted(["mistaken_explanation", *wrong]), facts
            assert [one["kind"] for one in found["questions"]] == (["damage"] if stage == "ended" else [])
            assert f"{laws}:21B3" in found["reads"]


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_call_that_may_be_changed_may_stand(laws: str) -> None:
    """The same call again: nothing is changed, and nothing is asked any more."""
    known = [*BEFORE_LEAD, ("agreement", "both majors"), ("misinformation", "yes"), ("would_have_acted", "yes")]
    assert [one["id"] for one in ruled("wrong_explanation", known, laws)["options"]] == ["change_call"]
    assert ruled("wrong_explanation", [*known, (CHOOSE, "change_call:P")], laws)["done"]


LED = [("declarer", "S"), ("by", "E"), ("face", "up"), ("card", "H5"), ("spread", "none"), ("played_since", "none")]


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_stands_of_an_opening_lead_out_of_turn(laws: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Nothing before declarer has chosen; then who is declarer, who dummy, and who plays."""
    told = {}
    for choice in ("", "accept_lead", "accept_and_become_dummy", "refuse_lead"):
        answers = [*LED, (CHOOSE, choice)] if choice else LED
        words = [part for key, value in answers for part in ("--answer", f"{key}={value}")]
        assert run("opening_lead_out_of_turn", *words, "--laws", laws) == 0
        out = " ".join(capfd.readouterr().out.split())
        assert "belonged to West" in out, choice
        told[choice] = out.partition("What stands now" if choice else "To be said at the table now")[2]
    assert "Until then it is open who" in told[""]
    assert told[""].index("Until then it is open who") < told[""].index("Put your own hand down")
    assert "goes back" not in told[""]
    assert "♥5 by East stands. South is declarer and North is dummy" in told["accept_lead"]
    assert "♥5 by East stands. North is declarer and South is dummy" in told["accept_and_become_dummy"]
    assert "North plays from dummy next" in told["accept_and_become_dummy"]
    assert "is dummy" not in told["refuse_lead"]


def test_taking_back_is_leaving_out() -> None:
    """The answers are the whole state: without the last one it is as it was before."""
    for n in range(len(TOO_LOW)):
        shorter = ruled("insufficient_bid", TOO_LOW[:n])
        assert shorter["ask"]["key"] == TOO_LOW[n][0]
        assert shorter["known"] == dict(TOO_LOW[:n])


def test_an_answer_that_is_not_asked_yet_waits() -> None:
    assert ruled("insufficient_bid", TOO_LOW[::-1]) == {
        **ruled("insufficient_bid", TOO_LOW),
        "known": dict(TOO_LOW),
    }


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (["no_such_kind"], "insufficient_bid"),
        (["insufficient_bid", "--answer", "nobody=E"], "last_bid"),
        (["insufficient_bid", "--answer", "by=X"], "N E S W"),
        (["insufficient_bid", "--answer", "by"], "by"),
        (
            ["insufficient_bid", *GIVEN, "--answer", "choose=nothing"],
            "accept_call",
        ),
    ],
)
@pytest.mark.parametrize("more", [[], ["--json"], ["--language", "fr"]])
def test_what_is_refused(argv: list[str], named: str, more: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    """Nothing on stdout, one line that names what is allowed, exit status 2."""
    status = run(*argv, *more)
    out, err = capfd.readouterr()
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert named in err


def test_the_starts(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("--json", "--language", "nb") == 0
    found = msgspec.json.decode(capfd.readouterr().out)["starts"]
    assert [one["start"] for one in found] == list(KINDS)
    assert all(set(one) == {"start", "title", "at_most"} for one in found)
    assert found[0]["title"] == "Utilstrekkelig bud"


def offered(found: Quick) -> list[str]:
    """What may be answered to the one thing that is asked; where it is free, a few things that fit."""
    ask = found.ask
    assert ask is not None
    if ask.choices:
        return list(ask.choices)
    if (parts := parts_of(ask.key)) is not None:
        several = ["P"] if parts == ALL_CALLS else [parts[0], " ".join(parts[:2])]
        return several if ask.key == "cards" else [NONE, *several]
    if ask.key == "minutes":
        return ["5", "90"]
    listed = {"tricks": ["0", "1"], "card": ["SA"], "denominations": ["-", "S"], "actions": ["-", "P 2C"]}
    return listed.get(LISTED_QUESTIONS.get(ask.key, ""), ["none", "top trumps"])


def taken(option: dict[str, Any], draw: Any) -> str:
    """A way to take an option."""
    given = [code for key in ("suits", "cards", "calls") for code in option.get(key) or ()]
    if option["id"] == "choose_hand":
        given = list("NESW")
    elif option["id"] in ("correct", "other_call", "change_call") and not given:
        given = ["P"]
    named = f":{draw(st.sampled_from(given))}" if given and option["id"] != "no_restriction" else ""
    return f"{option['id']}{named}" if option["by"] == "director" else f"{option['id']}{named}@{option['by']}"


@st.composite
def walks(draw: Any) -> tuple[str, Answers, str]:
    """A kind, answers out of what is offered, and an edition."""
    start, laws = draw(st.sampled_from(list(KINDS))), draw(st.sampled_from(EDITIONS))
    answers: Answers = []
    facts = 0
    quiet = KINDS[start].quiet
    if quiet and draw(st.booleans()):
        key = draw(st.sampled_from(list(quiet)))
        answers.append((key, draw(st.sampled_from(choices(key) or ("none",)))))
    for _ in range(draw(st.integers(0, 14))):
        try:
            found = quick(start, answers, laws=laws, authority="wbf")
        except Wrong as error:
            raise AssertionError((start, answers, laws, error.code, str(error))) from error
        if found.ask is not None:
            if found.table is None:
                facts += 1
                assert facts <= KINDS[start].at_most, (start, answers, laws)
            answers.append((found.ask.key, draw(st.sampled_from(offered(found)))))
        elif found.options:
            option = draw(st.sampled_from(_plain(found, laws)["options"]))
            answers.append((CHOOSE, taken(option, draw)))
        else:
            break
    return start, answers, laws


@given(walks())
@settings(max_examples=examples_of(80, 30), deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_offered_can_be_answered(walk: tuple[str, Answers, str]) -> None:
    """And the object has the keys of its form, whatever comes."""
    start, answers, laws = walk
    found = ruled(start, answers, laws)
    assert set(found) - {"errors"} == KEYS
    assert set(found["information"]) == set("NESW")
    ask = found["ask"]
    assert ask is None or set(ask) == {"key", "why", "choices"}
    assert not found["done"] or (ask is None and not found["options"])
    assert all("then" in option for option in found["options"] if option["by"] != "director")
    assert set(found["known"]) <= {*KINDS[start].keys, "turn_call", "new_call", *QUESTIONS, CHOOSE}
    assert all(call in CALLS for call in ([ask["choices"][0]] if ask and ask["key"] == "new_call" else []))


@pytest.mark.skipif(not ROADS.is_dir(), reason="the roads do not lie beside the project")
def test_the_roads_that_lie_beside_us() -> None:
    """Every quick road is walked to its first ruling without a question that its facts do not answer."""
    roads = [yaml.safe_load(file.read_text("utf-8")) for file in sorted(ROADS.glob("*.yaml"))]
    mine = [road for road in roads if road.get("start") in KINDS]
    assert mine
    late = []
    for road in mine:
        for year in road["laws"]:
            asked = _until_read_out(road, str(year))
            if asked is None or asked > road.get("at_most", 99):
                late.append((road["title"], year, asked))
    assert late == []


def _until_read_out(road: dict[str, Any], laws: str) -> int | None:
    """How many facts were asked before anything could be read out; None: it asked what the road has no answer to."""
    facts, answers, asked = road["facts"], Answers(), 0
    for key in KINDS[road["start"]].quiet:
        if key in facts:
            answers.append((key, _typed(facts[key])))
    while True:
        found = ruled(road["start"], answers, laws)
        if found["done"] or any(found[name] for name in READ_OUT):
            return asked
        key = found["ask"]["key"]
        if key not in facts:
            return None
        answers.append((key, _typed(facts[key])))
        asked += 1


def _typed(value: Any) -> str:
    if isinstance(value, list):
        value = value[0]
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("action", ["1C", "XX", "P", "7NT", "HQ"])
def test_what_partner_did_after_a_hesitation_can_be_any_call_or_card(action: str) -> None:
    """What was called before nobody has told: he may have opened, or redoubled his own bid."""
    answers = [("by", "E"), ("what", "hesitation"), ("action", action)]
    found = quick("unauthorized_information", answers, laws="2017", authority="wbf")
    assert found.record is not None
    assert [list(act.values())[1] for act in found.record["acts"] if act.get("id") == "action"] == [action]
    assert ruled("unauthorized_information", answers, "2017")["ask"]["key"] == "facts_agreed"
    assert ruled("unauthorized_information", answers, "2017")["irregularities"] == []


@pytest.mark.parametrize(
    ("start", "answers"),
    [
        ("changed_call", [("by", "E"), ("call", "XX"), ("replaced_by", "P"), ("called_since", "none")]),
        ("wrong_hand", [("by", "E"), ("call", "X"), ("called_since", "none")]),
        ("wrong_hand", [("by", "E"), ("call", "XX"), ("called_since", "none")]),
        ("call_when_barred", [("by", "E"), ("call", "X"), ("barred_until", "next_turn"), ("called_since", "none")]),
        ("call_when_barred", [("by", "E"), ("call", "XX"), ("barred_until", "next_turn"), ("called_since", "none")]),
        (
            "call_when_barred",
            [("by", "E"), ("call", "XX"), ("barred_until", "end_of_auction"), ("called_since", "none")],
        ),
    ],
)
def test_a_double_and_a_redouble_are_calls_too(start: str, answers: list[tuple[str, str]]) -> None:
    """There is something to double, so that it is irregular by nothing else."""
    for edition in EDITIONS:
        kinds = [it["kind"] for it in ruled(start, answers, edition)["irregularities"]]
        assert not {"inadmissible_double", "inadmissible_redouble"} & set(kinds), (edition, kinds)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("played", ["no", "some", "all_agreed"])
def test_all_thirteen_tricks_are_claimed_and_dummy_objects(edition: str, played: str) -> None:
    answers = [("declarer", "S"), ("claimer", "S"), ("tricks_left", "13"), ("claimed", "13"), ("objection", "N")]
    answers += [("statement", "none"), ("trump_out", "no"), ("played_after_claim", played)]
    found = ruled("claim", [*answers, ("claim_intended", "yes"), ("normal_line", "12")], edition)
    if (edition, played) == ("2017", "all_agreed"):
        assert found["reads"] == ["2017:68D2(b)"]
    else:
        assert f"{edition}:70A" in {one["law"] for one in found["rulings"]}
    assert "opening_lead_out_of_turn" not in {it["kind"] for it in found["irregularities"]}


@pytest.mark.parametrize("claimer", ["E", "S", "W"])
def test_a_trump_is_out_in_a_hand_that_plays_on(claimer: str) -> None:
    """Whoever has it, the opening leader too: nobody has led yet."""
    answers = [("declarer", "S"), ("claimer", claimer), ("tricks_left", "13"), ("claimed", "12"), ("objection", "N")]
    answers += [("statement", "none"), ("trump_out", "yes"), ("played_after_claim", "some")]
    assert ruled("claim", answers)["ask"]["key"] in ("claim_intended", "unaware_of_trump")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_defender_claims_some_and_his_partner_objects(edition: str) -> None:
    """Nothing is conceded and nothing shared out; of a claim of all of them the objection makes a contested one."""
    answers = [("declarer", "S"), ("claimer", "W"), ("tricks_left", "5"), ("claimed", "3"), ("objection", "E")]
    found = ruled("claim", answers, edition)
    assert found["done"]
    assert found["rulings"] == []
    assert [one.partition(":")[2][:3] for one in found["reads"]] == ["68B"]
    answers[3] = ("claimed", "5")
    assert ruled("claim", answers, edition)["ask"]["key"] == "statement"


@pytest.mark.parametrize(
    ("since", "declarer", "asked"), [("P P P", "W", "N"), ("P P P", "E", "N"), ("P P", "W", "S"), ("P", "W", "S")]
)
def test_who_of_the_misled_may_still_change_his_call(since: str, declarer: str, asked: str) -> None:
    """East explained at South's turn; the auction is over by the passes that were told. Whose partner has called since
    may not change his call (21B1)."""
    told = {"by": "E", "stage": "clarification", "noticed_by": "opponents", "turn": "S", "calls_since": since}
    given = [*told.items(), ("declarer", declarer), ("misinformation", "yes")]
    ask = quick("wrong_explanation", given, laws="2017", authority="wbf").ask
    assert ask is not None
    assert ask.question is not None
    assert (ask.key, ask.question.seat) == ("would_have_acted", Seat[asked])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turn", ["N", "W", "S"])
def test_the_turn_is_his_who_calls_first(edition: str, turn: str) -> None:
    """Whatever is asked of a later call: the calls before it have not been made yet (29B)."""
    answers = [("by", "E"), ("turn", turn), ("call", "1H"), ("last_bid", "none"), ("called_since", "none")]
    found = ruled("call_out_of_rotation", [*answers, (CHOOSE, "reject_call")], edition)
    assert found["turn"] == turn


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("turn", "call", "bid", "since"),
    [
        ("W", "X", [("last_bid", NONE)], [NONE, "W", "E"]),
        ("W", "X", [("last_bid", "1S"), ("last_bid_by", "S")], [NONE, "W", "E"]),
        ("E", "XX", [("last_bid", "1S"), ("last_bid_by", "S")], [NONE, "E"]),
        ("E", "P", [("last_bid", "1S"), ("last_bid_by", "S")], [NONE, "E"]),
        ("E", "P", [("last_bid", "1S"), ("last_bid_by", "W")], [NONE, "E", "E S"]),
        ("E", "P", [("last_bid", "1S"), ("last_bid_by", "N")], [NONE, "E", "E S", "E S W"]),
        ("E", "2H", [("last_bid", "1S"), ("last_bid_by", "S")], [NONE, "E", "E S", "E S W"]),
    ],
)
def test_passes_that_are_put_in_are_no_irregularity_of_their_own(
    turn: str, call: str, bid: Answers, since: list[str], edition: str
) -> None:
    """Behind a call that is cancelled with all that follows, or behind the last pass, nobody is said to have called."""
    answers: Answers = [("by", "N"), ("turn", turn), ("call", call), *bid]
    asked = ruled("call_out_of_rotation", answers, edition)["ask"]
    assert (asked["key"], sorted(asked["choices"])) == ("called_since", sorted(since))
    for who in since:
        found = ruled("call_out_of_rotation", [*answers, ("called_since", who)], edition)
        assert len(found["irregularities"]) == 1


def test_an_overcall_that_nobody_has_told_can_be_doubled() -> None:
    opened: Answers = [("by", "N"), ("turn", "S"), ("call", "1H"), ("last_bid", NONE), ("called_since", NONE)]
    opened.append((CHOOSE, "reject_call@E"))
    asked = ruled("call_out_of_rotation", opened)["ask"]
    assert (asked["key"], asked["choices"][:3]) == ("new_call", ["P", "X", "1C"])
    walked = quick("call_out_of_rotation", [*opened, ("new_call", "X")], laws="2017", authority="wbf")
    calls = [(made.by.value, str(made.call)) for made in walked.table.situation.facts.calls] if walked.table else []
    assert calls[1:] == [("S", "P"), ("W", "1C"), ("N", "X")]


def test_what_was_explained_rightly_was_not_corrected_too_late() -> None:
    late = [("by", "N"), ("stage", "ended"), ("declarer", "N"), ("noticed_by", "partner"), ("agreement", "weak")]
    kinds = {
        found: [it["kind"] for it in ruled("wrong_explanation", [*late, ("misinformation", found)])["irregularities"]]
        for found in ("no", "yes")
    }
    assert kinds == {"no": [], "yes": ["late_correction", "mistaken_explanation"]}


def test_nobody_can_have_bid_over_seven_notrump() -> None:
    answers: Answers = [("by", "N"), ("turn", "S"), ("call", "P"), ("last_bid", "7NT"), ("called_since", NONE)]
    answers.append((CHOOSE, "reject_call@E"))
    asked = ruled("call_out_of_rotation", answers)["ask"]
    assert (asked["key"], asked["choices"]) == ("new_call", ["P", "X"])
    for call in asked["choices"]:
        assert ruled("call_out_of_rotation", [*answers, ("new_call", call)])["ask"]["key"] == "comparable_call"
