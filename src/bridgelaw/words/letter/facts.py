"""What happened, as the ruling tells it: deal and auction, what was said and done, and on what that rests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from bridgelaw.answer.model import Irregularity
from bridgelaw.answer.road_model import QuestionSaid, RoadSaid
from bridgelaw.answer.score_model import Score
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws.shelf import drawers_at
from bridgelaw.words.letter.complaints import complaints_told, moment, phase_of
from bridgelaw.words.letter.hearings import Hearings
from bridgelaw.words.letter.law import AT_ONCE, OWN_CARD, called_together, chosen_law, citation, looks_as_declarer
from bridgelaw.words.letter.model import AuctionTable, Hand, Paragraph
from bridgelaw.words.telling.acts import EXPLAINING, act_line, verb_of
from bridgelaw.words.telling.answered import fact_line, revoke_in_words
from bridgelaw.words.telling.auction import COLUMNS, rows_of
from bridgelaw.words.telling.chosen import chosen_text
from bridgelaw.words.telling.claims import around_claim, as_claimed
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.irregular import irregularity_text, rests_on_finding
from bridgelaw.words.telling.layout import capital, ended
from bridgelaw.words.telling.named import noticed
from bridgelaw.words.telling.score import result_of, worth_of
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell, Plain, score_of
from bridgelaw.words.telling.told_quickly import facts_noted

# Acts that the diagram and the auction show, that are the Director's, or that tell what one player knew in private.
_ELSEWHERE = ("call", "play", "face", "spread", "realise", "score", "appeal")
_OF_ATTENTION = ("dummy_called_attention", "attention_when_forbidden", "spectator_attention")
_NOTED = ("convey", "alert", "announce", "explain")
_BASIS = {
    "agreed": "letter-fact-agreed",
    "found": "letter-fact-found",
    "not_found": "letter-fact-not-found",
}
_SPOKEN = ("remark", "question", "answer", "alert", "no_alert")
"""How partner was let know something by words, or by none: that they fell is no matter of judgement."""
_IN_CALLING = ("hesitation", "haste", "emphasis", "tone", "stop_card")
"""How partner was let know something by the way in which a call was made."""
_OWN = ("own_card", "notes")
"""What nobody may look up but at the right moment."""


def hands(to_tell: AnswerToTell, players: Mapping[str, str]) -> Iterator[Hand]:
    """The hands that the record has, unless only a quick ruling is known of it."""
    if to_tell.view.quick is not None:
        return
    for seat in "NESW":
        if seat in to_tell.view.hands:
            suits = (line.partition(" ") for line in suits_of(to_tell.words, to_tell.view.hands[seat]))
            yield Hand(
                seat, to_tell.words.seat(seat), players.get(seat, ""), tuple((s, cards) for s, _, cards in suits)
            )


def auction(to_tell: AnswerToTell) -> AuctionTable | None:
    """The auction with a mark at every call that something is to be said about; none where only a quick ruling is known
    of it, as the calls around what was told are not."""
    if not to_tell.auction or to_tell.view.quick is not None:
        return None
    rows, notes = rows_of(to_tell, dict(_remarks(to_tell)))
    cells = tuple(tuple(" ".join(row.get(column, ())) for column in range(4)) for row in rows)
    names = tuple(to_tell.words.seat(seat) for seat in COLUMNS)
    marked = tuple((line.lead.strip(), line.text) for line in notes)
    return AuctionTable(to_tell.words.say("letter-heading-auction"), names, cells, marked)


def _remarks(to_tell: AnswerToTell) -> Iterator[tuple[str, list[str]]]:
    """What goes with a call, in this order: how it was made, that it was alerted, how it was explained."""
    found: dict[str, list[tuple[int, str]]] = {}
    acts = list(to_tell.view.acts.items())
    for n, (_, act) in enumerate(acts):
        if "convey" in act and "of" not in act:
            call = _call_of(to_tell, acts, n)
        elif set(_NOTED) & set(act):
            call = act.get("of")
        else:
            continue
        index = to_tell.call_index(call)
        if call is not None and index is not None:
            said = to_tell.words.call(to_tell.auction[index].call)
            rank = next(n for n, verb in enumerate(_NOTED) if verb in act)
            line = fact_line(act, said, to_tell.words, past=True, beside=_written(to_tell))
            found.setdefault(call, []).append((rank, capital(line)))
    for call, notes in found.items():
        yield call, [text for _, text in sorted(notes, key=lambda note: note[0])]


def _call_of(to_tell: AnswerToTell, acts: Sequence[tuple[str, Plain]], n: int) -> str | None:
    """The call to which that act belongs by which a player let something be known, where it names none: the one that he
    was about to make; what he said or did in somebody else's turn goes with the call that had just been made."""
    act = acts[n][1]
    after = [(id, later) for id, later in acts[n:] if to_tell.call_index(id) is not None]
    own = next((id for id, later in after if later.get("by") == act["by"]), None)
    if not after or after[0][0] == own or act["convey"] in _IN_CALLING:
        return own
    return next((id for id, _ in reversed(acts[:n]) if to_tell.call_index(id) is not None), own)


