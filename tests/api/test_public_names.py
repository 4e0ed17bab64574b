"""The public names: sorted, complete, importable, and cheap until used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import bridgelaw


def test_sorted_and_complete() -> None:
    assert bridgelaw.__all__ == sorted(bridgelaw.__all__)
    assert set(dir(bridgelaw)) == {*bridgelaw.__all__, "__version__"}
    assert set(bridgelaw._HOMES) | set(bridgelaw._RENAMED) == set(bridgelaw.__all__)


@pytest.mark.parametrize("name", bridgelaw.__all__)
def test_there_and_documented(name: str) -> None:
    found = getattr(bridgelaw, name)
    assert found.__doc__


def test_what_is_not_there() -> None:
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        bridgelaw.nothing_of_the_kind  # noqa: B018


def test_the_import_costs_nothing() -> None:
    code = "import sys, bridgelaw; print(sorted(m for m in sys.modules if m.startswith(('msgspec', 'bridgelaw.'))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=240)
    assert done.stdout.strip() == "[]"
