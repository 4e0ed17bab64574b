"""The revoke (procedures, 3.6): found before it is established, in the play, or from four facts when the play is over.

How many tricks there were before counts only where the other side has lost more than goes over to it (64C): then it is
asked, and what was told is judged without a card. So is a revoke on the twelfth trick, or one that is not the first of
its board, once the play is over.
"""

from __future__ import annotations

from bridgelaw.api.quick import earlier
from bridgelaw.api.quick.earlier import EARLIER, OPPONENTS, PARTNER, SAME
from bridgelaw.api.quick.facts import ALL_CARDS, NONE, UNTOLD, Known
from bridgelaw.api.quick.kind import FactToCome, NeededFact, Plain, QuickKind
from bridgelaw.api.quick.result import BOARD, CONTRACT, RISK, calls_of, conditions, is_told
from bridgelaw.api.quick.revoked import TRICKS, RevokedPlay
from bridgelaw.api.quick.writing import IT, Writing, seat, seats
from bridgelaw.game.seats import Seat

ASKED = "asked_by_partner"
PLAYED_OUT = "played_out"
PUT_RIGHT = "put_right"
TRICK = "trick"
_TWELFTH = 12


def _in_play(known: Known) -> bool:
    return known["found"] == "in_play"


def _gone_on(known: Known) -> bool:
    return known.get("next_trick", NONE) != NONE


def _trick(known: Known) -> int:
    """Which trick it was; 0: nobody has said."""
    return int(known.get(TRICK) or 0)


def _own_side_has(known: Known) -> bool:
    """Whether one of the revoker's side has led or played to the next trick."""
    return any(one.side is seat(known, "by").side for one in seats(known, "next_trick"))


def _established(known: Known) -> bool:
    """Whether the revoker's own side has gone on, as it has once the play is over: what the others do never establishes
    it. In the twelfth trick it is put right all the same (62D), and stands as one that is not."""
    return not _in_play(known) or (_own_side_has(known) and _trick(known) != _TWELFTH)


def _charged(known: Known) -> bool:
    """Whether it is put right and paid for all the same: the other defender has asked about it, where he may not."""
    by, declarer = seat(known, "by"), seat(known, "declarer")
    return known.get(ASKED) == "yes" and by.side is not declarer.side and not _established(known)


def _costs_later(known: Known) -> bool:
    """Whether it was found in the play, and tricks go over for it at the end."""
    return "next_trick" in known and _in_play(known) and (_established(known) or _charged(known))


def _later(known: Known) -> bool:
    """Whether the play is over, so that the tricks can be counted."""
    return not _in_play(known) or (known.get(PLAYED_OUT) == "yes" and _costs_later(known))


def _put_right(known: Known) -> bool:
    """Whether he had changed the card himself in time."""
    return known.get(PUT_RIGHT) == "yes" and (not _in_play(known) or not _own_side_has(known))


def _counted(known: Known) -> bool:
    """Whether the tricks have to be counted, and can be."""
    return _later(known) and not _put_right(known)


def _lies_there(known: Known) -> bool:
    """Whether the card is still to be seen, and may have to be named; once the play is over nothing hangs on it."""
    return _in_play(known) or _put_right(known)


def _off_suit(known: Known) -> tuple[str, ...]:
    return tuple(card for card in ALL_CARDS if card[0] != known["suit"])


def _may_change_cards(known: Known) -> bool:
    """Whether it is put right, so that those who have played since may change what they played; once the trick is full
    and the other side has led, that tells who led to it."""
    return _in_play(known) and not (_gone_on(known) and _own_side_has(known))


def _rounds(known: Known) -> tuple[str, ...]:
    by = seat(known, "by")
    return (NONE, by.lho.value, f"{by.lho.value} {by.partner.value}")


def _later_tricks(known: Known) -> tuple[str, ...]:
    """How many tricks there can have been after it."""
    first = 2 if earlier.is_of_side(known) else 1
    return tuple(str(n) for n in range(TRICKS - max(first, _trick(known)) + 1))


def _counts_with_suit(known: Known) -> bool:
    """Whether it may matter that the revoker won a later trick with a card that he should have played."""
    return known["trick_won_by"] != known["by"] and known["later_tricks"] != "0"


def _won_in_all(known: Known) -> int:
    """How many tricks the revoker's side has won, from that of the revoke on."""
    own = seat(known, "trick_won_by").side is seat(known, "by").side
    return int(own) + int(known["later_tricks"])


def _counts_tricks(known: Known) -> bool:
    """Whether the tricks of the other side count: it has lost more than is transferred, so that they have to be made
    up, or the board is to be scored."""
    return _counted(known) and (known.get("damage") == "yes" or is_told(known))


