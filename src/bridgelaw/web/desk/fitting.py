"""Deals that fit what a player might use, solved for the page of the score when the Director asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from threading import Lock

from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.api.over_deals import solved_over_deals
from bridgelaw.desk.deals_that_fit import BadCards, NotCounted
from bridgelaw.desk.over_deals import OverDeals, WeighedChoice, choices
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.spread_view import FitSpread, fit_spread, no_spread
from bridgelaw.words.telling.possible import refused

_AT_WORK = Lock()
"""One after the other: the tables of the house are played meanwhile."""


async def fitting(case: Case, seats: Collection[str]) -> tuple[FitSpread, ...]:
    """Each choice of these seats for which there are other actions, over the deals that fit; or why not."""
    found = choices(case.state.board.course, case.road.questions)
    return tuple([await _of(case, one) for one in found if one.usable.seat.value in seats])


async def _of(case: Case, choice: WeighedChoice) -> FitSpread:
    words, seat, vulnerable = case.words, choice.usable.seat.value, case.state.board.now.setting.vulnerable
    if vulnerable is None:
        return no_spread(case, seat, words.say("adjust-dd-fit-vulnerable"))
    if not choice.usable.given():
        return no_spread(case, seat, words.say("adjust-dd-fit-silent"))
    try:
        found = await asyncio.to_thread(_solved, choice)
    except Unsolved as error:
        return no_spread(case, seat, words.say(f"dd-unsolved-{error.why}"))
    except BadCards:
        return no_spread(case, seat, words.say("adjust-dd-fit-cards"))
    except NotCounted as why:
        return no_spread(case, seat, refused(choice.usable.deals(), why, words))
    if found is None:
        return no_spread(case, seat, words.say("adjust-dd-fit-busy"))
    return fit_spread(case, found, vulnerable)


def _solved(choice: WeighedChoice) -> OverDeals | None:
    """None while another one is being solved."""
    if not _AT_WORK.acquire(blocking=False):
        return None
    try:
        return solved_over_deals(choice)
    finally:
        _AT_WORK.release()
