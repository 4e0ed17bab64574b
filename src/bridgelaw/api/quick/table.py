"""A board that is not as it should be: its cards, its place, or that it can't be played (procedures, 6)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import PlayWriting, rounds
from bridgelaw.api.quick.facts import ALL_CALLS, NONE, SEAT_NAMES, Known, listed
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import IT, Writing, at_turn, seat, seats
from bridgelaw.game.seats import Seat


def _others(known: Known) -> tuple[str, ...]:
    return (*(one for one in SEAT_NAMES if one != known["by"]), NONE)


def _wrong_number(known: Known) -> Plain:
    by = seat(known, "by")
    writing = Writing(by)
    if known["called"] == "yes":
        writing.calls("1NT")
    writing.add(by, state="extra_card", seat=by.value, cards=["D6"], id=IT)
    if known["short"] != NONE:
        short = seat(known, "short")
        writing.add(short, state="missing_card", seat=short.value, cards=["D6"])
    if known["seen"] == "yes":
        writing.add(by.partner, learn="saw_card", cards=["D6"], about=by.value)
    writing.add(by, summon=True)
    return writing.plain()


WRONG_NUMBER_OF_CARDS = QuickKind(
    "wrong_number_of_cards",
    "13",
    6,
    (NeededFact("by"), NeededFact("short", offered=_others), NeededFact("called"), NeededFact("seen")),
    _wrong_number,
)

# one player with the cards of another board


def _has_called(known: Known) -> bool:
    return known["call"] != NONE


def _wrong_hand(known: Known) -> Plain:
    by = seat(known, "by")
    writing = at_turn(by, known["call"])
    if _has_called(known):
        writing.add(by, call=known["call"], id="call")
        writing.called(*seats(known, "called_since"))
    writing.add(by, state="wrong_board", seat=by.value, id=IT)
    writing.add(by, summon=True)
    return writing.plain()


def _read_of_wrong_hand(known: Known) -> tuple[str, ...]:
    called = len(listed(known, "called_since"))
    found = ["law15.cancelled", "law15.calls_anew"]
    found += ["law15.must_repeat", "law15.differs", "law15.information"] if called else []
    found += ["law15.partner_called"] if called > 1 else []
    return (*found, "law15.on_the_other_board")


WRONG_HAND = QuickKind(
    "wrong_hand",
    "15 17",
    4,
    (
        NeededFact("by"),
        NeededFact("call", offered=lambda known: (NONE, *ALL_CALLS)),
        NeededFact("called_since", _has_called, lambda known: rounds(seat(known, "by"))),
    ),
    _wrong_hand,
    leads=(
        "law15.wrong_hand",
        "law15.cancelled",
        "law15.calls_anew",
        "law15.partner_called",
        "law15.must_repeat",
        "law15.differs",
        "law15.on_the_other_board",
    ),
    orders=lambda known: ({"by": "director", "rule": "rectify", "of": IT},),
    reads=_read_of_wrong_hand,
)

# the whole table with another board

_STAGES = ("auction", "play", "ended")


def _with_stage(known: Known, dealer: Seat) -> Writing:
    """The board as far as it had come."""
    if known["stage"] == "before_first_call":
        return Writing(dealer)
    if known["stage"] == "auction":
        writing = Writing(dealer)
        writing.calls("1C")
        return writing
    playing = PlayWriting(dealer)
    if known["stage"] == "ended":
        playing.add("director", result=9)
    else:
        playing.first_trick(dealer)
    return playing


def _wrong_board(known: Known) -> Plain:
    # which calls are to be repeated nobody has said
    writing = Writing(Seat.S) if known["stage"] == "auction" else _with_stage(known, Seat.S)
    # dummy would draw attention to something in the play
    writing.add(Seat.E, state="wrong_board", id=IT)
    writing.add(Seat.E, summon=True)
    return writing.plain()


def _order_of_wrong_board(known: Known) -> tuple[Plain, ...]:
    """New to all it is played; in the auction period some editions have the auction repeated by the right players."""
    if known["played_before"] != NONE:
        return ({"by": "director", "choose": "artificial_score", "of": IT},)
    return (
        {"by": "director", "choose": "play_on", "of": IT},
        {"by": "director", "rule": "rectify", "of": IT},
    )


WRONG_BOARD = QuickKind(
    "wrong_board",
    "15",
    3,
    (NeededFact("stage", offered=lambda known: _STAGES), NeededFact("played_before")),
    _wrong_board,
    leads=(
        "law15.wrong_board", "law15.new_to_all", "law15.right_board_later", "law15.played_before",
        "law15.second_auction", "law15.same_calls", "law15.other_call",
    ),
    orders=_order_of_wrong_board,
    reads=lambda known: (
        ("law15.new_to_all", "law15.right_board_later", "law15.second_auction", "law15.other_call")
        if known["played_before"] == NONE
        else ("law15.played_before",)
    ),
)  # fmt: skip

# a board that was not the same everywhere


def _fouled(known: Known) -> Plain:
    writing = _with_stage(known, Seat.S)
    writing.add("director", state="fouled", id=IT)
    return writing.plain()


FOULED_BOARD = QuickKind(
    "fouled_board",
    "87",
    3,
    (NeededFact("stage", offered=lambda known: _STAGES),),
    _fouled,
    reads=lambda known: ("law87.fouled", "law87.groups"),
)

# a card that is missing


def _missing_card(known: Known) -> Plain:
    by, card = seat(known, "by"), known["card"]
    writing = _with_stage(known, by)
    writing.add("director", state="missing_card", seat=by.value, cards=[card], id=IT)
    return writing.plain()


def _read_of_missing(known: Known) -> tuple[str, ...]:
    late = known["stage"] in ("play", "ended")
    found = ("law14.after_lead",) if late else ("law14.before_lead",)
    return (*found, "law14.knowledge", *(("law67.afterwards",) if known["where"] == "played_trick" else ()))


MISSING_CARD = QuickKind(
    "missing_card",
    "14",
    5,
    (
        NeededFact("by"),
        NeededFact("card"),
        NeededFact("stage", offered=lambda known: ("before_first_call", *_STAGES)),
        NeededFact("where"),
    ),
    _missing_card,
    orders=lambda known: ({"by": "director", "rule": "rectify", "of": IT},),
    reads=_read_of_missing,
)

# a board that can't be played

_AWARDS = {
    NONE: ("average_plus", "average_plus"),
    "both": ("average_minus", "average_minus"),
    "NS": ("average_minus", "average_plus"),
    "EW": ("average_plus", "average_minus"),
}


def _not_played(known: Known) -> Plain:
    writing = Writing(Seat.N)
    ns, ew = _AWARDS[known["fault"]]
    writing.add("director", adjust={"kind": "artificial", "ns": ns, "ew": ew}, id=IT)
    return writing.plain()


BOARD_NOT_PLAYED = QuickKind(
    "board_not_played",
    "12 88",
    2,
    (NeededFact("fault"),),
    _not_played,
    leads=("law12.no_normal_play", "law12.responsible", "law12.own_session", "law88"),
    reads=lambda known: ("law12.no_normal_play", "law12.responsible", "law12.own_session", "law88.at_least"),
)

KINDS = (
    WRONG_HAND,
    WRONG_BOARD,
    FOULED_BOARD,
    WRONG_NUMBER_OF_CARDS,
    MISSING_CARD,
    BOARD_NOT_PLAYED,
)
