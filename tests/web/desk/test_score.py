"""The page of an adjusted score: looked at, given once, taken back; the other tables, penalties, help."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.web.desk import score_page
from bridgelaw.words import Words
from tests.web.desk.director import director
from tests.web.desk.on_paper import EXAMPLES, Desk, desk, desk_with
from tests.web.desk.test_paper import does, opened
from tests.web.house import Open, visit

TWO = "bid=2S&by=E&tricks=%3D&weight=60&bid=2S&by=E&tricks=%2B1&weight=40"
FIELDS: dict[str, Any] = {
    "kind": "assigned", "bid": ["2S", "2S"], "risk": ["", ""], "by": ["E", "E"], "tricks": ["=", "+1"],
    "weight": ["60", "40"],
}  # fmt: skip


async def decided(house: Open, text: str = "", **settings: Any) -> Desk:
    """A case that has come to its score; `text`: another record than the example."""
    text = text or (EXAMPLES / "hesitation.yaml").read_text("utf-8")
    laws = settings.setdefault("laws", "2017")
    at = await desk_with(house, text.replace("laws: 2017", f"laws: {laws}"), **settings)
    await at.open()
    for kind, value in (
        ("facts_agreed", "yes"), ("information_made_available", "yes"), ("suggested", "3D"),
        ("logical_alternatives", "P 3D"), ("damage", "yes"),
    ):  # fmt: skip
        await at.answers(kind, value)
    return at


def test_the_effect_is_shown_with_its_steps_before_anything_is_given(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await decided(house)
        version = (await house.lobby.house.table(at.at.split("/")[3])).state.version
        page = await at.open(f"/score?{TWO}")
        for part in ("Sum of the weights: 100%", "−10.4 matchpoints", "+10.4 matchpoints", "5.6 of 24 matchpoints",
                     "4.8 + 0.8 = 5.6", "5.6 / 24 = 23.33%", "−110 (4 tables): 1 each"):  # fmt: skip
            assert part in page, part
        part = (await at.get(f"/score?{TWO}&part=effect")).text
        assert "5.6 of 24" in part
        assert "<html" not in part
        assert (await house.lobby.house.table(at.at.split("/")[3])).state.version == version

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("bid=2S&by=E&weight=60&bid=3S&by=E&weight=30", "Sum of the weights: 90%. It has to be 100%."),
        ("bid=2S&by=&tricks=8", "Result 1 needs a declarer."),
        ("bid=2S&by=E&tricks=many", "is not written as it is asked for"),
        ("kind=artificial&share_ns=percent&percent_ns=150&share_ew=average", "150"),
        ("kind=artificial&share_ns=average_plus&share_ew=average_minus", "60% × 24 = 14.4"),
        ("bid=2S&by=E&tricks=8&apart=on&ew_bid=2S&ew_by=E&ew_tricks=9", "+140"),
        ("bid=P", "Passed out"),
        ("bid=2S&by=E&weight=1/3&bid=3S&by=E&weight=2/3", "Sum of the weights: 100%"),
    ],
)
def test_what_is_filled_in(tmp_path: Path, query: str, told: str) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "hesitation")
        assert told in await at.open(f"/score?{query}")
        assert ("Give this score" in at.text) is not told.startswith(
            ("Sum of the weights: 90", "Result 1", "is not", "150")
        )

    visit(tmp_path, check)


def test_what_was_not_looked_at_is_not_given(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await decided(house)
        await at.open(f"/score?{TWO}")
        told = await at.refused("/score", 422, **(FIELDS | {"weight": ["50", "50"]}))
        assert "changed since it was last shown" in told
        assert "Give this score" in told
        await at.open(f"/score?{TWO}")
        first = at.form_to("/score")
        await at.sends("/score", **FIELDS)
        # the same form once more counts once; another Director's, on the old state, is asked again
        assert (await at.send(first, **FIELDS)).status_code == 303
        first.fields = [(k, "another-form" if k == "id" else v) for k, v in first.fields]
        stale = await at.send(first, **FIELDS)
        assert stale.status_code == 409
        assert "has changed since you saw it" in stale.text
        record = await (await house.lobby.house.table(at.at.split("/")[3])).record()
        assert [act.verb for act in record.acts].count("adjust") == 1

    visit(tmp_path, check)


def test_it_is_taken_back(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await decided(house)
        await at.open(f"/score?{TWO}")
        await at.sends("/score", **FIELDS)
        assert "The overtrick" not in await at.open("/score")
        assert 'value="2S" selected' in at.text
        await at.sends("/score/back")
        await at.open("/score")
        assert "/score/back" not in at.text or "Take this adjusted score back" not in at.text

    visit(tmp_path, check)


def test_the_other_tables(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        text = (EXAMPLES / "hesitation.yaml").read_text("utf-8")
        bare = "\n".join(line for line in text.splitlines() if "results:" not in line and line != "field:")
        at = await desk_with(house, bare)
        assert "matchpoints and IMPs are not" in await at.open("/score")
        await at.sends("/field", results="-110 −140, A+ 50", expected="7", NS="64,5", EW="")
        page = await at.open(f"/score?{TWO}")
        assert "4 scores of 7 expected" in page
        assert "−110 −140 A+ +50" in page
        for wrong in ("12345", "-115", "B", "7700"):
            told = await at.refused("/field", 422, results=wrong, expected="", NS="", EW="")
            assert "is no score that a board can have" in told
        told = await at.refused("/field", 422, **{"from": "house"})
        assert "No other table" in told
        other = await desk_with(house, bare.replace("result: 8", "result: 9"))
        assert other.at != at.at
        await at.open("/score")
        await at.sends("/field", **{"from": "house"})
        assert "+110 (North–South’s points)" in await at.open("/score")

    visit(tmp_path, check)


def test_a_penalty_stands_apart(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await decided(house)
        before = await at.open("/score")
        form = at.form_to("/penalties")
        for _ in range(2):  # sent twice, it counts once
            sent = await at.send(form, side="NS", amount="10", unit="percent", kind="procedural", reason="late")
            assert sent.headers["location"] == f"{at.at}/score"
        page = await at.open("/score")
        assert page.count("late") == 1
        assert "16 of 24 matchpoints" in before
        assert "16 of 24 matchpoints" in page
        for amount in ("0", "-3", "much"):
            told = await at.refused(
                "/penalties", 422, side="NS", amount=amount, unit="mp", kind="procedural", reason=""
            )
            assert "amount above 0" in told

    visit(tmp_path, check)


def test_help_with_all_hands_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solved = {
        "tricks": {seat: dict.fromkeys(("S", "H", "D", "C", "NT"), 7) for seat in "NESW"},
        "par": {"points": {"NS": -110, "EW": 110}, "contracts": [{"contract": "2S", "by": "E", "tricks": 8}]},
        "contract": {"contract": "3D", "by": "S", "tricks": 8, "points": {"NS": -50, "EW": 50}},
        "costs": [],
        "calls": [],
    }  # fmt: skip

    async def found(case: object) -> dict[str, Any]:
        return solved

    monkeypatch.setattr(score_page, "_solved", found)

    async def check(house: Open) -> None:
        at = await desk(house, "hesitation")
        page = await at.open("/score?dd=1")
        assert "Put 3 ♦ by South, down 1 among the results" in page
        assert "Par:" in page

    visit(tmp_path, check)


ILLEGAL: dict[str, Any] = {
    "kind": "assigned", "bid": ["2S", "3D"], "risk": ["", ""], "by": ["E", "S"], "tricks": ["=", "-1"],
    "weight": ["60", "40"],
}  # fmt: skip
ILLEGAL_QUERY = "bid=2S&by=E&tricks=%3D&weight=60&bid=3D&by=S&tricks=-1&weight=40"


@pytest.mark.parametrize(
    ("laws", "language", "said", "law"),
    [
        ("1997", "nb", "et resultat som kom av den, teller ikke med", "12C2"),
        ("2007", "fr", "un résultat qui en est issu ne reçoit aucun poids", "12C1(c)"),
        ("2017", "en", "Only a result that could have been reached legally is given a weight", "12C1(c)"),
    ],
)
def test_the_result_of_the_illegal_call_is_given_only_if_he_insists(
    tmp_path: Path, laws: str, language: str, said: str, law: str
) -> None:
    async def check(house: Open) -> None:
        at = await decided(house, laws=laws, language=language)
        assert said not in await at.open(f"/score?{TWO}")
        page = await at.open(f"/score?{ILLEGAL_QUERY}")
        assert said in page
        assert law in page.partition(said)[2][:60]
        assert "3♦" in page.partition(said)[0][-300:].replace("\u202f", "").replace(" ♦", "♦")
        await at.refused("/score", 422, **ILLEGAL)
        case = await at.sends("/score", **(ILLEGAL | {"insist": "yes"}))
        assert said in case
        record = await (await house.lobby.house.table(at.at.split("/")[3])).record()
        assert [act.verb for act in record.acts].count("adjust") == 1

    visit(tmp_path, check)


def test_what_is_filled_in_stays_when_the_other_tables_are_changed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await decided(house)
        await at.open(f"/score?{TWO}")
        for weight in ("60", "40"):
            assert f'data-kept name="weight" value="{weight}"' in at.text
        await at.sends("/field", **FIELDS, results="-110 -140 50", expected="4", NS="", EW="")
        assert 'name="weight" value="60"' in at.text
        assert 'name="weight" value="40"' in at.text
        assert "Sum of the weights: 100%" in at.text
        await at.refused("/field", 422, results="12345", expected="", NS="", EW="")

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("laws", "authority", "kinds"),
    [
        ("1997", "wbf", ["likely", "assigned", "artificial"]),
        ("1997", "ffb", ["likely", "assigned", "artificial"]),
        ("2007", "acbl", ["likely", "assigned", "artificial"]),
        ("2007", "wbf", ["assigned", "artificial"]),
        ("2017", "acbl", ["assigned", "artificial"]),
    ],
)
def test_what_the_edition_means_by_an_assigned_score_stands_first(
    tmp_path: Path, laws: str, authority: str, kinds: list[str]
) -> None:
    """In 1997 one result is likely for one side and another at all probable for the other (12C2); weights are what a
    committee may give (12C3)."""

    async def check(house: Open) -> None:
        at = await decided(house, laws=laws, authority=authority)
        page = (await at.get("/score")).text
        assert re.findall(r'type="radio" name="kind" value="(\w+)"', page) == kinds
        assert re.findall(r'name="kind" value="(\w+)" checked', page) == kinds[:1]
        for filled in (TWO, "bid=2S&by=E&tricks=8"):
            assert "Give this score" in await at.open(f"/score?kind={kinds[0]}&{filled}")

    visit(tmp_path, check)


def test_a_result_for_each_side_is_not_proposed_before_it_is_known_which_has_erred(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "hesitation", laws="1997")
        page = (await at.get("/score")).text
        assert re.findall(r'name="kind" value="(\w+)" checked', page) == ["assigned"]

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_nothing_changes_where_the_result_is_worth_the_same(tmp_path: Path, language: str) -> None:
    """Whatever the other tables have; of another result it is not known without them. Whose settings they are is said
    once."""

    async def check(house: Open) -> None:
        at = await director(house, language)
        address = await opened(at, number="1", scoring="mp")
        words = Words(language, "2017")
        await at.look(address)
        await does(
            at, "/calls", calls={"en": "p p 4s p p p", "fr": "pa pa 4p pa pa pa", "nb": "p p 4s p p p"}[language]
        )
        await does(at, "/acts", what="result", text="10")
        unknown, none = words.say("adjust-unknown"), words.say("adjust-change-none")
        # by the language an authority is suggested
        origin, authority = {"en": ("unread", "WBF"), "fr": ("default", "FFB"), "nb": ("default", "NBF")}[language]
        whose = plain(words.say(f"setting-origin-{origin}", authority=authority)).casefold()
        for tricks, said in (("%3D", none), ("%2B1", unknown)):
            page = await at.look(f"{address}/score?bid=4S&by=S&tricks={tricks}")
            other = unknown if said == none else none
            assert (page.count(plain(said)), page.count(plain(other))) == (2, 0), page
            assert page.casefold().count(whose) == 1, page

    visit(tmp_path, check)


def plain(text: str) -> str:
    """As a page is read."""
    return " ".join(text.replace("\xa0", " ").split())
