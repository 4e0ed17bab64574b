"""The score of the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bridgelaw.answer.score_model import Score, ScoreResult
from bridgelaw.game.contracts import contract as contract_of
from bridgelaw.game.scoring import points as points_for
from bridgelaw.game.seats import VULNERABILITIES, Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.words import numbers
from bridgelaw.words.telling.arguments import other_side
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.rulings import is_shared_out
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain
from bridgelaw.words.telling.told_quickly import vulnerability_told

ARTIFICIAL = {"average_plus": 60, "average": 50, "average_minus": 40}
"""The grades of an artificial score, with the percentage that the Law names for each."""


def score(to_tell: AnswerToTell) -> Iterator[Line]:
    """The score of the answer; nothing while the board is being played, nor of a contract and tricks that nobody told
    of."""
    untold = to_tell.contract_is_set_up or to_tell.result_is_set_up
    if to_tell.score and not (untold and to_tell.score.kind == "table"):
        if is_rectified(to_tell, to_tell.score):
            found = to_tell.score
            result = _with_tricks(to_tell, found, _at_table(to_tell, found))
            yield Line(to_tell.words.say("score-table", "obtained", result=result), indent=2)
            yield from _transferred(to_tell, found)
        yield from score_lines(to_tell, to_tell.score)


def score_lines(to_tell: AnswerToTell, found: Score) -> Iterator[Line]:
    """The result at the table or the adjusted score, then what it is worth where known."""
    kind = found.kind
    if kind == "artificial":
        yield _artificial(to_tell, found)
    elif kind == "none":
        yield Line(to_tell.words.say("score-none", "sentence"), indent=2)
    elif found.results:
        yield from _weighted(to_tell, found.results)
        if lacks_vulnerability(found):
            yield Line(to_tell.words.say("scores-vulnerability-missing"), indent=4)
        if found.self_inflicted and (side := _hurt_itself(to_tell)):
            law = provisions(to_tell.words.edition).get("law12.serious_error")
            under = to_tell.words.law(law.reference, short=True) if law else ""
            yield Line(to_tell.words.say("scores-self-inflicted", side=side), law=under, indent=2)
    else:
        points = worth_of(to_tell, found)
        result = result_of(to_tell, found.contract or "P", found.declarer or None, found.tricks)
        shared = found.kind == "table" and any(is_shared_out(one) for one in to_tell.rulings)
        moved = "adjusted" if _by_adjustment(to_tell, found) else "rectified"
        form = moved if is_rectified(to_tell, found) else "decided" if shared else "sentence"
        yield Line(to_tell.words.say(f"score-{kind}", form, result=result, points=points), indent=2)
    yield from _worth(to_tell, found)


def _hurt_itself(to_tell: AnswerToTell) -> str:
    """The side of whose damage a part is its own doing, by the last score that the Director gave."""
    return str(_last_award(to_tell).get("self_inflicted") or "")


def _last_award(to_tell: AnswerToTell) -> Plain:
    """What the Director gave last as a score; empty where he has given none."""
    given = [act["adjust"] for act in to_tell.view.acts.values() if isinstance(act.get("adjust"), dict)]
    return given[-1] if given else {}


def lacks_vulnerability(found: Score) -> bool:
    """Whether what a side is given hangs on who was vulnerable, and nobody has said that."""
    return any(one.points is UNSET for rows in (found.results or {}).values() for one in rows)


def result_line(to_tell: AnswerToTell, found: Score) -> str:
    """A result with its points."""
    result = result_of(to_tell, found.contract or "P", found.declarer or None, found.tricks)
    return f"{result}, {worth_of(to_tell, found)}" if found.contract or found.points else result


def worth_of(to_tell: AnswerToTell, found: Score) -> str:
    """The points of a result; where nobody has said who is vulnerable, what they are either way."""
    if found.points or not found.contract or not found.declarer or not isinstance(found.tricks, int):
        return points_of(to_tell, found.points or {})
    made = contract_of(found.contract, Seat(found.declarer))
    side = made.declarer.side
    worth = [points_for(made, vulnerability, found.tricks) for vulnerability in ("None", "All")]
    gains = side if worth[0] > 0 else side.opponents
    safe, vulnerable = ({gains.value: abs(one)} for one in worth)
    said = points_of(to_tell, safe)
    if safe == vulnerable:
        return said
    return to_tell.words.say("scores-either", points=said, text=numbers.points(vulnerable[gains.value]))


def is_rectified(to_tell: AnswerToTell, found: Score) -> bool:
    """Whether it is the result with tricks that were not won at the table."""
    return found.kind == "table" and bool(found.contract) and found.tricks != _at_table(to_tell, found)


def _transferred(to_tell: AnswerToTell, found: Score) -> Iterator[Line]:
    """What the tricks that the Laws transfer come to, where the score is adjusted besides."""
    more = _by_adjustment(to_tell, found)
    if not more or not isinstance(found.tricks, int) or found.tricks - more == _at_table(to_tell, found):
        return
    result = _with_tricks(to_tell, found, found.tricks - more)
    yield Line(to_tell.words.say("score-table", "transferred", result=result), indent=2)


def _with_tricks(to_tell: AnswerToTell, found: Score, tricks: int | None) -> str:
    """The result with another number of tricks, and its points."""
    if tricks is None or not found.contract or not found.declarer:
        return result_of(to_tell, found.contract or "P", found.declarer or None, tricks)
    made, told = contract_of(found.contract, Seat(found.declarer)), vulnerability_told(to_tell.view)
    side, points = made.declarer.side, dict[str, int]()
    for vulnerability in (one for one in VULNERABILITIES if one == told):
        worth = points_for(made, vulnerability, tricks)
        points = {side.value: worth, side.opponents.value: -worth}
    return result_line(to_tell, replace(found, tricks=tricks, points=points or UNSET))


def _by_adjustment(to_tell: AnswerToTell, found: Score) -> int:
    """How many tricks more (or, below nought, less) declarer's side gets in that score because it is to be adjusted, as
    where a revoke has cost more than is transferred."""
    if found.kind != "table" or not found.declarer:
        return 0
    own = Seat(found.declarer).side.value
    due = (one for one in to_tell.rulings if one.rectification == "adjusted_score" and one.transfer and one.side)
    return sum((one.transfer or 0) * (-1 if one.side == own else 1) for one in due)


def _at_table(to_tell: AnswerToTell, found: Score) -> int | None:
    """The tricks that declarer won at the table; where nobody has counted any, those of the score."""
    side = Seat(found.declarer).side.value if found.declarer else ""
    return to_tell.answer.tricks.get(side, found.tricks or None)


def result_of(to_tell: AnswerToTell, contract: str, declarer: str | None, tricks: int | UnsetType | None) -> str:
    """4♠ doubled, played by South, down 1."""
    words = to_tell.words
    if contract == "P" or not declarer:
        return words.contract(contract)
    if tricks is None or tricks is UNSET:
        return words.contract(contract, declarer)
    return words.result(contract, declarer, tricks)


def points_of(to_tell: AnswerToTell, points: dict[str, int]) -> str:
    """North–South +420: from the view of the side that scored."""
    if not points:
        return numbers.points(0)
    side = "EW" if "NS" not in points or points["NS"] < 0 < points.get("EW", 0) else "NS"
    both = points.get("NS", 0) + points.get("EW", 0) != 0 and len(points) == 2
    sides = ("NS", "EW") if both else (side,)
    return ", ".join(f"{to_tell.words.side(s)} {numbers.points(points[s])}" for s in sides)


def _weighted(to_tell: AnswerToTell, awarded: Mapping[str, Sequence[ScoreResult]]) -> Iterator[Line]:
    """The results of each side with their weights."""
    words = to_tell.words
    alike = is_alike(awarded)
    for side in ("NS", "EW"):
        results = awarded.get(side) or ()
        if alike and side == "EW":
            return  # what one side gets is what the other loses: it has been said
        if len(results) == 1:
            yield _assigned(to_tell, side, results[0], both=alike)
            continue
        lines = []
        for one in results:
            result = result_of(to_tell, one.contract, one.by or None, one.tricks)
            share = 1.0 if one.weight is UNSET else float(one.weight)
            weight = words.percent(100 * share)
            if one.points is UNSET:
                lines.append(words.say("letter-score-weighted", weight=weight, result=result))
                continue
            points = numbers.points(one.points)
            lines.append(words.say("scores-weighted-line", weight=weight, result=result, points=points))
        if lines:
            yield Line(words.say("score-assigned", "weighted", side=side, results="").rstrip(), indent=2)
            yield from (Line(line, indent=4) for line in lines)


def is_alike(awarded: Mapping[str, Sequence[ScoreResult]]) -> bool:
    """Whether both sides are given the same results, so that the score is not split."""
    rows = [
        [(one.contract, one.by, one.tricks, one.weight, one.points if side == "NS" or not one.points else -one.points)
         for one in awarded.get(side) or ()]
        for side in ("NS", "EW")
    ]  # fmt: skip
    return bool(rows[0]) and rows[0] == rows[1]


def _assigned(to_tell: AnswerToTell, side: str, one: ScoreResult, *, both: bool) -> Line:
    """The one result that a side gets; `both`: the other gets the same, and it is told of the side that scores."""
    result = result_of(to_tell, one.contract, one.by or None, one.tricks)
    if one.points is UNSET:
        return Line(to_tell.words.say("score-assigned", "bare", result=result), indent=2)
    points = f"{to_tell.words.side(side)} {numbers.points(one.points)}"
    if not both and _is_kept(to_tell, one):
        return Line(to_tell.words.say("score-assigned", "kept", side=side, result=result, points=points), indent=2)
    if both:
        points = points_of(to_tell, {"NS": one.points, "EW": -one.points})
    else:
        args = {"side": side, "result": result, "points": numbers.points(one.points)}
        return Line(to_tell.words.say("score-assigned", "of_side", **args), indent=2)
    return Line(to_tell.words.say("score-assigned", "sentence", result=result, points=points), indent=2)


def _is_kept(to_tell: AnswerToTell, one: ScoreResult) -> bool:
    """Whether it is what was obtained at the table."""
    answer, declarer = to_tell.answer, to_tell.declarer()
    if declarer is None or answer.contract is None:
        return False
    tricks = answer.tricks.get(declarer.side.value)
    return (one.contract, one.by, one.tricks) == (answer.contract, declarer.value, tricks)


def _artificial(to_tell: AnswerToTell, found: Score) -> Line:
    say, award = to_tell.words.say, _last_award(to_tell)
    given = {s: grade_of(to_tell, found, s, award, share=True) for s in ("NS", "EW")}
    side = next((s for s, text in given.items() if text), "NS")
    other = other_side(side)
    if not given[other]:
        label = say("score-artificial", "label")
        return Line(f"{label} – {to_tell.words.side(side)} {given[side]}".rstrip(), indent=2)
    args = {"side": "NS", "other_side": "EW", "percent": given["NS"], "other_percent": given["EW"]}
    return Line(say("score-artificial", "sentence", **args), indent=2)


def grade_of(
    to_tell: AnswerToTell, found: Score, side: str, given: Plain = MappingProxyType({}), *, share: bool = False
) -> str:
    """Average plus, or a percentage: what `side` got; `given`: the award that it comes of. `share`: with the part of
    the board that the Law gives by it, at most or at least, where the score is a part of the board."""
    value = given.get(side.lower(), (found.percent or {}).get(side))
    if isinstance(value, str) and value in ARTIFICIAL:
        if share and side in (found.percent or {}):
            return to_tell.words.say(f"artificial-{value}", "share", percent=to_tell.words.percent(ARTIFICIAL[value]))
        return to_tell.words.say(f"artificial-{value}", "label").lower()
    return "" if value is None else to_tell.words.percent(float(value))


def _worth(to_tell: AnswerToTell, found: Score) -> Iterator[Line]:
    """Matchpoints with their percentage, and IMPs."""
    words = to_tell.words
    points, percents, imps = found.matchpoints or {}, found.percent or {}, found.imps or {}
    for side in ("NS", "EW"):
        if side in points and found.top is not UNSET:
            share = words.percent(percents.get(side, 100 * points[side] / (found.top or 1)))
            own, of = words.number(points[side]), words.number(found.top)
            text = words.say("scores-matchpoints", matchpoints=own, top=of, percent=share)
            yield Line(f"{words.side(side)} – {text}", indent=2)
    won = imps
    if imps and sum(imps.values()) == 0 and found.kind != "artificial":
        # one line says it when what one side wins is what the other loses
        won = {side: n for side, n in imps.items() if n > 0} or {"NS": 0}
    for side, n in won.items():
        yield Line(words.say("scores-imps", "lost" if n < 0 else None, imps=abs(n), side=side), indent=2)
