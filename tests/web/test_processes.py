"""Real processes: killed under load, stopped, two on one database. The long form is in `sweeps/`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.kit.postgres import Cluster
from tests.web.killing import folder_of, kill_at
from tests.web.processes import UNENCRYPTED, Process, process

Table = dict[str, Any]
Sit = Callable[..., Awaitable[ClientConnection]]


def test_killed_on_sqlite_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    counted = asyncio.run(kill_at(2, tables=4, start=lambda: Process(folder), seed=1))
    assert counted["kills"] == 2
    assert counted["acknowledged"] > 10


def test_killed_on_postgresql_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path, postgres: Cluster) -> None:
    folder, database = folder_of(tmp_path), postgres.database()
    counted = asyncio.run(kill_at(2, tables=4, start=lambda: Process(folder, "--database", database), seed=2))
    assert counted["kills"] == 2
    assert counted["acknowledged"] > 10


def test_players_of_a_table_on_two_processes_one_killed(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.database()

    async def check(first: Process, second: Process, sit: Sit) -> None:
        table = first.open_table(seed="two")
        north, south = await sit(first, table, "N"), await sit(first, table, "S")
        east, west = await sit(second, table, "E"), await sit(second, table, "W")
        everybody = {"N": True, "E": True, "S": True, "W": True, "director": False}
        for socket in (north, east, south, west):
            await _until(socket, "presence", everybody)
        for by, socket, call in (("N", north, "1C"), ("E", east, "1D"), ("S", south, "P"), ("W", west, "1H")):
            await socket.send(json.dumps({"type": "act", "id": f"{by}-first-call", "act": {"call": call}}))
            for one in (north, east, south, west):
                view = await _until(one, "view", call)
                assert view["answer"]["auction"][-1]["by"] == by
        await asyncio.to_thread(first.kill)
        # those at the process that goes on are told in time that the others have gone
        gone = {"N": False, "E": True, "S": False, "W": True, "director": False}
        told = asyncio.gather(_until(east, "presence", gone), _until(west, "presence", gone))
        north, south = await sit(second, table, "N", seen=5), await sit(second, table, "S")
        await north.send(json.dumps({"type": "act", "id": "N-second-call", "act": {"call": "2C"}}))
        for one in (north, south):
            await _until(one, "view", "2C")
        told.cancel()
        await asyncio.gather(told, return_exceptions=True)
        calls = [call["call"] for call in second.record(table)["answer"]["auction"]]
        assert calls == ["1C", "1D", "P", "1H", "2C"]

    with (
        process(folder_of(tmp_path, "one"), "--database", database) as first,
        process(folder_of(tmp_path, "two"), "--database", database) as second,
    ):
        asyncio.run(_seated(check, first, second))


def test_two_processes_refuse_a_link_that_one_has_revoked(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.database()

    async def check(first: Process, second: Process, sit: Sit) -> None:
        table = first.open_table()
        north = await sit(second, table, "N")
        director = {"authorization": f"Bearer {table['secrets']['director']}"}
        url = f"{first.address}/t/{table['table']}/director/links/N"
        async with httpx.AsyncClient(trust_env=False, timeout=30, verify=UNENCRYPTED) as client:
            assert (await client.delete(url, headers=director)).status_code == 204
        await asyncio.wait_for(north.wait_closed(), 20)
        assert north.close_code == 4401

    with (
        process(folder_of(tmp_path, "one"), "--database", database) as first,
        process(folder_of(tmp_path, "two"), "--database", database) as second,
    ):
        asyncio.run(_seated(check, first, second))


def test_a_stop_is_graceful(tmp_path: Path) -> None:
    async def check(server: Process, sit: Sit) -> None:
        table = server.open_table()
        north = await sit(server, table, "N")
        await north.send(json.dumps({"type": "act", "id": "the-last-one", "act": {"call": "1C"}}))
        await _until(north, "view", "1C")
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.wait_for(north.wait_closed(), 20)
        assert north.close_code == 1012

    folder = folder_of(tmp_path)
    with process(folder) as server:
        asyncio.run(_seated(check, server))
    said = (tmp_path / "data.log").read_text("utf-8")
    assert "started" in said
    assert "stopped" in said
    assert "Traceback" not in said
    assert _read_by_others(folder) == []


def test_nobody_else_reads_the_files_whatever_the_folder_and_the_umask(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    folder.chmod(0o777)
    names = {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "operator.secret", "demonstration.json"}
    with process(folder, within=["sh", "-c", 'umask 0; exec "$0" "$@"']) as server:
        server.open_table()
        assert names <= {file.name for file in folder.iterdir()}
        assert _read_by_others(folder) == []
        # killed, it leaves what SQLite keeps beside its file
        server.kill()
    for file in folder.iterdir():
        file.chmod(0o644)
    assert len(_read_by_others(folder)) >= len(names)
    with process(folder) as server:
        server.open_table()
        assert _read_by_others(folder) == []


def _read_by_others(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir() if file.stat().st_mode & 0o077]


async def _seated(check: Callable[..., Awaitable[None]], *servers: Process) -> None:
    """`check` with those processes and a way to sit down; whoever has sat down leaves at the end."""
    async with AsyncExitStack() as stack:

        async def sit(server: Process, table: Table, who: str, seen: int | None = None) -> ClientConnection:
            url = f"{server.address}/t/{table['table']}/{who}/socket".replace("http", "ws", 1)
            headers = {"authorization": f"Bearer {table['secrets'][who]}"}
            socket = await stack.enter_async_context(
                connect(url, additional_headers=headers, proxy=None, compression=None, max_queue=None, close_timeout=2)
            )
            await socket.send(json.dumps({"type": "hello", "seen": seen}))
            return socket

        await check(*servers, sit)


async def _until(socket: ClientConnection, kind: str, what: object) -> dict[str, Any]:
    """The view whose last call is `what`, or the presence that is `what`."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 40))
        if message["type"] != kind:
            continue
        if kind == "presence" and message["seats"] == what:
            return message
        if kind == "view" and [c["call"] for c in message["answer"]["auction"]][-1:] == [what]:
            return message
