"""Kinds of the play, but for the revoke (procedures, 3.1 to 3.5 and 3.8)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import PlayWriting, defenders, other_side, rounds, suits_of
from bridgelaw.api.quick.facts import ALL_CARDS, NONE, RULED, SEAT_NAMES, Known, listed
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import BEFORE, IT, seat, seats
from bridgelaw.game.seats import Seat

DECLARER = NeededFact("declarer")


def a_defender(known: Known) -> tuple[str, ...]:
    """The two who defend."""
    return tuple(one.value for one in defenders(seat(known, "declarer")))


def not_the_player(known: Known) -> tuple[str, ...]:
    """Everybody else's turn."""
    return tuple(one for one in SEAT_NAMES if one != known["by"])


def since(key: str) -> NeededFact:
    """Which hands have played to it: none, the next, he and the one after him, all three."""
    return NeededFact(key, offered=lambda known: rounds(seat(known, "by")))


# the opening lead

_UNSEEN = "C2"


def _wrong_leaders(known: Known) -> tuple[str, ...]:
    declarer = seat(known, "declarer")
    return tuple(one.value for one in (declarer.rho, declarer, declarer.partner))


def _misled(known: Known) -> bool:
    """Whether an opponent had told him that it was his turn."""
    return known.get("told_by_opponent") == "yes"


def _taken_back(known: Known) -> tuple[Plain, ...]:
    """A lead to which an opponent misled him goes back, unless somebody may still choose otherwise."""
    return ({"by": "director", "rule": "rectify", "of": IT},) if _misled(known) else ()


def _read_if_misled(known: Known) -> tuple[str, ...]:
    """That it is taken back, as long as nobody has played to it."""
    return ("law47.returned",) if _misled(known) and known.get("played_since", NONE) == NONE else ()


def _opening_lead(known: Known) -> Plain:
    by = seat(known, "by")
    down = known["face"] == "down"
    # nobody looks at one that lies face down
    card = _UNSEEN if down else known["card"]
    writing = PlayWriting(seat(known, "declarer"), named=[card])
    if _misled(known):
        writing.add(by, ask="is it my lead", about="lead", of="a4")
        writing.add(writing.declarer, explain="yes")
    writing.play(by, card, id=IT, down=down)
    if known.get("spread") == "dummy":
        writing.spread()
    elif known.get("spread") == "declarer":
        writing.add(writing.declarer, spread=True)
    writing.since(seats(known, "played_since"), card[0])
    writing.taken_up(other_side(writing, by))
    return writing.plain()


def _faced(known: Known) -> bool:
    return known["face"] == "up"


def _dummy_lies(known: Known) -> bool:
    """Whether somebody may well have played to it: as long as no hand is down hardly anybody has."""
    return _faced(known) and known["spread"] == "dummy"


OPENING_LEAD_OUT_OF_TURN = QuickKind(
    "opening_lead_out_of_turn",
    "54 47E1 41A",
    7,
    (
        DECLARER,
        NeededFact("by", offered=_wrong_leaders),
        NeededFact("face"),
        NeededFact("card", _faced),
        NeededFact("spread", _faced),
        NeededFact("played_since", _dummy_lies, lambda known: rounds(seat(known, "by"))),
    ),
    _opening_lead,
    {"told_by_opponent": "no", "played_since": NONE},
    orders=_taken_back,
    orders_freely=False,
    reads=lambda known: _read_if_misled(known) if _faced(known) else ("law41.lead_returned",),
)


# later leads


def _lead(known: Known) -> Plain:
    by, card = seat(known, "by"), known["card"]
    writing = PlayWriting(seat(known, "declarer"), named=[card])
    writing.first_trick(seat(known, "turn"))
    if _misled(known):
        # for dummy declarer asks
        asks = by if by is not writing.declarer.partner else writing.declarer
        writing.add(asks, ask="is it my lead", about="lead")
        writing.add(other_side(writing, by), explain="yes")
    writing.play(by, card, id=IT)
    writing.since(seats(known, "played_since"), card[0])
    writing.taken_up(other_side(writing, by))
    return writing.plain()


