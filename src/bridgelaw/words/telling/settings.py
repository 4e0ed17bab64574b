"""What a Regulating Authority has set that bears on what is asked or done next, each with whose setting it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.answer.road_model import SettingSaid
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.words.say import Words
from bridgelaw.words.telling.layout import Line, capital

_SHARES = ("la_considered_share", "la_choose_share_1997", "likely_share", "at_all_probable_share")
_PERCENTAGES = ("average_plus_percent", "average_minus_percent", "penalty_mp_percent_of_top")
_READ = ("sourced", "law_default")


def settings(found: Sequence[SettingSaid], authority: str, words: Words) -> Iterator[Line]:
    """The list under its heading; nothing where nothing is set."""
    if found:
        yield Line(words.say("setting-heading"), indent=2, style="label")
    for one in found:
        told = words.say("setting-line", text=_text(one, words), origin=_origin(one, authority, words))
        yield Line(told, indent=4, style="faint")


def settings_by_origin(found: Sequence[SettingSaid], authority: str, words: Words) -> Iterator[Line]:
    """The same with whose settings they are said once, behind all that have it."""
    told: dict[str, list[str]] = {}
    for one in found:
        told.setdefault(_origin(one, authority, words), []).append(_text(one, words))
    if told:
        yield Line(words.say("setting-heading"), indent=2, style="label")
    for origin, texts in told.items():
        *first, last = texts
        yield from (Line(text, indent=4, style="faint") for text in first)
        if first:
            yield Line(last, indent=4, style="faint")
            yield Line(capital(origin), indent=6, style="faint")
        else:
            yield Line(words.say("setting-line", text=last, origin=origin), indent=4, style="faint")


def in_short(found: Sequence[SettingSaid], words: Words) -> str:
    """The same without whose settings they are, in one line: the one, or that there are some; empty for none."""
    return _text(found[0], words) if len(found) == 1 else words.say("setting-heading") if found else ""


def _text(one: SettingSaid, words: Words) -> str:
    return words.say(f"setting-{one['name']}", value=_value(one, words))


def _value(one: SettingSaid, words: Words) -> str:
    name, value = one["name"], one["value"]
    if name in _SHARES:
        return words.percent(round(100 * value))
    if name in _PERCENTAGES:
        return words.percent(value)
    if value in ("none", []) and name in ("appeal_deposit", "announcements"):
        return words.say("setting-none")
    if name == "appeal_deposit":
        return deposit_in_words(str(value), words)
    if isinstance(value, list):
        return words.all_of([words.attempt(f"setting-announced-{one}", None) or str(one) for one in value])
    return words.number(value) if isinstance(value, int | float) else str(value)


def deposit_in_words(value: str, words: Words) -> str:
    """A deposit as an authority has set it, in that language; one that a table sets in its own words as it stands."""
    english = Words("en", words.edition)
    for authority in AUTHORITIES:
        if english.attempt("setting-deposit", authority) == value:
            return words.say("setting-deposit", authority)
    return value


def _origin(one: SettingSaid, authority: str, words: Words) -> str:
    """Whose setting it is, and whether it has been read in a document or is only remembered."""
    unread = one["origin"] == "authority" and not one["confidence"].startswith(_READ)
    origin = "unread" if unread else one["origin"]
    return words.say(f"setting-origin-{origin}", authority=authority.upper())
