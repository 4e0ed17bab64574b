"""The sentences of a view in a language. Texts are kept by what they are about, so an ordinary call or card costs only
a look-up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.model import Answer
from bridgelaw.answer.road_model import FactSaid, NextSaid, QuestionSaid
from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.failing import traced
from bridgelaw.live.faults import Faults
from bridgelaw.live.prompt import Prompt
from bridgelaw.live.stops import waits_for_explanation
from bridgelaw.live.view import View
from bridgelaw.web.told_acts import (
    KEPT,
    act_told,
    found,
    kind_of,
    lately,
    noted,
    with_accepted,
    with_own,
    written_as_json,
)
from bridgelaw.words import Words
from bridgelaw.words.telling.acts import EXPLAINING
from bridgelaw.words.telling.lessons import lesson_told
from bridgelaw.words.telling.pieces import (
    Piece,
    answered,
    explained,
    findings,
    of_calls,
    pieces,
    read_out,
    reading,
    rights,
    score_lines,
    state_line,
)
from bridgelaw.words.telling.prompt import prompt_line
from bridgelaw.words.telling.ready import said_otherwise
from bridgelaw.words.telling.reminders import of_partners_error, reminders
from bridgelaw.words.telling.state import in_one_line
from bridgelaw.words.telling.stop import stop
from bridgelaw.words.telling.to_tell import NOTHING_SAID, AnswerToTell, score_of
from bridgelaw.words.telling.view import RecordView

T = TypeVar("T")

_STATE = ("laws", "phase", "contract", "declarer", "turn", "frozen", "tricks")
_SAYING = ("irregularities", "questions", "options", "obligations", "rulings", "penalties", "errors", "score")
"""Fields of an answer that need sentences of their own when there is something in them."""


class _Road(msgspec.Struct):
    """The parts of the road by which it is told what the Director is to say to the table now."""

    next: NextSaid
    facts: list[FactSaid]
    questions: list[QuestionSaid]
    ends_by_itself: bool | None = None


class _WithRoad(msgspec.Struct):
    """The part of the Director's view in which the road of the ruling stands."""

    road: _Road


class _WithHands(msgspec.Struct):
    """The part of the Director's answer in which the cards of all hands stand."""

    hands: dict[str, str]


_ROAD = msgspec.json.Decoder(_WithRoad).decode
_ANSWERED = b'"answers":[{'
"""So begins in a road what the Director has answered to a Question."""
_HANDS = msgspec.json.Decoder(_WithHands).decode


