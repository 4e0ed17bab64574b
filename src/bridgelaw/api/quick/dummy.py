"""What declarer names, what dummy does, and whether a card was played (procedures, 3.8 to 3.9)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import PlayWriting, other_side, rounds
from bridgelaw.api.quick.facts import ALL_CARDS, NONE, Known, listed
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import BEFORE, IT, seat, seats
from bridgelaw.game.cards import SUITS

_DECLARER = NeededFact("declarer")

# was the card played


def _defends(known: Known) -> bool:
    return seat(known, "by").side is not seat(known, "declarer").side


def _is_dummys(known: Known) -> bool:
    return seat(known, "by") is seat(known, "declarer").partner


def _played_or_not(known: Known) -> Plain:
    by, card = seat(known, "by"), known["card"]
    writing = PlayWriting(seat(known, "declarer"), named=[card])
    writing.first_trick(by)
    played = known.get("visible_to_partner") == "yes" or known.get("how") in ("named", "touched")
    if played:
        writing.play(by, card, id=IT)
        writing.add(other_side(writing, by), summon=True, of=IT)
    elif by is writing.declarer:
        writing.add(by, expose=[card], how="shown", id=IT)
        writing.add(other_side(writing, by), summon=True, of=IT)
    else:
        writing.add(other_side(writing, by), summon=True)
    return writing.plain()


def _read_of_played(known: Known) -> tuple[str, ...]:
    if _defends(known):
        return ("law45.defenders_card",)
    if not _is_dummys(known):
        return ("law45.played_position", "law45.may_be_put_back")
    return ("law45.named",) if known["how"] == "named" else ("law45.touched",)


CARD_PLAYED_OR_NOT = QuickKind(
    "card_played_or_not",
    "45",
    5,
    (
        _DECLARER,
        NeededFact("by"),
        NeededFact("card"),
        NeededFact("visible_to_partner", _defends),
        NeededFact("how", _is_dummys, lambda known: ("named", "touched", "arranged")),
    ),
    _played_or_not,
    leads=(
        "law45.detached",
        "law45.defenders_card",
        "law45.may_be_put_back",
        "law45.played_position",
        "law45.touched",
        "law45.named",
        "law45.played_after_all",
    ),
    reads=_read_of_played,
)

# declarer names dummy's card

_WHOLE, _SUIT, _RANK, _ANYTHING = "full", "suit", "rank", "anything"
_HEIGHTS = ("high", "low", "win")
_SUIT_WORDS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
_RANK_WORDS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven",
    "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip


def _is_whole(known: Known) -> bool:
    return known["words"] == _WHOLE


def _is_part(known: Known) -> bool:
    return known["words"] != _WHOLE


def _leads(known: Known) -> bool:
    return known.get("card_led", NONE) == NONE


def _led_before(known: Known) -> tuple[str, ...]:
    """The card that dummy was to follow; a high or low card there is none of where dummy leads."""
    return ALL_CARDS if known["words"] in _HEIGHTS else (NONE, *ALL_CARDS)


def _asks_suit(known: Known) -> bool:
    """Whether it counts in which suit dummy won the last trick: he leads, and has two cards of the rank."""
    return known["words"] == _RANK and _leads(known) and len(listed(known, "cards")) > 1


def _behind(known: Known) -> tuple[str, ...]:
    """The hands that can have played after dummy, who has led."""
    return rounds(seat(known, "declarer").partner)


def _designation(known: Known) -> Plain:
    return _slip(known) if _is_whole(known) else _incomplete(known)


def _slip(known: Known) -> Plain:
    """The whole card was named, and he says that he wanted another."""
    card, wanted = known["card"], known["wanted"]
    writing = PlayWriting(seat(known, "declarer"), named=[card, *([wanted] if wanted != NONE else [])])
    writing.first_trick(writing.dummy)
    writing.play(writing.dummy, card, id=IT)
    writing.since(seats(known, "played_since"), card[0])
    if wanted != NONE and writing.declarer not in seats(known, "played_since"):
        # once he has played it is too late to say so
        writing.add(writing.declarer, retract="play", of=IT)
    writing.add(writing.opening_leader, summon=True, of=IT)
    return writing.plain()


def _incomplete(known: Known) -> Plain:
    led = known["card_led"]
    cards = [card for card in listed(known, "cards") if card != led]
    writing = PlayWriting(seat(known, "declarer"), named=[*cards, *([] if _leads(known) else [led])])
    dummy = writing.dummy
    writing.first_trick(dummy if _leads(known) else dummy.rho, known.get("suit", ""))
    if not _leads(known):
        writing.play(dummy.rho, led, id="led")
    writing.add(writing.declarer, designate=_said(known, cards), id=IT)
    writing.holdings[dummy] = writing.of(dummy) | set(cards)
    writing.taken_up(writing.opening_leader)
    return writing.plain()


def _said(known: Known, cards: list[str]) -> str:
    """What he said, in words that are read as any others; of a suit or rank that dummy has not got, one of those."""
    words, first = known["words"], cards[0] if cards else "S2"
    if words == _SUIT:
        return _SUIT_WORDS[first[0]]
    return _RANK_WORDS[first[1]] if words == _RANK else words


_READ_OF_WORDS = {
    _WHOLE: ("law45.unintended", "law45.may_be_changed"),
    _SUIT: ("law46.suit_alone",),
    "high": ("law46.word",),
    "low": ("law46.word",),
    "win": ("law46.win",),
    _ANYTHING: ("law46.defenders_choose",),
}


def _read_of_designation(known: Known) -> tuple[str, ...]:
    if known["words"] == _RANK:
        cards = listed(known, "cards")
        if not cards:
            return ("law46.not_there",)
        same = _leads(known) and any(card[0] == known.get("suit") for card in cards)
        return ("law46.same_suit",) if same else ("law46.rank_alone",)
    nothing = _is_part(known) and known["words"] != _ANYTHING and not listed(known, "cards")
    return ("law46.not_there",) if nothing else _READ_OF_WORDS[known["words"]]


DESIGNATION = QuickKind(
    "designation",
    "45 46",
    8,
    (
        _DECLARER,
        NeededFact("words"),
        NeededFact("card", _is_whole),
        NeededFact("wanted", _is_whole, lambda known: (NONE, *(card for card in ALL_CARDS if card != known["card"]))),
        NeededFact("played_since", _is_whole, _behind),
        NeededFact("card_led", _is_part, _led_before),
        NeededFact("cards", _is_part),
        NeededFact("suit", _asks_suit),
    ),
    _designation,
    leads=("law46", "law45.may_be_changed", "law45.unintended"),
    reads=_read_of_designation,
)

# dummy puts down another card


def _nobody_gone_on(known: Known) -> bool:
    return known["next_trick"] == NONE


def _wrong_card(known: Known) -> Plain:
    card, wanted = known["card"], known["wanted"]
    gone_on = seats(known, "next_trick")
    trumps, *spare = (suit for suit in SUITS if suit not in (card[0], wanted[0]))
    writing = PlayWriting(seat(known, "declarer"), f"4{trumps}", named=[card, wanted])
    dummy = writing.dummy
    writing.first_trick(dummy, spare[0])
    writing.play(dummy, card, id=IT, named=wanted)
    if not gone_on:
        writing.since(seats(known, "played_since"), card[0])
    else:
        hand = dummy.lho
        while hand is not dummy:
            writing.play(hand, writing.low(trumps if hand is gone_on[0] else spare[0]))
            hand = hand.lho
        hand = gone_on[0]
        for _ in range(len({one.side for one in gone_on})):
            writing.play(hand, writing.low(spare[0]))
            hand = hand.lho
    writing.taken_up(writing.opening_leader)
    return writing.plain()


DUMMY_WRONG_CARD = QuickKind(
    "dummy_wrong_card",
    "45",
    6,
    (
        _DECLARER,
        NeededFact("card"),
        NeededFact("wanted", offered=lambda known: tuple(card for card in ALL_CARDS if card != known["card"])),
        NeededFact("next_trick"),
        NeededFact("played_since", _nobody_gone_on, _behind),
    ),
    _wrong_card,
    leads=(
        "law45.dummys_card",
        "law45.wrong_card",
        "law45.defenders_may_change",
        "law45.put_right",
        "law45.changed",
        "law45.lead_goes_back",
        "law45.goes_on",
        "law45.too_late",
    ),
    reads=lambda known: ("law45.wrong_card",) if _nobody_gone_on(known) else ("law45.wrong_card", "law45.too_late"),
)

# what dummy may not do

_DID = (
    "warned", "asked_declarer", "asked_defender", "drew_attention", "touched_card", "looked", "played_own_card",
)  # fmt: skip


def _played_own(known: Known) -> bool:
    return known["did"] == "played_own_card"


def _asked_with_lost_rights(known: Known) -> bool:
    return known["did"] == "asked_declarer" and known.get("rights_lost") == "yes"


def _dummy(known: Known) -> Plain:
    did, declarer = known["did"], seat(known, "declarer")
    writing = PlayWriting(declarer, named=[known["card"]] if "card" in known else [])
    dummy, left = writing.dummy, writing.opening_leader
    writing.first_trick(declarer if did in ("warned", "looked", "touched_card", "drew_attention") else left)
    if known["rights_lost"] == "yes" and did != "looked":
        writing.add(dummy, learn="wrong_hand", about=declarer.rho.value, id=BEFORE)
    if did == "warned":
        writing.add(dummy, prevent="…", id=IT)
    elif did == "looked":
        writing.add(dummy, learn="wrong_hand", about=declarer.rho.value, id=IT)
    elif did == "touched_card":
        writing.add(dummy, convey="gesture", id=IT)
    elif did == "drew_attention":
        writing.add(dummy, attention=True, id=IT)
    elif did == "played_own_card":
        writing.play(left, writing.low(known["card"][0]))
        writing.add(dummy, play=known["card"], id=IT)
    else:
        _asked(writing, known)
    writing.add(left, summon=True, of=IT)
    if did == "drew_attention":
        # what he pointed out is a ruling of its own
        writing.add("director", find="act_meant", of=IT, value="nothing")
    writing.add("director", explain_options=True)
    return writing.plain()


def _asked(writing: PlayWriting, known: Known) -> None:
    """Somebody has not followed suit, and dummy asks him."""
    who = writing.declarer if known["did"] == "asked_declarer" else writing.declarer.rho
    hand, led = writing.opening_leader, known.get("suit") or writing.free_suit()
    other = writing.free_suit({led})
    kept = writing.high(led)
    writing.named.add(kept)
    while True:
        writing.play(hand, writing.low(other if hand is who else led), id="card" if hand is who else None)
        if hand is who:
            break
        hand = hand.lho
    if _asked_with_lost_rights(known):
        writing.holdings[who] = writing.of(who) | ({kept} if known["holds_suit"] == "yes" else set())
    writing.add(writing.dummy, ask="…", of="card", id=IT)


def _ordered(known: Known) -> tuple[Plain, ...]:
    of = "card" if known["did"] == "asked_declarer" else IT
    return ({"by": "director", "rule": "rectify", "of": of}, {"by": "director", "explain_options": True})


_READ_OF_DID = {
    "warned": ("law42.prevents",),
    "asked_declarer": ("law42.asks_declarer",),
    "asked_defender": ("law61.dummy_asks", "law61.risk_of_asking"),
    "drew_attention": ("law43.draws_attention",),
    "touched_card": ("law45.indicates", "law45.suggested"),
    "looked": ("law43.looks_at_a_defenders_hand", "law43.rights_lost"),
    "played_own_card": ("law43.takes_part", "law45.dummys_card"),
}
_READ_WITHOUT_RIGHTS = {
    "warned": ("law43.defenders_choose_the_hand",),
    "asked_declarer": ("law43.asks_first",),
    "drew_attention": ("law43.notices_first", "law43.gain_of_the_defenders"),
}


def _read_of_did(known: Known) -> tuple[str, ...]:
    more = _READ_WITHOUT_RIGHTS.get(known["did"], ()) if known["rights_lost"] == "yes" else ()
    return more or _READ_OF_DID[known["did"]]


DUMMY = QuickKind(
    "dummy",
    "42 43 45",
    4,
    (
        _DECLARER,
        NeededFact("did", offered=lambda known: _DID),
        NeededFact("card", _played_own),
        NeededFact("holds_suit", _asked_with_lost_rights),
        NeededFact("suit", lambda known: _asked_with_lost_rights(known) and known["holds_suit"] == "yes"),
    ),
    _dummy,
    {"rights_lost": "no"},
    orders=_ordered,
    reads=_read_of_did,
)

KINDS = (CARD_PLAYED_OR_NOT, DESIGNATION, DUMMY_WRONG_CARD, DUMMY)
