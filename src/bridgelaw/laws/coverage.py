"""Which provisions of the inventory the drawers hold, per edition: so that a forgotten one is seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct, field

from bridgelaw.lawbook.drawer import ProvisionData, Texts
from bridgelaw.lawbook.editions import EDITIONS, Edition, spread
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.loader import Drawer
from bridgelaw.lawbook.numbering import law_of, order, within
from bridgelaw.table.vocabulary import LANGUAGES, Strength

Status = Literal["rule", "question", "text", "missing"]


class InventoryLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the inventory. `in_` gives its number in each edition where it is in force.

    `texts`: what it says in the languages other than that of this list, needed as long as no drawer has it.
    """

    in_: dict[Edition, str] = field(name="in")
    force: Strength | dict[Edition, Strength]
    who: str
    says: str
    texts: Texts = {}

    def in_languages(self) -> Texts:
        """What it says, in each language in which it is written down."""
        return dict.fromkeys(LANGUAGES, "") | {"en": f"{self.who}: {self.says}"} | self.texts


class InventoryLaw(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines of one Law."""

    number: int
    provisions: tuple[InventoryLine, ...]


class Inventory(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is listed, Law by Law."""

    law: tuple[InventoryLaw, ...]


class CoverageRow(Struct, frozen=True, kw_only=True):
    """One line of the inventory (`line`, counted from 0 in its Law) in one edition, and what became of it.

    `by`: the provisions (`drawer.key`) that show it. `why`: the reasons of those that are text only.
    `absent`: what it says, to be shown where no drawer has it.
    """

    law: int
    line: int
    edition: Edition
    number: str
    status: Status
    by: tuple[str, ...]
    why: tuple[Texts, ...]
    who: str
    says: str
    absent: Texts


class Unlisted(Struct, frozen=True):
    """A provision of a drawer (`drawer.key`), and its numbers that no line of the inventory has."""

    law: int
    name: str
    numbers: dict[Edition, str]


class _Held(Struct, frozen=True):
    """A provision in force, as a drawer holds it."""

    name: str
    number: str
    data: ProvisionData


@cache
def read_inventory() -> Inventory:
    """The inventory that is shipped.

    Raises:
        LawbookError: it is not TOML, or not of this form.
    """
    import rtoml

    text = files("bridgelaw.laws").joinpath("inventory.toml").read_text(encoding="utf-8")
    try:
        written = rtoml.loads(text)
        for law in written["law"]:
            for line in law["provisions"]:
                for name in ("in", "force"):
                    if isinstance(line[name], dict):
                        line[name] = spread(line[name], f"inventory.toml: Law {law['number']}")
        return msgspec.convert(written, Inventory)
    except (rtoml.TomlParsingError, msgspec.ValidationError) as error:
        raise LawbookError(f"inventory.toml: {error}") from error


def coverage(drawers: Iterable[Drawer], inventory: Inventory) -> list[CoverageRow]:
    """For each line of the inventory, in each edition where it is in force: what the drawers make of it.

    Numbers are compared, whatever drawer they are in: a line `26A2` is met by `26A2`, or else by `26A2(a)`.
    `rule`: a function speaks under that number, or one cites it; `question`: and the Director is asked;
    `text`: it is there, and nothing can be done about it; `missing`: no drawer has it.
    """
    opened = tuple(drawers)
    held = {edition: _held(opened, edition) for edition in EDITIONS}
    return [
        _row(law.number, line, listed, edition, held[edition].get(law_of(listed.in_[edition]), ()))
        for law in inventory.law
        for line, listed in enumerate(law.provisions)
        for edition in EDITIONS
        if edition in listed.in_
    ]


def unlisted(drawers: Iterable[Drawer], inventory: Inventory) -> list[Unlisted]:
    """The provisions of the drawers that no line of the inventory has. That is no fault: it lists what acts."""
    lines = [listed for law in inventory.law for listed in law.provisions]
    found: list[Unlisted] = []
    for drawer in drawers:
        for key, entry in drawer.data.provision.items():
            numbers = {
                edition: number
                for edition, number in entry.in_.items()
                if not any(within(listed.in_[edition], number) for listed in lines if edition in listed.in_)
            }
            if numbers:
                found.append(Unlisted(drawer.data.law, f"{drawer.name}.{key}", numbers))
    return found


def _held(drawers: Iterable[Drawer], edition: Edition) -> dict[int, list[_Held]]:
    """What is in force, by the Law that its number names, in the order of the numbers."""
    found: dict[int, list[_Held]] = {}
    for drawer in drawers:
        for key, entry in drawer.data.provision.items():
            if edition in entry.in_:
                number = entry.in_[edition]
                found.setdefault(law_of(number), []).append(_Held(f"{drawer.name}.{key}", number, entry))
    return {law: sorted(held, key=lambda each: order(each.number)) for law, held in found.items()}


def _row(law: int, line: int, listed: InventoryLine, edition: Edition, held: Sequence[_Held]) -> CoverageRow:
    number = listed.in_[edition]
    there = [each for each in held if within(number, each.number)]
    acting = [each for each in there if each.data.role != "text"]
    # one that stands exactly there says more about the line than what is below it
    chosen = [each for each in acting if each.number == number] or acting or there
    status: Status = "missing"
    if acting:
        status = "question" if any(each.data.asks_in(edition) for each in chosen) else "rule"
    elif there:
        status = "text"
    return CoverageRow(
        law=law,
        line=line,
        edition=edition,
        number=number,
        status=status,
        by=tuple(each.name for each in chosen),
        why=tuple(each.data.why for each in chosen if status == "text"),
        who=listed.who,
        says=listed.says,
        absent=listed.in_languages(),
    )
