"""The facts that a quick ruling asks for: what each may be, how it is written, and whether a value is one of them.

The keys and values are those of the Director's procedures (docs/quick.md). A value is kept as it is written: `E`, `1H`,
`HQ H5`, `yes`, `none`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import BIDS
from bridgelaw.game.cards import CARDS, SUITS
from bridgelaw.game.seats import SEATS

Known = Mapping[str, str]
"""What has been answered so far, by key."""

SEAT_NAMES = tuple(seat.value for seat in SEATS)
SIDE_NAMES = ("NS", "EW")
YES_NO = ("yes", "no")
REGULAR_BIDS = tuple(str(bid) for bid in BIDS if bid.level <= 7)
TOO_HIGH = ("8C",)
ALL_CALLS = ("P", "X", "XX", *REGULAR_BIDS)
ALL_CARDS = tuple(CARDS)
NONE = "none"

OF_A_SUIT = ("suit", "earlier_suit")
"""Facts that are one of the four suits."""
OF_OWN_SIDE = ("later_tricks", "tricks_won")
"""Facts whose question names the side of the player who erred, or the other one: of another side it is another one."""
OF_THE_PLAYER = ("later_with_suit",)
"""Facts whose question names the player who erred himself."""
_SEAT = ("by", "declarer", "turn", "last_bid_by", "trick_won_by", "led_by", "claimer", "offender", "earlier_by",
    "earlier_won_by",
)  # fmt: skip
_CALL = ("call", "replaced_by", "meant", "turn_call", "new_call")
_CARD = ("card", "card_led", "penalty_card", "wanted")
_WORDS: Mapping[str, tuple[str, ...]] = {
    "how": ("dropped", "named", "shown", "faced", "led", "touched", "arranged"),
    "words": ("full", "suit", "rank", "high", "low", "win", "anything"),
    "face": ("up", "down"),
    "spread": (NONE, "dummy", "declarer"),
    "barred_until": ("next_turn", "end_of_auction"),
    "declarer_has_played": (NONE, "one_hand", "both_hands"),
    "found": ("in_play", "after_play", "next_board", "round_over"),
    "played_after_claim": ("no", "all_agreed", "some"),
    "did": (
        "warned",
        "asked_declarer",
        "asked_defender",
        "drew_attention",
        "touched_card",
        "looked",
        "played_own_card",
        "called",
        "played",
        "waived",
        "assessed",
        "corrected",
    ),
    "stage": ("before_first_call", "auction", "clarification", "play", "ended"),
    "noticed_by": ("explainer", "partner", "opponents"),
    **dict.fromkeys(OF_A_SUIT, tuple(SUITS)),
    "count": ("few", "many"),
    "earlier_revoke": (NONE, "same", "partner", "opponents"),
    "trick": tuple(str(n) for n in range(1, 13)),
    "short": (*SEAT_NAMES, NONE),
    "objection": (*SEAT_NAMES, NONE),
    "fault": (NONE, *SIDE_NAMES, "both"),
    "played_before": (NONE, *SIDE_NAMES, "both"),
    "where": ("found", "played_trick", "unknown"),
    "responsible": (*SIDE_NAMES, NONE),
    "side": SIDE_NAMES,
    "offence": ("slow", "late", "phone", "miscount", "looked", "other"),
    "contract": REGULAR_BIDS,
    "risk": (NONE, "X", "XX"),
}
SLIP = "unintended_call"
"""The Question whether a call was a slip, where it is told as a fact."""
UNKNOWN = "unknown"
"""What is answered where a rare fact is asked, and nobody knows it."""
UNTOLD = ""
"""The value of a quiet fact of which it counts whether anybody has said it."""
_YES_NO = (
    "visible_to_partner", "told_by_opponent", "later_with_suit", "rights_lost", "trump_out", "called", "seen",
    "holds_suit", "partner_objects", "trick_won", "concurring", "lead_down", "asked_by_partner", SLIP,
    "put_right", "played_out", "earlier_with_suit",
)  # fmt: skip
_SEATS = ("called_since", "played_since", "next_trick")
"""Who has called or played since, in their order: `none`, or seats with spaces between."""
_CALLS = ("calls_since",)
_CARDS = ("cards", "other_penalty_cards")
_NUMBERS: Mapping[str, int] = {
    "later_tricks": 13,
    "earlier_tricks": 13,
    "tricks_won": 13,
    "tricks_left": 13,
    "claimed": 13,
    "conceded": 13,
    "tricks_before": 13,
    "times": 9,
}
_TEXT = ("statement", "explanation", "right_explanation")
_FREE_NUMBERS = ("minutes", "board")
_OR_NONE = ("board",)
"""Of these it may be that nobody knows it; 0 is none of them."""
LONGEST_TEXT = 300


def choices(key: str) -> tuple[str, ...] | None:
    """All that a fact can be, where it is one thing; None where it is a list or free text."""
    if key in _SEAT:
        return SEAT_NAMES
    if key in _CALL:
        return (*ALL_CALLS, NONE) if key == "replaced_by" else ALL_CALLS
    if key == "last_bid":
        return (*REGULAR_BIDS, NONE)
    if key in _CARD:
        return (*ALL_CARDS, NONE) if key == "wanted" else ALL_CARDS
    if key in _WORDS:
        return _WORDS[key]
    if key in _YES_NO:
        return YES_NO
    if key in _NUMBERS:
        return tuple(str(n) for n in range(_NUMBERS[key] + 1))
    return None


def read(key: str, text: str, offered: tuple[str, ...] | None, *, some: bool = False) -> str:
    """The value of a fact as it is written. `offered`: what it may be here; `some`: that a list may not be empty.

    Raises:
        Wrong: it is none that fits; the error names those that are allowed.
    """
    word = text.strip()
    allowed = offered if offered is not None else choices(key)
    if allowed is not None:
        found = next((one for one in allowed if one.casefold() == _plain(key, word).casefold()), None)
        if found is None:
            raise _wrong(key, word, allowed)
        return found
    for keys, among in ((_SEATS, SEAT_NAMES), (_CALLS, ALL_CALLS), (_CARDS, ALL_CARDS)):
        if key in keys:
            return _several(key, word, among, some=some)
    if key in _OR_NONE and word.casefold() == NONE:
        return NONE
    if key in _FREE_NUMBERS and word.isdecimal() and len(word) < 4 and (int(word) or key not in _OR_NONE):
        return str(int(word)) if key in _OR_NONE else word
    if key in _TEXT and word:
        return word[:LONGEST_TEXT]
    raise _wrong(key, word, ())


def _several(key: str, word: str, among: tuple[str, ...], *, some: bool) -> str:
    parts = word.upper().replace(",", " ").split()
    if not some and (not parts or parts in (["-"], ["NONE"])):
        return NONE
    if not parts or any(part not in among for part in parts):
        raise _wrong(key, word, among if some else (NONE, *among))
    return " ".join(parts)


_SAME: Mapping[str, str] = {"true": "yes", "false": "no"}


def _plain(key: str, word: str) -> str:
    return _SAME.get(word.casefold(), word) if key in _YES_NO or key == "played_after_claim" else word


def _wrong(key: str, text: str, allowed: tuple[str, ...]) -> Wrong:
    said = " ".join(allowed)
    return Wrong("bad-fact", f"{key}={text!r}: {said}", key=key, text=text, allowed=said)


def listed(known: Known, key: str) -> tuple[str, ...]:
    """The parts of a fact that is a list."""
    value = known.get(key, NONE)
    return () if value == NONE else tuple(value.split())


CHOOSE = "choose"
"""An option that is taken; what is read out knows the last one by this name."""
CHANGED = "changed_to"
"""By this name a record knows the call that is put in the place of another, once it has been chosen: the calls that
nobody has told are such that it can be made."""
LEAVE = "leave"
"""What is chosen where a player does not take an option that he need not take: `leave:OPTION`."""
PLACES = ("trick", "lead", "next")
"""Where a card lies of which nobody has said which it is, told with its hand (`withdraw_play:lead S`): in the trick of
the irregularity, or in the next one, as the card that was led to it or another."""
NOT_NOW = "not_now"
"""The answer by which a Question that is answered in words is passed over."""
RULED = "ruled"
"""By this name what is read out knows what is ruled: the words of the rectifications, with spaces."""
LEAD = "lead"
"""By this name what is read out knows whether somebody's first lead may come to be restricted: `yes` or `no` once all
is settled, before that `open`."""
LATER = ("turn_call", "new_call")
"""Facts that are asked only once an option has been taken."""


def calls_over(last_bid: str) -> tuple[str, ...]:
    """The calls that may be made once that was the last bid, `none` if nobody had bid: all of them, where nobody has
    said which it was, and doubles whoever had made it."""
    if last_bid == UNTOLD:
        return ALL_CALLS
    if last_bid == NONE:
        return tuple(call for call in ALL_CALLS if call not in ("X", "XX"))
    return (*ALL_CALLS[:3], *REGULAR_BIDS[REGULAR_BIDS.index(last_bid) + 1 :])


def parts_of(key: str) -> tuple[str, ...] | None:
    """What a fact that is a list is made of: seats, calls or cards; None where it is one thing."""
    for keys, among in ((_SEATS, SEAT_NAMES), (_CALLS, ALL_CALLS), (_CARDS, ALL_CARDS)):
        if key in keys:
            return among
    return None
