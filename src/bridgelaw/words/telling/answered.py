"""What the Director answered: yes or no, calls, a poll, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bridgelaw.answer.model import Question
from bridgelaw.desk.poll import CLASSES
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.findings import CARD
from bridgelaw.laws.shelf import asks, drawers_at
from bridgelaw.table.vocabulary import EVIDENCE, LISTED_QUESTIONS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.apart import told_apart
from bridgelaw.words.telling.arguments import of_question
from bridgelaw.words.telling.choosable import choosable, suggestible
from bridgelaw.words.telling.laws import has, stands_at
from bridgelaw.words.telling.layout import bare, capital
from bridgelaw.words.telling.meant import MEANT, seen_in_trick
from bridgelaw.words.telling.named import named, of_several
from bridgelaw.words.telling.quoting import in_another, quoted
from bridgelaw.words.telling.silence import only_silence
from bridgelaw.words.telling.speech import Choice, first_of, sentence
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell, Plain

DOT = " ·"
NOTHING_MEANT = "nothing"
NO_ACT = (NOTHING_MEANT, "revoke")
"""What may have been meant instead of an act."""
ENDING_PLAY = ("claim", "concede", "expose", "spread")
"""Verbs of what can have been a claim or a concession."""
_REVOKE_FACTS = ("by", "suit", "won_by", "later")
_NO_ACTS: Mapping[str, Plain] = MappingProxyType({})


def value_in_words(words: Words, kind: str, value: Any, acts: Mapping[str, Plain] = _NO_ACTS) -> str:
    """The value of a finding on a Question of that kind; `acts`: those of the record, by id, where one may be meant."""
    form = LISTED_QUESTIONS.get(kind)
    if form == "act":
        return meant_in_words(words, str(value), acts)
    if form == "revoke" and isinstance(value, Mapping):
        return revoke_in_words(words, value)
    if kind == CARD and isinstance(value, bool):
        return words.say("infocard-put-in-letter" if value else "infocard-taken-out")
    if isinstance(value, bool):
        return words.say("questions-yes" if value else "questions-no")
    if kind == "specified_suits":
        return words.all_of([words.suit(suit) for suit in value]) or words.say("quick-none-of-them")
    if kind == "poll" and isinstance(value, Mapping):
        return poll_in_words(words, value)
    if kind == CARD and isinstance(value, Mapping):
        return words.say("infocard-kept", n=str(len(value["readings"])), value=str(value["deals"]["solved"]))
    if isinstance(value, str) and kind != "agreement":
        return action(words, value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return words.all_of([action(words, str(one)) for one in value]) or words.say("quick-none-of-them")
    return str(value)


def finding_in_words(words: Words, act: Mapping[str, Any], acts: Mapping[str, Plain]) -> str:
    """A finding in one line: the Question and what was found; of a card, which answers none, that it is there. `acts`:
    those of the record, by id."""
    kind = str(act["find"])
    found = f"{words.say(f'question-{kind}', 'label')} – {value_in_words(words, kind, act['value'], acts)}"
    return words.say("act-find", "evidence" if kind == CARD else "sentence", text=found)


def meant_in_words(words: Words, value: str, acts: Mapping[str, Plain]) -> str:
    """The act that was meant, or what was meant instead of one."""
    if value in acts:
        return act_line({**acts[value], "text": ""}, words)
    return words.say(f"questions-{value}_meant") if value in NO_ACT else value


def may_be_meant(words: Words, values: Iterable[str], acts: Mapping[str, Plain]) -> dict[str, str]:
    """All that may be meant, each told apart from the others."""
    return told_apart({value: meant_in_words(words, value, acts) for value in values}, acts, words)


def revoke_in_words(words: Words, told: Mapping[str, Any]) -> str:
    """A revoke of which nobody wrote the tricks down, as the Director was told of it."""
    names: dict[str, str | float] = {"seat": str(told["by"]), "suit": str(told["suit"]), "winner": str(told["won_by"])}
    names["side"] = Seat(told["by"]).side.value
    said = words.say("questions-revoke_told", tricks=int(told["later"]), **names)
    return f"{said} {words.say('questions-revoke_with_suit')}" if told.get("with_suit") is True else said


def action(words: Words, code: str) -> str:
    """A call or a card."""
    return words.call(code) if code in CALLS else words.card(code) if code in CARDS else code


def poll_in_words(words: Words, poll: Plain) -> str:
    """How many were asked, and for each action how many chose and, where that was asked, considered it; at the second
    stage, how many found it more and less attractive."""
    if poll.get("stage") == 2:
        return " ".join(second_in_words(words, poll))
    asked = int(poll.get("asked", 0))
    return " ".join([words.say("desk-poll-ask", players=asked) + ".", *poll_lines(words, poll)])


def poll_lines(words: Words, poll: Plain, *, in_letter: bool = False) -> Iterator[str]:
    """For each action how many chose and, where that was asked, considered it; `in_letter`: behind a sentence that has
    said how many were asked."""
    chose: Mapping[str, int] = poll.get("chose") or {}
    considered: Mapping[str, int] = poll.get("considered") or {}
    asked = int(poll.get("asked", 0))
    for code in dict.fromkeys((*chose, *considered)):
        chosen = int(chose.get(code, 0))
        # who chose an action has considered it, whether or not he is counted there too
        counts = {"chose": chosen, "considered": max(int(considered.get(code, 0)), chosen), "players": asked}
        form = ("letter" if in_letter else None) if considered else "letter_chosen" if in_letter else "chosen"
        yield capital(words.say("desk-poll-result", form, action=action(words, code), **counts))


def classes_in_words(words: Words, text: str) -> str:
    """The classes of players of a poll: those that have a name in words, any other as it was written."""
    return ", ".join(words.say(f"polling-class-{one}") if one in CLASSES else one for one in text.split(", "))


def second_in_words(words: Words, poll: Plain) -> Iterator[str]:
    """The same of the second stage: who was asked, then a sentence for each action that somebody named. What partner
    may hold is left out: it is for the Director alone, and no figure."""
    drawn: Mapping[str, int] = poll.get("attractive") or {}
    less: Mapping[str, int] = poll.get("less") or {}
    asked = int(poll.get("asked", 0))
    message = "stages-record-same" if poll.get("group") == "same" else "stages-record"
    yield words.say(message, players=asked, knows=str(poll.get("knows", "pause")))
    for code in dict.fromkeys((*drawn, *less)):
        counts = {"attractive": str(drawn.get(code, 0)), "less": str(less.get(code, 0))}
        yield capital(words.say("stages-record-action", action=action(words, code), players=asked, **counts))


def revoke_facts(laws: int) -> tuple[str, ...]:
    """What is asked of a revoke in tricks that nobody has written down, by the names of `questions-revoke-…`: whether
    a later trick was won with a card that could have been played to it only where the edition makes something of it."""
    return (*_REVOKE_FACTS, *(("with_suit",) if asks(str(laws), "won_with_playable_card") else ()))


def can_be_ticked(to_tell: AnswerToTell, kind: str, about: str | None, seat: str | None = None) -> tuple[str, ...]:
    """What can be ticked in an answer to a Question of that kind about that act, and that `seat`, by their codes.

    Denominations; the calls that were legal then or, once the auction was over before what is asked about, cards; what
    was suggested may also be a card that he came to play later. Nothing where the answer has another form.
    """
    form = LISTED_QUESTIONS.get(kind)
    if form == "denominations":
        return ("S", "H", "D", "C", "NT")  # as they are read, not as they rank
    if form != "actions":
        return ()
    return suggestible(to_tell, about, seat) if kind == "suggested" else choosable(to_tell, about)


def question_in_words(to_tell: AnswerToTell, question: Question) -> str:
    """The Question as it is put to the Director; of what is evidence the name."""
    if question.kind in EVIDENCE:
        return to_tell.words.say(f"question-{question.kind}", "label") + DOT
    return capital(question_text(to_tell, question))


BY_THE_CARD = "law50.helped_all_the_same"
"""The provision by which it is the exposed card, and not all that was irregular, that may have helped."""


def question_text(to_tell: AnswerToTell, question: Question) -> str:
    """What is asked, in a sentence."""
    message, args = f"question-{question.kind}", of_question(to_tell, question)
    if it := of_several(to_tell, question):
        args["named"] = named(to_tell, it)
    return sentence(to_tell.words, message, args, before=_fuller(to_tell, question))


def _fuller(to_tell: AnswerToTell, question: Question) -> list[Choice]:
    """Tricks are asked of a claim or, of all thirteen, of what would have been without a revoke. Whether a revoke was
    pointed out in time is asked of the other side, its damage besides the tricks that are transferred. Of a player who
    was misinformed it is asked of one call, and that is named. Where declarer led from the wrong hand it is his line of
    play that may have been helped; where a trump was forgotten, it is tricks lost to it. A call is told from the one
    that it replaces. What is disputed each is heard about before it is asked. Of an act that was not named
    the Director may see himself which it was."""
    if question.kind == MEANT:
        return [("question-act_meant", "seen")] if seen_in_trick(to_tell, question.of) else []
    if question.kind == "facts_agreed" and question.law and "law85" in drawers_at(question.law):
        return [("question-facts_agreed", "disputed")]
    if question.kind == "assisted" and stands_at(BY_THE_CARD, question.law):
        return [("question-assisted", "exposed_named"), ("question-assisted", "exposed")]
    if question.kind == "assisted":
        return [("question-assisted", "line" if "law55" in drawers_at(question.law) else "named")]
    if question.kind == "would_have_acted":
        return [("question-would_have_acted", "asked_over"), ("question-would_have_acted", "asked_called")]
    if question.kind == "normal_line" and stands_at("law70.outstanding_trump", question.law):
        return [("question-normal_line", "trump")]
    if question.kind == "unintended_call":
        # who calls it a slip says so with the call that he meant
        return [("question-unintended_call", "claimed")] if to_tell.act(question.of).get("unintended") else []
    if question.kind == "information_made_available" and not is_hesitation(to_tell, question.of):
        return [("question-information_made_available", "manner")]
    if question.kind == "misinformation" and "alert" in to_tell.act(question.of):
        return [("question-misinformation", "alert")]
    if question.kind == "misinformation" and only_silence(to_tell, question.of):
        return [("question-misinformation", "no_alert")]
    if question.kind == "specified_suits":
        return _withdrawn_or_not(to_tell, question)
    if question.kind in ("in_time", "damage") and question.law and "law64" in drawers_at(question.law):
        return [(f"question-{question.kind}", "revoke")]
    if question.kind == "damage":
        return [("question-damage", "named")]
    claimed = any(verb in to_tell.act(question.of) for verb in ENDING_PLAY)
    return [("question-normal_line", "without")] if question.kind == "normal_line" and not claimed else []


def is_hesitation(to_tell: AnswerToTell, about: str) -> bool:
    """Whether that act tells of a hesitation, or it is not known of what: of nothing else do the Laws ask that it was
    unmistakable."""
    act = to_tell.act(about)
    return act.get("convey", act.get("reserve", "hesitation")) == "hesitation" and not _SPOKEN & act.keys()


_SPOKEN = frozenset(("ask", "explain", "correct", "alert", "announce"))


def _withdrawn_or_not(to_tell: AnswerToTell, question: Question) -> list[Choice]:
    """Whether it is asked of a call that was withdrawn, or of the one that its maker put in the place of such a one."""
    index, message = to_tell.call_index(question.of), f"question-{question.kind}"
    if index is None:
        return []
    call = to_tell.auction[index]
    if call.status not in COUNTS:
        return [(message, "withdrawn")]
    before = (one for one in to_tell.auction[:index] if one.by == call.by)
    return [(message, "replacing")] if any(one.status not in COUNTS for one in before) else []


def question_why(to_tell: AnswerToTell, question: Question) -> str:
    """Why it is asked, or what counts for the answer, in a sentence. Whether an irrational play can be a normal one is
    a matter of the edition."""
    message = f"question-{question.kind}"
    forms = [form for _, form in _fuller(to_tell, question)]
    fuller = [(message, f"{form}_why") for form in forms]
    if question.kind == "normal_line" and has("law70.not_irrational", question.law):
        fuller = [*((message, f"{form}_rational_why") for form in forms), *fuller, (message, "rational_why")]
    return first_of(to_tell.words, fuller, {}) or to_tell.words.say(message, "why")


def _ended(line: str, said: str) -> str:
    """`line`, which ends with what somebody said, with a full stop, unless that ends with a mark of its own."""
    return line if said.rstrip().endswith(("?", "!", "…", "..")) else f"{line}."


def fact_line(act: Plain, call: str, words: Words, *, past: bool = False, beside: str = "") -> str:
    """What a player did or said, with his words: one sentence and, in brackets, the record's note of it; `past`, as a
    document tells it afterwards; `beside`: what else was written there, by which the language of a short note is known.
    """
    if "contest" in act:
        return act_line(act, words, past=past)
    args: dict[str, str | float] = {"seat": str(act.get("by", "")), "call": call}
    for verb in ("explain", "announce", "ask", "correct"):
        if verb in act:
            form = "past" if past else "sentence"
            said = ""
            if act[verb]:
                said = quoted(words, str(act[verb]), beside) if past else _quoted(words, str(act[verb]))
            text = words.attempt(f"act-{verb}", form, text=said, **args) if said else None
            marked = past and in_another(words, str(act[verb]), beside)
            return _ended(text, "" if marked else str(act[verb])) if text else act_line(act, words, past=past)
    if "alert" in act and call:
        return words.say("act-alert", "past" if past else "sentence", **args)
    line = act_line({**act, "text": ""}, words, past=past)
    if "convey" in act and call:
        from_ = str(act.get("by", ""))
        line = words.attempt(f"information-{act['convey']}", "named", **{"from": from_, "call": call}) or line
    note = str(act.get("text") or "")
    if not note:
        return line
    # who reads a document sees that these are not the words of whoever wrote it; a remark is what was said, not a note
    spoken = past or act.get("convey") == "remark"
    return f"{line.removesuffix('.')} ({quoted(words, note, beside) if spoken else note})."


def _quoted(words: Words, said: str) -> str:
    return words.say("letter-quoted", text=bare(said))
