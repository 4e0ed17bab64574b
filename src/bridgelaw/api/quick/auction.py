"""Kinds of the auction (procedures, 2.1 to 2.9)."""

from __future__ import annotations

from bridgelaw.api.quick.changes import (
    AS_A_SLIP,
    CALLED_SINCE,
    CHANGED_CALL,
    FIRST,
    MEANT,
    before_its_law,
    bidder_counts,
    callers_since,
    is_slip,
    lead_restrictions,
    leads_after_next_call,
    looks_first,
    read_before_its_law,
    write_change,
)
from bridgelaw.api.quick.facts import (
    ALL_CALLS,
    CHOOSE,
    NONE,
    REGULAR_BIDS,
    RULED,
    SEAT_NAMES,
    SLIP,
    TOO_HIGH,
    UNTOLD,
    Known,
    listed,
)
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import BEFORE, IT, Writing, between, seat, seats
from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import Seat
from bridgelaw.table.options import SUBSTITUTED


def _lower(known: Known) -> tuple[str, ...]:
    """The bids that are too low behind the last one."""
    rank = CALLS[known["last_bid"]].rank
    return tuple(bid for bid in REGULAR_BIDS if CALLS[bid].rank <= rank)


def _finish(writing: Writing, known: Known) -> Plain:
    """Who has called since, what was put in its place, and then the Director."""
    writing.called(*seats(known, "called_since"))
    write_change(writing, known)
    return writing.plain()


def _insufficient_bid(known: Known) -> Plain:
    by = seat(known, "by")
    asked = known.get("last_bid_by", NONE)
    bidder = by.rho if asked in (NONE, by.value) else Seat[asked]
    writing = _to_turn({**known, "last_bid_by": bidder.value}, by)
    writing.add(by, call=known["call"], id=IT)
    return _finish(writing, known)


def _is_accepted(known: Known) -> bool:
    """Whether the opponent on the left has called over it, or has said that he accepts it."""
    return seat(known, "by").lho in seats(known, "called_since") or known.get(CHOOSE, "").startswith("accept")


def _read_of_insufficient(known: Known) -> tuple[str, ...]:
    """What may still come of it: the lead of a silenced partner, and a free correction that helped all the same."""
    if is_slip(known):
        return AS_A_SLIP
    if _is_accepted(known):
        return ()
    ruled = known.get(RULED, "").split()
    lead = (*lead_restrictions(known), *_SILENCED) if "none" not in ruled else ()
    # a correction of which nothing is ruled is a double that was cancelled: after it none is free
    free = "none" in ruled or not ("partner_passes" in ruled or known.get(CHOOSE) == SUBSTITUTED)
    return (*before_its_law(known), *lead, *(("law27.damage_all_the_same",) if free else ()))


INSUFFICIENT_BID = QuickKind(
    "insufficient_bid",
    "27",
    5,
    (
        NeededFact("by"),
        NeededFact("last_bid", offered=lambda known: REGULAR_BIDS),
        NeededFact("call", offered=_lower),
        CALLED_SINCE,
        MEANT,
    ),
    _insufficient_bid,
    {"replaced_by": NONE, SLIP: UNTOLD, "last_bid_by": NONE, "told_by_opponent": "no"},
    reads=_read_of_insufficient,
    reads_later=True,
    guiding=FIRST,
    guides_first=looks_first,
)


def _to_turn(known: Known, turn: Seat) -> Writing:
    """The auction up to that turn: the last bid, and passes since; nothing where nobody has bid."""
    if known["last_bid"] == NONE:
        return Writing(turn)
    bidder = seat(known, "last_bid_by") if "last_bid_by" in known else turn.rho
    writing = Writing(bidder)
    writing.calls(known["last_bid"])
    who = bidder.lho
    while who is not turn:
        writing.called(who)
        who = who.lho
    return writing


def _call_out_of_rotation(known: Known) -> Plain:
    writing = _to_turn(known, seat(known, "turn"))
    writing.add(seat(known, "by"), call=known["call"], id=IT)
    return _finish(writing, known)


def _bidders(known: Known) -> tuple[str, ...]:
    """Who can have made the last bid, so that it can be doubled or redoubled, and the auction is not over at `turn`."""
    turn = known.get("turn", known["by"])
    return tuple(one for one in SEAT_NAMES if one != turn)


_RIGHT_HAND_TURN = (
    "denomination", "right_hand_bid", "denomination_repeated", "not_repeated", "any_legal_call", "comparable",
    "not_comparable",
)  # fmt: skip
"""What hangs on the call of the player in turn, and on the offender's next one."""
_PARTNERS_TURN = ("partner_free", "any_call_after_partner")
_LEFT_HAND_TURN = ("any_legal_call", "comparable", "not_comparable")
_RIGHT_HAND_BID = ("denomination", "denomination_repeated", "not_repeated", *_LEFT_HAND_TURN)
"""The same once the player in turn has bid."""
_PARTNERS_TURN_PASSED = ("elsewhere", "any_legal_call", "comparable", "not_comparable")
_HELPED = ("law23.assisted",)
_SILENCED = ("law23.could_have_known",)
"""Where partner is silenced, or may be."""


