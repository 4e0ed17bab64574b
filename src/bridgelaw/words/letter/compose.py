"""The written ruling of a case, put together from its events alone."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.answer.model import Answer
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.words.letter import committee, decision, facts, law, reasons
from bridgelaw.words.letter.hearings import DIRECTOR, Hearings
from bridgelaw.words.letter.model import Letter, LetterSection, Paragraph
from bridgelaw.words.letter.place import LetterPlace, particulars
from bridgelaw.words.letter.scores import scores
from bridgelaw.words.letter.sources import sources
from bridgelaw.words.letter.state import is_given, nothing_ruled
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import question_in_words
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.quoting import in_another
from bridgelaw.words.telling.road import next_step
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, question_of
from bridgelaw.words.telling.told_quickly import dealer_told, road_told, vulnerability_told
from bridgelaw.words.telling.view import RecordView, number_told, view_of

DOT = " · "
UNKNOWN = LetterPlace()


def compose_letter(
    road: RoadSaid,
    answer: Answer,
    record: Plain,
    words: Words,
    told: str = "",
    view: RecordView | None = None,
    place: LetterPlace = UNKNOWN,
) -> Letter:
    """The ruling as a letter.

    Args:
        road: how far the ruling is, as plain data (`bridgelaw.answer.road`).
        answer: the Director's answer.
        record: the record in its own form.
        words: the language; the edition is the answer's.
        told: when the players were told of their right of appeal, in words, where that is known.
        view: what the words need of the record, where that is not all of it.
        place: where it was played, as far as that is known.
    """
    to_tell = AnswerToTell(answer, view or view_of(record), words)
    words, road = to_tell.words, road_told(road, to_tell)
    say = words.say
    unfinished, hearings, unruled = not is_given(road), Hearings(to_tell, road), nothing_ruled(to_tell, road)
    # where nothing was decided it is only said which Laws held
    edition = say("letter-source-edition" if unruled else "letter-edition", year=words.edition).removesuffix(".")
    told_law = _section(words, "law", law.cited(to_tell, road))
    why = _section(words, "reasons", reasons.reasoning(to_tell, road, hearings, DIRECTOR))
    nothing = [Paragraph(say("letter-decision-open", "nothing"), style="strong")]
    decided = _section(words, "decision", nothing if unruled else decision.decision(to_tell, road, hearings))
    heard = _section(words, "committee", committee.heard(to_tell, road, hearings))
    review = _section(words, "appeal", committee.right_of_appeal(to_tell, road, told))
    cited = [told_law, why, decided, heard, review]
    players = record.get("players") or {}
    return Letter(
        language=words.language,
        title=_title(to_tell, "nothing" if unruled else None),
        subtitle=_subtitle(words, str(record.get("title") or "")),
        settings=DOT.join((edition, answer.authority.upper())),
        particulars=tuple(particulars(words, place, number_told(to_tell.view), players)),
        board=_board(to_tell, record),
        provisional=say("letter-provisional") if unfinished else "",
        deal_heading=say("letter-heading-deal"),
        seats=_seats(words),
        hands=tuple(facts.hands(to_tell, players)),
        auction=facts.auction(to_tell),
        contract=facts.contract(to_tell, road),
        facts=_section(words, "facts", facts.told(to_tell, road, hearings)),
        law=told_law,
        reasons=why,
        decision=decided,
        scores=scores(to_tell, road),
        committee=heard if heard.paragraphs else None,
        open=_section(words, "open", [Paragraph(_open(to_tell, road))]) if unfinished else None,
        appeal=review if review.paragraphs else None,
        sources=None if unruled else _section(words, "sources", sources(words, cited, answer.authority)),
        date_line="" if unruled else say("letter-date-line"),
        signature="" if unruled else say("letter-signature"),
        note=say("letter-note", None if told_law.paragraphs else "nothing"),
    )


def _title(to_tell: AnswerToTell, form: str | None) -> str:
    words, board = to_tell.words, number_told(to_tell.view)
    return words.say("letter-name", form) if board is None else words.say("letter-name-board", form, n=str(board))


def _open(to_tell: AnswerToTell, road: RoadSaid) -> str:
    """What is to be decided or done next; a Question as what is still to be found."""
    question, do = road["next"]["question"], road["next"]["do"]
    if question:
        return to_tell.words.say("letter-open-question", text=question_in_words(to_tell, question_of(question)))
    return to_tell.words.attempt("letter-open", do) or next_step(road, to_tell.words)


def _seats(words: Words) -> str:
    """The letters of the seats as they stand around a table."""
    north, east, south, west = (words.say("seat-letter", seat=seat) for seat in "NESW")
    return f"{north}\n{west}   {east}\n{south}"


def _board(to_tell: AnswerToTell, record: Plain) -> str:
    """Dealer, vulnerability, form of scoring."""
    words, view = to_tell.words, to_tell.view
    dealer = dealer_told(view)
    parts = [words.say("dealer-line", dealer=dealer)] if dealer else []
    if vulnerable := vulnerability_told(view):
        parts.append(words.say("vulnerability", vulnerable=vulnerable))
    if record.get("scoring"):
        parts.append(words.say(f"scoring-{record['scoring']}", "label"))
    return DOT.join(capital(part) for part in parts)


def _subtitle(words: Words, title: str) -> str:
    """The title that somebody gave the record, with its language where that is another one."""
    language = in_another(words, title)
    return f"{title} ({language})" if language else title


def _section(words: Words, name: str, paragraphs: Iterable[Paragraph]) -> LetterSection:
    return LetterSection(name, words.say(f"letter-heading-{name}"), tuple(paragraphs))
