"""The options, as the Director reads them out: in the order of the Law, numbered, player by player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.game.seats import Seat
from bridgelaw.words.telling.arguments import CODES, Args, of_irregularity
from bridgelaw.words.telling.case import Case, Entry
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence

OUT_OF_ROTATION = ("pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "redouble_out_of_rotation")
SUIT_OPTIONS = ("require_suit", "forbid_suit")
CARD_OPTIONS = ("choose_penalty_card", "designate_dummy_card")


def options(case: Case) -> Iterator[Line]:
    """Player by player: that the choice is his, then his options with their provisions."""
    found: Sequence[Entry] = case.answer.get("options") or ()
    for by in dict.fromkeys(option["by"] for option in found):
        mine = [option for option in found if option["by"] == by]
        intro = "options-one" if len(mine) == 1 else "options-director" if by == "director" else "options-intro"
        yield Line(case.words.say(intro, seat=by, options=len(mine)), indent=2, style="label")
        for n, option in enumerate(mine, 1):
            law = case.words.law(option.get("law", ""), short=True)
            yield Line(capital(option_text(case, option)), law=law, indent=2, lead=f"{n}  ")
            if option.get("calls") and ("phrase-opt_ib_lowest", None) not in fuller(case, option):
                calls = case.words.one_of([case.words.call(call) for call in option["calls"]])
                yield Line(case.words.say("options-calls", text=calls), indent=5)
            if option.get("cards") and option["id"] in CARD_OPTIONS:
                cards = case.words.one_of([case.words.card(card) for card in option["cards"]])
                yield Line(case.words.say("options-cards", text=cards), indent=5)


def option_text(case: Case, option: Entry) -> str:
    """What the option is, in a sentence for whoever may take it."""
    it = case.irregularity(option.get("irregularity"))
    args = _arguments(case, option, it)
    message = f"option-{option['id']}"
    suits = list(option.get("suits") or ())
    if option["id"] in SUIT_OPTIONS and len(suits) != 1:
        names = [case.words.suit(suit) for suit in suits or "SHDC"]
        return sentence(case.words, message, {**args, "text": case.words.one_of(names)}, before=[(message, "several")])
    return sentence(case.words, message, args, before=fuller(case, option))


def fuller(case: Case, option: Entry) -> list[Choice]:
    """The messages that say an option more exactly than its own, for this irregularity under this Law and edition."""
    it, edition = case.irregularity(option.get("irregularity")), case.words.edition
    kind = it.get("kind")
    law = str(option.get("law", "")).partition(":")[2]
    names: dict[str, str] = {}
    if kind == "insufficient_bid":
        precise = {"2007": "opt_ib_precise_2007", "2017": "opt_ib_comparable"}.get(edition, "")
        names = {"accept_call": "opt_accept_ib", "reject_call": "opt_refuse_ib", "other_call": "opt_ib_other"}
        if len(option.get("calls") or ()) == 1:
            names["correct"] = "opt_ib_lowest"
        elif precise and not option.get("calls"):
            names["correct"] = precise
    elif kind in OUT_OF_ROTATION:
        names = {"accept_call": "opt_accept_oor", "reject_call": "opt_refuse_oor"}
    elif kind == "opening_lead_out_of_turn" and case.answer.get("declarer") not in (None, it.get("by")):
        names = {"refuse_lead": "opt_olot_refuse"}
    if option["id"] == "play_on" and option["by"] == "director":
        return [("option-play_on", "board")]
    if law.startswith("50D"):
        names |= {"require_suit": "opt_pc_require", "forbid_suit": "opt_pc_forbid", "no_restriction": "opt_pc_free"}
    elif law.startswith("26"):
        names |= {"require_suit": "opt_withdrawn_require", "forbid_suit": "opt_withdrawn_forbid"}
    return [(f"phrase-{names[option['id']]}", None)] if option["id"] in names else []


def _arguments(case: Case, option: Entry, it: Entry) -> Args:
    args = of_irregularity(case, it)
    by, offender = option["by"], it.get("by")
    if offender in CODES:
        args["leader"] = Seat(offender).partner.value
    if option["id"] == "accept_and_become_dummy" and by in CODES:
        args["partner"] = Seat(by).partner.value
    if option["id"] == "other_call":
        args["until"] = "end_of_auction"
    if option["id"] in ("change_call", "withdraw_play") and by in CODES:
        args |= _own_last(case, by)
    cards = [c["card"] for c in case.answer.get("penalty_cards") or () if c["seat"] == offender]
    if option.get("cards") and option["id"] not in CARD_OPTIONS:
        args["card"] = case.words.all_of([case.words.card(card) for card in option["cards"]])
    elif option["id"] == "leave_penalty_card" and cards:
        args["card"] = case.words.all_of([case.words.card(card) for card in cards])
    calls: Sequence[str] = option.get("calls") or ()
    if option["id"] == "correct" and len(calls) == 1:
        args["minimum"] = case.words.call(calls[0])
    if option.get("suits"):
        args["suit"] = option["suits"][0]
    given: Args = option.get("args") or {}
    return args | given


def _own_last(case: Case, seat: str) -> Args:
    """The last call and the last card of a player who may take them back."""
    args: Args = {}
    if call := case.last_call_of(seat):
        args["call"] = case.words.call(call)
    played = [p["card"] for p in case.plays if p["hand"] == seat and p.get("status", "made") != "withdrawn"]
    if played:
        args["card"] = case.words.card(played[-1])
    return args
