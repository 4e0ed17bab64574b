"""An evening of 200 tables over the network, compressed: 800 phones, all results and agreements, on each database.

The load comes from a process of its own over the loopback. Nothing fails for being slow; a result that is lost fails.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from benchmarks.ordered import ordered
from benchmarks.test_web import _cpu, _folder, _memory
from tests.kit.postgres import cluster
from tests.web.processes import Process, process

TABLES = int(os.environ.get("HALL_TABLES", "200"))
PHONES = 4 * TABLES
BOARDS, ROUNDS = 26, int(os.environ.get("HALL_ROUNDS", "13"))
SECONDS = float(os.environ.get("HALL_SECONDS", "8"))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_evening_of_two_hundred_tables(benchmark: Any, tmp_path: Path, database: str) -> None:
    if database == "sqlite":
        with process(_folder(tmp_path, "hall")) as server:
            benchmark.pedantic(lambda: _evening(server), rounds=1)
        return
    with cluster() as postgres, process(_folder(tmp_path, "hall"), "--database", postgres.database()) as server:
        benchmark.pedantic(lambda: _evening(server), rounds=1)


def _evening(server: Process) -> None:
    session, links = _begun(server)
    host, _, port = server.address.rpartition("/")[2].partition(":")
    extra = PHONES - 3 * TABLES
    order = {"host": host, "port": int(port), "session": session, "secrets": links, "extra": extra}
    before = _cpu(server.pid)
    found, _ = ordered("benchmarks.hall_load", {**order, "rounds": ROUNDS, "seconds": SECONDS})
    cpu, done, seen = _cpu(server.pid) - before, found["done"], found["seen"]
    print(
        f"\n{TABLES} tables, {found['phones']} phones, {ROUNDS} rounds of {SECONDS:.0f} s: {len(done)} messages in"
        f" {found['took']:.0f} s, from tap to done p50 {_at(done, 0.5)}, p99 {_at(done, 0.99)}, most {_at(done, 1)}"
    )
    print(f"from a result's tap to the other pair's phone p50 {_at(seen, 0.5)}, p99 {_at(seen, 0.99)}")
    print(f"a round called is shown by the last unit after {_at(found['late'], 0.5)}, at most {_at(found['late'], 1)}")
    print(
        f"{found['views']} views, {found['bytes'] / 1e6:.0f} MB; processor {100 * cpu / found['took']:.0f} % of one,"
        f" {1e6 * cpu / len(done):.0f} µs a message; {_memory(server.pid) / 1e6:.0f} MB"
    )
    print("(p99 under 100 ms; a round within 2 s)")
    with server.client() as client:
        view = client.get(f"/s/{session}/at/director/view", headers=_bearer(links["director"])).json()
    assert [state for table in view["tables"] for state in table["states"]] == ["agreed"] * (2 * TABLES)


def _begun(server: Process) -> tuple[str, dict[str, str]]:
    """Everybody has sat down, and the movement is made: the session, and the secrets of its places."""
    with server.client() as client:
        opened = client.post("/api/sessions", json={"name": "Bench", "tables": TABLES}, headers=server.operator).json()
        session = opened["session"]
        links = {who: link.rpartition("/")[2] for who, link in opened["links"].items()}

        def post(who: str, path: str, **body: Any) -> Any:
            reply = client.post(f"/s/{session}/at/{who}/{path}", json=body, headers=_bearer(links[who]))
            assert reply.is_success, reply.text
            return reply.json()

        for table in range(1, TABLES + 1):
            for side in ("NS", "EW"):
                names = [[f"{side} {table} {n}", ""] for n in (1, 2)]
                post("scorer", "facts", type="sit", id=f"{side}{table}", table=table, side=side, names=names)
        post("director", "facts", type="arrange", id="arrange", boards=BOARDS, winners=2)
        view = client.get(f"/s/{session}/at/director/view", headers=_bearer(links["director"])).json()
        for pair in view["pairs"]:
            who = f"pair:{pair['key']}"
            links[who] = post("director", f"links/{who}")["link"].rpartition("/")[2]
    return session, links


def _bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def _at(values: list[float], part: float) -> str:
    return f"{1000 * values[min(len(values) - 1, int(part * len(values)))]:.0f} ms"
