"""What the servers of these tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.databases import made_at_once


@pytest.fixture(scope="package", autouse=True)
def databases() -> Iterator[None]:
    """Each test has a new one."""
    with made_at_once():
        yield
