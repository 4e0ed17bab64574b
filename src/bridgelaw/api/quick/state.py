"""How far a quick ruling is: what is known and asked, what is read out, and what stands."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.answer import model
from bridgelaw.answer.elements import Element
from bridgelaw.answer.model import Answer
from bridgelaw.api.quick.ahead import rulings_to_come
from bridgelaw.api.quick.facts import CHOOSE, LATER, LEAD, RULED
from bridgelaw.api.quick.kind import Plain, QuickKind
from bridgelaw.api.quick.lying import later_of_cards
from bridgelaw.api.quick.taking import bidding_box, in_vain, offered, options_of
from bridgelaw.api.quick.writing import BEFORE, filled_in
from bridgelaw.api.table import Table
from bridgelaw.desk.road import RoadQuestion
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Foresee, Offer
from bridgelaw.table.options import CHANGE, SUBSTITUTED


class Wanted(Struct, frozen=True):
    """The one thing to be asked: a fact, or a Question of that kind; what it may be, None where it is free; of a list,
    whether it names `some`, mostly one thing, or may name `several`, though it is mostly one."""

    key: str
    choices: tuple[str, ...] | None
    question: RoadQuestion | None = None
    some: bool = False
    several: bool = False


class Unused(Struct, frozen=True):
    """An answer that cannot matter here."""

    key: str
    value: str


class QuickFinding(Struct, frozen=True):
    """A Question as it was asked here, and its answer as it is written: one kind may be asked about two acts."""

    question: RoadQuestion
    text: str


class Quick(Struct, frozen=True):
    """How far it is. `table` is None as long as facts are missing. `written`: how many acts of the record stand for the
    facts; those behind them are what the Director and the players have done since. `left_be`: options that a player
    does not take, and whose they are; `passed_over`: kinds of Questions that the Director does not answer now, and rare
    facts that nobody knows."""

    kind: QuickKind
    known: dict[str, str]
    ask: Wanted | None
    table: Table | None
    record: Plain | None
    unused: tuple[Unused, ...]
    written: int = 0
    findings: tuple[QuickFinding, ...] = ()
    left_be: frozenset[tuple[str, Seat]] = frozenset()
    passed_over: frozenset[str] = frozenset()

    @property
    def answer(self) -> Answer | None:
        """The Director's answer, as soon as the facts are there."""
        return None if self.table is None else self.table.answer()

    @property
    def more(self) -> tuple[str, ...]:
        """Facts that are not asked because they are rare."""
        return self.kind.rare(self.known, self.table.book if self.table else None)

    @property
    def prompt(self) -> str:
        """The rare fact that a page asks in front of the next one; empty: none."""
        mine = self.kind.prompts.get(self.ask.key, ()) if self.ask is not None else ()
        return next((key for key in mine if key in self.more and key not in self.passed_over), "")

    @property
    def notes(self) -> tuple[str, ...]:
        """Messages that are read out with those provisions, as soon as these are."""
        return self.kind.notes(self.known) if self.table is not None and self.ask is None else ()

    @property
    def options(self) -> tuple[model.Option, ...]:
        """The options that are open, each with what it costs."""
        return self._offered(costs=True)

    @property
    def unpriced(self) -> tuple[model.Option, ...]:
        """The same options, without what they cost: that is what takes time to find."""
        return self._offered(costs=False)

    def _offered(self, *, costs: bool) -> tuple[model.Option, ...]:
        found = options_of(self.table, costs=costs) if self.table else ()
        left = {(option, who.value) for option, who in self.left_be}
        return tuple(option for option in found if (option.id, option.by) not in left)

    def box(self, option: model.Option) -> tuple[str, ...]:
        """The calls that can be named with an option that takes any."""
        assert self.table is not None
        seat, facts = Seat[option.by], {**self.kind.quiet, **self.known}
        others = self.kind.changes(facts, seat) if option.id == CHANGE and not self._chosen else ()
        if others or option.id != SUBSTITUTED:
            # the same call again changes nothing: that has a tap of its own
            same = self._changed_by(option)
            return tuple(call for call in others or bidding_box(self.table.situation, seat) if call != same)
        vain = in_vain(self.table, option.id, option.by)
        return tuple(call for call in bidding_box(self.table.situation, seat) if call not in vain)

    def _changed_by(self, option: model.Option) -> str:
        """The call that is changed with an option, where somebody has told it; empty otherwise."""
        assert self.table is not None
        offer = offered(self.table.situation, option.id, option.by)
        old = self.table.situation.made(offer.act or "") if isinstance(offer, Offer) and option.id == CHANGE else None
        told = old is not None and self.record is not None and old.act not in filled_in(self.record["acts"])
        return str(old.call) if old is not None and told else ""

    @property
    def _chosen(self) -> str:
        """The option that was taken last; empty: none was."""
        since = self.record["acts"][self.written :] if self.record else ()
        taken = (SUBSTITUTED if "substitute" in act else str(act.get("choose", "")) for act in reversed(since))
        return next(filter(None, taken), "")

    @property
    def to_come(self) -> tuple[Element, ...]:
        """What will be ruled by the facts that nobody can know yet: elements of `rulings`, each with its `if`."""
        if self.table is None or self.record is None or self.ask is not None:
            return ()
        return rulings_to_come(self.kind, self.known, {key: self.record[key] for key in ("laws", "authority")})

    @property
    def reads(self) -> tuple[str, ...]:
        """The provisions whose words are read out as well, by their names (`law66.quitted_tricks`)."""
        if self.table is None:
            return ()
        held = self.table.book.provisions
        now = self.table.situation
        names = list(self._ruled_by())
        words = " ".join(said.effect.what for said in now.rulings)
        told = {CHOOSE: self._chosen, RULED: words, LEAD: self._restricts_lead}
        names += self.kind.reads({**self.kind.quiet, **self.known, **told})
        apart = [name.split("@") for name in dict.fromkeys(names)]
        names = [name for name, *others in apart if all(_holds(held, other) for other in others)]
        limited = {other for name in names if name in held for other in held[name].limits or ()}
        found = tuple(name for name in names if name in held and name not in limited)
        return (self.kind.reads_alone,) if self.kind.reads_alone in found else found

    def _ruled_by(self) -> Iterator[str]:
        """The provisions by which tricks change hands, or do not, where the kind has them told."""
        assert self.table is not None
        now = self.table.situation
        put_in = {it.key for it in now.irregularities if it.act == BEFORE}
        for said in now.rulings if self.kind.reads_ruled else ():
            if said.effect.what in ("transfer", "none") and said.effect.irregularity not in put_in:
                yield said.provision.name

    @property
    def grounds(self) -> tuple[str, ...]:
        """Those of the provisions that are read out that say why it comes to what is ruled."""
        ruled = {*self._ruled_by(), *(self.kind.because if self.done else ())} if self.table is not None else ()
        return tuple(name for name in self.reads if name in ruled)

    @property
    def waits_for_call(self) -> bool:
        """Whether what is asked is a call that is still to be made: until then what stands holds, the rest may come."""
        return self.ask is not None and self.ask.key in LATER

    @property
    def _restricts_lead(self) -> str:
        """Whether a restriction of a lead is foreseen, or that hangs on what has still to be chosen or found."""
        assert self.table is not None
        foreseen = [said.effect for said in self.table.situation.open_windows if isinstance(said.effect, Foresee)]
        if self.ask is not None or self.unpriced:
            return "open"
        return "yes" if any(one.what == "lead_restriction" for one in foreseen) else "no"

    @property
    def reads_now(self) -> tuple[str, ...]:
        """Those of them that are read out already: while something is asked only what holds whatever the answer is."""
        told = self.ask is None or self.waits_for_call or self.kind.reads_at_once
        grounds = self.grounds if told else ()
        return tuple(name for name in self.reads if name not in grounds) if told else ()

    @property
    def reads_later(self) -> tuple[str, ...]:
        """What may still come of a penalty card."""
        if self.table is None or self.ask is not None:
            return ()
        return later_of_cards(self.table.book.provisions, self.answer, self.options)

    @property
    def guides(self) -> tuple[str, ...]:
        """Those of them that say what the Director does."""
        return tuple(name for name in self.reads_now if name in self.kind.guiding)

    @property
    def guides_first(self) -> bool:
        """Whether he looks at that before anything else of it is read out."""
        return bool(self.guides) and self.kind.guides_first({**self.kind.quiet, **self.known})

    @property
    def plays_on(self) -> bool:
        """Whether the table is told to play on, and to call again when the board is over."""
        return self.table is not None and self.kind.plays_on({**self.kind.quiet, **self.known})

    @property
    def is_judged_later(self) -> bool:
        """Whether what is asked is looked at when the board is over, and the table plays on meanwhile."""
        return self.plays_on and self.ask is not None and self.ask.key in self.kind.judged_later

    @property
    def reads_as(self) -> Literal["now", "later", ""]:
        """How that is read out: now already, while something is asked, or the table has to be told to play on; as what
        may still come of it; or as the Law."""
        if self.waits_for_call:
            return "later"
        if self.ask is not None or self.kind.reads_aloud or self.plays_on:
            return "now"
        ruled = self.table is not None and self.table.situation.rulings
        return "later" if self.kind.reads_later and not ruled else ""

    @property
    def done(self) -> bool:
        """Whether nothing is asked and no option is open: all that is due now has been read out."""
        return self.ask is None and self.table is not None and not self.unpriced


def _holds(held: Container[str], other: str) -> bool:
    """Whether the edition has that provision, or with `!` before its name has not."""
    return (other.removeprefix("!") in held) != other.startswith("!")
