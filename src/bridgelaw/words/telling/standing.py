"""What stands once a quick ruling has been made, as it is read out: calls and cards, duties, penalty cards, what is
ruled, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from bridgelaw.answer.model import Answer, Irregularity, Obligation, Play
from bridgelaw.game.seats import Seat
from bridgelaw.table.options import OF_LEADS
from bridgelaw.table.vocabulary import COMPARES, OVER
from bridgelaw.words.telling.arguments import people
from bridgelaw.words.telling.besides import MISLED
from bridgelaw.words.telling.changed_call import IT, calls_changed, calls_of_change
from bridgelaw.words.telling.costs import consequences
from bridgelaw.words.telling.kept import made_unauthorized_by
from bridgelaw.words.telling.laws import read_out, stands_at
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.rulings import (
    has_passed,
    is_shared_out,
    penalty_line,
    picked_up,
    returned_text,
    rulings_told,
)
from bridgelaw.words.telling.score import score_lines
from bridgelaw.words.telling.statements import statement
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell
from bridgelaw.words.telling.turns import turn_text

_OF_WITHDRAWN = ("law16.withdrawn_nos", "law16.withdrawn_os")
_LEADS = ("lead_from_wrong_hand", "lead_out_of_turn", "opening_lead_out_of_turn")
_LEAVING_TURN_UNSAID = ("avoid_taking_advantage", "not_lead_suit")
"""Duties of a player in turn that do not say that he is."""
_CALLS_NOW = ("correct_call", "repeat_call")
"""Duties that say whose turn it is."""
_PASSING = ("take_no_action", "choose_without_consulting", "summon_director")
"""Duties of which nothing is read out."""


def standing(to_tell: AnswerToTell) -> list[Line]:
    """What holds now, as it is read out: duties, penalty cards, what is ruled."""
    lists: dict[str, Sequence[Any]] = {
        "obligations": [one for one in to_tell.obligations if not is_of_no_use(to_tell, one)],
        "penalty_cards": to_tell.penalty_cards,
        "lead_restrictions": [] if to_tell.options else to_tell.lead_restrictions,
        "rulings": [one for one in rulings_told(to_tell) if not has_passed(to_tell, one)],
    }
    found = [{"element": name, **msgspec.to_builtins(one)} for name, elements in lists.items() for one in elements]
    found = [one for one in found if one.get("rectification") != "procedural_penalty"]
    if _has_gone_on(to_tell, _irregular_call(to_tell)):
        found = [one for one in found if one.get("rectification") != "call_cancelled"]
    back = [one for one in to_tell.rulings if picked_up(to_tell, one)]
    found = [one for one in found if not (back and one.get("rectification") == "penalty_card")]
    if all(one.get("what") in _PASSING for one in found):
        # nothing is said of it but how it lies there; as long as that is not decided, not even that
        open_ = {to_tell.irregularity(option.irregularity) for option in to_tell.options}
        decided = not any(it is not None and it.act == IT for it in open_)
        lying = (one for one in to_tell.plays if one.act == IT and one.status != "pending" and decided)
        lying = (one for one in lying if one.status in COUNTS or to_tell.answer.phase not in OVER)
        found += [{"element": "plays", **msgspec.to_builtins(one)} for one in lying]
    lines = [line._replace(indent=line.indent + 2) for line in consequences(to_tell, found)]
    returned = [Line(capital(returned_text(to_tell, one)), indent=2) for one in back]
    lines = list(
        dict.fromkeys(
            [
                *_agreed(to_tell),
                *calls_of_change(to_tell),
                *_calls(to_tell),
                *_lead(to_tell),
                *returned,
                *_put_right(to_tell),
                *lines,
                *_next_of_revoke(to_tell),
                *_next(to_tell),
                *_next_card(to_tell),
                *_misinformed(to_tell),
            ]
        )
    )
    errors = to_tell.answer.errors if isinstance(to_tell.answer, Answer) else ()
    lines += [Line(error.message, indent=2) for error in errors if error.act == IT]
    if any(is_shared_out(ruling) for ruling in to_tell.rulings):
        lines.append(Line(to_tell.words.say("quick-claim-score"), indent=2))
    lines += [penalty_line(to_tell, penalty) for penalty in to_tell.penalties]
    given = to_tell.score if to_tell.score and to_tell.score.kind in ("artificial", "assigned") else None
    return [*lines, *(score_lines(to_tell, given) if given else ())]


def _calls(to_tell: AnswerToTell) -> Iterator[Line]:
    """That the irregular call has been accepted, which calls in its place have been cancelled since, and which of the
    offender's stands."""
    it = _irregular_call(to_tell)
    unsaid = to_tell.view.set_up | to_tell.view.filled | (frozenset() if _has_gone_on(to_tell, it) else {IT})
    if it is None:
        return
    behind = False
    for n, one in enumerate(to_tell.auction):
        new = behind and one.by == it.by and one.status == "made" and one.act not in unsaid
        said = ""
        if new or (one.act == IT and one.status == "accepted"):
            said = "costs-call-stands"
        elif one.status == "cancelled" and one.act not in unsaid:
            same = any((two.by, two.call) == (one.by, one.call) for two in to_tell.auction[n + 1 :])
            said = "costs-first-call-gone" if same else "costs-call-gone"
        behind = behind or one.act == IT
        if not said:
            continue
        yield Line(capital(to_tell.words.say(said, call=to_tell.words.call(one.call), seat=one.by)), indent=2)


