"""One option in words: what whoever has it may do, said as exactly as the irregularity and the edition allow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Literal

from msgspec import UNSET

from bridgelaw.answer.model import Irregularity, Option
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.editions import about
from bridgelaw.laws.shelf import drawers_at, provisions, standing_at
from bridgelaw.table.options import CHANGE, MAY_BE_LEFT, SUBSTITUTED, told_once
from bridgelaw.words.say import Words
from bridgelaw.words.telling.arguments import CODES, Args, of_irregularity, penalty_cards_due
from bridgelaw.words.telling.in_place import is_untold, told_by_place
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.to_tell import AnswerToTell

OUT_OF_ROTATION = ("pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "redouble_out_of_rotation")
OPENING_LEAD = "opening_lead_out_of_turn"
SUIT_OPTIONS = ("require_suit", "forbid_suit")
CARD_OPTIONS = ("choose_penalty_card", "designate_dummy_card")


def each_once(options: Sequence[Option]) -> Iterator[tuple[int, Option]]:
    """The options that are told, each with its place among all of them."""
    return ((n, options[n]) for n in told_once([(one.id, one.by, one.irregularity) for one in options]))


def must(mine: Sequence[Option]) -> Literal["must"] | None:
    """The form of what is said before the options of one player, where there is one and he has to take it."""
    return "must" if [option.id for option in mine] == [SUBSTITUTED] else None


def intro(words: Words, by: str, mine: Sequence[Option]) -> str:
    """What is said before the options `mine` of one player, or of the Director."""
    if len(mine) == 1:
        return words.say("options-one", must(mine), seat=by)
    return words.say("options-director" if by == "director" else "options-intro", seat=by, options=len(mine))


def option_text(to_tell: AnswerToTell, option: Option, *, apart: bool = False) -> str:
    """What the option is, in a sentence for whoever may take it; `apart`: that he may let a call stand is told beside
    it."""
    it = to_tell.irregularity(option.irregularity)
    args = _arguments(to_tell, option, it)
    message = f"option-{option.id}"
    suits, of_the_trick = option.suits or (), option.id in SUIT_OPTIONS and is_played_to_the_trick(option.law)
    if option.id in SUIT_OPTIONS and len(suits) != 1:
        names = [to_tell.words.suit(suit) for suit in suits or "SHDC"]
        args["text"] = to_tell.words.one_of(names)
        played = [(message, "played_several")] if of_the_trick else []
        before = [*_of_several_cards(to_tell, option), *played, (message, "several")]
        return sentence(to_tell.words, message, args, before=before)
    forms = [(message, "played")] if of_the_trick else fuller(to_tell, option)
    if apart and option.id == CHANGE:
        forms = [(message, f"{form}_apart") for _, form in forms]
    return sentence(to_tell.words, message, args, before=forms)


def option_label(to_tell: AnswerToTell, option: Option) -> str:
    """What the option is called, in two or three words."""
    words, message = to_tell.words, f"option-{option.id}"
    refuses = "law52" in drawers_at(option.law) and option.id == "choose_penalty_card" and not option.cards
    if refuses:
        return words.say(message, "refuse_label")
    return (_is_of_opening_lead(to_tell, option) and words.attempt(message, "opening_label")) or words.say(
        message, "label"
    )


def is_played_to_the_trick(law: str) -> bool:
    """Whether what that provision says of a suit is about a card played to the trick in progress, and not about a
    lead."""
    return "law57" in drawers_at(law)


def _is_of_opening_lead(to_tell: AnswerToTell, option: Option) -> bool:
    it = to_tell.irregularity(option.irregularity)
    return it is not None and it.kind == OPENING_LEAD


def _of_several_cards(to_tell: AnswerToTell, option: Option) -> list[Choice]:
    """Of penalty cards in several suits it is said which of them are picked up."""
    return fuller(to_tell, option) if "law51" in drawers_at(option.law) else []


def fuller(to_tell: AnswerToTell, option: Option) -> list[Choice]:
    """The messages that say an option more exactly than its own, for this irregularity under this Law and edition."""
    it, edition = to_tell.irregularity(option.irregularity), to_tell.words.edition
    kind = it.kind if it else None
    behind = drawers_at(option.law)
    names: dict[str, str] = {}
    if kind == "insufficient_bid":
        replaced_by = about(edition).words["replacement_call"]
        names = {"accept_call": "opt_accept_ib", "reject_call": "opt_refuse_ib", "other_call": "opt_ib_other"}
        if len(option.calls or ()) == 1:
            names["correct"] = "opt_ib_replace" if _is_any_call(option) else "opt_ib_lowest"
        elif (free := provisions(edition).get("law27.equivalent")) is not None and option.law == free.reference:
            names["correct"] = f"opt_ib_{replaced_by}"
    elif kind in OUT_OF_ROTATION:
        names = {"accept_call": "opt_accept_oor", "reject_call": "opt_refuse_oor"}
    elif it and kind == OPENING_LEAD and to_tell.answer.declarer not in (None, it.by):
        names = {"refuse_lead": "opt_olot_refuse", "accept_lead": "opt_olot_accept"}
    elif kind == "changed_call" and "law25" in behind:
        chooses = "law25.first_stands" in provisions(edition)
        names = {"reject_call": "opt_change_refuse_choice" if chooses else "opt_change_refuse"}
        names["other_call"] = "opt_change_other"
    if option.id == "change_call" and _is_over_one_taken_back(option):
        return [("option-change_call", "over"), ("option-change_call", "over_unnamed")]
    if option.id == "change_call":
        return [("option-change_call", form) for form in ("sentence_over", "sentence", "unnamed")]
    if placed := told_by_place(to_tell, option):
        return [(f"option-{option.id}", "several" if len(placed) > 1 else "placed")]
    if option.id in MAY_BE_LEFT or (kind in LEADS and "law47" in behind):
        return _of_taking_back(to_tell, option, of_lead=kind in LEADS)
    if option.by == "director":
        return _of_the_director(option, behind)
    if "law52" in behind and option.id == "choose_penalty_card" and it is not None:
        refuse = "opt_pcs_refuse" if len(penalty_cards_due(to_tell, it)) > 1 else "opt_pc_refuse"
        return [(f"phrase-{refuse}", None), ("phrase-opt_pc_refuse_unnamed", None)]
    if "law52" in behind and option.id == "accept_card":
        return [("phrase-opt_pc_accept", None), ("phrase-opt_pc_accept_unnamed", None)]
    names |= _of_leads(behind, option)
    return _of_the_lead(to_tell, it, names[option.id]) if option.id in names else []


def _of_the_director(option: Option, behind: Collection[str]) -> list[Choice]:
    """What only the Director chooses: what score it is that he gives where somebody has learnt something, the editions
    do not agree."""
    if option.id == "play_on":
        return [("option-play_on", "board")]
    return [("option-artificial_score", "from_source")] if option.id == "artificial_score" and "law16" in behind else []


def _of_taking_back(to_tell: AnswerToTell, option: Option, *, of_lead: bool) -> list[Choice]:
    """A card or call that may be taken back. `of_lead`: an opponent had told the leader that it was his turn, so that
    his lead goes back also where it is refused."""
    if of_lead:
        return [(f"option-{option.id}", "lead" if option.id == "withdraw_play" else "back")]
    # before the play there is no other card than a lead that lies face down
    led = option.id == "withdraw_play" and to_tell.answer.phase == "clarification"
    unnamed = ("down",) if led else ("whose", "unnamed")
    return [(f"option-{option.id}", name) for name in ("sentence", *unnamed)]


def _of_the_lead(to_tell: AnswerToTell, it: Irregularity | None, name: str) -> list[Choice]:
    """That phrase, before it what it says where the lead is the opening lead."""
    opens = it is not None and it.by in CODES and to_tell.opens(Seat(it.by).partner.value)
    return [*([(f"phrase-{name}", "opening")] if opens else ()), (f"phrase-{name}", None)]


def _is_over_one_taken_back(option: Option) -> bool:
    """Whether the call that may be changed was made over one that was taken back, and not on wrong information."""
    behind = {one.name for one in standing_at(option.law)}
    return "law21.lho_changes" in behind or any(name.startswith("law25.") for name in behind)


LEADS = ("opening_lead_out_of_turn", "lead_out_of_turn", "lead_from_wrong_hand")
_NAMING = (("phrase-opt_ib_lowest", None), ("phrase-opt_ib_replace", None))


def calls_to_list(to_tell: AnswerToTell, option: Option) -> tuple[str, ...]:
    """The calls that the option allows, as far as its sentence does not name them already."""
    named = any(message in _NAMING for message in fuller(to_tell, option))
    return () if named else option.calls or ()


def _is_any_call(option: Option) -> bool:
    """Whether its costs tell of other calls than those that it names: whatever is called is called by taking it."""
    costs = () if option.then is UNSET else option.then
    called = {str(one.get("if", {}).get("call", "")) for one in costs}
    return bool(called - {"", *(option.calls or ())})


def _of_leads(behind: Collection[str], option: Option) -> dict[str, str]:
    """The messages about what partner may lead: under the Laws of penalty cards, and after a withdrawn call."""
    if "law50" in behind:
        return {"require_suit": "opt_pc_require", "forbid_suit": "opt_pc_forbid", "no_restriction": "opt_pc_free"}
    if "law51" in behind and len(option.suits or ()) == 1:
        return {
            "require_suit": "opt_pcs_require_one",
            "forbid_suit": "opt_pcs_forbid_one",
            "no_restriction": "opt_pcs_free",
        }
    if "law51" in behind:
        return {"require_suit": "opt_pcs_require", "forbid_suit": "opt_pcs_forbid", "no_restriction": "opt_pcs_free"}
    if "law26" in behind:
        return {"require_suit": "opt_withdrawn_require", "forbid_suit": "opt_withdrawn_forbid"}
    return {}


def _arguments(to_tell: AnswerToTell, option: Option, it: Irregularity | None) -> Args:
    args = of_irregularity(to_tell, it)
    by, offender = option.by, it.by if it else None
    if offender is not None:
        args["leader"] = Seat(offender).partner.value
    if option.id in ("accept_and_become_dummy", "accept_lead") and by in CODES:
        args["partner"] = Seat(by).partner.value
    if option.id == "other_call":
        args["until"] = "end_of_auction"
    if option.id in MAY_BE_LEFT and by in CODES and (it is None or it.kind not in LEADS):
        # his own, and not that of the irregularity
        args = {key: value for key, value in args.items() if key not in ("call", "card")}
        args |= _own_last(to_tell, by)
        hands = {one.hand for one in to_tell.plays if one.card in (option.cards or ())}
        args |= {"other": hands.pop()} if len(hands) == 1 else {}
    if placed := told_by_place(to_tell, option):
        args["text"] = to_tell.words.all_of(placed)
    cards = [one.card for one in to_tell.penalty_cards if one.seat == offender]
    if option.cards and option.id not in CARD_OPTIONS and not is_untold(to_tell, option):
        args["card"] = to_tell.words.all_of([to_tell.words.card(card) for card in option.cards])
    elif option.id == "leave_penalty_card" and cards:
        args["card"] = to_tell.words.all_of([to_tell.words.card(card) for card in cards])
    calls = option.calls or ()
    if option.id == "correct" and len(calls) == 1:
        args["minimum"] = to_tell.words.call(calls[0])
    if it and it.kind == "failure_to_play_penalty_card" and (due := penalty_cards_due(to_tell, it)):
        args["text"] = to_tell.words.one_of([to_tell.words.card(card) for card in due])
    if option.suits:
        args["suit"] = option.suits[0]
    return args


def _own_last(to_tell: AnswerToTell, seat: str) -> Args:
    """The last call and the last card of a player who may take them back."""
    args: Args = {}
    if call := to_tell.last_call_of(seat):
        args["call"] = to_tell.words.call(call)
        place = max(n for n, one in enumerate(to_tell.auction) if one.by == seat and one.call == call)
        if last := to_tell.last_bid_before(place):
            args["last"] = to_tell.words.call(last)
    played = [play for play in to_tell.plays if play.hand == seat and play.status != "withdrawn"]
    if played and played[-1].act not in to_tell.view.filled:
        args["card"] = to_tell.words.card(played[-1].card)
    return args
