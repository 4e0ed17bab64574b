"""The sentences of a view in a language. Texts are kept by what they are about, so an ordinary call or card costs only
a look-up."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
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
from bridgelaw.live.noted import NotedFact
from bridgelaw.live.prompt import Prompt
from bridgelaw.live.stops import waits_for_explanation
from bridgelaw.live.view import View
from bridgelaw.words import Words
from bridgelaw.words.telling.acts import EXPLAINING, MOVING, SAYING, act_line, of_concession
from bridgelaw.words.telling.called_over import called_over
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.lessons import lesson_told
from bridgelaw.words.telling.pieces import (
    Piece,
    answered,
    explained,
    findings,
    of_calls,
    pieces,
    reading,
    rights,
    score_lines,
    state_line,
)
from bridgelaw.words.telling.prompt import prompt_line
from bridgelaw.words.telling.ready import in_readers_words
from bridgelaw.words.telling.reminders import of_partners_error, reminders
from bridgelaw.words.telling.state import in_one_line
from bridgelaw.words.telling.stop import stop
from bridgelaw.words.telling.to_tell import NOTHING_SAID, AnswerToTell, score_of
from bridgelaw.words.telling.view import RecordView

T = TypeVar("T")

KEPT = 2048
"""Texts kept in each language; the least recently used goes."""

_STATE = ("laws", "phase", "contract", "declarer", "turn", "frozen", "tricks")
_SAYING = ("irregularities", "questions", "options", "obligations", "rulings", "penalties", "errors", "score")
"""Fields of an answer that need sentences of their own when there is something in them."""


class _Road(msgspec.Struct):
    """The parts of the road by which it is told what the Director is to say to the table now."""

    next: NextSaid
    facts: list[FactSaid]
    questions: list[QuestionSaid]


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
        sentences = view.acts.each(words, lambda act: _act_told(act, view, words))
        if view.course is None:
            sentences = _with_accepted(sentences, view, words)
        happened = b",".join(sentences)
        kinds = view.acts.each("kind", _kind_of)
        lately = _lately(kinds, sentences)
        facts = b',"facts":' + _written([_noted(fact, view, words) for fact in view.noted]) if view.noted else b""
        later = _rescored(view, words) if view.rescored else b""
        remind = self._reminder(view, words) if "explained" in kinds else b""
        taught = _lesson(view, words) if view.table["lesson"] and view.who in Seat.__members__ else b""
        head = (b'{"state":', state, b',"prompt":', _prompt(view.prompt, words), b',"happened":[', happened, b"]")
        return b"".join((*head, rights, more, reading, lately, facts, later, remind, taught, b"}"))

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
            return b'{"state":%b}' % _written(self.words.say("error-not-shown"))

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
            return self._once((*key, view.body), lambda: _written(state_line(_to_tell(view, words))))
        return self._once(key, lambda: _written(state_line(_regular(view, words))))

    def _rights(self, rows: bytes, words: Words) -> bytes:
        return self._once(("rights", words.edition, rows), lambda: _written(_rights(rows, words)))

    def _more(self, view: View, words: Words) -> bytes:
        key = ("more", words.edition, view.body)
        return self._once(key, lambda: _written(_told(view, words)))

    def _reading(self, view: View, words: Words) -> bytes:
        """Behind a comma the Questions that the Director has answered; then what he is to say to the table next: what
        he reads out, or, where it goes on, of what he reminds it."""
        road = _ROAD(view.body).road
        key = ("answered", words.edition, view.body)
        told = self._once(key, lambda: _written(answered(_to_tell(view, words), road.questions)))
        means = findings(words, road.questions)
        meant = b',"findings":' + _written(means) if means else b""
        return b',"answered":' + told + meant + self._next(view, words, road)

    def _next(self, view: View, words: Words, road: _Road) -> bytes:
        if road.next["do"] == "explain_options":
            key = ("reading", words.edition, view.body)
            return b',"reading":' + self._once(key, lambda: _written(reading(_to_tell(view, words), road.next)))
        told = [line.text for line in reminders(_to_tell(view, words), road.next, road.facts, road.questions)]
        return b',"reminders":' + _written(told) if told else b""

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
        return b',"remind":' + _written(told)

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


def _act_told(written: bytes, view: View, words: Words) -> bytes:
    """The sentence of an act that the viewer perceived, from what he is shown of it and of the call it is about."""
    if b'"of":' not in written and b'"face":' not in written and b'"contest":' not in written:
        return _act_in_words(written, words)
    act = msgspec.json.decode(written)
    if "contest" in act:
        return _act_in_words(written, words, conceded=of_concession(act, view.acts.values()))
    about = view.acts.get(str(act.get("of")), {})
    other = ""
    if "correct" in act and not about.keys().isdisjoint(EXPLAINING):
        # whose explanation it is, and of which call
        other, about = about["by"], view.acts.get(str(about.get("of")), {})
    call = about.get("call") or about.get("substitute") or ""
    card = "" if "face" not in act else next((play.card for play in view.answer.plays if play.by == act["by"]), "")
    return _act_in_words(written, words, call, card, other)


def _with_accepted(sentences: Sequence[bytes], view: View, words: Words) -> Sequence[bytes]:
    """The sentences of the acts; of a call over an insufficient bid of which nobody has spoken, that it accepts it."""
    spoken_of = {str(act["attention"]) for act in view.acts.values() if "attention" in act}
    told = called_over(view.answer.auction, spoken_of, words)
    if not told:
        return sentences
    return [
        _written(f"{msgspec.json.decode(sentence)}. {told[id]}") if id in told else sentence
        for id, sentence in zip(view.acts, sentences, strict=True)
    ]


@lru_cache(KEPT)
def _act_in_words(
    written: bytes, words: Words, call: str = "", card: str = "", other: str = "", *, conceded: bool = False
) -> bytes:
    """The same as JSON, without what was noted beside the act. Most who see it are shown the same of it at the same
    time."""
    act = msgspec.json.decode(written) | {"text": ""}
    line = capital(act_line(act, words, call=call, card=card, other=other, conceded=conceded))
    # it is what somebody says until it is agreed or found
    return _written(words.say("page-said-to", line=line) if "convey" in act else line)


def _noted(fact: NotedFact, view: View, words: Words) -> str:
    """What a player has noted, and about which call or card."""
    about = view.acts.get(fact.of, {})
    card, call = about.get("play"), about.get("call") or about.get("substitute")
    named = words.call(call) if call else words.card(card) if isinstance(card, str) else ""
    text = in_readers_words(fact.text, words)
    form = "noted_whose" if text and named else "about_whose" if named else "sentence"
    return capital(words.say("act-reserve", form, seat=fact.noted_by, other=fact.by, call=named, text=text))


def _rescored(view: View, words: Words) -> bytes:
    """Behind a comma what is told of scores of earlier boards that were adjusted, to the four with the reason."""
    found = []
    for one in view.rescored:
        to_tell = AnswerToTell(replace(NOTHING_SAID, laws=int(words.edition), score=one.score), RecordView("N"), words)
        text = words.say("page-board-rescored", n=str(one.board), text=" ".join(score_lines(to_tell)))
        reason = view.who != "spectator" and one.text
        found.append(f"{text} {words.say('page-adjusted-because', text=reason)}" if reason else text)
    return b',"rescored":' + _written(found)


@lru_cache(KEPT)
def _prompt(prompt: Prompt, words: Words) -> bytes:
    """The line that says what is asked of the viewer, as JSON."""
    seat, leader = (one and one.value for one in (prompt.seat, prompt.leader))
    return _written(prompt_line(prompt.what, seat, words, leader=leader))


def _lesson(view: View, words: Words) -> bytes:
    """Behind a comma what a lesson says: at first, and once he has done something and the table goes on."""
    lesson = view.table["lesson"]
    whole, by = lesson["moment"] is None, f'"by":"{view.who}"'.encode()
    own = view.acts.each(("lesson", view.who), lambda act: "own" if by in act else "")
    stops = view.answer.frozen or "director" in view.waiting
    has_ended = view.answer.phase in ("ended", "closed")
    over = has_ended if whole else not stops and any(own[lesson["moment"] :])
    return b',"lesson":' + _written(lesson_told(lesson["name"], words, over=over))


_KINDS = {verb.encode(): "move" for verb in MOVING} | {verb.encode(): "said" for verb in SAYING}
_KINDS |= {verb.encode(): "explained" for verb in EXPLAINING}


def _lately(kinds: Sequence[str], sentences: Sequence[bytes]) -> bytes:
    """Behind a comma the sentences of what was said and shown since the last call or card."""
    first = len(kinds)
    while first and kinds[first - 1] != "move":
        first -= 1
    since = [sentences[n] for n in range(first, len(kinds)) if kinds[n]]
    return b',"lately":[%b]' % b",".join(since) if since else b""


def _kind_of(written: bytes) -> str:
    """Whether an act is a call or card, or something that is heard or seen besides, such as an explanation."""
    # asked of every act for every viewer, so it is not decoded: its keys are `act`, `by` and the verb, in this order
    kind = _KINDS.get(written.split(b'"', 10)[9], "")
    # hands that are faced while a claim is heard lie there for all to see
    return "" if kind == "said" and b'"expose":' in written and b'"of":' in written else kind


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


def _written(value: Any) -> bytes:
    """As JSON in ASCII: what is sent goes through `str`, which is many times dearer with a sign of a suit in it."""
    return json.dumps(value, separators=(",", ":"), default=msgspec.to_builtins).encode()


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
    state = _written(in_one_line(to_tell, in_trick=found["in_trick"]).text)
    return state, b',"score":' + _written(told) if told else b""


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
