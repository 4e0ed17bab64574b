"""The settings of Regulating Authorities: what may be set, and what each of them is known to have set.

What the program says of a setting (`default`, `applies`) holds in later editions until they say otherwise. What an
authority has set holds in no other edition: unless the file of an edition says that its settings are taken over, each
one that it has set by edition needs a value there.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.lawbook.editions import EDITIONS, Edition, about, spread
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.regulations import Regulations

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
    values = {name: _stated(authority, name, edition) for name in stated(authority)}
    typed = set(Regulations.__struct_fields__)
    merged = {name: _default(name, edition) for name, entry in settings().items() if _varies(entry)}
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


class SettingInForce(Struct, frozen=True):
    """What is set on a board: the value, who has set it, the Law that leaves it open, and where it was found."""

    name: str
    value: Any
    origin: Origin
    law: str
    source: str
    confidence: str


def in_force(name: str, authority: str, edition: Edition, regulations: Regulations) -> SettingInForce | None:
    """The setting `name` as it holds; None in an edition that knows no such thing.

    Raises:
        LawbookError: no such authority.
    """
    if not _applies(name, edition):
        return None
    entry, found = settings()[name], stated(authority).get(name, {})
    said = _stated(authority, name, edition)
    if name in Regulations.__struct_fields__:
        value = getattr(regulations, name)
    else:
        value = regulations.other.get(name, _default(name, edition) if said == UNKNOWN else said)
    origin = origin_of(name, authority, edition, value)
    source, confidence = (found["source"], found["confidence"]) if origin == "authority" else ("", "")
    return SettingInForce(name, value, origin, entry["law"], source, confidence)


def origin_of(name: str, authority: str, edition: Edition, value: Any) -> Origin:
    """Who has set `name` to `value`: the authority, nobody (the program's default), or somebody for this board alone.

    Raises:
        LawbookError: no such authority.
    """
    said = _stated(authority, name, edition)
    if said == value != UNKNOWN:
        return "authority"
    return "default" if said == UNKNOWN and value == _default(name, edition) else "given"


@cache
def _stated(authority: str, name: str, edition: Edition) -> Any:
    """What the authority has set `name` to in that edition, or in the one whose settings are taken over.

    Raises:
        LawbookError: no such authority, or the edition leaves it open what became of this one.
    """
    value = stated(authority).get(name, {}).get("value", UNKNOWN)
    if not isinstance(value, dict):
        return value
    file, year = f"{authority}.toml: [{name}]", about(edition)
    if strange := sorted(value.keys() - set(EDITIONS)):
        raise LawbookError(f"{file} no edition {', '.join(strange)}: {', '.join(EDITIONS)}")
    looked = year.authorities.get(authority)
    if looked is None:
        raise LawbookError(f"{edition}.toml: [authorities] does not say whether those of {authority} were reviewed")
    if (looked == "reviewed") is not (edition in value):
        said = "gives no value for" if looked == "reviewed" else "is taken over, and gives a value for"
        raise LawbookError(f"{file} {said} {edition}")
    if edition in value:
        return value[edition]
    if year.based_on is None:
        raise LawbookError(f"{edition}.toml: there is no edition from which settings could be taken over")
    return _stated(authority, name, year.based_on)


@cache
def _default(name: str, edition: Edition) -> Any:
    """The default of the program in that edition."""
    return _in(settings()[name]["default"], name, edition)


def is_told(name: str, edition: Edition) -> bool:
    """Whether the Director is told of the setting in that edition; one of which nothing follows there is not."""
    return bool(_in(settings()[name].get("told", True), name, edition))


def _applies(name: str, edition: Edition) -> bool:
    """Whether the setting means anything in that edition; those that are not told apart do in all."""
    return bool(_in(settings().get(name, {}).get("applies", True), name, edition))


def _in(said: Any, name: str, edition: Edition) -> Any:
    """What holds in that edition: `said` itself, or what it says by edition; nothing before it says anything."""
    return spread(said, f"settings.toml: {name}").get(edition) if isinstance(said, dict) else said


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
