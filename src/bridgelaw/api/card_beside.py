"""A card that is made beside a server: by a process that takes what others leave of the processor, and that is ended
with everything that it has started when nobody wants the card any more."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, get_args

import msgspec
from msgspec import Struct

from bridgelaw.desk.card import CardAsked, NoCard, Why
from bridgelaw.desk.deals_that_fit.problem import NoDealFits, NoHandKnown, NoSolver, NotCounted, TooWide
from bridgelaw.game.seats import Seat

SECONDS = 1800.0
"""How long the deals may take: behind everybody else that is longer than at a command line."""
_COUNTING = 60.0
"""Seconds on top of them in which the deals are counted and drawn."""
_LONGEST_LINE = 1_000_000
_REFUSALS: Mapping[str, type[NotCounted]] = {kind.code: kind for kind in (NoDealFits, TooWide, NoSolver, NoHandKnown)}


class CardToSolve(Struct, frozen=True, kw_only=True):
    """What a card is made of, under which Laws, of which Question (where it has an id), and how long that may take."""

    card: CardAsked
    laws: int
    question: str | None = None
    seconds: float = SECONDS


class FarAlong(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the process says: `done` results `of` so many; at last the card, or why there is none."""

    done: int = 0
    of: int = 0
    card: dict[str, Any] | None = None
    refused: str = ""
    seats: tuple[str, ...] = ()


Heard = Callable[[int, int], None]
"""Told how many results there are by now, and of how many."""

_decode = msgspec.json.Decoder(FarAlong).decode


async def made_beside(asked: CardToSolve, heard: Heard, command: Sequence[str] = ()) -> Mapping[str, Any]:
    """The card, as `bridgelaw evidence` gives it to programs. Whoever cancels this ends all that works on it.

    Raises:
        NoCard, NotCounted: as `solved_card` of `bridgelaw.api.cards_of_questions`.
    """
    command = tuple(command) or (sys.executable, "-m", "bridgelaw.api.card_beside_work")
    pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=nowhere, start_new_session=True, limit=_LONGEST_LINE
    )
    try:
        return await asyncio.wait_for(_answer(process, asked, heard), asked.seconds + _COUNTING)
    except TimeoutError:
        raise NoCard("late") from None
    finally:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def _answer(process: asyncio.subprocess.Process, asked: CardToSolve, heard: Heard) -> Mapping[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(pickle.dumps(asked))
        await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            said = _decode(line)
            if said.card is not None:
                return said.card
            if said.refused:
                raise _refusal(said)
            heard(said.done, said.of)
    except (OSError, ValueError, msgspec.DecodeError):
        raise NoCard("broken") from None
    raise NoCard("broken")


def _refusal(said: FarAlong) -> NoCard | NotCounted:
    if said.refused in _REFUSALS:
        return _REFUSALS[said.refused](*(Seat[seat] for seat in said.seats))
    return NoCard(next((code for code in get_args(Why) if code == said.refused), "broken"))
