"""What is heavy at one table is not felt at the next one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web import neighbours
from tests.web.neighbours import BOMBS, beside, seated, waits
from tests.web.processes import Process, process

SHORT = 1.0
"""Seconds that a neighbour waits at most, on a busy machine; reading one of these texts held a server for a minute."""
SAID = {"done", "import-late", "too-deep", "alias", "too-many-moves"}
READ = 5.0
"""Seconds within which such a text is read or refused, by the clock of a busy machine: half a second of a processor."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("neighbours") / "data") as made:
        yield made


@pytest.mark.parametrize("name", BOMBS)
def test_a_text_made_to_hold_up_the_server(server: Process, name: str) -> None:
    form, text = BOMBS[name]
    took: list[float] = []
    with seated(server, server.open_table(seed="bomb"), "director") as director:

        def imported() -> None:
            seconds, said = director.bring(form, text)
            assert said in SAID
            took.append(seconds)

        with beside(imported):
            found = waits(server, 30)
    assert took
    assert max(took) < READ
    assert neighbours.p99(found) < SHORT, found
