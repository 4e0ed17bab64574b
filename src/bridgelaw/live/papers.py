"""What the Director has beside the answer: reports, his notes, the deal, and the road of the ruling."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from bridgelaw.answer.bounds import LIVE
from bridgelaw.answer.road import plain as plain_road
from bridgelaw.answer.road_model import RoadInView
from bridgelaw.answer.score import stands
from bridgelaw.answer.shared import Memory
from bridgelaw.desk.results import Result
from bridgelaw.desk.road import Road
from bridgelaw.desk.ruling import road
from bridgelaw.desk.score import as_it_stands
from bridgelaw.desk.stop_ends import ends_by_itself
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.state import Board, TableState
from bridgelaw.live.view import last_act

_encode = msgspec.json.Encoder().encode


def directors_papers(state: TableState, memory: Memory, talk: int) -> bytes:
    """What the Director has beside the answer, as the inside of a JSON object: reports, notes, the deal, and the road
    of the ruling. `talk`: how many acts of the board were more than the game."""
    board, after = state.board, last_act(state.board)
    papers = memory.part("papers", (board.reports, board.notes, board.dealt.deal), lambda: _papers(board))
    road = memory.part("road", road_rests_on(board.now, talk), lambda: _road(state))
    return b'%b,"road":{"after":"%b",%b}' % (papers, after.encode(), road)


def _papers(board: Board) -> bytes:
    said = {
        "reports": [msgspec.to_builtins(r, enc_hook=str) | {"by": r.by.value} for r in board.reports],
        "notes": [msgspec.to_builtins(n) for n in board.notes],
        "deal": board.dealt.deal,
    }
    return _encode(said)[1:-1]


def _road(state: TableState) -> bytes:
    return _encode(road_of(state))[1:-1]


def road_of(state: TableState, *, costs: bool = True) -> dict[str, Any]:
    """The road of the ruling, but for the act that it comes after (what else `RoadInView` holds): other things do not
    change with each act. `costs`: whether it says what options cost."""
    course, now = state.board.course, state.board.now
    whole = road(course)
    found: RoadInView = {
        **plain_road(_bounded(whole), state.book, now, "", costs=costs),
        "before_play": whole.before_play,
        "ends_by_itself": ends_by_itself(now, whole.before_play, whole.explained),
        "stands": msgspec.to_builtins(stands(now)),
    }
    return {key: value for key, value in found.items() if key != "after"}


def _bounded(found: Road) -> Road:
    """The road with only the last elements of its lists, as in an answer. An open Question is never dropped for one
    that has been answered."""
    most = LIVE.told or 0
    lists = ("complaints", "facts", "questions", "choices", "chosen", "awards", "appeals", "obsolete")
    longer = {name: getattr(found, name)[-most:] for name in lists if len(getattr(found, name)) > most}
    if not longer:
        return found
    following = replace(found.next, choices=found.next.choices[-most:])
    return replace(found, next=following, **longer)


def road_rests_on(now: Situation, talk: int) -> tuple[object, ...]:
    """What the road of a ruling depends on while the board goes on. Few ordinary calls and cards change it; `talk`
    counts all other acts."""
    said = (now.irregularities, now.windows, now.holding, now.powers, now.questions, now.findings, now.rulings)
    ended = now.phase in ("ended", "closed")
    return (*said, now.errors, now.stood, ended, now.frozen, talk, *_parts_of(as_it_stands(now)))


def _parts_of(found: Result | None) -> tuple[object, ...]:
    """What a result is made of: it is worked out anew each time, and its parts stay the same objects."""
    if found is None:
        return ()
    return (*astuple(found)[1:], *(astuple(found.contract) if found.contract else ()))
