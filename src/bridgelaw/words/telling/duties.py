"""Who must do what, and who may: duties with their provisions, penalty cards, then the rights of each seat."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from bridgelaw.answer.model import Obligation, PenaltyCard
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.telling.arguments import CODES, of_duty
from bridgelaw.words.telling.freed import freed_if_replaced
from bridgelaw.words.telling.kept import KEPT, source_law
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.offered import is_played_to_the_trick
from bridgelaw.words.telling.redealt import has_been_redealt
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

EVERYBODY = frozenset(seat.value for seat in SEATS)
FULLER: dict[str, list[Choice]] = {"explain": [("obligation-explain", "sentence"), ("obligation-explain", "auction")]}


def duties(to_tell: AnswerToTell, *, but: Container[str] = ()) -> Iterator[Line]:
    """Penalty cards on the table, then one line for each duty; a duty of all four players is one line. `but`: duties
    that need not be told here."""
    words = to_tell.words
    for card in to_tell.penalty_cards:
        yield Line(capital(penalty_card_text(to_tell, card)), law=_law_of_penalty_card(to_tell, card), indent=2)
    yield from _partner_waits(to_tell)
    lying = {(card.seat, card.card) for card in to_tell.penalty_cards if card.rank == "major"}
    found = [
        duty
        for duty in to_tell.obligations
        # that a penalty card has to be played is said with it
        if duty.what not in but and not (duty.what == "play_card" and (duty.who, duty.card) in lying)
    ]
    shared = {what: [duty for duty in found if duty.what == what] for what in ("take_no_action", "summon_director")}
    shared = {what: those for what, those in shared.items() if {duty.who for duty in those} == EVERYBODY}
    for what, those in shared.items():
        if what == "take_no_action" and to_tell.answer.phase == "ended":
            continue  # there is nothing left to call or play
        if what == "take_no_action" and (choosers := choosing(to_tell)):
            yield Line(words.say("answer-waiting-chosen", seat=choosers[0]), indent=2)
            continue
        text = words.say(_waiting(to_tell) if what == "take_no_action" else _summons(to_tell))
        yield Line(text, law=words.law(those[0].law, short=True), indent=2)
    told: dict[str, str] = {}
    for duty in found:
        if duty.what not in shared and not _nothing_left_to_choose(to_tell, duty):
            # what two Laws ask of a player alike is told once
            text = " ".join((capital(duty_text(to_tell, duty)), *_until_replaced(to_tell, duty)))
            told.setdefault(text, words.law(source_law(to_tell, duty), short=True))
    yield from (Line(text, law=law, indent=2) for text, law in told.items())
    yield from _from_elsewhere(to_tell)
    yield from _from_withdrawn(to_tell)


def _nothing_left_to_choose(to_tell: AnswerToTell, duty: Obligation) -> bool:
    """Whether it forbids choices to a player who is to be dummy: he makes none any more, unless the auction reopens."""
    declarer, phase = to_tell.declarer(), to_tell.answer.phase
    dummy = phase == "clarification" and declarer is not None and duty.who == declarer.partner.value
    return dummy and duty.what == KEPT and source_law(to_tell, duty) != duty.law


def _partner_waits(to_tell: AnswerToTell) -> Iterator[Line]:
    """That the partner of who has a major penalty card leads nothing before declarer has chosen; where he has to choose
    now, his options say it."""
    words, held = to_tell.words, provisions(to_tell.words.edition)
    if any(not {"law50", "law51"}.isdisjoint(drawers_at(option.law)) for option in to_tell.options):
        return
    for seat in dict.fromkeys(card.seat for card in to_tell.penalty_cards if card.rank == "major"):
        own = [card for card in to_tell.penalty_cards if card.seat == seat]
        name = "law50.partner_waits" if len(own) == 1 else "law51.partner_waits"
        people = {"leader": Seat(seat).partner.value, "declarer": to_tell.answer.declarer or ""}
        text = words.say("penalties-partner-waits", cards=len(own), **people)
        yield Line(capital(text), law=words.law(held[name].reference, short=True), indent=2)


def _until_replaced(to_tell: AnswerToTell, duty: Obligation) -> Iterator[str]:
    """On what it hangs that the duty about a withdrawn call ends again, as long as that is open."""
    open_ = {freed_if_replaced(to_tell, act) for act in duty.because} if duty.what == KEPT else set()
    if len(open_) == 1 and (how := open_.pop()):
        yield to_tell.words.say(f"duties-ends-{how}")


def _from_withdrawn(to_tell: AnswerToTell) -> Iterator[Line]:
    """What a side may not use of a call or card that an opponent took back because of that side's irregularity."""
    words, declarer = to_tell.words, to_tell.declarer()
    if to_tell.answer.phase in OVER or to_tell.answer.frozen:
        return
    for seat in SEATS:
        if to_tell.answer.phase in ("clarification", "play") and declarer is not None and seat is declarer.partner:
            continue
        for entry in to_tell.ledger.get(seat.value, ()):
            by = entry.from_
            theirs = by in CODES and Seat(str(by)).side is not seat.side
            if entry.ended or entry.status != "unauthorized" or entry.kind not in WITHDRAWN or not theirs:
                continue
            what = "call" if entry.kind == "withdrawn_call" else "card"
            text = words.say("duties-not-by-withdrawn", seat=seat.value, other=str(by), what=what)
            yield Line(capital(text), law=words.law(entry.law, short=True), indent=2)


