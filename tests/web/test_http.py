"""What HTTP says around what is asked for: content types, parameters that may be left out."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.web.site import _built
from tests.web.desk.director import director
from tests.web.desk.test_paper import opened
from tests.web.house import Open, client_id, visit

EXAMPLE = files("bridgelaw").joinpath("examples", "insufficient_bid.yaml").read_text("utf-8")


def test_a_board_from_elsewhere_needs_no_id(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        address, headers = house.url("director", "/boards"), house.bearer("director")
        for id in ("", "?id=", f"?id={client_id()}"):
            reply = await browser.post(address + id, content=EXAMPLE, headers=headers)
            assert (reply.status_code, reply.json().get("type", "")) == ((400, "") if id == "?id=" else (200, "done"))
        assert (await browser.get(house.url("director", "/view"), headers=headers)).json()["table"]["boards"] == 3

    visit(tmp_path, check)


def test_what_a_contract_comes_to_is_known_before_it_is_given(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        headers = house.bearer("director")

        async def asked(query: str) -> Any:
            return await browser.get(house.url("director", f"/contract?{query}"), headers=headers)

        results = (await asked("contract=4S&by=N&vulnerable=EW")).json()["results"]
        assert [one["tricks"] for one in results] == [*range(14)]
        assert [results[n]["points"] for n in (9, 10, 11)] == [-50, 420, 450]
        results = (await asked("contract=3NTX&by=W&vulnerable=EW")).json()["results"]
        assert [results[n]["points"] for n in (8, 9)] == [200, -750]
        assert "points" not in (await asked("contract=4S&by=N")).json()["results"][10]
        assert (await asked("contract=8S&by=N")).status_code == 404
        assert (await asked("contract=4S&by=X")).status_code == 400

    visit(tmp_path, check)


def test_a_character_set_is_named_once_and_by_every_text(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        at = await director(house)
        case = await opened(at, number="2")
        await house.joined("N", browser)
        operator = {"authorization": f"Bearer {house.lobby.operator}"}
        mine = [f"/t/{house.table}/N", f"/t/{house.table}/N/view", "/", "/nothing", "/site.css", "/words/en.ftl"]
        mine += ["/docs", "/openapi.json", "/healthz", "/readyz", "/laws", *(f"/static/{name}" for name in _built())]
        hers = ["/desk", "/desk/rulings", case, *(f"/desk/{name}" for name in ("desk.css", "desk.js"))]
        records = [house.url("director", f"/record?format={form}") for form in ("record", "pbn", "lin")]
        seen = set()
        for client, paths, headers in (
            (browser, mine, {"accept": "text/html"}), (at.browser, hers, {}),
            (browser, ["/metrics"], operator), (browser, records, house.bearer("director")),
        ):  # fmt: skip
            for path in paths:
                reply = await client.get(path, headers=headers, follow_redirects=True, timeout=60)
                kind = reply.headers["content-type"]
                seen.add(kind.partition(";")[0])
                assert kind.lower().count("charset") == (1 if kind.startswith("text/") else 0), (path, kind)
        assert seen >= {"text/html", "text/css", "text/plain", "application/json", "application/yaml"}

    visit(tmp_path, check)


@pytest.mark.parametrize("part", ["content-type: text/plain; charset=none", "content-type: text/plain; charset=ascii"])
def test_a_form_in_a_character_set_that_there_is_none_of_is_refused(tmp_path: Path, part: str) -> None:
    body = f'--a\r\ncontent-disposition: form-data; name="id"\r\n{part}\r\n\r\né\r\n--a--\r\n'.encode()

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="2")
        headers = {"content-type": "multipart/form-data; boundary=a", "origin": house.address}
        for path in ("/photos", "/calls", "/acts"):
            assert (await at.browser.post(f"{address}{path}", content=body, headers=headers)).status_code == 400

    visit(tmp_path, check)
