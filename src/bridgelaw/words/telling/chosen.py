"""What a player chose in a sentence that names what it was about: the call, the card, the player who was restricted."""

from __future__ import annotations

from bridgelaw.answer.model import Irregularity
from bridgelaw.game.seats import Seat
from bridgelaw.table.options import OF_LEADS
from bridgelaw.words.telling.acts import act_line, choice_line
from bridgelaw.words.telling.arguments import CODES, Args, of_act
from bridgelaw.words.telling.in_place import code_of_place, in_place
from bridgelaw.words.telling.offered import OPENING_LEAD, SUIT_OPTIONS, is_played_to_the_trick
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

OF_PROCEDURE = (
    "dummy_called_attention",
    "action_while_frozen",
    "attention_not_followed_by_summons",
    "premature_correction",
)
"""What nothing but a penalty follows from."""

_OF_THE_LEAD = ("accept_lead", "refuse_lead")
_RESTRICTS = ("lead_restriction", "penalty_card")


def chosen_text(to_tell: AnswerToTell, id: str) -> str:
    """The choice that act `id` was, in a sentence."""
    act, words = to_tell.act(id), to_tell.words
    if act["choose"] == "change_call":
        about, form = _changed(to_tell, id)
    elif _refuses(to_tell, id):
        about, form = _about(to_tell, id), "refused"
    else:
        if act.get("card") and to_tell.is_untold_card(str(act["card"])):
            act = {key: said for key, said in act.items() if key != "card"}
        it = irregularity_of_choice(to_tell, id)
        about, form = _about(to_tell, id), "opening_chosen" if _is_of_opening(to_tell, it, id) else "chosen"
        if it is not None and is_played_to_the_trick(it.law) and act["choose"] in SUIT_OPTIONS:
            form = "chosen_played"
        if act["choose"] == "correct" and (made := _made_instead(to_tell, id)):
            about, form = {**about, "new": to_tell.words.call(made)}, "chosen_by"
    return choice_line(act, words, about=about, form=form) or act_line({**act, "text": ""}, words)


def _is_of_opening(to_tell: AnswerToTell, it: Irregularity | None, id: str) -> bool:
    """Whether it was about the opening lead: that it is accepted or refused, or the one suit that may be led then."""
    act, acts = to_tell.act(id), list(to_tell.view.acts)
    if it is None or it.kind != OPENING_LEAD or len(act.get("suits") or ()) > 1:
        return False
    done = set(acts[: acts.index(id)]) if id in acts else set()
    is_first = not any(one.act in done and one.status in COUNTS for one in to_tell.plays)
    return act["choose"] in _OF_THE_LEAD or (act["choose"] in OF_LEADS and is_first)


def _made_instead(to_tell: AnswerToTell, id: str) -> str:
    """The call that was made when one was to be replaced by the choice `id`, whichever the player had said then."""
    acts = list(to_tell.view.acts)
    later = set(acts[acts.index(id) :])
    own = (one for one in to_tell.auction if one.by == to_tell.act(id).get("by") and one.act in later)
    return next((one.call for one in own if one.act not in to_tell.view.filled), "")


def _refuses(to_tell: AnswerToTell, id: str) -> bool:
    """Whether another card than a penalty card was refused by it, and not one of several penalty cards chosen."""
    act = to_tell.act(id)
    if act["choose"] != "choose_penalty_card" or act.get("card"):
        return False
    it = irregularity_of_choice(to_tell, id)
    return it is not None and it.kind == "failure_to_play_penalty_card"


def _changed(to_tell: AnswerToTell, id: str) -> tuple[Args, str]:
    """The call that could be changed, and whether it was."""
    acts, act = list(to_tell.view.acts), to_tell.act(id)
    done = set(acts[: acts.index(id)]) if id in acts else set()
    mine = [call for call in to_tell.auction if call.by == act.get("by") and call.act in done]
    if not mine or mine[-1].act in to_tell.view.filled:
        return {}, "chosen"
    form = "kept" if mine[-1].call == act.get("call") else "changed"
    args = {name: said for name, said in of_act(to_tell, mine[-1].act).items() if name in ("call", "last")}
    return args, f"{form}_over" if "last" in args else form


def _about(to_tell: AnswerToTell, id: str) -> Args:
    """The call or the cards that were irregular, and the partner of who had made or shown them: he is restricted."""
    it = irregularity_of_choice(to_tell, id)
    if it is None:
        return {}
    args = of_act(to_tell, it.act)
    if to_tell.act(id)["choose"] == "withdraw_play":
        # it is his own card that he takes back, not the one because of which he may
        by, it_is, named = to_tell.act(id).get("by"), it.act, str(to_tell.act(id).get("card", ""))
        mine = [one for one in to_tell.plays if one.by == by and one.act != it_is and one.status not in COUNTS]
        args.pop("card", None)
        if (place := code_of_place(to_tell, it.id, named)) is not None:
            args["card"] = in_place(place, to_tell.words, str(by))
        elif mine and mine[-1].act not in to_tell.view.filled:
            args["card"] = to_tell.words.card(mine[-1].card)
    if it.by in CODES:
        args["leader"] = Seat(it.by).partner.value
    return args


def irregularity_of_choice(to_tell: AnswerToTell, id: str) -> Irregularity | None:
    """The last thing before that choice which was irregular and of which it can have been the answer: nothing of
    procedure, as that a call was replaced too soon; of leads, one that has restricted a lead, if there is one."""
    act, numbers = to_tell.act(id), {one: n for n, one in enumerate(to_tell.view.acts)}
    if act.get("by") not in CODES:
        return None
    chooser = Seat(act["by"])
    found = []
    for it in to_tell.irregularities:
        own = it.by in CODES and Seat(it.by).side is chooser.side
        replaces = act["choose"] in ("correct", "other_call", "let_first_call_stand")
        earlier = numbers.get(it.act, len(numbers)) < numbers.get(id, 0)
        meant = earlier and own == replaces and it.kind not in OF_PROCEDURE
        if meant and it.status != "unnoticed" and to_tell.is_told(it):
            found.append(it)
    found.sort(key=lambda it: numbers[it.act])
    if named := [it for it in found if it.act == act.get("of")]:
        # whoever chose has said about which
        return named[-1]
    if act["choose"] in OF_LEADS:
        restricts = {one.irregularity for one in to_tell.rulings if one.rectification in _RESTRICTS}
        found = [it for it in found if it.id in restricts] or found
    return found[-1] if found else None
