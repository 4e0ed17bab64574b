"""The result that a ruling leads to where the Law moves tricks: the contract and the tricks at the table, once the
Director tells them. Until he does, what stands in a record in their place is only put in."""

from __future__ import annotations

from bridgelaw.api.quick.facts import NONE, Known
from bridgelaw.api.quick.kind import NeededFact, Plain
from bridgelaw.game.seats import vulnerability_of

CONTRACT, RISK, BEFORE, BOARD = "contract", "risk", "tricks_before", "board"
OF_RESULT = (CONTRACT, RISK, BEFORE, BOARD)
"""Facts that are asked only once the Director wants to score the board, the contract first."""
TRICKS = 13


def is_told(known: Known) -> bool:
    """Whether the contract has been told."""
    return bool(known.get(CONTRACT))


def facts_of_claim() -> tuple[NeededFact, ...]:
    """What is asked behind the contract where tricks were left: how many the declaring side had won before."""
    return (
        NeededFact(RISK, is_told),
        NeededFact(BEFORE, is_told, lambda known: tuple(str(n) for n in range(_over(known) + 1))),
        NeededFact(BOARD, is_told),
    )


def _over(known: Known) -> int:
    return TRICKS - int(known["tricks_left"])


def calls_of(known: Known, put_in: str) -> tuple[str, ...]:
    """The calls of an auction in which nobody but declarer has bid: of the contract that was told, else of the one that
    is put in."""
    if not is_told(known):
        return (put_in,)
    return (known[CONTRACT], *{"X": ("X",), "XX": ("X", "XX")}.get(known.get(RISK, NONE), ()))


def conditions(known: Known) -> Plain:
    """What the number of the board says about its score, in the form of a record."""
    number = known.get(BOARD, NONE)
    return {} if number == NONE or not is_told(known) else {"vulnerable": vulnerability_of(int(number))}
