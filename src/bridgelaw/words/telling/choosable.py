"""What could be called or played legally at the moment that a Question looks back at."""

from __future__ import annotations

from bridgelaw.answer.model import Option
from bridgelaw.game.calls import ALL_CALLS, BIDS, CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell


def suggestible(to_tell: AnswerToTell, about: str | None, seat: str | None) -> tuple[str, ...]:
    """What that act can have suggested to `seat`: what was legal for him at his first call after it, and at each card
    that he has played since, to that trick or a later one."""
    later = frozenset(_after(to_tell, about))
    calls = [one for one in to_tell.auction if one.by == seat and one.act in later and one.implied is not True]
    cards = [one for one in to_tell.plays if one.by == seat and one.act in later]
    if not calls and not cards:
        return choosable(to_tell, about)
    found = {*(calls_at(to_tell, calls[0].act) if calls else ()), *(one.call for one in calls)}
    for card in cards:
        found.update(cards_at(to_tell, card.act))
    return tuple(code for code in (*map(str, ALL_CALLS), *CARDS) if code in found)


def choosable(to_tell: AnswerToTell, about: str | None) -> tuple[str, ...]:
    """Cards, where it was one that was played by that act, or that was the next thing done after it; else calls."""
    if to_tell.play_index(about) is not None:
        return cards_at(to_tell, about)
    if to_tell.call_index(about) is not None:
        return calls_at(to_tell, about)
    acts = to_tell.view.acts
    done = (act for act in (acts[id] for id in _after(to_tell, about)) if "call" in act or "play" in act)
    in_play = "play" in next(done, {"play": True} if to_tell.answer.phase in ("clarification", "play") else {})
    return cards_at(to_tell, about) if in_play else calls_at(to_tell, about)


def calls_at(to_tell: AnswerToTell, about: str | None) -> tuple[str, ...]:
    """The calls that were legal for whoever chose then: he made the call `about`, or the first one of his after what
    his partner let him know by that act. All of them, where not all calls before it are known."""
    every = tuple(map(str, ALL_CALLS))
    if to_tell.view.quick is not None or to_tell.view.filled or to_tell.view.set_up:
        return every
    made, seat = _call_of(to_tell, about)
    if seat is None:
        return every
    legal = _legal(to_tell, made, seat)
    if made is not None:
        # what he did belongs there, whatever it was
        legal.add(to_tell.auction[made].call)
    return tuple(code for code in every if code in legal)


def calls_in_place(to_tell: AnswerToTell, option: Option) -> tuple[str, ...]:
    """The calls that are legal with an option by which a call is named: in the place of the player's last one, or,
    where that has gone and others have called since, at the end of the auction."""
    auction = to_tell.auction
    made = next((n for n in reversed(range(len(auction))) if auction[n].by == option.by), None)
    # a call that took the place of another one stands beside it
    while made and auction[made - 1].by == option.by:
        made -= 1
    if made is not None and option.id != "change_call" and auction[made].status not in COUNTS:
        later = any(one.by != option.by and one.status in COUNTS for one in auction[made:])
        made = None if later else made
    legal = _legal(to_tell, made, option.by)
    return tuple(code for code in map(str, ALL_CALLS) if code in legal)


def call_in_place(to_tell: AnswerToTell, option: Option) -> str | None:
    """The call of the player that stands now where he may change it: made again, it would be no change. None: with that
    option no call is changed that counts."""
    if option.id != "change_call":
        return None
    return next((one.call for one in reversed(to_tell.auction) if one.by == option.by and one.status in COUNTS), None)


def _legal(to_tell: AnswerToTell, made: int | None, seat: str) -> set[str]:
    """The calls that are legal for `seat` in the place of call number `made`; None: behind the last."""
    before = to_tell.auction if made is None else to_tell.auction[:made]
    counted = [one for one in before if one.status in COUNTS]
    said = [one for one in counted if one.call != "P"]
    bids = [one for one in said if CALLS[one.call] in BIDS]
    highest, last = bids[-1] if bids else None, said[-1] if said else None
    theirs = last is not None and Seat(last.by).side is not Seat(seat).side
    legal = {"P"}
    if last is not None and theirs and last.call != "XX":
        legal.add("XX" if last.call == "X" else "X")
    rank = CALLS[highest.call].rank if highest else None
    return legal | {bid.text for bid in BIDS if bid.level <= 7 and (rank is None or bid.rank > rank)}


def cards_at(to_tell: AnswerToTell, about: str | None) -> tuple[str, ...]:
    """The cards of the hand that chose then, as far as it had to follow suit; all cards where it is not known."""
    at = _play_of(to_tell, about)
    hand = to_tell.plays[at].hand if at is not None else ""
    if at is None or hand not in to_tell.view.hands or to_tell.view.quick is not None:
        return tuple(CARDS)
    suits = zip("SHDC", to_tell.view.hands[hand].replace("10", "T").split("."), strict=False)
    gone = {one.card for one in to_tell.plays[:at] if one.hand == hand and one.status in COUNTS}
    left = [f"{suit}{rank}" for suit, ranks in suits for rank in ranks if f"{suit}{rank}" not in gone]
    lead = next(iter(to_tell.trick(to_tell.plays[at].trick or 0)), None)
    led = lead.card[0] if lead is not None and (to_tell.play_index(lead.act) or 0) < at else None
    able = [card for card in left if card[0] == led] if led else left
    legal = {*(able or left), to_tell.plays[at].card}
    return tuple(card for card in CARDS if card in legal)


def _call_of(to_tell: AnswerToTell, about: str | None) -> tuple[int | None, str | None]:
    """The place of the call that was chosen, None while it has not been made; and who chose it."""
    index = to_tell.call_index(about)
    if index is not None:
        return index, to_tell.auction[index].by
    by = to_tell.actor(_told_by(to_tell, about))
    if by not in Seat.__members__:
        return None, None
    seat = Seat(by).partner.value
    later = frozenset(_after(to_tell, about))
    found = next((n for n, one in enumerate(to_tell.auction) if one.by == seat and one.act in later), None)
    return found, seat


def _play_of(to_tell: AnswerToTell, about: str | None) -> int | None:
    index = to_tell.play_index(about)
    by = to_tell.actor(_told_by(to_tell, about))
    if index is not None or by not in Seat.__members__:
        return index
    seat, later = Seat(by).partner.value, frozenset(_after(to_tell, about))
    return next((n for n, one in enumerate(to_tell.plays) if one.by == seat and one.act in later), None)


def _after(to_tell: AnswerToTell, about: str | None) -> list[str]:
    """The acts that were done after that one, in order; of a report, after the call or card at which it happened."""
    about, order = _told_by(to_tell, about), list(to_tell.view.acts)
    return order[order.index(about) + 1 :] if about in order else []


def _told_by(to_tell: AnswerToTell, about: str | None) -> str | None:
    """The act by which a player let something be known: of a report, by himself or by an opponent who reserves his
    rights, the call or card that it names, if it names one."""
    act = to_tell.act(about)
    return act.get("of", about) if "convey" in act or "reserve" in act else about
