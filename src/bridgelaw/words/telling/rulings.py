"""What has been ruled, irregularity by irregularity, and penalties."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import DecidedClaim, Irregularity, Ruling
from bridgelaw.answer.score_model import Penalty
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import drawers_at, provisions, standing_at
from bridgelaw.table.options import WITH_SUIT
from bridgelaw.table.vocabulary import OVER, REVOKES
from bridgelaw.words.telling.adjusted_by import adjusted_by
from bridgelaw.words.telling.arguments import Args, is_of_partner, of_ruling, other_side
from bridgelaw.words.telling.auction_card import goes_back, left_face_up
from bridgelaw.words.telling.changed_call import slip_put_right
from bridgelaw.words.telling.chosen import chosen_text
from bridgelaw.words.telling.claims import form_of_claim
from bridgelaw.words.telling.costs_later import call_to_come
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.first_lead import lead_left_free, lead_to_come
from bridgelaw.words.telling.labels import label_of
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import Line, bare, capital
from bridgelaw.words.telling.named import is_one_of_several, named
from bridgelaw.words.telling.no_alternative import no_alternative
from bridgelaw.words.telling.ordered import law_of, no_concession, ordered
from bridgelaw.words.telling.redealt import has_been_redealt
from bridgelaw.words.telling.replaced import adjusted_all_the_same, is_replaced
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell


def rulings(to_tell: AnswerToTell) -> Iterator[Line]:
    """Under the name of each irregularity what follows from it; then penalties in points."""
    words, before = to_tell.words, None
    adjusted: dict[str, str] = {}
    yield from redealt(to_tell)
    yield from no_concession(to_tell)
    for ruling in rulings_told(to_tell):
        it = to_tell.irregularity(ruling.irregularity)
        if ruling.rectification == "adjusted_score":
            # one score is given, however many breaches led to it
            adjusted[words.law(ruling.law, short=True)] = capital(ruling_text(to_tell, ruling))
            continue
        if it and it.id != before:
            before = it.id
            yield Line(label_of(to_tell, it), indent=2, style="label")
        yield Line(capital(ruling_text(to_tell, ruling)), law=law_of(to_tell, ruling), indent=4 if it else 2)
        if it and "law24" in drawers_at(ruling.law):
            yield from goes_back(to_tell, it)
        if it and found_undamaged(to_tell, it):
            law = words.law(provisions(words.edition)["law64.equity"].reference, short=True)
            yield Line(words.say("rulings-no_further_damage"), law=law, indent=4)
        if it and ruling.rectification == "none" and is_replaced(ruling.law):
            yield from adjusted_all_the_same(to_tell, ruling)
        if it and ruling.rectification == "call_cancelled":
            yield from call_to_come(to_tell, it)
        if it and ruling.rectification == "partner_passes":
            for said, behind in (*lead_to_come(to_tell, it), *lead_left_free(to_tell, it)):
                yield Line(capital(said), law=words.law(behind, short=True), indent=4)
    yield from ordered(to_tell)
    if any("law82" in drawers_at(one.law) and one.rectification == "adjusted_score" for one in to_tell.rulings):
        law = words.law(provisions(words.edition)["law82.own_error"].reference, short=True)
        yield Line(words.say("rulings-both_not_offending"), law=law, indent=2)
    for text in dict.fromkeys(adjusted.values()):
        yield Line(text, law=", ".join(law for law, said in adjusted.items() if said == text), indent=2)
    yield from no_alternative(to_tell)
    if not adjusted and has_adjusted_score(to_tell):
        law = ", ".join(words.law(behind, short=True) for behind in adjusted_by(to_tell))
        yield Line(words.say("rectification-adjusted_score", "sentence"), law=law, indent=2)
    for penalty in to_tell.penalties:
        yield penalty_line(to_tell, penalty)


def rulings_told(to_tell: AnswerToTell) -> list[Ruling]:
    """All but those on something that only stands there so that something else was possible, and that a side is
    penalised where the penalty itself is told."""
    hidden = {it.id for it in to_tell.irregularities if not to_tell.is_told(it)}
    penalised = {penalty.side for penalty in to_tell.penalties if penalty.kind == "procedural"}
    return [
        one
        for one in to_tell.rulings
        if (one.irregularity not in hidden or one.rectification in _OF_THE_PLAYERS)
        and not (one.rectification == "procedural_penalty" and of_ruling(to_tell, one).get("side") in penalised)
    ]


def found_undamaged(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether the Director has found of a revoke that the other side lost no more by it than it gets back."""
    found = [act for act in to_tell.view.acts.values() if act.get("find") == "damage" and act.get("of") == it.act]
    return it.kind in REVOKES and bool(found) and found[-1].get("value") is False


