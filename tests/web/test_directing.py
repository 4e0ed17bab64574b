"""What the Director's page asks for beside its view."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.house import Open, client_id, visit
from tests.web.test_hall import Evening, evening

HANDS = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "S:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85"]
"""


async def seated(house: Open) -> Evening:
    """Six pairs sit there, and there is no movement yet."""
    at = await evening(house)
    for table in (1, 2, 3):
        for side in ("NS", "EW"):
            await at.done(f"unit:{table}", "sit", table=table, side=side, names=[[f"{side} {table}", ""], ["P", ""]])
    return at


def test_movements_are_proposed_and_the_one_that_is_chosen_is_that_one(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await seated(house)
        here, mine = f"/s/{at.id}/at/director", at.bearer("director")
        found = (await at.browser.get(f"{here}/proposals?boards=6&minutes=40&language=fr", headers=mine)).json()
        assert found["pairs"] == 6
        assert [one["choice"] for one in found["proposals"]] == list(range(len(found["proposals"])))
        last = found["proposals"][-1]
        assert last["takes"] == f"{last['minutes'] // 60}:{last['minutes'] % 60:02}"
        assert last["late"] == max(0, last["minutes"] - 40)
        await at.done("director", "arrange", boards=6, minutes=40, choice=last["choice"], pairs=6)
        assert (await at.view("director"))["now"]["rounds"] == last["rounds"]
        for wrong in ("boards=1", "boards=x", "boards=24&minutes=0", ""):
            assert (await at.browser.get(f"{here}/proposals?{wrong}", headers=mine)).status_code == 400
        unit = at.bearer("unit:1")
        assert (await at.browser.get(f"/s/{at.id}/at/unit:1/proposals?boards=6", headers=unit)).status_code == 404

    visit(tmp_path, check)


def test_too_few_pairs_have_no_movement(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        found = await at.browser.get(f"/s/{at.id}/at/director/proposals?boards=6", headers=at.bearer("director"))
        assert found.json() == {"pairs": 0, "proposals": []}

    visit(tmp_path, check)


def test_hands_come_out_of_a_file_once(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await seated(house)
        id, mine = client_id(), at.bearer("director")
        here = f"/s/{at.id}/at/director/hands"
        first, again = [await at.browser.post(f"{here}/{id}", content=HANDS.encode(), headers=mine) for _ in range(2)]
        assert first.json() == again.json()
        assert first.json()["type"] == "done"
        assert (await at.view("director"))["deals"] == 2
        state = (await house.lobby.hall.session(at.id)).now.state
        # turned to where North is first
        assert state.deals[1].startswith("N:KT4.AQ95.J53.KJ4 ")
        for wrong in (b"", b"hello", b"\xff\xfe", b'[Board "3"]\n[Deal "N:AQ52.K83.A74.962 - - -"]\n'):
            no = await at.browser.post(f"{here}/{client_id()}", content=wrong, headers=mine)
            assert (no.status_code, no.json()["code"]) == (409, "hall-refused-no-hands"), wrong
        unit = at.bearer("unit:1")
        not_his = await at.browser.post(f"/s/{at.id}/at/unit:1/hands/x", content=HANDS.encode(), headers=unit)
        assert not_his.status_code == 404

    visit(tmp_path, check)


def test_the_session_goes_out_when_nobody_has_a_board_to_play_any_more(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await at.done("unit:1", "score", **await at.score(1))
        mine = at.bearer("director")
        for name, text in (("usebio.xml", "<USEBIO"), ("results.pbn", "% PBN")):
            path = f"/s/{at.id}/at/director/export/{name}"
            assert (await at.browser.get(path, headers=mine)).status_code == 409
            await at.done("director", "end_play")
            out = await at.browser.get(path, headers=mine)
            assert text in out.text
            assert "of table 1" in out.text
            assert (await at.browser.get(path + "x", headers=mine)).status_code == 404
            await at.done("director", "end_play", over=False)

    visit(tmp_path, check)


def test_cards_are_printed_of_the_movement_and_those_to_score_on_have_a_link(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await seated(house)
        here, mine = f"/s/{at.id}/at/director/print", at.bearer("director")
        assert (await at.browser.get(f"{here}/tables.html", headers=mine)).status_code == 404
        await at.done("director", "arrange", boards=6)
        for name in ("tables", "guides"):
            assert "Tuesday" in (await at.browser.get(f"{here}/{name}.html", headers=mine)).text
            assert (await at.browser.get(f"{here}/{name}.pdf", headers=mine)).content.startswith(b"%PDF")
        people = [" – ".join(one["names"]) for one in (await at.view("director"))["pairs"]]
        assert len(people) == 6
        printed = await at.browser.get(f"{here}/guides.html", headers=mine)
        assert all(one in printed.text for one in people)
        printed = await at.browser.post(f"{here}/scores.html", headers=mine)
        links = re.findall(r"/join/[A-Za-z0-9_-]+", printed.text)
        assert len(links) == len(set(links)) == printed.text.count("<svg") == 6
        phone = await house.browser()
        assert "pair 1" in (await phone.get(links[0], headers={"accept": "text/html"})).text
        assert (await at.browser.post(f"{here}/scores.pdf", headers=mine)).content.startswith(b"%PDF")
        for wrong in ("tables.exe", "scores.html", "x.html"):
            assert (await at.browser.get(f"{here}/{wrong}", headers=mine)).status_code in (404, 405), wrong

    visit(tmp_path, check)


def test_every_place_that_has_a_page_gets_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        for who in ("director", "scorer", "screen"):
            page = await at.browser.get(f"/s/{at.id}/at/{who}", headers={**at.bearer(who), "accept": "text/html"})
            assert page.status_code in (200, 503), who  # where the page has not been built
            found = (await at.browser.get(f"/s/{at.id}/at/{who}/address", headers=at.bearer(who))).json()
            assert found["address"] == f"{house.lobby.settings.address}/s/{at.id}"
            assert found["picture"].startswith("<svg")

    visit(tmp_path, check)