def _has_gone_on(to_tell: AnswerToTell, it: Irregularity | None) -> bool:
    """Whether the player to whom the auction has gone back has called since."""
    index = to_tell.call_index(it.act) if it is not None else None
    if index is None:
        return False
    due = to_tell.turn_before(index)
    later = to_tell.auction[index + 1 :]
    return any(one.by == due and one.status in ("made", "accepted") for one in later)


def _next(to_tell: AnswerToTell) -> Iterator[Line]:
    """Who calls next, once an irregular call is settled and nobody is told that he must."""
    answer, turn = to_tell.answer, to_tell.answer.turn
    it = _irregular_call(to_tell) or next((one for one in to_tell.irregularities if one.kind == "changed_call"), None)
    if it is None or it.status not in ("accepted", "ruled", "forfeited") or answer.phase not in ("setup", "auction"):
        return
    open_ = answer.options if isinstance(answer, Answer) else ()
    if not turn or open_ or any(duty.what in _CALLS_NOW for duty in to_tell.obligations):
        return
    index = to_tell.call_index(it.act)
    silent = any((duty.who, duty.what) == (turn, "pass") for duty in to_tell.obligations)
    if not silent:
        yield Line(capital(to_tell.words.say("costs-turn-call", seat=turn)), indent=2)
        return
    passes = to_tell.words.say("costs-turn-silent", seat=turn, other=Seat(turn).lho.value)
    yield Line(capital(passes), indent=2)
    if it.by is not None and index is not None and to_tell.turn_before(index) == turn == Seat(it.by).partner.value:
        # partner's silence is all that it costs
        yield Line(capital(to_tell.words.say("costs-any-call", seat=it.by)), indent=2)


def _agreed(to_tell: AnswerToTell) -> Iterator[Line]:
    """The right explanation, where it is known, once it is found that the other side was misinformed."""
    if not any(it.kind in MISLED and it.status == "attention" for it in to_tell.irregularities):
        return
    told = [act for act in to_tell.view.acts.values() if act.get("find") == "agreement"]
    for act in told[-1:]:
        yield Line(statement(to_tell, {"kind": "agreement", "of": act["of"], "seat": None}, act["value"]), indent=2)


def _misinformed(to_tell: AnswerToTell) -> Iterator[Line]:
    """Once nobody can change a call any more because of wrong information: who calls, leads or plays, and what is left
    to the side that was misinformed."""
    yield from (Line(said, indent=2) for said, _ in calls_changed(to_tell))
    takers = {act.get("by") for act in to_tell.view.acts.values() if act.get("choose") == "change_call"}
    if any(one.by in takers and one.status == "withdrawn" for one in to_tell.auction):
        # that is no secret, and each side is told what it may make of it
        yield from (line._replace(indent=2) for line in read_out(_OF_WITHDRAWN, to_tell.words))
    misled = any(it.kind in MISLED and it.status == "attention" for it in to_tell.irregularities)
    turn, phase = to_tell.answer.turn, to_tell.answer.phase
    waits = any(one.answer is None and one.kind in ("would_have_acted", "misinformation") for one in to_tell.questions)
    if not misled or to_tell.options or waits or phase in OVER:
        return
    if turn is not None and turn not in to_tell.view.set_up:
        does: Literal["call", "open", "lead", "play"] = "play"
        if phase in ("setup", "auction"):
            does = "call"
        elif phase == "clarification":
            does = "open"
        yield _turn(to_tell, does)
    yield Line(to_tell.words.say("costs-damaged-later"), indent=2)


