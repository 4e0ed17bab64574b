"""Every word of the formats, in every language and edition, told in an answer: in a sentence if the facts are there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table import vocabulary as v
from bridgelaw.words import Words
from bridgelaw.words.telling import RecordView, speech, tell
from bridgelaw.words.telling.arguments import Args
from tests.kit.speakers import speaker
from tests.kit.whole import by_turns
from tests.words import answers
from tests.words.answers import BARE, VIEW, everything, irregularity, obligation, option, question

SPEAKERS = [(language, edition) for language in v.LANGUAGES for edition in EDITIONS]
CODE = re.compile(r"[{}$]|\b[a-z]+_[a-z_]+\b|\b[SHDC][AKQJT2-9]\b|\bL(?:1997|2007|2017)\b|\b\d{4}:\d")


def told(language: str, edition: str, view: RecordView, **parts: Any) -> str:
    """The prose of one answer; it must be complete, 80 columns wide and free of codes."""
    lines = tell(everything(laws=int(edition), **parts), view, speaker(language))
    text = "\n".join(lines)
    assert not CODE.search(text.replace(answers.RECORD["title"], "")), text
    assert max(map(len, lines)) <= 80, text
    assert not [line for line in lines if line != line.rstrip()]
    return text


@pytest.fixture
def sentences_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A label in the place of a sentence is a failure."""

    def refuse(words: Words, message: str, args: Args) -> str:
        raise AssertionError(f"{words.language}: {message} has no sentence with {args}")

    monkeypatch.setattr(speech, "plain", refuse)


@pytest.mark.usefixtures("sentences_only")
@pytest.mark.parametrize(("language", "edition"), SPEAKERS)
class TestWithTheRecord:
    def test_irregularities(self, language: str, edition: str) -> None:
        for kind in v.IRREGULARITIES:
            if kind == "wrong_board":
                continue  # its sentence names the other board, and no record says which that is: its name is said
            in_each = [irregularity(kind, status=status) for status in v.IRREGULARITY_STATUS]
            told(language, edition, VIEW, irregularities=in_each)

    def test_options(self, language: str, edition: str) -> None:
        for word in v.OPTIONS:
            kind = "opening_lead_out_of_turn" if "lead" in word or "accept_and" in word else "changed_call"
            if word in ("accept_card", "treat_as_penalty_card", "withdraw_play") or word.startswith("require_"):
                kind = "premature_play"
            it = irregularity(kind, by="E")
            told(language, edition, VIEW, irregularities=[it], options=[option(word), option(word, by="director")])

    def test_options_after_each_call_and_lead(self, language: str, edition: str) -> None:
        """The fuller sentences of some irregularities have what they need too."""
        laws = [f"{edition}:{number}" for number in ("27B1(a)", "27B1(b)", "26A2", "26B", "31A", "50D2(a)", "54D")]
        for kind in v.IRREGULARITIES[:5]:
            for word in ("accept_call", "reject_call", "correct", "other_call"):
                for calls in (None, ["2D"], ["2D", "3D"]):
                    offered = [option(word, law=law, calls=calls) for law in laws]
                    told(language, edition, VIEW, irregularities=[irregularity(kind)], options=offered)
        for word in ("require_suit", "forbid_suit", "no_restriction", "refuse_lead"):
            for suits in (None, ["S"], ["S", "D"]):
                offered = [option(word, law=law, suits=suits) for law in laws]
                it = irregularity("opening_lead_out_of_turn", by="E")
                told(language, edition, VIEW, irregularities=[it], options=offered)

    def test_obligations(self, language: str, edition: str) -> None:
        for word in v.OBLIGATIONS:
            told(language, edition, VIEW, obligations=[obligation(word, until=until) for until in v.UNTIL])
        told(language, edition, VIEW, obligations=[obligation("explain", because=["asked-all"])])
        for word in ("lead_suit", "not_lead_suit"):
            told(language, edition, VIEW, obligations=[obligation(word, suits=["S", "H"])])

    def test_rulings(self, language: str, edition: str) -> None:
        for word in v.RECTIFICATIONS:
            it = irregularity("premature_play" if word == "card_withdrawn" else "insufficient_bid", by="E")
            ruling: answers.Element = {
                "irregularity": "i1",
                "rectification": word,
                "law": f"{edition}:26B",
                "transfer": 2,
                "because": [],
            }
            duties = [obligation("pass", who=who, until="end_of_auction") for who in "EW"]
            told(language, edition, VIEW, irregularities=[it], rulings=[ruling], obligations=duties)

    def test_questions(self, language: str, edition: str) -> None:
        told(language, edition, VIEW, questions=[question(word) for word in v.QUESTIONS])

    def test_information(self, language: str, edition: str) -> None:
        for kind in v.INFORMATION:
            about = "p5" if "play" in kind else "shown" if kind == "penalty_card" else "a4"
            entry = {"about": about, "kind": kind, "from": "E", "law": f"{edition}:16", "because": []}
            entries = [entry | {"status": "authorized"}]
            entries += [entry | {"status": "unauthorized", "basis": "stated", "for": "play"}]
            told(language, edition, VIEW, information={"W": entries, "N": entries})


