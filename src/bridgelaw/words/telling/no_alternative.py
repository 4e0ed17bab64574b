"""That a player had no choice: what partner had let him know is held against nobody then."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.laws.shelf import provisions
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.statements import statement
from bridgelaw.words.telling.to_tell import AnswerToTell


def no_alternative(to_tell: AnswerToTell) -> Iterator[Line]:
    """A line for each call or card of which the Director has found that it was the only logical alternative."""
    held = provisions(to_tell.words.edition).get("law16.alternatives")
    found = {str(act.get("of")): act for act in to_tell.view.acts.values() if act.get("find") == "logical_alternatives"}
    irregular = {it.act for it in to_tell.irregularities}
    for of, act in found.items():
        done = to_tell.act(of)
        if held is None or of in irregular or act.get("value") != [done.get("call", done.get("play"))]:
            continue
        question = {"kind": "logical_alternatives", "of": of, "seat": act.get("seat"), "law": held.reference}
        said = capital(statement(to_tell, question, act["value"]))
        yield Line(said, law=to_tell.words.law(held.reference, short=True), indent=2)