def _read_of_rotation(known: Known) -> tuple[str, ...]:
    """Before the choice what may still come of it; once it is refused only what has come of it."""
    if known["turn"] in listed(known, "called_since") and known["turn"] != seat(known, "by").partner.value:
        return ("law28.called_over",)
    if _is_accepted(known):
        return ()
    law = {"P": "law30", "X": "law32", "XX": "law32"}.get(known["call"], "law31")
    chosen, turn, by = bool(known.get(CHOOSE)), seat(known, "turn"), seat(known, "by")
    if chosen and not _waits_for_calls(known):
        return _read_of_refused(known, law)
    if law == "law30":
        # behind the right-hand opponent's turn it is repeated, and has shown no suit
        lead = (*lead_restrictions(known), *_SILENCED)
        if not chosen:
            # where he passes himself it costs his partner nothing
            lead = tuple(f"{name}@law30.not_comparable" for name in lead)
        own = _own_silence(known)
        return own if turn is by.rho else (*(f"{law}.{name}" for name in _PARTNERS_TURN_PASSED), *lead, *own, *_HELPED)
    names = _PARTNERS_TURN if turn is by.partner else _LEFT_HAND_TURN
    if turn is by.rho:
        # before the choice the repeated call is told with what the choice costs
        names = _RIGHT_HAND_BID if "turn_call" in known else (*(("must_repeat",) if chosen else ()), *_RIGHT_HAND_TURN)
    return (*(f"{law}.{name}" for name in names), *lead_restrictions(known), *_SILENCED, *_HELPED)


def _own_silence(known: Known) -> tuple[str, ...]:
    """What may come of it where a pass silences whoever made it, before any bid or to the end (1997 and 2007)."""
    if known["last_bid"] != NONE and seat(known, "turn") is not seat(known, "by").partner:
        return ()
    by = "law30.before_any_bid" if known["last_bid"] == NONE else "law30.silent_to_the_end"
    # in 1997 Law 23 is about a pass of his partner
    return (f"law72.could_have_known@{by}", f"law23.could_have_known@{by}@!law72.could_have_known")


def _waits_for_calls(known: Known) -> bool:
    """Whether it still hangs on calls that will only be made what the refused call costs."""
    settled = {"none", "offender_passes", "partner_passes"} & set(known.get(RULED, "").split())
    return not settled and "new_call" not in known and known.get("turn_call") != "P"


def _read_of_refused(known: Known, law: str) -> tuple[str, ...]:
    """Whose silence it costs, if anybody's; a lead only where the offender's next call is another."""
    ruled = known.get(RULED, "").split()
    if "none" in ruled:
        return _HELPED
    if "offender_passes" in ruled:
        return ()
    if known.get("turn_call") == "P":
        must_repeat = "partner_passes" not in ruled and "new_call" not in known
        return (f"{law}.must_repeat",) if must_repeat else lead_restrictions(known)
    silenced = "partner_passes" in ruled
    return (*leads_after_next_call(known), *_SILENCED) if silenced else lead_restrictions(known)


CALL_OUT_OF_ROTATION = QuickKind(
    "call_out_of_rotation",
    "28–32",
    7,
    (
        NeededFact("by"),
        NeededFact("turn", offered=lambda known: tuple(one for one in SEAT_NAMES if one != known["by"])),
        NeededFact("call"),
        NeededFact("last_bid"),
        NeededFact("last_bid_by", bidder_counts, _bidders),
        NeededFact("called_since", offered=callers_since),
    ),
    _call_out_of_rotation,
    {"replaced_by": NONE, "told_by_opponent": "no"},
    reads=_read_of_rotation,
    reads_later=True,
)


def _inadmissible_double(known: Known) -> Plain:
    by = seat(known, "by")
    if known["last_bid"] == NONE:
        writing = Writing(by)
    else:
        bidder = seat(known, "last_bid_by")
        writing = Writing(bidder)
        writing.calls(known["last_bid"])
        doubled = bidder.side is not by.side if known["call"] == "X" else False
        distance = between(bidder, by) or 4
        # a bid of the other side can be doubled, unless that has been done; a redouble has nothing to redouble
        passed = ["P"] * (distance - 1)
        if doubled or distance == 4:
            passed[(by.partner.index - bidder.lho.index) % 4 if doubled else 0] = "X"
        for call in passed:
            writing.add(Seat[writing.acts[-1]["by"]].lho, call=call)
    writing.add(by, call=known["call"], id=IT)
    return _finish(writing, known)


INADMISSIBLE_DOUBLE = QuickKind(
    "inadmissible_double",
    "36",
    6,
    (
        NeededFact("by"),
        NeededFact("call", offered=lambda known: ("X", "XX")),
        NeededFact("last_bid"),
        NeededFact("last_bid_by", lambda known: known["last_bid"] != NONE, lambda known: _doubled(known)),
        CALLED_SINCE,
        MEANT,
    ),
    _inadmissible_double,
    {SLIP: UNTOLD},
    reads=read_before_its_law,
    guiding=FIRST,
    guides_first=looks_first,
)


