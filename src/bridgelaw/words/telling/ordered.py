"""What the Director has ordered or found where no ruling of the Laws says it: that his ruling was wrong, that a call
stands or was changed, that play goes on."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Ruling
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.arguments import Args, of_ruling
from bridgelaw.words.telling.chosen import chosen_text
from bridgelaw.words.telling.labels import label_of
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.objected import objected
from bridgelaw.words.telling.quoting import quoted
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

_MISLED = ("mistaken_explanation", "missing_alert", "unexpected_alert")


def is_carried_out(to_tell: AnswerToTell, act: Plain) -> bool:
    """Whether what that order was to put right had been put right before."""
    about = {it.id for it in to_tell.irregularities if it.act == act.get("of") and it.status == "ruled"}
    return any(one.irregularity in about and one.rectification != "adjusted_score" for one in to_tell.rulings)


def is_found_wrong(to_tell: AnswerToTell, act: Plain) -> bool:
    """Whether the Director has found that this ruling of his was wrong."""
    acts = to_tell.view.acts
    wrong = [one.get("of") for one in acts.values() if one.get("find") == "own_ruling_wrong" and one.get("value")]
    return any(acts.get(str(of)) == act for of in wrong)


def ordered(to_tell: AnswerToTell) -> Iterator[Line]:
    """The wrong ruling with its words, and under each irregularity that no ruling names what came of it."""
    words, acts = to_tell.words, to_tell.view.acts
    for act in acts.values():
        if "rule" in act and is_found_wrong(to_tell, act):
            said = (
                quoted(words, str(act["text"])) if act.get("text") else words.say(f"ruling-{act['rule']}", "sentence")
            )
            yield Line(words.say("rulings-wrong", text=said), indent=2)
    named, misinformation = {one.irregularity for one in to_tell.rulings}, [*_of_misinformation(to_tell)]
    for it in to_tell.irregularities:
        if it.id in named or it.status not in ("ruled", "attention"):
            continue
        told = [act for act in acts.values() if act.get("of") == it.act and act.get("rule") == "play_on"]
        lines = list[Line]()
        if it.kind in _MISLED:
            # one call may be changed for several wrong explanations, and is told once
            lines, misinformation = misinformation, []
        if told and it.status == "ruled":
            end = "law45" in drawers_at(it.law)
            held = provisions(words.edition)
            text = words.say("ruling-play_on", "of_dummy" if end else "sentence")
            law = words.law(held["law45.suggested"].reference, short=True) if end else ""
            lines.append(Line(text, law=law, indent=4))
        if lines:
            yield Line(label_of(to_tell, it), indent=2, style="label")
            yield from lines


def _of_misinformation(to_tell: AnswerToTell) -> Iterator[Line]:
    """Which calls were changed because of it, and which stand."""
    words, acts = to_tell.words, to_tell.view.acts
    law = words.law(provisions(words.edition)["law21.change_call"].reference, short=True)
    for id, act in acts.items():
        if act.get("choose") == "change_call" and to_tell.call_index(id) is not None:
            yield Line(capital(chosen_text(to_tell, id)), law=law, indent=4)
        elif act.get("find") == "would_have_acted" and act.get("value") is False and to_tell.call_named(act.get("of")):
            call = to_tell.call_named(act.get("of"))
            yield Line(capital(words.say("rulings-call-stands", call=call)), law=law, indent=4)


def no_concession(to_tell: AnswerToTell) -> Iterator[Line]:
    """That play goes on where the partner of a defender who conceded has objected, and what the cards are not that he
    has shown."""
    words = to_tell.words
    if to_tell.answer.phase == "play":
        for one in objected(to_tell):
            args: Args = {"cards": len(one.shown) or "none", "card": words.all_of([words.card(c) for c in one.shown])}
            law = words.law(one.law, short=True)
            yield Line(words.say("rulings-no_concession", **args), law=law, indent=2)


def law_of(to_tell: AnswerToTell, ruling: Ruling) -> str:
    """The provision of the ruling; of a penalty card also the one that says of which rank it is."""
    words = to_tell.words
    law = words.law(ruling.law, short=True)
    if ruling.rectification != "penalty_card" or "penalty_rank" not in of_ruling(to_tell, ruling):
        return law
    rank = words.law(provisions(words.edition)["law50.rank"].reference, short=True)
    return law if law == rank else f"{law}, {rank}"
