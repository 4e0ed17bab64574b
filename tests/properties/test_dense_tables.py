"""Dense irregular tables: whatever is done at them, in whatever order, all that is shown of them can be made.

The same boards at every run; `make sweep` goes on from there (`sweeps/test_dense_tables.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.formats import record as records
from bridgelaw.lawbook import effects as says
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.listening import Listening
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import LANGUAGES
from tests.kit.dense import checking
from tests.kit.dense.conditions import conditions
from tests.kit.dense.folding import Folding
from tests.kit.dense.keeping import kept
from tests.kit.dense.shrinking import replayed, shrunk
from tests.kit.dense.sweeping import boards
from tests.kit.whole import WHOLE

PARTS = 6
BOARDS = 72 if WHOLE else 12
"""A sample of twenty seconds of one processor: the sweep of dense tables makes a million acts."""
MADE = 400 if WHOLE else 80
"""Boards of which is counted what they are made of: so many that every act comes."""


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_raises(part: int, tmp_path: Path) -> None:
    tally = boards(range(part, BOARDS, PARTS))
    found = [file.read_text("utf-8") for file in kept(tally.failures.values(), tmp_path)]
    assert not found, "\n".join(found)


def test_what_the_boards_are_made_of() -> None:
    """Every act there is, thick play, half of the acts following what is offered, all conditions."""
    tally = boards(range(MADE), {}, {})
    assert not tally.failures
    everything = {
        make.__name__
        for table in (acts.PLAYER_ACTS, acts.DIRECTOR_ACTS, acts.SPECTATOR_ACTS)
        for make in table.values()
    }
    assert everything - set(tally.kinds) == set()
    assert tally.cards >= 0.2 * tally.acts
    assert 0.4 <= tally.following / tally.acts <= 0.6
    under = [conditions(number) for number in range(400)]
    assert {(u.edition, u.settings.authority, u.language) for u in under} == {
        (edition, authority, language) for edition in EDITIONS for authority in AUTHORITIES for language in LANGUAGES
    }
    assert {(u.settings.screens, u.settings.entry, u.settings.spectators.cards, u.settings.kind) for u in under} == {
        (screens, entry, cards, kind)
        for screens in (True, False)
        for entry in ("allow", "prevent")
        for cards in ("none", "open")
        for kind in ("table", "paper")
    }


class Planted(Exception):
    """Something that goes wrong for the sake of the test."""


def planted(at: Folding) -> None:
    """Goes wrong on a board with an insufficient bid and something else."""
    kinds = {it.kind for it in at.course.now.irregularities}
    if "insufficient_bid" in kinds and len(kinds) > 1:
        raise Planted(f"in {at.course.happened[-1].id}")


def test_what_raises_is_found_and_made_short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(checking.EVERY, "planted", planted)
    tally = boards(range(24), {"planted": planted}, {})
    (failure,) = tally.failures.values()
    assert tally.failed[failure.cause] > 1
    short = shrunk(failure)
    assert short is not None
    assert len(short.happened) <= 4 < len(failure.happened)
    (file,) = kept([failure], tmp_path)
    record = records.load(file)
    assert record.acts == short.happened
    assert replayed(short.under, record.acts, "planted") == failure.cause


def test_what_the_judge_contains_is_a_failure_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A rule that breaks, in its turn and where rulings are only tried."""

    def breaks(now: Situation, *asked: object) -> says.Effects:
        yield says.Unask(kind="damage", of=str(asked[0] // 0))  # type: ignore[operator]

    for edition in EDITIONS:
        for authority in AUTHORITIES:
            book = open_book(edition, authority)
            rules = [
                replace(rule, consult=breaks) if rule.provision.name == "law81.waived" else rule for rule in book.rules
            ]
            monkeypatch.setattr(book, "_listening", Listening(rules))
    tally = boards(range(15), {"rulings": checking.rulings}, {})
    causes = {(failure.cause.kind, failure.stage) for failure in tally.failures.values()}
    assert causes == {("TypeError", "contained")}
    (file,) = kept(tally.failures.values(), tmp_path)
    assert len(records.load(file).acts) <= 3
