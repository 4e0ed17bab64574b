"""A poll drawn: for each action the share of those asked, the interval for all such players, the authority's line."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.answer.evidence_model import Poll, Polled
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import capital

WIDE = 200
"""Units of the picture from none to all."""


class PollBar(Struct, frozen=True, kw_only=True):
    """One action: counts as they are written, where its interval begins, ends and has its point, and all of it said."""

    action: str
    chosen: str
    considered: str
    low: float
    high: float
    point: float
    line: float | None
    said: str


class Plot(Struct, frozen=True):
    """All actions, and what is said of the authority's line; `share` is where it stands, in words."""

    bars: tuple[PollBar, ...]
    said: str
    share: str


def plot(poll: Poll, words: Words) -> Plot | None:
    """The picture of what a poll shows; None where there is nothing to be drawn."""
    if not poll.fits or not poll.actions or not poll.asked:
        return None
    standard = poll.standard
    share = standard.share if standard else None
    bars = tuple(_bar(one, poll.asked, share, words) for one in poll.actions)
    percent = words.percent(round(100 * share)) if share is not None else ""
    return Plot(bars, words.say("polling-plot-line", percent=percent) if percent else "", percent)


def _bar(one: Polled, asked: int, share: float | None, words: Words) -> PollBar:
    low, high = one.interval
    action = words.action(one.action)
    percents = [words.percent(round(100 * part)) for part in (one.count / asked, low, high)]
    said = words.say("polling-plot", text=capital(action), value=percents[0], low=percents[1], high=percents[2])
    measured = one.shows is not None
    return PollBar(
        action=capital(action),
        chosen=str(one.chosen),
        considered=str(one.considered),
        low=round(WIDE * low, 1),
        high=round(WIDE * high, 1),
        point=round(WIDE * one.count / asked, 1),
        line=round(WIDE * share, 1) if share is not None and measured else None,
        said=said,
    )
