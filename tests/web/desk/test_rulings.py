"""From the call to the written ruling, over the same forms that a browser sends, in each language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.table.vocabulary import LANGUAGES
from tests.kit.whole import of_all
from tests.web.desk.on_paper import Desk, desk, links, polled
from tests.web.house import Open, visit

POLL = [("P",), ("P", "3D"), ("P",), ("P", "X"), ("3D", "P")]
TOLD = {
    "en": ("60% of 2♠ by East", "The ruling was upheld on review.", "Reason: “it is”"),
    "fr": ("60 % de 2♠ joué par Est", "La décision a été confirmée après révision.", "it is"),
    "nb": ("60 % av 2♠ i Øst", "Avgjørelsen ble opprettholdt etter overprøving.", "it is"),
}


# the road is the same in each language, and what is said on it is told in tests of the words
@pytest.mark.parametrize("language", of_all(LANGUAGES, "fr"))
def test_a_hesitation_from_the_call_to_the_pdf(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "hesitation", language)
        await at.open()
        await at.answers("facts_agreed", "yes")
        await at.answers("information_made_available", "yes")
        await at.answers("suggested", "3D")
        await at.open("/polls/new")
        sent = await at.send(
            at.form_to("/polls"), of="a7", methods="2/1", people="A\nB\nC\nD\nE", players="club", span="hour"
        )
        assert sent.status_code == 200, sent.text
        made = links(sent.text)
        assert len(made) == 5
        await polled(house, made, POLL, language)
        assert "5" in await at.open("/polls/p1")
        await at.sends("/close")
        shown = await at.open("/polls/p1")
        assert "95" in shown
        assert "<svg" in at.text
        await at.open()
        await at.answers("logical_alternatives", "P 3D", "5 asked, all would consider pass")
        await at.answers("damage", "yes")
        await at.open("/score?bid=2S&by=E&tricks==&weight=60&bid=2S&by=E&tricks=%2B1&weight=40")
        assert "5.6" in at.text.replace(",", ".")
        await at.sends("/score", **award(), reason="the overtrick was near")
        await at.open("/ruling")
        await at.sends("/told")
        await at.sends("/appeals", by="N", text="pass is not an alternative")
        page = await at.sends("/decision", decision="upheld", text="it is")
        for code in LANGUAGES:
            for part in TOLD[code]:
                assert part in page, (code, part)
            pdf = await at.get(f"/letter.pdf?language={code}")
            assert pdf.status_code == 200
            assert pdf.content.startswith(b"%PDF")
            alone = await at.get(f"/letter.html?language={code}")
            assert "5.6" in alone.text.replace(",", ".")
            assert TOLD[code][1] in alone.text
            assert "script" not in alone.headers["content-security-policy"]
        await registered(at)

    async def registered(at: Desk) -> None:
        assert "Club evening" in await at.look("/desk/rulings")
        assert "Club evening" in await at.look("/desk/rulings?q=16B+club")
        assert "Club evening" not in await at.look("/desk/rulings?q=27A")
        lines = (await at.browser.get("/desk/rulings.jsonl")).text.splitlines()
        (found,) = map(json.loads, lines)
        assert found["adjusted"] is True
        assert found["after"]["matchpoints"] == {"NS": 5.6, "EW": 18.4}
        assert found["appeals"] == [{"by": "N", "decision": "upheld"}]
        assert found["reason"] == "the overtrick was near"
        rows = (await at.browser.get("/desk/rulings.csv")).text.splitlines()
        assert len(rows) == 2
        assert "use_of_unauthorized_information" in rows[1]

    visit(tmp_path, check)


def award() -> dict[str, object]:
    """Two results with weights, as the form sends them."""
    return {
        "kind": "assigned", "bid": ["2S", "2S", ""], "risk": ["", "", ""], "by": ["E", "E", ""],
        "tricks": ["=", "+1", ""], "weight": ["60", "40", ""],
    }  # fmt: skip


@pytest.mark.parametrize("language", of_all(LANGUAGES, "nb"))
def test_misinformation_from_the_call_to_the_pdf(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "misinformation", language, scoring="imp")
        text = await at.open()
        for _ in range(12):
            do = at.form_key()
            if do == "adjust":
                break
            await at.answers(do, ANSWERS[do])
        assert at.form_key() == "adjust", text
        fields = {
            "kind": "assigned", "bid": ["4H", "3NT"], "risk": ["", ""], "by": ["N", "N"], "tricks": ["=", "-2"],
            "weight": ["2/3", "1/3"], "reason": "hearts would be found more often than not",
        }  # fmt: skip
        query = "&".join(f"{k}={v.replace('+', '%2B')}" for k, vs in fields.items() if isinstance(vs, list) for v in vs)
        await at.open(f"/score?{query}")
        await at.sends("/score", **fields)
        await at.open("/ruling")
        await at.sends("/told")
        await at.sends("/appeals", by="E", text="he would have bid so anyhow")
        await at.sends("/decision", decision="varied")
        assert "/score" in at.text
        await at.open(f"/score?{query.replace('2/3', '1/2').replace('1/3', '1/2')}")
        await at.sends("/score", **(fields | {"weight": ["1/2", "1/2"]}))
        pdf = await at.get(f"/letter.pdf?language={language}")
        assert pdf.content.startswith(b"%PDF")
        lines = (await at.browser.get("/desk/rulings.jsonl")).text.splitlines()
        (found,) = map(json.loads, lines)
        assert found["appeals"] == [{"by": "E", "decision": "varied"}]
        assert [row["weight"] for row in found["after"]["results"]["NS"]] == [0.5, 0.5]

    visit(tmp_path, check)


ANSWERS = {
    "misinformation": "yes",
    "agreement": "one long major",
    "would_have_acted": "yes",
    "damage": "yes",
    "facts_agreed": "yes",
    "information_made_available": "yes",
    "suggested": "-",
    "logical_alternatives": "3NT",
    "serious_error": "no",
    "gambling_action": "no",
    "resume": "yes",
}
