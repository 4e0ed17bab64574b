"""A Law as one edition has it, and what is different in another: plain data, in no language.

Read from `law.toml` alone (`in`, `force`, `changed`, `asks`). A provision belongs to the Law that its number
names: what drawer 17 holds is in Law 34 where its number is 34.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.lawbook.drawer import ProvisionData, Texts
from bridgelaw.lawbook.editions import Edition, about
from bridgelaw.lawbook.loader import Drawer
from bridgelaw.lawbook.numbering import law_of, order, within
from bridgelaw.table.vocabulary import LANGUAGES, Language, Questions, Strength

Difference = Literal["came_in", "went_out", "renumbered", "reads_differently", "force", "questions"]


class ProvisionInForce(Struct, frozen=True, kw_only=True):
    """One provision as it is in force in `edition`. `see`: only what concerns that edition."""

    name: str
    edition: Edition
    number: str
    force: Strength
    asks: tuple[Questions, ...]
    see: tuple[str, ...]
    note: Texts
    data: ProvisionData

    def text(self, language: Language) -> str:
        """The summary in our own words."""
        return self.data.text(language, self.edition)


class LawInEdition(Struct, frozen=True, kw_only=True):
    """A Law in one edition, its provisions in the order of their numbers.

    `title`: None where no drawer is of this Law.
    `elsewhere`: what its drawer holds and this edition has in another Law.
    """

    law: int
    edition: Edition
    title: Texts | None
    entries: tuple[ProvisionInForce, ...]
    elsewhere: tuple[ProvisionInForce, ...] = ()
    notes: tuple[Texts, ...] = ()

    @property
    def taken_over(self) -> Edition | None:
        """The edition before, where the Law is taken over from it and nobody has read it in this one."""
        known = about(self.edition)
        return known.based_on if self.law in known.taken_over else None


class ProvisionChange(Struct, frozen=True, kw_only=True):
    """A provision in two editions: `old` and `new`, None where it is not in force. No kind: it is the same."""

    name: str
    old: ProvisionInForce | None
    new: ProvisionInForce | None
    kinds: tuple[Difference, ...]

    @property
    def number(self) -> str:
        """Where it stands: in the later of the two, if it is there."""
        return (self.new or self.old).number  # type: ignore[union-attr]  # one of them is always there


def page(drawer: Drawer, edition: Edition) -> LawInEdition:
    """All that the drawer has in force in that edition, whatever Law it stands in there."""
    title = drawer.data.changed_title.get(edition, drawer.data.title)
    notes = (drawer.data.note,) if drawer.data.note else ()
    return LawInEdition(
        law=drawer.data.law, edition=edition, title=title, entries=_sorted(_entries(drawer, edition)), notes=notes
    )


def page_of_law(drawers: Iterable[Drawer], number: int, edition: Edition) -> LawInEdition:
    """Law `number` as that edition has it, with what other drawers hold of it. Empty where nothing is known of it."""
    title: Texts | None = None
    notes: tuple[Texts, ...] = ()
    entries: list[ProvisionInForce] = []
    elsewhere: list[ProvisionInForce] = []
    opened = tuple(drawers)
    for drawer in opened:
        own = drawer.data.law == number
        here = page(drawer, edition)
        if own:
            title, notes = title or here.title, notes + here.notes
        for entry in here.entries:
            if law_of(entry.number) == number:
                entries.append(entry)
            elif own:
                elsewhere.append(entry)
    return LawInEdition(
        law=number,
        edition=edition,
        title=title,
        entries=_only_in_force(_sorted(entries), opened, edition),
        elsewhere=_only_in_force(_sorted(elsewhere), opened, edition),
        notes=notes,
    )


def difference(drawer: Drawer, from_edition: Edition, to_edition: Edition) -> list[ProvisionChange]:
    """Each provision that is in force in one of the two editions, in the order of numbers, and what is different."""
    old = {entry.name: entry for entry in _entries(drawer, from_edition)}
    new = {entry.name: entry for entry in _entries(drawer, to_edition)}
    changes = [_change(name, old.get(name), new.get(name)) for name in {**old, **new}]
    return sorted(changes, key=_place)


def difference_of_law(
    drawers: Iterable[Drawer], number: int, from_edition: Edition, to_edition: Edition
) -> list[ProvisionChange]:
    """The same for a Law: all of its own drawer, and what others hold that stands in it in one of the editions."""
    changes: list[ProvisionChange] = []
    for drawer in drawers:
        for change in difference(drawer, from_edition, to_edition):
            stands = {law_of(entry.number) for entry in (change.old, change.new) if entry}
            if drawer.data.law == number or number in stands:
                changes.append(change)
    return sorted(changes, key=_place)


def _entries(drawer: Drawer, edition: Edition) -> list[ProvisionInForce]:
    return [
        ProvisionInForce(
            name=f"{drawer.name}.{key}",
            edition=edition,
            number=data.in_[edition],
            force=data.force_in(edition),
            asks=data.asks_in(edition),
            see=tuple(number for number in (_of(edition, see) for see in data.see) if number),
            note=data.note,
            data=data,
        )
        for key, data in drawer.data.provision.items()
        if edition in data.in_
    ]


def _of(edition: Edition, see: str) -> str:
    """The number of a cross-reference; nothing when it is to another edition."""
    year, colon, number = see.rpartition(":")
    return number if not colon or year == edition else ""


def _only_in_force(
    entries: Iterable[ProvisionInForce], drawers: Sequence[Drawer], edition: Edition
) -> tuple[ProvisionInForce, ...]:
    """The entries without the cross-references to what only other editions have.

    A number that no drawer has in any edition is kept: nothing is known against it.
    """
    held = [entry.in_ for drawer in drawers for entry in drawer.data.provision.values()]
    here = {number for numbers in held for year, number in numbers.items() if year == edition}
    others = {number for numbers in held for number in numbers.values()} - here

    def shown(number: str) -> bool:
        return any(within(number, each) for each in here) or not any(within(number, each) for each in others)

    return tuple(msgspec.structs.replace(entry, see=tuple(filter(shown, entry.see))) for entry in entries)


def _sorted(entries: Iterable[ProvisionInForce]) -> tuple[ProvisionInForce, ...]:
    return tuple(sorted(entries, key=lambda entry: order(entry.number)))


def _place(change: ProvisionChange) -> tuple[Any, ...]:
    # what went out stands before what came in under its number
    return order(change.number), change.new is not None


def _change(name: str, old: ProvisionInForce | None, new: ProvisionInForce | None) -> ProvisionChange:
    if old is None or new is None:
        return ProvisionChange(name=name, old=old, new=new, kinds=("came_in",) if new else ("went_out",))
    found: dict[Difference, bool] = {
        "renumbered": old.number != new.number,
        "reads_differently": any(old.text(language) != new.text(language) for language in LANGUAGES),
        "force": old.force != new.force,
        "questions": set(old.asks) != set(new.asks),
    }
    return ProvisionChange(name=name, old=old, new=new, kinds=tuple(kind for kind, so in found.items() if so))
