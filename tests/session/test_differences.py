"""What has changed from one list to the next."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.session.differences import ListDifference, difference
from bridgelaw.session.ranking import rank
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.results import result_changes_told, result_told
from tests.session.sessions import field, made

RULED = {"weighted": {"ns": [[450, 0.6], [-50, 0.4]], "ew": [[450, 1]]}}


def changed(before: SessionFile, after: SessionFile) -> ListDifference:
    """What changed from one to the other."""
    return difference((before.session, rank(before.session)), (after.session, rank(after.session)))


def test_nothing_has_changed() -> None:
    one = made(field(420, 450, -50))
    assert changed(one, one) == ListDifference()
    # whatever the order of the results is
    assert (
        changed(one, made(list(reversed(field(420, 450, -50))), pairs=[p.key for p in one.session.pairs])).results == ()
    )


def test_an_award_changes_its_play_and_whoever_was_compared_with_it() -> None:
    before, after = made(field(420, 450, -50)), made(field(420, RULED, -50))
    found = changed(before, after)
    assert [(one.play.board, one.play.ns) for one in found.results] == [(1, "N2")]
    told = {one.key: (one.before, one.after) for one in found.places}
    # the pair that was second is first now
    was, now = told["N1"]
    assert was is not None
    assert now is not None
    assert [was.rank, now.rank] == [2, 1]
    assert [was.total, now.total] == [Fraction(2), Fraction(14, 5)]
    assert "E2" not in told  # its side was given what it had before


def test_a_pair_and_a_play_that_were_not_there() -> None:
    before, after = made(field(420, 450)), made(field(420, 450, -50))
    found = changed(before, after)
    assert [(one.before, one.after is None) for one in found.results] == [(None, False)]
    assert {one.key for one in found.places if one.before is None} == {"N3", "E3"}
    back = changed(after, before)
    assert [one.after for one in back.results] == [None]
    assert [one.key for one in back.places][-2:] == ["N3", "E3"]


def told(one: Any, language: str = "en") -> str:
    """What came of a board, in a language."""
    return result_told(made(field(one)).session.results[0], Words(language, strict=True))


def test_results_in_a_few_signs() -> None:
    assert told({"contract": "4SX", "by": "S", "tricks": 9}) == "4♠X S −1 −100"
    assert told({"contract": "3NT", "by": "E", "tricks": 10}, "fr") == "3SA E +1 −430"
    assert told({"contract": "P"}) == Words("en").contract("P")
    assert told(140) == "+140"
    assert told({"unplayed": "late"}) == "late"
    assert told({"artificial": {"ns": "average_plus", "ew": 40}}) == "Average plus / 40%"
    assert told(RULED) == "North–South 60% +450, 40% −50; East–West +450"
    assert result_told(None, Words("en")) == "–"


def test_a_sentence_for_each_change_in_every_language() -> None:
    before, after = made(field(420, 450, -50)), made(field(420, RULED, 0))
    pairs = {one.key: one for one in after.session.pairs}
    for language in LANGUAGES:
        lines = list(result_changes_told(changed(before, after), pairs, Words(language, strict=True)))
        assert len(lines) == 2
        assert all("→" in line for line in lines)
