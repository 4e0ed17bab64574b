"""What a worked case is called: by the name that its drawer gives it, else by what was irregular and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.api.worked import Worked
from bridgelaw.lawbook.editions import Edition
from bridgelaw.web.laws.shelf import moments_of
from bridgelaw.web.laws.speech import language_of
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.typeset import typeset

DOT = " · "
MOST = 3
"""So many things are named; a title is no report."""
ORDINARY = ("call", "play", "summon", "attention", "resume", "explain_options")


def case_title(worked: Worked, edition: Edition, words: Words) -> str:
    """The name in the language of the words, if there is one; else what can be said of it in that language."""
    named = worked.titles.get(language_of(words))
    if named:
        return capital(typeset(named, words))
    gist = list(dict.fromkeys(_gist(worked, edition, words))) or list(dict.fromkeys(_deeds(worked, words)))
    return DOT.join(gist[:MOST])


def _gist(worked: Worked, edition: Edition, words: Words) -> Iterator[str]:
    last = moments_of(worked, edition)[-1].answer
    for it in last.irregularities:
        yield words.say(f"irregularity-{it.kind}", "label")
    for ruling in last.rulings:
        yield words.say(f"rectification-{ruling.rectification}", "label")
    for question in last.questions:
        yield words.say(f"question-{question.kind}", "label")


def _deeds(worked: Worked, words: Words) -> Iterator[str]:
    verbs = [act.verb for act in worked.record.acts]
    for verb in sorted(verbs, key=lambda verb: verb in ORDINARY):
        yield words.say(f"act-{verb}", "label")
