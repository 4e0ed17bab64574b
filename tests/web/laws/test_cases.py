"""The answers on the page of a worked case are those that `bridgelaw check` gives for its record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bridgelaw.answer.model import plain
from bridgelaw.api.worked import Worked, all_worked_cases, worked_cases
from bridgelaw.cli import check
from bridgelaw.formats import record
from bridgelaw.formats.record import plain_record
from bridgelaw.formats.scenario import Expectation
from bridgelaw.lawbook.editions import Edition
from bridgelaw.laws.shelf import drawer_names
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web.laws import addresses as at
from bridgelaw.web.laws.shelf import answers_of
from bridgelaw.web.laws.site import content, paths
from bridgelaw.words import Words
from bridgelaw.words.telling import SECTIONS, view_of
from bridgelaw.words.telling.auction import rows_of
from bridgelaw.words.telling.state import state
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.web.laws.pages import seen

SAMPLE = [cases[len(cases) // 2] for cases in map(worked_cases, drawer_names()) if cases][::9]


def shown_as_checked(worked: Worked, edition: Edition, folder: Path, languages: Sequence[Language] = LANGUAGES) -> None:
    """Fails where a page shows another answer than `check` gets from the record that is on it."""
    found = content(at.record_path(worked.law, worked.slug))
    assert found is not None
    file = folder / f"{worked.slug}.yaml"
    file.write_bytes(found.body)
    scenario = record.load(file)
    assert not [outcome for outcome in check.outcomes(file, scenario, None) if outcome.differences]
    checked = check._Answers(scenario)
    answers = {answer.after: answer for answer in answers_of(worked, edition)}
    for id, answer in answers.items():
        with_costs = Expectation(laws=(edition,), after=id, has={"options": [{"then": []}]})
        assert checked.of(edition, with_costs) == plain(answer)
    view = view_of(plain_record(scenario))
    for language in languages:
        words = Words(language, edition, strict=True)
        page = seen(at.case_path(language, edition, worked.law, worked.slug))
        assert len(page.steps) == len(scenario.acts) + 1
        latest: dict[str, list[str]] = {}
        for id, step in zip(["start", *(act.id for act in scenario.acts)], page.steps, strict=True):
            latest |= step
            to_tell = AnswerToTell(answers[id], view, words)
            for name, section in {"state": state, **SECTIONS}.items():
                said = [line.text for line in section(to_tell)]
                nothing = [words.say("browser-gone")] if name in latest else []
                assert latest.get(name, []) == (said or nothing), (id, name)
            if to_tell.auction:
                rows, notes = rows_of(to_tell)
                cells = [" ".join(row.get(column, ())) for row in rows for column in range(4)]
                assert latest["auction"] == [*cells, *(line.text for line in notes)]


@pytest.mark.parametrize("worked", SAMPLE, ids=lambda worked: f"{worked.drawer}-{worked.slug}")
def test_what_is_shown_is_what_is_checked(worked: Worked, tmp_path: Path) -> None:
    shown_as_checked(worked, worked.editions[-1], tmp_path)


@pytest.mark.parametrize("worked", SAMPLE[::3], ids=lambda worked: f"{worked.drawer}-{worked.slug}")
def test_a_case_page_is_sound(worked: Worked) -> None:
    for language in LANGUAGES:
        path = at.case_path(language, worked.editions[0], worked.law, worked.slug)
        page = seen(path)
        assert len(page.ids) == len(set(page.ids))
        assert not page.inline
        assert not re.search(r"[{}$]|browser-|None\b", page.text)


def test_every_case_has_a_page_in_each_of_its_editions() -> None:
    every = set(paths())
    for worked in all_worked_cases():
        assert worked.editions
        assert at.record_path(worked.law, worked.slug) in every
        for edition in worked.editions:
            assert at.case_path("nb", edition, worked.law, worked.slug) in every


def test_slugs_are_words() -> None:
    for worked in all_worked_cases():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", worked.slug)
        assert len(worked.slug) <= 65
