"""The arguments that a message about an element of the answer needs, looked up in the answer and in the acts of the
record.

Every function gives the arguments that are known and leaves out the others. A message that lacks one of its arguments
is not used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bridgelaw.answer.model import Irregularity, Obligation, Question, Ruling
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.say import KEPT, Words
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import number_told

Args = dict[str, str | float]

CODES = frozenset(s.value for s in SEATS)


def of_irregularity(to_tell: AnswerToTell, it: Irregularity | None) -> Args:
    """Arguments for `irregularity-KIND`: who, what call or card, whose turn it was; of none, what holds without it."""
    kind, act, by = (it.kind, it.act, it.by) if it else (None, None, None)
    args = of_act(to_tell, act) | people(by)
    if to_tell.answer.declarer:
        args["declarer"] = to_tell.answer.declarer
    if kind in ("missing_alert", "unexpected_alert"):
        called = act if to_tell.call_index(act) is not None else to_tell.act(act).get("of")
        if (caller := to_tell.actor(called)) in CODES:
            args["partner"] = str(caller)
    args |= _of_another(to_tell, kind, act)
    side = it.side if it and it.side else to_tell.act(act).get("responsible")
    if side in ("NS", "EW"):
        args["side"] = str(side)
    index = to_tell.play_index(act) if kind == "revoke" and by == to_tell.answer.declarer else None
    if index is not None:
        # it may have been dummy's hand that did not follow suit, and not that of who played from it
        args["seat"] = to_tell.plays[index].hand
    if kind == "revoke" and (told := _revoke_told(to_tell, act)):
        args |= {"seat": told["by"], "suit": told["suit"]}
    if kind == "wrong_number_of_cards" and (cards := _counted(to_tell, by)) is not None:
        args["cards"] = cards
    taken = to_tell.play_index(to_tell.act(act).get("of")) if kind == "played_card_retracted" else None
    if taken is not None:
        args |= {name: said for name, said in _of_play(to_tell, taken).items() if name == "card"}
    if kind == "fouled_board" and (number := number_told(to_tell.view)) is not None:
        args["n"] = str(number)
    if kind == "failure_to_play_penalty_card" and it is not None and (due := penalty_cards_due(to_tell, it)):
        args["text"] = to_tell.words.all_of([to_tell.words.card(card) for card in due])
    if kind in ("defective_trick", "simultaneous_play"):
        args |= _of_trick(to_tell, act, together=kind == "simultaneous_play")
    return args


def _of_another(to_tell: AnswerToTell, kind: str | None, act: str | None) -> Args:
    """Whose hand was looked at; whose call or card dummy pointed out, and which it was."""
    found: Args = {}
    other = to_tell.act(act).get("about") if kind == "looked_at_other_hand" else None
    if kind == "dummy_called_attention":
        to = to_tell.act(act).get("attention")
        found |= {name: said for name, said in of_act(to_tell, to).items() if name in ("call", "card")}
        other = to_tell.actor(to)
    return found | {"other": str(other)} if other in CODES else found


def penalty_cards_due(to_tell: AnswerToTell, it: Irregularity) -> list[str]:
    """The penalty cards one of which should have been played in the place of the card that `it` is about; nothing once
    it is settled, since other cards may lie there then."""
    index = to_tell.play_index(it.act)
    if index is None or it.status not in ("unnoticed", "attention"):
        return []
    played = to_tell.plays[index].card
    lying = [one for one in to_tell.penalty_cards if one.seat == it.by and one.card != played]
    cards = [one.card for one in lying if one.rank != "minor" or one.card[0] == played[0]]
    trick = to_tell.trick(to_tell.plays[index].trick or 0)
    led = trick[0].card[0] if trick and trick[0].act != it.act else ""
    return [card for card in cards if card[0] == led] or cards


def _counted(to_tell: AnswerToTell, seat: str | None) -> int | None:
    """How many cards that hand was stated to have; as dealt, where the deal itself is wrong. None: nobody wrote it."""
    dealt = len(to_tell.view.hands.get(str(seat), "").replace(".", ""))
    if dealt not in (0, 13):
        return dealt
    more = {"extra_card": 1, "missing_card": -1}
    said = [a for a in to_tell.view.acts.values() if a.get("state") in more and a.get("seat", a.get("by")) == seat]
    return 13 + sum(more[a["state"]] * (len(a.get("cards") or ()) or 1) for a in said) if said else None


def _revoke_told(to_tell: AnswerToTell, act: str | None) -> Mapping[str, str]:
    """What the Director found of a revoke whose tricks nobody wrote down, to which that act drew attention."""
    found = [a["value"] for a in to_tell.view.acts.values() if a.get("find") == "revoke_facts" and a.get("of") == act]
    return found[-1] if found else {}


def of_act(to_tell: AnswerToTell, act: str | None) -> Args:
    """What act `act` was: a call, a card, shown cards, or words about a call."""
    calls, plays = to_tell.call_index(act), to_tell.play_index(act)
    if calls is not None:
        return _of_call(to_tell, calls)
    if plays is not None:
        return _of_play(to_tell, plays)
    acted = to_tell.act(act)
    told = act not in to_tell.view.filled
    shown = acted.get("expose") or acted.get("pick_up") or (acted.get("play") if told else None)
    # one that lies face down, or behind a screen, is but there for who may not see it
    if cards := [card for card in (shown if isinstance(shown, list) else [shown]) if isinstance(card, str)]:
        return {"card": to_tell.words.all_of([to_tell.words.card(c) for c in cards]), "cards": len(cards)}
    called = (acted.get("call") or acted.get("substitute")) if told else None
    if not called and (behind := call_behind(to_tell, [act] if act else [])):
        called = behind
    return {"call": to_tell.words.call(called)} if isinstance(called, str) else {}


def of_question(to_tell: AnswerToTell, question: Question) -> Args:
    """Arguments for `question-KIND`; `of` is the act that is asked about."""
    act = question.of
    # of a board that was the wrong one nobody has told who says so
    untold = bool(to_tell.view.set_up) and to_tell.act(act).get("state") == "wrong_board"
    args = of_act(to_tell, act) | ({} if untold else people(question.seat or to_tell.actor(act)))
    if isinstance(question.most, int):
        args["left"] = question.most
    if question.kind == "unintended_call" and "first" in args:
        # asked about the change, it is the call that was changed of which it counts what was meant
        args |= {"call": args["first"], "meant": args["second"]}
    if stands_at("law50.told_too_much", question.law):
        args["laws_assistance"] = "told_much"  # of a penalty card, whatever those Laws ask of other irregularities
    if to_tell.answer.declarer:
        args["declarer"] = to_tell.answer.declarer
    responsible = to_tell.act(act).get("responsible")
    if question.kind == "right_forfeited":
        # the side of the spectator has something to lose, whichever side erred
        spoken_for = [it.side for it in to_tell.irregularities if it.kind == "spectator_attention" and it.side]
        responsible = spoken_for[-1] if spoken_for else responsible
    if responsible in ("NS", "EW"):
        args["side"] = str(responsible)
    return args


def of_duty(to_tell: AnswerToTell, duty: Obligation) -> Args:
    """Arguments for `obligation-WHAT`."""
    args = people(duty.who) | {"until": duty.until}
    if duty.suits and len(duty.suits) == 1:
        args["suit"] = duty.suits[0]
    elif duty.suit:
        args["suit"] = duty.suit
    if duty.card and not to_tell.is_untold_card(duty.card):
        args["card"] = to_tell.words.card(duty.card)
    if "suit" not in args:
        args |= {k: v for act in duty.because for k, v in of_act(to_tell, act).items() if k == "suit"}
    whose = args.get("seat") if duty.what == "repeat_call" else None
    if duty.what == "alert":
        whose = args.get("partner")
    unknown = duty.what == "repeat_call" and any(act in to_tell.view.filled for act in duty.because)
    if not unknown and (called := duty.call or call_behind(to_tell, duty.because, str(whose or ""))):
        args["call"] = to_tell.words.call(called)
    return args


def of_ruling(to_tell: AnswerToTell, ruling: Ruling) -> Args:
    """Arguments for `rectification-WORD`: the offender's side, the tricks, the card, how long."""
    it = to_tell.irregularity(ruling.irregularity)
    offender = it.by if it else None
    args = of_irregularity(to_tell, it)
    if offender is not None:
        seat = Seat(offender)
        pays = ruling.rectification in ("procedural_penalty", "cap_average_minus")
        args["side"] = (seat.side if pays else seat.side.opponents).value
        passes = seat if ruling.rectification == "offender_passes" else seat.partner
        duties = [duty for duty in to_tell.obligations if (duty.who, duty.what) == (passes.value, "pass")]
        if duties:
            args["until"] = duties[0].until
        mine = [one for one in to_tell.penalty_cards if one.seat == offender]
        own = _cards_of(to_tell, it)
        # another card of that player's may lie there by now, and this one no longer
        mine = [one for one in mine if one.card in own] if own else mine[-1:]
        if is_of_partner(ruling):
            # the card is that of the other defender, who has taken it back after the revoke was put right
            mine = [one for one in to_tell.penalty_cards if one.seat == seat.partner.value]
            args.pop("card", None)
            args["penalty_rank"] = mine[-1].rank if mine else "major"
            mine = [one for one in mine[-1:] if not to_tell.is_untold_card(one.card)]
        if mine:
            cards = to_tell.words.all_of([to_tell.words.card(one.card) for one in mine])
            args |= {"card": cards, "cards": len(mine), "penalty_rank": mine[-1].rank}
        if own and ruling.rectification == "penalty_card":
            args.setdefault("cards", len(own))
            if any(CARDS[card].is_honour for card in own):
                args.setdefault("penalty_rank", "major")
    if ruling.side:
        # `side` of a transfer is the one that loses the tricks; the message names the one that gets them
        loses = ruling.rectification == "transfer"
        args["side"] = other_side(ruling.side) if loses else ruling.side
    args["tricks"] = ruling.transfer
    return args