WITHDRAWN = ("withdrawn_call", "withdrawn_play")
"""What an entry is about that was made or played and does not count."""


def _from_elsewhere(to_tell: AnswerToTell) -> Iterator[Line]:
    """That a player may not base anything on what he knows from another source than partner, as long as he plays."""
    law = provisions(to_tell.words.edition)["law16.nothing_else"].reference
    if to_tell.answer.phase in OVER or to_tell.answer.frozen:
        return
    for seat in SEATS:
        mine = (entry for entry in to_tell.ledger.get(seat.value, ()) if not entry.ended)
        if any(entry.kind == "other_source" and entry.status == "unauthorized" for entry in mine):
            text = to_tell.words.say("ledger-may-not-base", seat=seat.value)
            yield Line(capital(text), law=to_tell.words.law(law, short=True), indent=2)


def choosing(to_tell: AnswerToTell) -> list[str]:
    """Who has to choose now that the Director has explained; nobody where something was pointed out since."""
    said = [act for act in to_tell.view.acts.values() if not _HEARD.isdisjoint(act)]
    if not said or ("explain_options" not in said[-1] and not _is_offered_back(to_tell, said[-1])):
        return []
    return list(dict.fromkeys(option.by for option in to_tell.options if option.by in CODES))


def _is_offered_back(to_tell: AnswerToTell, last: Plain) -> bool:
    """Whether the Director, called by the act `last`, has found since that a call may be changed: that is an offer."""
    acts = list(to_tell.view.acts.values())
    since = acts[acts.index(last) + 1 :]
    found = any(act.get("find") == "would_have_acted" and act.get("value") is True for act in since)
    return found and all(option.id == "change_call" for option in to_tell.options)


_HEARD = frozenset(("explain_options", "attention", "summon"))


def penalty_card_text(to_tell: AnswerToTell, card: PenaltyCard) -> str:
    """That a penalty card lies there; without its name where nobody has said which card it was."""
    words, message = to_tell.words, f"penalty_card-{card.rank}"
    if to_tell.is_untold_card(card.card):
        return words.say(message, "unnamed", seat=card.seat)
    return words.say(message, "sentence", card=words.card(card.card), seat=card.seat)


def _law_of_penalty_card(to_tell: AnswerToTell, card: PenaltyCard) -> str:
    """The provision that says how it has to be played."""
    name = "law50.minor" if card.rank == "minor" else "law50.must_be_played"
    return to_tell.words.law(provisions(to_tell.words.edition)[name].reference, short=True)


def _summons(to_tell: AnswerToTell) -> str:
    """That the Director is to be summoned, as strongly as the Laws say it; a duty of all four players is said once."""
    return f"phrase-oblig_director_{provisions(to_tell.words.edition)['law09.summon_at_once'].force}"


def _waiting(to_tell: AnswerToTell) -> str:
    """Why the table stands still: the Director was called, or else something was pointed out and nobody has yet."""
    noticed = any(it.status == "attention" for it in to_tell.irregularities)
    return "table-frozen-why" if noticed or _is_to_be_called(to_tell) else "table-frozen-called"


def _is_to_be_called(to_tell: AnswerToTell) -> bool:
    """Whether somebody still has to call the Director."""
    return any(duty.what == "summon_director" for duty in to_tell.obligations)


def duty_text(to_tell: AnswerToTell, duty: Obligation, *, own: bool = False, then: Iterable[Plain] = ()) -> str:
    """What the duty is, in a sentence; said to the player himself when it is his `own`. `then`: what comes with it, as
    elements of a cost."""
    message, args = f"obligation-{duty.what}", of_duty(to_tell, duty)
    if duty.what == KEPT and source_law(to_tell, duty, then) != duty.law:
        # the Law about what was withdrawn asks no more than that, whatever that of the duty asks
        return to_tell.words.say(message, "you_not_choose" if own else "not_choose", **args)
    if own:
        forms = ["you_played", "you"] if _is_of_the_trick(duty) else ["you"]
        if said := next((found for form in forms if (found := to_tell.words.attempt(message, form, **args))), None):
            return said
    suits = duty.suits or ()
    if len(suits) <= 1 and to_tell.opens(duty.who) and (said := to_tell.words.attempt(message, "opening", **args)):
        return said
    if len(suits) > 1:
        args["text"] = to_tell.words.one_of([to_tell.words.suit(suit) for suit in suits])
        return sentence(to_tell.words, message, args, before=[(message, "several")])
    return sentence(to_tell.words, message, args, before=[*_of_this_law(duty, message), *FULLER.get(duty.what, ())])