LEAD_OUT_OF_TURN = QuickKind(
    "lead_out_of_turn",
    "56 53",
    7,
    (
        DECLARER,
        NeededFact("by", offered=a_defender),
        NeededFact("card"),
        NeededFact("turn", offered=not_the_player),
        since("played_since"),
    ),
    _lead,
    {"told_by_opponent": "no"},
    orders=_taken_back,
    orders_freely=False,
    reads=_read_if_misled,
)


def _declaring(known: Known) -> tuple[str, ...]:
    declarer = seat(known, "declarer")
    return (declarer.value, declarer.partner.value)


def _read_of_wrong_hand(known: Known) -> tuple[str, ...]:
    """Whose wish counts, as long as they have not both said theirs; of a lead that went back, what is left of it."""
    ruled, misled = known.get(RULED, "").split(), _read_if_misled(known)
    if "card_withdrawn" in ruled:
        return misled or ("law55.information_used",)
    if ruled or seat(known, "by").lho in seats(known, "played_since"):
        return ()
    return (*misled, "law55.either_defender")


LEAD_FROM_WRONG_HAND = QuickKind(
    "lead_from_wrong_hand",
    "55",
    6,
    (
        DECLARER,
        NeededFact("by", offered=_declaring),
        NeededFact("card"),
        NeededFact("turn", offered=not_the_player),
        since("played_since"),
    ),
    _lead,
    {"told_by_opponent": "no"},
    orders=_taken_back,
    orders_freely=False,
    reads=_read_of_wrong_hand,
    reads_aloud=True,
)


# exposed cards


def _exposed(writing: PlayWriting, by: Seat, cards: list[str], known: Known, **more: object) -> None:
    seen = {} if known.get("visible_to_partner", "yes") == "yes" else {"visible_to_partner": False}
    writing.add(by, expose=cards, how=known.get("how", "dropped"), **seen, **more)


def _exposed_card(known: Known) -> Plain:
    by, cards = seat(known, "by"), list(listed(known, "cards"))
    before = list(listed(known, "other_penalty_cards"))
    writing = PlayWriting(seat(known, "declarer"), named=[*cards, *before])
    on_lead = seat(known, "turn") if known.get("turn", NONE) != NONE else None
    writing.first_trick(on_lead or by.lho)
    if on_lead is None:
        writing.play(by.lho, writing.low(writing.free_suit(suits_of([*cards, *before]))))
    if before:
        _exposed(writing, by, before, {}, id=BEFORE)
        writing.add(writing.declarer, attention=BEFORE)
        writing.add(writing.declarer, summon=True)
        writing.add("director", explain_options=True)
    _exposed(writing, by, cards, known, id=IT)
    writing.taken_up(other_side(writing, by))
    return writing.plain()


def _may_have_been_seen(known: Known) -> bool:
    """Whether it matters who could see it: a card that is named is known to everybody."""
    return known["how"] != "named"


def _may_restrict(known: Known) -> bool:
    """Whether it counts who is to lead: of a small card that fell by itself partner may lead what he likes."""
    cards = listed(known, "cards")
    fell = known["how"] == "dropped" and known.get("other_penalty_cards", NONE) == NONE
    return not (fell and len(cards) == 1 and cards[0][1] in "23456789")


def _read_of_exposed(known: Known) -> tuple[str, ...]:
    """Why nothing is irregular, where it is so."""
    return ("law49.exposed",) if known.get("visible_to_partner") == "no" else ()


EXPOSED_CARD = QuickKind(
    "exposed_card",
    "49–51",
    7,
    (
        DECLARER,
        # a card of declarer's side never becomes a penalty card (48): why it is asked says so
        NeededFact("by", offered=a_defender),
        NeededFact("cards", some=True),
        NeededFact("how", offered=lambda known: ("dropped", "named", "shown", "faced")),
        NeededFact("visible_to_partner", _may_have_been_seen),
        NeededFact("turn", _may_restrict, lambda known: (*SEAT_NAMES, NONE)),
    ),
    _exposed_card,
    {"other_penalty_cards": NONE},
    reads=_read_of_exposed,
)


