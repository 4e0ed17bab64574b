"""A call that its maker changed, or never meant (procedures, 2.8): a slip goes before the Law that the call offends."""

from __future__ import annotations

from bridgelaw.api.quick.cards import rounds
from bridgelaw.api.quick.facts import ALL_CALLS, CHOOSE, LEAD, NONE, SLIP, Known
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import IT, Writing, at_turn, seat, seats
from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import SEATS


def lead_restrictions(known: Known) -> tuple[str, ...]:
    """What the withdrawn call may cost partner's first lead; a pass or a double has shown no suit of its own."""
    of_its_suit = ("law26.unspecified",) if CALLS[known["call"]].is_bid else ()
    return ("law26.restriction", *of_its_suit, "law26.any_suit")


def leads_after_next_call(known: Known) -> tuple[str, ...]:
    """What the offender's next call leaves of partner's first lead, where no Director has to compare the two: nothing
    the same call; a suit named again is free; notrump named again names none."""
    call, again = known["call"], known.get("new_call", NONE)
    if again == NONE or known.get("comparable_call") is not None:
        return lead_restrictions(known)
    if again == call:
        return ()
    if not CALLS[call].is_bid or CALLS[again].strain != CALLS[call].strain:
        return lead_restrictions(known)
    return ("law26.restriction", "law26.any_suit") if CALLS[call].strain == "NT" else ("law26.specified",)


CALLED_SINCE = NeededFact("called_since", offered=lambda known: rounds(seat(known, "by")))
"""Who has called since: nobody, the opponent on the left, he and the next, and so on round."""


def bidder_counts(known: Known) -> bool:
    """Of a call out of turn: whether it counts who made the last bid. It does where that is doubled, and at the next
    player's turn, since it may have been his own call, which he wants to change."""
    doubles, changes = known["call"] in ("X", "XX"), known["turn"] == seat(known, "by").lho.value
    return known["last_bid"] != NONE and (doubles or changes)


def callers_since(known: Known) -> tuple[str, ...]:
    """Of a call out of turn: nobody, those behind him as far as the auction goes on and their calls count, or the
    opponent on the right whose turn it was, who has called over it all the same."""
    by, right = seat(known, "by"), seat(known, "by").rho.value
    nobody, *behind = rounds(by)
    bidder = seat(known, "last_bid_by") if "last_bid_by" in known else None
    own = bidder is None or bidder.side is by.side
    if known["call"] == "XX" or (known["call"] == "X" and own):
        # once it has been called over, that and all that follows is cancelled
        behind = behind[:1]
    elif known["call"] == "P" and bidder is not None and bidder is not by:
        # his pass in turn is one of those that end the auction
        behind = behind[: _LAST_PASSES - (by.index - bidder.index) % len(SEATS)]
    return (nobody, *((right,) if known["turn"] == right else ()), *behind)


_LAST_PASSES = 3
INSTEAD = "instead"
"""The id of the call that he put in its place."""
AS_A_SLIP = ("law25.slip_first", "law25.slip_tells")


def is_slip(known: Known) -> bool:
    """Whether the irregular call was never meant, and that can still be put right: this goes before its own Law."""
    return known.get(SLIP) == "yes" and seat(known, "by").partner not in seats(known, "called_since")


def write_change(writing: Writing, known: Known) -> None:
    """What was put in its place before the Director came, and that it was a slip if it was; then he is called."""
    by, other = seat(known, "by"), known.get("replaced_by", NONE)
    slip = is_slip(known) and other != NONE
    if other != NONE:
        writing.add(by, substitute=other, of=IT, **({"id": INSTEAD, "unintended": True} if slip else {}))
    writing.taken_up(by.lho, explained=not slip)
    if slip:
        # found first: then there is nothing of its own Law to be explained
        writing.add("director", find=SLIP, of=INSTEAD, value=True)
        if _is_too_low(other, known):
            # what was meant is looked at like any other call
            writing.add(by.lho, attention=INSTEAD)
        writing.add("director", explain_options=True)


def _is_too_low(call: str, known: Known) -> bool:
    last = known.get("last_bid", NONE)
    return last != NONE and CALLS[call].is_bid and CALLS[call].rank <= CALLS[last].rank


MEANT = NeededFact("replaced_by", is_slip, lambda known: tuple(c for c in ALL_CALLS if c != known.get("call")))
"""What he meant to call."""


