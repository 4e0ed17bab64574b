"""An edition that equals the one before: it is put in by one file, it rules as that one does, and nobody is told of
older Laws in it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import bridgelaw
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from tests.kit.whole import WHOLE

SOURCE = Path(bridgelaw.__file__).parent
GUIDE = Path(__file__).parents[2] / "docs" / "how-to-add.md"
LAST, NEXT = EDITIONS[-1], str(int(EDITIONS[-1]) + 10)
OLDER = f"based_on = '{LAST}'\nin_force = {{since = '{NEXT}'}}\n"
PATIENCE = 900
"""Seconds for one program: some twenty of them are its own, and on a busy machine it has a twentieth of a processor."""
SETTINGS = "[authorities]\n" + "".join(f"{name} = 'taken_over'\n" for name in AUTHORITIES)

CASES = f"""
from bridgelaw.answer.model import encode, plain
from bridgelaw.api.worked import all_worked_cases
from bridgelaw.api.table import followed
from bridgelaw.formats.record import plain_record
from bridgelaw.formats.scenario import compare, expectations
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.concordance import difference_of_law, page_of_law
from bridgelaw.laws.shelf import drawers
from bridgelaw.words import Words
from bridgelaw.words.telling import compose, view_of

assert EDITIONS[-1] == "{NEXT}"
said = {{(language, year): Words(language, year, strict=True) for language in ("en", "fr", "nb") for year in EDITIONS}}
followed_cases = 0
known = [worked for worked in all_worked_cases() if "{LAST}" in worked.editions]
# what each of them expects is inherited, in the numbers of the new edition
assert [worked.slug for worked in known if "{NEXT}" not in worked.editions] == []
# what an edition takes over, it takes over Law by Law: of each drawer every sixth case, from the first on
drawers_with_cases = dict.fromkeys(worked.drawer for worked in known)
of_drawers = [[worked for worked in known if worked.drawer == drawer] for drawer in drawers_with_cases]
for worked in [worked for of_one in of_drawers for worked in of_one[:: 1 if {WHOLE} else 6]]:
    last, new = (followed(worked.record, laws=year) for year in ("{LAST}", "{NEXT}"))
    # the last answer of each; that after each act, which says what each option would cost, of every fourth
    each = {WHOLE} or followed_cases % 4 == 0
    answers = [list(table.answers()) if each else [table.answer()] for table in (last, new)]
    at_end = {{"{LAST}": answers[0][-1], "{NEXT}": answers[1][-1]}}
    for one, other in zip(*answers, strict=True):
        renumbered = encode(one).replace(b'"{LAST}:', b'"{NEXT}:').replace(b'"laws":{LAST},', b'"laws":{NEXT},', 1)
        assert renumbered == encode(other), (worked.slug, one.after)
    for expected in expectations(worked.record):
        if "{NEXT}" in expected.laws and expected.after is None:
            assert not compare(expected, plain(at_end["{NEXT}"])), worked.slug
    view = view_of(plain_record(worked.record))
    # which words the Laws of a year have is the same for every case of a kind: each is told in one language, by turns
    for language in [("en", "fr", "nb")[followed_cases % 3]] if not {WHOLE} else ("en", "fr", "nb"):
        texts = [
            [line.text.replace(year, "") for line in compose(answer, view, said[language, year])]
            for year, answer in at_end.items()
        ]
        # a case may name a year in its title
        assert [line.replace("{LAST}", "") for line in texts[1]] == texts[0], (worked.slug, language)
    followed_cases += 1
for law in range(1, 94):
    assert not [change for change in difference_of_law(drawers(), law, "{LAST}", "{NEXT}") if change.kinds]
    last, new = (page_of_law(drawers(), law, year) for year in ("{LAST}", "{NEXT}"))
    assert last.title == new.title
    for language in ("en", "fr", "nb"):
        assert [one.text(language) for one in last.entries] == [one.text(language) for one in new.entries]
print(followed_cases, len(drawers_with_cases))
"""
RULES = f"from bridgelaw.laws.shelf import open_book\nopen_book({NEXT}, 'acbl')\n"


SPOKEN = """
from bridgelaw.api.worked import worked_cases
from bridgelaw.formats.scenario import expectations
from bridgelaw.laws.shelf import drawer_names