def _may_be_second(known: Known) -> bool:
    """Whether there can have been one before it, and that can matter."""
    is_first = known.get("later_tricks") == str(TRICKS - 1)
    return (_later(known) or _costs_later(known)) and not is_first


def _scored(known: Known) -> bool:
    return _counted(known) and is_told(known)


def _tricks_won(known: Known) -> tuple[str, ...]:
    """What the other side can have won in all, beside what the revoker's side is known to have won."""
    known_to_have_won = max(_won_in_all(known), earlier.won_since(known))
    return tuple(str(n) for n in range(TRICKS - known_to_have_won + 1))


def _looks_back(known: Known) -> bool:
    """Whether a revoke of the same side before it is ruled too."""
    return _counted(known) and earlier.is_of_side(known)


def _to_come(known: Known) -> tuple[FactToCome, ...]:
    """Established, and the play goes on: who wins the trick, and what his side wins afterwards."""
    if not _costs_later(known) or _later(known):
        return ()
    by = seat(known, "by")
    won_by = ((by.value, by.value), (by.partner.value, by.partner.value), ("other", by.lho.value))
    return (
        FactToCome("found", (("after_play", "after_play"),)),
        FactToCome("trick_won_by", won_by),
        FactToCome("later_tricks", (("0", "0"), ("1", "1"), ("other", "2"))),
        FactToCome("later_with_suit", (("yes", "yes"), ("no", "no")), _counts_with_suit),
    )


def _reads(known: Known) -> tuple[str, ...]:
    """Of one that is corrected, what becomes of a lead to the next trick; else that it is established, and that it will
    be looked at whether the tricks transferred are enough."""
    charged = ("law63.defenders_enquiry",) if _charged(known) else ()
    if _later(known):
        return _read_when_over(known, charged)
    if not _established(known):
        twelfth = ("law62.twelfth_trick",) if _trick(known) == _TWELFTH else ()
        partner = ("law62.twelfth_trick_partner",) if twelfth and _may_be_influenced(known) else ()
        back = ("law62.lead_goes_back",) if _gone_on(known) and not twelfth else ()
        return (*twelfth, *partner, *back, *charged, *(("law64.equity",) if charged else ()))
    return ("law63.played_on", *_equity(known))


def _read_when_over(known: Known, charged: tuple[str, ...]) -> tuple[str, ...]:
    if _put_right(known):
        return ("law62.must_correct", "law62.may_withdraw", "law62.offender_next")
    # where at most one trick was won since, it may have been the twelfth, which is put right even now
    may_be_last = known.get("later_tricks") in ("0", "1") and _trick(known) in (0, _TWELFTH)
    last = ("law62.twelfth_trick",) if known["found"] == "after_play" and may_be_last else ()
    return (*last, *charged, *_equity(known))


def _equity(known: Known) -> tuple[str, ...]:
    """By what it is looked at whether the other side has lost more."""
    of_its_own = {SAME: ("law64.equity_repeated",), OPPONENTS: ("law64.equity_both",)}
    return ("law64.equity", *of_its_own.get(known.get(EARLIER, NONE), ()))


def _may_be_influenced(known: Known) -> bool:
    """Whether a defender is still to play to the trick in which the other one has revoked."""
    by = seat(known, "by")
    gone_on = _gone_on(known) or by.partner in seats(known, "played_since")
    return by.side is not seat(known, "declarer").side and not gone_on


def revoke(known: Known) -> Plain:
    """The record that fits; what is not known yet is left out of it."""
    if _counted(known) and ("tricks_won" in known or "card" not in known or _is_told_of(known)):
        return _without_cards(known)
    later = _later(known)
    writing = RevokedPlay(known, later=later, established=_established(known))
    if _charged(known):
        writing.add(writing.by.partner, ask="…", of=IT)
    if later and not _put_right(known):
        writing.played_out()
    elif not later and _gone_on(known) and (_established(known) or not _own_side_has(known)):
        writing.gone_on(established=_established(known))
    if _put_right(known):
        writing.put_right()
    if later and _put_right(known):
        writing.add("director", result=TRICKS)
    if later:
        _state_when(writing, known, writing.by.lho)
    writing.taken_up(writing.non_offender)
    if later and known["found"] == "next_board":
        # that it was the other side that had called there is what was answered
        writing.add("director", find="in_time", of=IT, value=False)
    return writing.plain()


def _is_told_of(known: Known) -> bool:
    """Whether it takes more than one revoke, or its place among the tricks, to judge it."""
    first = known.get("later_tricks") == str(TRICKS - 1)
    return first or _trick(known) == _TWELFTH or _has_earlier(known)


def _has_earlier(known: Known) -> bool:
    """Whether an earlier revoke stands in the record: that of another of the side only with what is known of it."""
    return known.get(EARLIER, NONE) in (SAME, OPPONENTS) or earlier.is_told(known)


