"""Which of several irregularities is meant: its name, and the call or the card that it was."""

from __future__ import annotations

from bridgelaw.answer.model import Irregularity, Question
from bridgelaw.words.telling.arguments import of_irregularity
from bridgelaw.words.telling.labels import label_of
from bridgelaw.words.telling.to_tell import AnswerToTell


def named(to_tell: AnswerToTell, it: Irregularity) -> str:
    """It by its name and the call or the card that it was, as it stands in brackets."""
    label = label_of(to_tell, it)
    args = of_irregularity(to_tell, it)
    label = label[:1].lower() + label[1:]
    which = str(args.get("call") or args.get("card") or "")
    # a pass or a double out of turn says already which call it was
    says_it = which.casefold() in label.casefold()
    return label if says_it else to_tell.words.say("letter-named", text=label, what=which)


def of_several(to_tell: AnswerToTell, question: Question) -> Irregularity | None:
    """The irregularity that is asked about, where there are several on the board, so that it has to be said which."""
    told = noticed(to_tell)
    about = [it for it in told if it.act == question.of]
    about = about or [it for it in told if it.by == question.seat and it.act in question.because]
    return about[0] if about and len(told) > 1 else None


def is_one_of_several(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether it is told of others besides it."""
    return any(other.id != it.id for other in noticed(to_tell))


def noticed(to_tell: AnswerToTell) -> list[Irregularity]:
    """The irregularities that are told and that somebody has noticed."""
    return [it for it in to_tell.irregularities if it.status != "unnoticed" and to_tell.is_told(it)]
