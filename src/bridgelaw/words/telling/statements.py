"""What an answer of the Director comes to, as a statement: for each kind of Question, and for each answer to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from bridgelaw.answer.model import Irregularity
from bridgelaw.game.calls import BIDS, CALLS
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import drawers_at
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import BY_THE_CARD, ENDING_PLAY, NOTHING_MEANT, action, value_in_words
from bridgelaw.words.telling.arguments import CODES, Args, of_question, other_side
from bridgelaw.words.telling.claims import decided_claim, is_stated
from bridgelaw.words.telling.laws import has, stands_at
from bridgelaw.words.telling.named import named, of_several
from bridgelaw.words.telling.quoting import quoted
from bridgelaw.words.telling.silence import only_silence
from bridgelaw.words.telling.speech import Choice, first_of
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, question_of

_ABOUT_CALLS = ("misinformation", "agreement")


def statement(to_tell: AnswerToTell, question: Plain, value: Any) -> str:
    """What was found by answering that Question (of a road) with `value`, in a sentence."""
    kind = str(question["kind"])
    args, forms = _arguments(to_tell, question), _forms(to_tell, question, value)
    if not isinstance(value, bool):
        args["text"] = _text(to_tell, kind, value)
        if kind == "normal_line":
            args |= _of_claim(to_tell, question, value)
    choices: list[Choice] = [(f"question-{kind}", form) for form in forms]
    told = first_of(to_tell.words, choices, args)
    if told is None:
        raise LookupError(f"{to_tell.words.language}: nothing is said of {kind} answered with {value!r}")
    return told


def _forms(to_tell: AnswerToTell, question: Plain, value: Any) -> Iterator[str]:
    """The sentences that can be said of it, the fullest first."""
    kind = question["kind"]
    if isinstance(value, bool):
        word = "found" if value else "denied"
        yield from _answered(to_tell, question, word)
    elif kind == "normal_line":
        claim, act = decided_claim(to_tell, question["of"]), to_tell.act(question["of"])
        word = "told" if claim is None or is_stated(to_tell, claim.act) else "unstated"
        if claim is None and not any(verb in act for verb in ENDING_PLAY):
            yield "told_without"
    elif isinstance(value, list | tuple):
        if value and kind == "suggested" and _is_open(to_tell, question["of"]):
            yield "told_open"
        few = "only" if kind == "logical_alternatives" and len(value) == 1 else "told"
        word = few if value else "nothing"
        if not value:
            yield "nothing_named"
    elif kind == "agreement" and is_none(value):
        word = "lacking"
    else:
        word = "nothing" if value == NOTHING_MEANT else "told"
    yield from (word, f"{word}_less")


def _answered(to_tell: AnswerToTell, question: Plain, word: str) -> Iterator[str]:
    """What goes before the plain sentence of an answer that was yes or no."""
    kind = question["kind"]
    if kind == "damage":
        yield from _of_damage(word, question["law"] or "")
    if kind == "comparable_call":
        if _is_the_same(to_tell, question):
            yield f"{word}_same"
        yield f"{word}_of"
    if kind in ("in_time", "damage") and "law64" in drawers_at(question["law"] or ""):
        yield f"{word}_revoke"
    if kind == "assisted" and "law55" in drawers_at(question["law"] or ""):
        yield f"{word}_line"
    if kind == "assisted" and stands_at(BY_THE_CARD, question["law"] or ""):
        yield from (f"{word}_exposed_named", f"{word}_exposed")
    if kind == "misinformation" and only_silence(to_tell, question["of"]):
        yield f"{word}_no_alert"
    if kind == "misinformation" and word == "found" and _lacks_agreement(to_tell, question["of"]):
        yield from ("found_lacking", "found_lacking_less")
    if kind == "facts_agreed" and word == "denied" and not _is_settled(to_tell, question["of"]):
        yield "denied_open"
    yield from (f"{word}_named", f"{word}_over", f"{word}_called", f"{word}_card")


def _of_damage(word: str, law: str) -> Iterator[str]:
    """What is looked for is not damage everywhere: after an irregularity that could have been foreseen to pay it is
    what the offending side gained, of what was learnt from elsewhere whether it may have affected the result."""
    if _by_gain(law):
        yield from (f"{word}_gained_named", f"{word}_gained")
    if any(stands_at(name, law) for name in _BY_EFFECT):
        yield f"{word}_affected"


def _by_gain(law: str) -> bool:
    """Where an edition has this of all irregularities in Law 72, Law 23 is about an enforced pass, and about damage."""
    anything, passes = "law72.could_have_known", "law23.could_have_known"
    if stands_at("law21.too_late", law):
        # what was gained is looked for by the editions whose aim is to take it away
        return has("law12.objective", law)
    return stands_at(anything, law) or (stands_at(passes, law) and not has(anything, law))


_BY_EFFECT = ("law16.affected", "law16.after_the_first_call")


def _text(to_tell: AnswerToTell, kind: str, value: Any) -> str:
    words = to_tell.words
    if isinstance(value, list | tuple):
        if kind == "suggested":
            return words.one_of([_an_action(words, str(one)) for one in value])
        told = [words.suit(str(one)) if kind == "specified_suits" else action(words, str(one)) for one in value]
        return words.all_of(told)
    if kind == "agreement":
        return quoted(words, str(value))
    return value_in_words(words, kind, value, to_tell.view.acts).rstrip(".")


def _an_action(words: Words, code: str) -> str:
    """A call or a card in a sentence: a double."""
    return words.say("call-named", "a", call=words.call(code)) if code in CALLS else action(words, code)


def is_none(value: object) -> bool:
    """Whether what was found of an agreement is that there was none, in the words of any language."""
    return str(value).strip().rstrip(".").casefold() in _none()


@cache
def _none() -> frozenset[str]:
    return frozenset(Words(code).say("question-agreement", "none").casefold() for code in LANGUAGES)


def _lacks_agreement(to_tell: AnswerToTell, of: str | None) -> bool:
    """Whether it was found that there was no agreement about the call that was explained."""
    meant = (None, of, to_tell.act(of).get("of"))
    found = [a["value"] for a in to_tell.view.acts.values() if a.get("find") == "agreement" and a.get("of") in meant]
    return bool(found) and is_none(found[-1])


def _is_settled(to_tell: AnswerToTell, of: str | None) -> bool:
    """Whether it was found how that was, which was disputed."""
    found = (act for act in to_tell.view.acts.values() if act.get("of") == of)
    return any(act.get("find") in ("information_made_available", "happened") for act in found)


def _is_open(to_tell: AnswerToTell, of: str | None) -> bool:
    """Whether it is disputed that partner let that be known, and nobody has found it."""
    found = (act for act in to_tell.view.acts.values() if act.get("of") == of and act.get("find") == "facts_agreed")
    return [act.get("value") for act in found][-1:] == [False] and not _is_settled(to_tell, of)


def _of_claim(to_tell: AnswerToTell, question: Plain, value: Any) -> Args:
    claim = decided_claim(to_tell, question["of"])
    if claim is None:
        return {"given": int(value)}
    return {"side": claim.side, "given": claim.given, "left": claim.left}


def _arguments(to_tell: AnswerToTell, question: Plain) -> Args:
    """What a statement may need: the roles, the call that is meant, the side that did not break the Law; of several
    irregularities, which it is."""
    args = of_question(to_tell, question_of(question))
    asked, kind = to_tell.actor(question["of"]), question["kind"]
    it = next((it for it in to_tell.irregularities if it.act == question["of"]), None)
    # where by what was found later nothing is irregular any more, it was asked of what that player had done
    by_player = it is None and kind == "damage" and asked in CODES
    if offending := Seat(asked).side.value if by_player else _side_of(it):
        gained = kind == "damage" and _by_gain(question["law"] or "")
        args["side"] = offending if gained else other_side(offending)
    if kind == "damage" and asked is not None and asked in CODES:
        args["seat"] = asked
    if kind == "comparable_call" and asked is not None and (old := _replaced(to_tell, question)):
        args["seat"], args["old"] = asked, old
    if kind == "information_made_available" and (source := question["seat"] or asked):
        args["from"] = str(source)
    # what is put in doubt is told of a call, or is the silence about that call
    silent = kind == "misinformation" and to_tell.call_index(question["of"]) is not None
    about = to_tell.call_index(question["of"] if silent else to_tell.act(question["of"]).get("of"))
    told = about is not None and to_tell.auction[about].act not in to_tell.view.filled
    if about is not None and told and kind in _ABOUT_CALLS:
        args["call"] = to_tell.words.call(to_tell.auction[about].call)
    if kind == "logical_alternatives" and (made := _made_since(to_tell, question)):
        args["call"] = to_tell.words.call(made)
    if meant := of_several(to_tell, question_of(question)):
        args["named"] = named(to_tell, meant)
    return args


def _made_since(to_tell: AnswerToTell, question: Plain) -> str:
    """The call that the player who was let know something made next."""
    acts = list(to_tell.view.acts)
    later = set(acts[acts.index(question["of"]) + 1 :]) if question["of"] in acts else set[str]()
    own = (one for one in to_tell.auction if one.by == question["seat"] and one.act in later)
    return next((one.call for one in own if one.act not in to_tell.view.filled), "")


def _replaced(to_tell: AnswerToTell, question: Plain) -> str:
    """The irregular bid that was replaced by the call which is compared with it; nothing of a pass or a double."""
    acts, asked = list(to_tell.view.acts), to_tell.actor(question["of"])
    done = acts[: acts.index(question["of"])] if question["of"] in acts else []
    irregular = {it.act for it in to_tell.irregularities if it.by == asked and it.act in done}
    own = [one for one in to_tell.auction if one.act in irregular - set(to_tell.view.filled)]
    return to_tell.words.call(own[-1].call) if own and CALLS.get(own[-1].call) in BIDS else ""


def _is_the_same(to_tell: AnswerToTell, question: Plain) -> bool:
    """Whether the call that is compared is the bid itself, made again in turn."""
    index = to_tell.call_index(question["of"])
    return index is not None and to_tell.words.call(to_tell.auction[index].call) == _replaced(to_tell, question)


def _side_of(it: Irregularity | None) -> str:
    return (it.side or ("NS" if it.by in ("N", "S") else "EW")) if it else ""
