"""What was decided, the scores before and after for both sides, and the way to a review of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.laws.shelf import provisions
from bridgelaw.words import numbers
from bridgelaw.words.letter.law import SIDES, of_award, same
from bridgelaw.words.letter.model import Paragraph, ScoreRow, ScoreTable
from bridgelaw.words.telling.arguments import of_ruling
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.rulings import penalty_line
from bridgelaw.words.telling.score import grade_of, result_of
from bridgelaw.words.telling.speech import sentence
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain


def decision(to_tell: AnswerToTell, road: Plain) -> Iterator[Paragraph]:
    """What follows from the Laws, the score, penalties; that nothing has been decided while that is so."""
    words = to_tell.words
    score = road["score"]["after"]
    for ruling in to_tell.rulings:
        word = ruling.rectification
        if word != "adjusted_score" and not (word == "none" and score):
            said = sentence(words, f"rectification-{word}", of_ruling(to_tell, ruling))
            yield Paragraph(capital(said), words.law(ruling.law, short=True), "strong")
    if road["state"] in ("open", "waiting") and road["award"] is None:
        yield Paragraph(words.say("letter-decision-open"), style="strong")
    elif score is not None and score["kind"] == "table":
        if road["awards"]:
            yield Paragraph(words.say("letter-decision-withdrawn"))
        yield Paragraph(words.say("letter-decision-stands"), style="strong")
    elif score is not None and score["kind"] == "none":
        yield Paragraph(words.say("cancel-board", "label"), style="strong")
    elif score is not None:
        law = ", ".join(to_tell.words.law(one, short=True) for one in of_award(to_tell, road))
        yield from _award(to_tell, score, to_tell.act(road["award"]), law)
    for penalty in to_tell.penalties:
        yield Paragraph(penalty_line(to_tell, penalty).text)
    for appeal in road["appeal"]["appeals"]:
        yield Paragraph(words.say("letter-appeal-made", seat=appeal["by"]))
        if appeal["decision"]:
            yield Paragraph(words.say("letter-appeal-decided", decision=appeal["decision"]), style="strong")


def _award(to_tell: AnswerToTell, score: Plain, act: Plain, law: str) -> Iterator[Paragraph]:
    words = to_tell.words
    results = score.get("results") or {}
    if not results:
        given = dict(act.get("adjust") or {})
        grades = [grade_of(to_tell, {**score, **given}, side) for side in SIDES]
        args = {"side": "NS", "other_side": "EW", "percent": grades[0], "other_percent": grades[1]}
        yield Paragraph(words.say("letter-decision-artificial", **args), law, "strong")
    elif same(results) and len(next(iter(results.values()))) == 1:
        one = next(iter(results.values()))[0]
        points = {side: rows[0].get("points") for side, rows in results.items()}
        told = ", ".join(f"{words.side(s)} {numbers.points(p)}" for s, p in points.items() if p is not None)
        yield Paragraph(words.say("letter-decision-assigned", result=_result(to_tell, one), points=told), law, "strong")
    elif same(results):
        yield Paragraph(words.say("phrase-letter_dec_weighted"), law, "strong")
        yield from (
            Paragraph(line, style="item") for line in _lines(to_tell, next(iter(results.values())), points=False)
        )
    else:
        yield Paragraph(words.say("scores-not-balanced"), law)
        for side, rows in results.items():
            yield Paragraph(words.side(side), style="strong")
            yield from (Paragraph(line, style="item") for line in _lines(to_tell, rows))
    if score.get("self_inflicted") and (hurt := (act.get("adjust") or {}).get("self_inflicted")):
        yield Paragraph(words.say("scores-self-inflicted", side=hurt))
    if act.get("text"):
        yield Paragraph(words.say("letter-reason-because", text=act["text"]), style="item")


def _result(to_tell: AnswerToTell, one: Plain) -> str:
    return result_of(to_tell, one.get("contract") or "P", one.get("by") or one.get("declarer"), one.get("tricks"))


def _lines(to_tell: AnswerToTell, rows: Sequence[Plain], *, points: bool = True) -> Iterator[str]:
    for one in rows:
        result = _result(to_tell, one)
        if "weight" in one and len(rows) > 1:
            weight = to_tell.words.percent(100 * float(one["weight"]))
            result = to_tell.words.say("letter-score-weighted", weight=weight, result=result)
        value = one.get("points")
        yield _valued(to_tell, result, value if points else None)


def _valued(to_tell: AnswerToTell, result: str, points: int | None) -> str:
    """A result with its points, where the vulnerability is known."""
    return (
        result
        if points is None
        else to_tell.words.say("letter-score-line", result=result, points=numbers.points(points))
    )


def scores(to_tell: AnswerToTell, road: Plain) -> ScoreTable | None:
    """The table; None where nothing is known of the score."""
    before, after = road["score"]["before"], road["score"]["after"]
    if before is None and after is None:
        return None
    words = to_tell.words
    given = dict(to_tell.act(road["award"]).get("adjust") or {}) if road["award"] else {}
    if road["state"] in ("open", "waiting") and road["award"] is None:
        after = None
    rows = tuple(
        ScoreRow(words.side(side), tuple(cell(to_tell, before, side, {})), tuple(cell(to_tell, after, side, given)))
        for side in SIDES
    )
    heading = words.say("letter-heading-score")
    return ScoreTable(heading, words.say("letter-score-before"), words.say("letter-score-after"), rows)


def cell(to_tell: AnswerToTell, score: Plain | None, side: str, given: Plain) -> Iterator[str]:
    """The results of a side in a score (plain data), then what they are worth; `given`: the award that it comes of."""
    words = to_tell.words
    if score is None:
        yield words.say("letter-score-none")
        return
    if score["kind"] == "table":
        points = (score.get("points") or {}).get(side)
        result = _result(to_tell, score)
        yield _valued(to_tell, result, points)
    elif score["kind"] == "artificial":
        yield capital(grade_of(to_tell, {**score, **given}, side))
    elif score["kind"] == "none":
        yield words.say("cancel-board", "label")
    else:
        yield from _lines(to_tell, (score.get("results") or {}).get(side) or ())
    if side in (score.get("matchpoints") or {}) and "top" in score:
        share = words.percent((score.get("percent") or {}).get(side, 0))
        own, top = words.number(score["matchpoints"][side]), words.number(score["top"])
        yield words.say("scores-matchpoints", matchpoints=own, top=top, percent=share)
    elif side in (score.get("imps") or {}):
        value = score["imps"][side]
        yield words.say("letter-score-imps", imps=f"{'+' if value > 0 else ''}{words.number(value)}", count=abs(value))
    elif score["kind"] == "artificial" and side in (score.get("percent") or {}):
        yield words.percent(score["percent"][side])


def appeal(to_tell: AnswerToTell, road: Plain, told: str = "") -> Iterator[Paragraph]:
    """Until when and how it can be reviewed; nothing before it has been decided, or when the time is over."""
    if road["state"] != "decided":
        return
    say = to_tell.words.say
    yield Paragraph(say("letter-appeal-within", minutes=road["appeal"]["minutes"]), _law(to_tell, "law92.in_time"))
    yield Paragraph(say("letter-appeal-partners"), _law(to_tell, "law92.joined"))
    yield Paragraph(say("letter-appeal-limits"), _law(to_tell, "law93.limits"))
    if road["appeal"]["deposit"] not in ("", "none"):
        yield Paragraph(say("letter-appeal-deposit", deposit=road["appeal"]["deposit"]))
    if told:
        yield Paragraph(say("letter-appeal-told", time=told), _law(to_tell, "law83.told"))


def _law(to_tell: AnswerToTell, name: str) -> str:
    found = provisions(to_tell.words.edition).get(name)
    return to_tell.words.law(found.reference, short=True) if found else ""