def _of_this_law(duty: Obligation, message: str) -> list[Choice]:
    """The same duty is another thing under some Laws: a card put to a trick long over, a call made again."""
    behind = drawers_at(duty.law)
    if duty.what == "follow_suit" and "law67" in behind:
        return [(message, "placed")]
    if _is_of_the_trick(duty):
        return [(message, "played")]
    if duty.what == "repeat_call" and "law15" in behind:
        return [(message, "again"), (message, "unnamed")]
    return []


def _is_of_the_trick(duty: Obligation) -> bool:
    of_suit = duty.what == "play_card" and duty.suit
    return bool(of_suit or duty.what in ("lead_suit", "not_lead_suit")) and is_played_to_the_trick(duty.law)


def rights(to_tell: AnswerToTell) -> Iterator[Line]:
    """What each seat may do, the one to act first (seats that may do the same together); then what all may."""
    words = to_tell.words
    held = _held(to_tell)
    first, declarer = Seat(to_tell.answer.turn or to_tell.view.dealer), to_tell.declarer()
    if declarer and first is declarer.partner and to_tell.answer.phase == "play":
        first = declarer
    order = [SEATS[(first.index + n) % 4].value for n in range(4)]
    shared = [right for right in held.get(order[0], ()) if all(right in held.get(seat, ()) for seat in order)]
    groups: dict[tuple[str, ...], list[str]] = {}
    for seat in order:
        if own := tuple(right for right in held.get(seat, ()) if right not in shared):
            groups.setdefault(own, []).append(seat)
    for allowed, seats in groups.items():
        names = words.all_of([words.seat(seat) for seat in sorted(seats, key="NESW".index)])
        # what else he may is no more than that he passes, and is told apart from it
        silent = [right for right in allowed if right == "pass"]
        others = [right for right in allowed if right != "pass"]
        for told in filter(None, (silent, others)):
            yield Line(words.say("rights-may", text=names, players=len(seats), words=_may(to_tell, told)), indent=2)
    if shared:
        yield Line(words.say("rights-all", words=_may(to_tell, shared)), indent=2)


def reserved(to_tell: AnswerToTell) -> list[str]:
    """Who has reserved the right to call the Director, whom nobody has called since, while the board goes on."""
    acts = list(to_tell.view.acts.values())
    called = max((n for n, act in enumerate(acts) if "summon" in act), default=-1)
    found = [str(act["by"]) for act in acts[called + 1 :] if "reserve" in act and act.get("by") in CODES]
    return [] if to_tell.answer.phase in OVER else list(dict.fromkeys(found))


def _held(to_tell: AnswerToTell) -> dict[str, tuple[str, ...]]:
    """The rights of each seat. On a deal that is dealt again nobody calls; who must pass may call nothing else. A card
    of dummy is for declarer to name: dummy, who plays it as he is told, chooses nothing."""
    instead = _instead(to_tell)
    gone = ("call", "play", "claim") if has_been_redealt(to_tell) else ()
    if to_tell.answer.frozen and not _is_to_be_called(to_tell):
        gone = (*gone, "summon")  # he is there
    options = {seat: {option.id for option in to_tell.options if option.by == seat} for seat in CODES}
    # a right of its own says it where all that he may choose is to change his call
    instead |= {(seat, "choose"): "" for seat, ids in options.items() if ids == {"change_call"}}
    return {
        seat: tuple(told for one in rights if one not in gone and (told := instead.get((seat, one), one)))
        for seat, rights in to_tell.rights.items()
    }


def _instead(to_tell: AnswerToTell) -> dict[tuple[str, str], str]:
    """By seat and right the word for what it comes to now; empty where it is nothing that he may choose."""
    found = {(duty.who, "call"): "pass" for duty in to_tell.obligations if duty.what == "pass"}
    if to_tell.answer.phase == "clarification" and to_tell.answer.turn:
        found[(to_tell.answer.turn, "play")] = "opening"
    found |= {(duty.who, "play"): "bound" for duty in to_tell.obligations if duty.what in _BINDS_PLAY}
    declarer = to_tell.declarer()
    if declarer and to_tell.answer.phase == "play":
        found[(declarer.value, "ask")] = "ask_about_play"
    if declarer and to_tell.answer.phase == "play" and to_tell.answer.turn == declarer.partner.value:
        found |= {(declarer.value, "play"): "name", (declarer.partner.value, "play"): ""}
    return found


_BINDS_PLAY = ("play_card", "lead_suit", "not_lead_suit", "follow_suit")
_FORMS = {
    "pass": ("call", "may_only_pass"),
    "bound": ("play", "may_bound"),
    "name": ("play", "may_name"),
    "opening": ("play", "may_opening"),
    "ask_about_play": ("ask", "may_declarer"),
}


def _may(to_tell: AnswerToTell, allowed: Sequence[str]) -> str:
    say = to_tell.words.say
    # that he may ask which call was made holds only if he is in doubt, and so do no words behind it
    in_order = sorted(allowed, key=lambda right: right == "clarify")
    forms = [_FORMS.get(right, (right, "may")) for right in in_order]
    return to_tell.words.all_of([say(f"right-{right}", form) for right, form in forms])
