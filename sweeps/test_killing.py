"""Processes and databases are killed hundreds of times: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

from pathlib import Path

from tests.kit.postgres import cluster
from tests.live.killing import killed_again_and_again, with_a_database_that_crashes

TIMES = 200


def test_a_process_on_sqlite(tmp_path: Path) -> None:
    acknowledged = killed_again_and_again(f"sqlite:///{tmp_path / 'store.db'}", TIMES, seed=11)
    print(f"\nSQLite: killed {TIMES} times, {len(acknowledged)} acts acknowledged, all there, each once")


def test_a_process_on_postgresql() -> None:
    with cluster() as postgres:
        acknowledged = killed_again_and_again(postgres.database(), TIMES, seed=12)
    print(f"\nPostgreSQL: killed {TIMES} times, {len(acknowledged)} acts acknowledged, all there, each once")


def test_postgresql_itself() -> None:
    with cluster() as postgres:
        acknowledged = with_a_database_that_crashes(postgres, TIMES, seed=13)
    print(f"\nPostgreSQL crashed {TIMES} times, {len(acknowledged)} acts acknowledged, all there, each once")
