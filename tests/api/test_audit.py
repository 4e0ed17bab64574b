"""Many files gone through: rows, counts, an interruption, times."""

from __future__ import annotations

import csv
import json
from functools import partial
from pathlib import Path

import pytest

from bridgelaw.api import audit_work, clusters
from bridgelaw.api.audit import AuditSummary, Slow, Timed, Usual, row, summary
from bridgelaw.api.auditing import audit, files_in
from bridgelaw.cli.audit import audit as command
from bridgelaw.formats import pbn, record
from bridgelaw.formats.boards import boards
from bridgelaw.formats.pieces import pieces
from tests.formats.shared import SHARED
from tests.kit.lines import act
from tests.kit.tables import legal_board

DATA = SHARED / "data"


def a_record(*lines: str, **fields: object) -> dict[str, object]:
    return {"bridgelaw": 1, "board": 1, "dealer": "N", "acts": [act(line) for line in lines], **fields}


def folder(tmp_path: Path) -> Path:
    """Three files: legal boards, an irregular one, one that cannot be read among others."""
    place = tmp_path / "boards"
    place.mkdir()
    told = []
    for seed in (1, 2):
        dealer, deal, happened = legal_board(seed)
        told.append(record.Record(dealer=dealer, board=seed, deal=deal, acts=tuple(happened)))
    pbn.dump(told, place / "a.pbn")
    low = a_record("N call 1S", "E call 1H", "S call X", "W call P")
    (place / "b.jsonl").write_text(json.dumps(low) + "\n")
    (place / "c.jsonl").write_text(json.dumps(low) + "\n{no board}\n" + json.dumps(a_record("N call P")) + "\n")
    return place


