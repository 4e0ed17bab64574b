"""A whole evening played online: programs at all seats, a Director who rules now and then, browsers beside some of the
players; what has to be true of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

import httpx

from tests.evening.matchpoints import north_south, percentages
from tests.online.session import OnlineSession
from tests.online.witness import Witness, deals_of
from tests.web.house import client_id
from tests.web.processes import UNENCRYPTED

AWARDS = (("average_plus", "average_minus"), ("average", "average"), ("average_minus", "average_plus"))
Round = Callable[[OnlineSession, int], Awaitable[None]]


class OnlineWhole:
    """What came of it."""

    def __init__(self, at: OnlineSession, witness: Witness) -> None:
        self.at, self.witness = at, witness
        self.awards: dict[tuple[int, int, int], tuple[str, str]] = {}
        self.ranking: dict[str, str] = {}

    def second(self, tables: int) -> dict[str, str]:
        """The ranking computed from what the tables told their players, by the rules of the game alone."""
        results = {}
        for (table, round, board), came in self.witness.outcomes.items():
            seats = {seat: self.witness.seated[table, round, seat] for seat in "NESW"}
            assert (seats["N"], seats["E"]) == (seats["S"], seats["W"])
            one: dict[str, Any] = {"board": board, "ns": seats["N"], "ew": seats["E"]}
            given = self.awards.get((table, round, board))
            one |= (
                {"award": dict(zip(("ns", "ew"), given, strict=True))}
                if given
                else {"score": north_south(board, **came)}
            )
            results[f"{table}.{round}.{board}"] = one
        return {pair: rounded(value) for pair, value in percentages(results, tables, {}).items()}


async def played(
    at: OnlineSession, pairs: int, boards: int, *, seed: int, each_round: Round | None = None
) -> OnlineWhole:
    """Play it to the ranking. `each_round`: what is looked at besides, once a round has been called."""
    deals = deals_of(boards, seed)
    witness = Witness(deals)
    whole = OnlineWhole(at, witness)
    await at.arranged(pairs, boards)
    await at.done("deal", deals={str(board): deal for board, deal in deals.items()})
    rounds = (await at.view())["now"]["rounds"]
    async with at.programs(witness.heard):
        for number in range(1, rounds + 1):
            await at.done("call_round", round=number, minutes=1000)
            if each_round is not None:
                await each_round(at, number)
            await at.round_played()
            await _ruled(whole, number)
        await at.done("end_play")
        await at.until(lambda view: view["now"]["phase"] == "over")
    witness.settled()
    await at.link("screen")
    standings = (await at.view("screen"))["standings"]
    whole.ranking = {one["pair"]["key"]: rounded(Fraction(str(one["percent"]))) for one in standings}
    return whole


async def _ruled(whole: OnlineWhole, round: int) -> None:
    """The Director goes to one of the tables and gives something in the place of what came of its first board."""
    at, tables = whole.at, (await whole.at.view())["tables"]
    table = tables[round % len(tables)]
    if not table.get("live"):
        return
    given = AWARDS[round % len(AWARDS)]
    async with director_at(at, table["table"], round) as (client, place):
        act = {"adjust": {"kind": "artificial", "ns": given[0], "ew": given[1]}, "text": "as it was found"}
        message = {"type": "act", "id": client_id(), "act": act, "confirmed": True, "place": 1}
        reply = await client.post(f"{place}/acts", json=message, headers={"origin": at.address})
        assert reply.status_code == 200, reply.text
    whole.awards[table["place"], round, table["boards"][0]] = given


@asynccontextmanager
async def director_at(at: OnlineSession, table: int, round: int) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """The Director's browser at a live table, and the address of his place there."""
    async with httpx.AsyncClient(base_url=at.address, trust_env=False, timeout=120, verify=UNENCRYPTED) as client:
        there = await client.get(f"/s/{at.id}/at/director/live/{table}/{round}", headers=at.bearer("director"))
        assert there.status_code == 303, there.text
        yield client, there.headers["location"].partition("?")[0]


def rounded(value: Fraction) -> str:
    """To the hundredth, half up."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return str(exact.quantize(Decimal("0.01"), ROUND_HALF_UP))


def check(whole: OnlineWhole, tables: int) -> None:
    """The ranking is that of the second computation, and nobody was sent what he may not know."""
    assert whole.witness.hits == []
    assert [one.troubles for one in whole.at.players.values() if one.troubles] == []
    assert whole.ranking == whole.second(tables)