def contract(to_tell: AnswerToTell, road: RoadSaid) -> str:
    """The contract, or nothing while there is none."""
    found = to_tell.answer
    if found.contract is None or found.declarer is None or to_tell.contract_is_set_up:
        return ""
    declared = to_tell.words.contract(found.contract)
    return to_tell.words.say("letter-contract", contract=declared, declarer=found.declarer)


def told(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings) -> Iterator[Paragraph]:
    """In the order in which it happened: facts with what they rest on, statements, the result, who called when."""
    before = score_of(road["score"]["before"])
    basis = _basis(to_tell, road, hearings)
    complaints, under = complaints_told(to_tell, road), road.get("chosen_under", {})
    besides = _besides(to_tell)
    # what was wrong about the attention that was drawn says that it was drawn
    forbidden = {it.act for it in noticed(to_tell) if it.kind in _OF_ATTENTION}
    # without an act of its own the result stands there once the play is over
    played = not any("result" in act for act in to_tell.view.acts.values())
    result = Paragraph(_result(to_tell, before)) if played and before and not as_claimed(to_tell, before) else None
    over = {one["act"] for one in road["complaints"] if one["phase"] == "ended"}
    quick = to_tell.view.quick
    if quick is not None:
        yield from (Paragraph(capital(line)) for line in facts_noted(to_tell, road))
    for id, act in to_tell.view.acts.items():
        if quick is not None and id in quick.acts:
            continue
        if result is not None and id in over:
            yield result
            result = None
        if id in complaints:
            if complaints[id] and id not in forbidden:
                yield Paragraph(complaints[id])
            yield from besides.get(id, ())
        elif act.get("by") == "director":
            if "result" in act and before:
                yield Paragraph(_result(to_tell, before))
        elif _is_dummys(to_tell, id):
            # it lies there as dummy's, and is told only where it says who is dummy
            if any(it.act == act.get("of") for it in to_tell.irregularities):
                named = to_tell.words.all_of([to_tell.words.card(card) for card in act["expose"]])
                yield Paragraph(to_tell.words.say("letter-began-to-spread", seat=act["by"], cards=named))
        elif verb_of(act) not in _ELSEWHERE and not _is_of_course(to_tell, road, id):
            yield _done(to_tell, id, basis.get(id), under.get(id))
            if ("claim" in act or "concede" in act) and not _is_undisputed(to_tell, road, id):
                yield from (Paragraph(line, style="item") for line in around_claim(to_tell, id))
        else:
            yield from besides.get(id, ())
    if result is not None:
        yield result


def _done(to_tell: AnswerToTell, id: str, basis: str | None, under: str | None) -> Paragraph:
    """What a player chose, said or did, with the provision `under` which he chose it or that lets him do it."""
    fact = _told_of(to_tell, id, basis)
    if looks_as_declarer(to_tell, id):
        said = to_tell.words.say("letter-own-card", fact=fact.removesuffix("."))
        return Paragraph(said, citation(to_tell, OWN_CARD))
    return Paragraph(fact, to_tell.words.law(chosen_law(to_tell, id, under), short=True) if under else "")


def _basis(to_tell: AnswerToTell, road: RoadSaid, hearings: Hearings) -> dict[str, str]:
    """On what each fact rests. What all four agree upon was not found by the Director, whatever he found about it: that
    it made information available, or that it did not. Nor did he find what was found only on an appeal."""
    agreed = {one["of"] for one in road["questions"] if one["kind"] == "facts_agreed" and _last_answer(one) is True}
    found: dict[str, str] = {}
    for one in road["facts"]:
        about = one["about"]
        if about in agreed:
            found[about] = "agreed"
        elif one["basis"] in ("found", "not_found") and not hearings.found_by_director(road["questions"], about):
            found[about] = "disputed" if _is_disputed(to_tell, about) else "stated"
        else:
            found[about] = one["basis"]
    return found


def _last_answer(question: QuestionSaid) -> object:
    """What the Director has answered last; None while he has not."""
    return question["answers"][-1]["value"] if question["answers"] else None


