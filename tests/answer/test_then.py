"""What an option costs is what follows when it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.answer import then
from bridgelaw.answer.model import Answer, plain
from bridgelaw.api.table import Table
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts

AUCTION: list[dict[str, Any]] = [
    {"by": "N", "call": "1S"},
    {"by": "E", "call": "1H", "id": "bid"},
    {"by": "S", "attention": "bid"},
    {"by": "S", "summon": True},
    {"by": "director", "explain_options": True},
]


def after(laws: int, *done: dict[str, Any], dealer: str = "N", **table: Any) -> Answer:
    at = Table(dealer=dealer, laws=laws, **table)
    answer = at.answer()
    for act in done:
        answer = at.do(act)
    return answer


def costs(answer: Answer, option: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(one for one in plain(answer)["options"] if one["id"] == option)["then"]
    return found


def has(found: list[dict[str, Any]], **keys: Any) -> bool:
    """Whether one of the elements has these keys, and hangs on nothing that is not named."""
    return any(all(one.get(key) == value for key, value in {"if": None, **keys}.items()) for one in found)


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_accepting_an_insufficient_bid_lets_it_stand_and_nothing_else(laws: int) -> None:
    found = costs(after(laws, *AUCTION), "accept_call")
    assert has(found, element="auction", by="E", call="1H", status="accepted")
    assert not [one for one in found if one["element"] in ("obligations", "options", "rulings", "turn")]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_refusing_it_tells_what_each_call_in_its_place_would_cost(laws: int) -> None:
    found = costs(after(laws, *AUCTION), "reject_call")
    assert has(found, element="turn", turn="E")
    assert has(
        found,
        element="obligations",
        who="E",
        what="correct_call",
        until="next_turn",
        law=f"{laws}:27B",
        irregularity="i1",
    )
    correct = next(one for one in found if one["element"] == "options")
    assert (correct["by"], correct["calls"]) == ("E", ["2H"])
    silenced = {"element": "obligations", "who": "W", "what": "pass", "until": "end_of_auction"}
    hangs = {"call": "other"} if laws == 1997 else {"call": "other", "comparable_call": False}
    assert has(correct["then"], **silenced, **{"if": hangs})
    assert not has(correct["then"], **silenced)
    # nobody is told that the next act is tried, nor are there costs beyond the second choice
    assert not any("\0" in str(one) or "then" in one for one in correct["then"])


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_the_costs_come_true(laws: int) -> None:
    """Whatever was told without an `if` holds when the option is taken."""
    before = after(laws, *AUCTION)
    then = after(laws, *AUCTION, {"by": "S", "choose": "reject_call"})
    for one in costs(before, "reject_call"):
        if one["element"] == "obligations":
            assert any(
                o.who == one["who"] and o.what == one["what"] and o.until == one["until"] for o in then.obligations
            )
        elif one["element"] == "options":
            assert [(o.id, o.by, o.law) for o in then.options] == [(one["id"], one["by"], one["law"])]
    assert then.turn == "E"


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_an_opening_lead_out_of_turn_shows_what_becomes_of_the_card(laws: int) -> None:
    done: list[dict[str, Any]] = [
        *({"by": by, "call": call} for by, call in zip("SWNESW", ("1NT", "P", "3NT", "P", "P", "P"), strict=True)),
        {"by": "E", "play": "HK", "id": "lead"},
        {"by": "S", "attention": "lead"},
        {"by": "S", "summon": True},
        {"by": "director", "explain_options": True},
    ]
    answer = after(laws, *done, dealer="S")
    assert has(costs(answer, "accept_and_become_dummy"), element="declarer", declarer="N")
    refused = costs(answer, "refuse_lead")
    assert has(refused, element="penalty_cards", card="HK", seat="E", rank="major")
    opened = {one["id"]: one for one in refused if one["element"] == "options"}
    assert set(opened) == {"require_suit", "forbid_suit", "no_restriction"}
    assert has(
        opened["forbid_suit"]["then"],
        element="obligations",
        who="W",
        what="not_lead_suit",
        suit="H",
        until="retained",
    )
    assert not has(opened["no_restriction"]["then"], element="obligations", who="W")


def test_a_board_without_a_choice_has_no_costs() -> None:
    answer = after(2017, {"by": "N", "call": "1S"}, {"by": "E", "call": "1H"})
    assert answer.options == ()


def test_they_are_found_once_for_one_situation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer, the road beside it and a page need them one after the other; under another Book they are others."""
    tried: list[acts.Act] = []
    step = Book.step

    def counted(book: Book, now: Situation, act: acts.Act) -> Situation:
        tried.append(act)
        return step(book, now, act)

    monkeypatch.setattr(Book, "step", counted)
    at = Table(dealer="N", laws=2017)
    answers = [at.do(act) for act in AUCTION]
    known = len(tried)
    assert known > len(AUCTION)
    assert answers[-1].options
    found = then.costs(at.book, at.situation)
    assert len(tried) == known
    assert then.costs(open_book("1997"), at.situation) is not found
    assert len(tried) > known
