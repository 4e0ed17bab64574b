"""What each rule can decide, read off its source, and which rules hear one trigger and can decide the same thing."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations_with_replacement
from typing import Any

from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.rule import Rule
from bridgelaw.table.vocabulary import PHASES
from tests.kit.dense.meeting import DECIDING, Pair

_NAMES = {kind.__name__ for kind in DECIDING}
_SAME = {"Reopen": "Settle"}


def that_can_meet(book: Book) -> Iterator[Pair]:
    """The pairs of provisions that hear one trigger in one phase and can decide about one thing."""
    able = [(rule, decided) for rule in book.rules if (decided := decides(rule))]
    found: set[Pair] = set()
    for (one, first), (other, second) in combinations_with_replacement(able, 2):
        if one is other and not one.takes_it:
            continue
        if _hear_one(one, other):
            names = sorted((one.provision.name, other.provision.name))
            found |= {(what, names[0], names[1]) for what in first & second}
    yield from sorted(found)


def _hear_one(one: Rule, other: Rule) -> bool:
    """Whether some trigger reaches both: of one class, in one phase, a moment or verb that both wait for."""
    phases = set(one.phases or PHASES) & set(other.phases or PHASES)
    shared = set(one.listens) & set(other.listens)
    if one.moments is not None and other.moments is not None and not one.moments & other.moments:
        shared.discard(says.Moment)
    verbs = not one.after or not other.after or one.after & other.after
    if one.after_others is not other.after_others or not verbs:
        shared.discard(says.Done)
    return bool(phases and shared)


@cache
def _functions(module: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def decides(rule: Rule) -> frozenset[str]:
    """The kinds of decision that it can come to, itself or by a helper."""
    function: Any = rule.consult.func if isinstance(rule.consult, partial) else rule.consult
    return frozenset(_SAME.get(name, name) for name in _made(function.__module__, function.__name__))


@cache
def _made(module: str, name: str) -> frozenset[str]:
    """The deciding effects that a function of the module makes, in itself or in what it calls."""
    found: set[str] = set()
    seen, waiting = set(), [(module, name)]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        node = _functions(here[0]).get(here[1])
        for called in ast.walk(node) if node else ():
            if isinstance(called, ast.Name):
                found |= {called.id} & _NAMES
                target = getattr(sys.modules[here[0]], called.id, None)
                home = getattr(target, "__module__", "")
                if inspect.isfunction(target) and home.startswith(("bridgelaw.laws", "bridgelaw.lawbook.damage")):
                    waiting.append((home, target.__name__))
    return frozenset(found)
