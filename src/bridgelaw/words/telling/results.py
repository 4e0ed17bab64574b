"""Results of a session in a language: what came of a board, what was given in its place, what has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgelaw.desk.results import Points
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.differences import ListDifference
from bridgelaw.session.model import FieldAward, Pair, PlayResult
from bridgelaw.words import numbers
from bridgelaw.words.say import Words

NOTHING = "–"


def result_told(result: PlayResult | None, words: Words) -> str:
    """What counts of a play in a few signs: `4♠ S = +420`, `60% +420, 40% −50`."""
    if result is None:
        return NOTHING
    if result.award is not None:
        return _award(result.award, words)
    if result.unplayed is not None:
        return result.unplayed
    if result.passed_out:
        return words.contract("P")
    score = "" if result.score is None else numbers.points(result.score)
    if result.contract is None:
        return score or NOTHING
    made = result.contract
    over = None if result.tricks is None else result.tricks - made.tricks_needed
    outcome = "" if over is None else "=" if over == 0 else f"+{over}" if over > 0 else f"{numbers.MINUS}{-over}"
    by = words.say("seat-letter", seat=made.declarer.value)
    return " ".join(one for one in (f"{words.call(str(made.bid), 'short')}{made.risk}", by, outcome, score) if one)


def _award(award: FieldAward, words: Words) -> str:
    if award.shares:
        return " / ".join(_share(award.shares.get(side), words) for side in (NS, EW))
    ns, ew = award.weighted.get(NS, ()), award.weighted.get(EW, ())
    if ns == ew:
        return points_told(ns, words)
    sides: tuple[tuple[Side, Points], ...] = ((NS, ns), (EW, ew))
    return "; ".join(f"{words.side(side.value)} {points_told(points, words)}" for side, points in sides)


def _share(share: str | float | None, words: Words) -> str:
    if share is None:
        return NOTHING
    return words.say(f"artificial-{share}", "label") if isinstance(share, str) else words.percent(float(share))


def points_told(points: Points, words: Words) -> str:
    """Points of North-South with their weights: `60% +420, 40% −50`."""
    if len(points) == 1:
        return numbers.points(points[0][0])
    return ", ".join(f"{words.percent(float(100 * weight))} {numbers.points(value)}" for value, weight in points)


def result_changes_told(changed: ListDifference, pairs: Mapping[str, Pair], words: Words) -> Iterator[str]:
    """A sentence for each play that counts otherwise."""
    for one in changed.results:
        who = one.after or one.before
        if who is None:
            continue
        ns, ew = (pairs[key].number if key in pairs else key for key in (who.ns, who.ew))
        told = {"before": result_told(one.before, words), "after": result_told(one.after, words)}
        yield words.say("session-changed-result", board=str(one.play.board), ns=ns, ew=ew, **told)
