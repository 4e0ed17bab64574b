"""Acts in a record: plain data to the classes of `table.acts`, and back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import SEAT, refused
from bridgelaw.formats.mappings import missing, read_key, unknown_key
from bridgelaw.formats.verbs import DIRECTOR, SPECTATOR, ActForm, Slot, acts_of, finding, form
from bridgelaw.table import acts

_COMMON = frozenset(("by", "id", "at", "of", "took", "text", "imported", "responsible"))


def read(value: Any) -> tuple[acts.Act, ...]:
    """The acts of a record, with ids given to those that have none (`a1`, `a2`, … by their place).

    Raises:
        Wrong: one of them is no act, an id stands twice, or an act is about one that is not there before it.
    """
    if not isinstance(value, list | tuple):
        raise refused(value, "a list of acts")
    ids = _ids(value)
    before: set[str] = set()
    found = []
    for n, (data, id) in enumerate(zip(value, ids, strict=True)):
        try:
            found.append(_read_one(data, id, before))
        except Wrong as wrong:
            raise wrong.under(n) from None
        before.add(id)
    return tuple(found)


def _ids(value: Sequence[Any]) -> list[str]:
    numbers: dict[str, int] = {}
    for n, data in enumerate(value):
        id, given = _id_of(data, n + 1)
        first = numbers.setdefault(id, n)
        if first != n:
            said = f"acts {first + 1} and {n + 1} are both called {id!r}"
            if given is None or not isinstance(value[first], Mapping) or "id" not in value[first]:
                said += " (an act without an id is called by its place)"
            raise Wrong("id-taken", said, [n, "id"], id=id, first=str(first + 1), second=str(n + 1))
    return list(numbers)


def _id_of(data: Any, number: int) -> tuple[str, Any]:
    """What an act is called, by its place where it does not say; and what it says."""
    given = data.get("id") if isinstance(data, (dict, Mapping)) else None
    return given if isinstance(given, str) else f"a{number}", given


def read_one(data: Any, number: int, before: Collection[str] | None) -> acts.Act:
    """One act, as number `number` of a board, after acts of the ids `before` (None: they are not looked at).

    Raises:
        Wrong: it is no act, its id is taken, or it is about an act that is not there.
    """
    id, _ = _id_of(data, number)
    if before is not None and id in before:
        raise Wrong("id-taken", f"an act before it is called {id!r}", ["id"], id=id)
    return _read_one(data, id, before)


def _read_one(data: Any, id: str, before: Collection[str] | None) -> acts.Act:
    if not isinstance(data, (dict, Mapping)):  # by far the most are dicts, and an abstract class is asked slowly
        raise refused(data, "an act: by, and a verb with its value")
    if "by" not in data:
        raise missing("by")
    by = data["by"]
    how = _form(data, by, acts_of(by))
    values: dict[str, Any] = {}
    for key, given in data.items():
        if key == "by":
            continue
        slot = how.slots.get(key)
        if slot is None:
            raise unknown_key(key, ("by", *how.slots), f"{how.verb!r}")
        found = read_key(slot.kind, key, given)
        if slot.refers and before is not None and found is not None and found not in before:
            raise no_such_act(key, found)
        values[slot.field] = found
    for slot in how.required:
        if slot.field not in values:
            raise missing(slot.key)
    values["id"] = id
    if issubclass(how.make, acts.PlayerAct):
        values["by"] = actor = read_key(SEAT, "by", by)
        if how.make is acts.Play:
            values.setdefault("hand", actor)
    elif values.get("responsible") == "none":
        values["responsible"] = None
    return how.make(**values)


def references(act: acts.Act) -> Iterator[Slot]:
    """The keys of an act under which it names other acts, those that it has."""
    how = finding(act.kind) if isinstance(act, acts.Find) else form(type(act))
    return (slot for slot in how.slots.values() if slot.refers and getattr(act, slot.field) is not None)


def no_such_act(key: str, id: str) -> Wrong:
    """What to raise where an act names one that is not there."""
    return Wrong("no-such-act", f"{key}: no act before this one is called {id!r}", [key], id=id)


def _form(data: Mapping[str, Any], by: Any, table: Mapping[str, type[acts.Act]]) -> ActForm:
    """The form of one act: that of its verb. Where keys of an act are the names of several verbs, the verb is the one
    whose form has all the others as keys."""
    verbs = [key for key in data if key in table]
    if len(verbs) > 1:
        verbs = [v for v in verbs if all(other in form(table[v]).slots for other in verbs)] or verbs
    if len(verbs) > 1:
        raise Wrong("two-verbs", f"two verbs, {' and '.join(verbs)}: an act has one", [verbs[1]], verb=verbs[1])
    if not verbs:
        raise _no_verb(data, by)
    make = table[verbs[0]]
    return finding(data["find"]) if make is acts.Find else form(make)


def _no_verb(data: Mapping[str, Any], by: Any) -> Wrong:
    strange = [key for key in data if key not in _COMMON]
    others = [key for key in strange if key in acts.VERBS]
    if others:
        said = f"{others[0]!r} is nothing that {'a ' if by == SPECTATOR else 'the ' if by == DIRECTOR else ''}{by} does"
        return Wrong("unknown-verb", said, [others[0]], verb=others[0])
    if strange:
        return Wrong("unknown-verb", f"unknown act: {strange[0]!r}", [strange[0]], verb=strange[0])
    return Wrong("missing-field", "no verb: what did he do?", field="verb")


def write(happened: Sequence[acts.Act]) -> list[dict[str, Any]]:
    """The inverse of `read`: what goes without saying is left out."""
    return [_write_one(act, f"a{n}") for n, act in enumerate(happened, start=1)]


def write_one(act: acts.Act) -> dict[str, Any]:
    """One act by itself, its id always with it."""
    return _write_one(act, "")


def _write_one(act: acts.Act, place: str) -> dict[str, Any]:
    how = finding(act.kind) if isinstance(act, acts.Find) else form(type(act))
    data: dict[str, Any] = {"by": DIRECTOR if isinstance(act, acts.DirectorAct) else SPECTATOR}
    usual: dict[str, Any] = {"id": place}
    if isinstance(act, acts.PlayerAct):
        data["by"] = act.by.value
        usual["hand"] = act.by
    for slot in how.slots.values():
        field = slot.field
        value = getattr(act, field)
        if field == "responsible":
            data[slot.key] = value.value if value else "none"
        elif slot.says or (value is not slot.default and value != usual.get(field, slot.default)):
            data[slot.key] = slot.kind.write(value)
    return data
