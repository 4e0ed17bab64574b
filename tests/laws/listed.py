"""What a case lists in full stands beside it in `listed.toml`: written by a program, read by people as a difference.

    python -m tests.laws.listed 27

writes that of Law 27 anew (`make accept NUMBER=27`), and without a number those of all Laws. What still holds stays as
it is worded; what does not is written as the answer has it now. Nothing is accepted unseen: `git diff` shows what has
become different, and whoever commits it says that it is right.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import rtoml

from bridgelaw.answer.model import plain
from bridgelaw.api.table import followed
from bridgelaw.api.worked import LISTED, Worked, worked_cases
from bridgelaw.formats.compare import lacking, superfluous
from bridgelaw.laws.shelf import drawer_names

COMMAND = "say `make accept NUMBER={}`, and read what becomes different"
HEAD = "# What is listed in full by the cases of Law {}. Written by `make accept`; read it as a difference.\n"
WORDED: dict[str, tuple[str, ...]] = {
    "irregularities": ("kind", "by", "act", "status", "law"),
    "options": ("id", "by", "calls", "suits", "law"),
    "obligations": ("who", "what", "until", "suit", "card", "law"),
    "questions": ("kind", "of", "seat", "law"),
    "rulings": ("rectification", "of", "side", "transfer", "law"),
    "information": ("about", "kind", "from", "status", "basis", "for", "law"),
    "errors": ("act", "kind", "law"),
}
"""What of an element is written, by the part of the answer; of one that is not here, everything."""

Place = tuple[str, str | None, str]
"""The name of a case, the act after which, the part of the answer."""
Lists = dict[Place, dict[int, Any]]
"""What is there at each place, by edition."""


def held(package: str) -> Lists:
    """What the file of a drawer says."""
    found: Lists = {}
    for entry in rtoml.loads(_text(package)).get("listed", ()):
        for part in [key for key in entry if key not in ("case", "after", "laws")]:
            listed = entry[part]
            years = found.setdefault((entry["case"], entry.get("after"), part), {})
            assert not years.keys() & set(entry["laws"]), f"{part} twice: {entry['case']}"
            years |= dict.fromkeys(entry["laws"], listed)
    return found


def asked(package: str) -> dict[Place, list[int]]:
    """What the cases of a drawer want to have listed, in their own order: in which editions."""
    found: dict[Place, list[int]] = {}
    for case in _cases(package):
        for row in case["expect"]:
            for part in row.get("lists", ()):
                found.setdefault((case["name"], row.get("after"), part), []).extend(row["laws"])
    return found


def said(package: str, case: str) -> list[dict[str, Any]]:
    """What a case expects in its own words."""
    return next(each["expect"] for each in _cases(package) if each["name"] == case)


def _cases(package: str) -> list[dict[str, Any]]:
    file = _file(package, "cases.toml")
    return rtoml.loads(file.read_text(encoding="utf-8")).get("case", []) if file.is_file() else []


def written(law: int, lists: Lists) -> str:
    """The file: in the order of `lists`, editions together in which the same is there."""
    told = [HEAD.format(law)]
    moments: dict[tuple[str, str | None], dict[tuple[int, ...], dict[str, Any]]] = {}
    for (case, after, part), years in lists.items():
        groups = moments.setdefault((case, after), {})
        alike: dict[str, list[int]] = {}
        for year in sorted(years):
            alike.setdefault(json.dumps(years[year]), []).append(year)
        for together in alike.values():
            groups.setdefault(tuple(together), {})[part] = years[together[0]]
    for (case, after), groups in moments.items():
        for laws in sorted(groups, key=lambda years: (years[0], -len(years))):
            told += ["", "[[listed]]", f"case = {json.dumps(case, ensure_ascii=False)}"]
            told += [f'after = "{after}"'] if after else []
            told.append(f"laws = {_value(laws)}")
            for part, listed in groups[laws].items():
                told += _lines(part, listed)
    return "\n".join(told).replace("\n\n\n", "\n\n") + "\n"


def _lines(part: str, listed: Any) -> Iterator[str]:
    """One element a line: so a difference shows which it is."""
    if isinstance(listed, Mapping):
        for seat, own in listed.items():
            yield from _lines(f"{part}.{seat}", own)
    elif any(isinstance(one, Mapping) for one in listed):
        yield f"{part} = ["
        yield from (f"  {_value(one)}," for one in listed)
        yield "]"
    else:
        yield f"{part} = {_value(listed)}"


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key} = {_value(one)}' for key, one in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def accepted(package: str) -> Lists:
    """What has to be listed, as it is now."""
    before: Lists = held(package)
    found: Lists = {}
    cases = {worked.titles["en"]: worked for worked in worked_cases(package)}
    for place, years in asked(package).items():
        case, after, part = place
        known = before.get(place, {})
        for year in years:
            there = _answer(cases[case], year, after)[part]
            stays = year in known and holds(known[year], there)
            found.setdefault(place, {})[year] = known[year] if stays else _worded(part, there)
    return found


def now(worked: Worked, year: int, after: str | None, part: str) -> Any:
    """What is there at that moment, as it would be listed."""
    return _worded(part, _answer(worked, year, after)[part])


def holds(listed: Any, there: Any) -> bool:
    """Whether all that is listed is there, and nothing else."""
    told, answer = {"": listed}, {"": there}
    return not [*lacking(told, answer), *superfluous(told, answer)]


def _worded(part: str, now: Any) -> Any:
    """The answer's own list, without what nobody reads there."""
    if isinstance(now, Mapping):
        return {seat: _worded(part, own) for seat, own in now.items()}
    return [_element(part, one) if isinstance(one, Mapping) else one for one in now]


def _element(part: str, one: Mapping[str, Any]) -> dict[str, Any]:
    told = {key: one[key] for key in WORDED.get(part, tuple(one)) if one.get(key) not in (None, [], ())}
    if "law" in told:
        told["law"] = told["law"][4:]  # the same wording will do for editions in which it has the same number
    return told


def _answer(worked: Worked, year: int, after: str | None) -> Any:
    return plain(followed(worked.record, laws=year).answer(after))


def _text(package: str) -> str:
    file = _file(package, LISTED)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _file(package: str, name: str) -> Path:
    return Path(str(files(package))) / name


def law_of(package: str) -> int:
    """The number of the Law whose drawer it is."""
    return int(package.rpartition(".")[2][3:5])


def accept(package: str) -> bool:
    """Write the file of a drawer anew; whether it has become different."""
    lists = accepted(package)
    text = written(law_of(package), lists) if lists else ""
    if text == _text(package):
        return False
    file = _file(package, LISTED)
    if text:
        file.write_text(text, encoding="utf-8")
    else:
        file.unlink()
    return True


if __name__ == "__main__":
    numbers = {int(number) for number in sys.argv[1:]}
    for name in drawer_names():
        if (not numbers or law_of(name) in numbers) and accept(name):
            print(f"Law {law_of(name)}: {LISTED} has become different: read `git diff`")
