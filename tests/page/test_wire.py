"""The pages' types of what goes over the socket are those of the server."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import msgspec
import pytest

from bridgelaw.web.languages import languages
from bridgelaw.web.page_types import Schema, hall_schema, schema
from tests.page.test_page import PAGE


@pytest.mark.parametrize(("made_of", "file"), [(schema, "lib/wire.ts"), (hall_schema, "hall/wire.ts")])
def test_the_types_are_made_from_the_servers(made_of: Callable[[], Schema], file: str) -> None:
    made = subprocess.run(
        ["npm", "run", "--silent", "wire"],
        cwd=PAGE,
        input=msgspec.json.encode(made_of()),
        capture_output=True,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr.decode()
    assert made.stdout.decode() == (PAGE / "src" / file).read_text("utf-8"), "say `make wire`"


def test_the_pages_own_tests_know_the_languages_of_the_server() -> None:
    kept = (PAGE / "tests/languages.json").read_bytes()
    assert msgspec.json.decode(kept) == msgspec.json.decode(languages()[0]), "say `make wire`"