def test_rows_and_counts(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    found = audit(files_in([folder(tmp_path)]), out, workers=1)
    rows = [json.loads(line) for line in out.read_bytes().splitlines()]
    assert [Path(one["file"]).name for one in rows] == ["a.pbn", "a.pbn", "b.jsonl", "c.jsonl", "c.jsonl", "c.jsonl"]
    assert (found.files, found.boards, found.refused) == (3, 6, 1)
    assert found.irregularities == {"insufficient_bid": 2}
    assert rows[2]["illegal_calls"] == 1
    assert rows[2]["irregularities"] == [{"kind": "insufficient_bid", "act": "a2", "law": "2017:27A1", "by": "E"}]
    assert (rows[4]["status"], rows[4]["line"]) == ("refused", 2)
    assert all("irregularities" not in one for one in rows[:2])
    assert not list(tmp_path.glob("rows.jsonl.*"))


def test_what_a_file_does_not_mark_is_counted_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It may be a slip of the file; what the file marks, and what a record tells, is none."""
    place = folder(tmp_path)
    marked = pbn.dumps([record.from_plain(a_record("N call 1S", "E call 1H", "S call P", "W call P"), "x")])
    assert "^I 1H" in marked
    (place / "d.pbn").write_text(marked.replace("^I 1H", "1H"))
    (place / "e.pbn").write_text(marked)
    found = audit(files_in([place]), workers=1)
    assert found.irregularities == {"insufficient_bid": 3}
    assert (found.unmarked, found.unmarked_irregularities) == (1, {"insufficient_bid": 1})
    for language, said in (
        ("en", "perhaps a slip of the file), on 1 board"),
        ("fr", "sur 1 donne"),
        ("nb", "på 1 spill"),
    ):
        command([place], language=language, workers=1)
        assert said in capsys.readouterr().out


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    files, out = files_in([folder(tmp_path)]), tmp_path / "rows.jsonl"
    whole = audit(files, tmp_path / "whole.jsonl", workers=1)
    seen: list[str] = []

    def stop_after_two(file: Path, found: AuditSummary) -> None:
        seen.append(file.name)
        if len(seen) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        audit(files, out, workers=1, progress=stop_after_two)
    assert not out.exists()
    with (tmp_path / "rows.jsonl.part").open("ab") as cut_off:
        cut_off.write(b'{"file": "half a ro')
    again: list[str] = []
    found = audit(files, out, workers=1, progress=lambda file, found: again.append(file.name))
    assert found == whole
    assert out.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert again == ["a.pbn", "b.jsonl", "c.jsonl"]


def test_times_of_a_file_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is usual for a player is known when the last piece of the file is."""
    took = [4, 5, 6] * 4
    quick = [a_record(*(f"{seat} call P" for seat in "NESW")) for _ in took]
    for n, one in enumerate(quick):
        for made in one["acts"]:  # type: ignore[attr-defined]
            made["took"] = 90 if n == 7 and made["by"] == "E" else took[n]
    place = tmp_path / "boards"
    place.mkdir()
    for name in ("a.jsonl", "b.jsonl"):
        (place / name).write_text("".join(json.dumps(line) + "\n" for line in quick))
    whole = audit([place / "a.jsonl", place / "b.jsonl"], tmp_path / "whole.jsonl", workers=1)
    monkeypatch.setattr(audit_work, "pieces", partial(pieces, size=300))
    found = audit([place / "a.jsonl", place / "b.jsonl"], tmp_path / "rows.jsonl", workers=2)
    assert found == whole
    assert found.slow == 2
    rows = (tmp_path / "rows.jsonl").read_bytes()
    assert rows == (tmp_path / "whole.jsonl").read_bytes()
    assert [len(json.loads(row).get("slow", ())) for row in rows.splitlines()] == ([0] * 7 + [1] + [0] * 4) * 2
    assert b"timed" not in rows


def test_another_edition_begins_anew(tmp_path: Path) -> None:
    files, out = files_in([folder(tmp_path)]), tmp_path / "rows.jsonl"

    def stop(file: Path, found: AuditSummary) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        audit(files, out, workers=1, laws=2007, progress=stop)
    audit(files, out, workers=1, laws=1997)
    assert {json.loads(line).get("laws") for line in out.read_bytes().splitlines()} == {1997, None}


def test_csv(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    audit(files_in([folder(tmp_path)]), out, workers=1)
    with out.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 6
    assert json.loads(rows[2]["irregularities"])[0]["kind"] == "insufficient_bid"
    assert rows[0]["contract"]


def test_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "rows.parquet"
    audit(files_in([folder(tmp_path)]), out, workers=1)
    rows = parquet.read_table(out).to_pylist()
    assert [one["illegal_calls"] for one in rows] == [0, 0, 1, 1, 0, 0]
    assert rows[2]["irregularities"] == ["insufficient_bid"]


def test_another_suffix_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="xlsx"):
        audit([], tmp_path / "rows.xlsx")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command([folder(tmp_path)], workers=1, language="nb") == 2
    assert "Utilstrekkelig bud  2" in capsys.readouterr().out
    assert command([tmp_path / "boards" / "a.pbn"], workers=1, json=True) == 0
    assert json.loads(capsys.readouterr().out)["boards"] == 2


def test_what_could_not_be_read_is_said_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.pbn"
    bad.write_text("\n".join('[Board "1"]\n[Dealer "Q"]\n' for _ in range(12)), encoding="utf-8")
    assert command([bad], workers=1) == 2
    said = capsys.readouterr().out
    assert "Boards that could not be read (12)" in said
    assert [line for line in said.splitlines() if "bad.pbn:" in line] == [
        f"  {bad}:{line}: Dealer: 'Q' is not a seat: expected N E S W" for line in range(2, 32, 3)
    ]


@pytest.mark.parametrize(
    ("paths", "out", "said"),
    [
        (["no.pbn"], None, "no.pbn: There is no such file or folder."),
        (["."], None, "There is no file of boards"),
        (["rows.jsonl"], "rows.jsonl", "There is no file of boards"),
        (["rows.jsonl"], "no/rows.csv", "no: There is no such file or folder."),
    ],
)
def test_nothing_is_begun_where_nothing_can_come_of_it(
    paths: list[str],
    out: str | None,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rows.jsonl" if "rows.jsonl" in paths else "rows.txt").touch()
    assert command([*map(Path, paths)], workers=1, out=Path(out) if out else None) == 2
    assert capsys.readouterr().err.startswith(said)


def test_times_stand_beside_what_is_usual() -> None:
    times = [4.0, 5, 5, 6, 5, 4, 6, 5, 5, 6, 4, 5]
    slow = Timed("x", "Ann", "auction", 30.0)
    usual = {("Ann", "auction"): [*times, 30.0]}
    assert list(Usual(usual).outliers([slow, Timed("y", "Ann", "auction", 6.0)])) == [
        Slow("x", "Ann", "auction", 30.0, 5.0, 5.0, 6.0, 13)
    ]
    assert not list(Usual({("Ann", "auction"): [*times[:8], 30.0]}).outliers([slow]))
    assert not list(Usual(usual).outliers([Timed("z", "Bob", "play", 30.0)]))


def test_a_board_that_cannot_have_happened_is_a_row(tmp_path: Path) -> None:
    deal = "N:AKQJ.AKQJ.AKQJ.A T98.T98.T98.KQJT 765.765.765.9876 432.432.432.5432"
    told = a_record("N call 1NT", "E call P", "S call P", "W call P", "E play SA", deal=deal)
    (tmp_path / "x.jsonl").write_text(json.dumps(told) + "\n")
    found = [row(one, "x.jsonl") for one in boards(tmp_path / "x.jsonl")]
    assert [(one.status, one.code) for one in found] == [("refused", "not-in-hand")]
    assert summary(found).refused == 1


@pytest.mark.skipif(not DATA.is_dir(), reason="real boards do not lie beside the project")
def test_real_boards_hold_no_irregularity() -> None:
    files = [*files_in([DATA / "lin"]), DATA / "pbn" / "pbntools_bbo_skyclub_20130810.pbn"]
    rows = [row(one, file.name) for file in files for one in boards(file)]
    assert len(rows) == 319 + 44
    assert not [one for one in rows if one.irregularities or one.status == "refused"]


def test_a_cluster_of_two_workers_finds_the_same(tmp_path: Path) -> None:
    from distributed import LocalCluster

    files = files_in([folder(tmp_path)])
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    wanted = audit(files, here, workers=1)
    # any port: without one it takes a certain one, which another run on the machine may have, and warns of it
    quiet = {"dashboard_address": "127.0.0.1:0", "scheduler_kwargs": {"dashboard": False}, "silence_logs": 50}
    with LocalCluster(n_workers=2, threads_per_worker=1, **quiet) as cluster:  # type: ignore[no-untyped-call]
        found = audit(files, there, cluster=cluster.scheduler_address)
        assert len(cluster.scheduler_info["workers"]) == 2
    assert found == wanted
    assert there.read_bytes() == here.read_bytes()


def test_nobody_at_the_address_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", "100ms")
    assert command([folder(tmp_path)], cluster="tcp://127.0.0.1:9") == 2
    assert capsys.readouterr().err
