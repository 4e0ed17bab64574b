"""What a Regulating Authority has set that bears on what the Director is asked or does next: told, never acted on."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.authorities import UNKNOWN, InForce, in_force, settings
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation

_SHARES = ("likely_share", "at_all_probable_share")


def guidance(book: Book, now: Situation, at: str) -> Iterator[InForce]:
    """The settings that belong to `at`, a kind of Question or a step of a ruling, on this board."""
    likely = book.regulations.assigned_form in ("likely_at_all_probable", "either")
    for name, entry in settings().items():
        if at not in entry.get("at", ()) or now.setting.scoring not in entry.get("scoring", (now.setting.scoring,)):
            continue
        if name in _SHARES and (not likely or book.edition == "2017"):
            continue
        if name == "knockout_split" and now.setting.contest != "knockout":
            continue
        found = in_force(name, book.authority, book.edition, book.regulations)
        if found is not None and found.value != UNKNOWN:
            yield found
