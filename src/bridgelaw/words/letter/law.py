"""The provisions on which a ruling rests, each with its summary in our own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.answer.road_model import QuestionSaid, RoadSaid
from bridgelaw.answer.score_model import Score
from bridgelaw.desk.order import OUTCOME
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.lawbook.provision import Provision
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.letter.complaints import phase_of
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.letter.revokes import put_right_under
from bridgelaw.words.letter.sources import in_order
from bridgelaw.words.letter.state import is_of_table, same
from bridgelaw.words.telling.arguments import CODES
from bridgelaw.words.telling.chosen import irregularity_of_choice
from bridgelaw.words.telling.corrected import CHARGED, established, is_charged, played_on
from bridgelaw.words.telling.irregular import rests_on_finding
from bridgelaw.words.telling.laws import HOW_TO_FIND_OUT, summary_of
from bridgelaw.words.telling.named import noticed
from bridgelaw.words.telling.rulings import rulings_told
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, score_of
from bridgelaw.words.telling.too_soon import PREMATURE, replaced_too_soon
from bridgelaw.words.typeset import typeset

SIDES = ("NS", "EW")
_OF_FACTS = {"facts_agreed"}
"""Asked by the Law that the facts concern, and answered by Law 85 where they are disputed."""


def cited(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Paragraph]:
    """Each provision once, in the order of the Laws; one without a summary by its number alone."""
    words, cites = to_tell.words, [*_of_rank(to_tell), *_of_award_names(to_tell, road)]
    spoken = (*road.get("clauses", ()), *(one.name for one in cites), *(one.name for one in _on_facts(to_tell, road)))
    for law in sorted(rests_on(to_tell, road), key=lambda law: in_order(law.partition(":")[2])):
        asked = {q["kind"] for q in road["questions"] if q["law"] == law and q["status"] == "answered"}
        summary = summary_of(law, spoken, sorted(asked - _OF_FACTS), words.language)
        yield Paragraph(typeset(summary, words), words.law(law, short=True))


def of_award(to_tell: AnswerToTell, road: RoadSaid) -> tuple[str, ...]:
    """The provisions under which the score that stands was given, by what the award is, and before them those of an
    award against which there was an appeal; none without an award."""
    return tuple(one.reference for one in _of_award_names(to_tell, road))


def of_score(to_tell: AnswerToTell, score: Score, act: Plain) -> tuple[str, ...]:
    """The provisions under which an adjusted score was given by that act."""
    return tuple(one.reference for one in _of_score_names(to_tell, score, hurt=_hurt_itself(act)))


def _hurt_itself(act: Plain) -> bool:
    """Whether a side has hurt itself by what that act gives as a score."""
    return "self_inflicted" in (act.get("adjust") or {})


def _of_award_names(to_tell: AnswerToTell, road: RoadSaid) -> list[Provision]:
    if road["award"] is None:
        return []
    given = [score_of(road["score"].get("appealed")), score_of(road["score"]["after"])]
    adjusted = [score for score in given if score is not None and not is_of_table(road, score)]
    hurt = any(_hurt_itself(to_tell.act(one)) for one in (road.get("appealed_award"), road["award"]))
    named = [one for score in adjusted for one in _of_score_names(to_tell, score, hurt=hurt)]
    return list({one.name: one for one in named}.values())


def _of_score_names(to_tell: AnswerToTell, score: Score, *, hurt: bool) -> list[Provision]:
    if score.kind not in ("assigned", "artificial"):
        return []
    many = _held(to_tell, ["law12.numerous"])
    # of an edition in which an artificial score may take the place of a result, where that is why it was given
    chosen = any(one.law == each.reference for each in many for one in to_tell.rulings)
    names = ["numerous" if chosen else "responsible"]
    if results := score.results:
        rows = list(results.values())
        apart = len(rows) == len(SIDES) and not same(results)
        # a result that has all the weight is one that was assigned
        weighted = any(one.weight is not UNSET for row in rows if len(row) > 1 for one in row)
        # of an edition that has it: what the one result is to come near to, or what each side is given of several
        names = [] if weighted else ["assigned", *(["likely_or_probable"] if apart else [])]
        names += ["probable_outcome", *(["equity"] if weighted else []), *(["need_not_balance"] if apart else [])]
    if hurt:
        names.append("serious_error")
    return _held(to_tell, [f"law12.{name}" for name in names])


def of_facts(to_tell: AnswerToTell, question: Plain) -> str:
    """The provision by which the Director finds facts that are disputed; nothing of another Question, nor of facts that
    are agreed, which decides nothing."""
    return next((one.reference for one in _of_facts(to_tell, question)), "")


def _of_facts(to_tell: AnswerToTell, question: Plain) -> list[Provision]:
    if question["kind"] != "facts_agreed" or not question["answers"] or question["answers"][-1]["value"]:
        return []
    return _held(to_tell, ["law85.disputed"])


def of_question(to_tell: AnswerToTell, question: Plain) -> str:
    """The provision that a Question is about: the one that asked it, or where the Director has found it without being
    asked the one on information from partner, if it is that."""
    if question["law"]:
        return str(question["law"])
    told = to_tell.actor(question["of"])
    by_partner = told in CODES and Seat(told).partner.value == question["seat"]
    if question["kind"] == "suggested" and not by_partner:
        return ""
    return next((one.reference for one in _held(to_tell, _UNASKED.get(question["kind"], ()))), "")


_UNASKED: dict[str, tuple[str, ...]] = {
    "information_made_available": ("law16.from_partner",),
    "suggested": ("law16.may_not_choose",),
    "logical_alternatives": ("law16.alternatives",),
    "serious_error": ("law12.serious_error",),
    "gambling_action": ("law12.gambling_action",),
}
"""What Law 16 says of information from partner, and Law 12 of damage that a side did itself, by the Questions about
it."""


def _on_facts(to_tell: AnswerToTell, road: RoadSaid) -> list[Provision]:
    return [one for question in road["questions"] for one in _of_facts(to_tell, question)]


def _of_rank(to_tell: AnswerToTell) -> list[Provision]:
    """What makes a penalty card a major or a minor one, where a card has become one by a Law that does not say it."""
    return _held(to_tell, ["law50.rank"]) if any(map(leaves_rank_open, rulings_told(to_tell))) else []


def leaves_rank_open(ruling: Ruling) -> bool:
    """Whether a card becomes a penalty card by a Law that does not say of which rank."""
    return ruling.rectification == "penalty_card" and "law54" not in drawers_at(ruling.law)


def _held(to_tell: AnswerToTell, names: Sequence[str]) -> list[Provision]:
    """Those that are in force in the edition of the answer."""
    found = provisions(str(to_tell.answer.laws))
    return [found[name] for name in names if name in found]


def rests_on(to_tell: AnswerToTell, road: RoadSaid) -> list[str]:
    """The provisions themselves, in that order: what was irregular, chosen, found and ruled, one irregularity after the
    other as they happened; the award comes last."""
    at_once = [one for one in road["questions"] if one["kind"] not in OUTCOME]
    later = [one for one in road["questions"] if one["kind"] in OUTCOME]
    broken, together = noticed(to_tell), [act for act, _ in called_together(to_tell)]
    by_finding = [it for it in broken if rests_on_finding(to_tell, it)]
    found = [(_place(to_tell, act), provisions(to_tell.words.edition)[AT_ONCE].reference) for act in together]
    found += _of_own_card(to_tell)
    for it in broken:
        if it not in by_finding:
            found += [(_place(to_tell, it.act), law) for law in (*defined(to_tell, it), against(to_tell, it), it.law)]
    early = [it for it in broken if replaced_too_soon(to_tell, it) is not None]
    found += [(_place(to_tell, it.act), one.reference) for it in early for one in _held(to_tell, [PREMATURE])]
    found += [*_chosen(to_tell, road), *_asked(to_tell, at_once)]
    found += [(_place(to_tell, it.act), it.law) for it in by_finding]
    found += [*_established(to_tell), *_ruled(to_tell, road), *_asked(to_tell, later)]
    found.sort(key=lambda one: one[0])
    cited = dict.fromkeys((*(law for _, law in found if law), *of_award(to_tell, road)))
    # what an adjusted score is given by comes last, as Law 12 has it one after the other
    award = sorted(law for law in cited if "law12" in drawers_at(law))
    return [*(law for law in cited if law not in award), *award]


_Placed = tuple[int, str]
"""A provision, and the place in the record of what it is about."""


def _place(to_tell: AnswerToTell, act: str | None) -> int:
    acts = list(to_tell.view.acts)
    return acts.index(act) if act in acts else len(acts)


def _of_own_card(to_tell: AnswerToTell) -> list[_Placed]:
    """By what one player may look at his own system card, where it was asked of another whether he might."""
    looked = [id for id in to_tell.view.acts if looks_as_declarer(to_tell, id)]
    return [(_place(to_tell, id), one.reference) for id in looked for one in _held(to_tell, [OWN_CARD])]


def _chosen(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[_Placed]:
    """Each choice with the irregularity that it was about."""
    quick = to_tell.view.quick
    for act, law in road.get("chosen_under", {}).items():
        if quick is None or act not in quick.acts:
            it = irregularity_of_choice(to_tell, act)
            yield _place(to_tell, it.act if it else act), chosen_law(to_tell, act, law)


def _asked(to_tell: AnswerToTell, questions: Sequence[QuestionSaid]) -> Iterator[_Placed]:
    for one in questions:
        if one["status"] != "answered" or one["kind"] in HOW_TO_FIND_OUT:
            continue
        law = of_facts(to_tell, one) if one["kind"] == "facts_agreed" else of_question(to_tell, one)
        yield _place(to_tell, one["of"]), law


def _established(to_tell: AnswerToTell) -> Iterator[_Placed]:
    """What holds of a revoke that nobody may correct any more, and what will be ruled on it after the play; and of one
    that is corrected and paid for."""
    for one in to_tell.irregularities:
        under = {put_right_under(to_tell, one), CHARGED if is_charged(to_tell, one) and to_tell.is_told(one) else ""}
        by_tricks = (ruling.irregularity == one.id and "law64" in drawers_at(ruling.law) for ruling in to_tell.rulings)
        if to_tell.is_told(one) and any(by_tricks) and played_on(to_tell, one):
            under.add("law63.played_on")
        held = _held(to_tell, sorted(under - {""}))
        yield from ((_place(to_tell, one.act), each.reference) for each in held)
    it = established(to_tell)
    if it is not None and to_tell.is_told(it):
        names = [
            *(["law63.played_on"] if played_on(to_tell, it) else []),
            "law63.stands",
            "law64.transfer",
            "law64.equity",
        ]
        yield from ((_place(to_tell, it.act), one.reference) for one in _held(to_tell, names))


def _ruled(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[_Placed]:
    ranked = _of_rank(to_tell)
    restored = road["award"] if is_of_table(road, score_of(road["score"]["after"])) else None
    for ruling in rulings_told(to_tell):
        if restored in ruling.because:
            continue
        it = to_tell.irregularity(ruling.irregularity)
        # that the score is adjusted comes of all the rest
        last = ruling.rectification == "adjusted_score"
        place = _place(to_tell, None if last or it is None else it.act)
        yield place, ruling.law
        if leaves_rank_open(ruling):
            yield from ((place, one.reference) for one in ranked)


def against(to_tell: AnswerToTell, it: Irregularity) -> str:
    """The provision by which it was irregular: where the irregularity is known by what was ruled on it, the Law at
    large, since what follows from a correction does not say why a bid was insufficient."""
    edition, _, number = it.law.partition(":")
    ruled = any(one.irregularity == it.id and one.law == it.law for one in to_tell.rulings)
    whole = f"{edition}:{law_of(number)}" if number else it.law
    known = ruled and not rests_on_finding(to_tell, it)
    return whole if known and any(one.reference == whole for one in provisions(edition).values()) else it.law


def defined(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """The provision that says what such a call is, where another Law says what follows from it."""
    if it.kind == "insufficient_bid":
        yield from (one.reference for one in _held(to_tell, ["law18.insufficient"]))


def chosen_law(to_tell: AnswerToTell, act: str, law: str) -> str:
    """The provision under which the choice `act` was made, which was offered by `law`: that an insufficient bid is
    corrected is one thing, whatever follows from the call that takes its place."""
    it = irregularity_of_choice(to_tell, act) if to_tell.act(act).get("choose") == "correct" else None
    held = _held(to_tell, ["law27.chosen"]) if it is not None and it.kind == "insufficient_bid" else []
    return held[0].reference if held else law


AT_ONCE, OWN_CARD = "law33.later", "law40.own_card"


def called_together(to_tell: AnswerToTell) -> Iterator[tuple[str, str]]:
    """Calls that were made in the same moment, where one of them was irregular: the act of the later one, and that it
    counts as the later one."""
    irregular = {it.act for it in noticed(to_tell)}
    for id, act in to_tell.view.acts.items():
        places = [to_tell.call_index(one) for one in (id, act.get("with"))]
        known = sorted(place for place in places if place is not None)
        pair = [to_tell.auction[place] for place in known]
        if "with" not in act or len(pair) != len(places) or irregular.isdisjoint(one.act for one in pair):
            continue
        if any(one.act in to_tell.view.filled for one in pair):
            continue
        first, second = pair
        args = {"first": to_tell.words.call(first.call), "second": to_tell.words.call(second.call)}
        yield second.act, to_tell.words.say("letter-at-once", seat=first.by, other=second.by, **args)


def looks_as_declarer(to_tell: AnswerToTell, id: str) -> bool:
    """Whether a player of the declaring side looked at his own system card in the clarification period, as he may."""
    act, declarer = to_tell.act(id), to_tell.declarer()
    if act.get("consult") != "own_card" or declarer is None or any(it.act == id for it in to_tell.irregularities):
        return False
    ours = act.get("by") in (declarer.value, declarer.partner.value)
    return ours and phase_of(to_tell, id) == "clarification"


def citation(to_tell: AnswerToTell, name: str) -> str:
    """A provision by its name, as a ruling cites it; empty where the edition does not have it."""
    found = provisions(to_tell.words.edition).get(name)
    return to_tell.words.law(found.reference, short=True) if found else ""
