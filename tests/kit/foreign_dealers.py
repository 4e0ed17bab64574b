"""Two programs of others that deal hands by rejection, `dealer` and `deal`, asked for deals that fit the same lines.

They are not shipped and not needed: what compares with them is skipped where they are not installed.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.conditions.parts import (
    Aces,
    AllOf,
    Anything,
    Balanced,
    Controls,
    Held,
    Length,
    Longer,
    Not,
    OneOf,
    Points,
    Shape,
    Span,
)
from bridgelaw.desk.deals_that_fit import DealProblem
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import Seat

NAMES = {Seat.N: "north", Seat.E: "east", Seat.S: "south", Seat.W: "west"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def found(name: str) -> str | None:
    """Where a program is, if it is installed."""
    return shutil.which(name) or shutil.which(name, path="/usr/games")


def by_dealer(problem: DealProblem, deals: int, seed: int) -> list[str]:
    """Deals of `dealer`, as PBN writes them."""
    lines = [
        f"predeal {NAMES[seat]} " + ",".join(s + r for s, r in zip("SHDC", write_hand(hand).split("."), strict=True))
        for seat, hand in problem.known.items()
    ]
    conditions = [_in_dealer(condition, NAMES[seat]) for seat, condition in problem.given.items()] or ["1"]
    lines += [f"produce {deals}", "generate 2000000000", f"condition {' && '.join(conditions)}", "action printpbn"]
    program = found("dealer")
    assert program is not None
    told = subprocess.run(
        [program, "-s", str(seed)],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        timeout=3000,
    ).stdout
    return [line.split('"')[1] for line in told.splitlines() if line.startswith("[Deal ")]


def by_deal(problem: DealProblem, deals: int, seed: int, script: str) -> list[str]:
    """Deals of `deal`, as PBN writes them; `script`: a file that is written for it."""
    conditions = [_in_deal(condition, NAMES[seat]) for seat, condition in problem.given.items()] or ["1"]
    with open(script, "w", encoding="utf-8") as file:
        file.write("main {\n  reject unless {" + " && ".join(conditions) + "}\n  accept\n}\n")
    program = found("deal")
    assert program is not None
    known = [part for seat, hand in problem.known.items() for part in (f"-{seat.value}", _suits(write_hand(hand)))]
    told = subprocess.run(
        [program, "-s", str(seed), *known, "-i", script, "-l", str(deals)],
        capture_output=True,
        text=True,
        check=True,
        timeout=3000,
    ).stdout
    return [_pbn(line) for line in told.splitlines() if line.count("|") == 3]


def _suits(hand: str) -> str:
    return " ".join(suit or "-" for suit in hand.split("."))


def _pbn(line: str) -> str:
    """A line of `deal`, suits apart by blanks, in which a void is nothing or a dash."""
    hands = [".".join(suit.replace("-", "").replace("10", "T") for suit in hand.split(" ")) for hand in line.split("|")]
    return "N:" + " ".join(hands)


def _span(span: Span, what: str) -> str:
    upper = f" && {what} <= {span.most}" if span.most is not None else ""
    return f"({what} >= {span.least}{upper})"


def _joined(parts: Sequence[str], how: str) -> str:
    return "(" + f" {how} ".join(parts) + ")"


def _in_dealer(condition: Condition, hand: str) -> str:
    match condition:
        case AllOf(parts=parts):
            return _joined([_in_dealer(part, hand) for part in parts], "&&")
        case OneOf(parts=parts):
            return _joined([_in_dealer(part, hand) for part in parts], "||")
        case Not(part=part):
            return f"(!{_in_dealer(part, hand)})"
        case Points(span=span, suits=suits):
            what = [f"hcp({hand},{SUITS[suit]})" for suit in suits] or [f"hcp({hand})"]
            return _span(span, _joined(what, "+"))
        case Length(span=span, suits=suits):
            return _span(span, _joined([f"{SUITS[suit]}({hand})" for suit in suits], "+"))
        case Controls(span=span):
            return _span(span, f"controls({hand})")
        case Aces(span=span):
            return _span(span, f"aces({hand})")
        case Held(span=span, cards=cards):
            return _span(span, _joined([f"hascard({hand},{card.rank}{card.suit})" for card in cards], "+"))
        case Balanced():
            return f"shape({hand}, any 4333 + any 4432 + any 5332)"
        case Shape(patterns=patterns):
            written = [
                ("" if one.exact else "any ") + "".join("x" if n is None else str(n) for n in one.counts)
                for one in patterns
            ]
            return f"shape({hand}, {' + '.join(written)})"
        case Longer(suit=suit, other=other, or_equal=or_equal):
            return f"({SUITS[suit]}({hand}) {'>=' if or_equal else '>'} {SUITS[other]}({hand}))"
        case Anything():
            return "(1)"


def _in_deal(condition: Condition, hand: str) -> str:
    match condition:
        case AllOf(parts=parts):
            return _joined([_in_deal(part, hand) for part in parts], "&&")
        case OneOf(parts=parts):
            return _joined([_in_deal(part, hand) for part in parts], "||")
        case Not(part=part):
            return f"(!{_in_deal(part, hand)})"
        case Points(span=span, suits=suits):
            return _span(span, _joined([f"[hcp {hand} {SUITS[s]}]" for s in suits] or [f"[hcp {hand}]"], "+"))
        case Length(span=span, suits=suits):
            return _span(span, _joined([f"[{SUITS[suit]} {hand}]" for suit in suits], "+"))
        case Longer(suit=suit, other=other, or_equal=or_equal):
            return f"([{SUITS[suit]} {hand}] {'>=' if or_equal else '>'} [{SUITS[other]} {hand}])"
        case Balanced():
            # 43, 45 and 47 for 4333, 4432 and 5332; every other shape has more
            squares = _joined([f"[{suit} {hand}]*[{suit} {hand}]" for suit in SUITS.values()], "+")
            return f"({squares} <= 47)"
        case Anything():
            return "(1)"
        case _:
            raise NotImplementedError(condition)
