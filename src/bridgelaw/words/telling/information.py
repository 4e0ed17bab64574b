"""What each seat may use and what it may not, why, and the provision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import UNSET, UnsetType

from bridgelaw.answer.model import Entry
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import standing_at
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.words.say import KEPT, Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.arguments import CODES, Args, of_act
from bridgelaw.words.telling.duties import WITHDRAWN
from bridgelaw.words.telling.freed import freed_if_replaced
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.lead_asked import asked_whose_lead, said_in
from bridgelaw.words.telling.objected import BY
from bridgelaw.words.telling.offered import LEADS
from bridgelaw.words.telling.out_of_turn import counts_as_not_made
from bridgelaw.words.telling.quoting import quoted
from bridgelaw.words.telling.silence import only_silence
from bridgelaw.words.telling.speech import sentence
from bridgelaw.words.telling.state import DOT
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell, Plain

TOLD_BY_OPPONENTS = frozenset(("explanation", "restatement", "alert", "answer"))
FREE = {
    "call": "accepted",
    "play": "accepted",
    "lead_restriction": "known_to_all",
    "other_source": "by_chance",
}
BARRED = {"other_source": "outside"}
NEEDS_NONE = frozenset(("regulation", "prior", "own_side_error"))


def information(to_tell: AnswerToTell) -> Iterator[Line]:
    """The entries that are in force, by seat; seats with the same entries are named together. Nothing about an act that
    was only put in, since nobody has told of it."""
    groups: dict[tuple[Line, ...], list[str]] = {}
    for seat in "NESW":
        entries = [one for one in to_tell.ledger.get(seat, ()) if not one.ended and not is_put_in(to_tell, one)]
        lying = {one.about for one in entries if one.kind == "penalty_card" and one.status == "authorized"}
        # a card that lies there as a penalty card was not taken back
        entries = [one for one in entries if one.kind != "withdrawn_play" or one.about not in lying]
        if entries:
            groups.setdefault(tuple(_lines(to_tell, seat, entries)), []).append(seat)
    for lines, seats in groups.items():
        yield Line(to_tell.words.all_of([to_tell.words.seat(seat) for seat in seats]), indent=2, style="label")
        yield from lines


def is_put_in(to_tell: AnswerToTell, entry: Entry) -> bool:
    """Whether it is about an act that nobody has told of; a call or card that its player has taken back since is one
    that was made, though nobody may have said which it was."""
    if entry.about not in to_tell.view.set_up:
        return False
    takers = {act.get("by") for act in to_tell.view.acts.values() if act.get("choose") in MAY_BE_LEFT}
    return entry.kind not in WITHDRAWN or to_tell.actor(entry.about) not in takers


def _lines(to_tell: AnswerToTell, seat: str, entries: Iterable[Entry]) -> Iterator[Line]:
    """What is so for one reason in one line, with the reason once."""
    words = to_tell.words
    alike: dict[tuple[str, str, str | None], list[Entry]] = {}
    for entry in entries:
        alike.setdefault((entry.status, entry.law, _reason(to_tell, seat, entry)), []).append(entry)
    for (status, law, reason), found in alike.items():
        facts = [capital(_fact(words, bare_fact(to_tell, seat, one), _asides(to_tell, one))) for one in found]
        label, fact = words.say(f"information_status-{status}", "label"), _reasoned(words, " ".join(facts), reason)
        yield Line(words.say("ledger-entry", status=label, fact=fact), law=words.law(law, short=True), indent=4)


def fact_text(to_tell: AnswerToTell, seat: str, entry: Entry) -> str:
    """What the seat learnt and why it may or may not use it, in a sentence or two."""
    fact = _fact(to_tell.words, bare_fact(to_tell, seat, entry), _asides(to_tell, entry))
    return _reasoned(to_tell.words, fact, _reason(to_tell, seat, entry))


def _reasoned(words: Words, fact: str, reason: str | None) -> str:
    if reason is None:
        return fact
    return words.say("ledger-entry-reason", fact=fact, reason=words.say(f"ledger-reason-{reason}"))


def _asides(to_tell: AnswerToTell, entry: Entry) -> tuple[str, ...]:
    """On what it rests, and what it may be used for, in brackets after the fact."""
    words, basis = to_tell.words, _basis(to_tell, entry)
    told = [words.say(f"information_basis-{basis}", "aside")] if basis else []
    if basis == "agreed" and (by := _admitted(to_tell, entry)):
        told = [words.say("information_basis-agreed", "admitted", text=words.all_of([words.seat(one) for one in by]))]
    return (*told, *([words.say(f"information_for-{entry.for_}", "aside")] if entry.for_ else []))


def _admitted(to_tell: AnswerToTell, entry: Entry) -> list[str]:
    """Who has said so, where it is one side alone and the Director has not found that all agree."""
    about = [act for act in to_tell.view.acts.values() if act.get("of") == entry.about]
    if any(act.get("find") == "facts_agreed" for act in about):
        return []
    by = sorted({str(act.get("by")) for act in about if act.get("agree") is True} & CODES, key="NESW".index)
    return by if len({Seat(one).side for one in by}) == 1 else []


def _basis(to_tell: AnswerToTell, entry: Entry) -> str | UnsetType:
    """On what it rests. That it was made available the Director has to find also where the players agree about what
    happened; then that is agreed, and nothing that he has found."""
    facts = (act for act in to_tell.view.acts.values() if act.get("find") == "facts_agreed")
    agreed = [act.get("value") for act in facts if act.get("of") == entry.about]
    return "agreed" if entry.basis == "found" and agreed[-1:] == [True] else entry.basis


@lru_cache(KEPT)
def _fact(words: Words, fact: str, asides: tuple[str, ...]) -> str:
    return f"{fact.removesuffix('.')} ({DOT.join(asides)})." if asides else fact


def bare_fact(to_tell: AnswerToTell, seat: str, entry: Entry) -> str:
    """What the entry is about: what the seat learnt, and how; what was called, played or said, and by whom."""
    about = entry.about
    act = to_tell.act(about)
    if "learn" in act:
        return act_line(act, to_tell.words)
    named = of_act(to_tell, about)
    args: Args = {k: v for k, v in named.items() if k in ("call", "card")} | {"seat": seat}
    if source := entry.from_ or to_tell.actor(about):
        args["from"] = source
    many = int(named.get("cards", 1))
    if entry.card is not UNSET:
        args["card"], many = to_tell.words.card(entry.card), 1
    if entry.kind == "penalty_card" and many > 1 and (lying := _still_lying(to_tell, seat, entry)):
        args["card"], many = to_tell.words.all_of([to_tell.words.card(card) for card in lying]), len(lying)
    if entry.kind == "penalty_card" and not _lies(to_tell, seat, entry):
        how = "was" if "card" not in args else "was_named" if many == 1 else "was_several"
        return _bare(to_tell.words, f"information-{entry.kind}", tuple(args.items()), how)
    if entry.kind == "lead_restriction" and (suits := act.get("suits") or _named(act, "suit")):
        args["text"] = to_tell.words.all_of([to_tell.words.suit(str(suit)) for suit in suits])
        return _bare(to_tell.words, f"information-{entry.kind}", tuple(args.items()), str(act["choose"]))
    gives_up = "concede" in act or "claim" in act
    how = "conceded" if gives_up else "named" if many == 1 else "several"
    if entry.kind == "withdrawn_play" and "expose" in act:
        how = "exposed" if "card" in args else "exposed_less"  # it was shown, not played
    elif entry.kind == "withdrawn_play" and _is_of_auction(to_tell, about):
        how = "led"
    elif entry.kind == "withdrawn_call" and counts_as_not_made(to_tell, about):
        how = "not_made"
    elif entry.kind == "withdrawn_call" and _is_cancelled(to_tell, about):
        how = "cancelled"
    elif "correct" in act:
        how = _corrected(to_tell, act, args)
        of = act.get("of")
        if how == "corrected_no_alert" and (
            called := to_tell.call_named(of) or to_tell.call_named(to_tell.act(of).get("of"))
        ):
            args["call"] = called
    elif (asker := asked_whose_lead(to_tell, about)) is not None:
        args |= {"other": asker} | ({"text": quoted(to_tell.words, said)} if (said := said_in(act)) else {})
        how = "lead" if said else "lead_less"
    return _bare(to_tell.words, f"information-{entry.kind}", tuple(args.items()), how)


def _is_of_auction(to_tell: AnswerToTell, about: str) -> bool:
    """Whether it is a card that was shown or led while the auction was on: it stays on the table."""
    return any(it.kind == "exposed_card_in_auction" and it.act == about for it in to_tell.irregularities)


def _is_cancelled(to_tell: AnswerToTell, about: str) -> bool:
    """Whether the Laws cancelled that call, and its player did not take it back."""
    index = to_tell.call_index(about)
    return index is not None and to_tell.auction[index].status == "cancelled"


def _corrected(to_tell: AnswerToTell, act: Plain, args: Args) -> str:
    """How a correction is told: what was corrected may be partner's, and an alert."""
    corrected = to_tell.act(act.get("of"))
    by, other = str(act.get("by")), corrected.get("by")
    if to_tell.call_index(act.get("of")) is not None and only_silence(to_tell, act.get("of")):
        return "corrected_no_alert"
    if by not in CODES or other != Seat(by).partner.value:
        return "corrected"
    args["partner"] = str(other)
    if corrected.get("convey") == "no_alert":
        return "corrected_no_alert"
    return "corrected_alert" if "alert" in corrected else "corrected_partner"


