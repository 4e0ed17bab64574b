"""Pages written to a folder are those that are served."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.cli import laws
from bridgelaw.web.laws import export as exporting
from bridgelaw.web.laws.site import content

SMALL = (("index.html", "static/laws.css", "en/search.html"), ("fr/2017/89.html",))


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "batches", lambda: SMALL)


@pytest.mark.usefixtures("little")
def test_what_is_written_is_what_is_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "site" / "laws"
    assert laws.export(folder, workers=1) == 0
    for batch in SMALL:
        for path in batch:
            served = content(path)
            assert served is not None
            assert (folder / path).read_bytes() == served.body
    assert sum(file.is_file() for file in folder.rglob("*")) == 4
    assert capsys.readouterr().out.startswith("4 files, 0")


@pytest.mark.usefixtures("little")
def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "taken"
    file.write_text("")
    assert laws.export(file, workers=1) == 2
    assert str(file) in capsys.readouterr().err


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="has no en/2017/1"):
        exporting.write(tmp_path, ["en/2017/1.html"])
