"""Records of any kind, for properties: every verb of every actor, every key of the head."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import strategies as st

from bridgelaw.formats.board import Record
from bridgelaw.formats.fields import READING_CODES
from bridgelaw.formats.verbs import DIRECTOR, ActForm, Slot, forms
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS, PACK, SUITS
from bridgelaw.game.seats import SEATS, Side, dealer_of, vulnerability_of
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table import acts, vocabulary
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import start
from bridgelaw.table.record import record as happen

TRAPS = (
    """yes no N on null true ~ 2017:27 12 1e3 0x1F 1:30 *a &a !a {a} [ ' " \\ 2H? y Y = << 2020-01-01 1_000 .5 ? é"""
)
words = st.text(max_size=12) | st.sampled_from((*TRAPS.split(), "- a", "a: b", "a #b", " a", "a ", "a\nb", "a  b"))
names = words.filter(lambda text: text not in ("", "start"))
seats = st.sampled_from(SEATS)
lettered = st.sampled_from("NESW")
"""Seats within the value of an answer, which is kept as it was written."""
calls = st.sampled_from(list(CALLS.values()))
cards = st.sampled_from(PACK)
tricks = st.integers(0, 13)
seconds = st.integers(0, 10**6) | st.floats(0, 10**6)
actions = st.sampled_from((*CALLS, *CARDS))
ranges = st.tuples(st.integers(0, 40), st.integers(0, 40))
results = st.fixed_dictionaries({"contract": st.sampled_from(("1C", "3NTX", "7SXX")), "by": lettered, "tricks": tricks})
weighted = st.lists(results, min_size=3, max_size=3).map(
    lambda three: [{**one, "weight": "1/3"} for one in three]
) | st.lists(results, min_size=2, max_size=2).map(lambda two: [{**two[0], "weight": 0.7}, {**two[1], "weight": 0.3}])
scores = weighted | results.map(lambda one: [one]) | st.just([{"contract": "P"}])
averages = st.sampled_from(("average", "average_plus", "average_minus")) | st.integers(0, 100)
awards = st.fixed_dictionaries(
    {"kind": st.just("assigned"), "ns": scores},
    optional={"ew": scores, "without_error": scores, "self_inflicted": st.sampled_from(("NS", "EW"))},
) | st.fixed_dictionaries({"kind": st.just("artificial"), "ns": averages, "ew": averages})
polls = st.fixed_dictionaries(
    {"asked": st.integers(0, 20)},
    optional={
        "class": words,
        "considered": st.dictionaries(actions, st.integers(0, 20), max_size=3),
        "chose": st.dictionaries(actions, st.integers(0, 20), max_size=3),
    },
)
figures = st.integers(-1000, 1000) | st.floats(-100, 100)
figured = st.fixed_dictionaries({"shift": figures, "low": figures, "high": figures})
counts = st.integers(0, 10**17).map(str)
shares = st.sampled_from(("0/1", "1/1", "573526409/8122425444"))
cards_found = st.fixed_dictionaries(
    {
        "evidence": st.just(1),
        "mode": st.just("card"),
        "laws": st.sampled_from((1997, 2007, 2017)),
        "question": st.none() | words,
        "of": st.just("a1"),
        "seat": lettered,
        "because": st.lists(st.just("a1"), max_size=2),
        "showed": st.lists(
            st.fixed_dictionaries(
                {
                    "seat": lettered,
                    "act": st.none() | st.just("a1"),
                    "call": st.none() | st.just("1S"),
                    "condition": words,
                    "source": st.sampled_from(("agreement", "explained", "director", "silent")),
                    "by": st.none() | words,
                    "words": words,
                }
            ),
            max_size=2,
        ),
        "possible": st.fixed_dictionaries({"count": counts, "of": counts, "share": shares}),
        "readings": st.lists(
            st.fixed_dictionaries(
                {
                    "name": words,
                    "condition": words,
                    "count": counts,
                    "share": shares,
                    "solved": st.integers(0, 600),
                    "refused": st.none() | st.sampled_from(("reading_impossible", "reading_all")),
                }
            ),
            max_size=2,
        ),
        "actions": st.lists(
            st.fixed_dictionaries(
                {
                    "action": actions,
                    "contract": st.none() | st.just("3HS"),
                    "source": st.sampled_from(("passed_out", "director", "poll")),
                }
            ),
            max_size=2,
        ),
        "scale": st.sampled_from(("points", "imps", "matchpoints")),
        "deals": st.fixed_dictionaries({"solved": st.integers(0, 600), "seed": words, "solver": words}),
        "shifts": st.lists(
            st.fixed_dictionaries(
                {
                    "reading": words,
                    "action": actions,
                    "against": actions,
                    "shift": figures,
                    "low": figures,
                    "high": figures,
                    "null": st.fixed_dictionaries({"low": figures, "high": figures}),
                    "better": figured,
                    "shows": st.sampled_from(("towards", "away", "nothing", "too_few")),
                }
            ),
            max_size=2,
        ),
        "differ": st.booleans(),
        "poll": st.none() | st.just("a1"),
        "warnings": st.lists(words, max_size=2),
    },
    optional={"no_poll": words, "held": st.dictionaries(lettered, words, max_size=2)},
)
ANSWERS: dict[str | None, st.SearchStrategy[Any]] = {
    None: st.booleans(),
    "denominations": st.lists(st.sampled_from(("S", "H", "D", "C", "NT")), max_size=3),
    "actions": st.lists(actions, max_size=3),
    "poll": polls,
    "evidence": st.booleans() | cards_found,
    "text": words,
    "tricks": tricks,
    "card": st.sampled_from(list(CARDS)),
    "act": st.sampled_from(("a1", "nothing", "revoke")),
    "revoke": st.fixed_dictionaries(
        {
            "by": st.sampled_from("NESW"),
            "suit": st.sampled_from("SHDC"),
            "won_by": st.sampled_from("NESW"),
            "later": st.integers(0, 12),
        },
        optional={"with_suit": st.booleans(), "trick": st.integers(1, 13)},
    ),
}
shown = st.builds(
    acts.CallMeaning,
    hcp=st.none() | ranges,
    S=st.none() | ranges,
    forcing=st.none() | st.booleans(),
    text=st.just("") | words,
)
terms = st.builds(acts.ClaimTerms, tricks=tricks, line=st.just("") | words)
penalties = st.builds(
    acts.Penalty,
    side=st.sampled_from(Side),
    unit=st.sampled_from(vocabulary.UNITS),
    amount=seconds,
    kind=st.sampled_from(vocabulary.PENALTY_KINDS),
    reason=words,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "call": calls, "card": cards, "hand": seats, "seat": seats, "cards": st.lists(cards, max_size=3).map(tuple),
    "calls": st.just("right") | st.lists(calls, max_size=3).map(tuple), "named": cards, "trick": st.integers(1, 13),
    "suit": st.sampled_from(SUITS), "suits": st.lists(st.sampled_from(SUITS), max_size=3).map(tuple),
    "words": words, "text": words, "why": words, "consulted": st.lists(words, max_size=2).map(tuple), "terms": terms,
    "shows": shown, "penalty": penalties, "award": awards, "tricks": tricks, "at": seconds, "took": seconds,
    "responsible": st.none() | st.sampled_from(Side), "flag": st.just(True), "visible_to_partner": st.booleans(),
    "down": st.booleans(), "imported": st.booleans(), "unintended": st.booleans(), "halt": st.booleans(),
    "concurring": st.booleans(),
    "how": st.sampled_from(vocabulary.EXPOSE), "reported_by": seats | st.sampled_from((DIRECTOR, "clock")),
}  # fmt: skip
places = st.sampled_from(("", "Event", "Auction", "Play", "a1", "a2", "a9", "file", "apart"))
remarks = words.filter(lambda text: "}" not in text).map(lambda text: f"{{{text}}}") | st.sampled_from(("; x", "%x"))
kept = st.fixed_dictionaries(
    {},
    optional={
        "tags": st.dictionaries(st.sampled_from(("Event", "Room", "Score", "x", "Result")) | words, words, max_size=3),
        "tables": st.dictionaries(
            st.sampled_from(("ScoreTable", "Auction", "Play", "AuctionTimeTable")), st.tuples(words, words), max_size=2
        ),
        "marks": st.dictionaries(places, st.sampled_from(("$1", "$4 $22", "=3=", "* x")), max_size=2),
        "notes": st.lists(st.tuples(st.sampled_from(("Auction", "Play")), words, words), max_size=2).map(tuple),
        "remarks": st.lists(st.tuples(places, remarks), max_size=3).map(tuple),
        "ends": st.dictionaries(st.sampled_from(("Auction", "Play")), st.sampled_from("*+"), max_size=2),
        "rest": st.dictionaries(st.sampled_from(("Auction", "Play", "lin", "md", "sv")), words, max_size=2),
        "again": st.lists(st.tuples(words, words), max_size=2).map(tuple),
        "commands": st.lists(st.tuples(places, st.sampled_from(("nt", "pg", "qx", "md", "zz")), words)).map(tuple),
    },
)


