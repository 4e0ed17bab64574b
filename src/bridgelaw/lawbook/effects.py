"""All that a Law can say, and the triggers that are no effects.

Every effect names, if need be, another clause of the same drawer by its key (`cite`); else the rule's own provision
stands behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card, Suit
from bridgelaw.game.seats import Seat, Side
from bridgelaw.table import acts
from bridgelaw.table import vocabulary as words
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import Standing

Settled = Literal["accepted", "ruled", "forfeited", "unfounded"]
Until = words.Until | Literal["chosen"]
"""When a window closes: a word of the record format, or `chosen` (an offer: when one of its kind is taken)."""


class Effect(Struct, frozen=True, kw_only=True, gc=False):
    """Something that a provision says."""

    cite: str = ""


class Irregular(Effect, frozen=True, kw_only=True, gc=False):
    """`by` did something irregular in `act`. Its key is `kind@act`; it begins `unnoticed`."""

    kind: words.Irregularities
    by: Seat | None
    act: str
    side: Side | None = None


class Notice(Effect, frozen=True, kw_only=True, gc=False):
    """Attention has been drawn to it; `drawn_by`: the act that did it, where it is not the one that is judged."""

    irregularity: str
    drawn_by: str = ""


class Explain(Effect, frozen=True, kw_only=True, gc=False):
    """The Director has explained what follows from it: options between the sides may open."""

    irregularity: str


class Settle(Effect, frozen=True, kw_only=True, gc=False):
    """It is dealt with. Its offers go, and its open Questions but for those in passing, where it was ruled upon; duties
    and what is awaited stay until their own end.

    From then on it is known by the provision that settles it, if that is of the Law which owns it (`known_as` None),
    or in any case, or in none. `unfounded`: it has turned out that nothing was irregular, also where it was settled; no
    answer names it.
    """

    irregularity: str
    how: Settled
    known_as: bool | None = None


class Reopen(Effect, frozen=True, kw_only=True, gc=False):
    """What was settled stands open again (a waiver cancelled, a wrong ruling taken back)."""

    irregularity: str


class Stand(Effect, frozen=True, kw_only=True, gc=False):
    """The call or card of `act` has this standing now. If it does not count any more: `irregularity` is the one that is
    the cause; without one, `fault` is the side on whose account it was withdrawn, as of those who had misled its
    player."""

    act: str
    standing: Standing
    irregularity: str | None = None
    fault: Side | None = None


class Make(Effect, frozen=True, kw_only=True, gc=False):
    """A call counts that no act of its own made: an option taken with a call, or a pass that is taken as made.

    It stands in the place of the call `replaces`, or before the call `before` (an implied pass).
    """

    by: Seat
    call: Call
    act: str
    replaces: str | None = None
    before: str | None = None


class Lay(Effect, frozen=True, kw_only=True, gc=False):
    """A card counts as played that no `play` put down. When its player has named it, rules hear of it as of a `play`.

    It may stand in the place of the card that the same act has laid, or of the card laid by `replaces`.
    """

    by: Seat
    hand: Seat
    card: Card
    act: str
    replaces: str | None = None

    @property
    def played(self) -> acts.Play:
        """The act that it amounts to."""
        return acts.Play(id=self.act, by=self.by, card=self.card, hand=self.hand)


class LeadFrom(Effect, frozen=True, kw_only=True, gc=False):
    """`hand` leads to the trick that is about to begin, whoever has won the last one."""

    hand: Seat


class Supply(Effect, frozen=True, kw_only=True, gc=False):
    """`hand` has to play the card to `trick` that it never played; what was led since stays where it lies. `may_win`:
    whether that card can still win the trick."""

    hand: Seat
    trick: int
    may_win: bool = True


class Declare(Effect, frozen=True, kw_only=True, gc=False):
    """`seat` is declarer from now on."""

    seat: Seat


class Count(Effect, frozen=True, kw_only=True, gc=False):
    """The play is over, and declarer has so many of the thirteen tricks (a claim decided, a last trick corrected)."""

    declarer: int


class Inform(Effect, frozen=True, kw_only=True, gc=False):
    """`seat` received the fact in `about`, and may or may not use it (`purpose`: only for that; None = for all).
    `card`: of several cards that the act showed the one that this is about; None = all others."""

    seat: Seat
    about: str
    kind: words.Information
    authorised: bool
    source: Seat | None = None
    purpose: words.Purpose | None = None
    basis: words.Basis | None = None
    card: Card | None = None


class Forget(Effect, frozen=True, kw_only=True, gc=False):
    """Nothing was made available after all: the entries about `about` end (`seat`: only his; `kind`: only those)."""

    about: str
    seat: Seat | None = None
    kind: words.Information | None = None


class Window(Effect, frozen=True, kw_only=True, gc=False):
    """Something that holds for `who` until a moment. The further fields are its details.

    `rests_on`: acts on which it rests besides those by which the rule came to speak.
    """

    who: Seat
    what: str
    until: Until
    irregularity: str | None = None
    suit: Suit | None = None
    suits: tuple[Suit, ...] | None = None
    calls: tuple[Call, ...] | None = None
    card: Card | None = None
    cards: tuple[Card, ...] | None = None
    act: str | None = None
    rests_on: tuple[str, ...] = ()


class Oblige(Window, frozen=True, kw_only=True, gc=False):
    """`who` must do, or must not do, `what` (a word of the list of obligations)."""


class Offer(Window, frozen=True, kw_only=True, gc=False):
    """`who` may choose `what` (a word of the list of option ids). Taking one closes all of its irregularity."""


class Await(Window, frozen=True, kw_only=True, gc=False):
    """A note by which rules remember that something is still to come for `who`. `what` is a word of the drawers' own
    (`penalty_card`, …)."""


class Foresee(Window, frozen=True, kw_only=True, gc=False):
    """What the Laws may still allow against `who` on account of the call or card of `act`, when it comes to that:
    `what`, a word of the list of rectifications. `suits`: those that it is about; None = it may be any. `hangs_on`: the
    Question on whose answer it hangs whether it comes, or what."""

    hangs_on: words.Questions | None = None


LYING_CARD = ("major_penalty_card", "minor_penalty_card")
"""What is noted (`Await`) of a card that lies face up before a defender, by its rank; the higher one first."""


class Empower(Effect, frozen=True, kw_only=True, gc=False):
    """The Director may choose `what` (a word of the list of option ids) about the irregularity, or about the act."""

    what: words.Options
    irregularity: str | None = None
    act: str | None = None


class Lift(Effect, frozen=True, kw_only=True, gc=False):
    """The windows called `what` of that irregularity (of any, when None) close early; `who`: only his; `act`: only
    those about that act.

    So do the Director's own options of that name, when no player is named.
    """

    what: str
    irregularity: str | None = None
    act: str | None = None
    who: Seat | None = None


class Taken(Effect, frozen=True, kw_only=True, gc=False):
    """An offer was taken by `choice`. `director`: it was the Director's own option."""

    what: str
    irregularity: str | None
    by: Seat | None
    choice: acts.Choose | acts.DirectorChoose
    offer: Offer | None = None
    about: str | None = None


