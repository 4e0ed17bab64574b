"""A quick ruling as the one object that is printed (procedures, section 0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bridgelaw.answer.model import plain
from bridgelaw.api.quick.again import EarlierAnswer
from bridgelaw.api.quick.facts import NONE
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.state import Quick

_LISTS = ("options", "obligations", "penalty_cards", "irregularities", "rulings", "questions")
_SEATS = ("N", "E", "S", "W")


def starts(titles: dict[str, str]) -> dict[str, Any]:
    """All kinds, with their titles by name."""
    return {
        "starts": [
            {"start": kind.start, "title": titles[kind.start], "at_most": kind.at_most} for kind in KINDS.values()
        ]
    }


def told(
    quick: Quick, laws: str, authority: str, why: str | None, dropped: Sequence[EarlierAnswer] = ()
) -> dict[str, Any]:
    """The object. `why`: in words, why the next fact is asked; `dropped`: answers that a change has left unused."""
    found: dict[str, Any] = {"start": quick.kind.start, "laws": int(laws), "authority": authority}
    found["known"] = {key: _value(value) for key, value in quick.known.items()}
    ask = quick.ask
    found["ask"] = (
        None if ask is None else {"key": ask.key, "why": why, "choices": list(ask.choices) if ask.choices else None}
    )
    answer = plain(quick.answer) if quick.answer else {}
    answer["options"] = [msgspec.to_builtins(option) for option in quick.options]
    for name in _LISTS:
        found[name] = answer.get(name, [])
    to_come = ({key: value for key, value in one.items() if key != "element"} for one in quick.to_come)
    found["rulings"] = [*found["rulings"], *to_come]
    found["information"] = answer.get("information", {seat: [] for seat in _SEATS})
    for name in ("turn", "declarer", "phase"):
        found[name] = answer.get(name)
    found["frozen"] = answer.get("frozen", True)
    found |= {"reads": _reads(quick), "more": list(quick.more), "done": quick.done}
    found |= {"dropped": [{"key": one.key, "value": one.value} for one in dropped]} if dropped else {}
    return found | ({"errors": [{"key": one.key, "value": one.value} for one in quick.unused]} if quick.unused else {})


def _reads(quick: Quick) -> list[str]:
    """The provisions by their numbers, each once."""
    held = quick.table.book.provisions if quick.table else {}
    return list(dict.fromkeys(held[name].reference for name in (*quick.reads, *quick.reads_later)))


def _value(text: str) -> Any:
    return {"yes": True, "no": False}.get(text, text) if text != NONE else NONE
