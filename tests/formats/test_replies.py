"""Answers to a poll: read as a whole or refused with their place, and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.desk.poll import Reply, classes, tally
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.replies import load
from bridgelaw.game.seats import Seat

ANSWERS = """\
of: bid
seat: W
answers:
  - {class: advanced, chooses: P, considers: [3S, P]}
  - {class: expert, chooses: 3S}
  - {class: novice, would_not_be_here: yes}
"""


def test_read_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "answers.yaml"
    file.write_text(ANSWERS, encoding="utf-8")
    found = load(file)
    assert (found.of, found.seat) == ("bid", Seat.W)
    assert found.answers[0] == Reply(players="advanced", chooses="P", considers=("3S", "P"))
    assert tally(found.answers) == {
        "asked": 2,
        "class": "advanced, expert",
        "considered": {"P": 1, "3S": 2},
        "chose": {"P": 1, "3S": 1},
    }
    assert classes(found.answers) == ("advanced", "expert")
    assert [str(reply) for reply in found.answers] == ["advanced: P (3S)", "expert: 3S", "novice: -"]


def test_a_bare_list_as_json(tmp_path: Path) -> None:
    file = tmp_path / "answers.json"
    file.write_text('[{"class": "club", "chooses": "HK"}]', encoding="utf-8")
    assert load(file).answers == (Reply(players="club", chooses="HK"),)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("answers:\n  - {class: a}\n", 2, "chooses is missing"),
        ("- {class: a, chooses: P}\n- {chooses: P}\n", 2, "class is missing"),
        ("answers: []\nlater: 1\n", 2, "no key 'later'"),
        ("answers:\n- {class: a, chooses: 9Z}\n", 2, "'9Z' is not"),
        ("- {class: a, considers: P, chooses: P}\n", 1, "is not a list of calls or cards"),
        ("of: [\n", 2, ""),
        ("7\n", 1, "is not answers to a poll"),
    ],
)
def test_refused_with_its_place(tmp_path: Path, text: str, line: int, said: str) -> None:
    file = tmp_path / "answers.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        load(file)
    assert said in str(refused.value)
    assert refused.value.line == line


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        load(tmp_path / "nothing.yaml")
