"""The server killed at hundreds of random moments under load, on each database: what it acknowledged stays, once."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from tests.kit.postgres import cluster
from tests.web.killing import folder_of, kill_at
from tests.web.processes import Process

MOMENTS = int(os.environ.get("MOMENTS", "200"))


def test_on_sqlite(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    print("\nSQLite:", asyncio.run(kill_at(MOMENTS, tables=12, start=lambda: Process(folder), seed=11)))


def test_on_postgresql_with_the_database_restarted(tmp_path: Path) -> None:
    folder, chance = folder_of(tmp_path), random.Random(12)
    with cluster() as found:
        database = found.database()

        def start() -> Process:
            if chance.random() < 0.5:
                found.crash()
                found.start()
            return Process(folder, "--database", database)

        print("\nPostgreSQL:", asyncio.run(kill_at(MOMENTS, tables=12, start=start, seed=12)))
