"""The page's types of what goes over the socket are those of the server."""

from __future__ import annotations

import subprocess

import msgspec

from bridgelaw.web.languages import languages
from bridgelaw.web.page_types import schema
from tests.page.test_page import PAGE


def test_the_types_are_made_from_the_servers() -> None:
    made = subprocess.run(
        ["npm", "run", "--silent", "wire"],
        cwd=PAGE,
        input=msgspec.json.encode(schema()),
        capture_output=True,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr.decode()
    assert made.stdout.decode() == (PAGE / "src/lib/wire.ts").read_text("utf-8"), "say `make wire`"


def test_the_pages_own_tests_know_the_languages_of_the_server() -> None:
    kept = (PAGE / "tests/languages.json").read_bytes()
    assert msgspec.json.decode(kept) == msgspec.json.decode(languages()[0]), "say `make wire`"
