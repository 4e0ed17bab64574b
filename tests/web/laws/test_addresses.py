"""Every provision that the product shows has one address, and it leads to it."""

from __future__ import annotations

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.laws import address
from bridgelaw.web.laws import addresses as at
from bridgelaw.web.laws.site import paths


@pytest.mark.parametrize(
    ("provision", "there"),
    [
        ("2017:27B1(a)", "/laws/en/2017/27.html#27B1a"),
        ("2007:16A1(c)", "/laws/en/2007/16.html#16A1c"),
        ("27A1", "/laws/en/2017/27.html#27A1"),
        ("2017:27", "/laws/en/2017/27.html#27"),
        ("2017:9B", "/laws/en/2017/9.html#9B"),
        ("2017:27A1(z)", "/laws/en/2017/27.html#27A1"),
        ("2017:27Z", "/laws/en/2017/27.html#27"),
        ("2017:9Z", "/laws/en/2017/9.html"),
        ("2017:1", "/laws/en/2017/index.html"),
        ("regulations", "/laws/en/2017/index.html"),
        ("2031:27A1", "/laws/en/2017/27.html#27A1"),
    ],
)
def test_address(provision: str, there: str) -> None:
    assert address(provision, "en") == there
    assert address(provision, "nb", root="") == there.replace("/laws/en/", "nb/")


def test_every_provision_has_one_of_its_own() -> None:
    every = set(paths())
    for edition in EDITIONS:
        numbers = {
            entry.in_[edition]
            for drawer in drawers()
            for entry in drawer.data.provision.values()
            if edition in entry.in_
        }
        for language in LANGUAGES:
            found = {address(f"{edition}:{number}", language, root="") for number in numbers}
            assert len(found) == len(numbers)
            for there in found:
                path, _, fragment = there.partition("#")
                assert path in every
                assert fragment


def test_links_are_relative() -> None:
    assert at.relative("en/2017/27.html#27A1", "en/2017/27.html") == "#27A1"
    assert at.relative("en/2017/9.html#9B", "en/2017/27/a-case.html") == "../9.html#9B"
    assert at.relative("static/laws.css", "index.html") == "static/laws.css"
