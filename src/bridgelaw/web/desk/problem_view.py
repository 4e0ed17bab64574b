"""The problem sheet as a page shows it. The Director who sends it and the players who are polled see the same."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.desk.choosing import choices
from bridgelaw.desk.problem import Problem
from bridgelaw.game.calls import BIDS
from bridgelaw.game.seats import Seat
from bridgelaw.words import Words
from bridgelaw.words.letter.facts import auction, hands
from bridgelaw.words.letter.model import AuctionTable, Hand
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.problem import answer_to_tell, conditions, known, play


class ProblemView(Struct, frozen=True, kw_only=True):
    """The problem in words. `hands`: that of the player, and dummy's if it is open. `known`: what the player has been
    told and what else he may use, each with its heading. `methods`: what the Director adds about the pair's agreements.
    """

    conditions: str
    hands: tuple[Hand, ...]
    auction: AuctionTable | None
    play: tuple[str, ...]
    known: tuple[tuple[str, tuple[Line, ...]], ...]
    methods: str


class PollChoice(Struct, frozen=True):
    """A call or card to choose: its code, how it is written, how it is spoken."""

    code: str
    text: str
    spoken: str


class Choices(Struct, frozen=True):
    """What there is to choose from. If it is a call: pass, double and redouble as `others`, and the bids in rows by
    level. If it is a card: the cards in rows by suit."""

    is_call: bool
    others: tuple[PollChoice, ...]
    rows: tuple[tuple[PollChoice, ...], ...]


def problem_view(asked: Problem, methods: str, words: Words) -> ProblemView:
    """The problem `asked` in words, with what the Director adds about the pair's agreements (`methods`)."""
    to_tell = answer_to_tell(asked, words)
    return ProblemView(
        conditions=conditions(asked, words),
        hands=tuple(hands(to_tell, {})),
        auction=auction(to_tell),
        play=tuple(line.text for line in play(asked, words)),
        known=tuple((heading, tuple(lines)) for heading, lines in known(asked, words)),
        methods=methods,
    )


def choices_of(asked: Problem, words: Words) -> Choices:
    """The calls or cards that are legal in the problem, in the order of a bidding box or of a hand."""
    codes = choices(asked)
    if asked.decision == "play":
        cards = [PollChoice(code, words.card(code), capital(words.card(code, "spoken"))) for code in codes]
        rows = tuple(tuple(c for c in cards if c.code[0] == suit) for suit in "SHDC")
        return Choices(False, (), tuple(row for row in rows if row))
    calls = [PollChoice(code, words.call(code, "label"), capital(words.call(code, "spoken"))) for code in codes]
    bids = {bid.text: bid.level for bid in BIDS}
    levels = tuple(tuple(c for c in calls if bids.get(c.code) == level) for level in range(1, 8))
    return Choices(True, tuple(c for c in calls if c.code not in bids), tuple(row for row in levels if row))


def action_in_words(asked: Problem, code: str, words: Words) -> str:
    """The call or card of that code in words."""
    return words.card(code) if asked.decision == "play" else words.call(code)


def seat_of(asked: Problem) -> Seat:
    """Whose problem it is."""
    return Seat[asked.seat]
