"""A Director who takes sessions over, and whoever reads their pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

import httpx

from bridgelaw.session.named import named
from tests.session.sessions import FORM
from tests.web.desk.director import Director, director, said
from tests.web.house import Open

SECTIONS = ("", "/travellers", "/hands")
SHEETS = tuple(
    f"/print/{what}.{ending}"
    for what in ("ranking", "travellers", "hands")
    for ending in ("html", "pdf", "csv")
    if (what, ending) != ("hands", "csv")
)


class AtTheDesk:
    """He has come to the desk of that house."""

    def __init__(self, house: Open, at: Director) -> None:
        self.house, self.at = house, at

    async def takes(self, data: bytes, over: str = "yes", name: str = "evening.json", **fields: str) -> httpx.Response:
        """He sends that file."""
        reply = await self.at.browser.post(
            "/desk/sessions",
            data={"over": over, **fields},
            files={"file": (name, data)},
            headers={"origin": self.house.address, "accept": "text/html", "accept-language": self.at.language},
        )
        self.at.text = reply.text
        return reply

    async def session(self, data: bytes, over: str = "yes", **fields: str) -> str:
        """The same, and the id of the session that there is now."""
        reply = await self.takes(data, over, **fields)
        assert reply.status_code == 200, said(reply.text)
        return fields.get("id") or str(re.findall(r'href="/s/([\w-]+)"', reply.text)[0])

    async def presses(self, id: str, what: str) -> None:
        """He sends the form that ends play, or takes the session away."""
        reply = await self.at.browser.post(f"/desk/sessions/{id}/{what}", headers={"origin": self.house.address})
        assert reply.status_code == 303, reply.text


async def at_the_desk(house: Open, language: str = "en") -> AtTheDesk:
    """Somebody who has come by the desk's link."""
    return AtTheDesk(house, await director(house, language))


def as_file(results: Sequence[Mapping[str, Any]], pairs: Sequence[str], **more: Any) -> bytes:
    """A session in the neutral form."""
    return json.dumps({"form": FORM, "pairs": [{"pair": one} for one in pairs], "results": results, **more}).encode()


async def everything(
    reader: httpx.AsyncClient, id: str, boards: Sequence[int], pairs: Sequence[str]
) -> dict[str, bytes]:
    """All that the server sends of a session, by path: head and body, also where there is nothing."""
    paths = [*SECTIONS, *SHEETS, *(f"/board/{one}" for one in boards), *(f"/pairs/{one}" for one in pairs)]
    paths += [f"/board/{one}?sort=score" for one in boards]
    found = {}
    for path in paths:
        reply = await reader.get(f"/s/{id}{path}", headers={"accept": "text/html"})
        head = {name: value for name, value in reply.headers.items() if name != "date"}
        found[path] = repr((reply.status_code, sorted(head.items()))).encode() + reply.content
    return found


def played_howell(tables: int = 6, scoring: str = "mp") -> bytes:
    """A whole session: a Howell with contracts, awards, a board that was not played, hands, a penalty."""
    plan = named("howell", tables, 22)
    results: list[dict[str, Any]] = []
    for number, seating, boards in plan.played():
        for board in boards:
            n = seating.table * 7 + board * 3 + number
            made = {"contract": CONTRACTS[n % len(CONTRACTS)], "by": "NESW"[n % 4], "tricks": 7 + n % 5, "lead": "DK"}
            results.append(
                {"board": board, "ns": str(seating.ns), "ew": str(seating.ew), "round": number, "table": seating.table}
                | (made if n % 11 else {"contract": "P"})
            )
    results[3] = _instead(results[3], artificial={"ns": "average_plus", "ew": 40})
    results[10] = _instead(results[10], weighted={"ns": [[420, 0.6], [-50, 0.4]]})
    results[20] = _instead(results[20], unplayed="no time")
    return as_file(
        results, [str(pair) for pair in plan.pairs],
        name="Tuesday pairs", date="2026-01-27", conditions={"winners": 1, "scoring": scoring},
        penalties=[{"pair": "3", "amount": 10}] if scoring == "mp" else [],
        deals={str(board): DEAL for board in (1, 2, 5)},
    )  # fmt: skip


def _instead(result: Mapping[str, Any], **given: Any) -> dict[str, Any]:
    """That play with something else that came of it."""
    return {key: result[key] for key in ("board", "ns", "ew", "round", "table")} | given


CONTRACTS = ("4S", "3NT", "2HX", "5D", "1NT", "6SXX", "4H")
DEAL = "N:AKQJT98.A.K.Q432 5432.KQJ.AQJ.KJT 76.T9876.T98.A98 .5432.765432.765"
