"""Views of which a part could not be made: the acts, the calls and cards, and what else can be said.

The Director keeps all that happened and can put things right by hand; a player keeps his cards and what he perceived.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bridgelaw.answer import bare, bare_director
from bridgelaw.answer.bare import kept
from bridgelaw.answer.known import Known
from bridgelaw.answer.road_model import RoadInView
from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.game.seats import Seat
from bridgelaw.live import prompt as prompting
from bridgelaw.live import stops
from bridgelaw.live.claims import Claimed
from bridgelaw.live.heard import ActTeller, Growing, Heard
from bridgelaw.live.possible import NOTHING, Can, with_duties
from bridgelaw.live.prompt import Prompt
from bridgelaw.live.state import Board
from bridgelaw.live.stops import Stopped
from bridgelaw.live.view import AnswerInView, Common, held_hands, last_act

_encode = msgspec.json.Encoder().encode


def directors_told(board: Board, common: Common) -> AnswerInView:
    """What the Laws make of the board, as far as it can be said, and the cards that each hand holds."""
    answer = bare_director.directors(common.book, common.now, last_act(board))
    hands = kept(lambda: _encode(held_hands(common.now)), b"{}")
    return AnswerInView(b'%b,"hands":%b}' % (_encode(answer)[:-1], hands), b"", None, answer)


def directors_papers(board: Board) -> bytes:
    """What he has beside it: the deal; there is no road of a ruling, he rules by hand."""
    book = board.course.book
    road: RoadInView = {
        "bridgelaw": 1, "laws": int(book.edition), "authority": book.authority, "after": last_act(board),
        "state": "open",
        "next": {"step": None, "do": "by_hand", "question": None, "options": [], "regulations": []},
        "to_explain": [], "steps": [], "complaints": [], "facts": [], "questions": [], "options": [], "chosen": [],
        "offending": None,
        "awards": [], "award": None, "score": {"before": None, "after": None}, "obsolete": [],
        "appeal": {"minutes": 30, "deposit": "", "appeals": []},
        "before_play": None, "ends_by_itself": None, "stands": None,
    }  # fmt: skip
    said = {"reports": [], "notes": [], "deal": board.dealt.deal, "road": road}
    return _encode(said)[1:-1]


def told(common: Common, seat: Seat | None) -> AnswerInView:
    """What a player, or (None) whoever looks on, is told."""
    if seat is None:
        public = bare.everybodys(common.book, common.now)
        return AnswerInView(_encode(public), b"", None, public)
    own = bare.players(common.book, common.now, seat)
    return AnswerInView(_encode(own), b"[]", None, own)


def can(common: Common, told: AnswerInView) -> Can:
    """As what he calls now, and whether play has stopped for him, if that can be said."""
    own = told.answer
    return kept(lambda: with_duties(NOTHING, common.now, own), NOTHING) if isinstance(own, SeatAnswer) else NOTHING


def prompt(common: Common, seat: Seat | None, can: Can, claim: Claimed | None, *, chooses: bool) -> Prompt:
    """What is asked of him, if that can be said."""
    try:
        return prompting.prompt(common, seat, can, claim, common.ready, chooses=chooses)
    except Exception:
        return Prompt("wait")


def happened(common: Common, seat: Seat | None, played: ActTeller) -> Growing:
    """The acts that he perceived, if that can be said."""

    def found() -> Growing:
        ids: Mapping[str, str] = Known(common.now, seat).ids
        return Heard(seat).body(common.now, ids, played)

    return kept(found, Growing())


def waiting_body(common: Common) -> bytes:
    """The same as JSON."""
    return kept(lambda: common.waiting_body, b'["director"]')


Standing = tuple[Stopped | None, frozenset[str], tuple[str, ...]]


def standing(common: Common, ids: Mapping[str, str] | None) -> Standing:
    """What play stands still for, of what the Director has said what follows, and for whom the table waits, as far as
    that can be said; where the last cannot, it is for the Director."""
    now = common.now
    try:
        return stops.stopped(now, ids), stops.explained(now, ids), common.waiting
    except Exception:
        stop: Stopped | None = kept(lambda: stops.stopped(now, ids), None)
        explained: frozenset[str] = kept(lambda: stops.explained(now, ids), frozenset())
        return stop, explained, kept(lambda: common.waiting, ("director",))
