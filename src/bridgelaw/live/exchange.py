"""Boards of a table as records, and boards from elsewhere for it."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.answer.known import Known
from bridgelaw.api.first_board import FirstBoard
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats import lin, pbn
from bridgelaw.formats import record as records
from bridgelaw.formats.board import Record
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from bridgelaw.live.messages import Refusal
from bridgelaw.live.settings import Dealt
from bridgelaw.live.shown import record_form, shown
from bridgelaw.live.state import TableState
from bridgelaw.table import acts


def record_of(state: TableState) -> Record:
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


def record_for(state: TableState, seat: Seat | None) -> Record:
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


def dealt_of(found: FirstBoard, otherwise: int) -> Dealt:
    """The conditions of a board; its number, where it has none, is `otherwise`."""
    return Dealt(
        found.board or otherwise,
        found.dealer,
        found.vulnerable,
        found.deal,
        found.field,
        found.session,
        found.match,
        found.norms,
    )
