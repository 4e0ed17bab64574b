"""What a situation is made of: irregularities, what the Laws have said, findings, the setting."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.seats import Seat, Side, Vulnerability
from bridgelaw.lawbook.effects import Effect, Inform
from bridgelaw.lawbook.provision import Provision
from bridgelaw.table.vocabulary import IrregularityStatus

E = TypeVar("E", bound=Effect)


class Setting(Struct, frozen=True):
    """How the board is played: form of scoring, screens, contest, and whether irregular acts can happen (`entry`).

    `vulnerable`, `field` (the other tables' results) and `session` (percentages on the other boards) matter to the
    score alone. `norms` (usual times of the players) and `times` (seconds that they took on other boards, by phase:
    `auction`, `play`) matter to the Director's evidence alone. `field`, `session` and `norms` are as in the record.
    """

    scoring: str | None = None
    screens: bool = False
    entry: str = "allow"
    contest: str | None = None
    vulnerable: Vulnerability | None = None
    field: Mapping[str, Any] | None = None
    session: Mapping[str, float] = {}
    norms: Mapping[Seat, Mapping[str, float]] = {}
    times: Mapping[Seat, Mapping[str, tuple[float, ...]]] = {}


class Irregularity(Struct, frozen=True, gc=False):
    """Something irregular, and how far it has been dealt with (`status`).

    `provision` is what it is known by, `law` its number. `noticed`, `explained` and `settled` are the acts by which
    attention was drawn to it, the Director explained it, and it was settled. `since`: the number of the act at which it
    was found. `hidden`: nobody can see it without looking at a hidden hand. `at_turn`: whose turn it was.
    """

    key: str
    kind: str
    by: Seat | None
    act: str
    side: Side | None
    status: IrregularityStatus | Literal["unfounded"]
    provision: Provision
    force: str
    drawer: str
    because: tuple[str, ...]
    since: int
    at_turn: Seat | None = None
    hidden: bool = False
    noticed: str | None = None
    explained: str | None = None
    settled: str | None = None

    @property
    def law(self) -> str:
        """The number of the provision that it is known by, for people."""
        return self.provision.reference

    @property
    def is_open(self) -> bool:
        """Not dealt with yet."""
        return self.status in ("unnoticed", "attention")

    @property
    def waits_for_explanation(self) -> bool:
        """Attention has been drawn to it, and the Director has not said yet what follows: nobody's choice opens, no
        rectification is applied before he has."""
        return self.status == "attention" and not self.explained

    @property
    def offender(self) -> Seat:
        """The player who did it.

        Raises:
            ValueError: it is held against a side, or against nobody.
        """
        if self.by is None:
            raise ValueError(f"{self.key} has no single offender")
        return self.by

    @property
    def offending(self) -> Side | None:
        """The side that it is held against, None where it is nobody's fault."""
        return self.side or (self.by.side if self.by else None)


class Irregularities(tuple[Irregularity, ...]):
    """All irregularities of a board, in the order in which they were found.

    Rules look them up all the time, so what has been sorted by key, kind and act is kept, and handed on when one is
    added or changed: sorting all of them anew would take longer the more there are.
    """

    @cached_property
    def open(self) -> tuple[Irregularity, ...]:
        """Those that are not dealt with yet."""
        return tuple(it for it in self if it.is_open)

    @cached_property
    def noticed(self) -> tuple[Irregularity, ...]:
        """Those to which attention has been drawn, dealt with or not."""
        return tuple(it for it in self if it.noticed)

    @cached_property
    def by_key(self) -> dict[str, Irregularity]:
        """Each by its key."""
        return {it.key: it for it in self}

    @cached_property
    def by_kind(self) -> dict[str, tuple[Irregularity, ...]]:
        """Those of each kind."""
        return grouped((it.kind, it) for it in self)

    @cached_property
    def open_by_kind(self) -> dict[str, tuple[Irregularity, ...]]:
        """Those of each kind that are not dealt with yet."""
        return grouped((it.kind, it) for it in self.open)

    @cached_property
    def by_act(self) -> dict[str, tuple[Irregularity, ...]]:
        """What was irregular in each act."""
        return grouped((it.act, it) for it in self)

    def with_found(self, found: Irregularity) -> Irregularities:
        """These and `found`, which is open and has not been noticed."""
        its = Irregularities((*self, found))
        by_key = self._handed_on("by_key", its)
        by_key[found.key] = found
        its.open, its.noticed = (*self.open, found), self.noticed
        for name, of in (("by_kind", found.kind), ("open_by_kind", found.kind), ("by_act", found.act)):
            groups = self._handed_on(name, its)
            groups[of] = (*groups.get(of, ()), found)
        places = self._handed_on("_places", its)
        places[found.key] = len(self)
        return its

    def with_changed(self, key: str, **fields: Any) -> Irregularities:
        """These, with other `fields` of the one of that key (its key, kind and act stay the same)."""
        old, places = self.by_key[key], self._places
        new, place = replace(old, **fields), places[key]
        its = Irregularities((*self[:place], new, *self[place + 1 :]))

        def among(some: tuple[Irregularity, ...], *instead: Irregularity) -> tuple[Irregularity, ...]:
            """Some of these, in their order, with others in the place of the old one."""
            at = bisect_left(some, place, key=lambda it: places[it.key])
            return (*some[:at], *instead, *some[at + 1 :])

        self._handed_on("by_key", its)[key] = new
        self._handed_on("_places", its)
        for name, of in (("by_kind", old.kind), ("by_act", old.act)):
            groups = self._handed_on(name, its)
            groups[of] = among(groups[of], new)
        if old.is_open and new.is_open:
            its.open = among(self.open, new)
        elif old.is_open:
            its.open = among(self.open)
        if not old.noticed and not new.noticed:
            its.noticed = self.noticed
        return its

    @cached_property
    def _places(self) -> dict[str, int]:
        return {it.key: n for n, it in enumerate(self)}

    def _handed_on(self, name: str, its: Irregularities) -> dict[Any, Any]:
        """Gives a copy of what has been looked up here to `its`, a tuple that differs in one element. To copy a mapping
        is cheap, and who looks ahead goes on from the same situation several times."""
        found: dict[Any, Any] = dict(getattr(self, name))
        its.__dict__[name] = found
        return found


def grouped(pairs: Iterable[tuple[Any, Any]]) -> dict[Any, tuple[Any, ...]]:
    """The values by their keys, those of one key in their order."""
    found: dict[Any, list[Any]] = {}
    for key, effect in pairs:
        found.setdefault(key, []).append(effect)
    return {key: tuple(effects) for key, effects in found.items()}


class Said(Struct, Generic[E], frozen=True, gc=False):
    """An effect that holds or held: what, under which provision, said by which rule, since which act, and why.

    `ended` is the act number since which it no longer holds.
    """

    effect: E
    provision: Provision
    rule: int
    since: int
    because: tuple[str, ...]
    ended: int | None = None

    @property
    def law(self) -> str:
        """The number of the provision that stands behind it, for people."""
        return self.provision.reference


OF_THE_CALL = (
    "insufficient_bid",
    "pass_out_of_rotation",
    "bid_out_of_rotation",
    "double_out_of_rotation",
    "redouble_out_of_rotation",
    "changed_call",
    "premature_correction",
    "inadmissible_double",
    "inadmissible_redouble",
    "call_when_barred",
    "bid_over_seven",
    "call_after_auction",
)
"""Irregularities of a call that come to nothing if the call counts as never made, since the auction is set back."""
OF_THE_MOMENT = ("premature_correction", "action_while_frozen", "attention_not_followed_by_summons")
"""Irregularities that concern only the time at which a call was made: the call itself may stand."""


class Ledger(tuple[Said[Inform], ...]):
    """What each seat has learnt, in the order in which a Law said so, with the entries that have ended.

    What has been looked up in one ledger is handed on to the next one.
    """

    @cached_property
    def _of_acts(self) -> dict[str, tuple[Said[Inform], ...]]:
        return grouped((said.effect.about, said) for said in self)

    @cached_property
    def _of_seats(self) -> dict[Seat, tuple[Said[Inform], ...]]:
        return grouped((said.effect.seat, said) for said in self)

    @cached_property
    def from_partner(self) -> tuple[Said[Inform], ...]:
        """The entries that hold, are unauthorised, and came from the partner of the seat that has them."""
        return tuple(said for said in self if _is_from_partner(said))

    def about(self, act: str) -> tuple[Said[Inform], ...]:
        """The entries about the act `act`."""
        return self._of_acts.get(act, ())

    def held_by(self, seat: Seat) -> tuple[Said[Inform], ...]:
        """The entries of `seat`."""
        return self._of_seats.get(seat, ())

    def changed(self, over: Sequence[Said[Inform]], since: int, said: Said[Inform] | None = None) -> Ledger:
        """This ledger with the entry `said` added, and the entries of `over` ended by the act number `since`."""
        ended = {id(one): replace(one, ended=since) for one in over}
        more = () if said is None else (said,)
        found = Ledger((*([ended.get(id(one), one) for one in self] if ended else self), *more))
        for name, key in (("_of_acts", "about"), ("_of_seats", "seat")):
            known = self.__dict__.get(name)
            if known is not None:
                groups = dict(known)
                for of in dict.fromkeys(getattr(one.effect, key) for one in over):
                    groups[of] = tuple([ended.get(id(one), one) for one in groups[of]])
                if said is not None:
                    of = getattr(said.effect, key)
                    groups[of] = (*groups.get(of, ()), said)
                found.__dict__[name] = groups
        held = self.__dict__.get("from_partner")
        if held is not None:
            kept = tuple([one for one in held if id(one) not in ended]) if ended else held
            found.__dict__["from_partner"] = (*kept, *(one for one in more if _is_from_partner(one)))
        return found


def _is_from_partner(said: Said[Inform]) -> bool:
    fact = said.effect
    return said.ended is None and not fact.authorised and fact.source is fact.seat.partner


class Finding(Struct, frozen=True, gc=False):
    """The Director's answer to a Question. `of` is None where he named no act; `used` once a rule has spoken on it."""

    act: str
    kind: str
    of: str | None
    seat: Seat | None
    value: Any
    used: bool = False
