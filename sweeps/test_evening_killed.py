"""An evening is killed two thousand times: the server, the database, phones, their network. Nothing that was
acknowledged is lost, doubled or moved. `EVENING_MOMENTS`: how often."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from tests.evening.killing import killed
from tests.kit.postgres import cluster
from tests.web.killing import folder_of
from tests.web.processes import Process

MOMENTS = int(os.environ.get("EVENING_MOMENTS", "2000"))


def test_on_sqlite(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    found = asyncio.run(killed(tmp_path, MOMENTS * 3 // 4, lambda: Process(folder), lambda: database, seed=21))
    print(f"\nan evening on SQLite: {dict(found)}")


def test_on_postgresql_with_the_database_restarted(tmp_path: Path) -> None:
    folder, chance = folder_of(tmp_path), random.Random(22)
    crashed = 0
    with cluster() as found:
        database = found.database()

        def start() -> Process:
            nonlocal crashed
            if chance.random() < 0.5:
                crashed += 1
                found.crash()
                found.start()
            return Process(folder, "--database", database)

        counted = asyncio.run(killed(tmp_path, MOMENTS // 4, start, lambda: database, seed=22))
    print(f"\nan evening on PostgreSQL, which crashed {crashed} times: {dict(counted)}")
