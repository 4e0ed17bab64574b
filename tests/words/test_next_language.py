"""A fourth language, put into a copy of the program: in the places that the guide lists and in no others it comes to
its first complete ruling, and until then what it lacks is named."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

import bridgelaw

SOURCE = Path(bridgelaw.__file__).parent
GUIDE = Path(__file__).parents[2] / "docs" / "how-to-add.md"
PLACE = re.compile(r"^\d\. `src/bridgelaw/([^`]+)`", re.MULTILINE)
RULE = "from bridgelaw.cli.main import main; main()"

SAID = """
from bridgelaw.api.table import followed
from bridgelaw.api.worked import all_worked_cases
from bridgelaw.cli.main import main
from bridgelaw.formats.record import plain_record
from bridgelaw.web.language import chosen
from bridgelaw.web.languages import languages
from bridgelaw.web.laws.site import content
from bridgelaw.words import Words
from bridgelaw.words.telling import tell, view_of

said = 0
for worked in list(all_worked_cases())[::9]:
    for edition in worked.editions:
        view, answer = view_of(plain_record(worked.record)), followed(worked.record, laws=edition).answer()
        new, old = (tell(answer, view, Words(language, edition, strict=True)) for language in ("xx", "en"))
        assert new == old, (worked.slug, edition)
        said += len(new)
assert chosen(accept="zz-XX, fr;q=0.5") == "xx"
assert b'"xx":{"name":"Fourth"' in languages()[0]
assert (page := content("xx/index.html")) and b'lang="xx"' in page.body
print(said)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder of its own, as it is shipped."""
    home = tmp_path_factory.mktemp("fourth")
    shutil.copytree(SOURCE, home / "bridgelaw", ignore=shutil.ignore_patterns("static"))
    return home


def run(home: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(home)}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=240)


def ruled(home: Path) -> subprocess.CompletedProcess[str]:
    """An example, ruled in the new language."""
    return run(home, RULE, "rule", str(home / "bridgelaw" / "examples" / "hesitation.yaml"), "--language", "xx")


def put_in_messages(program: Path) -> None:
    """The messages of a language that says all as English does, and what it decides besides."""
    shutil.copytree(program / "words" / "en", program / "words" / "xx")
    file = program / "words" / "xx" / "language.toml"
    text = file.read_text(encoding="utf-8").replace('name = "English"', 'name = "Fourth"\nalso = ["zz"]')
    file.write_text(text, encoding="utf-8")


def put_in_laws(program: Path) -> None:
    """Its texts in the drawers, beside those in English."""
    for file in program.glob("laws/*/law.toml"):
        text = file.read_text(encoding="utf-8")
        text = re.sub(r'(\{)?\ben = ("(?:[^"\\]|\\.)*")(?=, )', r"\1en = \2, xx = \2", text)
        text = re.sub(r'^(.*\b)en = ("(?:[^"\\]|\\.)*")$', r"\1en = \2\n\1xx = \2", text, flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")


def changed(program: Path) -> set[str]:
    """The files in which the copy differs from what is shipped."""
    files = {path.relative_to(program).as_posix() for path in program.rglob("*") if path.is_file()}
    there = {name for name in files if "__pycache__" not in name}
    return {n for n in there if not (SOURCE / n).is_file() or (SOURCE / n).read_bytes() != (program / n).read_bytes()}


def test_a_fourth_language(copy: Path) -> None:
    program = copy / "bridgelaw"
    put_in_messages(program)
    done = ruled(copy)
    assert done.returncode
    assert re.search(r"law.*: .* is not there in xx", done.stderr), done.stderr[-500:]

    # while somebody is at work on it, no text of a Law has to be there
    file = program / "words" / "xx" / "language.toml"
    as_written = file.read_text(encoding="utf-8")
    file.write_text(f"draft = true\n{as_written}", encoding="utf-8")
    done, english = ruled(copy), run(copy, RULE, *ruled_in_english(copy)).stdout
    file.write_text(as_written, encoding="utf-8")
    assert (done.returncode, done.stderr, done.stdout) == (0, "", english)

    put_in_laws(program)
    done = ruled(copy)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", english)
    done = run(copy, SAID)
    assert not done.returncode, done.stderr[-2000:]
    assert int(done.stdout) > 1000

    file = program / "words" / "xx" / "answer.ftl"
    as_written = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"^answer-heading-questions .*\n", "", as_written, flags=re.MULTILINE), encoding="utf-8")
    assert "xx answer-heading-questions" in ruled(copy).stderr
    file.write_text(as_written, encoding="utf-8")

    # what is made by a program is made anew
    schema = run(copy, "import runpy; runpy.run_module('bridgelaw.formats.schema', run_name='__main__')")
    assert not schema.returncode, schema.stderr
    places = PLACE.findall(GUIDE.read_text(encoding="utf-8"))
    assert places
    files = changed(program)
    assert {name for name in files if not any(fnmatch(name, place) for place in places)} == set()
    assert {place for place in places if not any(fnmatch(name, place) for name in files)} <= {"words/samples.json"}


def ruled_in_english(home: Path) -> tuple[str, ...]:
    """The same example in the language from which it is translated."""
    return ("rule", str(home / "bridgelaw" / "examples" / "hesitation.yaml"), "--language", "en")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('columns = "WNES"', 'columns = "NSEW"', "xx/language.toml: columns: not the seats in their order: NSEW"),
        ('bid = "1h"', "", "xx/language.toml: Object missing required field `bid` - at `$.examples`"),
        (
            'name = "Fourth"',
            'name = "Fourth"\nred = "1"',
            "xx/language.toml: Object contains unknown field `red`",
        ),
    ],
)
def test_a_file_that_is_not_of_its_form(copy: Path, old: str, new: str, reason: str) -> None:
    file = copy / "bridgelaw" / "words" / "xx" / "language.toml"
    as_written = file.read_text(encoding="utf-8")
    file.write_text(as_written.replace(old, new), encoding="utf-8")
    done = run(copy, "import bridgelaw.languages")
    file.write_text(as_written, encoding="utf-8")
    assert reason in done.stderr.splitlines()[-1]
