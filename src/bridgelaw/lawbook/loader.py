"""Reads drawers, editions and authorities from package data; checks that functions and data belong together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec
from msgspec import Struct

from bridgelaw.lawbook import rule as rules
from bridgelaw.lawbook.drawer import DrawerData, ProvisionData, decode
from bridgelaw.lawbook.editions import EDITIONS, Edition, about
from bridgelaw.lawbook.effects import Done
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.needs import OF_ACTS, OF_DONE
from bridgelaw.lawbook.provision import Provision
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.rule import Rule
from bridgelaw.lawbook.when import When, when_of
from bridgelaw.table.acts import VERBS


class Drawer(Struct, frozen=True, eq=False):
    """A drawer as found: its short name (`law27`), its data, its functions, the class of its terms.

    Each is its own: what two of them hold is not compared.
    """

    name: str
    data: DrawerData
    functions: dict[str, Callable[..., Any]]
    terms: type[Struct] | None


def drawers_in(package: str) -> tuple[str, ...]:
    """The packages in `package` that hold a drawer, in the order of their names."""
    home = Path(import_module(package).__path__[0])
    return tuple(f"{package}.{file.parent.name}" for file in sorted(home.glob("law*/law.toml")))


@cache
def open_drawer(package: str) -> Drawer:
    """The drawer in `package` (`bridgelaw.laws.law27_insufficient_bid`).

    Raises:
        LawbookError: a public function without a provision, a provision with neither a function, a citation nor a
            reason for being text, terms that do not decode, or data of another form.
    """
    short = package.rpartition(".")[2]
    module = import_module(f"{package}.rules")
    data = decode(Path(str(module.__file__)).with_name("law.toml").read_bytes(), f"{short}/law.toml")
    functions: dict[str, Callable[..., Any]] = {
        name: function
        for name, function in vars(module).items()
        if isinstance(function, FunctionType) and function.__module__ == module.__name__ and not name.startswith("_")
    }
    terms = getattr(module, "Terms", None)
    stray = sorted(functions.keys() - data.provision.keys())
    if stray:
        raise LawbookError(f"{short}/rules.py: no provision for {', '.join(stray)}")
    for key, entry in data.provision.items():
        if entry.role == "text" and not entry.why:
            raise LawbookError(f"{short}/law.toml: [provision.{key}] is text and does not say why")
        if entry.role not in (None, "text", "cited"):
            raise LawbookError(f"{short}/law.toml: [provision.{key}] role {entry.role!r} is neither text nor cited")
        if entry.role is None and key not in functions:
            raise LawbookError(f"{short}/law.toml: [provision.{key}] has no function and no role")
    _check_editions(short, data, terms)
    return Drawer(short.partition("_")[0], data, functions, terms)


def _check_editions(short: str, data: DrawerData, terms: type[Struct] | None) -> None:
    for edition in EDITIONS:
        in_force = any(edition in entry.in_ for entry in data.provision.values())
        if in_force == (edition in data.absent):
            said = "in force and declared absent" if in_force else "neither encoded nor declared absent"
            raise LawbookError(f"{short}/law.toml: {edition} is {said}")
        if in_force and data.law not in about(edition).reviewed | about(edition).taken_over:
            raise LawbookError(f"{short}/law.toml: {edition} says nothing of Law {data.law}")
        if in_force and terms is not None:
            decode_terms(short, data, terms, edition)


def decode_terms(short: str, data: DrawerData, terms: type[Struct], edition: Edition) -> Struct:
    """The terms of that drawer in that edition.

    Raises:
        LawbookError: they are missing or do not decode.
    """
    try:
        return msgspec.convert(data.terms.get(edition, {}), terms)
    except msgspec.ValidationError as error:
        raise LawbookError(f"{short}/law.toml: [terms.{edition}] {error}") from error


def provision_of(drawer: Drawer, key: str, entry: ProvisionData, edition: Edition) -> Provision:
    """One entry of a drawer as it is in force in `edition`."""
    number = entry.in_[edition]
    return Provision(
        name=f"{drawer.name}.{key}",
        drawer=drawer.name,
        key=key,
        law=drawer.data.law,
        reference=f"{edition}:{number}",
        number=number,
        force=entry.force_in(edition),
        asks=entry.asks_in(edition),
        role=entry.role,
        reason=entry.reason,
        limits=entry.limits_in(edition),
    )


@cache
def in_force(drawers: tuple[Drawer, ...], edition: Edition) -> Mapping[str, Provision]:
    """Every provision of those drawers that is in force in `edition`, by name.

    Raises:
        LawbookError: one of them limits a provision that is not in force there.
    """
    found = {
        f"{drawer.name}.{key}": provision_of(drawer, key, entry, edition)
        for drawer in drawers
        for key, entry in drawer.data.provision.items()
        if edition in entry.in_
    }
    for one in found.values():
        if one.limits and (strange := sorted(set(one.limits) - found.keys())):
            raise LawbookError(f"{one.name} limits {', '.join(strange)}, which is not in force in {edition}")
    return found


def rules_of(drawers: tuple[Drawer, ...], edition: Edition, regulations: Regulations) -> list[Rule]:
    """Every rule of those drawers that is in force in `edition`, bound to its terms and the regulations."""
    provisions = in_force(drawers, edition)
    found: list[Rule] = []
    for drawer in drawers:
        if edition in drawer.data.absent:
            continue
        short = f"{drawer.name}/law.toml"
        terms = decode_terms(short, drawer.data, drawer.terms, edition) if drawer.terms else None
        for key in drawer.data.provision:
            function, provision = drawer.functions.get(key), provisions.get(f"{drawer.name}.{key}")
            if function is not None and provision is not None:
                found.append(_rule(len(found), drawer, provision, function, terms, regulations))
    return found


def _checked(when: When, where: str) -> When:
    try:
        return msgspec.convert(msgspec.to_builtins(when), When)
    except msgspec.ValidationError as error:
        raise LawbookError(f"{where}: @When {error}") from error


def _rule(
    index: int,
    drawer: Drawer,
    provision: Provision,
    function: Callable[..., Any],
    terms: Struct | None,
    regulations: Regulations,
) -> Rule:
    where = f"{drawer.name}/rules.py {provision.key}"
    when = _checked(when_of(function), where)
    listens, takes_it, consult = rules.bind(function, where, terms, regulations)
    about: tuple[str, ...] = when.about or tuple(drawer.data.kind)
    if takes_it and not about:
        raise LawbookError(f"{where}: takes an irregularity, and neither @When(about=...) nor a [kind] says which")
    if when.awaits and listens != (None,):
        raise LawbookError(f"{where}: only a standing rule can say what it `awaits`")
    if not OF_ACTS.isdisjoint(when.needs) and not {None, Done}.isdisjoint(listens):
        raise LawbookError(f"{where}: `needs` disorder or a misfit, and hears of no act that is to come")
    if not OF_DONE.isdisjoint(when.needs) and Done not in listens:
        raise LawbookError(f"{where}: `needs` an unclear turn, and does not hear that all is done")
    strange = sorted(set(when.after).difference(VERBS))
    if strange or (when.after and Done not in listens):
        raise LawbookError(f"{where}: `after` is for a rule that hears Done, and names verbs, not {strange}")
    if when.after_others and {None, Done}.isdisjoint(listens):
        raise LawbookError(f"{where}: `after_others` is for a standing rule, or one that hears Done")
    return Rule(
        index=index,
        provision=provision,
        listens=listens,
        takes_it=takes_it,
        kinds=None if "*" in about else frozenset(about),
        phases=frozenset(when.phases) or None,
        moments=frozenset(when.at) or None,
        awaits=when.awaits,
        needs=when.needs,
        after=frozenset(when.after),
        also_settled=when.also_settled,
        after_others=when.after_others,
        hidden=frozenset(kind for kind, entry in drawer.data.kind.items() if entry.hidden),
        consult=consult,
    )
