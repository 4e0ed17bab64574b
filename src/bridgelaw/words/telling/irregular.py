"""What was irregular: name, status, one sentence, provision."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity
from bridgelaw.words.telling.arguments import of_irregularity
from bridgelaw.words.telling.case import AnswerToTell
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.state import DOT

FULLER: dict[str, list[Choice]] = {
    "insufficient_bid": [("phrase-irr_insufficient", None)],
    "defective_trick": [
        ("irregularity-defective_trick", known) for known in ("sentence", "unnumbered", "uncounted", "unknown")
    ],
}


def irregularities(case: AnswerToTell) -> Iterator[Line]:
    """Two paragraphs for each irregularity, in the order in which they happened."""
    words = case.words
    for it in case.irregularities:
        if it.act in case.view.set_up:
            continue
        status = words.say(f"irregularity_status-{it.status}", "label")
        name = DOT.join((words.say(f"irregularity-{it.kind}", "label"), status))
        yield Line(name, law=words.law(it.law, short=True), indent=2, style="label")
        yield Line(capital(irregularity_text(case, it)), indent=4)


def irregularity_text(case: AnswerToTell, it: Irregularity) -> str:
    """What was irregular, in a sentence."""
    message, args = f"irregularity-{it.kind}", of_irregularity(case, it)
    several = [(message, "several")] if it.kind == "exposed_card" and args.get("cards") not in (None, 1) else []
    return sentence(case.words, message, args, before=[*several, *FULLER.get(it.kind, ())])
