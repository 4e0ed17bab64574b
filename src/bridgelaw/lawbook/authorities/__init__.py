"""The settings of Regulating Authorities: what may be set, and what each of them is known to have set."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.lawbook.provision import LawbookError
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.table.vocabulary import Edition

AUTHORITIES = ("wbf", "ebu", "acbl", "ffb", "nbf")
UNKNOWN = "unknown"
Origin = Literal["authority", "default", "given"]


@cache
def _data(name: str) -> dict[str, Any]:
    import rtoml

    return rtoml.loads(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))


def settings() -> dict[str, dict[str, Any]]:
    """Every setting by name: its `values`, the `default` of the program, the `law` that leaves it open, a `doc`."""
    return dict(_data("settings")["setting"])


def stated(authority: str) -> dict[str, dict[str, Any]]:
    """What an authority is known to have set, by name: `value` (one, or by edition), `source`, `confidence`.

    Raises:
        LawbookError: no such authority.
    """
    if authority not in AUTHORITIES:
        raise LawbookError(f"no authority {authority!r}: {', '.join(AUTHORITIES)}")
    return _data(authority)


def regulations_of(authority: str, edition: Edition, **overrides: Any) -> Regulations:
    """The settings of an authority under an edition; `overrides` for single ones, under any name that they go by.

    Raises:
        LawbookError: no such authority, no such setting, or a value that the setting cannot take.
    """
    values = {name: _value(entry["value"], edition) for name, entry in stated(authority).items()}
    typed = set(Regulations.__struct_fields__)
    merged = {name: _value(entry["default"], edition) for name, entry in settings().items() if _varies(entry)}
    merged |= {name: value for name, value in values.items() if value != UNKNOWN and name in typed}
    if overrides:
        merged |= _overriding(overrides)
    merged = {name: value for name, value in merged.items() if _applies(name, edition)}
    other = {name: value for name, value in merged.items() if name not in typed}
    merged = {name: value for name, value in merged.items() if name in typed}
    try:
        return msgspec.convert(merged | ({"other": other} if other else {}), Regulations)
    except msgspec.ValidationError as error:
        raise LawbookError(f"regulations of {authority}: {error}") from error


class InForce(Struct, frozen=True):
    """What is set on a board: the value, who has set it, the Law that leaves it open, and where it was found."""

    name: str
    value: Any
    origin: Origin
    law: str
    source: str
    confidence: str


def in_force(name: str, authority: str, edition: Edition, regulations: Regulations) -> InForce | None:
    """The setting `name` as it holds; None in an edition that knows no such thing.

    Raises:
        LawbookError: no such authority.
    """
    if not _applies(name, edition):
        return None
    entry, found = settings()[name], stated(authority).get(name, {})
    said = _value(found.get("value", UNKNOWN), edition)
    if name in Regulations.__struct_fields__:
        value = getattr(regulations, name)
    else:
        value = regulations.other.get(name, _value(entry["default"], edition) if said == UNKNOWN else said)
    origin = origin_of(name, authority, edition, value)
    source, confidence = (found["source"], found["confidence"]) if origin == "authority" else ("", "")
    return InForce(name, value, origin, entry["law"], source, confidence)


def origin_of(name: str, authority: str, edition: Edition, value: Any) -> Origin:
    """Who has set `name` to `value`: the authority, nobody (the program's default), or somebody for this board alone.

    Raises:
        LawbookError: no such authority.
    """
    said = _value(stated(authority).get(name, {}).get("value", UNKNOWN), edition)
    if said == value != UNKNOWN:
        return "authority"
    default = _value(settings()[name]["default"], edition)
    return "default" if said == UNKNOWN and value == default else "given"


def _applies(name: str, edition: Edition) -> bool:
    """Whether the setting means anything in that edition; those that are not told apart do in all."""
    return edition in settings().get(name, {}).get("editions", (edition,))


def _varies(entry: dict[str, Any]) -> bool:
    """Whether the default of a setting is another in some edition; else the type has it."""
    return isinstance(entry["default"], dict)


def _overriding(overrides: dict[str, Any]) -> dict[str, Any]:
    known, aliases = settings(), _data("settings")["aliases"]
    named = {aliases.get(name, name): value for name, value in overrides.items()}
    stray = sorted(name for name in named if name not in known)
    if stray:
        raise LawbookError(f"no regulation {', '.join(stray)}: {', '.join(sorted(known))}")
    return {name: _value_given(name, value, known[name]["values"]) for name, value in named.items()}


def _value_given(name: str, value: Any, allowed: Any) -> Any:
    if isinstance(allowed, list) and value not in allowed:
        raise LawbookError(f"regulation {name} is {value!r}: {', '.join(map(str, allowed))}")
    return value


def _value(value: Any, edition: Edition) -> Any:
    return value.get(edition, UNKNOWN) if isinstance(value, dict) else value
