"""What an option costs, in words: what holds if it is taken, grouped by conditions.

The elements are those of `then` (docs/record.md). Not repeated is what the option says itself, what is so after every
choice (that a player chooses alone, that the table waits), and what only the Director's answer keeps (information,
standings).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import UNSET

from bridgelaw.answer.model import Obligation, Option, PenaltyCard, Ruling
from bridgelaw.table.options import CHANGE
from bridgelaw.words.telling.answered import question_text
from bridgelaw.words.telling.conditions import (
    ALWAYS,
    OTHER,
    Chosen,
    Condition,
    a_call,
    condition_of,
    excepted,
    found_in_words,
    hang_on_calls,
    in_reading_order,
    next_call_in_words,
    stem_of,
    tricks_in_words,
    turn_in_words,
)
from bridgelaw.words.telling.costs_later import costs_later, with_what_is_free
from bridgelaw.words.telling.duties import duty_text, penalty_card_text
from bridgelaw.words.telling.facts import fact_in_words
from bridgelaw.words.telling.first_lead import Sentence, kept_in_silence, may_be_restricted, with_comparison
from bridgelaw.words.telling.if_taken import if_taken, nothing
from bridgelaw.words.telling.in_place import hangs_on_winner, is_hidden, is_rest_of, named_by_place
from bridgelaw.words.telling.insufficient import another_call, if_both_notrump, lowest_sufficient
from bridgelaw.words.telling.kept import KEPT, frees, may_be_freed, source_law
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.lying import leaves_penalty_card, once_returned, while_they_lie
from bridgelaw.words.telling.offered import calls_to_list, must, option_text
from bridgelaw.words.telling.rulings import ruling_text
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, option_of, question_of
from bridgelaw.words.telling.turns import turn_text

Element = Plain
"""One consequence, as it stands in `then`."""
T = TypeVar("T")

_UNSAID = ("choose_without_consulting", "take_no_action", "summon_director")
"""Duties that are none of the option's own."""
_CHOSEN = ("call", "card", "suit", "seat", "turn_call", "new_call")
"""Keys of a condition that name what is chosen with the option, or called next."""
_SAID_BY: Mapping[str, frozenset[str]] = {
    "partner_passes": frozenset(("pass",)),
    "offender_passes": frozenset(("pass",)),
    "lead_restriction": frozenset(("lead_suit", "not_lead_suit", "play_card")),
    "penalty_card": frozenset(("penalty_cards",)),
    "call_cancelled": frozenset(("auction",)),
    "call_stands": frozenset(("auction",)),
    "card_withdrawn": frozenset(("plays",)),
    "none": frozenset(("obligations", "penalty_cards", "declarer", "options", "questions")),
}
"""Rectifications that need not be said where a duty, a penalty card or the standing of a call or card beside them says
the same."""
_ORDER = (
    "auction", "plays", "undone", "declarer", "follow_suit", "penalty_cards", "obligations", "rulings",
    "lead_restrictions", "questions", "turn", "kept",
)  # fmt: skip
"""How it is read out: what becomes of the call or card, who must do what, what else follows, who is next, what nobody
may use."""
_UNDONE = ("call_cancelled", "call_stands", "card_withdrawn", "trick_stands")
_STEP = 2


def costs(to_tell: AnswerToTell, option: Option, *, viewer: str = "") -> Iterator[Line]:
    """What `option` (of the answer, or of the road) costs, one line for each consequence; a condition stands above
    its own, which are further in. Nothing where nobody has worked it out.

    Args:
        to_tell: the answer before the choice, and what the reader may know of the record.
        option: with its `then`.
        viewer: the seat that reads it, which is spoken to about its own duties.
    """
    kept = [
        (duty_text(to_tell, duty, own=duty.who == viewer), source_law(to_tell, duty))
        for duty in to_tell.obligations
        if duty.what == KEPT and may_be_freed(duty.who, [option], duty.because)
    ]
    yield from _costs(to_tell, option, viewer, kept, to_tell.penalty_cards)


def _costs(
    to_tell: AnswerToTell, option: Option, viewer: str, kept: Sequence[Sentence], cards: Sequence[PenaltyCard]
) -> list[Line]:
    """`cards`: the penalty cards that lie there when it is chosen."""
    if option.then is UNSET:
        return []
    told = _Costs(to_tell, option, viewer, kept)
    lines = told.lines(option.then) or told.of_what_stays(cards)
    lines = if_taken(option, lines, to_tell.words) if lines else [nothing(to_tell.words, option)]
    later = (line for line in costs_later(to_tell, option) if line not in lines)
    return [*lines, *once_returned(to_tell, option, lines), *later]


def consequences(to_tell: AnswerToTell, then: Iterable[Element]) -> list[Line]:
    """The same of what follows where nobody chooses."""
    return _Costs(to_tell, None, "", ()).lines(then)