def _doubled(known: Known) -> tuple[str, ...]:
    """Whose bid it can have been: of an opponent only where partner has doubled it before."""
    by = seat(known, "by")
    if known["call"] == "X":
        return (by.partner.value, by.value, by.lho.value)
    return tuple(one for one in SEAT_NAMES if one != by.value)


def _bid_over_seven(known: Known) -> Plain:
    by = seat(known, "by")
    writing = Writing(by)
    writing.add(by, call=known.get("call", TOO_HIGH[0]), id=IT)
    return _finish(writing, known)


BID_OVER_SEVEN = QuickKind(
    "bid_over_seven",
    "38",
    3,
    (NeededFact("by"), CALLED_SINCE, MEANT),
    _bid_over_seven,
    {SLIP: UNTOLD},
    reads=read_before_its_law,
    guiding=FIRST,
    guides_first=looks_first,
)


def _call_when_barred(known: Known) -> Plain:
    by = seat(known, "by")
    partner = by.partner
    if known["barred_until"] == "next_turn":
        writing = Writing(partner)
        writing.add(partner, expose=["SQ"], how="dropped", id=BEFORE)
        writing.add(by.lho, attention=BEFORE)
        writing.add(by.lho, summon=True)
        writing.add("director", explain_options=True)
        # what he doubles or redoubles, if he does
        writing.calls(*{"X": ("P", "1C"), "XX": ("1C", "X")}.get(known["call"], ("P", "P")))
    else:
        # partner has bid too little and put another denomination in its place
        writing = Writing(partner.rho)
        writing.calls("2D")
        writing.add(partner, call="1C", id=BEFORE)
        left = partner.lho
        writing.add(left, attention=BEFORE)
        writing.add(left, summon=True)
        writing.add("director", explain_options=True)
        writing.add(left, choose="reject_call")
        writing.add(partner, substitute="2S", id="instead")
        writing.add("director", find="comparable_call", of="instead", value=False)
        writing.add("director", resume=True)
        writing.add(left, call={"X": "2NT", "XX": "X"}.get(known["call"], "P"))
    writing.add(by, call=known["call"], id=IT)
    return _finish(writing, known)


CALL_WHEN_BARRED = QuickKind(
    "call_when_barred",
    "37",
    5,
    (
        NeededFact("by"),
        NeededFact("call", offered=lambda known: tuple(c for c in ALL_CALLS if c != "P")),
        NeededFact("barred_until"),
        CALLED_SINCE,
    ),
    _call_when_barred,
)


def _call_after_auction(known: Known) -> Plain:
    declarer = seat(known, "declarer")
    writing = Writing(declarer)
    writing.calls("1NT", "P", "P", "P")
    writing.add(seat(known, "by"), call=known["call"], id=IT)
    return _finish(writing, known)


CALL_AFTER_AUCTION = QuickKind(
    "call_after_auction",
    "39",
    5,
    (NeededFact("by"), NeededFact("call"), NeededFact("declarer"), CALLED_SINCE),
    _call_after_auction,
)


def _exposed_card_in_auction(known: Known) -> Plain:
    by = seat(known, "by")
    writing = Writing(by)
    seen = known.get("visible_to_partner", "yes") == "yes"
    more = {} if seen else {"visible_to_partner": False}
    cards = list(listed(known, "cards"))
    writing.holdings[by] = set(cards)
    if known["how"] == "led" and cards:
        # a card that is led has been played, whatever else was seen with it
        writing.add(by, play=cards[0], id=IT)
        if cards[1:]:
            writing.add(by, expose=cards[1:], how="faced", **more)
    else:
        writing.add(by, expose=cards, how=known["how"], id=IT, **more)
    writing.taken_up(by.lho)
    return writing.plain()


def _named(known: Known) -> bool:
    """Whether it was only spoken of: then it is a remark, whoever could see the card."""
    return known["how"] == "named"


def _read_of_exposed(known: Known) -> tuple[str, ...]:
    """What becomes of it now and when the auction is over; else why it is not this Law's."""
    if _named(known):
        return ("law16.from_partner",)
    if known["visible_to_partner"] == "no" and known["how"] != "led":
        return ("law24.visible",)
    return ("law24.keep_faced", "law24.declaring_side", "law24.defenders")


EXPOSED_CARD_IN_AUCTION = QuickKind(
    "exposed_card_in_auction",
    "24",
    5,
    (
        NeededFact("by"),
        NeededFact("cards", some=True),
        NeededFact("how", offered=lambda known: ("dropped", "named", "shown", "faced", "led")),
        NeededFact("visible_to_partner", lambda known: not _named(known)),
    ),
    _exposed_card_in_auction,
    reads=_read_of_exposed,
    reads_aloud=True,
)

KINDS = (
    INSUFFICIENT_BID,
    CALL_OUT_OF_ROTATION,
    INADMISSIBLE_DOUBLE,
    BID_OVER_SEVEN,
    CALL_WHEN_BARRED,
    CALL_AFTER_AUCTION,
    CHANGED_CALL,
    EXPOSED_CARD_IN_AUCTION,
)