def _value(form: ActForm, slot: Slot, before: list[str]) -> st.SearchStrategy[Any]:
    if slot.refers:
        return st.sampled_from(before) if before else st.none()
    if form.make is acts.Find:
        if slot.field == "kind":
            return st.sampled_from(form.questions)
        if slot.field == "answer":
            return ANSWERS[vocabulary.LISTED_QUESTIONS.get(form.questions[0])]
    if slot.field == "about" and form.make is acts.Learn:
        return seats
    if slot.field in FIELDS:
        return FIELDS[slot.field]
    return st.sampled_from(slot.kind.schema["enum"])


@st.composite
def one_act(draw: st.DrawFn, id: str, before: list[str]) -> acts.Act:
    """An act of any kind, which may be about those before it."""
    who, form = draw(st.sampled_from(forms()))
    values: dict[str, Any] = {"id": id}
    for slot in form.slots.values():
        if slot.field != "id" and (slot.required or slot.field == "hand" or draw(st.integers(0, 3)) == 0):
            values[slot.field] = draw(_value(form, slot, before))
    if who == "player":
        values["by"] = draw(seats)
    return form.make(**values)


@st.composite
def happenings(draw: st.DrawFn) -> tuple[acts.Act, ...]:
    """A list of acts that can have happened on a board of which nobody knows the cards."""
    facts = start(SEATS[0], dict.fromkeys(SEATS))
    found: list[acts.Act] = []
    for _ in range(draw(st.integers(0, 12))):
        ids = [act.id for act in found]
        id = draw(st.just("") | names)
        if not id or id in ids or re.fullmatch(r"a\d+", id):
            id = f"a{len(found) + 1}"
        act = draw(one_act(id, ids))
        try:
            facts, _ = happen(facts, act)
        except Impossible:
            continue
        found.append(act)
    return tuple(found)


