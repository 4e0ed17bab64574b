"""What the answer to a situation holds, element by element, so that two situations can be compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from bridgelaw.answer import model, parts
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import Inform, Offer
from bridgelaw.lawbook.situation import Question, Said, Situation
from bridgelaw.table.auction import Made
from bridgelaw.table.play import Laid

Element = dict[str, Any]
"""One consequence: the name of the list or value of the answer under `element`, the keys that it has there, and under
`if` on what else it hangs."""

_TRIED = "\0"
"""The ids of acts that are only tried begin with this. Nothing with such an id is ever told."""
_UNTOLD = frozenset(("because", "answer", "evidence", "since", "ended"))

T = TypeVar("T", Made, Laid)


class Entries:
    """Calls, cards, and what seats got to know, as elements. Nearly all of it is the same in every situation that is
    tried, so that each piece is made once."""

    def __init__(self) -> None:
        # the piece is kept beside its element: as long as it is there nothing else has its identity
        self._made: dict[int, tuple[object, bytes, Element | None]] = {}
        self._known: dict[tuple[int, Seat], tuple[Said[Inform], bytes, Element | None]] = {}

    def of_acts(self, name: str, among: Iterable[T], part: Callable[[T], Any]) -> Iterator[tuple[bytes, Element]]:
        """Each call or card as it stands; `part`: how the answer has it. That the one is made by which an option is
        taken is said by the option, unless it is cancelled at once."""
        for one in among:
            made = self._made.get(id(one))
            if made is None:
                said = part(one)
                is_said = _is_tried(one.act) and said.status != "cancelled"
                text, element = _keyed(None if is_said else as_element(name, said))
                made = self._made[id(one)] = one, text, element
            if made[2] is not None:
                yield made[1], made[2]

    def of_seat(self, now: Situation, seat: Seat) -> Iterator[tuple[bytes, Element]]:
        """Each piece that the seat still holds, the last first, but for those about the act that is only tried."""
        for said in reversed(now.information.held_by(seat)):
            if said.ended is not None:
                continue
            made = self._known.get((id(said), seat))
            if made is None:
                entry = parts.entry_of(said, now.facts.acts)
                element = None if _is_tried(entry.about) else {**as_element("information", entry), "seat": seat.value}
                text, element = _keyed(element)
                made = self._known[id(said), seat] = said, text, element
            if made[2] is not None:
                yield made[1], made[2]


class Elements:
    """What the answer to a situation holds; `by_text`: each element by its text, in the order of the answer.

    `due`: that a call is to be put right, where it is no option by itself.
    """

    def __init__(self, now: Situation, entries: Entries, due: Sequence[Offer]) -> None:
        self._now, self._due = now, due
        self.by_text: dict[bytes, Element] = {}
        self._add(self._single())
        self.by_text.update(entries.of_acts("auction", now.facts.calls, parts.call_of))
        self.by_text.update(entries.of_acts("plays", now.facts.plays, parts.play_of))
        self._add(self._listed())
        for seat in SEATS:
            self.by_text.update(entries.of_seat(now, seat))

    def besides(self, *others: Elements) -> list[Element]:
        """What none of the `others` has."""
        new = list(self.by_text.items())
        for other in others:
            known = other.by_text
            new = [(text, one) for text, one in new if text not in known]
        return [one for _, one in new]

    def _add(self, found: Iterable[Element]) -> None:
        for one in found:
            self.by_text[msgspec.json.encode(one)] = one

    def _single(self) -> Iterator[Element]:
        now, declarer = self._now, self._now.facts.declarer
        yield {"element": "phase", "phase": now.phase}
        yield {"element": "turn", "turn": None if now.awaited("claim") or now.turn is None else now.turn.value}
        yield {"element": "declarer", "declarer": declarer.value if declarer else None}

    def _listed(self) -> Iterator[Element]:
        now = self._now
        ids = {it.key: f"i{n}" for n, it in enumerate(now.irregularities, 1)}
        lists: tuple[tuple[str, Iterable[Any]], ...] = (
            ("penalty_cards", parts.penalty_cards_of(now)),
            ("irregularities", parts.irregularities_of(now, ids)),
            ("obligations", parts.obligations_of(now, ids)),
            ("options", parts.options_of(now, ids)),
            ("rulings", parts.rulings_of(now, ids)),
            ("options", parts.corrections_of(now, self._due, ids)),
            ("lead_restrictions", _certain(now, parts.lead_restrictions_of(now, ids))),
        )
        for name, structs in lists:
            yield from (as_element(name, one) for one in structs)
        for question in now.questions:
            yield {"element": "questions", **_named(question)}


def as_element(name: str, struct: Any) -> Element:
    """A part of the answer as an element: without why it is there, and without the act that is only tried."""
    told: Mapping[str, Any] = msgspec.to_builtins(struct)
    kept = {key: value for key, value in told.items() if key not in _UNTOLD and not _is_tried(value)}
    return {"element": name, **kept}


def id_of_tried(now: Situation) -> str:
    """An id for an act that is only tried."""
    return f"{_TRIED}{now.facts.count}"


def _certain(now: Situation, found: Iterable[model.LeadRestriction]) -> Iterator[model.LeadRestriction]:
    """Those that hang on no open Question: what follows from an answer to that is found by trying it."""
    open_ = {question.kind for question in now.questions}
    return (one for one in found if one.if_ is msgspec.UNSET or open_.isdisjoint(one.if_))


def _named(question: Question) -> Element:
    seat = question.seat.value if question.seat else None
    said = {"kind": question.kind, "of": question.of, "seat": seat, "law": question.law}
    return {key: value for key, value in said.items() if not _is_tried(value)}


def _keyed(element: Element | None) -> tuple[bytes, Element | None]:
    return b"" if element is None else msgspec.json.encode(element), element


def _is_tried(value: Any) -> bool:
    return isinstance(value, str) and value.startswith(_TRIED)
