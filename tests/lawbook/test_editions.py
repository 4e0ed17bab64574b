"""The files of the editions: nothing is passed over in silence, and what is not said is as it was before."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.drawer import decode
from bridgelaw.lawbook.editions import EDITIONS, GONE, USUAL, about, read, spread
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.loader import _check_editions
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES

FIRST = 'usual = true\nin_force = {since = "1900"}\nreviewed = "1-3"\n[authorities]\n[words]\nmood = "stern"\n'
SECOND = 'based_on = "1900"\nin_force = {since = "1910-01-01"}\n'


def files(folder: Path, second: str, first: str = FIRST) -> Path:
    """A folder with two editions."""
    (folder / "1900.toml").write_text(first)
    (folder / "1910.toml").write_text(second)
    return folder


def test_an_edition_is_as_the_one_that_it_is_based_on(tmp_path: Path) -> None:
    found = read(files(tmp_path, SECOND + 'reviewed = "2"\ntaken_over = "1,3"\n[authorities]'))
    assert list(found) == ["1900", "1910"]
    assert (set(found["1910"].reviewed), set(found["1910"].taken_over)) == ({2}, {1, 3})
    assert found["1910"].words == {"mood": "stern"}


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        ('taken_over = "1-2"', "1910.toml: Law 3 neither reviewed nor taken over"),
        ('reviewed = "1-2"\ntaken_over = "2-3"', "Law 2 both reviewed and taken over"),
        ('taken_over = "3-1"', "runs backwards"),
        ('taken_over = "1-3"\nusual = true', "one of 1900, 1910 has to be the `usual` one"),
        ('taken_over = "1-3"\ncolour = "blue"', "1910.toml: .*colour"),
    ],
)
def test_an_edition_that_says_too_little_or_too_much(tmp_path: Path, second: str, reason: str) -> None:
    with pytest.raises(LawbookError, match=reason):
        read(files(tmp_path, f"{SECOND}{second}\n[authorities]"))


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        ('in_force = {since = "1910"}\nreviewed = "1-3"\n[authorities]', "based_on names none of 1900"),
        ('based_on = "1910"\nin_force = {since = "1910"}\nreviewed = "1-3"\n[authorities]', "names none of 1900"),
        ('based_on = "1900"\nin_force = {since = "1899"}\nreviewed = "1-3"\n[authorities]', "in force before"),
        (SECOND + 'reviewed = "1-3"\n[authorities]\n[words]\ntone = "mild"', "1900.toml: .words. does not say tone"),
        ("based_on", "1910.toml: "),
    ],
)
def test_an_edition_out_of_place(tmp_path: Path, second: str, reason: str) -> None:
    with pytest.raises(LawbookError, match=reason):
        read(files(tmp_path, second))


def test_nothing_can_be_taken_over_from_nowhere(tmp_path: Path) -> None:
    with pytest.raises(LawbookError, match="no edition from which"):
        read(files(tmp_path, "", FIRST.replace("reviewed", "taken_over")))


def test_what_is_said_holds_until_something_else_is() -> None:
    first, second, third = EDITIONS[:3]
    assert spread({first: "A"}, "here") == dict.fromkeys(EDITIONS, "A")
    assert spread({second: "B"}, "here") == dict.fromkeys(EDITIONS[1:], "B")
    assert spread({first: "A", second: GONE}, "here") == {first: "A"}
    assert spread({first: "A", second: GONE, third: "C"}, "here")[third] == "C"
    with pytest.raises(LawbookError, match=r"here: no edition 1987: 1997, "):
        spread({"1987": "A"}, "here")


def test_a_drawer_says_what_differs() -> None:
    first, second = EDITIONS[:2]
    text = f"""
law = 1
title = {{en = "x", fr = "x", nb = "x"}}
changed_title.{second} = {{en = "y", fr = "y", nb = "y"}}
[provision.one]
in = {{{first} = "1A", {second} = "1B"}}
force = {{{first} = "may", {second} = "must"}}
asks = {{{second} = ["damage"]}}
en = "x"
fr = "x"
nb = "x"
changed.{second} = {{en = "y", fr = "y", nb = "y"}}
[terms.{first}]
kept = 1
other = "a"
[terms.{second}]
other = "b"
"""
    data = decode(text.encode(), "planted/law.toml")
    one = data.provision["one"]
    newest = EDITIONS[-1]
    assert (one.in_[first], one.in_[newest]) == ("1A", "1B")
    assert (one.force_in(first), one.force_in(newest)) == ("may", "must")
    assert (one.asks_in(first), one.asks_in(newest)) == ((), ("damage",))
    assert [one.text(language, newest) for language in LANGUAGES] == ["y"] * 3
    assert data.terms[newest] == {"kept": 1, "other": "b"}
    assert data.changed_title[newest]["en"] == "y"


def test_the_files_that_are_shipped() -> None:
    assert about(USUAL).usual
    for edition in EDITIONS:
        found = about(edition)
        assert {drawer.data.law for drawer in drawers()} <= found.reviewed | found.taken_over
        assert set(found.authorities) == set(AUTHORITIES)
    with pytest.raises(LawbookError, match="no edition 1987"):
        about("1987")


def test_a_drawer_of_a_law_of_which_an_edition_says_nothing() -> None:
    title = 'title = {en = "x", fr = "x", nb = "x"}'
    entry = f'[provision.one]\nin = {{{EDITIONS[-1]} = "94A"}}\nen = "x"\nfr = "x"\nnb = "x"'
    data = decode(f"law = 94\nabsent = {list(EDITIONS[:-1])}\n{title}\n{entry}".encode(), "planted/law.toml")
    with pytest.raises(LawbookError, match=rf"planted/law.toml: {EDITIONS[-1]} says nothing of Law 94"):
        _check_editions("planted", data, None)
