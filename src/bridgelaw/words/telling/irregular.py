"""What was irregular: name, status, one sentence, provision."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgelaw.answer.model import Irregularity
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.say import Words
from bridgelaw.words.telling.arguments import Args, of_irregularity, penalty_cards_due
from bridgelaw.words.telling.chosen import OF_PROCEDURE
from bridgelaw.words.telling.insufficient import KIND as INSUFFICIENT
from bridgelaw.words.telling.labels import changes_designation, is_dummys, is_of_dummy, label_of
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence
from bridgelaw.words.telling.state import DOT
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

FULLER: dict[str, list[Choice]] = {
    "insufficient_bid": [("phrase-irr_insufficient", None)],
    "revoke": [("irregularity-revoke", "card")],
    "defective_trick": [
        ("irregularity-defective_trick", known) for known in ("sentence", "unnumbered", "uncounted", "unknown")
    ],
}


def irregularities(to_tell: AnswerToTell) -> Iterator[Line]:
    """Two paragraphs for each irregularity, in the order in which they happened."""
    words, told = to_tell.words, set[tuple[str, str]]()
    for it in to_tell.irregularities:
        if it.act in to_tell.view.set_up:
            continue
        # what is ruled leaves somebody a choice, and until he has made it nothing is said to be decided
        open_ = it.status == "ruled" and any(option.irregularity == it.id for option in to_tell.options)
        over = _has_passed(to_tell, it)
        how = "choice" if open_ else "over" if over else "found" if _is_found(to_tell, it) else "label"
        status = words.say(f"irregularity_status-{it.status}", how)
        label, said = label_of(to_tell, it), capital(irregularity_text(to_tell, it))
        unsaid = (over and bool(to_tell.penalties)) or _is_ruled_with(to_tell, it)
        name = label if unsaid else DOT.join((label, status))
        if (name, said) in told:
            continue  # a player may have done the same twice
        told.add((name, said))
        yield Line(name, law=words.law(it.law, short=True), indent=2, style="label")
        yield Line(said, indent=4)


def _has_passed(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether it was one of procedure on a board that is over: no ruling on it is still to come, and a penalty that was
    given may have been for it."""
    over = to_tell.answer.phase in OVER
    return over and it.kind in OF_PROCEDURE and it.status in ("unnoticed", "attention")