def _cards_of(to_tell: AnswerToTell, it: Irregularity | None) -> list[str]:
    """The cards that were shown or played irregularly, as far as they are known."""
    if it is None:
        return []
    place = to_tell.play_index(it.act)
    if place is not None:
        untold = to_tell.plays[place].act in to_tell.view.filled or to_tell.is_unseen(place)
        return [] if untold else [to_tell.plays[place].card]
    shown = to_tell.act(it.act).get("expose")
    return list(shown) if isinstance(shown, list) else []


def is_of_partner(ruling: Ruling) -> bool:
    """Whether it is about the card that the partner of who had revoked took back in his turn (62C2)."""
    if ruling.rectification != "penalty_card" or "law62" not in drawers_at(ruling.law):
        return False
    return provisions(ruling.law.partition(":")[0])["law62.offender_next"].reference == ruling.law


def people(by: str | None) -> Args:
    """The roles that follow from who did something."""
    if by is None:
        return {}
    if by not in CODES:
        return {"seat": by, "offender": by}
    seat = Seat(by)
    sides = {"side": seat.side.value, "other_side": seat.side.opponents.value}
    return {"seat": by, "offender": by, "partner": seat.partner.value, "rho": seat.rho.value, **sides}


def call_behind(to_tell: AnswerToTell, acts: Iterable[str], whose: str = "") -> str | None:
    """The call that one of `acts` made or was about: `of`, and the `of` of that; of the seat `whose`, if one is."""
    found: list[tuple[str, str]] = []
    for act in acts:
        at: str | None = act
        for _ in range(4):
            index = to_tell.call_index(at)
            if index is not None:
                if to_tell.auction[index].act not in to_tell.view.filled:
                    found.append((to_tell.auction[index].by, to_tell.auction[index].call))
                break
            at = to_tell.act(at).get("of")
    return next((call for by, call in found if by == whose), found[0][1] if found else None)


