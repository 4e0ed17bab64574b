"""Acts that changed nothing, so that nobody thinks they did; answers that are kept; and what could not be judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import UNSET

from bridgelaw.answer.model import DirectorsActError
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.vain import COUNTS_ALL_THE_SAME, ILLEGAL_RESULT, WAITS
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.vocabulary import EVIDENCE
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.answered import value_in_words
from bridgelaw.words.telling.arguments import Args
from bridgelaw.words.telling.duties import reserved
from bridgelaw.words.telling.faults import fitting, named, said
from bridgelaw.words.telling.illegal import illegal_result
from bridgelaw.words.telling.layout import Line, bare, capital, ended
from bridgelaw.words.telling.objected import objected
from bridgelaw.words.telling.ordered import is_carried_out, is_found_wrong
from bridgelaw.words.telling.rulings import has_adjusted_score
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

_SAYS_SO = COUNTS_ALL_THE_SAME | {"no-such-question"}
"""Codes whose message says itself what the act changes."""


def remarks(to_tell: AnswerToTell) -> Iterator[Line]:
    """One line for each entry of the answer's `errors` of which not something else tells what came of it; then who may
    come back to what happened."""
    yield from (line for _, line in remarked(to_tell))
    words, law = to_tell.words, provisions(to_tell.words.edition)["law16.dispute"].reference
    for seat in reserved(to_tell):
        yield Line(words.say("rights-reserved", seat=seat), indent=2)
        text = capital(words.say("rights-disputed", side=Seat(seat).side.opponents.value))
        yield Line(text, law=words.law(law, short=True), indent=2)


def remarked(to_tell: AnswerToTell) -> Iterator[tuple[int, Line]]:
    """The same with the number of each entry: which act, and why if its `code` has a message. Acts are told in words,
    never by their ids, which nobody at the table has seen."""
    words, about = to_tell.words, partial(in_words, to_tell)
    told = to_tell.view.acts.values()
    found = {(str(act["find"]), str(act.get("of", ""))) for act in told if "find" in act}
    for n, error in enumerate(to_tell.errors):
        if error.code == ILLEGAL_RESULT:
            yield n, illegal_result(to_tell)
            continue
        act = to_tell.act(error.act)
        if _is_told(to_tell, error.code, act):
            continue
        kind = act.get("find") or act.get("choose") or error.kind
        # an act that is told names it already
        args: Args = {} if act else named(kind, words)
        asked = [question for question in to_tell.questions if question.kind == kind and question.answer is None]
        if asked:
            args["ids"] = ", ".join(filter(None, (about(question.of) for question in asked)))
        why = said(error.code, args, words)
        laws = error.laws if isinstance(error, DirectorsActError) else UNSET
        instead = fitting(error, words, about, found)
        if laws is not UNSET:
            head = _not_judged(error.code, laws, about(error.act), words)
        elif error.code in _SAYS_SO:
            head = ended(_told(to_tell, act)) if act else ""
            instead = "" if error.code in COUNTS_ALL_THE_SAME else instead
        else:
            head = words.say("answer-error", "told", text=_told(to_tell, act)) if act else words.say("answer-error")
        yield n, Line(" ".join(part for part in (head, why, instead) if part), indent=2)


def _is_told(to_tell: AnswerToTell, code: str, act: Plain) -> bool:
    """Whether the answer tells elsewhere what came of that act: a fact is noted as agreed, a ruling rests on what was
    found to be the agreement, a score was given with all that had been found in mind, or after an objected concession
    play goes on as ordered."""
    if code == WAITS and has_adjusted_score(to_tell):
        return True
    if code == WAITS and act.get("find") == "facts_agreed":
        entries = (entry for own in to_tell.ledger.values() for entry in own if not entry.ended)
        return act.get("value") is True and any(
            e.about == act.get("of") and e.basis in ("agreed", "found") for e in entries
        )
    if code == WAITS and act.get("find") == "agreement":
        ruled = {ruling.irregularity for ruling in to_tell.rulings}
        about = {it.act for it in to_tell.irregularities if it.id in ruled}
        return act.get("of") in about | {to_tell.act(one).get("of") for one in about}
    if act.get("rule") == "rectify" and (is_carried_out(to_tell, act) or is_found_wrong(to_tell, act)):
        return True
    return act.get("rule") == "play_on" and any(one.act == act.get("of") for one in objected(to_tell))


def in_words(to_tell: AnswerToTell, act: str | None) -> str:
    """The act of that id in words, within a sentence; empty where it is not known to the reader."""
    told = to_tell.act(act)
    return _told(to_tell, told) if told else ""


def _told(to_tell: AnswerToTell, act: Plain) -> str:
    words = to_tell.words
    if (kind := act.get("find")) and kind not in EVIDENCE:
        value = value_in_words(words, str(kind), act["value"], to_tell.view.acts)
        if isinstance(act["value"], bool):
            value = value.lower()
        elif kind == "agreement":
            value = words.say("letter-quoted", text=bare(value))
        asked = words.say(f"question-{kind}", "label")
        return words.say("act-find", "answer", text=asked, value=value.removesuffix(".")).removesuffix(".")
    return act_line({**act, "text": ""}, words).removesuffix(".")


def _not_judged(code: str, provisions: Sequence[str], act: str, words: Words) -> str | None:
    """The act counts, and these provisions could not be followed on it; None where it is no act that is meant."""
    if code != "not-judged":
        return None
    laws = words.all_of([words.law(law) for law in provisions])
    given: Args = {"laws": laws, "text": act}
    args = {name: text for name, text in given.items() if text}
    attribute = "_".join(name for name, known in (("laws", laws), ("told", act)) if known)
    return words.say("answer-not-judged", attribute or None, **args)
