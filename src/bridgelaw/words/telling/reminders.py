"""What somebody is reminded of, though nothing says yet that it concerns this board: the table, by the Director,
before a board goes on that may have to be looked at again; a player, when his time has come to speak of his partner's
error."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.say import Words
from bridgelaw.words.telling.claims import gave_up
from bridgelaw.words.telling.corrected import being_corrected, may_be_taken_back
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.pieces import Piece
from bridgelaw.words.telling.to_tell import AnswerToTell

if TYPE_CHECKING:
    # `rule` has no road, and is to start fast
    from bridgelaw.answer.road_model import FactSaid, NextSaid, QuestionSaid

_MISINFORMED = ("mistaken_explanation", "missing_alert")


def reminders(
    to_tell: AnswerToTell, coming: NextSaid, facts: Sequence[FactSaid], questions: Sequence[QuestionSaid]
) -> Iterator[Line]:
    """When the players are to call him again, where the board goes on after something was let be known to partner, or
    the opponents were misinformed; and what else may be taken back while a revoke is being corrected."""
    if coming["do"] not in ("resume", "play"):
        return
    if revoked_unwritten(to_tell.answer.phase, questions):
        yield from _of_a_revoke(to_tell.words)
    if was_given_up(to_tell):
        yield from read_out(["law68.partner_objects"], to_tell.words)
    if (revoke := being_corrected(to_tell)) is not None:
        yield from may_be_taken_back(to_tell, revoke)
    if any(fact["basis"] != "not_found" for fact in facts):
        yield from read_out(["law16.suspicion"], to_tell.words)
    found = any(
        one["kind"] == "misinformation" and one["answers"] and one["answers"][-1]["value"] is True for one in questions
    )
    if found or any(it.kind in _MISINFORMED and to_tell.is_told(it) for it in to_tell.irregularities):
        held = provisions(to_tell.words.edition)["law21.too_late"]
        said = to_tell.words.say("road-remind-misinformed")
        yield Line(said, law=to_tell.words.law(held.reference, short=True))


def was_given_up(to_tell: AnswerToTell) -> bool:
    """Whether a defender's partner has objected to what he gave up, and nobody has played since."""
    for act in reversed(list(to_tell.view.acts.values())):
        if "contest" in act:
            return gave_up(to_tell, act) is not None
        if "play" in act or "designate" in act:
            return False
    return False


def revoked_unwritten(phase: str, questions: Sequence[QuestionSaid]) -> bool:
    """Whether a revoke has been pointed out in tricks that nobody has written down, and the play goes on: nothing can
    be judged yet but what holds now depends on one fact that everybody at the table knows."""
    said = (one["answers"][-1]["value"] for one in questions if one["kind"] == "act_meant" and one["answers"])
    return phase in ("clarification", "play") and "revoke" in said


def _of_a_revoke(words: Words) -> Iterator[Line]:
    """What is read out then: whether it can still be corrected, and what holds either way."""
    yield from read_out(["law63.played_on"], words)
    yield Line(words.say("remind-revoke_established"), style="label")
    yield from read_out(["law63.stands", "law64.transfer", "law64.equity"], words)
    yield Line(words.say("remind-revoke_corrected"), style="label")
    corrected = ("must_correct", "defenders_card", "no_further", "may_withdraw", "offender_next")
    yield from read_out([f"law62.{name}" for name in corrected], words)


def of_partners_error(phase: str, declarer: Seat | None, player: Seat, words: Words) -> Piece | None:
    """What `player` is to do now if an explanation of his partner's was wrong; None while he says nothing of it. It
    goes by the phase alone: whether one was wrong nobody may learn from it."""
    declares = declarer is not None and declarer.side is player.side
    if phase == "clarification" and declares:
        message, clause = "remind-before_lead", "law20.partner_error_declarer"
    elif phase == "ended" and not declares:
        message = "remind-after_play" if declarer else "remind-passed_out"
        clause = "law20.partner_error_defender" if declarer else "law20.partner_error_duty"
    else:
        return None
    law = provisions(words.edition)[clause].reference
    said = words.say(message, seat=player.partner.value)
    return Piece(n=0, law=law, law_label=words.law(law, short=True), sentence=said)
