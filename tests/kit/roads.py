"""The road of a ruling, walked at random from wherever a board stands to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from bridgelaw.desk.road import Next, Road
from bridgelaw.desk.ruling import road
from bridgelaw.desk.score import score
from bridgelaw.lawbook.course import Course
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.vocabulary import APPEAL_DECISIONS
from tests.kit.dense import choosing, finding, ruling
from tests.kit.dense.at import At
from tests.kit.dense.following import follows
from tests.kit.dense.regular import goes_on

MOST = 60
"""Steps of the Director after which a road must have come to its end."""
_CARDS_AND_CALLS = 200


class Walked(Struct, frozen=True):
    """Where a walk has ended: the board then, what the Director did, and what is still to be done if it did not end."""

    course: Course
    did: tuple[str, ...]
    stuck: str = ""


def walk(course: Course, rng: Random) -> Walked:
    """The road from there, each thing answered at random as it is proposed; the table plays on by the rules."""
    did: list[str] = []
    for number in range(MOST + _CARDS_AND_CALLS):
        found = road(course)
        following = found.next
        if following.do == "nothing":
            return Walked(course, tuple(did))
        if following.do != "play":
            did.append(_name(following))
        if len(did) > MOST:
            return Walked(course, tuple(did), "too long")
        at = At(course.now, rng, f"walked{number}")
        longer = _tried(course, at, found)
        if longer is None:
            return Walked(course, tuple(did), f"no act for {_name(following)}")
        course = longer
    return Walked(course, tuple(did), "the table never ends")


def _name(following: Next) -> str:
    return f"{following.do} {following.question.kind}" if following.question else following.do


def _tried(course: Course, at: At, found: Road) -> Course | None:
    """The board after an act that does what is proposed; several are tried, since one drawn may not be possible, and
    since a table that plays on does so by the rules where it can."""
    irregular: Course | None = None
    for _ in range(20):
        act = _act(at, found)
        if act is None:
            continue
        try:
            longer = course.after(act)
        except Impossible:
            continue
        if found.next.do == "play" and longer.now.irregularities_of(act.id):
            irregular = longer
        elif not any(error.act == act.id for error in longer.now.errors) or found.next.do in ("play", "choose"):
            return longer
    return irregular


def _act(at: At, found: Road) -> acts.Act | None:
    following, do = found.next, found.next.do
    if do == "find":
        return _found(at, following)
    if do == "choose":
        return _chosen(at, following)
    if do == "explain_options":
        return ruling.explained(at)
    if do == "resume":
        return ruling.resumed(at)
    if do == "take_up":
        return acts.DirectorAttention(id=at.id, to=(following.unnoticed or "").partition("@")[2] or None)
    if do == "adjust":
        return ruling.adjusted(at)
    if do == "withdraw_award":
        return acts.Rule(id=at.id, order="cancel", of=found.award)
    if do == "decide_appeal":
        undecided = [one.act for one in found.appeals if one.decision is None]
        return acts.DecideAppeal(id=at.id, decision=at.some(APPEAL_DECISIONS), of=at.some(undecided))
    return _follows_suit(at) or goes_on(at) or follows(at)


def _follows_suit(at: At) -> acts.Act | None:
    """A card of the suit that the hand in turn has been told to play."""
    play = at.now.facts.play
    duties = at.now.duties(play.turn, "follow_suit") if play is not None and play.turn is not None else ()
    if play is None or play.turn is None or not duties:
        return None
    cards = [card for card in at.held(play.turn) if card.suit == duties[-1].suit]
    return acts.Play(id=at.id, by=play.player_of(play.turn), card=at.some(cards), hand=play.turn) if cards else None


def _found(at: At, following: Next) -> acts.Act:
    asked = following.question
    assert asked is not None
    return finding.about(at, asked.kind, asked.of, asked.seat)


def _chosen(at: At, following: Next) -> acts.Act | None:
    one = at.some(following.choices)
    return choosing.of_the_director(at) if one.by == "director" else choosing.offered(at)


def orders(course: Course, rng: Random) -> Iterator[tuple[acts.Find, acts.Find, Course, Course]]:
    """Pairs of open Questions that are both open whichever is answered first: the answers to both, and the board after
    them in either order."""
    open_ = [one for one in road(course).questions if one.status == "open"]
    at = At(course.now, rng, "first")
    for n, first in enumerate(open_):
        for second in open_[n + 1 :]:
            one = finding.about(at, first.kind, first.of, first.seat)
            other = finding.about(At(course.now, rng, "second"), second.kind, second.of, second.seat)
            there, back = _both(course, one, other), _both(course, other, one)
            if there is not None and back is not None:
                yield one, other, there, back


def _both(course: Course, one: acts.Find, other: acts.Find) -> Course | None:
    """The board after both; None where the first answer does away with the other Question."""
    after = course.after(one)
    still = any((q.kind, q.of, q.seat) == (other.kind, other.of, other.seat) for q in after.now.questions)
    return after.after(other) if still else None


def scored(course: Course) -> tuple[object, ...]:
    """What a board is worth, and what the Laws have made of it for the score, whatever the order of what was said."""
    now = course.now
    found = (said.effect for said in now.rulings)
    ruled = Counter((one.irregularity, one.transfer, one.side) for one in found if one.transfer)
    adjusted = any(said.effect.what == "adjusted_score" for said in now.rulings)
    return score(now, course.book.regulations), ruled, adjusted
