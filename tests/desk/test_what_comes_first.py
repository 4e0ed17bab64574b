"""Of several things that the Director could do now, the road proposes that which the Law puts first."""

from __future__ import annotations

import pytest

from bridgelaw.answer.seat import view
from bridgelaw.api.table import followed
from bridgelaw.formats.append import added
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import from_plain, plain_record
from bridgelaw.game.seats import Seat
from tests.kit.lines import act
from tests.kit.rulings import HESITATION, answered, example, road_of

DAMAGED = (*HESITATION[:3], *HESITATION[4:6])
"""The hesitation up to the finding that it did damage."""
PLAYED = (
    "W play ST", "N spread", "S play S5 from=N", "E play SQ", "S play S8",
    "E play SA", "S play S3", "W play S6", "S play S9 from=N",
    "E play C3", "S play C5", "W play CA", "S play C2 from=N",
    "W play D2", "S play D6 from=N", "E play H5 id=revoke", "S play D9",
    "S play DK", "W play D3", "S play DQ from=N", "E play DA",
)  # fmt: skip
"""The same board played by South in diamonds; East revokes, and nobody notices."""


def proposed(record: Record) -> tuple[str, str | None, list[str]]:
    """What is to be done next, about what, and the options that it is about."""
    found = road_of(record).next
    return found.do, found.unnoticed, [one.option for one in found.choices]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_what_nobody_has_pointed_out_is_taken_up_before_the_score_is_adjusted(laws: int) -> None:
    plain = plain_record(example("hesitation"))
    acts = [*plain["acts"][:10], *map(act, PLAYED), *plain["acts"][10:]]
    record = answered(from_plain({**plain, "laws": laws, "acts": acts}), *DAMAGED)
    assert proposed(record) == ("take_up", "revoke@revoke", [])
    record = answered(record, "take_up=yes")
    assert proposed(record)[0] == "explain_options"
    record = answered(record, "explain_options=yes")
    while (following := road_of(record).next).question is not None:
        record = answered(record, f"{following.question.kind}=no")
    assert proposed(record)[0] == "adjust"


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_what_nobody_has_pointed_out_goes_before_an_appeal(laws: int) -> None:
    plain = plain_record(example("hesitation"))
    acts = [*plain["acts"][:10], *map(act, PLAYED), *plain["acts"][10:]]
    record = answered(from_plain({**plain, "laws": laws, "acts": acts}), *DAMAGED, "adjust=2S E =")
    assert proposed(added(record, {"by": "S", "appeal": True}))[:2] == ("take_up", "revoke@revoke")


MISLED = (
    "S call 1NT id=nt", "W ask range of=nt", "N explain strong of=nt id=said", "W call P", "N call P",
    "E call P id=last", "W play HQ down id=lead", "N correct weak of=said id=right", "N summon",
    "director find misinformation yes of=said",
)  # fmt: skip
"""A lead lies face down, and the last pass can still be changed: both rest on the same wrong explanation."""


def misled(laws: int, *more: str) -> Record:
    """The table of `MISLED`, and what happens then."""
    conventional = ("director find conventional_call yes of=nt",) if laws == 1997 else ()
    lines = (*MISLED, *conventional, *more)
    return from_plain({"bridgelaw": 1, "laws": laws, "dealer": "S", "acts": [act(line) for line in lines]})


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_call_is_changed_before_a_lead(laws: int) -> None:
    asked = misled(laws)
    following = road_of(asked)
    assert following.next.question is not None
    assert following.next.question.kind == "would_have_acted"
    # nobody is offered to take back a lead as long as the auction may go on
    assert not following.choices
    may_change = misled(laws, "director find would_have_acted yes of=last")
    assert proposed(may_change) == ("choose", None, ["change_call"])
    for stays in ("E leave change_call", "E choose change_call call=P"):
        kept = misled(laws, "director find would_have_acted yes of=last", stays)
        assert proposed(kept) == ("choose", None, ["withdraw_play"])
    assert proposed(misled(laws, "director find would_have_acted no of=last"))[2] == ["withdraw_play"]
    changed = misled(laws, "director find would_have_acted yes of=last", "E choose change_call call=2H")
    assert "withdraw_play" not in [one.option for one in road_of(changed).choices]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_who_waited_for_a_call_may_take_his_lead_back_after_the_director_has_gone(laws: int) -> None:
    gone = misled(laws, "director find would_have_acted yes of=last", "director resume")
    assert [one.option for one in road_of(gone).choices] == ["withdraw_play"]
    told = misled(laws, "director find would_have_acted no of=last", "director resume")
    assert not road_of(told).choices


