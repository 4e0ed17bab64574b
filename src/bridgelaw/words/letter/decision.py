"""What was decided, the scores before and after for both sides, and the way to a review of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.answer.score_model import Score, ScoreResult
from bridgelaw.laws.shelf import provisions
from bridgelaw.words import numbers
from bridgelaw.words.letter.law import SIDES, of_award, same
from bridgelaw.words.letter.model import Paragraph, ScoreRow, ScoreTable
from bridgelaw.words.letter.revokes import put_right
from bridgelaw.words.say import Words
from bridgelaw.words.telling.arguments import is_of_partner
from bridgelaw.words.telling.changed_call import KIND as CHANGED
from bridgelaw.words.telling.changed_call import call_that_stands, calls_changed
from bridgelaw.words.telling.claims import as_claimed, form_of_claim
from bridgelaw.words.telling.corrected import established
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.first_lead import lead_to_come
from bridgelaw.words.telling.layout import bare, capital
from bridgelaw.words.telling.named import is_one_of_several, named
from bridgelaw.words.telling.ranks import ranks
from bridgelaw.words.telling.rulings import (
    is_shared_out,
    keeps_tricks,
    penalty_line,
    ruling_text,
    rulings_told,
    tricks_in_all,
)
from bridgelaw.words.telling.score import grade_of, is_rectified, lacks_vulnerability, result_line, result_of
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, score_of


def goes_on(road: RoadSaid) -> bool:
    """Whether all is decided that can be before the board is over: the table goes on, or may."""
    return road["state"] in ("open", "waiting") and road["next"]["do"] in ("resume", "play")


def is_given(road: RoadSaid) -> bool:
    """Whether nothing waits for a decision."""
    return road["state"] not in ("open", "waiting") or goes_on(road)


def outcome(to_tell: AnswerToTell, road: RoadSaid) -> str:
    """What became of the score, in a word of the register: adjusted, changed by tricks that are transferred or by how a
    claim was decided, or that of the table; nothing while the board is not over, or nothing is decided."""
    if road["award"] is not None:
        return "adjusted"
    if goes_on(road) or not is_given(road):
        return ""
    ruled, score = rulings_told(to_tell), score_of(road["score"]["after"])
    if any(one.rectification == "transfer" for one in ruled) or (score is not None and is_rectified(to_tell, score)):
        return "transferred"
    return "shared-out" if any(is_shared_out(one) for one in ruled) else "stands"


def decision(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Paragraph]:
    """What follows from the Laws, the score, penalties; that nothing has been decided while that is so."""
    words = to_tell.words
    score = score_of(road["score"]["after"])
    ruled = list(_ruled(to_tell))
    yield from ruled
    if (tricks := _adjusted_by_tricks(to_tell)) and road["award"] is None:
        yield from tricks
    elif not is_given(road) and road["award"] is None:
        adjusts = road["next"]["do"] == "adjust"
        waits = words.say("letter-decision-adjusts") if adjusts else _undecided(words, further=bool(ruled))
        yield Paragraph(waits, style="strong")
    elif goes_on(road) and road["award"] is None:
        if not ruled:
            yield from _goes_on(to_tell, road)
    elif score is not None and score.kind == "table":
        if road["awards"]:
            yield Paragraph(words.say("letter-decision-withdrawn"))
        yield Paragraph(_result_that_stands(to_tell, score), style="strong")
    elif score is not None and score.kind == "none":
        yield Paragraph(words.say("cancel-board", "label"), style="strong")
    elif score is not None:
        law = ", ".join(to_tell.words.law(one, short=True) for one in of_award(to_tell, road))
        yield from _award(to_tell, score, to_tell.act(road["award"]), law)
    elif any(is_shared_out(ruling) for ruling in rulings_told(to_tell)):
        yield Paragraph(words.say("quick-claim-score"), style="strong")
    for penalty in to_tell.penalties:
        reason = words.say("letter-reason-because", text=bare(penalty.reason)) if penalty.reason else ""
        yield Paragraph(penalty_line(to_tell, replace(penalty, reason=UNSET)).text, reason=reason)
    for appeal in road["appeal"]["appeals"]:
        yield Paragraph(words.say("letter-appeal-made", seat=appeal["by"]))
        if appeal["decision"]:
            yield Paragraph(words.say("letter-appeal-decided", decision=appeal["decision"]), style="strong")


def _undecided(words: Words, *, further: bool) -> str:
    """That nothing has been decided, or nothing `further` than what is."""
    return words.say("letter-decision-open", "more" if further else None)


def _goes_on(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Paragraph]:
    """That the table goes on, and what holds from now on where no ruling says it: of calls that were changed, and of a
    revoke that nobody may correct any more."""
    words, under = to_tell.words, road.get("chosen_under", {})
    if (revoke := established(to_tell)) is not None and to_tell.is_told(revoke):
        yield Paragraph(words.say("letter-decision-revoke"), _law(to_tell, "law64.transfer"), "strong")
        return
    for said, act in calls_changed(to_tell):
        law = words.law(under[act], short=True) if act in under else ""
        yield Paragraph(said, law, "strong")
    in_auction = to_tell.answer.phase in ("setup", "auction") and to_tell.phase_is_told
    yield Paragraph(
        words.say("letter-decision-auction-goes-on" if in_auction else "letter-decision-goes-on"), style="strong"
    )


def _ruled(to_tell: AnswerToTell) -> Iterator[Paragraph]:
    """What is ruled on the irregularities, one after the other as they happened. That nothing follows from one that has
    been ruled on is said too, unless the score is adjusted for it; of the only one, where there was no damage, the
    result says it."""

    def for_damage(ruling: Ruling) -> bool:
        return any(to_tell.act(act).get("find") == "damage" for act in ruling.because)

    words, acts, told = to_tell.words, list(to_tell.view.acts), rulings_told(to_tell)
    broken = [it for it in to_tell.irregularities if to_tell.is_told(it)]
    broken.sort(key=lambda it: acts.index(it.act) if it.act in acts else len(acts))
    own = {it.id for it in broken}
    for it in broken:
        mine = [one for one in told if one.irregularity == it.id]
        corrected = list(put_right(to_tell, it))
        yield from corrected
        if it.kind == CHANGED and it.status == "ruled":
            # which of the calls stands, no ruling says
            law = words.law(it.law, short=True)
            yield from (Paragraph(said, law, "strong") for said in call_that_stands(to_tell, it))
        follows = [one for one in mine if one.rectification != "none" or keeps_tricks(one) or is_shared_out(one)]
        for one in follows:
            yield from [_line(to_tell, one)] if one.rectification != "adjusted_score" else ()
            if one.rectification == "penalty_card" and not is_of_partner(one):
                yield from (Paragraph(line.text, line.law) for line in ranks(to_tell, it))
        if follows and all(one.rectification == "call_cancelled" for one in follows):
            # that it costs nothing more once the call is repeated or replaced has been read out
            free = (one for one in mine if one.rectification == "none" and not for_damage(one))
            yield from (_line(to_tell, one, it) for one in free)
        yield from _not_ruled(to_tell, it)
        accepted = _accepted(to_tell, it)
        yield from accepted
        if (
            not follows
            and not accepted
            and not corrected
            and (is_one_of_several(to_tell, it) or not any(map(for_damage, mine)))
        ):
            yield from (_line(to_tell, one, it) for one in mine[:1])
    for one in told:
        if one.irregularity not in own and (is_shared_out(one) or one.rectification not in ("adjusted_score", "none")):
            yield _line(to_tell, one)


def _adjusted_by_tricks(to_tell: AnswerToTell) -> list[Paragraph]:
    """How many tricks a side gets in all, where the Director has said it, as after a revoke: then it is known what the
    score is adjusted to, though no contract is."""
    found = [one for one in rulings_told(to_tell) if tricks_in_all(to_tell, one) is not None]
    return [_line(to_tell, one) for one in found]


def _line(to_tell: AnswerToTell, ruling: Ruling, nothing_for: Irregularity | None = None) -> Paragraph:
    """A ruling; `nothing_for`: nothing follows from that irregularity, which is named where there are several."""
    words = to_tell.words
    text = ruling_text(to_tell, ruling)
    if nothing_for is not None and is_one_of_several(to_tell, nothing_for):
        text = words.say("rectification-none", "named", named=named(to_tell, nothing_for))
    return Paragraph(capital(text), words.law(ruling.law, short=True), "strong")


def _not_ruled(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Paragraph]:
    """What holds from now on though no ruling says it: that partner may not double; while the auction goes on, what may
    become of his first lead."""
    for duty in to_tell.obligations:
        if duty.irregularity == it.id and duty.what == "may_not_double":
            text = duty_text(to_tell, duty)
            yield Paragraph(capital(text), to_tell.words.law(duty.law, short=True), "strong")
    for said, law in lead_to_come(to_tell, it):
        yield Paragraph(capital(said), to_tell.words.law(law, short=True), "strong")


def _accepted(to_tell: AnswerToTell, it: Irregularity) -> list[Paragraph]:
    """Of a call that has been accepted, that it stands, as no ruling says so."""
    words, index = to_tell.words, to_tell.call_index(it.act)
    if it.status != "accepted" or index is None or it.act in to_tell.view.filled:
        return []
    said = words.say("rectification-call_stands", "sentence", call=words.call(to_tell.auction[index].call))
    return [Paragraph(capital(said), words.law(it.law, short=True), "strong")]


def _result_that_stands(to_tell: AnswerToTell, score: Score) -> str:
    """That it is the one obtained at the table; or which one it is, with tricks transferred or shared out."""
    words, moved = to_tell.words, is_rectified(to_tell, score)
    if not moved and not any(is_shared_out(ruling) for ruling in rulings_told(to_tell)):
        return words.say("letter-decision-stands")
    text = result_line(to_tell, score)
    return words.say("letter-decision-transferred" if moved else "letter-decision-result", text=text)


def _award(to_tell: AnswerToTell, score: Score, act: Plain, law: str) -> Iterator[Paragraph]:
    words = to_tell.words
    results = score.results or {}
    if not results:
        given = dict(act.get("adjust") or {})
        grades = [grade_of(to_tell, score, side, given) for side in SIDES]
        args = {"side": "NS", "other_side": "EW", "percent": grades[0], "other_percent": grades[1]}
        yield Paragraph(words.say("letter-decision-artificial", **args), law, "strong")
    elif same(results) and len(next(iter(results.values()))) == 1:
        one = next(iter(results.values()))[0]
        points = {side: rows[0].points for side, rows in results.items()}
        told = ", ".join(f"{words.side(s)} {numbers.points(p)}" for s, p in points.items() if p is not UNSET)
        result = _result(to_tell, one)
        said = words.say("letter-decision-assigned", result=result, points=told) if told else _bare(words, result)
        yield Paragraph(said, law, "strong")
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
    if lacks_vulnerability(score):
        yield Paragraph(words.say("scores-vulnerability-missing"))
    if score.self_inflicted and (hurt := (act.get("adjust") or {}).get("self_inflicted")):
        yield Paragraph(words.say("scores-self-inflicted", side=hurt))
    if act.get("text"):
        yield Paragraph(words.say("letter-reason-because", text=bare(act["text"])), style="item")


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
    rows = tuple(
        ScoreRow(words.side(side), tuple(cell(to_tell, before, side, {})), tuple(cell(to_tell, after, side, given)))
        for side in SIDES
    )
    heading = words.say("letter-heading-score")
    return ScoreTable(
        heading,
        words.say("letter-score-claimed", form_of_claim(to_tell)) if claimed else words.say("letter-score-before"),
        words.say("letter-score-after"),
        rows,
    )


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
        yield words.say("cancel-board", "label")
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
        yield words.percent(percents[side])


def appeal(to_tell: AnswerToTell, road: RoadSaid, told: str = "") -> Iterator[Paragraph]:
    """Until when and how it can be reviewed; nothing before it has been decided, or when the time is over."""
    if road["state"] != "decided" and not goes_on(road):
        return
    say = to_tell.words.say
    yield Paragraph(say("letter-appeal-within", minutes=road["appeal"]["minutes"]), _law(to_tell, "law92.in_time"))
    yield Paragraph(say("letter-appeal-partners"), _law(to_tell, "law92.joined"))
    yield Paragraph(say("letter-appeal-limits"), _law(to_tell, "law93.limits"))
    if road["appeal"]["deposit"] not in ("", "none"):
        yield Paragraph(say("letter-appeal-deposit", deposit=road["appeal"]["deposit"]))
    if told:
        yield Paragraph(say("letter-appeal-told", time=_time(to_tell, told)), _law(to_tell, "law83.told"))


def _time(to_tell: AnswerToTell, clock: str) -> str:
    """A time of day (12:39) as it is written in that language."""
    hour, _, minute = clock.partition(":")
    return to_tell.words.say("letter-time", hour=hour, minute=minute) if minute else clock


def _law(to_tell: AnswerToTell, name: str) -> str:
    found = provisions(to_tell.words.edition).get(name)
    return to_tell.words.law(found.reference, short=True) if found else ""