class TestBare:
    """Elements that say as little as they may, about acts that nobody knows."""

    # an edition chooses among sentences, and what is bare has none: each language is here, each edition above
    @pytest.mark.parametrize(("language", "edition"), by_turns(v.LANGUAGES, EDITIONS))
    def test_irregularities_and_what_follows(self, language: str, edition: str) -> None:
        bare: dict[str, Any] = {"irregularity": "i1", "law": "", "transfer": 0, "because": []}
        rulings = [bare | {"rectification": word} for word in v.RECTIFICATIONS]
        for kind in v.IRREGULARITIES:
            for by in ("E", None):
                it = irregularity(kind, by=by, act="nowhere")
                choices = [option(word, suits=None) for word in v.OPTIONS]
                parts = {"irregularities": [it], "rulings": rulings, "options": choices, "auction": [], "plays": []}
                told(language, edition, BARE, **parts)

    @pytest.mark.parametrize(("language", "edition"), SPEAKERS)
    def test_duties_questions_and_information(self, language: str, edition: str) -> None:
        bare: dict[str, Any] = {"who": "E", "until": "now", "law": "", "because": []}
        duties = [bare | {"what": word} for word in v.OBLIGATIONS]
        asked = [question(word, of="nowhere", seat=None) for word in v.QUESTIONS]
        told(language, edition, BARE, obligations=duties, questions=asked, auction=[], plays=[])
        for status in ("authorized", "unauthorized"):
            entry: dict[str, Any] = {
                "about": "nowhere",
                "status": status,
                "from": None,
                "law": f"{edition}:16",
                "because": [],
            }
            known = [entry | {"kind": kind} for kind in v.INFORMATION]
            told(language, edition, BARE, information={"S": known})


@pytest.mark.parametrize(("language", "edition"), SPEAKERS)
def test_phases_statuses_and_rights(language: str, edition: str) -> None:
    for phase in v.PHASES:
        for turn in (*"NESW", None):
            told(language, edition, VIEW, phase=phase, turn=turn, frozen=turn is None)
    calls = [{"act": f"a{n}", "by": "S", "call": "1C", "status": status} for n, status in enumerate(v.CALL_STATUS)]
    implied = [{"act": "a1", "by": "W", "call": "P", "status": "void", "implied": True}]
    told(language, edition, VIEW, auction=calls + implied)
    for n in range(len(v.RIGHTS)):
        told(language, edition, VIEW, rights={"N": v.RIGHTS[n:], "E": v.RIGHTS[:n], "S": v.RIGHTS[n:], "W": []})
    told(language, edition, VIEW, rights=dict.fromkeys("NESW", v.RIGHTS))


@pytest.mark.parametrize(("language", "edition"), SPEAKERS)
def test_penalties_scores_and_remarks(language: str, edition: str) -> None:
    for kind in v.PENALTY_KINDS:
        for unit in v.UNITS:
            for amount in (0, 1, 2.5):
                penalty = {"side": "NS", "unit": unit, "amount": amount, "kind": kind, "reason": "…"}
                told(language, edition, VIEW, penalties=[penalty])
    result = {"contract": "4SX", "by": "S", "tricks": 9, "points": -100}
    halves = [result | {"weight": 0.5}, {"contract": "P", "points": 0, "weight": 0.5}]
    for score in (
        {"kind": "none"},
        {"kind": "table", "contract": "P", "points": {"NS": 0, "EW": 0}},
        {"kind": "table", "contract": "3NT", "declarer": "E", "tricks": 9, "points": {"NS": -400, "EW": 400}},
        {"kind": "assigned", "results": {"NS": halves, "EW": [result]}, "points": {"NS": -50, "EW": 100}},
        {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"},
        {"kind": "artificial", "percent": {"NS": 65.0}, "matchpoints": {"NS": 11.7}},
        {"kind": "artificial", "ns": 60, "ew": 40, "imps": {"NS": 3, "EW": -3}},
    ):
        told(language, edition, VIEW, phase="ended", turn=None, score=score)
    codes = ("no-such-question", "no-such-option", "question-ambiguous", "conflict", "unheard-of")
    kinds = ("damage", "play_on", "other")
    errors = [{"act": "z", "code": code, "kind": kind, "message": ""} for code in codes for kind in kinds]
    told(language, edition, VIEW, questions=[question("damage")], errors=errors)