def _is_found(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether the Director has found that it was misinformation: what it costs may show when the play is over."""
    found = (act for act in to_tell.view.acts.values() if act.get("find") == "misinformation")
    return it.status == "attention" and [one.get("value") for one in found if one.get("of") == it.act][-1:] == [True]


def _is_ruled_with(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether nobody has pointed it out, and yet a ruling on something else rests on it."""
    return it.status == "unnoticed" and any(it.act in ruling.because for ruling in to_tell.rulings)


def irregularity_text(to_tell: AnswerToTell, it: Irregularity, *, briefly: bool = False) -> str:
    """What was irregular, in a sentence; `briefly`, where the fuller one has been said."""
    message, args = f"irregularity-{it.kind}", of_irregularity(to_tell, it)
    exposed = _exposed(to_tell, it, args) if it.kind == "exposed_card" else []
    not_played = _not_played(to_tell, it) if it.kind == "failure_to_play_penalty_card" else []
    fuller = [] if briefly else FULLER.get(it.kind, [])
    if (index := to_tell.play_index(it.act)) is not None and to_tell.is_unseen(index):
        fuller = [(message, "down")]
    if it.kind == INSUFFICIENT and _shows_another(to_tell, it):
        fuller = []
    if might_not_double(it.kind, it.law, to_tell.words):
        fuller = [(message, "no_double")]
    if it.kind == "revoke" and index is not None and is_dummys(to_tell, index) and not briefly:
        fuller = [(message, "dummy"), *fuller]
    if it.kind in _BY_THE_ACT:
        fuller = [(message, form) for form in _BY_THE_ACT[it.kind](to_tell, it)]
    if it.kind == "wrong_board":
        fuller = [(message, "sentence"), (message, "not_theirs" if it.by is None else "of_another")]
    return sentence(to_tell.words, message, args, before=[*exposed, *not_played, *fuller])


def _shows_another(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether it was found that the bid showed something else than its own denomination: where it would have been
    sufficient in that one has no bearing then."""
    found = (act for act in to_tell.view.acts.values() if act.get("find") == "specified_suits" and act["of"] == it.act)
    index = to_tell.call_index(it.act)
    own = [to_tell.auction[index].call[1:]] if index is not None else []
    return any(act["value"] != own for act in found)


def why_irregular(words: Words, kind: str, law: str) -> str:
    """Why an act of that kind is irregular by the provision `law`."""
    if led_too_soon(kind, law):
        return words.say(f"irregularity-{kind}", "why_led_too_soon")
    if kind == "spectator_attention" and not lost_through_spectator(law):
        return words.say(f"irregularity-{kind}", "why_nothing_lost")
    return words.say(f"irregularity-{kind}", "why_no_double" if might_not_double(kind, law, words) else "why")


def lost_through_spectator(law: str) -> bool:
    """Whether a side may lose a right, by the Law under which a spectator's words are irregular."""
    return "law11" in drawers_at(law)


def led_too_soon(kind: str, law: str) -> bool:
    """Whether a card counts as exposed because it was led before declarer had chosen what may be led."""
    return kind == "exposed_card" and stands_at("law50.led_too_soon", law)


def might_not_double(kind: str, law: str, words: Words) -> bool:
    """Whether who called might bid or pass, and only not double, as the partner of who passed out of rotation
    (1997 and 2007)."""
    provision = provisions(words.edition).get("law30.partner_no_double")
    return kind == "call_when_barred" and provision is not None and provision.reference == law


def _not_played(to_tell: AnswerToTell, it: Irregularity) -> list[Choice]:
    """Which penalty card it was, or that it was one of several."""
    several = len(penalty_cards_due(to_tell, it)) > 1
    return [(f"irregularity-{it.kind}", "several" if several else "due")]


def rests_on_finding(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether it is one only because of what the Director has found."""
    return any("find" in to_tell.act(act) for act in it.because)


def _card_in_auction(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """A low card costs partner a pass where it was led, and nothing where it was shown. Who drops one shows nothing."""
    if to_tell.play_index(it.act) is not None:
        yield "led"
    if to_tell.act(it.act).get("how") == "dropped":
        yield "dropped"


def _of_dummy(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Dummy has no right to a review at any time, whoever has his turn."""
    declarer = to_tell.declarer()
    if stands_at("law20.may_review_at_first_play", it.law) and declarer is not None and it.by == declarer.partner.value:
        yield "dummy"
    if stands_at("law20.review_in_auction", it.law) and _was_in_turn(to_tell, it):
        yield "barred"


def _was_in_turn(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether the next call was his, so that it was no question of turn: he had to pass."""
    acts = list(to_tell.view.acts)
    later = set(acts[acts.index(it.act) :]) if it.act in acts else set[str]()
    following = next((one for one in to_tell.auction if one.act in later), None)
    return following is not None and following.by == it.by


def _what_dummy_did(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Whether he pointed at a card or spoke: neither is to play."""
    if "law45" in drawers_at(it.law) and "convey" in to_tell.act(it.act):
        yield "indicated"
    elif to_tell.act(it.act).get("convey") == "remark":
        yield "remark"


def _taken_back(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """A card that was named from dummy is in nobody's hand."""
    if changes_designation(to_tell, it):
        yield "dummy" if is_of_dummy(to_tell, it) else "named"


def _inspected(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Which card he looked at too late: his own last one, or those of a trick."""
    if to_tell.act(it.act).get("inspect") == "own_last":
        yield "own"


def _pointed_out(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """What dummy drew attention to."""
    to = to_tell.act(it.act).get("attention")
    if to_tell.call_index(to) is not None:
        yield "called"
    if to_tell.play_index(to) is not None:
        yield "played"


def _which_hand(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """From which of his two hands declarer led, where it can be told that it was the turn of the other."""
    index, declarer = to_tell.play_index(it.act), to_tell.declarer()
    if index is None or declarer is None:
        return
    hands = (declarer.value, declarer.partner.value)
    due, led = to_tell.due_to_play(index), to_tell.plays[index].hand
    if due in hands and due != led:
        yield "dummy" if led == hands[1] else "closed"


def _while_waiting(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Which call or card it was."""
    if to_tell.call_index(it.act) is not None:
        yield "called"
    if (index := to_tell.play_index(it.act)) is not None:
        earlier = (one for one in to_tell.plays[:index] if one.trick == to_tell.plays[index].trick)
        if not any(one.status in COUNTS for one in earlier):
            yield "led"
        yield "played"


def _corrected(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Partner may have alerted, and explained nothing."""
    if "alert" in to_tell.act(to_tell.act(it.act).get("of")):
        yield "alert"


def _consulted(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Notes are no system card."""
    if to_tell.act(it.act).get("consult") == "notes":
        yield "notes"


def _of_spectator(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Who answers for him counts only where a right may be lost through him."""
    if not lost_through_spectator(it.law):
        yield "less"


def _waived(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """What the Director has cancelled does not hold."""
    if any(act.get("cancel") == "waiver" and act.get("of") == it.act for act in to_tell.view.acts.values()):
        yield "cancelled"


def _misleading(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """What has to be found of tempo and manner before it is an infraction; a question is one for another reason."""
    if "law73" in drawers_at(it.law):
        yield "pause" if to_tell.act(it.act).get("convey") == "hesitation" else "reason"


_BY_THE_ACT: dict[str, Callable[[AnswerToTell, Irregularity], Iterator[str]]] = {
    "exposed_card_in_auction": _card_in_auction,
    "review_out_of_turn": _of_dummy,
    "dummy_participation": _what_dummy_did,
    "dummy_called_attention": _pointed_out,
    "played_card_retracted": _taken_back,
    "improper_inspection": _inspected,
    "lead_from_wrong_hand": _which_hand,
    "action_while_frozen": _while_waiting,
    "early_correction": _corrected,
    "consulted_own_card": _consulted,
    "spectator_attention": _of_spectator,
    "improper_communication": _misleading,
    "player_waived_rectification": _waived,
}
"""Irregularities of which the act says which sentence tells them."""


def _exposed(to_tell: AnswerToTell, it: Irregularity, args: Args) -> list[Choice]:
    """How cards came to be known, where it is known; else how many they are."""
    if led_too_soon(it.kind, it.law):
        return [("irregularity-exposed_card", "led_too_soon")]
    how = to_tell.act(it.act).get("how")
    told = [how] if how in ("named", "dropped") else []
    told += ["several"] if args.get("cards") not in (None, 1) else []
    return [("irregularity-exposed_card", one) for one in told]
