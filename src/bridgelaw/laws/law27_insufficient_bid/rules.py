"""Law 27. What an insufficient bid is, who may accept it, and what each way of correcting it costs.

A correction is called free if the auction goes on without further rectification: the lowest sufficient bid in the same
denomination or, in some editions, a call that tells no more than the withdrawn bid. After any other correction partner
must pass until the auction ends. A double or redouble that is not free is cancelled; then no correction is free.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call, outranks
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Disapply,
    Effect,
    Effects,
    Explain,
    Found,
    Inform,
    Irregular,
    Lift,
    Moment,
    Notice,
    Oblige,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law27_insufficient_bid import _specified as specified
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import ACCEPTED, CANCELLED, MADE, PENDING, WITHDRAWN

MAY_HAVE_GAINED = "may_have_gained"
"""The Question, asked by another Law, whether the right to have the bid corrected is forfeited by acting too soon."""
Failed = Literal["vain_double", "second_insufficient"]
FAILED: tuple[Failed, ...] = ("vain_double", "second_insufficient")
"""The provisions on corrections that fail. A note (`Await`) with that name says that no later correction is free."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`lowest`: when the lowest bid in the same denomination is free. `equivalent`: whether a call that tells no more
    than the withdrawn bid is free as well; `equivalent_tells`: whether partner may then use the withdrawn bid.
    `premature`: what becomes of a correction made before the Director's ruling."""

    lowest: Literal["both_natural", "same_specified"]
    equivalent: bool
    equivalent_tells: bool
    premature: Literal["cancelled", "stands"]


@When(phases=("setup", "auction"), needs=("disorder", "misfit", "window"))
def insufficient(now: Situation, act: acts.Call) -> Effects:
    corrects = now.duties(act.by, "correct_call")
    if now.in_rotation(act.by, act.call) and not corrects and not now.must_pass(act.by) and _too_low(now, act):
        yield Irregular(kind="insufficient_bid", by=act.by, act=act.id)
        yield Stand(act=act.id, standing=PENDING)


@When(phases=("auction", "clarification"))
def insufficient_substitute(now: Situation, change: Stood) -> Effects:
    """A call that another Law lets stand in the place of a withdrawn one may be insufficient too."""
    made = now.made(change.act)
    if change.standing is not MADE or made is None or made.replaces is None:
        return
    last = now.to_beat(change.act)
    if made.call.is_bid and last is not None and not outranks(made.call, last.call):
        yield Irregular(kind="insufficient_bid", by=made.by, act=made.act)
        yield Stand(act=made.act, standing=PENDING, irregularity=f"insufficient_bid@{made.act}")


@When(phases=("auction",))
def acceptance(now: Situation, act: acts.Call, it: Irregularity) -> Effects:
    """Left-hand opponent accepts the bid by making any call over it, even if he has not noticed the irregularity."""
    bid = now.made(it.act)
    if act.by is it.offender.lho and now.turn is act.by and bid is not None and bid.standing is PENDING:
        yield from _accepted(now, it)


