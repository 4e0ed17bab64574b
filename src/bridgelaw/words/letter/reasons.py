"""The reasoning of a ruling: what the Director answered, in the order in which he was asked, as statements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.answer.model import Irregularity
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.laws.shelf import drawers_at
from bridgelaw.words.letter.law import of_facts
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import action, poll_in_words, question_in_words, value_in_words
from bridgelaw.words.telling.arguments import Args, of_question, other_side
from bridgelaw.words.telling.claims import decided_claim, is_stated
from bridgelaw.words.telling.evidence import classes_in_words
from bridgelaw.words.telling.irregular import irregularity_text, rests_on_finding
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.speech import first_of
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, question_of

# For a Question that is answered by yes or no: the statement that each answer makes.
_STATEMENTS: dict[str, tuple[str, str]] = {
    "facts_agreed": ("phrase-letter_facts_agreed", "letter-reason-facts-disputed"),
    "information_made_available": ("letter-reason-information", "letter-reason-no-information"),
    "misinformation": ("letter-reason-misinformed", "letter-reason-not-misinformed"),
    "would_have_acted": ("letter-reason-would-have-acted", "letter-reason-would-not-have-acted"),
    "damage": ("letter-reason-damage", "letter-reason-no-damage"),
    "serious_error": ("phrase-letter_reason_self_inflicted", ""),
    "gambling_action": ("phrase-letter_reason_self_inflicted", ""),
    "could_have_known": ("phrase-letter_reason_could_have_known", ""),
    "own_ruling_wrong": ("letter-decision-director-error", ""),
}


def reasoning(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Paragraph]:
    """A statement for each answer that counts, with its reason; in front of it the infractions that go before it: in
    the order of the board those that rest on no finding, the others before what is asked about their harm."""
    told: set[str] = set()
    answered = [one for one in road["questions"] if one["status"] in ("answered", "evidence")]
    broken = [it for it in to_tell.irregularities if it.status != "unnoticed" and to_tell.is_told(it)]
    for question in answered:
        if question["kind"] in _FACTS and str(question["answers"][-1]["value"]) != _NOTHING:
            # told among the facts
            continue
        before = [it for it in broken if it.id not in told and _goes_before(to_tell, it, question)]
        told |= {it.id for it in before}
        yield from (_infraction(to_tell, it) for it in before)
        yield from _statement(to_tell, question)
    yield from (_infraction(to_tell, it) for it in broken if it.id not in told)


def _goes_before(to_tell: AnswerToTell, it: Irregularity, question: Plain) -> bool:
    """Whether the infraction is told before what was found about that act."""
    if rests_on_finding(to_tell, it):
        return question["kind"] in _ABOUT_HARM and it.act == question["of"]
    order = list(to_tell.view.acts)
    return question["of"] not in order or (it.act in order and order.index(it.act) <= order.index(question["of"]))


_FACTS = ("act_meant", "revoke_facts")
_NOTHING = "nothing"
"""Questions whose answers are facts, and that answer to the first of them by which nothing was irregular."""
_ABOUT_HARM = ("damage", "serious_error", "gambling_action", "assisted", "would_have_acted")


def _infraction(to_tell: AnswerToTell, it: Irregularity) -> Paragraph:
    said = capital(irregularity_text(to_tell, it, briefly=True))
    return Paragraph(said, to_tell.words.law(it.law, short=True), "strong")


def _statement(to_tell: AnswerToTell, question: Plain) -> Iterator[Paragraph]:
    words, given = to_tell.words, question["answers"][-1]
    value, named = given["value"], of_facts(to_tell, question) or question["law"]
    law = words.law(named, short=True) if named else ""
    reason = words.say("letter-reason-because", text=given["why"]) if given["why"] else ""
    if question["kind"] == "poll":
        yield Paragraph(f"{words.say('letter-reason-poll', players=int(value.get('asked', 0)))}")
        yield Paragraph(_poll_lines(words, value), style="item", reason=reason)
    else:
        yield Paragraph(capital(_said(to_tell, question, value)), law, reason=reason)
    if given["consulted"]:
        told = words.say("letter-reason-consulted", consulted=words.all_of(list(given["consulted"])))
        yield Paragraph(told, style="item")
    if len(question["answers"]) > 1:
        yield Paragraph(words.say("letter-reason-changed"), style="item")


def _poll_lines(words: Words, value: Plain) -> str:
    counts = poll_in_words(words, value).partition(". ")[2]
    return f"{counts} ({classes_in_words(words, value['class'])})" if value.get("class") else counts


def _said(to_tell: AnswerToTell, question: Plain, value: Any) -> str:
    words, kind = to_tell.words, question["kind"]
    args = _arguments(to_tell, question)
    if kind in ("suggested", "logical_alternatives"):
        told = _actions(words, kind, value, args)
        if told is not None:
            return told
    if kind == "agreement":
        told = first_of(words, [("letter-reason-agreement", None)], args | {"text": str(value).rstrip(".")})
        return told or f"{question_in_words(to_tell, question_of(question))} {value}"
    if kind == "normal_line" and (claim := decided_claim(to_tell, question["of"])):
        args |= {"side": claim.side, "given": claim.given, "left": claim.left}
        stated = is_stated(to_tell, claim.act)
        return words.say("letter-reason-normal-line" if stated else "letter-reason-normal-line-unstated", **args)
    if kind == "damage" and "law64" in drawers_at(question["law"] or ""):
        return words.say("letter-reason-revoke-damage" if value else "letter-reason-revoke-no-damage", **args)
    if isinstance(value, bool) and kind in _STATEMENTS:
        message = _STATEMENTS[kind][0 if value else 1]
        told = first_of(words, [(message, None)], args) if message else None
        if told is not None:
            return told
    answer = value_in_words(words, kind, value, to_tell.view.acts)
    return words.say(
        "letter-reason-answered", question=question_in_words(to_tell, question_of(question)), answer=answer
    )


def _actions(words: Words, kind: str, value: Any, args: Args) -> str | None:
    """None where it cannot be said whose they are."""
    named = [action(words, str(one)) for one in value]
    args = args | {"actions": words.all_of(named)}
    if kind == "suggested":
        message = "letter-reason-suggests" if named else "letter-reason-suggests-nothing"
    else:
        message = "letter-reason-one-alternative" if len(named) == 1 else "letter-reason-alternatives"
    return first_of(words, [(message, None)], args)


def _arguments(to_tell: AnswerToTell, question: Plain) -> Args:
    """What a statement may need: the roles, the call that is meant, the side that did not break the Law."""
    args = of_question(to_tell, question_of(question))
    asked = to_tell.actor(question["of"])
    it = next((it for it in to_tell.irregularities if it.act == question["of"]), None)
    offending = (it.side or ("NS" if it.by in ("N", "S") else "EW")) if it else ""
    if offending:
        args["side"] = other_side(offending)
    if question["kind"] == "information_made_available" and (source := question["seat"] or asked):
        args["from"] = str(source)
    if question["kind"] in ("serious_error", "gambling_action"):
        args["error"] = question["kind"].partition("_")[0]
    about = to_tell.call_index(to_tell.act(question["of"]).get("of"))
    told = about is not None and to_tell.auction[about].act not in to_tell.view.filled
    if about is not None and told and question["kind"] in ("misinformation", "agreement"):
        args["call"] = to_tell.words.call(to_tell.auction[about].call)
    return args