class ViewTeller:
    """Tells views in one language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self._editions: dict[int, Words] = {}
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    def told(self, view: View) -> bytes:
        """The sentences of that view, as a JSON object."""
        words = self.under(view.table["laws"])
        if view.course is not None:
            state, more = self._of_course(view.course, words)
        else:
            state, more = self._of_answer(view, words)
        rights = b',"rights":' + self._rights(view.rights, words) if view.rights else b""
        reads = view.who == "director" and (more or _ANSWERED in view.body)
        reading = self._reading(view, words) if reads else b""
        sentences = view.acts.each(words, lambda act: act_told(act, view, words))
        sentences = with_own(sentences, view, words)
        if view.course is None:
            sentences = with_accepted(sentences, view, words)
        happened = b",".join(sentences)
        kinds = view.acts.each("kind", kind_of)
        since = lately(kinds, sentences)
        read = dict(filter(None, view.acts.each(("read", words), lambda act: said_otherwise(act, words))))
        said = b',"said":' + written_as_json(read) if read else b""
        facts = b',"facts":' + written_as_json([noted(fact, view, words) for fact in view.noted]) if view.noted else b""
        if view.found:
            facts += b',"found":' + written_as_json([found(one, words) for one in view.found])
        later = _rescored(view, words) if view.rescored else b""
        remind = self._reminder(view, words) if "explained" in kinds else b""
        taught = _lesson(view, words) if view.table["lesson"] and view.who in Seat.__members__ else b""
        head = (b'{"state":', state, b',"prompt":', _prompt(view.prompt, words), b',"happened":[', happened, b"]")
        return b"".join((*head, rights, more, reading, since, said, facts, later, remind, taught, b"}"))

    def called(self, view: View) -> str:
        """Why the Director is called at the table, in a line; where play goes on, what is asked there."""
        told = msgspec.json.decode(self.told(view))
        return str(told.get("stop", {}).get("why") or told["prompt"])

    def told_or_bare(self, view: View, faults: Faults) -> bytes:
        """The same; where the sentences cannot be made, the one that says so. His view comes whatever happens."""
        try:
            return self.told(view)
        except Exception as error:
            faults.tell("view", str(view.table["id"]), traced(error), viewer=view.who, language=self.words.language)
            return b'{"state":%b}' % written_as_json(self.words.say("error-not-shown"))

    def question(self, view: View, kind: str, of: str | None) -> Piece | None:
        """An open Question of the Director's view, as it is asked."""
        answer = view.answer
        if not isinstance(answer, Answer):
            return None
        places = [n for n, one in enumerate(answer.questions) if (one.kind, one.of) == (kind, of)]
        told = pieces(_to_tell(view, self.under(view.table["laws"])), view.who).get("questions", ())
        return next((one for one in told if isinstance(one, Piece) and one.n in places), None)

    def under(self, edition: int) -> Words:
        """The words for the Laws of an edition."""
        found = self._editions.get(edition)
        if found is None:
            found = self._editions[edition] = self.words.under(edition)
        return found

    def _of_course(self, course: bytes, words: Words) -> tuple[bytes, bytes]:
        """The state and, behind a comma, what else there is to say, while nothing but the game has happened."""
        return self._once((words.edition, course), lambda: _game(course, words))

    def _of_answer(self, view: View, words: Words) -> tuple[bytes, bytes]:
        """The same of any board."""
        more = says_more(view)
        return self._state(view, words, more=more), b"," + self._more(view, words)[1:-1] if more else b""

    def _state(self, view: View, words: Words, *, more: bool) -> bytes:
        answer = view.answer
        key: tuple[Hashable, ...] = (
            "state", words.edition, answer.phase, answer.contract, answer.declarer, answer.turn, answer.frozen,
            tuple(answer.tricks.items()), len(answer.plays) % 4 if answer.plays else 0,
            len(answer.auction) if answer.contract is None else 0,
        )  # fmt: skip
        if more:
            # what was taken back or comes out of turn counts otherwise: nothing but the whole tells one from another
            return self._once((*key, view.body), lambda: written_as_json(state_line(_to_tell(view, words))))
        return self._once(key, lambda: written_as_json(state_line(_regular(view, words))))

    def _rights(self, rows: bytes, words: Words) -> bytes:
        return self._once(("rights", words.edition, rows), lambda: written_as_json(_rights(rows, words)))

    def _more(self, view: View, words: Words) -> bytes:
        key = ("more", words.edition, view.body)
        return self._once(key, lambda: written_as_json(_told(view, words)))

    def _reading(self, view: View, words: Words) -> bytes:
        """Behind a comma the Questions that the Director has answered; then what he is to say to the table next: what
        he reads out, or, where it goes on, of what he reminds it."""
        road = _ROAD(view.body).road
        key = ("answered", words.edition, view.body)
        told = self._once(key, lambda: written_as_json(answered(_to_tell(view, words), road.questions)))
        means = findings(words, road.questions)
        meant = b',"findings":' + written_as_json(means) if means else b""
        return b',"answered":' + told + meant + self._next(view, words, road)

    def _next(self, view: View, words: Words, road: _Road) -> bytes:
        ends = b""
        if road.ends_by_itself is not None:
            said = words.say("page-ends-by_itself" if road.ends_by_itself else "page-ends-by_order")
            ends = b',"ends":' + written_as_json(said)
        return self._to_say(view, words, road) + ends

    def _to_say(self, view: View, words: Words, road: _Road) -> bytes:
        if road.next["do"] == "explain_options":
            key = ("reading", words.edition, view.body)
            return b',"reading":' + self._once(key, lambda: written_as_json(reading(_to_tell(view, words), road.next)))
        told = [line.text for line in reminders(_to_tell(view, words), road.next, road.facts, road.questions)]
        return b',"reminders":' + written_as_json(told) if told else b""

    def _reminder(self, view: View, words: Words) -> bytes:
        """Behind a comma of what a player is reminded whose partner has explained a call."""
        if view.who in ("director", "spectator"):
            return b""
        player = Seat[view.who]
        if not _has_said(view, player.partner, *EXPLAINING) or _has_said(view, player, "correct"):
            return b""
        declarer = Seat[view.answer.declarer] if view.answer.declarer else None
        told = of_partners_error(view.answer.phase, declarer, player, words)
        if told is None:
            return b""
        return b',"remind":' + written_as_json(told)

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        kept = self._kept
        if key in kept:
            kept.move_to_end(key)
        else:
            kept[key] = make()
            if len(kept) > KEPT:
                kept.popitem(last=False)
        found: T = kept[key]
        return found


@cache
def teller(language: str) -> ViewTeller:
    """The one that tells in that language."""
    return ViewTeller(language)


def _rescored(view: View, words: Words) -> bytes:
    """Behind a comma what is told of scores of earlier boards that were adjusted, to the four with the reason."""
    found = []
    for one in view.rescored:
        to_tell = AnswerToTell(replace(NOTHING_SAID, laws=int(words.edition), score=one.score), RecordView("N"), words)
        text = words.say("page-board-rescored", n=str(one.board), text=" ".join(score_lines(to_tell)))
        reason = view.who != "spectator" and one.text
        found.append(f"{text} {words.say('page-adjusted-because', text=reason)}" if reason else text)
    return b',"rescored":' + written_as_json(found)


