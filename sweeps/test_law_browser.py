"""The whole law browser as it is exported: every link and anchor leads somewhere, every answer is that of `check`."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bridgelaw.api.worked import all_worked_cases
from bridgelaw.web.laws.export import export
from bridgelaw.web.laws.site import paths
from tests.web.laws.pages import read, targets
from tests.web.laws.test_cases import shown_as_checked


def test_every_link_of_an_export(tmp_path: Path) -> None:
    began = time.monotonic()
    written = export(tmp_path)
    took = time.monotonic() - began
    every = set(paths())
    assert {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file()} == every
    ids: dict[str, frozenset[str]] = {}
    wanted: dict[tuple[str, str], str] = {}
    for path in every:
        if not path.endswith(".html"):
            continue
        page = read((tmp_path / path).read_text(encoding="utf-8"))
        assert len(page.ids) == len(set(page.ids)), path
        assert not page.inline, path
        ids[path] = frozenset(page.ids)
        for target in targets(path, page):
            wanted.setdefault(target, path)
    assert not [(there, path) for (there, _), path in wanted.items() if there not in every]
    dead = [(there, part, path) for (there, part), path in wanted.items() if part and part not in ids[there]]
    assert not dead, dead[:20]
    print(f"{written.files} files, {written.bytes / 1e6:.1f} MB, {took:.0f} s, {len(wanted)} targets")


@pytest.mark.parametrize("drawer", sorted({worked.drawer for worked in all_worked_cases()}))
def test_every_answer_is_that_of_check(drawer: str, tmp_path: Path) -> None:
    for worked in all_worked_cases():
        if worked.drawer == drawer:
            for edition in worked.editions:
                shown_as_checked(worked, edition, tmp_path, ["en"])