def _next_card(to_tell: AnswerToTell) -> Iterator[Line]:
    """Once a lead out of turn is settled, or declarer has chosen about a lead because of a penalty card: that the card
    stands, if it does, and who leads or plays next, unless something else says it."""
    answer, words = to_tell.answer, to_tell.words
    it = next((one for one in to_tell.irregularities if one.act == IT and _is_about_lead(to_tell, one.kind)), None)
    if it is None or it.status not in ("accepted", "ruled") or to_tell.options or not answer.turn:
        return
    if any(duty.who == answer.turn and duty.what not in _LEAVING_TURN_UNSAID for duty in to_tell.obligations):
        return
    card = next((one for one in to_tell.plays if one.act == it.act), None)
    if card is not None and card.status == "accepted":
        said = words.say("costs-card-stands", card=words.card(card.card), seat=card.hand)
        yield Line(capital(said), indent=2)
    played = sum(one.trick is not None and one.status in COUNTS for one in to_tell.plays)
    yield _turn(to_tell, "open" if not played else "lead" if played % len(Seat) == 0 else "play")


def _is_about_lead(to_tell: AnswerToTell, kind: str) -> bool:
    """Whether an irregularity of that kind leaves it open who leads, or somebody has chosen what may be led."""
    if kind in _LEADS:
        return to_tell.play_index(IT) is not None
    return any(act.get("choose") in OF_LEADS for act in to_tell.view.acts.values())


def _turn(to_tell: AnswerToTell, does: Literal["call", "open", "lead", "play"]) -> Line:
    """Who calls, leads or plays next."""
    answer = to_tell.answer
    return Line(capital(turn_text(to_tell.words, does, str(answer.turn), answer.declarer)), indent=2)


def _put_right(to_tell: AnswerToTell) -> Iterator[Line]:
    """Once somebody has chosen what a revoke that is put right allows him: what the revoker plays, of which nobody has
    said which card it is."""
    card, put = _put_right_cards(to_tell)
    if card is not None and to_tell.answer.phase in OVER:
        yield Line(to_tell.words.say("quick-put-right-in-time"), indent=2)
    himself = any(act.get("retract") == "play" and act.get("of") == IT for act in to_tell.view.acts.values())
    for one in put if not himself else ():
        args = people(one.hand) | {"suit": one.card[0], "until": "next_turn"}
        yield Line(capital(to_tell.words.say("obligation-follow_suit", "sentence", **args)), indent=2)


def _next_of_revoke(to_tell: AnswerToTell) -> Iterator[Line]:
    """Who is next then: who puts a card in the place of his own, or, once all four lie there, whoever has won the
    trick; a lead to the next one that is still there stays if it is his. Where fewer lie there nobody has said who led
    to it, and so who is next."""
    card, put = _put_right_cards(to_tell)
    if card is None or not put:
        return
    mine = [two for two in to_tell.plays if two.trick == card.trick]
    led = next((two for two in to_tell.plays if (two.trick or 0) > (card.trick or 0) and two.status in COUNTS), None)
    full = sum(two.status in COUNTS for two in mine) == len(Seat)
    if full and led is not None and to_tell.answer.turn:
        text = turn_text(to_tell.words, "play", str(to_tell.answer.turn), to_tell.answer.declarer)
        yield Line(to_tell.words.say("quick-lead-stays", seat=led.hand, text=text), indent=2)
        yield Line(to_tell.words.say("quick-lead-goes-back"), indent=2)
    elif full:
        yield Line(to_tell.words.say("quick-winner-leads"), indent=2)
    elif any(two.hand == to_tell.answer.turn and two.status not in COUNTS for two in mine):
        yield _turn(to_tell, "play")


