"""A board from paper as it was typed or pasted: PBN, LIN, a record, a deal in one line, hands in one's own letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.game.deals import complete, parse_deal, write_deal
from bridgelaw.game.seats import SEATS, Seat, Vulnerability, dealer_of, vulnerability_of
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.live.exchange import dealt_of, read_boards, renumbered
from bridgelaw.live.settings import Dealt, Settings
from bridgelaw.table.vocabulary import EDITIONS, SCORING
from bridgelaw.words.spelling import hand

VULNERABLE: tuple[Vulnerability, ...] = ("None", "NS", "EW", "All")
MOST_BOARDS = 9999
_DEAL = re.compile(r"[NESW]:\S+ \S+ \S+ \S+", re.IGNORECASE)


class Typed(Struct, frozen=True):
    """What a table on paper is opened with."""

    settings: Settings
    acts: tuple[dict[str, Any], ...]


def typed(fields: Mapping[str, str], language: str) -> Typed:
    """The case that the fields of the form tell of.

    Raises:
        Wrong: one of them cannot be read; its details name it.
    """
    found = _pasted(fields.get("paste", ""))
    number = _number(fields.get("number", ""), (found.board if found else None) or 1)
    dealt = _dealt(found, fields, number, language)
    acts = tuple(renumbered(found)) if found else ()
    settings = Settings(
        title=fields.get("title", "").strip() or (found.title if found else ""),
        laws=_one_of(EDITIONS, fields.get("laws"), found.laws if found else "2017"),
        authority=_one_of(AUTHORITIES, fields.get("authority"), found.authority if found else "wbf"),
        regulations=found.regulations if found else {},
        language=language,  # type: ignore[arg-type]  # one of ours
        scoring=_one_of(SCORING, fields.get("scoring"), found.scoring if found else None),
        screens=found.screens if found else False,
        players={seat.value: name for seat, name in found.players.items()} if found else {},
        boards=(dealt,),
        kind="paper",
    )
    return Typed(settings, acts)


def put_right(fields: Mapping[str, str], language: str, before: Dealt) -> Dealt:
    """The board as the fields of the form have it; results elsewhere stay.

    Raises:
        Wrong: one of them cannot be read.
    """
    found = _dealt(None, fields, _number(fields.get("number", ""), before.number), language)
    return replace(before, number=found.number, dealer=found.dealer, vulnerable=found.vulnerable, deal=found.deal)


def opened_with(record: Record) -> Typed:
    """A case on paper out of a record."""
    settings = Settings(
        title=record.title, laws=record.laws, authority=record.authority, regulations=record.regulations,
        language=record.language, scoring=record.scoring, screens=record.screens, boards=(dealt_of(record, 1),),
        players={seat.value: name for seat, name in record.players.items()}, kind="paper",
    )  # fmt: skip
    return Typed(settings, tuple(renumbered(record)))


def _pasted(text: str) -> Record | None:
    text = text.strip()
    if not text or _DEAL.fullmatch(" ".join(text.split())):
        return None
    if text.startswith(("http://", "https://")):
        text = next(iter(parse_qs(urlsplit(text).query).get("lin", [])), "")
    form = "pbn" if text.startswith(("[", "%")) else "lin" if "|" in text else "record"
    try:
        found = read_boards(text, form)
    except RecordError as error:
        raise Wrong("paper-unread", error.reason) from error
    if not found:
        raise Wrong("paper-unread", "it holds no board")
    return found[0]


def _dealt(found: Record | None, fields: Mapping[str, str], number: int, language: str) -> Dealt:
    """The board: what the form says goes before what was pasted."""
    base = dealt_of(found, number) if found else None
    dealer = fields.get("dealer") or (base.dealer if base else dealer_of(number).value)
    asked = next((one for one in VULNERABLE if one == fields.get("vulnerable")), None)
    chosen = asked or (base.vulnerable if base else vulnerability_of(number))
    if dealer not in Seat.__members__ or (fields.get("vulnerable") and not asked):
        raise Wrong("paper-conditions", "no such dealer or vulnerability")
    deal = _deal(base.deal if base else "N:- - - -", fields, language)
    if base is None:
        return Dealt(number, dealer, chosen, deal)
    return Dealt(number, dealer, chosen, deal, base.field, base.session, base.match, base.norms)


def _deal(pasted: str, fields: Mapping[str, str], language: str) -> str:
    line = " ".join(fields.get("paste", "").split())
    hands = dict(zip("NESW", pasted.partition(":")[2].split(), strict=True)) if pasted.startswith("N:") else {}
    for seat in SEATS:
        if text := fields.get(f"hand_{seat.value}", "").strip():
            read = hand(text, language)
            if read is None:
                raise Wrong("paper-hand", f"{text!r} is no hand", seat=seat.value, text=text)
            hands[seat.value] = read
    try:
        if _DEAL.fullmatch(line):
            return write_deal(parse_deal(line))
        written = "N:" + " ".join(hands.get(seat, "-") for seat in "NESW") if hands else pasted
        return write_deal(complete(parse_deal(written)))
    except ValueError as error:
        raise Wrong("paper-deal", str(error)) from error


def _number(text: str, otherwise: int) -> int:
    if not text.strip():
        return otherwise
    if not text.strip().isdecimal() or not 1 <= int(text) <= MOST_BOARDS:
        raise Wrong("paper-bad-number", f"{text!r} is no number of a board", text=text)
    return int(text)


def _one_of(words: tuple[Any, ...], asked: str | None, otherwise: Any) -> Any:
    return asked if asked in words else otherwise
