"""A board from paper as it was typed or pasted: PBN, LIN, a record, a deal in one line, hands in one's own letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Protocol
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.api import reading
from bridgelaw.api.first_board import FirstBoard, Form, first_board
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.deals import complete, parse_deal, write_deal
from bridgelaw.game.seats import SEATS, Seat, Vulnerability, dealer_of, vulnerability_of
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.exchange import dealt_of
from bridgelaw.live.settings import CaseConditions, Dealt, SessionTable, TableSettings
from bridgelaw.table.vocabulary import SCORING
from bridgelaw.words.spelling import hand

VULNERABLE: tuple[Vulnerability, ...] = ("None", "NS", "EW", "All")
MOST_BOARDS = 9999
_TABLE = re.compile(r"(.*?)([1-9][0-9]{0,3})")
_DEAL = re.compile(r"[NESW]:\S+ \S+ \S+ \S+", re.IGNORECASE)


class Typed(Struct, frozen=True):
    """What a table on paper is opened with."""

    settings: TableSettings
    acts: tuple[dict[str, Any], ...]


class LawsAndAuthority(Protocol):
    """Under what a board is judged of which nobody says it."""

    @property
    def laws(self) -> str:
        """The edition."""

    @property
    def authority(self) -> str:
        """The authority."""


def typed(fields: Mapping[str, str], language: str, found: FirstBoard | None, usual: LawsAndAuthority) -> Typed:
    """The case that the fields of the form tell of; `found` is the board that was pasted into it.

    Raises:
        Wrong: one of them cannot be read; its details name it.
    """
    number = _number(fields.get("number", ""), (found.board if found else None) or 1)
    dealt = _dealt(found, fields, number, language)
    settings = TableSettings(
        title=fields.get("title", "").strip() or (found.title if found else ""),
        laws=_one_of(EDITIONS, fields.get("laws"), found.laws if found else usual.laws),
        authority=_one_of(AUTHORITIES, fields.get("authority"), found.authority if found else usual.authority),
        regulations=found.regulations if found else {},
        language=language,
        scoring=_one_of(SCORING, fields.get("scoring"), found.scoring if found else None),
        screens=found.screens if found else False,
        players=found.players if found else {},
        boards=(dealt,),
        kind="paper",
    )
    return Typed(settings, found.acts if found else ())


def table_typed(at: SessionTable | None) -> dict[str, str]:
    """The table of a session as it would be typed."""
    return {} if at is None else {"session": at.session, "table": f"{at.section}{at.table}"}


class CorrectedBoard(Struct, frozen=True):
    """The board of a case as it is put right, and under what it is judged; `under` is None where that stays."""

    board: Dealt
    under: CaseConditions | None


def put_right(fields: Mapping[str, str], language: str, before: Dealt, settings: TableSettings) -> CorrectedBoard:
    """The board as the fields of the form have it; results elsewhere stay.

    Raises:
        Wrong: one of them cannot be read.
    """
    found = _dealt(None, fields, _number(fields.get("number", ""), before.number), language)
    board = replace(
        before,
        number=found.number,
        dealer=found.dealer,
        vulnerable=found.vulnerable,
        deal=found.deal,
        in_session=_still(found.in_session, before.in_session),
    )
    under = CaseConditions(
        laws=_one_of(EDITIONS, fields.get("laws"), settings.laws),
        authority=_one_of(AUTHORITIES, fields.get("authority"), settings.authority),
        scoring=_one_of(SCORING, fields.get("scoring"), None),
    )
    return CorrectedBoard(board, None if under == settings.conditions else under)


def _still(typed: SessionTable | None, before: SessionTable | None) -> SessionTable | None:
    """The table that was typed; where that is the one of before, with all that is known of it."""
    if typed is None or before is None:
        return typed
    same = (typed.session, typed.section, typed.table) == (before.session, before.section, before.table)
    return before if same else typed


def opened_with(record: Record) -> Typed:
    """A case on paper out of a record."""
    board = first_board(record)
    settings = TableSettings(
        title=record.title, laws=record.laws, authority=record.authority, regulations=record.regulations,
        language=record.language, scoring=record.scoring, screens=record.screens, boards=(dealt_of(board, 1),),
        players=board.players, kind="paper",
    )  # fmt: skip
    return Typed(settings, board.acts)


async def pasted(text: str, usual: LawsAndAuthority) -> FirstBoard | None:
    """The board that was pasted: a record, PBN, LIN or a link that holds LIN; None where it is a deal in one line. Only
    a record says under what it is judged.

    Raises:
        Wrong: it cannot be read, or takes too long to be.
    """
    text = text.strip()
    if not text or _DEAL.fullmatch(" ".join(text.split())):
        return None
    if text.startswith(("http://", "https://")):
        text = next(iter(parse_qs(urlsplit(text).query).get("lin", [])), "")
    form: Form = "pbn" if text.startswith(("[", "%")) else "lin" if "|" in text else "record"
    try:
        found = await reading.first_board(text, form)
    except reading.Unread as no:
        code = {"late": "paper-late", "too-many-acts": "paper-acts"}.get(no.code, "paper-unread")
        raise Wrong(code, no.reason, **({"most": no.details["most"]} if code == "paper-acts" else {})) from no
    return found if form == "record" else replace(found, laws=usual.laws, authority=usual.authority)


def _dealt(found: FirstBoard | None, fields: Mapping[str, str], number: int, language: str) -> Dealt:
    """The board: what the form says goes before what was pasted."""
    base = dealt_of(found, number) if found else None
    dealer = fields.get("dealer") or (base.dealer if base else dealer_of(number).value)
    asked = next((one for one in VULNERABLE if one == fields.get("vulnerable")), None)
    chosen = asked or (base.vulnerable if base else vulnerability_of(number))
    if dealer not in Seat.__members__ or (fields.get("vulnerable") and not asked):
        raise Wrong("paper-conditions", "no such dealer or vulnerability")
    deal = _deal(base.deal if base else "N:- - - -", fields, language)
    at = _in_session(fields)
    if base is None:
        return Dealt(number, dealer, chosen, deal, in_session=at)
    return Dealt(number, dealer, chosen, deal, base.field, base.session, base.match, base.norms, at)


def _in_session(fields: Mapping[str, str]) -> SessionTable | None:
    """The table that is named as `A5`, or `5` where there is one section only."""
    session, table = fields.get("session", "").strip(), fields.get("table", "").strip()
    if not session and not table:
        return None
    found = _TABLE.fullmatch(table)
    if not session or found is None:
        raise Wrong("paper-table", f"{table!r} is no table of a session", text=table)
    return SessionTable(session, int(found[2]), found[1].strip())


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