def _penalty_card(known: Known) -> Plain:
    by, turn, card, due = seat(known, "by"), seat(known, "turn"), known["card"], known["penalty_card"]
    writing = PlayWriting(seat(known, "declarer"), named=[card, due])
    writing.first_trick(turn)
    writing.add(by, expose=[due], how="shown", id=BEFORE)
    writing.add(writing.declarer, attention=BEFORE)
    writing.add(writing.declarer, summon=True)
    writing.add("director", explain_options=True)
    if turn is by.partner:
        writing.add(writing.declarer, choose="no_restriction")
    led = card[0] if card[0] == due[0] else writing.free_suit({card[0], due[0]})
    hand = turn
    while hand is not by:
        writing.play(hand, next(one for one in writing.free() if one[0] == led))
        hand = hand.lho
    writing.play(by, card, id=IT)
    writing.since(seats(known, "played_since"), led if turn is not by else card[0])
    writing.taken_up(writing.declarer)
    return writing.plain()


def _left_in_trick(known: Known) -> tuple[str, ...]:
    """Who can have played to the trick since, behind `by` when `turn` has led to it."""
    by, turn = seat(known, "by"), seat(known, "turn")
    behind = [NONE]
    hand, found = by.lho, list[str]()
    while hand is not turn:
        found.append(hand.value)
        behind.append(" ".join(found))
        hand = hand.lho
    return tuple(behind)


FAILURE_TO_PLAY_PENALTY_CARD = QuickKind(
    "failure_to_play_penalty_card",
    "52",
    7,
    (
        DECLARER,
        NeededFact("by", offered=a_defender),
        NeededFact("penalty_card"),
        NeededFact("card", offered=lambda known: tuple(one for one in ALL_CARDS if one != known["penalty_card"])),
        NeededFact("turn"),
        NeededFact("played_since", offered=_left_in_trick),
    ),
    _penalty_card,
)


# before partner


def _premature(known: Known) -> Plain:
    declarer, by, led_by = seat(known, "declarer"), seat(known, "by"), seat(known, "led_by")
    card, led = known["card"], known["card_led"]
    writing = PlayWriting(declarer, named=[card, led])
    writing.first_trick(led_by)
    writing.play(led_by, led, id="led")
    ours = [hand for hand in (declarer, declarer.partner) if hand is not led_by]
    order = sorted(ours, key=lambda hand: (hand.index - led_by.index) % 4)
    wanted = {"none": 0, "one_hand": 1, "both_hands": 2}[known["declarer_has_played"]]
    played = wanted - (1 if led_by in (declarer, declarer.partner) else 0)
    for hand in order[: max(0, played)]:
        writing.play(hand, next(one for one in writing.free() if one[0] == led[0]))
    writing.play(by, card, id=IT)
    writing.taken_up(declarer)
    return writing.plain()


def _led_by(known: Known) -> tuple[str, ...]:
    """Who can have led, so that partner is still to play before `by`."""
    by = seat(known, "by")
    return (by.lho.value, by.rho.value) if by.partner.value else ()


def _hands_played(known: Known) -> tuple[str, ...]:
    """One of declarer's hands has led; whether the other has played too."""
    return ("one_hand", "both_hands")


PREMATURE_PLAY = QuickKind(
    "premature_play",
    "57",
    8,
    (
        DECLARER,
        NeededFact("by", offered=a_defender),
        NeededFact("card"),
        NeededFact("led_by", offered=_led_by),
        NeededFact("card_led", offered=lambda known: tuple(one for one in ALL_CARDS if one != known["card"])),
        NeededFact("declarer_has_played", offered=_hands_played),
    ),
    _premature,
)

KINDS = (
    OPENING_LEAD_OUT_OF_TURN,
    LEAD_OUT_OF_TURN,
    LEAD_FROM_WRONG_HAND,
    EXPOSED_CARD,
    FAILURE_TO_PLAY_PENALTY_CARD,
    PREMATURE_PLAY,
)