def before_its_law(known: Known) -> tuple[str, ...]:
    """As long as nothing has come of the call: that a slip is put right first, or that it is too late for that."""
    if known.get(CHOOSE) or known.get(SLIP) == "no" or known.get("replaced_by", NONE) != NONE:
        return ()
    if seat(known, "by").partner not in seats(known, "called_since"):
        return ("law25.unintended",)
    return ("law25.until_partner_calls",) if known.get(SLIP) == "yes" else ()


FIRST = ("law25.unintended", "law25.until_partner_calls")
"""What the Director looks at before the call is dealt with."""


def looks_first(known: Known) -> bool:
    """Whether a slip can still be put right, and nobody has said whether it was one."""
    return before_its_law(known) == ("law25.unintended",) and known.get(SLIP) != "yes"


def read_before_its_law(known: Known) -> tuple[str, ...]:
    """The same, or what a slip costs."""
    return AS_A_SLIP if is_slip(known) else before_its_law(known)


def _only_asks(known: Known) -> bool:
    """Whether he has put nothing in its place, and only wants to."""
    return known["replaced_by"] == NONE


def _partner_has_called(known: Known) -> bool:
    return seat(known, "by").partner in seats(known, "called_since")


def _may_have_slipped(known: Known) -> bool:
    return _only_asks(known) and not _partner_has_called(known)


def _has_slipped(known: Known) -> bool:
    return _may_have_slipped(known) and known[SLIP] == "yes"


def _others(known: Known) -> tuple[str, ...]:
    return tuple(call for call in ALL_CALLS if call != known["call"])


def _changed_call(known: Known) -> Plain:
    by, other = seat(known, "by"), known["replaced_by"]
    slip = _has_slipped(known)
    meant = known["meant"] if slip else other
    writing = at_turn(by, known["call"], meant)
    writing.add(by, call=known["call"], id=IT)
    writing.called(*seats(known, "called_since"))
    if meant == NONE:
        # nothing was changed: the call stands
        writing.add(by.lho, summon=True)
        return writing.plain()
    writing.add(by, substitute=meant, id=INSTEAD, of=IT)
    writing.add(by.lho, attention=INSTEAD)
    writing.add(by.lho, summon=True)
    if slip:
        writing.add("director", find=SLIP, of=INSTEAD, value=True)
    writing.add("director", explain_options=True)
    return writing.plain()


_SAID = "law16.from_partner"
"""That he wants another call his partner has heard."""


def _read_of_changed(known: Known) -> tuple[str, ...]:
    """What a slip costs and tells; why nothing can be put right any more, or that the first call is what he meant; else
    what the call that does not stand may cost."""
    if _only_asks(known) and _partner_has_called(known):
        return ("law25.until_partner_calls", _SAID)
    if known.get(SLIP) == "yes":
        return ("law25.unintended", "law25.slip_tells")
    if _only_asks(known):
        return ("law25.unintended", "law25.intent", _SAID)
    if known.get(CHOOSE, "").startswith("accept"):
        return ("law25.accepted", "law26.restriction", "law25.information")
    late = ("law25.until_partner_calls",) if _partner_has_called(known) else ()
    return (*late, *_lead_of_changed(known), "law25.information")


def _lead_of_changed(known: Known) -> tuple[str, ...]:
    """What either call may cost the lead; once it is settled, of the call that is gone, if it costs anything at all:
    whether there are two calls that differ is known then."""
    if known.get(LEAD) == "no":
        return ()
    if known.get(LEAD) != "yes" or known["replaced_by"] == NONE:
        return lead_restrictions(known)
    gone = [known["replaced_by"], *([known["call"]] if known.get(CHOOSE) == "other_call" else [])]
    of_suits = [one for one in gone if CALLS[one].is_bid and CALLS[one].strain != "NT"]
    suits = ("law26.unspecified",) if of_suits else ()
    return (*suits, "law26.any_suit" if len(of_suits) < len(gone) else "law26.any_suit@law31.comparable")


CHANGED_CALL = QuickKind(
    "changed_call",
    "25",
    6,
    (
        NeededFact("by"),
        NeededFact("call"),
        NeededFact("replaced_by", offered=lambda known: (NONE, *_others(known))),
        NeededFact("called_since", offered=lambda known: rounds(seat(known, "by"))[:3]),
        NeededFact(SLIP, _may_have_slipped),
        NeededFact("meant", _has_slipped, _others),
    ),
    _changed_call,
    reads=_read_of_changed,
    reads_later=True,
)
