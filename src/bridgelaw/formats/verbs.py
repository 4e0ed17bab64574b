"""How each act is written: the one table that the reader, the writer and the JSON Schema share.

It is read off the classes of `table.acts`: the verb and what stands behind it, and every further field by its type.
What differs from that is said here. A form is made when its verb is first met.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from bridgelaw.formats import kinds
from bridgelaw.formats.answers import ANSWERS
from bridgelaw.formats.awards import AWARD
from bridgelaw.formats.fields import DEAL
from bridgelaw.formats.kinds import ValueKind
from bridgelaw.formats.mappings import Key, mapping, read_key
from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat, Side
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import LISTED_QUESTIONS, QUESTIONS

DIRECTOR, SPECTATOR = "director", "spectator"
_SPELLING = {"hand": "from", "together_with": "with", "answer": "value"}
_REFERENCES = ("of", "together_with", "to")
_COMMON_LAST = ("at", "took", "text", "imported", "id")

_BY_TYPE: dict[Any, ValueKind] = {
    Seat: kinds.SEAT,
    Side: kinds.SIDE,
    Call: kinds.CALL,
    Card: kinds.CARD,
    bool: kinds.YES_NO,
    str: kinds.TEXT,
    float: kinds.number(0),
    tuple[int, int]: kinds.listed(kinds.whole(0, 40), "two whole numbers, from … to …", 2),
    dict[str, Any]: AWARD,
}
_BY_NAME: dict[str, ValueKind] = {
    "id": kinds.ID,
    "of": kinds.ID,
    "together_with": kinds.ID,
    "to": kinds.ID,
    "tricks": kinds.TRICKS,
    "trick": kinds.whole(1, 13),
    "amount": kinds.number(0),
    "left": kinds.whole(0, 13),
    "won": kinds.TRICKS,
    "hands": DEAL,
    "responsible": kinds.either(kinds.SIDE, kinds.words(("none",))),
}


class Slot(Struct, frozen=True):
    """One key of an act: the field it fills, its kind, whether it must be there, what it is when left out; `says`:
    whether it is the verb's own, which is always written."""

    key: str
    field: str
    kind: ValueKind
    required: bool
    default: Any = None
    refers: bool = False
    says: bool = False


class ActForm(Struct, frozen=True):
    """How acts of one class are written: `slots` by key, in the order in which they are written, and those of them that
    are `required`.

    For a finding, `questions` are the kinds of Question that are answered in this form.
    """

    make: type[acts.Act]
    verb: str
    slots: dict[str, Slot]
    required: tuple[Slot, ...]
    questions: tuple[str, ...] = ()


def acts_of(by: Any) -> Mapping[str, type[acts.Act]]:
    """The verbs of whoever is named behind `by`, with the classes of his acts.

    Raises:
        Wrong: nobody is called so.
    """
    if type(by) is str and by in _SEATS:
        return acts.PLAYER_ACTS
    if by == DIRECTOR:
        return acts.DIRECTOR_ACTS
    if by == SPECTATOR:
        return acts.SPECTATOR_ACTS
    read_key(_ACTOR, "by", by)
    return acts.PLAYER_ACTS


_SEATS = frozenset(seat.value for seat in Seat)
_ACTOR = kinds.either(kinds.SEAT, kinds.words((DIRECTOR, SPECTATOR)))


@cache
def form(make: type[acts.Act], question: str | None = None) -> ActForm:
    """The form of acts of that class; a finding's hangs on the kind of `question` that it answers."""
    info = {field.name: field for field in fields(make)}
    own = [name for name in info if name not in ("by", "responsible", "of", *_COMMON_LAST, make.value)]
    order = [name for name in ("responsible", make.value, "of", *own, *_COMMON_LAST) if name in info]
    slots = {}
    for name in order:
        key = make.verb if name == make.value else _SPELLING.get(name, name)
        kind = _kind(make, info[name], question)
        default = info[name].default
        filled_in = default is not NODEFAULT or name in ("id", "hand")
        required = not filled_in or name in (make.value, "responsible")
        usual = None if default is NODEFAULT else default
        slots[key] = Slot(key, name, kind, required, usual, name in _REFERENCES, name == make.value)
    alike = LISTED_QUESTIONS.get(question or "")
    questions = tuple(q for q in QUESTIONS if LISTED_QUESTIONS.get(q) == alike) if make is acts.Find else ()
    return ActForm(make, make.verb, slots, tuple(slot for slot in slots.values() if slot.required), questions)


def finding(question: Any) -> ActForm:
    """The form of a finding that answers that kind of Question (one that there is not: of a yes or no)."""
    return form(acts.Find, question if isinstance(question, str) and question in LISTED_QUESTIONS else None)


def _kind(make: type[acts.Act], field: FieldInfo, question: str | None) -> ValueKind:
    if make is acts.Find and field.name == "answer":
        return ANSWERS[LISTED_QUESTIONS[question]] if question in LISTED_QUESTIONS else kinds.YES_NO
    if field.name == make.value and field.default is not NODEFAULT:
        return kinds.at_ease(None if field.default is True else _of_type(field.name, field.type), field.default)
    return _of_type(field.name, field.type)


def _of_type(name: str, hint: Any) -> ValueKind:
    """The kind of a field, by its name or its type; `None` is the field left out."""
    if name in _BY_NAME:
        return _BY_NAME[name]
    if hint in _BY_TYPE:
        return _BY_TYPE[hint]
    if get_origin(hint) in (Union, UnionType):
        under = [_of_type(name, one) for one in get_args(hint) if one is not NoneType]
        return under[0] if len(under) == 1 else kinds.either(*under)
    if get_origin(hint) is Literal:
        return kinds.words(get_args(hint))
    if get_origin(hint) is tuple:
        item = _of_type(name, get_args(hint)[0])
        return kinds.listed(item, f"a list, each {item.name}")
    return _of_struct(hint)


@cache
def _of_struct(make: type[Struct]) -> ValueKind:
    """The kind of a mapping that becomes a struct; what says no more than its default is left out in writing."""
    info = {field.name: field for field in fields(make)}
    keys = {name: Key(_of_type(name, field.type), field.required) for name, field in info.items()}
    plain = mapping(f"a mapping of {' '.join(keys)}", keys)

    def read(value: Any) -> Struct:
        return make(**plain.read(value))

    def write(value: Any) -> dict[str, Any]:
        given = {name: getattr(value, name) for name in keys}
        data: dict[str, Any] = plain.write({n: v for n, v in given.items() if info[n].required or v != info[n].default})
        return data

    return ValueKind(plain.name, read, plain.schema, write)


def forms() -> list[tuple[str, ActForm]]:
    """Every form, with whose act it is: `player`, `director` or `spectator`; a finding once for each form of answer."""
    found: list[tuple[str, ActForm]] = []
    for who, table in (("player", acts.PLAYER_ACTS), (DIRECTOR, acts.DIRECTOR_ACTS), (SPECTATOR, acts.SPECTATOR_ACTS)):
        for make in table.values():
            if make is acts.Find:
                one_of_each = {answer: question for question, answer in LISTED_QUESTIONS.items()}
                found += [(who, form(make, question)) for question in (None, *one_of_each.values())]
            else:
                found.append((who, form(make)))
    return found