def _is_dummys(to_tell: AnswerToTell, id: str) -> bool:
    """Whether that player faced cards of his as dummy, once the opening lead lay there; nothing is irregular in it."""
    act, declarer = to_tell.act(id), to_tell.declarer()
    cards = act.get("expose")
    if declarer is None or not isinstance(cards, list) or act.get("how") in ("dropped", "named"):
        return False
    if act.get("by") != declarer.partner.value or any(it.act == id for it in to_tell.irregularities):
        return False
    return any(to_tell.play_index(one) is not None for one in takewhile(lambda one: one != id, to_tell.view.acts))


def _is_of_course(to_tell: AnswerToTell, road: RoadSaid, id: str) -> bool:
    """Whether declarer only named a card of dummy's, and nothing is about how he did."""
    return "designate" in to_tell.act(id) and not _is_of_matter(to_tell, road, id)


def _is_undisputed(to_tell: AnswerToTell, road: RoadSaid, id: str) -> bool:
    """Whether a claim or concession was agreed to, and nobody came back to it: then its cards are nothing that the
    ruling turns on."""
    agreed = any("agree" in act and act.get("of") in (None, id) for act in to_tell.view.acts.values())
    return agreed and not _is_of_matter(to_tell, road, id)


def _is_of_matter(to_tell: AnswerToTell, road: RoadSaid, id: str) -> bool:
    """Whether anything was irregular, asked, ruled or said about that act; that others agreed to it is nothing."""
    told, acts = to_tell.act(id), to_tell.view.acts.values()
    if ("claim" in told or "concede" in told) and any("contest" in one or "withdraw_agreement" in one for one in acts):
        return True
    return (
        any(one.get("of") == id and "agree" not in one for one in acts)
        or any(it.act == id or id in it.because for it in to_tell.irregularities)
        or any(id in one.because for one in to_tell.rulings if "designate" not in told or _is_of_dummy(one.law))
        or any(one["of"] == id for one in road["questions"])
    )


def _is_of_dummy(law: str) -> bool:
    """Whether a ruling by that provision is about the card that was named from dummy, and not only came after it."""
    return not drawers_at(law).isdisjoint(("law45", "law46"))


def _besides(to_tell: AnswerToTell) -> dict[str, list[Paragraph]]:
    """By acts: what was irregular about a call or card, where that rests on no finding; a revoke as it was told of."""
    found: dict[str, list[Paragraph]] = {}
    for later, both in called_together(to_tell):
        found[later] = [Paragraph(both, citation(to_tell, AT_ONCE))]
    for it in noticed(to_tell):
        if rests_on_finding(to_tell, it):
            if plainly := _plainly(to_tell, it.act):
                found.setdefault(it.act or "", []).append(Paragraph(plainly))
        else:
            said = _at_trick(to_tell, it.act, capital(irregularity_text(to_tell, it)))
            found.setdefault(it.act or "", []).append(Paragraph(said))
            if (over := _called_over(to_tell, it)) is not None:
                args = {"seat": to_tell.auction[over].by, "new": to_tell.words.call(to_tell.auction[over].call)}
                said = to_tell.words.say("letter-accepted-over", call=to_tell.call_named(it.act), **args)
                found.setdefault(to_tell.auction[over].act, []).append(Paragraph(said))
    for act in to_tell.view.acts.values():
        if act.get("find") == "revoke_facts":
            found[str(act.get("of"))] = [Paragraph(revoke_in_words(to_tell.words, act["value"]))]
    return found


def _plainly(to_tell: AnswerToTell, act: str | None) -> str:
    """The call or card itself, of which only the Director's finding says what was wrong about it."""
    words, index, place = to_tell.words, to_tell.call_index(act), to_tell.play_index(act)
    if act is None or act in to_tell.view.filled:
        return ""
    if index is not None:
        made = to_tell.auction[index]
        return capital(words.say("letter-fact-called", seat=made.by, call=words.call(made.call)))
    if place is not None and not to_tell.is_unseen(place) and isinstance(played := to_tell.act(act).get("play"), str):
        said = words.say("letter-fact-played", seat=to_tell.plays[place].by, card=words.card(played))
        return _at_trick(to_tell, act, said)
    return ""


def _called_over(to_tell: AnswerToTell, it: Irregularity) -> int | None:
    """The call by which the irregular one was accepted, where nobody said that he accepted it."""
    index = to_tell.call_index(it.act)
    if it.status != "accepted" or index is None or not to_tell.call_named(it.act):
        return None
    if any(to_tell.act(act).get("choose") == "accept_call" for act in to_tell.view.acts):
        return None
    next_seat = Seat(to_tell.auction[index].by).lho.value
    later = (n for n in range(index + 1, len(to_tell.auction)) if to_tell.auction[n].status in COUNTS)
    first = next(later, None)
    return first if first is not None and to_tell.auction[first].by == next_seat else None


