"""What has been ruled, irregularity by irregularity, and penalties."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import DecidedClaim, Ruling
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.arguments import of_ruling
from bridgelaw.words.telling.case import AnswerToTell, Plain
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence


def rulings(case: AnswerToTell) -> Iterator[Line]:
    """Under the name of each irregularity what follows from it; then penalties in points."""
    words, before = case.words, None
    for ruling in case.rulings:
        it = case.irregularity(ruling.irregularity)
        if it and it.id != before:
            before = it.id
            yield Line(words.say(f"irregularity-{it.kind}", "label"), indent=2, style="label")
        yield Line(capital(ruling_text(case, ruling)), law=words.law(ruling.law, short=True), indent=4 if it else 2)
    for penalty in case.penalties:
        yield penalty_line(case, penalty)


def ruling_text(case: AnswerToTell, ruling: Ruling) -> str:
    """What follows by the ruling, in a sentence."""
    message = f"rectification-{ruling.rectification}"
    if isinstance(ruling.claim, DecidedClaim):
        return _claim_text(case, ruling.claim)
    return sentence(case.words, message, of_ruling(case, ruling), before=_fuller(ruling, message))


def _claim_text(case: AnswerToTell, claim: DecidedClaim) -> str:
    """How many of the tricks left the claimer's side gets, and whether that is what it claimed."""
    message = "answer-claim-stands" if claim.given == claim.claimed else "answer-claim-decided"
    return case.words.say(message, side=claim.side, given=claim.given, left=claim.left, claimed=claim.claimed)


def _fuller(ruling: Ruling, message: str) -> list[Choice]:
    """Where Law 26 lets nobody require a suit its restriction only forbids; `open` says who must pass when it is not
    known how long."""
    forbids = "law26" in drawers_at(ruling.law) and "law26.require" not in provisions(ruling.law.partition(":")[0])
    return [(message, "forbid")] if forbids else [(message, "sentence"), (message, "open")]


def penalty_line(case: AnswerToTell, penalty: Plain) -> Line:
    """Which side pays how much, and why."""
    words = case.words
    side, unit, amount = penalty["side"], penalty.get("unit", "mp"), float(penalty.get("amount") or 0)
    if amount:
        said = words.say(f"penalties-{penalty.get('kind', 'procedural')}", side=side, unit=unit, amount=amount)
    else:
        said = words.say("phrase-letter_dec_warning", side=side)
    if penalty.get("reason"):
        said = f"{said} {penalty['reason']}"
    return Line(said, law=words.law(penalty.get("law", ""), short=True), indent=2)
