"""What players do at the table, one frozen class per verb (record format, section 1)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import Call as CallValue
from bridgelaw.game.cards import Card, Suit
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.table import vocabulary as words
from bridgelaw.table.act import PlayerAct


class CallMeaning(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the partnership has agreed that a call shows: evidence for the Director, seen by no seat."""

    hcp: tuple[int, int] | None = None
    S: tuple[int, int] | None = None
    H: tuple[int, int] | None = None
    D: tuple[int, int] | None = None
    C: tuple[int, int] | None = None
    forcing: bool | None = None
    artificial: bool | None = None
    text: str = ""


class Call(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A call is made. `together_with` (`with` in a record) = made in the same instant as that act."""

    verb = "call"
    value = "call"
    call: CallValue
    unintended: bool = False
    shows: CallMeaning | None = None
    together_with: str | None = None


class Substitute(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor replaces his own last call."""

    verb = "substitute"
    value = "call"
    call: CallValue
    unintended: bool = False
    shows: CallMeaning | None = None


class Retract(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor takes back his last call or play."""

    verb = "retract"
    value = "what"
    what: Literal["call", "play"]


class Realise(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor becomes aware of an error; nobody else perceives it."""

    verb = "realise"
    value = "flag"
    flag: Literal[True] = True


class Play(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A card is played from `hand` (`from` in a record; the actor's own hand unless given)."""

    verb = "play"
    value = "card"
    card: Card
    hand: Seat
    down: bool = False
    named: Card | None = None
    trick: int | None = None


class Face(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The face-down opening lead is turned up."""

    verb = "face"
    value = "card"
    card: Card | None = None


class Spread(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor puts his hand down face up as dummy."""

    verb = "spread"
    value = "flag"
    flag: Literal[True] = True


class Designate(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A card is named in words."""

    verb = "designate"
    value = "words"
    words: str


class Expose(PlayerAct, frozen=True, kw_only=True, gc=False):
    """Cards of the actor are seen without being played."""

    verb = "expose"
    value = "cards"
    cards: tuple[Card, ...]
    how: words.Exposed | None = None
    visible_to_partner: bool | None = None


class PickUp(PlayerAct, frozen=True, kw_only=True, gc=False):
    """Exposed or played cards are taken back to the hand."""

    verb = "pick_up"
    value = "cards"
    cards: tuple[Card, ...]


class Inspect(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor looks at a trick."""

    verb = "inspect"
    value = "what"
    what: words.Inspected


class ClaimTerms(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many of the remaining tricks, and the line of play stated.

    Where the play was not written down: how many tricks were `left`, how many declarer had `won` by then, and the cards
    left in the `hands` that somebody has written down.
    """

    tricks: int
    line: str = ""
    left: int | None = None
    won: int | None = None
    hands: Deal | None = None


class Claim(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor claims that many of the remaining tricks for his side."""

    verb = "claim"
    value = "terms"
    terms: ClaimTerms


class Concede(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor gives up that many of the remaining tricks."""

    verb = "concede"
    value = "terms"
    terms: ClaimTerms


class LineOfPlay(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor says, or says again, how he would play after his claim (`of`)."""

    verb = "line"
    value = "words"
    words: str


class Agree(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor accepts a claim, a concession or stated facts."""

    verb = "agree"
    value = "flag"
    flag: Literal[True] = True


class Contest(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor objects to a claim or concession."""

    verb = "contest"
    value = "flag"
    flag: Literal[True] = True


class PlayOn(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor asks that play go on after a claim."""

    verb = "play_on"
    value = "flag"
    flag: Literal[True] = True


class Alert(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A call (`of`) is alerted."""

    verb = "alert"
    value = "flag"
    flag: Literal[True] = True


class Announce(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A call (`of`) is announced in words."""

    verb = "announce"
    value = "words"
    words: str


class Ask(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A question about a call or play (`of`), about the whole auction, or whether it is his lead (`about`)."""

    verb = "ask"
    value = "words"
    words: str
    about: Literal["lead"] | None = None


class Explain(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A call or play (`of`) is explained."""

    verb = "explain"
    value = "words"
    words: str


class Clarify(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor is in doubt which call was made and asks."""

    verb = "clarify"
    value = "flag"
    flag: Literal[True] = True


class Review(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor asks to have the calls restated; `halt` = later, when he stops it."""

    verb = "review"
    value = "extent"
    extent: Literal["full", "partial"]
    halt: bool = False


class Restate(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The calls are restated; `right` = rightly, else as listed."""

    verb = "restate"
    value = "calls"
    calls: tuple[CallValue, ...] | Literal["right"]


class Correct(PlayerAct, frozen=True, kw_only=True, gc=False):
    """An explanation or a restatement (`of`) is put right."""

    verb = "correct"
    value = "words"
    words: str


class Convey(PlayerAct, frozen=True, kw_only=True, gc=False):
    """Information becomes available to partner otherwise than by the call or play itself."""

    verb = "convey"
    value = "channel"
    channel: words.Channel
    reported_by: Seat | Literal["director", "clock"] | None = None


class Learn(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor receives information about the board from another source."""

    verb = "learn"
    value = "source"
    source: words.Source
    about: Seat | None = None
    cards: tuple[Card, ...] = ()


class Consult(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor looks something up, or asks partner."""

    verb = "consult"
    value = "what"
    what: words.Consulted


class Attention(PlayerAct, frozen=True, kw_only=True, gc=False):
    """Attention is drawn to the irregular act `to`, or (None) to something irregular."""

    verb = "attention"
    value = "to"
    to: str | None = None


class Prevent(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor speaks before another player's irregularity is complete; `seat`: whose it would have been."""

    verb = "prevent"
    value = "words"
    words: str = ""
    seat: Seat | None = None


class Summon(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The Director is called."""

    verb = "summon"
    value = "flag"
    flag: Literal[True] = True


class Reserve(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor reserves the right to call the Director later; `channel`: by what the player of the call or card that
    it names let something be known."""

    verb = "reserve"
    value = "flag"
    flag: Literal[True] = True
    channel: words.Channel | None = None


class Dispute(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor disputes the facts stated."""

    verb = "dispute"
    value = "flag"
    flag: Literal[True] = True


class Waive(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor purports to waive a rectification."""

    verb = "waive"
    value = "words"
    words: str = ""


class Assess(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor purports to impose a rectification."""

    verb = "assess"
    value = "words"
    words: str = ""


class Choose(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor takes an option; the further fields hold what the option asks for."""

    verb = "choose"
    value = "option"
    option: words.Options
    suit: Suit | None = None
    suits: tuple[Suit, ...] = ()
    card: Card | None = None
    call: CallValue | None = None
    seat: Seat | None = None


class Leave(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The actor leaves as it is what he may change: the option is open to him no longer."""

    verb = "leave"
    value = "option"
    option: words.MayBeLeft


class Score(PlayerAct, frozen=True, kw_only=True, gc=False):
    """The result as a player enters or disputes it: tricks won by declarer."""

    verb = "score"
    value = "tricks"
    tricks: int


class Appeal(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A ruling (`of`) is appealed."""

    verb = "appeal"
    value = "flag"
    flag: Literal[True] = True
    concurring: bool = False


class State(PlayerAct, frozen=True, kw_only=True, gc=False):
    """A fact about the board."""

    verb = "state"
    value = "fact"
    fact: words.State
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
