"""A provision that has a function, as the judge runs it: what it listens to, and when it is asked."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from msgspec import Struct

from bridgelaw.lawbook import effects
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.provision import Provision
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation

Consult = Callable[..., Iterator[effects.Effect]]
"""The function of a rule. It is called with the situation, the trigger (a standing rule has none), and the irregularity
if it is about irregularities."""


class Rule(Struct, frozen=True, kw_only=True):
    """A provision with a function. `kinds`: the irregularities that it is consulted about, None = any."""

    index: int
    provision: Provision
    listens: tuple[type | None, ...]
    takes_it: bool
    kinds: frozenset[str] | None
    phases: frozenset[str] | None
    moments: frozenset[str] | None
    awaits: tuple[str, ...]
    needs: tuple[str, ...]
    after: frozenset[str]
    also_settled: bool
    after_others: bool
    hidden: frozenset[str]
    consult: Consult


def signature(function: Callable[..., Any], where: str) -> tuple[tuple[type | None, ...], bool, tuple[str, ...]]:
    """What a rule listens to, whether it takes an irregularity, and which of `terms` and `regulations` it takes.

    A rule is `name(now[, trigger][, it][, terms][, regulations])`; the annotation of the trigger, a class or a union,
    is what it listens to. Without one it is a standing rule.

    Raises:
        LawbookError: the function has another form.
    """
    # what `inspect` and `typing` make of hundreds of functions would be a quarter of a short command
    code = function.__code__
    names = list(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])
    if not names or _hint(function, names[0]) is not Situation:
        raise LawbookError(f"{where}: the first parameter is not `now: Situation`")
    rest = names[1:]
    listens: tuple[type | None, ...] = (None,)
    if rest and rest[0] not in ("it", "terms", "regulations"):
        listens = _classes(_hint(function, rest[0]), where)
        rest = rest[1:]
    takes_it = rest[:1] == ["it"]
    extras = tuple(rest[1:] if takes_it else rest)
    if any(name not in ("terms", "regulations") for name in extras):
        raise LawbookError(f"{where}: parameters must be now, a trigger, it, terms, regulations in this order")
    return listens, takes_it, extras


def _hint(function: Callable[..., Any], parameter: str) -> Any:
    """The annotation of a parameter; a text means what it does in the module of the function."""
    hint = function.__annotations__.get(parameter)
    return eval(_compiled(hint), function.__globals__) if isinstance(hint, str) else hint


@cache
def _compiled(hint: str) -> types.CodeType:
    return compile(hint, "<annotation>", "eval")


def _classes(hint: Any, where: str) -> tuple[type, ...]:
    found = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    if not all(isinstance(c, type) for c in found):
        raise LawbookError(f"{where}: the trigger is not a class or a union of classes")
    return tuple(found)


def bind(
    function: Callable[..., Any], where: str, terms: Struct | None, regulations: Regulations
) -> tuple[tuple[type | None, ...], bool, Consult]:
    """What `function` listens to, whether it takes an irregularity, and itself with its terms and regulations.

    Raises:
        LawbookError: see `signature`.
    """
    listens, takes_it, extras = signature(function, where)
    given = {"terms": terms, "regulations": regulations}
    bound = partial(function, **{name: given[name] for name in extras}) if extras else function
    return listens, takes_it, bound
