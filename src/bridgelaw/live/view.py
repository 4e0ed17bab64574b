"""What one viewer of a table sees, assembled for him alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.build import build
from bridgelaw.answer.known import Known
from bridgelaw.answer.model import Answer
from bridgelaw.answer.road import plain as plain_road
from bridgelaw.answer.seat import PublicAnswer, SeatAnswer, public_view
from bridgelaw.answer.seat import view as seat_view
from bridgelaw.desk.ruling import road
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import Offer, Permit
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Said, Situation
from bridgelaw.live.messages import Viewer
from bridgelaw.live.possible import NOTHING, Can, can
from bridgelaw.live.shown import record_form, shown
from bridgelaw.live.state import Board, Reporting, State

_encode = msgspec.json.Encoder().encode


class View(Struct, frozen=True, kw_only=True):
    """What `who` sees, at his revision. `body` is the whole as JSON; the other fields are what it was made from.

    `extra` has what only some viewers get: a seat its `rights` with their provisions and its own `reports`; the
    Director `reports`, `notes`, `hands` as they are now (in the body a part of the answer), the `deal`, and the `road`
    of the ruling.
    """

    who: Viewer
    revision: int
    table: Mapping[str, Any]
    answer: SeatAnswer | PublicAnswer | Answer
    happened: msgspec.Raw
    can: Can
    waiting: tuple[str, ...]
    extra: Mapping[str, Any]
    body: bytes

    def with_told(self, told: bytes) -> bytes:
        """The body with what `told`, as JSON, says beside it."""
        return self.body[:-1] + b',"told":' + told + b"}"


class Common:
    """What the views of one situation share: it is found once, when the first of them needs it."""

    def __init__(self, book: Book, now: Situation) -> None:
        self.book, self.now = book, now
        self._rights: tuple[Said[Permit], ...] | None = None
        self._waiting: tuple[str, ...] | None = None

    @property
    def rights(self) -> tuple[Said[Permit], ...]:
        """What each seat may do."""
        if self._rights is None:
            self._rights = self.book.rights(self.now)
        return self._rights

    @property
    def waiting(self) -> tuple[str, ...]:
        """For whom the table waits, as far as everybody can know it."""
        if self._waiting is None:
            self._waiting = tuple(waited_for(self.now))
        return self._waiting


def waited_for(now: Situation) -> list[str]:
    """The seats, or `director`, for whom the table waits."""
    facts = now.facts
    if now.phase in ("ended", "closed"):
        return []
    if now.frozen:
        public = Known(now, None)
        choosing = (w for w in now.open_windows if isinstance(w.effect, Offer) and public.concerns(w))
        return list(dict.fromkeys(w.effect.who.value for w in choosing)) or ["director"]
    if now.awaited("claim") and facts.stated is not None:
        others = facts.stated.side.opponents.seats
        return [s.value for s in others if s is not now.dummy and s not in facts.stated.agreed]
    if facts.down is not None:
        return [facts.down.by.value]
    turn = now.player_in_turn
    return [turn.value] if turn else []


def table_of(state: State) -> dict[str, Any]:
    """What everybody knows of the table and of the conditions of its board."""
    settings, board = state.settings, state.board
    return {
        "id": state.stream,
        "title": settings.title,
        "board": board.dealt.number,
        "boards": board.index + 1,
        "dealer": board.dealt.dealer,
        "vulnerable": board.dealt.vulnerable,
        "laws": int(settings.laws),
        "authority": settings.authority,
        "scoring": settings.scoring,
        "entry": settings.entry,
        "screens": settings.screens,
        "alerts": "screenmate" if settings.screens else state.book.regulations.alert_by,
        "players": dict(settings.players),
    }


def seat_answer(common: Common, seat: Seat) -> SeatAnswer:
    """What the Laws tell a player; all four hands as they were dealt once the board has ended."""
    answer = seat_view(common.book, common.now, seat, common.rights)
    return replace(answer, hands=open_hands(common.now)) if has_ended(common.now) else answer


def spectators_answer(common: Common, *, open_cards: bool) -> PublicAnswer:
    """What they tell those who look on; with `open_cards`, the hands as they are now."""
    answer = public_view(common.book, common.now)
    if has_ended(common.now):
        return replace(answer, hands=open_hands(common.now))
    return replace(answer, hands=held_hands(common.now)) if open_cards else answer


def has_ended(now: Situation) -> bool:
    """Whether the cards are for everybody to see."""
    return now.phase in ("ended", "closed")


def open_hands(now: Situation) -> dict[str, str]:
    """The four hands as they were dealt."""
    return {seat.value: write_hand(now.facts.deal[seat]) for seat in SEATS if now.facts.deal[seat] is not None}


def held_hands(now: Situation) -> dict[str, str]:
    """The cards that each hand still holds."""
    return {seat.value: write_hand(now.facts.held[seat]) for seat in SEATS if now.facts.held[seat] is not None}


def possible(common: Common, seat: Seat | None) -> Can:
    """What a player in turn can do; nothing for anybody else."""
    return can(common.book, common.now, seat) if seat else NOTHING


def happened_to(now: Situation, seat: Seat | None) -> list[bytes]:
    """The acts that a seat (None: all four) perceived, each as it is shown it, as JSON."""
    known = Known(now, seat)
    found = []
    for id in known.ids:
        act = now.facts.acts[id]
        found.append(_encode(shown(act, record_form(act), known.ids, seat)))
    return found


def own_reports(reports: tuple[Reporting, ...], seat: Seat | None, ids: Mapping[str, str]) -> list[dict[str, Any]]:
    """What a player has reported, by his own numbers: nobody learns whether others have."""
    mine = [report for report in reports if report.by is seat]
    found = []
    for n, report in enumerate(mine, 1):
        about = {key: value for key, value in report.about.items() if key in ("by", "convey", "text", "took")}
        of = ids.get(str(report.about.get("of")))
        found.append({"id": f"r{n}", "about": about | ({"of": of} if of else {})})
    return found


def own_rights(common: Common, seat: Seat, answer: SeatAnswer) -> list[dict[str, str]]:
    """The rights of a player in the order of his answer, each with the provision that gives it."""
    laws: dict[str, str] = {said.effect.right: said.law for said in common.rights if said.effect.seat is seat}
    return [{"right": right, "law": laws[right]} for right in answer.rights[seat.value]]


def directors_extra(state: State) -> dict[str, Any]:
    """What the Director has beside the answer."""
    board = state.board
    return {
        "reports": [msgspec.to_builtins(r, enc_hook=str) | {"by": r.by.value} for r in board.reports],
        "notes": [msgspec.to_builtins(n) for n in board.notes],
        "hands": held_hands(board.now),
        "deal": board.dealt.deal,
        "road": plain_road(road(board.course), state.book, board.now, last_act(board)),
    }


def directors_answer(state: State) -> Answer:
    """All that the Laws make of the board."""
    return build(state.book, state.board.now, last_act(state.board))


def last_act(board: Board) -> str:
    """The id of the last act; `start` before the first."""
    happened = board.course.happened
    return happened[-1].id if happened else "start"
