"""The record of a quick ruling as the words read it: what was only put in is not named and not counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from msgspec import Struct

from bridgelaw.answer.model import Question
from bridgelaw.api.quick.facts import UNKNOWN
from bridgelaw.api.quick.position import position_told
from bridgelaw.api.quick.state import Quick, QuickFinding
from bridgelaw.api.quick.writing import filled_in, set_up
from bridgelaw.game.seats import Side
from bridgelaw.words.telling.to_tell import question_of
from bridgelaw.words.telling.view import RecordView, ToldPosition, ToldQuickly, view_of


class QuickFacts(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the Director told of a board in a quick ruling, and which acts of its record nobody told of.

    `answers`: key and value, in his order; `acts`: how many acts were made of them; `filled`, `set_up`, `uncounted`: as
    `RecordView` has them; `numbered`: whether he told the number of the board; `position`: what follows from it about
    the position.
    """

    start: str
    answers: tuple[tuple[str, str], ...]
    acts: int
    filled: tuple[str, ...] = ()
    set_up: tuple[str, ...] = ()
    uncounted: tuple[int, int] = (0, 0)
    numbered: bool = False
    position: ToldPosition = "nothing"


def facts_of(found: Quick, answers: Sequence[tuple[str, str]], *, numbered: bool = False) -> QuickFacts:
    """What is kept of a ruling that has its record; `answers`: those that led to it."""
    assert found.record is not None
    assert found.table is not None
    written = found.record["acts"][: found.written]
    play = found.table.situation.facts.play
    unused = [(one.key, one.value) for one in found.unused]
    # what nobody knows is no fact of the ruling
    unused += [(key, UNKNOWN) for key in found.kind.quiet]
    unnamed = _unnamed(written, (value for _, value in answers))
    return QuickFacts(
        start=found.kind.start,
        answers=tuple(one for one in answers if one not in unused),
        acts=len(found.record["acts"]),
        filled=_numbered(filled_in(found.record["acts"]) | unnamed, found.record["acts"]),
        set_up=_numbered(set_up(written), found.record["acts"]),
        uncounted=(play.won(Side.NS), play.won(Side.EW)) if play else (0, 0),
        numbered=numbered,
        position=position_told(found.kind.start, {**found.kind.quiet, **found.known}),
    )


def _unnamed(written: Sequence[Mapping[str, Any]], told: Iterable[str]) -> frozenset[str]:
    """The calls and cards of these acts that are not among what was told."""
    said = {part for value in told for part in value.replace(":", " ").replace("@", " ").split()}
    named = {act.get("id", f"a{n}"): act.get("call", act.get("play")) for n, act in enumerate(written, 1)}
    return frozenset(id for id, code in named.items() if code is not None and code not in said)


def _numbered(ids: Iterable[str], written: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Those ids, and by its number each act that has one of its own: a table on paper knows acts by their numbers."""
    told = set(ids)
    return tuple(sorted(told | {f"a{n}" for n, act in enumerate(written, 1) if act.get("id") in told}))


def seen(view: RecordView, facts: QuickFacts) -> RecordView:
    """The view of a record that begins with the acts of a quick ruling."""
    acts = frozenset(list(view.acts)[: facts.acts])
    return replace(
        view,
        filled=frozenset(facts.filled),
        set_up=frozenset(facts.set_up),
        uncounted=facts.uncounted,
        quick=ToldQuickly(facts.start, facts.answers, acts, facts.numbered, facts.position),
    )


def view_of_quick(found: Quick) -> RecordView | None:
    """What the words need of the record; None while facts are missing."""
    if found.record is None or found.table is None:
        return None
    facts = facts_of(found, ())
    filled = filled_in(found.record["acts"]) | _unnamed(found.record["acts"][: found.written], found.known.values())
    return replace(seen(view_of(found.record), facts), filled=filled, quick=None)


def findings_of(found: Quick) -> tuple[tuple[Question, str], ...]:
    """The Questions that were answered, in their order, as the words read them, each with its answer."""
    return tuple((_question(one), one.text) for one in found.findings)


def _question(found: QuickFinding) -> Question:
    asked = found.question
    seat = asked.seat.value if asked.seat else None
    return question_of({"kind": asked.kind, "of": asked.of, "seat": seat, "law": asked.law})