def other_side(side: str) -> str:
    """The opponents of `side`."""
    return str(Side(side).opponents.value)


def _of_call(to_tell: AnswerToTell, index: int) -> Args:
    if to_tell.auction[index].act in to_tell.view.filled:
        return {}
    call = to_tell.auction[index].call
    minimum = to_tell.lowest_sufficient(index) if call in CALLS else None
    found = _said_of_call(to_tell.words, call, to_tell.turn_before(index), to_tell.last_bid_before(index), minimum)
    if change := to_tell.change(index):
        return found | {"first": to_tell.words.call(change[0]), "second": to_tell.words.call(change[1])}
    return dict(found)


@lru_cache(KEPT)
def _said_of_call(words: Words, call: str, due: str, last: str | None, minimum: str | None) -> Args:
    said = words.call(call)
    args: Args = {"call": said, "action": said, "due": due}
    if last:
        args["last"] = words.call(last)
    if minimum:
        args["minimum"] = words.call(minimum)
    return args


def _of_play(to_tell: AnswerToTell, index: int) -> Args:
    card = to_tell.words.card(to_tell.plays[index].card)
    untold = to_tell.plays[index].act in to_tell.view.filled or to_tell.is_unseen(index)
    args: Args = {} if untold else {"card": card, "action": card}
    if due := to_tell.due_to_play(index):
        args["due"] = due
    if suit := to_tell.suit_led(index):
        args["suit"] = suit
    return args


def _of_trick(to_tell: AnswerToTell, act: str | None, *, together: bool) -> Args:
    """The trick of play `act` and how many cards its player put into it `together`; else the trick before that one,
    which lacked a card when `act` led to the next, and how many lay in it."""
    index = to_tell.play_index(act)
    played = to_tell.plays[index].trick if index is not None else None
    number = played if together or not played else played - 1
    if index is None or not number:
        return {}
    trick = to_tell.trick(number)
    if not together:
        trick = [play for play in trick if (to_tell.play_index(play.act) or 0) < index]
    count = len([play for play in trick if play.hand == to_tell.plays[index].hand]) if together else len(trick)
    usual = 1 if together else 4
    found: Args = {} if any(to_tell.view.uncounted) else {"n": str(number)}
    return found if count == usual else {**found, "cards": count}
