"""Sessions of every kind, for properties that hold of all of them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

FORM = "bridgelaw.session/1"
PEOPLE: dict[str, dict[str, str]] = {"a1": {"name": "Ada Ås"}, "b2": {"name": "Béla", "number": "77"}}
DEAL = "N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ"

SCORES = st.sampled_from([-1400, -100, -50, 0, 90, 110, 140, 420, 450, 980])
WEIGHTS: st.SearchStrategy[list[Any]] = st.sampled_from([[0.6, 0.4], ["1/3", "2/3"], [0.5, "1/2"]])
WEIGHTED = st.tuples(SCORES, SCORES, WEIGHTS).map(lambda one: [[one[0], one[2][0]], [one[1], one[2][1]]])
SHARES = st.sampled_from(["average_plus", "average", "average_minus", 60, 40, 55.25, 0, 100])
CONTRACTS = st.builds(
    lambda contract, by, tricks: {"contract": contract, "by": by, "tricks": tricks},
    st.sampled_from(["4S", "3NTX", "1C", "7DXX", "2H"]),
    st.sampled_from("NESW"),
    st.integers(0, 13),
)
LEADS = st.sampled_from(["SA", "H2", "DT"])


@st.composite
def outcomes(draw: st.DrawFn) -> dict[str, Any]:
    """What came of a play, in the neutral form."""
    way = draw(
        st.sampled_from(["contract", "contract", "contract", "passed", "score", "shares", "weighted", "unplayed"])
    )
    if way == "contract":
        told = draw(CONTRACTS)
        if draw(st.integers(0, 3)) == 0:
            told["score"] = draw(SCORES)  # perhaps against its own contract
        if draw(st.booleans()):
            told["lead"] = draw(LEADS)
        return told
    if way == "passed":
        return {"contract": "P"}
    if way == "score":
        return {"score": draw(SCORES)}
    if way == "unplayed":
        return {"unplayed": draw(st.sampled_from(["late", "ill", "N P"]))}
    at_table = draw(st.just({}) | CONTRACTS)
    if way == "shares":
        return {**at_table, "artificial": {"ns": draw(SHARES), "ew": draw(SHARES)}}
    ns, ew = draw(WEIGHTED), draw(st.none() | WEIGHTED)
    return {**at_table, "weighted": {"ns": ns, **({} if ew is None else {"ew": ew})}}


@st.composite
def sessions(draw: st.DrawFn, *, sections: int = 2) -> dict[str, Any]:
    """A session in the neutral form. Each pair sits in one direction; in several sections the numbers are the same."""
    scoring = draw(st.sampled_from(["mp", "mp", "butler", "cross_imp"]))
    names = "AB"[: draw(st.integers(1, sections))]
    tables = draw(st.integers(1, 4))
    pairs: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for section in names:
        for side, first in (("NS", 1), ("EW", tables + 1)):
            pairs += (
                {"pair": f"{section}{n}", "section": section, "number": str(n), "direction": side}
                for n in range(first, first + tables)
            )
        for board in range(1, draw(st.integers(1, 4)) + 1):
            for table in range(1, tables + 1):
                ew = tables + 1 + (table + board) % tables
                who = {"section": section, "board": board, "ns": f"{section}{table}", "ew": f"{section}{ew}"}
                place = {"table": table, "round": board} if draw(st.booleans()) else {}
                results.append({**who, **place, **draw(outcomes())})
    if draw(st.booleans()):
        pairs[0]["people"] = list(PEOPLE)
    if draw(st.booleans()):
        pairs[-1]["handicap"] = draw(st.sampled_from([-6.65, 0.01, 3]))
    if draw(st.booleans()):
        results[-1]["form"] = "turned"
    conditions: dict[str, Any] = {
        "scoring": scoring,
        "unit": draw(st.sampled_from([1, 2])),
        "winners": draw(st.sampled_from([1, 2])),
        "field": draw(st.sampled_from(["section", "session"])),
        "rank_by": draw(st.sampled_from(["section", "session"])),
        "uneven": draw(st.sampled_from(["neuberg", "factor", "none"])),
    }
    if scoring == "butler":
        conditions["datum"] = {"dropped": draw(st.integers(0, 1))}
    if draw(st.booleans()):
        conditions["withdrawn"] = draw(st.sampled_from(["half", "cancel"]))
    if draw(st.booleans()):
        conditions |= {
            "laws": draw(st.sampled_from([1997, 2007, 2017])),
            "authority": draw(st.sampled_from(["wbf", "ebu"])),
        }
    more: dict[str, Any] = {}
    if draw(st.booleans()):
        unit = draw(st.sampled_from(["percent", "mp"] if scoring == "mp" else ["imp"]))
        more["penalties"] = [{"pair": pairs[0]["pair"], "amount": draw(st.sampled_from([10, 2.5, -1])), "unit": unit}]
    if draw(st.booleans()):
        more |= {"deals": {"1": DEAL}, "date": "2026-01-31", "people": PEOPLE}
    return {
        "form": FORM,
        "name": draw(st.sampled_from(["", "Evening <3> & more", "Åpen kveld"])),
        "conditions": conditions,
        "sections": [
            {"section": name, **draw(st.just({}) | st.sampled_from([{"tables": tables}, {"winners": 1}]))}
            for name in names
        ],
        "pairs": pairs,
        "results": results,
        **more,
    }