def _told_of(to_tell: AnswerToTell, id: str, basis: str | None) -> str:
    """What a player chose, said or did; of a correction also when it came, as it hangs on that what can be changed."""
    act = to_tell.act(id)
    if "choose" in act:
        return chosen_text(to_tell, id)
    # what was said was said, unless somebody disputes that; that it told partner nothing stands with the reasons
    plain = basis == "not_found" and act.get("convey") in _SPOKEN and not _is_disputed(to_tell, id)
    fact = _fact(to_tell, act, None if plain else basis)
    if "expose" in act:
        return _at_trick(to_tell, id, fact)
    if "correct" not in act and act.get("consult") not in _OWN:
        return fact
    when = moment(to_tell, id, phase_of(to_tell, id))
    return to_tell.words.say("letter-corrected", fact=fact.removesuffix("."), moment=when)


def _is_disputed(to_tell: AnswerToTell, id: str) -> bool:
    """Whether somebody disputes that act."""
    return any("dispute" in act and act.get("of") == id for act in to_tell.view.acts.values())


def _at_trick(to_tell: AnswerToTell, id: str, fact: str) -> str:
    """The sentence with the number of the trick at which it happened; of the first lead, and where no cards were
    written down before it, without."""
    done = takewhile(lambda one: one != id, to_tell.view.acts)
    before = [play for one in done if (play := to_tell.play_index(one)) is not None]
    plays = [to_tell.plays[n] for n in before if to_tell.plays[n].trick and to_tell.plays[n].status in COUNTS]
    if not plays or any(to_tell.view.uncounted) or to_tell.call_index(id) is not None:
        return fact
    last, made = plays[-1].trick or 0, to_tell.play_index(id)
    own = None if made is None else to_tell.plays[made].trick
    number = own or last + (sum(one.trick == last for one in plays) == len(SEATS))
    return to_tell.words.say("letter-at-trick", fact=fact.removesuffix("."), n=str(number))


def _written(to_tell: AnswerToTell) -> str:
    """All that was written down of what was said and why, by which the language of a single word is known."""
    return " ".join(str(act[part]) for act in to_tell.view.acts.values() for part in ("text", "explain") if part in act)


def _fact(to_tell: AnswerToTell, act: Plain, basis: str | None) -> str:
    about, words = to_tell.act(act.get("of")), to_tell.words
    call = to_tell.call_named(act.get("of")) or to_tell.call_named(about.get("of"))
    if "agree" in act and (ended_by := {"claim", "concede"} & set(about)):
        return words.say("act-agree", "past_claim" if "claim" in ended_by else "past_concession", seat=act["by"])
    if "dispute" in act and call and any(verb in about for verb in EXPLAINING):
        return words.say("act-dispute", "past_explained", seat=act["by"], call=call)
    if (replaced := _replaced(to_tell, act)) is not None:
        return replaced
    by_call = bool(call) or "explain" not in act
    told = (
        fact_line(act, call, words, past=True, beside=_written(to_tell))
        if by_call
        else ended(act_line(act, words, past=True))
    )
    line = capital(told)
    if basis in _BASIS:
        return to_tell.words.say(_BASIS[basis], fact=line)
    if basis == "disputed":
        return to_tell.words.say("letter-fact-contested", fact=line)
    return line


def _replaced(to_tell: AnswerToTell, act: Plain) -> str | None:
    """Which call was replaced by which, where it is known; None of any other act, and of a slip, which says so."""
    if "substitute" not in act or act.get("unintended"):
        return None
    index = to_tell.call_index(next((id for id, one in to_tell.view.acts.items() if one is act), None))
    if not index or to_tell.auction[index - 1].by != to_tell.auction[index].by:
        return None
    first, new = to_tell.auction[index - 1], to_tell.auction[index]
    if first.status in COUNTS or not {first.act, new.act}.isdisjoint(to_tell.view.filled):
        return None
    args = {"seat": new.by, "call": to_tell.words.call(first.call), "new": to_tell.words.call(new.call)}
    return capital(to_tell.words.say("option-correct", "chosen_by", **args))


def _result(to_tell: AnswerToTell, score: Score) -> str:
    result = result_of(to_tell, score.contract or "P", score.declarer or None, score.tricks)
    return to_tell.words.say("score-table", "sentence", result=result, points=worth_of(to_tell, score))