@st.composite
def heads(draw: st.DrawFn) -> dict[str, Any]:
    """Everything about a board but its acts."""
    board = draw(st.none() | st.integers(1, 99))
    values: dict[str, Any] = {"board": board, "dealer": draw(seats)}
    if board is not None and draw(st.booleans()):
        values |= {"dealer": dealer_of(board), "vulnerable": vulnerability_of(board)}
    else:
        values["vulnerable"] = draw(st.sampled_from(("None", "NS", "EW", "All")))
    optional: dict[str, st.SearchStrategy[Any]] = {
        "title": words,
        "laws": st.sampled_from(EDITIONS),
        "authority": st.sampled_from(("wbf", "ebu", "nbf")),
        "regulations": st.just({"reserve_rights": "prohibited", "redeal_allowed": False, "la_considered_share": 0.25}),
        "language": st.sampled_from(vocabulary.LANGUAGES),
        "scoring": st.sampled_from(vocabulary.SCORING),
        "entry": st.just("prevent"),
        "screens": st.booleans(),
        "players": st.dictionaries(seats, words, max_size=4),
        "norms": st.dictionaries(
            seats, st.fixed_dictionaries({"median": seconds, "n": st.integers(0, 99)}), max_size=4
        ),
        "session": st.just({"NS": 64.2, "EW": 36}),
        "match": st.just({"format": "swiss", "boards": 8}),
        "source": st.fixed_dictionaries({}, optional={"file": words, "line": st.integers(1, 9), "producer": words}),
        "reading": st.lists(st.fixed_dictionaries({"code": st.sampled_from(READING_CODES), "message": words})).map(
            tuple
        ),
        "kept": kept,
        "field": st.fixed_dictionaries(
            {
                "results": st.lists(
                    st.integers(-990, 990) | st.just("average") | st.just({"ns": [[420, 0.6], [-50, 0.4]]}), max_size=4
                )
            },
            optional={"expected": st.integers(1, 20)},
        ),
    }
    for name, values_of_it in optional.items():
        if draw(st.integers(0, 2)) == 0:
            values[name] = draw(values_of_it)
    return values


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-999, 999) | st.floats(-999, 999) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
parts = st.dictionaries(st.sampled_from(("irregularities", "rights", "turn", "frozen", "score")), plain, max_size=3)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record, or a scenario."""
    happened = draw(happenings())
    rows = st.fixed_dictionaries(
        {},
        optional={
            "laws": st.just([2007, 2017]) | st.just(1997),
            "authority": st.just("ffb"),
            "after": st.sampled_from(["start", *(act.id for act in happened)]),
            "has": parts,
            "lacks": parts,
            "exactly": parts,
        },
    )
    return Record(acts=happened, expect=tuple(draw(st.lists(rows, max_size=2))), **draw(heads()))
