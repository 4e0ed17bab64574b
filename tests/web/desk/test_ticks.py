"""What can be ticked as suggested or as an alternative is what was legal then."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.api.table import Table
from bridgelaw.formats import record
from bridgelaw.words import Words
from bridgelaw.words.telling import view_of
from bridgelaw.words.telling.choosable import calls_at, suggestible
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.web.desk.director import director
from tests.web.desk.test_paper import EAST, NORTH, SOUTH, does, opened
from tests.web.house import Open, visit


def ticked(text: str) -> set[str]:
    """The codes that can be ticked in what the page asks now."""
    now = text.partition('value="suggested@')[2].partition("</form>")[0]
    return set(re.findall(r'type="checkbox" name="value" value="([^"]+)"', now))


@pytest.mark.parametrize(
    ("calls", "who", "then", "legal", "not_legal"),
    [
        ("p p 1d 4h p p", "N", "4s", {"P", "X", "4S", "4NT", "7NT"}, {"1C", "3S", "4H", "4D", "XX"}),
        ("p p 1d 4h x p", "N", "4s", {"P", "4S", "7NT"}, {"4H", "3S", "X", "XX"}),
        ("p p p 1d x p p", "E", "xx", {"P", "XX", "1H"}, {"1D", "X", "1C"}),
        # an insufficient bid was what he did
        ("p p 1d 4h p p", "N", "4d", {"P", "X", "4S", "4D"}, {"4C", "3S"}),
    ],
)
def test_only_legal_calls(
    tmp_path: Path, calls: str, who: str, then: str, legal: set[str], not_legal: set[str]
) -> None:
    """`who` has let his partner know something, and that one has called `then`."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1"))
        await does(at, "/calls", calls=calls)
        await does(at, "/acts", who=who, what="convey:remark", text="well, well")
        await does(at, "/calls", calls=then)
        last = len(calls.split()) + 2
        await does(at, "/acts", who="S" if who == "E" else "E", what="summon", about=f"a{last}")
        await at.answers("facts_agreed", "yes")
        await at.answers("information_made_available", "yes")
        found = ticked(at.text)
        assert legal <= found, found
        assert not not_legal & found, found

    visit(tmp_path, check)


def test_only_cards_of_the_suit_led(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1", hand_N=NORTH, hand_E=EAST, hand_S=SOUTH))
        await does(at, "/calls", calls="p p 1d p p p")
        await does(at, "/acts", who="W", what="play", text="s2")
        await does(at, "/acts", who="N", what="play", text="s5")
        await does(at, "/acts", who="W", what="convey:gesture", text="a frown")
        await does(at, "/acts", who="E", what="play", text="sa")
        await does(at, "/acts", who="S", what="summon", about="a9")
        await at.answers("facts_agreed", "yes")
        await at.answers("information_made_available", "yes")
        assert ticked(at.text) == {"SA", "SQ", "SJ", "S7", "S4"}

    visit(tmp_path, check)


def test_what_is_reported_later_is_looked_at_where_it_happened() -> None:
    calls = zip("NESWNESW", ["P", "P", "1D", "P", "1H", "P", "2H", "P"], strict=True)
    acts = [{"by": by, "call": call, "id": f"c{n}"} for n, (by, call) in enumerate(calls)]
    report = {"by": "N", "convey": "hesitation", "of": "c4", "id": "paused"}
    answer = {"by": "N", "explain": "diamonds", "of": "c2", "id": "told"}
    plain = {"bridgelaw": 1, "laws": 2017, "board": 1, "acts": [*acts, report, answer, {"by": "E", "summon": True}]}
    kept = record.from_plain(plain)
    table = Table.of(kept)
    for act in kept.acts:
        table.do(act)
    to_tell = AnswerToTell(table.answer(), view_of(plain), Words("en"))
    assert calls_at(to_tell, "paused")[:1] == ("P",)
    assert {"1S", "2H"} <= {*calls_at(to_tell, "paused")}
    # what was explained so late tells nothing about calls made before it
    assert "1S" not in calls_at(to_tell, "told")


@pytest.mark.parametrize("noted_after", [4, 5])
def test_a_pause_that_an_opponent_notes_later_suggested_at_the_call_after_it(noted_after: int) -> None:
    """North hesitates before two spades; East notes it at once, or only when South has gone on to four."""
    calls = zip("SWNES", ["1S", "P", "2S", "P", "4S"], strict=True)
    acts: list[dict[str, object]] = [{"by": by, "call": call, "id": f"c{n}"} for n, (by, call) in enumerate(calls)]
    acts.insert(noted_after, {"by": "E", "reserve": True, "of": "c2", "channel": "hesitation", "id": "noted"})
    plain = {"bridgelaw": 1, "laws": 2017, "board": 3, "acts": [*acts, {"by": "E", "summon": True}]}
    kept = record.from_plain(plain)
    table = Table.of(kept)
    for act in kept.acts:
        table.do(act)
    found = {*suggestible(AnswerToTell(table.answer(), view_of(plain), Words("en")), "noted", "S")}
    assert {"P", "2NT", "3S", "4S"} <= found, found
    assert not {"X", "2S"} & found, found


def test_a_card_to_a_later_trick_can_have_been_suggested(tmp_path: Path) -> None:
    """East frowns; West plays to that trick, and leads to the next one: that lead can be what used it."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1", hand_N=NORTH, hand_E=EAST, hand_S=SOUTH))
        await does(at, "/calls", calls="p p 1d p p p")
        for who, card in (("W", "s2"), ("N", "s5")):
            await does(at, "/acts", who=who, what="play", text=card)
        await does(at, "/acts", who="W", what="convey:gesture", text="a frown")
        for who, card in (("E", "sa"), ("S", "s8"), ("E", "h5")):
            await does(at, "/acts", who=who, what="play", text=card)
        await does(at, "/acts", who="S", what="summon", about="a9")
        await at.answers("facts_agreed", "yes")
        await at.answers("information_made_available", "yes")
        assert {"SA", "SQ", "SJ", "S7", "S4", "H5"} < ticked(at.text)
        await at.answers("suggested", "H5")
        now = at.text.partition('value="logical_alternatives@')[2].partition("</form>")[0]
        assert now.startswith("a12"), now[:20]
        assert 'value="H5"' in now
        assert 'value="SQ"' in now

    visit(tmp_path, check)
