"""What is a number is tapped, with the result that it makes beside it; what has been played is seen to be gone."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

from tests.web.desk.on_paper import desk_with
from tests.web.desk.test_claims import in_four_spades
from tests.web.desk.test_next_step import order
from tests.web.desk.test_paper import does
from tests.web.house import Open, visit

_BUTTON = re.compile(r'<button name="value" value="(\d+)"[^>]*>(.*?)</button>', re.DOTALL)

DEALT = """
bridgelaw: 1
board: 1
deal: "N:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85"
acts:
- {by: N, call: 1NT}
- {by: E, call: P}
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: E, play: DK}
- {by: S, spread: true}
- {by: N, play: D3, from: S}
- {by: W, play: D2}
- {by: N, play: D4}
"""


def taps(text: str) -> dict[str, str]:
    """The numbers that can be tapped, each with what stands beside it."""
    found = {value: re.sub(r"<[^>]+>", " ", unescape(inner)) for value, inner in _BUTTON.findall(text)}
    return {value: " ".join(said.split()) for value, said in found.items()}


def test_the_tricks_of_a_claim_are_tapped_with_their_result(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house, scoring="mp")
        (results,) = re.findall(r'data-results="([^"]+)"', at.text)
        told = json.loads(unescape(results))
        assert len(told) == 14
        assert told[10] == "4♠ by South, made, North–South +420"
        assert told[9] == "4♠ by South, down 1, East–West +50"
        for name, numbers in (("left", range(1, 14)), ("won", range(13)), ("tricks", range(14))):
            assert re.findall(rf'type="radio" name="{name}" value="(\d+)"', at.text) == [str(n) for n in numbers]
        await does(at, "/claims", who="S", left="5", won="8", tricks="4", line="", objects="W")
        asked = taps(at.text)
        assert list(asked) == [str(n) for n in range(6)], "of the tricks left, and no more"
        assert asked["2"] == "2 4♠ by South, made"
        assert asked["1"] == "1 4♠ by South, down 1"
        await at.answers("normal_line", "1")
        assert "4♠ by South, down 1" in at.text
        # the answer can be changed as it was given
        assert 'class="change"' in at.text
        await at.answers("normal_line", "2")
        assert re.search(r"4♠ by South, made(?! with)", at.text)

    visit(tmp_path, check)


def test_cards_that_have_been_played_are_faded(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk_with(house, DEALT)
        await at.open()
        gone = re.findall(r'<s class="card-gone">(\w+)</s>', at.text)
        assert sorted(gone) == ["2", "3", "4", "K"]

    visit(tmp_path, check)


MISLED = """
bridgelaw: 1
board: 1
acts:
- {by: N, call: 1NT}
- {by: E, call: P}
- {by: S, call: 2D}
- {by: N, explain: spades, of: a3}
- {by: W, call: P}
- {by: S, correct: natural, of: a4}
- {by: director, find: agreement, of: a4, value: natural}
- {by: director, find: misinformation, of: a4, value: true}
- {by: director, find: would_have_acted, of: a5, value: true}
"""


def test_an_open_choice_stands_above_what_is_written_down(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk_with(house, MISLED)
        page = await at.open()
        if "Change" in page:
            assert order(page, "Change the pass", "Write down what was done")

    visit(tmp_path, check)