def has_adjusted_score(to_tell: AnswerToTell) -> bool:
    """Whether the Director has given a score in the place of that of the table."""
    return to_tell.score is not None and to_tell.score.kind in ("assigned", "artificial")


def redealt(to_tell: AnswerToTell) -> Iterator[Line]:
    """That the Director has chosen to have the board dealt again, with the provision; nothing where he has not."""
    if has_been_redealt(to_tell):
        held, words = provisions(to_tell.words.edition), to_tell.words
        found = held.get("law16.redeal")
        law = words.law(found.reference, short=True) if found is not None else ""
        yield Line(words.say("option-redeal", "ordered"), law=law, indent=2)


_OF_THE_PLAYERS = ("right_forfeited", "adjusted_score")
"""Rulings that are about what players did, whatever the irregularity was."""


def ruling_text(to_tell: AnswerToTell, ruling: Ruling, *, alone: bool = False) -> str:
    """What follows by the ruling, in a sentence or two. `alone`: it stands where nothing is said of other
    irregularities."""
    return " ".join((capital(_ruling_text(to_tell, ruling, alone=alone)), *left_face_up(to_tell, ruling)))


def _ruling_text(to_tell: AnswerToTell, ruling: Ruling, *, alone: bool) -> str:
    message = f"rectification-{ruling.rectification}"
    if isinstance(ruling.claim, DecidedClaim):
        return _claim_text(to_tell, ruling.claim)
    if returned := returned_text(to_tell, ruling):
        if not _still_lies(to_tell, ruling):
            return returned
        return f"{returned} {capital(sentence(to_tell.words, message, of_ruling(to_tell, ruling)))}"
    args, before = of_ruling(to_tell, ruling), _fuller(ruling, message)
    if ruling.rectification == "lead_restriction" and (said := _restriction(to_tell, ruling, args)):
        return said
    if slip := slip_put_right(to_tell, ruling, args):
        return to_tell.words.say(message, "slip", **{**args, **slip})
    if (tricks := tricks_in_all(to_tell, ruling)) is not None:
        return to_tell.words.say(message, "tricks", side=other_side(str(ruling.side)), tricks=tricks)
    more, before = _of_the_case(to_tell, ruling, args, before)
    args = {**args, **more}
    plain = ruling.rectification in ("none", "adjusted_score") and not keeps_tricks(ruling)
    plain = plain and not becomes_dummy(ruling) and not ignorance_paid(to_tell, ruling)
    it = to_tell.irregularity(ruling.irregularity) if plain else None
    if it is not None and not alone and is_one_of_several(to_tell, it):
        # beside what follows from another one it has to be said for which this is
        form = "named_further" if (message, "further") in before else "named"
        before, args = [(message, form), *before], {**args, "named": named(to_tell, it)}
    return sentence(to_tell.words, message, args, before=before)


def _of_the_case(to_tell: AnswerToTell, ruling: Ruling, args: Args, before: list[Choice]) -> tuple[Args, list[Choice]]:
    """Of the forms of the sentence those that fit what happened, before the others, and what they need besides."""
    message = f"rectification-{ruling.rectification}"
    if ruling.rectification in ("none", "adjusted_score"):
        return _who_and_how(to_tell, ruling, before)
    if has_passed(to_tell, ruling):
        return {"until": _silent_until(ruling)}, [(message, "over"), *before]
    if ruling.rectification == "card_withdrawn":
        forms = ["dummy"] if _is_dummys(to_tell, ruling) else []
        forms += ["told"] if stands_at("law47.returned", ruling.law) else []
        return {}, [*((message, form) for form in forms), *before]
    if ruling.rectification == "call_cancelled":
        forms = ["alone"] if _was_in_turn(to_tell, ruling) or _has_gone_on(to_tell, ruling) else []
        forms += ["ended"] if "law39" in drawers_at(ruling.law) else []
        forms = ["was", *forms] if to_tell.answer.phase in OVER else forms
        return {}, [*((message, form) for form in forms), *before]
    if is_of_partner(ruling) and "card" not in args:
        return {}, [(message, "taken_back"), *before]
    if ruling.rectification == "penalty_card" and to_tell.answer.phase in OVER:
        return {}, [(message, "became"), *before]
    return {}, before


