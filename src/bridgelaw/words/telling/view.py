"""What the prose needs from the record besides the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bridgelaw.game.seats import SEATS, dealer_of, vulnerability_of

ToldPosition = Literal["nothing", "phase", "turn"]
"""How much of a position somebody has told: how far the board has come, and besides whose turn it is."""


@dataclass(frozen=True, slots=True)
class ToldQuickly:
    """What the Director told of a board in a quick ruling, where no more of it is known.

    Attributes:
        start: the kind of the ruling.
        answers: what he said, key and value, in his order.
        acts: the acts of the record that stand for it; none of them is told as such.
        numbered: whether he told the number of the board.
        position: what follows from it about the position behind those acts.
    """

    start: str
    answers: tuple[tuple[str, str], ...]
    acts: frozenset[str]
    numbered: bool
    position: ToldPosition = "nothing"

    def has_told(self, key: str) -> bool:
        """Whether that was among what he said."""
        return any(name == key for name, _ in self.answers)


@dataclass(frozen=True, slots=True)
class RecordView:
    """The part of a record that this reader of the answer may see.

    Attributes:
        dealer: seat code.
        board: the board's number, if it has one.
        vulnerable: `None NS EW All`, or None when nobody wrote it down.
        hands: the hands to show by seat, as in a PBN deal (`AK52.Q.JT9.98765`); none by default.
        acts: the acts of the record by id, as they stand there; they name cards and calls that the answer leaves out.
        title: a line to begin with.
        filled: acts of which nobody has said which card or call it was; what stands there for it is not named.
        uncounted: tricks of the two sides, North–South first, that only stand there so that others are left.
        set_up: acts that only stand there so that others were possible; what was irregular about them is not told.
        quick: what was told of it in a quick ruling, where the record was made for one.
        regulations: settings that the record itself makes otherwise than its authority, by name.
        scoring: the form of scoring as the record has it; empty where it does not say.
    """

    dealer: str
    board: int | None = None
    vulnerable: str | None = None
    hands: Mapping[str, str] = field(default_factory=dict)
    acts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    title: str = ""
    filled: frozenset[str] = frozenset()
    set_up: frozenset[str] = frozenset()
    uncounted: tuple[int, int] = (0, 0)
    quick: ToldQuickly | None = None
    regulations: Mapping[str, Any] = field(default_factory=dict)
    scoring: str = ""


def view_of(record: Mapping[str, Any], *, seat: str | None = None, hands: bool = True) -> RecordView:
    """The view of a record in its own form (record format, section 1), decoded from YAML or JSON.

    For a `seat`, only that hand and no act: what he perceived of them stands in his answer. Without `hands`, none.
    """
    board = record.get("board")
    shown = {} if not hands or "deal" not in record else hands_of(record["deal"])
    acts = {} if seat else {act.get("id", f"a{n}"): act for n, act in enumerate(record.get("acts") or (), 1)}
    return RecordView(
        dealer=record.get("dealer") or (dealer_of(board).value if board else "N"),
        board=board,
        vulnerable=record.get("vulnerable") or (vulnerability_of(board) if board else None),
        hands={s: hand for s, hand in shown.items() if seat in (None, s)},
        acts=acts,
        title=record.get("title") or "",
        regulations=record.get("regulations") or {},
        scoring=record.get("scoring") or "",
    )


def hands_of(deal: str) -> dict[str, str]:
    """The known hands of a PBN deal string by seat."""
    first, _, rest = deal.partition(":")
    order = [s.value for s in SEATS]
    start = order.index(first.strip().upper())
    named = zip(order[start:] + order[:start], rest.split(), strict=False)
    return {seat: hand for seat, hand in named if hand != "-"}


def number_told(view: RecordView) -> int | None:
    """The number of the board, where somebody told it."""
    return None if view.quick is not None and not view.quick.numbered else view.board
