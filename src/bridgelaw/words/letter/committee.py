"""What came of an appeal, and the way to one: who asked for what, how the committee decided, until when one may ask."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.answer.road_model import AppealSaid, RoadSaid
from bridgelaw.game.seats import Seat
from bridgelaw.words.letter.decision import ruled_on_appeal
from bridgelaw.words.letter.hearings import Hearings
from bridgelaw.words.letter.law import citation
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.letter.reasons import reasoning
from bridgelaw.words.letter.scores import awarded
from bridgelaw.words.letter.state import committee_awarded, goes_on
from bridgelaw.words.telling.quoting import because
from bridgelaw.words.telling.settings import deposit_in_words
from bridgelaw.words.telling.to_tell import AnswerToTell, score_of

_BY_LAW = 30
"""Minutes until the right is over where the organiser has set no other time (92B)."""


def heard(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings) -> Iterator[Paragraph]:
    """Each appeal: who made it and why, how it was decided and why, what was found and ruled then, and at last what the
    score is, where that is another one than the Director had given."""
    for one in road["appeal"]["appeals"]:
        yield from _made(to_tell, one)
        if one["decision"]:
            yield from _decided(to_tell, one)
        if (number := hearings.number(one)) is not None:
            yield from _found(to_tell, road, hearings, number, pending=not one["decision"])
    instead = "appealed" in road["score"] or committee_awarded(to_tell, road)
    if instead and (score := score_of(road["score"]["after"])) is not None:
        yield from awarded(to_tell, road, score, to_tell.act(road["award"]))


def _found(
    to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings, number: int, *, pending: bool
) -> Iterator[Paragraph]:
    """The reasons of whoever heard that appeal, and what he ruled besides the score."""
    found = [*reasoning(to_tell, road, hearings, number), *ruled_on_appeal(to_tell, road, hearings, number)]
    if found:
        yield Paragraph(to_tell.words.say("letter-appeal-found", "pending" if pending else None))
        yield from (replace(one, style="item") for one in found)


def _made(to_tell: AnswerToTell, one: AppealSaid) -> Iterator[Paragraph]:
    say, why = to_tell.words.say, str(to_tell.act(one["act"]).get("text") or "")
    made = say("letter-appeal-made", side=Seat(one["by"]).side.value)
    if one["concurring"]:
        made = f"{made} {say('letter-appeal-joined')}"
    yield Paragraph(made, citation(to_tell, "law92.right"), reason=because(to_tell.words, why) if why else "")


def _decided(to_tell: AnswerToTell, one: AppealSaid) -> Iterator[Paragraph]:
    said = to_tell.words.say("letter-appeal-decided", decision=str(one["decision"]))
    acts = (act for act in to_tell.view.acts.values() if "decide_appeal" in act)
    decided = next((act for act in acts if act.get("of") in (None, one["act"])), {})
    why = str(decided.get("text") or "")
    yield Paragraph(said, style="strong", reason=because(to_tell.words, why) if why else "")


def right_of_appeal(to_tell: AnswerToTell, road: RoadSaid, told: str = "") -> Iterator[Paragraph]:
    """Until when and how it can be reviewed; nothing before it has been decided, when the time is over, or when it has
    been reviewed."""
    if (road["state"] != "decided" and not goes_on(road)) or road["appeal"]["appeals"]:
        return
    say = to_tell.words.say
    yield Paragraph(say("letter-appeal-right"), citation(to_tell, "law92.right"))
    yield Paragraph(say("letter-appeal-through"), citation(to_tell, "law92.through_director"))
    minutes = road["appeal"]["minutes"]
    within = say("letter-appeal-within", None if minutes == _BY_LAW else "set", minutes=minutes)
    yield Paragraph(within, citation(to_tell, "law92.in_time"))
    yield Paragraph(say("letter-appeal-partners"), citation(to_tell, "law92.joined"))
    yield Paragraph(say("letter-appeal-limits"), citation(to_tell, "law93.limits"))
    if road["appeal"]["deposit"] not in ("", "none"):
        deposit = deposit_in_words(road["appeal"]["deposit"], to_tell.words)
        yield Paragraph(say("letter-appeal-deposit", deposit=deposit))
    if told:
        yield Paragraph(say("letter-appeal-told", time=_time(to_tell, told)), citation(to_tell, "law83.told"))


def _time(to_tell: AnswerToTell, clock: str) -> str:
    """A time of day (12:39) as it is written in that language."""
    hour, _, minute = clock.partition(":")
    return to_tell.words.say("letter-time", hour=hour, minute=minute) if minute else clock