UNSAID = (
    "N call 1S", "E call P", "S call 2S", "W call 3H id=first", "W substitute P id=second", "N call 4S", "E call P",
    "S call P", "W call P",
)  # fmt: skip
"""West has changed his call and North has called over it: nobody has said a word."""


@pytest.mark.parametrize("laws", [2007, 2017])
@pytest.mark.parametrize("said", ["take_up=yes", "take_up=N"])
def test_a_choice_waits_until_its_player_knows_of_it(laws: int, said: str) -> None:
    record = from_plain({"bridgelaw": 1, "laws": laws, "dealer": "N", "acts": [act(line) for line in UNSAID]})
    if laws == 2017:
        record = answered(record, "comparable_call=no")
    for stops in ((), ({"by": "E", "summon": True},)):
        stopped = record
        for one in stops:
            stopped = added(stopped, one)
        assert proposed(stopped)[:2] == ("take_up", "changed_call@second")
        assert road_of(stopped).before_play == ("take_up" if stops else None)
        assert not _offered(stopped, Seat.N)
        taken = answered(stopped, said)
        assert proposed(taken)[0] == "choose"
        assert _offered(taken, Seat.N) == set(proposed(taken)[2]) != set()
        assert not _offered(taken, Seat.S)


def _offered(record: Record, seat: Seat) -> set[str]:
    course = followed(record).course
    return {one.id for one in view(course.book, course.now, seat).options if one.by == seat.value}


@pytest.mark.parametrize("of", ["balance", "asked"])
@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_waiver_takes_the_adjusted_score_with_it(laws: int, of: str) -> None:
    found = answered(from_plain({**plain_record(example("hesitation")), "laws": laws}), *DAMAGED)
    waived = ({"by": "E", "waive": True, "of": "balance", "id": "asked"}, {"by": "director", "rule": "waive", "of": of})
    before, after = found, answered(found, HESITATION[-1])
    for one in waived:
        before, after = added(before, one), added(after, one)
    assert (road_of(before).next.do, road_of(after).next.do) == ("nothing", "withdraw_award")
    table = answered(after, "withdraw_award=yes")
    assert (road_of(table).next.do, road_of(table).award) == ("nothing", None)


def test_a_waiver_leaves_what_another_irregularity_calls_for() -> None:
    """Nor does it end an award that rests on no ruling at all."""
    record = answered(example("hesitation"), *DAMAGED, HESITATION[-1])
    other = added(record, {"by": "director", "rule": "waive", "of": "pause"})
    assert road_of(other).next.do == "nothing"
    free = added(answered(example("hesitation"), HESITATION[-1]), {"by": "director", "rule": "waive", "of": "pause"})
    assert road_of(free).next.do != "withdraw_award"


def test_a_request_to_play_on_holds_up_nothing_that_is_to_be_read_out() -> None:
    """A lead out of turn has been pointed out while a claim lies: what follows is said, whoever may ask to play on."""
    plain = plain_record(example("hesitation"))
    claim = {"by": "W", "claim": {"tricks": 0, "line": "the rest is yours"}}
    stopped = (act("E play H5 id=wrong"), claim, act("S attention wrong"), act("S summon"))
    calls = [one for one in plain["acts"] if "call" in one]
    record = from_plain({**plain, "laws": 2017, "acts": [*calls, *map(act, PLAYED[:13]), *stopped]})
    assert [one.option for one in road_of(record).choices] == ["play_on"]
    assert proposed(record)[0] == "explain_options"