def _who_and_how(to_tell: AnswerToTell, ruling: Ruling, before: list[Choice]) -> tuple[Args, list[Choice]]:
    """The same where nothing follows but that declarer is dummy, or a score."""
    message, declarer = f"rectification-{ruling.rectification}", to_tell.declarer()
    if becomes_dummy(ruling) and declarer is not None:
        # his partner is declarer by now
        dummy = declarer.partner.value
        form = "begun" if _has_begun(to_tell, dummy) else "spread"
        return {"seat": dummy, "partner": declarer.value}, [(message, form)]
    if ignorance_paid(to_tell, ruling):
        side = next(str(one.side) for one in to_tell.rulings if takes_gain_away(one) and same(one, ruling))
        return {"side": side, "other_side": other_side(side)}, [(message, "ignorance")]
    return {}, before


def becomes_dummy(ruling: Ruling) -> bool:
    """Whether by it declarer has become dummy, who has spread his hand after a lead out of turn or begun to."""
    return ruling.rectification == "none" and stands_at("law54.becomes_dummy", ruling.law)


def _has_begun(to_tell: AnswerToTell, seat: str) -> bool:
    """Whether he has shown cards, and not spread his hand."""
    mine = [act for act in to_tell.view.acts.values() if act.get("by") == seat]
    return any("expose" in act for act in mine) and not any("spread" in act for act in mine)


def takes_gain_away(ruling: Ruling) -> bool:
    """Whether it takes from the side that did not err what it gained by what an opponent did in ignorance."""
    return ruling.rectification == "adjusted_score" and "law11" in drawers_at(ruling.law)


def same(one: Ruling, other: Ruling) -> bool:
    """Whether both rule on one irregularity."""
    return one.irregularity == other.irregularity


def ignorance_paid(to_tell: AnswerToTell, ruling: Ruling) -> bool:
    """Whether it is that ruling, or says by which provision the score comes that is given because of it."""
    given = ruling.rectification == "adjusted_score" and not ruling.transfer
    return given and any(takes_gain_away(one) and same(one, ruling) for one in to_tell.rulings)


def _is_dummys(to_tell: AnswerToTell, ruling: Ruling) -> bool:
    """Whether it is about a card of dummy, which goes back there."""
    it, declarer = to_tell.irregularity(ruling.irregularity), to_tell.declarer()
    place = to_tell.play_index(it.act) if it is not None else None
    return place is not None and declarer is not None and to_tell.plays[place].hand == declarer.partner.value


def _was_in_turn(to_tell: AnswerToTell, ruling: Ruling) -> bool:
    """Whether it is about a call that was to take the place of another: the auction goes back to nobody by that, and
    its player may have to choose first what stands."""
    it = to_tell.irregularity(ruling.irregularity)
    return it is not None and it.kind == "changed_call"


def _has_gone_on(to_tell: AnswerToTell, ruling: Ruling) -> bool:
    """Whether somebody has called since: the auction has been back at that place, and goes on from there."""
    it = to_tell.irregularity(ruling.irregularity)
    index = to_tell.call_index(it.act) if it is not None else None
    return index is not None and any(one.status in COUNTS for one in to_tell.auction[index + 1 :])


def tricks_in_all(to_tell: AnswerToTell, ruling: Ruling) -> int | None:
    """Of a score adjusted by tricks, as after a revoke, how many the other side gets of the board's thirteen."""
    if ruling.rectification != "adjusted_score" or not ruling.transfer or not ruling.side:
        return None
    it = to_tell.irregularity(ruling.irregularity)
    acts = [act for act in map(to_tell.act, ruling.because) if act.get("find") == "normal_line"]
    # what was found of another revoke of the same side counts here too, but says nothing of this one
    own = [act for act in acts if act.get("of") is None or it is None or act["of"] == it.act]
    found = [act["value"] for act in own if isinstance(act.get("value"), int)]
    return found[-1] if found else None


def _restriction(to_tell: AnswerToTell, ruling: Ruling, args: Args) -> str:
    """What declarer has made of his right over a lead: what partner must or may not lead when he comes to it, or what
    binds him now; once it binds him no longer, what it was. Nothing where that is not known."""
    mine = [one for one in to_tell.obligations if one.irregularity == ruling.irregularity and one.what in _LEADS]
    option, suits = _chosen(to_tell, ruling)
    first = "law26" in drawers_at(ruling.law) and not any(_has_led(to_tell, one.who) for one in mine)
    message, words = f"rectification-{ruling.rectification}", to_tell.words
    if option and len(suits) == 1 and mine and first:
        return words.attempt(message, option, **{**args, "suit": suits[0]}) or ""
    if mine:
        return " ".join(dict.fromkeys(capital(duty_text(to_tell, one)) for one in mine))
    taken = [act for act in ruling.because if "choose" in to_tell.act(act)]
    if taken and _OTHERWISE.keys() & set(drawers_at(ruling.law)):
        return chosen_text(to_tell, taken[-1])
    if not option:
        return ""
    named = words.all_of([words.suit(suit) for suit in suits])
    return words.attempt(message, f"{option}_over", **{**args, "text": named}) or ""


