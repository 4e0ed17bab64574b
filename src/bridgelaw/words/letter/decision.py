"""What was decided."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.answer.score_model import Score
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.letter.hearings import DIRECTOR, Hearings
from bridgelaw.words.letter.law import citation, leaves_rank_open
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.letter.revokes import put_right
from bridgelaw.words.letter.scores import awarded
from bridgelaw.words.letter.state import committee_awarded, goes_on, is_given, is_of_table
from bridgelaw.words.telling.arguments import is_of_partner
from bridgelaw.words.telling.changed_call import KIND as CHANGED
from bridgelaw.words.telling.changed_call import call_that_stands, calls_changed
from bridgelaw.words.telling.corrected import established
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.first_lead import lead_to_come
from bridgelaw.words.telling.kept import KEPT, source_law
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.named import is_one_of_several, named
from bridgelaw.words.telling.quoting import because
from bridgelaw.words.telling.ranks import ranks
from bridgelaw.words.telling.rulings import (
    is_shared_out,
    keeps_tricks,
    penalty_line,
    ruling_text,
    rulings_told,
    tricks_in_all,
)
from bridgelaw.words.telling.score import is_rectified, result_line
from bridgelaw.words.telling.standing import is_of_no_use
from bridgelaw.words.telling.to_tell import AnswerToTell, score_of
from bridgelaw.words.telling.too_soon import PREMATURE, replaced_too_soon

_SAID_BELOW = ("adjusted_score", "procedural_penalty", "none")
"""Rulings of which what follows is said: which score, how much is paid."""


def outcome(to_tell: AnswerToTell, road: RoadSaid) -> str:
    """What became of the score, in a word of the register: adjusted, changed by tricks that are transferred or by how a
    claim was decided, or that of the table; nothing while the board is not over, or nothing is decided."""
    if road["award"] is not None:
        return "stands" if is_of_table(road, score_of(road["score"]["after"])) else "adjusted"
    if goes_on(road) or not is_given(road):
        return ""
    ruled, score = rulings_told(to_tell), score_of(road["score"]["after"])
    if any(one.rectification == "transfer" for one in ruled) or (score is not None and is_rectified(to_tell, score)):
        return "transferred"
    return "shared-out" if any(is_shared_out(one) for one in ruled) else "stands"


def decision(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings) -> Iterator[Paragraph]:
    """What follows from the Laws, the score, penalties, as the Director decided; that nothing has been decided while
    that is so."""
    words = to_tell.words
    score = score_of(road["score"]["after"])
    yield from _ordered(to_tell, road, hearings, DIRECTOR)
    ruled = list(_ruled(to_tell, hearings, DIRECTOR))
    yield from ruled
    if (appealed := score_of(road["score"].get("appealed"))) is not None:
        # what was given instead is told with the appeal
        yield from awarded(to_tell, road, appealed, to_tell.act(road.get("appealed_award")))
    elif committee_awarded(to_tell, road) and (before := score_of(road["score"]["before"])) is not None:
        yield Paragraph(_result_that_stands(to_tell, before), style="strong")
    elif (tricks := _adjusted_by_tricks(to_tell)) and road["award"] is None:
        yield from tricks
    elif not is_given(road) and road["award"] is None:
        adjusts = road["next"]["do"] == "adjust"
        waits = words.say("letter-decision-adjusts") if adjusts else _undecided(to_tell, road, further=bool(ruled))
        yield Paragraph(waits, style="strong")
    elif goes_on(road) and road["award"] is None:
        if not ruled:
            yield from _goes_on(to_tell, road)
    elif score is not None and score.kind == "table":
        if road["awards"]:
            yield Paragraph(words.say("letter-decision-withdrawn"))
        yield Paragraph(_result_that_stands(to_tell, score), style="strong")
    elif score is not None and score.kind == "none":
        yield Paragraph(words.say("letter-decision-cancelled"), style="strong")
    elif score is not None:
        yield from awarded(to_tell, road, score, to_tell.act(road["award"]))
    elif any(is_shared_out(ruling) for ruling in rulings_told(to_tell)):
        yield Paragraph(words.say("quick-claim-score"), style="strong")
    if is_given(road):
        yield from _kept(to_tell)
    for penalty in to_tell.penalties:
        reason = because(words, penalty.reason) if penalty.reason else ""
        said = penalty_line(to_tell, replace(penalty, reason=UNSET))
        ruled_under = (one.law for one in to_tell.rulings if one.rectification == "procedural_penalty")
        under = next(ruled_under, "") if penalty.kind == "procedural" else ""
        yield Paragraph(said.text, said.law or (words.law(under, short=True) if under else ""), reason=reason)


def _undecided(to_tell: AnswerToTell, road: RoadSaid, *, further: bool) -> str:
    """That nothing has been decided, or nothing `further` than what is; or whose choice it is that decides."""
    words = to_tell.words
    if road["next"]["do"] == "choose" and not road.get("may_be_left"):
        choosing = {option["by"] for option in road["next"]["options"]}
        if len(choosing) == 1 and "director" not in choosing:
            return words.say("letter-decision-open", "choose", seat=choosing.pop())
    return words.say("letter-decision-open", "more" if further else None)


def _goes_on(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Paragraph]:
    """That the table goes on, and what holds from now on where no ruling says it: of calls that were changed, and of a
    revoke that nobody may correct any more."""
    words, under = to_tell.words, road.get("chosen_under", {})
    if (revoke := established(to_tell)) is not None and to_tell.is_told(revoke):
        yield Paragraph(words.say("letter-decision-revoke"), citation(to_tell, "law64.transfer"), "strong")
        return
    for said, act in calls_changed(to_tell):
        law = words.law(under[act], short=True) if act in under else ""
        yield Paragraph(said, law, "strong")
    in_auction = to_tell.answer.phase in ("setup", "auction") and to_tell.phase_is_told
    yield Paragraph(
        words.say("letter-decision-auction-goes-on" if in_auction else "letter-decision-goes-on"), style="strong"
    )


def ruled_on_appeal(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings, appeal: int) -> Iterator[Paragraph]:
    """What was ruled on the appeal of that number, besides the score."""
    yield from _ordered(to_tell, road, hearings, appeal)
    yield from _ruled(to_tell, hearings, appeal)


def _ruled(to_tell: AnswerToTell, hearings: Hearings, by: int) -> Iterator[Paragraph]:
    """What is ruled on the irregularities, one after the other as they happened. That nothing follows from one that has
    been ruled on is said too, unless the score is adjusted for it; of the only one, where there was no damage, the
    result says it."""

    def for_damage(ruling: Ruling) -> bool:
        return any(to_tell.act(act).get("find") == "damage" for act in ruling.because)

    words, acts = to_tell.words, list(to_tell.view.acts)
    told = [one for one in rulings_told(to_tell) if hearings.of(one) == by]
    broken = [it for it in to_tell.irregularities if to_tell.is_told(it) and hearings.of(it) == by]
    broken.sort(key=lambda it: acts.index(it.act) if it.act in acts else len(acts))
    own = {it.id for it in broken}
    for it in broken:
        mine = [one for one in told if one.irregularity == it.id]
        corrected = list(put_right(to_tell, it))
        yield from corrected
        if (new := replaced_too_soon(to_tell, it)) is not None:
            said = "costs-call-stands" if new.status == "made" else "costs-call-gone"
            text = capital(words.say(said, call=words.call(new.call), seat=new.by))
            yield Paragraph(text, citation(to_tell, PREMATURE), "strong")
        if it.kind == CHANGED and it.status == "ruled":
            # which of the calls stands, no ruling says
            law = words.law(it.law, short=True)
            yield from (Paragraph(said, law, "strong") for said in call_that_stands(to_tell, it))
        follows = [one for one in mine if one.rectification != "none" or keeps_tricks(one) or is_shared_out(one)]
        for one in follows:
            told_ranks = []
            if one.rectification == "penalty_card" and not is_of_partner(one):
                told_ranks = [Paragraph(line.text, line.law) for line in ranks(to_tell, it)]
            if one.rectification != "adjusted_score":
                line = _line(to_tell, one)
                ranked = leaves_rank_open(one) and not told_ranks and not is_of_partner(one)
                rank = citation(to_tell, "law50.rank") if ranked else ""
                yield replace(line, law=", ".join((line.law, rank))) if rank else line
            yield from told_ranks
        if follows and all(one.rectification == "call_cancelled" for one in follows):
            # that it costs nothing more once the call is repeated or replaced has been read out
            free = (one for one in mine if one.rectification == "none" and not for_damage(one))
            yield from (_line(to_tell, one, it) for one in free)
        if follows and all(one.rectification == "adjusted_score" for one in follows) and not corrected:
            # what was ruled at the table, before the score was adjusted all the same
            at_table = (one for one in mine if one.rectification == "none" and one not in follows)
            yield from (_line(to_tell, one) for one in at_table if not for_damage(one))
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
        if one.irregularity not in own and (is_shared_out(one) or one.rectification not in _SAID_BELOW):
            yield _line(to_tell, one)


def _ordered(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings, by: int) -> Iterator[Paragraph]:
    """Which of several measures the Director has chosen, as after information from another source (Law 16); that he
    gives an artificial score the score says."""
    under = road.get("chosen_under", {})
    for id, act in to_tell.view.acts.items():
        if act.get("by") != "director" or hearings.of_act(id) != by:
            continue
        option = f"option-{act.get('choose')}"
        past = to_tell.words.attempt(option, "past_ordered") if to_tell.answer.phase in OVER else None
        if said := past or to_tell.words.attempt(option, "ordered"):
            law = to_tell.words.law(under[id], short=True) if id in under else ""
            yield Paragraph(said, law, "strong")


def _kept(to_tell: AnswerToTell) -> Iterator[Paragraph]:
    """Who may not use what, as it was read out."""
    for duty in to_tell.obligations:
        if duty.what == KEPT and not is_of_no_use(to_tell, duty):
            law = to_tell.words.law(source_law(to_tell, duty), short=True)
            yield Paragraph(capital(duty_text(to_tell, duty)), law, "strong")


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
    call = words.call(to_tell.auction[index].call)
    if to_tell.phase_is_told and to_tell.answer.phase not in ("setup", "auction"):
        said = words.say("letter-call-accepted", call=call)
    else:
        said = words.say("rectification-call_stands", "sentence", call=call)
    return [Paragraph(capital(said), words.law(it.law, short=True), "strong")]


def _result_that_stands(to_tell: AnswerToTell, score: Score) -> str:
    """That it is the one obtained at the table; or which one it is, with tricks transferred or shared out."""
    words, moved = to_tell.words, is_rectified(to_tell, score)
    if not moved and not any(is_shared_out(ruling) for ruling in rulings_told(to_tell)):
        return words.say("letter-decision-stands")
    text = result_line(to_tell, score)
    return words.say("letter-decision-transferred" if moved else "letter-decision-result", text=text)
