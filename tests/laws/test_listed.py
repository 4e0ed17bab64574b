"""What cases list in full is there, nothing else is, and the file is as the program would write it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.api.worked import LISTED, Worked, worked_cases
from bridgelaw.laws.shelf import drawer_names
from tests.laws import listed
from tests.laws.listed import COMMAND, accept, accepted, asked, held, law_of, written


def _name(package: str) -> str:
    return f"law{law_of(package):02}"


DRAWERS = [name for name in drawer_names() if asked(name) or held(name)]
LONGEST = 2
"""Elements of a list that a case says itself: what is longer nobody writes by hand, nor the rights of four."""


@pytest.mark.parametrize("package", DRAWERS, ids=_name)
def test_it_lists_what_the_cases_ask_for(package: str) -> None:
    wanted = {(place, year) for place, years in asked(package).items() for year in years}
    there = {(place, year) for place, years in held(package).items() for year in years}
    missing, stale = sorted(map(str, wanted - there)), sorted(map(str, there - wanted))
    assert (missing, stale) == ([], []), COMMAND.format(law_of(package))


@pytest.mark.parametrize("package", DRAWERS, ids=_name)
def test_it_is_written_by_the_program(package: str) -> None:
    there = held(package)
    text = written(law_of(package), {place: there[place] for place in asked(package) if place in there})
    assert text == listed._text(package), COMMAND.format(law_of(package))


@pytest.mark.parametrize("package", drawer_names(), ids=_name)
def test_a_case_says_itself_what_is_short(package: str) -> None:
    for worked in worked_cases(package):
        for row in listed.said(package, worked.titles["en"]):
            long = [part for part, own in row.get("exactly", {}).items() if len(own) > LONGEST]
            own = [part for part in row.get("exactly", {}) if part in ("rights", "information")]
            assert (long, own) == ([], []), f"{worked.titles['en']}: write `lists = {long or own}`"


def _of(name: str) -> str:
    return next(package for package in drawer_names() if law_of(package) == int(name))


@pytest.fixture
def drawer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The two files of a drawer in a folder of their own, where they can be spoilt."""
    package = _of("41")
    for file in ("cases.toml", LISTED):
        (tmp_path / file).write_text(listed._file(package, file).read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(listed, "_file", lambda package, name: tmp_path / name)
    return tmp_path / LISTED


def test_what_has_become_wrong_is_written_anew_and_the_rest_stays(drawer: Path) -> None:
    before = drawer.read_text(encoding="utf-8")
    assert not accept(_of("41"))
    drawer.write_text(before.replace('"summon"', '"sing"', 1), encoding="utf-8")
    assert accept(_of("41"))
    after = drawer.read_text(encoding="utf-8")
    changed = [(old, new) for old, new in zip(before.splitlines(), after.splitlines(), strict=True) if old != new]
    assert all(old.split(" = ")[0] == new.split(" = ")[0] for old, new in changed)
    assert "sing" not in after
    assert not accept(_of("41"))


def test_what_is_missing_is_written_and_what_is_stale_goes(drawer: Path) -> None:
    before = drawer.read_text(encoding="utf-8")
    drawer.unlink()
    wanted = asked(_of("41"))
    assert held(_of("41")) == {}
    assert accept(_of("41"))
    assert {place: sorted(years) for place, years in held(_of("41")).items()} == {
        place: sorted(years) for place, years in wanted.items()
    }
    stale = '\n[[listed]]\ncase = "a case that is gone"\nlaws = [2017]\nrights.N = []\n'
    drawer.write_text(before + stale, encoding="utf-8")
    assert ("a case that is gone", None, "rights") in held(_of("41"))
    assert accept(_of("41"))
    assert drawer.read_text(encoding="utf-8") == before


def test_what_is_written_is_met_by_the_answer_and_by_no_other() -> None:
    """Of each part, as it would be worded if nothing had been listed so far."""
    package = _of("27")
    worked: Worked = worked_cases(package)[0]
    found = listed.now(worked, 2017, None, "rights")
    assert listed.holds(found, listed.now(worked, 2017, None, "rights"))
    assert not listed.holds({**found, "N": found["N"][1:]}, found)
    assert not listed.holds({**found, "N": [*found["N"], "sing"]}, found)
    assert accepted(_of("41")) == held(_of("41"))
