"""What a Regulating Authority has set that bears on what the Director is asked or does next: told, never acted on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.lawbook.authorities import UNKNOWN, SettingInForce, in_force, is_told, settings
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

_SHARES = ("likely_share", "at_all_probable_share")
_TEMPO = ("hesitation", "haste")
_ALERTING = ("alert", "no_alert")


def guidance(book: Book, now: Situation, at: str, of: str | None = None) -> Iterator[SettingInForce]:
    """The settings that belong to `at` on this board: a Question of that kind (about the act `of`), or a step."""
    likely = book.regulations.assigned_form in ("likely_at_all_probable", "either")
    for name, entry in settings().items():
        if at not in entry.get("at", ()) or not _belongs(now, entry, of):
            continue
        if (name in _SHARES and not likely) or not is_told(name, book.edition):
            continue
        if name == "knockout_split" and now.setting.contest != "knockout":
            continue
        found = in_force(name, book.authority, book.edition, book.regulations)
        if found is None or found.value == UNKNOWN or found.value in entry.get("silent", ()):
            # nobody is helped by hearing that something is not so
            continue
        if name != "written_explanations" or found.value != "screens" or now.setting.screens:
            yield found


def _belongs(now: Situation, entry: dict[str, Any], of: str | None) -> bool:
    """Whether the setting bears on this board, and on what is asked about."""
    if now.setting.scoring not in entry.get("scoring", (now.setting.scoring,)):
        return False
    if entry.get("screens", now.setting.screens) is not now.setting.screens:
        return False
    return entry.get("about") in (None, _subject(now, of))


def _subject(now: Situation, of: str | None) -> str | None:
    """What the act is that a Question is about; a call is asked about because of the alert that it did not get."""
    act = now.act(of or "")
    if isinstance(act, acts.Convey):
        return "tempo" if act.channel in _TEMPO else "alert" if act.channel in _ALERTING else None
    if isinstance(act, acts.Explain | acts.Correct):
        return "explanation"
    return "alert" if isinstance(act, acts.Alert | acts.Announce | acts.Call | acts.Substitute) else None