def _put_right_cards(to_tell: AnswerToTell) -> tuple[Play | None, list[Play]]:
    """The card of a revoke that is put right, and what has been put in its place as long as the play goes on."""
    card = next((one for one in to_tell.plays if one.act == IT), None)
    if card is None or card.status in COUNTS or not any(one.kind == "revoke" for one in to_tell.irregularities):
        return None, []
    if to_tell.answer.phase in OVER:
        return card, []
    there = [one for one in to_tell.plays if (one.hand, one.trick) == (card.hand, card.trick) and one.status in COUNTS]
    return card, [one for one in there if one.act in to_tell.view.filled]


def _irregular_call(to_tell: AnswerToTell) -> Irregularity | None:
    """What was irregular about the call that the ruling is about; a change of call is told in its own way."""
    about = (it for it in to_tell.irregularities if it.act == IT and it.kind != "changed_call")
    return next((it for it in about if to_tell.call_index(it.act) is not None), None)


def _lead(to_tell: AnswerToTell) -> Iterator[Line]:
    """Of an opening lead out of turn: that nothing is settled while it may be accepted or refused; once it stands, who
    is declarer and who dummy, and who plays to it."""
    words, answer, declarer = to_tell.words, to_tell.answer, to_tell.declarer()
    it = next((one for one in to_tell.irregularities if one.kind == "opening_lead_out_of_turn"), None)
    card = next((one for one in to_tell.plays if it is not None and one.act == it.act), None)
    if card is None or declarer is None or Seat(card.hand).side is declarer.side:
        return
    options = answer.options if isinstance(answer, Answer) else ()
    if card.status == "pending" and any(one.by == declarer.value for one in options):
        said = [words.say("quick-lead-open", declarer=declarer.value)]
    elif card.status == "accepted":
        said = [
            words.say("costs-card-stands", card=words.card(card.card), seat=card.hand),
            words.say("quick-lead-stands", declarer=declarer.value, seat=declarer.partner.value),
        ]
    else:
        return
    yield from (Line(capital(one), indent=2) for one in said)
    if card.status == "accepted" and answer.turn:
        yield _turn(to_tell, "play")


def is_of_no_use(to_tell: AnswerToTell, duty: Obligation) -> bool:
    """Whether it is about information out of something that nobody has asked about, or out of a call that partner is
    about to repeat or to replace: what he puts in its place may set the other free."""
    if duty.what != "avoid_taking_advantage":
        return False
    declarer = to_tell.declarer()
    if _is_of_a_slip(to_tell, duty):
        return True
    explained = any(it.kind in MISLED for it in to_tell.irregularities)
    if explained and declarer is not None and Seat(duty.who).side is declarer.side:
        # the auction is over, and declarer plays both hands
        return True
    partner = Seat(duty.who).partner
    calls = any(one.what in _CALLS_NOW and one.who == partner.value for one in to_tell.obligations)
    return (
        calls
        or _is_to_be_compared(to_tell, partner)
        or (bool(duty.because) and set(duty.because) <= to_tell.view.set_up)
    )


def _is_of_a_slip(to_tell: AnswerToTell, duty: Obligation) -> bool:
    """Whether it is about a call that was never meant: no Law says so, and what the program makes of the Laws is told
    as that alone."""
    found = any(act.get("find") == "unintended_call" and act.get("value") for act in to_tell.view.acts.values())
    return found and stands_at("law25.slip_tells", made_unauthorized_by(to_tell, duty))


def _is_to_be_compared(to_tell: AnswerToTell, by: Seat) -> bool:
    """Whether what that player calls in the place of his irregular call is still to be judged; or, where the opponent
    on his right calls first, is still to come."""
    it = _irregular_call(to_tell)
    index = to_tell.call_index(it.act) if it is not None else None
    if it is None or index is None or it.by != by.value:
        return False
    if any(one.kind in COMPARES and one.answer is None for one in to_tell.questions):
        return True
    later = {one.by for one in to_tell.auction[index + 1 :]}
    cancelled = to_tell.auction[index].status == "cancelled"
    return cancelled and to_tell.turn_before(index) == by.rho.value and by.value not in later
