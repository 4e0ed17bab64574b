"""Programs point out what opponents do against the Laws, as soon as they can see it and no sooner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.live.bots import Bot
from bridgelaw.live.messages import Viewer
from bridgelaw.live.presiding import Presiding
from bridgelaw.live.programmed_director import ProgrammedDirector
from bridgelaw.live.settings import numbered
from bridgelaw.live.sitting import Sitting
from tests.live.tables import Played, play
from tests.live.test_bots import until

DEAL = "N:K72.A652.A84.J95 J864.QT9.72.QT63 AQ5.K74.K93.A842 T93.J83.QJT65.K7"
THREE_NOTRUMP = ("S call 1NT", "W call P", "N call 3NT", "E call P", "S call P", "W call P")
PLAY = (*THREE_NOTRUMP, "W play DQ", "N spread", "S play D4 from=N", "E play D7", "S play DK")
REVOKED = (*PLAY, "S play H4", "W play H3", "S play HA from=N", "E play C3", "S play H2 from=N")


def pointed_at(
    lines: Sequence[str], opening_lead: str = "face_up", programs: Sequence[str] = ()
) -> dict[str, str | None]:
    """The act to which each of the four, if it is a program, draws attention then; South deals."""
    found: dict[str, str | None] = {}

    async def check(at: Played) -> None:
        await at.done(*lines)
        for seat in SEATS:
            doing = Bot(seat, 1, programs=programs).does(at.table.view(seat.value))
            found[seat.value] = doing.act.get("attention") if doing is not None else None

    play(check, boards=(numbered(11, DEAL),), regulations={"opening_lead": opening_lead}, programs=programs)
    return found


def _by(seats: str, act: str | None) -> dict[str, str | None]:
    return {seat.value: act if seat.value in seats else None for seat in SEATS}


@pytest.mark.parametrize(
    ("lines", "seats", "act"),
    [
        (("S call 1S", "W call P", "N call 1H"), "EW", "s3"),  # too low
        (("S call 1S", "W call P", "N call X"), "EW", "s3"),  # his partner's bid
        (("N call 1H",), "EW", "s1"),  # not the dealer
        (("S call 1S", "N call P"), "EW", "s2"),
        (("S call 1S", "N call P", "E call P"), "", None),  # they have gone on: it was accepted
        (("S call 1S", "W call 1H", "E attention s2"), "", None),  # somebody has said so
        ((*THREE_NOTRUMP, "E play HT"), "S", "s7"),  # not his lead; dummy may not say so
        ((*THREE_NOTRUMP, "W play DQ", "N spread"), "", None),
        ((*PLAY, "S play H4 from=S"), "", None),
        ((*PLAY, "S play H2 from=N"), "EW", "s12"),  # from the wrong hand
        ((*PLAY[:-1], "S play C2"), "", None),  # nobody sees that he has a diamond
        ((*PLAY[:-2], "E play S4", "S play DK", "S play H4", "W play H3", "S play HA from=N"), "", None),
        (REVOKED[:-1], "", None),
        ((*REVOKED, "E play H9"), "S", "s15"),  # now it is seen
        ((*REVOKED, "E play H9", "S play H7", "W play H8"), "S", "s15"),
    ],
)
def test_what_opponents_see(lines: tuple[str, ...], seats: str, act: str | None) -> None:
    assert pointed_at(lines) == _by(seats, act)


def test_a_hand_that_lies_open_shows_a_revoke_at_once() -> None:
    assert pointed_at((*THREE_NOTRUMP, "W play DQ", "N spread", "S play S2 from=N")) == _by("EW", "s9")


def test_of_two_programs_one_speaks() -> None:
    """Whoever comes after the offender; where that is dummy or a person, the other one."""
    low = ("S call 1S", "W call P", "N call 1H")
    assert pointed_at(low, programs=("E", "W")) == _by("E", "s3")
    assert pointed_at(low, programs=("W",))["W"] == "s3"
    assert pointed_at((*REVOKED, "E play H9"), programs=("N", "S")) == _by("S", "s15")


def test_a_lead_that_lies_face_down() -> None:
    assert pointed_at((*THREE_NOTRUMP, "E play HT down"), opening_lead="face_down") == _by("NS", "s7")


@pytest.mark.parametrize(
    ("before", "person"),
    [
        (("S call P", "W call P", "N call 1S", "E call P"), "S call 1C"),
        (("S call P",), "N call 1C"),
        (THREE_NOTRUMP, "E play HT"),
    ],
)
def test_it_is_put_right_and_the_board_comes_to_its_end(before: tuple[str, ...], person: str) -> None:
    """The programs at the other three places call the one that directs, who leads the road."""

    async def whole(at: Played) -> None:
        await at.done(*before, person)
        offender = person[0]
        presiding = Presiding(at.table, ProgrammedDirector(), at.clock)
        programs = [seat for seat in SEATS if seat.value != offender]
        bots = [
            Sitting(at.table, Bot(seat, 1, programs=[one.value for one in programs]), at.clock) for seat in programs
        ]
        try:
            await until(at, lambda: bool(at.table.state.board.now.irregularities.noticed))
            # the person does what he has to, as a program would
            bots.append(Sitting(at.table, Bot(Seat[offender], 1), at.clock))
            await until(at, lambda: at.table.state.board.index == 1)
            acts = (await at.table.record(1)).acts
        finally:
            for bot in bots:
                await bot.leave()
            await presiding.leave()
        kinds = [type(act).__name__ for act in acts]
        assert kinds.count("Attention") == 1
        assert "Summon" in kinds[kinds.index("Attention") :]
        assert {"ExplainOptions", "DirectorChoose", "Choose"} & set(kinds)

    play(whole, boards=(numbered(11, DEAL),))


@pytest.mark.parametrize(
    ("lines", "seat", "option"),
    [
        # over a bid that is too low he can make his own cheaply, over a sufficient one he cannot
        (
            ("S call P", "W call P", "N call 2S", "E call P", "S call 1C", "W attention s5", "W summon"),
            "W",
            "reject_call",
        ),
        (("S call P", "W call 2C", "N call P", "E call 1D", "S attention s4", "S summon"), "S", "accept_call"),
        (("S call 2C", "W call P", "N call 1C", "E attention s3", "E summon"), "E", "reject_call"),
        ((*THREE_NOTRUMP, "E play HT", "S attention s7", "S summon"), "S", "refuse_lead"),
        ((*THREE_NOTRUMP, "E play S4", "S attention s7", "S summon"), "S", "accept_lead"),
    ],
)
def test_what_it_chooses(lines: tuple[str, ...], seat: str, option: str) -> None:
    found = []

    async def check(at: Played) -> None:
        await at.done(*lines, "director explain_options")
        found.append(Bot(Seat[seat], 1).does(at.table.view(cast(Viewer, seat))))

    play(check, boards=(numbered(11, DEAL),), regulations={"opening_lead": "face_up"})
    assert found[0] is not None
    assert found[0].act["choose"] == option