_LEADS = ("lead_suit", "not_lead_suit")
_OTHERWISE = {"law43": "hand", "law57": "trick"}
"""Laws by which a lead is restricted otherwise than by naming a suit, and the sentence that says how."""


def _chosen(to_tell: AnswerToTell, ruling: Ruling) -> tuple[str, tuple[str, ...]]:
    """The option by which declarer has restricted that lead, and the suits that he named with it."""
    taken = [act for act in map(to_tell.act, ruling.because) if act.get("choose") in WITH_SUIT]
    if not taken:
        return "", ()
    suits = taken[-1].get("suits") or [taken[-1].get("suit")]
    named = tuple(str(suit) for suit in suits if suit)
    return (str(taken[-1]["choose"]), named) if named else ("", ())


def _has_led(to_tell: AnswerToTell, seat: str) -> bool:
    """Whether that player has led to a trick."""
    return any(one.hand == seat and one.trick and to_tell.trick(one.trick)[:1] == [one] for one in to_tell.plays)


def has_passed(to_tell: AnswerToTell, ruling: Ruling) -> bool:
    """Whether it has been ruled that somebody must pass, and nobody must any longer."""
    made = any(
        (one.irregularity, one.rectification, one.law) == (ruling.irregularity, ruling.rectification, ruling.law)
        for one in to_tell.rulings
    )
    it = to_tell.irregularity(ruling.irregularity)
    if ruling.rectification not in ("partner_passes", "offender_passes") or not made or it is None or it.by is None:
        return False
    bound = {one.who for one in to_tell.obligations if one.what == "pass"}
    who = Seat(it.by)
    return (who.value if ruling.rectification == "offender_passes" else who.partner.value) not in bound


_ONE_TURN = ("law24", "law25", "law30")
"""Laws by which somebody passes at his next turn and no longer."""
_TO_THE_END = ("law30.silent_to_the_end",)
_ONE_TURN_ONLY = ("law31.denomination_repeated", "law31.not_comparable", "law32.not_comparable")
"""Provisions that say otherwise than the rest of their Law."""


def _silent_until(ruling: Ruling) -> str:
    """Until when the Law has somebody pass, whose duty is over."""
    there = standing_at(ruling.law)
    names = {one.name for one in there}
    once = any(one.drawer in _ONE_TURN for one in there) and names.isdisjoint(_TO_THE_END)
    return "next_turn" if once or not names.isdisjoint(_ONE_TURN_ONLY) else "end_of_auction"


def returned_text(to_tell: AnswerToTell, ruling: Ruling) -> str:
    """That the penalty cards of that ruling have been picked up; empty where none has."""
    cards = picked_up(to_tell, ruling)
    named = to_tell.words.all_of([to_tell.words.card(card) for card in cards])
    return (
        to_tell.words.say(f"rectification-{ruling.rectification}", "returned", card=named, cards=len(cards))
        if cards
        else ""
    )


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


def _still_lies(to_tell: AnswerToTell, ruling: Ruling) -> bool:
    """Whether one of the cards that were shown together is a penalty card yet."""
    it = to_tell.irregularity(ruling.irregularity)
    shown = to_tell.act(it.act).get("expose") or () if it else ()
    return any(one.card in shown for one in to_tell.penalty_cards)


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
    form = form_of_claim(to_tell, claim)
    return to_tell.words.say(message, form, side=claim.side, given=claim.given, left=claim.left, claimed=claim.claimed)


def _fuller(ruling: Ruling, message: str) -> list[Choice]:
    """Where Law 26 lets nobody require a suit its restriction only forbids; by Law 43 the hand that leads is chosen, by
    Law 57 a card to the trick. `open` says who must pass when it is not known how long. Of an established revoke no
    rectification means that no trick is transferred."""
    if keeps_tricks(ruling):
        return [(message, "tricks")]
    if ruling.rectification == "none" and is_replaced(ruling.law):
        return [(message, "further")]
    otherwise = [form for drawer, form in _OTHERWISE.items() if drawer in drawers_at(ruling.law)]
    if ruling.rectification == "lead_restriction" and otherwise:
        return [(message, otherwise[0])]
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
        said = f"{said} {words.say('letter-reason-because', text=bare(penalty.reason))}"
    return Line(said, law=words.law(penalty.law, short=True) if penalty.law else "", indent=2)