def _named(act: Plain, what: str) -> list[str]:
    """What was named with a choice, if it was."""
    return [str(act[what])] if act.get(what) else []


def _still_lying(to_tell: AnswerToTell, seat: str, entry: Entry) -> list[str]:
    """Of several penalty cards that one act showed those that the owner's partner may know of: one that has been picked
    up he may not. For all others nothing: they may know of each."""
    shown = to_tell.act(entry.about).get("expose") or ()
    source = entry.from_
    if entry.status != "authorized" or source is None or Seat(source).partner.value != seat:
        return []
    return [one.card for one in to_tell.penalty_cards if one.seat == source and one.card in shown]


@lru_cache(KEPT)
def _bare(words: Words, message: str, args: tuple[tuple[str, str | float], ...], how: str) -> str:
    return sentence(words, message, dict(args), before=[(message, how)])


def _reason(to_tell: AnswerToTell, seat: str, entry: Entry) -> str | None:
    """The word for why it has its standing (`ledger-reason-WORD`); None where the fact says it, or nothing is known."""
    kind, free = entry.kind, entry.status == "authorized"
    if kind in NEEDS_NONE:
        return None
    if stands_at(BY, entry.law):
        return "objected_free" if free else "objected"
    if kind == "penalty_card":
        return _of_penalty_card(to_tell, seat, entry)
    if kind in WITHDRAWN:
        # of a call or card that was taken back the Law that ordered it says whose it is
        given = next((one.reason for one in standing_at(entry.law) if one.reason), "")
        if given != "partner" or entry.from_ != Seat(seat).partner.value:
            if given in ("taken_back", "replaced"):
                return given
            if _was_told_wrongly(to_tell, seat, entry):
                return "told_wrongly" if free else "telling_wrongly"
            if not free and (how := freed_if_replaced(to_tell, entry.about)):
                return f"erred_{how}"
            return "not_erred" if free else "erred"
    if not free:
        return BARRED.get(kind, "partner")
    return FREE.get(kind) or _from_opponents(to_tell, entry)


