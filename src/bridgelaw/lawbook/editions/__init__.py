"""The editions of the Laws: one file each, which says on which other it is based and that nothing was passed over.

What an edition does not say otherwise is as in the one that it is based on: see `spread`. No code names an edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec
from msgspec import Struct

from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.numbering import law_numbers

Looked = Literal["reviewed", "taken_over"]
Cases = Literal["inherited", "named"]
T = TypeVar("T")

GONE = "gone"
"""What is written where something ends with an edition."""


class InForceFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """From when on people play by an edition: the first day anywhere, the day by which all do (where it is known)."""

    since: str
    everywhere: str = ""


class _File(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`YEAR.toml` as it is written; Laws as in `1-40,42`."""

    based_on: str | None = None
    usual: bool = False
    in_force: InForceFrom
    reviewed: str = ""
    taken_over: str = ""
    cases: Cases = "inherited"
    authorities: dict[str, Looked]
    words: dict[str, str] = {}


class EditionData(Struct, frozen=True, kw_only=True):
    """An edition: the one that it is based on, and what was made of each Law and of each authority's settings.

    `reviewed`: somebody has read the Law in this edition, and what is different stands in its drawer; `taken_over`:
    it is as before. `cases`: whether what a worked case expects in the edition before holds in this one where the case
    does not name it. `words`: how these Laws say what others say in other words, each with its name.
    """

    edition: str
    based_on: str | None
    usual: bool
    in_force: InForceFrom
    reviewed: frozenset[int]
    taken_over: frozenset[int]
    cases: Cases
    authorities: Mapping[str, Looked]
    words: Mapping[str, str]


def read(folder: Path) -> dict[str, EditionData]:
    """The editions whose files are in `folder`, the oldest first.

    Raises:
        LawbookError: a file is not of this form, an edition is based on none that is there, a Law of the edition
            before is neither reviewed nor taken over (or both), not exactly one edition is the usual one.
    """
    found: dict[str, EditionData] = {}
    for file in sorted(folder.glob("*.toml")):
        found[file.stem] = _about(file, found)
    if sum(one.usual for one in found.values()) != 1:
        raise LawbookError(f"editions: one of {', '.join(found)} has to be the `usual` one")
    names = {name for one in found.values() for name in one.words}
    for edition, one in found.items():
        if missing := sorted(names - one.words.keys()):
            raise LawbookError(f"{edition}.toml: [words] does not say {', '.join(missing)}")
    return found


def _about(file: Path, earlier: Mapping[str, EditionData]) -> EditionData:
    import rtoml

    where = file.name
    try:
        data = msgspec.convert(rtoml.loads(file.read_text(encoding="utf-8")), _File)
        reviewed, taken_over = (law_numbers(text) if text else frozenset() for text in (data.reviewed, data.taken_over))
    except (rtoml.TomlParsingError, msgspec.ValidationError, ValueError) as error:
        raise LawbookError(f"{where}: {error}") from error
    base = earlier.get(data.based_on or "")
    if base is None and (data.based_on is not None or earlier):
        raise LawbookError(f"{where}: based_on names none of {', '.join(earlier)}")
    if both := sorted(reviewed & taken_over):
        raise LawbookError(f"{where}: {_laws(both)} both reviewed and taken over")
    if base is None and taken_over:
        raise LawbookError(f"{where}: there is no edition from which anything could be taken over")
    before = base.reviewed | base.taken_over if base else frozenset()
    if silent := sorted(before - reviewed - taken_over):
        raise LawbookError(f"{where}: {_laws(silent)} neither reviewed nor taken over")
    if base is not None and data.in_force.since < base.in_force.since:
        raise LawbookError(f"{where}: in force before the edition that it is based on")
    return EditionData(
        edition=file.stem,
        based_on=data.based_on,
        usual=data.usual,
        in_force=data.in_force,
        reviewed=reviewed,
        taken_over=taken_over,
        cases=data.cases,
        authorities=data.authorities,
        words={**(base.words if base else {}), **data.words},
    )


def _laws(numbers: list[int]) -> str:
    return f"Law{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))}"


_ABOUT = read(Path(__file__).parent)

EDITIONS: tuple[str, ...] = tuple(_ABOUT)
"""All editions, the oldest first."""

USUAL: str = next(edition for edition, one in _ABOUT.items() if one.usual)
"""The edition under which a record is read that names none."""

if TYPE_CHECKING:
    Edition = str
else:
    # whatever is read into a field of this type is one of the editions whose files are there
    Edition = Literal[EDITIONS]


@cache
def about(edition: Edition) -> EditionData:
    """What the file of that edition says.

    Raises:
        LawbookError: there is no such edition.
    """
    found = _ABOUT.get(edition)
    if found is None:
        raise LawbookError(f"no edition {edition}: {', '.join(EDITIONS)}")
    return found


def spread(said: Mapping[str, T], where: str) -> dict[Edition, T]:
    """What holds in each edition, when `said` names those in which something else holds than in the one before.

    From the edition in which it says `GONE` on, and before the first one, there is nothing. `where` names it in errors.

    Raises:
        LawbookError: it names no edition.
    """
    if not said.keys() <= _ABOUT.keys():
        strange = ", ".join(sorted(said.keys() - _ABOUT.keys()))
        raise LawbookError(f"{where}: no edition {strange}: {', '.join(EDITIONS)}")
    found: dict[Edition, T] = {}
    for edition, one in _ABOUT.items():
        if edition in said:
            found[edition] = said[edition]
        elif one.based_on in found:
            found[edition] = found[one.based_on]
    return {edition: value for edition, value in found.items() if value != GONE}
