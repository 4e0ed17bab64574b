"""What has been ruled, irregularity by irregularity, and penalties."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import DecidedClaim, Irregularity, Ruling
from bridgelaw.answer.score_model import Penalty
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.table.options import WITH_SUIT
from bridgelaw.words.telling.arguments import of_ruling
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell


def rulings(to_tell: AnswerToTell) -> Iterator[Line]:
    """Under the name of each irregularity what follows from it; then penalties in points."""
    words, before = to_tell.words, None
    adjusted: dict[str, str] = {}
    for ruling in rulings_told(to_tell):
        it = to_tell.irregularity(ruling.irregularity)
        if ruling.rectification == "adjusted_score":
            # one score is given, however many breaches led to it
            adjusted[words.law(ruling.law, short=True)] = capital(ruling_text(to_tell, ruling))
            continue
        if it and it.id != before:
            before = it.id
            yield Line(words.say(f"irregularity-{it.kind}", "label"), indent=2, style="label")
        yield Line(capital(ruling_text(to_tell, ruling)), law=words.law(ruling.law, short=True), indent=4 if it else 2)
    for text in dict.fromkeys(adjusted.values()):
        yield Line(text, law=", ".join(law for law, said in adjusted.items() if said == text), indent=2)
    for penalty in to_tell.penalties:
        yield penalty_line(to_tell, penalty)


def rulings_told(to_tell: AnswerToTell) -> list[Ruling]:
    """All but those on something that only stands there so that something else was possible."""
    hidden = {it.id for it in to_tell.irregularities if not to_tell.is_told(it)}
    return [one for one in to_tell.rulings if one.irregularity not in hidden or one.rectification in _OF_THE_PLAYERS]


_OF_THE_PLAYERS = ("right_forfeited", "adjusted_score")
"""Rulings that are about what players did, whatever the irregularity was."""


def ruling_text(to_tell: AnswerToTell, ruling: Ruling) -> str:
    """What follows by the ruling, in a sentence."""
    message = f"rectification-{ruling.rectification}"
    if isinstance(ruling.claim, DecidedClaim):
        return _claim_text(to_tell, ruling.claim)
    if cards := picked_up(to_tell, ruling):
        named = to_tell.words.all_of([to_tell.words.card(card) for card in cards])
        return to_tell.words.say(message, "returned", card=named, cards=len(cards))
    args, before = of_ruling(to_tell, ruling), _fuller(ruling, message)
    if ruling.rectification == "lead_restriction" and (chosen := _chosen(to_tell)):
        args, before = args | {"suit": chosen[1]}, [(message, chosen[0]), *before]
    elif binding := _binding(to_tell, ruling):
        return binding
    return sentence(to_tell.words, message, args, before=before)


def _chosen(to_tell: AnswerToTell) -> tuple[str, str] | None:
    """What declarer has made of his right over a lead: the option, and the suit that he named with it."""
    taken = [act for act in to_tell.view.acts.values() if act.get("choose") in WITH_SUIT]
    if not taken or sum(one.rectification == "lead_restriction" for one in to_tell.rulings) != 1:
        return None
    suits = taken[-1].get("suits") or [taken[-1].get("suit")]
    return (str(taken[-1]["choose"]), str(suits[0])) if len(suits) == 1 and suits[0] else None


def _binding(to_tell: AnswerToTell, ruling: Ruling) -> str:
    """What declarer has required or forbidden because of penalty cards, as long as it binds; else nothing."""
    if ruling.rectification != "lead_restriction" or {"law50", "law51"}.isdisjoint(drawers_at(ruling.law)):
        return ""
    mine = (one for one in to_tell.obligations if one.irregularity == ruling.irregularity)
    return " ".join(capital(duty_text(to_tell, one)) for one in mine if one.what in ("lead_suit", "not_lead_suit"))


def picked_up(to_tell: AnswerToTell, ruling: Ruling) -> tuple[str, ...]:
    """The cards that had become penalty cards by that ruling, and have gone back to the hand since, because declarer
    required their suit or forbade it."""
    it = to_tell.irregularity(ruling.irregularity)
    if (
        ruling.rectification != "penalty_card"
        or it is None
        or not any(_by_choice(to_tell, it, one) for one in to_tell.rulings)
    ):
        return ()
    act, index = to_tell.act(it.act), to_tell.play_index(it.act)
    shown = act.get("expose") or ([] if index is None else [to_tell.plays[index].card])
    lying = {one.card for one in to_tell.penalty_cards}
    played = {one.card for one in to_tell.plays if one.act != it.act and one.hand == it.by and one.status in COUNTS}
    return tuple(card for card in shown if card not in lying | played and not to_tell.is_untold_card(card))


def _by_choice(to_tell: AnswerToTell, it: Irregularity, ruling: Ruling) -> bool:
    """Whether it restricts a lead because of penalty cards of the same player."""
    other = to_tell.irregularity(ruling.irregularity)
    same = ruling.rectification == "lead_restriction" and other is not None and other.by == it.by
    return same and not {"law50", "law51"}.isdisjoint(drawers_at(ruling.law))


def keeps_tricks(ruling: Ruling) -> bool:
    """Whether it says of an established revoke that no trick is transferred for it."""
    return ruling.rectification == "none" and "law64" in drawers_at(ruling.law)


def is_shared_out(ruling: Ruling) -> bool:
    """Whether it decides a claim or concession: who gets how many of the tricks that were left."""
    return isinstance(ruling.claim, DecidedClaim)


def _claim_text(to_tell: AnswerToTell, claim: DecidedClaim) -> str:
    """How many of the tricks left the claimer's side gets, and whether that is what it claimed."""
    message = "answer-claim-stands" if claim.given == claim.claimed else "answer-claim-decided"
    return to_tell.words.say(message, side=claim.side, given=claim.given, left=claim.left, claimed=claim.claimed)


def _fuller(ruling: Ruling, message: str) -> list[Choice]:
    """Where Law 26 lets nobody require a suit its restriction only forbids; `open` says who must pass when it is not
    known how long. Of an established revoke no rectification means that no trick is transferred."""
    if keeps_tricks(ruling):
        return [(message, "tricks")]
    forbids = "law26" in drawers_at(ruling.law) and "law26.require" not in provisions(ruling.law.partition(":")[0])
    return [(message, "forbid")] if forbids else [(message, "sentence"), (message, "open")]


def penalty_line(to_tell: AnswerToTell, penalty: Penalty) -> Line:
    """Which side pays how much, and why."""
    words = to_tell.words
    side, amount = penalty.side, float(penalty.amount)
    if amount:
        said = words.say(f"penalties-{penalty.kind}", side=side, unit=penalty.unit, amount=amount)
    else:
        said = words.say("phrase-letter_dec_warning", side=side)
    if penalty.reason:
        said = f"{said} {penalty.reason}"
    return Line(said, law=words.law(penalty.law, short=True) if penalty.law else "", indent=2)
