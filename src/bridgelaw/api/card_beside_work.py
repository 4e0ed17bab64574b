"""Makes one card in a process of its own: what is asked comes on the standard input, lines of JSON go to the standard
output, how far it is and at last the card or why there is none.

It leaves the processor to everybody else, and so do the processes that it starts: whoever plays or rules goes before.
"""

from __future__ import annotations

import os
import pickle
import sys

import msgspec

from bridgelaw.answer.card import plain_card
from bridgelaw.api.card_beside import CardToSolve, FarAlong
from bridgelaw.api.cards_of_questions import solved_card, solver
from bridgelaw.desk.card import NoCard
from bridgelaw.desk.deals_that_fit import NotCounted

LOWEST = 19


def main() -> None:
    """One card."""
    os.nice(LOWEST)
    # written by the process that has started this one, and by nobody else
    asked: CardToSolve = pickle.load(sys.stdin.buffer)

    def heard(done: int, of: int) -> None:
        _say(FarAlong(done=done, of=of))

    try:
        found = solved_card(asked.card, asked.seconds, heard=heard)
    except NoCard as why:
        _say(FarAlong(refused=why.code))
    except NotCounted as why:
        _say(FarAlong(refused=why.code, seats=tuple(seat.value for seat in why.seats)))
    else:
        _say(FarAlong(card=plain_card(found, asked.laws, asked.question, solver())))


def _say(what: FarAlong) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