@lru_cache(KEPT)
def _prompt(prompt: Prompt, words: Words) -> bytes:
    """The line that says what is asked of the viewer, as JSON."""
    seat, leader = (one and one.value for one in (prompt.seat, prompt.leader))
    return written_as_json(prompt_line(prompt.what, seat, words, leader=leader))


def _lesson(view: View, words: Words) -> bytes:
    """Behind a comma what a lesson says: at first, and once he has done something and the table goes on."""
    lesson = view.table["lesson"]
    whole, by = lesson["moment"] is None, f'"by":"{view.who}"'.encode()
    own = view.acts.each(("lesson", view.who), lambda act: "own" if by in act else "")
    stops = view.answer.frozen or "director" in view.waiting
    has_ended = view.answer.phase in ("ended", "closed")
    over = has_ended if whole else not stops and any(own[lesson["moment"] :])
    return b',"lesson":' + written_as_json(lesson_told(lesson["name"], words, over=over))


def _has_said(view: View, seat: Seat, *verbs: str) -> bool:
    """Whether the viewer has heard of an act of `seat` with one of those verbs."""
    by, said = f'"by":"{seat.value}"'.encode(), tuple(f'"{verb}":'.encode() for verb in verbs)
    return any(view.acts.each((seat, verbs), lambda act: by in act and any(verb in act for verb in said)))


def says_more(view: View) -> bool:
    """Whether there is anything in the answer that only sentences of its own can say."""
    answer = view.answer
    if answer.frozen:
        return True
    for name in _SAYING:
        if getattr(answer, name, None):
            return True
    information: Mapping[str, tuple[Any, ...]] = getattr(answer, "information", {})
    return any(information.values())


def _told(view: View, words: Words) -> dict[str, Any]:
    """Every list of the answer that says something and, while play has stopped, why and what comes next."""
    to_tell = _to_tell(view, words)
    told: dict[str, Any] = dict(pieces(to_tell, view.who))
    if view.stopped is not None and view.stopped.unexplained and isinstance(answer := view.answer, SeatAnswer):
        # what a player may choose stands before him once the Director has said what it costs
        waiting = waits_for_explanation(answer, view.stopped.unexplained)
        if waiting:
            told["options"] = [one for one in told["options"] if answer.options[one.n] not in waiting]
            to_tell.options = [one for one in to_tell.options if one not in waiting]
    if view.explained and view.who != "director" and (heard := explained(to_tell, view.explained)):
        told["explained"] = heard
    if view.read_out:
        told["read_out"] = read_out(to_tell, view.read_out, view.who)
    if view.can.costs is not UNSET:
        told["costs"] = of_calls(to_tell, view.can.costs, view.who)
    if not view.answer.frozen:
        return told
    acts, noticed = (view.stopped.acts, view.stopped.noticed) if view.stopped else (frozenset(), frozenset())
    return told | {"stop": stop(to_tell, view.who, view.waiting, acts, noticed)}


def _game(course: bytes, words: Words) -> tuple[bytes, bytes]:
    found = msgspec.json.decode(course)
    known = {name: found[name] for name in _STATE if name in found} | {"score": score_of(found["score"])}
    # no sentence about the game goes by the dealer
    to_tell = AnswerToTell(replace(NOTHING_SAID, **known | {"laws": int(words.edition)}), RecordView("N"), words)
    told = score_lines(to_tell)
    state = written_as_json(in_one_line(to_tell, in_trick=found["in_trick"]).text)
    return state, b',"score":' + written_as_json(told) if told else b""


def _rights(rows: bytes, words: Words) -> list[Piece]:
    return rights([(row["right"], row["law"]) for row in msgspec.json.decode(rows)], words)


def _regular(view: View, words: Words) -> AnswerToTell:
    """As much of a regular board as its state is told by: a trick that is not whole is among the last plays."""
    answer = view.answer
    known = {name: getattr(answer, name) for name in _STATE}
    auction = answer.auction if answer.contract is None else ()
    part = replace(NOTHING_SAID, **known, auction=auction, plays=answer.plays[-8:])
    return AnswerToTell(part, RecordView(view.table["dealer"]), words)


def _to_tell(view: View, words: Words) -> AnswerToTell:
    answer, table = view.answer, view.table
    hands = _HANDS(view.said).hands if isinstance(answer, Answer) else answer.hands
    board, under = (table["dealer"], table["board"], table["vulnerable"]), view.regulations
    seen = RecordView(*board, hands, view.acts, regulations=under)
    return AnswerToTell(answer, seen, words)