class Fit(Struct, frozen=True, gc=False):
    """An act that would have done something: its verb and value, the act that it is about, and the player who may do
    it; none where it is the Director's."""

    verb: Literal["rule", "choose", "find", "explain_options"]
    value: str
    of: str | None = None
    by: Seat | None = None


class Refuse(Effect, frozen=True, kw_only=True, gc=False):
    """The act can't have the effect that it was meant to have (no such option, …): an entry under `errors`.

    `not_judged`: the provisions `laws` could not be followed; `trace` tells a developer why, and nobody else. `fits`:
    what would have done something instead.
    """

    act: str
    kind: str
    code: str
    laws: tuple[str, ...] = ()
    trace: str = ""
    fits: tuple[Fit, ...] = ()


class Ask(Effect, frozen=True, kw_only=True, gc=False):
    """Only the Director can say. The rule stops here and goes on when he has answered.

    `aliases` = further acts by which his finding may name it; `most` = the largest number that can be answered.
    """

    kind: words.Questions
    of: str
    seat: Seat | None = None
    aliases: tuple[str, ...] = ()
    most: int | None = None


class Unask(Effect, frozen=True, kw_only=True, gc=False):
    """The Question no longer matters."""

    kind: words.Questions
    of: str


class Disapply(Effect, frozen=True, kw_only=True, gc=False):
    """What the provision behind this `limits` (see `law.toml`) says nothing about the act `about`."""

    about: str


class Rectify(Effect, frozen=True, kw_only=True, gc=False):
    """What the Law makes of it: a word of the list of rectifications; tricks transferred to the other side.

    `irregularity` is empty where there was none (a claim is decided): then `claim` is that claim or concession, and
    `given` how many of the tricks left its side gets.
    """

    irregularity: str
    what: words.Rectifications
    transfer: int = 0
    side: Side | None = None
    claim: str = ""
    given: int = 0


class Overrule(Effect, frozen=True, kw_only=True, gc=False):
    """What the same rule has ruled on that irregularity does not count any more: more has become known since. With
    `what`, that ruling on it, whichever rule gave it: it has been waived."""

    irregularity: str
    what: words.Rectifications | None = None


class Permit(Effect, frozen=True, kw_only=True, gc=False):
    """`seat` has this right now. Only rules that listen to `Rights` say it."""

    seat: Seat
    right: words.Rights


class Forbid(Effect, frozen=True, kw_only=True, gc=False):
    """`seat` has not got this right now, whoever permits it. Only rules that listen to `Rights` say it."""

    seat: Seat
    right: words.Rights


class Moment(Struct, frozen=True, gc=False):
    """Something has just come to pass (`name`: a word of `until`); `who` and `card` where it is about one of them."""

    name: Until
    who: Seat | None = None
    card: Card | None = None
    act: str = ""


class Done(Struct, frozen=True, gc=False):
    """The act and all that follows from it have been dealt with: what is still open is open. Rules that need to see
    what others have said to this are asked a second time, with `last`."""

    act: acts.Act
    last: bool = False


class Rights(Struct, frozen=True, gc=False):
    """What may each seat do now? Asked when an answer is made, never while the board goes on."""


class Found(Struct, frozen=True, gc=False):
    """The Director has answered a Question. For rules other than the one that asked: they take something back, or act
    on his word alone."""

    find: acts.Find


Trigger = acts.Act | Effect | Stood | Moment | Done | Rights | Found
Effects = Iterator[Effect]
