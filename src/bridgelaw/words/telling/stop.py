"""Why play has stopped and what comes next: who has stopped it, what was irregular, whose turn it is to do
something."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet

from msgspec import UNSET, Struct, UnsetType

from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.options import BY_THE_CALL
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line, form_to_him, of_concession
from bridgelaw.words.telling.claims import gave_up
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

_STOPPED_BY = (("attention",), ("summon", "dispute", "contest"))
"""Acts by which play has stopped: whoever names an irregularity says more than whoever calls the Director."""
_CALLS = frozenset(verb for verbs in _STOPPED_BY for verb in verbs)
_DEALT_WITH = frozenset(("explain_options", "resume", "rule", "cancel", "choose", "leave"))
"""Acts behind which a call for the Director is about something else than one in front of them."""

_TELLS = frozenset(("explain_options", "choose", "leave"))
"""Acts by which or before which the Director has said what is open to whom."""


class Stop(Struct, frozen=True, kw_only=True):
    """Why play has stopped, in a sentence; the irregularities in the answer (by their places) to which attention was
    drawn; what comes next. `since`: the first act of the stop. `explained`: whether the Director has said what is open
    to whom."""

    why: str | UnsetType = UNSET
    since: str | UnsetType = UNSET
    noticed: tuple[int, ...]
    next: str
    explained: bool


def stop(
    to_tell: AnswerToTell, viewer: str, waiting: Sequence[str], acts: AbstractSet[str], noticed: AbstractSet[str]
) -> Stop:
    """What there is to say of it to `viewer`; `waiting`: for whom the table waits. `acts` are those since the stop
    began; `noticed`, the irregular acts that it is about."""
    words, since = to_tell.words, [act for id, act in to_tell.view.acts.items() if id in acts]
    others = [who for who in waiting if who not in (viewer, "director")]
    choosing = [words.say("seat-of", seat=who) for who in others]
    # whoever calls again chooses by his call
    again = next((who for who in others if _calls_again(to_tell, who)), None) if len(others) == 1 else None
    explained = _is_explained(since)
    about = tuple(n for n, it in enumerate(to_tell.irregularities) if it.status == "attention" and it.act in noticed)
    # who looks on neither calls nor plays
    looks = viewer == "spectator"
    if any(option.by == viewer for option in to_tell.options):
        replaces = any(option.by == viewer and option.id in BY_THE_CALL for option in to_tell.options)
        following = words.say("page-next-replace" if replaces else "page-next-yours")
    elif again:
        following = words.say("page-looks-again" if looks else "page-next-again", seat=again)
    elif choosing:
        following = words.say("page-looks-choice" if looks else "page-next-choice", text=words.all_of(choosing))
    elif to_tell.answer.phase in OVER and not explained:
        # nobody has anything left to call or play
        following = words.say("page-next-over")
    elif looks or explained:
        following = _follows(words, looks=looks, explained=explained)
    else:
        following = words.say(_until_explained(to_tell, viewer, since, [to_tell.irregularities[n].by for n in about]))
    return Stop(
        why=_why(to_tell, since, viewer, told=bool(about)),
        since=next((id for id in to_tell.view.acts if id in acts), UNSET),
        noticed=about,
        next=following,
        explained=explained,
    )


def _calls_again(to_tell: AnswerToTell, who: str) -> bool:
    return any(duty.who == who and duty.what == "correct_call" for duty in to_tell.obligations)


def _follows(words: Words, *, looks: bool, explained: bool) -> str:
    """What the Director does next; a player reads before he has explained what he does himself until then."""
    if looks:
        return words.say("page-looks-director" if explained else "page-looks-explains")
    return words.say("page-next-director")


def _until_explained(to_tell: AnswerToTell, viewer: str, since: Sequence[Plain], erred: Collection[str | None]) -> str:
    """The message that says what `viewer` does until the Director has explained, by what he has to do with it: whoever
    erred puts nothing right, his partner keeps to himself what he thinks of it, dummy decides nothing, and who has
    pointed it out has done what was his to do."""
    if viewer not in Seat.__members__ or not erred:
        return "page-next-explains"
    partner, declarer = Seat[viewer].partner.value, to_tell.answer.declarer
    if viewer in erred:
        return "page-next-erred"
    if partner in erred:
        return "page-next-partner-erred"
    if to_tell.answer.phase == "play" and partner == declarer:
        return "page-next-dummy"
    named = any("attention" in act and act["by"] == viewer for act in _last_called(since))
    return "page-next-named" if named else "page-next-explains"


def _is_explained(since: Sequence[Plain]) -> bool:
    """Whether the Director has explained what he was last called for; who chooses has heard it. A stop may end by
    itself and another begin: what was explained before the last call for him does not count."""
    for act in reversed(since):
        if not _TELLS.isdisjoint(act):
            return True
        if "attention" in act or "summon" in act:
            return False
    return False


def _why(to_tell: AnswerToTell, since: Sequence[Plain], viewer: str, *, told: bool) -> str | UnsetType:
    """`told`: what was irregular stands beside it."""
    last = _last_called(since)
    if last and "summon" in last[-1] and (said := _over_a_claim(to_tell, last[-1], viewer)):
        return said
    if slip := _slip(since):
        return act_line(slip, to_tell.words, own=slip["by"] == viewer)
    for verbs in _STOPPED_BY:
        for act in reversed(last):
            if verb := next((verb for verb in verbs if verb in act), None):
                about = None if told else _pointed_out(to_tell, act, viewer)
                return about or _did(to_tell.words, verb, act, viewer)
    return UNSET


def _slip(since: Sequence[Plain]) -> Plain | None:
    """What somebody has said of his call last, before or after the Director was called: that it was a slip. Once the
    Director has explained anything, the stop is about something else."""
    for act in reversed(since):
        if not _DEALT_WITH.isdisjoint(act):
            return None
        if act.get("unintended") is True:
            return act
    return None


def _pointed_out(to_tell: AnswerToTell, act: Plain, viewer: str) -> str | None:
    """What somebody has pointed out, where nobody may know yet whether it was irregular: a card that does not follow
    may be a revoke, which only the hand tells."""
    id = act.get("attention")
    call, play = to_tell.call_index(id), to_tell.play_index(id)
    form = "you" if act["by"] == viewer else None
    if call is not None:
        made = to_tell.auction[call]
        named = {"other": made.by, "what": to_tell.words.call(made.call, "short")}
        return to_tell.words.say("page-points-out", form, seat=str(act["by"]), **named)
    if play is None:
        did = to_tell.act(id).get("by")
        named = {"seat": str(act["by"]), "other": str(did)}
        return to_tell.words.say("page-points-out-deed", form, **named) if did in Seat.__members__ else None
    laid = to_tell.plays[play]
    led = next((one.card for one in to_tell.plays if one.trick == laid.trick), laid.card)
    revoked = laid.trick is not None and led[0] != laid.card[0]
    named = {"other": laid.hand, "what": to_tell.words.card(laid.card)}
    message = "page-points-out-revoke" if revoked else "page-points-out"
    return to_tell.words.say(message, form, seat=str(act["by"]), **named)


def _did(words: Words, verb: str, act: Plain, viewer: str) -> str:
    """Who did that; said to him, where it is the viewer."""
    form = form_to_him() if act["by"] == viewer else "sentence"
    return words.say(f"act-{verb}", form, seat=str(act["by"]))


def _over_a_claim(to_tell: AnswerToTell, call: Plain, viewer: str) -> str:
    """What was said about a claim for which the Director was called by the act `call`: that it is contested, or who
    wanted play to go on and that not all four did; empty where it was about something else."""
    words, acts = to_tell.words, list(to_tell.view.acts.values())
    before = acts[: next((n for n, act in enumerate(acts) if act == call), 0)]
    if before and "contest" in before[-1]:
        contest = before[-1]
        if (conceder := gave_up(to_tell, contest)) is not None:
            law = words.law(provisions(words.edition)["law68.partner_objects"].reference, short=True)
            form = {contest["by"]: "you", conceder: "yours"}.get(viewer)
            return words.say("page-partner-objected", form, seat=str(contest["by"]), other=conceder, law=law)
        # why he objects stands with the claim
        conceded, own = of_concession(contest, before), contest["by"] == viewer
        return act_line({**contest, "text": ""}, words, conceded=conceded, own=own)
    agreed: list[str] = []
    for act in reversed(before):
        if "play_on" in act or act.get("choose") == "play_on":
            asked = _did(words, "play_on", act, viewer)
            refused = words.say(
                "page-refused-to-play-on", "you" if call["by"] == viewer else None, seat=str(call["by"])
            )
            return " ".join((asked, *reversed(agreed), refused))
        if "agree" not in act:
            return ""
        agreed.append(_did(words, "agree", act, viewer))
    return ""


def _last_called(since: Sequence[Plain]) -> Sequence[Plain]:
    """The part of the stop in which the Director was last called: up to that call, from behind whatever was dealt with
    before it."""
    last = next((n for n in reversed(range(len(since))) if not _CALLS.isdisjoint(since[n])), None)
    if last is None:
        return ()
    before = (n for n in reversed(range(last)) if not _DEALT_WITH.isdisjoint(since[n]))
    return since[next(before, -1) + 1 : last + 1]
