"""A provision: whatever the Laws say carries the provision by which it is said. Programs know it by its name, people by
its number."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.table.vocabulary import Strength


class Provision(Struct, frozen=True, kw_only=True, gc=False):
    """One entry of a drawer in one edition. `name` is `drawer.key`, `reference` is `EDITION:NUMBER`.

    Whatever the Laws say carries it. The number is for people: what a program has to tell apart it knows by the name.

    `limits`: the names of the provisions that it can silence, None when it silences none.
    `reason`: see `ProvisionData`.
    """

    name: str
    drawer: str
    key: str
    law: int
    reference: str
    number: str
    force: Strength
    asks: tuple[str, ...]
    role: str | None
    reason: str = ""
    limits: tuple[str, ...] | None = None
