"""The scores of a written ruling: what was awarded, and a table of what both sides had before and have after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET, UnsetType, convert

from bridgelaw.answer.road_model import QuestionSaid, RoadSaid
from bridgelaw.answer.score_model import Score, ScoreResult
from bridgelaw.table.vocabulary import SELF_INFLICTED
from bridgelaw.words import numbers
from bridgelaw.words.letter.law import SIDES, of_score
from bridgelaw.words.letter.model import Paragraph, ScoreRow, ScoreTable, leading
from bridgelaw.words.letter.state import committee_awarded, goes_on, is_given, is_of_table, nothing_ruled, same
from bridgelaw.words.say import Words
from bridgelaw.words.telling.claims import as_claimed, form_of_claim
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.quoting import because
from bridgelaw.words.telling.score import grade_of, lacks_vulnerability, result_of
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, score_of


def awarded(to_tell: AnswerToTell, road: RoadSaid, score: Score, act: Plain) -> Iterator[Paragraph]:
    """What the score is adjusted to, for each side, and why; `act`: the one that did it. Where that is the result of
    the table nothing is adjusted."""
    words, of_table = to_tell.words, is_of_table(road, score)
    law = "" if of_table else ", ".join(words.law(one, short=True) for one in of_score(to_tell, score, act))
    results = score.results or {}
    if not results:
        given = dict(act.get("adjust") or {})
        grades = [grade_of(to_tell, score, side, given, share=True) for side in SIDES]
        args = {"side": "NS", "other_side": "EW", "percent": grades[0], "other_percent": grades[1]}
        yield Paragraph(words.say("letter-decision-artificial", **args), law, "strong")
    elif same(results) and len(next(iter(results.values()))) == 1:
        one = next(iter(results.values()))[0]
        points = {side: rows[0].points for side, rows in results.items()}
        told = ", ".join(f"{words.side(s)}\u00a0{numbers.points(p)}" for s, p in points.items() if p is not UNSET)
        result = _result(to_tell, one)
        if one.contract == "P":
            # it stands in the sentence
            result = result[:1].lower() + result[1:]
        said = words.say("letter-decision-assigned", result=result, points=told) if told else _bare(words, result)
        if of_table and len(road["awards"]) > 1:
            said = words.say("letter-decision-restored", "points" if told else None, result=result, points=told)
        elif of_table:
            said = words.say("letter-decision-stands")
        yield Paragraph(said, law, "strong")
    elif same(results):
        yield leading(words.say("phrase-letter_dec_weighted"), law)
        yield from (
            Paragraph(line, style="item") for line in _lines(to_tell, next(iter(results.values())), points=False)
        )
    else:
        yield Paragraph(words.say("scores-not-balanced"), law)
        for side, rows in results.items():
            yield Paragraph(words.side(side), style="strong")
            yield from (Paragraph(line, style="item") for line in _lines(to_tell, rows))
    if lacks_vulnerability(score):
        yield Paragraph(words.say("scores-vulnerability-missing"))
    if hurt := (act.get("adjust") or {}).get("self_inflicted"):
        found = any(q["kind"] in SELF_INFLICTED and q["answers"][-1]["value"] is True for q in _answered(road))
        # to leave a part to a side is to hold that it blundered or gambled
        yield Paragraph(words.say("scores-self-inflicted" if found else "letter-own-found", side=hurt))
        if not score.self_inflicted:
            yield Paragraph(words.say("letter-own-part", side=hurt, scoring=to_tell.view.scoring))
        yield from _without_error(to_tell, act, hurt)
    if act.get("text"):
        yield Paragraph(because(words, str(act["text"])), style="item")


def _answered(road: RoadSaid) -> Iterator[QuestionSaid]:
    return (question for question in road["questions"] if question["answers"])


def _without_error(to_tell: AnswerToTell, act: Plain, side: str) -> Iterator[Paragraph]:
    """What the Director has said that side would have got without its own error: from that its own part is reckoned."""
    rows = [convert(row, ScoreResult) for row in act["adjust"].get("without_error") or ()]
    if rows:
        yield leading(to_tell.words.say("scores-without-error", side=side), "")
        yield from (Paragraph(line, style="item") for line in _lines(to_tell, rows, points=False))


def _bare(words: Words, result: str) -> str:
    return words.say("score-assigned", "bare", result=result)


def _result(to_tell: AnswerToTell, one: ScoreResult) -> str:
    return result_of(to_tell, one.contract, one.by or None, one.tricks)


def _lines(to_tell: AnswerToTell, rows: Sequence[ScoreResult], *, points: bool = True) -> Iterator[str]:
    for one in rows:
        result = _result(to_tell, one)
        if one.weight is not UNSET and len(rows) > 1:
            weight = to_tell.words.percent(100 * float(one.weight))
            result = to_tell.words.say("letter-score-weighted", weight=weight, result=result)
        yield _valued(to_tell, result, one.points if points else UNSET)


def _valued(to_tell: AnswerToTell, result: str, points: int | UnsetType) -> str:
    """A result with its points, where the vulnerability is known."""
    return (
        result
        if points is UNSET
        else to_tell.words.say("letter-score-line", result=result, points=numbers.points(points))
    )


def scores(to_tell: AnswerToTell, road: RoadSaid) -> ScoreTable | None:
    """The table; None where nothing is known of the score."""
    before, after = score_of(road["score"]["before"]), score_of(road["score"]["after"])
    claimed = as_claimed(to_tell, before)
    before = claimed or before
    if before is None and after is None:
        return None
    words = to_tell.words
    given = dict(to_tell.act(road["award"]).get("adjust") or {}) if road["award"] else {}
    if road["award"] is None and (goes_on(road) or not is_given(road)):
        after = None
    ruled = _ruled_before(to_tell, road)
    appealed = dict(to_tell.act(road.get("appealed_award")).get("adjust") or {})
    unruled, open_ = nothing_ruled(to_tell, road), (words.say("letter-score-none", "open"),)
    rows = tuple(
        ScoreRow(
            words.side(side),
            tuple(cell(to_tell, before, side, {})),
            () if unruled else (*(cell(to_tell, after, side, given) if after else open_), *_penalties(to_tell, side)),
            tuple(cell(to_tell, ruled, side, appealed)) if ruled else (),
        )
        for side in SIDES
    )
    by_committee = "appealed" in road["score"] or committee_awarded(to_tell, road)
    after_what = words.say("letter-score-after", "appeal" if by_committee else None)
    return ScoreTable(
        words.say("letter-heading-score"),
        words.say("letter-score-claimed", form_of_claim(to_tell)) if claimed else words.say("letter-score-before"),
        "" if unruled else after_what,
        rows,
        words.say("letter-score-after", "director") if ruled else "",
    )


def _ruled_before(to_tell: AnswerToTell, road: RoadSaid) -> Score | None:
    """What the Director had ruled, where another score has taken its place on an appeal: the one that was appealed
    against, or the result of the table where he had let that stand and no tricks were transferred."""
    if (appealed := score_of(road["score"].get("appealed"))) is not None:
        return appealed
    moved = any(ruling.transfer for ruling in to_tell.rulings)
    return score_of(road["score"]["before"]) if committee_awarded(to_tell, road) and not moved else None


def cell(to_tell: AnswerToTell, score: Score | None, side: str, given: Plain) -> Iterator[str]:
    """The results of a side in a score, then what they are worth; `given`: the award that it comes of."""
    words = to_tell.words
    if score is None:
        yield words.say("letter-score-none")
        return
    if score.kind == "table":
        result = result_of(to_tell, score.contract or "P", score.declarer or None, score.tricks)
        yield _valued(to_tell, result, (score.points or {}).get(side, UNSET))
    elif score.kind == "artificial":
        yield capital(grade_of(to_tell, score, side, given))
    elif score.kind == "none":
        yield words.say("letter-score-cancelled")
    elif side == given.get("self_inflicted") and not score.self_inflicted:
        yield words.say("letter-score-none", "own", scoring=to_tell.view.scoring)
    else:
        yield from _lines(to_tell, (score.results or {}).get(side) or ())
    points, percents, imps = score.matchpoints or {}, score.percent or {}, score.imps or {}
    if side in points and score.top is not UNSET:
        share = words.percent(percents.get(side, 0))
        own, top = words.number(points[side]), words.number(score.top)
        yield words.say("scores-matchpoints", matchpoints=own, top=top, percent=share)
    elif side in imps:
        value = imps[side]
        yield words.say("letter-score-imps", imps=f"{'+' if value > 0 else ''}{words.number(value)}", count=abs(value))
    elif score.kind == "artificial" and side in percents:
        share = words.percent(percents[side])
        if share != grade_of(to_tell, score, side, given):
            yield share


def _penalties(to_tell: AnswerToTell, side: str) -> Iterator[str]:
    """What that side pays besides; a warning costs nothing."""
    for one in to_tell.penalties:
        if one.side == side and float(one.amount):
            args: dict[str, str | float] = {"kind": one.kind, "unit": one.unit, "amount": float(one.amount)}
            yield to_tell.words.say("letter-score-penalty", **args)
