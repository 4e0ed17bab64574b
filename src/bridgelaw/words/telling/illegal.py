"""That a result of an adjusted score was reached by the very call that has been found illegal."""

from __future__ import annotations

from bridgelaw.laws.shelf import provisions
from bridgelaw.words.telling.laws import summary_of
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell
from bridgelaw.words.typeset import typeset

_CHOSEN_ILLEGALLY = "use_of_unauthorized_information"
_ON_RESULTS = "law12.reached_legally"


def illegal_result(to_tell: AnswerToTell) -> Line:
    """What the Director is told of such an award before he gives it, and after."""
    words, calls = to_tell.words, _calls(to_tell)
    said = words.say("error-illegal-result", "told", calls=words.all_of(calls)) if calls else ""
    said = said or words.say("error-illegal-result")
    law = provisions(words.edition)[_ON_RESULTS].reference
    summary = typeset(summary_of(law, (_ON_RESULTS,), (), words.language), words)
    return Line(f"{said} {summary}", law=words.law(law, short=True), indent=2)


def _calls(to_tell: AnswerToTell) -> list[str]:
    found = []
    for it in to_tell.irregularities:
        index = to_tell.call_index(it.act)
        call = to_tell.call_named(it.act)
        if it.kind == _CHOSEN_ILLEGALLY and call and index is not None and to_tell.auction[index].status in COUNTS:
            found.append(to_tell.words.say("adjust-call-of", call=call, seat=it.by or ""))
    return found