def _of_penalty_card(to_tell: AnswerToTell, seat: str, entry: Entry) -> str:
    """The same of a penalty card: what may be used of one that lies there, has been played, or is in the hand again."""
    if entry.for_:
        return "must_be_played"
    lies, free = _lies(to_tell, seat, entry), entry.status == "authorized"
    if not lies and stands_at("law50.returned", entry.law) and not _was_played(to_tell, entry):
        return "picked_up_free" if free else "picked_up"
    if not free:
        return "beyond"
    if lies:
        return "on_table"
    in_auction = _is_of_auction(to_tell, entry.about)
    of_partner = entry.from_ is not None and entry.from_ == Seat(seat).partner.value
    return "lay_there_partner" if in_auction and of_partner else "lay_there"


def _cards(to_tell: AnswerToTell, entry: Entry) -> tuple[str, ...]:
    """The cards that the entry is about, as far as they are known."""
    if entry.card is not UNSET:
        return (entry.card,)
    index = to_tell.play_index(entry.about)
    return tuple(to_tell.act(entry.about).get("expose") or ([] if index is None else [to_tell.plays[index].card]))


def _lies(to_tell: AnswerToTell, seat: str, entry: Entry) -> bool:
    """Whether all the cards that it tells of are penalty cards yet; of what nobody has told, whether there is any."""
    lying = {one.card for one in to_tell.penalty_cards if one.seat == entry.from_}
    cards = _still_lying(to_tell, seat, entry) or _cards(to_tell, entry)
    return lying.issuperset(cards) if cards else bool(lying)


def _was_played(to_tell: AnswerToTell, entry: Entry) -> bool:
    """Whether all of them have been played since."""
    played = {one.card for one in to_tell.plays if one.act != entry.about and one.status in COUNTS}
    return played.issuperset(_cards(to_tell, entry))


def _from_opponents(to_tell: AnswerToTell, entry: Entry) -> str:
    """Why a player may use what he has from opponents. What they told against the Laws did not come as these provide;
    inferences are at his own risk from tempo and manner only."""
    irregular = any(it.act == entry.about for it in to_tell.irregularities)
    if entry.kind in TOLD_BY_OPPONENTS:
        if asked_whose_lead(to_tell, entry.about) is not None:
            return "answered"
        return "all_the_same" if irregular else "procedure"
    if entry.kind == "no_alert":
        return "all_the_same" if irregular else "not_alerted"
    return "asked" if entry.kind == "question" and entry.basis is UNSET else "own_risk"


def _was_told_wrongly(to_tell: AnswerToTell, seat: str, entry: Entry) -> bool:
    """Whether it is a lead to which the other side had led its player: he may use it, or his opponent may not, though
    it was his that was irregular."""
    it = next((one for one in to_tell.irregularities if one.act == entry.about), None)
    if it is None or it.kind not in LEADS or it.by not in CODES:
        return False
    own = Seat(it.by).side is Seat(seat).side
    return own is (entry.status == "authorized")
