"""A failure on as short a board as will do: acts, and what is said in them, left out as long as the cause stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.live.settings import Spectators
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from tests.kit.dense import checking
from tests.kit.dense.causes import Cause
from tests.kit.dense.conditions import Conditions, conditions
from tests.kit.dense.folding import Folding
from tests.kit.dense.sweeping import Failure

_REFERENCES = ("of", "to", "together_with")
_PLAIN: dict[str, Any] = {
    "of": None, "to": None,
    "took": None, "text": "", "shows": None, "unintended": False, "words": "natural", "why": "", "consulted": (),
    "reported_by": None, "concurring": False, "halt": False,
}  # fmt: skip


class Shrunk(Struct, frozen=True):
    """The failure: the conditions that are left, and all acts; by the last one, or in showing it, it comes about."""

    under: Conditions
    happened: tuple[acts.Act, ...]
    stage: str
    cause: Cause


def shrunk(failure: Failure) -> Shrunk | None:
    """The failure on a shorter board; None where it does not come about again."""
    under = conditions(failure.number)
    happened = (*failure.happened, failure.act) if failure.act else failure.happened

    def fails(under: Conditions, happened: Sequence[acts.Act]) -> bool:
        return replayed(under, happened, failure.stage) == failure.cause

    if not fails(under, happened):
        return None
    happened = _fewer(happened, lambda left: fails(under, left))
    for simpler in _simpler(under):
        candidate = simpler(under)
        under = candidate if fails(candidate, happened) else under
    for n, act in enumerate(happened):
        for name, value in _PLAIN.items():
            if getattr(act, name, value) != value:
                plainer = (*happened[:n], replace(happened[n], **{name: value}), *happened[n + 1 :])
                happened = plainer if fails(under, plainer) else happened
    # some spoke only of others that can go too, now that nothing speaks of them
    happened = _fewer(happened, lambda left: fails(under, left))
    return Shrunk(under, tuple(_numbered(happened)), failure.stage, failure.cause)


def replayed(under: Conditions, happened: Sequence[acts.Act], stage: str) -> Cause | None:
    """What is raised by the last of these acts, or at that stage after it."""
    at = Folding(under)
    for n, act in enumerate(happened):
        try:
            found = checking.done(at, act)
        except Impossible:
            return None
        if found is not None and found.stage != "contained":
            return found.cause if n == len(happened) - 1 and found.stage == stage else None
        if found is not None and n == len(happened) - 1 and stage == "contained":
            return found.cause
    check = {**checking.EVERY, **checking.SELDOM}.get(stage)
    found = checking.shown(at, {stage: check}) if check else None
    return found.cause if found else None


def _fewer(happened: tuple[acts.Act, ...], fails: Callable[[Sequence[acts.Act]], bool]) -> tuple[acts.Act, ...]:
    """The acts without those that can be left out: many at once, then fewer, then one by one until none goes."""
    size = len(happened) // 2
    while size:
        went, place = False, max(0, len(happened) - 1 - size)
        while True:
            left = _without(happened, range(place, min(place + size, len(happened))))
            if len(left) < len(happened) and fails(left):
                happened, went = left, True
            if place == 0:
                break
            place = max(0, min(place, len(happened)) - size)
        size = size if size == 1 and went else size // 2
    return happened


def _without(happened: Sequence[acts.Act], places: range) -> tuple[acts.Act, ...]:
    """The acts without those at these places, and without those that speak of one that is gone."""
    left: list[acts.Act] = []
    ids: set[str] = set()
    for n, act in enumerate(happened):
        named = [getattr(act, name, None) for name in _REFERENCES]
        if n not in places and all(id is None or id in ids for id in named):
            left.append(act)
            ids.add(act.id)
    return tuple(left)


def _simpler(under: Conditions) -> Iterator[Callable[[Conditions], Conditions]]:
    """Conditions that most boards have, one after another."""
    settings: tuple[dict[str, Any], ...] = (
        {"authority": "wbf", "regulations": {}}, {"regulations": {}}, {"screens": False}, {"scoring": None},
        {"entry": "allow"}, {"spectators": Spectators()}, {"language": "en"}, {"kind": "table"},
    )  # fmt: skip
    dealt: tuple[dict[str, Any], ...] = ({"field": None, "session": {}, "match": None, "norms": {}},)
    for more in settings:
        yield lambda u, more=more: replace(u, settings=replace(u.settings, **more))  # type: ignore[misc]
    for more in dealt:
        yield lambda u, more=more: replace(u, dealt=replace(u.dealt, **more))  # type: ignore[misc]
    yield lambda u: replace(u, dealt=replace(u.dealt, vulnerable=u.dealt.vulnerable or "None"))


def _numbered(happened: Sequence[acts.Act]) -> Iterator[acts.Act]:
    """The same acts, called by their places."""
    ids = {act.id: f"a{n}" for n, act in enumerate(happened, 1)}
    for act in happened:
        named = {name: ids[id] for name in _REFERENCES if (id := getattr(act, name, None)) is not None}
        yield replace(act, id=ids[act.id], **named)
