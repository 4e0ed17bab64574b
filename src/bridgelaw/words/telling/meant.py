"""What somebody may have meant who named no act, as far as the Director can see it: a card of the trick that he named,
irregular and noticed by nobody else."""

from __future__ import annotations

import re
from functools import cache

from bridgelaw.languages import LANGUAGES
from bridgelaw.words.say import Words
from bridgelaw.words.telling.to_tell import AnswerToTell

MEANT = "act_meant"
"""The Question which act was meant."""
_NUMBER = "\0"


def seen_in_trick(to_tell: AnswerToTell, spoken: str | None) -> str | None:
    """The irregular card that nobody has noticed in a trick that the act `spoken` names by its number, as the id of the
    act by which it was played; None where there is none."""
    tricks = {int(n) for n in _named().findall(str(to_tell.act(spoken).get("text", "")))}
    for it in to_tell.irregularities if tricks else ():
        index = to_tell.play_index(it.act)
        if it.status == "unnoticed" and index is not None and to_tell.plays[index].trick in tricks:
            return it.act
    return None


@cache
def _named() -> re.Pattern[str]:
    """A trick by its number, as the page of the players names it in any language."""
    said = (Words(language).say("page-trick", n=_NUMBER) for language in LANGUAGES)
    names = "|".join(re.escape(text.partition(_NUMBER)[0].strip()) for text in said)
    return re.compile(rf"\b(?:{names})\s*(\d+)", re.IGNORECASE)
