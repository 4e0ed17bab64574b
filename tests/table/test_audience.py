"""Who perceives which act. Every class of act has its line; a class without one would reach nobody."""

from __future__ import annotations

import pytest

from bridgelaw.formats.record import read_act
from bridgelaw.game.seats import N
from bridgelaw.table import acts
from bridgelaw.table.act import Act
from bridgelaw.table.audience import NOBODY, REACH, behind, perceived_by
from tests.kit.lines import act


def classes(kind: type[Act] = Act) -> set[type[Act]]:
    under = [c for c in kind.__subclasses__() if c.__module__.startswith("bridgelaw.")]
    return {kind} if not under else {leaf for sub in under for leaf in classes(sub)}


def test_every_class_of_act_has_its_line() -> None:
    assert classes() == set(REACH)


def test_an_act_of_an_unknown_class_reaches_nobody() -> None:
    class Whisper(acts.PlayerAct, frozen=True, kw_only=True, gc=False):
        verb = "whisper"

    assert perceived_by(Whisper(id="x", by=N)) == NOBODY


EVERYBODY = "NESW"
LINES = [
    # without screens, with screens
    ("N call 1S", EVERYBODY, EVERYBODY),
    ("N play HK down", EVERYBODY, EVERYBODY),
    ("N line 'drawing trumps' of=x", EVERYBODY, EVERYBODY),
    ("N alert of=x", EVERYBODY, "NE"),
    ("W explain majors of=x", EVERYBODY, "SW"),
    ("N ask what of=x", EVERYBODY, "NE"),
    ("S restate right", EVERYBODY, "SW"),
    ("E correct minors of=x", EVERYBODY, "NE"),
    ("E reserve of=x", EVERYBODY, "NE"),
    ("S dispute of=x", EVERYBODY, "SW"),
    ("N convey hesitation took=20", EVERYBODY, EVERYBODY),
    ("N convey hesitation reported_by=clock", EVERYBODY, EVERYBODY),
    ("N convey remark", EVERYBODY, "NE"),
    ("N convey remark reported_by=director", EVERYBODY, "NE"),
    ("N convey remark reported_by=S", EVERYBODY, "NES"),
    ("N consult own_card", EVERYBODY, "NE"),
    ("W consult opponents_card", EVERYBODY, "SW"),
    ("W consult partner", EVERYBODY, EVERYBODY),
    ("N realise of=x", "N", "N"),
    ("E learn wrong_hand about=W", "E", "E"),
    ("E learn prior", "E", "E"),
    ("E expose HK", EVERYBODY, EVERYBODY),
    ("E expose HK visible_to_partner=no", "NES", "NES"),
    ("E expose HK visible_to_partner=yes", EVERYBODY, EVERYBODY),
    ("N state extra_card seat=N cards=HK", EVERYBODY, EVERYBODY),
    ("director state misdealt", EVERYBODY, EVERYBODY),
    ("N attention x", EVERYBODY, EVERYBODY),
    ("spectator attention x responsible=NS", EVERYBODY, EVERYBODY),
    ("spectator convey remark responsible=NS", EVERYBODY, ""),
    ("spectator convey gesture responsible=NS", "", ""),
    ("director find comparable_call yes of=x", "", ""),
    ("director rule rectify of=x", EVERYBODY, EVERYBODY),
    ("director explain_options", EVERYBODY, EVERYBODY),
]


@pytest.mark.parametrize(("line", "open_", "screens"), LINES, ids=[line for line, _, _ in LINES])
def test_who_perceives(line: str, open_: str, screens: str) -> None:
    done = read_act(act(line))
    assert {seat.value for seat in perceived_by(done)} == set(open_)
    assert {seat.value for seat in perceived_by(done, screens=True)} == set(screens)


def test_the_sides_of_a_screen() -> None:
    assert {seat.value for seat in behind(N)} == {"N", "E"}