def options(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """The Director has explained: left-hand opponent may accept or refuse the bid, unless that is settled already."""
    taker = it.offender.lho
    if not _ordered(now, it) and not now.called_since(taker, it.act) and not now.duties(it.by, "correct_call"):
        yield Offer(who=taker, what="accept_call", irregularity=it.key, until="chosen")
        yield Offer(who=taker, what="reject_call", irregularity=it.key, until="chosen", cite="chosen")


def premature(now: Situation, heard: Taken | acts.Rule | Explain | Found, it: Irregularity, terms: Terms) -> Effects:
    """The bid is refused, and has been corrected before the Director's ruling. It is withdrawn; the correction is
    cancelled or, in some editions, stands unless it is irregular itself, even while it is not known if it is free."""
    replacement = _replacement(now, it)
    if replacement is None:
        return
    if isinstance(heard, Explain | Found):
        refused = terms.premature == "stands" and _called_over(now, heard, it, replacement)
    else:
        refused = _refuses(heard, it)
    if refused:
        yield Stand(act=it.act, standing=WITHDRAWN)
        if terms.premature == "cancelled":
            yield Stand(act=replacement.act, standing=CANCELLED)
        elif replacement.standing is PENDING and not _still_irregular(now, it, replacement, terms):
            yield Stand(act=replacement.act, standing=MADE)


def chosen(now: Situation, taken: Taken | acts.Rule, it: Irregularity, terms: Terms) -> Effects:
    """The bid is accepted or refused, by the choice of left-hand opponent or by an order of the Director."""
    if _accepts(taken, it):
        yield from _accepted(now, it)
    elif _refuses(taken, it):
        replacement = _replacement(now, it)
        if replacement is not None and terms.premature == "stands":
            yield from _ruled_on(now, it, replacement.act, replacement.call, terms)
            if _insufficient_again(now, it, replacement.call):
                yield Notice(irregularity=f"insufficient_bid@{replacement.act}")
        else:
            yield Stand(act=it.act, standing=WITHDRAWN)
            yield from _to_correct(now, it)


def correction_called_over(now: Situation, told: Explain | Found, it: Irregularity, terms: Terms) -> Effects:
    """Left-hand opponent has called over the correction, so the bid is not accepted and the correction is ruled on."""
    replacement = _replacement(now, it)
    if replacement is not None and _called_over(now, told, it, replacement):
        yield from _ruled_on(now, it, replacement.act, replacement.call, terms)


def correction(now: Situation, act: acts.Call | acts.Substitute | Found, it: Irregularity, terms: Terms) -> Effects:
    if isinstance(act, Found):
        replacement = _replacement(now, it)
        if replacement is not None and terms.equivalent_tells and _found_equivalent(now, act, it, replacement):
            yield from _free(it, replacement.act, "equivalent", terms)
        return
    if any(duty.irregularity == it.key for duty in now.duties(act.by, "correct_call")):
        if (now.must_pass(act.by) and act.call is not PASS) or act.call.level > 7:
            # another Law rules on this call itself; as a correction it has the effect that partner must pass
            yield from _silent(it, "partner_passes")
        else:
            yield from _ruled_on(now, it, act.id, act.call, terms)


@When(also_settled=True)
def wrongly_rectified(now: Situation, found: Found, it: Irregularity, terms: Terms) -> Effects:
    """The Director finds that he was wrong to rectify the bid. It was refused and corrected by the lowest sufficient
    bid, so that the correction was free, and partner may use what was withdrawn."""
    find, wrong = found.find, now.act(found.find.of or "")
    bid, replacement = now.made(it.act), _replacement(now, it)
    if find.kind != "own_ruling_wrong" or not find.answer or not isinstance(wrong, acts.Rule):
        return
    if wrong.of != it.act or wrong.order != "rectify" or bid is None or replacement is None:
        return
    if bid.standing is not WITHDRAWN or replacement.call != specified.lowest_sufficient(now, it):
        return
    # where a call that tells no more is free too and tells partner nothing, it has to be known that both were natural
    if terms.equivalent_tells or not terms.equivalent or specified.both_natural(now, it, replacement.act) is True:
        yield Disapply(about=it.act)
        yield Inform(seat=it.offender.partner, about=it.act, kind="withdrawn_call", authorised=True, source=it.by)


@When(also_settled=True, at=("end_of_play",))
def damage_all_the_same(now: Situation, moment: Moment | acts.Summon, it: Irregularity) -> Effects:
    """The play is over and the correction was free: has the insufficient bid helped its side, and done damage?"""
    if now.phase != "ended" or not _corrected_freely(now, it):
        return
    assisted = now.found("assisted", it.act)
    damage = assisted and now.found("damage", it.act)
    if assisted is None:
        yield Ask(kind="assisted", of=it.act, seat=it.by)
    elif damage is None:
        yield Ask(kind="damage", of=it.act)
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score")


def _too_low(now: Situation, act: acts.Call) -> bool:
    last = now.auction_called_over(act.by, act.call).bid
    return act.call.is_bid and act.call.level <= 7 and last is not None and not outranks(act.call, last.call)


def _accepted(now: Situation, it: Irregularity) -> Iterator[Effect]:
    if (replacement := _replacement(now, it)) is not None:
        yield Stand(act=replacement.act, standing=WITHDRAWN, cite="acceptance")
    yield Stand(act=it.act, standing=ACCEPTED, cite="acceptance")
    yield Settle(irregularity=it.key, how="accepted", cite="acceptance")


def _replacement(now: Situation, it: Irregularity) -> Made | None:
    """The call by which the offender has replaced the bid, if that counts."""
    return next((m for m in now.facts.replacing(it.act) if m.counts), None)


def _called_over(now: Situation, told: Explain | Found, it: Irregularity, replacement: Made) -> bool:
    """Whether the correction is to be ruled on now because left-hand opponent has called over it: the Director has
    explained, has not himself accepted or cancelled the bid, and no right was or may have been forfeited."""
    about = told.irregularity == it.key if isinstance(told, Explain) else told.find.kind == MAY_HAVE_GAINED
    if not about or not it.explained or _ordered(now, it):
        return False
    asked = any(question.kind == MAY_HAVE_GAINED and question.of == it.act for question in now.questions)
    return not asked and not now.found(MAY_HAVE_GAINED, it.act) and now.called_since(it.offender.lho, replacement.act)


def _found_equivalent(now: Situation, told: Found, it: Irregularity, replacement: Made) -> bool:
    """Whether the Director, though asked what the bids specify, has found that the correction tells no more."""
    find, either = told.find, (it.act, replacement.act)
    asked = any(question.kind == "specified_suits" and question.of in either for question in now.questions)
    return asked and find.kind == "comparable_call" and find.answer is True and find.of == replacement.act


def _still_irregular(now: Situation, it: Irregularity, replacement: Made, terms: Terms) -> bool:
    """Whether the correction is irregular itself: insufficient again, inadmissible, or a double that is not free."""
    call = replacement.call
    again = _insufficient_again(now, it, call) or now.can_never_stand(it.offender, call, replacement.act)
    return again or (call in (DOUBLE, REDOUBLE) and not _freed_by(now, it, replacement.act, call, terms))


def _insufficient_again(now: Situation, it: Irregularity, call: Call) -> bool:
    last = specified.bid_to_beat(now, it)
    return call.is_bid and last is not None and not outranks(call, last)


def _to_correct_again(it: Irregularity) -> Iterator[Effect]:
    """The offender must correct the bid once more, and the option of a free correction ends."""
    yield Lift(what="correct", irregularity=it.key, cite="vain_double")
    yield Oblige(who=it.offender, what="correct_call", irregularity=it.key, until="next_turn", cite="chosen")


def _to_correct(now: Situation, it: Irregularity) -> Iterator[Effect]:
    yield Oblige(who=it.offender, what="correct_call", irregularity=it.key, until="next_turn", cite="chosen")
    free = specified.lowest_sufficient(now, it)
    artificial = now.found(specified.ARTIFICIAL, it.act) or now.found("conventional_call", it.act)
    if free is not None and free.level <= 7 and not artificial and not _must_pass_by(now, it):
        yield Offer(
            who=it.offender,
            what="correct",
            irregularity=it.key,
            until="next_turn",
            calls=(free,),
            cite="same_denomination",
        )


def _ruled_on(now: Situation, it: Irregularity, act: str, call: Call, terms: Terms) -> Iterator[Effect]:
    """What follows from the correction `call`, made by the act `act`: whether it stands, and whether it is free."""
    if _insufficient_again(now, it, call):
        yield Irregular(kind="insufficient_bid", by=it.by, act=act, cite="second_insufficient")
        yield Stand(act=act, standing=PENDING, cite="second_insufficient")
        yield _none_free(it, f"insufficient_bid@{act}", "second_insufficient")
        yield Settle(irregularity=it.key, how="ruled", cite="second_insufficient")
        return
    free = _freed_by(now, it, act, call, terms)
    if isinstance(free, Ask):
        yield free
    elif free:
        yield from _free(it, act, free, terms)
    elif call in (DOUBLE, REDOUBLE):
        yield Stand(act=act, standing=CANCELLED, cite="vain_double")
        yield _none_free(it, it.key, "vain_double")
        yield from _to_correct_again(it)
    else:
        yield from _partner_silent(it, act, _must_pass_by(now, it) or "partner_passes")


def _freed_by(now: Situation, it: Irregularity, act: str, call: Call, terms: Terms) -> str | Ask:
    """The clause that makes this correction free, `""` if none does, or the Question on which that depends."""
    barred = call in (DOUBLE, REDOUBLE) and bool(now.duties(it.offender, "may_not_double"))
    if barred or _must_pass_by(now, it) or now.is_inadmissible(it.offender, call, act):
        return ""
    same: bool | Ask = False
    if call is specified.lowest_sufficient(now, it):
        natural = terms.lowest == "both_natural"
        same = (
            specified.both_natural(now, it, act) if natural else specified.lowest_specifies_the_same(now, it, act, call)
        )
    elif terms.lowest == "same_specified" and call.is_bid:
        same = specified.specify_the_same(now, it, act, call)
    equivalent = now.found("comparable_call", act) if terms.equivalent else False
    if isinstance(same, Ask):
        # a call that tells no more is free in any case: once that is found, nobody asks what the bids specify
        return "equivalent" if equivalent and terms.equivalent_tells else same
    if same:
        return "same_denomination"
    if equivalent is None:
        return Ask(kind="comparable_call", of=act, seat=it.by, cite="equivalent")
    return "equivalent" if equivalent else ""


def _free(it: Irregularity, act: str, clause: str, terms: Terms) -> Iterator[Effect]:
    """The correction stands and is free, by the provision `clause`."""
    yield Stand(act=act, standing=MADE, cite=clause)
    yield Disapply(about=it.act, cite=clause)
    if clause == "same_denomination" or terms.equivalent_tells:
        yield Inform(
            seat=it.offender.partner,
            about=it.act,
            kind="withdrawn_call",
            authorised=True,
            source=it.by,
            cite=clause,
        )
    yield Rectify(irregularity=it.key, what="none", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


def _partner_silent(it: Irregularity, act: str, clause: str) -> Iterator[Effect]:
    yield Stand(act=act, standing=MADE, cite=clause)
    yield from _silent(it, clause)


def _silent(it: Irregularity, clause: str) -> Iterator[Effect]:
    yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
    yield Oblige(who=it.offender.partner, what="pass", irregularity=it.key, until="end_of_auction", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


def _none_free(it: Irregularity, key: str, clause: Failed) -> Await:
    """A note that no correction of the irregularity `key` is free any more, by the provision `clause`."""
    return Await(who=it.offender, what=clause, irregularity=key, until="end_of_auction", cite=clause)


def _must_pass_by(now: Situation, it: Irregularity) -> str:
    """The provision by which partner must pass after any correction, as an earlier one failed; empty if none has."""
    noted = (clause for clause in FAILED for note in now.awaited(clause, it.by) if note.irregularity == it.key)
    return next(noted, "")


def _accepts(choice: Taken | acts.Rule, it: Irregularity) -> bool:
    if isinstance(choice, Taken):
        return choice.what == "accept_call"
    return choice.of == it.act and choice.order == "accept"


def _refuses(choice: Taken | acts.Rule, it: Irregularity) -> bool:
    if isinstance(choice, Taken):
        return choice.what == "reject_call"
    return choice.of == it.act and choice.order == "cancel"


def _ordered(now: Situation, it: Irregularity) -> bool:
    """Whether the last act is an order of the Director that accepts or cancels the bid."""
    last = now.facts.acts.at(now.facts.count)
    return isinstance(last, acts.Rule) and last.of == it.act and last.order in ("accept", "cancel")


def _corrected_freely(now: Situation, it: Irregularity) -> bool:
    """Whether the bid was withdrawn and replaced, and partner did not have to pass."""
    bid = now.made(it.act)
    silenced = any(r.effect.irregularity == it.key and r.effect.what == "partner_passes" for r in now.rulings)
    replaced = any(m.by is it.by and m.counts and m.number > bid.number for m in now.facts.calls) if bid else False
    return bid is not None and bid.standing is WITHDRAWN and replaced and not silenced
