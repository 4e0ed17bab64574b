"""A kind of irregularity: which facts it asks for, and the smallest record that fits them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.api.quick.facts import Known, read
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book

Plain = dict[str, Any]
Together = tuple[tuple[str, str], tuple[str, str]]
"""Two answers, each with its key and value, that are told in one breath."""


def always(known: Known) -> bool:
    """Whatever is known."""
    return True


class NeededFact(Struct, frozen=True):
    """One fact: its key, when it is needed (always, unless it follows from others), and what it may be here (None: all
    that the key may be). `tried`: it is asked only where the ruling is another for each value, as by the edition.
    `some`: of a list, that it names something, mostly one thing; `several`: that it is mostly one thing, or none.
    `may_be_told`: it counts where it is told, though nothing hangs on it that would have it asked."""

    key: str
    needed: Callable[[Known], bool] = always
    offered: Callable[[Known], tuple[str, ...]] | None = None
    tried: bool = False
    some: bool = False
    several: bool = False
    may_be_told: bool = False


class FactToCome(Struct, frozen=True):
    """A fact that nobody can know yet: its key, its values as they are told, each with one that is tried for it, the
    last one standing for all that come to the same as it does; and when it is one at all."""

    key: str
    values: tuple[tuple[str, str], ...]
    needed: Callable[[Known], bool] = lambda known: True


class QuickKind(Struct, frozen=True):
    """A kind that the quick ruling can start with.

    `asks`: its facts in the order in which a Director asks them. `record`: a record (format, section 1) for them.
    `law`: the Laws that rule it, for people. `at_most`: how many facts may be asked before something is read out.
    `quiet`: facts that are not asked because they are rare, each with the value that goes without saying. `leads`: the
    drawers and provisions beside which a search offers it, where these are not all of the Laws that rule it.
    `settings`: what an authority can set that the record needs, known to it under its name.
    `orders`: what the Director orders by the facts alone; one that changes nothing, as in another edition, is left out.
    `orders_freely`: whether he orders it though somebody has a choice.
    `reads`: provisions by their names (`law66.quitted_tricks`) that are read out as well, because a Law says in words
    only what is so; those that an edition has not got are left out,
    and those written `NAME@OTHER` where it has not got the other, or `NAME@!OTHER` where it has.
    `reads_alone`: one of them beside which nothing else is read out, in an edition that has it.
    `judged_later`: Questions that are looked at when the board is over, though an answer may be given before.
    `waits`: Questions besides those of every kind that wait for the end of the board.
    `reads_at_once`: whether that is read out before any Question is answered: it holds whatever the answers are.
    `reads_aloud`: whether the table is told it, though nothing is asked.
    `guiding`: those of them that say what the Director does, and not what is so at the table.
    `guides_first`: whether he looks at that before anything is read out.
    `reads_first`: what is read out from the first tap on, as long as facts are missing.
    `only_with`: values, and rare facts, that are offered only in an edition that has a provision: the name of that, by
    the value or the key.
    `not_where`: rare facts that count for nothing where the authority has set it so: the name and the value of what it
    sets, by the key.
    `rare_where`: where a rare fact can count at all, by its key: of any other key, everywhere.
    `together`: two facts that are mostly told in one breath: on the page of the first, by whose key they stand, such
    pairs of answers, each with its key and value.
    `prompts`: rare facts that a page asks of its own accord, in front of the fact by whose key they stand.
    `notes`: messages that are read out as well, where it is no Law that says so.
    `plays_on`: whether the table is told to play on, and to call again when the board is over.
    `reads_later`: whether it is about what may still come of it, until something is ruled.
    `reads_ruled`: whether the provisions of what is ruled are read out, since they say why so many tricks change hands.
    `because`: provisions that are read out as the reason once it is ruled.
    `changes`: the calls that a player could have made in the place of his last one, where that hangs on calls that
    nobody has told; none where it does not.
    `to_come`: facts on which hangs what will be ruled, and which nobody can know yet.
    """

    start: str
    law: str
    at_most: int
    asks: tuple[NeededFact, ...]
    record: Callable[[Known], Plain]
    quiet: Mapping[str, str] = {}
    leads: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    orders: Callable[[Known], tuple[Plain, ...]] = lambda known: ()
    orders_freely: bool = True
    reads: Callable[[Known], tuple[str, ...]] = lambda known: ()
    reads_alone: str = ""
    judged_later: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    reads_at_once: bool = False
    reads_first: tuple[str, ...] = ()
    only_with: Mapping[str, str] = {}
    not_where: Mapping[str, tuple[str, str]] = {}
    rare_where: Mapping[str, Callable[[Known], bool]] = {}
    together: Mapping[str, Callable[[Known], tuple[Together, ...]]] = {}
    prompts: Mapping[str, tuple[str, ...]] = {}
    notes: Callable[[Known], tuple[str, ...]] = lambda known: ()
    plays_on: Callable[[Known], bool] = lambda known: False
    reads_aloud: bool = False
    guiding: tuple[str, ...] = ()
    guides_first: Callable[[Known], bool] = lambda known: False
    reads_later: bool = False
    reads_ruled: bool = False
    because: tuple[str, ...] = ()
    changes: Callable[[Known, Seat], tuple[str, ...]] = lambda known, who: ()
    to_come: Callable[[Known], tuple[FactToCome, ...]] = lambda known: ()

    def wanted(self, known: Known, passed: Container[str] = ()) -> NeededFact | None:
        """The fact to be asked next, but for those `passed` over; None when all that counts is known."""
        open_ = (ask for ask in self.asks if ask.key not in known and ask.key not in passed)
        return next((ask for ask in open_ if ask.needed(known)), None)

    def counts(self, key: str, book: Book) -> bool:
        """Whether a rare fact can count under these Laws and this authority."""
        if key in self.only_with and self.only_with[key] not in book.provisions:
            return False
        name, value = self.not_where.get(key, ("", ""))
        return not name or getattr(book.regulations, name) != value

    def told(self, answers: Iterable[tuple[str, str]]) -> Known:
        """What these answers tell of the facts.

        Raises:
            Wrong: one of them is no value of its fact.
        """
        return {key: read(key, value, None) for key, value in answers if key in self.keys}

    def rare(self, known: Known, book: Book | None) -> tuple[str, ...]:
        """The rare facts that are not known yet and can count, under these Laws where they are given."""
        open_ = (key for key in self.quiet if key not in known and self.rare_where.get(key, always)(known))
        return tuple(key for key in open_ if book is None or self.counts(key, book))

    def under(self, book: Book, values: tuple[str, ...] | None) -> tuple[str, ...] | None:
        """Those of the values of a fact that these Laws know; None where it is free."""
        only, held = self.only_with, book.provisions
        return values and tuple(value for value in values if value not in only or only[value] in held)

    @property
    def keys(self) -> tuple[str, ...]:
        """All facts that it takes."""
        return (*(ask.key for ask in self.asks), *self.quiet)
