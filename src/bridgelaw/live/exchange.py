"""Boards of a table as records, and boards from elsewhere for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bridgelaw.answer.known import Known
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats import lin, pbn
from bridgelaw.formats import record as records
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.game.seats import Seat
from bridgelaw.live.happenings import Begun
from bridgelaw.live.messages import Import, Refusal
from bridgelaw.live.settings import Dealt
from bridgelaw.live.shown import record_form, shown
from bridgelaw.live.state import State
from bridgelaw.table import acts


def record_of(state: State) -> Record:
    """What has happened on the board that is on the table."""
    settings, board = state.settings, state.board
    return Record(
        title=settings.title,
        laws=settings.laws,
        authority=settings.authority,
        regulations=settings.regulations,
        language=settings.language,
        scoring=settings.scoring,
        entry=settings.entry,
        screens=settings.screens,
        board=board.dealt.number,
        dealer=Seat[board.dealt.dealer],
        vulnerable=board.dealt.vulnerable,
        deal=parse_deal(board.dealt.deal),
        players={Seat[seat]: name for seat, name in settings.players.items()},
        field=board.dealt.field,
        session=board.dealt.session,
        match=board.dealt.match,
        norms={Seat[seat]: norm for seat, norm in board.dealt.norms.items()},
        acts=board.course.happened,
    )


def record_for(state: State, seat: Seat | None) -> Record:
    """What a player, or who looks on, may take home of the board on the table once it has ended: the acts that he
    perceived, as he was shown them, and all hands.

    Raises:
        Refusal: the board goes on.
    """
    now = state.board.now
    if now.phase not in ("ended", "closed"):
        raise Refusal("not-ended")
    ids = Known(now, seat).ids
    kept = [now.facts.acts[id] for id in ids if not isinstance(now.facts.acts[id], acts.Learn | acts.Realise)]
    numbers = {act.id: f"a{n}" for n, act in enumerate(kept, 1)}
    told = (shown(act, record_form(act), numbers, seat, open_cards=True) for act in kept)
    data = [{"id": one.pop("act"), **one} for one in told]
    return replace(record_of(state), acts=acts_format.read(data))


def written(record: Record, form: str) -> str:
    """A record as a text: `record` (YAML), `pbn` or `lin`.

    Raises:
        ValueError: there is no such form.
    """
    if form == "record":
        return records.dumps(record)
    if form == "pbn":
        return pbn.dumps(record)
    if form == "lin":
        return lin.dumps(record)
    raise ValueError(f"a board is written as record, pbn or lin, not as {form}")


def read_boards(text: str, form: str) -> list[Record]:
    """The boards of a text.

    Raises:
        RecordError: it cannot be read.
        ValueError: there is no such form.
    """
    if form == "record":
        return [records.loads(text, "<import>")]
    if form == "pbn":
        return pbn.loads(text, "<import>")
    if form == "lin":
        return lin.loads(text, "<import>")
    raise ValueError(f"a board is read from record, pbn or lin, not from {form}")


def dealt_of(record: Record, otherwise: int) -> Dealt:
    """The conditions of a record; its number, where it has none, is `otherwise`."""
    return Dealt(
        record.board or otherwise,
        record.dealer.value,
        record.vulnerable,
        write_deal(record.deal),
        record.field,
        record.session,
        record.match,
        {seat.value: norm for seat, norm in record.norms.items()},
    )


def imported(message: Import, otherwise: int) -> Begun:
    """The board that a text tells of, with its acts numbered anew.

    Raises:
        Refusal: it cannot be read, or holds no board.
    """
    try:
        found = read_boards(message.text, message.form)
    except RecordError as error:
        raise Refusal(error.code, (), **{**error.details, "line": str(error.line)}) from error
    if not found:
        raise Refusal("no-deal")
    return Begun(dealt_of(found[0], otherwise), tuple(renumbered(found[0])))


def renumbered(record: Record) -> list[dict[str, Any]]:
    """The acts of a record in its own form, by the ids that a table gives: `a1`, `a2`, …"""
    ids = {act.id: f"a{n}" for n, act in enumerate(record.acts, 1)}
    named = ("id", "of", "to", "together_with")
    numbered = [
        replace(act, **{name: ids[getattr(act, name)] for name in named if getattr(act, name, None) in ids})
        for act in record.acts
    ]
    return acts_format.write(numbered)


def boards_of(text: str, first: int = 1) -> tuple[Dealt, ...]:
    """The deals of a PBN file, for a table that is to play them.

    Raises:
        RecordError: it cannot be read.
    """
    return tuple(dealt_of(record, first + n) for n, record in enumerate(pbn.loads(text, "<deals>")))
