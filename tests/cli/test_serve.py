"""What `bridgelaw serve` prints for somebody who tries it alone."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bridgelaw.cli import serve
from bridgelaw.web.demonstration import Linked
from tests.kit.speakers import speaker

FOUR = Linked("t1", "Four", (), {"N": "http://table.example/join/n"})
ALONE = Linked("t2", "Alone", ("N", "E", "W"), {"S": "http://table.example/join/s"})
TOLD = {"en": "you are the Director there", "fr": "c’est vous qui arbitrez", "nb": "du som er turneringsleder"}
LOBBY: Any = SimpleNamespace(settings=SimpleNamespace(address="http://table.example", folder=Path("kept")))


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize(("irregular", "times"), [(True, 1), (False, 0)])
def test_who_is_alone_is_told_that_he_is_the_director(
    capsys: pytest.CaptureFixture[str], language: str, irregular: bool, times: int
) -> None:
    """Where programs sit, and only as long as they may do what stops the table."""
    serve._print([FOUR, ALONE], "desk", LOBBY, speaker(language), json=False, irregular=irregular)
    printed = capsys.readouterr().out
    assert printed.count(TOLD[language]) == times
    assert printed.index("/join/n") < printed.index("/join/s")
