"""What was irregular: name, status, one sentence, provision."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.words.telling.arguments import of_irregularity
from bridgelaw.words.telling.case import Case
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.state import DOT

FULLER: dict[str, list[Choice]] = {"insufficient_bid": [("phrase-irr_insufficient", None)]}


def irregularities(case: Case) -> Iterator[Line]:
    """Two paragraphs for each irregularity, in the order in which they happened."""
    words = case.words
    for it in case.irregularities:
        message = f"irregularity-{it['kind']}"
        status = words.say(f"irregularity_status-{it['status']}", "label") if it.get("status") else ""
        name = DOT.join(part for part in (words.say(message, "label"), status) if part)
        yield Line(name, law=words.law(it.get("law", ""), short=True), indent=2, style="label")
        args = of_irregularity(case, it)
        several = [(message, "several")] if it["kind"] == "exposed_card" and args.get("cards") not in (None, 1) else []
        said = sentence(words, message, args, before=[*several, *FULLER.get(it["kind"], ())])
        yield Line(capital(said), indent=4)