class _Costs:
    """The consequences of one option. `kept`: what partner may not use, unless what is chosen with it sets him free."""

    def __init__(self, to_tell: AnswerToTell, option: Option | None, viewer: str, kept: Sequence[Sentence]) -> None:
        self._to_tell, self._option, self._viewer, self._kept = to_tell, option, viewer, kept
        self._words = to_tell.words
        self._about = option.irregularity if option else None
        self._it = to_tell.irregularity(self._about)
        self._id = option.id if option else None
        self._told: list[Chosen] = []
        self._excepted: list[Chosen] = []

    def lines(self, then: Iterable[Element]) -> list[Line]:
        """All of them."""
        groups: dict[Condition, list[Element]] = {}
        for one in then:
            groups.setdefault(condition_of(one), []).append(one)
        groups = with_comparison(groups)
        self._excepted = [value for elements in groups.values() for one in elements for value in excepted(one)]
        found = self._group(groups.get(ALWAYS, ()), groups, ())
        return found + self._answers(groups, ()) + self._chosen(groups)

    def of_what_stays(self, cards: Sequence[PenaltyCard]) -> list[Line]:
        """Where the lead is left free: what holds as long as the penalty card of that player's partner lies there."""
        if self._option is None or not leaves_penalty_card(self._option):
            return []
        own = [card for card in cards if self._it is not None and card.seat == self._it.by]
        told = while_they_lie(self._to_tell, own, chosen=True)
        return [Line(capital(text), law=self._law(law)) for text, law in told]

    # what hangs on a choice

    def _chosen(self, groups: Mapping[Condition, Sequence[Element]], behind: Chosen = ()) -> list[Line]:
        """Under each call, card or suit what it brings, or what it brings `behind` a call that was made before; those
        that bring the same stand together."""
        stems = (stem_of(one.chosen, behind) for one in groups)
        values = [stem for stem in dict.fromkeys(stems) if stem and not is_hidden(self._to_tell, self._option, stem[0])]
        values += [one for one in dict.fromkeys(self._excepted) if stem_of(one, behind) == one and one not in values]
        if not behind:
            self._told = values
            free: list[Chosen] = [(("call", call),) for call in self._free_calls()]
            values += [value for value in free if values and value not in values]
        told: dict[tuple[Line, ...], list[Chosen]] = {}
        found: list[Line] = []
        for value in values:
            below = self._group(groups.get(Condition(value, ()), ()), groups, value) + self._answers(groups, value)
            below += self._chosen(groups, value) if value[-1][0] == "turn_call" else []
            if value[-1][0] in _CHOSEN:
                told.setdefault(tuple(below), []).append(value)
            else:
                found += [Line(self._fact(value), style="label"), *_in(below)]
        for under, together in sorted(told.items(), key=lambda item: self._rank(item[1])):
            key = together[0][-1][0]
            if key == "turn_call" and not under:
                continue
            told_apart = [one[-1][1] for others in told.values() if others is not together for one in others]
            head = self._named(key, [one[-1][1] for one in together], told_apart)
            brings = groups.get(Condition(together[0], ()), ())
            under = if_both_notrump(self._to_tell, self._it, together, brings, under)
            said = with_what_is_free(self._to_tell, self._about, together[0][-1], brings, under)
            found += [Line(head, style="label"), *_in(said)]
        return found

    def _fact(self, chosen: Chosen) -> str:
        """The condition in words where something has still to happen."""
        if chosen[0][0] == "trick_won_by":
            return self._words.say("costs-if-fact", text=", ".join(tricks_in_words(chosen, self._words, self._told)))
        return " ".join(self._words.say("costs-if-fact", text=fact_in_words(*one, self._words)) for one in chosen)

    def _rank(self, together: Sequence[Chosen]) -> int:
        """First what the Law names, last all that is named nowhere."""
        values = [one[-1][1] for one in together]
        return 2 if OTHER in values else 0 if set(values) & set(self._free_calls()) else 1

    def _free_calls(self) -> Sequence[str]:
        return (self._option.calls or ()) if self._option and self._option.id == "correct" else ()

    def _named(self, key: str, values: Sequence[str], told_apart: Sequence[str]) -> str:
        """The condition in words: with which calls, cards or suits, or what the player in turn does. `told_apart`: the
        others."""
        words = self._words
        if key == "turn_call":
            index = self._to_tell.call_index(self._it.act) if self._it else None
            return turn_in_words(self._to_tell, index, passes=values[0] == "P")
        if key == "new_call":
            return next_call_in_words(values, (self._it.by if self._it else None) or "", words, told_apart)
        if OTHER in values:
            values = self._left(key)
        if not values:
            return words.say("costs-call-any" if not told_apart and key == "call" else f"costs-{key}-other")
        if key == "card":
            cards = [named_by_place(self._to_tell, self._option, value) for value in values]
            return words.say("costs-with", text=words.one_of(cards))
        if key == "call":
            return words.say("costs-with", text=words.one_of([a_call(one, words) for one in values]))
        if key == "seat":
            return words.say("costs-with-hand", text=words.one_of([words.say("seat-of", seat=one) for one in values]))
        return words.say("costs-with", text=words.one_of([words.suit(value) for value in values]))

    def _left(self, key: str) -> Sequence[str]:
        """Of the suits or cards that the option names those that are not told by their name; else nothing."""
        option = self._option
        named = () if option is None else {"suit": option.suits, "card": option.cards}.get(key) or ()
        return [one for one in named if ((key, one),) not in self._told]

    # what hangs on a Question

    def _answers(self, groups: Mapping[Condition, Sequence[Element]], value: Chosen) -> list[Line]:
        found: list[Line] = []
        for condition in in_reading_order(groups):
            if condition.chosen != value or not condition.found:
                continue
            below = self._group(groups[condition], groups, value)
            if below:
                asked = groups.get(Condition(value, ()), ())
                law = next((str(one["law"]) for one in asked for kind, _ in condition.found if _asks(one, kind)), "")
                head = found_in_words(condition.found, self._words, self._it.by if self._it else None)
                law = "" if any(line.law for line in below) else law
                found += [Line(head, law=self._law(law), style="label"), *_in(below)]
        return found

    # the consequences themselves

    def _group(
        self, elements: Iterable[Element], groups: Mapping[Condition, Sequence[Element]], value: Chosen
    ) -> list[Line]:
        """Those that hang on the same: duties and cards first, what is ruled and what is to be found, then options."""
        to_tell = self._to_tell
        here = [one for one in elements if not hangs_on_winner(to_tell, self._option, one)]
        if not here:
            return []
        here = [one for one in here if one.get("what") not in _UNSAID]
        duties = {one["what"] for one in here if one["element"] == "obligations"} - {KEPT}
        names = {one["element"] for one in here if one.get("what") != KEPT} | duties
        if value == () and any(condition.chosen and condition.chosen[0][0] == "suit" for condition in groups):
            names.add("lead_suit")  # said under each suit
        busy = {one["who"] for one in here if one["element"] == "obligations"}
        busy |= {one["by"] for one in here if one["element"] == "options"}
        opened = {(one["id"], one["by"]) for one in here if one["element"] == "options"}
        answered = {kind for condition in groups if condition.chosen == value for kind, _ in condition.found}
        opened_all = (option_of(one) for one in here if one["element"] == "options")
        opened_now = [one for one in opened_all if not is_rest_of(self._option, one)]
        later = value == () and hang_on_calls(groups)
        told, hanging = list[Sentence](), list[Sentence]()
        again = another_call(to_tell, self._it, opened_now) if value else ()
        opened_now = [] if again else opened_now
        for name in _ORDER:
            for one in here:
                if _place(one) != name:
                    continue
                if "rectification" in one and _SAID_BY.get(one["rectification"], frozenset()) & names:
                    continue
                if name == "questions" and (one["kind"] in answered if "kind" in one else answered):
                    continue
                if name == "turn" and one["turn"] in busy:
                    continue
                if one.get("what") == "correct_call" and ("correct", one["who"]) in opened:
                    continue
                said = self._sentence(one, here)
                if said is not None:
                    hangs = name == "kept" and (later or may_be_freed(one["who"], opened_now))
                    (hanging if hangs else told).append(said)
            told += again if name == "undone" else ()
            if name == "penalty_cards":
                cards = [_as(PenaltyCard, one) for one in here if _place(one) == name]
                # where somebody chooses at once what becomes of it, that choice says the rest
                now_open = opened_now if self._option else to_tell.options
                told += () if any(map(leaves_penalty_card, now_open)) else while_they_lie(to_tell, cards)
            if name == "obligations":
                silent = [_as(Obligation, one) for one in here if one.get("what") == "pass"]
                told += kept_in_silence(to_tell, silent, self._kept)
            if name == "rulings" and any(one.get("rectification") == "none" for one in here) and not frees(here):
                told += self._kept
        self._kept = (*self._kept, *(hanging if later else ()))
        lines = [Line(capital(text), law=self._law(law)) for text, law in dict.fromkeys(told)]
        lying = [
            *self._to_tell.penalty_cards,
            *(_as(PenaltyCard, one) for one in here if _place(one) == "penalty_cards"),
        ]
        return lines + self._opened(opened_now, (*self._kept, *hanging), lying)

    def _sentence(self, one: Element, here: Sequence[Element]) -> Sentence | None:
        to_tell, words, name = self._to_tell, self._words, one["element"]
        law = str(one.get("law", ""))
        if name == "obligations":
            duty = _as(Obligation, one)
            said = duty_text(to_tell, duty, own=duty.who == self._viewer, then=here)
            return said, source_law(to_tell, duty, here)
        if name == "penalty_cards":
            card = _as(PenaltyCard, one)
            return penalty_card_text(to_tell, card), ""
        if name == "rulings":
            ruling = _as(Ruling, {"irregularity": self._about, "transfer": 0, **one})
            return ruling_text(to_tell, ruling, alone=True), law
        if name == "questions" and "kind" not in one:
            return words.say("costs-found"), law
        if name == "questions":
            return words.say("costs-asked", text=question_text(to_tell, question_of(one))), law
        if name == "lead_restrictions":
            return may_be_restricted(to_tell, one)
        if name == "declarer" and one["declarer"] and self._id != "accept_and_become_dummy":
            return words.say("costs-declarer", declarer=one["declarer"]), ""
        if name == "turn" and one["turn"]:
            return self._next(one["turn"], here), ""
        return self._standing(one) if name in ("auction", "plays") else None

    def _next(self, turn: str, here: Sequence[Element]) -> str:
        phase = next((one["phase"] for one in here if one["element"] == "phase"), self._to_tell.answer.phase)
        word = "call" if phase in ("setup", "auction") else "open" if phase == "clarification" else "play"
        plays = next((one["declarer"] for one in here if one["element"] == "declarer"), self._to_tell.answer.declarer)
        return turn_text(self._words, word, turn, plays)

    def _standing(self, one: Element) -> Sentence | None:
        """How another call or card stands then; of the irregular one, and of one that is changed, the
        option says it."""
        changed = self._id == CHANGE and self._option is not None and one["by"] == self._option.by
        if changed or one.get("act") in self._to_tell.view.filled:
            return None
        it = self._it
        is_call = one["element"] == "auction"
        what = str(one["call"] if is_call else one["card"])
        if it is not None and (it.by, what) == (one["by"], self._irregular(it.act)):
            return None
        stands = one["status"] in ("made", "accepted")
        if is_call:
            said = "costs-call-stands" if stands else "costs-call-gone"
            return self._words.say(said, call=self._words.call(what), seat=one["by"]), ""
        if one.get("down") and not stands:
            # nobody has seen it, and nobody is told by this which one it is
            return self._words.say("costs-card-back", "down", seat=one.get("hand", one["by"])), ""
        said = "costs-card-stands" if stands else "costs-card-back"
        return self._words.say(said, card=self._words.card(what), seat=one.get("hand", one["by"])), ""

    def _irregular(self, act: str) -> str | None:
        to_tell = self._to_tell
        if (call := to_tell.call_index(act)) is not None:
            return to_tell.auction[call].call
        play = to_tell.play_index(act)
        return None if play is None else to_tell.plays[play].card

    def _opened(self, options: Sequence[Option], kept: Sequence[Sentence], cards: Sequence[PenaltyCard]) -> list[Line]:
        """Further options, by whose they are, each with what it costs in its turn."""
        words, found = self._words, list[Line]()
        for by in dict.fromkeys(option.by for option in options):
            mine = [one for one in options if one.by == by]
            if self._id == "reject_call" and (least := lowest_sufficient(self._to_tell, self._it, mine)):
                # that he must replace it, the option says
                found += [least, *_costs(self._to_tell, mine[0], self._viewer, kept, cards)]
                continue
            found.append(Line(words.say("costs-may", must(mine), seat=by), style="label"))
            for option in mine:
                below = [Line(capital(option_text(self._to_tell, option)), law=self._law(option.law))]
                if calls := calls_to_list(self._to_tell, option):
                    text = words.one_of([words.call(call) for call in calls])
                    below.append(Line(words.say("options-calls", text=text), indent=_STEP))
                if option.then is not UNSET:
                    below += _in(_costs(self._to_tell, option, self._viewer, kept, cards))
                found += _in(below)
        return found

    def _law(self, provision: str) -> str:
        return self._words.law(provision, short=True) if provision else ""


def _place(one: Element) -> str:
    """Where a consequence stands among the others."""
    if one.get("rectification") in _UNDONE:
        return "undone"
    return {KEPT: "kept", "follow_suit": "follow_suit"}.get(one.get("what", ""), str(one["element"]))


def _asks(one: Element, kind: str) -> bool:
    return bool(one["element"] == "questions" and one.get("kind") == kind)


def _in(lines: Iterable[Line]) -> list[Line]:
    return [line._replace(indent=line.indent + _STEP) for line in lines]


def _as(kind: type[T], one: Element) -> T:
    """An element as what it is in the answer."""
    return msgspec.convert({"because": (), **{k: v for k, v in one.items() if k not in ("element", "if")}}, kind)
