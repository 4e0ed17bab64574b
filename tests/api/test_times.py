"""What is usual for a player over several records: by his label, phase by phase, without the board itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from bridgelaw.answer.model import plain
from bridgelaw.api.table import followed
from bridgelaw.api.times import times_elsewhere
from bridgelaw.cli.rule import rule
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import Seat
from tests.kit.lines import act

PAUSE = ["N call 1S took=2", "E convey hesitation took=20 id=hes", "E call P took=20", "S call P", "E summon of=hes"]


def board(*lines: str, players: dict[str, str] | None = None) -> dict[str, Any]:
    return {"bridgelaw": 1, "dealer": "N", "players": players or {}, "acts": [act(line) for line in lines]}


def calls(seat: str, times: list[float]) -> dict[str, Any]:
    """A board on which `seat` deals and opens and takes so long for his calls."""
    order = ["N", "E", "S", "W"]
    at = order.index(seat)
    bids = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    lines = []
    for took, bid in zip(times, bids, strict=False):
        lines += [f"{seat} call {bid} took={took}", *(f"{order[(at + n) % 4]} call P" for n in (1, 2, 3))][:4]
        lines[-1] = f"{order[(at + 3) % 4]} call X"
    return {"bridgelaw": 1, "dealer": seat, "players": {seat: "Ann"}, "acts": [act(line) for line in lines]}


def test_by_label_and_phase_and_not_his_own_board() -> None:
    first = board("N call 1S took=2", "E call P took=3", players={"N": "Ann", "E": "Bo"})
    second = board("N call P took=4", "E call 1H took=5", players={"N": "Bo", "E": "Ann"})
    third = board("N call P took=6")
    records = [from_plain(data) for data in (first, second, third)]
    assert times_elsewhere(records) == [
        {Seat.N: {"auction": (5.0,)}, Seat.E: {"auction": (4.0,)}},
        {Seat.N: {"auction": (3.0,)}, Seat.E: {"auction": (2.0,)}},
        {},
    ]
    assert times_elsewhere(records[2:]) == [{}]


def norm(players: dict[str, str], times: list[float]) -> dict[str, Any] | None:
    asked, other = from_plain(board(*PAUSE, players=players)), from_plain(calls("S", times))
    table = followed(asked, times=times_elsewhere([asked, other])[0])
    found = plain(table.answer())["questions"][0]["evidence"]["times"][0]
    usual: dict[str, Any] | None = found.get("norm")
    return usual


def test_his_norm_lies_beside_the_question_from_ten_acts_on() -> None:
    times = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]
    assert norm({"E": "Ann"}, times) == {"median": 5.5, "n": 10, "source": "acts", "low": 3.2, "high": 7.8}
    assert norm({"E": "Ann"}, times[:9]) is None
    assert norm({"E": "Cy"}, times) is None
    assert norm({}, times) is None


def test_the_command_takes_it_from_the_files_that_it_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "asked.yaml", tmp_path / "other.yaml"]
    for file, data in zip(files, (board(*PAUSE, players={"E": "Ann"}), calls("S", [3.0] * 12)), strict=True):
        file.write_text(yaml.safe_dump(data), encoding="utf-8")
    assert rule(files[:1]) == 0
    assert "Too few of" in " ".join(capsys.readouterr().out.split())
    assert rule(files) == 0
    assert "Usual for East in this phase: 3 s" in " ".join(capsys.readouterr().out.split())
    assert rule([files[0], tmp_path / "none.yaml", files[1]], json=True) == 2
    assert capsys.readouterr().out.count("\n") == 2
