"""The system cards of the two sides: who may read and write them now. The Laws say so; nothing here knows one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS, Seat, Side
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.happenings import CardWritten
from bridgelaw.live.messages import Refusal, Viewer, WriteCard, seat_of
from bridgelaw.live.state import TableState
from bridgelaw.table import acts

_OPPONENTS = "look_at_opponents_card"


class SystemCard(Struct, frozen=True, kw_only=True):
    """The card of `side` for whoever asks. `written`: whether there is one; `lines`: what stands on it, where he may
    read it now and has asked for it; `may_read`, `may_write`: now; `law`: the provision that keeps him from reading his
    own."""

    side: Literal["NS", "EW"]
    written: bool
    lines: tuple[str, ...]
    may_read: bool = False
    may_write: bool = False
    law: str | None = None


def cards_for(state: TableState, who: Viewer, *, opponents: bool = True) -> tuple[SystemCard, ...]:
    """Both cards, the own one first; `opponents`: what stands on the other side's is asked for. The Director may read
    both at any time, who looks on neither."""
    seat = seat_of(who)
    if seat is None:
        return tuple(_card(state, side, may_read=who == "director") for side in (NS, EW))
    theirs = _card(state, seat.side.opponents, may_read=_may_read_theirs(state, seat))
    if not opponents:
        theirs = replace(theirs, lines=())
    return _own(state, seat), theirs


def written(state: TableState, who: Viewer, message: WriteCard) -> CardWritten:
    """What is kept of it: the card of the player's side.

    Raises:
        Refusal: it is no time for that.
    """
    seat = Seat[who]
    if not _may_write(state, seat, _kept_from(state, seat)):
        raise Refusal("own-card")
    return CardWritten(_name(seat.side), message.lines)


def _card(state: TableState, side: Side, *, may_read: bool) -> SystemCard:
    lines = state.cards.get(side.value)
    shown = lines if may_read and lines else ()
    return SystemCard(side=_name(side), written=bool(lines), lines=shown, may_read=may_read)


def _own(state: TableState, seat: Seat) -> SystemCard:
    law = _kept_from(state, seat)
    card = _card(state, seat.side, may_read=law is None)
    return replace(card, may_write=_may_write(state, seat, law), law=law)


def _kept_from(state: TableState, seat: Seat) -> str | None:
    """The provision by which he may not look at his own card now."""
    looks = acts.Consult(id="\0", by=seat, what="own_card")
    return next((said.law for said in state.book.objections(state.board.now, looks)), None)


def _may_write(state: TableState, seat: Seat, law: str | None) -> bool:
    """When he may look at it, so that no `law` keeps him from it; and as long as nobody has called, where there is none
    yet: then there is nothing to look at."""
    return law is None or not (state.cards.get(seat.side.value) or state.board.now.facts.calls)


def _may_read_theirs(state: TableState, seat: Seat) -> bool:
    now: Situation = state.board.now
    if now.phase in ("ended", "closed"):
        return True
    return _OPPONENTS in state.book.rights(now)[seat]


def _name(side: Side) -> Literal["NS", "EW"]:
    return "NS" if side is NS else "EW"
