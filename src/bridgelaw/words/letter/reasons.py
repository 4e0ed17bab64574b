"""The reasoning of a ruling: what the Director answered, in the order in which he was asked, as statements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.answer.card_model import said
from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.answer.road_model import QuestionSaid, RoadSaid
from bridgelaw.game.calls import BIDS, CALLS
from bridgelaw.lawbook.findings import CARD
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.table.vocabulary import REVOKES
from bridgelaw.words.letter.hearings import Hearings
from bridgelaw.words.letter.law import AT_ONCE, against, called_together, citation, defined, of_facts, of_question
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import NOTHING_MEANT, classes_in_words, poll_lines, second_in_words
from bridgelaw.words.telling.card import notes, told
from bridgelaw.words.telling.corrected import CHARGED, is_charged
from bridgelaw.words.telling.irregular import irregularity_text, rests_on_finding
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.named import noticed
from bridgelaw.words.telling.quoting import because, quoted
from bridgelaw.words.telling.statements import statement
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain


def reasoning(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings, by: int) -> Iterator[Paragraph]:
    """A statement for each answer that counts, with its reason; in front of it the infractions that go before it: in
    the order of the board those that rest on no finding, the others before what is asked about their harm. `by`: whose
    reasons they are, the Director's or those of an appeal."""
    done: set[str] = set()
    answered = [one for one in hearings.asked(road["questions"], by) if _is_told(one)]
    broken = [it for it in noticed(to_tell) if hearings.of(it) == by]
    for question in answered:
        if question["kind"] in _FACTS and str(question["answers"][-1]["value"]) != NOTHING_MEANT:
            # told among the facts
            continue
        before = [it for it in broken if it.id not in done and _goes_before(to_tell, it, question)]
        done |= {it.id for it in before}
        for it in before:
            yield from _infraction(to_tell, it)
        if question["kind"] == CARD:
            yield from _card(to_tell, question["answers"][-1]["value"])
            continue
        same = [it for it in broken if it.id not in done and _says_the_same(it, question)]
        done |= {it.id for it in same}
        yield from _statement(to_tell, question, [it.law for it in same])
    for it in broken:
        if it.id not in done:
            yield from _infraction(to_tell, it)


def _is_told(question: QuestionSaid) -> bool:
    """A card is told only where the Director has put it into the letter; of an agreement, nothing where he has written
    down nothing."""
    if question["kind"] == "agreement" and question["answers"]:
        return bool(str(question["answers"][-1]["value"]).strip())
    return question["kind"] != CARD or question.get("in_letter", False)


def _card(to_tell: AnswerToTell, value: Plain) -> Iterator[Paragraph]:
    """All of a card but the deals that it shows: with all lines, all readings, and what it cannot say."""
    words, found = to_tell.words, said(value)
    yield Paragraph(words.say("infocard-title"), style="strong")
    for line in told(found, words):
        if line.text:
            yield Paragraph(line.text, style="item" if line.indent else "plain")
    yield from (Paragraph(text, style="faint") for text in notes(found, words))


def _goes_before(to_tell: AnswerToTell, it: Irregularity, question: Plain) -> bool:
    """Whether the infraction is told before what was found about that act."""
    if rests_on_finding(to_tell, it):
        return question["kind"] in _ABOUT_HARM and it.act == question["of"]
    order = list(to_tell.view.acts)
    return question["of"] not in order or (it.act in order and order.index(it.act) <= order.index(question["of"]))


def _says_the_same(it: Irregularity, question: Plain) -> bool:
    """Whether the infraction is nothing else than what was found: that an explanation was wrong."""
    found = question["kind"] == "misinformation" and question["answers"][-1]["value"] is True
    return found and it.kind == "mistaken_explanation" and it.act == question["of"]


_FACTS = ("act_meant", "revoke_facts")
"""Questions whose answers are facts, but for the one to the first of them by which nothing was irregular."""
_ABOUT_HARM = ("damage", "serious_error", "gambling_action", "assisted", "would_have_acted")


def _infraction(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Paragraph]:
    said = capital(irregularity_text(to_tell, it, briefly=True))
    laws = [to_tell.words.law(law, short=True) for law in (*defined(to_tell, it), against(to_tell, it))]
    if any(act == it.act for act, _ in called_together(to_tell)):
        laws.insert(0, citation(to_tell, AT_ONCE))
    yield Paragraph(said, ", ".join(laws), "strong")
    mine = [one for one in to_tell.rulings if one.irregularity == it.id]
    yield from _of_denomination(to_tell, it, mine)
    if is_charged(to_tell, it):
        law = provisions(to_tell.words.edition)[CHARGED].reference
        yield Paragraph(to_tell.words.say("letter-revoke-charged"), to_tell.words.law(law, short=True))
    elif it.kind in REVOKES and any("law64" in drawers_at(one.law) for one in mine):
        yield Paragraph(to_tell.words.say("letter-revoke-established"))


def _of_denomination(to_tell: AnswerToTell, it: Irregularity, rulings: Sequence[Ruling]) -> Iterator[Paragraph]:
    """By which call the offender did or did not repeat the denomination of his bid out of rotation, as it hangs on that
    for how long partner is silent (1997 and 2007)."""
    index, acts = to_tell.call_index(it.act), list(to_tell.view.acts)
    if index is None or CALLS.get(to_tell.auction[index].call) not in BIDS:
        return
    for name, form in (("law31.not_repeated", None), ("law31.denomination_repeated", "repeated")):
        for one in rulings:
            made = [call for call in to_tell.auction[index + 1 :] if call.by == it.by and call.act in one.because]
            if stands_at(name, one.law) and made and made[-1].act in acts and made[-1].act not in to_tell.view.filled:
                new = to_tell.words.call(made[-1].call)
                said = to_tell.words.say("letter-denomination", form, seat=made[-1].by, new=new)
                yield Paragraph(capital(said), to_tell.words.law(one.law, short=True))


def _statement(to_tell: AnswerToTell, question: Plain, broken: Sequence[str] = ()) -> Iterator[Paragraph]:
    """What was found; `broken`: the provisions against which that was."""
    words, given = to_tell.words, question["answers"][-1]
    cites = of_facts if question["kind"] == "facts_agreed" else of_question
    value, named = given["value"], cites(to_tell, question)
    law = ", ".join(words.law(one, short=True) for one in dict.fromkeys((named, *broken)) if one)
    reason = because(words, given["why"]) if given["why"] else ""
    if question["kind"] == "poll":
        yield Paragraph(words.say(_how_asked(value), players=int(value.get("asked", 0))))
        yield Paragraph(_poll_lines(words, value), style="item", reason=reason)
    else:
        yield Paragraph(capital(statement(to_tell, question, value)), law, reason=reason)
    if given["consulted"]:
        # a name stands for itself; anything else is told as it was typed
        whom = [one if one[:1].isupper() else quoted(words, one) for one in given["consulted"]]
        told = words.say("letter-reason-consulted", consulted=words.all_of(whom))
        yield Paragraph(told, style="item")


def _how_asked(value: Plain) -> str:
    """The message that says how players were polled: without the information, or with it."""
    if value.get("stage") != 2:
        return "letter-reason-poll"
    return "stages-letter-same" if value.get("group") == "same" else "stages-letter"


def _poll_lines(words: Words, value: Plain) -> str:
    second = value.get("stage") == 2
    counts = " ".join([*second_in_words(words, value)][1:] if second else poll_lines(words, value, in_letter=True))
    return f"{counts} ({classes_in_words(words, value['class'])})" if value.get("class") else counts
