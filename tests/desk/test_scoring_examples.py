"""The worked examples of scoring that lie beside the project, all of them: every kind has a function here."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
import yaml

from bridgelaw.desk import artificial, conversion
from bridgelaw.desk.assigned import SelfInflicted, knockout, likely
from bridgelaw.desk.results import Others, Points
from bridgelaw.game.comparison import cross_imps, factored, imps, matchpoints, neuberg, versus
from bridgelaw.game.contracts import contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.game.victory_points import victory_points
from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.regulations import Regulations
from tests.formats.shared import SHARED

FILE = SHARED / "laws" / "scoring-examples.yaml"
pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="the examples do not lie beside the project")
EXAMPLES: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))["examples"] if FILE.is_file() else []


def exact(value: Any) -> Fraction:
    """A number as it is written: 1/3, 60 %, 4.8."""
    text = str(value).strip()
    return Fraction(text.rstrip(" %")) / 100 if text.endswith("%") else Fraction(text)


def near(found: Fraction, wanted: Any) -> bool:
    return abs(found - exact(wanted)) < Fraction(1, 2000)


def field(scores: list[int]) -> Others:
    tables = tuple(((value, Fraction(1)),) for value in scores)
    return Others(tables, tables, 0, len(tables) + 1)


def weighted(values: list[int], weights: list[Any]) -> Points:
    shares = [exact(w[0]) for w in weights]
    whole = sum(shares)
    return tuple((value, share / whole) for value, share in zip(values, shares, strict=True))


def negative(own: Points) -> Points:
    return tuple((-value, weight) for value, weight in own)


def contract_score(given: dict[str, Any]) -> Any:
    if given["contract"] == "passed_out":
        return dict.fromkeys(("NS", "EW"), points(None, "None", 0))
    return points(contract(given["contract"], Seat.N), "All" if given["vulnerable"] else "None", given["tricks"])


def matchpointed(given: dict[str, Any]) -> dict[str, Any]:
    scores, unit = given["ns_scores"], given["unit"]
    rest = [[s for m, s in enumerate(scores) if m != n] for n in range(len(scores))]
    top = unit * (len(scores) - 1)
    ns = [matchpoints(own, others, unit) for own, others in zip(scores, rest, strict=True)]
    return {"NS": ns, "EW": [top - value for value in ns], "top": top}


def award(given: dict[str, Any], edition: str | None) -> Any:
    if given.get("form") == "imps":
        rules = Regulations()
        if "award" in given:
            return [artificial.imps(one, rules) for one in given["award"]]
        a, b = artificial.imps(given["award_A"], rules), artificial.imps(given["award_B"], rules)
        assert a is not None
        assert b is not None
        return {"A": knockout(a, b), "B": knockout(b, a)} if given["format"] == "knockout" else {"A": a, "B": b}
    setting = given.get("setting", "").split(" = ")
    overrides = {setting[0]: setting[1]} if len(setting) == 2 else {}
    if edition == "1997" and not overrides:
        overrides = {"session_rule_minus": "flat"}  # by the words of the Law alone
    rules = regulations_of("wbf", edition if edition in EDITIONS else "2017", **overrides)
    if "awards" in given:
        session = 100 * exact(given["mp_won"]) / (given["boards_played"] * given["top"])
        return [artificial.share(one, session, rules) * given["top"] / 100 for one in given["awards"]]
    own = given.get("session_pct_other_boards")
    return artificial.share(given["award"], None if own is None else exact(own), rules) * given["top"] / 100


def weighted_mp(given: dict[str, Any]) -> dict[str, Any]:
    own, others = weighted(given["ns_values"], given["weights"]), field(given["others"])
    each = conversion.each(own, lambda one: conversion.matchpoints(one, others, NS))
    ns, ew = conversion.matchpoints(own, others, NS), conversion.matchpoints(negative(own), others, EW)
    assert conversion.top(others) == given["top"]
    return {"NS_each": list(each), "NS": ns, "EW": ew}


def weighted_imp(given: dict[str, Any]) -> dict[str, Any]:
    own, other = weighted(given["ns_values"], given["weights"]), field([-given["teammates_EW_score"]])
    each = conversion.each(own, lambda one: conversion.team_imps(one, other, NS))
    return {"each": list(each), "NS_team": conversion.team_imps(own, other, NS)}


def both_weighted(given: dict[str, Any]) -> dict[str, Any]:
    ours = tuple((value, exact(w)) for w, value in given["our_NS"])
    theirs = tuple((value, exact(w)) for w, value in given["their_NS"])
    others = Others((theirs,), (theirs,), 0, 2)
    terms = [Fraction(imps(a - b)) for a, _ in ours for b, _ in theirs]
    return {"terms": terms, "NS_team": conversion.team_imps(ours, others, NS)}


def crossed(given: dict[str, Any]) -> dict[str, Any]:
    (a, x), (b, y) = ((value, exact(w)) for w, value in given["weights"])
    others = given["others_NS"]
    assert conversion.team_imps(((a, x), (b, y)), field(others), NS) == x * cross_imps(a, others) + y * cross_imps(
        b, others
    )
    return {
        "imps_420": [imps(a - other) for other in others],
        "imps_170": [imps(b - other) for other in others],
        "NS_mean": conversion.team_imps(((a, x), (b, y)), field(others), NS),
    }


def split_mp(given: dict[str, Any]) -> dict[str, Any]:
    ns = given["NS_result"] if "NS_result" in given else given["table_NS"]
    ew = given["EW_result_as_NS_score"] if "NS_result" in given else given["adjusted_for_EW_as_NS_score"]
    others = field(given["others"])
    return {
        "NS": conversion.matchpoints(((ns, Fraction(1)),), others, NS),
        "EW": conversion.matchpoints(((-ew, Fraction(1)),), others, EW),
    }


def split_weighted(given: dict[str, Any]) -> dict[str, Any]:
    others = field(given["others"])
    ns = weighted([row[1] for row in given["NS_weights"]], given["NS_weights"])
    ew = weighted([row[1] for row in given["EW_weights"]], given["EW_weights"])
    return {
        "each": list(conversion.each(ns, lambda one: conversion.matchpoints(one, others, NS))),
        "NS": conversion.matchpoints(ns, others, NS),
        "EW": conversion.matchpoints(negative(ew), others, EW),
    }


def probable(given: dict[str, Any]) -> dict[str, Any]:
    rows = given["distribution"] if "distribution" in given else given["distribution_EW"]
    chances = [(value, Fraction(chance, 100)) for value, chance in rows]
    limits = given["thresholds"]
    injured = likely(chances, exact(limits["likely"]))
    offending = likely(chances, exact(limits["at_all_probable"]))
    return {"NOS": injured, "OS": -offending}


def two_editions(given: dict[str, Any]) -> dict[str, Any]:
    others = field(given["others"])
    chances = [(value, Fraction(chance, 100)) for value, chance in given["distribution"]]
    injured = likely(chances, Fraction(1, 3))
    offending = likely(chances, Fraction(1, 6))
    both = tuple(chances)
    return {
        "1997_NOS": conversion.matchpoints(((injured, Fraction(1)),), others, NS),
        "1997_OS": conversion.matchpoints(((-offending, Fraction(1)),), others, EW),
        "2017_both": [conversion.matchpoints(both, others, NS), conversion.matchpoints(negative(both), others, EW)],
    }


def parts(given: dict[str, Any]) -> SelfInflicted:
    keys = ("A_no_infraction", "B_without_own_error", "C_table")
    if "A_imps" in given:
        keys = ("A_imps", "B_imps", "C_imps")
    return SelfInflicted(*(Fraction(given[key]) for key in keys))


def self_inflicted(given: dict[str, Any]) -> dict[str, Any]:
    found = parts(given)
    top = Fraction(given.get("top", 0))
    return {
        "self_inflicted": found.inflicted,
        "consequent": found.consequent,
        "NOS": found.awarded,
        "OS": top - found.without,
    }


def penalty(given: dict[str, Any]) -> Any:
    if "session_mp" in given:
        fine = Fraction(given["pp_pct_of_top"] * given["top"], 100)
        before = 100 * exact(given["session_mp"]) / (given["boards"] * given["top"])
        return {"before_pct": before, "after_mp": exact(given["session_mp"]) - fine}
    if "vp" in given:
        own = exact(given["vp"])
        return {"vp": own - exact(given["pp_vp"]), "opponents_vp": 20 - own}
    if given["unit"] == "imp":
        return {"A": given["match_imps"] - given["pp_imps"], "B": -given["match_imps"]}
    return -Fraction(given["top"] * given["pct"], 100)


def not_balancing(given: dict[str, Any]) -> dict[str, Any]:
    a, b = Fraction(given["A_imps_own_view"]), Fraction(given["B_imps_own_view"])
    return {"A": knockout(a, b), "B": knockout(b, a)} if given["format"] == "knockout" else {"A": a, "B": b}


KINDS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "contract_score": contract_score,
    "imp": lambda g: imps(g["difference"]),
    "matchpoints": matchpointed,
    "matchpoints_half_unit": lambda g: matchpoints(g["own"], g["others"], g["unit"]),
    "neuberg": lambda g: neuberg(Fraction(g["mp"]), g["scores_in_group"], g["expected_scores"], g["unit"]),
    "factored": lambda g: factored(Fraction(g["mp"]), g["scores_in_group"], g["expected_scores"]),
    "bam": lambda g: versus(g["our_NS"], g["their_NS_at_other_table"]),
    "bam_weighted": lambda g: conversion.matchpoints(
        tuple((value, exact(w)) for w, value in g["weights"]), field([g["other"]]), NS
    ),
    "bam_artificial": lambda g: artificial.share(g["award"], None, Regulations()) * g["scale"] / 100,
    "vp_wbf_continuous": lambda g: victory_points(g["imps"], g["boards"]),
    "vp_noncomplementary": lambda g: {
        "A": victory_points(g["team_A_imps"], g["boards"]),
        "B": victory_points(g["team_B_imps"], g["boards"]),
    },
    "weighted_mp": weighted_mp,
    "weighted_mp_wrong_way": lambda g: matchpoints(g["ns_values_averaged"], g["others"]),
    "weighted_effect_on_other_pair": lambda g: (
        g["rest_of_field_mp"]
        + conversion.compared(
            ((g["other_pair_score"], Fraction(1)),), tuple((v, exact(w)) for w, v in g["weighted_table"]), versus
        )
    ),
    "weighted_imp": weighted_imp,
    "weighted_imp_both_tables": both_weighted,
    "cross_imp_weighted": crossed,
    "split_mp": split_mp,
    "forfeiture_one_side": split_mp,
    "split_weighted_mp": split_weighted,
    "split_imp_knockout": not_balancing,
    "split_imp_round_robin": not_balancing,
    "likely_at_all_probable": probable,
    "subsequent_error_mp": self_inflicted,
    "subsequent_error_all_self": self_inflicted,
    "subsequent_error_imp": self_inflicted,
    "penalty": penalty,
}


def other_table(given: dict[str, Any]) -> dict[str, Any]:
    ours = given["other_table_team_score"] + given["expected_normal_at_our_table"]
    return {"swing": ours, "imps": imps(ours), "versus_av_plus": artificial.imps("average_plus", Regulations())}


def other_table_weighted(given: dict[str, Any]) -> dict[str, Any]:
    own = tuple((value, exact(w)) for w, value in given["weights"])
    other = field([-given["other_table_score"]])
    each = conversion.each(own, lambda one: conversion.team_imps(one, other, NS))
    return {"each": list(each), "imps": conversion.team_imps(own, other, NS)}


def both_at_fault(given: dict[str, Any]) -> dict[str, Any]:
    each = artificial.imps("average_minus", Regulations())
    return {"A": each, "B": each}


def rounded_once(given: dict[str, Any]) -> dict[str, Any]:
    match = exact(given["board_imps"]) + given["match_total_of_other_boards"]
    return {"match": match, "rounded": round(match)}


KINDS |= {
    "other_table_result": other_table,
    "other_table_result_weighted": other_table_weighted,
    "av_plus_team_both": both_at_fault,
    "weighted_imp_rounding": rounded_once,
    "likely_vs_weighted": two_editions,
}


def agrees(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return all(agrees(found[key], value) for key, value in wanted.items())
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(agrees, found, wanted))
    return near(Fraction(found), wanted)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example: dict[str, Any]) -> None:
    given = example["input"]
    kind = example["kind"]
    found = award(given, example.get("edition")) if kind == "artificial" else KINDS[kind](given)
    assert agrees(found, example["expected"]), (found, example["expected"])
