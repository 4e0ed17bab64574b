"""Which provisions have spoken on a board: by their names, as several can stand at one number."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.desk.road import TakenChoice
from bridgelaw.lawbook.choices import taken_by
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def taken(course: Course) -> Iterator[TakenChoice]:
    """The options that were taken, each with the provision under which it was open."""
    done = course.now.facts.acts
    for act in done.of(acts.Choose, acts.DirectorChoose):
        _, offer = taken_by(course.situations[done.numbers[act.id] - 1], act)
        yield TakenChoice(act.id, offer.law, offer.provision.name) if offer else TakenChoice(act.id)


def spoken(now: Situation, chosen: tuple[TakenChoice, ...]) -> Iterator[str]:
    """The names of the provisions by which something was irregular, chosen or ruled, each once."""
    broken = [it.provision.name for it in now.irregularities if it.status not in ("unnoticed", "unfounded")]
    ruled = [said.provision.name for said in now.rulings]
    yield from dict.fromkeys(filter(None, (*broken, *(one.clause for one in chosen), *ruled)))
