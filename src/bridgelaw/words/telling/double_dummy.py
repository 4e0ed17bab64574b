"""Double-dummy figures in words: the table, par, and what calls and cards have cost."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import STRAINS
from bridgelaw.words import numbers
from bridgelaw.words.telling.layout import BLANK, Line, capital
from bridgelaw.words.telling.score import points_of, result_of
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

DOT = " · "
_NAME, _CELL = 8, 5


def double_dummy(to_tell: AnswerToTell, found: Plain) -> Iterator[Line]:
    """The section; or the reason why there is none, in one sentence."""
    words = to_tell.words
    yield BLANK
    yield Line(words.say("dd-heading"), style="heading")
    if why := found.get("unsolved"):
        yield Line(words.say(f"dd-unsolved-{why}"), indent=2, style="faint")
        return
    strains = tuple(reversed(STRAINS))
    yield Line(_row("", [words.say("strain-short", strain=strain) for strain in strains]), indent=2)
    for seat, row in found["tricks"].items():
        yield Line(_row(words.seat(seat), [str(row[strain]) for strain in strains]), indent=2)
    yield Line(_par(to_tell, found["par"]), indent=2)
    if reached := found["contract"]:
        yield Line(words.say("dd-contract", text=_worth(to_tell, reached)), indent=2)
    for cost in found["costs"]:
        said = words.say(
            "dd-cost",
            number=str(cost["trick"]),
            seat=cost["hand"],
            card=words.card(cost["card"]),
            tricks=cost["tricks"],
        )
        yield Line(said, indent=2)
    for one in found["calls"]:
        yield Line(words.say("dd-endings", seat=one["seat"]), indent=2)
        for ending in one["endings"]:
            message = "dd-call-made" if ending["made"] else "dd-call"
            call = capital(words.call(ending["call"]))
            yield Line(words.say(message, call=call, text=_worth(to_tell, ending)), indent=4)
    yield Line(words.say("dd-caution"), indent=2, style="faint")


def _row(name: str, cells: list[str]) -> str:
    return f"{name:<{_NAME}}" + "".join(f"{cell:>{_CELL}}" for cell in cells)


def _worth(to_tell: AnswerToTell, one: Plain) -> str:
    result = result_of(to_tell, one["contract"], one["by"], one["tricks"])
    return f"{result}, {points_of(to_tell, one['points'])}"


def _par(to_tell: AnswerToTell, par: Plain) -> str:
    words = to_tell.words
    contracts = [result_of(to_tell, one["contract"], one["by"], one["tricks"]) for one in par["contracts"]]
    if not contracts:
        return words.say("dd-par-none", points=numbers.points(0))
    return words.say("dd-par", points=points_of(to_tell, par["points"]), text=DOT.join(contracts))