(package,) = (name for name in drawer_names() if "law28_" in name)
for expected in expectations(worked_cases(package)[0].record):
    print(",".join(expected.laws), expected.after, *expected.has, *expected.lacks, *expected.exactly)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder of its own, as it is shipped."""
    home = tmp_path_factory.mktemp("next")
    shutil.copytree(SOURCE, home / "bridgelaw", ignore=shutil.ignore_patterns("static"))
    return home


def run(home: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(home)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)


def put_in(home: Path, text: str) -> None:
    """The file of the new edition: nothing else is touched."""
    (home / "bridgelaw" / "lawbook" / "editions" / f"{NEXT}.toml").write_text(text)


@pytest.mark.timeout(PATIENCE + 60)
def test_the_next_edition_is_one_file(copy: Path) -> None:
    """The one of the guide."""
    (text,) = re.findall(r"^ *```toml\n( *based_on.*?)^ *```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    put_in(copy, textwrap.dedent(text))
    done = run(copy, CASES)
    assert not done.returncode, done.stderr[-2000:]
    followed, drawers = map(int, done.stdout.split())
    assert followed > 150
    assert drawers > 70


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{OLDER}taken_over = '1-26,28-93'\n{SETTINGS}", f"{NEXT}.toml: Law 27 neither reviewed nor taken over"),
        (f"{OLDER}taken_over = '1-93'\n[authorities]\nwbf = 'taken_over'", "does not say whether those of acbl"),
        (f"{OLDER}taken_over = '1-93'\n[authorities]\nacbl = 'reviewed'", f"gives no value for {NEXT}"),
    ],
)
def test_nothing_is_passed_over_in_silence(copy: Path, text: str, reason: str) -> None:
    put_in(copy, text)
    done = run(copy, RULES)
    assert done.returncode
    assert reason in done.stderr.splitlines()[-1]


def test_what_is_different_in_a_law_that_is_taken_over(copy: Path) -> None:
    put_in(copy, f"{OLDER}taken_over = '1-93'\n{SETTINGS}")
    drawer = next((copy / "bridgelaw" / "laws").glob("law28_*")) / "law.toml"
    as_shipped = drawer.read_text(encoding="utf-8")
    drawer.write_text(as_shipped.replace('{1997 = "28"}', f'{{1997 = "28", {NEXT} = "28X"}}', 1), encoding="utf-8")
    done = run(copy, RULES)
    drawer.write_text(as_shipped, encoding="utf-8")
    assert f"{NEXT} takes Law 28 over, and something is different in it here" in done.stderr.splitlines()[-1]
    put_in(copy, f"{OLDER}taken_over = '1-27,29-93'\nreviewed = '28'\n{SETTINGS}")
    assert not run(copy, RULES).returncode


def test_what_a_case_says_of_the_new_edition_itself(copy: Path) -> None:
    """At that moment it inherits nothing; at the others it does."""
    put_in(copy, f"{OLDER}taken_over = '1-93'\n{SETTINGS}")
    file = next((copy / "bridgelaw" / "laws").glob("law28_*")) / "cases.toml"
    as_shipped = file.read_text(encoding="utf-8")
    inherited = run(copy, SPOKEN).stdout.splitlines()
    first = next(line.split()[1] for line in inherited if line.startswith(f"{NEXT} "))
    where = "" if first == "None" else f"after = '{first}'\n"
    said = f"[[case.expect]]\nlaws = [{NEXT}]\n{where}has.frozen = false\n\n[[case]]"
    file.write_text(as_shipped.replace("[[case]]", said, 2).replace(said, "[[case]]", 1), encoding="utf-8")
    told = run(copy, SPOKEN)
    file.write_text(as_shipped, encoding="utf-8")
    assert [line for line in told.stdout.splitlines() if line not in inherited] == [f"{NEXT} {first} frozen"]
    assert {line for line in inherited if line not in told.stdout.splitlines()} == {
        line for line in inherited if line.startswith(f"{NEXT} {first} ")
    }