def _state_when(writing: Writing, known: Known, who: Seat) -> None:
    """What had begun or ended before it was pointed out."""
    if known["found"] == "next_board":
        writing.add(who, state="next_board_begun")
    elif known["found"] == "round_over":
        writing.add(who, state="round_over")


def _without_cards(known: Known) -> Plain:
    """The board is over, its tricks are counted, and what the Director was told of the revoke is all that is known."""
    by, declarer = seat(known, "by"), seat(known, "declarer")
    # as many as they can have won, as long as nobody has said how many it were
    won = int(known["tricks_won"] if "tricks_won" in known else _tricks_won(known)[-1])
    writing = Writing(declarer)
    writing.calls(*calls_of(known, "3NT"), "P", "P", "P")
    writing.add("director", result=won if declarer.side is not by.side else TRICKS - won)
    speaks = by.lho if by.lho is not declarer.partner else by.rho
    _state_when(writing, known, speaks)
    if _has_earlier(known):
        earlier.tell(writing, known, speaks, _won_in_all(known))
    writing.add(speaks, attention=True, text="…", id=IT)
    if _charged(known):
        writing.add(by.partner, ask="…", of=IT)
    if known["found"] == "next_board":
        writing.add("director", find="in_time", of=IT, value=False)
    writing.add("director", find="act_meant", of=IT, value="revoke")
    told = {"by": by.value, "suit": known["suit"], "won_by": known["trick_won_by"], "later": int(known["later_tricks"])}
    with_suit = {"with_suit": known["later_with_suit"] == "yes"} if "later_with_suit" in known else {}
    trick = {"trick": _trick(known)} if _trick(known) else {}
    writing.add("director", find="revoke_facts", of=IT, value=told | with_suit | trick)
    writing.add(speaks, summon=True)
    writing.add("director", explain_options=True)
    earlier.is_looked_at_by_itself(writing)
    return writing.plain() | conditions(known)


def _notes(known: Known) -> tuple[str, ...]:
    """Of another revoke of the side, as long as it is not known what it costs."""
    return ("quick-revoke-of-partner",) if known.get(EARLIER) == PARTNER and not earlier.is_told(known) else ()


REVOKE = QuickKind(
    "revoke",
    "61–64",
    11,
    (
        NeededFact("declarer"),
        NeededFact("by"),
        NeededFact("suit"),
        NeededFact("found"),
        NeededFact("card", _lies_there, _off_suit, may_be_told=True),
        NeededFact("next_trick", _in_play, several=True),
        NeededFact("played_since", _may_change_cards, _rounds),
        NeededFact("trick_won_by", _counted),
        NeededFact("later_tricks", _counted, _later_tricks),
        NeededFact(
            "later_with_suit",
            lambda known: _counted(known) and _counts_with_suit(known),
            tried=True,
        ),
        NeededFact(
            earlier.BY,
            lambda known: _looks_back(known) and earlier.names_revoker(known),
            earlier.revokers,
        ),
        NeededFact(
            earlier.SUIT,
            lambda known: _looks_back(known) and earlier.names_revoker(known),
            earlier.suits,
        ),
        NeededFact(earlier.WON_BY, lambda known: _looks_back(known) and earlier.has_cost(known)),
        NeededFact(
            earlier.TRICKS_SINCE,
            lambda known: _looks_back(known) and earlier.has_cost(known),
            lambda known: earlier.tricks_since(_won_in_all(known)),
        ),
        NeededFact(
            earlier.WITH_SUIT,
            lambda known: _looks_back(known) and earlier.counts_with_suit(known),
            tried=True,
        ),
        NeededFact(RISK, _scored),
        NeededFact("tricks_won", _counts_tricks, _tricks_won),
        NeededFact(BOARD, _scored),
    ),
    revoke,
    {ASKED: "no", PUT_RIGHT: "no", EARLIER: NONE, TRICK: UNTOLD, PLAYED_OUT: "no", CONTRACT: UNTOLD},
    together={"found": lambda known: ((("found", "in_play"), ("next_trick", NONE)),)},
    only_with={ASKED: "law63.defenders_enquiry", OPPONENTS: "law64.both_sides"},
    not_where={ASKED: ("defenders_ask_each_other", "allowed")},
    rare_where={
        PUT_RIGHT: lambda known: "found" in known and (not _in_play(known) or not _own_side_has(known)),
        EARLIER: lambda known: "found" in known and not _put_right(known) and _may_be_second(known),
        TRICK: lambda known: "found" in known,
        PLAYED_OUT: lambda known: _costs_later(known) if "found" in known else False,
    },
    notes=_notes,
    reads=_reads,
    reads_ruled=True,
    to_come=_to_come,
)
KINDS = (REVOKE,)
