"""On what an element of the answer rests: the chain of acts and findings, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line

LISTS = ("irregularities", "options", "obligations", "questions", "rulings")


def reasons(answer: Mapping[str, Any], record: Mapping[str, Any], id: str, words: Words) -> list[str] | None:
    """The element with the id or name `id` and, one to a line, the acts on which it rests; None when there is none.

    Args:
        answer: an answer in the shape of record format, section 2.
        record: the record in its own form (section 1).
        id: an id as the answer gives it (`i1`, `q1`), or the word of an option, a duty or a rectification.
    """
    acts = {act.get("id", f"a{n}"): act for n, act in enumerate(record.get("acts") or (), 1)}
    lines: list[str] = []
    for group, element in _named(answer, id):
        lines.append(f"{_label(group, element, words)} ({words.law(element['law'], short=True)})")
        lines += [f"  {why}: {act_line(acts[why], words)}" for why in element["because"] if why in acts]
    return lines or None


def _named(answer: Mapping[str, Any], id: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for group in LISTS:
        for element in answer.get(group) or ():
            if id in (element.get("id"), element.get("what"), element.get("rectification"), element.get("kind")):
                yield group, element


def _label(group: str, element: Mapping[str, Any], words: Words) -> str:
    prefix, key = {
        "irregularities": ("irregularity", "kind"),
        "options": ("option", "id"),
        "obligations": ("obligation", "what"),
        "questions": ("question", "kind"),
        "rulings": ("rectification", "rectification"),
    }[group]
    return words.say(f"{prefix}-{element[key]}", "label")
